//! What an observer may know: everything, but for the cards of others where a table hides them.

use atoll_core::{Game, Label, Observer, Seat, Shared};
use serde::Serialize;

use crate::components::{Board, Cell, Column, Components, LEVELS, Shape};
use crate::position::{Ctx, NATURE, NO_SHAPE, Reef, SHAPES_IN_PLAY, State, Step, cells};
use crate::score;

/// The table.
///
/// Coordinates: x to the east and y to the south of the centre space, z up from 0.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How many seats play.
    pub seats: u8,
    /// Whose turn it is; nobody's once the match is over.
    pub active: Option<Seat>,
    /// Where the turn stands.
    pub step: Step,
    /// Whether the die to be placed is the bought second one.
    pub second: bool,
    /// The reef, stack by stack.
    pub stacks: Vec<StackView>,
    /// The seats.
    pub players: Vec<PlayerView>,
    /// The shapes in play.
    pub shapes: Vec<ShapeView>,
    /// The die just placed.
    pub placed: Option<SpotView>,
    /// Shapes that can be claimed with it.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub matches: Vec<Label>,
    /// For each of them the dice that make it.
    pub matched: Vec<MadeView>,
    /// For the active seat: where one more die would complete a shape.
    pub near: Vec<NearView>,
    /// Nature, if the seat plays against her.
    pub nature: Option<NatureView>,
    /// The level of the game against Nature.
    pub level: Option<&'static str>,
    /// Whether Nature was beaten, once that is known.
    pub won: Option<bool>,
    #[serde(skip)]
    pub(crate) ctx: Shared<Ctx>,
    /// The same once more as the rules read it, without the cards that the observer may not see.
    #[serde(skip)]
    pub(crate) state: State,
}

/// A space of the reef and its dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StackView {
    /// East of the centre.
    pub x: i8,
    /// South of the centre.
    pub y: i8,
    /// From the bottom up.
    pub dice: Vec<DieView>,
}

/// A die of the reef.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DieView {
    /// Whose it is; nobody's is Nature's.
    pub owner: Option<Seat>,
    /// What it shows.
    pub value: u8,
}

/// A place for one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpotView {
    /// East of the centre.
    pub x: i8,
    /// South of the centre.
    pub y: i8,
    /// Up from 0.
    pub z: u8,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Values of the two nursery dice.
    pub nursery: [Option<u8>; 2],
    /// Dice in reserve.
    pub reserve: u8,
    /// Fish.
    pub fish: u16,
    /// Cards taken that the observer may see, by shape.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub cards: Vec<Label>,
    /// Cards taken that lie face down for the observer.
    pub face_down: u8,
    /// Points so far, if the observer may know them.
    pub points: Option<i16>,
    /// The Flourish cards; none without the module.
    pub flourish: Vec<FlourishView>,
    /// Whether a card was claimed or a pair scored in the turn that lasts.
    pub claimed_this_turn: bool,
}

/// A Flourish card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FlourishView {
    /// Value of the pair.
    pub value: u8,
    /// Points at the end.
    pub points: u8,
    /// Fish at once.
    pub fish: u8,
    /// Whether it has been scored.
    pub scored: bool,
}

/// A shape in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShapeView {
    /// Its id.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: Label,
    /// Cards left.
    pub left: u8,
    /// Points of a card.
    pub points: u8,
    /// Fish of a card.
    pub fish: u8,
    /// The pattern.
    pub columns: Vec<ColumnView>,
    /// Whether the pattern stands in one line.
    pub flat: bool,
}

/// A column of a pattern.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ColumnView {
    /// East of the pattern's anchor.
    pub dx: i8,
    /// South of the pattern's anchor.
    pub dy: i8,
    /// From the bottom up: `O` own, `X` another's, `?` anybody's.
    pub dice: Vec<char>,
}

impl ColumnView {
    pub(crate) fn of(column: &Column) -> ColumnView {
        let dice = column.dice.iter().map(|owner| owner.letter()).collect();
        ColumnView { dx: column.dx, dy: column.dy, dice }
    }
}

/// Where one more die would complete a shape.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NearView {
    /// The shape's id.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: Label,
    /// The places for that die.
    pub cells: Vec<SpotView>,
}

/// A shape that stands, and the dice it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MadeView {
    /// The shape's id.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: Label,
    /// Its dice.
    pub dice: Vec<SpotView>,
}

/// Nature's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NatureView {
    /// What her die shows.
    pub die: Option<u8>,
    /// Her dice in reserve.
    pub reserve: u8,
    /// Her dice that had no place.
    pub aside: u8,
    /// Where her die may go as it shows now.
    pub spots: Vec<SpotView>,
    /// Why there.
    pub reason: Option<Reason>,
}

/// Why Nature's die goes where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reason {
    /// The level, from 1.
    pub level: u8,
    /// The distance from the centre: squared in a straight line, or in steps if the table measures so.
    pub distance2: u16,
}

impl Reef {
    /// Whether `who` may see the cards of a seat.
    fn shows_cards(&self, seat: Seat, who: Observer) -> bool {
        !self.hides_cards() || who == Observer::Seat(seat) || who == Observer::Archivist
    }

    /// The state without the cards that the observer may not see.
    pub(crate) fn seen_by(&self, who: Observer) -> State {
        let mut seen = self.state;
        for seat in Seat::first(self.seats()).filter(|&seat| !self.shows_cards(seat, who)) {
            seen.cards[seat.index()] = [0; SHAPES_IN_PLAY];
        }
        seen
    }
}

impl View {
    pub(crate) fn of(reef: &Reef, who: Observer) -> View {
        let s = &reef.state;
        let solo = reef.ctx.settings.solo();
        let data = reef.ctx.data();
        let over = s.step == Step::Over;
        let sees = |seat: Seat| reef.shows_cards(seat, who);
        let spot = |cell: Cell, z: usize| {
            let (x, y) = data.board.xy(cell);
            SpotView { x, y, z: z as u8 }
        };
        let in_play: Vec<(usize, Shape)> = (0..SHAPES_IN_PLAY)
            .filter(|&n| s.slots[n] != NO_SHAPE)
            .filter_map(|n| Shape::new(s.slots[n]).map(|shape| (n, shape)))
            .collect();
        let stacks = cells(s.occupied(0)).map(|cell| {
            let (x, y) = data.board.xy(cell);
            let dice = (0..s.height(cell.bit())).map(|level| {
                let owner = (0..s.own.len()).find(|&colour| s.own[colour][level] >> cell.bit() & 1 != 0);
                let owner = owner.filter(|&colour| !(solo && colour == NATURE));
                DieView { owner: owner.and_then(|colour| Seat::new(colour as u8)), value: s.value(cell.bit(), level) }
            });
            StackView { x, y, dice: dice.collect() }
        });
        let player = |seat: Seat| {
            let me = seat.index();
            let count: u8 = s.cards[me].iter().sum();
            let cards = in_play
                .iter()
                .filter(|_| sees(seat))
                .flat_map(|&(n, shape)| vec![Label::of(shape); usize::from(s.cards[me][n])]);
            let flourish = data.flourish.iter().enumerate().map(|(n, card)| FlourishView {
                value: card.value,
                points: card.points,
                fish: card.fish,
                scored: s.flourish[me] >> n & 1 != 0,
            });
            PlayerView {
                nursery: s.nursery[me].map(|value| (value != 0).then_some(value)),
                reserve: s.reserve[me],
                fish: s.fish[me],
                cards: cards.collect(),
                face_down: if sees(seat) { 0 } else { count },
                points: sees(seat).then(|| reef.points(seat)),
                flourish: if reef.ctx.settings.flourish { flourish.collect() } else { Vec::new() },
                claimed_this_turn: seat == s.seat && (s.claimed || s.scored),
            }
        };
        let shape_view = |&(n, shape): &(usize, Shape)| {
            let card = data.card(shape);
            ShapeView {
                id: Label::of(shape),
                left: s.left[n],
                points: card.points,
                fish: card.fish,
                columns: card.columns.iter().map(ColumnView::of).collect(),
                flat: !shape.is_solid(),
            }
        };
        let near = if over { [[0; LEVELS]; SHAPES_IN_PLAY] } else { score::near(reef, s.seat.index()) };
        let near_view = |&(n, shape): &(usize, Shape)| {
            let spots = (0..LEVELS).flat_map(|z| cells(near[n][z]).map(move |cell| (cell, z)));
            let spots: Vec<SpotView> = spots.map(|(cell, z)| spot(cell, z)).collect();
            (!spots.is_empty()).then(|| NearView { id: Label::of(shape), cells: spots })
        };
        let made_view = |&(n, shape): &(usize, Shape)| {
            let (bit, level) = s.placed().filter(|_| s.matches >> n & 1 != 0)?;
            let mut standing = reef.ctx.tables.patterns.with(bit, level);
            let pattern = standing.find(|p| p.shape == shape && reef.matches(s.seat.index(), p))?;
            let dice = (0..LEVELS).flat_map(|z| cells(pattern.dice(z)).map(move |cell| (cell, z)));
            Some(MadeView { id: Label::of(shape), dice: dice.map(|(cell, z)| spot(cell, z)).collect() })
        };
        let nature = solo.then(|| {
            let (spots, level, far) = if s.nature == 0 { (0, 0, 0) } else { reef.nature_spots(s.nature) };
            NatureView {
                die: (s.nature != 0).then_some(s.nature),
                reserve: s.reserve[NATURE],
                aside: s.aside,
                spots: cells(spots).map(|cell| spot(cell, level)).collect(),
                reason: (spots != 0).then_some(Reason { level: level as u8 + 1, distance2: far }),
            }
        });
        View {
            seats: reef.seats(),
            active: (!over).then_some(s.seat),
            step: s.step,
            second: s.second,
            stacks: stacks.collect(),
            players: Seat::first(reef.seats()).map(player).collect(),
            shapes: in_play.iter().map(shape_view).collect(),
            placed: s.placed().map(|(bit, level)| spot(Cell::of_bit(bit), level)),
            matches: in_play
                .iter()
                .filter(|(n, _)| s.matches >> n & 1 != 0)
                .map(|(_, shape)| Label::of(shape))
                .collect(),
            matched: in_play.iter().filter_map(made_view).collect(),
            near: in_play.iter().filter_map(near_view).collect(),
            nature,
            level: solo.then(|| reef.ctx.settings.level.word()),
            won: reef.won(),
            ctx: reef.ctx.clone(),
            state: reef.seen_by(who),
        }
    }

    pub(crate) fn data(&self) -> &Components {
        self.ctx.data()
    }

    pub(crate) fn board(&self) -> &Board {
        &self.data().board
    }

    /// The position as far as the observer knows it, to ask the rules about it.
    pub(crate) fn reef(&self) -> Reef {
        Reef { ctx: self.ctx.clone(), state: self.state }
    }

    /// The dice on a space.
    pub(crate) fn stack(&self, x: i8, y: i8) -> &[DieView] {
        self.stacks.iter().find(|stack| (stack.x, stack.y) == (x, y)).map_or(&[], |stack| &stack.dice)
    }
}
