//! Counting: points and components.

use atoll_core::{BySeat, Census, Code, Game, ScoreLine, Seat};

use crate::components::{LEVELS, REGULAR, Shape};
use crate::position::{NATURE, Reef, SHAPES_IN_PLAY};

/// Points of the shape cards of a seat.
pub(crate) fn card_points(reef: &Reef, seat: Seat) -> i16 {
    let cards = reef.state.slots.iter().zip(reef.state.cards[seat.index()]);
    let taken = cards.filter(|&(_, count)| count > 0);
    taken.map(|(&slot, count)| i16::from(reef.ctx.data().cards[usize::from(slot)].points) * i16::from(count)).sum()
}

/// Points of the scored Flourish cards of a seat.
pub(crate) fn flourish_points(reef: &Reef, seat: Seat) -> i16 {
    let scored = reef.state.flourish[seat.index()];
    let cards = reef.ctx.data().flourish.iter().enumerate();
    cards.filter(|(n, _)| scored >> n & 1 != 0).map(|(_, card)| i16::from(card.points)).sum()
}

/// The scoring steps; fish only break ties.
pub(crate) fn breakdown(reef: &Reef) -> Vec<ScoreLine> {
    let by_seat = |count: &dyn Fn(Seat) -> i16| BySeat::from_fn(reef.seats(), count);
    let mut lines = Vec::new();
    // Face-down cards are counted at the end.
    if !reef.hides_cards() {
        let shapes = by_seat(&|seat| card_points(reef, seat));
        lines.push(ScoreLine { key: "score.shapes", by_seat: shapes, counts: true });
    }
    if reef.ctx.settings.flourish {
        let flourish = by_seat(&|seat| flourish_points(reef, seat));
        lines.push(ScoreLine { key: "score.flourish", by_seat: flourish, counts: true });
    }
    if reef.ctx.settings.solo() {
        let cards = by_seat(&|seat| reef.state.cards[seat.index()].iter().map(|&count| i16::from(count)).sum());
        lines.push(ScoreLine { key: "score.cards", by_seat: cards, counts: false });
    } else {
        let fish = by_seat(&|seat| reef.state.fish[seat.index()] as i16);
        lines.push(ScoreLine { key: "score.fish", by_seat: fish, counts: false });
    }
    lines
}

/// Dice and cards by zone; the supply of fish is endless and not counted.
pub(crate) fn census(reef: &Reef) -> Census {
    let s = &reef.state;
    let mut census = Census::default();
    let colours = if reef.ctx.settings.solo() { 2 } else { usize::from(reef.seats()) };
    for colour in 0..colours {
        let natures = reef.ctx.settings.solo() && colour == NATURE;
        let kind = if natures { "die of Nature".to_owned() } else { format!("die of seat {colour}") };
        let on_board: u32 = s.own[colour].iter().map(|level| level.count_ones()).sum();
        let nursery = u32::from(s.dice_left(colour) - s.reserve[colour]);
        census.add("board", &kind, on_board);
        census.add("reserve", &kind, u32::from(s.reserve[colour]));
        if natures {
            census.add("rolled", &kind, u32::from(s.nature != 0));
            census.add("aside", &kind, u32::from(s.aside));
        } else {
            census.add("nursery", &kind, nursery);
        }
    }
    for shape in Shape::every().take(if reef.ctx.settings.solo() { REGULAR } else { usize::MAX }) {
        let place = s.slots.iter().position(|&slot| usize::from(slot) == shape.index());
        let kind = format!("card {shape}");
        match place {
            Some(place) => {
                census.add("row", &kind, u32::from(s.left[place]));
                for seat in Seat::first(reef.seats()) {
                    census.add(&format!("cards of seat {seat}"), &kind, u32::from(s.cards[seat.index()][place]));
                }
            }
            None => census.add("box", &kind, u32::from(reef.ctx.settings.copies())),
        }
    }
    if reef.ctx.settings.flourish {
        for seat in Seat::first(reef.seats()) {
            let scored = s.flourish[seat.index()].count_ones();
            census.add("flourish open", &format!("flourish card of seat {seat}"), 4 - scored);
            census.add("flourish scored", &format!("flourish card of seat {seat}"), scored);
        }
    }
    census
}

/// For each place of the row, the spaces and levels where one more die of a colour completes the shape.
pub(crate) fn near(reef: &Reef, colour: usize) -> [[u64; LEVELS]; SHAPES_IN_PLAY] {
    let s = &reef.state;
    let board = reef.ctx.data().board.spaces;
    let mut near = [[0; LEVELS]; SHAPES_IN_PLAY];
    let occupied: [u64; LEVELS] = std::array::from_fn(|level| s.occupied(level));
    // Where each shape lies in the row, if a card of it is left.
    let mut places = [None; Shape::COUNT as usize];
    for (place, (&slot, _)) in s.slots.iter().zip(&s.left).enumerate().filter(|(_, (_, left))| **left > 0) {
        if let Some(known) = places.get_mut(usize::from(slot)) {
            *known = Some(place);
        }
    }
    for (level, &taken) in occupied.iter().enumerate() {
        let below = if level == 0 { board } else { occupied[level - 1] };
        let mut free = below & !taken;
        while free != 0 {
            let bit = free.trailing_zeros() as u8;
            free &= free - 1;
            let (mut own, mut all) = (s.own[colour], occupied);
            own[level] |= 1 << bit;
            all[level] |= 1 << bit;
            for pattern in reef.ctx.tables.patterns.with(bit, level) {
                let Some(place) = places[pattern.shape.index()] else { continue };
                if near[place][level] >> bit & 1 == 0 && pattern.is_there(&own, &all, reef.ctx.settings.exact) {
                    near[place][level] |= 1 << bit;
                }
            }
        }
    }
    near
}
