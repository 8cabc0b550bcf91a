//! What a table can choose before play.

use atoll_core::{OptionError, OptionInfo, OptionKind, Seat, SeatSet, Words, words};
use serde::{Deserialize, Serialize};

use crate::components::SPECIES;

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What happens to pieces that do not stay.
    pub falling: Falling,
    /// The seats, by letter, that are spared the penalty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub exempt: Vec<String>,
    /// Whether reserves are drawn from the bag (three or four seats).
    pub chaos: bool,
    /// Whether partners play together (four seats).
    pub symbiosis: bool,
    /// Whether the Tower card is used.
    pub tower: bool,
    /// Who starts.
    pub start: Start,
    /// How species are given out.
    pub species: Deal,
    /// The setup card, alone.
    pub solo_setup: Layout,
    /// The complexity of all scoring cards, alone.
    pub complexity: Level,
    /// The scoring card for Red Coral, alone.
    pub card_red: Level,
    /// The scoring card for Tubular Coral, alone.
    pub card_tubular: Level,
    /// The scoring card for Sun Coral, alone.
    pub card_sun: Level,
    /// The scoring card for Brain Coral, alone.
    pub card_brain: Level,
}

/// What happens to pieces that do not stay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Falling {
    /// Unstable placements are not offered.
    #[default]
    Strict,
    /// They may be tried; everything is put back.
    Restore,
    /// They may be tried, at a cost.
    Penalty,
}

/// Who starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// The first seat.
    #[default]
    First,
    /// The second seat.
    Second,
    /// The third seat.
    Third,
    /// The fourth seat.
    Fourth,
    /// Chance decides.
    Random,
}

/// How species are given out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// Each player picks one.
    #[default]
    Choose,
    /// In seat order: red, tubular, sun, brain; the next one is neutral.
    InOrder,
}

/// A setup card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Layout {
    /// Chance decides.
    #[default]
    #[serde(rename = "random")]
    Random,
    A,
    B,
    C,
    D,
    E,
    F,
}

/// The complexity of a scoring card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Level {
    /// Chance decides.
    #[default]
    #[serde(rename = "random")]
    Random,
    /// The simplest.
    I,
    /// In between.
    II,
    /// The hardest.
    III,
}

impl Level {
    fn index(self) -> Option<u8> {
        match self {
            Level::Random => None,
            Level::I => Some(0),
            Level::II => Some(1),
            Level::III => Some(2),
        }
    }
}

const LEVELS: OptionKind = OptionKind::Choice(&["random", "I", "II", "III"]);

/// The options as they are offered to people.
pub(crate) const OFFERED: &[OptionInfo] = &[
    OptionInfo { key: "falling", kind: OptionKind::Choice(&["strict", "restore", "penalty"]), default: "\"strict\"" },
    OptionInfo { key: "exempt", kind: OptionKind::List { of: "seats", count: None }, default: "[]" },
    OptionInfo { key: "chaos", kind: OptionKind::Flag, default: "false" },
    OptionInfo { key: "symbiosis", kind: OptionKind::Flag, default: "false" },
    OptionInfo { key: "tower", kind: OptionKind::Flag, default: "false" },
    OptionInfo {
        key: "start",
        kind: OptionKind::Choice(&["first", "second", "third", "fourth", "random"]),
        default: "\"first\"",
    },
    OptionInfo { key: "species", kind: OptionKind::Choice(&["choose", "in_order"]), default: "\"choose\"" },
    OptionInfo {
        key: "solo_setup",
        kind: OptionKind::Choice(&["random", "A", "B", "C", "D", "E", "F"]),
        default: "\"random\"",
    },
    OptionInfo { key: "complexity", kind: LEVELS, default: "\"random\"" },
    OptionInfo { key: "card_red", kind: LEVELS, default: "\"random\"" },
    OptionInfo { key: "card_tubular", kind: LEVELS, default: "\"random\"" },
    OptionInfo { key: "card_sun", kind: LEVELS, default: "\"random\"" },
    OptionInfo { key: "card_brain", kind: LEVELS, default: "\"random\"" },
];

/// The options as the rules read them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Settings {
    pub seats: u8,
    pub falling: Falling,
    pub exempt: SeatSet,
    pub chaos: bool,
    pub symbiosis: bool,
    pub tower: bool,
    /// `None` if chance decides.
    pub start: Option<Seat>,
    pub in_order: bool,
    /// The setup card; `None` if chance decides.
    pub layout: Option<u8>,
    /// The complexity of each species' card; `None` if chance decides.
    pub cards: [Option<u8>; SPECIES],
}

impl Settings {
    pub(crate) fn new(seats: u8, options: &Options) -> Result<Settings, OptionError> {
        let fault = |key: &str, reason: Words| Err(OptionError::new(key, reason));
        let solo = seats == 1;
        if options.chaos && seats < 3 {
            return fault(
                "chaos",
                words!("is for three or four seats; turn it off", "is voor drie of vier spelers; zet het uit"),
            );
        }
        if options.symbiosis && seats != 4 {
            return fault("symbiosis", words!("is for four seats; turn it off", "is voor vier spelers; zet het uit"));
        }
        if options.tower && solo {
            return fault("tower", words!("is not for one seat; turn it off", "is niet voor een speler; zet het uit"));
        }
        let mut exempt = SeatSet::EMPTY;
        for letter in &options.exempt {
            match Seat::first(seats).find(|seat| letter == seat.letter().encode_utf8(&mut [0; 4])) {
                Some(seat) => exempt = exempt.with(seat),
                None => {
                    return fault(
                        "exempt",
                        words!(
                            "takes the letters of seats at this table, such as A and B",
                            "vraagt letters van plaatsen aan deze tafel, zoals A en B"
                        ),
                    );
                }
            }
        }
        if !exempt.is_empty() && options.falling != Falling::Penalty {
            return fault(
                "exempt",
                words!(
                    "means something only if falling is `penalty`; set that or leave this out",
                    "betekent alleen iets als falling `penalty` is; kies dat of laat dit weg"
                ),
            );
        }
        let start = match options.start {
            Start::First => Some(Seat::A),
            Start::Second => Some(Seat::B),
            Start::Third => Some(Seat::C),
            Start::Fourth => Some(Seat::D),
            Start::Random => None,
        };
        if start.is_some_and(|seat| seat.number() >= seats) {
            return fault(
                "start",
                words!("names a seat that this table does not have", "noemt een plaats die deze tafel niet heeft"),
            );
        }
        let cards = [options.card_red, options.card_tubular, options.card_sun, options.card_brain];
        if !solo {
            let keys = ["card_red", "card_tubular", "card_sun", "card_brain", "complexity"];
            let levels = cards.into_iter().chain([options.complexity]);
            let card = keys.into_iter().zip(levels).find(|&(_, level)| level != Level::Random).map(|(key, _)| key);
            let setup = (options.solo_setup != Layout::Random).then_some("solo_setup");
            if let Some(key) = setup.or(card) {
                return fault(
                    key,
                    words!("is for one seat; leave it at `random`", "is voor een speler; laat het op `random`"),
                );
            }
        }
        Ok(Settings {
            seats,
            falling: options.falling,
            exempt,
            chaos: options.chaos,
            symbiosis: options.symbiosis,
            tower: options.tower,
            start: if solo { Some(Seat::A) } else { start },
            in_order: options.species == Deal::InOrder,
            layout: match options.solo_setup {
                Layout::Random => None,
                card => Some(card as u8 - Layout::A as u8),
            },
            cards: cards.map(|level| level.index().or(options.complexity.index())),
        })
    }

    pub(crate) fn solo(&self) -> bool {
        self.seats == 1
    }

    /// The partner in Symbiosis.
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        if self.symbiosis { Seat::new((seat.number() + 2) % 4) } else { None }
    }
}
