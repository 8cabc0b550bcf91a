//! What reports on many matches call things.

use atoll_core::{Called, Lang};

use crate::texts;
use crate::view::View;

/// Cards by their names; dice and fish are the same for everybody.
pub(super) fn called(view: &View, kind: &str, item: &str, lang: Lang) -> Option<Called> {
    let what = match kind {
        "claim" => texts::REPORT_CLAIM,
        "card" => texts::REPORT_CARD,
        "flourish" => texts::REPORT_FLOURISH,
        _ => return None,
    };
    let name = match item.strip_prefix("pair") {
        Some(value) => texts::REPORT_PAIR.fill(lang, &[("value", &value)]),
        None => view.data().card(item.parse().ok()?).name.get(lang).to_owned(),
    };
    Some(Called { kind: what.get(lang).to_owned(), name })
}
