//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// [`ALL`] in one place: wherever a constant is used, its words are there once more.
pub static KEPT: [(&str, Text); ALL.len()] = *ALL.first_chunk().expect("it is as long as it is");

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
    (
        "ask.store.one",
        Text {
            en: "Hold a die on your turtle if you like, then roll.",
            nl: "Houd desgewenst een dobbelsteen vast op je schildpad en werp.",
        },
    ),
    ("ask.supply", Text { en: "Choose a die to add.", nl: "Kies een dobbelsteen om toe te voegen." }),
    ("ask.wait", Text { en: "{who} is to decide.", nl: "{who} is aan zet." }),
    (
        "ask.white",
        Text { en: "Place the white die, which shows {face}.", nl: "Plaats de witte dobbelsteen, die {face} toont." },
    ),
    ("cards.fish.last", Text { en: "the last fish card", nl: "de laatste viskaart" }),
    (
        "cards.fish.none",
        Text { en: "no fish card, for the pile is empty", nl: "geen viskaart, want de stapel is leeg" },
    ),
    ("cards.fish.of_three", Text { en: "one of three fish cards", nl: "een van drie viskaarten" }),
    ("cards.fish.of_two", Text { en: "one of two fish cards", nl: "een van twee viskaarten" }),
    ("cards.fish.one", Text { en: "a fish card", nl: "een viskaart" }),
    ("cards.fish.two", Text { en: "two fish cards", nl: "twee viskaarten" }),
    ("cards.island.last", Text { en: "the last island card", nl: "de laatste eilandkaart" }),
    (
        "cards.island.none",
        Text { en: "no island card, for the pile is empty", nl: "geen eilandkaart, want de stapel is leeg" },
    ),
    ("cards.island.of_three", Text { en: "one of three island cards", nl: "een van drie eilandkaarten" }),
    ("cards.island.of_two", Text { en: "one of two island cards", nl: "een van twee eilandkaarten" }),
    ("cards.island.one", Text { en: "an island card", nl: "een eilandkaart" }),
    ("cards.island.two", Text { en: "two island cards", nl: "twee eilandkaarten" }),
    ("cards.pearl.last", Text { en: "the last pearl card", nl: "de laatste parelkaart" }),
    (
        "cards.pearl.none",
        Text { en: "no pearl card, for the pile is empty", nl: "geen parelkaart, want de stapel is leeg" },
    ),
    ("cards.pearl.of_three", Text { en: "one of three pearl cards", nl: "een van drie parelkaarten" }),
    ("cards.pearl.of_two", Text { en: "one of two pearl cards", nl: "een van twee parelkaarten" }),
    ("cards.pearl.one", Text { en: "a pearl card", nl: "een parelkaart" }),
    ("cards.pearl.two", Text { en: "two pearl cards", nl: "twee parelkaarten" }),
    ("cards.starfish.last", Text { en: "the last starfish card", nl: "de laatste zeesterkaart" }),
    (
        "cards.starfish.none",
        Text { en: "no starfish card, for the pile is empty", nl: "geen zeesterkaart, want de stapel is leeg" },
    ),
    ("cards.starfish.of_three", Text { en: "one of three starfish cards", nl: "een van drie zeesterkaarten" }),
    ("cards.starfish.of_two", Text { en: "one of two starfish cards", nl: "een van twee zeesterkaarten" }),
    ("cards.starfish.one", Text { en: "a starfish card", nl: "een zeesterkaart" }),
    ("cards.starfish.two", Text { en: "two starfish cards", nl: "twee zeesterkaarten" }),
    ("do.chest", Text { en: "Take the chest of the {reef}", nl: "Neem de schatkist van het {reef}" }),
    (
        "do.copy",
        Text { en: "Use the turtle beside the board: {effects}", nl: "Gebruik de schildpad naast het bord: {effects}" },
    ),
    (
        "do.copy.named",
        Text {
            en: "Use the turtle beside the board ({gives}): {effects}",
            nl: "Gebruik de schildpad naast het bord ({gives}): {effects}",
        },
    ),
    (
        "do.die.island",
        Text { en: "Put the {die} on the island: {effects}", nl: "Leg de {die} op het eiland: {effects}" },
    ),
    (
        "do.die.reef",
        Text { en: "Place the {die} on its reef: {effects}", nl: "Plaats de {die} op zijn rif: {effects}" },
    ),
    ("do.draw", Text { en: "Draw from the {pile}", nl: "Trek van de {pile}" }),
    ("do.first", Text { en: "Start with {dice}", nl: "Begin met {dice}" }),
    ("do.hold", Text { en: "Hold {dice} and roll the rest", nl: "Houd {dice} vast en werp de rest" }),
    ("do.hold.none", Text { en: "Roll all dice", nl: "Werp alle dobbelstenen" }),
    ("do.keep", Text { en: "Keep: {card}", nl: "Houd: {card}" }),
    ("do.next", Text { en: "Resolve \"{card}\": {effects}", nl: "Voer \"{card}\" uit: {effects}" }),
    ("do.stop", Text { en: "Stop here", nl: "Stop hier" }),
    ("do.supply", Text { en: "Add {die}", nl: "Voeg {die} toe" }),
    (
        "do.white.island",
        Text {
            en: "Put the white die on the island: {effects}",
            nl: "Leg de witte dobbelsteen op het eiland: {effects}",
        },
    ),
    (
        "do.white.reef",
        Text {
            en: "Place the white {face} on the {reef}: {effects}",
            nl: "Plaats de witte {face} op het {reef}: {effects}",
        },
    ),
    ("effect.chest", Text { en: "a chest from beside the board", nl: "een kist van naast het bord" }),
    (
        "effect.chest.none",
        Text { en: "no chest, for none lies beside the board", nl: "geen kist, want er ligt er geen naast het bord" },
    ),
    (
        "effect.copy",
        Text { en: "the bonus of a turtle beside the board", nl: "de bonus van een schildpad naast het bord" },
    ),
    (
        "effect.copy.none",
        Text {
            en: "no bonus, for no turtle lies beside the board",
            nl: "geen bonus, want er ligt geen schildpad naast het bord",
        },
    ),
    (
        "effect.copy.one",
        Text {
            en: "the bonus of the turtle beside the board ({gives})",
            nl: "de bonus van de schildpad naast het bord ({gives})",
        },
    ),
    ("effect.diver", Text { en: "the diver beside it", nl: "de duiker erbij" }),
    ("effect.draws.many", Text { en: "{n} cards from different piles", nl: "{n} kaarten van verschillende stapels" }),
    (
        "effect.draws.none",
        Text {
            en: "no card, for no such die or no pile is left",
            nl: "geen kaart, want er is geen zulke steen of geen stapel meer",
        },
    ),
    ("effect.draws.one", Text { en: "1 card from a pile", nl: "1 kaart van een stapel" }),
    ("effect.octopus", Text { en: "an octopus for {points}", nl: "een octopus voor {points}" }),
    ("effect.points", Text { en: "{points} for {who}", nl: "{points} voor {who}" }),
    (
        "effect.ray.none",
        Text { en: "no stingray, for none is left", nl: "geen pijlstaartrog, want er is er geen meer" },
    ),
    (
        "effect.reefs.none",
        Text { en: "no chest, for none is left there", nl: "geen kist, want daar ligt er geen meer" },
    ),
    (
        "effect.swim",
        Text {
            en: "the diver swims there from the {old} without a chest",
            nl: "de duiker zwemt erheen van het {old} zonder kist",
        },
    ),
    (
        "effect.swim.chest",
        Text {
            en: "the diver swims there and brings up the chest of the {old}",
            nl: "de duiker zwemt erheen en haalt de kist van het {old} op",
        },
    ),
    ("effect.turtle", Text { en: "a turtle", nl: "een schildpad" }),
    (
        "effect.white",
        Text { en: "a white die to roll and place", nl: "een witte dobbelsteen om te werpen en te plaatsen" },
    ),
    (
        "effect.white.none",
        Text {
            en: "no white die, for none lies on the island",
            nl: "geen witte dobbelsteen, want er ligt er geen op het eiland",
        },
    ),
    ("face.diver", Text { en: "diver", nl: "duiker" }),
    ("face.fish", Text { en: "fish", nl: "vis" }),
    ("face.octopus", Text { en: "octopus", nl: "octopus" }),
    ("face.pearl", Text { en: "pearl", nl: "parel" }),
    ("face.starfish", Text { en: "starfish", nl: "zeester" }),
    ("face.treasure", Text { en: "treasure", nl: "schat" }),
    ("face.turtle", Text { en: "turtle", nl: "schildpad" }),
    ("figure.diver", Text { en: "diver", nl: "duiker" }),
    ("figure.octopus", Text { en: "octopus", nl: "octopus" }),
    ("figure.ship", Text { en: "ship", nl: "boot" }),
    ("fish.anemone", Text { en: "anemone fish", nl: "anemoonvis" }),
    ("fish.angel", Text { en: "angel fish", nl: "maanvis" }),
    ("fish.blow", Text { en: "blowfish", nl: "kogelvis" }),
    ("fish.fire", Text { en: "fire fish", nl: "koraalduivel" }),
    ("fish.stingray", Text { en: "stingray", nl: "pijlstaartrog" }),
    ("gain.diver", Text { en: "{n} points with the diver", nl: "{n} punten met de duiker" }),
    ("gain.diver.one", Text { en: "1 point with the diver", nl: "1 punt met de duiker" }),
    ("gain.fish", Text { en: "{n} points with fish", nl: "{n} punten met vissen" }),
    ("gain.fish.one", Text { en: "1 point with fish", nl: "1 punt met vissen" }),
    ("gain.pearls", Text { en: "{n} points with pearls", nl: "{n} punten met parels" }),
    ("gain.pearls.one", Text { en: "1 point with pearls", nl: "1 punt met parels" }),
    ("gain.play", Text { en: "{n} points", nl: "{n} punten" }),
    ("gain.play.one", Text { en: "1 point", nl: "1 punt" }),
    ("gain.starfish", Text { en: "{n} points by starfish cards", nl: "{n} punten met zeesterkaarten" }),
    ("gain.starfish.one", Text { en: "1 point by starfish cards", nl: "1 punt met zeesterkaarten" }),
    ("hidden.card", Text { en: "{who} drew a card from the {pile}.", nl: "{who} trok een kaart van de {pile}." }),
    (
        "hidden.keep",
        Text {
            en: "{who} kept one card and put the rest under the {pile}.",
            nl: "{who} hield een kaart en legde de rest onder de {pile}.",
        },
    ),
    ("hidden.look", Text { en: "{who} looked at a card of the {pile}.", nl: "{who} bekeek een kaart van de {pile}." }),
    (
        "legend",
        Text {
            en: "  · open  ● die  ■ blocking die  ○ white die  * chest  → ≈ goes to its reef  → ~ goes to the island  ✕ cannot be placed  + just added",
            nl: "  · vrij  ● dobbelsteen  ■ blokkerende steen  ○ witte steen  * kist  → ≈ gaat naar zijn rif  → ~ gaat naar het eiland  ✕ kan nergens heen  + pas toegevoegd",
        },
    ),
    (
        "not.added",
        Text {
            en: "{die} can be added only at the start of a turn, one each turn.",
            nl: "{die} komt er alleen bij aan het begin van een beurt, een per beurt.",
        },
    ),
    (
        "not.again",
        Text {
            en: "The starfish card \"{card}\" has been used already.",
            nl: "De zeesterkaart \"{card}\" is al gebruikt.",
        },
    ),
    (
        "not.beside",
        Text {
            en: "The turtle ({gives}) does not lie beside the board.",
            nl: "De schildpad ({gives}) ligt niet naast het bord.",
        },
    ),
    (
        "not.card",
        Text {
            en: "{thing} cannot be used now; cards are counted at the end.",
            nl: "{thing} kan nu niet gebruikt worden; kaarten tellen aan het eind.",
        },
    ),
    ("not.chance", Text { en: "{thing}: chance decides first.", nl: "{thing}: eerst beslist het lot." }),
    (
        "not.chest",
        Text {
            en: "The chest of the {reef} can be taken this way only by a starfish card in the final scoring.",
            nl: "De kist van het {reef} kan zo alleen door een zeesterkaart in de eindtelling genomen worden.",
        },
    ),
    (
        "not.chest.card",
        Text {
            en: "The starfish card does not name the {reef}, so its chest stays.",
            nl: "De zeesterkaart noemt het {reef} niet, dus die kist blijft.",
        },
    ),
    ("not.chest.gone", Text { en: "No chest lies on the {reef} any more.", nl: "Op het {reef} ligt geen kist meer." }),
    (
        "not.copy",
        Text {
            en: "The turtle ({gives}) gives its bonus only when it is taken, or through the turtle that uses one beside the board.",
            nl: "De schildpad ({gives}) geeft zijn bonus alleen als hij genomen wordt, of via de schildpad die er een naast het bord gebruikt.",
        },
    ),
    (
        "not.draw",
        Text {
            en: "{pile}: a card is drawn at will only for left-over dice in the final scoring.",
            nl: "{pile}: vrij trekken kan alleen voor overgebleven stenen in de eindtelling.",
        },
    ),
    ("not.draw.empty", Text { en: "{pile} is empty.", nl: "{pile} is leeg." }),
    (
        "not.draw.twice",
        Text {
            en: "{pile} has given a card for this starfish card already.",
            nl: "{pile} heeft voor deze zeesterkaart al een kaart gegeven.",
        },
    ),
    (
        "not.figure",
        Text {
            en: "{thing} moves only with a die that shows it.",
            nl: "{thing} beweegt alleen met een steen die hem toont.",
        },
    ),
    (
        "not.first",
        Text {
            en: "{thing}: the first four dice are picked only once, before the first roll.",
            nl: "{thing}: de eerste vier dobbelstenen worden maar een keer gekozen, voor de eerste worp.",
        },
    ),
    (
        "not.fitting",
        Text { en: "{die} fits only {slot}, not {thing}.", nl: "{die} past alleen op {slot}, niet op {thing}." },
    ),
    (
        "not.four",
        Text {
            en: "The start takes four dice of four different colours, not {n}: {dice}.",
            nl: "Het begin vraagt vier dobbelstenen in vier verschillende kleuren, niet {n}: {dice}.",
        },
    ),
    (
        "not.held",
        Text {
            en: "You have {turtles}, too few to hold {dice}.",
            nl: "Je hebt {turtles}, te weinig om {dice} vast te houden.",
        },
    ),
    (
        "not.held_card",
        Text {
            en: "You have no starfish card \"{card}\" left to use.",
            nl: "Je hebt geen zeesterkaart \"{card}\" meer om te gebruiken.",
        },
    ),
    (
        "not.holding",
        Text {
            en: "{thing}: dice are held only after a die is added and before the roll.",
            nl: "{thing}: vasthouden kan alleen nadat er een dobbelsteen is bijgekomen en voor de worp.",
        },
    ),
    (
        "not.in_supply",
        Text {
            en: "No {colour} die is left in the supply.",
            nl: "Er ligt geen {colour} dobbelsteen meer in de voorraad.",
        },
    ),
    (
        "not.island.any",
        Text {
            en: "No die on the station has its space taken, so none may go to the island.",
            nl: "Van geen dobbelsteen op het station is het vak bezet, dus geen mag naar het eiland.",
        },
    ),
    (
        "not.island.die",
        Text {
            en: "{slot} is open, so {die} may not go to the island.",
            nl: "{slot} is vrij, dus {die} mag niet naar het eiland.",
        },
    ),
    (
        "not.island.none",
        Text {
            en: "The {space} space is open on all six reefs, so the white die may not go to the island.",
            nl: "Het {space}vak is op alle zes riffen vrij, dus de witte dobbelsteen mag niet naar het eiland.",
        },
    ),
    (
        "not.island.open",
        Text {
            en: "At this table the white die goes to the island only if no reef can take it, and {slot} is open.",
            nl: "Aan deze tafel gaat de witte dobbelsteen alleen naar het eiland als geen rif hem kan opnemen, en {slot} is vrij.",
        },
    ),
    (
        "not.looking",
        Text {
            en: "You are not looking at cards, so card {n} cannot be kept.",
            nl: "Je bekijkt geen kaarten, dus kaart {n} kun je niet houden.",
        },
    ),
    (
        "not.moved",
        Text {
            en: "The die on {slot} stays there; placed dice are not moved.",
            nl: "De dobbelsteen op {slot} blijft liggen; geplaatste stenen worden niet verplaatst.",
        },
    ),
    (
        "not.new_die",
        Text {
            en: "{thing} was just added and is always rolled.",
            nl: "{thing} is pas toegevoegd en wordt altijd geworpen.",
        },
    ),
    ("not.now", Text { en: "{thing} is not what is asked now. {ask}", nl: "{thing} wordt nu niet gevraagd. {ask}" }),
    (
        "not.octopus",
        Text {
            en: "{die} would go to {slot}, which is open, but both your octopuses are on the board.",
            nl: "{die} zou naar {slot} gaan, dat vrij is, maar je beide octopussen staan op het bord.",
        },
    ),
    (
        "not.on_station",
        Text { en: "No die on the station shows {die}.", nl: "Geen dobbelsteen op het station toont {die}." },
    ),
    ("not.open", Text { en: "{slot} already holds a die.", nl: "Op {slot} ligt al een dobbelsteen." }),
    (
        "not.over",
        Text {
            en: "{thing}: the match is over, all {n} rounds are played and scored.",
            nl: "{thing}: het spel is afgelopen, alle {n} rondes zijn gespeeld en geteld.",
        },
    ),
    (
        "not.pile",
        Text {
            en: "{thing} gives cards only through the action of a die, a turtle or a chest.",
            nl: "{thing} geeft alleen kaarten door de actie van een steen, een schildpad of een kist.",
        },
    ),
    (
        "not.scoring",
        Text {
            en: "The starfish card \"{card}\" cannot be used now; its owner chooses the order in the final scoring.",
            nl: "De zeesterkaart \"{card}\" kan nu niet gebruikt worden; de eigenaar kiest de volgorde in de eindtelling.",
        },
    ),
    (
        "not.shown",
        Text {
            en: "{slot} is open, but no die on the station shows that.",
            nl: "{slot} is vrij, maar geen dobbelsteen op het station toont dat.",
        },
    ),
    (
        "not.stop",
        Text {
            en: "Stopping is not allowed: at this table starfish cards must be used in full.",
            nl: "Stoppen mag niet: aan deze tafel moeten zeesterkaarten volledig gebruikt worden.",
        },
    ),
    (
        "not.stopping",
        Text {
            en: "Stopping is possible only while starfish cards are scored.",
            nl: "Stoppen kan alleen terwijl zeesterkaarten geteld worden.",
        },
    ),
    (
        "not.taken.die",
        Text {
            en: "{slot} already holds a die; {die} may go to the island.",
            nl: "Op {slot} ligt al een dobbelsteen; {die} mag naar het eiland.",
        },
    ),
    (
        "not.that_card",
        Text {
            en: "You look at {cards} of the {pile}; there is no card {n}.",
            nl: "Je bekijkt {cards} van de {pile}; er is geen kaart {n}.",
        },
    ),
    (
        "not.treasure",
        Text {
            en: "{slot} takes only the die of a diver that leaves the reef.",
            nl: "{slot} is alleen voor de steen van een duiker die het rif verlaat.",
        },
    ),
    (
        "not.turtle_now",
        Text {
            en: "{thing} holds dice only before the roll, for its owner.",
            nl: "{thing} houdt alleen voor de worp stenen vast, voor zijn eigenaar.",
        },
    ),
    (
        "not.white",
        Text { en: "{thing}: no white die has been rolled.", nl: "{thing}: er is geen witte dobbelsteen geworpen." },
    ),
    (
        "not.white.face",
        Text {
            en: "The white die shows {face}. {thing} is for another symbol.",
            nl: "De witte dobbelsteen toont {face}. {thing} is voor een ander symbool.",
        },
    ),
    (
        "not.white.octopus",
        Text {
            en: "The white die would go to {slot}, but both your octopuses are on the board.",
            nl: "De witte dobbelsteen zou naar {slot} gaan, maar je beide octopussen staan op het bord.",
        },
    ),
    (
        "not.yet.fish",
        Text { en: "\"{card}\" waits for the fish scoring.", nl: "\"{card}\" wacht op de vissentelling." },
    ),
    (
        "not.yet.pearl",
        Text { en: "\"{card}\" waits for the pearl scoring.", nl: "\"{card}\" wacht op de pareltelling." },
    ),
    (
        "not.your_turn",
        Text { en: "{thing}: it is the turn of {who}, not yours.", nl: "{thing}: {who} is aan de beurt, jij niet." },
    ),
    ("option.first4", Text { en: "The first four dice are picked", nl: "De eerste vier dobbelstenen worden gekozen" }),
    ("option.first4.after_blocking", Text { en: "after the blocking dice", nl: "na de blokkerende stenen" }),
    ("option.first4.before_blocking", Text { en: "before the blocking dice", nl: "voor de blokkerende stenen" }),
    (
        "option.first4.edition",
        Text {
            en: "as the component file reads it (as shipped: after the blocking dice)",
            nl: "zoals het onderdelenbestand het leest (zoals geleverd: na de blokkerende stenen)",
        },
    ),
    ("option.octopus_income", Text { en: "A new octopus brings a point", nl: "Een nieuwe octopus geeft een punt" }),
    (
        "option.octopus_income.edition",
        Text {
            en: "as the component file reads it (as shipped: for each other octopus)",
            nl: "zoals het onderdelenbestand het leest (zoals geleverd: per andere octopus)",
        },
    ),
    ("option.octopus_income.per_figure", Text { en: "for each other octopus", nl: "per andere octopus" }),
    (
        "option.octopus_income.per_seat",
        Text { en: "for each player with one elsewhere", nl: "per speler met een octopus elders" },
    ),
    ("option.pearl_rank_mode", Text { en: "After a shared pearl rank", nl: "Na een gedeelde parelrang" }),
    ("option.pearl_rank_mode.competition", Text { en: "ranks are skipped", nl: "worden rangen overgeslagen" }),
    ("option.pearl_rank_mode.dense", Text { en: "the next rank follows", nl: "volgt de volgende rang" }),
    (
        "option.pearl_rank_mode.edition",
        Text {
            en: "as the component file reads it (as shipped: the next rank follows)",
            nl: "zoals het onderdelenbestand het leest (zoals geleverd: volgt de volgende rang)",
        },
    ),
    ("option.scoring_effects", Text { en: "Starfish cards in the scoring", nl: "Zeesterkaarten in de eindtelling" }),
    (
        "option.scoring_effects.edition",
        Text {
            en: "as the component file reads it (as shipped: must be used)",
            nl: "zoals het onderdelenbestand het leest (zoals geleverd: moeten gebruikt worden)",
        },
    ),
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
    (
        "option.scoring_features.edition",
        Text {
            en: "as the component file reads it (as shipped: bring all they bring in play)",
            nl: "zoals het onderdelenbestand het leest (zoals geleverd: geven alles wat ze tijdens het spel geven)",
        },
    ),
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
    (
        "option.white_to_island.edition",
        Text {
            en: "as the component file reads it (as shipped: if its space is taken on some reef)",
            nl: "zoals het onderdelenbestand het leest (zoals geleverd: als zijn vak op een rif bezet is)",
        },
    ),
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
    ("step.block", Text { en: "blocking dice are rolled", nl: "blokkerende stenen worden geworpen" }),
    ("step.card", Text { en: "a card comes up", nl: "er komt een kaart" }),
    ("step.chest", Text { en: "a chest is turned over", nl: "er wordt een kist omgedraaid" }),
    (
        "step.copy",
        Text { en: "a turtle beside the board is chosen", nl: "er wordt een schildpad naast het bord gekozen" },
    ),
    ("step.count", Text { en: "all cards are shown and counted", nl: "alle kaarten worden getoond en geteld" }),
    ("step.die", Text { en: "a die is placed", nl: "er wordt een dobbelsteen geplaatst" }),
    ("step.first", Text { en: "the first four dice are picked", nl: "de eerste vier dobbelstenen worden gekozen" }),
    ("step.keep", Text { en: "a card is kept", nl: "er wordt een kaart gehouden" }),
    ("step.last", Text { en: "the last starfish card is resolved", nl: "de laatste zeesterkaart wordt uitgevoerd" }),
    ("step.next", Text { en: "a starfish card is chosen", nl: "er wordt een zeesterkaart gekozen" }),
    ("step.over", Text { en: "the match is over", nl: "het spel is afgelopen" }),
    ("step.pair", Text { en: "a chest is chosen", nl: "er wordt een kist gekozen" }),
    ("step.piles", Text { en: "a pile is chosen", nl: "er wordt een stapel gekozen" }),
    ("step.roll", Text { en: "dice are rolled", nl: "er wordt geworpen" }),
    ("step.show", Text { en: "starfish cards are shown", nl: "zeesterkaarten worden getoond" }),
    ("step.start", Text { en: "the starting player is drawn", nl: "de beginspeler wordt geloot" }),
    ("step.store", Text { en: "dice may be held", nl: "dobbelstenen mogen worden vastgehouden" }),
    ("step.supply", Text { en: "a die is added", nl: "er komt een dobbelsteen bij" }),
    ("step.turtles", Text { en: "turtles are dealt to the reefs", nl: "schildpadden worden over de riffen verdeeld" }),
    ("step.white", Text { en: "the white die is placed", nl: "de witte dobbelsteen wordt geplaatst" }),
    ("step.white_roll", Text { en: "the white die is rolled", nl: "de witte dobbelsteen wordt geworpen" }),
    ("thing.any_chest", Text { en: "a chest", nl: "een kist" }),
    ("thing.card", Text { en: "the card \"{card}\"", nl: "de kaart \"{card}\"" }),
    ("thing.card.of", Text { en: "a card of {who}", nl: "een kaart van {who}" }),
    ("thing.chest", Text { en: "the chest of the {reef}", nl: "de kist van het {reef}" }),
    ("thing.first", Text { en: "starting with {dice}", nl: "beginnen met {dice}" }),
    ("thing.hand", Text { en: "a card", nl: "een kaart" }),
    ("thing.hold", Text { en: "holding {dice}", nl: "{dice} vasthouden" }),
    ("thing.island", Text { en: "the island", nl: "het eiland" }),
    ("thing.of", Text { en: "{thing} of {who}", nl: "{thing} van {who}" }),
    ("thing.ray", Text { en: "a stingray", nl: "een pijlstaartrog" }),
    ("thing.roll", Text { en: "rolling", nl: "werpen" }),
    ("thing.star", Text { en: "the starfish card \"{card}\"", nl: "de zeesterkaart \"{card}\"" }),
    ("thing.station", Text { en: "the station", nl: "het station" }),
    ("thing.stop", Text { en: "stopping", nl: "stoppen" }),
    ("thing.turtle", Text { en: "the turtle ({gives})", nl: "de schildpad ({gives})" }),
    ("thing.white.island", Text { en: "the white die on the island", nl: "de witte dobbelsteen op het eiland" }),
    ("thing.white.reef", Text { en: "the white die on the {reef}", nl: "de witte dobbelsteen op het {reef}" }),
    ("title", Text { en: "Coralia", nl: "Coralia" }),
    ("told.block", Text { en: "A blocking {die} lies on {slot}.", nl: "Een blokkerende {die} ligt op {slot}." }),
    (
        "told.block.island",
        Text { en: "A second {die} lies on the island.", nl: "Een tweede {die} ligt op het eiland." },
    ),
    (
        "told.block.turtle",
        Text {
            en: "A blocking {die} lies on {slot}; its turtle ({gives}) lies beside the board.",
            nl: "Een blokkerende {die} ligt op {slot}; de schildpad van dat vak ({gives}) ligt naast het bord.",
        },
    ),
    ("told.card", Text { en: "{who} drew from the {pile}: {card}.", nl: "{who} trok van de {pile}: {card}." }),
    ("told.chest", Text { en: "{who} opened a chest: {effects}.", nl: "{who} opende een schatkist: {effects}." }),
    (
        "told.chest.first",
        Text { en: "{who} took the chest of the {reef}.", nl: "{who} nam de schatkist van het {reef}." },
    ),
    (
        "told.chest.named",
        Text {
            en: "{who} opened a chest ({gives}): {effects}.",
            nl: "{who} opende een schatkist ({gives}): {effects}.",
        },
    ),
    (
        "told.copy",
        Text {
            en: "{who} used the turtle beside the board: {effects}.",
            nl: "{who} gebruikte de schildpad naast het bord: {effects}.",
        },
    ),
    (
        "told.copy.named",
        Text {
            en: "{who} used the turtle beside the board ({gives}): {effects}.",
            nl: "{who} gebruikte de schildpad naast het bord ({gives}): {effects}.",
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
        "told.count.diver",
        Text { en: "The diver of {who} on the {reef}: {points}.", nl: "De duiker van {who} op het {reef}: {points}." },
    ),
    (
        "told.count.no_diver",
        Text { en: "{who} has no diver on the board.", nl: "{who} heeft geen duiker op het bord." },
    ),
    (
        "told.die.island",
        Text {
            en: "{who} put the {die} on the island: {effects}.",
            nl: "{who} legde de {die} op het eiland: {effects}.",
        },
    ),
    (
        "told.die.reef",
        Text {
            en: "{who} placed the {die} on its reef: {effects}.",
            nl: "{who} plaatste de {die} op zijn rif: {effects}.",
        },
    ),
    ("told.draw", Text { en: "{who} chose the {pile}.", nl: "{who} koos de {pile}." }),
    ("told.first", Text { en: "{who} picked {dice} to start.", nl: "{who} koos {dice} om te beginnen." }),
    ("told.hold", Text { en: "{who} held {dice}.", nl: "{who} hield {dice} vast." }),
    ("told.hold.none", Text { en: "{who} held no dice.", nl: "{who} hield niets vast." }),
    (
        "told.keep",
        Text {
            en: "{who} kept {card} and put the rest under the {pile}.",
            nl: "{who} hield {card} en legde de rest onder de {pile}.",
        },
    ),
    (
        "told.look",
        Text { en: "{who} saw a card of the {pile}: {card}.", nl: "{who} zag een kaart van de {pile}: {card}." },
    ),
    (
        "told.next",
        Text {
            en: "{who} resolved the starfish card \"{card}\": {effects}.",
            nl: "{who} voerde de zeesterkaart \"{card}\" uit: {effects}.",
        },
    ),
    (
        "told.reroll",
        Text {
            en: "No die can be placed; all four are rolled again.",
            nl: "Geen dobbelsteen kan geplaatst worden; alle vier worden opnieuw geworpen.",
        },
    ),
    ("told.roll", Text { en: "{who} rolled {die}.", nl: "{who} wierp {die}." }),
    ("told.show", Text { en: "{who} showed the starfish cards.", nl: "{who} toonde de zeesterkaarten." }),
    ("told.start", Text { en: "The lot fell on {who} to start.", nl: "Het lot wees {who} aan als beginspeler." }),
    ("told.stop", Text { en: "{who} stopped.", nl: "{who} stopte." }),
    ("told.supply", Text { en: "{who} added {die}.", nl: "{who} voegde {die} toe." }),
    (
        "told.turtle",
        Text { en: "On the {reef} lies a turtle: {gives}.", nl: "Op het {reef} ligt een schildpad: {gives}." },
    ),
    (
        "told.turtles_beside",
        Text {
            en: "Two turtles lie beside the board: {tiles}.",
            nl: "Naast het bord liggen twee schildpadden: {tiles}.",
        },
    ),
    (
        "told.white.island",
        Text {
            en: "{who} put the white die back on the island: {effects}.",
            nl: "{who} legde de witte dobbelsteen terug op het eiland: {effects}.",
        },
    ),
    (
        "told.white.reef",
        Text {
            en: "{who} placed the white {face} on the {reef}: {effects}.",
            nl: "{who} plaatste de witte {face} op het {reef}: {effects}.",
        },
    ),
    (
        "told.white.roll",
        Text { en: "{who} rolled the white die: {face}.", nl: "{who} wierp de witte dobbelsteen: {face}." },
    ),
    ("word.a", Text { en: "a {thing}", nl: "een {thing}" }),
    ("word.an", Text { en: "an {thing}", nl: "een {thing}" }),
    ("word.and", Text { en: " and ", nl: " en " }),
    ("word.card_n", Text { en: "{card} (card {n})", nl: "{card} (kaart {n})" }),
    ("word.cards.many", Text { en: "{n} cards", nl: "{n} kaarten" }),
    ("word.cards.one", Text { en: "1 card", nl: "1 kaart" }),
    ("word.chests.many", Text { en: "{n} chests, face down", nl: "{n} gedekte kisten" }),
    ("word.chests.one", Text { en: "1 chest, face down", nl: "1 gedekte kist" }),
    ("word.copies", Text { en: "Turtles that can be copied", nl: "Schildpadden die te gebruiken zijn" }),
    ("word.dice.many", Text { en: "{n} dice", nl: "{n} dobbelstenen" }),
    ("word.dice.one", Text { en: "1 die", nl: "1 dobbelsteen" }),
    ("word.die", Text { en: "{colour} {face}", nl: "{colour} {face}" }),
    ("word.die_n", Text { en: "{die} (die {n})", nl: "{die} (steen {n})" }),
    ("word.diver_off", Text { en: "diver not on the board", nl: "duiker niet op het bord" }),
    ("word.diver_on", Text { en: "diver on the {reef}", nl: "duiker op het {reef}" }),
    ("word.diver_points", Text { en: "{dice}, {n} for a diver", nl: "{dice}, {n} voor een duiker" }),
    ("word.drawing", Text { en: "A card is drawn", nl: "Er wordt een kaart getrokken" }),
    ("word.draws_left", Text { en: "Cards still to draw", nl: "Kaarten nog te trekken" }),
    (
        "word.fish_line",
        Text {
            en: "Fish: {points} (fire/blow/angel/stingray/anemone {kinds}; sets {sets}; for cards that count fish {extra})",
            nl: "Vissen: {points} (koraalduivel/kogelvis/maanvis/rog/anemoonvis {kinds}; sets {sets}; voor kaarten die vissen tellen {extra})",
        },
    ),
    ("word.from_island", Text { en: " (island)", nl: " (eiland)" }),
    ("word.hidden_chests", Text { en: "Chests nobody has seen", nl: "Kisten die niemand heeft gezien" }),
    ("word.hold", Text { en: "Dice the player may hold", nl: "Stenen die de speler mag vasthouden" }),
    ("word.island", Text { en: "Island", nl: "Eiland" }),
    ("word.known", Text { en: "{card} ({n} from the top)", nl: "{card} ({n} van boven)" }),
    ("word.look", Text { en: "Cards being looked at", nl: "Bekeken kaarten" }),
    ("word.none", Text { en: "none", nl: "geen" }),
    ("word.nth_card", Text { en: "card {n}", nl: "kaart {n}" }),
    ("word.nth_die", Text { en: "die {n}", nl: "steen {n}" }),
    ("word.octopuses.many", Text { en: "{n} octopuses left", nl: "nog {n} octopussen" }),
    ("word.octopuses.one", Text { en: "1 octopus left", nl: "nog 1 octopus" }),
    ("word.over", Text { en: "The match is over", nl: "Het spel is afgelopen" }),
    ("word.own_chests", Text { en: "Chests", nl: "Schatkisten" }),
    ("word.pair", Text { en: "Chests to take", nl: "Kisten om te nemen" }),
    (
        "word.pearl_line",
        Text {
            en: "Pearls: {values}; sum {sum}; points as first/second/later {ranks}; for cards that count pearls {extra}; rank {rank}, points (pearls that count) {points}",
            nl: "Parels: {values}; som {sum}; punten als eerste/tweede/verder {ranks}; voor kaarten die parels tellen {extra}; rang {rank}, punten (parels die tellen) {points}",
        },
    ),
    ("word.peeking", Text { en: "A card is looked at", nl: "Er wordt een kaart bekeken" }),
    ("word.pending", Text { en: "Starfish cards to resolve", nl: "Zeesterkaarten om uit te voeren" }),
    ("word.pile", Text { en: "{n} left", nl: "nog {n}" }),
    ("word.place", Text { en: "Place", nl: "Positie" }),
    ("word.plain_die", Text { en: "{colour} die", nl: "{colour} dobbelsteen" }),
    ("word.point.many", Text { en: "{n} points", nl: "{n} punten" }),
    ("word.point.one", Text { en: "1 point", nl: "1 punt" }),
    ("word.put_back", Text { en: "put back, known to you", nl: "teruggelegd, jou bekend" }),
    ("word.rays.many", Text { en: "{n} stingrays", nl: "{n} pijlstaartroggen" }),
    ("word.rays.one", Text { en: "1 stingray", nl: "1 pijlstaartrog" }),
    ("word.reef", Text { en: "{colour} reef", nl: "{colour} rif" }),
    ("word.reef_turtles", Text { en: "Turtles on the reefs", nl: "Schildpadden op de riffen" }),
    ("word.round", Text { en: "Round {n} of {all}", nl: "Ronde {n} van {all}" }),
    ("word.scoring", Text { en: "Final scoring", nl: "Eindtelling" }),
    ("word.seen_cards", Text { en: "Cards that you see", nl: "Kaarten die je ziet" }),
    ("word.shown", Text { en: "; starfish cards lie open", nl: "; zeesterkaarten liggen open" }),
    ("word.side", Text { en: "Beside the board", nl: "Naast het bord" }),
    ("word.slot", Text { en: "the {space} space of the {reef}", nl: "het {space}vak van het {reef}" }),
    ("word.started", Text { en: "{who} started", nl: "{who} begon" }),
    ("word.station", Text { en: "Station", nl: "Station" }),
    ("word.step", Text { en: "Now", nl: "Nu" }),
    ("word.supply", Text { en: "Supply", nl: "Voorraad" }),
    ("word.the", Text { en: "the {thing}", nl: "de {thing}" }),
    ("word.tile", Text { en: "{tile} ({gives})", nl: "{tile} ({gives})" }),
    ("word.total", Text { en: "Total", nl: "Totaal" }),
    ("word.turn", Text { en: "turn {n} of {all}", nl: "beurt {n} van {all}" }),
    ("word.turtles", Text { en: "Turtles", nl: "Schildpadden" }),
    ("word.turtles_n.many", Text { en: "{n} turtles", nl: "{n} schildpadden" }),
    ("word.turtles_n.one", Text { en: "1 turtle", nl: "1 schildpad" }),
    ("word.values", Text { en: "Points for a diver", nl: "Punten voor een duiker" }),
    ("word.white", Text { en: "white", nl: "wit" }),
    ("word.white_shows", Text { en: "The white die shows", nl: "De witte dobbelsteen toont" }),
    ("word.you", Text { en: " (you)", nl: " (jij)" }),
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

/// Hold a die on your turtle if you like, then roll.
#[allow(dead_code)]
pub const ASK_STORE_ONE: Text = ALL[11].1;

/// Choose a die to add.
#[allow(dead_code)]
pub const ASK_SUPPLY: Text = ALL[12].1;

/// {who} is to decide.
#[allow(dead_code)]
pub const ASK_WAIT: Text = ALL[13].1;

/// Place the white die, which shows {face}.
#[allow(dead_code)]
pub const ASK_WHITE: Text = ALL[14].1;

/// the last fish card
#[allow(dead_code)]
pub const CARDS_FISH_LAST: Text = ALL[15].1;

/// no fish card, for the pile is empty
#[allow(dead_code)]
pub const CARDS_FISH_NONE: Text = ALL[16].1;

/// one of three fish cards
#[allow(dead_code)]
pub const CARDS_FISH_OF_THREE: Text = ALL[17].1;

/// one of two fish cards
#[allow(dead_code)]
pub const CARDS_FISH_OF_TWO: Text = ALL[18].1;

/// a fish card
#[allow(dead_code)]
pub const CARDS_FISH_ONE: Text = ALL[19].1;

/// two fish cards
#[allow(dead_code)]
pub const CARDS_FISH_TWO: Text = ALL[20].1;

/// the last island card
#[allow(dead_code)]
pub const CARDS_ISLAND_LAST: Text = ALL[21].1;

/// no island card, for the pile is empty
#[allow(dead_code)]
pub const CARDS_ISLAND_NONE: Text = ALL[22].1;

/// one of three island cards
#[allow(dead_code)]
pub const CARDS_ISLAND_OF_THREE: Text = ALL[23].1;

/// one of two island cards
#[allow(dead_code)]
pub const CARDS_ISLAND_OF_TWO: Text = ALL[24].1;

/// an island card
#[allow(dead_code)]
pub const CARDS_ISLAND_ONE: Text = ALL[25].1;

/// two island cards
#[allow(dead_code)]
pub const CARDS_ISLAND_TWO: Text = ALL[26].1;

/// the last pearl card
#[allow(dead_code)]
pub const CARDS_PEARL_LAST: Text = ALL[27].1;

/// no pearl card, for the pile is empty
#[allow(dead_code)]
pub const CARDS_PEARL_NONE: Text = ALL[28].1;

/// one of three pearl cards
#[allow(dead_code)]
pub const CARDS_PEARL_OF_THREE: Text = ALL[29].1;

/// one of two pearl cards
#[allow(dead_code)]
pub const CARDS_PEARL_OF_TWO: Text = ALL[30].1;

/// a pearl card
#[allow(dead_code)]
pub const CARDS_PEARL_ONE: Text = ALL[31].1;

/// two pearl cards
#[allow(dead_code)]
pub const CARDS_PEARL_TWO: Text = ALL[32].1;

/// the last starfish card
#[allow(dead_code)]
pub const CARDS_STARFISH_LAST: Text = ALL[33].1;

/// no starfish card, for the pile is empty
#[allow(dead_code)]
pub const CARDS_STARFISH_NONE: Text = ALL[34].1;

/// one of three starfish cards
#[allow(dead_code)]
pub const CARDS_STARFISH_OF_THREE: Text = ALL[35].1;

/// one of two starfish cards
#[allow(dead_code)]
pub const CARDS_STARFISH_OF_TWO: Text = ALL[36].1;

/// a starfish card
#[allow(dead_code)]
pub const CARDS_STARFISH_ONE: Text = ALL[37].1;

/// two starfish cards
#[allow(dead_code)]
pub const CARDS_STARFISH_TWO: Text = ALL[38].1;

/// Take the chest of the {reef}
#[allow(dead_code)]
pub const DO_CHEST: Text = ALL[39].1;

/// Use the turtle beside the board: {effects}
#[allow(dead_code)]
pub const DO_COPY: Text = ALL[40].1;

/// Use the turtle beside the board ({gives}): {effects}
#[allow(dead_code)]
pub const DO_COPY_NAMED: Text = ALL[41].1;

/// Put the {die} on the island: {effects}
#[allow(dead_code)]
pub const DO_DIE_ISLAND: Text = ALL[42].1;

/// Place the {die} on its reef: {effects}
#[allow(dead_code)]
pub const DO_DIE_REEF: Text = ALL[43].1;

/// Draw from the {pile}
#[allow(dead_code)]
pub const DO_DRAW: Text = ALL[44].1;

/// Start with {dice}
#[allow(dead_code)]
pub const DO_FIRST: Text = ALL[45].1;

/// Hold {dice} and roll the rest
#[allow(dead_code)]
pub const DO_HOLD: Text = ALL[46].1;

/// Roll all dice
#[allow(dead_code)]
pub const DO_HOLD_NONE: Text = ALL[47].1;

/// Keep: {card}
#[allow(dead_code)]
pub const DO_KEEP: Text = ALL[48].1;

/// Resolve "{card}": {effects}
#[allow(dead_code)]
pub const DO_NEXT: Text = ALL[49].1;

/// Stop here
#[allow(dead_code)]
pub const DO_STOP: Text = ALL[50].1;

/// Add {die}
#[allow(dead_code)]
pub const DO_SUPPLY: Text = ALL[51].1;

/// Put the white die on the island: {effects}
#[allow(dead_code)]
pub const DO_WHITE_ISLAND: Text = ALL[52].1;

/// Place the white {face} on the {reef}: {effects}
#[allow(dead_code)]
pub const DO_WHITE_REEF: Text = ALL[53].1;

/// a chest from beside the board
#[allow(dead_code)]
pub const EFFECT_CHEST: Text = ALL[54].1;

/// no chest, for none lies beside the board
#[allow(dead_code)]
pub const EFFECT_CHEST_NONE: Text = ALL[55].1;

/// the bonus of a turtle beside the board
#[allow(dead_code)]
pub const EFFECT_COPY: Text = ALL[56].1;

/// no bonus, for no turtle lies beside the board
#[allow(dead_code)]
pub const EFFECT_COPY_NONE: Text = ALL[57].1;

/// the bonus of the turtle beside the board ({gives})
#[allow(dead_code)]
pub const EFFECT_COPY_ONE: Text = ALL[58].1;

/// the diver beside it
#[allow(dead_code)]
pub const EFFECT_DIVER: Text = ALL[59].1;

/// {n} cards from different piles
#[allow(dead_code)]
pub const EFFECT_DRAWS_MANY: Text = ALL[60].1;

/// no card, for no such die or no pile is left
#[allow(dead_code)]
pub const EFFECT_DRAWS_NONE: Text = ALL[61].1;

/// 1 card from a pile
#[allow(dead_code)]
pub const EFFECT_DRAWS_ONE: Text = ALL[62].1;

/// an octopus for {points}
#[allow(dead_code)]
pub const EFFECT_OCTOPUS: Text = ALL[63].1;

/// {points} for {who}
#[allow(dead_code)]
pub const EFFECT_POINTS: Text = ALL[64].1;

/// no stingray, for none is left
#[allow(dead_code)]
pub const EFFECT_RAY_NONE: Text = ALL[65].1;

/// no chest, for none is left there
#[allow(dead_code)]
pub const EFFECT_REEFS_NONE: Text = ALL[66].1;

/// the diver swims there from the {old} without a chest
#[allow(dead_code)]
pub const EFFECT_SWIM: Text = ALL[67].1;

/// the diver swims there and brings up the chest of the {old}
#[allow(dead_code)]
pub const EFFECT_SWIM_CHEST: Text = ALL[68].1;

/// a turtle
#[allow(dead_code)]
pub const EFFECT_TURTLE: Text = ALL[69].1;

/// a white die to roll and place
#[allow(dead_code)]
pub const EFFECT_WHITE: Text = ALL[70].1;

/// no white die, for none lies on the island
#[allow(dead_code)]
pub const EFFECT_WHITE_NONE: Text = ALL[71].1;

/// diver
#[allow(dead_code)]
pub const FACE_DIVER: Text = ALL[72].1;

/// fish
#[allow(dead_code)]
pub const FACE_FISH: Text = ALL[73].1;

/// octopus
#[allow(dead_code)]
pub const FACE_OCTOPUS: Text = ALL[74].1;

/// pearl
#[allow(dead_code)]
pub const FACE_PEARL: Text = ALL[75].1;

/// starfish
#[allow(dead_code)]
pub const FACE_STARFISH: Text = ALL[76].1;

/// treasure
#[allow(dead_code)]
pub const FACE_TREASURE: Text = ALL[77].1;

/// turtle
#[allow(dead_code)]
pub const FACE_TURTLE: Text = ALL[78].1;

/// diver
#[allow(dead_code)]
pub const FIGURE_DIVER: Text = ALL[79].1;

/// octopus
#[allow(dead_code)]
pub const FIGURE_OCTOPUS: Text = ALL[80].1;

/// ship
#[allow(dead_code)]
pub const FIGURE_SHIP: Text = ALL[81].1;

/// anemone fish
#[allow(dead_code)]
pub const FISH_ANEMONE: Text = ALL[82].1;

/// angel fish
#[allow(dead_code)]
pub const FISH_ANGEL: Text = ALL[83].1;

/// blowfish
#[allow(dead_code)]
pub const FISH_BLOW: Text = ALL[84].1;

/// fire fish
#[allow(dead_code)]
pub const FISH_FIRE: Text = ALL[85].1;

/// stingray
#[allow(dead_code)]
pub const FISH_STINGRAY: Text = ALL[86].1;

/// {n} points with the diver
#[allow(dead_code)]
pub const GAIN_DIVER: Text = ALL[87].1;

/// 1 point with the diver
#[allow(dead_code)]
pub const GAIN_DIVER_ONE: Text = ALL[88].1;

/// {n} points with fish
#[allow(dead_code)]
pub const GAIN_FISH: Text = ALL[89].1;

/// 1 point with fish
#[allow(dead_code)]
pub const GAIN_FISH_ONE: Text = ALL[90].1;

/// {n} points with pearls
#[allow(dead_code)]
pub const GAIN_PEARLS: Text = ALL[91].1;

/// 1 point with pearls
#[allow(dead_code)]
pub const GAIN_PEARLS_ONE: Text = ALL[92].1;

/// {n} points
#[allow(dead_code)]
pub const GAIN_PLAY: Text = ALL[93].1;

/// 1 point
#[allow(dead_code)]
pub const GAIN_PLAY_ONE: Text = ALL[94].1;

/// {n} points by starfish cards
#[allow(dead_code)]
pub const GAIN_STARFISH: Text = ALL[95].1;

/// 1 point by starfish cards
#[allow(dead_code)]
pub const GAIN_STARFISH_ONE: Text = ALL[96].1;

/// {who} drew a card from the {pile}.
#[allow(dead_code)]
pub const HIDDEN_CARD: Text = ALL[97].1;

/// {who} kept one card and put the rest under the {pile}.
#[allow(dead_code)]
pub const HIDDEN_KEEP: Text = ALL[98].1;

/// {who} looked at a card of the {pile}.
#[allow(dead_code)]
pub const HIDDEN_LOOK: Text = ALL[99].1;

///   · open  ● die  ■ blocking die  ○ white die  * chest  → ≈ goes to its reef  → ~ goes to the island  ✕ cannot be placed  + just added
#[allow(dead_code)]
pub const LEGEND: Text = ALL[100].1;

/// {die} can be added only at the start of a turn, one each turn.
#[allow(dead_code)]
pub const NOT_ADDED: Text = ALL[101].1;

/// The starfish card "{card}" has been used already.
#[allow(dead_code)]
pub const NOT_AGAIN: Text = ALL[102].1;

/// The turtle ({gives}) does not lie beside the board.
#[allow(dead_code)]
pub const NOT_BESIDE: Text = ALL[103].1;

/// {thing} cannot be used now; cards are counted at the end.
#[allow(dead_code)]
pub const NOT_CARD: Text = ALL[104].1;

/// {thing}: chance decides first.
#[allow(dead_code)]
pub const NOT_CHANCE: Text = ALL[105].1;

/// The chest of the {reef} can be taken this way only by a starfish card in the final scoring.
#[allow(dead_code)]
pub const NOT_CHEST: Text = ALL[106].1;

/// The starfish card does not name the {reef}, so its chest stays.
#[allow(dead_code)]
pub const NOT_CHEST_CARD: Text = ALL[107].1;

/// No chest lies on the {reef} any more.
#[allow(dead_code)]
pub const NOT_CHEST_GONE: Text = ALL[108].1;

/// The turtle ({gives}) gives its bonus only when it is taken, or through the turtle that uses one beside the board.
#[allow(dead_code)]
pub const NOT_COPY: Text = ALL[109].1;

/// {pile}: a card is drawn at will only for left-over dice in the final scoring.
#[allow(dead_code)]
pub const NOT_DRAW: Text = ALL[110].1;

/// {pile} is empty.
#[allow(dead_code)]
pub const NOT_DRAW_EMPTY: Text = ALL[111].1;

/// {pile} has given a card for this starfish card already.
#[allow(dead_code)]
pub const NOT_DRAW_TWICE: Text = ALL[112].1;

/// {thing} moves only with a die that shows it.
#[allow(dead_code)]
pub const NOT_FIGURE: Text = ALL[113].1;

/// {thing}: the first four dice are picked only once, before the first roll.
#[allow(dead_code)]
pub const NOT_FIRST: Text = ALL[114].1;

/// {die} fits only {slot}, not {thing}.
#[allow(dead_code)]
pub const NOT_FITTING: Text = ALL[115].1;

/// The start takes four dice of four different colours, not {n}: {dice}.
#[allow(dead_code)]
pub const NOT_FOUR: Text = ALL[116].1;

/// You have {turtles}, too few to hold {dice}.
#[allow(dead_code)]
pub const NOT_HELD: Text = ALL[117].1;

/// You have no starfish card "{card}" left to use.
#[allow(dead_code)]
pub const NOT_HELD_CARD: Text = ALL[118].1;

/// {thing}: dice are held only after a die is added and before the roll.
#[allow(dead_code)]
pub const NOT_HOLDING: Text = ALL[119].1;

/// No {colour} die is left in the supply.
#[allow(dead_code)]
pub const NOT_IN_SUPPLY: Text = ALL[120].1;

/// No die on the station has its space taken, so none may go to the island.
#[allow(dead_code)]
pub const NOT_ISLAND_ANY: Text = ALL[121].1;

/// {slot} is open, so {die} may not go to the island.
#[allow(dead_code)]
pub const NOT_ISLAND_DIE: Text = ALL[122].1;

/// The {space} space is open on all six reefs, so the white die may not go to the island.
#[allow(dead_code)]
pub const NOT_ISLAND_NONE: Text = ALL[123].1;

/// At this table the white die goes to the island only if no reef can take it, and {slot} is open.
#[allow(dead_code)]
pub const NOT_ISLAND_OPEN: Text = ALL[124].1;

/// You are not looking at cards, so card {n} cannot be kept.
#[allow(dead_code)]
pub const NOT_LOOKING: Text = ALL[125].1;

/// The die on {slot} stays there; placed dice are not moved.
#[allow(dead_code)]
pub const NOT_MOVED: Text = ALL[126].1;

/// {thing} was just added and is always rolled.
#[allow(dead_code)]
pub const NOT_NEW_DIE: Text = ALL[127].1;

/// {thing} is not what is asked now. {ask}
#[allow(dead_code)]
pub const NOT_NOW: Text = ALL[128].1;

/// {die} would go to {slot}, which is open, but both your octopuses are on the board.
#[allow(dead_code)]
pub const NOT_OCTOPUS: Text = ALL[129].1;

/// No die on the station shows {die}.
#[allow(dead_code)]
pub const NOT_ON_STATION: Text = ALL[130].1;

/// {slot} already holds a die.
#[allow(dead_code)]
pub const NOT_OPEN: Text = ALL[131].1;

/// {thing}: the match is over, all {n} rounds are played and scored.
#[allow(dead_code)]
pub const NOT_OVER: Text = ALL[132].1;

/// {thing} gives cards only through the action of a die, a turtle or a chest.
#[allow(dead_code)]
pub const NOT_PILE: Text = ALL[133].1;

/// The starfish card "{card}" cannot be used now; its owner chooses the order in the final scoring.
#[allow(dead_code)]
pub const NOT_SCORING: Text = ALL[134].1;

/// {slot} is open, but no die on the station shows that.
#[allow(dead_code)]
pub const NOT_SHOWN: Text = ALL[135].1;

/// Stopping is not allowed: at this table starfish cards must be used in full.
#[allow(dead_code)]
pub const NOT_STOP: Text = ALL[136].1;

/// Stopping is possible only while starfish cards are scored.
#[allow(dead_code)]
pub const NOT_STOPPING: Text = ALL[137].1;

/// {slot} already holds a die; {die} may go to the island.
#[allow(dead_code)]
pub const NOT_TAKEN_DIE: Text = ALL[138].1;

/// You look at {cards} of the {pile}; there is no card {n}.
#[allow(dead_code)]
pub const NOT_THAT_CARD: Text = ALL[139].1;

/// {slot} takes only the die of a diver that leaves the reef.
#[allow(dead_code)]
pub const NOT_TREASURE: Text = ALL[140].1;

/// {thing} holds dice only before the roll, for its owner.
#[allow(dead_code)]
pub const NOT_TURTLE_NOW: Text = ALL[141].1;

/// {thing}: no white die has been rolled.
#[allow(dead_code)]
pub const NOT_WHITE: Text = ALL[142].1;

/// The white die shows {face}. {thing} is for another symbol.
#[allow(dead_code)]
pub const NOT_WHITE_FACE: Text = ALL[143].1;

/// The white die would go to {slot}, but both your octopuses are on the board.
#[allow(dead_code)]
pub const NOT_WHITE_OCTOPUS: Text = ALL[144].1;

/// "{card}" waits for the fish scoring.
#[allow(dead_code)]
pub const NOT_YET_FISH: Text = ALL[145].1;

/// "{card}" waits for the pearl scoring.
#[allow(dead_code)]
pub const NOT_YET_PEARL: Text = ALL[146].1;

/// {thing}: it is the turn of {who}, not yours.
#[allow(dead_code)]
pub const NOT_YOUR_TURN: Text = ALL[147].1;

/// The first four dice are picked
#[allow(dead_code)]
pub const OPTION_FIRST4: Text = ALL[148].1;

/// after the blocking dice
#[allow(dead_code)]
pub const OPTION_FIRST4_AFTER_BLOCKING: Text = ALL[149].1;

/// before the blocking dice
#[allow(dead_code)]
pub const OPTION_FIRST4_BEFORE_BLOCKING: Text = ALL[150].1;

/// as the component file reads it (as shipped: after the blocking dice)
#[allow(dead_code)]
pub const OPTION_FIRST4_EDITION: Text = ALL[151].1;

/// A new octopus brings a point
#[allow(dead_code)]
pub const OPTION_OCTOPUS_INCOME: Text = ALL[152].1;

/// as the component file reads it (as shipped: for each other octopus)
#[allow(dead_code)]
pub const OPTION_OCTOPUS_INCOME_EDITION: Text = ALL[153].1;

/// for each other octopus
#[allow(dead_code)]
pub const OPTION_OCTOPUS_INCOME_PER_FIGURE: Text = ALL[154].1;

/// for each player with one elsewhere
#[allow(dead_code)]
pub const OPTION_OCTOPUS_INCOME_PER_SEAT: Text = ALL[155].1;

/// After a shared pearl rank
#[allow(dead_code)]
pub const OPTION_PEARL_RANK_MODE: Text = ALL[156].1;

/// ranks are skipped
#[allow(dead_code)]
pub const OPTION_PEARL_RANK_MODE_COMPETITION: Text = ALL[157].1;

/// the next rank follows
#[allow(dead_code)]
pub const OPTION_PEARL_RANK_MODE_DENSE: Text = ALL[158].1;

/// as the component file reads it (as shipped: the next rank follows)
#[allow(dead_code)]
pub const OPTION_PEARL_RANK_MODE_EDITION: Text = ALL[159].1;

/// Starfish cards in the scoring
#[allow(dead_code)]
pub const OPTION_SCORING_EFFECTS: Text = ALL[160].1;

/// as the component file reads it (as shipped: must be used)
#[allow(dead_code)]
pub const OPTION_SCORING_EFFECTS_EDITION: Text = ALL[161].1;

/// must be used
#[allow(dead_code)]
pub const OPTION_SCORING_EFFECTS_FORCED: Text = ALL[162].1;

/// may be left unused
#[allow(dead_code)]
pub const OPTION_SCORING_EFFECTS_OPTIONAL: Text = ALL[163].1;

/// Actions during the final scoring
#[allow(dead_code)]
pub const OPTION_SCORING_FEATURES: Text = ALL[164].1;

/// no octopus points, no chest for a leaving diver
#[allow(dead_code)]
pub const OPTION_SCORING_FEATURES_ACTION_ONLY: Text = ALL[165].1;

/// as the component file reads it (as shipped: bring all they bring in play)
#[allow(dead_code)]
pub const OPTION_SCORING_FEATURES_EDITION: Text = ALL[166].1;

/// bring all they bring in play
#[allow(dead_code)]
pub const OPTION_SCORING_FEATURES_FULL: Text = ALL[167].1;

/// A white die may go to the island
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND: Text = ALL[168].1;

/// if no reef can take it
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND_ALL_BLOCKED: Text = ALL[169].1;

/// always
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND_ALWAYS: Text = ALL[170].1;

/// as the component file reads it (as shipped: if its space is taken on some reef)
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND_EDITION: Text = ALL[171].1;

/// if its space is taken on some reef
#[allow(dead_code)]
pub const OPTION_WHITE_TO_ISLAND_SOME_BLOCKED: Text = ALL[172].1;

/// fish pile
#[allow(dead_code)]
pub const PILE_FISH: Text = ALL[173].1;

/// island pile
#[allow(dead_code)]
pub const PILE_ISLAND: Text = ALL[174].1;

/// pearl pile
#[allow(dead_code)]
pub const PILE_PEARL: Text = ALL[175].1;

/// starfish pile
#[allow(dead_code)]
pub const PILE_STARFISH: Text = ALL[176].1;

/// Cards (tie-break)
#[allow(dead_code)]
pub const SCORE_CARDS: Text = ALL[177].1;

/// Diver
#[allow(dead_code)]
pub const SCORE_DIVER: Text = ALL[178].1;

/// Fish
#[allow(dead_code)]
pub const SCORE_FISH: Text = ALL[179].1;

/// Pearls
#[allow(dead_code)]
pub const SCORE_PEARLS: Text = ALL[180].1;

/// During play
#[allow(dead_code)]
pub const SCORE_PLAY: Text = ALL[181].1;

/// Starfish cards
#[allow(dead_code)]
pub const SCORE_STARFISH: Text = ALL[182].1;

/// Turtles (tie-break)
#[allow(dead_code)]
pub const SCORE_TURTLES: Text = ALL[183].1;

/// blocking dice are rolled
#[allow(dead_code)]
pub const STEP_BLOCK: Text = ALL[184].1;

/// a card comes up
#[allow(dead_code)]
pub const STEP_CARD: Text = ALL[185].1;

/// a chest is turned over
#[allow(dead_code)]
pub const STEP_CHEST: Text = ALL[186].1;

/// a turtle beside the board is chosen
#[allow(dead_code)]
pub const STEP_COPY: Text = ALL[187].1;

/// all cards are shown and counted
#[allow(dead_code)]
pub const STEP_COUNT: Text = ALL[188].1;

/// a die is placed
#[allow(dead_code)]
pub const STEP_DIE: Text = ALL[189].1;

/// the first four dice are picked
#[allow(dead_code)]
pub const STEP_FIRST: Text = ALL[190].1;

/// a card is kept
#[allow(dead_code)]
pub const STEP_KEEP: Text = ALL[191].1;

/// the last starfish card is resolved
#[allow(dead_code)]
pub const STEP_LAST: Text = ALL[192].1;

/// a starfish card is chosen
#[allow(dead_code)]
pub const STEP_NEXT: Text = ALL[193].1;

/// the match is over
#[allow(dead_code)]
pub const STEP_OVER: Text = ALL[194].1;

/// a chest is chosen
#[allow(dead_code)]
pub const STEP_PAIR: Text = ALL[195].1;

/// a pile is chosen
#[allow(dead_code)]
pub const STEP_PILES: Text = ALL[196].1;

/// dice are rolled
#[allow(dead_code)]
pub const STEP_ROLL: Text = ALL[197].1;

/// starfish cards are shown
#[allow(dead_code)]
pub const STEP_SHOW: Text = ALL[198].1;

/// the starting player is drawn
#[allow(dead_code)]
pub const STEP_START: Text = ALL[199].1;

/// dice may be held
#[allow(dead_code)]
pub const STEP_STORE: Text = ALL[200].1;

/// a die is added
#[allow(dead_code)]
pub const STEP_SUPPLY: Text = ALL[201].1;

/// turtles are dealt to the reefs
#[allow(dead_code)]
pub const STEP_TURTLES: Text = ALL[202].1;

/// the white die is placed
#[allow(dead_code)]
pub const STEP_WHITE: Text = ALL[203].1;

/// the white die is rolled
#[allow(dead_code)]
pub const STEP_WHITE_ROLL: Text = ALL[204].1;

/// a chest
#[allow(dead_code)]
pub const THING_ANY_CHEST: Text = ALL[205].1;

/// the card "{card}"
#[allow(dead_code)]
pub const THING_CARD: Text = ALL[206].1;

/// a card of {who}
#[allow(dead_code)]
pub const THING_CARD_OF: Text = ALL[207].1;

/// the chest of the {reef}
#[allow(dead_code)]
pub const THING_CHEST: Text = ALL[208].1;

/// starting with {dice}
#[allow(dead_code)]
pub const THING_FIRST: Text = ALL[209].1;

/// a card
#[allow(dead_code)]
pub const THING_HAND: Text = ALL[210].1;

/// holding {dice}
#[allow(dead_code)]
pub const THING_HOLD: Text = ALL[211].1;

/// the island
#[allow(dead_code)]
pub const THING_ISLAND: Text = ALL[212].1;

/// {thing} of {who}
#[allow(dead_code)]
pub const THING_OF: Text = ALL[213].1;

/// a stingray
#[allow(dead_code)]
pub const THING_RAY: Text = ALL[214].1;

/// rolling
#[allow(dead_code)]
pub const THING_ROLL: Text = ALL[215].1;

/// the starfish card "{card}"
#[allow(dead_code)]
pub const THING_STAR: Text = ALL[216].1;

/// the station
#[allow(dead_code)]
pub const THING_STATION: Text = ALL[217].1;

/// stopping
#[allow(dead_code)]
pub const THING_STOP: Text = ALL[218].1;

/// the turtle ({gives})
#[allow(dead_code)]
pub const THING_TURTLE: Text = ALL[219].1;

/// the white die on the island
#[allow(dead_code)]
pub const THING_WHITE_ISLAND: Text = ALL[220].1;

/// the white die on the {reef}
#[allow(dead_code)]
pub const THING_WHITE_REEF: Text = ALL[221].1;

/// Coralia
#[allow(dead_code)]
pub const TITLE: Text = ALL[222].1;

/// A blocking {die} lies on {slot}.
#[allow(dead_code)]
pub const TOLD_BLOCK: Text = ALL[223].1;

/// A second {die} lies on the island.
#[allow(dead_code)]
pub const TOLD_BLOCK_ISLAND: Text = ALL[224].1;

/// A blocking {die} lies on {slot}; its turtle ({gives}) lies beside the board.
#[allow(dead_code)]
pub const TOLD_BLOCK_TURTLE: Text = ALL[225].1;

/// {who} drew from the {pile}: {card}.
#[allow(dead_code)]
pub const TOLD_CARD: Text = ALL[226].1;

/// {who} opened a chest: {effects}.
#[allow(dead_code)]
pub const TOLD_CHEST: Text = ALL[227].1;

/// {who} took the chest of the {reef}.
#[allow(dead_code)]
pub const TOLD_CHEST_FIRST: Text = ALL[228].1;

/// {who} opened a chest ({gives}): {effects}.
#[allow(dead_code)]
pub const TOLD_CHEST_NAMED: Text = ALL[229].1;

/// {who} used the turtle beside the board: {effects}.
#[allow(dead_code)]
pub const TOLD_COPY: Text = ALL[230].1;

/// {who} used the turtle beside the board ({gives}): {effects}.
#[allow(dead_code)]
pub const TOLD_COPY_NAMED: Text = ALL[231].1;

/// All cards are laid open; divers, fish and pearls are scored.
#[allow(dead_code)]
pub const TOLD_COUNT: Text = ALL[232].1;

/// The diver of {who} on the {reef}: {points}.
#[allow(dead_code)]
pub const TOLD_COUNT_DIVER: Text = ALL[233].1;

/// {who} has no diver on the board.
#[allow(dead_code)]
pub const TOLD_COUNT_NO_DIVER: Text = ALL[234].1;

/// {who} put the {die} on the island: {effects}.
#[allow(dead_code)]
pub const TOLD_DIE_ISLAND: Text = ALL[235].1;

/// {who} placed the {die} on its reef: {effects}.
#[allow(dead_code)]
pub const TOLD_DIE_REEF: Text = ALL[236].1;

/// {who} chose the {pile}.
#[allow(dead_code)]
pub const TOLD_DRAW: Text = ALL[237].1;

/// {who} picked {dice} to start.
#[allow(dead_code)]
pub const TOLD_FIRST: Text = ALL[238].1;

/// {who} held {dice}.
#[allow(dead_code)]
pub const TOLD_HOLD: Text = ALL[239].1;

/// {who} held no dice.
#[allow(dead_code)]
pub const TOLD_HOLD_NONE: Text = ALL[240].1;

/// {who} kept {card} and put the rest under the {pile}.
#[allow(dead_code)]
pub const TOLD_KEEP: Text = ALL[241].1;

/// {who} saw a card of the {pile}: {card}.
#[allow(dead_code)]
pub const TOLD_LOOK: Text = ALL[242].1;

/// {who} resolved the starfish card "{card}": {effects}.
#[allow(dead_code)]
pub const TOLD_NEXT: Text = ALL[243].1;

/// No die can be placed; all four are rolled again.
#[allow(dead_code)]
pub const TOLD_REROLL: Text = ALL[244].1;

/// {who} rolled {die}.
#[allow(dead_code)]
pub const TOLD_ROLL: Text = ALL[245].1;

/// {who} showed the starfish cards.
#[allow(dead_code)]
pub const TOLD_SHOW: Text = ALL[246].1;

/// The lot fell on {who} to start.
#[allow(dead_code)]
pub const TOLD_START: Text = ALL[247].1;

/// {who} stopped.
#[allow(dead_code)]
pub const TOLD_STOP: Text = ALL[248].1;

/// {who} added {die}.
#[allow(dead_code)]
pub const TOLD_SUPPLY: Text = ALL[249].1;

/// On the {reef} lies a turtle: {gives}.
#[allow(dead_code)]
pub const TOLD_TURTLE: Text = ALL[250].1;

/// Two turtles lie beside the board: {tiles}.
#[allow(dead_code)]
pub const TOLD_TURTLES_BESIDE: Text = ALL[251].1;

/// {who} put the white die back on the island: {effects}.
#[allow(dead_code)]
pub const TOLD_WHITE_ISLAND: Text = ALL[252].1;

/// {who} placed the white {face} on the {reef}: {effects}.
#[allow(dead_code)]
pub const TOLD_WHITE_REEF: Text = ALL[253].1;

/// {who} rolled the white die: {face}.
#[allow(dead_code)]
pub const TOLD_WHITE_ROLL: Text = ALL[254].1;

/// a {thing}
#[allow(dead_code)]
pub const WORD_A: Text = ALL[255].1;

/// an {thing}
#[allow(dead_code)]
pub const WORD_AN: Text = ALL[256].1;

///  and
#[allow(dead_code)]
pub const WORD_AND: Text = ALL[257].1;

/// {card} (card {n})
#[allow(dead_code)]
pub const WORD_CARD_N: Text = ALL[258].1;

/// {n} cards
#[allow(dead_code)]
pub const WORD_CARDS_MANY: Text = ALL[259].1;

/// 1 card
#[allow(dead_code)]
pub const WORD_CARDS_ONE: Text = ALL[260].1;

/// {n} chests, face down
#[allow(dead_code)]
pub const WORD_CHESTS_MANY: Text = ALL[261].1;

/// 1 chest, face down
#[allow(dead_code)]
pub const WORD_CHESTS_ONE: Text = ALL[262].1;

/// Turtles that can be copied
#[allow(dead_code)]
pub const WORD_COPIES: Text = ALL[263].1;

/// {n} dice
#[allow(dead_code)]
pub const WORD_DICE_MANY: Text = ALL[264].1;

/// 1 die
#[allow(dead_code)]
pub const WORD_DICE_ONE: Text = ALL[265].1;

/// {colour} {face}
#[allow(dead_code)]
pub const WORD_DIE: Text = ALL[266].1;

/// {die} (die {n})
#[allow(dead_code)]
pub const WORD_DIE_N: Text = ALL[267].1;

/// diver not on the board
#[allow(dead_code)]
pub const WORD_DIVER_OFF: Text = ALL[268].1;

/// diver on the {reef}
#[allow(dead_code)]
pub const WORD_DIVER_ON: Text = ALL[269].1;

/// {dice}, {n} for a diver
#[allow(dead_code)]
pub const WORD_DIVER_POINTS: Text = ALL[270].1;

/// A card is drawn
#[allow(dead_code)]
pub const WORD_DRAWING: Text = ALL[271].1;

/// Cards still to draw
#[allow(dead_code)]
pub const WORD_DRAWS_LEFT: Text = ALL[272].1;

/// Fish: {points} (fire/blow/angel/stingray/anemone {kinds}; sets {sets}; for cards that count fish {extra})
#[allow(dead_code)]
pub const WORD_FISH_LINE: Text = ALL[273].1;

///  (island)
#[allow(dead_code)]
pub const WORD_FROM_ISLAND: Text = ALL[274].1;

/// Chests nobody has seen
#[allow(dead_code)]
pub const WORD_HIDDEN_CHESTS: Text = ALL[275].1;

/// Dice the player may hold
#[allow(dead_code)]
pub const WORD_HOLD: Text = ALL[276].1;

/// Island
#[allow(dead_code)]
pub const WORD_ISLAND: Text = ALL[277].1;

/// {card} ({n} from the top)
#[allow(dead_code)]
pub const WORD_KNOWN: Text = ALL[278].1;

/// Cards being looked at
#[allow(dead_code)]
pub const WORD_LOOK: Text = ALL[279].1;

/// none
#[allow(dead_code)]
pub const WORD_NONE: Text = ALL[280].1;

/// card {n}
#[allow(dead_code)]
pub const WORD_NTH_CARD: Text = ALL[281].1;

/// die {n}
#[allow(dead_code)]
pub const WORD_NTH_DIE: Text = ALL[282].1;

/// {n} octopuses left
#[allow(dead_code)]
pub const WORD_OCTOPUSES_MANY: Text = ALL[283].1;

/// 1 octopus left
#[allow(dead_code)]
pub const WORD_OCTOPUSES_ONE: Text = ALL[284].1;

/// The match is over
#[allow(dead_code)]
pub const WORD_OVER: Text = ALL[285].1;

/// Chests
#[allow(dead_code)]
pub const WORD_OWN_CHESTS: Text = ALL[286].1;

/// Chests to take
#[allow(dead_code)]
pub const WORD_PAIR: Text = ALL[287].1;

/// Pearls: {values}; sum {sum}; points as first/second/later {ranks}; for cards that count pearls {extra}; rank {rank}, points (pearls that count) {points}
#[allow(dead_code)]
pub const WORD_PEARL_LINE: Text = ALL[288].1;

/// A card is looked at
#[allow(dead_code)]
pub const WORD_PEEKING: Text = ALL[289].1;

/// Starfish cards to resolve
#[allow(dead_code)]
pub const WORD_PENDING: Text = ALL[290].1;

/// {n} left
#[allow(dead_code)]
pub const WORD_PILE: Text = ALL[291].1;

/// Place
#[allow(dead_code)]
pub const WORD_PLACE: Text = ALL[292].1;

/// {colour} die
#[allow(dead_code)]
pub const WORD_PLAIN_DIE: Text = ALL[293].1;

/// {n} points
#[allow(dead_code)]
pub const WORD_POINT_MANY: Text = ALL[294].1;

/// 1 point
#[allow(dead_code)]
pub const WORD_POINT_ONE: Text = ALL[295].1;

/// put back, known to you
#[allow(dead_code)]
pub const WORD_PUT_BACK: Text = ALL[296].1;

/// {n} stingrays
#[allow(dead_code)]
pub const WORD_RAYS_MANY: Text = ALL[297].1;

/// 1 stingray
#[allow(dead_code)]
pub const WORD_RAYS_ONE: Text = ALL[298].1;

/// {colour} reef
#[allow(dead_code)]
pub const WORD_REEF: Text = ALL[299].1;

/// Turtles on the reefs
#[allow(dead_code)]
pub const WORD_REEF_TURTLES: Text = ALL[300].1;

/// Round {n} of {all}
#[allow(dead_code)]
pub const WORD_ROUND: Text = ALL[301].1;

/// Final scoring
#[allow(dead_code)]
pub const WORD_SCORING: Text = ALL[302].1;

/// Cards that you see
#[allow(dead_code)]
pub const WORD_SEEN_CARDS: Text = ALL[303].1;

/// ; starfish cards lie open
#[allow(dead_code)]
pub const WORD_SHOWN: Text = ALL[304].1;

/// Beside the board
#[allow(dead_code)]
pub const WORD_SIDE: Text = ALL[305].1;

/// the {space} space of the {reef}
#[allow(dead_code)]
pub const WORD_SLOT: Text = ALL[306].1;

/// {who} started
#[allow(dead_code)]
pub const WORD_STARTED: Text = ALL[307].1;

/// Station
#[allow(dead_code)]
pub const WORD_STATION: Text = ALL[308].1;

/// Now
#[allow(dead_code)]
pub const WORD_STEP: Text = ALL[309].1;

/// Supply
#[allow(dead_code)]
pub const WORD_SUPPLY: Text = ALL[310].1;

/// the {thing}
#[allow(dead_code)]
pub const WORD_THE: Text = ALL[311].1;

/// {tile} ({gives})
#[allow(dead_code)]
pub const WORD_TILE: Text = ALL[312].1;

/// Total
#[allow(dead_code)]
pub const WORD_TOTAL: Text = ALL[313].1;

/// turn {n} of {all}
#[allow(dead_code)]
pub const WORD_TURN: Text = ALL[314].1;

/// Turtles
#[allow(dead_code)]
pub const WORD_TURTLES: Text = ALL[315].1;

/// {n} turtles
#[allow(dead_code)]
pub const WORD_TURTLES_N_MANY: Text = ALL[316].1;

/// 1 turtle
#[allow(dead_code)]
pub const WORD_TURTLES_N_ONE: Text = ALL[317].1;

/// Points for a diver
#[allow(dead_code)]
pub const WORD_VALUES: Text = ALL[318].1;

/// white
#[allow(dead_code)]
pub const WORD_WHITE: Text = ALL[319].1;

/// The white die shows
#[allow(dead_code)]
pub const WORD_WHITE_SHOWS: Text = ALL[320].1;

///  (you)
#[allow(dead_code)]
pub const WORD_YOU: Text = ALL[321].1;

/// Card at the end
#[allow(dead_code)]
pub const REPORT_CARD: Text = Text { en: "Card at the end", nl: "Kaart aan het eind" };

/// Chest at the end
#[allow(dead_code)]
pub const REPORT_CHEST: Text = Text { en: "Chest at the end", nl: "Schatkist aan het eind" };

/// Bonus of a turtle beside the board
#[allow(dead_code)]
pub const REPORT_COPY: Text =
    Text { en: "Bonus of a turtle beside the board", nl: "Bonus van een schildpad naast het bord" };

/// Die placed
#[allow(dead_code)]
pub const REPORT_DIE: Text = Text { en: "Die placed", nl: "Dobbelsteen geplaatst" };

/// Card kept
#[allow(dead_code)]
pub const REPORT_KEEP: Text = Text { en: "Card kept", nl: "Kaart gehouden" };

/// Starfish card resolved
#[allow(dead_code)]
pub const REPORT_NEXT: Text = Text { en: "Starfish card resolved", nl: "Zeesterkaart uitgevoerd" };

/// Chest chosen with a starfish card
#[allow(dead_code)]
pub const REPORT_PAIR: Text =
    Text { en: "Chest chosen with a starfish card", nl: "Schatkist gekozen met een zeesterkaart" };

/// Pile drawn from
#[allow(dead_code)]
pub const REPORT_PILE: Text = Text { en: "Pile drawn from", nl: "Stapel waarvan is getrokken" };

/// Die taken from the supply
#[allow(dead_code)]
pub const REPORT_SUPPLY: Text = Text { en: "Die taken from the supply", nl: "Dobbelsteen uit de voorraad gepakt" };

/// Turtle at the end
#[allow(dead_code)]
pub const REPORT_TURTLE: Text = Text { en: "Turtle at the end", nl: "Schildpad aan het eind" };
