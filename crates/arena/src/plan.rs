//! Who meets whom, on which deal, from which side.

use serde::{Deserialize, Serialize};

/// Who meets whom where there are more bots than seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Form {
    /// Every two of them.
    #[default]
    All,
    /// Each the one before it in the list.
    Ladder,
}

/// Bots that meet: which of them sits first, and which takes the other seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Meeting {
    /// The bots of the seats by number, before anybody changes places.
    pub sitting: Vec<usize>,
}

/// One match of the plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Planned {
    /// The number of the meeting.
    pub meeting: usize,
    /// The deal.
    pub deal: u64,
    /// The bot of each seat by number.
    pub sitting: Vec<usize>,
}

/// The meetings of so many bots at so many seats.
pub(crate) fn meetings(bots: usize, seats: usize, form: Form) -> Vec<Meeting> {
    let pair = |a: usize, b: usize| Meeting { sitting: (0..seats).map(|seat| if seat == 0 { a } else { b }).collect() };
    match form {
        _ if bots <= seats => vec![Meeting { sitting: (0..seats).map(|seat| seat.min(bots - 1)).collect() }],
        Form::All => (0..bots).flat_map(|a| (a + 1..bots).map(move |b| (a, b))).map(|(a, b)| pair(a, b)).collect(),
        Form::Ladder => (1..bots).map(|a| pair(a, a - 1)).collect(),
    }
}

/// Every meeting with every deal in every order of sitting.
pub(crate) fn plan(meetings: &[Meeting], games: u64) -> Vec<Planned> {
    let mut plan = Vec::new();
    for (meeting, Meeting { sitting }) in meetings.iter().enumerate() {
        let seats = sitting.len() as u64;
        for n in 0..games {
            let mut sitting = sitting.clone();
            sitting.rotate_right((n % seats) as usize);
            plan.push(Planned { meeting, deal: n / seats, sitting });
        }
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned(bots: usize, seats: usize, games: u64, form: Form) -> Vec<(u64, Vec<usize>)> {
        plan(&meetings(bots, seats, form), games).into_iter().map(|one| (one.deal, one.sitting)).collect()
    }

    #[test]
    fn every_deal_is_played_from_every_side() {
        let duel = planned(2, 2, 4, Form::All);
        assert_eq!(duel, [(0, vec![0, 1]), (0, vec![1, 0]), (1, vec![0, 1]), (1, vec![1, 0])]);
        let among: Vec<_> = planned(2, 4, 4, Form::All).into_iter().map(|one| one.1).collect();
        assert_eq!(among, [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(planned(3, 2, 10, Form::All).len(), 30, "every two of three meet");
    }

    #[test]
    fn on_a_ladder_neighbours_meet() {
        let steps: Vec<_> = planned(3, 2, 1, Form::Ladder).into_iter().map(|one| one.1).collect();
        assert_eq!(steps, [[1, 0], [2, 1]]);
    }
}
