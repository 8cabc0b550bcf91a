//! What each observer may know.
//!
//! The JSON of a [`View`] is what the page reads; `web/src/games/coralia/types.ts` is made from it. Colours, spaces,
//! cards and tiles are words or ids of the component data (`yellow`, `fish`, `S09`, `T4`).

use atoll_core::{Label, Observer, Seat, Shared};
use serde::Serialize;

use crate::action::{Colour, Pile, Shore};
use crate::components::{CHEST_IDS, COLOURS, FISH_CARDS, PEARL_CARDS, STAR_CARDS, TURTLE_IDS};
use crate::position::state::{ASHORE, Phase, UNROLLED, space_word};
use crate::position::{Coralia, Ctx, Step};
use crate::score::{FishScore, PearlScore, bits, fish_counts, fish_score, pearl_score, pearl_values, stars_of};
use crate::{Components, StarKind};

/// What an observer may know of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// Who starts.
    pub start: Seat,
    /// Who looks, if it is a seat.
    pub me: Option<Seat>,
    /// Whose turn it is, or whose starfish cards are scored.
    pub active: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// The turn, from 1.
    pub turn: u8,
    /// How many turns are played.
    pub turns: u8,
    /// Whether the starfish cards are being scored.
    pub scoring: bool,
    /// What is being waited for.
    pub step: Step,
    /// The six reefs.
    pub reefs: Vec<ReefView>,
    /// The island.
    pub island: IslandView,
    /// The four piles.
    pub piles: Vec<PileView>,
    /// Dice in the supply by colour.
    pub supply: [u8; 6],
    /// Dice on the research station.
    pub station: Vec<StationDie>,
    /// How many dice the active seat may hold.
    pub hold: u8,
    /// The seats.
    pub players: Vec<PlayerView>,
    /// Cards being looked at.
    pub look: Option<LookView>,
    /// The pile a card is drawn from.
    #[cfg_attr(feature = "typescript", ts(type = "Pile | null"))]
    pub drawing: Option<&'static str>,
    /// Whether that card is only looked at, not taken.
    pub looking: bool,
    /// What the white die shows that is to be placed.
    #[cfg_attr(feature = "typescript", ts(type = "Face | null"))]
    pub white: Option<&'static str>,
    /// What lies beside the board.
    pub side: SideView,
    /// Chests nobody has seen.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub hidden_chests: Vec<Label>,
    /// Turtles that can be copied now.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub copies: Vec<Label>,
    /// Starfish cards that the scoring seat still has to resolve.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub pending: Vec<Label>,
    /// The reefs whose chests are taken.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Colour> | null"))]
    pub pair: Option<Vec<&'static str>>,
    /// How many cards are still to be drawn for left-over dice.
    pub draws_left: Option<u8>,
    /// The result, once all cards lie open.
    #[serde(rename = "final")]
    pub final_score: Option<Vec<FinalView>>,
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub(crate) ctx: Shared<Ctx>,
}

/// A reef.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReefView {
    /// Its colour.
    #[cfg_attr(feature = "typescript", ts(type = "Colour"))]
    pub colour: &'static str,
    /// The turtle on it.
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
    pub tile: Option<Label>,
    /// Whether a chest lies on it.
    pub chest: bool,
    /// Whose octopus is there.
    pub octopus: Option<Seat>,
    /// Whose diver is there.
    pub diver: Option<Seat>,
    /// How many dice lie on it.
    pub dice: u8,
    /// What its dice are worth to a diver.
    pub diver_points: i16,
    /// Its seven spaces.
    pub slots: Vec<SlotView>,
}

/// A space of a reef.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotView {
    /// What it shows.
    #[cfg_attr(feature = "typescript", ts(type = "Space"))]
    pub space: &'static str,
    /// Its points for the diver.
    pub value: u8,
    /// The die on it.
    pub die: Option<DieView>,
}

/// A die on a reef.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DieView {
    /// Its colour, or `white`.
    #[cfg_attr(feature = "typescript", ts(type = "Colour | \"white\""))]
    pub colour: &'static str,
    /// What it shows.
    #[cfg_attr(feature = "typescript", ts(type = "Face"))]
    pub face: &'static str,
    /// Whether it was placed before play.
    pub blocking: bool,
}

/// The island's dice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IslandView {
    /// Coloured dice.
    pub dice: [u8; 6],
    /// White dice.
    pub white: u8,
    /// All dice.
    pub total: u8,
}

/// A pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PileView {
    /// Which.
    #[cfg_attr(feature = "typescript", ts(type = "Pile"))]
    pub pile: &'static str,
    /// How many cards it has.
    pub left: u32,
    /// Cards the observer put back and so knows: place from the top, and card.
    pub known: Vec<KnownCard>,
}

/// A card in a pile that the observer knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KnownCard {
    /// Its place, 0 being the top.
    pub place: u32,
    /// What it is.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub card: Label,
}

/// A die on the research station.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StationDie {
    /// Its colour.
    #[cfg_attr(feature = "typescript", ts(type = "Colour"))]
    pub colour: &'static str,
    /// What it shows, if it is rolled.
    #[cfg_attr(feature = "typescript", ts(type = "Face | null"))]
    pub face: Option<&'static str>,
    /// Where it would go: `reef` or `island`.
    #[cfg_attr(feature = "typescript", ts(type = "\"reef\" | \"island\" | null"))]
    pub to: Option<&'static str>,
    /// The rule that forbids placing it.
    pub why: Option<&'static str>,
    /// Whether it was just added from the supply.
    pub added: bool,
}

/// A seat as the observer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Points on the track.
    pub points: u8,
    /// Cards taken, stingrays too.
    pub cards: i16,
    /// Cards by the pile they came from.
    pub by_pile: ByPile,
    /// Stingrays.
    pub rays: u8,
    /// Turtles.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub turtles: Vec<Label>,
    /// Chests.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub chests: Vec<Label>,
    /// Octopus figures not placed yet.
    pub figures: u32,
    /// Where the diver is.
    #[cfg_attr(feature = "typescript", ts(type = "Colour | null"))]
    pub diver: Option<&'static str>,
    /// Whether the starfish cards lie open.
    pub shown: bool,
    /// The cards that the observer sees.
    pub hand: Vec<HandCard>,
    /// What the fish would score, if all cards are seen.
    pub fish: Option<FishScore>,
    /// The pearls, if all cards are seen; with rank and points once all lie open.
    pub pearls: Option<PearlScore>,
    /// What the pearls would score at rank 1, 2 and later.
    pub pearls_by_rank: Option<[i16; 3]>,
}

/// A card of a hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HandCard {
    /// What it is.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub card: Label,
    /// Whether it came from the island pile.
    pub island: bool,
}

/// Cards by the pile they came from.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ByPile {
    /// From the starfish pile.
    pub starfish: u32,
    /// From the pearl pile.
    pub pearl: u32,
    /// From the fish pile.
    pub fish: u32,
    /// From the island pile.
    pub island: u32,
}

/// Cards being looked at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LookView {
    /// From which pile.
    #[cfg_attr(feature = "typescript", ts(type = "Pile"))]
    pub pile: &'static str,
    /// How many.
    pub count: u8,
    /// What they are, for the seat that looks.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string> | null"))]
    pub cards: Option<Vec<Label>>,
}

/// What lies beside the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SideView {
    /// Turtles.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub turtles: Vec<Label>,
    /// Chests, face down.
    pub chests: u8,
    /// Stingrays.
    pub rays: u8,
}

/// The result of a seat, step by step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FinalView {
    /// Points when the scoring began.
    pub play: i16,
    /// Step 1.
    pub starfish: i16,
    /// Step 2.
    pub diver: i16,
    /// The diver's reef.
    #[cfg_attr(feature = "typescript", ts(type = "Colour | null"))]
    pub reef: Option<&'static str>,
    /// Step 3.
    pub fish: i16,
    /// Step 4.
    pub pearls: i16,
    /// All points.
    pub total: i16,
    /// The place, from 1.
    pub place: u8,
}

impl View {
    pub(crate) fn of(game: &Coralia, who: Observer) -> View {
        let state = &game.state;
        let parts = game.components();
        let seats = game.ctx.seats;
        let step = game.step();
        let over = state.is_over();
        let me = match who {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Archivist => None,
        };
        let all = who == Observer::Archivist;
        let card_id = |kind: u8| parts.cards[usize::from(parts.kind_of[usize::from(kind)])].id.clone();
        let tiles = |ids: [&'static str; 8], set: u8| -> Vec<Label> {
            bits(u64::from(set)).map(|tile| ids[tile & 7].into()).collect()
        };
        let seated = |seat: Option<u8>| seat.and_then(Seat::new);
        let colour = |n: u8| COLOURS[usize::from(n)];
        let eyes = all || me == Some(game.active());

        let reefs = (0..6)
            .map(|reef| {
                let slots = (0..7u8)
                    .map(|space| {
                        let at = 7 * reef + space;
                        let white = state.white.contains(&at);
                        let blocks = state.blocking[usize::from(reef)];
                        let blocking = blocks & 15 == space + 1 || blocks >> 4 == space + 1;
                        let die = (state.occupied & 1 << at != 0).then(|| DieView {
                            colour: if white { "white" } else { colour(reef) },
                            face: space_word(space.min(5)),
                            blocking,
                        });
                        SlotView { space: space_word(space), value: parts.space_values[usize::from(space)], die }
                    })
                    .collect();
                let occupied = state.occupied >> (7 * reef) & 0x7f;
                ReefView {
                    colour: colour(reef),
                    tile: state.tile_on(reef).map(|tile| TURTLE_IDS[usize::from(tile) & 7].into()),
                    chest: state.reef_chests & 1 << reef != 0,
                    octopus: seated(state.octopus_on(reef)),
                    diver: Seat::first(seats).find(|seat| state.diver_of(seat.number()) == Some(reef)),
                    dice: state.dice_on(reef),
                    diver_points: bits(occupied).map(|space| i16::from(parts.space_values[space])).sum(),
                    slots,
                }
            })
            .collect();

        let piles = Pile::ALL
            .into_iter()
            .map(|pile| {
                let undecided = state.cards.undecided(pile);
                let known = state.cards.bottom(pile).iter().enumerate();
                let known = known.filter(|(_, token)| all || token.knower() == me.map(Seat::number) && me.is_some());
                PileView {
                    pile: pile.word(),
                    left: state.cards.pile_len(pile),
                    known: known
                        .map(|(n, token)| KnownCard { place: undecided + n as u32, card: card_id(token.kind()) })
                        .collect(),
                }
            })
            .collect();

        let station = state.station.iter().enumerate().filter(|(_, die)| **die != 255);
        let fresh = matches!(state.phase, Phase::Store | Phase::Roll) && state.turn > 0;
        let station = station
            .map(|(n, &die)| {
                let face = die & 7;
                let to = state.destination(die);
                StationDie {
                    colour: colour(die >> 3),
                    face: (face != UNROLLED).then(|| space_word(face)),
                    to: to.ok().map(|shore| if shore == Shore::Island { "island" } else { "reef" }),
                    why: if face == UNROLLED { None } else { to.err().map(|illegal| illegal.0.id) },
                    added: fresh && n == 3,
                }
            })
            .collect();

        let outcome = over.then(|| game.outcome());
        let final_pearls = if over { game.pearls() } else { Vec::new() };
        let players = Seat::first(seats)
            .map(|seat| {
                let hand = state.cards.hands[seat.index()];
                let level = game.shown(seat.number());
                let open = if all || me == Some(seat) || level == 2 {
                    u64::MAX
                } else if level == 1 {
                    STAR_CARDS
                } else {
                    0
                };
                let rays = state.rays_of(seat.number());
                let mut own_piles = hand;
                for kind in state.cards.island_kinds(seat.number()) {
                    crate::piles::remove(&mut own_piles, parts.alike[usize::from(kind)]);
                }
                let from = |cards: u64| (own_piles & cards).count_ones();
                let mut seen: Vec<HandCard> = Vec::new();
                for card in bits(own_piles & open) {
                    seen.push(HandCard { card: card_id(card as u8), island: false });
                }
                for kind in state.cards.island_kinds(seat.number()) {
                    if open & 1 << kind != 0 {
                        seen.push(HandCard { card: card_id(kind), island: true });
                    }
                }
                let whole = open == u64::MAX;
                let pearls = whole.then(|| match final_pearls.get(seat.index()) {
                    Some(pearls) => pearls.clone(),
                    None => pearl_score(parts, pearl_values(parts, hand), 0, stars_of(parts, hand, StarKind::PerPearl)),
                });
                let by_rank = |rank| {
                    let cards = stars_of(parts, hand, StarKind::PerPearl);
                    pearl_score(parts, pearl_values(parts, hand), rank, cards).points
                };
                let counts = fish_counts(parts, hand, rays);
                PlayerView {
                    seat,
                    points: state.points[seat.index()],
                    cards: game.cards_taken(seat),
                    by_pile: ByPile {
                        starfish: from(STAR_CARDS),
                        pearl: from(PEARL_CARDS),
                        fish: from(FISH_CARDS),
                        island: state.cards.island_count(seat.number()) as u32,
                    },
                    rays,
                    turtles: tiles(TURTLE_IDS, state.turtles[seat.index()]),
                    chests: tiles(CHEST_IDS, state.chests[seat.index()]),
                    figures: state.figures_of(seat.number()),
                    diver: state.diver_of(seat.number()).map(colour),
                    shown: level > 0,
                    hand: seen,
                    fish: whole.then(|| fish_score(parts, counts, stars_of(parts, hand, StarKind::PerFish))),
                    pearls,
                    pearls_by_rank: whole.then(|| [1, 2, 3].map(by_rank)),
                }
            })
            .collect();

        let look = (state.cards.eyed_len > 0).then(|| LookView {
            pile: state.pile_in_use().word(),
            count: state.cards.eyed_len,
            cards: eyes.then(|| {
                let eyed = &state.cards.eyed[..usize::from(state.cards.eyed_len)];
                eyed.iter().map(|token| card_id(token.kind())).collect()
            }),
        });
        let final_score = outcome.map(|outcome| {
            Seat::first(seats)
                .map(|seat| FinalView {
                    play: state.before[seat.index()].into(),
                    starfish: i16::from(state.points[seat.index()]) - i16::from(state.before[seat.index()]),
                    diver: game.diver_points(seat),
                    reef: state.diver_of(seat.number()).map(colour),
                    fish: game.fish_of(seat).points,
                    pearls: final_pearls[seat.index()].points,
                    total: outcome.scores[seat],
                    place: outcome.places[seat],
                })
                .collect()
        });
        let scoring = state.is_scoring();
        let turn = state.turn.min(game.ctx.turns - 1);
        View {
            seats,
            start: Seat::new(state.start).unwrap_or(Seat::A),
            me,
            active: (!over && step != Step::Start).then(|| game.active()),
            round: turn / seats + 1,
            rounds: game.ctx.turns / seats,
            turn: turn + 1,
            turns: game.ctx.turns,
            scoring,
            step,
            reefs,
            island: IslandView {
                dice: [0, 1, 2, 3, 4, 5].map(|n| state.ashore_of(n)),
                white: state.white.iter().filter(|&&at| at == ASHORE).count() as u8,
                total: state.island_dice(),
            },
            piles,
            supply: [0, 1, 2, 3, 4, 5].map(|n| state.supply_of(n)),
            station,
            hold: state.turtles[game.active().index()].count_ones().min(3) as u8,
            players,
            look,
            drawing: (step == Step::Card).then(|| state.pile_in_use().word()),
            looking: game.is_looking(),
            white: state.white_face().map(space_word),
            side: SideView {
                turtles: tiles(TURTLE_IDS, state.side_turtles),
                chests: state.side_chests,
                rays: state.rays_left(),
            },
            hidden_chests: tiles(CHEST_IDS, state.hidden_chests),
            copies: if step == Step::Copy { tiles(TURTLE_IDS, game.copies()) } else { Vec::new() },
            pending: if state.phase == Phase::Score {
                bits(game.pending()).map(|card| card_id(card as u8)).collect()
            } else {
                Vec::new()
            },
            pair: state.chest_pair().map(|(a, b)| {
                [a, b].into_iter().filter(|&reef| state.reef_chests & 1 << reef != 0).map(colour).collect()
            }),
            draws_left: game.draws_left(),
            final_score,
            ctx: game.ctx.clone(),
        }
    }

    /// What is in the box.
    pub(crate) fn components(&self) -> &Components {
        &self.ctx.edition.data
    }

    /// A reef of the view.
    pub(crate) fn reef(&self, colour: Colour) -> &ReefView {
        &self.reefs[colour.index()]
    }

    /// The seat that acts.
    pub(crate) fn actor(&self) -> Seat {
        self.active.unwrap_or(Seat::A)
    }
}
