//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// [`ALL`] in one place: wherever a constant is used, its words are there once more.
pub static KEPT: [(&str, Text); ALL.len()] = *ALL.first_chunk().expect("it is as long as it is");

/// Every message of the game by its key.
pub const ALL: &[(&str, Text)] = &[
    ("and", Text { en: "and", nl: "en" }),
    ("ask.breed", Text { en: "Choose a space for {power}.", nl: "Kies een vakje voor {power}." }),
    (
        "ask.cell",
        Text {
            en: "Grow {coral} in {line}. Steps left: {left} of {value}.",
            nl: "Laat {coral} groeien in {line}. Nog {left} van {value} stappen.",
        },
    ),
    ("ask.chance", Text { en: "The dice are falling.", nl: "De dobbelstenen rollen." }),
    ("ask.colour", Text { en: "Choose the coral that grows {value}.", nl: "Kies het koraal dat {value} groeit." }),
    (
        "ask.crab_column",
        Text {
            en: "Choose the column that the Hermit Crab clears.",
            nl: "Kies de kolom die de heremietkreeft opruimt.",
        },
    ),
    (
        "ask.crab_row",
        Text { en: "Choose the row that the Hermit Crab clears.", nl: "Kies de rij die de heremietkreeft opruimt." },
    ),
    (
        "ask.crab_use",
        Text { en: "Use the Hermit Crab at once, or later.", nl: "Gebruik de heremietkreeft meteen, of later." },
    ),
    (
        "ask.die",
        Text {
            en: "Choose a die to grow with, or hand in your sheet.",
            nl: "Kies een dobbelsteen om mee te groeien, of lever je blad in.",
        },
    ),
    (
        "ask.die.none",
        Text { en: "All dice are used. Hand in your sheet.", nl: "Alle dobbelstenen zijn gebruikt. Lever je blad in." },
    ),
    (
        "ask.infest",
        Text { en: "Put starfish on your {coral}. Left: {left}.", nl: "Zet zeesterren op je {coral}. Nog {left}." },
    ),
    (
        "ask.line",
        Text {
            en: "Choose a row or column for {coral} with {value}.",
            nl: "Kies een rij of kolom voor {coral} met {value}.",
        },
    ),
    (
        "ask.modify",
        Text {
            en: "Change the dice with your powers if you like. Then set one aside: it brings the starfish.",
            nl: "Verander de dobbelstenen met je krachten als je wilt. Leg er dan één opzij: die brengt de zeesterren.",
        },
    ),
    ("ask.open", Text { en: "Choose a dotted box to make solid.", nl: "Kies een gestippeld hokje om vast te maken." }),
    ("ask.over", Text { en: "The game is over.", nl: "Het spel is afgelopen." }),
    (
        "ask.over.cap",
        Text {
            en: "The game is over: the last turn has been played.",
            nl: "Het spel is afgelopen: de laatste beurt is gespeeld.",
        },
    ),
    (
        "ask.pick",
        Text {
            en: "Set a die aside. It brings starfish to everybody's coral of that colour.",
            nl: "Leg een dobbelsteen opzij. Die brengt zeesterren naar ieders koraal van die kleur.",
        },
    ),
    (
        "ask.power",
        Text {
            en: "Choose the power you start with: roll dice again, or turn a die up or down.",
            nl: "Kies de kracht waarmee je begint: opnieuw gooien, of een dobbelsteen hoger of lager draaien.",
        },
    ),
    (
        "ask.ready",
        Text {
            en: "All starfish are placed. Hand in your sheet.",
            nl: "Alle zeesterren zijn geplaatst. Lever je blad in.",
        },
    ),
    ("ask.shell", Text { en: "Choose the power that gets the shell.", nl: "Kies de kracht die de schelp krijgt." }),
    ("ask.special", Text { en: "Take a special action. Left: {left}.", nl: "Doe een speciale actie. Nog {left}." }),
    (
        "ask.trumpet",
        Text {
            en: "How many of {n} starfish go into Triton's Trumpet?",
            nl: "Hoeveel van {n} zeesterren gaan in de tritonshoorn?",
        },
    ),
    (
        "ask.trumpet.one",
        Text { en: "Does the 1 starfish go into Triton's Trumpet?", nl: "Gaat de ene zeester in de tritonshoorn?" },
    ),
    ("ask.wait", Text { en: "Waiting for {names}.", nl: "Wachten op {names}." }),
    ("benefit.bud", Text { en: "unlock Budding", nl: "ontgrendel knopvorming" }),
    ("benefit.crab", Text { en: "fill a crab symbol", nl: "vul een krabsymbool in" }),
    ("benefit.die", Text { en: "open a dotted box", nl: "open een gestippeld hokje" }),
    ("benefit.grow", Text { en: "grow {n} in a colour of your choice", nl: "groei {n} in een kleur naar keuze" }),
    (
        "benefit.lost",
        Text {
            en: "nothing, for there is no free place ({benefit})",
            nl: "niets, want er is geen plaats vrij ({benefit})",
        },
    ),
    ("benefit.shell", Text { en: "fill a shell", nl: "vul een schelp in" }),
    ("benefit.spawn", Text { en: "unlock Spawning", nl: "ontgrendel paaien" }),
    ("benefit.star", Text { en: "{benefit}, with a gold star", nl: "{benefit}, met een gouden ster" }),
    ("colour.blue", Text { en: "blue", nl: "blauwe" }),
    ("colour.pink", Text { en: "pink", nl: "roze" }),
    ("colour.yellow", Text { en: "yellow", nl: "gele" }),
    ("coral.brain", Text { en: "brain coral", nl: "hersenkoraal" }),
    ("coral.branching", Text { en: "branching coral", nl: "takkoraal" }),
    ("coral.digitate", Text { en: "digitate coral", nl: "vingerkoraal" }),
    ("coral.mixed", Text { en: "mixed coral", nl: "gemengd koraal" }),
    ("crab", Text { en: "Hermit Crab", nl: "Heremietkreeft" }),
    (
        "did.advance",
        Text {
            en: "{who} grew {coral} in {place} to stage {stage} of {stages}.",
            nl: "{who} liet {coral} in {place} groeien naar stadium {stage} van {stages}.",
        },
    ),
    ("did.again", Text { en: "The die fell anew: {die}.", nl: "De dobbelsteen viel opnieuw: {die}." }),
    (
        "did.aside",
        Text { en: "{who} set {die} aside for the infestation.", nl: "{who} legde {die} opzij voor de plaag." },
    ),
    ("did.attract", Text { en: "{who} attracted {species}: {benefit}.", nl: "{who} trok {species} aan: {benefit}." }),
    ("did.attract.own", Text { en: "{who} attracted {species}.", nl: "{who} trok {species} aan." }),
    (
        "did.bleach",
        Text {
            en: "{who} put a starfish on {coral} in {place}, which bleached.",
            nl: "{who} zette een zeester op {coral} in {place}, dat verbleekte.",
        },
    ),
    (
        "did.bleach.mature",
        Text {
            en: "{who} put a starfish on {coral} in {place}, which bleached and lost {points}.",
            nl: "{who} zette een zeester op {coral} in {place}, dat verbleekte en {points} verloor.",
        },
    ),
    ("did.breed", Text { en: "{power}: {growth}", nl: "{power}: {growth}" }),
    ("did.cell", Text { en: "{who} drew in {place}.", nl: "{who} tekende in {place}." }),
    ("did.check", Text { en: "{who} filled the check mark of {power}.", nl: "{who} vulde het vinkje van {power} in." }),
    ("did.chose", Text { en: "{who} chose {line}.", nl: "{who} koos {line}." }),
    ("did.colour", Text { en: "{who} chose {coral} for the growth.", nl: "{who} koos {coral} voor de groei." }),
    ("did.crab", Text { en: "{who} sent the Hermit Crab.", nl: "{who} stuurde de heremietkreeft." }),
    ("did.done", Text { en: "{who} handed in the sheet.", nl: "{who} leverde het blad in." }),
    ("did.first", Text { en: "First active player: {who}.", nl: "Eerste actieve speler: {who}." }),
    ("did.grow", Text { en: "{who} took {die} to grow {coral}.", nl: "{who} nam {die} om {coral} te laten groeien." }),
    (
        "did.infest",
        Text {
            en: "{who} put a starfish on {coral} in {place}.",
            nl: "{who} zette een zeester op {coral} in {place}.",
        },
    ),
    ("did.keep", Text { en: "{who} left the dice as they were.", nl: "{who} liet de dobbelstenen zoals ze waren." }),
    ("did.line", Text { en: "{who} grew in {line}.", nl: "{who} groeide in {line}." }),
    ("did.line.write", Text { en: "{who} wrote {value} at {line}.", nl: "{who} schreef {value} bij {line}." }),
    (
        "did.open",
        Text {
            en: "{who} made the dotted box of {line} solid.",
            nl: "{who} maakte het gestippelde hokje van {line} vast.",
        },
    ),
    (
        "did.power",
        Text { en: "{who} started with the check mark of {power}.", nl: "{who} begon met het vinkje van {power}." },
    ),
    ("did.reroll", Text { en: "{who} rolled {dice} again.", nl: "{who} gooide {dice} opnieuw." }),
    (
        "did.ripen",
        Text {
            en: "{who} let {coral} in {place} become mature: {points}.",
            nl: "{who} liet {coral} in {place} volgroeien: {points}.",
        },
    ),
    (
        "did.ripen.set",
        Text {
            en: "{who} let {coral} in {place} become mature: {points}, and {more} for a full set.",
            nl: "{who} liet {coral} in {place} volgroeien: {points}, en {more} voor een volle set.",
        },
    ),
    ("did.roll", Text { en: "The dice fell: {dice}.", nl: "De dobbelstenen vielen: {dice}." }),
    ("did.seed", Text { en: "{who} seeded {coral} in {place}.", nl: "{who} zaaide {coral} in {place}." }),
    ("did.shell", Text { en: "{who} filled a shell of {power}.", nl: "{who} vulde een schelp van {power} in." }),
    ("did.shift", Text { en: "{who} turned {die} to {value}.", nl: "{who} draaide {die} naar {value}." }),
    ("did.skip", Text { en: "{who} passed.", nl: "{who} paste." }),
    (
        "did.starred",
        Text {
            en: "{who} filled the starred mark of {need} {ending}: {brings}.",
            nl: "{who} vulde het stervinkje van {need} {ending} in: {brings}.",
        },
    ),
    ("did.stop", Text { en: "{who} stopped growing there.", nl: "{who} stopte daar met groeien." }),
    (
        "did.trumpet",
        Text {
            en: "{who} put {n} starfish into Triton's Trumpet.",
            nl: "{who} deed {n} zeesterren in de tritonshoorn.",
        },
    ),
    (
        "did.trumpet.none",
        Text {
            en: "{who} put no starfish into Triton's Trumpet.",
            nl: "{who} deed geen zeesterren in de tritonshoorn.",
        },
    ),
    (
        "did.trumpet.one",
        Text { en: "{who} put 1 starfish into Triton's Trumpet.", nl: "{who} deed 1 zeester in de tritonshoorn." },
    ),
    ("did.unlock", Text { en: "{who} unlocked {power}.", nl: "{who} ontgrendelde {power}." }),
    (
        "did.worth",
        Text { en: "{deed} It brings {points} for full sets.", nl: "{deed} Dat levert {points} op voor volle sets." },
    ),
    ("die", Text { en: "the {colour} {value}", nl: "de {colour} {value}" }),
    (
        "do.advance",
        Text {
            en: "Grow {coral} in {place} to stage {stage} of {stages}",
            nl: "Laat {coral} in {place} groeien naar stadium {stage} van {stages}",
        },
    ),
    (
        "do.aside",
        Text {
            en: "Set {die} aside: it brings starfish to {coral}",
            nl: "Leg {die} opzij: die brengt zeesterren naar {coral}",
        },
    ),
    ("do.attract", Text { en: "Attract {species}: {benefit}", nl: "Trek {species} aan: {benefit}" }),
    ("do.attract.own", Text { en: "Attract {species}", nl: "Trek {species} aan" }),
    (
        "do.bleach",
        Text {
            en: "Put a starfish on {coral} in {place}, which bleaches it",
            nl: "Zet een zeester op {coral} in {place}, dat daardoor verbleekt",
        },
    ),
    (
        "do.bleach.mature",
        Text {
            en: "Put a starfish on {coral} in {place}, which bleaches it and costs {points}",
            nl: "Zet een zeester op {coral} in {place}, dat daardoor verbleekt en {points} kost",
        },
    ),
    ("do.breed", Text { en: "{power}: {growth}", nl: "{power}: {growth}" }),
    ("do.cell", Text { en: "Choose {place}", nl: "Kies {place}" }),
    ("do.check", Text { en: "Fill the check mark of {power}", nl: "Vul het vinkje van {power} in" }),
    ("do.clear", Text { en: "Clear {line} of starfish", nl: "Haal de zeesterren weg uit {line}" }),
    ("do.colour", Text { en: "Grow {value} with {coral}", nl: "Groei {value} met {coral}" }),
    (
        "do.crab.both",
        Text {
            en: "Let the Hermit Crab clear a row and a column",
            nl: "Laat de heremietkreeft een rij en een kolom opruimen",
        },
    ),
    (
        "do.crab.column",
        Text { en: "Let the Hermit Crab clear a column", nl: "Laat de heremietkreeft een kolom opruimen" },
    ),
    ("do.crab.row", Text { en: "Let the Hermit Crab clear a row", nl: "Laat de heremietkreeft een rij opruimen" }),
    ("do.done", Text { en: "Hand in the sheet", nl: "Lever het blad in" }),
    ("do.grow", Text { en: "Grow {coral} with {die}", nl: "Laat {coral} groeien met {die}" }),
    ("do.infest", Text { en: "Put a starfish on {coral} in {place}", nl: "Zet een zeester op {coral} in {place}" }),
    ("do.keep", Text { en: "Leave the dice as they are", nl: "Laat de dobbelstenen zoals ze zijn" }),
    ("do.line", Text { en: "Grow in {line}", nl: "Groei in {line}" }),
    (
        "do.line.write",
        Text {
            en: "Grow in {line} and write {value} in its box",
            nl: "Groei in {line} en schrijf {value} in het hokje",
        },
    ),
    ("do.open", Text { en: "Make the dotted box of {line} solid", nl: "Maak het gestippelde hokje van {line} vast" }),
    ("do.power", Text { en: "Start with the check mark of {power}", nl: "Begin met het vinkje van {power}" }),
    ("do.reroll", Text { en: "Roll {dice} again for one box", nl: "Gooi {dice} opnieuw voor één hokje" }),
    (
        "do.ripen",
        Text {
            en: "Let {coral} in {place} become mature: {points}",
            nl: "Laat {coral} in {place} volgroeien: {points}",
        },
    ),
    (
        "do.ripen.set",
        Text {
            en: "Let {coral} in {place} become mature: {points}, and {more} for a full set",
            nl: "Laat {coral} in {place} volgroeien: {points}, en {more} voor een volle set",
        },
    ),
    ("do.seed", Text { en: "Seed {coral} in {place}", nl: "Zaai {coral} in {place}" }),
    ("do.shell", Text { en: "Fill a shell of {power}", nl: "Vul een schelp van {power} in" }),
    ("do.shift", Text { en: "Turn {die} to {value} for one box", nl: "Draai {die} naar {value} voor één hokje" }),
    ("do.skip", Text { en: "Skip this special action", nl: "Sla deze speciale actie over" }),
    ("do.skip.column", Text { en: "Clear no column", nl: "Ruim geen kolom op" }),
    ("do.skip.grow", Text { en: "Do without the growth", nl: "Zie af van de groei" }),
    ("do.skip.row", Text { en: "Clear no row", nl: "Ruim geen rij op" }),
    ("do.skip.use", Text { en: "Do not use it now", nl: "Gebruik het nu niet" }),
    ("do.stop", Text { en: "Stop growing here", nl: "Stop hier met groeien" }),
    ("do.trumpet", Text { en: "Put {n} starfish into Triton's Trumpet", nl: "Doe {n} zeesterren in de tritonshoorn" }),
    (
        "do.trumpet.none",
        Text { en: "Put no starfish into Triton's Trumpet", nl: "Doe geen zeesterren in de tritonshoorn" },
    ),
    ("do.trumpet.one", Text { en: "Put 1 starfish into Triton's Trumpet", nl: "Doe 1 zeester in de tritonshoorn" }),
    ("do.unlock", Text { en: "Unlock {power}", nl: "Ontgrendel {power}" }),
    ("do.worth", Text { en: "{deed}; {points} more for full sets", nl: "{deed}; {points} meer voor volle sets" }),
    ("draw.active", Text { en: "active: {who}", nl: "actief: {who}" }),
    ("draw.checked", Text { en: "check mark filled", nl: "vinkje ingevuld" }),
    (
        "draw.covered",
        Text {
            en: "All write at once: the other sheets are shown as they were when the phase began.",
            nl: "Iedereen schrijft tegelijk: de andere bladen staan er zoals ze waren toen de fase begon.",
        },
    ),
    (
        "draw.crab_box",
        Text {
            en: "boxes that clear {what}: {free} free, {used} used, {locked} locked",
            nl: "hokjes die {what} opruimen: {free} vrij, {used} gebruikt, {locked} op slot",
        },
    ),
    ("draw.destroyed", Text { en: "destroyed starfish", nl: "vernietigde zeesterren" }),
    ("draw.dice_left", Text { en: "Still to grow with: {dice}", nl: "Nog te groeien met: {dice}" }),
    ("draw.diversity", Text { en: "Diversity sheet", nl: "Diversiteitsblad" }),
    ("draw.earlier", Text { en: "Free after steps back: {spaces}", nl: "Vrij na stappen terug: {spaces}" }),
    ("draw.ended", Text { en: "How the game ended: {how}", nl: "Zo eindigde het spel: {how}" }),
    ("draw.endings", Text { en: "Endings", nl: "Eindes" }),
    (
        "draw.legend",
        Text {
            en: "Signs: y1 young coral at stage 1, Y2 mature coral (Y brain, B digitate, P branching), * starfish, x crossed-off starfish, #Y2 bleached, . empty, // obstacle. Boxes: <2> printed, [2] written, [ ] solid and empty, :?: dotted. Species, a sign for each seat: ! met, + attracted, - used up, . not met. Marks: G2 grow 2, DIE a dotted box, CRAB a crab symbol, SHELL a shell, SPAWN, BUD, * with a gold star, -- struck out; filled ones name their player.",
            nl: "Tekens: y1 jong koraal in stadium 1, Y2 volgroeid koraal (Y hersen, B vinger, P tak), * zeester, x doorgestreepte zeester, #Y2 verbleekt, . leeg, // obstakel. Hokjes: <2> gedrukt, [2] geschreven, [ ] vast en leeg, :?: gestippeld. Soorten, een teken per speler: ! voldaan, + aangetrokken, - op, . niet voldaan. Vinkjes: G2 groei 2, DIE een gestippeld hokje, CRAB een krabsymbool, SHELL een schelp, SPAWN paaien, BUD knopvorming, * met een gouden ster, -- vervallen; ingevulde noemen hun speler.",
        },
    ),
    (
        "draw.lines",
        Text { en: "Rows and columns to choose from: {lines}", nl: "Rijen en kolommen om uit te kiezen: {lines}" },
    ),
    ("draw.locked", Text { en: "{power}: locked", nl: "{power}: op slot" }),
    (
        "draw.most",
        Text {
            en: "The most of each (5 points): {counts}. Starfish on the reef: {starfish}",
            nl: "Het meeste van elk (5 punten): {counts}. Zeesterren op het rif: {starfish}",
        },
    ),
    ("draw.point", Text { en: "{n} point", nl: "{n} punt" }),
    ("draw.points", Text { en: "{n} points", nl: "{n} punten" }),
    (
        "draw.score",
        Text {
            en: "Points: {coral}; {sets} sets x {species} species = {points}",
            nl: "Punten: {coral}; {sets} sets x {species} soorten = {points}",
        },
    ),
    ("draw.spaces", Text { en: "Spaces to choose from: {spaces}", nl: "Vakjes om uit te kiezen: {spaces}" }),
    ("draw.stars", Text { en: "gold stars", nl: "gouden sterren" }),
    ("draw.taken", Text { en: "Grown in this action: {spaces}", nl: "Gegroeid in deze actie: {spaces}" }),
    (
        "draw.track",
        Text {
            en: "{power}: {check}; boxes {boxes} and a box for each shell; open {open}, used {used}, free {free}; shells {shells} of {places}",
            nl: "{power}: {check}; hokjes {boxes} en een hokje per schelp; open {open}, gebruikt {used}, vrij {free}; schelpen {shells} van {places}",
        },
    ),
    ("draw.trumpet", Text { en: "{filled} of {places} starfish", nl: "{filled} van {places} zeesterren" }),
    ("draw.turn", Text { en: "Turn {turn} of at most {most}", nl: "Beurt {turn} van hoogstens {most}" }),
    ("draw.unchecked", Text { en: "check mark empty", nl: "vinkje leeg" }),
    ("draw.unlocked", Text { en: "{power}: unlocked", nl: "{power}: ontgrendeld" }),
    ("draw.uses", Text { en: "used {used} of {uses}", nl: "gebruikt {used} van {uses}" }),
    ("ending.adjacent", Text { en: "adjacent species", nl: "aangrenzende soorten" }),
    ("ending.any", Text { en: "species in all", nl: "soorten in totaal" }),
    ("ending.cap", Text { en: "the last turn that the sheet allows", nl: "de laatste beurt die het blad toestaat" }),
    ("ending.line", Text { en: "line species", nl: "lijnsoorten" }),
    ("gain.brain", Text { en: "{n} points of mature brain coral", nl: "{n} punten van volgroeid hersenkoraal" }),
    ("gain.brain.one", Text { en: "1 point of mature brain coral", nl: "1 punt van volgroeid hersenkoraal" }),
    ("gain.branching", Text { en: "{n} points of mature branching coral", nl: "{n} punten van volgroeid takkoraal" }),
    ("gain.branching.one", Text { en: "1 point of mature branching coral", nl: "1 punt van volgroeid takkoraal" }),
    ("gain.digitate", Text { en: "{n} points of mature digitate coral", nl: "{n} punten van volgroeid vingerkoraal" }),
    ("gain.digitate.one", Text { en: "1 point of mature digitate coral", nl: "1 punt van volgroeid vingerkoraal" }),
    (
        "gain.most_brain",
        Text { en: "{n} points for the most brain coral", nl: "{n} punten voor het meeste hersenkoraal" },
    ),
    ("gain.most_brain.one", Text { en: "1 point for the most brain coral", nl: "1 punt voor het meeste hersenkoraal" }),
    (
        "gain.most_branching",
        Text { en: "{n} points for the most branching coral", nl: "{n} punten voor het meeste takkoraal" },
    ),
    (
        "gain.most_branching.one",
        Text { en: "1 point for the most branching coral", nl: "1 punt voor het meeste takkoraal" },
    ),
    (
        "gain.most_destroyed",
        Text {
            en: "{n} points for the most destroyed starfish",
            nl: "{n} punten voor de meeste vernietigde zeesterren",
        },
    ),
    (
        "gain.most_destroyed.one",
        Text { en: "1 point for the most destroyed starfish", nl: "1 punt voor de meeste vernietigde zeesterren" },
    ),
    (
        "gain.most_digitate",
        Text { en: "{n} points for the most digitate coral", nl: "{n} punten voor het meeste vingerkoraal" },
    ),
    (
        "gain.most_digitate.one",
        Text { en: "1 point for the most digitate coral", nl: "1 punt voor het meeste vingerkoraal" },
    ),
    (
        "gain.most_stars",
        Text { en: "{n} points for the most gold stars", nl: "{n} punten voor de meeste gouden sterren" },
    ),
    ("gain.most_stars.one", Text { en: "1 point for the most gold stars", nl: "1 punt voor de meeste gouden sterren" }),
    ("gain.sets", Text { en: "{n} points for sets and species", nl: "{n} punten voor sets en soorten" }),
    ("gain.sets.one", Text { en: "1 point for sets and species", nl: "1 punt voor sets en soorten" }),
    ("line.column", Text { en: "column {n}", nl: "kolom {n}" }),
    ("line.row", Text { en: "row {n}", nl: "rij {n}" }),
    (
        "option.majority",
        Text {
            en: "The most coral of each type is counted by",
            nl: "Het meeste koraal van elk type wordt geteld naar",
        },
    ),
    ("option.majority.all", Text { en: "all live coral", nl: "al het levende koraal" }),
    ("option.majority.mature", Text { en: "mature coral only", nl: "alleen volgroeid koraal" }),
    ("option.starred_marks", Text { en: "Starred marks count as", nl: "Stervinkjes tellen als" }),
    ("option.starred_marks.species", Text { en: "species, with their gold star", nl: "soorten, met hun gouden ster" }),
    ("option.starred_marks.stars", Text { en: "a gold star only", nl: "alleen een gouden ster" }),
    ("place", Text { en: "row {row}, column {col}", nl: "rij {row}, kolom {col}" }),
    ("power.budding", Text { en: "Budding", nl: "Knopvorming" }),
    ("power.plus_minus", Text { en: "+/-1", nl: "+/-1" }),
    ("power.reroll", Text { en: "Reroll", nl: "Opnieuw gooien" }),
    ("power.spawning", Text { en: "Spawning", nl: "Paaien" }),
    ("role.grow", Text { en: "grows", nl: "groeit" }),
    ("role.infest", Text { en: "infests", nl: "plaagt" }),
    ("role.special", Text { en: "special", nl: "speciaal" }),
    ("score.brain", Text { en: "Brain coral", nl: "Hersenkoraal" }),
    ("score.branching", Text { en: "Branching coral", nl: "Takkoraal" }),
    ("score.digitate", Text { en: "Digitate coral", nl: "Vingerkoraal" }),
    ("score.most_brain", Text { en: "Most brain", nl: "Meeste hersen" }),
    ("score.most_branching", Text { en: "Most branching", nl: "Meeste tak" }),
    ("score.most_destroyed", Text { en: "Most destroyed", nl: "Meeste vernietigd" }),
    ("score.most_digitate", Text { en: "Most digitate", nl: "Meeste vinger" }),
    ("score.most_stars", Text { en: "Most gold stars", nl: "Meeste sterren" }),
    ("score.sets", Text { en: "Sets x species", nl: "Sets x soorten" }),
    ("score.starfish", Text { en: "Starfish left", nl: "Zeesterren over" }),
    ("shape.line3", Text { en: "3 in a line", nl: "3 in een lijn" }),
    ("shape.line5", Text { en: "5 in a line", nl: "5 in een lijn" }),
    ("shape.rect6", Text { en: "a rectangle of 6", nl: "een rechthoek van 6" }),
    ("shape.square4", Text { en: "a square of 4", nl: "een vierkant van 4" }),
    ("specials", Text { en: "Special actions left: {n}", nl: "Speciale acties over: {n}" }),
    ("starred.nothing", Text { en: "it ends the game", nl: "het beëindigt het spel" }),
    ("starred.species", Text { en: "a point for each full set", nl: "een punt per volle set" }),
    ("starred.star", Text { en: "a gold star", nl: "een gouden ster" }),
    ("step.dice", Text { en: "dice phase", nl: "dobbelsteenfase" }),
    ("step.grow", Text { en: "growth phase", nl: "groeifase" }),
    ("step.infest", Text { en: "infestation phase", nl: "plaagfase" }),
    ("step.over", Text { en: "the game is over", nl: "het spel is afgelopen" }),
    ("step.roll", Text { en: "the dice are falling", nl: "de dobbelstenen rollen" }),
    ("step.setup", Text { en: "set-up", nl: "opbouw" }),
    ("step.special", Text { en: "special actions", nl: "speciale acties" }),
    ("trumpet", Text { en: "Triton's Trumpet", nl: "Tritonshoorn" }),
    (
        "why.aside",
        Text {
            en: "{die} was set aside for the infestation; nothing grows with it.",
            nl: "{die} ligt opzij voor de plaag; daarmee groeit niets.",
        },
    ),
    ("why.attracted", Text { en: "You have attracted {species} already.", nl: "Je hebt {species} al aangetrokken." }),
    (
        "why.bleached",
        Text {
            en: "The coral in {place} is bleached; nothing grows there any more.",
            nl: "Het koraal in {place} is verbleekt; daar groeit niets meer.",
        },
    ),
    (
        "why.bleached_prey",
        Text {
            en: "The coral in {place} is bleached; it takes no more starfish.",
            nl: "Het koraal in {place} is verbleekt; het krijgt geen zeesterren meer.",
        },
    ),
    (
        "why.box_number",
        Text {
            en: "The box of {line} is solid and shows {number}.",
            nl: "Het hokje van {line} is vast en toont {number}.",
        },
    ),
    ("why.box_solid", Text { en: "The box of {line} is solid already.", nl: "Het hokje van {line} is al vast." }),
    (
        "why.bud",
        Text { en: "No mature {coral} stands beside {place}.", nl: "Naast {place} staat geen volgroeid {coral}." },
    ),
    (
        "why.checked",
        Text { en: "The check mark of {power} is filled already.", nl: "Het vinkje van {power} is al ingevuld." },
    ),
    (
        "why.clockwise",
        Text {
            en: "Special actions go clockwise; now it is the turn of {names}.",
            nl: "Speciale acties gaan met de klok mee; nu is {names} aan de beurt.",
        },
    ),
    ("why.crab.both", Text { en: "a row and a column", nl: "een rij en een kolom" }),
    ("why.crab.column", Text { en: "a column", nl: "een kolom" }),
    ("why.crab.row", Text { en: "a row", nl: "een rij" }),
    (
        "why.crab_clean",
        Text { en: "In {line} no starfish infests live coral.", nl: "In {line} plaagt geen zeester levend koraal." },
    ),
    (
        "why.crab_idle",
        Text {
            en: "No starfish infests your coral, so the Hermit Crab has nothing to do.",
            nl: "Geen zeester plaagt je koraal, dus de heremietkreeft heeft niets te doen.",
        },
    ),
    (
        "why.crab_line",
        Text {
            en: "This box of the Hermit Crab asks for {what} now, and that is not {line}.",
            nl: "Dit hokje van de heremietkreeft vraagt nu om {what}, en dat is {line} niet.",
        },
    ),
    (
        "why.crab_locked",
        Text {
            en: "The Hermit Crab has no free box that clears {what}.",
            nl: "De heremietkreeft heeft geen vrij hokje dat {what} opruimt.",
        },
    ),
    (
        "why.crab_must",
        Text {
            en: "At least one starfish must go: choose the line that the Hermit Crab clears.",
            nl: "Er moet minstens één zeester weg: kies de lijn die de heremietkreeft opruimt.",
        },
    ),
    (
        "why.demand",
        Text {
            en: "{species} asks for {shape} of mature {coral}; your best place has {n} of {all}.",
            nl: "{species} vraagt {shape} van volgroeid {coral}; je beste plek heeft er {n} van {all}.",
        },
    ),
    (
        "why.dotted",
        Text {
            en: "The box of {line} is still dotted: a special action has to make it solid first.",
            nl: "Het hokje van {line} is nog gestippeld: een speciale actie moet het eerst vast maken.",
        },
    ),
    (
        "why.earlier",
        Text {
            en: "You have entered a space behind {place} already; take that step back to enter this one first.",
            nl: "Je hebt al een vakje na {place} ingevoerd; neem die stap terug om dit eerst in te voeren.",
        },
    ),
    (
        "why.ending",
        Text {
            en: "The starred mark fills itself at the end of a turn, once somebody has {need} marks ({ending}); you have {n}.",
            nl: "Het stervinkje vult zichzelf aan het einde van een beurt, zodra iemand {need} vinkjes heeft ({ending}); jij hebt er {n}.",
        },
    ),
    (
        "why.frozen",
        Text {
            en: "Starfish sit on the coral in {place}, so it cannot grow.",
            nl: "Op het koraal in {place} zitten zeesterren, dus het kan niet groeien.",
        },
    ),
    (
        "why.gone",
        Text { en: "All check marks of {species} are filled.", nl: "Alle vinkjes van {species} zijn ingevuld." },
    ),
    (
        "why.handed_in",
        Text {
            en: "You have handed in your sheet; the table waits for {names}.",
            nl: "Je hebt je blad ingeleverd; de tafel wacht op {names}.",
        },
    ),
    ("why.locked", Text { en: "{power} is still locked.", nl: "{power} zit nog op slot." }),
    (
        "why.mature",
        Text {
            en: "The {coral} in {place} is mature and has no further stage.",
            nl: "Het {coral} in {place} is volgroeid en heeft geen verder stadium.",
        },
    ),
    (
        "why.must_open",
        Text {
            en: "The die icon must be filled: choose a dotted box.",
            nl: "Het dobbelsteentje moet worden ingevuld: kies een gestippeld hokje.",
        },
    ),
    (
        "why.must_shell",
        Text {
            en: "The shell must be filled: choose Reroll or +/-1.",
            nl: "De schelp moet worden ingevuld: kies opnieuw gooien of +/-1.",
        },
    ),
    (
        "why.no_box",
        Text {
            en: "{die} stays as it is: all boxes of {power} are marked off.",
            nl: "{die} blijft zoals hij is: alle hokjes van {power} zijn aangekruist.",
        },
    ),
    (
        "why.no_coral",
        Text {
            en: "No coral stands in {place}; the starfish come for {coral}.",
            nl: "In {place} staat geen koraal; de zeesterren komen voor {coral}.",
        },
    ),
    ("why.no_line", Text { en: "The sheet has no {line}.", nl: "Het blad heeft geen {line}." }),
    (
        "why.no_line_for",
        Text {
            en: "Nothing can grow with {die}: no row or column shows its number, and no solid box is empty.",
            nl: "Met {die} kan niets groeien: geen rij of kolom toont het getal, en geen vast hokje is leeg.",
        },
    ),
    (
        "why.no_parent",
        Text {
            en: "You have no mature {coral} that could bud into {place}.",
            nl: "Je hebt geen volgroeid {coral} dat knoppen kan vormen in {place}.",
        },
    ),
    (
        "why.no_seat",
        Text { en: "Nobody sits there: {n} players take part.", nl: "Daar zit niemand: er doen {n} spelers mee." },
    ),
    (
        "why.no_species",
        Text {
            en: "The diversity sheet has no species {species}.",
            nl: "Het diversiteitsblad heeft geen soort {species}.",
        },
    ),
    (
        "why.no_symbol",
        Text {
            en: "The coral in {place} has no starfish symbol left to fill.",
            nl: "Het koraal in {place} heeft geen zeestersymbool over om in te vullen.",
        },
    ),
    ("why.no_turn", Text { en: "{die} cannot be turned any further.", nl: "{die} kan niet verder worden gedraaid." }),
    (
        "why.no_unlock",
        Text {
            en: "On this sheet a special action cannot unlock {power}.",
            nl: "Op dit blad kan een speciale actie {power} niet ontgrendelen.",
        },
    ),
    (
        "why.not_in_line",
        Text { en: "You grow in {line}; {place} is not in it.", nl: "Je groeit in {line}; {place} ligt daar niet in." },
    ),
    ("why.nothing", Text { en: "Nothing can be done there. {ask}", nl: "Daar is niets te doen. {ask}" }),
    (
        "why.obstacle",
        Text {
            en: "An obstacle stands in {place}; nothing grows there.",
            nl: "In {place} staat een obstakel; daar groeit niets.",
        },
    ),
    ("why.off_sheet", Text { en: "The sheet has no {place}.", nl: "Het blad heeft geen {place}." }),
    (
        "why.one_die",
        Text {
            en: "One box of Reroll rolls at most {most}, not {dice} together.",
            nl: "Eén hokje van opnieuw gooien gooit er hoogstens {most}, niet {dice} samen.",
        },
    ),
    (
        "why.other_coral",
        Text {
            en: "In {place} stands {other}, and you are growing {coral}.",
            nl: "In {place} staat {other}, en je laat {coral} groeien.",
        },
    ),
    (
        "why.other_number",
        Text {
            en: "The box of {line} shows {number}, and you grow with {value}.",
            nl: "Het hokje van {line} toont {number}, en je groeit met {value}.",
        },
    ),
    (
        "why.other_prey",
        Text {
            en: "In {place} stands {other}; the starfish come for {coral}.",
            nl: "In {place} staat {other}; de zeesterren komen voor {coral}.",
        },
    ),
    (
        "why.other_sheet",
        Text {
            en: "That is the sheet of {who}; you write on your own.",
            nl: "Dat is het blad van {who}; je schrijft op je eigen blad.",
        },
    ),
    (
        "why.over",
        Text { en: "The game is over; nobody acts any more.", nl: "Het spel is afgelopen; niemand doet nog iets." },
    ),
    (
        "why.rolling",
        Text { en: "Nobody decides now: the dice are falling.", nl: "Niemand beslist nu: de dobbelstenen rollen." },
    ),
    (
        "why.seeded",
        Text {
            en: "The coral in {place} was seeded in this action; it can grow in the next one.",
            nl: "Het koraal in {place} is in deze actie gezaaid; het kan in de volgende groeien.",
        },
    ),
    (
        "why.setup",
        Text {
            en: "{power} cannot be chosen at the start, or its check mark is filled already.",
            nl: "{power} kan bij het begin niet worden gekozen, of het vinkje is al ingevuld.",
        },
    ),
    (
        "why.shells_full",
        Text { en: "All shells of {power} are filled.", nl: "Alle schelpen van {power} zijn ingevuld." },
    ),
    (
        "why.spawn",
        Text {
            en: "No mature {coral} stands in the row or column of {place}.",
            nl: "In de rij of kolom van {place} staat geen volgroeid {coral}.",
        },
    ),
    (
        "why.special_die",
        Text { en: "{die} gives a special action, no growth.", nl: "{die} geeft een speciale actie, geen groei." },
    ),
    (
        "why.starfish_left",
        Text {
            en: "You cannot hand in yet; starfish that must still go on your {coral}: {left}.",
            nl: "Je kunt nog niet inleveren; zeesterren die nog op je {coral} moeten: {left}.",
        },
    ),
    ("why.step", Text { en: "Not now: {deed}. {ask}", nl: "Nu niet: {deed}. {ask}" }),
    (
        "why.stepped",
        Text {
            en: "The coral in {place} has had its step in this action.",
            nl: "Het koraal in {place} heeft in deze actie zijn stap gehad.",
        },
    ),
    (
        "why.strip",
        Text {
            en: "{species} asks for a rectangle of 6: 2 by 3 spaces. Your strip of 6 in one line is none.",
            nl: "{species} vraagt een rechthoek van 6: 2 bij 3 vakjes. Je strook van 6 in één lijn is er geen.",
        },
    ),
    (
        "why.too_late",
        Text {
            en: "From {place} on there is no room for all {left} starfish that are left; begin with an earlier coral.",
            nl: "Vanaf {place} is er geen plaats voor alle {left} zeesterren die nog over zijn; begin met een eerder koraal.",
        },
    ),
    (
        "why.too_many_starfish",
        Text {
            en: "The infestation die shows {value}; {n} starfish for Triton's Trumpet are too many.",
            nl: "De plaagdobbelsteen toont {value}; {n} zeesterren voor de tritonshoorn zijn te veel.",
        },
    ),
    (
        "why.trumpet_full",
        Text {
            en: "Triton's Trumpet has {room} of {places} spaces left, too few for {n} starfish.",
            nl: "De tritonshoorn heeft nog {room} van {places} plaatsen, te weinig voor {n} zeesterren.",
        },
    ),
    (
        "why.types",
        Text {
            en: "{species} asks for {shape} of mature coral with at least {least} of every type.",
            nl: "{species} vraagt {shape} van volgroeid koraal met minstens {least} van elk type.",
        },
    ),
    (
        "why.unchecked",
        Text {
            en: "{die} stays as it is: the check mark of {power} is not filled yet.",
            nl: "{die} blijft zoals hij is: het vinkje van {power} is nog niet ingevuld.",
        },
    ),
    (
        "why.unlocked",
        Text {
            en: "{power} is unlocked already; point at a space to use it.",
            nl: "{power} is al ontgrendeld; wijs een vakje aan om het te gebruiken.",
        },
    ),
    ("why.used_die", Text { en: "You have grown with {die} already.", nl: "Met {die} heb je al laten groeien." }),
    ("why.used_up", Text { en: "{power} has no use left.", nl: "{power} kan niet vaker worden gebruikt." }),
    (
        "why.wait",
        Text {
            en: "It is not your turn; the table waits for {names}.",
            nl: "Je bent niet aan de beurt; de tafel wacht op {names}.",
        },
    ),
];

/// and
#[allow(dead_code)]
pub const AND: Text = ALL[0].1;

/// Choose a space for {power}.
#[allow(dead_code)]
pub const ASK_BREED: Text = ALL[1].1;

/// Grow {coral} in {line}. Steps left: {left} of {value}.
#[allow(dead_code)]
pub const ASK_CELL: Text = ALL[2].1;

/// The dice are falling.
#[allow(dead_code)]
pub const ASK_CHANCE: Text = ALL[3].1;

/// Choose the coral that grows {value}.
#[allow(dead_code)]
pub const ASK_COLOUR: Text = ALL[4].1;

/// Choose the column that the Hermit Crab clears.
#[allow(dead_code)]
pub const ASK_CRAB_COLUMN: Text = ALL[5].1;

/// Choose the row that the Hermit Crab clears.
#[allow(dead_code)]
pub const ASK_CRAB_ROW: Text = ALL[6].1;

/// Use the Hermit Crab at once, or later.
#[allow(dead_code)]
pub const ASK_CRAB_USE: Text = ALL[7].1;

/// Choose a die to grow with, or hand in your sheet.
#[allow(dead_code)]
pub const ASK_DIE: Text = ALL[8].1;

/// All dice are used. Hand in your sheet.
#[allow(dead_code)]
pub const ASK_DIE_NONE: Text = ALL[9].1;

/// Put starfish on your {coral}. Left: {left}.
#[allow(dead_code)]
pub const ASK_INFEST: Text = ALL[10].1;

/// Choose a row or column for {coral} with {value}.
#[allow(dead_code)]
pub const ASK_LINE: Text = ALL[11].1;

/// Change the dice with your powers if you like. Then set one aside: it brings the starfish.
#[allow(dead_code)]
pub const ASK_MODIFY: Text = ALL[12].1;

/// Choose a dotted box to make solid.
#[allow(dead_code)]
pub const ASK_OPEN: Text = ALL[13].1;

/// The game is over.
#[allow(dead_code)]
pub const ASK_OVER: Text = ALL[14].1;

/// The game is over: the last turn has been played.
#[allow(dead_code)]
pub const ASK_OVER_CAP: Text = ALL[15].1;

/// Set a die aside. It brings starfish to everybody's coral of that colour.
#[allow(dead_code)]
pub const ASK_PICK: Text = ALL[16].1;

/// Choose the power you start with: roll dice again, or turn a die up or down.
#[allow(dead_code)]
pub const ASK_POWER: Text = ALL[17].1;

/// All starfish are placed. Hand in your sheet.
#[allow(dead_code)]
pub const ASK_READY: Text = ALL[18].1;

/// Choose the power that gets the shell.
#[allow(dead_code)]
pub const ASK_SHELL: Text = ALL[19].1;

/// Take a special action. Left: {left}.
#[allow(dead_code)]
pub const ASK_SPECIAL: Text = ALL[20].1;

/// How many of {n} starfish go into Triton's Trumpet?
#[allow(dead_code)]
pub const ASK_TRUMPET: Text = ALL[21].1;

/// Does the 1 starfish go into Triton's Trumpet?
#[allow(dead_code)]
pub const ASK_TRUMPET_ONE: Text = ALL[22].1;

/// Waiting for {names}.
#[allow(dead_code)]
pub const ASK_WAIT: Text = ALL[23].1;

/// unlock Budding
#[allow(dead_code)]
pub const BENEFIT_BUD: Text = ALL[24].1;

/// fill a crab symbol
#[allow(dead_code)]
pub const BENEFIT_CRAB: Text = ALL[25].1;

/// open a dotted box
#[allow(dead_code)]
pub const BENEFIT_DIE: Text = ALL[26].1;

/// grow {n} in a colour of your choice
#[allow(dead_code)]
pub const BENEFIT_GROW: Text = ALL[27].1;

/// nothing, for there is no free place ({benefit})
#[allow(dead_code)]
pub const BENEFIT_LOST: Text = ALL[28].1;

/// fill a shell
#[allow(dead_code)]
pub const BENEFIT_SHELL: Text = ALL[29].1;

/// unlock Spawning
#[allow(dead_code)]
pub const BENEFIT_SPAWN: Text = ALL[30].1;

/// {benefit}, with a gold star
#[allow(dead_code)]
pub const BENEFIT_STAR: Text = ALL[31].1;

/// blue
#[allow(dead_code)]
pub const COLOUR_BLUE: Text = ALL[32].1;

/// pink
#[allow(dead_code)]
pub const COLOUR_PINK: Text = ALL[33].1;

/// yellow
#[allow(dead_code)]
pub const COLOUR_YELLOW: Text = ALL[34].1;

/// brain coral
#[allow(dead_code)]
pub const CORAL_BRAIN: Text = ALL[35].1;

/// branching coral
#[allow(dead_code)]
pub const CORAL_BRANCHING: Text = ALL[36].1;

/// digitate coral
#[allow(dead_code)]
pub const CORAL_DIGITATE: Text = ALL[37].1;

/// mixed coral
#[allow(dead_code)]
pub const CORAL_MIXED: Text = ALL[38].1;

/// Hermit Crab
#[allow(dead_code)]
pub const CRAB: Text = ALL[39].1;

/// {who} grew {coral} in {place} to stage {stage} of {stages}.
#[allow(dead_code)]
pub const DID_ADVANCE: Text = ALL[40].1;

/// The die fell anew: {die}.
#[allow(dead_code)]
pub const DID_AGAIN: Text = ALL[41].1;

/// {who} set {die} aside for the infestation.
#[allow(dead_code)]
pub const DID_ASIDE: Text = ALL[42].1;

/// {who} attracted {species}: {benefit}.
#[allow(dead_code)]
pub const DID_ATTRACT: Text = ALL[43].1;

/// {who} attracted {species}.
#[allow(dead_code)]
pub const DID_ATTRACT_OWN: Text = ALL[44].1;

/// {who} put a starfish on {coral} in {place}, which bleached.
#[allow(dead_code)]
pub const DID_BLEACH: Text = ALL[45].1;

/// {who} put a starfish on {coral} in {place}, which bleached and lost {points}.
#[allow(dead_code)]
pub const DID_BLEACH_MATURE: Text = ALL[46].1;

/// {power}: {growth}
#[allow(dead_code)]
pub const DID_BREED: Text = ALL[47].1;

/// {who} drew in {place}.
#[allow(dead_code)]
pub const DID_CELL: Text = ALL[48].1;

/// {who} filled the check mark of {power}.
#[allow(dead_code)]
pub const DID_CHECK: Text = ALL[49].1;

/// {who} chose {line}.
#[allow(dead_code)]
pub const DID_CHOSE: Text = ALL[50].1;

/// {who} chose {coral} for the growth.
#[allow(dead_code)]
pub const DID_COLOUR: Text = ALL[51].1;

/// {who} sent the Hermit Crab.
#[allow(dead_code)]
pub const DID_CRAB: Text = ALL[52].1;

/// {who} handed in the sheet.
#[allow(dead_code)]
pub const DID_DONE: Text = ALL[53].1;

/// First active player: {who}.
#[allow(dead_code)]
pub const DID_FIRST: Text = ALL[54].1;

/// {who} took {die} to grow {coral}.
#[allow(dead_code)]
pub const DID_GROW: Text = ALL[55].1;

/// {who} put a starfish on {coral} in {place}.
#[allow(dead_code)]
pub const DID_INFEST: Text = ALL[56].1;

/// {who} left the dice as they were.
#[allow(dead_code)]
pub const DID_KEEP: Text = ALL[57].1;

/// {who} grew in {line}.
#[allow(dead_code)]
pub const DID_LINE: Text = ALL[58].1;

/// {who} wrote {value} at {line}.
#[allow(dead_code)]
pub const DID_LINE_WRITE: Text = ALL[59].1;

/// {who} made the dotted box of {line} solid.
#[allow(dead_code)]
pub const DID_OPEN: Text = ALL[60].1;

/// {who} started with the check mark of {power}.
#[allow(dead_code)]
pub const DID_POWER: Text = ALL[61].1;

/// {who} rolled {dice} again.
#[allow(dead_code)]
pub const DID_REROLL: Text = ALL[62].1;

/// {who} let {coral} in {place} become mature: {points}.
#[allow(dead_code)]
pub const DID_RIPEN: Text = ALL[63].1;

/// {who} let {coral} in {place} become mature: {points}, and {more} for a full set.
#[allow(dead_code)]
pub const DID_RIPEN_SET: Text = ALL[64].1;

/// The dice fell: {dice}.
#[allow(dead_code)]
pub const DID_ROLL: Text = ALL[65].1;

/// {who} seeded {coral} in {place}.
#[allow(dead_code)]
pub const DID_SEED: Text = ALL[66].1;

/// {who} filled a shell of {power}.
#[allow(dead_code)]
pub const DID_SHELL: Text = ALL[67].1;

/// {who} turned {die} to {value}.
#[allow(dead_code)]
pub const DID_SHIFT: Text = ALL[68].1;

/// {who} passed.
#[allow(dead_code)]
pub const DID_SKIP: Text = ALL[69].1;

/// {who} filled the starred mark of {need} {ending}: {brings}.
#[allow(dead_code)]
pub const DID_STARRED: Text = ALL[70].1;

/// {who} stopped growing there.
#[allow(dead_code)]
pub const DID_STOP: Text = ALL[71].1;

/// {who} put {n} starfish into Triton's Trumpet.
#[allow(dead_code)]
pub const DID_TRUMPET: Text = ALL[72].1;

/// {who} put no starfish into Triton's Trumpet.
#[allow(dead_code)]
pub const DID_TRUMPET_NONE: Text = ALL[73].1;

/// {who} put 1 starfish into Triton's Trumpet.
#[allow(dead_code)]
pub const DID_TRUMPET_ONE: Text = ALL[74].1;

/// {who} unlocked {power}.
#[allow(dead_code)]
pub const DID_UNLOCK: Text = ALL[75].1;

/// {deed} It brings {points} for full sets.
#[allow(dead_code)]
pub const DID_WORTH: Text = ALL[76].1;

/// the {colour} {value}
#[allow(dead_code)]
pub const DIE: Text = ALL[77].1;

/// Grow {coral} in {place} to stage {stage} of {stages}
#[allow(dead_code)]
pub const DO_ADVANCE: Text = ALL[78].1;

/// Set {die} aside: it brings starfish to {coral}
#[allow(dead_code)]
pub const DO_ASIDE: Text = ALL[79].1;

/// Attract {species}: {benefit}
#[allow(dead_code)]
pub const DO_ATTRACT: Text = ALL[80].1;

/// Attract {species}
#[allow(dead_code)]
pub const DO_ATTRACT_OWN: Text = ALL[81].1;

/// Put a starfish on {coral} in {place}, which bleaches it
#[allow(dead_code)]
pub const DO_BLEACH: Text = ALL[82].1;

/// Put a starfish on {coral} in {place}, which bleaches it and costs {points}
#[allow(dead_code)]
pub const DO_BLEACH_MATURE: Text = ALL[83].1;

/// {power}: {growth}
#[allow(dead_code)]
pub const DO_BREED: Text = ALL[84].1;

/// Choose {place}
#[allow(dead_code)]
pub const DO_CELL: Text = ALL[85].1;

/// Fill the check mark of {power}
#[allow(dead_code)]
pub const DO_CHECK: Text = ALL[86].1;

/// Clear {line} of starfish
#[allow(dead_code)]
pub const DO_CLEAR: Text = ALL[87].1;

/// Grow {value} with {coral}
#[allow(dead_code)]
pub const DO_COLOUR: Text = ALL[88].1;

/// Let the Hermit Crab clear a row and a column
#[allow(dead_code)]
pub const DO_CRAB_BOTH: Text = ALL[89].1;

/// Let the Hermit Crab clear a column
#[allow(dead_code)]
pub const DO_CRAB_COLUMN: Text = ALL[90].1;

/// Let the Hermit Crab clear a row
#[allow(dead_code)]
pub const DO_CRAB_ROW: Text = ALL[91].1;

/// Hand in the sheet
#[allow(dead_code)]
pub const DO_DONE: Text = ALL[92].1;

/// Grow {coral} with {die}
#[allow(dead_code)]
pub const DO_GROW: Text = ALL[93].1;

/// Put a starfish on {coral} in {place}
#[allow(dead_code)]
pub const DO_INFEST: Text = ALL[94].1;

/// Leave the dice as they are
#[allow(dead_code)]
pub const DO_KEEP: Text = ALL[95].1;

/// Grow in {line}
#[allow(dead_code)]
pub const DO_LINE: Text = ALL[96].1;

/// Grow in {line} and write {value} in its box
#[allow(dead_code)]
pub const DO_LINE_WRITE: Text = ALL[97].1;

/// Make the dotted box of {line} solid
#[allow(dead_code)]
pub const DO_OPEN: Text = ALL[98].1;

/// Start with the check mark of {power}
#[allow(dead_code)]
pub const DO_POWER: Text = ALL[99].1;

/// Roll {dice} again for one box
#[allow(dead_code)]
pub const DO_REROLL: Text = ALL[100].1;

/// Let {coral} in {place} become mature: {points}
#[allow(dead_code)]
pub const DO_RIPEN: Text = ALL[101].1;

/// Let {coral} in {place} become mature: {points}, and {more} for a full set
#[allow(dead_code)]
pub const DO_RIPEN_SET: Text = ALL[102].1;

/// Seed {coral} in {place}
#[allow(dead_code)]
pub const DO_SEED: Text = ALL[103].1;

/// Fill a shell of {power}
#[allow(dead_code)]
pub const DO_SHELL: Text = ALL[104].1;

/// Turn {die} to {value} for one box
#[allow(dead_code)]
pub const DO_SHIFT: Text = ALL[105].1;

/// Skip this special action
#[allow(dead_code)]
pub const DO_SKIP: Text = ALL[106].1;

/// Clear no column
#[allow(dead_code)]
pub const DO_SKIP_COLUMN: Text = ALL[107].1;

/// Do without the growth
#[allow(dead_code)]
pub const DO_SKIP_GROW: Text = ALL[108].1;

/// Clear no row
#[allow(dead_code)]
pub const DO_SKIP_ROW: Text = ALL[109].1;

/// Do not use it now
#[allow(dead_code)]
pub const DO_SKIP_USE: Text = ALL[110].1;

/// Stop growing here
#[allow(dead_code)]
pub const DO_STOP: Text = ALL[111].1;

/// Put {n} starfish into Triton's Trumpet
#[allow(dead_code)]
pub const DO_TRUMPET: Text = ALL[112].1;

/// Put no starfish into Triton's Trumpet
#[allow(dead_code)]
pub const DO_TRUMPET_NONE: Text = ALL[113].1;

/// Put 1 starfish into Triton's Trumpet
#[allow(dead_code)]
pub const DO_TRUMPET_ONE: Text = ALL[114].1;

/// Unlock {power}
#[allow(dead_code)]
pub const DO_UNLOCK: Text = ALL[115].1;

/// {deed}; {points} more for full sets
#[allow(dead_code)]
pub const DO_WORTH: Text = ALL[116].1;

/// active: {who}
#[allow(dead_code)]
pub const DRAW_ACTIVE: Text = ALL[117].1;

/// check mark filled
#[allow(dead_code)]
pub const DRAW_CHECKED: Text = ALL[118].1;

/// All write at once: the other sheets are shown as they were when the phase began.
#[allow(dead_code)]
pub const DRAW_COVERED: Text = ALL[119].1;

/// boxes that clear {what}: {free} free, {used} used, {locked} locked
#[allow(dead_code)]
pub const DRAW_CRAB_BOX: Text = ALL[120].1;

/// destroyed starfish
#[allow(dead_code)]
pub const DRAW_DESTROYED: Text = ALL[121].1;

/// Still to grow with: {dice}
#[allow(dead_code)]
pub const DRAW_DICE_LEFT: Text = ALL[122].1;

/// Diversity sheet
#[allow(dead_code)]
pub const DRAW_DIVERSITY: Text = ALL[123].1;

/// Free after steps back: {spaces}
#[allow(dead_code)]
pub const DRAW_EARLIER: Text = ALL[124].1;

/// How the game ended: {how}
#[allow(dead_code)]
pub const DRAW_ENDED: Text = ALL[125].1;

/// Endings
#[allow(dead_code)]
pub const DRAW_ENDINGS: Text = ALL[126].1;

/// Signs: y1 young coral at stage 1, Y2 mature coral (Y brain, B digitate, P branching), * starfish, x crossed-off starfish, #Y2 bleached, . empty, // obstacle. Boxes: <2> printed, [2] written, [ ] solid and empty, :?: dotted. Species, a sign for each seat: ! met, + attracted, - used up, . not met. Marks: G2 grow 2, DIE a dotted box, CRAB a crab symbol, SHELL a shell, SPAWN, BUD, * with a gold star, -- struck out; filled ones name their player.
#[allow(dead_code)]
pub const DRAW_LEGEND: Text = ALL[127].1;

/// Rows and columns to choose from: {lines}
#[allow(dead_code)]
pub const DRAW_LINES: Text = ALL[128].1;

/// {power}: locked
#[allow(dead_code)]
pub const DRAW_LOCKED: Text = ALL[129].1;

/// The most of each (5 points): {counts}. Starfish on the reef: {starfish}
#[allow(dead_code)]
pub const DRAW_MOST: Text = ALL[130].1;

/// {n} point
#[allow(dead_code)]
pub const DRAW_POINT: Text = ALL[131].1;

/// {n} points
#[allow(dead_code)]
pub const DRAW_POINTS: Text = ALL[132].1;

/// Points: {coral}; {sets} sets x {species} species = {points}
#[allow(dead_code)]
pub const DRAW_SCORE: Text = ALL[133].1;

/// Spaces to choose from: {spaces}
#[allow(dead_code)]
pub const DRAW_SPACES: Text = ALL[134].1;

/// gold stars
#[allow(dead_code)]
pub const DRAW_STARS: Text = ALL[135].1;

/// Grown in this action: {spaces}
#[allow(dead_code)]
pub const DRAW_TAKEN: Text = ALL[136].1;

/// {power}: {check}; boxes {boxes} and a box for each shell; open {open}, used {used}, free {free}; shells {shells} of {places}
#[allow(dead_code)]
pub const DRAW_TRACK: Text = ALL[137].1;

/// {filled} of {places} starfish
#[allow(dead_code)]
pub const DRAW_TRUMPET: Text = ALL[138].1;

/// Turn {turn} of at most {most}
#[allow(dead_code)]
pub const DRAW_TURN: Text = ALL[139].1;

/// check mark empty
#[allow(dead_code)]
pub const DRAW_UNCHECKED: Text = ALL[140].1;

/// {power}: unlocked
#[allow(dead_code)]
pub const DRAW_UNLOCKED: Text = ALL[141].1;

/// used {used} of {uses}
#[allow(dead_code)]
pub const DRAW_USES: Text = ALL[142].1;

/// adjacent species
#[allow(dead_code)]
pub const ENDING_ADJACENT: Text = ALL[143].1;

/// species in all
#[allow(dead_code)]
pub const ENDING_ANY: Text = ALL[144].1;

/// the last turn that the sheet allows
#[allow(dead_code)]
pub const ENDING_CAP: Text = ALL[145].1;

/// line species
#[allow(dead_code)]
pub const ENDING_LINE: Text = ALL[146].1;

/// {n} points of mature brain coral
#[allow(dead_code)]
pub const GAIN_BRAIN: Text = ALL[147].1;

/// 1 point of mature brain coral
#[allow(dead_code)]
pub const GAIN_BRAIN_ONE: Text = ALL[148].1;

/// {n} points of mature branching coral
#[allow(dead_code)]
pub const GAIN_BRANCHING: Text = ALL[149].1;

/// 1 point of mature branching coral
#[allow(dead_code)]
pub const GAIN_BRANCHING_ONE: Text = ALL[150].1;

/// {n} points of mature digitate coral
#[allow(dead_code)]
pub const GAIN_DIGITATE: Text = ALL[151].1;

/// 1 point of mature digitate coral
#[allow(dead_code)]
pub const GAIN_DIGITATE_ONE: Text = ALL[152].1;

/// {n} points for the most brain coral
#[allow(dead_code)]
pub const GAIN_MOST_BRAIN: Text = ALL[153].1;

/// 1 point for the most brain coral
#[allow(dead_code)]
pub const GAIN_MOST_BRAIN_ONE: Text = ALL[154].1;

/// {n} points for the most branching coral
#[allow(dead_code)]
pub const GAIN_MOST_BRANCHING: Text = ALL[155].1;

/// 1 point for the most branching coral
#[allow(dead_code)]
pub const GAIN_MOST_BRANCHING_ONE: Text = ALL[156].1;

/// {n} points for the most destroyed starfish
#[allow(dead_code)]
pub const GAIN_MOST_DESTROYED: Text = ALL[157].1;

/// 1 point for the most destroyed starfish
#[allow(dead_code)]
pub const GAIN_MOST_DESTROYED_ONE: Text = ALL[158].1;

/// {n} points for the most digitate coral
#[allow(dead_code)]
pub const GAIN_MOST_DIGITATE: Text = ALL[159].1;

/// 1 point for the most digitate coral
#[allow(dead_code)]
pub const GAIN_MOST_DIGITATE_ONE: Text = ALL[160].1;

/// {n} points for the most gold stars
#[allow(dead_code)]
pub const GAIN_MOST_STARS: Text = ALL[161].1;

/// 1 point for the most gold stars
#[allow(dead_code)]
pub const GAIN_MOST_STARS_ONE: Text = ALL[162].1;

/// {n} points for sets and species
#[allow(dead_code)]
pub const GAIN_SETS: Text = ALL[163].1;

/// 1 point for sets and species
#[allow(dead_code)]
pub const GAIN_SETS_ONE: Text = ALL[164].1;

/// column {n}
#[allow(dead_code)]
pub const LINE_COLUMN: Text = ALL[165].1;

/// row {n}
#[allow(dead_code)]
pub const LINE_ROW: Text = ALL[166].1;

/// The most coral of each type is counted by
#[allow(dead_code)]
pub const OPTION_MAJORITY: Text = ALL[167].1;

/// all live coral
#[allow(dead_code)]
pub const OPTION_MAJORITY_ALL: Text = ALL[168].1;

/// mature coral only
#[allow(dead_code)]
pub const OPTION_MAJORITY_MATURE: Text = ALL[169].1;

/// Starred marks count as
#[allow(dead_code)]
pub const OPTION_STARRED_MARKS: Text = ALL[170].1;

/// species, with their gold star
#[allow(dead_code)]
pub const OPTION_STARRED_MARKS_SPECIES: Text = ALL[171].1;

/// a gold star only
#[allow(dead_code)]
pub const OPTION_STARRED_MARKS_STARS: Text = ALL[172].1;

/// row {row}, column {col}
#[allow(dead_code)]
pub const PLACE: Text = ALL[173].1;

/// Budding
#[allow(dead_code)]
pub const POWER_BUDDING: Text = ALL[174].1;

/// +/-1
#[allow(dead_code)]
pub const POWER_PLUS_MINUS: Text = ALL[175].1;

/// Reroll
#[allow(dead_code)]
pub const POWER_REROLL: Text = ALL[176].1;

/// Spawning
#[allow(dead_code)]
pub const POWER_SPAWNING: Text = ALL[177].1;

/// grows
#[allow(dead_code)]
pub const ROLE_GROW: Text = ALL[178].1;

/// infests
#[allow(dead_code)]
pub const ROLE_INFEST: Text = ALL[179].1;

/// special
#[allow(dead_code)]
pub const ROLE_SPECIAL: Text = ALL[180].1;

/// Brain coral
#[allow(dead_code)]
pub const SCORE_BRAIN: Text = ALL[181].1;

/// Branching coral
#[allow(dead_code)]
pub const SCORE_BRANCHING: Text = ALL[182].1;

/// Digitate coral
#[allow(dead_code)]
pub const SCORE_DIGITATE: Text = ALL[183].1;

/// Most brain
#[allow(dead_code)]
pub const SCORE_MOST_BRAIN: Text = ALL[184].1;

/// Most branching
#[allow(dead_code)]
pub const SCORE_MOST_BRANCHING: Text = ALL[185].1;

/// Most destroyed
#[allow(dead_code)]
pub const SCORE_MOST_DESTROYED: Text = ALL[186].1;

/// Most digitate
#[allow(dead_code)]
pub const SCORE_MOST_DIGITATE: Text = ALL[187].1;

/// Most gold stars
#[allow(dead_code)]
pub const SCORE_MOST_STARS: Text = ALL[188].1;

/// Sets x species
#[allow(dead_code)]
pub const SCORE_SETS: Text = ALL[189].1;

/// Starfish left
#[allow(dead_code)]
pub const SCORE_STARFISH: Text = ALL[190].1;

/// 3 in a line
#[allow(dead_code)]
pub const SHAPE_LINE3: Text = ALL[191].1;

/// 5 in a line
#[allow(dead_code)]
pub const SHAPE_LINE5: Text = ALL[192].1;

/// a rectangle of 6
#[allow(dead_code)]
pub const SHAPE_RECT6: Text = ALL[193].1;

/// a square of 4
#[allow(dead_code)]
pub const SHAPE_SQUARE4: Text = ALL[194].1;

/// Special actions left: {n}
#[allow(dead_code)]
pub const SPECIALS: Text = ALL[195].1;

/// it ends the game
#[allow(dead_code)]
pub const STARRED_NOTHING: Text = ALL[196].1;

/// a point for each full set
#[allow(dead_code)]
pub const STARRED_SPECIES: Text = ALL[197].1;

/// a gold star
#[allow(dead_code)]
pub const STARRED_STAR: Text = ALL[198].1;

/// dice phase
#[allow(dead_code)]
pub const STEP_DICE: Text = ALL[199].1;

/// growth phase
#[allow(dead_code)]
pub const STEP_GROW: Text = ALL[200].1;

/// infestation phase
#[allow(dead_code)]
pub const STEP_INFEST: Text = ALL[201].1;

/// the game is over
#[allow(dead_code)]
pub const STEP_OVER: Text = ALL[202].1;

/// the dice are falling
#[allow(dead_code)]
pub const STEP_ROLL: Text = ALL[203].1;

/// set-up
#[allow(dead_code)]
pub const STEP_SETUP: Text = ALL[204].1;

/// special actions
#[allow(dead_code)]
pub const STEP_SPECIAL: Text = ALL[205].1;

/// Triton's Trumpet
#[allow(dead_code)]
pub const TRUMPET: Text = ALL[206].1;

/// {die} was set aside for the infestation; nothing grows with it.
#[allow(dead_code)]
pub const WHY_ASIDE: Text = ALL[207].1;

/// You have attracted {species} already.
#[allow(dead_code)]
pub const WHY_ATTRACTED: Text = ALL[208].1;

/// The coral in {place} is bleached; nothing grows there any more.
#[allow(dead_code)]
pub const WHY_BLEACHED: Text = ALL[209].1;

/// The coral in {place} is bleached; it takes no more starfish.
#[allow(dead_code)]
pub const WHY_BLEACHED_PREY: Text = ALL[210].1;

/// The box of {line} is solid and shows {number}.
#[allow(dead_code)]
pub const WHY_BOX_NUMBER: Text = ALL[211].1;

/// The box of {line} is solid already.
#[allow(dead_code)]
pub const WHY_BOX_SOLID: Text = ALL[212].1;

/// No mature {coral} stands beside {place}.
#[allow(dead_code)]
pub const WHY_BUD: Text = ALL[213].1;

/// The check mark of {power} is filled already.
#[allow(dead_code)]
pub const WHY_CHECKED: Text = ALL[214].1;

/// Special actions go clockwise; now it is the turn of {names}.
#[allow(dead_code)]
pub const WHY_CLOCKWISE: Text = ALL[215].1;

/// a row and a column
#[allow(dead_code)]
pub const WHY_CRAB_BOTH: Text = ALL[216].1;

/// a column
#[allow(dead_code)]
pub const WHY_CRAB_COLUMN: Text = ALL[217].1;

/// a row
#[allow(dead_code)]
pub const WHY_CRAB_ROW: Text = ALL[218].1;

/// In {line} no starfish infests live coral.
#[allow(dead_code)]
pub const WHY_CRAB_CLEAN: Text = ALL[219].1;

/// No starfish infests your coral, so the Hermit Crab has nothing to do.
#[allow(dead_code)]
pub const WHY_CRAB_IDLE: Text = ALL[220].1;

/// This box of the Hermit Crab asks for {what} now, and that is not {line}.
#[allow(dead_code)]
pub const WHY_CRAB_LINE: Text = ALL[221].1;

/// The Hermit Crab has no free box that clears {what}.
#[allow(dead_code)]
pub const WHY_CRAB_LOCKED: Text = ALL[222].1;

/// At least one starfish must go: choose the line that the Hermit Crab clears.
#[allow(dead_code)]
pub const WHY_CRAB_MUST: Text = ALL[223].1;

/// {species} asks for {shape} of mature {coral}; your best place has {n} of {all}.
#[allow(dead_code)]
pub const WHY_DEMAND: Text = ALL[224].1;

/// The box of {line} is still dotted: a special action has to make it solid first.
#[allow(dead_code)]
pub const WHY_DOTTED: Text = ALL[225].1;

/// You have entered a space behind {place} already; take that step back to enter this one first.
#[allow(dead_code)]
pub const WHY_EARLIER: Text = ALL[226].1;

/// The starred mark fills itself at the end of a turn, once somebody has {need} marks ({ending}); you have {n}.
#[allow(dead_code)]
pub const WHY_ENDING: Text = ALL[227].1;

/// Starfish sit on the coral in {place}, so it cannot grow.
#[allow(dead_code)]
pub const WHY_FROZEN: Text = ALL[228].1;

/// All check marks of {species} are filled.
#[allow(dead_code)]
pub const WHY_GONE: Text = ALL[229].1;

/// You have handed in your sheet; the table waits for {names}.
#[allow(dead_code)]
pub const WHY_HANDED_IN: Text = ALL[230].1;

/// {power} is still locked.
#[allow(dead_code)]
pub const WHY_LOCKED: Text = ALL[231].1;

/// The {coral} in {place} is mature and has no further stage.
#[allow(dead_code)]
pub const WHY_MATURE: Text = ALL[232].1;

/// The die icon must be filled: choose a dotted box.
#[allow(dead_code)]
pub const WHY_MUST_OPEN: Text = ALL[233].1;

/// The shell must be filled: choose Reroll or +/-1.
#[allow(dead_code)]
pub const WHY_MUST_SHELL: Text = ALL[234].1;

/// {die} stays as it is: all boxes of {power} are marked off.
#[allow(dead_code)]
pub const WHY_NO_BOX: Text = ALL[235].1;

/// No coral stands in {place}; the starfish come for {coral}.
#[allow(dead_code)]
pub const WHY_NO_CORAL: Text = ALL[236].1;

/// The sheet has no {line}.
#[allow(dead_code)]
pub const WHY_NO_LINE: Text = ALL[237].1;

/// Nothing can grow with {die}: no row or column shows its number, and no solid box is empty.
#[allow(dead_code)]
pub const WHY_NO_LINE_FOR: Text = ALL[238].1;

/// You have no mature {coral} that could bud into {place}.
#[allow(dead_code)]
pub const WHY_NO_PARENT: Text = ALL[239].1;

/// Nobody sits there: {n} players take part.
#[allow(dead_code)]
pub const WHY_NO_SEAT: Text = ALL[240].1;

/// The diversity sheet has no species {species}.
#[allow(dead_code)]
pub const WHY_NO_SPECIES: Text = ALL[241].1;

/// The coral in {place} has no starfish symbol left to fill.
#[allow(dead_code)]
pub const WHY_NO_SYMBOL: Text = ALL[242].1;

/// {die} cannot be turned any further.
#[allow(dead_code)]
pub const WHY_NO_TURN: Text = ALL[243].1;

/// On this sheet a special action cannot unlock {power}.
#[allow(dead_code)]
pub const WHY_NO_UNLOCK: Text = ALL[244].1;

/// You grow in {line}; {place} is not in it.
#[allow(dead_code)]
pub const WHY_NOT_IN_LINE: Text = ALL[245].1;

/// Nothing can be done there. {ask}
#[allow(dead_code)]
pub const WHY_NOTHING: Text = ALL[246].1;

/// An obstacle stands in {place}; nothing grows there.
#[allow(dead_code)]
pub const WHY_OBSTACLE: Text = ALL[247].1;

/// The sheet has no {place}.
#[allow(dead_code)]
pub const WHY_OFF_SHEET: Text = ALL[248].1;

/// One box of Reroll rolls at most {most}, not {dice} together.
#[allow(dead_code)]
pub const WHY_ONE_DIE: Text = ALL[249].1;

/// In {place} stands {other}, and you are growing {coral}.
#[allow(dead_code)]
pub const WHY_OTHER_CORAL: Text = ALL[250].1;

/// The box of {line} shows {number}, and you grow with {value}.
#[allow(dead_code)]
pub const WHY_OTHER_NUMBER: Text = ALL[251].1;

/// In {place} stands {other}; the starfish come for {coral}.
#[allow(dead_code)]
pub const WHY_OTHER_PREY: Text = ALL[252].1;

/// That is the sheet of {who}; you write on your own.
#[allow(dead_code)]
pub const WHY_OTHER_SHEET: Text = ALL[253].1;

/// The game is over; nobody acts any more.
#[allow(dead_code)]
pub const WHY_OVER: Text = ALL[254].1;

/// Nobody decides now: the dice are falling.
#[allow(dead_code)]
pub const WHY_ROLLING: Text = ALL[255].1;

/// The coral in {place} was seeded in this action; it can grow in the next one.
#[allow(dead_code)]
pub const WHY_SEEDED: Text = ALL[256].1;

/// {power} cannot be chosen at the start, or its check mark is filled already.
#[allow(dead_code)]
pub const WHY_SETUP: Text = ALL[257].1;

/// All shells of {power} are filled.
#[allow(dead_code)]
pub const WHY_SHELLS_FULL: Text = ALL[258].1;

/// No mature {coral} stands in the row or column of {place}.
#[allow(dead_code)]
pub const WHY_SPAWN: Text = ALL[259].1;

/// {die} gives a special action, no growth.
#[allow(dead_code)]
pub const WHY_SPECIAL_DIE: Text = ALL[260].1;

/// You cannot hand in yet; starfish that must still go on your {coral}: {left}.
#[allow(dead_code)]
pub const WHY_STARFISH_LEFT: Text = ALL[261].1;

/// Not now: {deed}. {ask}
#[allow(dead_code)]
pub const WHY_STEP: Text = ALL[262].1;

/// The coral in {place} has had its step in this action.
#[allow(dead_code)]
pub const WHY_STEPPED: Text = ALL[263].1;

/// {species} asks for a rectangle of 6: 2 by 3 spaces. Your strip of 6 in one line is none.
#[allow(dead_code)]
pub const WHY_STRIP: Text = ALL[264].1;

/// From {place} on there is no room for all {left} starfish that are left; begin with an earlier coral.
#[allow(dead_code)]
pub const WHY_TOO_LATE: Text = ALL[265].1;

/// The infestation die shows {value}; {n} starfish for Triton's Trumpet are too many.
#[allow(dead_code)]
pub const WHY_TOO_MANY_STARFISH: Text = ALL[266].1;

/// Triton's Trumpet has {room} of {places} spaces left, too few for {n} starfish.
#[allow(dead_code)]
pub const WHY_TRUMPET_FULL: Text = ALL[267].1;

/// {species} asks for {shape} of mature coral with at least {least} of every type.
#[allow(dead_code)]
pub const WHY_TYPES: Text = ALL[268].1;

/// {die} stays as it is: the check mark of {power} is not filled yet.
#[allow(dead_code)]
pub const WHY_UNCHECKED: Text = ALL[269].1;

/// {power} is unlocked already; point at a space to use it.
#[allow(dead_code)]
pub const WHY_UNLOCKED: Text = ALL[270].1;

/// You have grown with {die} already.
#[allow(dead_code)]
pub const WHY_USED_DIE: Text = ALL[271].1;

/// {power} has no use left.
#[allow(dead_code)]
pub const WHY_USED_UP: Text = ALL[272].1;

/// It is not your turn; the table waits for {names}.
#[allow(dead_code)]
pub const WHY_WAIT: Text = ALL[273].1;

/// Die set aside
#[allow(dead_code)]
pub const REPORT_ASIDE: Text = Text { en: "Die set aside", nl: "Dobbelsteen opzij gelegd" };

/// Animal attracted
#[allow(dead_code)]
pub const REPORT_ATTRACT: Text = Text { en: "Animal attracted", nl: "Dier aangetrokken" };

/// Spaces of bleached coral at the end
#[allow(dead_code)]
pub const REPORT_BLEACHED: Text =
    Text { en: "Spaces of bleached coral at the end", nl: "Vakken met verbleekt koraal aan het eind" };

/// Coral budded
#[allow(dead_code)]
pub const REPORT_BUD: Text = Text { en: "Coral budded", nl: "Koraal met een knop" };

/// Space drawn in
#[allow(dead_code)]
pub const REPORT_CELL: Text = Text { en: "Space drawn in", nl: "Vak waarin is getekend" };

/// Coral chosen
#[allow(dead_code)]
pub const REPORT_COLOUR: Text = Text { en: "Coral chosen", nl: "Koraal gekozen" };

/// Spaces of coral at the end
#[allow(dead_code)]
pub const REPORT_CORAL: Text = Text { en: "Spaces of coral at the end", nl: "Vakken met koraal aan het eind" };

/// Cleared by the Hermit Crab
#[allow(dead_code)]
pub const REPORT_CRAB: Text = Text { en: "Cleared by the Hermit Crab", nl: "Gewist door de heremietkreeft" };

/// a row and a column
#[allow(dead_code)]
pub const REPORT_CRAB_BOTH: Text = Text { en: "a row and a column", nl: "een rij en een kolom" };

/// a column
#[allow(dead_code)]
pub const REPORT_CRAB_COLUMN: Text = Text { en: "a column", nl: "een kolom" };

/// a row
#[allow(dead_code)]
pub const REPORT_CRAB_ROW: Text = Text { en: "a row", nl: "een rij" };

/// Ended by
#[allow(dead_code)]
pub const REPORT_ENDING: Text = Text { en: "Ended by", nl: "Geëindigd door" };

/// Die grown with
#[allow(dead_code)]
pub const REPORT_GROW: Text = Text { en: "Die grown with", nl: "Dobbelsteen om mee te groeien" };

/// Row or column grown in
#[allow(dead_code)]
pub const REPORT_LINE: Text = Text { en: "Row or column grown in", nl: "Rij of kolom om in te groeien" };

/// Animal at the end
#[allow(dead_code)]
pub const REPORT_MARK: Text = Text { en: "Animal at the end", nl: "Dier aan het eind" };

/// Row or column opened
#[allow(dead_code)]
pub const REPORT_OPEN: Text = Text { en: "Row or column opened", nl: "Rij of kolom geopend" };

/// Power used
#[allow(dead_code)]
pub const REPORT_POWER: Text = Text { en: "Power used", nl: "Kracht gebruikt" };

/// Dice rolled again
#[allow(dead_code)]
pub const REPORT_REROLL: Text = Text { en: "Dice rolled again", nl: "Dobbelstenen opnieuw gegooid" };

/// Shell gained for a power
#[allow(dead_code)]
pub const REPORT_SHELL: Text = Text { en: "Shell gained for a power", nl: "Schelp verdiend voor een kracht" };

/// Die turned by 1
#[allow(dead_code)]
pub const REPORT_SHIFT: Text = Text { en: "Die turned by 1", nl: "Dobbelsteen 1 gedraaid" };

/// Coral spawned
#[allow(dead_code)]
pub const REPORT_SPAWN: Text = Text { en: "Coral spawned", nl: "Koraal gepaaid" };

/// Starred mark
#[allow(dead_code)]
pub const REPORT_STAR: Text = Text { en: "Starred mark", nl: "Stervinkje" };

/// Starfish at the end
#[allow(dead_code)]
pub const REPORT_STARFISH: Text = Text { en: "Starfish at the end", nl: "Zeesterren aan het eind" };

/// all starfish
#[allow(dead_code)]
pub const REPORT_STARFISH_ALL: Text = Text { en: "all starfish", nl: "alle zeesterren" };

/// Power earned
#[allow(dead_code)]
pub const REPORT_UNLOCK: Text = Text { en: "Power earned", nl: "Kracht verdiend" };
