//! Positions put together by hand: for puzzles, editors and tests.

use atoll_core::{Game, Seat, Setup};

use crate::components::{COLUMNS, Card, DICE, ISLANDS, Island, Specialist, TERRAINS, cards_of, islands_of};
use crate::position::{Islands, Lane, Stage};
use crate::towers::{Die, Towers};

/// What differs from the opening in a position put together by hand.
#[derive(Clone, Debug, Default)]
pub struct Arrangement {
    /// Other towers, from the bottom up; no dice is an empty island.
    pub towers: Vec<(Island, Vec<Die>)>,
    /// The row of specialists, if it is not that of the setup.
    pub row: Option<[Specialist; COLUMNS]>,
    /// The cards of the three columns, the newest last.
    pub columns: [Vec<Card>; COLUMNS],
    /// The cards each seat has kept.
    pub kept: [Vec<Card>; 4],
    /// How many turns are over; they make the deck so much smaller.
    pub turns: u8,
    /// Whether the last turn is over, so that the towers are claimed.
    pub over: bool,
}

impl Islands {
    /// A position in which the first seat is to choose, or which is over.
    ///
    /// # Errors
    /// What cannot be arranged, as a sentence.
    pub fn arranged(setup: &Setup<Self>, by: &Arrangement) -> Result<Self, String> {
        let mut game = Islands::new(setup);
        let board = game.ctx.board;
        let mut towers: Vec<(Island, Vec<Die>)> =
            islands_of(board).map(|island| (island, game.state.towers.tower(island).collect())).collect();
        for (island, tower) in &by.towers {
            let place = towers.iter_mut().find(|(other, _)| other == island);
            let (_, place) = place.ok_or_else(|| format!("{island} is no island of this board"))?;
            place.clone_from(tower);
        }
        let mut counts = [0; TERRAINS];
        for die in towers.iter().flat_map(|(_, tower)| tower) {
            if !(1..=6).contains(&die.value()) {
                return Err(format!("no die shows {}", die.value()));
            }
            counts[die.colour().index()] += 1;
        }
        if counts.iter().any(|&count| count > DICE) || counts.iter().sum::<usize>() > ISLANDS {
            return Err(format!("the box has {DICE} dice of each colour"));
        }
        game.state.towers = Towers::new(towers.iter().map(|(island, tower)| (*island, tower.as_slice())));
        if let Some(row) = by.row {
            game.state.row = row.map(Some);
        }
        let mut left = game.ctx.deck;
        for card in by.columns.iter().chain(&by.kept).flatten() {
            if left & card.bit() == 0 {
                return Err(format!("{card} is not in this deck, or is there twice"));
            }
            left &= !card.bit();
        }
        for (lane, cards) in game.state.lanes.iter_mut().zip(&by.columns) {
            *lane = Lane::of(cards).ok_or("a column holds at most 36 cards")?;
        }
        for (seat, cards) in by.kept.iter().enumerate() {
            game.state.kept[seat] = cards.iter().fold(0, |set, card| set | card.bit());
        }
        if game.state.row.iter().any(Option::is_none) {
            return Err("the row needs three specialists".to_owned());
        }
        // What has been dealt and is not named is discarded, in the order of the cards.
        let dealt = if by.over { game.ctx.turns } else { by.turns + 1 };
        if dealt > game.ctx.turns {
            return Err(format!("there are {} turns", game.ctx.turns));
        }
        let keep = usize::from(game.ctx.turns - dealt) * COLUMNS;
        let surplus = (left.count_ones() as usize).saturating_sub(keep);
        game.state.undealt = cards_of(left).skip(surplus).fold(0, |set, card| set | card.bit());
        if game.state.undealt.count_ones() as usize != keep {
            return Err(format!("more cards are named than {dealt} deals give"));
        }
        game.state.turns = if by.over { game.ctx.turns } else { by.turns };
        game.state.active = Seat::A;
        game.state.stage = if by.over { Stage::Over } else { Stage::Choose };
        Ok(game)
    }
}
