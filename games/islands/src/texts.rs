//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// Every message of the game by its key.
pub const ALL: &[(&str, Text)] = &[
    (
        "ask.choose",
        Text {
            en: "Take a column and keep one of its cards. The number of cards is how far a die of that colour may go.",
            nl: "Pak een kolom en houd één kaart ervan. Het aantal kaarten is hoe ver een steen van die kleur mag.",
        },
    ),
    (
        "ask.move",
        Text {
            en: "Move a {colour} die at most {steps}. It gains 1 first.",
            nl: "Verplaats een {colour} steen hoogstens {steps}. Hij krijgt er eerst 1 bij.",
        },
    ),
    (
        "ask.over",
        Text {
            en: "The game is over: the towers have been claimed.",
            nl: "Het spel is afgelopen: de torens zijn verdeeld.",
        },
    ),
    (
        "ask.second",
        Text {
            en: "Move another die with the {steps} left, or leave it.",
            nl: "Verplaats nog een steen met de resterende {steps}, of laat het hierbij.",
        },
    ),
    ("ask.wait", Text { en: "Cards are being dealt.", nl: "Er worden kaarten gedeeld." }),
    ("colour.black", Text { en: "black", nl: "zwarte" }),
    ("colour.blue", Text { en: "blue", nl: "blauwe" }),
    ("colour.green", Text { en: "green", nl: "groene" }),
    ("colour.purple", Text { en: "purple", nl: "paarse" }),
    ("colour.red", Text { en: "red", nl: "rode" }),
    ("colour.yellow", Text { en: "yellow", nl: "gele" }),
    ("count.cards.many", Text { en: "{n} cards", nl: "{n} kaarten" }),
    ("count.cards.one", Text { en: "1 card", nl: "1 kaart" }),
    ("count.dice.many", Text { en: "{n} dice", nl: "{n} stenen" }),
    ("count.dice.one", Text { en: "1 die", nl: "1 steen" }),
    ("count.stars.many", Text { en: "{n} stars", nl: "{n} sterren" }),
    ("count.stars.one", Text { en: "1 star", nl: "1 ster" }),
    ("count.steps.many", Text { en: "{n} steps", nl: "{n} stappen" }),
    ("count.steps.one", Text { en: "1 step", nl: "1 stap" }),
    ("draw.deck", Text { en: "{n} cards in the deck", nl: "{n} kaarten in de stapel" }),
    (
        "draw.key",
        Text {
            en: "Each island: terrain, then the top die (colour letter and value) and, from two dice on, the height. Letters: V volcano red, A archipelago green, S beach yellow, R rock black, W waterfall blue, L lavender purple.",
            nl: "Elk eiland: landschap, dan de bovenste steen (kleurletter en waarde) en vanaf twee stenen de hoogte. Letters: V vulkaan rood, A archipel groen, S strand geel, R rots zwart, W waterval blauw, L lavendel paars.",
        },
    ),
    (
        "draw.player",
        Text {
            en: "forecast {dice}, {stars}, ratings {rating} Mw",
            nl: "vooruitzicht {dice}, {stars}, metingen {rating} Mw",
        },
    ),
    ("draw.turn", Text { en: "Turn {n} of {total}", nl: "Beurt {n} van {total}" }),
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
    (
        "say.dig",
        Text {
            en: "Choose the {colour} {value} on {from} with {dice} on it",
            nl: "Kies de {colour} {value} op {from} met {dice} erop",
        },
    ),
    ("say.done", Text { en: "Leave the second die alone", nl: "Laat de tweede steen met rust" }),
    ("say.hold", Text { en: "Move a die without raising it", nl: "Verplaats een steen zonder hem te verhogen" }),
    (
        "say.pair",
        Text {
            en: "Move the {colour} {value} with the {below} below it from {from} to {to}, {steps}: the top becomes {raised}",
            nl: "Verplaats de {colour} {value} met de {below} eronder van {from} naar {to}, {steps}: de bovenste wordt {raised}",
        },
    ),
    ("say.pass", Text { en: "Move no die and keep the card", nl: "Verplaats geen steen en houd de kaart" }),
    (
        "say.return",
        Text {
            en: "Move the {colour} {value} of {from} out and back, {steps}: it becomes {raised}",
            nl: "Verplaats de {colour} {value} van {from} heen en terug, {steps}: hij wordt {raised}",
        },
    ),
    (
        "say.second",
        Text {
            en: "Move the {colour} {value} from {from} to {to} as well, {steps}: it becomes {raised}",
            nl: "Verplaats ook de {colour} {value} van {from} naar {to}, {steps}: hij wordt {raised}",
        },
    ),
    (
        "say.stay",
        Text {
            en: "Raise the {colour} {value} on {from} to {raised} and leave it there",
            nl: "Verhoog de {colour} {value} op {from} tot {raised} en laat hem liggen",
        },
    ),
    (
        "say.step",
        Text {
            en: "Move the {colour} {value} from {from} to {to}, {steps}: it becomes {raised}",
            nl: "Verplaats de {colour} {value} van {from} naar {to}, {steps}: hij wordt {raised}",
        },
    ),
    (
        "say.take",
        Text {
            en: "Take column {column}, {specialist} with {cards}, and keep {terrain} {rating} ({stars})",
            nl: "Pak kolom {column}, {specialist} met {cards}, en houd {terrain} {rating} ({stars})",
        },
    ),
    ("score.archipelago", Text { en: "Archipelago (green)", nl: "Archipel (groen)" }),
    ("score.beach", Text { en: "Sandy Beach (yellow)", nl: "Zandstrand (geel)" }),
    ("score.lavender", Text { en: "Lavender Fields (purple)", nl: "Lavendelvelden (paars)" }),
    (
        "score.rating",
        Text { en: "All ratings in half Mw (low is better)", nl: "Alle metingen in halve Mw (laag is beter)" },
    ),
    ("score.rock", Text { en: "Rocky Stack (black)", nl: "Rotspunt (zwart)" }),
    ("score.stars", Text { en: "All stars", nl: "Alle sterren" }),
    ("score.volcano", Text { en: "Volcano (red)", nl: "Vulkaan (rood)" }),
    ("score.waterfall", Text { en: "Waterfall (blue)", nl: "Waterval (blauw)" }),
    (
        "tell.deal",
        Text {
            en: "{terrain} {rating} ({stars}) is dealt to column {column}.",
            nl: "{terrain} {rating} ({stars}) komt in kolom {column}.",
        },
    ),
    (
        "tell.dig",
        Text {
            en: "{who} chose the {colour} {value} on {from} with {dice} on it.",
            nl: "{who} koos de {colour} {value} op {from} met {dice} erop.",
        },
    ),
    ("tell.done", Text { en: "{who} moved no second die.", nl: "{who} verplaatste geen tweede steen." }),
    ("tell.first", Text { en: "{who} begins.", nl: "{who} begint." }),
    ("tell.hold", Text { en: "{who} will not raise the die.", nl: "{who} verhoogt de steen niet." }),
    (
        "tell.pair",
        Text {
            en: "{who} raised the {colour} {value} on {from} to {raised} and moved it with the {below} below to {to}.",
            nl: "{who} verhoogde de {colour} {value} op {from} tot {raised} en verplaatste hem met de {below} eronder naar {to}.",
        },
    ),
    ("tell.pass", Text { en: "{who} moved no die.", nl: "{who} verplaatste geen steen." }),
    (
        "tell.return",
        Text {
            en: "{who} raised the {colour} {value} on {from} to {raised} and moved it out and back.",
            nl: "{who} verhoogde de {colour} {value} op {from} tot {raised} en verplaatste hem heen en terug.",
        },
    ),
    ("tell.row", Text { en: "The {specialist} joins the row.", nl: "De {specialist} komt in de rij." }),
    (
        "tell.second",
        Text {
            en: "{who} also raised the {colour} {value} on {from} to {raised} and moved it to {to}.",
            nl: "{who} verhoogde ook de {colour} {value} op {from} tot {raised} en verplaatste hem naar {to}.",
        },
    ),
    (
        "tell.stay",
        Text {
            en: "{who} raised the {colour} {value} on {from} to {raised} where it lies.",
            nl: "{who} verhoogde de {colour} {value} op {from} tot {raised} op zijn plaats.",
        },
    ),
    (
        "tell.step",
        Text {
            en: "{who} raised the {colour} {value} on {from} to {raised} and moved it to {to}.",
            nl: "{who} verhoogde de {colour} {value} op {from} tot {raised} en verplaatste hem naar {to}.",
        },
    ),
    (
        "tell.take",
        Text {
            en: "{who} took {cards} from the {specialist} and kept {terrain} {rating}, {stars}.",
            nl: "{who} pakte {cards} bij de {specialist} en hield {terrain} {rating}, {stars}.",
        },
    ),
];

/// Take a column and keep one of its cards. The number of cards is how far a die of that colour may go.
#[allow(dead_code)]
pub const ASK_CHOOSE: Text = ALL[0].1;

/// Move a {colour} die at most {steps}. It gains 1 first.
#[allow(dead_code)]
pub const ASK_MOVE: Text = ALL[1].1;

/// The game is over: the towers have been claimed.
#[allow(dead_code)]
pub const ASK_OVER: Text = ALL[2].1;

/// Move another die with the {steps} left, or leave it.
#[allow(dead_code)]
pub const ASK_SECOND: Text = ALL[3].1;

/// Cards are being dealt.
#[allow(dead_code)]
pub const ASK_WAIT: Text = ALL[4].1;

/// black
#[allow(dead_code)]
pub const COLOUR_BLACK: Text = ALL[5].1;

/// blue
#[allow(dead_code)]
pub const COLOUR_BLUE: Text = ALL[6].1;

/// green
#[allow(dead_code)]
pub const COLOUR_GREEN: Text = ALL[7].1;

/// purple
#[allow(dead_code)]
pub const COLOUR_PURPLE: Text = ALL[8].1;

/// red
#[allow(dead_code)]
pub const COLOUR_RED: Text = ALL[9].1;

/// yellow
#[allow(dead_code)]
pub const COLOUR_YELLOW: Text = ALL[10].1;

/// {n} cards
#[allow(dead_code)]
pub const COUNT_CARDS_MANY: Text = ALL[11].1;

/// 1 card
#[allow(dead_code)]
pub const COUNT_CARDS_ONE: Text = ALL[12].1;

/// {n} dice
#[allow(dead_code)]
pub const COUNT_DICE_MANY: Text = ALL[13].1;

/// 1 die
#[allow(dead_code)]
pub const COUNT_DICE_ONE: Text = ALL[14].1;

/// {n} stars
#[allow(dead_code)]
pub const COUNT_STARS_MANY: Text = ALL[15].1;

/// 1 star
#[allow(dead_code)]
pub const COUNT_STARS_ONE: Text = ALL[16].1;

/// {n} steps
#[allow(dead_code)]
pub const COUNT_STEPS_MANY: Text = ALL[17].1;

/// 1 step
#[allow(dead_code)]
pub const COUNT_STEPS_ONE: Text = ALL[18].1;

/// {n} cards in the deck
#[allow(dead_code)]
pub const DRAW_DECK: Text = ALL[19].1;

/// Each island: terrain, then the top die (colour letter and value) and, from two dice on, the height. Letters: V volcano red, A archipelago green, S beach yellow, R rock black, W waterfall blue, L lavender purple.
#[allow(dead_code)]
pub const DRAW_KEY: Text = ALL[20].1;

/// forecast {dice}, {stars}, ratings {rating} Mw
#[allow(dead_code)]
pub const DRAW_PLAYER: Text = ALL[21].1;

/// Turn {n} of {total}
#[allow(dead_code)]
pub const DRAW_TURN: Text = ALL[22].1;

/// The three specialists, from left to right
#[allow(dead_code)]
pub const OPTION_CHOSEN: Text = ALL[23].1;

/// A kept card must allow a move
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE: Text = ALL[24].1;

/// As this edition says
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE_EDITION: Text = ALL[25].1;

/// No
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE_NO: Text = ALL[26].1;

/// Yes
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE_YES: Text = ALL[27].1;

/// A die may return to where it started
#[allow(dead_code)]
pub const OPTION_MAY_RETURN: Text = ALL[28].1;

/// As this edition says
#[allow(dead_code)]
pub const OPTION_MAY_RETURN_EDITION: Text = ALL[29].1;

/// No
#[allow(dead_code)]
pub const OPTION_MAY_RETURN_NO: Text = ALL[30].1;

/// Yes
#[allow(dead_code)]
pub const OPTION_MAY_RETURN_YES: Text = ALL[31].1;

/// Specialists
#[allow(dead_code)]
pub const OPTION_SPECIALISTS: Text = ALL[32].1;

/// Three of your choice
#[allow(dead_code)]
pub const OPTION_SPECIALISTS_CHOSEN: Text = ALL[33].1;

/// First game
#[allow(dead_code)]
pub const OPTION_SPECIALISTS_FIRST_GAME: Text = ALL[34].1;

/// Three at random
#[allow(dead_code)]
pub const OPTION_SPECIALISTS_RANDOM: Text = ALL[35].1;

/// Choose the {colour} {value} on {from} with {dice} on it
#[allow(dead_code)]
pub const SAY_DIG: Text = ALL[36].1;

/// Leave the second die alone
#[allow(dead_code)]
pub const SAY_DONE: Text = ALL[37].1;

/// Move a die without raising it
#[allow(dead_code)]
pub const SAY_HOLD: Text = ALL[38].1;

/// Move the {colour} {value} with the {below} below it from {from} to {to}, {steps}: the top becomes {raised}
#[allow(dead_code)]
pub const SAY_PAIR: Text = ALL[39].1;

/// Move no die and keep the card
#[allow(dead_code)]
pub const SAY_PASS: Text = ALL[40].1;

/// Move the {colour} {value} of {from} out and back, {steps}: it becomes {raised}
#[allow(dead_code)]
pub const SAY_RETURN: Text = ALL[41].1;

/// Move the {colour} {value} from {from} to {to} as well, {steps}: it becomes {raised}
#[allow(dead_code)]
pub const SAY_SECOND: Text = ALL[42].1;

/// Raise the {colour} {value} on {from} to {raised} and leave it there
#[allow(dead_code)]
pub const SAY_STAY: Text = ALL[43].1;

/// Move the {colour} {value} from {from} to {to}, {steps}: it becomes {raised}
#[allow(dead_code)]
pub const SAY_STEP: Text = ALL[44].1;

/// Take column {column}, {specialist} with {cards}, and keep {terrain} {rating} ({stars})
#[allow(dead_code)]
pub const SAY_TAKE: Text = ALL[45].1;

/// Archipelago (green)
#[allow(dead_code)]
pub const SCORE_ARCHIPELAGO: Text = ALL[46].1;

/// Sandy Beach (yellow)
#[allow(dead_code)]
pub const SCORE_BEACH: Text = ALL[47].1;

/// Lavender Fields (purple)
#[allow(dead_code)]
pub const SCORE_LAVENDER: Text = ALL[48].1;

/// All ratings in half Mw (low is better)
#[allow(dead_code)]
pub const SCORE_RATING: Text = ALL[49].1;

/// Rocky Stack (black)
#[allow(dead_code)]
pub const SCORE_ROCK: Text = ALL[50].1;

/// All stars
#[allow(dead_code)]
pub const SCORE_STARS: Text = ALL[51].1;

/// Volcano (red)
#[allow(dead_code)]
pub const SCORE_VOLCANO: Text = ALL[52].1;

/// Waterfall (blue)
#[allow(dead_code)]
pub const SCORE_WATERFALL: Text = ALL[53].1;

/// {terrain} {rating} ({stars}) is dealt to column {column}.
#[allow(dead_code)]
pub const TELL_DEAL: Text = ALL[54].1;

/// {who} chose the {colour} {value} on {from} with {dice} on it.
#[allow(dead_code)]
pub const TELL_DIG: Text = ALL[55].1;

/// {who} moved no second die.
#[allow(dead_code)]
pub const TELL_DONE: Text = ALL[56].1;

/// {who} begins.
#[allow(dead_code)]
pub const TELL_FIRST: Text = ALL[57].1;

/// {who} will not raise the die.
#[allow(dead_code)]
pub const TELL_HOLD: Text = ALL[58].1;

/// {who} raised the {colour} {value} on {from} to {raised} and moved it with the {below} below to {to}.
#[allow(dead_code)]
pub const TELL_PAIR: Text = ALL[59].1;

/// {who} moved no die.
#[allow(dead_code)]
pub const TELL_PASS: Text = ALL[60].1;

/// {who} raised the {colour} {value} on {from} to {raised} and moved it out and back.
#[allow(dead_code)]
pub const TELL_RETURN: Text = ALL[61].1;

/// The {specialist} joins the row.
#[allow(dead_code)]
pub const TELL_ROW: Text = ALL[62].1;

/// {who} also raised the {colour} {value} on {from} to {raised} and moved it to {to}.
#[allow(dead_code)]
pub const TELL_SECOND: Text = ALL[63].1;

/// {who} raised the {colour} {value} on {from} to {raised} where it lies.
#[allow(dead_code)]
pub const TELL_STAY: Text = ALL[64].1;

/// {who} raised the {colour} {value} on {from} to {raised} and moved it to {to}.
#[allow(dead_code)]
pub const TELL_STEP: Text = ALL[65].1;

/// {who} took {cards} from the {specialist} and kept {terrain} {rating}, {stars}.
#[allow(dead_code)]
pub const TELL_TAKE: Text = ALL[66].1;
