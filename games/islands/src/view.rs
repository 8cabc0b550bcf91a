//! What an observer may know: everything but the order of the deck.

use std::sync::Arc;

use atoll_core::{BySeat, Code, Label, Seat, Shared, Words};
use serde::Serialize;

use crate::action::{Action, Column};
use crate::components::{Card, Components, Island, Specialist, Terrain, cards_of, islands_of, mw};
use crate::position::{Ctx, Islands, Means, State, Step};
use crate::score;
use crate::towers::Die;

/// A position of Islands as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// The number of this turn, from 1.
    pub turn: u8,
    /// How many turns there are.
    pub turns: u8,
    /// Whose turn it is; nobody's while chance decides and at the end.
    pub active: Option<Seat>,
    /// Who began.
    pub first: Option<Seat>,
    /// Where the turn stands.
    pub step: Step,
    /// The three columns from left to right.
    pub columns: Vec<ColumnView>,
    /// The islands from north-west to south-east.
    pub islands: Vec<IslandView>,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// The card kept this turn.
    pub kept: Option<CardView>,
    /// The column taken this turn, from 0.
    pub column: Option<u8>,
    /// How many cards were taken this turn.
    pub k: Option<u8>,
    /// How many steps are left.
    pub steps: Option<u8>,
    /// The die moved next does not gain 1.
    pub hold: bool,
    /// The die moved next is a covered one.
    pub dug: Option<Dug>,
    /// The island of the die moved first, while a second may follow.
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
    pub moved: Option<Label>,
    /// Where the seat to act can move which die.
    pub reachable: Vec<Reach>,
    /// The dice that may be raised where they lie.
    pub stays: Vec<Stay>,
    /// How many cards are not dealt yet.
    pub deck: u32,
    /// How many cards are out of the game.
    pub discarded: u32,
    /// Terrain by terrain who claims what: at the end, and as a forecast before.
    pub evaluation: Vec<EvaluationView>,
    #[serde(skip)]
    pub(crate) ctx: Shared<Ctx>,
    /// The same once more as the rules read it; nothing of it is hidden.
    #[serde(skip)]
    pub(crate) state: State,
}

/// A specialist and the cards above it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ColumnView {
    /// The specialist's id.
    pub specialist: Option<&'static str>,
    /// The specialist's name.
    pub name: Option<Arc<Words>>,
    /// The ability in a few words.
    pub text: Option<Arc<Words>>,
    /// The cards, the newest last.
    pub cards: Vec<CardView>,
    /// Whether this turn's player has taken it.
    pub taken: bool,
}

/// A terrain card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardView {
    /// The name, the same in records: `V12`.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub code: Label,
    /// The terrain's id.
    pub terrain: &'static str,
    /// Stars.
    pub stars: u8,
    /// Rating in Mw.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub rating: Label,
    #[serde(skip)]
    pub(crate) card: Card,
}

/// An island and its tower.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IslandView {
    /// The name in records: `a1`.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub name: Label,
    /// Row from the north, from 0.
    pub r: i8,
    /// Column from the west, the main board's first being 0.
    pub c: i8,
    /// The terrain's id.
    pub terrain: &'static str,
    /// The dice from the bottom up.
    pub dice: Vec<DieView>,
    #[serde(skip)]
    pub(crate) island: Island,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DieView {
    /// The colour as a word.
    pub colour: &'static str,
    /// The value on top.
    pub value: u8,
}

impl DieView {
    fn of(die: Die) -> DieView {
        DieView { colour: die.colour().colour(), value: die.value() }
    }
}

/// A player's collection.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The kept cards, terrain by terrain.
    pub terrains: Vec<HoldingView>,
    /// All stars.
    pub stars: i16,
    /// The sum of all ratings in Mw.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub rating: Label,
    /// The dice this player would have if the game ended now; has, when it is over.
    pub forecast: i16,
}

/// A player's cards of one terrain.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HoldingView {
    /// The terrain's id.
    pub terrain: &'static str,
    /// The cards.
    pub cards: Vec<CardView>,
    /// Their stars.
    pub stars: u16,
    /// Their lowest rating in Mw.
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
    pub lowest: Option<Label>,
    /// The dice this terrain gives, or would give now.
    pub dice: i16,
}

/// A covered die that is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Dug {
    /// Its island.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub at: Label,
    /// How many dice lie on it.
    pub depth: u8,
}

/// A move of a die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reach {
    /// Where it lies.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub from: Label,
    /// Where it ends.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub to: Label,
    /// The fewest steps that lead there.
    pub steps: u8,
    /// Whether the die below comes along.
    pub pair: bool,
    /// The value it has then.
    pub value: u8,
    /// The code of the action.
    pub code: u32,
}

/// A die that is raised where it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stay {
    /// Where it lies.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub at: Label,
    /// The value it has then.
    pub value: u8,
    /// The code of the action.
    pub code: u32,
}

/// The evaluation of one terrain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EvaluationView {
    /// The terrain's id.
    pub terrain: &'static str,
    /// The seats that take part, the first claimant first.
    pub order: Vec<Seat>,
    /// The claims in order.
    pub claims: Vec<ClaimView>,
}

/// A tower that is claimed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClaimView {
    /// By whom.
    pub seat: Seat,
    /// Its row.
    pub r: i8,
    /// Its column.
    pub c: i8,
    /// Its island.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub name: Label,
    /// How many dice it has.
    pub height: u8,
}

impl View {
    pub(crate) fn of(game: &Islands) -> View {
        let (ctx, state) = (&game.ctx, &game.state);
        let data = ctx.data();
        let asked = matches!(state.step, Step::Choose | Step::Move | Step::Second);
        let forecast = score::forecast(game);
        let columns = (0..).map_while(Column::new).zip(&state.row).zip(&state.lanes);
        let columns = columns.map(|((column, one), lane)| {
            let card = one.map(|one| data.specialist(one));
            ColumnView {
                specialist: one.map(Specialist::id),
                name: card.map(|card| Arc::clone(&card.name)),
                text: card.map(|card| Arc::clone(&card.text)),
                cards: lane.iter().map(|card| card_view(game, card)).collect(),
                taken: state.pick.is_some_and(|pick| pick.column == column),
            }
        });
        let islands = islands_of(ctx.board).map(|island| {
            let (r, c) = data.row_column(island);
            IslandView {
                name: Label::of(island),
                r,
                c,
                terrain: ctx.terrain[island.index()].map_or("", Terrain::id),
                dice: state.towers.tower(island).map(DieView::of).collect(),
                island,
            }
        });
        let (reachable, stays) = state.pick.map_or_else(Default::default, |pick| moves(game, &game.means(&pick)));
        let out = ctx.deck & !state.undealt;
        let lying: u32 = state.lanes.iter().map(|lane| u32::from(lane.len())).sum();
        let kept: u32 = state.kept.iter().map(|set| set.count_ones()).sum();
        View {
            seats: ctx.seats,
            turn: (state.turns + 1).min(ctx.turns),
            turns: ctx.turns,
            active: asked.then_some(state.active),
            first: (!matches!(state.step, Step::Row | Step::First)).then_some(state.first),
            step: state.step,
            columns: columns.collect(),
            islands: islands.collect(),
            players: Seat::first(ctx.seats).map(|seat| player_view(game, seat, &forecast)).collect(),
            kept: state.pick.map(|pick| card_view(game, pick.card)),
            column: state.pick.map(|pick| pick.column.index() as u8),
            k: state.pick.map(|pick| pick.cards),
            steps: state.pick.map(|pick| pick.steps),
            hold: state.pick.is_some_and(|pick| pick.hold),
            dug: state.pick.and_then(|pick| pick.dug).map(|(at, depth)| Dug { at: Label::of(at), depth }),
            moved: state.pick.and_then(|pick| pick.moved).map(|(at, _)| Label::of(at)),
            reachable,
            stays,
            deck: state.undealt.count_ones(),
            discarded: out.count_ones() - lying - kept,
            evaluation: Terrain::all().map(|terrain| evaluation(game, terrain)).collect(),
            ctx: ctx.clone(),
            state: *state,
        }
    }

    /// The components, for names and faces.
    pub(crate) fn data(&self) -> &Components {
        self.ctx.data()
    }

    /// The position, to ask the rules about it.
    pub(crate) fn game(&self) -> Islands {
        Islands { ctx: self.ctx.clone(), state: self.state }
    }

    /// An island by its place.
    pub(crate) fn island(&self, at: Island) -> Option<&IslandView> {
        self.islands.iter().find(|one| one.island == at)
    }

    /// The move that an action stands for.
    pub(crate) fn reach(&self, action: Action) -> Option<&Reach> {
        let code = action.code();
        self.reachable.iter().find(|one| one.code == code)
    }
}

fn card_view(game: &Islands, card: Card) -> CardView {
    let face = game.ctx.data().face(card);
    CardView { code: Label::of(card), terrain: card.terrain().id(), stars: face.stars, rating: mw(face.rating), card }
}

fn player_view(game: &Islands, seat: Seat, forecast: &[BySeat<i16>]) -> PlayerView {
    let terrains = Terrain::all().map(|terrain| {
        let holding = score::holding(game, seat, terrain);
        HoldingView {
            terrain: terrain.id(),
            cards: cards_of(holding.cards).map(|card| card_view(game, card)).collect(),
            stars: holding.stars,
            lowest: holding.lowest.map(mw),
            dice: forecast[terrain.index()][seat],
        }
    });
    let (stars, rating) = score::totals(game, seat);
    PlayerView {
        terrains: terrains.collect(),
        stars,
        rating: mw(rating.unsigned_abs()),
        forecast: forecast.iter().map(|dice| dice[seat]).sum(),
    }
}

/// The moves that these means allow.
pub(crate) fn moves(game: &Islands, means: &Means) -> (Vec<Reach>, Vec<Stay>) {
    let (mut reachable, mut stays) = (Vec::new(), Vec::new());
    for from in islands_of(game.ctx.board) {
        for count in [1, 2] {
            let Some((travel, far)) = game.ways(means, from, count) else { continue };
            for to in islands_of(game.ctx.board).filter(|to| far[to.index()] <= means.steps) {
                let action = match (count, means.moved) {
                    (2, _) => Action::Pair { to, from },
                    (_, None) => Action::Step { to, from },
                    (_, Some(_)) => Action::Second { to, from },
                };
                reachable.push(Reach {
                    from: Label::of(from),
                    to: Label::of(to),
                    steps: far[to.index()],
                    pair: count == 2,
                    value: travel.value,
                    code: action.code(),
                });
            }
            if count == 1 && means.ability.may_stay {
                let code = Action::Stay { at: from }.code();
                stays.push(Stay { at: Label::of(from), value: travel.value, code });
            }
        }
    }
    (reachable, stays)
}

fn evaluation(game: &Islands, terrain: Terrain) -> EvaluationView {
    let (order, count) = score::order(game, terrain);
    let mut claims = Vec::new();
    score::claims(game, terrain, |seat, island, height| {
        let (r, c) = game.ctx.data().row_column(island);
        claims.push(ClaimView { seat, r, c, name: Label::of(island), height });
    });
    EvaluationView { terrain: terrain.id(), order: order[..count].to_vec(), claims }
}
