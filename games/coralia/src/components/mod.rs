//! What is in the box, read from `data/coralia.toml`.

pub(crate) mod catalogue;
mod checks;
mod file;
mod readings;

use atoll_core::{DataError, Fact, Files, Label, OpenReading, Tag, Words};
use serde::{Deserialize, Serialize};

use catalogue::Catalogue;
pub use readings::{First4, OctopusIncome, PearlRankMode, Readings, ScoringEffects, ScoringFeatures, WhiteToIsland};

/// The one data file.
const FILE: &str = "coralia.toml";

/// How many cards lie in the three piles together.
pub const CARDS: usize = STARFISH + PEARLS + FISH;
/// Starfish cards, numbered from 0.
pub const STARFISH: usize = 18;
/// Pearl cards, numbered on from the starfish cards.
pub const PEARLS: usize = 18;
/// Fish cards, numbered on from the pearl cards.
pub const FISH: usize = 15;
/// The starfish cards as a set of card numbers.
pub const STAR_CARDS: u64 = (1 << STARFISH) - 1;
/// The pearl cards as a set of card numbers.
pub const PEARL_CARDS: u64 = ((1 << PEARLS) - 1) << STARFISH;
/// The fish cards as a set of card numbers.
pub const FISH_CARDS: u64 = ((1 << FISH) - 1) << (STARFISH + PEARLS);
/// Stingrays beside the overview.
pub const RAYS: u8 = 2;

/// The six colours by their ids, in board order.
pub const COLOURS: [&str; 6] = ["yellow", "blue", "red", "orange", "green", "violet"];
/// The turtles by their ids.
pub(crate) const TURTLE_IDS: [&str; 8] = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"];
/// The chests by their ids.
pub(crate) const CHEST_IDS: [&str; 8] = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8"];
/// The seven spaces of a reef by their ids; the first six are also the faces of a die.
pub const SPACES: [&str; 7] = ["turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure"];
/// The five kinds of fish by their ids.
pub const FISH_KINDS: [&str; 5] = ["fire", "blow", "angel", "stingray", "anemone"];

/// What a starfish card does in the final scoring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StarKind {
    /// Counts as a pearl of 6.
    Pearl6,
    /// Counts as an anemone fish.
    Anemone,
    /// Points for each fish.
    PerFish,
    /// Points for each pearl.
    PerPearl,
    /// Points for each die on the island.
    PerIslandDie,
    /// Points for each own turtle.
    PerTurtle,
    /// Points for each own chest.
    PerChest,
    /// A chest from beside the board.
    SideChest,
    /// On to the next jellyfish.
    Jellyfish,
    /// The chests left on two reefs.
    ReefChests,
    /// Cards for left-over dice of two colours.
    LeftDice,
}

impl StarKind {
    /// All kinds.
    pub const ALL: [StarKind; 11] = [
        StarKind::Pearl6,
        StarKind::Anemone,
        StarKind::PerFish,
        StarKind::PerPearl,
        StarKind::PerIslandDie,
        StarKind::PerTurtle,
        StarKind::PerChest,
        StarKind::SideChest,
        StarKind::Jellyfish,
        StarKind::ReefChests,
        StarKind::LeftDice,
    ];

    /// Whether the card waits for the fish or the pearl scoring.
    pub const fn is_deferred(self) -> bool {
        matches!(self, StarKind::Pearl6 | StarKind::Anemone | StarKind::PerFish | StarKind::PerPearl)
    }

    /// Whether the card names two colours.
    const fn has_colours(self) -> bool {
        matches!(self, StarKind::ReefChests | StarKind::LeftDice)
    }
}

/// What a turtle gives when it is taken; the order is that of the tiles T1 to T8.
const BONUSES: [&str; 8] = ["white-die", "jellyfish", "stingray", "starfish", "island", "fish", "copy", "side-chest"];
/// What a chest does when it is taken; the order is that of the tiles C1 to C8.
const EFFECTS: [&str; 8] =
    ["fish", "pearl", "starfish", "island", "per-island-die", "stingray", "white-die", "jellyfish"];

/// One card, as people and rules see it.
#[derive(Clone, Debug)]
pub struct CardFact {
    /// Its id in the data file.
    pub id: Label,
    /// Its name.
    pub name: Words,
    /// Where the fact comes from.
    pub tag: Tag,
}

/// One tile, as people see it.
#[derive(Clone, Debug)]
pub struct TileFact {
    /// What it gives, by its id in the data file.
    pub gives: &'static str,
    /// What it gives, in words.
    pub name: Words,
    /// Where the fact comes from.
    pub tag: Tag,
}

/// The components of Coralia.
///
/// Cards have the numbers 0 to 50: starfish, pearls, fish, each in the order
/// of the file. Cards that do the same are one kind; its first card stands for
/// it ([`Components::kind_of`]).
#[derive(Debug)]
pub struct Components {
    /// The cards by number.
    pub cards: Vec<CardFact>,
    /// Names of the colours.
    pub colours: [Words; 6],
    /// The name of a stingray.
    pub ray: Words,
    /// The turtles T1 to T8.
    pub turtles: Vec<TileFact>,
    /// The chests C1 to C8.
    pub chests: Vec<TileFact>,
    /// What each starfish card does.
    pub stars: [StarKind; STARFISH],
    /// The two colours of a starfish card that has some, as a bit set.
    pub star_colours: [u8; STARFISH],
    /// The number of the first card of the same kind.
    pub kind_of: [u8; CARDS],
    /// All cards of the same kind.
    pub alike: [u64; CARDS],
    /// The first card of every kind, in card order.
    pub kinds: Vec<u8>,
    /// The value of each card as a pearl; 0 for other cards.
    pub pearl_value: [u8; CARDS],
    /// The kind of each card as a fish, an index into `FISH_KINDS`; 255 for other cards.
    pub fish_kind: [u8; CARDS],
    /// The cards of each kind of fish, as bit sets.
    pub(crate) fish: [u64; FISH_KINDS.len()],
    /// The starfish cards of each kind, as bit sets, in the order of [`StarKind::ALL`].
    pub(crate) stars_alike: [u64; StarKind::ALL.len()],
    /// The values of pearls and the cards that have them, as bit sets, the highest first.
    pub(crate) pearls: Vec<(u8, u64)>,
    /// How often each face is on each white die.
    pub white_faces: [[u8; 6]; 2],
    /// Points of each space for the diver.
    pub space_values: [u8; 7],
    /// Points of a set by its size.
    pub set_scores: [u8; 6],
    /// Pearls that count by rank.
    pub pearls_by_rank: [u8; 3],
    /// Rounds by seats.
    pub rounds: [u8; 5],
    /// Points between two big jellyfish.
    pub jellyfish_step: u8,
    /// The readings of this edition.
    pub readings: Readings,
    tags: Tags,
}

#[derive(Debug)]
struct Tags {
    colours: [Tag; 6],
    spaces: Tag,
    rays: Tag,
    white: [Tag; 2],
    sets: Tag,
    ranks: Tag,
    rounds: Tag,
    jellyfish: Tag,
}

impl atoll_core::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[(FILE, include_str!("../../data/coralia.toml"))];

    fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError> {
        Components::read(files, warnings)
    }

    fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        let mut add = |en: String, nl: String, tag| {
            facts.push(Fact { file: FILE.to_owned(), what: Words { en, nl }, tag });
        };
        for (name, tag) in self.colours.iter().zip(self.tags.colours) {
            add(
                format!("Six {} dice and a {} reef", name.en, name.en),
                format!("Zes {} dobbelstenen en een {} rif", name.nl, name.nl),
                tag,
            );
        }
        let values = self.space_values;
        let list = format!("{}, {}, {}, {}, {}", values[0], values[1], values[2], values[3], values[4]);
        add(
            format!("Diver points of turtle, starfish, octopus, fish, pearl: {list}"),
            format!("Duikpunten van schildpad, zeester, octopus, vis, parel: {list}"),
            self.tags.spaces,
        );
        for card in &self.cards {
            add(
                format!("Card {}: {}", card.id, card.name.en),
                format!("Kaart {}: {}", card.id, card.name.nl),
                card.tag,
            );
        }
        add(format!("{RAYS} cards: {}", self.ray.en), format!("{RAYS} kaarten: {}", self.ray.nl), self.tags.rays);
        for (n, tile) in self.turtles.iter().enumerate() {
            add(
                format!("Turtle T{}: {}", n + 1, tile.name.en),
                format!("Schildpad T{}: {}", n + 1, tile.name.nl),
                tile.tag,
            );
        }
        for (n, tile) in self.chests.iter().enumerate() {
            add(
                format!("Chest C{}: {}", n + 1, tile.name.en),
                format!("Schatkist C{}: {}", n + 1, tile.name.nl),
                tile.tag,
            );
        }
        for (n, tag) in self.tags.white.into_iter().enumerate() {
            add(
                format!("Faces of the white die W{}", n + 1),
                format!("Vlakken van de witte dobbelsteen W{}", n + 1),
                tag,
            );
        }
        let sets = self.set_scores[1..].iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        add(format!("Points of fish sets: {sets}"), format!("Punten van vissensets: {sets}"), self.tags.sets);
        let ranks = self.pearls_by_rank.map(|n| n.to_string()).join(", ");
        add(
            format!("Pearls that count by rank: {ranks}"),
            format!("Parels die tellen per rang: {ranks}"),
            self.tags.ranks,
        );
        let rounds = self.rounds[2..].iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        add(
            format!("Rounds for 2, 3, 4 seats: {rounds}"),
            format!("Rondes voor 2, 3, 4 spelers: {rounds}"),
            self.tags.rounds,
        );
        let step = self.jellyfish_step;
        add(
            format!("A big jellyfish every {step} points"),
            format!("Een grote kwal om de {step} punten"),
            self.tags.jellyfish,
        );
        add(
            "How doubtful passages are read".to_owned(),
            "Hoe twijfelachtige passages zijn gelezen".to_owned(),
            self.readings.tag,
        );
        facts
    }

    fn readings(&self) -> Vec<OpenReading> {
        self.readings.open()
    }

    fn json(&self) -> serde_json::Value {
        serde_json::to_value(Catalogue::of(self)).expect("plain data is JSON")
    }
}

/// A kind as the file spells it.
fn kebab(kind: StarKind) -> String {
    serde_json::to_value(kind).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}
