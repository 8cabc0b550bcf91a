//! What reports on many matches count and call things.

use atoll_core::{Called, Lang};

use super::words::{stars, terrain_name};
use crate::action::Action;
use crate::components::{Card, Specialist, mw};
use crate::texts;
use crate::view::View;

/// Whoever takes a column keeps a card and is helped by the specialist.
pub(super) fn takes(view: &View, action: Action) -> Vec<(&'static str, String)> {
    let Action::Take { card, column } = action else { return Vec::new() };
    let specialist = view.state.row[column.index()].map(|one| ("specialist", one.to_string()));
    std::iter::once(("take", card.to_string())).chain(specialist).collect()
}

/// Cards by what they say: no two are alike.
pub(super) fn called(view: &View, kind: &str, item: &str, lang: Lang) -> Option<Called> {
    let card = |card: Card| {
        let face = view.data().face(card);
        let terrain = terrain_name(view, card.terrain(), lang);
        texts::REPORT_FACE
            .fill(lang, &[("terrain", &terrain), ("rating", &mw(face.rating)), ("stars", &stars(face.stars, lang))])
    };
    let (what, name) = match kind {
        "take" => (texts::REPORT_TAKE, card(item.parse().ok()?)),
        "card" => (texts::REPORT_CARD, card(item.parse().ok()?)),
        "specialist" => {
            let one: Specialist = item.parse().ok()?;
            (texts::REPORT_SPECIALIST, view.data().specialist(one).name.get(lang).to_owned())
        }
        _ => return None,
    };
    Some(Called { kind: what.get(lang).to_owned(), name })
}
