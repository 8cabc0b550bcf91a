//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// [`ALL`] in one place: wherever a constant is used, its words are there once more.
pub static KEPT: [(&str, Text); ALL.len()] = *ALL.first_chunk().expect("it is as long as it is");

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
    ("draw.aside", Text { en: "{n} set aside", nl: "{n} opzij" }),
    (
        "draw.key",
        Text {
            en: "Board: A3 is A's die showing 3, ' lies on one die, \" on two, ~ a space with a fish, + the centre, . an empty space. Stacks and d4/2 (level 2 on d4) from the bottom up. Cards: O your die, X another's, ? anybody's, . nothing; ~ 1 fish, x3 three cards left, * can be claimed now. Pairs: 4+4 (1~~) is 1 point and 2 fish, * scored.",
            nl: "Bord: A3 is een steen van A met waarde 3, ' ligt op één steen, \" op twee, ~ een vak met een vis, + het midden, . een leeg vak. Stapels en d4/2 (niveau 2 op d4) van onder naar boven. Kaarten: O jouw steen, X die van een ander, ? van wie ook, . niets; ~ 1 vis, x3 nog drie kaarten, * kan nu genomen worden. Paren: 4+4 (1~~) is 1 punt en 2 vissen, * gescoord.",
        },
    ),
    (
        "draw.nature",
        Text {
            en: "goes to {spots}: level {level}, distance {far}",
            nl: "komt op {spots}: niveau {level}, afstand {far}",
        },
    ),
    (
        "draw.near",
        Text {
            en: "your die would complete {shape} {name} on: {spots}",
            nl: "jouw steen zou {shape} {name} voltooien op: {spots}",
        },
    ),
    (
        "draw.no_bonus",
        Text {
            en: "a card or pair was taken this turn: no bonus fish",
            nl: "deze beurt is een kaart of paar genomen: geen bonusvis",
        },
    ),
    ("draw.placed", Text { en: "just placed: the {value} on {spot}", nl: "net geplaatst: de {value} op {spot}" }),
    (
        "draw.second",
        Text { en: "the second die of this turn has been bought", nl: "de tweede steen van deze beurt is gekocht" },
    ),
    ("gain.flourish", Text { en: "{n} points by flourish cards", nl: "{n} punten met bloeikaarten" }),
    ("gain.flourish.one", Text { en: "1 point by flourish cards", nl: "1 punt met bloeikaarten" }),
    ("gain.shapes", Text { en: "{n} points by shape cards", nl: "{n} punten met vormkaarten" }),
    ("gain.shapes.one", Text { en: "1 point by shape cards", nl: "1 punt met vormkaarten" }),
    ("option.claim_forced", Text { en: "A possible claim is a duty", nl: "Een mogelijke kaart is verplicht" }),
    ("option.custom", Text { en: "Your seven shapes", nl: "Jouw zeven vormen" }),
    (
        "option.evolve_mirror",
        Text { en: "Mirror images of solids count", nl: "Spiegelbeelden van ruimtelijke vormen tellen" },
    ),
    (
        "option.face_down",
        Text { en: "Hide what others hold until the end", nl: "Verberg wat anderen hebben tot het einde" },
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
    ("prompt.claim.forced", Text { en: "Claim a card.", nl: "Neem een kaart." }),
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
    ("thing.done", Text { en: "ending the turn", nl: "de beurt beëindigen" }),
    ("thing.flourish", Text { en: "the pair card", nl: "de paarkaart" }),
    ("thing.nature_place", Text { en: "Nature's die on {cell}", nl: "de steen van de Natuur op {cell}" }),
    ("thing.nature_turn", Text { en: "Nature's die as a {value}", nl: "de steen van de Natuur als {value}" }),
    ("thing.no_claim", Text { en: "leaving the card", nl: "de kaart laten liggen" }),
    ("thing.place", Text { en: "the {value} on {cell}", nl: "de {value} op {cell}" }),
    ("thing.second", Text { en: "the second die", nl: "de tweede steen" }),
    ("thing.skip", Text { en: "skipping", nl: "overslaan" }),
    ("title", Text { en: "Reef", nl: "Rif" }),
    ("told.aside", Text { en: "It has no place and is set aside.", nl: "Hij heeft geen plaats en gaat opzij." }),
    (
        "told.begins",
        Text { en: "{who} has the highest total and begins.", nl: "{who} heeft de hoogste som en begint." },
    ),
    ("told.bonus", Text { en: "{who} gets the bonus fish.", nl: "{who} krijgt de bonusvis." }),
    ("told.claim", Text { en: "{who} claimed {shape} for {points}.", nl: "{who} nam {shape} voor {points}." }),
    (
        "told.claim.fish",
        Text { en: "{who} claimed {shape} for {points} and 1 fish.", nl: "{who} nam {shape} voor {points} en 1 vis." },
    ),
    ("told.done", Text { en: "{who} ended the turn.", nl: "{who} beëindigde de beurt." }),
    ("told.draw", Text { en: "{shape} is in play.", nl: "{shape} doet mee." }),
    ("told.first", Text { en: "{who} begins after a tie.", nl: "{who} begint na een gelijke stand." }),
    ("told.fish_space", Text { en: "{who} gets 1 fish from the space.", nl: "{who} krijgt 1 vis van het vak." }),
    (
        "told.flourish",
        Text {
            en: "{who} scored the pair of {value} for {points}.",
            nl: "{who} scoorde het paar van {value} voor {points}.",
        },
    ),
    (
        "told.flourish.fish",
        Text {
            en: "{who} scored the pair of {value} for {points} and {fish}.",
            nl: "{who} scoorde het paar van {value} voor {points} en {fish}.",
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
            en: "{who} turned a {shown} to {value}, put it on {cell} and paid {cost}.",
            nl: "{who} draaide een {shown} naar {value}, legde die op {cell} en betaalde {cost}.",
        },
    ),
    ("told.roll", Text { en: "{who} rolled a {value}.", nl: "{who} wierp een {value}." }),
    (
        "told.second",
        Text { en: "{who} paid 3 fish for a second die.", nl: "{who} betaalde 3 vissen voor een tweede steen." },
    ),
    ("told.skip", Text { en: "{who} could not place a die.", nl: "{who} kon geen steen plaatsen." }),
    ("told.won", Text { en: "{who} has beaten Nature.", nl: "{who} heeft de Natuur verslagen." }),
    (
        "why.apart",
        Text { en: "The space {cell} touches no occupied space.", nl: "Het vak {cell} grenst niet aan een bezet vak." },
    ),
    (
        "why.aside",
        Text {
            en: "This die of Nature had no place and stays aside.",
            nl: "Deze steen van de Natuur had geen plaats en blijft opzij.",
        },
    ),
    (
        "why.bent",
        Text {
            en: "The dice of {shape} are there, but not upright in one straight line from the board.",
            nl: "De stenen van {shape} zijn er, maar niet rechtop in één rechte lijn vanaf het bord.",
        },
    ),
    (
        "why.centre",
        Text {
            en: "The first die goes on {centre}, not on {cell}.",
            nl: "De eerste steen komt op {centre}, niet op {cell}.",
        },
    ),
    (
        "why.claimed",
        Text {
            en: "This card was claimed by {who} and stays there.",
            nl: "Deze kaart is door {who} genomen en blijft daar.",
        },
    ),
    (
        "why.corner",
        Text {
            en: "The space {cell} touches the reef only at a corner.",
            nl: "Het vak {cell} raakt het rif alleen met een hoek.",
        },
    ),
    (
        "why.covered",
        Text {
            en: "{shape} is there, but a die lies above one of its columns.",
            nl: "{shape} is er, maar er ligt een steen boven een van de kolommen.",
        },
    ),
    (
        "why.end_stop",
        Text {
            en: "From {shown} to {value} costs {cost}, for there is no way round between 6 and 1; you have {fish}.",
            nl: "Van {shown} naar {value} kost {cost}, want tussen 6 en 1 kan niet; je hebt {fish}.",
        },
    ),
    (
        "why.farther",
        Text {
            en: "The space {cell} is farther from the centre than {nearest}.",
            nl: "Het vak {cell} ligt verder van het midden dan {nearest}.",
        },
    ),
    ("why.fits", Text { en: "Your {value} fits on {cell}.", nl: "Je {value} past op {cell}." }),
    (
        "why.forced",
        Text {
            en: "{shape} can be claimed, and at this table it must be.",
            nl: "{shape} kan genomen worden, en aan deze tafel moet dat.",
        },
    ),
    ("why.full", Text { en: "There are three dice on {cell} already.", nl: "Op {cell} liggen al drie stenen." }),
    ("why.lacks", Text { en: "{shape} lacks {missing}.", nl: "{shape} mist {missing}." }),
    (
        "why.left",
        Text {
            en: "You have left the card of this die: {shape} stays.",
            nl: "Je hebt de kaart van deze steen laten liggen: {shape} blijft.",
        },
    ),
    (
        "why.low",
        Text {
            en: "A {value} cannot lie on the {top} on {cell}.",
            nl: "Een {value} kan niet op de {top} op {cell} liggen.",
        },
    ),
    (
        "why.mirrored",
        Text { en: "Only the mirror image of {shape} is there.", nl: "Alleen het spiegelbeeld van {shape} is er." },
    ),
    (
        "why.nature_first",
        Text {
            en: "It is Nature's turn: {thing} has to wait.",
            nl: "De Natuur is aan de beurt: {thing} moet wachten.",
        },
    ),
    (
        "why.nature_level",
        Text {
            en: "Nature's {value} goes on level {level}, and {cell} is level {its}.",
            nl: "De {value} van de Natuur hoort op niveau {level}, en {cell} is niveau {its}.",
        },
    ),
    (
        "why.nature_poor",
        Text {
            en: "Turning Nature's {shown} to {value} costs {cost}; you have {fish}.",
            nl: "De {shown} van de Natuur naar {value} draaien kost {cost}; je hebt {fish}.",
        },
    ),
    (
        "why.nature_reserve",
        Text {
            en: "Nature's dice of the reserve are rolled one by one, in her turns.",
            nl: "De stenen in de voorraad van de Natuur worden een voor een geworpen, in haar beurten.",
        },
    ),
    (
        "why.nature_steps",
        Text {
            en: "From Nature's {shown} to {value} is more than the {steps} allowed at this table.",
            nl: "Van de {shown} van de Natuur naar {value} is meer dan de {steps} die deze tafel toestaat.",
        },
    ),
    (
        "why.natures_turn",
        Text {
            en: "On Nature's turn {thing} is not to be had.",
            nl: "In de beurt van de Natuur is {thing} niet te krijgen.",
        },
    ),
    (
        "why.no_die",
        Text {
            en: "No die has just been placed that could complete {shape}.",
            nl: "Er is net geen steen geplaatst die {shape} kan voltooien.",
        },
    ),
    (
        "why.no_flourish",
        Text {
            en: "This table plays without the pair cards of Flourish.",
            nl: "Deze tafel speelt zonder de paarkaarten van Bloei.",
        },
    ),
    (
        "why.no_nature",
        Text { en: "Nature does not play at this table.", nl: "Aan deze tafel speelt de Natuur niet mee." },
    ),
    (
        "why.no_nature_die",
        Text {
            en: "It is your turn: Nature's die has not been rolled.",
            nl: "Jij bent aan de beurt: de steen van de Natuur is niet geworpen.",
        },
    ),
    (
        "why.no_other",
        Text { en: "There is no other die for a second placement.", nl: "Er is geen andere steen om nog te plaatsen." },
    ),
    (
        "why.no_pair",
        Text {
            en: "The die just placed makes no pair of {value}.",
            nl: "De geplaatste steen maakt geen paar van {value}.",
        },
    ),
    (
        "why.no_pair_card",
        Text { en: "There is no card for a pair of {value}.", nl: "Er is geen kaart voor een paar van {value}." },
    ),
    (
        "why.no_pair_yet",
        Text {
            en: "No die has just been placed that could make a pair for the card.",
            nl: "Er is net geen steen geplaatst die een paar voor de kaart kan maken.",
        },
    ),
    (
        "why.no_part",
        Text {
            en: "The die just placed on {cell} lies on a level where {shape} shows none of your dice.",
            nl: "De zojuist op {cell} geplaatste steen ligt op een niveau waar {shape} geen steen van jou toont.",
        },
    ),
    ("why.no_shape", Text { en: "There is no shape in this place yet.", nl: "Op deze plaats ligt nog geen vorm." }),
    ("why.no_space", Text { en: "There is no space at {cell}.", nl: "Op {cell} is geen vak." }),
    ("why.not_in_play", Text { en: "{shape} is not in play.", nl: "{shape} doet niet mee." }),
    (
        "why.old",
        Text {
            en: "{shape} is there, but the die just placed on {cell} is no part of it.",
            nl: "{shape} is er, maar de zojuist op {cell} geplaatste steen hoort er niet bij.",
        },
    ),
    (
        "why.one_card",
        Text {
            en: "The die just placed has given a card; {shape} would be a second.",
            nl: "De geplaatste steen heeft al een kaart gegeven; {shape} zou de tweede zijn.",
        },
    ),
    ("why.order", Text { en: "{thing}: not now. {prompt}", nl: "{thing}: nu niet. {prompt}" }),
    (
        "why.others_die",
        Text { en: "This die lies in the nursery of {who}.", nl: "Deze steen ligt in de kweektuin van {who}." },
    ),
    ("why.others_fish", Text { en: "These fish belong to {who}.", nl: "Deze vissen zijn van {who}." }),
    (
        "why.others_pair",
        Text {
            en: "The card for pairs of {value} in front of {who} is not yours.",
            nl: "De kaart voor paren van {value} bij {who} is niet van jou.",
        },
    ),
    (
        "why.over",
        Text { en: "The game is over: {thing} comes too late.", nl: "Het spel is afgelopen: {thing} komt te laat." },
    ),
    (
        "why.paid",
        Text {
            en: "You have paid for your second die, so it is placed.",
            nl: "Je hebt voor je tweede steen betaald, dus die wordt geplaatst.",
        },
    ),
    (
        "why.pay",
        Text {
            en: "Your other die goes on {cell} only after you have paid 3 fish for it.",
            nl: "Je andere steen komt pas op {cell} als je er 3 vissen voor hebt betaald.",
        },
    ),
    (
        "why.poor",
        Text {
            en: "Turning the {shown} to {value} costs {cost}; you have {fish}.",
            nl: "De {shown} naar {value} draaien kost {cost}; je hebt {fish}.",
        },
    ),
    (
        "why.reserve",
        Text {
            en: "Dice of {who}'s reserve must be rolled into the nursery first.",
            nl: "Stenen uit de voorraad van {who} moeten eerst in de kweektuin geworpen worden.",
        },
    ),
    (
        "why.rolling",
        Text {
            en: "{who}'s dice are rolling: {thing} has to wait.",
            nl: "De stenen van {who} rollen: {thing} moet wachten.",
        },
    ),
    (
        "why.scored",
        Text {
            en: "Your card for the pair of {value} has been scored.",
            nl: "Je kaart voor het paar van {value} is al gescoord.",
        },
    ),
    (
        "why.second_later",
        Text {
            en: "The second die is bought after the first and its card.",
            nl: "De tweede steen koop je na de eerste en zijn kaart.",
        },
    ),
    (
        "why.second_poor",
        Text {
            en: "A second die costs 3 fish; you have {fish}.",
            nl: "Een tweede steen kost 3 vissen; je hebt {fish}.",
        },
    ),
    (
        "why.slot",
        Text {
            en: "There is no die in place {slot} of your nursery.",
            nl: "Op plaats {slot} van je kweektuin ligt geen steen.",
        },
    ),
    ("why.taken", Text { en: "All cards of {shape} have been taken.", nl: "Alle kaarten van {shape} zijn genomen." }),
    (
        "why.turn",
        Text { en: "It is {who}'s turn: {thing} has to wait.", nl: "{who} is aan de beurt: {thing} moet wachten." },
    ),
    ("word.and", Text { en: "and", nl: "en" }),
    ("word.face_down.many", Text { en: "{n} cards face down", nl: "{n} gedekte kaarten" }),
    ("word.face_down.one", Text { en: "1 card face down", nl: "1 gedekte kaart" }),
    ("word.fish.many", Text { en: "{n} fish", nl: "{n} vissen" }),
    ("word.fish.one", Text { en: "1 fish", nl: "1 vis" }),
    ("word.lack.any", Text { en: "a die on {cell}, level {level}", nl: "een steen op {cell}, niveau {level}" }),
    (
        "word.lack.other",
        Text { en: "another's die on {cell}, level {level}", nl: "een steen van een ander op {cell}, niveau {level}" },
    ),
    ("word.lack.own", Text { en: "your die on {cell}, level {level}", nl: "jouw steen op {cell}, niveau {level}" }),
    ("word.nature", Text { en: "Nature", nl: "de Natuur" }),
    ("word.nursery", Text { en: "nursery", nl: "kweektuin" }),
    ("word.point.many", Text { en: "{n} points", nl: "{n} punten" }),
    ("word.point.one", Text { en: "1 point", nl: "1 punt" }),
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

/// {n} set aside
#[allow(dead_code)]
pub const DRAW_ASIDE: Text = ALL[15].1;

/// Board: A3 is A's die showing 3, ' lies on one die, " on two, ~ a space with a fish, + the centre, . an empty space. Stacks and d4/2 (level 2 on d4) from the bottom up. Cards: O your die, X another's, ? anybody's, . nothing; ~ 1 fish, x3 three cards left, * can be claimed now. Pairs: 4+4 (1~~) is 1 point and 2 fish, * scored.
#[allow(dead_code)]
pub const DRAW_KEY: Text = ALL[16].1;

/// goes to {spots}: level {level}, distance {far}
#[allow(dead_code)]
pub const DRAW_NATURE: Text = ALL[17].1;

/// your die would complete {shape} {name} on: {spots}
#[allow(dead_code)]
pub const DRAW_NEAR: Text = ALL[18].1;

/// a card or pair was taken this turn: no bonus fish
#[allow(dead_code)]
pub const DRAW_NO_BONUS: Text = ALL[19].1;

/// just placed: the {value} on {spot}
#[allow(dead_code)]
pub const DRAW_PLACED: Text = ALL[20].1;

/// the second die of this turn has been bought
#[allow(dead_code)]
pub const DRAW_SECOND: Text = ALL[21].1;

/// {n} points by flourish cards
#[allow(dead_code)]
pub const GAIN_FLOURISH: Text = ALL[22].1;

/// 1 point by flourish cards
#[allow(dead_code)]
pub const GAIN_FLOURISH_ONE: Text = ALL[23].1;

/// {n} points by shape cards
#[allow(dead_code)]
pub const GAIN_SHAPES: Text = ALL[24].1;

/// 1 point by shape cards
#[allow(dead_code)]
pub const GAIN_SHAPES_ONE: Text = ALL[25].1;

/// A possible claim is a duty
#[allow(dead_code)]
pub const OPTION_CLAIM_FORCED: Text = ALL[26].1;

/// Your seven shapes
#[allow(dead_code)]
pub const OPTION_CUSTOM: Text = ALL[27].1;

/// Mirror images of solids count
#[allow(dead_code)]
pub const OPTION_EVOLVE_MIRROR: Text = ALL[28].1;

/// Hide what others hold until the end
#[allow(dead_code)]
pub const OPTION_FACE_DOWN: Text = ALL[29].1;

/// Flourish cards
#[allow(dead_code)]
pub const OPTION_FLOURISH: Text = ALL[30].1;

/// Nature's strength (alone)
#[allow(dead_code)]
pub const OPTION_LEVEL: Text = ALL[31].1;

/// Barnacle, to learn
#[allow(dead_code)]
pub const OPTION_LEVEL_BARNACLE: Text = ALL[32].1;

/// Killer Whale, hard
#[allow(dead_code)]
pub const OPTION_LEVEL_KILLER_WHALE: Text = ALL[33].1;

/// Kraken, fiendish
#[allow(dead_code)]
pub const OPTION_LEVEL_KRAKEN: Text = ALL[34].1;

/// Narwhal, medium
#[allow(dead_code)]
pub const OPTION_LEVEL_NARWHAL: Text = ALL[35].1;

/// Pufferfish, easy
#[allow(dead_code)]
pub const OPTION_LEVEL_PUFFERFISH: Text = ALL[36].1;

/// A pattern matches by
#[allow(dead_code)]
pub const OPTION_MATCH: Text = ALL[37].1;

/// the exact heights too
#[allow(dead_code)]
pub const OPTION_MATCH_EXACT_HEIGHTS: Text = ALL[38].1;

/// the shown dice only
#[allow(dead_code)]
pub const OPTION_MATCH_SHOWN_DICE: Text = ALL[39].1;

/// Most steps for Nature's die (0 = any)
#[allow(dead_code)]
pub const OPTION_NATURE_ADJUST_MAX: Text = ALL[40].1;

/// Distance from the centre
#[allow(dead_code)]
pub const OPTION_NATURE_DISTANCE: Text = ALL[41].1;

/// in steps
#[allow(dead_code)]
pub const OPTION_NATURE_DISTANCE_STEPS: Text = ALL[42].1;

/// in a straight line
#[allow(dead_code)]
pub const OPTION_NATURE_DISTANCE_STRAIGHT: Text = ALL[43].1;

/// Shapes
#[allow(dead_code)]
pub const OPTION_SHAPES: Text = ALL[44].1;

/// Copperband Butterflyfish
#[allow(dead_code)]
pub const OPTION_SHAPES_COPPERBAND: Text = ALL[45].1;

/// Own choice of seven
#[allow(dead_code)]
pub const OPTION_SHAPES_CUSTOM: Text = ALL[46].1;

/// Evolve, blue
#[allow(dead_code)]
pub const OPTION_SHAPES_EVOLVE_BLUE: Text = ALL[47].1;

/// Evolve, red
#[allow(dead_code)]
pub const OPTION_SHAPES_EVOLVE_RED: Text = ALL[48].1;

/// Saddle Butterflyfish
#[allow(dead_code)]
pub const OPTION_SHAPES_SADDLE: Text = ALL[49].1;

/// First game
#[allow(dead_code)]
pub const OPTION_SHAPES_STARTER: Text = ALL[50].1;

/// Three-Stripe Damselfish
#[allow(dead_code)]
pub const OPTION_SHAPES_THREE_STRIPE: Text = ALL[51].1;

/// Yellow Tang
#[allow(dead_code)]
pub const OPTION_SHAPES_YELLOW_TANG: Text = ALL[52].1;

/// The dice are rolling.
#[allow(dead_code)]
pub const PROMPT_CHANCE: Text = ALL[53].1;

/// Claim a card, or leave it.
#[allow(dead_code)]
pub const PROMPT_CLAIM: Text = ALL[54].1;

/// Claim a card.
#[allow(dead_code)]
pub const PROMPT_CLAIM_FORCED: Text = ALL[55].1;

/// Score your pair, or keep the card.
#[allow(dead_code)]
pub const PROMPT_FLOURISH: Text = ALL[56].1;

/// Nature has won.
#[allow(dead_code)]
pub const PROMPT_LOST: Text = ALL[57].1;

/// Place Nature's {value}: level {level}, nearest to the centre.
#[allow(dead_code)]
pub const PROMPT_NATURE_PLACE: Text = ALL[58].1;

/// Turn Nature's die for 2 fish a step, or leave it.
#[allow(dead_code)]
pub const PROMPT_NATURE_TURN: Text = ALL[59].1;

/// The reef is complete.
#[allow(dead_code)]
pub const PROMPT_OVER: Text = ALL[60].1;

/// Place one of your dice.
#[allow(dead_code)]
pub const PROMPT_PLACE: Text = ALL[61].1;

/// Place your second die.
#[allow(dead_code)]
pub const PROMPT_PLACE_SECOND: Text = ALL[62].1;

/// Place your other die for 3 fish, or end your turn.
#[allow(dead_code)]
pub const PROMPT_SECOND: Text = ALL[63].1;

/// You have beaten Nature.
#[allow(dead_code)]
pub const PROMPT_WON: Text = ALL[64].1;

/// Cards taken of seven
#[allow(dead_code)]
pub const SCORE_CARDS: Text = ALL[65].1;

/// Fish (tie-break)
#[allow(dead_code)]
pub const SCORE_FISH: Text = ALL[66].1;

/// Flourish cards
#[allow(dead_code)]
pub const SCORE_FLOURISH: Text = ALL[67].1;

/// Shape cards
#[allow(dead_code)]
pub const SCORE_SHAPES: Text = ALL[68].1;

/// ending the turn
#[allow(dead_code)]
pub const THING_DONE: Text = ALL[69].1;

/// the pair card
#[allow(dead_code)]
pub const THING_FLOURISH: Text = ALL[70].1;

/// Nature's die on {cell}
#[allow(dead_code)]
pub const THING_NATURE_PLACE: Text = ALL[71].1;

/// Nature's die as a {value}
#[allow(dead_code)]
pub const THING_NATURE_TURN: Text = ALL[72].1;

/// leaving the card
#[allow(dead_code)]
pub const THING_NO_CLAIM: Text = ALL[73].1;

/// the {value} on {cell}
#[allow(dead_code)]
pub const THING_PLACE: Text = ALL[74].1;

/// the second die
#[allow(dead_code)]
pub const THING_SECOND: Text = ALL[75].1;

/// skipping
#[allow(dead_code)]
pub const THING_SKIP: Text = ALL[76].1;

/// Reef
#[allow(dead_code)]
pub const TITLE: Text = ALL[77].1;

/// It has no place and is set aside.
#[allow(dead_code)]
pub const TOLD_ASIDE: Text = ALL[78].1;

/// {who} has the highest total and begins.
#[allow(dead_code)]
pub const TOLD_BEGINS: Text = ALL[79].1;

/// {who} gets the bonus fish.
#[allow(dead_code)]
pub const TOLD_BONUS: Text = ALL[80].1;

/// {who} claimed {shape} for {points}.
#[allow(dead_code)]
pub const TOLD_CLAIM: Text = ALL[81].1;

/// {who} claimed {shape} for {points} and 1 fish.
#[allow(dead_code)]
pub const TOLD_CLAIM_FISH: Text = ALL[82].1;

/// {who} ended the turn.
#[allow(dead_code)]
pub const TOLD_DONE: Text = ALL[83].1;

/// {shape} is in play.
#[allow(dead_code)]
pub const TOLD_DRAW: Text = ALL[84].1;

/// {who} begins after a tie.
#[allow(dead_code)]
pub const TOLD_FIRST: Text = ALL[85].1;

/// {who} gets 1 fish from the space.
#[allow(dead_code)]
pub const TOLD_FISH_SPACE: Text = ALL[86].1;

/// {who} scored the pair of {value} for {points}.
#[allow(dead_code)]
pub const TOLD_FLOURISH: Text = ALL[87].1;

/// {who} scored the pair of {value} for {points} and {fish}.
#[allow(dead_code)]
pub const TOLD_FLOURISH_FISH: Text = ALL[88].1;

/// {who} left Nature's {value}.
#[allow(dead_code)]
pub const TOLD_NATURE_KEEP: Text = ALL[89].1;

/// Nature's {value} went to {cell}: level {level}, nearest to the centre.
#[allow(dead_code)]
pub const TOLD_NATURE_PLACE: Text = ALL[90].1;

/// Nature rolled a {value}.
#[allow(dead_code)]
pub const TOLD_NATURE_ROLL: Text = ALL[91].1;

/// {who} turned Nature's die to {value} for {cost}.
#[allow(dead_code)]
pub const TOLD_NATURE_TURN: Text = ALL[92].1;

/// {who} claimed no card.
#[allow(dead_code)]
pub const TOLD_NO_CLAIM: Text = ALL[93].1;

/// {who} kept the pair card for later.
#[allow(dead_code)]
pub const TOLD_NO_FLOURISH: Text = ALL[94].1;

/// {who} put a {value} on {cell}.
#[allow(dead_code)]
pub const TOLD_PLACE: Text = ALL[95].1;

/// {who} turned a {shown} to {value}, put it on {cell} and paid {cost}.
#[allow(dead_code)]
pub const TOLD_PLACE_TURNED: Text = ALL[96].1;

/// {who} rolled a {value}.
#[allow(dead_code)]
pub const TOLD_ROLL: Text = ALL[97].1;

/// {who} paid 3 fish for a second die.
#[allow(dead_code)]
pub const TOLD_SECOND: Text = ALL[98].1;

/// {who} could not place a die.
#[allow(dead_code)]
pub const TOLD_SKIP: Text = ALL[99].1;

/// {who} has beaten Nature.
#[allow(dead_code)]
pub const TOLD_WON: Text = ALL[100].1;

/// The space {cell} touches no occupied space.
#[allow(dead_code)]
pub const WHY_APART: Text = ALL[101].1;

/// This die of Nature had no place and stays aside.
#[allow(dead_code)]
pub const WHY_ASIDE: Text = ALL[102].1;

/// The dice of {shape} are there, but not upright in one straight line from the board.
#[allow(dead_code)]
pub const WHY_BENT: Text = ALL[103].1;

/// The first die goes on {centre}, not on {cell}.
#[allow(dead_code)]
pub const WHY_CENTRE: Text = ALL[104].1;

/// This card was claimed by {who} and stays there.
#[allow(dead_code)]
pub const WHY_CLAIMED: Text = ALL[105].1;

/// The space {cell} touches the reef only at a corner.
#[allow(dead_code)]
pub const WHY_CORNER: Text = ALL[106].1;

/// {shape} is there, but a die lies above one of its columns.
#[allow(dead_code)]
pub const WHY_COVERED: Text = ALL[107].1;

/// From {shown} to {value} costs {cost}, for there is no way round between 6 and 1; you have {fish}.
#[allow(dead_code)]
pub const WHY_END_STOP: Text = ALL[108].1;

/// The space {cell} is farther from the centre than {nearest}.
#[allow(dead_code)]
pub const WHY_FARTHER: Text = ALL[109].1;

/// Your {value} fits on {cell}.
#[allow(dead_code)]
pub const WHY_FITS: Text = ALL[110].1;

/// {shape} can be claimed, and at this table it must be.
#[allow(dead_code)]
pub const WHY_FORCED: Text = ALL[111].1;

/// There are three dice on {cell} already.
#[allow(dead_code)]
pub const WHY_FULL: Text = ALL[112].1;

/// {shape} lacks {missing}.
#[allow(dead_code)]
pub const WHY_LACKS: Text = ALL[113].1;

/// You have left the card of this die: {shape} stays.
#[allow(dead_code)]
pub const WHY_LEFT: Text = ALL[114].1;

/// A {value} cannot lie on the {top} on {cell}.
#[allow(dead_code)]
pub const WHY_LOW: Text = ALL[115].1;

/// Only the mirror image of {shape} is there.
#[allow(dead_code)]
pub const WHY_MIRRORED: Text = ALL[116].1;

/// It is Nature's turn: {thing} has to wait.
#[allow(dead_code)]
pub const WHY_NATURE_FIRST: Text = ALL[117].1;

/// Nature's {value} goes on level {level}, and {cell} is level {its}.
#[allow(dead_code)]
pub const WHY_NATURE_LEVEL: Text = ALL[118].1;

/// Turning Nature's {shown} to {value} costs {cost}; you have {fish}.
#[allow(dead_code)]
pub const WHY_NATURE_POOR: Text = ALL[119].1;

/// Nature's dice of the reserve are rolled one by one, in her turns.
#[allow(dead_code)]
pub const WHY_NATURE_RESERVE: Text = ALL[120].1;

/// From Nature's {shown} to {value} is more than the {steps} allowed at this table.
#[allow(dead_code)]
pub const WHY_NATURE_STEPS: Text = ALL[121].1;

/// On Nature's turn {thing} is not to be had.
#[allow(dead_code)]
pub const WHY_NATURES_TURN: Text = ALL[122].1;

/// No die has just been placed that could complete {shape}.
#[allow(dead_code)]
pub const WHY_NO_DIE: Text = ALL[123].1;

/// This table plays without the pair cards of Flourish.
#[allow(dead_code)]
pub const WHY_NO_FLOURISH: Text = ALL[124].1;

/// Nature does not play at this table.
#[allow(dead_code)]
pub const WHY_NO_NATURE: Text = ALL[125].1;

/// It is your turn: Nature's die has not been rolled.
#[allow(dead_code)]
pub const WHY_NO_NATURE_DIE: Text = ALL[126].1;

/// There is no other die for a second placement.
#[allow(dead_code)]
pub const WHY_NO_OTHER: Text = ALL[127].1;

/// The die just placed makes no pair of {value}.
#[allow(dead_code)]
pub const WHY_NO_PAIR: Text = ALL[128].1;

/// There is no card for a pair of {value}.
#[allow(dead_code)]
pub const WHY_NO_PAIR_CARD: Text = ALL[129].1;

/// No die has just been placed that could make a pair for the card.
#[allow(dead_code)]
pub const WHY_NO_PAIR_YET: Text = ALL[130].1;

/// The die just placed on {cell} lies on a level where {shape} shows none of your dice.
#[allow(dead_code)]
pub const WHY_NO_PART: Text = ALL[131].1;

/// There is no shape in this place yet.
#[allow(dead_code)]
pub const WHY_NO_SHAPE: Text = ALL[132].1;

/// There is no space at {cell}.
#[allow(dead_code)]
pub const WHY_NO_SPACE: Text = ALL[133].1;

/// {shape} is not in play.
#[allow(dead_code)]
pub const WHY_NOT_IN_PLAY: Text = ALL[134].1;

/// {shape} is there, but the die just placed on {cell} is no part of it.
#[allow(dead_code)]
pub const WHY_OLD: Text = ALL[135].1;

/// The die just placed has given a card; {shape} would be a second.
#[allow(dead_code)]
pub const WHY_ONE_CARD: Text = ALL[136].1;

/// {thing}: not now. {prompt}
#[allow(dead_code)]
pub const WHY_ORDER: Text = ALL[137].1;

/// This die lies in the nursery of {who}.
#[allow(dead_code)]
pub const WHY_OTHERS_DIE: Text = ALL[138].1;

/// These fish belong to {who}.
#[allow(dead_code)]
pub const WHY_OTHERS_FISH: Text = ALL[139].1;

/// The card for pairs of {value} in front of {who} is not yours.
#[allow(dead_code)]
pub const WHY_OTHERS_PAIR: Text = ALL[140].1;

/// The game is over: {thing} comes too late.
#[allow(dead_code)]
pub const WHY_OVER: Text = ALL[141].1;

/// You have paid for your second die, so it is placed.
#[allow(dead_code)]
pub const WHY_PAID: Text = ALL[142].1;

/// Your other die goes on {cell} only after you have paid 3 fish for it.
#[allow(dead_code)]
pub const WHY_PAY: Text = ALL[143].1;

/// Turning the {shown} to {value} costs {cost}; you have {fish}.
#[allow(dead_code)]
pub const WHY_POOR: Text = ALL[144].1;

/// Dice of {who}'s reserve must be rolled into the nursery first.
#[allow(dead_code)]
pub const WHY_RESERVE: Text = ALL[145].1;

/// {who}'s dice are rolling: {thing} has to wait.
#[allow(dead_code)]
pub const WHY_ROLLING: Text = ALL[146].1;

/// Your card for the pair of {value} has been scored.
#[allow(dead_code)]
pub const WHY_SCORED: Text = ALL[147].1;

/// The second die is bought after the first and its card.
#[allow(dead_code)]
pub const WHY_SECOND_LATER: Text = ALL[148].1;

/// A second die costs 3 fish; you have {fish}.
#[allow(dead_code)]
pub const WHY_SECOND_POOR: Text = ALL[149].1;

/// There is no die in place {slot} of your nursery.
#[allow(dead_code)]
pub const WHY_SLOT: Text = ALL[150].1;

/// All cards of {shape} have been taken.
#[allow(dead_code)]
pub const WHY_TAKEN: Text = ALL[151].1;

/// It is {who}'s turn: {thing} has to wait.
#[allow(dead_code)]
pub const WHY_TURN: Text = ALL[152].1;

/// and
#[allow(dead_code)]
pub const WORD_AND: Text = ALL[153].1;

/// {n} cards face down
#[allow(dead_code)]
pub const WORD_FACE_DOWN_MANY: Text = ALL[154].1;

/// 1 card face down
#[allow(dead_code)]
pub const WORD_FACE_DOWN_ONE: Text = ALL[155].1;

/// {n} fish
#[allow(dead_code)]
pub const WORD_FISH_MANY: Text = ALL[156].1;

/// 1 fish
#[allow(dead_code)]
pub const WORD_FISH_ONE: Text = ALL[157].1;

/// a die on {cell}, level {level}
#[allow(dead_code)]
pub const WORD_LACK_ANY: Text = ALL[158].1;

/// another's die on {cell}, level {level}
#[allow(dead_code)]
pub const WORD_LACK_OTHER: Text = ALL[159].1;

/// your die on {cell}, level {level}
#[allow(dead_code)]
pub const WORD_LACK_OWN: Text = ALL[160].1;

/// Nature
#[allow(dead_code)]
pub const WORD_NATURE: Text = ALL[161].1;

/// nursery
#[allow(dead_code)]
pub const WORD_NURSERY: Text = ALL[162].1;

/// {n} points
#[allow(dead_code)]
pub const WORD_POINT_MANY: Text = ALL[163].1;

/// 1 point
#[allow(dead_code)]
pub const WORD_POINT_ONE: Text = ALL[164].1;

/// reserve
#[allow(dead_code)]
pub const WORD_RESERVE: Text = ALL[165].1;

/// Pattern card at the end
#[allow(dead_code)]
pub const REPORT_CARD: Text = Text { en: "Pattern card at the end", nl: "Patroonkaart aan het eind" };

/// Pattern claimed
#[allow(dead_code)]
pub const REPORT_CLAIM: Text = Text { en: "Pattern claimed", nl: "Patroon geclaimd" };

/// Flourish card at the end
#[allow(dead_code)]
pub const REPORT_FLOURISH: Text = Text { en: "Flourish card at the end", nl: "Bloeikaart aan het eind" };

/// pair of {value}
#[allow(dead_code)]
pub const REPORT_PAIR: Text = Text { en: "pair of {value}", nl: "paar van {value}" };
