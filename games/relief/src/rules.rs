//! The rules by id. Generated from `rules.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::{Rule, Tag, Text};

/// Every rule of the game.
pub static ALL: [Rule; 81] = [
    Rule {
        id: "RELIEF-SETUP-1",
        tag: Tag::P,
        text: Text {
            en: "Two to four players take part. Each has a reef sheet; the diversity sheet and three coloured dice are shared.",
            nl: "Twee tot vier spelers doen mee. Ieder heeft een rifblad; het diversiteitsblad en drie gekleurde dobbelstenen zijn gedeeld.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-SETUP-2",
        tag: Tag::C,
        text: Text {
            en: "Chance decides who is the first active player.",
            nl: "Het toeval bepaalt wie de eerste actieve speler is.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SETUP-3",
        tag: Tag::C,
        text: Text {
            en: "Before the first roll each player, clockwise from the first active player, fills the check mark of one power: Reroll or +/-1.",
            nl: "Voor de eerste worp vult iedere speler, met de klok mee vanaf de eerste actieve speler, het vinkje van één kracht in: opnieuw gooien of +/-1.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SETUP-4",
        tag: Tag::C,
        text: Text {
            en: "With two players the last check mark of every shared species is struck out.",
            nl: "Met twee spelers vervalt het laatste vinkje van elke gedeelde soort.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-TURN-1",
        tag: Tag::R,
        text: Text {
            en: "A turn has five phases in this order: dice, growth, special actions, infestation, end of turn. Only what the present phase asks of you can be done.",
            nl: "Een beurt heeft vijf fasen in deze volgorde: dobbelstenen, groei, speciale acties, plaag, einde van de beurt. Alleen wat de huidige fase van je vraagt kan worden gedaan.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-DICE-1",
        tag: Tag::R,
        text: Text {
            en: "The active player rolls all three dice.",
            nl: "De actieve speler gooit alle drie de dobbelstenen.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-DICE-2",
        tag: Tag::R,
        text: Text {
            en: "Before setting a die aside the active player may use Reroll and +/-1 as often as boxes allow, one box each time, also again on the same die.",
            nl: "Voordat een dobbelsteen opzij gaat mag de actieve speler opnieuw gooien en +/-1 gebruiken zo vaak als er hokjes zijn, telkens één hokje, ook nog eens op dezelfde dobbelsteen.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-DICE-3",
        tag: Tag::R,
        text: Text {
            en: "A +/-1 box turns a die one up or down; 6 and 1 are neighbours.",
            nl: "Een hokje van +/-1 draait een dobbelsteen één omhoog of omlaag; 6 en 1 zijn buren.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-DICE-4",
        tag: Tag::R,
        text: Text {
            en: "A power works only once its check mark is filled, and each use marks off one of its boxes that is still free.",
            nl: "Een kracht werkt pas als het vinkje is ingevuld, en elk gebruik kruist een hokje ervan aan dat nog vrij is.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-DICE-5",
        tag: Tag::R,
        text: Text {
            en: "The active player sets one die aside as the infestation die. It is used neither for growth nor for special actions.",
            nl: "De actieve speler legt één dobbelsteen opzij als plaagdobbelsteen. Die telt niet voor groei en niet voor speciale acties.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-DICE-6",
        tag: Tag::D,
        text: Text {
            en: "One box of Reroll rolls one die.",
            nl: "Eén hokje van opnieuw gooien gooit één dobbelsteen.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-DICE-7",
        tag: Tag::C,
        text: Text {
            en: "Each filled shell adds a box to its power; that box too waits for the check mark.",
            nl: "Elke ingevulde schelp geeft de kracht een hokje meer; ook dat wacht op het vinkje.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-GROW-1",
        tag: Tag::R,
        text: Text {
            en: "Every player takes a Grow action with each remaining die of 1 to 4, each die once, in an order of their own.",
            nl: "Iedere speler doet een groeiactie met elke overgebleven dobbelsteen van 1 tot 4, elke dobbelsteen één keer, in een eigen volgorde.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-GROW-2",
        tag: Tag::R,
        text: Text {
            en: "A Grow action takes place in one row or column whose box shows the number or is solid and empty.",
            nl: "Een groeiactie gebeurt in één rij of kolom waarvan het hokje het getal toont, of een vaste lijn heeft en leeg is.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-GROW-3",
        tag: Tag::R,
        text: Text {
            en: "Choosing a solid empty box writes the number into it.",
            nl: "Wie een leeg vast hokje kiest, schrijft het getal erin.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-GROW-4",
        tag: Tag::R,
        text: Text {
            en: "In that line up to as many steps are drawn as the number says, all with coral of the die's colour.",
            nl: "In die lijn worden hoogstens zo veel stappen getekend als het getal aangeeft, alle met koraal van de kleur van de dobbelsteen.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-GROW-5",
        tag: Tag::R,
        text: Text {
            en: "A step draws the next stage of a coral, or seeds stage 1 in an empty space.",
            nl: "Een stap tekent het volgende stadium van een koraal, of zaait stadium 1 in een leeg vakje.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-GROW-6",
        tag: Tag::R,
        text: Text {
            en: "A coral gets at most one step in the same Grow action.",
            nl: "Een koraal krijgt in dezelfde groeiactie hoogstens één stap.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-GROW-7",
        tag: Tag::R,
        text: Text { en: "Coral with starfish on it cannot grow.", nl: "Koraal met zeesterren erop kan niet groeien." },
        forbids: true,
    },
    Rule {
        id: "RELIEF-GROW-8",
        tag: Tag::D,
        text: Text {
            en: "Coral at its last stage is mature: stage 2 of brain, 3 of digitate, 4 of branching coral.",
            nl: "Koraal in het laatste stadium is volgroeid: stadium 2 van hersenkoraal, 3 van vingerkoraal, 4 van takkoraal.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-GROW-9",
        tag: Tag::D,
        text: Text {
            en: "A space with mature coral, bleached coral, another type of coral or an obstacle takes no step.",
            nl: "Een vakje met volgroeid koraal, verbleekt koraal, een ander soort koraal of een obstakel krijgt geen stap.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-GROW-10",
        tag: Tag::D,
        text: Text {
            en: "A die may be left unused, and a chosen line may get fewer steps than its number, even none; a number once written stays.",
            nl: "Een dobbelsteen mag ongebruikt blijven, en een gekozen lijn mag minder stappen krijgen dan het getal, zelfs geen; een getal dat er staat blijft staan.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-GROW-11",
        tag: Tag::D,
        text: Text {
            en: "A coral that was seeded in a Grow action does not grow in it as well.",
            nl: "Koraal dat in een groeiactie is gezaaid, groeit in die actie niet ook nog.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-SPEC-1",
        tag: Tag::R,
        text: Text {
            en: "Each remaining die of 5 or 6 gives every player one special action.",
            nl: "Elke overgebleven dobbelsteen van 5 of 6 geeft iedere speler één speciale actie.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SPEC-2",
        tag: Tag::R,
        text: Text {
            en: "Special actions go clockwise from the active player.",
            nl: "Speciale acties gaan met de klok mee vanaf de actieve speler.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-SPEC-3",
        tag: Tag::R,
        text: Text {
            en: "An action that is locked must be unlocked first.",
            nl: "Een actie die op slot zit moet eerst worden ontgrendeld.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-SPEC-4",
        tag: Tag::D,
        text: Text {
            en: "A special action, a Grow benefit and the use of a power may be left out.",
            nl: "Een speciale actie, een groeivoordeel en het gebruik van een kracht mag je overslaan.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SPEC-5",
        tag: Tag::D,
        text: Text {
            en: "A player takes all special actions, with their benefits, before the next player does.",
            nl: "Een speler doet alle speciale acties, met hun voordelen, voor de volgende speler aan de beurt is.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-BOX-1",
        tag: Tag::R,
        text: Text {
            en: "A special action fills the die icon of a dotted box and makes the box solid.",
            nl: "Een speciale actie vult het dobbelsteentje van een gestippeld hokje in en maakt het hokje vast.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-LIFE-1",
        tag: Tag::R,
        text: Text {
            en: "A special action fills the check mark of a species and gives its benefit.",
            nl: "Een speciale actie vult het vinkje van een soort in en geeft het voordeel ervan.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-LIFE-2",
        tag: Tag::R,
        text: Text {
            en: "The species on the own sheet ask for nothing; each is attracted once.",
            nl: "De soorten op het eigen blad stellen geen eis; elk wordt één keer aangetrokken.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-LIFE-3",
        tag: Tag::R,
        text: Text {
            en: "A shared species comes only if its demand is met at that moment.",
            nl: "Een gedeelde soort komt alleen als op dat moment aan de eis is voldaan.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-LIFE-4",
        tag: Tag::R,
        text: Text {
            en: "Line species ask for 3 or 5 mature corals in the same row or column, of their type or of a set of all types.",
            nl: "Lijnsoorten vragen 3 of 5 volgroeide koralen in dezelfde rij of kolom, van hun type of van een set van alle typen.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-LIFE-5",
        tag: Tag::R,
        text: Text {
            en: "Adjacent species ask for 4 mature corals that touch and form a square, or 6 that touch and form a rectangle.",
            nl: "Aangrenzende soorten vragen 4 volgroeide koralen die elkaar raken en een vierkant vormen, of 6 die elkaar raken en een rechthoek vormen.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-LIFE-6",
        tag: Tag::R,
        text: Text {
            en: "Check marks are filled from left to right; a species without a free mark cannot be attracted any more.",
            nl: "Vinkjes worden van links naar rechts ingevuld; een soort zonder vrij vinkje kan niet meer worden aangetrokken.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-LIFE-7",
        tag: Tag::R,
        text: Text {
            en: "A player attracts the same species at most once.",
            nl: "Een speler trekt dezelfde soort hoogstens één keer aan.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-LIFE-8",
        tag: Tag::C,
        text: Text {
            en: "A mixed set holds at least one coral of every type, a mixed rectangle at least two.",
            nl: "Een gemengde set bevat minstens één koraal van elk type, een gemengde rechthoek minstens twee.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-LIFE-9",
        tag: Tag::D,
        text: Text {
            en: "Infested mature coral counts for demands; a coral may serve several; a filled mark stays even if coral bleaches later.",
            nl: "Geplaagd volgroeid koraal telt mee voor eisen; een koraal mag voor meer eisen dienen; een ingevuld vinkje blijft, ook als koraal later verbleekt.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-LIFE-10",
        tag: Tag::D,
        text: Text {
            en: "The corals of a line need not touch; there may be gaps between them.",
            nl: "De koralen van een lijn hoeven elkaar niet te raken; er mogen gaten tussen zitten.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-LIFE-11",
        tag: Tag::D,
        text: Text {
            en: "A rectangle of 6 is 2 by 3 or 3 by 2 spaces; a strip of 1 by 6 is none.",
            nl: "Een rechthoek van 6 is 2 bij 3 of 3 bij 2 vakjes; een strook van 1 bij 6 is er geen.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-BEN-1",
        tag: Tag::R,
        text: Text {
            en: "A Grow benefit is a Grow action at once, with the printed number, in a colour of choice, under all rules of growth.",
            nl: "Een groeivoordeel is meteen een groeiactie met het gedrukte getal, in een kleur naar keuze, met alle regels van de groei.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-BEN-2",
        tag: Tag::R,
        text: Text {
            en: "A symbol benefit fills that symbol on the own sheet: a die icon, a crab symbol, Spawning or Budding.",
            nl: "Een symboolvoordeel vult dat symbool op het eigen blad in: een dobbelsteentje, een krabsymbool, paaien of knopvorming.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-BEN-3",
        tag: Tag::R,
        text: Text {
            en: "A shell fills a free shell of Reroll or of +/-1.",
            nl: "Een schelp vult een vrije schelp van opnieuw gooien of van +/-1.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-BEN-4",
        tag: Tag::C,
        text: Text {
            en: "A benefit whose symbol has no free place is lost; the mark is filled all the same.",
            nl: "Een voordeel waarvan het symbool geen vrije plaats heeft gaat verloren; het vinkje is toch ingevuld.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-CRAB-1",
        tag: Tag::R,
        text: Text {
            en: "Marking a box of the Hermit Crab removes all starfish that infest coral in a row, in a column or in both, as the box shows.",
            nl: "Een hokje van de heremietkreeft verwijdert alle zeesterren die koraal plagen in een rij, in een kolom of in beide, zoals het hokje toont.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-CRAB-2",
        tag: Tag::R,
        text: Text { en: "Removed starfish are crossed off.", nl: "Verwijderde zeesterren worden doorgestreept." },
        forbids: false,
    },
    Rule {
        id: "RELIEF-CRAB-3",
        tag: Tag::C,
        text: Text {
            en: "A box of the Hermit Crab is marked only where at least one starfish goes.",
            nl: "Een hokje van de heremietkreeft kruis je alleen aan waar minstens één zeester verdwijnt.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-CRAB-4",
        tag: Tag::D,
        text: Text {
            en: "Crossed-off starfish count as destroyed, and their symbols cannot be filled again.",
            nl: "Doorgestreepte zeesterren tellen als vernietigd, en hun symbolen kunnen niet opnieuw worden ingevuld.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SPAWN-1",
        tag: Tag::R,
        text: Text {
            en: "Spawning advances or seeds one coral in a row or column that holds a mature coral of the same type.",
            nl: "Paaien laat één koraal groeien of zaait het, in een rij of kolom met een volgroeid koraal van hetzelfde type.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-SPAWN-2",
        tag: Tag::D,
        text: Text {
            en: "Spawning and Budding follow the rules of growth: no step for infested, mature or bleached coral.",
            nl: "Paaien en knopvorming volgen de regels van de groei: geen stap voor geplaagd, volgroeid of verbleekt koraal.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-BUD-1",
        tag: Tag::R,
        text: Text {
            en: "Budding advances or seeds one coral in an adjacent space, also diagonally.",
            nl: "Knopvorming laat één koraal groeien of zaait het in een aangrenzend vakje, ook schuin.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-BUD-2",
        tag: Tag::D,
        text: Text {
            en: "Budding starts from a mature coral of the same type.",
            nl: "Knopvorming gaat uit van een volgroeid koraal van hetzelfde type.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-POWER-1",
        tag: Tag::R,
        text: Text {
            en: "A special action can fill the check mark of Reroll or of +/-1, each once.",
            nl: "Een speciale actie kan het vinkje van opnieuw gooien of van +/-1 invullen, elk één keer.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-POWER-2",
        tag: Tag::D,
        text: Text {
            en: "Attracting the Hermit Crab or unlocking Spawning or Budding by a special action includes one use, which may be declined.",
            nl: "De heremietkreeft aantrekken of paaien of knopvorming ontgrendelen met een speciale actie houdt één gebruik in, waarvan je mag afzien.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-POWER-3",
        tag: Tag::D,
        text: Text {
            en: "A special action can unlock Spawning or Budding, each once.",
            nl: "Een speciale actie kan paaien of knopvorming ontgrendelen, elk één keer.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-INF-1",
        tag: Tag::R,
        text: Text {
            en: "Every player fills as many starfish as the infestation die shows; nobody may hold any back.",
            nl: "Iedere speler vult zo veel zeesterren in als de plaagdobbelsteen toont; niemand mag er achterhouden.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-INF-2",
        tag: Tag::R,
        text: Text {
            en: "Starfish go only on coral of the infestation die's colour, never on an empty space.",
            nl: "Zeesterren komen alleen op koraal van de kleur van de plaagdobbelsteen, nooit op een leeg vakje.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-INF-3",
        tag: Tag::R,
        text: Text {
            en: "Each player spreads the starfish as they like; several may go on one coral.",
            nl: "Iedere speler verdeelt de zeesterren naar wens; er mogen er meer op één koraal.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-INF-4",
        tag: Tag::C,
        text: Text {
            en: "Starfish for which no symbol is left are lost.",
            nl: "Zeesterren waarvoor geen symbool over is gaan verloren.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-INF-5",
        tag: Tag::D,
        text: Text {
            en: "Bleached coral takes no more starfish; those on it stay, infest nothing and are never destroyed.",
            nl: "Verbleekt koraal krijgt geen zeesterren meer; die erop zitten blijven, plagen niets en worden nooit vernietigd.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-TRUMP-1",
        tag: Tag::R,
        text: Text {
            en: "Whoever has attracted Triton's Trumpet may put starfish there instead of on the reef; they are crossed off at once.",
            nl: "Wie de tritonshoorn heeft aangetrokken mag zeesterren daar plaatsen in plaats van op het rif; ze worden meteen doorgestreept.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-TRUMP-2",
        tag: Tag::R,
        text: Text {
            en: "The starfish that fills the Trumpet earns one shell; after that it takes no more.",
            nl: "De zeester die de tritonshoorn vult levert één schelp op; daarna past er niets meer in.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-TRUMP-3",
        tag: Tag::D,
        text: Text {
            en: "Triton's Trumpet takes starfish of any colour, also when no coral of that colour stands; they count as destroyed.",
            nl: "De tritonshoorn neemt zeesterren van elke kleur, ook als er geen koraal van die kleur staat; ze tellen als vernietigd.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-BLEACH-1",
        tag: Tag::R,
        text: Text {
            en: "The third starfish that infests a coral bleaches it at once.",
            nl: "De derde zeester die een koraal plaagt, verbleekt het meteen.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-BLEACH-2",
        tag: Tag::R,
        text: Text {
            en: "Bleached coral is not scored, and nothing grows in its space any more.",
            nl: "Verbleekt koraal telt niet mee, en in dat vakje groeit niets meer.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-END-1",
        tag: Tag::R,
        text: Text {
            en: "Whether the game ends is seen at the end of a turn; once it has ended nobody acts any more.",
            nl: "Of het spel eindigt, blijkt aan het einde van een beurt; als het is geëindigd doet niemand meer iets.",
        },
        forbids: true,
    },
    Rule {
        id: "RELIEF-END-2",
        tag: Tag::R,
        text: Text {
            en: "The game ends when a player has 4 marks among the line species.",
            nl: "Het spel eindigt als een speler 4 vinkjes heeft bij de lijnsoorten.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-END-3",
        tag: Tag::R,
        text: Text {
            en: "The game ends when a player has 4 marks among the adjacent species.",
            nl: "Het spel eindigt als een speler 4 vinkjes heeft bij de aangrenzende soorten.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-END-4",
        tag: Tag::R,
        text: Text {
            en: "The game ends when a player has any 6 marks on the shared sheet.",
            nl: "Het spel eindigt als een speler 6 vinkjes naar keuze heeft op het gedeelde blad.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-END-5",
        tag: Tag::R,
        text: Text {
            en: "The player who ends the game fills the starred mark of that ending.",
            nl: "De speler die het spel beëindigt vult het stervinkje van dat einde in.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-END-6",
        tag: Tag::C,
        text: Text {
            en: "A match that nobody ends is over after the last turn that the sheet allows, without starred marks.",
            nl: "Een partij die niemand beëindigt is voorbij na de laatste beurt die het blad toestaat, zonder stervinkjes.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-END-7",
        tag: Tag::R,
        text: Text {
            en: "Otherwise the player to the left becomes active and the next turn begins.",
            nl: "Anders wordt de speler links actief en begint de volgende beurt.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-END-8",
        tag: Tag::D,
        text: Text {
            en: "Whoever meets an ending in the same turn fills its starred mark too, and so for each ending they meet.",
            nl: "Wie in dezelfde beurt aan een einde voldoet vult het stervinkje ervan ook in, en dat voor elk einde waaraan hij voldoet.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SCORE-1",
        tag: Tag::R,
        text: Text {
            en: "A mature brain coral is worth 2 points, a digitate one 3, a branching one 4.",
            nl: "Een volgroeid hersenkoraal is 2 punten waard, een vingerkoraal 3, een takkoraal 4.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SCORE-2",
        tag: Tag::R,
        text: Text {
            en: "The number of sets of mature coral, one of each type, is multiplied by the number of species.",
            nl: "Het aantal sets volgroeid koraal, één van elk type, wordt vermenigvuldigd met het aantal soorten.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SCORE-3",
        tag: Tag::R,
        text: Text {
            en: "The most coral of each type, the most destroyed starfish and the most gold stars are worth 5 points each, to everyone who ties for it.",
            nl: "Het meeste koraal van elk type, de meeste vernietigde zeesterren en de meeste gouden sterren zijn elk 5 punten waard, voor iedereen die gelijk staat.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SCORE-4",
        tag: Tag::R,
        text: Text {
            en: "A tie goes to the tied player with the fewest starfish on the reef.",
            nl: "Bij gelijke stand wint wie daarvan de minste zeesterren op het rif heeft.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SCORE-5",
        tag: Tag::C,
        text: Text {
            en: "Species are filled marks of the diversity sheet, starred marks unless the table chose otherwise, and attracted species of the own sheet; the check marks of Reroll and +/-1 are none.",
            nl: "Soorten zijn ingevulde vinkjes van het diversiteitsblad, stervinkjes tenzij de tafel anders koos, en aangetrokken soorten van het eigen blad; de vinkjes van opnieuw gooien en +/-1 zijn er geen.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SCORE-6",
        tag: Tag::D,
        text: Text {
            en: "For the most coral only mature coral counts, unless the table chose to count all live coral; nobody wins by having none.",
            nl: "Voor het meeste koraal telt alleen volgroeid koraal, tenzij de tafel koos al het levende koraal te tellen; met niets wint niemand.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-SCORE-7",
        tag: Tag::D,
        text: Text {
            en: "Starfish on the reef are all that are filled and not crossed off, also on bleached coral; if they are equal too, victory is shared.",
            nl: "Zeesterren op het rif zijn alle die ingevuld en niet doorgestreept zijn, ook op verbleekt koraal; zijn ook die gelijk, dan wordt de zege gedeeld.",
        },
        forbids: false,
    },
    Rule {
        id: "RELIEF-ORDER-1",
        tag: Tag::C,
        text: Text {
            en: "The spaces of one action are entered in reading order; take a step back to enter an earlier one.",
            nl: "De vakjes van één actie worden in leesvolgorde ingevoerd; neem een stap terug om een eerder vakje in te voeren.",
        },
        forbids: true,
    },
];

/// Two to four players take part. Each has a reef sheet; the diversity sheet and three coloured dice are shared.
#[allow(dead_code)]
pub static SETUP_1: &Rule = &ALL[0];

/// Chance decides who is the first active player.
#[allow(dead_code)]
pub static SETUP_2: &Rule = &ALL[1];

/// Before the first roll each player, clockwise from the first active player, fills the check mark of one power: Reroll or +/-1.
#[allow(dead_code)]
pub static SETUP_3: &Rule = &ALL[2];

/// With two players the last check mark of every shared species is struck out.
#[allow(dead_code)]
pub static SETUP_4: &Rule = &ALL[3];

/// A turn has five phases in this order: dice, growth, special actions, infestation, end of turn. Only what the present phase asks of you can be done.
#[allow(dead_code)]
pub static TURN_1: &Rule = &ALL[4];

/// The active player rolls all three dice.
#[allow(dead_code)]
pub static DICE_1: &Rule = &ALL[5];

/// Before setting a die aside the active player may use Reroll and +/-1 as often as boxes allow, one box each time, also again on the same die.
#[allow(dead_code)]
pub static DICE_2: &Rule = &ALL[6];

/// A +/-1 box turns a die one up or down; 6 and 1 are neighbours.
#[allow(dead_code)]
pub static DICE_3: &Rule = &ALL[7];

/// A power works only once its check mark is filled, and each use marks off one of its boxes that is still free.
#[allow(dead_code)]
pub static DICE_4: &Rule = &ALL[8];

/// The active player sets one die aside as the infestation die. It is used neither for growth nor for special actions.
#[allow(dead_code)]
pub static DICE_5: &Rule = &ALL[9];

/// One box of Reroll rolls one die.
#[allow(dead_code)]
pub static DICE_6: &Rule = &ALL[10];

/// Each filled shell adds a box to its power; that box too waits for the check mark.
#[allow(dead_code)]
pub static DICE_7: &Rule = &ALL[11];

/// Every player takes a Grow action with each remaining die of 1 to 4, each die once, in an order of their own.
#[allow(dead_code)]
pub static GROW_1: &Rule = &ALL[12];

/// A Grow action takes place in one row or column whose box shows the number or is solid and empty.
#[allow(dead_code)]
pub static GROW_2: &Rule = &ALL[13];

/// Choosing a solid empty box writes the number into it.
#[allow(dead_code)]
pub static GROW_3: &Rule = &ALL[14];

/// In that line up to as many steps are drawn as the number says, all with coral of the die's colour.
#[allow(dead_code)]
pub static GROW_4: &Rule = &ALL[15];

/// A step draws the next stage of a coral, or seeds stage 1 in an empty space.
#[allow(dead_code)]
pub static GROW_5: &Rule = &ALL[16];

/// A coral gets at most one step in the same Grow action.
#[allow(dead_code)]
pub static GROW_6: &Rule = &ALL[17];

/// Coral with starfish on it cannot grow.
#[allow(dead_code)]
pub static GROW_7: &Rule = &ALL[18];

/// Coral at its last stage is mature: stage 2 of brain, 3 of digitate, 4 of branching coral.
#[allow(dead_code)]
pub static GROW_8: &Rule = &ALL[19];

/// A space with mature coral, bleached coral, another type of coral or an obstacle takes no step.
#[allow(dead_code)]
pub static GROW_9: &Rule = &ALL[20];

/// A die may be left unused, and a chosen line may get fewer steps than its number, even none; a number once written stays.
#[allow(dead_code)]
pub static GROW_10: &Rule = &ALL[21];

/// A coral that was seeded in a Grow action does not grow in it as well.
#[allow(dead_code)]
pub static GROW_11: &Rule = &ALL[22];

/// Each remaining die of 5 or 6 gives every player one special action.
#[allow(dead_code)]
pub static SPEC_1: &Rule = &ALL[23];

/// Special actions go clockwise from the active player.
#[allow(dead_code)]
pub static SPEC_2: &Rule = &ALL[24];

/// An action that is locked must be unlocked first.
#[allow(dead_code)]
pub static SPEC_3: &Rule = &ALL[25];

/// A special action, a Grow benefit and the use of a power may be left out.
#[allow(dead_code)]
pub static SPEC_4: &Rule = &ALL[26];

/// A player takes all special actions, with their benefits, before the next player does.
#[allow(dead_code)]
pub static SPEC_5: &Rule = &ALL[27];

/// A special action fills the die icon of a dotted box and makes the box solid.
#[allow(dead_code)]
pub static BOX_1: &Rule = &ALL[28];

/// A special action fills the check mark of a species and gives its benefit.
#[allow(dead_code)]
pub static LIFE_1: &Rule = &ALL[29];

/// The species on the own sheet ask for nothing; each is attracted once.
#[allow(dead_code)]
pub static LIFE_2: &Rule = &ALL[30];

/// A shared species comes only if its demand is met at that moment.
#[allow(dead_code)]
pub static LIFE_3: &Rule = &ALL[31];

/// Line species ask for 3 or 5 mature corals in the same row or column, of their type or of a set of all types.
#[allow(dead_code)]
pub static LIFE_4: &Rule = &ALL[32];

/// Adjacent species ask for 4 mature corals that touch and form a square, or 6 that touch and form a rectangle.
#[allow(dead_code)]
pub static LIFE_5: &Rule = &ALL[33];

/// Check marks are filled from left to right; a species without a free mark cannot be attracted any more.
#[allow(dead_code)]
pub static LIFE_6: &Rule = &ALL[34];

/// A player attracts the same species at most once.
#[allow(dead_code)]
pub static LIFE_7: &Rule = &ALL[35];

/// A mixed set holds at least one coral of every type, a mixed rectangle at least two.
#[allow(dead_code)]
pub static LIFE_8: &Rule = &ALL[36];

/// Infested mature coral counts for demands; a coral may serve several; a filled mark stays even if coral bleaches later.
#[allow(dead_code)]
pub static LIFE_9: &Rule = &ALL[37];

/// The corals of a line need not touch; there may be gaps between them.
#[allow(dead_code)]
pub static LIFE_10: &Rule = &ALL[38];

/// A rectangle of 6 is 2 by 3 or 3 by 2 spaces; a strip of 1 by 6 is none.
#[allow(dead_code)]
pub static LIFE_11: &Rule = &ALL[39];

/// A Grow benefit is a Grow action at once, with the printed number, in a colour of choice, under all rules of growth.
#[allow(dead_code)]
pub static BEN_1: &Rule = &ALL[40];

/// A symbol benefit fills that symbol on the own sheet: a die icon, a crab symbol, Spawning or Budding.
#[allow(dead_code)]
pub static BEN_2: &Rule = &ALL[41];

/// A shell fills a free shell of Reroll or of +/-1.
#[allow(dead_code)]
pub static BEN_3: &Rule = &ALL[42];

/// A benefit whose symbol has no free place is lost; the mark is filled all the same.
#[allow(dead_code)]
pub static BEN_4: &Rule = &ALL[43];

/// Marking a box of the Hermit Crab removes all starfish that infest coral in a row, in a column or in both, as the box shows.
#[allow(dead_code)]
pub static CRAB_1: &Rule = &ALL[44];

/// Removed starfish are crossed off.
#[allow(dead_code)]
pub static CRAB_2: &Rule = &ALL[45];

/// A box of the Hermit Crab is marked only where at least one starfish goes.
#[allow(dead_code)]
pub static CRAB_3: &Rule = &ALL[46];

/// Crossed-off starfish count as destroyed, and their symbols cannot be filled again.
#[allow(dead_code)]
pub static CRAB_4: &Rule = &ALL[47];

/// Spawning advances or seeds one coral in a row or column that holds a mature coral of the same type.
#[allow(dead_code)]
pub static SPAWN_1: &Rule = &ALL[48];

/// Spawning and Budding follow the rules of growth: no step for infested, mature or bleached coral.
#[allow(dead_code)]
pub static SPAWN_2: &Rule = &ALL[49];

/// Budding advances or seeds one coral in an adjacent space, also diagonally.
#[allow(dead_code)]
pub static BUD_1: &Rule = &ALL[50];

/// Budding starts from a mature coral of the same type.
#[allow(dead_code)]
pub static BUD_2: &Rule = &ALL[51];

/// A special action can fill the check mark of Reroll or of +/-1, each once.
#[allow(dead_code)]
pub static POWER_1: &Rule = &ALL[52];

/// Attracting the Hermit Crab or unlocking Spawning or Budding by a special action includes one use, which may be declined.
#[allow(dead_code)]
pub static POWER_2: &Rule = &ALL[53];

/// A special action can unlock Spawning or Budding, each once.
#[allow(dead_code)]
pub static POWER_3: &Rule = &ALL[54];

/// Every player fills as many starfish as the infestation die shows; nobody may hold any back.
#[allow(dead_code)]
pub static INF_1: &Rule = &ALL[55];

/// Starfish go only on coral of the infestation die's colour, never on an empty space.
#[allow(dead_code)]
pub static INF_2: &Rule = &ALL[56];

/// Each player spreads the starfish as they like; several may go on one coral.
#[allow(dead_code)]
pub static INF_3: &Rule = &ALL[57];

/// Starfish for which no symbol is left are lost.
#[allow(dead_code)]
pub static INF_4: &Rule = &ALL[58];

/// Bleached coral takes no more starfish; those on it stay, infest nothing and are never destroyed.
#[allow(dead_code)]
pub static INF_5: &Rule = &ALL[59];

/// Whoever has attracted Triton's Trumpet may put starfish there instead of on the reef; they are crossed off at once.
#[allow(dead_code)]
pub static TRUMP_1: &Rule = &ALL[60];

/// The starfish that fills the Trumpet earns one shell; after that it takes no more.
#[allow(dead_code)]
pub static TRUMP_2: &Rule = &ALL[61];

/// Triton's Trumpet takes starfish of any colour, also when no coral of that colour stands; they count as destroyed.
#[allow(dead_code)]
pub static TRUMP_3: &Rule = &ALL[62];

/// The third starfish that infests a coral bleaches it at once.
#[allow(dead_code)]
pub static BLEACH_1: &Rule = &ALL[63];

/// Bleached coral is not scored, and nothing grows in its space any more.
#[allow(dead_code)]
pub static BLEACH_2: &Rule = &ALL[64];

/// Whether the game ends is seen at the end of a turn; once it has ended nobody acts any more.
#[allow(dead_code)]
pub static END_1: &Rule = &ALL[65];

/// The game ends when a player has 4 marks among the line species.
#[allow(dead_code)]
pub static END_2: &Rule = &ALL[66];

/// The game ends when a player has 4 marks among the adjacent species.
#[allow(dead_code)]
pub static END_3: &Rule = &ALL[67];

/// The game ends when a player has any 6 marks on the shared sheet.
#[allow(dead_code)]
pub static END_4: &Rule = &ALL[68];

/// The player who ends the game fills the starred mark of that ending.
#[allow(dead_code)]
pub static END_5: &Rule = &ALL[69];

/// A match that nobody ends is over after the last turn that the sheet allows, without starred marks.
#[allow(dead_code)]
pub static END_6: &Rule = &ALL[70];

/// Otherwise the player to the left becomes active and the next turn begins.
#[allow(dead_code)]
pub static END_7: &Rule = &ALL[71];

/// Whoever meets an ending in the same turn fills its starred mark too, and so for each ending they meet.
#[allow(dead_code)]
pub static END_8: &Rule = &ALL[72];

/// A mature brain coral is worth 2 points, a digitate one 3, a branching one 4.
#[allow(dead_code)]
pub static SCORE_1: &Rule = &ALL[73];

/// The number of sets of mature coral, one of each type, is multiplied by the number of species.
#[allow(dead_code)]
pub static SCORE_2: &Rule = &ALL[74];

/// The most coral of each type, the most destroyed starfish and the most gold stars are worth 5 points each, to everyone who ties for it.
#[allow(dead_code)]
pub static SCORE_3: &Rule = &ALL[75];

/// A tie goes to the tied player with the fewest starfish on the reef.
#[allow(dead_code)]
pub static SCORE_4: &Rule = &ALL[76];

/// Species are filled marks of the diversity sheet, starred marks unless the table chose otherwise, and attracted species of the own sheet; the check marks of Reroll and +/-1 are none.
#[allow(dead_code)]
pub static SCORE_5: &Rule = &ALL[77];

/// For the most coral only mature coral counts, unless the table chose to count all live coral; nobody wins by having none.
#[allow(dead_code)]
pub static SCORE_6: &Rule = &ALL[78];

/// Starfish on the reef are all that are filled and not crossed off, also on bleached coral; if they are equal too, victory is shared.
#[allow(dead_code)]
pub static SCORE_7: &Rule = &ALL[79];

/// The spaces of one action are entered in reading order; take a step back to enter an earlier one.
#[allow(dead_code)]
pub static ORDER_1: &Rule = &ALL[80];
