//! Where the rulebook leaves something open, and what this edition does.

use atoll_core::{OpenReading, Words};

use super::Components;
use crate::action::Breeding;

fn words(en: &str, nl: &str) -> Words {
    Words { en: en.to_owned(), nl: nl.to_owned() }
}

/// One of two answers, as the file chooses.
fn either(first: bool, one: (&str, &str), other: (&str, &str)) -> Words {
    let (en, nl) = if first { one } else { other };
    words(en, nl)
}

pub(super) fn readings(sheets: &Components) -> Vec<OpenReading> {
    let chosen = &sheets.readings;
    let (one_die, strips) = (chosen.dice_per_box == 1, chosen.rects.iter().any(|&(rows, cols)| rows == 1 || cols == 1));
    let spawning = sheets.breeding[Breeding::Spawning.index()];
    let open = |rule, question: Words, choice: Words, option| OpenReading { rule, question, choice, option };
    vec![
        open(
            "RELIEF-DICE-6",
            words(
                "How many dice does one box of Reroll roll?",
                "Hoeveel dobbelstenen gooit één hokje van opnieuw gooien?",
            ),
            either(one_die, ("One.", "Eén."), ("Several at once.", "Meer tegelijk.")),
            None,
        ),
        open(
            "RELIEF-DICE-7",
            words("Do boxes from shells wait for the check mark?", "Wachten hokjes van schelpen op het vinkje?"),
            either(
                chosen.shells_need_check,
                ("Yes.", "Ja."),
                ("No, they can be used at once.", "Nee, ze zijn meteen bruikbaar."),
            ),
            None,
        ),
        open(
            "RELIEF-LIFE-8",
            words("What must a mixed set hold?", "Wat moet een gemengde set bevatten?"),
            words(
                &format!(
                    "At least {} of every type for 3, {} for 5, {} for the square, {} for the rectangle.",
                    sheets.mixed_min[0], sheets.mixed_min[1], sheets.mixed_min[2], sheets.mixed_min[3]
                ),
                &format!(
                    "Minstens {} van elk type voor 3, {} voor 5, {} voor het vierkant, {} voor de rechthoek.",
                    sheets.mixed_min[0], sheets.mixed_min[1], sheets.mixed_min[2], sheets.mixed_min[3]
                ),
            ),
            None,
        ),
        open(
            "RELIEF-LIFE-10",
            words("Must the corals of a line touch?", "Moeten de koralen van een lijn elkaar raken?"),
            either(chosen.lines_touch, ("Yes.", "Ja."), ("No, there may be gaps.", "Nee, er mogen gaten zijn.")),
            None,
        ),
        open(
            "RELIEF-LIFE-11",
            words("Is a strip of 1 by 6 a rectangle of 6?", "Is een strook van 1 bij 6 een rechthoek van 6?"),
            either(strips, ("Yes.", "Ja."), ("No, only 2 by 3 and 3 by 2.", "Nee, alleen 2 bij 3 en 3 bij 2.")),
            None,
        ),
        open(
            "RELIEF-POWER-3",
            words(
                "Can a special action unlock Spawning and Budding?",
                "Kan een speciale actie paaien en knopvorming ontgrendelen?",
            ),
            either(
                spawning.by_special,
                ("Yes, as a benefit can.", "Ja, net als een voordeel."),
                ("No, only a benefit can.", "Nee, alleen een voordeel."),
            ),
            None,
        ),
        open(
            "RELIEF-POWER-2",
            words(
                "Does attracting the Hermit Crab or unlocking Spawning or Budding include a use?",
                "Hoort bij het aantrekken van de heremietkreeft of het ontgrendelen van paaien of knopvorming een gebruik?",
            ),
            either(
                sheets.crab.use_on_attract && spawning.use_on_unlock,
                ("Yes, one, which may be declined.", "Ja, één, waarvan je mag afzien."),
                ("Not for all of them.", "Niet bij alle."),
            ),
            None,
        ),
        open(
            "RELIEF-SPAWN-1",
            words(
                "How often can Spawning and Budding be used?",
                "Hoe vaak kunnen paaien en knopvorming worden gebruikt?",
            ),
            either(
                spawning.uses.is_none(),
                ("Without limit, one special action each time.", "Onbeperkt, telkens één speciale actie."),
                ("As often as the sheet has boxes.", "Zo vaak als het blad hokjes heeft."),
            ),
            None,
        ),
        open(
            "RELIEF-SCORE-5",
            words("Do starred marks count as species?", "Tellen stervinkjes als soorten?"),
            either(
                chosen.starred_count,
                ("Yes.", "Ja."),
                ("No, they are gold stars only.", "Nee, het zijn alleen gouden sterren."),
            ),
            Some("starred_marks"),
        ),
        open(
            "RELIEF-SCORE-5",
            words(
                "Do the check marks of Reroll and +/-1 count as species?",
                "Tellen de vinkjes van opnieuw gooien en +/-1 als soorten?",
            ),
            either(sheets.tracks.iter().any(|track| track.counts), ("Yes.", "Ja."), ("No.", "Nee.")),
            None,
        ),
        open(
            "RELIEF-SCORE-6",
            words("Which coral counts for the most of each type?", "Welk koraal telt voor het meeste van elk type?"),
            either(
                chosen.mature_only,
                ("Mature coral only.", "Alleen volgroeid koraal."),
                ("All live coral.", "Al het levende koraal."),
            ),
            Some("majority"),
        ),
        open(
            "RELIEF-SCORE-6",
            words("Does a majority of nothing score?", "Levert een meerderheid van niets punten op?"),
            either(chosen.needs_one, ("No.", "Nee."), ("Yes, everybody ties.", "Ja, iedereen staat gelijk.")),
            None,
        ),
        open(
            "RELIEF-SCORE-7",
            words(
                "Do starfish on bleached coral count in ties?",
                "Tellen zeesterren op verbleekt koraal bij gelijke stand?",
            ),
            words("Yes.", "Ja."),
            None,
        ),
        open(
            "RELIEF-END-8",
            words(
                "Who fills a starred mark if several meet an ending?",
                "Wie vult een stervinkje in als meer spelers aan een einde voldoen?",
            ),
            words("Everyone who meets it.", "Iedereen die eraan voldoet."),
            None,
        ),
        open(
            "RELIEF-END-6",
            words("What if nobody can end the game?", "Wat als niemand het spel kan beëindigen?"),
            words(
                &format!("It ends after turn {}.", sheets.turn_cap),
                &format!("Het eindigt na beurt {}.", sheets.turn_cap),
            ),
            None,
        ),
    ]
}
