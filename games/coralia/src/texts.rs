//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// Every message of the game by its key.
pub const ALL: &[(&str, Text)] = &[
    (
        "about",
        Text {
            en: "Place dice on six coral reefs and gather fish, pearls, turtles and treasure.",
            nl: "Plaats dobbelstenen op zes koraalriffen en verzamel vissen, parels, schildpadden en schatten.",
        },
    ),
    ("ask.chance", Text { en: "Chance decides.", nl: "Het lot beslist." }),
    (
        "ask.copy",
        Text {
            en: "Choose a turtle beside the board and use its bonus.",
            nl: "Kies een schildpad naast het bord en gebruik de bonus.",
        },
    ),
    ("ask.die", Text { en: "Choose one die; three go to {next}.", nl: "Kies een dobbelsteen; drie gaan naar {next}." }),
    (
        "ask.die.last",
        Text { en: "Choose one die; it is the last turn.", nl: "Kies een dobbelsteen; het is de laatste beurt." },
    ),
    (
        "ask.first",
        Text { en: "Pick four dice of different colours.", nl: "Kies vier dobbelstenen van verschillende kleur." },
    ),
    ("ask.keep", Text { en: "Keep one card.", nl: "Houd een kaart." }),
    (
        "ask.next",
        Text { en: "Choose the starfish card to resolve next.", nl: "Kies welke zeesterkaart je nu uitvoert." },
    ),
    ("ask.pair", Text { en: "Choose the chest to take first.", nl: "Kies welke schatkist je eerst neemt." }),
    ("ask.piles", Text { en: "Choose a pile to draw from.", nl: "Kies een stapel om van te trekken." }),
    (
        "ask.store",
        Text {
            en: "Hold up to {n} dice on turtles, then roll.",
            nl: "Houd hoogstens {n} dobbelstenen vast op schildpadden en werp.",
        },
    ),
    ("ask.supply", Text { en: "Choose a die to add.", nl: "Kies een dobbelsteen om toe te voegen." }),
    ("ask.wait", Text { en: "{who} is to decide.", nl: "{who} is aan zet." }),
    (
        "ask.white",
        Text { en: "Place the white die, which shows {face}.", nl: "Plaats de witte dobbelsteen, die {face} toont." },
    ),
    ("do.chest", Text { en: "Take the chest of the {reef}", nl: "Neem de schatkist van het {reef}" }),
    (
        "do.copy",
        Text { en: "Use the bonus of turtle {tile}: {bonus}", nl: "Gebruik de bonus van schildpad {tile}: {bonus}" },
    ),
    (
        "do.die.diver",
        Text {
            en: "Place the {die} on its reef and your diver beside it",
            nl: "Plaats de {die} op zijn rif en zet je duiker erbij",
        },
    ),
    (
        "do.die.diver.chest",
        Text {
            en: "Place the {die} on its reef; your diver swims there and brings up the chest of the {old}",
            nl: "Plaats de {die} op zijn rif; je duiker zwemt erheen en haalt de kist van het {old} op",
        },
    ),
    (
        "do.die.diver.leave",
        Text {
            en: "Place the {die} on its reef; your diver swims there without a chest",
            nl: "Plaats de {die} op zijn rif; je duiker zwemt erheen zonder kist",
        },
    ),
    (
        "do.die.fish",
        Text {
            en: "Place the {die} on its reef and keep one of two fish cards",
            nl: "Plaats de {die} op zijn rif en houd een van twee viskaarten",
        },
    ),
    (
        "do.die.island",
        Text {
            en: "Put the {die} on the island and take an island card",
            nl: "Leg de {die} op het eiland en neem een eilandkaart",
        },
    ),
    (
        "do.die.island.other",
        Text {
            en: "Put the {die} on the island: 2 points for {owner}, and you keep one of two island cards",
            nl: "Leg de {die} op het eiland: 2 punten voor {owner}, en jij houdt een van twee eilandkaarten",
        },
    ),
    (
        "do.die.island.own",
        Text {
            en: "Put the {die} on the island for 2 points and an island card",
            nl: "Leg de {die} op het eiland voor 2 punten en een eilandkaart",
        },
    ),
    (
        "do.die.octopus",
        Text {
            en: "Place the {die} on its reef and an octopus for {points}",
            nl: "Plaats de {die} op zijn rif en een octopus voor {points}",
        },
    ),
    (
        "do.die.pearl",
        Text {
            en: "Place the {die} on its reef and take two pearl cards",
            nl: "Plaats de {die} op zijn rif en neem twee parelkaarten",
        },
    ),
    (
        "do.die.starfish",
        Text {
            en: "Place the {die} on its reef and keep one of three starfish cards",
            nl: "Plaats de {die} op zijn rif en houd een van drie zeesterkaarten",
        },
    ),
    (
        "do.die.turtle",
        Text {
            en: "Place the {die} on its reef and take turtle {tile}: {bonus}",
            nl: "Plaats de {die} op zijn rif en neem schildpad {tile}: {bonus}",
        },
    ),
    ("do.draw", Text { en: "Draw from the {pile}", nl: "Trek van de {pile}" }),
    ("do.first", Text { en: "Start with {dice}", nl: "Begin met {dice}" }),
    ("do.hold", Text { en: "Hold {dice} and roll the rest", nl: "Houd {dice} vast en werp de rest" }),
    ("do.hold.none", Text { en: "Roll all dice", nl: "Werp alle dobbelstenen" }),
    ("do.keep", Text { en: "Keep: {card}", nl: "Houd: {card}" }),
    ("do.next", Text { en: "Resolve: {card}", nl: "Voer uit: {card}" }),
    ("do.next.points", Text { en: "Resolve: {card}, for {points}", nl: "Voer uit: {card}, voor {points}" }),
    ("do.stop", Text { en: "Stop here", nl: "Stop hier" }),
    ("do.supply", Text { en: "Add a {colour} die", nl: "Voeg een {colour} dobbelsteen toe" }),
    (
        "do.white.island",
        Text {
            en: "Put the white die on the island and take an island card",
            nl: "Leg de witte dobbelsteen op het eiland en neem een eilandkaart",
        },
    ),
    ("do.white.reef", Text { en: "Place the white {face} on the {reef}", nl: "Plaats de witte {face} op het {reef}" }),
    ("face.diver", Text { en: "diver", nl: "duiker" }),
    ("face.fish", Text { en: "fish", nl: "vis" }),
    ("face.octopus", Text { en: "octopus", nl: "octopus" }),
    ("face.pearl", Text { en: "pearl", nl: "parel" }),
    ("face.starfish", Text { en: "starfish", nl: "zeester" }),
    ("face.treasure", Text { en: "treasure", nl: "schat" }),
    ("face.turtle", Text { en: "turtle", nl: "schildpad" }),
    ("fish.anemone", Text { en: "anemone fish", nl: "anemoonvis" }),
    ("fish.angel", Text { en: "angel fish", nl: "maanvis" }),
    ("fish.blow", Text { en: "blowfish", nl: "kogelvis" }),
    ("fish.fire", Text { en: "fire fish", nl: "koraalduivel" }),
    ("fish.stingray", Text { en: "stingray", nl: "pijlstaartrog" }),
    ("hidden.card", Text { en: "{who} drew a card from the {pile}.", nl: "{who} trok een kaart van de {pile}." }),
    (
        "hidden.keep",
        Text {
            en: "{who} kept one card and put the rest under the {pile}.",
            nl: "{who} hield een kaart en legde de rest onder de {pile}.",
        },
    ),
    ("hidden.look", Text { en: "{who} looked at a card of the {pile}.", nl: "{who} bekeek een kaart van de {pile}." }),
    ("option.first4", Text { en: "The first four dice are picked", nl: "De eerste vier dobbelstenen worden gekozen" }),
    ("option.first4.after_blocking", Text { en: "after the blocking dice", nl: "na de blokkerende stenen" }),
    ("option.first4.before_blocking", Text { en: "before the blocking dice", nl: "voor de blokkerende stenen" }),
    ("option.first4.edition", Text { en: "as in the component file", nl: "zoals in het onderdelenbestand" }),
    ("option.octopus_income", Text { en: "A new octopus brings a point", nl: "Een nieuwe octopus geeft een punt" }),
    ("option.octopus_income.edition", Text { en: "as in the component file", nl: "zoals in het onderdelenbestand" }),
    ("option.octopus_income.per_figure", Text { en: "for each other octopus", nl: "per andere octopus" }),
    (
        "option.octopus_income.per_seat",
        Text { en: "for each player with one elsewhere", nl: "per speler met een octopus elders" },
    ),
    ("option.pearl_rank_mode", Text { en: "After a shared pearl rank", nl: "Na een gedeelde parelrang" }),
    ("option.pearl_rank_mode.competition", Text { en: "ranks are skipped", nl: "worden rangen overgeslagen" }),
    ("option.pearl_rank_mode.dense", Text { en: "the next rank follows", nl: "volgt de volgende rang" }),
    ("option.pearl_rank_mode.edition", Text { en: "as in the component file", nl: "zoals in het onderdelenbestand" }),
    ("option.scoring_effects", Text { en: "Starfish cards in the scoring", nl: "Zeesterkaarten in de eindtelling" }),
    ("option.scoring_effects.edition", Text { en: "as in the component file", nl: "zoals in het onderdelenbestand" }),
    ("option.scoring_effects.forced", Text { en: "must be used", nl: "moeten gebruikt worden" }),
    ("option.scoring_effects.optional", Text { en: "may be left unused", nl: "mogen ongebruikt blijven" }),
    ("option.scoring_features", Text { en: "Actions during the final scoring", nl: "Acties tijdens de eindtelling" }),
    (
        "option.scoring_features.action_only",
        Text {
            en: "no octopus points, no chest for a leaving diver",
            nl: "geen octopuspunten, geen kist voor een vertrekkende duiker",
        },
    ),
    ("option.scoring_features.edition", Text { en: "as in the component file", nl: "zoals in het onderdelenbestand" }),
    (
        "option.scoring_features.full",
        Text { en: "bring all they bring in play", nl: "geven alles wat ze tijdens het spel geven" },
    ),
    (
        "option.white_to_island",
        Text { en: "A white die may go to the island", nl: "Een witte dobbelsteen mag naar het eiland" },
    ),
    ("option.white_to_island.all_blocked", Text { en: "if no reef can take it", nl: "als geen rif hem kan opnemen" }),
    ("option.white_to_island.always", Text { en: "always", nl: "altijd" }),
    ("option.white_to_island.edition", Text { en: "as in the component file", nl: "zoals in het onderdelenbestand" }),
    (
        "option.white_to_island.some_blocked",
        Text { en: "if its space is taken on some reef", nl: "als zijn vak op een rif bezet is" },
    ),
    ("pile.fish", Text { en: "fish pile", nl: "visstapel" }),
    ("pile.island", Text { en: "island pile", nl: "eilandstapel" }),
    ("pile.pearl", Text { en: "pearl pile", nl: "parelstapel" }),
    ("pile.starfish", Text { en: "starfish pile", nl: "zeesterstapel" }),
    ("score.cards", Text { en: "Cards (tie-break)", nl: "Kaarten (bij gelijke stand)" }),
    ("score.diver", Text { en: "Diver", nl: "Duiker" }),
    ("score.fish", Text { en: "Fish", nl: "Vissen" }),
    ("score.pearls", Text { en: "Pearls", nl: "Parels" }),
    ("score.play", Text { en: "During play", nl: "Tijdens het spel" }),
    ("score.starfish", Text { en: "Starfish cards", nl: "Zeesterkaarten" }),
    ("score.turtles", Text { en: "Turtles (tie-break)", nl: "Schildpadden (bij gelijke stand)" }),
    ("title", Text { en: "Coralia", nl: "Coralia" }),
    (
        "told.block",
        Text { en: "A {colour} blocking die shows {face}.", nl: "Een {colour} blokkerende dobbelsteen toont {face}." },
    ),
    ("told.card", Text { en: "{who} drew: {card}.", nl: "{who} trok: {card}." }),
    ("told.chest", Text { en: "{who} opened chest {tile}: {bonus}.", nl: "{who} opende schatkist {tile}: {bonus}." }),
    (
        "told.chest.first",
        Text { en: "{who} took the chest of the {reef}.", nl: "{who} nam de schatkist van het {reef}." },
    ),
    (
        "told.chest.points",
        Text {
            en: "{who} opened chest {tile}: {bonus}. That is {points}.",
            nl: "{who} opende schatkist {tile}: {bonus}. Dat is {points}.",
        },
    ),
    (
        "told.copy",
        Text {
            en: "{who} used turtle {tile} beside the board: {bonus}.",
            nl: "{who} gebruikte schildpad {tile} naast het bord: {bonus}.",
        },
    ),
    (
        "told.count",
        Text {
            en: "All cards are laid open; divers, fish and pearls are scored.",
            nl: "Alle kaarten gaan open; duikers, vissen en parels worden geteld.",
        },
    ),
    (
        "told.die.chest",
        Text {
            en: "{who} placed the {die} on its reef; the diver left the {old} with its chest.",
            nl: "{who} plaatste de {die} op zijn rif; de duiker verliet het {old} met de kist.",
        },
    ),
    ("told.die.island", Text { en: "{who} put the {die} on the island.", nl: "{who} legde de {die} op het eiland." }),
    (
        "told.die.island.paid",
        Text {
            en: "{who} put the {die} on the island; 2 points for {owner}.",
            nl: "{who} legde de {die} op het eiland; 2 punten voor {owner}.",
        },
    ),
    (
        "told.die.octopus",
        Text {
            en: "{who} placed the {die} on its reef and an octopus for {points}.",
            nl: "{who} plaatste de {die} op zijn rif en een octopus voor {points}.",
        },
    ),
    ("told.die.reef", Text { en: "{who} placed the {die} on its reef.", nl: "{who} plaatste de {die} op zijn rif." }),
    (
        "told.die.turtle",
        Text {
            en: "{who} placed the {die} on its reef and took turtle {tile}: {bonus}.",
            nl: "{who} plaatste de {die} op zijn rif en nam schildpad {tile}: {bonus}.",
        },
    ),
    ("told.draw", Text { en: "{who} drew from the {pile}.", nl: "{who} trok van de {pile}." }),
    ("told.first", Text { en: "{who} picked {dice} to start.", nl: "{who} koos {dice} om te beginnen." }),
    ("told.hold", Text { en: "{who} held {dice}.", nl: "{who} hield {dice} vast." }),
    ("told.hold.none", Text { en: "{who} held no dice.", nl: "{who} hield niets vast." }),
    ("told.keep", Text { en: "{who} kept: {card}.", nl: "{who} hield: {card}." }),
    ("told.look", Text { en: "{who} saw: {card}.", nl: "{who} zag: {card}." }),
    (
        "told.next",
        Text { en: "{who} resolved a starfish card: {card}.", nl: "{who} voerde een zeesterkaart uit: {card}." },
    ),
    (
        "told.next.points",
        Text {
            en: "{who} resolved a starfish card: {card}. That is {points}.",
            nl: "{who} voerde een zeesterkaart uit: {card}. Dat is {points}.",
        },
    ),
    ("told.roll", Text { en: "{who} rolled {die}.", nl: "{who} wierp {die}." }),
    ("told.show", Text { en: "{who} showed the starfish cards.", nl: "{who} toonde de zeesterkaarten." }),
    ("told.start", Text { en: "The lot fell on {who} to start.", nl: "Het lot wees {who} aan als beginspeler." }),
    ("told.stop", Text { en: "{who} stopped.", nl: "{who} stopte." }),
    ("told.supply", Text { en: "{who} added a {colour} die.", nl: "{who} voegde een {colour} dobbelsteen toe." }),
    (
        "told.turtle",
        Text { en: "Turtle {tile} lies on the {reef}: {bonus}.", nl: "Schildpad {tile} ligt op het {reef}: {bonus}." },
    ),
    (
        "told.white.island",
        Text {
            en: "{who} put the white die back on the island.",
            nl: "{who} legde de witte dobbelsteen terug op het eiland.",
        },
    ),
    (
        "told.white.octopus",
        Text {
            en: "{who} placed the white octopus on the {reef} for {points}.",
            nl: "{who} plaatste de witte octopus op het {reef} voor {points}.",
        },
    ),
    (
        "told.white.reef",
        Text {
            en: "{who} placed the white {face} on the {reef}.",
            nl: "{who} plaatste de witte {face} op het {reef}.",
        },
    ),
    (
        "told.white.roll",
        Text { en: "{who} rolled the white die: {face}.", nl: "{who} wierp de witte dobbelsteen: {face}." },
    ),
    ("ui.add", Text { en: "Add this die", nl: "Voeg deze toe" }),
    ("ui.blocking", Text { en: "placed before play", nl: "vooraf geplaatst" }),
    ("ui.board", Text { en: "Six reefs and the island", nl: "Zes riffen en het eiland" }),
    ("ui.cards.n", Text { en: "{n} cards", nl: "{n} kaarten" }),
    ("ui.chests", Text { en: "Chests", nl: "Schatkisten" }),
    ("ui.curtain", Text { en: "{name}, it is your turn", nl: "{name}, jij bent aan de beurt" }),
    ("ui.curtain.go", Text { en: "I am {name}", nl: "Ik ben {name}" }),
    (
        "ui.curtain.line",
        Text {
            en: "Cards are private. Hand the screen over first.",
            nl: "Kaarten zijn geheim. Geef eerst het scherm door.",
        },
    ),
    ("ui.diver_on", Text { en: "Diver on the {reef}", nl: "Duiker op het {reef}" }),
    ("ui.do_it", Text { en: "Do this", nl: "Doe dit" }),
    ("ui.empty", Text { en: "empty", nl: "leeg" }),
    ("ui.face_down", Text { en: "{n} face down", nl: "{n} gedekt" }),
    ("ui.fish", Text { en: "Fish: {n} kinds", nl: "Vissen: {n} soorten" }),
    ("ui.fish.none", Text { en: "No fish yet", nl: "Nog geen vissen" }),
    ("ui.goes_here", Text { en: "{die} can go here", nl: "{die} kan hierheen" }),
    ("ui.hold", Text { en: "Hold on turtle", nl: "Houd op schildpad" }),
    ("ui.island", Text { en: "Island", nl: "Eiland" }),
    ("ui.island.line", Text { en: "Dice without a place land here", nl: "Stenen zonder plek landen hier" }),
    ("ui.keep", Text { en: "Keep this card", nl: "Houd deze kaart" }),
    ("ui.known", Text { en: "Put back by you", nl: "Door jou teruggelegd" }),
    ("ui.known.place", Text { en: "{card}: {n} from the top", nl: "{card}: {n} van boven" }),
    ("ui.look", Text { en: "You look at these cards", nl: "Je bekijkt deze kaarten" }),
    ("ui.no_diver", Text { en: "No diver on the board", nl: "Geen duiker op het bord" }),
    ("ui.no_rank", Text { en: "No pearls, no rank", nl: "Geen parels, geen rang" }),
    ("ui.not_here", Text { en: "no figure left", nl: "geen figuur over" }),
    ("ui.nothing", Text { en: "Nothing to score", nl: "Niets te scoren" }),
    ("ui.only_you", Text { en: "only you see these", nl: "alleen jij ziet deze" }),
    ("ui.pearls", Text { en: "Pearls: {n} in all", nl: "Parels: {n} in totaal" }),
    ("ui.pearls.none", Text { en: "No pearls yet", nl: "Nog geen parels" }),
    ("ui.pearls.rank", Text { en: "If first, second, later", nl: "Als eerste, tweede, verder" }),
    ("ui.per_fish", Text { en: "Points for each fish", nl: "Punten per vis" }),
    ("ui.pick_card", Text { en: "Choose a card", nl: "Kies een kaart" }),
    ("ui.pick_die", Text { en: "Choose a die", nl: "Kies een dobbelsteen" }),
    ("ui.pick_four", Text { en: "Pick {n} more", nl: "Kies er nog {n}" }),
    ("ui.pick_one", Text { en: "Choose one", nl: "Kies er een" }),
    ("ui.pick_place", Text { en: "Choose a place", nl: "Kies een plek" }),
    ("ui.place", Text { en: "Place {face} die", nl: "Plaats {face}" }),
    ("ui.place_white", Text { en: "Place white die", nl: "Plaats witte steen" }),
    ("ui.rank", Text { en: "Rank {n}, best {count} of {all} count", nl: "Rang {n}, beste {count} van {all} tellen" }),
    ("ui.reconstructed", Text { en: "reconstructed", nl: "gereconstrueerd" }),
    ("ui.reef.blue", Text { en: "Blue reef", nl: "Blauwe rif" }),
    ("ui.reef.green", Text { en: "Green reef", nl: "Groene rif" }),
    ("ui.reef.orange", Text { en: "Orange reef", nl: "Oranje rif" }),
    ("ui.reef.red", Text { en: "Red reef", nl: "Rode rif" }),
    ("ui.reef.violet", Text { en: "Violet reef", nl: "Violette rif" }),
    ("ui.reef.yellow", Text { en: "Yellow reef", nl: "Gele rif" }),
    ("ui.roll", Text { en: "Roll", nl: "Werp" }),
    ("ui.round", Text { en: "Round {n} of {all}", nl: "Ronde {n} van {all}" }),
    ("ui.scoring", Text { en: "Final scoring", nl: "Eindtelling" }),
    ("ui.set", Text { en: "Set of {n}", nl: "Set van {n}" }),
    ("ui.side", Text { en: "Beside the board", nl: "Naast het bord" }),
    ("ui.starfish", Text { en: "Starfish", nl: "Zeesterren" }),
    ("ui.start_four", Text { en: "Start with these four", nl: "Begin met deze vier" }),
    ("ui.step", Text { en: "Step {n}: {name}", nl: "Stap {n}: {name}" }),
    ("ui.step.back", Text { en: "Step back", nl: "Stap terug" }),
    ("ui.step.next", Text { en: "Next step", nl: "Volgende stap" }),
    ("ui.steps", Text { en: "Scoring in four steps", nl: "Telling in vier stappen" }),
    ("ui.supply", Text { en: "Supply", nl: "Voorraad" }),
    ("ui.tab.board", Text { en: "Board", nl: "Bord" }),
    ("ui.tab.cards", Text { en: "Cards", nl: "Kaarten" }),
    ("ui.theirs", Text { en: "Cards", nl: "Kaarten" }),
    ("ui.to_island", Text { en: "Put on the island", nl: "Leg op het eiland" }),
    ("ui.turtles", Text { en: "{n} turtles", nl: "{n} schildpadden" }),
    ("ui.turtles.one", Text { en: "1 turtle", nl: "1 schildpad" }),
    ("ui.value", Text { en: "{n} for the diver", nl: "{n} voor de duiker" }),
    ("ui.yours", Text { en: "Your cards", nl: "Jouw kaarten" }),
    ("word.and", Text { en: " and ", nl: " en " }),
    ("word.card_n", Text { en: "{card} (card {n})", nl: "{card} (kaart {n})" }),
    ("word.chests", Text { en: "{n} chests", nl: "{n} kisten" }),
    ("word.die", Text { en: "{colour} {face}", nl: "{colour} {face}" }),
    ("word.die_n", Text { en: "{die} (die {n})", nl: "{die} (steen {n})" }),
    (
        "word.hand",
        Text {
            en: "{cards} cards, {turtles} turtles, {chests} chests",
            nl: "{cards} kaarten, {turtles} schildpadden, {chests} kisten",
        },
    ),
    ("word.island", Text { en: "Island", nl: "Eiland" }),
    ("word.over", Text { en: "The match is over", nl: "Het spel is afgelopen" }),
    ("word.pile", Text { en: "{n} left", nl: "nog {n}" }),
    ("word.point.many", Text { en: "{n} points", nl: "{n} punten" }),
    ("word.point.one", Text { en: "1 point", nl: "1 punt" }),
    ("word.rays", Text { en: "{n} stingrays", nl: "{n} pijlstaartroggen" }),
    ("word.reef", Text { en: "{colour} reef", nl: "{colour} rif" }),
    ("word.round", Text { en: "Round {n} of {all}", nl: "Ronde {n} van {all}" }),
    ("word.scoring", Text { en: "Final scoring", nl: "Eindtelling" }),
    ("word.side", Text { en: "Beside the board", nl: "Naast het bord" }),
    ("word.station", Text { en: "Station", nl: "Station" }),
    ("word.supply", Text { en: "Supply", nl: "Voorraad" }),
    ("word.white", Text { en: "white", nl: "wit" }),
    ("word.your_cards", Text { en: "Your cards", nl: "Jouw kaarten" }),
];

/// Place dice on six coral reefs and gather fish, pearls, turtles and treasure.
#[allow(dead_code)]
pub const ABOUT: Text = ALL[0].1;

/// Chance decides.
#[allow(dead_code)]
pub const ASK_CHANCE: Text = ALL[1].1;

/// Choose a turtle beside the board and use its bonus.
#[allow(dead_code)]
pub const ASK_COPY: Text = ALL[2].1;

/// Choose one die; three go to {next}.
#[allow(dead_code)]
pub const ASK_DIE: Text = ALL[3].1;

/// Choose one die; it is the last turn.
#[allow(dead_code)]
pub const ASK_DIE_LAST: Text = ALL[4].1;

/// Pick four dice of different colours.
#[allow(dead_code)]
pub const ASK_FIRST: Text = ALL[5].1;

/// Keep one card.
#[allow(dead_code)]
pub const ASK_KEEP: Text = ALL[6].1;

/// Choose the starfish card to resolve next.
#[allow(dead_code)]
pub const ASK_NEXT: Text = ALL[7].1;

/// Choose the chest to take first.
#[allow(dead_code)]
pub const ASK_PAIR: Text = ALL[8].1;

/// Choose a pile to draw from.
#[allow(dead_code)]
pub const ASK_PILES: Text = ALL[9].1;

/// Hold up to {n} dice on turtles, then roll.
#[allow(dead_code)]
pub const ASK_STORE: Text = ALL[10].1;

/// Choose a die to add.
#[allow(dead_code)]
pub const ASK_SUPPLY: Text = ALL[11].1;

/// {who} is to decide.
#[allow(dead_code)]
pub const ASK_WAIT: Text = ALL[12].1;

/// Place the white die, which shows {face}.
#[allow(dead_code)]
pub const ASK_WHITE: Text = ALL[13].1;

/// Take the chest of the {reef}
#[allow(dead_code)]
pub const DO_CHEST: Text = ALL[14].1;

/// Use the bonus of turtle {tile}: {bonus}
#[allow(dead_code)]
pub const DO_COPY: Text = ALL[15].1;

/// Place the {die} on its reef and your diver beside it
#[allow(dead_code)]
pub const DO_DIE_DIVER: Text = ALL[16].1;

/// Place the {die} on its reef; your diver swims there and brings up the chest of the {old}
#[allow(dead_code)]
pub const DO_DIE_DIVER_CHEST: Text = ALL[17].1;

/// Place the {die} on its reef; your diver swims there without a chest
#[allow(dead_code)]
pub const DO_DIE_DIVER_LEAVE: Text = ALL[18].1;

/// Place the {die} on its reef and keep one of two fish cards
#[allow(dead_code)]
pub const DO_DIE_FISH: Text = ALL[19].1;

/// Put the {die} on the island and take an island card
#[allow(dead_code)]
pub const DO_DIE_ISLAND: Text = ALL[20].1;

/// Put the {die} on the island: 2 points for {owner}, and you keep one of two island cards
#[allow(dead_code)]
pub const DO_DIE_ISLAND_OTHER: Text = ALL[21].1;

/// Put the {die} on the island for 2 points and an island card
#[allow(dead_code)]
pub const DO_DIE_ISLAND_OWN: Text = ALL[22].1;

/// Place the {die} on its reef and an octopus for {points}
#[allow(dead_code)]
pub const DO_DIE_OCTOPUS: Text = ALL[23].1;

/// Place the {die} on its reef and take two pearl cards
#[allow(dead_code)]
pub const DO_DIE_PEARL: Text = ALL[24].1;

/// Place the {die} on its reef and keep one of three starfish cards
#[allow(dead_code)]
pub const DO_DIE_STARFISH: Text = ALL[25].1;

/// Place the {die} on its reef and take turtle {tile}: {bonus}
#[allow(dead_code)]
pub const DO_DIE_TURTLE: Text = ALL[26].1;

/// Draw from the {pile}
#[allow(dead_code)]
pub const DO_DRAW: Text = ALL[27].1;

/// Start with {dice}
#[allow(dead_code)]
pub const DO_FIRST: Text = ALL[28].1;

/// Hold {dice} and roll the rest
#[allow(dead_code)]
pub const DO_HOLD: Text = ALL[29].1;

/// Roll all dice
#[allow(dead_code)]
pub const DO_HOLD_NONE: Text = ALL[30].1;

/// Keep: {card}
#[allow(dead_code)]
pub const DO_KEEP: Text = ALL[31].1;

/// Resolve: {card}
#[allow(dead_code)]
pub const DO_NEXT: Text = ALL[32].1;

/// Resolve: {card}, for {points}
#[allow(dead_code)]
pub const DO_NEXT_POINTS: Text = ALL[33].1;

/// Stop here
#[allow(dead_code)]
pub const DO_STOP: Text = ALL[34].1;

/// Add a {colour} die
#[allow(dead_code)]
pub const DO_SUPPLY: Text = ALL[35].1;

/// Put the white die on the island and take an island card
#[allow(dead_code)]
pub const DO_WHITE_ISLAND: Text = ALL[36].1;

/// Place the white {face} on the {reef}
#[allow(dead_code)]
pub const DO_WHITE_REEF: Text = ALL[37].1;

/// diver
#[allow(dead_code)]
pub const FACE_DIVER: Text = ALL[38].1;

/// fish
#[allow(dead_code)]
pub const FACE_FISH: Text = ALL[39].1;

/// octopus
#[allow(dead_code)]
pub const FACE_OCTOPUS: Text = ALL[40].1;

/// pearl
#[allow(dead_code)]
pub const FACE_PEARL: Text = ALL[41].1;

/// starfish
#[allow(dead_code)]
pub const FACE_STARFISH: Text = ALL[42].1;

/// treasure
#[allow(dead_code)]
pub const FACE_TREASURE: Text = ALL[43].1;

/// turtle
#[allow(dead_code)]
pub const FACE_TURTLE: Text = ALL[44].1;

/// anemone fish
#[allow(dead_code)]
pub const FISH_ANEMONE: Text = ALL[45].1;

/// angel fish
#[allow(dead_code)]
pub const FISH_ANGEL: Text = ALL[46].1;

/// blowfish
#[allow(dead_code)]
pub const FISH_BLOW: Text = ALL[47].1;

/// fire fish
#[allow(dead_code)]
pub const FISH_FIRE: Text = ALL[48].1;

/// stingray
#[allow(dead_code)]
pub const FISH_STINGRAY: Text = ALL[49].1;

/// {who} drew a card from the {pile}.
#[allow(dead_code)]
pub const HIDDEN_CARD: Text = ALL[50].1;

/// {who} kept one card and put the rest under the {pile}.
#[allow(dead_code)]
pub const HIDDEN_KEEP: Text = ALL[51].1;

/// {who} looked at a card of the {pile}.
#[allow(dead_code)]
pub const HIDDEN_LOOK: Text = ALL[52].1;

/// The first four dice are picked
#[allow(dead_code)]
pub const OPTION_FIRST4: Text = ALL[53].1;

/// after the blocking dice
#[allow(dead_code)]
pub const OPTION_FIRST4_AFTER_BLOCKING: Text = ALL[54].1;

/// before the blocking dice
#[allow(dead_code)]
pub const OPTION_FIRST4_BEFORE_BLOCKING: Text = ALL[55].1;

/// as in the component file
#[allow(dead_code)]
pub const OPTION_FIRST4_EDITION: Text = ALL[56].1;

/// A new octopus brings a point
#[allow(dead_code)]
pub const OPTION_OCTOPUS_INCOME: Text = ALL[57].1;

/// as in the component file
#[allow(dead_code)]
pub const OPTION_OCTOPUS_INCOME_EDITION: Text = ALL[58].1;

/// for each other octopus
#[allow(dead_code)]
pub const OPTION_OCTOPUS_INCOME_PER_FIGURE: Text = ALL[59].1;

/// for each player with one elsewhere
#[allow(dead_code)]
pub const OPTION_OCTOPUS_INCOME_PER_SEAT: Text = ALL[60].1;

/// After a shared pearl rank
#[allow(dead_code)]
pub const OPTION_PEARL_RANK_MODE: Text = ALL[61].1;

/// ranks are skipped
#[allow(dead_code)]
pub const OPTION_PEARL_RANK_MODE_COMPETITION: Text = ALL[62].1;

/// the next rank follows
#[allow(dead_code)]
pub const OPTION_PEARL_RANK_MODE_DENSE: Text = ALL[63].1;

/// as in the component file
#[allow(dead_code)]
pub const OPTION_PEARL_RANK_MODE_EDITION: Text = ALL[64].1;

/// Starfish cards in the scoring
#[allow(dead_code)]
pub const OPTION_SCORING_EFFECTS: Text = ALL[65].1;

/// as in the component file
#[allow(dead_code)]
pub const OPTION_SCORING_EFFECTS_EDITION: Text = ALL[66].1;

/// must be used
#[allow(dead_code)]
pub const OPTION_SCORING_EFFECTS_FORCED: Text = ALL[67].1;

/// may be left unused
#[allow(dead_code)]
pub const OPTION_SCORING_EFFECTS_OPTIONAL: Text = ALL[68].1;

/// Actions during the final scoring
#[allow(dead_code)]
pub const OPTION_SCORING_FEATURES: Text = ALL[69].1;

/// no octopus points, no chest for a leaving diver
#[allow(dead_code)]
pub const OPTION_SCORING_FEATURES_ACTION_ONLY: Text = ALL[70].1;

/// as in the component file
#[allow(dead_code)]
pub const OPTION_SCORING_FEATURES_EDITION: Text = ALL[71].1;

/// bring all they bring in play
#[allow(dead_code)]
pub const OPTION_SCORING_FEATURES_FULL: Text = ALL[72].1;

/// A white die may go to the island
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND: Text = ALL[73].1;

/// if no reef can take it
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND_ALL_BLOCKED: Text = ALL[74].1;

/// always
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND_ALWAYS: Text = ALL[75].1;

/// as in the component file
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND_EDITION: Text = ALL[76].1;

/// if its space is taken on some reef
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND_SOME_BLOCKED: Text = ALL[77].1;

/// fish pile
#[allow(dead_code)]
pub const PILE_FISH: Text = ALL[78].1;

/// island pile
#[allow(dead_code)]
pub const PILE_ISLAND: Text = ALL[79].1;

/// pearl pile
#[allow(dead_code)]
pub const PILE_PEARL: Text = ALL[80].1;

/// starfish pile
#[allow(dead_code)]
pub const PILE_STARFISH: Text = ALL[81].1;

/// Cards (tie-break)
#[allow(dead_code)]
pub const SCORE_CARDS: Text = ALL[82].1;

/// Diver
#[allow(dead_code)]
pub const SCORE_DIVER: Text = ALL[83].1;

/// Fish
#[allow(dead_code)]
pub const SCORE_FISH: Text = ALL[84].1;

/// Pearls
#[allow(dead_code)]
pub const SCORE_PEARLS: Text = ALL[85].1;

/// During play
#[allow(dead_code)]
pub const SCORE_PLAY: Text = ALL[86].1;

/// Starfish cards
#[allow(dead_code)]
pub const SCORE_STARFISH: Text = ALL[87].1;

/// Turtles (tie-break)
#[allow(dead_code)]
pub const SCORE_TURTLES: Text = ALL[88].1;

/// Coralia
#[allow(dead_code)]
pub const TITLE: Text = ALL[89].1;

/// A {colour} blocking die shows {face}.
#[allow(dead_code)]
pub const TOLD_BLOCK: Text = ALL[90].1;

/// {who} drew: {card}.
#[allow(dead_code)]
pub const TOLD_CARD: Text = ALL[91].1;

/// {who} opened chest {tile}: {bonus}.
#[allow(dead_code)]
pub const TOLD_CHEST: Text = ALL[92].1;

/// {who} took the chest of the {reef}.
#[allow(dead_code)]
pub const TOLD_CHEST_FIRST: Text = ALL[93].1;

/// {who} opened chest {tile}: {bonus}. That is {points}.
#[allow(dead_code)]
pub const TOLD_CHEST_POINTS: Text = ALL[94].1;

/// {who} used turtle {tile} beside the board: {bonus}.
#[allow(dead_code)]
pub const TOLD_COPY: Text = ALL[95].1;

/// All cards are laid open; divers, fish and pearls are scored.
#[allow(dead_code)]
pub const TOLD_COUNT: Text = ALL[96].1;

/// {who} placed the {die} on its reef; the diver left the {old} with its chest.
#[allow(dead_code)]
pub const TOLD_DIE_CHEST: Text = ALL[97].1;

/// {who} put the {die} on the island.
#[allow(dead_code)]
pub const TOLD_DIE_ISLAND: Text = ALL[98].1;

/// {who} put the {die} on the island; 2 points for {owner}.
#[allow(dead_code)]
pub const TOLD_DIE_ISLAND_PAID: Text = ALL[99].1;

/// {who} placed the {die} on its reef and an octopus for {points}.
#[allow(dead_code)]
pub const TOLD_DIE_OCTOPUS: Text = ALL[100].1;

/// {who} placed the {die} on its reef.
#[allow(dead_code)]
pub const TOLD_DIE_REEF: Text = ALL[101].1;

/// {who} placed the {die} on its reef and took turtle {tile}: {bonus}.
#[allow(dead_code)]
pub const TOLD_DIE_TURTLE: Text = ALL[102].1;

/// {who} drew from the {pile}.
#[allow(dead_code)]
pub const TOLD_DRAW: Text = ALL[103].1;

/// {who} picked {dice} to start.
#[allow(dead_code)]
pub const TOLD_FIRST: Text = ALL[104].1;

/// {who} held {dice}.
#[allow(dead_code)]
pub const TOLD_HOLD: Text = ALL[105].1;

/// {who} held no dice.
#[allow(dead_code)]
pub const TOLD_HOLD_NONE: Text = ALL[106].1;

/// {who} kept: {card}.
#[allow(dead_code)]
pub const TOLD_KEEP: Text = ALL[107].1;

/// {who} saw: {card}.
#[allow(dead_code)]
pub const TOLD_LOOK: Text = ALL[108].1;

/// {who} resolved a starfish card: {card}.
#[allow(dead_code)]
pub const TOLD_NEXT: Text = ALL[109].1;

/// {who} resolved a starfish card: {card}. That is {points}.
#[allow(dead_code)]
pub const TOLD_NEXT_POINTS: Text = ALL[110].1;

/// {who} rolled {die}.
#[allow(dead_code)]
pub const TOLD_ROLL: Text = ALL[111].1;

/// {who} showed the starfish cards.
#[allow(dead_code)]
pub const TOLD_SHOW: Text = ALL[112].1;

/// The lot fell on {who} to start.
#[allow(dead_code)]
pub const TOLD_START: Text = ALL[113].1;

/// {who} stopped.
#[allow(dead_code)]
pub const TOLD_STOP: Text = ALL[114].1;

/// {who} added a {colour} die.
#[allow(dead_code)]
pub const TOLD_SUPPLY: Text = ALL[115].1;

/// Turtle {tile} lies on the {reef}: {bonus}.
#[allow(dead_code)]
pub const TOLD_TURTLE: Text = ALL[116].1;

/// {who} put the white die back on the island.
#[allow(dead_code)]
pub const TOLD_WHITE_ISLAND: Text = ALL[117].1;

/// {who} placed the white octopus on the {reef} for {points}.
#[allow(dead_code)]
pub const TOLD_WHITE_OCTOPUS: Text = ALL[118].1;

/// {who} placed the white {face} on the {reef}.
#[allow(dead_code)]
pub const TOLD_WHITE_REEF: Text = ALL[119].1;

/// {who} rolled the white die: {face}.
#[allow(dead_code)]
pub const TOLD_WHITE_ROLL: Text = ALL[120].1;

/// Add this die
#[allow(dead_code)]
pub const UI_ADD: Text = ALL[121].1;

/// placed before play
#[allow(dead_code)]
pub const UI_BLOCKING: Text = ALL[122].1;

/// Six reefs and the island
#[allow(dead_code)]
pub const UI_BOARD: Text = ALL[123].1;

/// {n} cards
#[allow(dead_code)]
pub const UI_CARDS_N: Text = ALL[124].1;

/// Chests
#[allow(dead_code)]
pub const UI_CHESTS: Text = ALL[125].1;

/// {name}, it is your turn
#[allow(dead_code)]
pub const UI_CURTAIN: Text = ALL[126].1;

/// I am {name}
#[allow(dead_code)]
pub const UI_CURTAIN_GO: Text = ALL[127].1;

/// Cards are private. Hand the screen over first.
#[allow(dead_code)]
pub const UI_CURTAIN_LINE: Text = ALL[128].1;

/// Diver on the {reef}
#[allow(dead_code)]
pub const UI_DIVER_ON: Text = ALL[129].1;

/// Do this
#[allow(dead_code)]
pub const UI_DO_IT: Text = ALL[130].1;

/// empty
#[allow(dead_code)]
pub const UI_EMPTY: Text = ALL[131].1;

/// {n} face down
#[allow(dead_code)]
pub const UI_FACE_DOWN: Text = ALL[132].1;

/// Fish: {n} kinds
#[allow(dead_code)]
pub const UI_FISH: Text = ALL[133].1;

/// No fish yet
#[allow(dead_code)]
pub const UI_FISH_NONE: Text = ALL[134].1;

/// {die} can go here
#[allow(dead_code)]
pub const UI_GOES_HERE: Text = ALL[135].1;

/// Hold on turtle
#[allow(dead_code)]
pub const UI_HOLD: Text = ALL[136].1;

/// Island
#[allow(dead_code)]
pub const UI_ISLAND: Text = ALL[137].1;

/// Dice without a place land here
#[allow(dead_code)]
pub const UI_ISLAND_LINE: Text = ALL[138].1;

/// Keep this card
#[allow(dead_code)]
pub const UI_KEEP: Text = ALL[139].1;

/// Put back by you
#[allow(dead_code)]
pub const UI_KNOWN: Text = ALL[140].1;

/// {card}: {n} from the top
#[allow(dead_code)]
pub const UI_KNOWN_PLACE: Text = ALL[141].1;

/// You look at these cards
#[allow(dead_code)]
pub const UI_LOOK: Text = ALL[142].1;

/// No diver on the board
#[allow(dead_code)]
pub const UI_NO_DIVER: Text = ALL[143].1;

/// No pearls, no rank
#[allow(dead_code)]
pub const UI_NO_RANK: Text = ALL[144].1;

/// no figure left
#[allow(dead_code)]
pub const UI_NOT_HERE: Text = ALL[145].1;

/// Nothing to score
#[allow(dead_code)]
pub const UI_NOTHING: Text = ALL[146].1;

/// only you see these
#[allow(dead_code)]
pub const UI_ONLY_YOU: Text = ALL[147].1;

/// Pearls: {n} in all
#[allow(dead_code)]
pub const UI_PEARLS: Text = ALL[148].1;

/// No pearls yet
#[allow(dead_code)]
pub const UI_PEARLS_NONE: Text = ALL[149].1;

/// If first, second, later
#[allow(dead_code)]
pub const UI_PEARLS_RANK: Text = ALL[150].1;

/// Points for each fish
#[allow(dead_code)]
pub const UI_PER_FISH: Text = ALL[151].1;

/// Choose a card
#[allow(dead_code)]
pub const UI_PICK_CARD: Text = ALL[152].1;

/// Choose a die
#[allow(dead_code)]
pub const UI_PICK_DIE: Text = ALL[153].1;

/// Pick {n} more
#[allow(dead_code)]
pub const UI_PICK_FOUR: Text = ALL[154].1;

/// Choose one
#[allow(dead_code)]
pub const UI_PICK_ONE: Text = ALL[155].1;

/// Choose a place
#[allow(dead_code)]
pub const UI_PICK_PLACE: Text = ALL[156].1;

/// Place {face} die
#[allow(dead_code)]
pub const UI_PLACE: Text = ALL[157].1;

/// Place white die
#[allow(dead_code)]
pub const UI_PLACE_WHITE: Text = ALL[158].1;

/// Rank {n}, best {count} of {all} count
#[allow(dead_code)]
pub const UI_RANK: Text = ALL[159].1;

/// reconstructed
#[allow(dead_code)]
pub const UI_RECONSTRUCTED: Text = ALL[160].1;

/// Blue reef
#[allow(dead_code)]
pub const UI_REEF_BLUE: Text = ALL[161].1;

/// Green reef
#[allow(dead_code)]
pub const UI_REEF_GREEN: Text = ALL[162].1;

/// Orange reef
#[allow(dead_code)]
pub const UI_REEF_ORANGE: Text = ALL[163].1;

/// Red reef
#[allow(dead_code)]
pub const UI_REEF_RED: Text = ALL[164].1;

/// Violet reef
#[allow(dead_code)]
pub const UI_REEF_VIOLET: Text = ALL[165].1;

/// Yellow reef
#[allow(dead_code)]
pub const UI_REEF_YELLOW: Text = ALL[166].1;

/// Roll
#[allow(dead_code)]
pub const UI_ROLL: Text = ALL[167].1;

/// Round {n} of {all}
#[allow(dead_code)]
pub const UI_ROUND: Text = ALL[168].1;

/// Final scoring
#[allow(dead_code)]
pub const UI_SCORING: Text = ALL[169].1;

/// Set of {n}
#[allow(dead_code)]
pub const UI_SET: Text = ALL[170].1;

/// Beside the board
#[allow(dead_code)]
pub const UI_SIDE: Text = ALL[171].1;

/// Starfish
#[allow(dead_code)]
pub const UI_STARFISH: Text = ALL[172].1;

/// Start with these four
#[allow(dead_code)]
pub const UI_START_FOUR: Text = ALL[173].1;

/// Step {n}: {name}
#[allow(dead_code)]
pub const UI_STEP: Text = ALL[174].1;

/// Step back
#[allow(dead_code)]
pub const UI_STEP_BACK: Text = ALL[175].1;

/// Next step
#[allow(dead_code)]
pub const UI_STEP_NEXT: Text = ALL[176].1;

/// Scoring in four steps
#[allow(dead_code)]
pub const UI_STEPS: Text = ALL[177].1;

/// Supply
#[allow(dead_code)]
pub const UI_SUPPLY: Text = ALL[178].1;

/// Board
#[allow(dead_code)]
pub const UI_TAB_BOARD: Text = ALL[179].1;

/// Cards
#[allow(dead_code)]
pub const UI_TAB_CARDS: Text = ALL[180].1;

/// Cards
#[allow(dead_code)]
pub const UI_THEIRS: Text = ALL[181].1;

/// Put on the island
#[allow(dead_code)]
pub const UI_TO_ISLAND: Text = ALL[182].1;

/// {n} turtles
#[allow(dead_code)]
pub const UI_TURTLES: Text = ALL[183].1;

/// 1 turtle
#[allow(dead_code)]
pub const UI_TURTLES_ONE: Text = ALL[184].1;

/// {n} for the diver
#[allow(dead_code)]
pub const UI_VALUE: Text = ALL[185].1;

/// Your cards
#[allow(dead_code)]
pub const UI_YOURS: Text = ALL[186].1;

///  and
#[allow(dead_code)]
pub const WORD_AND: Text = ALL[187].1;

/// {card} (card {n})
#[allow(dead_code)]
pub const WORD_CARD_N: Text = ALL[188].1;

/// {n} chests
#[allow(dead_code)]
pub const WORD_CHESTS: Text = ALL[189].1;

/// {colour} {face}
#[allow(dead_code)]
pub const WORD_DIE: Text = ALL[190].1;

/// {die} (die {n})
#[allow(dead_code)]
pub const WORD_DIE_N: Text = ALL[191].1;

/// {cards} cards, {turtles} turtles, {chests} chests
#[allow(dead_code)]
pub const WORD_HAND: Text = ALL[192].1;

/// Island
#[allow(dead_code)]
pub const WORD_ISLAND: Text = ALL[193].1;

/// The match is over
#[allow(dead_code)]
pub const WORD_OVER: Text = ALL[194].1;

/// {n} left
#[allow(dead_code)]
pub const WORD_PILE: Text = ALL[195].1;

/// {n} points
#[allow(dead_code)]
pub const WORD_POINT_MANY: Text = ALL[196].1;

/// 1 point
#[allow(dead_code)]
pub const WORD_POINT_ONE: Text = ALL[197].1;

/// {n} stingrays
#[allow(dead_code)]
pub const WORD_RAYS: Text = ALL[198].1;

/// {colour} reef
#[allow(dead_code)]
pub const WORD_REEF: Text = ALL[199].1;

/// Round {n} of {all}
#[allow(dead_code)]
pub const WORD_ROUND: Text = ALL[200].1;

/// Final scoring
#[allow(dead_code)]
pub const WORD_SCORING: Text = ALL[201].1;

/// Beside the board
#[allow(dead_code)]
pub const WORD_SIDE: Text = ALL[202].1;

/// Station
#[allow(dead_code)]
pub const WORD_STATION: Text = ALL[203].1;

/// Supply
#[allow(dead_code)]
pub const WORD_SUPPLY: Text = ALL[204].1;

/// white
#[allow(dead_code)]
pub const WORD_WHITE: Text = ALL[205].1;

/// Your cards
#[allow(dead_code)]
pub const WORD_YOUR_CARDS: Text = ALL[206].1;
