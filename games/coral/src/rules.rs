//! The rules by id. Generated from `rules.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::{Rule, Tag, Text};

/// Every rule of the game.
pub static ALL: [Rule; 100] = [
    Rule {
        id: "CORAL-GEO-1",
        tag: Tag::P,
        text: Text {
            en: "Every piece is an L of three cubes on a cube grid, in one of twelve orientations; it fills only empty cells above the table.",
            nl: "Elk koraalstuk is een L van drie kubussen op een kubusraster, in een van twaalf standen; het vult alleen lege plekken boven de tafel.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GEO-2",
        tag: Tag::R,
        text: Text {
            en: "Two icons connect only if their faces lie fully against each other, so their cubes are neighbours.",
            nl: "Twee symbolen grenzen alleen aan elkaar als hun vlakken geheel tegen elkaar liggen; hun kubussen zijn dan buren.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-GEO-3",
        tag: Tag::D,
        text: Text {
            en: "A piece is connected to the table if a cube of it lies on the table, and to the rock if a cube of it lies against the rock.",
            nl: "Een koraalstuk raakt de tafel als een van zijn kubussen op tafel ligt, en de Rots als een van zijn kubussen tegen de Rots ligt.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-GEO-4",
        tag: Tag::R,
        text: Text {
            en: "Only the highest cube of a column receives sunlight. Pawns give no shade.",
            nl: "Alleen de hoogste kubus van een kolom krijgt zonlicht. Koraalpionnen geven geen schaduw.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-GEO-5",
        tag: Tag::D,
        text: Text {
            en: "A pawn needs the empty space above an upward icon, and there is one pawn to an icon.",
            nl: "Een koraalpion heeft de lege ruimte boven een symbool nodig, en op een symbool staat hoogstens één pion.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GEO-6",
        tag: Tag::R,
        text: Text {
            en: "A pawn never stands on its own species.",
            nl: "Een koraalpion staat nooit op zijn eigen soort.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GEO-7",
        tag: Tag::D,
        text: Text {
            en: "A piece must be able to get to its place in straight moves without passing through anything.",
            nl: "Een koraalstuk moet zijn plek in rechte bewegingen kunnen bereiken zonder ergens doorheen te gaan.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GEO-8",
        tag: Tag::D,
        text: Text {
            en: "A pawn that is put on the reef needs a way to its place in straight moves, as a piece does; it cannot pass through anything.",
            nl: "Een koraalpion die op het rif wordt gezet, moet zijn plek in rechte bewegingen kunnen bereiken, net als een koraalstuk; hij gaat nergens doorheen.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-STAB-1",
        tag: Tag::D,
        text: Text {
            en: "A reef stands if forces exist that keep every body in equilibrium.",
            nl: "Een rif staat als er krachten bestaan die elk deel in evenwicht houden.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-STAB-2",
        tag: Tag::D,
        text: Text {
            en: "A piece with nothing beneath any of its cubes falls.",
            nl: "Een koraalstuk waarvan geen enkele kubus ergens op rust, valt.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-STAB-3",
        tag: Tag::D,
        text: Text {
            en: "The quick test of stability gives the same verdict as the full one, whichever way the reef is turned.",
            nl: "De snelle stabiliteitstoets geeft hetzelfde oordeel als de volledige, hoe het rif ook gedraaid is.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-STAB-4",
        tag: Tag::D,
        text: Text {
            en: "What falls is worked out, not left to chance; the rock never falls, and a pawn falls with the cube it stands on.",
            nl: "Wat valt wordt uitgerekend en niet aan het toeval overgelaten; de Rots valt nooit en een koraalpion valt met de kubus waarop hij staat.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SET-1",
        tag: Tag::R,
        text: Text {
            en: "Each player plays a species of their own and takes its pawn.",
            nl: "Iedere speler speelt met een eigen koraalsoort en neemt de bijbehorende koraalpion.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SET-2",
        tag: Tag::R,
        text: Text {
            en: "With two or three players one species that nobody plays is neutral.",
            nl: "Met twee of drie spelers is één soort die niemand speelt neutraal.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SET-3",
        tag: Tag::R,
        text: Text {
            en: "Reserves hold 6 own and 3 neutral pieces with two players, 6 and 2 with three, and 4 own and 1 of each neighbour with four.",
            nl: "De voorraad telt bij twee spelers 6 eigen en 3 neutrale stukken, bij drie 6 en 2, en bij vier 4 eigen en 1 van elke buur.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SET-4",
        tag: Tag::R,
        text: Text {
            en: "The rock starts alone; beginning with the start player everyone covers it with one piece in turn.",
            nl: "De Rots begint alleen; vanaf de beginspeler bedekt iedereen hem om de beurt met één stuk.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SET-5",
        tag: Tag::R,
        text: Text {
            en: "A covering piece must lie against the rock.",
            nl: "Een bedekkend stuk moet aan de Rots grenzen.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SET-6",
        tag: Tag::R,
        text: Text {
            en: "A covering piece must touch the table while that is possible.",
            nl: "Een bedekkend stuk moet de tafel raken zolang dat kan.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SET-7",
        tag: Tag::R,
        text: Text {
            en: "A covering piece may not cover another player's piece while that can be avoided.",
            nl: "Een bedekkend stuk mag geen stuk van een andere speler bedekken zolang dat te vermijden is.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SET-8",
        tag: Tag::R,
        text: Text {
            en: "If no place meets all three conditions the last is dropped, and then the second.",
            nl: "Als geen plek aan alle drie de voorwaarden voldoet, vervalt de laatste en daarna de tweede.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SET-9",
        tag: Tag::R,
        text: Text {
            en: "Covering stops as soon as all five free faces of the rock are covered.",
            nl: "Het bedekken stopt zodra alle vijf vrije zijden van de Rots bedekt zijn.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SET-10",
        tag: Tag::R,
        text: Text {
            en: "Any species in your reserve may cover the rock.",
            nl: "Elke soort uit je voorraad mag de Rots bedekken.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SET-11",
        tag: Tag::R,
        text: Text {
            en: "After that each player, from the next one on, puts their pawn on a free icon of another species.",
            nl: "Daarna zet iedere speler, te beginnen bij de volgende, zijn koraalpion op een vrij symbool van een andere soort.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SET-12",
        tag: Tag::R,
        text: Text {
            en: "Whoever places the first pawn takes the first turn.",
            nl: "Wie de eerste koraalpion plaatst, neemt de eerste beurt.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SET-13",
        tag: Tag::D,
        text: Text {
            en: "Covering pieces must stand and be reachable like any other.",
            nl: "Bedekkende stukken moeten blijven liggen en bereikbaar zijn zoals elk ander stuk.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SET-14",
        tag: Tag::D,
        text: Text {
            en: "A pawn for which there is no place waits beside the reef and comes in at the start of its owner's turn.",
            nl: "Een koraalpion waarvoor geen plek is, wacht naast het rif en komt erbij aan het begin van de beurt van zijn speler.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SET-15",
        tag: Tag::D,
        text: Text {
            en: "To cover a piece is to take the sunlight from one of its icons. A piece is that of the player of its species, whoever placed it; neutral pieces are nobody's.",
            nl: "Een stuk bedekken is het zonlicht van een van zijn symbolen wegnemen. Een stuk is van de speler van zijn soort, wie het ook plaatste; neutrale stukken zijn van niemand.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-TURN-1",
        tag: Tag::R,
        text: Text {
            en: "Turns go clockwise, and each turn is one action: GROW or MOVE.",
            nl: "De beurten gaan met de klok mee en elke beurt is één actie: GROEI of BEWEEG.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-TURN-2",
        tag: Tag::R,
        text: Text {
            en: "A pawn that is afloat lands, and that is the whole turn.",
            nl: "Een zwevende koraalpion landt, en dat is de hele beurt.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-TURN-3",
        tag: Tag::R,
        text: Text {
            en: "A fallen pawn is first put back on a free icon of another species; then the turn goes on as usual.",
            nl: "Een gevallen koraalpion wordt eerst teruggezet op een vrij symbool van een andere soort; daarna verloopt de beurt gewoon.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-TURN-4",
        tag: Tag::D,
        text: Text {
            en: "An action is compulsory; a pawn on the reef can always float.",
            nl: "Een actie is verplicht; een koraalpion op het rif kan altijd zweven.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-GROW-1",
        tag: Tag::R,
        text: Text {
            en: "You grow a piece from your own reserve, of any species you have there.",
            nl: "Je laat een stuk uit je eigen voorraad groeien, van een soort die je daar hebt.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GROW-2",
        tag: Tag::R,
        text: Text {
            en: "The piece must connect to the cube your pawn stands on.",
            nl: "Het stuk moet grenzen aan de kubus waarop je koraalpion staat.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GROW-3",
        tag: Tag::D,
        text: Text {
            en: "Sides, top and underside of that cube all serve.",
            nl: "Zijkanten, bovenkant en onderkant van die kubus tellen allemaal.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-GROW-4",
        tag: Tag::R,
        text: Text {
            en: "A piece may not touch or move another player's pawn.",
            nl: "Een stuk mag de koraalpion van een andere speler niet raken of verplaatsen.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GROW-5",
        tag: Tag::R,
        text: Text {
            en: "The piece must stay by itself, and nothing may fall.",
            nl: "Het stuk ligt zonder hulp vast en in het rif valt niets om.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GROW-6",
        tag: Tag::R,
        text: Text {
            en: "To grow on the icon under your own pawn, pick the pawn up first.",
            nl: "Om op het symbool onder je eigen koraalpion te groeien, pak je de pion eerst op.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-GROW-7",
        tag: Tag::R,
        text: Text {
            en: "A piece that goes beneath your pawn may not be of your own species.",
            nl: "Een stuk dat onder je koraalpion komt, mag niet van je eigen soort zijn.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GROW-8",
        tag: Tag::D,
        text: Text {
            en: "A lifted pawn goes back on top of the new cubes in its column, where there must be room.",
            nl: "Een opgetilde koraalpion komt terug boven op de nieuwe kubussen in zijn kolom, waar ruimte moet zijn.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-GROW-9",
        tag: Tag::D,
        text: Text {
            en: "A pawn that is not in the way stays where it is, even under a roof.",
            nl: "Een koraalpion die niet in de weg staat blijft staan, ook onder een dak.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-GROW-10",
        tag: Tag::D,
        text: Text {
            en: "In play you may build as high and as far as you like and cover what you like.",
            nl: "Tijdens het spel mag je zo hoog en zo ver bouwen als je wilt en bedekken wat je wilt.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-GROW-11",
        tag: Tag::D,
        text: Text {
            en: "A piece touches a pawn only if it fills the space in which the pawn stands; beside a pawn and above it a piece may lie.",
            nl: "Een stuk raakt een koraalpion alleen als het de ruimte vult waarin de pion staat; naast en boven een pion mag een stuk liggen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-MOVE-1",
        tag: Tag::R,
        text: Text { en: "To MOVE is to slide or to float.", nl: "BEWEEG is glijden of zweven." },
        forbids: false,
    },
    Rule {
        id: "CORAL-MOVE-2",
        tag: Tag::R,
        text: Text {
            en: "Whoever MOVES in two turns in a row returns one piece of their reserve to the box, where it stays.",
            nl: "Wie in twee opeenvolgende beurten BEWEEGT, legt één stuk uit zijn voorraad terug in de doos, waar het blijft.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-MOVE-3",
        tag: Tag::D,
        text: Text {
            en: "A third MOVE in a row costs another piece; a landing turn breaks the row.",
            nl: "Een derde BEWEEG op rij kost nog een stuk; een beurt waarin je landt breekt de rij.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-MOVE-4",
        tag: Tag::D,
        text: Text {
            en: "With an empty reserve a second MOVE costs nothing.",
            nl: "Met een lege voorraad kost een tweede BEWEEG niets.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SLIDE-1",
        tag: Tag::R,
        text: Text {
            en: "A slide goes one or more steps from column to neighbouring column over icons seen from above, never diagonally.",
            nl: "Glijden gaat één of meer stappen van kolom naar aangrenzende kolom over symbolen die je van bovenaf ziet, nooit diagonaal.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SLIDE-2",
        tag: Tag::R,
        text: Text {
            en: "Differences in height do not matter; the pawn ends on top of an icon.",
            nl: "Hoogteverschillen doen er niet toe; de koraalpion eindigt boven op een symbool.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SLIDE-3",
        tag: Tag::R,
        text: Text {
            en: "A pawn may not slide over or onto its own species.",
            nl: "Een koraalpion mag niet over of naar zijn eigen soort glijden.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SLIDE-4",
        tag: Tag::R,
        text: Text {
            en: "A pawn may not slide over or onto an icon where another pawn stands.",
            nl: "Een koraalpion mag niet glijden over of naar een symbool waar een andere pion staat.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SLIDE-5",
        tag: Tag::R,
        text: Text {
            en: "A pawn may not leave the reef or cross empty columns.",
            nl: "Een koraalpion mag het rif niet verlaten en niet over lege kolommen gaan.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SLIDE-6",
        tag: Tag::R,
        text: Text { en: "A slide may start beneath a piece.", nl: "Glijden mag beginnen onder een koraalstuk." },
        forbids: false,
    },
    Rule {
        id: "CORAL-SLIDE-7",
        tag: Tag::D,
        text: Text {
            en: "The bare rock may not be entered by several players; a pawn under a roof does not block the roof.",
            nl: "Met meer spelers is de kale Rots verboden terrein; een pion onder een dak verspert het dak niet.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SLIDE-8",
        tag: Tag::D,
        text: Text { en: "A slide must end somewhere else.", nl: "Glijden moet ergens anders eindigen." },
        forbids: true,
    },
    Rule {
        id: "CORAL-FLOAT-1",
        tag: Tag::R,
        text: Text {
            en: "To float, take your pawn off the reef; that is the whole action.",
            nl: "Om te zweven haal je je koraalpion van het rif; dat is de hele actie.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FLOAT-2",
        tag: Tag::R,
        text: Text {
            en: "In your next turn you put it on a free upward icon of another species, and the turn ends.",
            nl: "In je volgende beurt zet je hem op een vrij symbool van een andere soort, en de beurt is om.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-FLOAT-3",
        tag: Tag::D,
        text: Text {
            en: "If there is no such icon the turn passes and the pawn stays afloat.",
            nl: "Is er zo'n symbool niet, dan gaat de beurt voorbij en blijft de koraalpion zweven.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FLOAT-4",
        tag: Tag::D,
        text: Text {
            en: "A landing place needs no sunlight, only room for the pawn.",
            nl: "Een landingsplek heeft geen zonlicht nodig, alleen ruimte voor de koraalpion.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-END-1",
        tag: Tag::R,
        text: Text {
            en: "Whoever grows the last piece of their reserve begins the end game.",
            nl: "Zodra iemand het laatste stuk van zijn voorraad laat groeien, gaat het einde in.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-END-2",
        tag: Tag::D,
        text: Text {
            en: "A reserve that is emptied in another way does not begin it.",
            nl: "Een voorraad die op een andere manier leegraakt, begint het niet.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-END-3",
        tag: Tag::R,
        text: Text {
            en: "In the end game only those with pieces take turns.",
            nl: "Tijdens het einde spelen alleen zij die nog stukken hebben.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-END-4",
        tag: Tag::R,
        text: Text {
            en: "In the end game every turn ends with returning one piece to the box, if there is one.",
            nl: "Tijdens het einde eindigt elke beurt met één stuk terug in de doos, als er een is.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-END-5",
        tag: Tag::R,
        text: Text {
            en: "The game is over when all reserves are empty.",
            nl: "Het spel is afgelopen als alle voorraden leeg zijn.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-END-6",
        tag: Tag::D,
        text: Text {
            en: "The end game never stops once begun; whoever gets pieces back plays on.",
            nl: "Het einde van het spel stopt niet meer; wie stukken terugkrijgt, speelt weer mee.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-END-7",
        tag: Tag::C,
        text: Text {
            en: "If no reserve changes for some rounds, four as shipped, the end game begins.",
            nl: "Als een aantal ronden lang, standaard vier, geen voorraad verandert, gaat het einde in.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-END-8",
        tag: Tag::D,
        text: Text {
            en: "First the action, then the piece for a second MOVE, then the piece of the end game; you choose which to lose.",
            nl: "Eerst de actie, dan het stuk voor een tweede BEWEEG, dan het stuk van het einde; je kiest zelf welk stuk je verliest.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SCORE-1",
        tag: Tag::R,
        text: Text {
            en: "Each icon of your species in sunlight is one point.",
            nl: "Elk symbool van je soort in het zonlicht is één punt.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SCORE-2",
        tag: Tag::R,
        text: Text { en: "An icon under a pawn counts.", nl: "Een symbool onder een koraalpion telt mee." },
        forbids: false,
    },
    Rule {
        id: "CORAL-SCORE-3",
        tag: Tag::R,
        text: Text {
            en: "Most points win; among equals those on the highest level decide, then the next level down.",
            nl: "De meeste punten winnen; bij gelijkspel beslist het hoogste niveau, daarna het volgende.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SCORE-4",
        tag: Tag::R,
        text: Text {
            en: "Those who are equal on every level share the place.",
            nl: "Wie op elk niveau gelijk is, deelt de plaats.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FALL-1",
        tag: Tag::R,
        text: Text {
            en: "What happens when pieces fall is agreed before play; single players may be spared.",
            nl: "Wat er gebeurt als stukken vallen, wordt vooraf afgesproken; sommige spelers mogen ontzien worden.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FALL-2",
        tag: Tag::D,
        text: Text {
            en: "Without penalty everything is put back and the same player acts again; after some attempts in a turn, three as shipped, only safe placements remain.",
            nl: "Zonder straf wordt alles teruggezet en is dezelfde speler weer aan de beurt; na een aantal pogingen in een beurt, standaard drie, blijven alleen veilige plekken over.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-FALL-3",
        tag: Tag::R,
        text: Text {
            en: "With penalty, fallen neutral pieces and those of the mover's species go to the box, the growing piece included.",
            nl: "Met straf gaan gevallen neutrale stukken en die van de soort van de speler zelf in de doos, ook het stuk dat groeide.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FALL-4",
        tag: Tag::R,
        text: Text {
            en: "Other fallen pieces go to the reserve of the player of their species.",
            nl: "Andere gevallen stukken gaan naar de voorraad van de speler van hun soort.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FALL-5",
        tag: Tag::R,
        text: Text {
            en: "Fallen pawns return to their players; each is put back when its player's turn comes, before the action.",
            nl: "Gevallen koraalpionnen keren terug naar hun spelers; ieder zet de zijne terug als hij aan de beurt komt, voor de actie.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FALL-6",
        tag: Tag::D,
        text: Text {
            en: "A fall ends the turn and does not count as a MOVE.",
            nl: "Een val beëindigt de beurt en telt niet als BEWEEG.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FALL-7",
        tag: Tag::D,
        text: Text {
            en: "Unstable placements can be tried only where falling is allowed, never while covering the rock.",
            nl: "Wankele plaatsingen kun je alleen proberen als vallen mag, en nooit tijdens het bedekken van de Rots.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FALL-8",
        tag: Tag::D,
        text: Text {
            en: "If a fall bares the rock it has no icon; nobody may stand on it.",
            nl: "Als een val de Rots blootlegt heeft hij geen symbool; niemand mag erop staan.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FALL-9",
        tag: Tag::D,
        text: Text {
            en: "A pawn lifted for a growth that falls returns to its old cube, or falls with it.",
            nl: "Een koraalpion die is opgetild voor een stuk dat valt, keert terug naar zijn oude kubus of valt ermee.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-FALL-10",
        tag: Tag::D,
        text: Text {
            en: "Alone the same choice is made: with penalty all that falls goes to the box, and fallen pawns are put back first in the next turn, also on the sunlit rock.",
            nl: "Alleen geldt dezelfde keuze: met straf gaat alles wat valt in de doos, en gevallen koraalpionnen zet je eerst terug in de volgende beurt, ook op de Rots in het zonlicht.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-CHAOS-1",
        tag: Tag::R,
        text: Text {
            en: "Chaos is for three or four players: two own pieces each, all others are drawn from the bag in turn.",
            nl: "Chaos is voor drie of vier spelers: elk twee eigen stukken, alle andere worden om de beurt uit de zak getrokken.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-CHAOS-2",
        tag: Tag::D,
        text: Text {
            en: "In Chaos everyone has 8 pieces with three players and 6 with four.",
            nl: "Bij Chaos heeft iedereen 8 stukken met drie spelers en 6 met vier.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SYM-1",
        tag: Tag::R,
        text: Text {
            en: "Symbiosis is for four players in two teams; partners sit opposite and the teams alternate.",
            nl: "Symbiose is voor vier spelers in twee teams; teamgenoten zitten tegenover elkaar en de teams wisselen af.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SYM-2",
        tag: Tag::R,
        text: Text {
            en: "You may slide through your partner's pawn, but not stop on it.",
            nl: "Je mag door de koraalpion van je teamgenoot heen glijden, maar er niet stoppen.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SYM-3",
        tag: Tag::R,
        text: Text {
            en: "Partners add their points, and their icons level by level in a tie.",
            nl: "Teamgenoten tellen hun punten op, en bij gelijkspel hun symbolen per niveau.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SYM-4",
        tag: Tag::D,
        text: Text {
            en: "In everything but sliding through, a partner counts as another player: pawn and pieces are not yours.",
            nl: "In alles behalve erdoorheen glijden is een teamgenoot een andere speler: zijn koraalpion en stukken zijn niet van jou.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SOLO-1",
        tag: Tag::R,
        text: Text {
            en: "Alone you start from a setup card with the other 20 pieces in the bag, one scoring card for each species and three pieces in reserve.",
            nl: "Alleen begin je met een opzetkaart, de andere 20 stukken in de zak, één puntenkaart per soort en drie stukken in voorraad.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SOLO-2",
        tag: Tag::R,
        text: Text {
            en: "A turn alone: choose a piece, slide its pawn if you like, grow the piece, draw a new one.",
            nl: "Een beurt alleen: kies een stuk, glijd als je wilt met zijn koraalpion, laat het stuk groeien, trek een nieuw stuk.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SOLO-3",
        tag: Tag::R,
        text: Text {
            en: "Visible faces of the rock serve every pawn as icons of another species.",
            nl: "Zichtbare zijden van de Rots gelden voor elke koraalpion als symbool van een andere soort.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SOLO-4",
        tag: Tag::R,
        text: Text {
            en: "A piece that cannot grow goes to the box.",
            nl: "Een stuk dat niet kan groeien gaat in de doos.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SOLO-5",
        tag: Tag::R,
        text: Text {
            en: "With an empty bag nothing is drawn; with an empty reserve too the game is over.",
            nl: "Met een lege zak wordt niet getrokken; is ook de voorraad leeg, dan is het spel afgelopen.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SOLO-6",
        tag: Tag::D,
        text: Text {
            en: "Alone no piece may touch a pawn or go beneath one.",
            nl: "Alleen mag geen stuk een koraalpion raken of eronder komen.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SOLO-7",
        tag: Tag::R,
        text: Text {
            en: "Visible icons are counted from the named side only.",
            nl: "Zichtbare symbolen tel je alleen vanaf de genoemde zijde.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SOLO-8",
        tag: Tag::R,
        text: Text {
            en: "A cube counts if any side shows it, and once for each card.",
            nl: "Een kubus telt als hij van een zijde te zien is, en één keer per kaart.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SOLO-9",
        tag: Tag::R,
        text: Text {
            en: "The four cards give up to 20 points, and the total has a rating.",
            nl: "De vier kaarten geven samen hoogstens 20 punten, en bij het totaal hoort een waardering.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SOLO-10",
        tag: Tag::R,
        text: Text {
            en: "Scoring cards are drawn at random for each species, or chosen by their complexity.",
            nl: "Puntenkaarten worden per soort willekeurig getrokken of op moeilijkheid gekozen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-SOLO-11",
        tag: Tag::D,
        text: Text {
            en: "Alone there is no floating, no price for a second slide and no returning of pieces at the end.",
            nl: "Alleen is er geen zweven, geen prijs voor een tweede keer glijden en geen teruglegplicht aan het einde.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-SOLO-12",
        tag: Tag::R,
        text: Text {
            en: "A piece that can grow must grow; the slide before it is free.",
            nl: "Een stuk dat kan groeien, moet groeien; het glijden ervoor is vrij.",
        },
        forbids: true,
    },
    Rule {
        id: "CORAL-TOWER-1",
        tag: Tag::P,
        text: Text {
            en: "At the start of your turn you take or turn the Tower card if your species alone has the most sunlit icons on the highest level.",
            nl: "Aan het begin van je beurt neem of draai je de Torenkaart als jouw soort als enige de meeste symbolen in het zonlicht heeft op het hoogste niveau.",
        },
        forbids: false,
    },
    Rule {
        id: "CORAL-INFO-1",
        tag: Tag::D,
        text: Text {
            en: "Everything is open to all but the order of the pieces in the bag.",
            nl: "Alles ligt open, behalve de volgorde van de stukken in de zak.",
        },
        forbids: false,
    },
];

/// Every piece is an L of three cubes on a cube grid, in one of twelve orientations; it fills only empty cells above the table.
#[allow(dead_code)]
pub static GEO_1: &Rule = &ALL[0];

/// Two icons connect only if their faces lie fully against each other, so their cubes are neighbours.
#[allow(dead_code)]
pub static GEO_2: &Rule = &ALL[1];

/// A piece is connected to the table if a cube of it lies on the table, and to the rock if a cube of it lies against the rock.
#[allow(dead_code)]
pub static GEO_3: &Rule = &ALL[2];

/// Only the highest cube of a column receives sunlight. Pawns give no shade.
#[allow(dead_code)]
pub static GEO_4: &Rule = &ALL[3];

/// A pawn needs the empty space above an upward icon, and there is one pawn to an icon.
#[allow(dead_code)]
pub static GEO_5: &Rule = &ALL[4];

/// A pawn never stands on its own species.
#[allow(dead_code)]
pub static GEO_6: &Rule = &ALL[5];

/// A piece must be able to get to its place in straight moves without passing through anything.
#[allow(dead_code)]
pub static GEO_7: &Rule = &ALL[6];

/// A pawn that is put on the reef needs a way to its place in straight moves, as a piece does; it cannot pass through anything.
#[allow(dead_code)]
pub static GEO_8: &Rule = &ALL[7];

/// A reef stands if forces exist that keep every body in equilibrium.
#[allow(dead_code)]
pub static STAB_1: &Rule = &ALL[8];

/// A piece with nothing beneath any of its cubes falls.
#[allow(dead_code)]
pub static STAB_2: &Rule = &ALL[9];

/// The quick test of stability gives the same verdict as the full one, whichever way the reef is turned.
#[allow(dead_code)]
pub static STAB_3: &Rule = &ALL[10];

/// What falls is worked out, not left to chance; the rock never falls, and a pawn falls with the cube it stands on.
#[allow(dead_code)]
pub static STAB_4: &Rule = &ALL[11];

/// Each player plays a species of their own and takes its pawn.
#[allow(dead_code)]
pub static SET_1: &Rule = &ALL[12];

/// With two or three players one species that nobody plays is neutral.
#[allow(dead_code)]
pub static SET_2: &Rule = &ALL[13];

/// Reserves hold 6 own and 3 neutral pieces with two players, 6 and 2 with three, and 4 own and 1 of each neighbour with four.
#[allow(dead_code)]
pub static SET_3: &Rule = &ALL[14];

/// The rock starts alone; beginning with the start player everyone covers it with one piece in turn.
#[allow(dead_code)]
pub static SET_4: &Rule = &ALL[15];

/// A covering piece must lie against the rock.
#[allow(dead_code)]
pub static SET_5: &Rule = &ALL[16];

/// A covering piece must touch the table while that is possible.
#[allow(dead_code)]
pub static SET_6: &Rule = &ALL[17];

/// A covering piece may not cover another player's piece while that can be avoided.
#[allow(dead_code)]
pub static SET_7: &Rule = &ALL[18];

/// If no place meets all three conditions the last is dropped, and then the second.
#[allow(dead_code)]
pub static SET_8: &Rule = &ALL[19];

/// Covering stops as soon as all five free faces of the rock are covered.
#[allow(dead_code)]
pub static SET_9: &Rule = &ALL[20];

/// Any species in your reserve may cover the rock.
#[allow(dead_code)]
pub static SET_10: &Rule = &ALL[21];

/// After that each player, from the next one on, puts their pawn on a free icon of another species.
#[allow(dead_code)]
pub static SET_11: &Rule = &ALL[22];

/// Whoever places the first pawn takes the first turn.
#[allow(dead_code)]
pub static SET_12: &Rule = &ALL[23];

/// Covering pieces must stand and be reachable like any other.
#[allow(dead_code)]
pub static SET_13: &Rule = &ALL[24];

/// A pawn for which there is no place waits beside the reef and comes in at the start of its owner's turn.
#[allow(dead_code)]
pub static SET_14: &Rule = &ALL[25];

/// To cover a piece is to take the sunlight from one of its icons. A piece is that of the player of its species, whoever placed it; neutral pieces are nobody's.
#[allow(dead_code)]
pub static SET_15: &Rule = &ALL[26];

/// Turns go clockwise, and each turn is one action: GROW or MOVE.
#[allow(dead_code)]
pub static TURN_1: &Rule = &ALL[27];

/// A pawn that is afloat lands, and that is the whole turn.
#[allow(dead_code)]
pub static TURN_2: &Rule = &ALL[28];

/// A fallen pawn is first put back on a free icon of another species; then the turn goes on as usual.
#[allow(dead_code)]
pub static TURN_3: &Rule = &ALL[29];

/// An action is compulsory; a pawn on the reef can always float.
#[allow(dead_code)]
pub static TURN_4: &Rule = &ALL[30];

/// You grow a piece from your own reserve, of any species you have there.
#[allow(dead_code)]
pub static GROW_1: &Rule = &ALL[31];

/// The piece must connect to the cube your pawn stands on.
#[allow(dead_code)]
pub static GROW_2: &Rule = &ALL[32];

/// Sides, top and underside of that cube all serve.
#[allow(dead_code)]
pub static GROW_3: &Rule = &ALL[33];

/// A piece may not touch or move another player's pawn.
#[allow(dead_code)]
pub static GROW_4: &Rule = &ALL[34];

/// The piece must stay by itself, and nothing may fall.
#[allow(dead_code)]
pub static GROW_5: &Rule = &ALL[35];

/// To grow on the icon under your own pawn, pick the pawn up first.
#[allow(dead_code)]
pub static GROW_6: &Rule = &ALL[36];

/// A piece that goes beneath your pawn may not be of your own species.
#[allow(dead_code)]
pub static GROW_7: &Rule = &ALL[37];

/// A lifted pawn goes back on top of the new cubes in its column, where there must be room.
#[allow(dead_code)]
pub static GROW_8: &Rule = &ALL[38];

/// A pawn that is not in the way stays where it is, even under a roof.
#[allow(dead_code)]
pub static GROW_9: &Rule = &ALL[39];

/// In play you may build as high and as far as you like and cover what you like.
#[allow(dead_code)]
pub static GROW_10: &Rule = &ALL[40];

/// A piece touches a pawn only if it fills the space in which the pawn stands; beside a pawn and above it a piece may lie.
#[allow(dead_code)]
pub static GROW_11: &Rule = &ALL[41];

/// To MOVE is to slide or to float.
#[allow(dead_code)]
pub static MOVE_1: &Rule = &ALL[42];

/// Whoever MOVES in two turns in a row returns one piece of their reserve to the box, where it stays.
#[allow(dead_code)]
pub static MOVE_2: &Rule = &ALL[43];

/// A third MOVE in a row costs another piece; a landing turn breaks the row.
#[allow(dead_code)]
pub static MOVE_3: &Rule = &ALL[44];

/// With an empty reserve a second MOVE costs nothing.
#[allow(dead_code)]
pub static MOVE_4: &Rule = &ALL[45];

/// A slide goes one or more steps from column to neighbouring column over icons seen from above, never diagonally.
#[allow(dead_code)]
pub static SLIDE_1: &Rule = &ALL[46];

/// Differences in height do not matter; the pawn ends on top of an icon.
#[allow(dead_code)]
pub static SLIDE_2: &Rule = &ALL[47];

/// A pawn may not slide over or onto its own species.
#[allow(dead_code)]
pub static SLIDE_3: &Rule = &ALL[48];

/// A pawn may not slide over or onto an icon where another pawn stands.
#[allow(dead_code)]
pub static SLIDE_4: &Rule = &ALL[49];

/// A pawn may not leave the reef or cross empty columns.
#[allow(dead_code)]
pub static SLIDE_5: &Rule = &ALL[50];

/// A slide may start beneath a piece.
#[allow(dead_code)]
pub static SLIDE_6: &Rule = &ALL[51];

/// The bare rock may not be entered by several players; a pawn under a roof does not block the roof.
#[allow(dead_code)]
pub static SLIDE_7: &Rule = &ALL[52];

/// A slide must end somewhere else.
#[allow(dead_code)]
pub static SLIDE_8: &Rule = &ALL[53];

/// To float, take your pawn off the reef; that is the whole action.
#[allow(dead_code)]
pub static FLOAT_1: &Rule = &ALL[54];

/// In your next turn you put it on a free upward icon of another species, and the turn ends.
#[allow(dead_code)]
pub static FLOAT_2: &Rule = &ALL[55];

/// If there is no such icon the turn passes and the pawn stays afloat.
#[allow(dead_code)]
pub static FLOAT_3: &Rule = &ALL[56];

/// A landing place needs no sunlight, only room for the pawn.
#[allow(dead_code)]
pub static FLOAT_4: &Rule = &ALL[57];

/// Whoever grows the last piece of their reserve begins the end game.
#[allow(dead_code)]
pub static END_1: &Rule = &ALL[58];

/// A reserve that is emptied in another way does not begin it.
#[allow(dead_code)]
pub static END_2: &Rule = &ALL[59];

/// In the end game only those with pieces take turns.
#[allow(dead_code)]
pub static END_3: &Rule = &ALL[60];

/// In the end game every turn ends with returning one piece to the box, if there is one.
#[allow(dead_code)]
pub static END_4: &Rule = &ALL[61];

/// The game is over when all reserves are empty.
#[allow(dead_code)]
pub static END_5: &Rule = &ALL[62];

/// The end game never stops once begun; whoever gets pieces back plays on.
#[allow(dead_code)]
pub static END_6: &Rule = &ALL[63];

/// If no reserve changes for some rounds, four as shipped, the end game begins.
#[allow(dead_code)]
pub static END_7: &Rule = &ALL[64];

/// First the action, then the piece for a second MOVE, then the piece of the end game; you choose which to lose.
#[allow(dead_code)]
pub static END_8: &Rule = &ALL[65];

/// Each icon of your species in sunlight is one point.
#[allow(dead_code)]
pub static SCORE_1: &Rule = &ALL[66];

/// An icon under a pawn counts.
#[allow(dead_code)]
pub static SCORE_2: &Rule = &ALL[67];

/// Most points win; among equals those on the highest level decide, then the next level down.
#[allow(dead_code)]
pub static SCORE_3: &Rule = &ALL[68];

/// Those who are equal on every level share the place.
#[allow(dead_code)]
pub static SCORE_4: &Rule = &ALL[69];

/// What happens when pieces fall is agreed before play; single players may be spared.
#[allow(dead_code)]
pub static FALL_1: &Rule = &ALL[70];

/// Without penalty everything is put back and the same player acts again; after some attempts in a turn, three as shipped, only safe placements remain.
#[allow(dead_code)]
pub static FALL_2: &Rule = &ALL[71];

/// With penalty, fallen neutral pieces and those of the mover's species go to the box, the growing piece included.
#[allow(dead_code)]
pub static FALL_3: &Rule = &ALL[72];

/// Other fallen pieces go to the reserve of the player of their species.
#[allow(dead_code)]
pub static FALL_4: &Rule = &ALL[73];

/// Fallen pawns return to their players; each is put back when its player's turn comes, before the action.
#[allow(dead_code)]
pub static FALL_5: &Rule = &ALL[74];

/// A fall ends the turn and does not count as a MOVE.
#[allow(dead_code)]
pub static FALL_6: &Rule = &ALL[75];

/// Unstable placements can be tried only where falling is allowed, never while covering the rock.
#[allow(dead_code)]
pub static FALL_7: &Rule = &ALL[76];

/// If a fall bares the rock it has no icon; nobody may stand on it.
#[allow(dead_code)]
pub static FALL_8: &Rule = &ALL[77];

/// A pawn lifted for a growth that falls returns to its old cube, or falls with it.
#[allow(dead_code)]
pub static FALL_9: &Rule = &ALL[78];

/// Alone the same choice is made: with penalty all that falls goes to the box, and fallen pawns are put back first in the next turn, also on the sunlit rock.
#[allow(dead_code)]
pub static FALL_10: &Rule = &ALL[79];

/// Chaos is for three or four players: two own pieces each, all others are drawn from the bag in turn.
#[allow(dead_code)]
pub static CHAOS_1: &Rule = &ALL[80];

/// In Chaos everyone has 8 pieces with three players and 6 with four.
#[allow(dead_code)]
pub static CHAOS_2: &Rule = &ALL[81];

/// Symbiosis is for four players in two teams; partners sit opposite and the teams alternate.
#[allow(dead_code)]
pub static SYM_1: &Rule = &ALL[82];

/// You may slide through your partner's pawn, but not stop on it.
#[allow(dead_code)]
pub static SYM_2: &Rule = &ALL[83];

/// Partners add their points, and their icons level by level in a tie.
#[allow(dead_code)]
pub static SYM_3: &Rule = &ALL[84];

/// In everything but sliding through, a partner counts as another player: pawn and pieces are not yours.
#[allow(dead_code)]
pub static SYM_4: &Rule = &ALL[85];

/// Alone you start from a setup card with the other 20 pieces in the bag, one scoring card for each species and three pieces in reserve.
#[allow(dead_code)]
pub static SOLO_1: &Rule = &ALL[86];

/// A turn alone: choose a piece, slide its pawn if you like, grow the piece, draw a new one.
#[allow(dead_code)]
pub static SOLO_2: &Rule = &ALL[87];

/// Visible faces of the rock serve every pawn as icons of another species.
#[allow(dead_code)]
pub static SOLO_3: &Rule = &ALL[88];

/// A piece that cannot grow goes to the box.
#[allow(dead_code)]
pub static SOLO_4: &Rule = &ALL[89];

/// With an empty bag nothing is drawn; with an empty reserve too the game is over.
#[allow(dead_code)]
pub static SOLO_5: &Rule = &ALL[90];

/// Alone no piece may touch a pawn or go beneath one.
#[allow(dead_code)]
pub static SOLO_6: &Rule = &ALL[91];

/// Visible icons are counted from the named side only.
#[allow(dead_code)]
pub static SOLO_7: &Rule = &ALL[92];

/// A cube counts if any side shows it, and once for each card.
#[allow(dead_code)]
pub static SOLO_8: &Rule = &ALL[93];

/// The four cards give up to 20 points, and the total has a rating.
#[allow(dead_code)]
pub static SOLO_9: &Rule = &ALL[94];

/// Scoring cards are drawn at random for each species, or chosen by their complexity.
#[allow(dead_code)]
pub static SOLO_10: &Rule = &ALL[95];

/// Alone there is no floating, no price for a second slide and no returning of pieces at the end.
#[allow(dead_code)]
pub static SOLO_11: &Rule = &ALL[96];

/// A piece that can grow must grow; the slide before it is free.
#[allow(dead_code)]
pub static SOLO_12: &Rule = &ALL[97];

/// At the start of your turn you take or turn the Tower card if your species alone has the most sunlit icons on the highest level.
#[allow(dead_code)]
pub static TOWER_1: &Rule = &ALL[98];

/// Everything is open to all but the order of the pieces in the bag.
#[allow(dead_code)]
pub static INFO_1: &Rule = &ALL[99];
