//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// Every message of the game by its key.
pub const ALL: &[(&str, Text)] = &[
    (
        "about",
        Text {
            en: "Grow a reef of wooden corals that must stand, and keep your species in the sunlight.",
            nl: "Laat een rif van houten koraal groeien dat moet blijven staan, en houd jouw soort in het zonlicht.",
        },
    ),
    ("ask.act", Text { en: "Grow a piece, slide, or float.", nl: "Laat een stuk groeien, glijd of zweef." }),
    (
        "ask.act_empty",
        Text { en: "Your reserve is empty: slide or float.", nl: "Je voorraad is leeg: glijd of zweef." },
    ),
    (
        "ask.act_moved",
        Text {
            en: "Grow a piece, slide, or float. A second move in a row costs a piece.",
            nl: "Laat een stuk groeien, glijd of zweef. Een tweede keer bewegen op rij kost een stuk.",
        },
    ),
    (
        "ask.cover",
        Text { en: "Cover the rock with a piece of your reserve.", nl: "Bedek de Rots met een stuk uit je voorraad." },
    ),
    (
        "ask.land",
        Text {
            en: "Land: put your pawn on a free icon of another species. That ends your turn.",
            nl: "Land: zet je koraalpion op een vrij symbool van een andere soort. Dat is je beurt.",
        },
    ),
    ("ask.neutral", Text { en: "Name the neutral species.", nl: "Wijs de neutrale soort aan." }),
    ("ask.over", Text { en: "The reef is complete.", nl: "Het rif is klaar." }),
    (
        "ask.pawns",
        Text {
            en: "Put your pawn on a free icon of another species.",
            nl: "Zet je koraalpion op een vrij symbool van een andere soort.",
        },
    ),
    (
        "ask.pay_end",
        Text {
            en: "End game: choose a piece to return to the box.",
            nl: "Einde van het spel: kies een stuk om terug te leggen in de doos.",
        },
    ),
    (
        "ask.pay_move",
        Text {
            en: "Two moves in a row: choose a piece to return to the box.",
            nl: "Twee keer bewogen op rij: kies een stuk om terug te leggen in de doos.",
        },
    ),
    (
        "ask.replace",
        Text {
            en: "Put your fallen pawn back on a free icon of another species.",
            nl: "Zet je gevallen koraalpion terug op een vrij symbool van een andere soort.",
        },
    ),
    ("ask.solo_grow", Text { en: "Grow the chosen piece.", nl: "Laat het gekozen stuk groeien." }),
    (
        "ask.solo_move",
        Text {
            en: "Slide the pawn if you like, then grow the piece.",
            nl: "Glijd als je wilt met de koraalpion en laat dan het stuk groeien.",
        },
    ),
    ("ask.species", Text { en: "Choose the species you play.", nl: "Kies de koraalsoort waarmee je speelt." }),
    (
        "ask.take",
        Text {
            en: "Choose a piece of your reserve to grow.",
            nl: "Kies een stuk uit je voorraad om te laten groeien.",
        },
    ),
    ("ask.wait", Text { en: "Chance decides.", nl: "Het lot beslist." }),
    ("draw.bag", Text { en: "In the bag: {pieces}", nl: "In de zak: {pieces}" }),
    ("draw.endgame", Text { en: "End game", nl: "Einde van het spel" }),
    ("draw.fallen", Text { en: "fallen", nl: "gevallen" }),
    ("draw.floating", Text { en: "afloat", nl: "zweeft" }),
    ("draw.level", Text { en: "Level {level}", nl: "Niveau {level}" }),
    ("draw.neutral", Text { en: "Neutral: {species}", nl: "Neutraal: {species}" }),
    ("draw.points", Text { en: "points", nl: "punten" }),
    ("draw.reserve", Text { en: "reserve", nl: "voorraad" }),
    (
        "draw.top",
        Text {
            en: "From above (species and level, pawns in small letters):",
            nl: "Van bovenaf (soort en niveau, koraalpionnen in kleine letters):",
        },
    ),
    ("draw.total", Text { en: "Total {points} of 20: {rating}", nl: "Totaal {points} van 20: {rating}" }),
    ("draw.tower", Text { en: "Tower card: {who}, {points}", nl: "Torenkaart: {who}, {points}" }),
    (
        "log.boxed_attempt",
        Text {
            en: "{who} tried {species} on {where}; it fell and went to the box.",
            nl: "{who} probeerde {species} op {where}; het viel en ging in de doos.",
        },
    ),
    (
        "log.card",
        Text {
            en: "Scoring card {card} was drawn for {species}.",
            nl: "Puntenkaart {card} werd getrokken voor {species}.",
        },
    ),
    (
        "log.cover",
        Text {
            en: "{who} covered the rock with {species}, on {where}.",
            nl: "{who} bedekte de Rots met {species}, op {where}.",
        },
    ),
    (
        "log.draw",
        Text { en: "{who} drew a piece of {species} from the bag.", nl: "{who} trok een stuk {species} uit de zak." },
    ),
    (
        "log.fell",
        Text {
            en: "{who} tried {species} on {where}; pieces that fell: {pieces}, pawns that fell: {pawns}.",
            nl: "{who} probeerde {species} op {where}; gevallen stukken: {pieces}, gevallen koraalpionnen: {pawns}.",
        },
    ),
    ("log.float", Text { en: "{who} took the pawn off the reef.", nl: "{who} haalde de koraalpion van het rif." }),
    (
        "log.give_up",
        Text {
            en: "{who} returned the piece to the box: it could not grow.",
            nl: "{who} legde het stuk terug in de doos: het kon niet groeien.",
        },
    ),
    ("log.grow", Text { en: "{who} grew {species} on {where}.", nl: "{who} liet {species} groeien op {where}." }),
    (
        "log.grow_lift",
        Text {
            en: "{who} lifted the pawn and grew {species} on {where}.",
            nl: "{who} tilde de koraalpion op en liet {species} groeien op {where}.",
        },
    ),
    ("log.land", Text { en: "{who} put the pawn on {where}.", nl: "{who} zette de koraalpion op {where}." }),
    (
        "log.neutral",
        Text { en: "{who} made {species} the neutral species.", nl: "{who} koos {species} als neutrale soort." },
    ),
    (
        "log.pay",
        Text {
            en: "{who} returned a piece of {species} to the box.",
            nl: "{who} legde een stuk {species} terug in de doos.",
        },
    ),
    ("log.play", Text { en: "{who} chose {species}.", nl: "{who} speelt met {species}." }),
    (
        "log.restored",
        Text {
            en: "{who} tried {species} on {where}; it fell and everything was put back.",
            nl: "{who} probeerde {species} op {where}; het viel en alles werd teruggezet.",
        },
    ),
    ("log.setup", Text { en: "Setup card {card} was drawn.", nl: "Opzetkaart {card} werd getrokken." }),
    ("log.slide", Text { en: "{who} slid to {where}.", nl: "{who} gleed naar {where}." }),
    ("log.start", Text { en: "{who} starts.", nl: "{who} begint." }),
    ("log.take", Text { en: "{who} chose a piece of {species}.", nl: "{who} koos een stuk {species}." }),
    ("option.card_brain", Text { en: "Card for Brain Coral (alone)", nl: "Kaart voor Hersenkoraal (alleen)" }),
    ("option.card_brain.I", Text { en: "I", nl: "I" }),
    ("option.card_brain.II", Text { en: "II", nl: "II" }),
    ("option.card_brain.III", Text { en: "III", nl: "III" }),
    ("option.card_brain.random", Text { en: "As for all", nl: "Zoals alle" }),
    ("option.card_red", Text { en: "Card for Red Coral (alone)", nl: "Kaart voor Rood Koraal (alleen)" }),
    ("option.card_red.I", Text { en: "I", nl: "I" }),
    ("option.card_red.II", Text { en: "II", nl: "II" }),
    ("option.card_red.III", Text { en: "III", nl: "III" }),
    ("option.card_red.random", Text { en: "As for all", nl: "Zoals alle" }),
    ("option.card_sun", Text { en: "Card for Sun Coral (alone)", nl: "Kaart voor Zonnekoraal (alleen)" }),
    ("option.card_sun.I", Text { en: "I", nl: "I" }),
    ("option.card_sun.II", Text { en: "II", nl: "II" }),
    ("option.card_sun.III", Text { en: "III", nl: "III" }),
    ("option.card_sun.random", Text { en: "As for all", nl: "Zoals alle" }),
    ("option.card_tubular", Text { en: "Card for Tubular Coral (alone)", nl: "Kaart voor Buiskoraal (alleen)" }),
    ("option.card_tubular.I", Text { en: "I", nl: "I" }),
    ("option.card_tubular.II", Text { en: "II", nl: "II" }),
    ("option.card_tubular.III", Text { en: "III", nl: "III" }),
    ("option.card_tubular.random", Text { en: "As for all", nl: "Zoals alle" }),
    ("option.chaos", Text { en: "Chaos (3-4 players)", nl: "Chaos (3-4 spelers)" }),
    ("option.complexity", Text { en: "Complexity of all cards (alone)", nl: "Moeilijkheid van alle kaarten (alleen)" }),
    ("option.complexity.I", Text { en: "I", nl: "I" }),
    ("option.complexity.II", Text { en: "II", nl: "II" }),
    ("option.complexity.III", Text { en: "III", nl: "III" }),
    ("option.complexity.random", Text { en: "Drawn by lot", nl: "Door het lot" }),
    ("option.exempt", Text { en: "Spared the penalty", nl: "Geen straf voor" }),
    ("option.falling", Text { en: "Falling pieces", nl: "Vallende stukken" }),
    ("option.falling.penalty", Text { en: "Penalty", nl: "Straf" }),
    ("option.falling.restore", Text { en: "Put everything back", nl: "Alles terugzetten" }),
    ("option.falling.strict", Text { en: "Nothing can fall", nl: "Er kan niets vallen" }),
    ("option.solo_setup", Text { en: "Setup card (alone)", nl: "Opzetkaart (alleen)" }),
    ("option.solo_setup.A", Text { en: "A, Pinwheel", nl: "A, Molentje" }),
    ("option.solo_setup.B", Text { en: "B, Well", nl: "B, Put" }),
    ("option.solo_setup.C", Text { en: "C, Lid", nl: "C, Deksel" }),
    ("option.solo_setup.D", Text { en: "D, Gate", nl: "D, Poort" }),
    ("option.solo_setup.E", Text { en: "E, Stairs", nl: "E, Trap" }),
    ("option.solo_setup.F", Text { en: "F, Twins", nl: "F, Tweeling" }),
    ("option.solo_setup.random", Text { en: "Drawn by lot", nl: "Door het lot" }),
    ("option.species", Text { en: "Species", nl: "Koraalsoorten" }),
    ("option.species.choose", Text { en: "Everyone chooses", nl: "Iedereen kiest" }),
    ("option.species.in_order", Text { en: "In seat order", nl: "In volgorde van zitten" }),
    ("option.start", Text { en: "Start player", nl: "Beginspeler" }),
    ("option.start.first", Text { en: "First seat", nl: "Eerste plaats" }),
    ("option.start.fourth", Text { en: "Fourth seat", nl: "Vierde plaats" }),
    ("option.start.random", Text { en: "Drawn by lot", nl: "Door het lot" }),
    ("option.start.second", Text { en: "Second seat", nl: "Tweede plaats" }),
    ("option.start.third", Text { en: "Third seat", nl: "Derde plaats" }),
    ("option.symbiosis", Text { en: "Symbiosis (4 players)", nl: "Symbiose (4 spelers)" }),
    ("option.tower", Text { en: "Tower card", nl: "Torenkaart" }),
    (
        "say.cover",
        Text { en: "Cover the rock with {species} at {cells}", nl: "Bedek de Rots met {species} op {cells}" },
    ),
    ("say.float", Text { en: "Float: take your pawn off the reef", nl: "Zweef: haal je koraalpion van het rif" }),
    (
        "say.give_up",
        Text {
            en: "Return the piece to the box: it cannot grow",
            nl: "Leg het stuk terug in de doos: het kan niet groeien",
        },
    ),
    ("say.grow", Text { en: "Grow {species} at {cells}", nl: "Laat {species} groeien op {cells}" }),
    (
        "say.grow_lift",
        Text {
            en: "Grow {species} at {cells}, beneath your pawn (it goes to {to})",
            nl: "Laat {species} groeien op {cells}, onder je koraalpion (die gaat naar {to})",
        },
    ),
    ("say.land", Text { en: "Put your pawn at {to}", nl: "Zet je koraalpion op {to}" }),
    ("say.neutral", Text { en: "Make {species} the neutral species", nl: "Maak {species} de neutrale soort" }),
    ("say.pay", Text { en: "Return a piece of {species} to the box", nl: "Leg een stuk {species} terug in de doos" }),
    ("say.play", Text { en: "Play {species}", nl: "Speel met {species}" }),
    ("say.slide", Text { en: "Slide to {to}", nl: "Glijd naar {to}" }),
    ("say.take", Text { en: "Choose a piece of {species}", nl: "Kies een stuk {species}" }),
    ("score.card_brain", Text { en: "Brain Coral card", nl: "Kaart Hersenkoraal" }),
    ("score.card_red", Text { en: "Red Coral card", nl: "Kaart Rood Koraal" }),
    ("score.card_sun", Text { en: "Sun Coral card", nl: "Kaart Zonnekoraal" }),
    ("score.card_tubular", Text { en: "Tubular Coral card", nl: "Kaart Buiskoraal" }),
    ("score.partner", Text { en: "Partner's icons", nl: "Symbolen van de teamgenoot" }),
    ("score.sunlight", Text { en: "Icons in sunlight", nl: "Symbolen in het zonlicht" }),
    ("score.top_level", Text { en: "Icons on the highest level", nl: "Symbolen op het hoogste niveau" }),
    ("score.tower", Text { en: "Tower card", nl: "Torenkaart" }),
    ("species.brain", Text { en: "Brain Coral", nl: "Hersenkoraal" }),
    ("species.red", Text { en: "Red Coral", nl: "Rood Koraal" }),
    ("species.sun", Text { en: "Sun Coral", nl: "Zonnekoraal" }),
    ("species.tubular", Text { en: "Tubular Coral", nl: "Buiskoraal" }),
    ("title", Text { en: "Coral", nl: "Coral" }),
    ("where.east", Text { en: "{n} east", nl: "{n} oost" }),
    ("where.level", Text { en: "level {level}, {place}", nl: "niveau {level}, {place}" }),
    ("where.levels", Text { en: "levels {low} and {high}, {place}", nl: "niveau {low} en {high}, {place}" }),
    ("where.middle", Text { en: "in the middle", nl: "in het midden" }),
    ("where.north", Text { en: "{n} north", nl: "{n} noord" }),
    ("where.south", Text { en: "{n} south", nl: "{n} zuid" }),
    ("where.west", Text { en: "{n} west", nl: "{n} west" }),
];

/// Grow a reef of wooden corals that must stand, and keep your species in the sunlight.
#[allow(dead_code)]
pub const ABOUT: Text = ALL[0].1;

/// Grow a piece, slide, or float.
#[allow(dead_code)]
pub const ASK_ACT: Text = ALL[1].1;

/// Your reserve is empty: slide or float.
#[allow(dead_code)]
pub const ASK_ACT_EMPTY: Text = ALL[2].1;

/// Grow a piece, slide, or float. A second move in a row costs a piece.
#[allow(dead_code)]
pub const ASK_ACT_MOVED: Text = ALL[3].1;

/// Cover the rock with a piece of your reserve.
#[allow(dead_code)]
pub const ASK_COVER: Text = ALL[4].1;

/// Land: put your pawn on a free icon of another species. That ends your turn.
#[allow(dead_code)]
pub const ASK_LAND: Text = ALL[5].1;

/// Name the neutral species.
#[allow(dead_code)]
pub const ASK_NEUTRAL: Text = ALL[6].1;

/// The reef is complete.
#[allow(dead_code)]
pub const ASK_OVER: Text = ALL[7].1;

/// Put your pawn on a free icon of another species.
#[allow(dead_code)]
pub const ASK_PAWNS: Text = ALL[8].1;

/// End game: choose a piece to return to the box.
#[allow(dead_code)]
pub const ASK_PAY_END: Text = ALL[9].1;

/// Two moves in a row: choose a piece to return to the box.
#[allow(dead_code)]
pub const ASK_PAY_MOVE: Text = ALL[10].1;

/// Put your fallen pawn back on a free icon of another species.
#[allow(dead_code)]
pub const ASK_REPLACE: Text = ALL[11].1;

/// Grow the chosen piece.
#[allow(dead_code)]
pub const ASK_SOLO_GROW: Text = ALL[12].1;

/// Slide the pawn if you like, then grow the piece.
#[allow(dead_code)]
pub const ASK_SOLO_MOVE: Text = ALL[13].1;

/// Choose the species you play.
#[allow(dead_code)]
pub const ASK_SPECIES: Text = ALL[14].1;

/// Choose a piece of your reserve to grow.
#[allow(dead_code)]
pub const ASK_TAKE: Text = ALL[15].1;

/// Chance decides.
#[allow(dead_code)]
pub const ASK_WAIT: Text = ALL[16].1;

/// In the bag: {pieces}
#[allow(dead_code)]
pub const DRAW_BAG: Text = ALL[17].1;

/// End game
#[allow(dead_code)]
pub const DRAW_ENDGAME: Text = ALL[18].1;

/// fallen
#[allow(dead_code)]
pub const DRAW_FALLEN: Text = ALL[19].1;

/// afloat
#[allow(dead_code)]
pub const DRAW_FLOATING: Text = ALL[20].1;

/// Level {level}
#[allow(dead_code)]
pub const DRAW_LEVEL: Text = ALL[21].1;

/// Neutral: {species}
#[allow(dead_code)]
pub const DRAW_NEUTRAL: Text = ALL[22].1;

/// points
#[allow(dead_code)]
pub const DRAW_POINTS: Text = ALL[23].1;

/// reserve
#[allow(dead_code)]
pub const DRAW_RESERVE: Text = ALL[24].1;

/// From above (species and level, pawns in small letters):
#[allow(dead_code)]
pub const DRAW_TOP: Text = ALL[25].1;

/// Total {points} of 20: {rating}
#[allow(dead_code)]
pub const DRAW_TOTAL: Text = ALL[26].1;

/// Tower card: {who}, {points}
#[allow(dead_code)]
pub const DRAW_TOWER: Text = ALL[27].1;

/// {who} tried {species} on {where}; it fell and went to the box.
#[allow(dead_code)]
pub const LOG_BOXED_ATTEMPT: Text = ALL[28].1;

/// Scoring card {card} was drawn for {species}.
#[allow(dead_code)]
pub const LOG_CARD: Text = ALL[29].1;

/// {who} covered the rock with {species}, on {where}.
#[allow(dead_code)]
pub const LOG_COVER: Text = ALL[30].1;

/// {who} drew a piece of {species} from the bag.
#[allow(dead_code)]
pub const LOG_DRAW: Text = ALL[31].1;

/// {who} tried {species} on {where}; pieces that fell: {pieces}, pawns that fell: {pawns}.
#[allow(dead_code)]
pub const LOG_FELL: Text = ALL[32].1;

/// {who} took the pawn off the reef.
#[allow(dead_code)]
pub const LOG_FLOAT: Text = ALL[33].1;

/// {who} returned the piece to the box: it could not grow.
#[allow(dead_code)]
pub const LOG_GIVE_UP: Text = ALL[34].1;

/// {who} grew {species} on {where}.
#[allow(dead_code)]
pub const LOG_GROW: Text = ALL[35].1;

/// {who} lifted the pawn and grew {species} on {where}.
#[allow(dead_code)]
pub const LOG_GROW_LIFT: Text = ALL[36].1;

/// {who} put the pawn on {where}.
#[allow(dead_code)]
pub const LOG_LAND: Text = ALL[37].1;

/// {who} made {species} the neutral species.
#[allow(dead_code)]
pub const LOG_NEUTRAL: Text = ALL[38].1;

/// {who} returned a piece of {species} to the box.
#[allow(dead_code)]
pub const LOG_PAY: Text = ALL[39].1;

/// {who} chose {species}.
#[allow(dead_code)]
pub const LOG_PLAY: Text = ALL[40].1;

/// {who} tried {species} on {where}; it fell and everything was put back.
#[allow(dead_code)]
pub const LOG_RESTORED: Text = ALL[41].1;

/// Setup card {card} was drawn.
#[allow(dead_code)]
pub const LOG_SETUP: Text = ALL[42].1;

/// {who} slid to {where}.
#[allow(dead_code)]
pub const LOG_SLIDE: Text = ALL[43].1;

/// {who} starts.
#[allow(dead_code)]
pub const LOG_START: Text = ALL[44].1;

/// {who} chose a piece of {species}.
#[allow(dead_code)]
pub const LOG_TAKE: Text = ALL[45].1;

/// Card for Brain Coral (alone)
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN: Text = ALL[46].1;

/// I
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN_I: Text = ALL[47].1;

/// II
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN_II: Text = ALL[48].1;

/// III
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN_III: Text = ALL[49].1;

/// As for all
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN_RANDOM: Text = ALL[50].1;

/// Card for Red Coral (alone)
#[allow(dead_code)]
pub const OPTION_CARD_RED: Text = ALL[51].1;

/// I
#[allow(dead_code)]
pub const OPTION_CARD_RED_I: Text = ALL[52].1;

/// II
#[allow(dead_code)]
pub const OPTION_CARD_RED_II: Text = ALL[53].1;

/// III
#[allow(dead_code)]
pub const OPTION_CARD_RED_III: Text = ALL[54].1;

/// As for all
#[allow(dead_code)]
pub const OPTION_CARD_RED_RANDOM: Text = ALL[55].1;

/// Card for Sun Coral (alone)
#[allow(dead_code)]
pub const OPTION_CARD_SUN: Text = ALL[56].1;

/// I
#[allow(dead_code)]
pub const OPTION_CARD_SUN_I: Text = ALL[57].1;

/// II
#[allow(dead_code)]
pub const OPTION_CARD_SUN_II: Text = ALL[58].1;

/// III
#[allow(dead_code)]
pub const OPTION_CARD_SUN_III: Text = ALL[59].1;

/// As for all
#[allow(dead_code)]
pub const OPTION_CARD_SUN_RANDOM: Text = ALL[60].1;

/// Card for Tubular Coral (alone)
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR: Text = ALL[61].1;

/// I
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR_I: Text = ALL[62].1;

/// II
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR_II: Text = ALL[63].1;

/// III
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR_III: Text = ALL[64].1;

/// As for all
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR_RANDOM: Text = ALL[65].1;

/// Chaos (3-4 players)
#[allow(dead_code)]
pub const OPTION_CHAOS: Text = ALL[66].1;

/// Complexity of all cards (alone)
#[allow(dead_code)]
pub const OPTION_COMPLEXITY: Text = ALL[67].1;

/// I
#[allow(dead_code)]
pub const OPTION_COMPLEXITY_I: Text = ALL[68].1;

/// II
#[allow(dead_code)]
pub const OPTION_COMPLEXITY_II: Text = ALL[69].1;

/// III
#[allow(dead_code)]
pub const OPTION_COMPLEXITY_III: Text = ALL[70].1;

/// Drawn by lot
#[allow(dead_code)]
pub const OPTION_COMPLEXITY_RANDOM: Text = ALL[71].1;

/// Spared the penalty
#[allow(dead_code)]
pub const OPTION_EXEMPT: Text = ALL[72].1;

/// Falling pieces
#[allow(dead_code)]
pub const OPTION_FALLING: Text = ALL[73].1;

/// Penalty
#[allow(dead_code)]
pub const OPTION_FALLING_PENALTY: Text = ALL[74].1;

/// Put everything back
#[allow(dead_code)]
pub const OPTION_FALLING_RESTORE: Text = ALL[75].1;

/// Nothing can fall
#[allow(dead_code)]
pub const OPTION_FALLING_STRICT: Text = ALL[76].1;

/// Setup card (alone)
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP: Text = ALL[77].1;

/// A, Pinwheel
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_A: Text = ALL[78].1;

/// B, Well
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_B: Text = ALL[79].1;

/// C, Lid
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_C: Text = ALL[80].1;

/// D, Gate
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_D: Text = ALL[81].1;

/// E, Stairs
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_E: Text = ALL[82].1;

/// F, Twins
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_F: Text = ALL[83].1;

/// Drawn by lot
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_RANDOM: Text = ALL[84].1;

/// Species
#[allow(dead_code)]
pub const OPTION_SPECIES: Text = ALL[85].1;

/// Everyone chooses
#[allow(dead_code)]
pub const OPTION_SPECIES_CHOOSE: Text = ALL[86].1;

/// In seat order
#[allow(dead_code)]
pub const OPTION_SPECIES_IN_ORDER: Text = ALL[87].1;

/// Start player
#[allow(dead_code)]
pub const OPTION_START: Text = ALL[88].1;

/// First seat
#[allow(dead_code)]
pub const OPTION_START_FIRST: Text = ALL[89].1;

/// Fourth seat
#[allow(dead_code)]
pub const OPTION_START_FOURTH: Text = ALL[90].1;

/// Drawn by lot
#[allow(dead_code)]
pub const OPTION_START_RANDOM: Text = ALL[91].1;

/// Second seat
#[allow(dead_code)]
pub const OPTION_START_SECOND: Text = ALL[92].1;

/// Third seat
#[allow(dead_code)]
pub const OPTION_START_THIRD: Text = ALL[93].1;

/// Symbiosis (4 players)
#[allow(dead_code)]
pub const OPTION_SYMBIOSIS: Text = ALL[94].1;

/// Tower card
#[allow(dead_code)]
pub const OPTION_TOWER: Text = ALL[95].1;

/// Cover the rock with {species} at {cells}
#[allow(dead_code)]
pub const SAY_COVER: Text = ALL[96].1;

/// Float: take your pawn off the reef
#[allow(dead_code)]
pub const SAY_FLOAT: Text = ALL[97].1;

/// Return the piece to the box: it cannot grow
#[allow(dead_code)]
pub const SAY_GIVE_UP: Text = ALL[98].1;

/// Grow {species} at {cells}
#[allow(dead_code)]
pub const SAY_GROW: Text = ALL[99].1;

/// Grow {species} at {cells}, beneath your pawn (it goes to {to})
#[allow(dead_code)]
pub const SAY_GROW_LIFT: Text = ALL[100].1;

/// Put your pawn at {to}
#[allow(dead_code)]
pub const SAY_LAND: Text = ALL[101].1;

/// Make {species} the neutral species
#[allow(dead_code)]
pub const SAY_NEUTRAL: Text = ALL[102].1;

/// Return a piece of {species} to the box
#[allow(dead_code)]
pub const SAY_PAY: Text = ALL[103].1;

/// Play {species}
#[allow(dead_code)]
pub const SAY_PLAY: Text = ALL[104].1;

/// Slide to {to}
#[allow(dead_code)]
pub const SAY_SLIDE: Text = ALL[105].1;

/// Choose a piece of {species}
#[allow(dead_code)]
pub const SAY_TAKE: Text = ALL[106].1;

/// Brain Coral card
#[allow(dead_code)]
pub const SCORE_CARD_BRAIN: Text = ALL[107].1;

/// Red Coral card
#[allow(dead_code)]
pub const SCORE_CARD_RED: Text = ALL[108].1;

/// Sun Coral card
#[allow(dead_code)]
pub const SCORE_CARD_SUN: Text = ALL[109].1;

/// Tubular Coral card
#[allow(dead_code)]
pub const SCORE_CARD_TUBULAR: Text = ALL[110].1;

/// Partner's icons
#[allow(dead_code)]
pub const SCORE_PARTNER: Text = ALL[111].1;

/// Icons in sunlight
#[allow(dead_code)]
pub const SCORE_SUNLIGHT: Text = ALL[112].1;

/// Icons on the highest level
#[allow(dead_code)]
pub const SCORE_TOP_LEVEL: Text = ALL[113].1;

/// Tower card
#[allow(dead_code)]
pub const SCORE_TOWER: Text = ALL[114].1;

/// Brain Coral
#[allow(dead_code)]
pub const SPECIES_BRAIN: Text = ALL[115].1;

/// Red Coral
#[allow(dead_code)]
pub const SPECIES_RED: Text = ALL[116].1;

/// Sun Coral
#[allow(dead_code)]
pub const SPECIES_SUN: Text = ALL[117].1;

/// Tubular Coral
#[allow(dead_code)]
pub const SPECIES_TUBULAR: Text = ALL[118].1;

/// Coral
#[allow(dead_code)]
pub const TITLE: Text = ALL[119].1;

/// {n} east
#[allow(dead_code)]
pub const WHERE_EAST: Text = ALL[120].1;

/// level {level}, {place}
#[allow(dead_code)]
pub const WHERE_LEVEL: Text = ALL[121].1;

/// levels {low} and {high}, {place}
#[allow(dead_code)]
pub const WHERE_LEVELS: Text = ALL[122].1;

/// in the middle
#[allow(dead_code)]
pub const WHERE_MIDDLE: Text = ALL[123].1;

/// {n} north
#[allow(dead_code)]
pub const WHERE_NORTH: Text = ALL[124].1;

/// {n} south
#[allow(dead_code)]
pub const WHERE_SOUTH: Text = ALL[125].1;

/// {n} west
#[allow(dead_code)]
pub const WHERE_WEST: Text = ALL[126].1;
