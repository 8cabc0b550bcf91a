//! The questions that the rulebook leaves open, and the answers of an edition.

use atoll_core::{OpenReading, Rule, Text, Words};

use super::{Components, Cover};
use crate::{rules, texts};

/// Every open reading with the choice made.
pub(super) fn readings(data: &Components) -> Vec<OpenReading> {
    let words = |text: Text| Words { en: text.en.to_owned(), nl: text.nl.to_owned() };
    let open = |rule: &'static Rule, question: Text, choice: Text, option: Option<&'static str>| OpenReading {
        rule: rule.id,
        question: words(question),
        choice: words(choice),
        option,
    };
    vec![
        open(rules::SET_4, texts::READING_SET_4_ASK, texts::READING_SET_4_YES, Some("start")),
        open(rules::GEO_2, texts::READING_GEO_2_ASK, texts::READING_GEO_2_YES, None),
        open(
            rules::SET_7,
            texts::READING_SET_7_ASK,
            if data.readings.setup_cover == Cover::Above { texts::READING_SET_7_YES } else { texts::READING_SET_7_NO },
            None,
        ),
        open(rules::SET_15, texts::READING_SET_15_ASK, texts::READING_SET_15_YES, None),
        open(rules::SET_14, texts::READING_SET_14_ASK, texts::READING_SET_14_YES, None),
        open(
            rules::GEO_5,
            texts::READING_GEO_5_ASK,
            if data.clearance == 1 { texts::READING_GEO_5_YES } else { texts::READING_GEO_5_NO },
            None,
        ),
        open(
            rules::GEO_7,
            texts::READING_GEO_7_ASK,
            if data.readings.insertion_path { texts::READING_GEO_7_YES } else { texts::READING_GEO_7_NO },
            None,
        ),
        open(
            rules::GEO_8,
            texts::READING_GEO_8_ASK,
            if data.readings.pawn_needs_way { texts::READING_GEO_8_YES } else { texts::READING_GEO_8_NO },
            None,
        ),
        open(
            rules::FLOAT_4,
            texts::READING_FLOAT_4_ASK,
            if data.readings.land_under_overhang { texts::READING_FLOAT_4_YES } else { texts::READING_FLOAT_4_NO },
            None,
        ),
        open(rules::STAB_1, texts::READING_STAB_1_ASK, texts::READING_STAB_1_YES, None),
        open(rules::GROW_3, texts::READING_GROW_3_ASK, texts::READING_GROW_3_YES, None),
        open(rules::GROW_8, texts::READING_GROW_8_ASK, texts::READING_GROW_8_YES, None),
        open(rules::GROW_11, texts::READING_GROW_11_ASK, texts::READING_GROW_11_YES, None),
        open(
            rules::MOVE_3,
            texts::READING_MOVE_3_ASK,
            if data.readings.every_consecutive_move_costs {
                texts::READING_MOVE_3_YES
            } else {
                texts::READING_MOVE_3_NO
            },
            None,
        ),
        open(
            rules::MOVE_3,
            texts::READING_MOVE_3_B_ASK,
            if data.readings.landing_breaks_move_chain {
                texts::READING_MOVE_3_B_YES
            } else {
                texts::READING_MOVE_3_B_NO
            },
            None,
        ),
        open(rules::MOVE_4, texts::READING_MOVE_4_ASK, texts::READING_MOVE_4_YES, None),
        open(rules::SLIDE_7, texts::READING_SLIDE_7_ASK, texts::READING_SLIDE_7_YES, None),
        open(rules::SLIDE_8, texts::READING_SLIDE_8_ASK, texts::READING_SLIDE_8_YES, None),
        open(rules::FLOAT_3, texts::READING_FLOAT_3_ASK, texts::READING_FLOAT_3_YES, None),
        open(
            rules::END_2,
            texts::READING_END_2_ASK,
            if data.readings.end_trigger_any_empty { texts::READING_END_2_YES } else { texts::READING_END_2_NO },
            None,
        ),
        open(
            rules::END_7,
            texts::READING_END_7_ASK,
            if data.readings.stall_rounds > 0 { texts::READING_END_7_YES } else { texts::READING_END_7_NO },
            None,
        ),
        open(rules::END_8, texts::READING_END_8_ASK, texts::READING_END_8_YES, None),
        open(rules::FALL_2, texts::READING_FALL_2_ASK, texts::READING_FALL_2_YES, Some("falling")),
        open(rules::FALL_6, texts::READING_FALL_6_ASK, texts::READING_FALL_6_YES, None),
        open(rules::FALL_9, texts::READING_FALL_9_ASK, texts::READING_FALL_9_YES, None),
        open(
            rules::FALL_10,
            texts::READING_FALL_10_ASK,
            if !data.readings.solo_unstable_attempts { texts::READING_FALL_10_YES } else { texts::READING_FALL_10_NO },
            Some("falling"),
        ),
        open(rules::SYM_4, texts::READING_SYM_4_ASK, texts::READING_SYM_4_YES, None),
        open(rules::CHAOS_2, texts::READING_CHAOS_2_ASK, texts::READING_CHAOS_2_YES, None),
        open(rules::SOLO_8, texts::READING_SOLO_8_ASK, texts::READING_SOLO_8_YES, None),
        open(
            rules::SOLO_11,
            texts::READING_SOLO_11_ASK,
            if data.readings.solo_double_move_cost { texts::READING_SOLO_11_YES } else { texts::READING_SOLO_11_NO },
            None,
        ),
        open(rules::SOLO_12, texts::READING_SOLO_12_ASK, texts::READING_SOLO_12_YES, None),
        open(rules::TOWER_1, texts::READING_TOWER_1_ASK, texts::READING_TOWER_1_YES, Some("tower")),
    ]
}
