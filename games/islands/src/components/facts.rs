//! What is told about the edition: every fact with its provenance, every open reading with the choice made.

use atoll_core::{Code, Fact, OpenReading, Rule, Tag, Words};

use super::file::{BOARD, CARDS_FILE, SPECIALISTS_FILE};
use super::{Components, SUIT, Terrain};
use crate::rules;

pub(super) fn facts(data: &Components) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut tell = |file: &str, tag: Tag, en: String, nl: String| {
        facts.push(Fact { file: file.to_owned(), what: Words { en, nl }, tag });
    };
    tell(
        BOARD,
        data.terrain_tag,
        "Six terrains and the colours of their dice".to_owned(),
        "Zes landschappen en de kleuren van hun stenen".to_owned(),
    );
    for part in &data.parts {
        let (en, nl) = match part.id {
            "main" => ("Main board", "Hoofdbord"),
            "east" => ("East strip", "Oostelijke strook"),
            _ => ("West strip", "Westelijke strook"),
        };
        let count = part.places.len();
        tell(BOARD, part.tag, format!("{en}: {count} islands"), format!("{nl}: {count} eilanden"));
    }
    for (terrain, tag) in Terrain::all().zip(data.card_tags) {
        let name = &data.terrains[terrain.index()];
        tell(
            CARDS_FILE,
            tag,
            format!("Stars and ratings of the {SUIT} {} cards", name.en),
            format!("Sterren en metingen van de {SUIT} kaarten {}", name.nl),
        );
    }
    let row = data.first_game.map(|one| &data.specialist(one).name);
    let (en, nl) = (row.map(|name| name.en.as_str()).join(", "), row.map(|name| name.nl.as_str()).join(", "));
    tell(
        SPECIALISTS_FILE,
        data.first_tag,
        format!("The specialists of the first game: {en}"),
        format!("De specialisten van het eerste spel: {nl}"),
    );
    for card in &data.specialists {
        tell(
            SPECIALISTS_FILE,
            card.tag,
            format!("{}: {}", card.name.en, card.text.en),
            format!("{}: {}", card.name.nl, card.text.nl),
        );
    }
    facts
}

/// Every question that the rulebook leaves open.
pub(super) fn readings(data: &Components) -> Vec<OpenReading> {
    let mut open = Vec::new();
    let mut tell = |rule: &'static Rule, option, question: [&str; 2], choice: [&str; 2]| {
        let words = |[en, nl]: [&str; 2]| Words { en: en.to_owned(), nl: nl.to_owned() };
        open.push(OpenReading { rule: rule.id, question: words(question), choice: words(choice), option });
    };
    let needs_move = if data.readings.keep_needs_move {
        ["No, while some card allows a move.", "Nee, zolang er een kaart is die een zet toelaat."]
    } else {
        ["Yes.", "Ja."]
    };
    let returns = if data.readings.may_return {
        ["Yes, out and back for two steps.", "Ja, heen en terug voor twee stappen."]
    } else {
        ["No.", "Nee."]
    };
    tell(
        rules::CHOOSE_3,
        Some("keep_needs_move"),
        ["May a card be kept for which no die can move?", "Mag je een kaart houden waarvoor geen steen kan bewegen?"],
        needs_move,
    );
    tell(
        rules::MOVE_7,
        Some("may_return"),
        ["May a die come back to the island it left?", "Mag een steen terug naar het eiland waar hij begon?"],
        returns,
    );
    tell(
        rules::SETUP_5,
        None,
        ["Who begins?", "Wie begint?"],
        [
            "Chance decides, since a table cannot know who was last on an island.",
            "Het lot, want een tafel weet niet wie het laatst op een eiland was.",
        ],
    );
    tell(
        rules::MOVE_6,
        None,
        ["What if no die can move for the kept card?", "Wat als er voor de gehouden kaart geen steen kan bewegen?"],
        [
            "Nothing is moved or turned, and the card is kept.",
            "Er wordt niets verplaatst of gedraaid, en de kaart blijft van jou.",
        ],
    );
    tell(
        rules::SPEC_CONS,
        None,
        [
            "What does the Conservationist allow? The text of the card is lost.",
            "Wat mag met de Natuurbeschermer? De tekst van de kaart is verloren.",
        ],
        [
            "The die may stay where it is; it gains 1 all the same.",
            "De steen mag blijven liggen; hij krijgt er toch 1 bij.",
        ],
    );
    tell(
        rules::SPEC_AGRI,
        None,
        [
            "How does the Agriculturalist share the steps? The text of the card is lost.",
            "Hoe verdeelt de Landbouwkundige de stappen? De tekst van de kaart is verloren.",
        ],
        [
            "The first die moves, then a second one has the steps left over.",
            "De eerste steen beweegt, daarna heeft een tweede de stappen die over zijn.",
        ],
    );
    tell(
        rules::SPEC_AGRI_1,
        None,
        ["Which die may be the second?", "Welke steen mag de tweede zijn?"],
        ["Another die of the kept colour.", "Een andere steen van de gehouden kleur."],
    );
    tell(
        rules::EVAL_7,
        None,
        ["What if the lowest ratings are equal as well?", "Wat als ook de laagste metingen gelijk zijn?"],
        [
            "The next lowest rating decides, then more cards, then turn order.",
            "De op een na laagste meting beslist, dan meer kaarten, dan de beurtvolgorde.",
        ],
    );
    tell(
        rules::EVAL_8,
        None,
        [
            "Who gets the stacks of a colour that nobody has cards of?",
            "Wie krijgt de stapels van een kleur waarvan niemand kaarten heeft?",
        ],
        ["Nobody.", "Niemand."],
    );
    tell(
        rules::SCORE_3,
        None,
        ["What if stars and ratings are equal too?", "Wat als ook sterren en metingen gelijk zijn?"],
        ["The win is shared.", "De winst wordt gedeeld."],
    );
    open
}
