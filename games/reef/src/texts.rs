//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// Every message of the game by its key.
pub const ALL: &[(&str, Text)] = &[
    (
        "about",
        Text {
            en: "Stack dice into a reef and be the first to see the shapes on the cards.",
            nl: "Stapel dobbelstenen tot een rif en zie als eerste de vormen op de kaarten.",
        },
    ),
    ("do.claim", Text { en: "Claim {shape} for {points}", nl: "Neem {shape} voor {points}" }),
    ("do.claim.fish", Text { en: "Claim {shape} for {points} and 1 fish", nl: "Neem {shape} voor {points} en 1 vis" }),
    ("do.done", Text { en: "End your turn", nl: "Beëindig je beurt" }),
    (
        "do.flourish",
        Text { en: "Score the pair of {value} for {points}", nl: "Scoor het paar van {value} voor {points}" },
    ),
    (
        "do.flourish.fish",
        Text {
            en: "Score the pair of {value} for {points} and {fish}",
            nl: "Scoor het paar van {value} voor {points} en {fish}",
        },
    ),
    ("do.nature_keep", Text { en: "Leave Nature's {value}", nl: "Laat de {value} van de Natuur zo" }),
    ("do.nature_place", Text { en: "Put Nature's {value} on {cell}", nl: "Leg de {value} van de Natuur op {cell}" }),
    (
        "do.nature_turn",
        Text {
            en: "Turn Nature's die to {value} for {cost}",
            nl: "Draai de steen van de Natuur naar {value} voor {cost}",
        },
    ),
    ("do.no_claim", Text { en: "Claim no card", nl: "Neem geen kaart" }),
    ("do.no_flourish", Text { en: "Keep the pair card for later", nl: "Bewaar de paarkaart voor later" }),
    ("do.place", Text { en: "Put the {value} on {cell}", nl: "Leg de {value} op {cell}" }),
    (
        "do.place.turned",
        Text {
            en: "Put the {shown} on {cell} as a {value} for {cost}",
            nl: "Leg de {shown} als {value} op {cell} voor {cost}",
        },
    ),
    (
        "do.second",
        Text { en: "Pay 3 fish to place your other die", nl: "Betaal 3 vissen om je andere steen te plaatsen" },
    ),
    ("do.skip", Text { en: "Skip placing", nl: "Sla het plaatsen over" }),
    ("option.claim_forced", Text { en: "A possible claim is a duty", nl: "Een mogelijke kaart is verplicht" }),
    ("option.custom", Text { en: "Your seven shapes", nl: "Jouw zeven vormen" }),
    (
        "option.evolve_mirror",
        Text { en: "Mirror images of solids count", nl: "Spiegelbeelden van ruimtelijke vormen tellen" },
    ),
    ("option.flourish", Text { en: "Flourish cards", nl: "Bloeikaarten" }),
    ("option.level", Text { en: "Nature's strength (alone)", nl: "Kracht van de Natuur (alleen)" }),
    ("option.level.barnacle", Text { en: "Barnacle, to learn", nl: "Zeepok, om te leren" }),
    ("option.level.killer_whale", Text { en: "Killer Whale, hard", nl: "Orka, moeilijk" }),
    ("option.level.kraken", Text { en: "Kraken, fiendish", nl: "Kraken, duivels" }),
    ("option.level.narwhal", Text { en: "Narwhal, medium", nl: "Narwal, gemiddeld" }),
    ("option.level.pufferfish", Text { en: "Pufferfish, easy", nl: "Kogelvis, makkelijk" }),
    ("option.match", Text { en: "A pattern matches by", nl: "Een patroon klopt op" }),
    ("option.match.exact_heights", Text { en: "the exact heights too", nl: "ook de exacte hoogte" }),
    ("option.match.shown_dice", Text { en: "the shown dice only", nl: "alleen de getoonde stenen" }),
    (
        "option.nature_adjust_max",
        Text {
            en: "Most steps for Nature's die (0 = any)",
            nl: "Hoogste aantal stappen voor de Natuursteen (0 = vrij)",
        },
    ),
    ("option.nature_distance", Text { en: "Distance from the centre", nl: "Afstand tot het midden" }),
    ("option.nature_distance.steps", Text { en: "in steps", nl: "in stappen" }),
    ("option.nature_distance.straight", Text { en: "in a straight line", nl: "in een rechte lijn" }),
    ("option.shapes", Text { en: "Shapes", nl: "Vormen" }),
    ("option.shapes.copperband", Text { en: "Copperband Butterflyfish", nl: "Koperbandkoraalvlinder" }),
    ("option.shapes.custom", Text { en: "Own choice of seven", nl: "Zeven naar eigen keuze" }),
    ("option.shapes.evolve_blue", Text { en: "Evolve, blue", nl: "Evolutie, blauw" }),
    ("option.shapes.evolve_red", Text { en: "Evolve, red", nl: "Evolutie, rood" }),
    ("option.shapes.saddle", Text { en: "Saddle Butterflyfish", nl: "Zadelkoraalvlinder" }),
    ("option.shapes.starter", Text { en: "First game", nl: "Eerste spel" }),
    ("option.shapes.three_stripe", Text { en: "Three-Stripe Damselfish", nl: "Driebandjuffertje" }),
    ("option.shapes.yellow_tang", Text { en: "Yellow Tang", nl: "Gele doktersvis" }),
    ("prompt.chance", Text { en: "The dice are rolling.", nl: "De dobbelstenen rollen." }),
    ("prompt.claim", Text { en: "Claim a card, or leave it.", nl: "Neem een kaart, of laat het." }),
    ("prompt.flourish", Text { en: "Score your pair, or keep the card.", nl: "Scoor je paar, of bewaar de kaart." }),
    ("prompt.lost", Text { en: "Nature has won.", nl: "De Natuur heeft gewonnen." }),
    (
        "prompt.nature_place",
        Text {
            en: "Place Nature's {value}: level {level}, nearest to the centre.",
            nl: "Plaats de {value} van de Natuur: niveau {level}, het dichtst bij het midden.",
        },
    ),
    (
        "prompt.nature_turn",
        Text {
            en: "Turn Nature's die for 2 fish a step, or leave it.",
            nl: "Draai de steen van de Natuur voor 2 vissen per stap, of laat hem zo.",
        },
    ),
    ("prompt.over", Text { en: "The reef is complete.", nl: "Het rif is af." }),
    ("prompt.place", Text { en: "Place one of your dice.", nl: "Plaats een van je stenen." }),
    ("prompt.place.second", Text { en: "Place your second die.", nl: "Plaats je tweede steen." }),
    (
        "prompt.second",
        Text {
            en: "Place your other die for 3 fish, or end your turn.",
            nl: "Plaats je andere steen voor 3 vissen, of beëindig je beurt.",
        },
    ),
    ("prompt.won", Text { en: "You have beaten Nature.", nl: "Je hebt de Natuur verslagen." }),
    ("score.cards", Text { en: "Cards taken of seven", nl: "Genomen kaarten van zeven" }),
    ("score.fish", Text { en: "Fish (tie-break)", nl: "Vissen (bij gelijke stand)" }),
    ("score.flourish", Text { en: "Flourish cards", nl: "Bloeikaarten" }),
    ("score.shapes", Text { en: "Shape cards", nl: "Vormkaarten" }),
    ("title", Text { en: "Reef", nl: "Rif" }),
    ("told.claim", Text { en: "{who} claimed {shape} for {points}.", nl: "{who} nam {shape} voor {points}." }),
    ("told.done", Text { en: "{who} ended the turn.", nl: "{who} beëindigde de beurt." }),
    ("told.draw", Text { en: "{shape} is in play.", nl: "{shape} doet mee." }),
    ("told.first", Text { en: "{who} began after a tie.", nl: "{who} begint na een gelijke stand." }),
    (
        "told.flourish",
        Text {
            en: "{who} scored the pair of {value} for {points}.",
            nl: "{who} scoorde het paar van {value} voor {points}.",
        },
    ),
    ("told.nature_keep", Text { en: "{who} left Nature's {value}.", nl: "{who} liet de {value} van de Natuur zo." }),
    (
        "told.nature_place",
        Text {
            en: "Nature's {value} went to {cell}: level {level}, nearest to the centre.",
            nl: "De {value} van de Natuur kwam op {cell}: niveau {level}, het dichtst bij het midden.",
        },
    ),
    ("told.nature_roll", Text { en: "Nature rolled a {value}.", nl: "De Natuur wierp een {value}." }),
    (
        "told.nature_turn",
        Text {
            en: "{who} turned Nature's die to {value} for {cost}.",
            nl: "{who} draaide de steen van de Natuur naar {value} voor {cost}.",
        },
    ),
    ("told.no_claim", Text { en: "{who} claimed no card.", nl: "{who} nam geen kaart." }),
    (
        "told.no_flourish",
        Text { en: "{who} kept the pair card for later.", nl: "{who} bewaarde de paarkaart voor later." },
    ),
    ("told.place", Text { en: "{who} put a {value} on {cell}.", nl: "{who} legde een {value} op {cell}." }),
    (
        "told.place.turned",
        Text {
            en: "{who} put a {value} on {cell} and paid {cost}.",
            nl: "{who} legde een {value} op {cell} en betaalde {cost}.",
        },
    ),
    ("told.roll", Text { en: "{who} rolled a {value}.", nl: "{who} wierp een {value}." }),
    (
        "told.second",
        Text { en: "{who} paid 3 fish for a second die.", nl: "{who} betaalde 3 vissen voor een tweede steen." },
    ),
    ("told.skip", Text { en: "{who} could not place a die.", nl: "{who} kon geen steen plaatsen." }),
    ("word.fish", Text { en: "fish", nl: "vis" }),
    ("word.fish.many", Text { en: "{n} fish", nl: "{n} vissen" }),
    ("word.fish.one", Text { en: "1 fish", nl: "1 vis" }),
    ("word.nature", Text { en: "Nature", nl: "de Natuur" }),
    ("word.nursery", Text { en: "nursery", nl: "kweektuin" }),
    ("word.point.many", Text { en: "{n} points", nl: "{n} punten" }),
    ("word.point.one", Text { en: "1 point", nl: "1 punt" }),
    ("word.points", Text { en: "points", nl: "punten" }),
    ("word.reserve", Text { en: "reserve", nl: "voorraad" }),
];

/// Stack dice into a reef and be the first to see the shapes on the cards.
#[allow(dead_code)]
pub const ABOUT: Text = ALL[0].1;

/// Claim {shape} for {points}
#[allow(dead_code)]
pub const DO_CLAIM: Text = ALL[1].1;

/// Claim {shape} for {points} and 1 fish
#[allow(dead_code)]
pub const DO_CLAIM_FISH: Text = ALL[2].1;

/// End your turn
#[allow(dead_code)]
pub const DO_DONE: Text = ALL[3].1;

/// Score the pair of {value} for {points}
#[allow(dead_code)]
pub const DO_FLOURISH: Text = ALL[4].1;

/// Score the pair of {value} for {points} and {fish}
#[allow(dead_code)]
pub const DO_FLOURISH_FISH: Text = ALL[5].1;

/// Leave Nature's {value}
#[allow(dead_code)]
pub const DO_NATURE_KEEP: Text = ALL[6].1;

/// Put Nature's {value} on {cell}
#[allow(dead_code)]
pub const DO_NATURE_PLACE: Text = ALL[7].1;

/// Turn Nature's die to {value} for {cost}
#[allow(dead_code)]
pub const DO_NATURE_TURN: Text = ALL[8].1;

/// Claim no card
#[allow(dead_code)]
pub const DO_NO_CLAIM: Text = ALL[9].1;

/// Keep the pair card for later
#[allow(dead_code)]
pub const DO_NO_FLOURISH: Text = ALL[10].1;

/// Put the {value} on {cell}
#[allow(dead_code)]
pub const DO_PLACE: Text = ALL[11].1;

/// Put the {shown} on {cell} as a {value} for {cost}
#[allow(dead_code)]
pub const DO_PLACE_TURNED: Text = ALL[12].1;

/// Pay 3 fish to place your other die
#[allow(dead_code)]
pub const DO_SECOND: Text = ALL[13].1;

/// Skip placing
#[allow(dead_code)]
pub const DO_SKIP: Text = ALL[14].1;

/// A possible claim is a duty
#[allow(dead_code)]
pub const OPTION_CLAIM_FORCED: Text = ALL[15].1;

/// Your seven shapes
#[allow(dead_code)]
pub const OPTION_CUSTOM: Text = ALL[16].1;

/// Mirror images of solids count
#[allow(dead_code)]
pub const OPTION_EVOLVE_MIRROR: Text = ALL[17].1;

/// Flourish cards
#[allow(dead_code)]
pub const OPTION_FLOURISH: Text = ALL[18].1;

/// Nature's strength (alone)
#[allow(dead_code)]
pub const OPTION_LEVEL: Text = ALL[19].1;

/// Barnacle, to learn
#[allow(dead_code)]
pub const OPTION_LEVEL_BARNACLE: Text = ALL[20].1;

/// Killer Whale, hard
#[allow(dead_code)]
pub const OPTION_LEVEL_KILLER_WHALE: Text = ALL[21].1;

/// Kraken, fiendish
#[allow(dead_code)]
pub const OPTION_LEVEL_KRAKEN: Text = ALL[22].1;

/// Narwhal, medium
#[allow(dead_code)]
pub const OPTION_LEVEL_NARWHAL: Text = ALL[23].1;

/// Pufferfish, easy
#[allow(dead_code)]
pub const OPTION_LEVEL_PUFFERFISH: Text = ALL[24].1;

/// A pattern matches by
#[allow(dead_code)]
pub const OPTION_MATCH: Text = ALL[25].1;

/// the exact heights too
#[allow(dead_code)]
pub const OPTION_MATCH_EXACT_HEIGHTS: Text = ALL[26].1;

/// the shown dice only
#[allow(dead_code)]
pub const OPTION_MATCH_SHOWN_DICE: Text = ALL[27].1;

/// Most steps for Nature's die (0 = any)
#[allow(dead_code)]
pub const OPTION_NATURE_ADJUST_MAX: Text = ALL[28].1;

/// Distance from the centre
#[allow(dead_code)]
pub const OPTION_NATURE_DISTANCE: Text = ALL[29].1;

/// in steps
#[allow(dead_code)]
pub const OPTION_NATURE_DISTANCE_STEPS: Text = ALL[30].1;

/// in a straight line
#[allow(dead_code)]
pub const OPTION_NATURE_DISTANCE_STRAIGHT: Text = ALL[31].1;

/// Shapes
#[allow(dead_code)]
pub const OPTION_SHAPES: Text = ALL[32].1;

/// Copperband Butterflyfish
#[allow(dead_code)]
pub const OPTION_SHAPES_COPPERBAND: Text = ALL[33].1;

/// Own choice of seven
#[allow(dead_code)]
pub const OPTION_SHAPES_CUSTOM: Text = ALL[34].1;

/// Evolve, blue
#[allow(dead_code)]
pub const OPTION_SHAPES_EVOLVE_BLUE: Text = ALL[35].1;

/// Evolve, red
#[allow(dead_code)]
pub const OPTION_SHAPES_EVOLVE_RED: Text = ALL[36].1;

/// Saddle Butterflyfish
#[allow(dead_code)]
pub const OPTION_SHAPES_SADDLE: Text = ALL[37].1;

/// First game
#[allow(dead_code)]
pub const OPTION_SHAPES_STARTER: Text = ALL[38].1;

/// Three-Stripe Damselfish
#[allow(dead_code)]
pub const OPTION_SHAPES_THREE_STRIPE: Text = ALL[39].1;

/// Yellow Tang
#[allow(dead_code)]
pub const OPTION_SHAPES_YELLOW_TANG: Text = ALL[40].1;

/// The dice are rolling.
#[allow(dead_code)]
pub const PROMPT_CHANCE: Text = ALL[41].1;

/// Claim a card, or leave it.
#[allow(dead_code)]
pub const PROMPT_CLAIM: Text = ALL[42].1;

/// Score your pair, or keep the card.
#[allow(dead_code)]
pub const PROMPT_FLOURISH: Text = ALL[43].1;

/// Nature has won.
#[allow(dead_code)]
pub const PROMPT_LOST: Text = ALL[44].1;

/// Place Nature's {value}: level {level}, nearest to the centre.
#[allow(dead_code)]
pub const PROMPT_NATURE_PLACE: Text = ALL[45].1;

/// Turn Nature's die for 2 fish a step, or leave it.
#[allow(dead_code)]
pub const PROMPT_NATURE_TURN: Text = ALL[46].1;

/// The reef is complete.
#[allow(dead_code)]
pub const PROMPT_OVER: Text = ALL[47].1;

/// Place one of your dice.
#[allow(dead_code)]
pub const PROMPT_PLACE: Text = ALL[48].1;

/// Place your second die.
#[allow(dead_code)]
pub const PROMPT_PLACE_SECOND: Text = ALL[49].1;

/// Place your other die for 3 fish, or end your turn.
#[allow(dead_code)]
pub const PROMPT_SECOND: Text = ALL[50].1;

/// You have beaten Nature.
#[allow(dead_code)]
pub const PROMPT_WON: Text = ALL[51].1;

/// Cards taken of seven
#[allow(dead_code)]
pub const SCORE_CARDS: Text = ALL[52].1;

/// Fish (tie-break)
#[allow(dead_code)]
pub const SCORE_FISH: Text = ALL[53].1;

/// Flourish cards
#[allow(dead_code)]
pub const SCORE_FLOURISH: Text = ALL[54].1;

/// Shape cards
#[allow(dead_code)]
pub const SCORE_SHAPES: Text = ALL[55].1;

/// Reef
#[allow(dead_code)]
pub const TITLE: Text = ALL[56].1;

/// {who} claimed {shape} for {points}.
#[allow(dead_code)]
pub const TOLD_CLAIM: Text = ALL[57].1;

/// {who} ended the turn.
#[allow(dead_code)]
pub const TOLD_DONE: Text = ALL[58].1;

/// {shape} is in play.
#[allow(dead_code)]
pub const TOLD_DRAW: Text = ALL[59].1;

/// {who} began after a tie.
#[allow(dead_code)]
pub const TOLD_FIRST: Text = ALL[60].1;

/// {who} scored the pair of {value} for {points}.
#[allow(dead_code)]
pub const TOLD_FLOURISH: Text = ALL[61].1;

/// {who} left Nature's {value}.
#[allow(dead_code)]
pub const TOLD_NATURE_KEEP: Text = ALL[62].1;

/// Nature's {value} went to {cell}: level {level}, nearest to the centre.
#[allow(dead_code)]
pub const TOLD_NATURE_PLACE: Text = ALL[63].1;

/// Nature rolled a {value}.
#[allow(dead_code)]
pub const TOLD_NATURE_ROLL: Text = ALL[64].1;

/// {who} turned Nature's die to {value} for {cost}.
#[allow(dead_code)]
pub const TOLD_NATURE_TURN: Text = ALL[65].1;

/// {who} claimed no card.
#[allow(dead_code)]
pub const TOLD_NO_CLAIM: Text = ALL[66].1;

/// {who} kept the pair card for later.
#[allow(dead_code)]
pub const TOLD_NO_FLOURISH: Text = ALL[67].1;

/// {who} put a {value} on {cell}.
#[allow(dead_code)]
pub const TOLD_PLACE: Text = ALL[68].1;

/// {who} put a {value} on {cell} and paid {cost}.
#[allow(dead_code)]
pub const TOLD_PLACE_TURNED: Text = ALL[69].1;

/// {who} rolled a {value}.
#[allow(dead_code)]
pub const TOLD_ROLL: Text = ALL[70].1;

/// {who} paid 3 fish for a second die.
#[allow(dead_code)]
pub const TOLD_SECOND: Text = ALL[71].1;

/// {who} could not place a die.
#[allow(dead_code)]
pub const TOLD_SKIP: Text = ALL[72].1;

/// fish
#[allow(dead_code)]
pub const WORD_FISH: Text = ALL[73].1;

/// {n} fish
#[allow(dead_code)]
pub const WORD_FISH_MANY: Text = ALL[74].1;

/// 1 fish
#[allow(dead_code)]
pub const WORD_FISH_ONE: Text = ALL[75].1;

/// Nature
#[allow(dead_code)]
pub const WORD_NATURE: Text = ALL[76].1;

/// nursery
#[allow(dead_code)]
pub const WORD_NURSERY: Text = ALL[77].1;

/// {n} points
#[allow(dead_code)]
pub const WORD_POINT_MANY: Text = ALL[78].1;

/// 1 point
#[allow(dead_code)]
pub const WORD_POINT_ONE: Text = ALL[79].1;

/// points
#[allow(dead_code)]
pub const WORD_POINTS: Text = ALL[80].1;

/// reserve
#[allow(dead_code)]
pub const WORD_RESERVE: Text = ALL[81].1;
