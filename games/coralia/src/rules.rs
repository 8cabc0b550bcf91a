//! The rules by id. Generated from `rules.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::{Rule, Tag, Text};

/// Every rule of the game.
pub static ALL: [Rule; 131] = [
    Rule {
        id: "CORALIA-SETUP-1",
        tag: Tag::R,
        text: Text {
            en: "The supply starts with 36 dice in six colours beside the board.",
            nl: "De voorraad begint met 36 dobbelstenen in zes kleuren naast het bord.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-2",
        tag: Tag::R,
        text: Text {
            en: "Both white dice start on the island.",
            nl: "Beide witte dobbelstenen beginnen op het eiland.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-3",
        tag: Tag::R,
        text: Text {
            en: "Starfish, pearl and fish cards are shuffled into three face-down piles.",
            nl: "Zeester-, parel- en viskaarten worden tot drie gedekte stapels geschud.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-4",
        tag: Tag::R,
        text: Text {
            en: "Three unseen cards of each pile, shuffled together, are the island pile of nine.",
            nl: "Drie ongeziene kaarten van elke stapel, samen geschud, vormen de eilandstapel van negen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-5",
        tag: Tag::R,
        text: Text {
            en: "The two stingrays lie beside the scoring overview and are in no pile.",
            nl: "De twee pijlstaartroggen liggen naast het scoreoverzicht en horen bij geen stapel.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-6",
        tag: Tag::R,
        text: Text {
            en: "Six turtles lie face up on the reefs, two face up beside the board.",
            nl: "Zes schildpadden liggen open op de riffen, twee open naast het bord.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-7",
        tag: Tag::R,
        text: Text {
            en: "Six chests lie face down on the reefs, two face down beside the board.",
            nl: "Zes schatkisten liggen gedekt op de riffen, twee gedekt naast het bord.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-8",
        tag: Tag::R,
        text: Text {
            en: "Everybody starts with one diver, two octopuses and a ship on the starting space of the score track.",
            nl: "Iedereen begint met een duiker, twee octopussen en een schip op het startvak van het scorespoor.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-9",
        tag: Tag::D,
        text: Text { en: "The starting seat is drawn by lot.", nl: "De beginspeler wordt door het lot bepaald." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-10",
        tag: Tag::R,
        text: Text {
            en: "With three players one die of each colour is rolled before play and blocks its space.",
            nl: "Met drie spelers wordt vooraf van elke kleur een dobbelsteen geworpen, die zijn vak bezet.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-11",
        tag: Tag::R,
        text: Text {
            en: "With two players two dice of each colour are rolled before play; the second of two equal symbols goes to the island.",
            nl: "Met twee spelers worden vooraf van elke kleur twee dobbelstenen geworpen; de tweede van twee gelijke symbolen gaat naar het eiland.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-12",
        tag: Tag::R,
        text: Text {
            en: "A blocking die on a turtle space sends that turtle face up beside the board.",
            nl: "Een blokkerende dobbelsteen op een schildpadvak stuurt die schildpad open naast het bord.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-13",
        tag: Tag::R,
        text: Text {
            en: "A blocking die that shows a diver lies on the treasure space, on top of the chest; the diver space stays open.",
            nl: "Een blokkerende dobbelsteen met een duiker ligt op het schatvak, boven op de kist; het duikervak blijft vrij.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-14",
        tag: Tag::D,
        text: Text {
            en: "Blocking dice bring nobody anything.",
            nl: "Blokkerende dobbelstenen leveren niemand iets op.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-15",
        tag: Tag::R,
        text: Text {
            en: "The starting seat picks the first four dice, of four different colours.",
            nl: "De beginspeler kiest de eerste vier dobbelstenen, in vier verschillende kleuren.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-SETUP-16",
        tag: Tag::P,
        text: Text {
            en: "There are six dice of each colour, each with the six symbols once.",
            nl: "Van elke kleur zijn er zes dobbelstenen, elk met de zes symbolen een keer.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SETUP-17",
        tag: Tag::D,
        text: Text {
            en: "The first four dice are picked after the blocking dice are placed, unless the table reads it otherwise.",
            nl: "De eerste vier dobbelstenen worden gekozen nadat de blokkerende stenen liggen, tenzij de tafel het anders leest.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURN-1",
        tag: Tag::R,
        text: Text {
            en: "Players take turns clockwise; each turn places one coloured die.",
            nl: "De spelers zijn met de klok mee aan de beurt; elke beurt plaatst een gekleurde dobbelsteen.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-TURN-2",
        tag: Tag::R,
        text: Text {
            en: "From the second turn on you first add one die of any colour left in the supply.",
            nl: "Vanaf de tweede beurt voeg je eerst een dobbelsteen toe in een kleur die nog in de voorraad ligt.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-TURN-3",
        tag: Tag::R,
        text: Text {
            en: "All dice that are not held are rolled, the added one always.",
            nl: "Alle dobbelstenen die niet zijn vastgehouden worden geworpen, de nieuwe altijd.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-TURN-4",
        tag: Tag::R,
        text: Text {
            en: "You place exactly one of the four dice of the station.",
            nl: "Je plaatst precies een van de vier dobbelstenen van het station.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-TURN-5",
        tag: Tag::D,
        text: Text {
            en: "The action of the space is carried out at once and in full; nothing of it can be done at another time.",
            nl: "De actie van het vak wordt meteen en volledig uitgevoerd; niets ervan kan op een ander moment.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-TURN-6",
        tag: Tag::R,
        text: Text {
            en: "The other three dice go to the next player with their faces unchanged, held ones too.",
            nl: "De andere drie dobbelstenen gaan ongewijzigd naar de volgende speler, ook vastgehouden stenen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURN-7",
        tag: Tag::D,
        text: Text {
            en: "After the first turn dice of one colour may lie on the station together.",
            nl: "Na de eerste beurt mogen dobbelstenen van dezelfde kleur samen op het station liggen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-STORE-1",
        tag: Tag::R,
        text: Text {
            en: "Each turtle you own may hold one of the three passed dice through the roll.",
            nl: "Elke schildpad van jou mag een van de drie doorgegeven dobbelstenen vasthouden tijdens de worp.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-STORE-2",
        tag: Tag::R,
        text: Text {
            en: "At most three dice are held, however many turtles you have.",
            nl: "Je houdt hoogstens drie dobbelstenen vast, hoeveel schildpadden je ook hebt.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-STORE-3",
        tag: Tag::R,
        text: Text {
            en: "A held die may be placed like a rolled one.",
            nl: "Een vastgehouden dobbelsteen mag je plaatsen zoals een geworpen steen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-STORE-4",
        tag: Tag::D,
        text: Text {
            en: "Turtles are not used up by holding dice.",
            nl: "Schildpadden raken niet op door het vasthouden.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-PLACE-1",
        tag: Tag::R,
        text: Text {
            en: "A coloured die fits only the space of its colour and symbol.",
            nl: "Een gekleurde dobbelsteen past alleen op het vak van zijn kleur en symbool.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-PLACE-2",
        tag: Tag::R,
        text: Text { en: "A space holds one die.", nl: "Op een vak ligt een dobbelsteen." },
        forbids: true,
    },
    Rule {
        id: "CORALIA-PLACE-3",
        tag: Tag::R,
        text: Text {
            en: "Placed dice stay, except that a leaving diver's die slides to the treasure space.",
            nl: "Geplaatste dobbelstenen blijven liggen, behalve dat de steen van een vertrekkende duiker naar het schatvak schuift.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-PLACE-4",
        tag: Tag::D,
        text: Text {
            en: "A die whose space is open may not go to the island.",
            nl: "Een dobbelsteen waarvan het vak vrij is, mag niet naar het eiland.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-PLACE-5",
        tag: Tag::R,
        text: Text {
            en: "A die whose space is taken may go to the island, even if other dice fit a reef.",
            nl: "Een dobbelsteen waarvan het vak bezet is, mag naar het eiland, ook als andere stenen op een rif passen.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-PEARL-1",
        tag: Tag::R,
        text: Text { en: "Pearl: take the top two pearl cards.", nl: "Parel: neem de bovenste twee parelkaarten." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-FISH-1",
        tag: Tag::R,
        text: Text {
            en: "Fish: look at the top two fish cards, keep one, put the other under the pile.",
            nl: "Vis: bekijk de bovenste twee viskaarten, houd er een, leg de andere onder de stapel.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-STAR-1",
        tag: Tag::R,
        text: Text {
            en: "Starfish: look at the top three starfish cards, keep one, put the others under the pile.",
            nl: "Zeester: bekijk de bovenste drie zeesterkaarten, houd er een, leg de andere onder de stapel.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-STAR-2",
        tag: Tag::D,
        text: Text {
            en: "Cards put back under a pile stay in the order in which they were drawn.",
            nl: "Kaarten die onder een stapel terugkomen, blijven in de volgorde waarin ze getrokken zijn.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-OCTO-1",
        tag: Tag::R,
        text: Text {
            en: "Octopus: a figure of yours joins that reef.",
            nl: "Octopus: zet een van je octopussen op dat rif.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-OCTO-2",
        tag: Tag::R,
        text: Text {
            en: "A new octopus scores one point for each die on its reef, the new one included.",
            nl: "Een nieuwe octopus geeft een punt per dobbelsteen op zijn rif, de nieuwe meegeteld.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-OCTO-3",
        tag: Tag::R,
        text: Text {
            en: "Each octopus already on another reef then earns its owner one point.",
            nl: "Elke octopus die al op een ander rif staat, levert zijn eigenaar dan een punt op.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-OCTO-4",
        tag: Tag::R,
        text: Text {
            en: "An octopus earns its owner two points for each die of its reef's colour put on the island.",
            nl: "Een octopus levert zijn eigenaar twee punten op per dobbelsteen in de kleur van zijn rif die op het eiland komt.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-OCTO-5",
        tag: Tag::R,
        text: Text {
            en: "With both your octopuses on the board you may not place a die on an open octopus space.",
            nl: "Staan je beide octopussen op het bord, dan mag je geen dobbelsteen op een vrij octopusvak plaatsen.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-OCTO-6",
        tag: Tag::R,
        text: Text {
            en: "An octopus die whose space is taken may still go to the island.",
            nl: "Een octopussteen waarvan het vak bezet is, mag nog wel naar het eiland.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-OCTO-7",
        tag: Tag::R,
        text: Text {
            en: "If no die can be placed, all four are rolled again until one can.",
            nl: "Kan geen enkele dobbelsteen geplaatst worden, dan worden alle vier opnieuw geworpen tot er een kan.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-OCTO-8",
        tag: Tag::D,
        text: Text {
            en: "Dice on the diver and treasure spaces, blocking dice and white dice count for a new octopus as well.",
            nl: "Ook stenen op het duikervak en het schatvak, blokkerende en witte stenen tellen voor een nieuwe octopus.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-OCTO-9",
        tag: Tag::D,
        text: Text {
            en: "Whoever has two octopuses on other reefs earns a point for each, unless the table reads it otherwise.",
            nl: "Wie op andere riffen twee octopussen heeft, krijgt voor elk een punt, tenzij de tafel het anders leest.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DIVER-1",
        tag: Tag::R,
        text: Text {
            en: "Diver, the first time: place your diver beside the die.",
            nl: "Duiker, de eerste keer: zet je duiker bij de dobbelsteen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DIVER-2",
        tag: Tag::R,
        text: Text {
            en: "Diver, later: your diver swims to the new reef.",
            nl: "Duiker, later: je duiker zwemt naar het nieuwe rif.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DIVER-3",
        tag: Tag::R,
        text: Text {
            en: "Leaving a reef with a chest and an open treasure space, the die slides there and the chest is taken and used.",
            nl: "Verlaat je een rif met een kist en een vrij schatvak, dan schuift de dobbelsteen daarheen en wordt de kist genomen en gebruikt.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DIVER-4",
        tag: Tag::D,
        text: Text {
            en: "After that slide the diver space is open again.",
            nl: "Na dat schuiven is het duikervak weer vrij.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DIVER-5",
        tag: Tag::R,
        text: Text {
            en: "Leaving a reef whose treasure space is covered brings no chest; the die stays and the reef is closed to divers.",
            nl: "Verlaat je een rif met een bedekt schatvak, dan krijg je geen kist; de dobbelsteen blijft en het rif is dicht voor duikers.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DIVER-6",
        tag: Tag::R,
        text: Text {
            en: "A reef with a covered treasure space may still be entered.",
            nl: "Een rif met een bedekt schatvak mag je nog wel binnengaan.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DIVER-7",
        tag: Tag::P,
        text: Text { en: "At most one diver stands on a reef.", nl: "Op een rif staat hoogstens een duiker." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DIVER-8",
        tag: Tag::D,
        text: Text {
            en: "Once the die is chosen the diver must be placed or moved.",
            nl: "Is de dobbelsteen gekozen, dan moet de duiker gezet of verplaatst worden.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-0",
        tag: Tag::R,
        text: Text {
            en: "A chest that is taken is turned over and used at once.",
            nl: "Een genomen schatkist wordt omgedraaid en meteen gebruikt.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-1",
        tag: Tag::R,
        text: Text { en: "Chest C1: take the top fish card.", nl: "Schatkist C1: neem de bovenste viskaart." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-2",
        tag: Tag::R,
        text: Text { en: "Chest C2: take the top pearl card.", nl: "Schatkist C2: neem de bovenste parelkaart." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-3",
        tag: Tag::R,
        text: Text { en: "Chest C3: take the top starfish card.", nl: "Schatkist C3: neem de bovenste zeesterkaart." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-4",
        tag: Tag::R,
        text: Text { en: "Chest C4: take the top island card.", nl: "Schatkist C4: neem de bovenste eilandkaart." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-5",
        tag: Tag::R,
        text: Text {
            en: "Chest C5: one point for each die now on the island.",
            nl: "Schatkist C5: een punt per dobbelsteen die nu op het eiland ligt.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-6",
        tag: Tag::R,
        text: Text { en: "Chest C6: take a stingray.", nl: "Schatkist C6: neem een pijlstaartrog." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-7",
        tag: Tag::R,
        text: Text {
            en: "Chest C7: take a white die from the island, roll it, place it and act.",
            nl: "Schatkist C7: neem een witte dobbelsteen van het eiland, werp, plaats en voer uit.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-8",
        tag: Tag::R,
        text: Text {
            en: "Chest C8: your ship moves on to the next jellyfish.",
            nl: "Schatkist C8: je schip vaart door naar de volgende kwal.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHEST-9",
        tag: Tag::D,
        text: Text {
            en: "A used chest stays with its owner, face up.",
            nl: "Een gebruikte schatkist blijft open bij zijn eigenaar liggen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURTLE-0",
        tag: Tag::R,
        text: Text {
            en: "Turtle: take the tile, resolve its bonus, then it is yours.",
            nl: "Schildpad: neem de tegel, voer de bonus uit, daarna is hij van jou.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURTLE-1",
        tag: Tag::R,
        text: Text {
            en: "Turtle T1: take a white die from the island, roll it, place it and act.",
            nl: "Schildpad T1: neem een witte dobbelsteen van het eiland, werp, plaats en voer uit.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURTLE-2",
        tag: Tag::R,
        text: Text {
            en: "Turtle T2: your ship moves on to the next jellyfish.",
            nl: "Schildpad T2: je schip vaart door naar de volgende kwal.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURTLE-3",
        tag: Tag::R,
        text: Text { en: "Turtle T3: take a stingray.", nl: "Schildpad T3: neem een pijlstaartrog." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURTLE-4",
        tag: Tag::R,
        text: Text { en: "Turtle T4: take the top starfish card.", nl: "Schildpad T4: neem de bovenste zeesterkaart." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURTLE-5",
        tag: Tag::R,
        text: Text { en: "Turtle T5: take the top island card.", nl: "Schildpad T5: neem de bovenste eilandkaart." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURTLE-6",
        tag: Tag::R,
        text: Text { en: "Turtle T6: take the top fish card.", nl: "Schildpad T6: neem de bovenste viskaart." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-TURTLE-7",
        tag: Tag::R,
        text: Text {
            en: "Turtle T7: use the bonus of one of the turtles beside the board; that tile stays there.",
            nl: "Schildpad T7: gebruik de bonus van een van de schildpadden naast het bord; die tegel blijft daar.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-TURTLE-8",
        tag: Tag::R,
        text: Text {
            en: "Turtle T8: take a face-down chest from beside the board, turn it over and use it.",
            nl: "Schildpad T8: neem een gedekte schatkist van naast het bord, draai hem om en gebruik hem.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-WHITE-1",
        tag: Tag::R,
        text: Text {
            en: "A white die is taken from the island, rolled at once and placed.",
            nl: "Een witte dobbelsteen wordt van het eiland genomen, meteen geworpen en geplaatst.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-WHITE-2",
        tag: Tag::R,
        text: Text {
            en: "It may go to any reef whose space of that symbol is open.",
            nl: "Hij mag naar elk rif waarvan het vak met dat symbool vrij is.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-WHITE-3",
        tag: Tag::D,
        text: Text {
            en: "It may go to the island if that space is taken on some reef, unless the table reads it otherwise.",
            nl: "Hij mag naar het eiland als dat vak op een of ander rif bezet is, tenzij de tafel het anders leest.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-WHITE-4",
        tag: Tag::R,
        text: Text {
            en: "It sets off the usual action of its space.",
            nl: "Hij zet de gewone actie van zijn vak in gang.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-WHITE-5",
        tag: Tag::D,
        text: Text {
            en: "On the island it brings one island card and no octopus points.",
            nl: "Op het eiland geeft hij een eilandkaart en geen octopuspunten.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-WHITE-6",
        tag: Tag::D,
        text: Text {
            en: "Showing an octopus, without an octopus left, it can only go to the island.",
            nl: "Toont hij een octopus en heb je er geen over, dan kan hij alleen naar het eiland.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-WHITE-7",
        tag: Tag::D,
        text: Text {
            en: "On a reef it counts as a die in every way.",
            nl: "Op een rif telt hij in alles als een dobbelsteen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-WHITE-8",
        tag: Tag::D,
        text: Text {
            en: "On the island it counts as a die there, for chest C5 too.",
            nl: "Op het eiland telt hij als een dobbelsteen daar, ook voor schatkist C5.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-ISLAND-1",
        tag: Tag::R,
        text: Text {
            en: "A die on the island with no octopus on its reef: take the top island card, as long as there are any.",
            nl: "Een dobbelsteen naar het eiland zonder octopus op zijn rif: neem de bovenste eilandkaart, zolang die er zijn.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-ISLAND-2",
        tag: Tag::R,
        text: Text {
            en: "With your own octopus there: two points and the top island card.",
            nl: "Staat daar je eigen octopus: twee punten en de bovenste eilandkaart.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-ISLAND-3",
        tag: Tag::R,
        text: Text {
            en: "With another player's octopus there: its owner gets two points; you look at two island cards, keep one and put the other under the pile.",
            nl: "Staat daar een octopus van een ander: de eigenaar krijgt twee punten; jij bekijkt twee eilandkaarten, houdt er een en legt de andere onder de stapel.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-ISLAND-4",
        tag: Tag::D,
        text: Text {
            en: "The octopus points are paid even when the island pile is empty.",
            nl: "De octopuspunten tellen ook als de eilandstapel leeg is.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-ISLAND-5",
        tag: Tag::D,
        text: Text {
            en: "Any number of dice may lie on the island.",
            nl: "Op het eiland mag elk aantal dobbelstenen liggen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-PILE-1",
        tag: Tag::D,
        text: Text {
            en: "A pile that runs short gives what it has; nothing is reshuffled.",
            nl: "Een stapel die tekortkomt geeft wat er is; er wordt niets opnieuw geschud.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-PILE-2",
        tag: Tag::D,
        text: Text { en: "An effect that cannot happen lapses.", nl: "Een effect dat niet kan, vervalt." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-JELLY-1",
        tag: Tag::R,
        text: Text {
            en: "Jellyfish: your ship moves on to the next multiple of five, by five points at most.",
            nl: "Kwal: je schip vaart door naar het volgende vijftal, met hoogstens vijf punten.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-JELLY-2",
        tag: Tag::D,
        text: Text {
            en: "From a multiple of five it moves five points; it never stays where it is.",
            nl: "Vanaf een vijftal vaart het vijf punten; het blijft nooit liggen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-CHAIN-1",
        tag: Tag::D,
        text: Text {
            en: "An effect set off by another is finished first; the turn goes on when all are done.",
            nl: "Een effect dat door een ander ontstaat, wordt eerst afgemaakt; de beurt gaat verder als alles klaar is.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-END-1",
        tag: Tag::R,
        text: Text {
            en: "Two, three or four players play ten, nine or eight rounds.",
            nl: "Twee, drie of vier spelers spelen tien, negen of acht rondes.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-END-2",
        tag: Tag::D,
        text: Text {
            en: "Four, three or four dice are then left on the station and in the supply.",
            nl: "Er zijn dan vier, drie of vier dobbelstenen over op het station en in de voorraad.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SCORE-1",
        tag: Tag::R,
        text: Text {
            en: "The final scoring has four steps in fixed order, each from the starting seat clockwise.",
            nl: "De eindtelling heeft vier stappen in vaste volgorde, elk vanaf de beginspeler met de klok mee.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-SCORE-2",
        tag: Tag::D,
        text: Text {
            en: "Actions set off by the scoring bring all they bring during play, unless the table reads it otherwise.",
            nl: "Acties die door de eindtelling ontstaan, geven alles wat ze tijdens het spel geven, tenzij de tafel het anders leest.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-1",
        tag: Tag::R,
        text: Text {
            en: "Step 1: show your starfish cards; those for fish and pearls wait for their step.",
            nl: "Stap 1: toon je zeesterkaarten; die voor vissen en parels wachten op hun stap.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-SF-2",
        tag: Tag::R,
        text: Text {
            en: "The others are scored at once, in the order you choose.",
            nl: "De andere worden meteen gescoord, in de volgorde die je kiest.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-SF-3",
        tag: Tag::D,
        text: Text {
            en: "A starfish card gained in step 1 is resolved in the same step.",
            nl: "Een zeesterkaart die je in stap 1 krijgt, wordt in dezelfde stap uitgevoerd.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-4",
        tag: Tag::D,
        text: Text {
            en: "What a card counts is counted when it is resolved.",
            nl: "Wat een kaart telt, wordt geteld als zij wordt uitgevoerd.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-5",
        tag: Tag::D,
        text: Text {
            en: "Starfish cards must be used in full, unless the table reads it otherwise.",
            nl: "Zeesterkaarten moeten volledig gebruikt worden, tenzij de tafel het anders leest.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-SF-6",
        tag: Tag::D,
        text: Text {
            en: "A card that counts fish or pearls is itself neither.",
            nl: "Een kaart die vissen of parels telt, is zelf geen van beide.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-PEARL6",
        tag: Tag::R,
        text: Text { en: "This starfish card is a pearl of 6.", nl: "Deze zeesterkaart is een parel van 6." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-ANEMONE",
        tag: Tag::R,
        text: Text { en: "This starfish card is an anemone fish.", nl: "Deze zeesterkaart is een anemoonvis." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-PERFISH",
        tag: Tag::R,
        text: Text {
            en: "Two points for each of your fish in step 3, stingrays and anemone fish included.",
            nl: "Twee punten per vis van jou in stap 3, pijlstaartroggen en anemoonvissen meegeteld.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-PERPEARL",
        tag: Tag::R,
        text: Text {
            en: "One point for each of your pearls in step 4, pearls on starfish cards included.",
            nl: "Een punt per parel van jou in stap 4, parels op zeesterkaarten meegeteld.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-ISLAND",
        tag: Tag::R,
        text: Text {
            en: "One point for each die on the island, white ones too.",
            nl: "Een punt per dobbelsteen op het eiland, ook witte.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-TURTLE",
        tag: Tag::R,
        text: Text { en: "Three points for each of your turtles.", nl: "Drie punten per schildpad van jou." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-CHEST",
        tag: Tag::R,
        text: Text { en: "Two points for each of your chests.", nl: "Twee punten per schatkist van jou." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-SIDE",
        tag: Tag::R,
        text: Text {
            en: "Take and use a chest from beside the board.",
            nl: "Neem en gebruik een schatkist van naast het bord.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-JELLY",
        tag: Tag::R,
        text: Text {
            en: "Your ship moves on to the next jellyfish.",
            nl: "Je schip vaart door naar de volgende kwal.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-SF-REEF",
        tag: Tag::R,
        text: Text {
            en: "Take and use the chests left on the two reefs, in your order; dice on them are no obstacle.",
            nl: "Neem en gebruik de kisten die nog op de twee riffen liggen, in jouw volgorde; dobbelstenen erop zijn geen bezwaar.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-SF-DICE",
        tag: Tag::R,
        text: Text {
            en: "Draw one card for each left-over die of the two colours, from each pile at most once.",
            nl: "Trek een kaart per overgebleven dobbelsteen in de twee kleuren, van elke stapel hoogstens een keer.",
        },
        forbids: true,
    },
    Rule {
        id: "CORALIA-DSC-1",
        tag: Tag::R,
        text: Text {
            en: "Step 2: your diver scores the values of the occupied spaces of its reef, at most 15.",
            nl: "Stap 2: je duiker scoort de waarden van de bezette vakken van zijn rif, hoogstens 15.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DSC-2",
        tag: Tag::D,
        text: Text {
            en: "A diver that is not on the board scores nothing.",
            nl: "Een duiker die niet op het bord staat, scoort niets.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-FSC-1",
        tag: Tag::R,
        text: Text {
            en: "Step 3: sets of 1 to 5 different fish score 3, 7, 12, 18 or 25; you may have several.",
            nl: "Stap 3: sets van 1 tot 5 verschillende vissen geven 3, 7, 12, 18 of 25; je mag er meer hebben.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-FSC-2",
        tag: Tag::D,
        text: Text {
            en: "There are five kinds of fish: fire fish, blowfish, angel fish, stingray, anemone fish.",
            nl: "Er zijn vijf soorten vis: koraalduivel, kogelvis, maanvis, pijlstaartrog, anemoonvis.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-FSC-3",
        tag: Tag::D,
        text: Text {
            en: "Your fish are split into sets in the way that scores most.",
            nl: "Je vissen worden zo in sets verdeeld dat ze het meeste opleveren.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-PSC-1",
        tag: Tag::R,
        text: Text {
            en: "Step 4: players are ranked by the sum of all their pearls.",
            nl: "Stap 4: de spelers worden gerangschikt naar de som van al hun parels.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-PSC-2",
        tag: Tag::R,
        text: Text {
            en: "Between equal sums the greater number of pearls decides.",
            nl: "Bij een gelijke som beslist het grotere aantal parels.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-PSC-3",
        tag: Tag::D,
        text: Text {
            en: "Who is equal in both shares the rank; the next player has the next rank, unless the table reads it otherwise.",
            nl: "Wie in beide gelijk is, deelt de rang; de volgende speler heeft de volgende rang, tenzij de tafel het anders leest.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-PSC-4",
        tag: Tag::R,
        text: Text {
            en: "The first scores the best four pearls, the second the best two, all others the best one.",
            nl: "De eerste scoort de beste vier parels, de tweede de beste twee, alle anderen de beste.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-PSC-5",
        tag: Tag::D,
        text: Text {
            en: "Without pearls you have no rank and score nothing here.",
            nl: "Zonder parels heb je geen rang en scoor je hier niets.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-WIN-1",
        tag: Tag::R,
        text: Text { en: "The most points win.", nl: "Wie de meeste punten heeft, wint." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-WIN-2",
        tag: Tag::R,
        text: Text {
            en: "Between equals the most cards decide, then the most turtles.",
            nl: "Bij gelijke stand beslissen de meeste kaarten, dan de meeste schildpadden.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-WIN-3",
        tag: Tag::R,
        text: Text {
            en: "If that is equal too, the victory is shared.",
            nl: "Is ook dat gelijk, dan wordt de overwinning gedeeld.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-INFO-1",
        tag: Tag::R,
        text: Text { en: "What your cards are is known to you alone.", nl: "Wat je kaarten zijn, weet alleen jij." },
        forbids: false,
    },
    Rule {
        id: "CORALIA-INFO-2",
        tag: Tag::D,
        text: Text {
            en: "Cards put back are known only to the player who put them back.",
            nl: "Teruggelegde kaarten kent alleen wie ze heeft teruggelegd.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-INFO-3",
        tag: Tag::R,
        text: Text {
            en: "Nobody knows a chest before it is taken.",
            nl: "Niemand kent een schatkist voordat die genomen is.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-INFO-4",
        tag: Tag::D,
        text: Text {
            en: "Turtles, dice, points and figures are public.",
            nl: "Schildpadden, dobbelstenen, punten en figuren zijn openbaar.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-INFO-5",
        tag: Tag::D,
        text: Text {
            en: "How many cards you have and from which piles is known to everybody.",
            nl: "Hoeveel kaarten je hebt en van welke stapels, weet iedereen.",
        },
        forbids: false,
    },
    Rule {
        id: "CORALIA-DATA-1",
        tag: Tag::C,
        text: Text {
            en: "What the cards and tiles are comes from the component file, which is checked when it is read.",
            nl: "Wat de kaarten en tegels zijn, staat in het onderdelenbestand, dat bij het lezen wordt nagekeken.",
        },
        forbids: false,
    },
];

/// The supply starts with 36 dice in six colours beside the board.
#[allow(dead_code)]
pub static SETUP_1: &Rule = &ALL[0];

/// Both white dice start on the island.
#[allow(dead_code)]
pub static SETUP_2: &Rule = &ALL[1];

/// Starfish, pearl and fish cards are shuffled into three face-down piles.
#[allow(dead_code)]
pub static SETUP_3: &Rule = &ALL[2];

/// Three unseen cards of each pile, shuffled together, are the island pile of nine.
#[allow(dead_code)]
pub static SETUP_4: &Rule = &ALL[3];

/// The two stingrays lie beside the scoring overview and are in no pile.
#[allow(dead_code)]
pub static SETUP_5: &Rule = &ALL[4];

/// Six turtles lie face up on the reefs, two face up beside the board.
#[allow(dead_code)]
pub static SETUP_6: &Rule = &ALL[5];

/// Six chests lie face down on the reefs, two face down beside the board.
#[allow(dead_code)]
pub static SETUP_7: &Rule = &ALL[6];

/// Everybody starts with one diver, two octopuses and a ship on the starting space of the score track.
#[allow(dead_code)]
pub static SETUP_8: &Rule = &ALL[7];

/// The starting seat is drawn by lot.
#[allow(dead_code)]
pub static SETUP_9: &Rule = &ALL[8];

/// With three players one die of each colour is rolled before play and blocks its space.
#[allow(dead_code)]
pub static SETUP_10: &Rule = &ALL[9];

/// With two players two dice of each colour are rolled before play; the second of two equal symbols goes to the island.
#[allow(dead_code)]
pub static SETUP_11: &Rule = &ALL[10];

/// A blocking die on a turtle space sends that turtle face up beside the board.
#[allow(dead_code)]
pub static SETUP_12: &Rule = &ALL[11];

/// A blocking die that shows a diver lies on the treasure space, on top of the chest; the diver space stays open.
#[allow(dead_code)]
pub static SETUP_13: &Rule = &ALL[12];

/// Blocking dice bring nobody anything.
#[allow(dead_code)]
pub static SETUP_14: &Rule = &ALL[13];

/// The starting seat picks the first four dice, of four different colours.
#[allow(dead_code)]
pub static SETUP_15: &Rule = &ALL[14];

/// There are six dice of each colour, each with the six symbols once.
#[allow(dead_code)]
pub static SETUP_16: &Rule = &ALL[15];

/// The first four dice are picked after the blocking dice are placed, unless the table reads it otherwise.
#[allow(dead_code)]
pub static SETUP_17: &Rule = &ALL[16];

/// Players take turns clockwise; each turn places one coloured die.
#[allow(dead_code)]
pub static TURN_1: &Rule = &ALL[17];

/// From the second turn on you first add one die of any colour left in the supply.
#[allow(dead_code)]
pub static TURN_2: &Rule = &ALL[18];

/// All dice that are not held are rolled, the added one always.
#[allow(dead_code)]
pub static TURN_3: &Rule = &ALL[19];

/// You place exactly one of the four dice of the station.
#[allow(dead_code)]
pub static TURN_4: &Rule = &ALL[20];

/// The action of the space is carried out at once and in full; nothing of it can be done at another time.
#[allow(dead_code)]
pub static TURN_5: &Rule = &ALL[21];

/// The other three dice go to the next player with their faces unchanged, held ones too.
#[allow(dead_code)]
pub static TURN_6: &Rule = &ALL[22];

/// After the first turn dice of one colour may lie on the station together.
#[allow(dead_code)]
pub static TURN_7: &Rule = &ALL[23];

/// Each turtle you own may hold one of the three passed dice through the roll.
#[allow(dead_code)]
pub static STORE_1: &Rule = &ALL[24];

/// At most three dice are held, however many turtles you have.
#[allow(dead_code)]
pub static STORE_2: &Rule = &ALL[25];

/// A held die may be placed like a rolled one.
#[allow(dead_code)]
pub static STORE_3: &Rule = &ALL[26];

/// Turtles are not used up by holding dice.
#[allow(dead_code)]
pub static STORE_4: &Rule = &ALL[27];

/// A coloured die fits only the space of its colour and symbol.
#[allow(dead_code)]
pub static PLACE_1: &Rule = &ALL[28];

/// A space holds one die.
#[allow(dead_code)]
pub static PLACE_2: &Rule = &ALL[29];

/// Placed dice stay, except that a leaving diver's die slides to the treasure space.
#[allow(dead_code)]
pub static PLACE_3: &Rule = &ALL[30];

/// A die whose space is open may not go to the island.
#[allow(dead_code)]
pub static PLACE_4: &Rule = &ALL[31];

/// A die whose space is taken may go to the island, even if other dice fit a reef.
#[allow(dead_code)]
pub static PLACE_5: &Rule = &ALL[32];

/// Pearl: take the top two pearl cards.
#[allow(dead_code)]
pub static PEARL_1: &Rule = &ALL[33];

/// Fish: look at the top two fish cards, keep one, put the other under the pile.
#[allow(dead_code)]
pub static FISH_1: &Rule = &ALL[34];

/// Starfish: look at the top three starfish cards, keep one, put the others under the pile.
#[allow(dead_code)]
pub static STAR_1: &Rule = &ALL[35];

/// Cards put back under a pile stay in the order in which they were drawn.
#[allow(dead_code)]
pub static STAR_2: &Rule = &ALL[36];

/// Octopus: a figure of yours joins that reef.
#[allow(dead_code)]
pub static OCTO_1: &Rule = &ALL[37];

/// A new octopus scores one point for each die on its reef, the new one included.
#[allow(dead_code)]
pub static OCTO_2: &Rule = &ALL[38];

/// Each octopus already on another reef then earns its owner one point.
#[allow(dead_code)]
pub static OCTO_3: &Rule = &ALL[39];

/// An octopus earns its owner two points for each die of its reef's colour put on the island.
#[allow(dead_code)]
pub static OCTO_4: &Rule = &ALL[40];

/// With both your octopuses on the board you may not place a die on an open octopus space.
#[allow(dead_code)]
pub static OCTO_5: &Rule = &ALL[41];

/// An octopus die whose space is taken may still go to the island.
#[allow(dead_code)]
pub static OCTO_6: &Rule = &ALL[42];

/// If no die can be placed, all four are rolled again until one can.
#[allow(dead_code)]
pub static OCTO_7: &Rule = &ALL[43];

/// Dice on the diver and treasure spaces, blocking dice and white dice count for a new octopus as well.
#[allow(dead_code)]
pub static OCTO_8: &Rule = &ALL[44];

/// Whoever has two octopuses on other reefs earns a point for each, unless the table reads it otherwise.
#[allow(dead_code)]
pub static OCTO_9: &Rule = &ALL[45];

/// Diver, the first time: place your diver beside the die.
#[allow(dead_code)]
pub static DIVER_1: &Rule = &ALL[46];

/// Diver, later: your diver swims to the new reef.
#[allow(dead_code)]
pub static DIVER_2: &Rule = &ALL[47];

/// Leaving a reef with a chest and an open treasure space, the die slides there and the chest is taken and used.
#[allow(dead_code)]
pub static DIVER_3: &Rule = &ALL[48];

/// After that slide the diver space is open again.
#[allow(dead_code)]
pub static DIVER_4: &Rule = &ALL[49];

/// Leaving a reef whose treasure space is covered brings no chest; the die stays and the reef is closed to divers.
#[allow(dead_code)]
pub static DIVER_5: &Rule = &ALL[50];

/// A reef with a covered treasure space may still be entered.
#[allow(dead_code)]
pub static DIVER_6: &Rule = &ALL[51];

/// At most one diver stands on a reef.
#[allow(dead_code)]
pub static DIVER_7: &Rule = &ALL[52];

/// Once the die is chosen the diver must be placed or moved.
#[allow(dead_code)]
pub static DIVER_8: &Rule = &ALL[53];

/// A chest that is taken is turned over and used at once.
#[allow(dead_code)]
pub static CHEST_0: &Rule = &ALL[54];

/// Chest C1: take the top fish card.
#[allow(dead_code)]
pub static CHEST_1: &Rule = &ALL[55];

/// Chest C2: take the top pearl card.
#[allow(dead_code)]
pub static CHEST_2: &Rule = &ALL[56];

/// Chest C3: take the top starfish card.
#[allow(dead_code)]
pub static CHEST_3: &Rule = &ALL[57];

/// Chest C4: take the top island card.
#[allow(dead_code)]
pub static CHEST_4: &Rule = &ALL[58];

/// Chest C5: one point for each die now on the island.
#[allow(dead_code)]
pub static CHEST_5: &Rule = &ALL[59];

/// Chest C6: take a stingray.
#[allow(dead_code)]
pub static CHEST_6: &Rule = &ALL[60];

/// Chest C7: take a white die from the island, roll it, place it and act.
#[allow(dead_code)]
pub static CHEST_7: &Rule = &ALL[61];

/// Chest C8: your ship moves on to the next jellyfish.
#[allow(dead_code)]
pub static CHEST_8: &Rule = &ALL[62];

/// A used chest stays with its owner, face up.
#[allow(dead_code)]
pub static CHEST_9: &Rule = &ALL[63];

/// Turtle: take the tile, resolve its bonus, then it is yours.
#[allow(dead_code)]
pub static TURTLE_0: &Rule = &ALL[64];

/// Turtle T1: take a white die from the island, roll it, place it and act.
#[allow(dead_code)]
pub static TURTLE_1: &Rule = &ALL[65];

/// Turtle T2: your ship moves on to the next jellyfish.
#[allow(dead_code)]
pub static TURTLE_2: &Rule = &ALL[66];

/// Turtle T3: take a stingray.
#[allow(dead_code)]
pub static TURTLE_3: &Rule = &ALL[67];

/// Turtle T4: take the top starfish card.
#[allow(dead_code)]
pub static TURTLE_4: &Rule = &ALL[68];

/// Turtle T5: take the top island card.
#[allow(dead_code)]
pub static TURTLE_5: &Rule = &ALL[69];

/// Turtle T6: take the top fish card.
#[allow(dead_code)]
pub static TURTLE_6: &Rule = &ALL[70];

/// Turtle T7: use the bonus of one of the turtles beside the board; that tile stays there.
#[allow(dead_code)]
pub static TURTLE_7: &Rule = &ALL[71];

/// Turtle T8: take a face-down chest from beside the board, turn it over and use it.
#[allow(dead_code)]
pub static TURTLE_8: &Rule = &ALL[72];

/// A white die is taken from the island, rolled at once and placed.
#[allow(dead_code)]
pub static WHITE_1: &Rule = &ALL[73];

/// It may go to any reef whose space of that symbol is open.
#[allow(dead_code)]
pub static WHITE_2: &Rule = &ALL[74];

/// It may go to the island if that space is taken on some reef, unless the table reads it otherwise.
#[allow(dead_code)]
pub static WHITE_3: &Rule = &ALL[75];

/// It sets off the usual action of its space.
#[allow(dead_code)]
pub static WHITE_4: &Rule = &ALL[76];

/// On the island it brings one island card and no octopus points.
#[allow(dead_code)]
pub static WHITE_5: &Rule = &ALL[77];

/// Showing an octopus, without an octopus left, it can only go to the island.
#[allow(dead_code)]
pub static WHITE_6: &Rule = &ALL[78];

/// On a reef it counts as a die in every way.
#[allow(dead_code)]
pub static WHITE_7: &Rule = &ALL[79];

/// On the island it counts as a die there, for chest C5 too.
#[allow(dead_code)]
pub static WHITE_8: &Rule = &ALL[80];

/// A die on the island with no octopus on its reef: take the top island card, as long as there are any.
#[allow(dead_code)]
pub static ISLAND_1: &Rule = &ALL[81];

/// With your own octopus there: two points and the top island card.
#[allow(dead_code)]
pub static ISLAND_2: &Rule = &ALL[82];

/// With another player's octopus there: its owner gets two points; you look at two island cards, keep one and put the other under the pile.
#[allow(dead_code)]
pub static ISLAND_3: &Rule = &ALL[83];

/// The octopus points are paid even when the island pile is empty.
#[allow(dead_code)]
pub static ISLAND_4: &Rule = &ALL[84];

/// Any number of dice may lie on the island.
#[allow(dead_code)]
pub static ISLAND_5: &Rule = &ALL[85];

/// A pile that runs short gives what it has; nothing is reshuffled.
#[allow(dead_code)]
pub static PILE_1: &Rule = &ALL[86];

/// An effect that cannot happen lapses.
#[allow(dead_code)]
pub static PILE_2: &Rule = &ALL[87];

/// Jellyfish: your ship moves on to the next multiple of five, by five points at most.
#[allow(dead_code)]
pub static JELLY_1: &Rule = &ALL[88];

/// From a multiple of five it moves five points; it never stays where it is.
#[allow(dead_code)]
pub static JELLY_2: &Rule = &ALL[89];

/// An effect set off by another is finished first; the turn goes on when all are done.
#[allow(dead_code)]
pub static CHAIN_1: &Rule = &ALL[90];

/// Two, three or four players play ten, nine or eight rounds.
#[allow(dead_code)]
pub static END_1: &Rule = &ALL[91];

/// Four, three or four dice are then left on the station and in the supply.
#[allow(dead_code)]
pub static END_2: &Rule = &ALL[92];

/// The final scoring has four steps in fixed order, each from the starting seat clockwise.
#[allow(dead_code)]
pub static SCORE_1: &Rule = &ALL[93];

/// Actions set off by the scoring bring all they bring during play, unless the table reads it otherwise.
#[allow(dead_code)]
pub static SCORE_2: &Rule = &ALL[94];

/// Step 1: show your starfish cards; those for fish and pearls wait for their step.
#[allow(dead_code)]
pub static SF_1: &Rule = &ALL[95];

/// The others are scored at once, in the order you choose.
#[allow(dead_code)]
pub static SF_2: &Rule = &ALL[96];

/// A starfish card gained in step 1 is resolved in the same step.
#[allow(dead_code)]
pub static SF_3: &Rule = &ALL[97];

/// What a card counts is counted when it is resolved.
#[allow(dead_code)]
pub static SF_4: &Rule = &ALL[98];

/// Starfish cards must be used in full, unless the table reads it otherwise.
#[allow(dead_code)]
pub static SF_5: &Rule = &ALL[99];

/// A card that counts fish or pearls is itself neither.
#[allow(dead_code)]
pub static SF_6: &Rule = &ALL[100];

/// This starfish card is a pearl of 6.
#[allow(dead_code)]
pub static SF_PEARL6: &Rule = &ALL[101];

/// This starfish card is an anemone fish.
#[allow(dead_code)]
pub static SF_ANEMONE: &Rule = &ALL[102];

/// Two points for each of your fish in step 3, stingrays and anemone fish included.
#[allow(dead_code)]
pub static SF_PERFISH: &Rule = &ALL[103];

/// One point for each of your pearls in step 4, pearls on starfish cards included.
#[allow(dead_code)]
pub static SF_PERPEARL: &Rule = &ALL[104];

/// One point for each die on the island, white ones too.
#[allow(dead_code)]
pub static SF_ISLAND: &Rule = &ALL[105];

/// Three points for each of your turtles.
#[allow(dead_code)]
pub static SF_TURTLE: &Rule = &ALL[106];

/// Two points for each of your chests.
#[allow(dead_code)]
pub static SF_CHEST: &Rule = &ALL[107];

/// Take and use a chest from beside the board.
#[allow(dead_code)]
pub static SF_SIDE: &Rule = &ALL[108];

/// Your ship moves on to the next jellyfish.
#[allow(dead_code)]
pub static SF_JELLY: &Rule = &ALL[109];

/// Take and use the chests left on the two reefs, in your order; dice on them are no obstacle.
#[allow(dead_code)]
pub static SF_REEF: &Rule = &ALL[110];

/// Draw one card for each left-over die of the two colours, from each pile at most once.
#[allow(dead_code)]
pub static SF_DICE: &Rule = &ALL[111];

/// Step 2: your diver scores the values of the occupied spaces of its reef, at most 15.
#[allow(dead_code)]
pub static DSC_1: &Rule = &ALL[112];

/// A diver that is not on the board scores nothing.
#[allow(dead_code)]
pub static DSC_2: &Rule = &ALL[113];

/// Step 3: sets of 1 to 5 different fish score 3, 7, 12, 18 or 25; you may have several.
#[allow(dead_code)]
pub static FSC_1: &Rule = &ALL[114];

/// There are five kinds of fish: fire fish, blowfish, angel fish, stingray, anemone fish.
#[allow(dead_code)]
pub static FSC_2: &Rule = &ALL[115];

/// Your fish are split into sets in the way that scores most.
#[allow(dead_code)]
pub static FSC_3: &Rule = &ALL[116];

/// Step 4: players are ranked by the sum of all their pearls.
#[allow(dead_code)]
pub static PSC_1: &Rule = &ALL[117];

/// Between equal sums the greater number of pearls decides.
#[allow(dead_code)]
pub static PSC_2: &Rule = &ALL[118];

/// Who is equal in both shares the rank; the next player has the next rank, unless the table reads it otherwise.
#[allow(dead_code)]
pub static PSC_3: &Rule = &ALL[119];

/// The first scores the best four pearls, the second the best two, all others the best one.
#[allow(dead_code)]
pub static PSC_4: &Rule = &ALL[120];

/// Without pearls you have no rank and score nothing here.
#[allow(dead_code)]
pub static PSC_5: &Rule = &ALL[121];

/// The most points win.
#[allow(dead_code)]
pub static WIN_1: &Rule = &ALL[122];

/// Between equals the most cards decide, then the most turtles.
#[allow(dead_code)]
pub static WIN_2: &Rule = &ALL[123];

/// If that is equal too, the victory is shared.
#[allow(dead_code)]
pub static WIN_3: &Rule = &ALL[124];

/// What your cards are is known to you alone.
#[allow(dead_code)]
pub static INFO_1: &Rule = &ALL[125];

/// Cards put back are known only to the player who put them back.
#[allow(dead_code)]
pub static INFO_2: &Rule = &ALL[126];

/// Nobody knows a chest before it is taken.
#[allow(dead_code)]
pub static INFO_3: &Rule = &ALL[127];

/// Turtles, dice, points and figures are public.
#[allow(dead_code)]
pub static INFO_4: &Rule = &ALL[128];

/// How many cards you have and from which piles is known to everybody.
#[allow(dead_code)]
pub static INFO_5: &Rule = &ALL[129];

/// What the cards and tiles are comes from the component file, which is checked when it is read.
#[allow(dead_code)]
pub static DATA_1: &Rule = &ALL[130];
