//! Positions made by hand, for tests, puzzles and editors.

use std::fmt;

use atoll_core::{Game, Seat, Setup};

use crate::components::{COLUMNS, Card, DICE, ISLANDS, Island, Specialist, TERRAINS, cards_of, islands_of};
use crate::position::{Islands, Lane, Step};
use crate::towers::{Die, Towers};

/// What differs from the opening in a position made by hand.
///
/// ```
/// use atoll_core::Setup;
/// use atoll_islands::{Builder, Die, Islands};
///
/// let setup = Setup::<Islands>::shipped(2).unwrap();
/// let red = "V1".parse::<atoll_islands::Card>().unwrap().terrain();
/// let tower = vec![Die::new(red, 1), Die::new(red, 4)];
/// let builder = Builder { towers: vec![("a1".parse().unwrap(), tower)], ..Builder::default() };
/// let islands = builder.build(&setup).unwrap();
/// ```
#[derive(Clone, Debug, Default)]
pub struct Builder {
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

/// Why a position cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildError(String);

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BuildError {}

impl Builder {
    /// A position in which the first seat is to choose, or which is over.
    ///
    /// # Errors
    /// What was wrong first.
    pub fn build(&self, setup: &Setup<Islands>) -> Result<Islands, BuildError> {
        let wrong = |reason: String| Err(BuildError(reason));
        let mut game = Islands::new(setup);
        let board = game.ctx.board;
        let mut towers: Vec<(Island, Vec<Die>)> =
            islands_of(board).map(|island| (island, game.state.towers.tower(island).collect())).collect();
        for (island, tower) in &self.towers {
            let place = towers.iter_mut().find(|(other, _)| other == island);
            let (_, place) = place.ok_or_else(|| BuildError(format!("{island} is no island of this board")))?;
            place.clone_from(tower);
        }
        let mut counts = [0; TERRAINS];
        for die in towers.iter().flat_map(|(_, tower)| tower) {
            if !(1..=6).contains(&die.value()) {
                return wrong(format!("no die shows {}", die.value()));
            }
            counts[die.colour().index()] += 1;
        }
        if counts.iter().any(|&count| count > DICE) || counts.iter().sum::<usize>() > ISLANDS {
            return wrong(format!("the box has {DICE} dice of each colour"));
        }
        game.state.towers = Towers::new(towers.iter().map(|(island, tower)| (*island, tower.as_slice())));
        if let Some(row) = self.row {
            game.state.row = row.map(Some);
        }
        let mut left = game.ctx.deck;
        for card in self.columns.iter().chain(&self.kept).flatten() {
            if left & card.bit() == 0 {
                return wrong(format!("{card} is not in this deck, or is there twice"));
            }
            left &= !card.bit();
        }
        for (lane, cards) in game.state.lanes.iter_mut().zip(&self.columns) {
            *lane = Lane::of(cards).ok_or_else(|| BuildError("a column holds at most 36 cards".to_owned()))?;
        }
        for (seat, cards) in self.kept.iter().enumerate() {
            game.state.kept[seat] = cards.iter().fold(0, |set, card| set | card.bit());
        }
        if game.state.row.iter().any(Option::is_none) {
            return wrong("the row needs three specialists".to_owned());
        }
        // What has been dealt and is not named is discarded, in the order of the cards.
        let dealt = if self.over { game.ctx.turns } else { self.turns.saturating_add(1) };
        if dealt > game.ctx.turns {
            return wrong(format!("there are {} turns", game.ctx.turns));
        }
        let keep = usize::from(game.ctx.turns - dealt) * COLUMNS;
        let surplus = (left.count_ones() as usize).saturating_sub(keep);
        game.state.undealt = cards_of(left).skip(surplus).fold(0, |set, card| set | card.bit());
        if game.state.undealt.count_ones() as usize != keep {
            return wrong(format!("more cards are named than {dealt} deals give"));
        }
        game.state.turns = if self.over { game.ctx.turns } else { self.turns };
        game.state.active = Seat::A;
        game.state.step = if self.over { Step::Over } else { Step::Choose };
        Ok(game)
    }
}
