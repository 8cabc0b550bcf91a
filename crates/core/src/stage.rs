//! A game as people see it: pieces on a stage, and sentences.

use serde::Serialize;

use crate::event::EventOf;
use crate::game::{Game, Observer};
use crate::seat::Seat;
use crate::text::Lang;

/// A game that can be shown: on a table of pieces, and in words.
///
/// Everything here is made from a view, so what a seat is shown can never
/// depend on what it may not know.
pub trait Staged: Game {
    /// The pieces that lie on the table.
    fn stage(view: &Self::View) -> Stage;

    /// What a player points at to take an action.
    fn gesture(view: &Self::View, action: Self::Action) -> Gesture;

    /// What an action would do, as an invitation: "Put the 4 on c3 for 1 fish".
    fn sentence(view: &Self::View, action: Self::Action, lang: Lang) -> String;

    /// What an event did, told from the view before it: "{A} put a 4 on c3."
    ///
    /// The names of the seats are left as `{A}` to `{D}`.
    fn narrate(before: &Self::View, event: EventOf<Self>, lang: Lang) -> String;

    /// What happened when the listener may not know it: "{A} looked at two cards."
    fn narrate_hidden(before: &Self::View, lang: Lang) -> String {
        let _ = (before, lang);
        String::new()
    }

    /// What would come of an action, legal or not, in the game's own JSON; null if there is nothing to show.
    ///
    /// This is for ghosts on the table: it is asked for one action at a time
    /// and may use no more than `seat` may know.
    fn preview(&self, seat: Seat, action: Self::Action) -> serde_json::Value {
        let _ = (seat, action);
        serde_json::Value::Null
    }

    /// What is to be decided now, in one sentence for the one who decides.
    fn prompt(view: &Self::View, lang: Lang) -> String;

    /// The whole table as text, for terminals and for those who listen.
    fn draw(view: &Self::View, who: Observer, lang: Lang) -> String;
}

/// The pieces on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Stage {
    /// The pieces, in any order.
    pub pieces: Vec<Piece>,
}

/// A piece and where it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Piece {
    /// Its id: the same while the piece lies on the same spot.
    pub id: u32,
    /// What it is: `die`, `pawn`, `coral`.
    pub kind: &'static str,
    /// Where it lies.
    pub spot: Spot,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// What it shows: pips of a die, orientation of a coral.
    pub face: u16,
    /// Which of its kind: a colour, a species, a card id.
    pub style: String,
}

/// A place on or beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum Spot {
    /// A cell of the board in the game's own coordinates: x east, y as the game has it, z up from 0.
    Cell {
        /// East.
        x: i8,
        /// North or south, as the game's spec has it.
        y: i8,
        /// Up.
        z: i8,
    },
    /// A zone beside the board.
    Zone {
        /// The zone's name.
        zone: &'static str,
        /// Whose zone it is.
        seat: Option<Seat>,
        /// Which place in it.
        index: u8,
    },
}

/// What a player points at: a piece, a value it is turned to, a place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Gesture {
    /// The kind of step: `place`, `claim`, `pass`; the name of a button.
    pub step: &'static str,
    /// Where the piece comes from.
    pub from: Option<Spot>,
    /// Where it goes.
    pub to: Option<Spot>,
    /// The value or orientation chosen.
    pub value: Option<i16>,
    /// The thing chosen, by its id in the components.
    pub item: Option<String>,
    /// What it costs, in the game's own currency.
    pub cost: Option<i16>,
}
