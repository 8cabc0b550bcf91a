//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// Every message of the game by its key.
pub const ALL: &[(&str, Text)] = &[
    (
        "option.chosen",
        Text { en: "The three specialists, from left to right", nl: "De drie specialisten, van links naar rechts" },
    ),
    (
        "option.keep_needs_move",
        Text { en: "A kept card must allow a move", nl: "Een gehouden kaart moet een zet toelaten" },
    ),
    ("option.keep_needs_move.edition", Text { en: "As this edition says", nl: "Zoals deze editie zegt" }),
    ("option.keep_needs_move.no", Text { en: "No", nl: "Nee" }),
    ("option.keep_needs_move.yes", Text { en: "Yes", nl: "Ja" }),
    (
        "option.may_return",
        Text { en: "A die may return to where it started", nl: "Een steen mag terug naar waar hij begon" },
    ),
    ("option.may_return.edition", Text { en: "As this edition says", nl: "Zoals deze editie zegt" }),
    ("option.may_return.no", Text { en: "No", nl: "Nee" }),
    ("option.may_return.yes", Text { en: "Yes", nl: "Ja" }),
    ("option.specialists", Text { en: "Specialists", nl: "Specialisten" }),
    ("option.specialists.chosen", Text { en: "Three of your choice", nl: "Drie naar keuze" }),
    ("option.specialists.first_game", Text { en: "First game", nl: "Eerste spel" }),
    ("option.specialists.random", Text { en: "Three at random", nl: "Drie door het lot" }),
];

/// The three specialists, from left to right
#[allow(dead_code)]
pub const OPTION_CHOSEN: Text = ALL[0].1;

/// A kept card must allow a move
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE: Text = ALL[1].1;

/// As this edition says
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE_EDITION: Text = ALL[2].1;

/// No
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE_NO: Text = ALL[3].1;

/// Yes
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE_YES: Text = ALL[4].1;

/// A die may return to where it started
#[allow(dead_code)]
pub const OPTION_MAY_RETURN: Text = ALL[5].1;

/// As this edition says
#[allow(dead_code)]
pub const OPTION_MAY_RETURN_EDITION: Text = ALL[6].1;

/// No
#[allow(dead_code)]
pub const OPTION_MAY_RETURN_NO: Text = ALL[7].1;

/// Yes
#[allow(dead_code)]
pub const OPTION_MAY_RETURN_YES: Text = ALL[8].1;

/// Specialists
#[allow(dead_code)]
pub const OPTION_SPECIALISTS: Text = ALL[9].1;

/// Three of your choice
#[allow(dead_code)]
pub const OPTION_SPECIALISTS_CHOSEN: Text = ALL[10].1;

/// First game
#[allow(dead_code)]
pub const OPTION_SPECIALISTS_FIRST_GAME: Text = ALL[11].1;

/// Three at random
#[allow(dead_code)]
pub const OPTION_SPECIALISTS_RANDOM: Text = ALL[12].1;
