//! How good things look at a glance: what simple bots climb.

use atoll_coral::{Coral, Species};
use atoll_core::Seat;

/// One's own points against the best of the others; alone the cards.
pub(super) fn prospects(game: &Coral, seat: Seat) -> i32 {
    if game.is_solo() {
        return Species::ALL.into_iter().map(|species| card_prospects(game, species)).sum();
    }
    let sunlight = game.sunlight();
    let mine = i32::from(game.score(seat, &sunlight));
    let partner = game.partner(seat);
    let rivals = game.everyone().filter(|&other| other != seat && Some(other) != partner);
    let best = rivals.map(|other| i32::from(game.score(other, &sunlight))).max().unwrap_or(0);
    let kept: u8 = Species::ALL.into_iter().map(|species| game.reserve(seat, species)).sum();
    40 * (mine - best) + 10 * mine + i32::from(kept)
}

/// Points and progress of a species' card.
fn card_prospects(game: &Coral, species: Species) -> i32 {
    let Some(card) = game.card_of(species) else { return 0 };
    let count = i32::from(game.card_count(card));
    let progress = if card.at_most { -count } else { count.min(i32::from(card.thresholds[4])) };
    let span = i32::from(card.thresholds[4].max(card.thresholds[0])).max(1);
    100 * i32::from(game.card_points(card)) + 300 * progress / span
}
