//! Points: sunlight for many, cards for one.

use atoll_core::{BySeat, Game, Outcome, ScoreLine, Seat};

use crate::components::{Metric, SPECIES, ScoreCard, Side, Species};
use crate::geometry::{Cell, CellMap, DIRECTIONS, LEVEL};
use crate::position::Coral;

/// Levels that a reef can have.
const LEVELS: usize = 48;

/// Sunlit icons by species and level, counted from the table up.
pub(crate) type Light = [[u8; LEVELS]; SPECIES];

impl Coral {
    /// Sunlit icons by species and level.
    pub(crate) fn light(&self) -> Light {
        let mut light = [[0; LEVELS]; SPECIES];
        for (cell, species) in self.state.reef.sunlit() {
            if let Some(species) = species {
                light[species.index()][cell.z as usize] += 1;
            }
        }
        light
    }

    /// Sunlit icons of each species.
    pub fn sunlight(&self) -> [i16; SPECIES] {
        let mut sum = [0; SPECIES];
        for (_, species) in self.state.reef.sunlit() {
            if let Some(species) = species {
                sum[species.index()] += 1;
            }
        }
        sum
    }

    fn own_points(&self, seat: Seat, sunlight: &[i16; SPECIES]) -> i16 {
        self.species_of(seat).map_or(0, |species| sunlight[species.index()])
    }

    fn tower_points(&self, seat: Seat) -> i16 {
        let tower = self.state.tower;
        let held =
            tower.holder == Some(seat) || tower.holder.is_some() && tower.holder == self.ctx.settings.partner(seat);
        if held { self.data().tower[usize::from(tower.second)] } else { 0 }
    }

    /// The score of a seat as things are, its partner's included.
    pub fn score(&self, seat: Seat, sunlight: &[i16; SPECIES]) -> i16 {
        let partner = self.ctx.settings.partner(seat).map_or(0, |partner| self.own_points(partner, sunlight));
        self.own_points(seat, sunlight) + partner + self.tower_points(seat)
    }

    /// The scores of all seats as things are; alone the total of the cards.
    pub(crate) fn totals(&self) -> impl Iterator<Item = i16> + '_ {
        let alone = self.ctx.settings.solo().then(|| self.solo_points().iter().sum());
        let sunlight = if alone.is_some() { [0; SPECIES] } else { self.sunlight() };
        self.everyone().map(move |seat| alone.unwrap_or_else(|| self.score(seat, &sunlight)))
    }

    /// Sunlit icons of a seat (and its partner) from the top level down: the tie-break (CORAL-SCORE-3).
    pub(crate) fn by_level(&self, seat: Seat, light: &Light) -> [u8; LEVELS] {
        let mut levels = [0; LEVELS];
        for seat in [Some(seat), self.ctx.settings.partner(seat)].into_iter().flatten() {
            if let Some(species) = self.species_of(seat) {
                for (sum, count) in levels.iter_mut().rev().zip(light[species.index()]) {
                    *sum += count;
                }
            }
        }
        levels
    }

    pub(crate) fn outcome(&self) -> Outcome {
        let seats = self.seats();
        if self.ctx.settings.solo() {
            let total = self.solo_points().iter().sum();
            return Outcome { scores: BySeat::from_fn(seats, |_| total), places: BySeat::from_fn(seats, |_| 1) };
        }
        let (light, sunlight) = (self.light(), self.sunlight());
        let scores = BySeat::from_fn(seats, |seat| self.score(seat, &sunlight));
        Outcome::by(scores, |seat| (scores[seat], self.by_level(seat, &light)))
    }

    pub(crate) fn score_lines(&self) -> Vec<ScoreLine> {
        let seats = self.seats();
        let line =
            |key, counts, of: &dyn Fn(Seat) -> i16| ScoreLine { key, by_seat: BySeat::from_fn(seats, of), counts };
        if self.ctx.settings.solo() {
            let points = self.solo_points();
            let keys = ["score.card_red", "score.card_tubular", "score.card_sun", "score.card_brain"];
            return keys.into_iter().zip(points).map(|(key, points)| line(key, true, &|_| points)).collect();
        }
        let (light, sunlight) = (self.light(), self.sunlight());
        let mut lines = vec![line("score.sunlight", true, &|seat| self.own_points(seat, &sunlight))];
        if self.ctx.settings.symbiosis {
            let of = |seat| self.ctx.settings.partner(seat).map_or(0, |partner| self.own_points(partner, &sunlight));
            lines.push(line("score.partner", true, &of));
        }
        if self.ctx.settings.tower {
            lines.push(line("score.tower", true, &|seat| self.tower_points(seat)));
        }
        let high = LEVELS - 1 - self.state.reef.bounds().1.z as usize;
        lines.push(line("score.top_level", false, &|seat| i16::from(self.by_level(seat, &light)[high])));
        lines
    }
}

/// The cards for one player.
impl Coral {
    /// The scoring card of a species, once it is known.
    pub fn card_of(&self, species: Species) -> Option<&ScoreCard> {
        self.state.cards[species.index()].map(|level| self.data().card(species, usize::from(level)))
    }

    /// What the card of each species gives now.
    pub fn solo_points(&self) -> [i16; SPECIES] {
        Species::ALL.map(|species| self.card_of(species).map_or(0, |card| self.card_points(card)))
    }

    /// What a card counts now.
    pub fn card_count(&self, card: &ScoreCard) -> u8 {
        let count = match card.metric {
            Metric::AbovePatch => self.largest_patch(card.species),
            Metric::AboveSpread => {
                let distinct = |of: fn(&Cell) -> i8| {
                    let mut values: Vec<i8> = self.lit(card.species).map(|cell| of(&cell)).collect();
                    values.sort_unstable();
                    values.dedup();
                    values.len()
                };
                distinct(|cell| cell.x).min(distinct(|cell| cell.y))
            }
            Metric::SideIcons => {
                let sides = LEVEL.map(|side| self.icons_from(card.species, side));
                let chosen = if card.side == Side::Best { sides.iter().max() } else { sides.iter().min() };
                chosen.copied().unwrap_or(0)
            }
            Metric::ColumnCubes => {
                let cubes: Vec<Cell> = self.visible(card.species).collect();
                let in_column = |cell: &Cell| cubes.iter().filter(|other| other.column() == cell.column()).count();
                cubes.iter().map(in_column).max().unwrap_or(0)
            }
            Metric::VisibleLevels => {
                let levels = self.visible(card.species).fold(0u64, |levels, cell| levels | 1 << cell.z);
                levels.count_ones() as usize
            }
            Metric::AboveIcons | Metric::TableCubes | Metric::ContactCubes => self.counted(card).len(),
        };
        count.min(255) as u8
    }

    /// The cubes that a card counts, for cards that count cubes or icons one by one.
    pub(crate) fn counted(&self, card: &ScoreCard) -> Vec<Cell> {
        match card.metric {
            Metric::AboveIcons => self.lit(card.species).filter(|cell| cell.z >= card.min_z).collect(),
            Metric::TableCubes => self.visible(card.species).filter(|cell| cell.z == 0).collect(),
            Metric::ContactCubes => {
                self.visible(card.species).filter(|&cell| self.foreign_species(card.species, cell) >= 2).collect()
            }
            Metric::AbovePatch | Metric::AboveSpread => self.lit(card.species).collect(),
            Metric::SideIcons => {
                let by_count = |side: &&Cell| self.icons_from(card.species, **side);
                let best = if card.side == Side::Best {
                    LEVEL.iter().max_by_key(by_count)
                } else {
                    LEVEL.iter().min_by_key(by_count)
                };
                let side = best.copied().unwrap_or(LEVEL[0]);
                self.seen_from(card.species, side).collect()
            }
            Metric::VisibleLevels | Metric::ColumnCubes => self.visible(card.species).collect(),
        }
    }

    /// The points of a card now.
    pub fn card_points(&self, card: &ScoreCard) -> i16 {
        let pieces = self.state.reef.pieces().filter(|&(_, species)| species == card.species).count();
        if pieces < usize::from(card.min_pieces) {
            return 0;
        }
        let count = self.card_count(card);
        let met = |&&threshold: &&u8| if card.at_most { count <= threshold } else { count >= threshold };
        card.thresholds.iter().take_while(met).count() as i16
    }

    fn lit(&self, species: Species) -> impl Iterator<Item = Cell> + '_ {
        self.state.reef.sunlit().filter(move |&(_, of)| of == Some(species)).map(|(cell, _)| cell)
    }

    fn cubes_of(&self, species: Species) -> impl Iterator<Item = Cell> + '_ {
        self.state.reef.cubes().filter(move |&(_, of)| of == Some(species)).map(|(cell, _)| cell)
    }

    pub(crate) fn visible(&self, species: Species) -> impl Iterator<Item = Cell> + '_ {
        self.cubes_of(species).filter(|&cell| self.state.reef.is_visible(cell))
    }

    fn seen_from(&self, species: Species, side: Cell) -> impl Iterator<Item = Cell> + '_ {
        let (low, high) = self.state.reef.bounds();
        self.cubes_of(species).filter(move |&cell| self.state.reef.is_outermost(cell, side, low, high))
    }

    fn icons_from(&self, species: Species, side: Cell) -> usize {
        self.seen_from(species, side).count()
    }

    /// How many other species a cube touches; the rock is none.
    fn foreign_species(&self, own: Species, cell: Cell) -> usize {
        let mut touched = [false; SPECIES];
        for side in DIRECTIONS {
            if let Some(species) = self.state.reef.species_at(cell.plus(side)) {
                touched[species.index()] |= species != own;
            }
        }
        touched.iter().filter(|&&touched| touched).count()
    }

    fn largest_patch(&self, species: Species) -> usize {
        let mut open = CellMap::<256>::default();
        let columns: Vec<Cell> = self.lit(species).map(Cell::column).collect();
        for (n, &column) in columns.iter().enumerate() {
            open.set(column, n);
        }
        let mut seen = vec![false; columns.len()];
        let mut largest = 0;
        for start in 0..columns.len() {
            let mut stack = vec![start];
            let mut size = 0;
            while let Some(n) = stack.pop() {
                if std::mem::replace(&mut seen[n], true) {
                    continue;
                }
                size += 1;
                stack.extend(LEVEL.iter().filter_map(|&side| open.get(columns[n].plus(side))));
            }
            largest = largest.max(size);
        }
        largest
    }
}
