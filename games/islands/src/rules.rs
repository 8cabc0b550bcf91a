//! The rules by id. Generated from `rules.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::{Rule, Tag, Text};

/// Every rule of the game.
pub static ALL: [Rule; 42] = [
    Rule {
        id: "ISLANDS-SETUP-1",
        tag: Tag::C,
        text: Text {
            en: "Two players use the main board, three add the east strip, four also the west strip: 36, 42 or 48 islands as shipped. What is not an island cannot be used.",
            nl: "Met twee spelers gebruik je het hoofdbord, met drie komt de oostelijke strook erbij, met vier ook de westelijke: standaard 36, 42 of 48 eilanden. Wat geen eiland is, doet niet mee.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-SETUP-2",
        tag: Tag::R,
        text: Text {
            en: "Every island starts with one die in the colour of its terrain, showing 1.",
            nl: "Elk eiland begint met één dobbelsteen in de kleur van zijn landschap, met waarde 1.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SETUP-3",
        tag: Tag::R,
        text: Text {
            en: "With two players the cards of 4 and 5 stars are left out, with three those of 5 stars; the deck has 72, 90 or 108 cards.",
            nl: "Met twee spelers blijven de kaarten met 4 en 5 sterren weg, met drie die met 5 sterren; de stapel telt 72, 90 of 108 kaarten.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SETUP-4",
        tag: Tag::R,
        text: Text {
            en: "Three specialists lie in a row; a first game uses Conservationist, Ecologist and Oceanographer, later games any three.",
            nl: "Drie specialisten liggen in een rij; een eerste spel gebruikt Natuurbeschermer, Ecoloog en Oceanograaf, latere spellen drie naar keuze.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SETUP-5",
        tag: Tag::D,
        text: Text { en: "Chance names the first player.", nl: "Het lot wijst de beginspeler aan." },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-TURN-1",
        tag: Tag::R,
        text: Text {
            en: "Players take turns clockwise; only the one whose turn it is acts.",
            nl: "De spelers zijn met de klok mee aan de beurt; alleen wie aan de beurt is doet iets.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-DEAL-1",
        tag: Tag::R,
        text: Text {
            en: "A turn starts with three open cards from the deck, one to each column from left to right.",
            nl: "Een beurt begint met drie open kaarten van de stapel, één bij elke kolom van links naar rechts.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-DEAL-2",
        tag: Tag::R,
        text: Text {
            en: "Cards that nobody took stay, so their columns grow.",
            nl: "Kaarten die niemand pakte blijven liggen, dus hun kolommen groeien.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-CHOOSE-1",
        tag: Tag::R,
        text: Text {
            en: "First take one whole column, and only one. Its specialist helps you this turn and stays in the row.",
            nl: "Pak eerst één hele kolom, en niet meer dan een. De specialist daarvan helpt je deze beurt en blijft in de rij.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-CHOOSE-2",
        tag: Tag::R,
        text: Text {
            en: "Keep exactly one card of the column you take; the others are discarded at the end of the turn.",
            nl: "Houd precies één kaart van de kolom die je pakt; de andere gaan aan het eind van de beurt weg.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-CHOOSE-3",
        tag: Tag::D,
        text: Text {
            en: "Any card may be kept, also one for which no die can move; a table may choose that the card must allow a move while some card does.",
            nl: "Je mag elke kaart houden, ook een waarvoor geen steen kan bewegen; een tafel mag kiezen dat de kaart een zet moet toelaten zolang er zo een kaart is.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-DIE-1",
        tag: Tag::R,
        text: Text {
            en: "The die you choose lies uncovered and has the colour of the card you keep.",
            nl: "De dobbelsteen die je kiest ligt bovenop en heeft de kleur van de kaart die je houdt.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-DIE-2",
        tag: Tag::R,
        text: Text {
            en: "The die gains 1 before it moves, so a 6 cannot be chosen.",
            nl: "De dobbelsteen krijgt er 1 bij voor hij beweegt, dus een 6 kun je niet kiezen.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-MOVE-1",
        tag: Tag::R,
        text: Text {
            en: "The die moves at least one step and at most as many steps as you took cards.",
            nl: "De dobbelsteen doet minstens één stap en hoogstens zoveel stappen als je kaarten pakte.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-MOVE-2",
        tag: Tag::R,
        text: Text {
            en: "Steps go to the next island along a row or column, never diagonally.",
            nl: "Een stap gaat naar het volgende eiland in een rij of kolom, nooit schuin.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-MOVE-3",
        tag: Tag::R,
        text: Text {
            en: "Every step must land on a die of lower value than the raised die.",
            nl: "Elke stap moet uitkomen op een dobbelsteen met een lagere waarde dan de verhoogde steen.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-MOVE-4",
        tag: Tag::R,
        text: Text {
            en: "Empty islands can neither be entered nor crossed.",
            nl: "Op en over lege eilanden kun je niet gaan.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-MOVE-5",
        tag: Tag::R,
        text: Text { en: "Only the single die on top moves.", nl: "Alleen de ene bovenste dobbelsteen beweegt." },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-MOVE-6",
        tag: Tag::D,
        text: Text {
            en: "You pass only if the kept card allows no ordinary move. The card is kept all the same and no die is turned.",
            nl: "Je past alleen als de gehouden kaart geen gewone zet toelaat. De kaart houd je toch en er wordt geen steen gedraaid.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-MOVE-7",
        tag: Tag::D,
        text: Text {
            en: "A die may come back to the island it left, out and back for two steps; a table may choose that it may not.",
            nl: "Een steen mag terug naar het eiland waar hij begon, heen en terug voor twee stappen; een tafel mag kiezen dat dat niet mag.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-SPEC-1",
        tag: Tag::R,
        text: Text {
            en: "An ability holds for this turn only, and you need not use it.",
            nl: "Een gave geldt alleen deze beurt en je hoeft haar niet te gebruiken.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SPEC-CONS",
        tag: Tag::D,
        text: Text {
            en: "The Conservationist lets the die stay where it is; colour and the extra 1 remain.",
            nl: "Met de Natuurbeschermer mag de steen blijven liggen; de kleur en de extra 1 blijven gelden.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SPEC-ECOL",
        tag: Tag::R,
        text: Text {
            en: "The Ecologist lets the die step onto dice of equal value as well.",
            nl: "Met de Ecoloog mag de steen ook op stenen van gelijke waarde stappen.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SPEC-OCEA",
        tag: Tag::R,
        text: Text {
            en: "The Oceanographer lets the die enter empty islands, cross them and end there.",
            nl: "Met de Oceanograaf mag de steen lege eilanden op, eroverheen en daar eindigen.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SPEC-SEIS",
        tag: Tag::R,
        text: Text {
            en: "The Seismologist moves the die together with the one right below it. Only the top die gains 1 and is compared; the lower keeps its value.",
            nl: "Met de Seismoloog gaat de steen samen met de steen er direct onder. Alleen de bovenste krijgt er 1 bij en wordt vergeleken; de onderste houdt zijn waarde.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-SPEC-GEOG",
        tag: Tag::R,
        text: Text {
            en: "The Geographer may choose a top die that lies right on a die of the kept colour.",
            nl: "De Geograaf mag een bovenste steen kiezen die direct op een steen van de gehouden kleur ligt.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SPEC-AGRI",
        tag: Tag::D,
        text: Text {
            en: "A second die moves only with the Agriculturalist and at least two cards taken, after the first die; it also gains 1 and moves at least one step.",
            nl: "Een tweede steen beweegt alleen met de Landbouwkundige en minstens twee gepakte kaarten, na de eerste steen; hij krijgt er ook 1 bij en doet minstens één stap.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-SPEC-AGRI-1",
        tag: Tag::D,
        text: Text {
            en: "The second die is another die than the first.",
            nl: "De tweede steen is een andere dan de eerste.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-SPEC-AGRI-2",
        tag: Tag::D,
        text: Text {
            en: "The second die has only the steps that the first left over.",
            nl: "De tweede steen heeft alleen de stappen die de eerste overliet.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-END-1",
        tag: Tag::R,
        text: Text {
            en: "The kept card joins your open cards, sorted by colour, and stays there.",
            nl: "De gehouden kaart komt open bij je andere kaarten, op kleur gelegd, en blijft daar.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-END-2",
        tag: Tag::R,
        text: Text {
            en: "The game moves to its evaluation when no cards are left to deal; nobody acts after that.",
            nl: "Het spel gaat naar de telling als er geen kaarten meer te delen zijn; daarna doet niemand meer iets.",
        },
        forbids: true,
    },
    Rule {
        id: "ISLANDS-EVAL-1",
        tag: Tag::R,
        text: Text {
            en: "Colour by colour, everybody adds up the stars on their cards of that colour.",
            nl: "Kleur voor kleur telt iedereen de sterren op zijn kaarten van die kleur.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-EVAL-2",
        tag: Tag::R,
        text: Text {
            en: "The most stars claim the tallest stack topped by the colour, the next most the next tallest, and so on.",
            nl: "Wie de meeste sterren heeft krijgt de hoogste stapel met die kleur bovenop, de volgende de op een na hoogste, enzovoort.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-EVAL-3",
        tag: Tag::R,
        text: Text {
            en: "Claims go round in the same order until every stack of the colour is gone, single dice included.",
            nl: "De verdeling gaat in dezelfde volgorde rond tot alle stapels van de kleur weg zijn, ook losse stenen.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-EVAL-4",
        tag: Tag::R,
        text: Text {
            en: "Between equal stars the lowest single rating in the colour goes first.",
            nl: "Bij evenveel sterren gaat de laagste losse meting in die kleur voor.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-EVAL-5",
        tag: Tag::R,
        text: Text {
            en: "Whoever has no card of the colour claims nothing in it.",
            nl: "Wie geen kaart van de kleur heeft krijgt er niets van.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-EVAL-6",
        tag: Tag::R,
        text: Text {
            en: "All dice of a claimed stack count, whatever their colour.",
            nl: "Alle stenen van een verkregen stapel tellen, welke kleur ze ook hebben.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-EVAL-7",
        tag: Tag::D,
        text: Text {
            en: "If the lowest ratings are equal too, the next lowest decides, then more cards, then turn order.",
            nl: "Zijn ook de laagste metingen gelijk, dan beslist de op een na laagste, dan meer kaarten, dan de beurtvolgorde.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-EVAL-8",
        tag: Tag::D,
        text: Text {
            en: "If nobody has a card of the colour, its stacks stay.",
            nl: "Heeft niemand een kaart van de kleur, dan blijven die stapels liggen.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SCORE-1",
        tag: Tag::R,
        text: Text { en: "The most claimed dice win.", nl: "De meeste verkregen stenen winnen." },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SCORE-2",
        tag: Tag::R,
        text: Text {
            en: "Between equals the most stars on all cards win, then the lowest sum of ratings.",
            nl: "Bij gelijkspel winnen de meeste sterren op alle kaarten, dan de laagste som van de metingen.",
        },
        forbids: false,
    },
    Rule {
        id: "ISLANDS-SCORE-3",
        tag: Tag::D,
        text: Text { en: "After that the win is shared.", nl: "Daarna wordt de winst gedeeld." },
        forbids: false,
    },
];

/// Two players use the main board, three add the east strip, four also the west strip: 36, 42 or 48 islands as shipped. What is not an island cannot be used.
#[allow(dead_code)]
pub static SETUP_1: &Rule = &ALL[0];

/// Every island starts with one die in the colour of its terrain, showing 1.
#[allow(dead_code)]
pub static SETUP_2: &Rule = &ALL[1];

/// With two players the cards of 4 and 5 stars are left out, with three those of 5 stars; the deck has 72, 90 or 108 cards.
#[allow(dead_code)]
pub static SETUP_3: &Rule = &ALL[2];

/// Three specialists lie in a row; a first game uses Conservationist, Ecologist and Oceanographer, later games any three.
#[allow(dead_code)]
pub static SETUP_4: &Rule = &ALL[3];

/// Chance names the first player.
#[allow(dead_code)]
pub static SETUP_5: &Rule = &ALL[4];

/// Players take turns clockwise; only the one whose turn it is acts.
#[allow(dead_code)]
pub static TURN_1: &Rule = &ALL[5];

/// A turn starts with three open cards from the deck, one to each column from left to right.
#[allow(dead_code)]
pub static DEAL_1: &Rule = &ALL[6];

/// Cards that nobody took stay, so their columns grow.
#[allow(dead_code)]
pub static DEAL_2: &Rule = &ALL[7];

/// First take one whole column, and only one. Its specialist helps you this turn and stays in the row.
#[allow(dead_code)]
pub static CHOOSE_1: &Rule = &ALL[8];

/// Keep exactly one card of the column you take; the others are discarded at the end of the turn.
#[allow(dead_code)]
pub static CHOOSE_2: &Rule = &ALL[9];

/// Any card may be kept, also one for which no die can move; a table may choose that the card must allow a move while some card does.
#[allow(dead_code)]
pub static CHOOSE_3: &Rule = &ALL[10];

/// The die you choose lies uncovered and has the colour of the card you keep.
#[allow(dead_code)]
pub static DIE_1: &Rule = &ALL[11];

/// The die gains 1 before it moves, so a 6 cannot be chosen.
#[allow(dead_code)]
pub static DIE_2: &Rule = &ALL[12];

/// The die moves at least one step and at most as many steps as you took cards.
#[allow(dead_code)]
pub static MOVE_1: &Rule = &ALL[13];

/// Steps go to the next island along a row or column, never diagonally.
#[allow(dead_code)]
pub static MOVE_2: &Rule = &ALL[14];

/// Every step must land on a die of lower value than the raised die.
#[allow(dead_code)]
pub static MOVE_3: &Rule = &ALL[15];

/// Empty islands can neither be entered nor crossed.
#[allow(dead_code)]
pub static MOVE_4: &Rule = &ALL[16];

/// Only the single die on top moves.
#[allow(dead_code)]
pub static MOVE_5: &Rule = &ALL[17];

/// You pass only if the kept card allows no ordinary move. The card is kept all the same and no die is turned.
#[allow(dead_code)]
pub static MOVE_6: &Rule = &ALL[18];

/// A die may come back to the island it left, out and back for two steps; a table may choose that it may not.
#[allow(dead_code)]
pub static MOVE_7: &Rule = &ALL[19];

/// An ability holds for this turn only, and you need not use it.
#[allow(dead_code)]
pub static SPEC_1: &Rule = &ALL[20];

/// The Conservationist lets the die stay where it is; colour and the extra 1 remain.
#[allow(dead_code)]
pub static SPEC_CONS: &Rule = &ALL[21];

/// The Ecologist lets the die step onto dice of equal value as well.
#[allow(dead_code)]
pub static SPEC_ECOL: &Rule = &ALL[22];

/// The Oceanographer lets the die enter empty islands, cross them and end there.
#[allow(dead_code)]
pub static SPEC_OCEA: &Rule = &ALL[23];

/// The Seismologist moves the die together with the one right below it. Only the top die gains 1 and is compared; the lower keeps its value.
#[allow(dead_code)]
pub static SPEC_SEIS: &Rule = &ALL[24];

/// The Geographer may choose a top die that lies right on a die of the kept colour.
#[allow(dead_code)]
pub static SPEC_GEOG: &Rule = &ALL[25];

/// A second die moves only with the Agriculturalist and at least two cards taken, after the first die; it also gains 1 and moves at least one step.
#[allow(dead_code)]
pub static SPEC_AGRI: &Rule = &ALL[26];

/// The second die is another die than the first.
#[allow(dead_code)]
pub static SPEC_AGRI_1: &Rule = &ALL[27];

/// The second die has only the steps that the first left over.
#[allow(dead_code)]
pub static SPEC_AGRI_2: &Rule = &ALL[28];

/// The kept card joins your open cards, sorted by colour, and stays there.
#[allow(dead_code)]
pub static END_1: &Rule = &ALL[29];

/// The game moves to its evaluation when no cards are left to deal; nobody acts after that.
#[allow(dead_code)]
pub static END_2: &Rule = &ALL[30];

/// Colour by colour, everybody adds up the stars on their cards of that colour.
#[allow(dead_code)]
pub static EVAL_1: &Rule = &ALL[31];

/// The most stars claim the tallest stack topped by the colour, the next most the next tallest, and so on.
#[allow(dead_code)]
pub static EVAL_2: &Rule = &ALL[32];

/// Claims go round in the same order until every stack of the colour is gone, single dice included.
#[allow(dead_code)]
pub static EVAL_3: &Rule = &ALL[33];

/// Between equal stars the lowest single rating in the colour goes first.
#[allow(dead_code)]
pub static EVAL_4: &Rule = &ALL[34];

/// Whoever has no card of the colour claims nothing in it.
#[allow(dead_code)]
pub static EVAL_5: &Rule = &ALL[35];

/// All dice of a claimed stack count, whatever their colour.
#[allow(dead_code)]
pub static EVAL_6: &Rule = &ALL[36];

/// If the lowest ratings are equal too, the next lowest decides, then more cards, then turn order.
#[allow(dead_code)]
pub static EVAL_7: &Rule = &ALL[37];

/// If nobody has a card of the colour, its stacks stay.
#[allow(dead_code)]
pub static EVAL_8: &Rule = &ALL[38];

/// The most claimed dice win.
#[allow(dead_code)]
pub static SCORE_1: &Rule = &ALL[39];

/// Between equals the most stars on all cards win, then the lowest sum of ratings.
#[allow(dead_code)]
pub static SCORE_2: &Rule = &ALL[40];

/// After that the win is shared.
#[allow(dead_code)]
pub static SCORE_3: &Rule = &ALL[41];
