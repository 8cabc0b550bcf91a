//! The rules by id. Generated from `rules.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::{Rule, Tag, Text};

/// Every rule of the game.
pub static ALL: [Rule; 64] = [
    Rule {
        id: "REEF-SETUP-1",
        tag: Tag::R,
        text: Text {
            en: "Each player has 16 dice; with four players 12. Alone you have 16 and Nature has 16.",
            nl: "Iedere speler heeft 16 dobbelstenen; met vier spelers 12. Alleen heb jij er 16 en de Natuur 16.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-SETUP-2",
        tag: Tag::R,
        text: Text {
            en: "Seven shapes are in play, with three, four or five cards each for two, three or four players.",
            nl: "Er doen zeven vormen mee, met drie, vier of vijf kaarten elk bij twee, drie of vier spelers.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-SETUP-3",
        tag: Tag::R,
        text: Text {
            en: "Every nursery starts with two rolled dice of different value.",
            nl: "Elke kweektuin begint met twee geworpen dobbelstenen van verschillende waarde.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-SETUP-4",
        tag: Tag::R,
        text: Text { en: "The highest nursery total begins.", nl: "De hoogste som in de kweektuin begint." },
        forbids: false,
    },
    Rule {
        id: "REEF-SETUP-5",
        tag: Tag::R,
        text: Text {
            en: "The seven shapes are the starter set, a fish set, an Evolve set or seven different ones of your own choice.",
            nl: "De zeven vormen zijn de startset, een vissenset, een Evolutieset of zeven verschillende naar eigen keuze.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-SETUP-6",
        tag: Tag::D,
        text: Text {
            en: "Between equal totals chance names who begins.",
            nl: "Bij gelijke sommen wijst het lot aan wie begint.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-TURN-1",
        tag: Tag::R,
        text: Text {
            en: "A turn goes in this order: add a die, claim a card if one fits, refill the nursery. Nothing is done out of its order.",
            nl: "Een beurt verloopt zo: een steen plaatsen, een kaart nemen als er een past, de kweektuin aanvullen. Niets gebeurt buiten die volgorde.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-TURN-2",
        tag: Tag::R,
        text: Text {
            en: "A player without dice is passed over.",
            nl: "Een speler zonder dobbelstenen wordt overgeslagen.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-TURN-3",
        tag: Tag::R,
        text: Text {
            en: "Players take turns clockwise; only the one whose turn it is acts.",
            nl: "De spelers zijn met de klok mee aan de beurt; alleen wie aan de beurt is doet iets.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-PLACE-1",
        tag: Tag::R,
        text: Text {
            en: "You place one of the dice of your own nursery; which one is your choice.",
            nl: "Je plaatst een van de dobbelstenen uit je eigen kweektuin; welke mag je kiezen.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-PLACE-2",
        tag: Tag::R,
        text: Text {
            en: "The first die of the game goes on the centre space.",
            nl: "De eerste dobbelsteen van het spel komt op het middelste vak.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-PLACE-3",
        tag: Tag::R,
        text: Text {
            en: "On the board a die needs an empty space that shares an edge with an occupied one; its value is free.",
            nl: "Op het bord hoort een steen op een leeg vak dat met een zijde aan een bezet vak grenst; de waarde is vrij.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-PLACE-4",
        tag: Tag::R,
        text: Text {
            en: "Touching the reef at a corner only is not enough.",
            nl: "Het rif alleen met een hoek raken is niet genoeg.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-PLACE-5",
        tag: Tag::R,
        text: Text {
            en: "You skip placing only when you cannot place a die.",
            nl: "Je slaat het plaatsen alleen over als je geen steen kunt plaatsen.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-PLACE-6",
        tag: Tag::D,
        text: Text {
            en: "Whether a die can be placed is judged by the value it shows: fish need not be spent to make it fit.",
            nl: "Of een steen geplaatst kan worden, wordt beoordeeld naar de waarde die hij toont: je hoeft geen vissen uit te geven om hem passend te maken.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-STACK-1",
        tag: Tag::R,
        text: Text {
            en: "A die may lie on another only if its value is higher.",
            nl: "Een steen mag alleen op een andere liggen als zijn waarde hoger is.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-STACK-2",
        tag: Tag::R,
        text: Text {
            en: "A 1 may lie on any value, even on another 1.",
            nl: "Een 1 mag op elke waarde liggen, ook op een andere 1.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-STACK-3",
        tag: Tag::R,
        text: Text { en: "A stack has at most three dice.", nl: "Een stapel telt hoogstens drie dobbelstenen." },
        forbids: true,
    },
    Rule {
        id: "REEF-STACK-4",
        tag: Tag::D,
        text: Text {
            en: "Whose die lies below makes no difference.",
            nl: "Van wie de onderste steen is, maakt niet uit.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-FISH-1",
        tag: Tag::R,
        text: Text {
            en: "A die set directly on a fish space earns 1 fish.",
            nl: "Een steen direct op een vissenvak levert 1 vis op.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-FISH-2",
        tag: Tag::R,
        text: Text {
            en: "Claiming a card with a fish icon earns 1 fish.",
            nl: "Een kaart met een vissymbool levert 1 vis op.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-FISH-3",
        tag: Tag::R,
        text: Text {
            en: "If you claimed no card this turn, you get 1 fish at its end.",
            nl: "Heb je deze beurt geen kaart genomen, dan krijg je aan het eind 1 vis.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-FISH-4",
        tag: Tag::R,
        text: Text {
            en: "Fish may be spent in the turn they are earned; there is no limit to holding them and the supply never ends.",
            nl: "Vissen mag je uitgeven in de beurt waarin je ze krijgt; je mag er onbeperkt hebben en de voorraad raakt nooit op.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-FISH-5",
        tag: Tag::D,
        text: Text {
            en: "The bonus fish also comes in a turn in which no die was placed, and in the last turn of a player.",
            nl: "De bonusvis komt ook in een beurt waarin geen steen is geplaatst, en in de laatste beurt van een speler.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-ADJ-1",
        tag: Tag::R,
        text: Text {
            en: "For 1 fish you turn the die you are about to place one up or one down.",
            nl: "Voor 1 vis draai je de steen die je gaat plaatsen één omhoog of één omlaag.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-ADJ-2",
        tag: Tag::R,
        text: Text {
            en: "You may turn a die several times, but never from 6 to 1 or from 1 to 6 in one go.",
            nl: "Je mag een steen vaker draaien, maar nooit in één keer van 6 naar 1 of van 1 naar 6.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SECOND-1",
        tag: Tag::R,
        text: Text {
            en: "For 3 fish you may also place the other die of your nursery.",
            nl: "Voor 3 vissen mag je ook de andere steen uit je kweektuin plaatsen.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SECOND-2",
        tag: Tag::R,
        text: Text {
            en: "The second die may be turned with more fish and has a claim of its own.",
            nl: "De tweede steen mag met extra vissen gedraaid worden en heeft een eigen kaartkeuze.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-SECOND-3",
        tag: Tag::D,
        text: Text {
            en: "The second die is bought after the card of the first and before the bonus fish, only if it can then be placed; it must be placed.",
            nl: "De tweede steen koop je na de kaart van de eerste en vóór de bonusvis, alleen als hij dan geplaatst kan worden; hij moet geplaatst worden.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-CLAIM-1",
        tag: Tag::R,
        text: Text {
            en: "You claim a card only right after placing a die, and that die must be part of the pattern.",
            nl: "Je neemt alleen een kaart direct na het plaatsen van een steen, en die steen moet in het patroon zitten.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-CLAIM-2",
        tag: Tag::R,
        text: Text {
            en: "Each placed die gives at most one card.",
            nl: "Elke geplaatste steen geeft hoogstens één kaart.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-CLAIM-3",
        tag: Tag::R,
        text: Text {
            en: "The card must be in play and still in its stack.",
            nl: "De kaart moet meedoen en nog op haar stapel liggen.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-CLAIM-4",
        tag: Tag::R,
        text: Text {
            en: "Claimed cards lie face down in front of their owner and stay there.",
            nl: "Genomen kaarten liggen gedekt voor hun eigenaar en blijven daar.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-CLAIM-5",
        tag: Tag::D,
        text: Text {
            en: "Taking a card is your choice, unless the table made it a duty.",
            nl: "Een kaart nemen is vrij, tenzij de tafel het verplicht stelt.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-CLAIM-6",
        tag: Tag::D,
        text: Text {
            en: "Cards are taken in full view, so all may look at what everybody holds; a table may choose that what others hold is hidden until the end.",
            nl: "Kaarten worden openlijk genomen, dus iedereen mag zien wat een ander heeft; een tafel mag kiezen dat dat tot het einde verborgen blijft.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-MATCH-1",
        tag: Tag::R,
        text: Text {
            en: "Every die of the pattern must be there: where it shows your die one of yours, where it shows another's one of an opponent.",
            nl: "Elke steen van het patroon moet er liggen: waar het jouw steen toont een van jou, waar het een andere toont een van een tegenstander.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-MATCH-2",
        tag: Tag::R,
        text: Text {
            en: "The pattern stands upright in one straight line, its bottom row on the board.",
            nl: "Het patroon staat rechtop in één rechte lijn, met de onderste rij op het bord.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-MATCH-3",
        tag: Tag::R,
        text: Text {
            en: "The pattern may be read from any of the four sides, so mirror images count.",
            nl: "Het patroon mag van alle vier de kanten bekeken worden, dus spiegelbeelden tellen.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-MATCH-4",
        tag: Tag::D,
        text: Text {
            en: "Dice that the pattern does not show are ignored; with exact heights no die may lie above a shown column.",
            nl: "Stenen die het patroon niet toont tellen niet mee; bij exacte hoogte mag er niets boven een getoonde kolom liggen.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-MATCH-5",
        tag: Tag::D,
        text: Text {
            en: "The values of the dice do not matter for a pattern.",
            nl: "De waarden van de stenen doen er voor een patroon niet toe.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-MATCH-6",
        tag: Tag::R,
        text: Text {
            en: "Dice of earlier patterns may serve again in new ones.",
            nl: "Stenen uit eerdere patronen mogen opnieuw dienen in een nieuw patroon.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-REFILL-1",
        tag: Tag::R,
        text: Text {
            en: "At the end of a turn the nursery is filled up to two dice as long as the reserve has any.",
            nl: "Aan het eind van een beurt wordt de kweektuin tot twee stenen aangevuld zolang de voorraad strekt.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-REFILL-2",
        tag: Tag::R,
        text: Text {
            en: "The two dice of a nursery must differ; one is rolled again until they do.",
            nl: "De twee stenen in een kweektuin moeten verschillen; er wordt opnieuw geworpen tot dat zo is.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-END-1",
        tag: Tag::R,
        text: Text {
            en: "The game ends when all dice are on the board.",
            nl: "Het spel eindigt als alle stenen op het bord liggen.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-END-2",
        tag: Tag::R,
        text: Text {
            en: "Most points win; more fish break a tie; after that the victory is shared.",
            nl: "De meeste punten winnen; bij gelijke stand de meeste vissen; daarna wordt de winst gedeeld.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-END-3",
        tag: Tag::D,
        text: Text {
            en: "The game also ends when no space is left, or after six rounds of nothing but skips.",
            nl: "Het spel eindigt ook als er geen plaats meer is, of na zes rondes met alleen overslaan.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SOLO-1",
        tag: Tag::R,
        text: Text {
            en: "Alone you choose one of five levels and face seven different shapes with one card each, drawn by points.",
            nl: "Alleen kies je een van vijf niveaus en krijg je zeven verschillende vormen met elk één kaart, geloot naar punten.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-SOLO-2",
        tag: Tag::R,
        text: Text {
            en: "Nature begins on the centre space; then you and Nature take turns.",
            nl: "De Natuur begint op het middelste vak; daarna zijn jij en de Natuur om beurten.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SOLO-3",
        tag: Tag::R,
        text: Text {
            en: "Nature puts a 1 as high as possible, a 2, 3 or 4 on level 2, else 3, else 1, and a 5 or 6 on level 1.",
            nl: "De Natuur legt een 1 zo hoog mogelijk, een 2, 3 of 4 op niveau 2, anders 3, anders 1, en een 5 of 6 op niveau 1.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SOLO-4",
        tag: Tag::R,
        text: Text {
            en: "Among the spaces on that level the nearest to the centre is taken; among equals you choose.",
            nl: "Van de vakken op dat niveau geldt het dichtst bij het midden; bij gelijke afstand kies jij.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SOLO-5",
        tag: Tag::R,
        text: Text {
            en: "Before Nature's die is placed you may turn it for 2 fish a step.",
            nl: "Voordat de steen van de Natuur geplaatst wordt, mag je hem draaien voor 2 vissen per stap.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SOLO-6",
        tag: Tag::R,
        text: Text {
            en: "On Nature's turn nobody gains fish or cards and no second die can be bought.",
            nl: "In de beurt van de Natuur krijgt niemand vissen of kaarten en is er geen tweede steen te koop.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SOLO-7",
        tag: Tag::R,
        text: Text {
            en: "You win on taking the seventh card and lose when your dice are used up before that; then Nature has won.",
            nl: "Je wint bij de zevende kaart en verliest als je stenen eerder op zijn; dan heeft de Natuur gewonnen.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SOLO-8",
        tag: Tag::D,
        text: Text {
            en: "Nature's die may be turned several steps, as many as the table allows; 1 and 6 are end stops.",
            nl: "De steen van de Natuur mag meer stappen gedraaid worden, zo veel als de tafel toelaat; bij 1 en 6 houdt het op.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-SOLO-9",
        tag: Tag::D,
        text: Text {
            en: "A 5 or 6 of Nature without room on level 1 goes to level 2, then 3; a die of hers without any place is set aside for good. The distance from the centre is a straight line unless the table counts steps.",
            nl: "Een 5 of 6 van de Natuur zonder plaats op niveau 1 gaat naar niveau 2, dan 3; een steen zonder enige plaats gaat voorgoed opzij. De afstand tot het midden is een rechte lijn, tenzij de tafel stappen telt.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-SOLO-10",
        tag: Tag::D,
        text: Text {
            en: "Nature plays only against one player alone.",
            nl: "De Natuur speelt alleen tegen één speler.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-EVO-1",
        tag: Tag::R,
        text: Text {
            en: "Evolve shapes are three-dimensional patterns on cards that are claimed like the others.",
            nl: "Evolutievormen zijn ruimtelijke patronen op kaarten die je neemt als de andere.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-EVO-2",
        tag: Tag::R,
        text: Text {
            en: "The blue set has three new and four regular shapes, the red set five new and two regular ones; mixing is free.",
            nl: "De blauwe set heeft drie nieuwe en vier gewone vormen, de rode vijf nieuwe en twee gewone; mengen mag.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-EVO-3",
        tag: Tag::D,
        text: Text {
            en: "An Evolve pattern may be turned in four ways; its mirror image counts only if the table says so.",
            nl: "Een Evolutiepatroon mag op vier manieren gedraaid worden; zijn spiegelbeeld telt alleen als de tafel dat afspreekt.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-FLO-1",
        tag: Tag::R,
        text: Text {
            en: "With Flourish every player has four open cards, for pairs of 2, 3, 4 and 5.",
            nl: "Met Bloei heeft iedere speler vier open kaarten, voor paren van 2, 3, 4 en 5.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-FLO-2",
        tag: Tag::R,
        text: Text {
            en: "A pair scores when the placed die tops a stack beside another stack topped by your own die of the same value.",
            nl: "Een paar telt als de geplaatste steen op een stapel ligt naast een stapel met bovenop jouw eigen steen van dezelfde waarde.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-FLO-3",
        tag: Tag::R,
        text: Text {
            en: "The fish on a Flourish card come at once; each card scores once and may go together with a claim.",
            nl: "De vissen op een Bloeikaart komen meteen; elke kaart telt één keer en mag samengaan met een vormkaart.",
        },
        forbids: true,
    },
    Rule {
        id: "REEF-FLO-4",
        tag: Tag::R,
        text: Text {
            en: "A scored Flourish card also takes away the bonus fish of the turn; its points count at the end.",
            nl: "Ook een gescoorde Bloeikaart kost de bonusvis van de beurt; de punten tellen aan het eind.",
        },
        forbids: false,
    },
    Rule {
        id: "REEF-FLO-5",
        tag: Tag::D,
        text: Text {
            en: "A single die is a stack too, and the die just placed must be one of the pair.",
            nl: "Ook één steen is een stapel, en de zojuist geplaatste steen moet bij het paar horen.",
        },
        forbids: false,
    },
];

/// Each player has 16 dice; with four players 12. Alone you have 16 and Nature has 16.
#[allow(dead_code)]
pub static SETUP_1: &Rule = &ALL[0];

/// Seven shapes are in play, with three, four or five cards each for two, three or four players.
#[allow(dead_code)]
pub static SETUP_2: &Rule = &ALL[1];

/// Every nursery starts with two rolled dice of different value.
#[allow(dead_code)]
pub static SETUP_3: &Rule = &ALL[2];

/// The highest nursery total begins.
#[allow(dead_code)]
pub static SETUP_4: &Rule = &ALL[3];

/// The seven shapes are the starter set, a fish set, an Evolve set or seven different ones of your own choice.
#[allow(dead_code)]
pub static SETUP_5: &Rule = &ALL[4];

/// Between equal totals chance names who begins.
#[allow(dead_code)]
pub static SETUP_6: &Rule = &ALL[5];

/// A turn goes in this order: add a die, claim a card if one fits, refill the nursery. Nothing is done out of its order.
#[allow(dead_code)]
pub static TURN_1: &Rule = &ALL[6];

/// A player without dice is passed over.
#[allow(dead_code)]
pub static TURN_2: &Rule = &ALL[7];

/// Players take turns clockwise; only the one whose turn it is acts.
#[allow(dead_code)]
pub static TURN_3: &Rule = &ALL[8];

/// You place one of the dice of your own nursery; which one is your choice.
#[allow(dead_code)]
pub static PLACE_1: &Rule = &ALL[9];

/// The first die of the game goes on the centre space.
#[allow(dead_code)]
pub static PLACE_2: &Rule = &ALL[10];

/// On the board a die needs an empty space that shares an edge with an occupied one; its value is free.
#[allow(dead_code)]
pub static PLACE_3: &Rule = &ALL[11];

/// Touching the reef at a corner only is not enough.
#[allow(dead_code)]
pub static PLACE_4: &Rule = &ALL[12];

/// You skip placing only when you cannot place a die.
#[allow(dead_code)]
pub static PLACE_5: &Rule = &ALL[13];

/// Whether a die can be placed is judged by the value it shows: fish need not be spent to make it fit.
#[allow(dead_code)]
pub static PLACE_6: &Rule = &ALL[14];

/// A die may lie on another only if its value is higher.
#[allow(dead_code)]
pub static STACK_1: &Rule = &ALL[15];

/// A 1 may lie on any value, even on another 1.
#[allow(dead_code)]
pub static STACK_2: &Rule = &ALL[16];

/// A stack has at most three dice.
#[allow(dead_code)]
pub static STACK_3: &Rule = &ALL[17];

/// Whose die lies below makes no difference.
#[allow(dead_code)]
pub static STACK_4: &Rule = &ALL[18];

/// A die set directly on a fish space earns 1 fish.
#[allow(dead_code)]
pub static FISH_1: &Rule = &ALL[19];

/// Claiming a card with a fish icon earns 1 fish.
#[allow(dead_code)]
pub static FISH_2: &Rule = &ALL[20];

/// If you claimed no card this turn, you get 1 fish at its end.
#[allow(dead_code)]
pub static FISH_3: &Rule = &ALL[21];

/// Fish may be spent in the turn they are earned; there is no limit to holding them and the supply never ends.
#[allow(dead_code)]
pub static FISH_4: &Rule = &ALL[22];

/// The bonus fish also comes in a turn in which no die was placed, and in the last turn of a player.
#[allow(dead_code)]
pub static FISH_5: &Rule = &ALL[23];

/// For 1 fish you turn the die you are about to place one up or one down.
#[allow(dead_code)]
pub static ADJ_1: &Rule = &ALL[24];

/// You may turn a die several times, but never from 6 to 1 or from 1 to 6 in one go.
#[allow(dead_code)]
pub static ADJ_2: &Rule = &ALL[25];

/// For 3 fish you may also place the other die of your nursery.
#[allow(dead_code)]
pub static SECOND_1: &Rule = &ALL[26];

/// The second die may be turned with more fish and has a claim of its own.
#[allow(dead_code)]
pub static SECOND_2: &Rule = &ALL[27];

/// The second die is bought after the card of the first and before the bonus fish, only if it can then be placed; it must be placed.
#[allow(dead_code)]
pub static SECOND_3: &Rule = &ALL[28];

/// You claim a card only right after placing a die, and that die must be part of the pattern.
#[allow(dead_code)]
pub static CLAIM_1: &Rule = &ALL[29];

/// Each placed die gives at most one card.
#[allow(dead_code)]
pub static CLAIM_2: &Rule = &ALL[30];

/// The card must be in play and still in its stack.
#[allow(dead_code)]
pub static CLAIM_3: &Rule = &ALL[31];

/// Claimed cards lie face down in front of their owner and stay there.
#[allow(dead_code)]
pub static CLAIM_4: &Rule = &ALL[32];

/// Taking a card is your choice, unless the table made it a duty.
#[allow(dead_code)]
pub static CLAIM_5: &Rule = &ALL[33];

/// Cards are taken in full view, so all may look at what everybody holds; a table may choose that what others hold is hidden until the end.
#[allow(dead_code)]
pub static CLAIM_6: &Rule = &ALL[34];

/// Every die of the pattern must be there: where it shows your die one of yours, where it shows another's one of an opponent.
#[allow(dead_code)]
pub static MATCH_1: &Rule = &ALL[35];

/// The pattern stands upright in one straight line, its bottom row on the board.
#[allow(dead_code)]
pub static MATCH_2: &Rule = &ALL[36];

/// The pattern may be read from any of the four sides, so mirror images count.
#[allow(dead_code)]
pub static MATCH_3: &Rule = &ALL[37];

/// Dice that the pattern does not show are ignored; with exact heights no die may lie above a shown column.
#[allow(dead_code)]
pub static MATCH_4: &Rule = &ALL[38];

/// The values of the dice do not matter for a pattern.
#[allow(dead_code)]
pub static MATCH_5: &Rule = &ALL[39];

/// Dice of earlier patterns may serve again in new ones.
#[allow(dead_code)]
pub static MATCH_6: &Rule = &ALL[40];

/// At the end of a turn the nursery is filled up to two dice as long as the reserve has any.
#[allow(dead_code)]
pub static REFILL_1: &Rule = &ALL[41];

/// The two dice of a nursery must differ; one is rolled again until they do.
#[allow(dead_code)]
pub static REFILL_2: &Rule = &ALL[42];

/// The game ends when all dice are on the board.
#[allow(dead_code)]
pub static END_1: &Rule = &ALL[43];

/// Most points win; more fish break a tie; after that the victory is shared.
#[allow(dead_code)]
pub static END_2: &Rule = &ALL[44];

/// The game also ends when no space is left, or after six rounds of nothing but skips.
#[allow(dead_code)]
pub static END_3: &Rule = &ALL[45];

/// Alone you choose one of five levels and face seven different shapes with one card each, drawn by points.
#[allow(dead_code)]
pub static SOLO_1: &Rule = &ALL[46];

/// Nature begins on the centre space; then you and Nature take turns.
#[allow(dead_code)]
pub static SOLO_2: &Rule = &ALL[47];

/// Nature puts a 1 as high as possible, a 2, 3 or 4 on level 2, else 3, else 1, and a 5 or 6 on level 1.
#[allow(dead_code)]
pub static SOLO_3: &Rule = &ALL[48];

/// Among the spaces on that level the nearest to the centre is taken; among equals you choose.
#[allow(dead_code)]
pub static SOLO_4: &Rule = &ALL[49];

/// Before Nature's die is placed you may turn it for 2 fish a step.
#[allow(dead_code)]
pub static SOLO_5: &Rule = &ALL[50];

/// On Nature's turn nobody gains fish or cards and no second die can be bought.
#[allow(dead_code)]
pub static SOLO_6: &Rule = &ALL[51];

/// You win on taking the seventh card and lose when your dice are used up before that; then Nature has won.
#[allow(dead_code)]
pub static SOLO_7: &Rule = &ALL[52];

/// Nature's die may be turned several steps, as many as the table allows; 1 and 6 are end stops.
#[allow(dead_code)]
pub static SOLO_8: &Rule = &ALL[53];

/// A 5 or 6 of Nature without room on level 1 goes to level 2, then 3; a die of hers without any place is set aside for good. The distance from the centre is a straight line unless the table counts steps.
#[allow(dead_code)]
pub static SOLO_9: &Rule = &ALL[54];

/// Nature plays only against one player alone.
#[allow(dead_code)]
pub static SOLO_10: &Rule = &ALL[55];

/// Evolve shapes are three-dimensional patterns on cards that are claimed like the others.
#[allow(dead_code)]
pub static EVO_1: &Rule = &ALL[56];

/// The blue set has three new and four regular shapes, the red set five new and two regular ones; mixing is free.
#[allow(dead_code)]
pub static EVO_2: &Rule = &ALL[57];

/// An Evolve pattern may be turned in four ways; its mirror image counts only if the table says so.
#[allow(dead_code)]
pub static EVO_3: &Rule = &ALL[58];

/// With Flourish every player has four open cards, for pairs of 2, 3, 4 and 5.
#[allow(dead_code)]
pub static FLO_1: &Rule = &ALL[59];

/// A pair scores when the placed die tops a stack beside another stack topped by your own die of the same value.
#[allow(dead_code)]
pub static FLO_2: &Rule = &ALL[60];

/// The fish on a Flourish card come at once; each card scores once and may go together with a claim.
#[allow(dead_code)]
pub static FLO_3: &Rule = &ALL[61];

/// A scored Flourish card also takes away the bonus fish of the turn; its points count at the end.
#[allow(dead_code)]
pub static FLO_4: &Rule = &ALL[62];

/// A single die is a stack too, and the die just placed must be one of the pair.
#[allow(dead_code)]
pub static FLO_5: &Rule = &ALL[63];
