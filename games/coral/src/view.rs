//! What each observer may know, which is everything but the order of the bag (CORAL-INFO-1).
//!
//! The JSON form serves the three-dimensional table:
//!
//! - `bodies`: rock and pieces, the oldest first: `{n, name, species, cells, orientation}`; the rock's species is null;
//! - `columns`: what the sun sees, one entry a column: `{x, y, z, species}` with the top cube's level `z`;
//! - `pawns`: `{species, owner, state, cell, roofed}`, `state` being `on`, `floating`, `fallen` or `off`;
//! - `players`: `{seat, species, reserve, pieces, moved, score, levels, spared}`; `levels` counts sunlit
//!   icons from the highest level of the reef down, as the tie-break does;
//! - `cube`: the cube that a growing piece must touch; `landings` and `slides`: the cells for the active pawn;
//! - `open_faces`: the cells beside the rock that are still to be covered;
//! - `solo`: setup card, chosen piece, and the four cards with what they count and give now.
//!
//! Cells are `[x, y, z]`, x east, y north, z up. What a placement would do is
//! told by [`Staged::preview`](atoll_core::Staged::preview), see `preview.rs`.

use atoll_core::{Game, Seat, Words};
use serde::Serialize;

use crate::components::{SPECIES, Species};
use crate::geometry::{Body, Cell, DIRECTIONS, DOWN, ROCK, UP};
use crate::options::Falling;
use crate::position::{Coral, Pawn, Step};

/// A body of the reef.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BodyView {
    /// Its number, the rock being 0.
    pub n: usize,
    /// What it is called: `R2` for the second oldest red piece; the rock is `o`.
    pub name: String,
    /// Its species; the rock has none.
    pub species: Option<Species>,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Its orientation, 0 to 11.
    pub orientation: u8,
}

/// The top of a column.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ColumnView {
    /// East.
    pub x: i8,
    /// North.
    pub y: i8,
    /// The level of the top cube, from 0.
    pub z: i8,
    /// Its species; the rock has none.
    pub species: Option<Species>,
}

/// A pawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PawnView {
    /// Its species.
    pub species: Species,
    /// Who plays it.
    pub owner: Option<Seat>,
    /// `on`, `floating`, `fallen` or `off`.
    pub state: &'static str,
    /// The cell it stands in.
    pub cell: Option<Cell>,
    /// Whether a cube is above it.
    pub roofed: bool,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The species it plays.
    pub species: Option<Species>,
    /// Pieces in reserve by species: red, tubular, sun, brain.
    pub reserve: [u8; SPECIES],
    /// All of them.
    pub pieces: u8,
    /// Whether its last turn was a move, so that another one costs a piece.
    pub moved: bool,
    /// Its score as things are.
    pub score: i16,
    /// Sunlit icons by level, the highest first.
    pub levels: Vec<u8>,
    /// Whether its falls cost nothing.
    pub spared: bool,
}

/// The Tower card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TowerView {
    /// Who has it.
    pub holder: Option<Seat>,
    /// Whether the second side is up.
    pub second: bool,
    /// What it gives now.
    pub points: i16,
}

/// A scoring card for one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardView {
    /// Its species.
    pub species: Species,
    /// Its complexity, 1 to 3; 0 if it is not known yet.
    pub level: u8,
    /// What it asks.
    pub text: Option<Words>,
    /// What it counts now.
    pub count: u8,
    /// What it gives now.
    pub points: i16,
    /// What 1 to 5 points need.
    pub thresholds: [u8; 5],
    /// Whether the thresholds are the most allowed.
    pub at_most: bool,
    /// It gives nothing unless so many pieces of the species are in the reef.
    pub min_pieces: u8,
    /// The cubes it looks at.
    pub counted: Vec<Cell>,
}

/// What is special alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SoloView {
    /// The letter of the setup card.
    pub layout: Option<String>,
    /// The species of the chosen piece.
    pub taken: Option<Species>,
    /// The four cards.
    pub cards: Vec<CardView>,
    /// The total now.
    pub total: i16,
    /// What the total is called.
    pub rating: Words,
}

/// What an observer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How many seats play.
    pub seats: u8,
    /// Who must decide; nobody if chance does or the match is over.
    pub active: Option<Seat>,
    /// Whose turn it is, also while chance decides.
    pub turn: Seat,
    /// What is to be decided.
    pub step: Step,
    /// Rock and pieces.
    pub bodies: Vec<BodyView>,
    /// What the sun sees.
    pub columns: Vec<ColumnView>,
    /// The four pawns.
    pub pawns: Vec<PawnView>,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// The neutral species.
    pub neutral: Option<Species>,
    /// Pieces out of the game by species.
    pub boxed: [u8; SPECIES],
    /// Pieces in the bag by species.
    pub bag: [u8; SPECIES],
    /// Whether the end game has begun.
    pub endgame: bool,
    /// Turns since a reserve last changed.
    pub still: u16,
    /// So many of them begin the end game; 0 is never.
    pub still_limit: u16,
    /// Unstable placements tried in this turn.
    pub attempts: u8,
    /// What happens to falling pieces: `strict`, `restore` or `penalty`.
    pub falling: Falling,
    /// Whether partners play together.
    pub symbiosis: bool,
    /// The Tower card, if it is in play.
    pub tower: Option<TowerView>,
    /// The cube that a growing piece must touch.
    pub cube: Option<Cell>,
    /// The species of the active pawn.
    pub pawn: Option<Species>,
    /// Where the active pawn can land.
    pub landings: Vec<Cell>,
    /// Where the active pawn can slide to.
    pub slides: Vec<Cell>,
    /// Cells beside the rock that are still to be covered.
    pub open_faces: Vec<Cell>,
    /// What is special alone.
    pub solo: Option<SoloView>,
    /// The position itself: nothing of it is hidden, and words ask it what would happen.
    #[serde(skip)]
    pub(crate) game: Coral,
}

impl View {
    pub(crate) fn new(game: &Coral) -> View {
        let s = &game.state;
        let settings = &game.ctx.settings;
        let active = match s.step {
            Step::Start | Step::Deal | Step::Layout | Step::Cards | Step::Draw | Step::Over => None,
            _ => Some(s.seat),
        };
        let growing = matches!(s.step, Step::Act | Step::SoloMove | Step::SoloGrow);
        let landing = matches!(s.step, Step::Pawns | Step::Land | Step::Replace);
        let pawn = (growing || landing).then(|| game.active(s.seat));
        let cube = match s.step {
            Step::Cover => Some(ROCK),
            _ => pawn.filter(|_| growing).and_then(|species| game.pawn(species).cell()).map(|cell| cell.plus(DOWN)),
        };
        let mut landings = Vec::new();
        if let Some(own) = pawn.filter(|_| landing) {
            let above = s.reef.cubes().map(|(cell, _)| cell.plus(UP));
            landings.extend(above.filter(|&at| game.is_landing(own, at)));
            landings.sort_unstable();
        }
        let mut slides = Vec::new();
        if let Some(own) = pawn.filter(|_| matches!(s.step, Step::Act | Step::SoloMove)) {
            slides.extend(game.slides(own).iter());
            slides.sort_unstable();
        }
        let (light, sunlight) = (game.light(), game.sunlight());
        let high = s.reef.bounds().1.z as usize;
        let players = game.everyone().map(|seat| PlayerView {
            seat,
            species: game.species_of(seat),
            reserve: s.reserve[seat.index()],
            pieces: s.reserve[seat.index()].iter().sum(),
            moved: s.moved[seat.index()],
            score: if settings.solo() { game.solo_points().iter().sum() } else { game.score(seat, &sunlight) },
            levels: {
                let all = game.by_level(seat, &light);
                all[all.len() - 1 - high..].to_vec()
            },
            spared: game.is_spared(seat),
        });
        let pawns = Species::ALL.into_iter().map(|species| {
            let pawn = game.pawn(species);
            let state = match pawn {
                Pawn::Off => "off",
                Pawn::On(_) => "on",
                Pawn::Floating => "floating",
                Pawn::Fallen => "fallen",
            };
            let cell = pawn.cell();
            let roofed = cell.is_some_and(|cell| s.reef.top(cell).is_some_and(|top| top.z > cell.z));
            PawnView { species, owner: game.owner(species), state, cell, roofed }
        });
        let open = DIRECTIONS[..5].iter().map(|&side| ROCK.plus(side)).filter(|&cell| !s.reef.has(cell));
        View {
            seats: game.seats(),
            active,
            turn: s.seat,
            step: s.step,
            bodies: (0..s.reef.len()).map(|n| body(game, n)).collect(),
            columns: columns(game),
            pawns: pawns.collect(),
            players: players.collect(),
            neutral: s.neutral,
            boxed: s.boxed,
            bag: s.bag,
            endgame: s.endgame,
            still: s.still,
            still_limit: u16::from(game.data().readings.stall_rounds) * u16::from(game.seats()),
            attempts: s.attempts,
            falling: settings.falling,
            symbiosis: settings.symbiosis,
            tower: settings.tower.then(|| TowerView {
                holder: s.tower.holder,
                second: s.tower.second,
                points: game.data().tower[usize::from(s.tower.second)],
            }),
            cube,
            pawn,
            landings,
            slides,
            open_faces: open.collect(),
            solo: settings.solo().then(|| solo(game)),
            game: game.clone(),
        }
    }

    /// The cell above the top cube of a column.
    pub(crate) fn stand(&self, x: i8, y: i8) -> Option<Cell> {
        let column = self.columns.iter().find(|column| column.x == x && column.y == y)?;
        Some(Cell::new(x, y, column.z + 1))
    }

    /// The cell of the active pawn.
    pub(crate) fn active_cell(&self) -> Option<Cell> {
        let species = self.pawn?;
        self.pawns.iter().find(|pawn| pawn.species == species)?.cell
    }
}

fn body(game: &Coral, n: usize) -> BodyView {
    let body = game.state.reef.bodies()[n];
    let orientation = match body {
        Body::Piece(placement) => placement.orientation(),
        Body::Rock(_) => 0,
    };
    let species = game.state.reef.species(n);
    let older = (1..=n).filter(|&other| game.state.reef.species(other) == species).count();
    let name = species.map_or_else(|| "o".to_owned(), |species| format!("{species}{older}"));
    BodyView { n, name, species, cells: body.cells().to_vec(), orientation }
}

fn columns(game: &Coral) -> Vec<ColumnView> {
    let mut columns: Vec<ColumnView> = game
        .state
        .reef
        .sunlit()
        .map(|(cell, species)| ColumnView { x: cell.x, y: cell.y, z: cell.z, species })
        .collect();
    columns.sort_unstable_by_key(|column| (column.x, column.y));
    columns
}

fn solo(game: &Coral) -> SoloView {
    let s = &game.state;
    let card = |species: Species| match game.card_of(species) {
        Some(card) => CardView {
            species,
            level: card.level as u8 + 1,
            text: Some(card.text.clone()),
            count: game.card_count(card),
            points: game.card_points(card),
            thresholds: card.thresholds,
            at_most: card.at_most,
            min_pieces: card.min_pieces,
            counted: game.counted(card),
        },
        None => CardView {
            species,
            level: 0,
            text: None,
            count: 0,
            points: 0,
            thresholds: [0; 5],
            at_most: false,
            min_pieces: 0,
            counted: Vec::new(),
        },
    };
    let total = game.solo_points().iter().sum();
    SoloView {
        layout: s.layout.map(|n| game.data().setups[usize::from(n)].id.clone()),
        taken: s.taken,
        cards: Species::ALL.into_iter().map(card).collect(),
        total,
        rating: game.data().rating(total).text.clone(),
    }
}
