//! What dice, turtles, chests and cards set off.

use super::Coralia;
use super::state::{ASHORE, DIVER, FISHES, OCTOPUS, PEARL, Phase, ROLLING, STARS, TREASURE, TURTLE, set_nibble, slot};
use crate::action::{Colour, Pile, Shore};
use crate::components::{OctopusIncome, ScoringEffects, ScoringFeatures, WhiteToIsland};
use crate::frame::Frame;

impl Coralia {
    /// Works off the stack until chance or a seat must decide.
    pub(crate) fn run(&mut self) {
        loop {
            let Some(frame) = self.state.top() else {
                match self.state.phase {
                    Phase::Play => self.end_turn(),
                    Phase::Score if self.pending() != 0 => return,
                    Phase::Score => self.next_scorer(),
                    _ => return,
                }
                continue;
            };
            match frame {
                Frame::Act { reef, face } => {
                    self.state.pop();
                    self.act_on(reef, face);
                }
                Frame::Bonus(tile) => {
                    self.state.pop();
                    self.bonus(tile);
                }
                Frame::Own(tile) => {
                    self.state.pop();
                    self.state.turtles[usize::from(self.state.active)] |= 1 << tile;
                }
                Frame::White => {
                    self.state.pop();
                    if let Some(die) = self.state.white.iter().position(|&at| at == ASHORE) {
                        self.state.white[die] = ROLLING;
                        self.state.push(Frame::WhiteRoll(die as u8));
                    }
                }
                Frame::Draw(pile) => {
                    if self.state.cards.pile_len(pile) > 0 {
                        return;
                    }
                    self.state.pop();
                }
                Frame::Look(pile) => {
                    let wanted = if pile == Pile::Starfish { 3 } else { 2 };
                    let eyed = self.state.cards.eyed_len;
                    if eyed < wanted && self.state.cards.pile_len(pile) > 0 {
                        return;
                    }
                    self.state.pop();
                    match eyed {
                        0 => {}
                        1 => self.state.cards.keep(&self.ctx, pile, self.state.active, 0, false),
                        _ => self.state.push(Frame::Keep(pile)),
                    }
                }
                Frame::WhitePlace { face, .. } => match self.only_shore(face) {
                    Some(shore) => self.place_white(shore),
                    None => return,
                },
                Frame::Copy => {
                    let copies = self.copies();
                    if copies.count_ones() > 1 {
                        return;
                    }
                    self.state.pop();
                    if copies != 0 {
                        self.state.push(Frame::Bonus(copies.trailing_zeros() as u8));
                    }
                }
                Frame::Pair { a, b } => {
                    let chests = self.state.reef_chests & (1 << a | 1 << b);
                    let forced = self.ctx.readings.scoring_effects == ScoringEffects::Forced;
                    match chests.count_ones() {
                        0 => self.state.pop(),
                        1 if forced => self.lift_reef_chest(chests.trailing_zeros() as u8),
                        _ => return,
                    }
                }
                Frame::Piles { left, used } => {
                    let open = self.open_piles(used);
                    let forced = self.ctx.readings.scoring_effects == ScoringEffects::Forced;
                    match open.count_ones() {
                        _ if left == 0 => self.state.pop(),
                        0 => self.state.pop(),
                        1 if forced => self.draw_next(Pile::ALL[open.trailing_zeros() as usize & 3]),
                        _ => return,
                    }
                }
                Frame::Keep(_) | Frame::WhiteRoll(_) | Frame::Chest => return,
            }
        }
    }

    /// The action of a reef space.
    pub(crate) fn act_on(&mut self, reef: u8, face: u8) {
        let state = &mut self.state;
        match face {
            TURTLE => {
                if let Some(tile) = state.tile_on(reef) {
                    set_nibble(&mut state.tiles, reef, 0);
                    state.push(Frame::Own(tile));
                    state.push(Frame::Bonus(tile));
                }
            }
            STARS => state.push(Frame::Look(Pile::Starfish)),
            FISHES => state.push(Frame::Look(Pile::Fish)),
            PEARL => {
                state.push(Frame::Draw(Pile::Pearl));
                state.push(Frame::Draw(Pile::Pearl));
            }
            OCTOPUS => self.put_octopus(reef),
            _ => self.move_diver(reef),
        }
    }

    pub(crate) fn put_octopus(&mut self, reef: u8) {
        let income = self.features();
        let state = &mut self.state;
        let seat = state.active;
        set_nibble(&mut state.octopus, reef, seat + 1);
        state.score(seat, state.dice_on(reef));
        if !income {
            return;
        }
        let mut paid = 0u8;
        for other in (0..6).filter(|&other| other != reef) {
            let Some(owner) = state.octopus_on(other) else { continue };
            let per_seat = self.ctx.readings.octopus_income == OctopusIncome::PerSeat;
            if !per_seat || paid & 1 << owner == 0 {
                state.score(owner, 1);
            }
            paid |= 1 << owner;
        }
    }

    /// Whether actions bring all they bring during play.
    pub(crate) fn features(&self) -> bool {
        self.state.phase != Phase::Score || self.ctx.readings.scoring_features == ScoringFeatures::Full
    }

    pub(crate) fn move_diver(&mut self, reef: u8) {
        let recovers = self.features();
        let state = &mut self.state;
        let seat = state.active;
        let old = state.diver_of(seat);
        let shift = 4 * u32::from(seat);
        state.divers = state.divers & !(15 << shift) | u16::from(reef + 1) << shift;
        let Some(old) = old else { return };
        if recovers && state.reef_chests & 1 << old != 0 && state.is_open(old, TREASURE) {
            state.occupied &= !slot(old, DIVER);
            state.occupied |= slot(old, TREASURE);
            for at in &mut state.white {
                if *at == 7 * old + DIVER {
                    *at = 7 * old + TREASURE;
                }
            }
            state.reef_chests &= !(1 << old);
            state.push(Frame::Chest);
        }
    }

    pub(crate) fn bonus(&mut self, tile: u8) {
        let state = &mut self.state;
        match tile {
            0 => state.push(Frame::White),
            1 => self.jellyfish(),
            2 => self.take_ray(),
            3 => state.push(Frame::Draw(Pile::Starfish)),
            4 => state.push(Frame::Draw(Pile::Island)),
            5 => state.push(Frame::Draw(Pile::Fish)),
            6 => state.push(Frame::Copy),
            _ => self.lift_side_chest(),
        }
    }

    pub(crate) fn open_chest(&mut self, tile: u8) {
        let state = &mut self.state;
        state.pop();
        state.hidden_chests &= !(1 << tile);
        state.chests[usize::from(state.active)] |= 1 << tile;
        match tile {
            0 => state.push(Frame::Draw(Pile::Fish)),
            1 => state.push(Frame::Draw(Pile::Pearl)),
            2 => state.push(Frame::Draw(Pile::Starfish)),
            3 => state.push(Frame::Draw(Pile::Island)),
            4 => state.score(state.active, state.island_dice()),
            5 => self.take_ray(),
            6 => state.push(Frame::White),
            _ => self.jellyfish(),
        }
    }

    /// On to the next multiple of five, by at least one (CORALIA-JELLY-1).
    pub(crate) fn jellyfish(&mut self) {
        let seat = self.state.active;
        let step = self.components().jellyfish_step;
        let points = self.state.points[usize::from(seat)];
        self.state.score(seat, step - points % step);
    }

    pub(crate) fn take_ray(&mut self) {
        if self.state.rays_left() > 0 {
            self.state.give_ray(self.state.active);
        }
    }

    pub(crate) fn lift_side_chest(&mut self) {
        if self.state.side_chests > 0 {
            self.state.side_chests -= 1;
            self.state.push(Frame::Chest);
        }
    }

    /// Takes the chest of a reef for a starfish card; dice do not move.
    pub(crate) fn lift_reef_chest(&mut self, reef: u8) {
        self.state.reef_chests &= !(1 << reef);
        self.state.push(Frame::Chest);
    }

    pub(crate) fn draw_next(&mut self, pile: Pile) {
        if let Some(Frame::Piles { left, used }) = self.state.top() {
            self.state.pop();
            self.state.push(Frame::Piles { left: left - 1, used: used | 1 << pile as u8 });
            self.state.push(Frame::Draw(pile));
        }
    }

    /// Piles with cards that are not used yet, as a set.
    pub(crate) fn open_piles(&self, used: u8) -> u8 {
        let open = Pile::ALL.into_iter().filter(|&pile| used & 1 << pile as u8 == 0);
        open.filter(|&pile| self.state.cards.pile_len(pile) > 0).fold(0, |set, pile| set | 1 << pile as u8)
    }

    /// Whether the next card is only looked at.
    pub(crate) fn is_looking(&self) -> bool {
        matches!(self.state.top(), Some(Frame::Look(_)))
    }

    /// How many cards are still to be drawn for left-over dice, if that is being decided.
    pub(crate) fn draws_left(&self) -> Option<u8> {
        match self.state.top() {
            Some(Frame::Piles { left, .. }) => Some(left),
            _ => None,
        }
    }

    /// Turtles beside the board that T7 can copy, as a set; never T7 itself.
    pub(crate) fn copies(&self) -> u8 {
        self.state.side_turtles & !(1 << 6)
    }

    pub(crate) fn white_may_land(&self, face: u8) -> bool {
        let state = &self.state;
        let blocked = (0..6).filter(|&reef| !state.is_open(reef, face)).count();
        match self.ctx.readings.white_to_island {
            WhiteToIsland::Always => true,
            WhiteToIsland::SomeBlocked => blocked > 0,
            WhiteToIsland::AllBlocked => blocked == 6 || face == OCTOPUS && state.figures_of(state.active) == 0,
        }
    }

    /// Where the white die must go, if there is no choice.
    pub(crate) fn only_shore(&self, face: u8) -> Option<Shore> {
        let state = &self.state;
        let usable = face != OCTOPUS || state.figures_of(state.active) > 0;
        let mut reefs = (0..6).filter(|&reef| usable && state.is_open(reef, face));
        match (reefs.next(), reefs.next(), self.white_may_land(face)) {
            (None, _, _) => Some(Shore::Island),
            (Some(reef), None, false) => Colour::new(reef).map(Shore::Reef),
            _ => None,
        }
    }

    /// The first white die is taken from the island and shows this face.
    pub(crate) fn roll_white(&mut self, face: u8) {
        self.state.phase = Phase::Play;
        self.state.white[0] = ROLLING;
        self.state.push(Frame::WhitePlace { die: 0, face });
        self.run();
    }

    pub(crate) fn place_white(&mut self, to: Shore) {
        let Some(Frame::WhitePlace { die, face }) = self.state.top() else { return };
        self.state.pop();
        match to {
            Shore::Reef(reef) => {
                let reef = reef.index() as u8;
                self.state.white[usize::from(die)] = 7 * reef + face;
                self.state.occupied |= slot(reef, face);
                self.state.push(Frame::Act { reef, face });
            }
            Shore::Island => {
                self.state.white[usize::from(die)] = ASHORE;
                self.state.push(Frame::Draw(Pile::Island));
            }
        }
    }

    /// A drawn card turns out to be of this kind.
    pub(crate) fn card(&mut self, kind: u8) {
        let state = &mut self.state;
        match state.top() {
            Some(Frame::Draw(pile)) => {
                state.pop();
                let token = state.cards.lift(&self.ctx, pile, kind);
                state.cards.give(&self.ctx, pile, state.active, token);
            }
            Some(Frame::Look(pile)) => {
                let token = state.cards.lift(&self.ctx, pile, kind);
                state.cards.eyed[usize::from(state.cards.eyed_len)] = token;
                state.cards.eyed_len += 1;
            }
            _ => {}
        }
    }
}
