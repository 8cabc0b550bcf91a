//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// [`ALL`] in one place: wherever a constant is used, its words are there once more.
pub static KEPT: [(&str, Text); ALL.len()] = *ALL.first_chunk().expect("it is as long as it is");

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
        "ask.move.held",
        Text {
            en: "Move a die at most {steps}. It does not gain 1.",
            nl: "Verplaats een steen hoogstens {steps}. Hij krijgt er geen 1 bij.",
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
    (
        "draw.claimed",
        Text {
            en: "{terrain} went in the order {order}: {claims}",
            nl: "{terrain} ging in de volgorde {order}: {claims}",
        },
    ),
    ("draw.deck.many", Text { en: "{n} cards in the deck", nl: "{n} kaarten in de stapel" }),
    ("draw.deck.one", Text { en: "1 card in the deck", nl: "1 kaart in de stapel" }),
    ("draw.discarded", Text { en: "{n} discarded", nl: "{n} afgelegd" }),
    (
        "draw.dug",
        Text { en: "chosen: the die on {at} with {dice} on it", nl: "gekozen: de steen op {at} met {dice} erop" },
    ),
    ("draw.first", Text { en: "{seat} began", nl: "{seat} begon" }),
    ("draw.hold", Text { en: "the die moved next does not gain 1", nl: "de volgende steen krijgt er geen 1 bij" }),
    (
        "draw.holding",
        Text {
            en: "{terrain}: {cards}; {stars}, lowest {lowest} Mw, {dice}",
            nl: "{terrain}: {cards}; {stars}, laagste {lowest} Mw, {dice}",
        },
    ),
    (
        "draw.key",
        Text {
            en: "Each island: its terrain in a small letter, then its whole tower from the bottom up, each die a colour letter and a value; -- is empty. Each card: name, rating in Mw, stars. Letters: V volcano red, A archipelago green, S beach yellow, R rock black, W waterfall blue, L lavender purple. Forecast: dice if the game ended now.",
            nl: "Elk eiland: zijn landschap met een kleine letter, dan de hele toren van onder naar boven, elke steen een kleurletter en een waarde; -- is leeg. Elke kaart: naam, meting in Mw, sterren. Letters: V vulkaan rood, A archipel groen, S strand geel, R rots zwart, W waterval blauw, L lavendel paars. Vooruitzicht: stenen als het spel nu eindigde.",
        },
    ),
    ("draw.moved", Text { en: "the first die has moved to {at}", nl: "de eerste steen is naar {at} gegaan" }),
    (
        "draw.pick",
        Text {
            en: "kept this turn: {card}; {cards} taken, {steps} left",
            nl: "deze beurt gehouden: {card}; {cards} gepakt, nog {steps}",
        },
    ),
    (
        "draw.player",
        Text {
            en: "forecast {dice}, {stars}, ratings {rating} Mw",
            nl: "vooruitzicht {dice}, {stars}, metingen {rating} Mw",
        },
    ),
    (
        "draw.player.over",
        Text { en: "{dice}, {stars}, ratings {rating} Mw", nl: "{dice}, {stars}, metingen {rating} Mw" },
    ),
    ("draw.turn", Text { en: "Turn {n} of {total}", nl: "Beurt {n} van {total}" }),
    (
        "draw.would_claim",
        Text {
            en: "{terrain} would go in the order {order}: {claims}",
            nl: "{terrain} zou gaan in de volgorde {order}: {claims}",
        },
    ),
    ("gain.archipelago", Text { en: "{n} green dice", nl: "{n} groene stenen" }),
    ("gain.archipelago.one", Text { en: "1 green die", nl: "1 groene steen" }),
    ("gain.beach", Text { en: "{n} yellow dice", nl: "{n} gele stenen" }),
    ("gain.beach.one", Text { en: "1 yellow die", nl: "1 gele steen" }),
    ("gain.lavender", Text { en: "{n} purple dice", nl: "{n} paarse stenen" }),
    ("gain.lavender.one", Text { en: "1 purple die", nl: "1 paarse steen" }),
    ("gain.rock", Text { en: "{n} black dice", nl: "{n} zwarte stenen" }),
    ("gain.rock.one", Text { en: "1 black die", nl: "1 zwarte steen" }),
    ("gain.volcano", Text { en: "{n} red dice", nl: "{n} rode stenen" }),
    ("gain.volcano.one", Text { en: "1 red die", nl: "1 rode steen" }),
    ("gain.waterfall", Text { en: "{n} blue dice", nl: "{n} blauwe stenen" }),
    ("gain.waterfall.one", Text { en: "1 blue die", nl: "1 blauwe steen" }),
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
            en: "Take column {column}, {specialist} with {cards}, and keep {card}",
            nl: "Pak kolom {column}, {specialist} met {cards}, en houd {card}",
        },
    ),
    ("score.archipelago", Text { en: "Archipelago (green)", nl: "Archipel (groen)" }),
    ("score.beach", Text { en: "Sandy Beach (yellow)", nl: "Zandstrand (geel)" }),
    ("score.lavender", Text { en: "Lavender Fields (purple)", nl: "Lavendelvelden (paars)" }),
    (
        "score.rating_halves",
        Text { en: "All ratings in Mw (low is better)", nl: "Alle metingen in Mw (laag is beter)" },
    ),
    ("score.rock", Text { en: "Rocky Stack (black)", nl: "Rotspunt (zwart)" }),
    ("score.stars", Text { en: "All stars", nl: "Alle sterren" }),
    ("score.volcano", Text { en: "Volcano (red)", nl: "Vulkaan (rood)" }),
    ("score.waterfall", Text { en: "Waterfall (blue)", nl: "Waterval (blauw)" }),
    ("tell.claims", Text { en: "{terrain}: {claims}.", nl: "{terrain}: {claims}." }),
    ("tell.deal", Text { en: "{card} is dealt to column {column}.", nl: "{card} komt in kolom {column}." }),
    (
        "tell.dig",
        Text {
            en: "{who} chose the {colour} {value} on {from} with {dice} on it.",
            nl: "{who} koos de {colour} {value} op {from} met {dice} erop.",
        },
    ),
    ("tell.discard.many", Text { en: "The other {n} cards are discarded.", nl: "De andere {n} kaarten gaan weg." }),
    ("tell.discard.one", Text { en: "The other card is discarded.", nl: "De andere kaart gaat weg." }),
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
            en: "{who} took {cards} from the {specialist} and kept {card}.",
            nl: "{who} pakte {cards} bij de {specialist} en hield {card}.",
        },
    ),
    ("tell.unclaimed", Text { en: "{terrain}: nobody claims anything.", nl: "{terrain}: niemand krijgt iets." }),
    ("thing.die", Text { en: "the die on {from}", nl: "de steen op {from}" }),
    ("thing.done", Text { en: "leaving the second die", nl: "de tweede steen laten liggen" }),
    ("thing.hold", Text { en: "moving without raising", nl: "verplaatsen zonder verhogen" }),
    ("thing.pass", Text { en: "passing", nl: "passen" }),
    (
        "why.alone",
        Text {
            en: "Only the top die of {from} moves: the {specialist} takes none along.",
            nl: "Alleen de bovenste steen van {from} beweegt: de {specialist} neemt er geen mee.",
        },
    ),
    (
        "why.askew",
        Text {
            en: "The island {to} lies askew from {from}: along rows and columns it takes {far}, and you have {steps}.",
            nl: "Het eiland {to} ligt schuin van {from}: langs rijen en kolommen kost het {far}, en je hebt {steps}.",
        },
    ),
    (
        "why.barred",
        Text {
            en: "Every way of the {raised} from {from} to {to} is barred by dice that are not lower.",
            nl: "Elke weg van de {raised} van {from} naar {to} is versperd door stenen die niet lager zijn.",
        },
    ),
    (
        "why.can_move",
        Text {
            en: "The {die} on {from} can go to {to}, so you cannot pass.",
            nl: "De {die} op {from} kan naar {to}, dus je kunt niet passen.",
        },
    ),
    (
        "why.colour",
        Text {
            en: "The top die of {from} is the {die}, and your card asks for a {kept} one.",
            nl: "De bovenste steen van {from} is de {die}, en je kaart vraagt een {kept}.",
        },
    ),
    ("why.covered", Text { en: "The {die} on {from} lies under {dice}.", nl: "De {die} op {from} ligt onder {dice}." }),
    (
        "why.dealing",
        Text {
            en: "Cards are being dealt: {thing} has to wait.",
            nl: "Er worden kaarten gedeeld: {thing} moet wachten.",
        },
    ),
    (
        "why.deck",
        Text {
            en: "Cards of the deck are dealt at the start of a turn, not taken.",
            nl: "Kaarten van de stapel worden aan het begin van een beurt gedeeld, niet gepakt.",
        },
    ),
    ("why.discarded", Text { en: "{card} is out of the game.", nl: "{card} doet niet meer mee." }),
    (
        "why.dug",
        Text {
            en: "You have chosen the covered die on {dug}, not one on {from}.",
            nl: "Je hebt de bedekte steen op {dug} gekozen, niet een op {from}.",
        },
    ),
    ("why.empty", Text { en: "The island {to} is empty.", nl: "Het eiland {to} is leeg." }),
    (
        "why.far",
        Text {
            en: "From {from} to {to} it takes {far}; you have {steps}.",
            nl: "Van {from} naar {to} kost {far}; je hebt {steps}.",
        },
    ),
    (
        "why.first_first",
        Text {
            en: "Move a first die before the second on {from}.",
            nl: "Verplaats een eerste steen voor de tweede op {from}.",
        },
    ),
    (
        "why.first_moved",
        Text {
            en: "The first die has moved: the one on {from} would be the second.",
            nl: "De eerste steen heeft bewogen: die op {from} zou de tweede zijn.",
        },
    ),
    ("why.half", Text { en: "The move has begun: passing is over.", nl: "De zet is begonnen: passen kan niet meer." }),
    (
        "why.high",
        Text {
            en: "The {raised} cannot step onto the {top} on {to}.",
            nl: "De {raised} kan niet op de {top} op {to} stappen.",
        },
    ),
    (
        "why.kept",
        Text {
            en: "You have kept {kept}; {card} goes at the end of your turn.",
            nl: "Je hebt {kept} gehouden; {card} gaat aan het eind van je beurt weg.",
        },
    ),
    (
        "why.left_over",
        Text {
            en: "From {from} to {to} it takes {far}; the first die left over {steps}.",
            nl: "Van {from} naar {to} kost {far}; de eerste steen liet {steps} over.",
        },
    ),
    (
        "why.moved",
        Text {
            en: "The {die} on {from} has moved already this turn.",
            nl: "De {die} op {from} heeft deze beurt al bewogen.",
        },
    ),
    (
        "why.must_move",
        Text {
            en: "The {die} on {from} must move at least one step: the {specialist} does not let it stay.",
            nl: "De {die} op {from} moet minstens één stap doen: met de {specialist} mag hij niet blijven liggen.",
        },
    ),
    ("why.no_card", Text { en: "Column {column} has no such card.", nl: "Kolom {column} heeft die kaart niet." }),
    (
        "why.no_column",
        Text { en: "There are three columns; none lies here.", nl: "Er zijn drie kolommen; hier ligt er geen." },
    ),
    (
        "why.no_covered",
        Text { en: "There is no die under {dice} on {from}.", nl: "Op {from} ligt geen steen onder {dice}." },
    ),
    ("why.no_die", Text { en: "There is no die on {from}.", nl: "Op {from} ligt geen steen." }),
    (
        "why.no_island",
        Text { en: "There is no island {outside} at this table.", nl: "Er is geen eiland {outside} aan deze tafel." },
    ),
    (
        "why.no_move",
        Text {
            en: "{card} in column {column} would move no die, and another card would.",
            nl: "{card} in kolom {column} laat geen zet toe, en een andere kaart wel.",
        },
    ),
    (
        "why.no_return",
        Text {
            en: "At this table the die does not come back to {from}.",
            nl: "Aan deze tafel komt de steen niet terug op {from}.",
        },
    ),
    (
        "why.not_shared",
        Text {
            en: "The die on {from} would be a second one, and you have the {specialist}, not the Agriculturalist.",
            nl: "De steen op {from} zou een tweede zijn, en je hebt de {specialist}, niet de Landbouwkundige.",
        },
    ),
    (
        "why.not_there",
        Text { en: "{card} does not lie in column {column}.", nl: "{card} ligt niet in kolom {column}." },
    ),
    (
        "why.nothing_below",
        Text { en: "No die lies below the {die} on {from}.", nl: "Onder de {die} op {from} ligt geen steen." },
    ),
    ("why.nothing_kept", Text { en: "No kept card lies here.", nl: "Hier ligt geen gehouden kaart." }),
    (
        "why.nothing_left",
        Text { en: "There is no second die to be left now.", nl: "Er is nu geen tweede steen om te laten liggen." },
    ),
    ("why.nothing_there", Text { en: "No card lies here.", nl: "Hier ligt geen kaart." }),
    ("why.nowhere", Text { en: "That is no island.", nl: "Dat is geen eiland." }),
    (
        "why.one_card",
        Text {
            en: "You took 1 card: there are no steps to share with the die on {from}.",
            nl: "Je pakte 1 kaart: er zijn geen stappen te delen met de steen op {from}.",
        },
    ),
    (
        "why.other_column",
        Text {
            en: "You have taken column {taken}; column {column} with {card} stays.",
            nl: "Je hebt kolom {taken} gepakt; kolom {column} met {card} blijft liggen.",
        },
    ),
    (
        "why.over",
        Text { en: "The game is over: {thing} comes too late.", nl: "Het spel is afgelopen: {thing} komt te laat." },
    ),
    (
        "why.over_empty",
        Text {
            en: "The way from {from} to {to} leads over empty islands.",
            nl: "De weg van {from} naar {to} gaat over lege eilanden.",
        },
    ),
    (
        "why.owned",
        Text { en: "{card} was kept by {who} and stays there.", nl: "{card} is gehouden door {who} en blijft daar." },
    ),
    (
        "why.raised",
        Text {
            en: "With the {specialist} a die gains 1 before it moves.",
            nl: "Met de {specialist} krijgt een steen er 1 bij voor hij beweegt.",
        },
    ),
    (
        "why.return_far",
        Text {
            en: "Out and back to {from} takes 2 steps; you have {steps}.",
            nl: "Heen en terug naar {from} kost 2 stappen; je hebt {steps}.",
        },
    ),
    ("why.six", Text { en: "The {die} on {from} cannot gain 1.", nl: "De {die} op {from} kan er geen 1 bij krijgen." }),
    (
        "why.take_first",
        Text { en: "Take a column first: {thing} has to wait.", nl: "Pak eerst een kolom: {thing} moet wachten." },
    ),
    (
        "why.turn",
        Text { en: "It is {who}'s turn: {thing} has to wait.", nl: "{who} is aan de beurt: {thing} moet wachten." },
    ),
    (
        "why.water",
        Text { en: "There is no island in column {x}, row {y}.", nl: "Er is geen eiland in kolom {x}, rij {y}." },
    ),
    ("word.card", Text { en: "{terrain} {rating} Mw ({stars})", nl: "{terrain} {rating} Mw ({stars})" }),
];

/// Take a column and keep one of its cards. The number of cards is how far a die of that colour may go.
#[allow(dead_code)]
pub const ASK_CHOOSE: Text = ALL[0].1;

/// Move a {colour} die at most {steps}. It gains 1 first.
#[allow(dead_code)]
pub const ASK_MOVE: Text = ALL[1].1;

/// Move a die at most {steps}. It does not gain 1.
#[allow(dead_code)]
pub const ASK_MOVE_HELD: Text = ALL[2].1;

/// The game is over: the towers have been claimed.
#[allow(dead_code)]
pub const ASK_OVER: Text = ALL[3].1;

/// Move another die with the {steps} left, or leave it.
#[allow(dead_code)]
pub const ASK_SECOND: Text = ALL[4].1;

/// Cards are being dealt.
#[allow(dead_code)]
pub const ASK_WAIT: Text = ALL[5].1;

/// black
#[allow(dead_code)]
pub const COLOUR_BLACK: Text = ALL[6].1;

/// blue
#[allow(dead_code)]
pub const COLOUR_BLUE: Text = ALL[7].1;

/// green
#[allow(dead_code)]
pub const COLOUR_GREEN: Text = ALL[8].1;

/// purple
#[allow(dead_code)]
pub const COLOUR_PURPLE: Text = ALL[9].1;

/// red
#[allow(dead_code)]
pub const COLOUR_RED: Text = ALL[10].1;

/// yellow
#[allow(dead_code)]
pub const COLOUR_YELLOW: Text = ALL[11].1;

/// {n} cards
#[allow(dead_code)]
pub const COUNT_CARDS_MANY: Text = ALL[12].1;

/// 1 card
#[allow(dead_code)]
pub const COUNT_CARDS_ONE: Text = ALL[13].1;

/// {n} dice
#[allow(dead_code)]
pub const COUNT_DICE_MANY: Text = ALL[14].1;

/// 1 die
#[allow(dead_code)]
pub const COUNT_DICE_ONE: Text = ALL[15].1;

/// {n} stars
#[allow(dead_code)]
pub const COUNT_STARS_MANY: Text = ALL[16].1;

/// 1 star
#[allow(dead_code)]
pub const COUNT_STARS_ONE: Text = ALL[17].1;

/// {n} steps
#[allow(dead_code)]
pub const COUNT_STEPS_MANY: Text = ALL[18].1;

/// 1 step
#[allow(dead_code)]
pub const COUNT_STEPS_ONE: Text = ALL[19].1;

/// {terrain} went in the order {order}: {claims}
#[allow(dead_code)]
pub const DRAW_CLAIMED: Text = ALL[20].1;

/// {n} cards in the deck
#[allow(dead_code)]
pub const DRAW_DECK_MANY: Text = ALL[21].1;

/// 1 card in the deck
#[allow(dead_code)]
pub const DRAW_DECK_ONE: Text = ALL[22].1;

/// {n} discarded
#[allow(dead_code)]
pub const DRAW_DISCARDED: Text = ALL[23].1;

/// chosen: the die on {at} with {dice} on it
#[allow(dead_code)]
pub const DRAW_DUG: Text = ALL[24].1;

/// {seat} began
#[allow(dead_code)]
pub const DRAW_FIRST: Text = ALL[25].1;

/// the die moved next does not gain 1
#[allow(dead_code)]
pub const DRAW_HOLD: Text = ALL[26].1;

/// {terrain}: {cards}; {stars}, lowest {lowest} Mw, {dice}
#[allow(dead_code)]
pub const DRAW_HOLDING: Text = ALL[27].1;

/// Each island: its terrain in a small letter, then its whole tower from the bottom up, each die a colour letter and a value; -- is empty. Each card: name, rating in Mw, stars. Letters: V volcano red, A archipelago green, S beach yellow, R rock black, W waterfall blue, L lavender purple. Forecast: dice if the game ended now.
#[allow(dead_code)]
pub const DRAW_KEY: Text = ALL[28].1;

/// the first die has moved to {at}
#[allow(dead_code)]
pub const DRAW_MOVED: Text = ALL[29].1;

/// kept this turn: {card}; {cards} taken, {steps} left
#[allow(dead_code)]
pub const DRAW_PICK: Text = ALL[30].1;

/// forecast {dice}, {stars}, ratings {rating} Mw
#[allow(dead_code)]
pub const DRAW_PLAYER: Text = ALL[31].1;

/// {dice}, {stars}, ratings {rating} Mw
#[allow(dead_code)]
pub const DRAW_PLAYER_OVER: Text = ALL[32].1;

/// Turn {n} of {total}
#[allow(dead_code)]
pub const DRAW_TURN: Text = ALL[33].1;

/// {terrain} would go in the order {order}: {claims}
#[allow(dead_code)]
pub const DRAW_WOULD_CLAIM: Text = ALL[34].1;

/// {n} green dice
#[allow(dead_code)]
pub const GAIN_ARCHIPELAGO: Text = ALL[35].1;

/// 1 green die
#[allow(dead_code)]
pub const GAIN_ARCHIPELAGO_ONE: Text = ALL[36].1;

/// {n} yellow dice
#[allow(dead_code)]
pub const GAIN_BEACH: Text = ALL[37].1;

/// 1 yellow die
#[allow(dead_code)]
pub const GAIN_BEACH_ONE: Text = ALL[38].1;

/// {n} purple dice
#[allow(dead_code)]
pub const GAIN_LAVENDER: Text = ALL[39].1;

/// 1 purple die
#[allow(dead_code)]
pub const GAIN_LAVENDER_ONE: Text = ALL[40].1;

/// {n} black dice
#[allow(dead_code)]
pub const GAIN_ROCK: Text = ALL[41].1;

/// 1 black die
#[allow(dead_code)]
pub const GAIN_ROCK_ONE: Text = ALL[42].1;

/// {n} red dice
#[allow(dead_code)]
pub const GAIN_VOLCANO: Text = ALL[43].1;

/// 1 red die
#[allow(dead_code)]
pub const GAIN_VOLCANO_ONE: Text = ALL[44].1;

/// {n} blue dice
#[allow(dead_code)]
pub const GAIN_WATERFALL: Text = ALL[45].1;

/// 1 blue die
#[allow(dead_code)]
pub const GAIN_WATERFALL_ONE: Text = ALL[46].1;

/// The three specialists, from left to right
#[allow(dead_code)]
pub const OPTION_CHOSEN: Text = ALL[47].1;

/// A kept card must allow a move
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE: Text = ALL[48].1;

/// As this edition says
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE_EDITION: Text = ALL[49].1;

/// No
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE_NO: Text = ALL[50].1;

/// Yes
#[allow(dead_code)]
pub const OPTION_KEEP_NEEDS_MOVE_YES: Text = ALL[51].1;

/// A die may return to where it started
#[allow(dead_code)]
pub const OPTION_MAY_RETURN: Text = ALL[52].1;

/// As this edition says
#[allow(dead_code)]
pub const OPTION_MAY_RETURN_EDITION: Text = ALL[53].1;

/// No
#[allow(dead_code)]
pub const OPTION_MAY_RETURN_NO: Text = ALL[54].1;

/// Yes
#[allow(dead_code)]
pub const OPTION_MAY_RETURN_YES: Text = ALL[55].1;

/// Specialists
#[allow(dead_code)]
pub const OPTION_SPECIALISTS: Text = ALL[56].1;

/// Three of your choice
#[allow(dead_code)]
pub const OPTION_SPECIALISTS_CHOSEN: Text = ALL[57].1;

/// First game
#[allow(dead_code)]
pub const OPTION_SPECIALISTS_FIRST_GAME: Text = ALL[58].1;

/// Three at random
#[allow(dead_code)]
pub const OPTION_SPECIALISTS_RANDOM: Text = ALL[59].1;

/// Choose the {colour} {value} on {from} with {dice} on it
#[allow(dead_code)]
pub const SAY_DIG: Text = ALL[60].1;

/// Leave the second die alone
#[allow(dead_code)]
pub const SAY_DONE: Text = ALL[61].1;

/// Move a die without raising it
#[allow(dead_code)]
pub const SAY_HOLD: Text = ALL[62].1;

/// Move the {colour} {value} with the {below} below it from {from} to {to}, {steps}: the top becomes {raised}
#[allow(dead_code)]
pub const SAY_PAIR: Text = ALL[63].1;

/// Move no die and keep the card
#[allow(dead_code)]
pub const SAY_PASS: Text = ALL[64].1;

/// Move the {colour} {value} of {from} out and back, {steps}: it becomes {raised}
#[allow(dead_code)]
pub const SAY_RETURN: Text = ALL[65].1;

/// Move the {colour} {value} from {from} to {to} as well, {steps}: it becomes {raised}
#[allow(dead_code)]
pub const SAY_SECOND: Text = ALL[66].1;

/// Raise the {colour} {value} on {from} to {raised} and leave it there
#[allow(dead_code)]
pub const SAY_STAY: Text = ALL[67].1;

/// Move the {colour} {value} from {from} to {to}, {steps}: it becomes {raised}
#[allow(dead_code)]
pub const SAY_STEP: Text = ALL[68].1;

/// Take column {column}, {specialist} with {cards}, and keep {card}
#[allow(dead_code)]
pub const SAY_TAKE: Text = ALL[69].1;

/// Archipelago (green)
#[allow(dead_code)]
pub const SCORE_ARCHIPELAGO: Text = ALL[70].1;

/// Sandy Beach (yellow)
#[allow(dead_code)]
pub const SCORE_BEACH: Text = ALL[71].1;

/// Lavender Fields (purple)
#[allow(dead_code)]
pub const SCORE_LAVENDER: Text = ALL[72].1;

/// All ratings in Mw (low is better)
#[allow(dead_code)]
pub const SCORE_RATING_HALVES: Text = ALL[73].1;

/// Rocky Stack (black)
#[allow(dead_code)]
pub const SCORE_ROCK: Text = ALL[74].1;

/// All stars
#[allow(dead_code)]
pub const SCORE_STARS: Text = ALL[75].1;

/// Volcano (red)
#[allow(dead_code)]
pub const SCORE_VOLCANO: Text = ALL[76].1;

/// Waterfall (blue)
#[allow(dead_code)]
pub const SCORE_WATERFALL: Text = ALL[77].1;

/// {terrain}: {claims}.
#[allow(dead_code)]
pub const TELL_CLAIMS: Text = ALL[78].1;

/// {card} is dealt to column {column}.
#[allow(dead_code)]
pub const TELL_DEAL: Text = ALL[79].1;

/// {who} chose the {colour} {value} on {from} with {dice} on it.
#[allow(dead_code)]
pub const TELL_DIG: Text = ALL[80].1;

/// The other {n} cards are discarded.
#[allow(dead_code)]
pub const TELL_DISCARD_MANY: Text = ALL[81].1;

/// The other card is discarded.
#[allow(dead_code)]
pub const TELL_DISCARD_ONE: Text = ALL[82].1;

/// {who} moved no second die.
#[allow(dead_code)]
pub const TELL_DONE: Text = ALL[83].1;

/// {who} begins.
#[allow(dead_code)]
pub const TELL_FIRST: Text = ALL[84].1;

/// {who} will not raise the die.
#[allow(dead_code)]
pub const TELL_HOLD: Text = ALL[85].1;

/// {who} raised the {colour} {value} on {from} to {raised} and moved it with the {below} below to {to}.
#[allow(dead_code)]
pub const TELL_PAIR: Text = ALL[86].1;

/// {who} moved no die.
#[allow(dead_code)]
pub const TELL_PASS: Text = ALL[87].1;

/// {who} raised the {colour} {value} on {from} to {raised} and moved it out and back.
#[allow(dead_code)]
pub const TELL_RETURN: Text = ALL[88].1;

/// The {specialist} joins the row.
#[allow(dead_code)]
pub const TELL_ROW: Text = ALL[89].1;

/// {who} also raised the {colour} {value} on {from} to {raised} and moved it to {to}.
#[allow(dead_code)]
pub const TELL_SECOND: Text = ALL[90].1;

/// {who} raised the {colour} {value} on {from} to {raised} where it lies.
#[allow(dead_code)]
pub const TELL_STAY: Text = ALL[91].1;

/// {who} raised the {colour} {value} on {from} to {raised} and moved it to {to}.
#[allow(dead_code)]
pub const TELL_STEP: Text = ALL[92].1;

/// {who} took {cards} from the {specialist} and kept {card}.
#[allow(dead_code)]
pub const TELL_TAKE: Text = ALL[93].1;

/// {terrain}: nobody claims anything.
#[allow(dead_code)]
pub const TELL_UNCLAIMED: Text = ALL[94].1;

/// the die on {from}
#[allow(dead_code)]
pub const THING_DIE: Text = ALL[95].1;

/// leaving the second die
#[allow(dead_code)]
pub const THING_DONE: Text = ALL[96].1;

/// moving without raising
#[allow(dead_code)]
pub const THING_HOLD: Text = ALL[97].1;

/// passing
#[allow(dead_code)]
pub const THING_PASS: Text = ALL[98].1;

/// Only the top die of {from} moves: the {specialist} takes none along.
#[allow(dead_code)]
pub const WHY_ALONE: Text = ALL[99].1;

/// The island {to} lies askew from {from}: along rows and columns it takes {far}, and you have {steps}.
#[allow(dead_code)]
pub const WHY_ASKEW: Text = ALL[100].1;

/// Every way of the {raised} from {from} to {to} is barred by dice that are not lower.
#[allow(dead_code)]
pub const WHY_BARRED: Text = ALL[101].1;

/// The {die} on {from} can go to {to}, so you cannot pass.
#[allow(dead_code)]
pub const WHY_CAN_MOVE: Text = ALL[102].1;

/// The top die of {from} is the {die}, and your card asks for a {kept} one.
#[allow(dead_code)]
pub const WHY_COLOUR: Text = ALL[103].1;

/// The {die} on {from} lies under {dice}.
#[allow(dead_code)]
pub const WHY_COVERED: Text = ALL[104].1;

/// Cards are being dealt: {thing} has to wait.
#[allow(dead_code)]
pub const WHY_DEALING: Text = ALL[105].1;

/// Cards of the deck are dealt at the start of a turn, not taken.
#[allow(dead_code)]
pub const WHY_DECK: Text = ALL[106].1;

/// {card} is out of the game.
#[allow(dead_code)]
pub const WHY_DISCARDED: Text = ALL[107].1;

/// You have chosen the covered die on {dug}, not one on {from}.
#[allow(dead_code)]
pub const WHY_DUG: Text = ALL[108].1;

/// The island {to} is empty.
#[allow(dead_code)]
pub const WHY_EMPTY: Text = ALL[109].1;

/// From {from} to {to} it takes {far}; you have {steps}.
#[allow(dead_code)]
pub const WHY_FAR: Text = ALL[110].1;

/// Move a first die before the second on {from}.
#[allow(dead_code)]
pub const WHY_FIRST_FIRST: Text = ALL[111].1;

/// The first die has moved: the one on {from} would be the second.
#[allow(dead_code)]
pub const WHY_FIRST_MOVED: Text = ALL[112].1;

/// The move has begun: passing is over.
#[allow(dead_code)]
pub const WHY_HALF: Text = ALL[113].1;

/// The {raised} cannot step onto the {top} on {to}.
#[allow(dead_code)]
pub const WHY_HIGH: Text = ALL[114].1;

/// You have kept {kept}; {card} goes at the end of your turn.
#[allow(dead_code)]
pub const WHY_KEPT: Text = ALL[115].1;

/// From {from} to {to} it takes {far}; the first die left over {steps}.
#[allow(dead_code)]
pub const WHY_LEFT_OVER: Text = ALL[116].1;

/// The {die} on {from} has moved already this turn.
#[allow(dead_code)]
pub const WHY_MOVED: Text = ALL[117].1;

/// The {die} on {from} must move at least one step: the {specialist} does not let it stay.
#[allow(dead_code)]
pub const WHY_MUST_MOVE: Text = ALL[118].1;

/// Column {column} has no such card.
#[allow(dead_code)]
pub const WHY_NO_CARD: Text = ALL[119].1;

/// There are three columns; none lies here.
#[allow(dead_code)]
pub const WHY_NO_COLUMN: Text = ALL[120].1;

/// There is no die under {dice} on {from}.
#[allow(dead_code)]
pub const WHY_NO_COVERED: Text = ALL[121].1;

/// There is no die on {from}.
#[allow(dead_code)]
pub const WHY_NO_DIE: Text = ALL[122].1;

/// There is no island {outside} at this table.
#[allow(dead_code)]
pub const WHY_NO_ISLAND: Text = ALL[123].1;

/// {card} in column {column} would move no die, and another card would.
#[allow(dead_code)]
pub const WHY_NO_MOVE: Text = ALL[124].1;

/// At this table the die does not come back to {from}.
#[allow(dead_code)]
pub const WHY_NO_RETURN: Text = ALL[125].1;

/// The die on {from} would be a second one, and you have the {specialist}, not the Agriculturalist.
#[allow(dead_code)]
pub const WHY_NOT_SHARED: Text = ALL[126].1;

/// {card} does not lie in column {column}.
#[allow(dead_code)]
pub const WHY_NOT_THERE: Text = ALL[127].1;

/// No die lies below the {die} on {from}.
#[allow(dead_code)]
pub const WHY_NOTHING_BELOW: Text = ALL[128].1;

/// No kept card lies here.
#[allow(dead_code)]
pub const WHY_NOTHING_KEPT: Text = ALL[129].1;

/// There is no second die to be left now.
#[allow(dead_code)]
pub const WHY_NOTHING_LEFT: Text = ALL[130].1;

/// No card lies here.
#[allow(dead_code)]
pub const WHY_NOTHING_THERE: Text = ALL[131].1;

/// That is no island.
#[allow(dead_code)]
pub const WHY_NOWHERE: Text = ALL[132].1;

/// You took 1 card: there are no steps to share with the die on {from}.
#[allow(dead_code)]
pub const WHY_ONE_CARD: Text = ALL[133].1;

/// You have taken column {taken}; column {column} with {card} stays.
#[allow(dead_code)]
pub const WHY_OTHER_COLUMN: Text = ALL[134].1;

/// The game is over: {thing} comes too late.
#[allow(dead_code)]
pub const WHY_OVER: Text = ALL[135].1;

/// The way from {from} to {to} leads over empty islands.
#[allow(dead_code)]
pub const WHY_OVER_EMPTY: Text = ALL[136].1;

/// {card} was kept by {who} and stays there.
#[allow(dead_code)]
pub const WHY_OWNED: Text = ALL[137].1;

/// With the {specialist} a die gains 1 before it moves.
#[allow(dead_code)]
pub const WHY_RAISED: Text = ALL[138].1;

/// Out and back to {from} takes 2 steps; you have {steps}.
#[allow(dead_code)]
pub const WHY_RETURN_FAR: Text = ALL[139].1;

/// The {die} on {from} cannot gain 1.
#[allow(dead_code)]
pub const WHY_SIX: Text = ALL[140].1;

/// Take a column first: {thing} has to wait.
#[allow(dead_code)]
pub const WHY_TAKE_FIRST: Text = ALL[141].1;

/// It is {who}'s turn: {thing} has to wait.
#[allow(dead_code)]
pub const WHY_TURN: Text = ALL[142].1;

/// There is no island in column {x}, row {y}.
#[allow(dead_code)]
pub const WHY_WATER: Text = ALL[143].1;

/// {terrain} {rating} Mw ({stars})
#[allow(dead_code)]
pub const WORD_CARD: Text = ALL[144].1;

/// Card at the end
#[allow(dead_code)]
pub const REPORT_CARD: Text = Text { en: "Card at the end", nl: "Kaart aan het eind" };

/// {terrain} {rating} Mw, {stars}
#[allow(dead_code)]
pub const REPORT_FACE: Text = Text { en: "{terrain} {rating} Mw, {stars}", nl: "{terrain} {rating} Mw, {stars}" };

/// Specialist used
#[allow(dead_code)]
pub const REPORT_SPECIALIST: Text = Text { en: "Specialist used", nl: "Specialist ingezet" };

/// Card taken
#[allow(dead_code)]
pub const REPORT_TAKE: Text = Text { en: "Card taken", nl: "Kaart gepakt" };
