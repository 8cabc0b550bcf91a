//! What is told about the edition: every fact with its provenance, every open reading with the choice made.

use atoll_core::{Code, Fact, OpenReading, Tag, Words};

use super::file::{BOARD, EVOLVE, FLOURISH, SHAPES};
use super::{Components, Shape};
use crate::options::{Distance, Matching};
use crate::rules;

/// `1 point, 0 fish` in both languages.
fn worth(points: u8, fish: u8) -> (String, String) {
    let (point, punt) = if points == 1 { ("point", "punt") } else { ("points", "punten") };
    let vis = if fish == 1 { "vis" } else { "vissen" };
    (format!("{points} {point}, {fish} fish"), format!("{points} {punt}, {fish} {vis}"))
}

pub(super) fn facts(data: &Components) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut tell = |file: &str, tag: Tag, en: String, nl: String| {
        facts.push(Fact { file: file.to_owned(), what: Words { en, nl }, tag });
    };
    let (spaces, fish) = (data.board.spaces.count_ones(), data.board.fish.count_ones());
    tell(
        BOARD,
        data.board.tag,
        format!("Board map: {spaces} spaces, {fish} of them with a fish"),
        format!("Bord: {spaces} vakken, waarvan {fish} met een vis"),
    );
    if let Some(starter) = data.sets.iter().find(|set| set.id == data.starter) {
        tell(
            SHAPES,
            data.starter_tag,
            format!("The set of the first game: {}", starter.name.en),
            format!("De set van het eerste spel: {}", starter.name.nl),
        );
    }
    for (shape, card) in Shape::all().zip(&data.cards) {
        let file = if shape.is_solid() { EVOLVE } else { SHAPES };
        let (en, nl) = worth(card.points, card.fish);
        tell(file, card.tag, format!("{shape} {}: {en}", card.name.en), format!("{shape} {}: {nl}", card.name.nl));
    }
    tell(
        EVOLVE,
        data.regular_tag,
        "The regular shapes of the two Evolve sets".to_owned(),
        "De gewone vormen in de twee Evolutiesets".to_owned(),
    );
    for card in &data.flourish {
        let (en, nl) = worth(card.points, card.fish);
        let value = card.value;
        tell(FLOURISH, card.tag, format!("Flourish pair of {value}: {en}"), format!("Bloeipaar van {value}: {nl}"));
    }
    facts
}

/// Every question that the rulebook leaves open.
pub(super) fn readings(data: &Components) -> Vec<OpenReading> {
    let chosen = &data.readings;
    let mut open = Vec::new();
    let mut tell = |rule: &'static atoll_core::Rule, option, question: [&str; 2], choice: [&str; 2]| {
        let words = |[en, nl]: [&str; 2]| Words { en: en.to_owned(), nl: nl.to_owned() };
        open.push(OpenReading { rule: rule.id, question: words(question), choice: words(choice), option });
    };
    let yes_no = |yes: bool, on: [&'static str; 2], off: [&'static str; 2]| if yes { on } else { off };
    tell(
        rules::MATCH_4,
        Some("match"),
        ["May dice lie above the columns that a card shows?", "Mogen er stenen boven de getoonde kolommen liggen?"],
        yes_no(
            chosen.matching == Matching::ShownDice,
            ["Yes: only the dice that the card shows are looked at.", "Ja: alleen de getoonde stenen tellen."],
            [
                "No: every shown column has exactly its shown height.",
                "Nee: elke kolom heeft precies de getoonde hoogte.",
            ],
        ),
    );
    tell(
        rules::EVO_3,
        Some("evolve_mirror"),
        ["Do mirror images of Evolve shapes count?", "Tellen spiegelbeelden van Evolutievormen?"],
        yes_no(
            chosen.evolve_mirror,
            ["Yes, besides the four turns.", "Ja, naast de vier draaiingen."],
            [
                "No: a solid may be turned in four ways, not mirrored.",
                "Nee: een vorm mag op vier manieren gedraaid worden, niet gespiegeld.",
            ],
        ),
    );
    tell(
        rules::CLAIM_5,
        Some("claim_forced"),
        ["Must a card be taken when its pattern is there?", "Moet een kaart genomen worden als het patroon er is?"],
        yes_no(
            chosen.claim_forced,
            ["Yes; which one is free.", "Ja; welke is vrij."],
            ["No, it may be left, for the bonus fish.", "Nee, je mag hem laten liggen, voor de bonusvis."],
        ),
    );
    tell(
        rules::CLAIM_6,
        Some("face_down"),
        ["May others look at the cards that a player has taken?", "Mogen anderen de genomen kaarten bekijken?"],
        [
            "Yes: each was taken in full view; a table may hide them until the end.",
            "Ja: elke kaart is openlijk genomen; een tafel mag ze tot het einde verbergen.",
        ],
    );
    tell(
        rules::SOLO_8,
        Some("nature_adjust_max"),
        ["How many steps may Nature's die be turned?", "Hoeveel stappen mag de Natuursteen gedraaid worden?"],
        match chosen.nature_adjust_max {
            0 => ["As many as your fish pay for.", "Zo veel als je vissen toelaten."],
            1 => ["One.", "Eén."],
            2 => ["At most two.", "Hoogstens twee."],
            3 => ["At most three.", "Hoogstens drie."],
            4 => ["At most four.", "Hoogstens vier."],
            _ => ["At most five.", "Hoogstens vijf."],
        },
    );
    tell(
        rules::SOLO_4,
        Some("nature_distance"),
        ["How is the distance from the centre measured?", "Hoe wordt de afstand tot het midden gemeten?"],
        yes_no(
            chosen.nature_distance == Distance::Straight,
            ["In a straight line.", "In een rechte lijn."],
            ["In steps over the edges of the spaces.", "In stappen over de zijden van de vakken."],
        ),
    );
    tell(
        rules::SETUP_6,
        None,
        ["Who begins when nursery totals are equal?", "Wie begint bij gelijke sommen?"],
        [
            "Chance decides, since a table cannot know who is the oldest.",
            "Het lot, want een tafel weet niet wie het oudst is.",
        ],
    );
    tell(
        rules::PLACE_6,
        None,
        [
            "Must fish be spent when no die fits as it shows?",
            "Moet je vissen uitgeven als geen steen past zoals hij ligt?",
        ],
        ["No: you may spend them or skip placing.", "Nee: je mag ze uitgeven of het plaatsen overslaan."],
    );
    tell(
        rules::SECOND_3,
        None,
        ["When can the second die be bought?", "Wanneer is de tweede steen te koop?"],
        [
            "After the card of the first die and before the bonus fish, if it can then be placed.",
            "Na de kaart van de eerste steen en vóór de bonusvis, als hij dan geplaatst kan worden.",
        ],
    );
    tell(
        rules::FISH_5,
        None,
        [
            "Is there a bonus fish for a turn in which nothing was placed?",
            "Is er een bonusvis voor een beurt zonder steen?",
        ],
        ["Yes, also for the last turn of a player.", "Ja, ook voor de laatste beurt van een speler."],
    );
    tell(
        rules::END_3,
        None,
        ["What if the last dice can never be placed?", "Wat als de laatste stenen nooit geplaatst kunnen worden?"],
        [
            "The game ends when no space is left, or after six rounds of nothing but skips.",
            "Het spel eindigt als er geen plaats meer is, of na zes rondes met alleen overslaan.",
        ],
    );
    tell(
        rules::SOLO_9,
        None,
        [
            "What if Nature's die has no place by her rule?",
            "Wat als de Natuursteen volgens haar regel geen plaats heeft?",
        ],
        [
            "A 5 or 6 goes to level 2, then 3; a die without any place is set aside for good.",
            "Een 5 of 6 gaat naar niveau 2, dan 3; een steen zonder plaats gaat voorgoed opzij.",
        ],
    );
    tell(
        rules::FLO_5,
        None,
        ["Does a single die count as a stack for a pair?", "Telt één steen als stapel voor een paar?"],
        [
            "Yes, and the die just placed must be one of the pair.",
            "Ja, en de geplaatste steen moet bij het paar horen.",
        ],
    );
    open
}
