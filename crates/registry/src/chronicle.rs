//! What happened in a match, counted for those who design it.

use std::collections::BTreeMap;

use atoll_core::{BySeat, Event, Game, Match, Observer, Outcome, ScoreLine, Seat, Spot, Staged, Turn};

/// One match in numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Chronicle {
    /// Every decision in its order.
    pub decisions: Vec<Decision>,
    /// What lay before each seat at the end, by kind and style of piece.
    pub holdings: BTreeMap<(u8, &'static str, String), u32>,
    /// How often somebody else came to lead alone.
    pub lead_changes: u32,
    /// How it ended; nothing if it has not.
    pub outcome: Option<Outcome>,
    /// The steps of the scoring at the end.
    pub breakdown: Vec<ScoreLine>,
    /// The way it ended, if the game's view tells it as `ending`.
    pub ending: Option<String>,
}

/// One decision in numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What was taken with it, by kind and id.
    pub taken: Vec<(&'static str, String)>,
    /// Whether it was the only thing to do.
    pub forced: bool,
    /// What it brought its seat until the next decision of anybody.
    pub gain: i32,
}

/// The points of each seat if the match were counted now.
fn points<G: Game>(position: &G) -> BySeat<i16> {
    let mut sums = BySeat::new(position.seats());
    for line in position.breakdown().iter().filter(|line| line.counts) {
        for seat in Seat::first(position.seats()) {
            sums[seat] += line.by_seat[seat];
        }
    }
    sums
}

fn leader(points: &BySeat<i16>) -> Option<usize> {
    let most = points.as_slice().iter().max()?;
    let mut leaders = points.as_slice().iter().enumerate().filter(|(_, points)| *points == most);
    leaders.next().filter(|_| leaders.next().is_none()).map(|(seat, _)| seat)
}

/// Counts a match.
pub(crate) fn chronicle<G: Staged>(played: &Match<G>) -> Chronicle {
    let mut decisions: Vec<Decision> = Vec::new();
    let mut waiting: Option<(Seat, i16)> = None;
    let (mut led, mut lead_changes) = (None, 0);
    let mut legal = Vec::new();
    let settle = |decisions: &mut Vec<Decision>, waiting: &mut Option<(Seat, i16)>, now: &BySeat<i16>| {
        if let (Some((seat, before)), Some(last)) = (waiting.take(), decisions.last_mut()) {
            last.gain = i32::from(now[seat]) - i32::from(before);
        }
    };
    played.retell(|_, before, event, _| {
        let Event::Act { seat, action } = event else { return };
        let now = points(before);
        settle(&mut decisions, &mut waiting, &now);
        if let Some(leads) = leader(&now).filter(|_| played.setup().seats() > 1) {
            lead_changes += u32::from(led.is_some_and(|led| led != leads));
            led = Some(leads);
        }
        legal.clear();
        before.legal(seat, &mut legal);
        let taken = G::takes(&before.view(Observer::Seat(seat)), action);
        decisions.push(Decision { seat, taken, forced: legal.len() == 1, gain: 0 });
        waiting = Some((seat, now[seat]));
    });
    let end = played.position();
    settle(&mut decisions, &mut waiting, &points(end));
    let view = end.view(Observer::Archivist);
    let mut holdings = BTreeMap::new();
    for piece in G::stage(&view).pieces {
        let holder = match piece.spot {
            Spot::Zone { seat, .. } => seat.or(piece.owner),
            Spot::Cell { .. } => piece.owner,
        };
        if let Some(seat) = holder {
            *holdings.entry((seat.number(), piece.kind, piece.style.to_string())).or_insert(0) += 1;
        }
    }
    let ending = serde_json::to_value(&view).ok();
    Chronicle {
        decisions,
        holdings,
        lead_changes,
        outcome: match end.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Decide(_) | Turn::Chance => None,
        },
        breakdown: end.breakdown(),
        ending: ending.and_then(|view| view.get("ending")?.as_str().map(str::to_owned)),
    }
}
