//! What several tests of Coral set up.

use atoll_coral::geometry::{Cell, Placement};
use atoll_coral::{Builder, Coral, Species};
use atoll_core::{Edition, Files, Game, Setup};

pub const RED: Species = Species::RED;
pub const TUB: Species = Species::TUBULAR;
pub const SUN: Species = Species::SUN;
pub const BRAIN: Species = Species::BRAIN;

pub type Spots = [[i8; 3]; 3];

pub const R1: Spots = [[1, 0, 0], [1, 1, 0], [2, 0, 0]];
pub const S1: Spots = [[0, 1, 0], [-1, 1, 0], [0, 2, 0]];
pub const T1: Spots = [[0, -1, 0], [1, -1, 0], [0, -2, 0]];
pub const R2: Spots = [[-1, 0, 0], [-1, 0, 1], [0, 0, 1]];
pub const N1: Spots = [[0, 0, 2], [-1, 0, 2], [0, -1, 2]];

pub fn cell([x, y, z]: [i8; 3]) -> Cell {
    Cell::new(x, y, z)
}

pub fn piece(spots: Spots) -> Placement {
    Placement::new(spots.map(cell)).expect("an L")
}

/// A setup with lines of the component file exchanged.
pub fn setup_with(seats: u8, options: &str, exchanged: &[(&str, &str)]) -> Setup<Coral> {
    let mut files = Files::shipped::<<Coral as Game>::Data>();
    let mut text = files.text("coral.toml").to_owned();
    for (was, is) in exchanged {
        assert!(text.contains(was), "{was} is in the file");
        text = text.replace(was, is);
    }
    files.replace("coral.toml", text).expect("the file exists");
    let edition = Edition::<Coral>::load(files).expect("the files are right");
    Setup::new(seats, serde_json::from_str(options).expect("options"), edition).expect("a setup")
}

/// The scene K of the spec: three players red, sun, tubular; brain is neutral.
pub fn k(pawns: &[(Species, [i8; 3])]) -> Builder {
    Builder {
        pieces: vec![(piece(R1), RED), (piece(S1), SUN), (piece(T1), TUB), (piece(R2), RED)],
        pawns: pawns.iter().map(|&(species, at)| (species, cell(at))).collect(),
        plays: vec![RED, SUN, TUB],
        neutral: Some(BRAIN),
        reserves: vec![[4, 0, 0, 1], [0, 0, 5, 2], [0, 5, 0, 2]],
        ..Builder::default()
    }
}
