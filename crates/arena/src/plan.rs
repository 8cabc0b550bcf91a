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

/// Every meeting with every deal in every order of sitting, meeting by meeting.
pub(crate) struct Plan {
    pub meetings: Vec<Meeting>,
    /// How many matches each meeting has.
    pub games: u64,
}

impl Plan {
    /// How many matches there are.
    pub fn len(&self) -> u64 {
        self.games.saturating_mul(self.meetings.len() as u64)
    }

    /// Match number `n`.
    pub fn get(&self, n: u64) -> Option<Planned> {
        let meeting = usize::try_from(n.checked_div(self.games)?).ok()?;
        let mut sitting = self.meetings.get(meeting)?.sitting.clone();
        let (seats, n) = (sitting.len() as u64, n % self.games);
        sitting.rotate_right((n % seats) as usize);
        Some(Planned { meeting, deal: n / seats, sitting })
    }

    /// The number of a match; nothing if it is not planned.
    pub fn place(&self, planned: &Planned) -> Option<u64> {
        let seats = self.meetings.get(planned.meeting)?.sitting.len() as u64;
        let from = self.first_of(planned.meeting);
        let deal = planned.deal.checked_mul(seats)?;
        let left = self.games.checked_sub(deal)?.min(seats);
        (from + deal..from + deal + left).find(|&n| self.get(n).as_ref() == Some(planned))
    }

    /// The number of the first match of a meeting.
    pub fn first_of(&self, meeting: usize) -> u64 {
        self.games.saturating_mul(meeting as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned(bots: usize, seats: usize, games: u64, form: Form) -> Vec<(u64, Vec<usize>)> {
        let plan = Plan { meetings: meetings(bots, seats, form), games };
        (0..plan.len()).filter_map(|n| plan.get(n)).map(|one| (one.deal, one.sitting)).collect()
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

    #[test]
    fn a_match_is_found_again_by_what_it_is() {
        let plan = Plan { meetings: meetings(3, 2, Form::All), games: 5 };
        for n in 0..plan.len() {
            assert_eq!(plan.place(&plan.get(n).expect("it is planned")), Some(n));
        }
        assert_eq!(plan.get(15), None);
        let none = |meeting, deal| plan.place(&Planned { meeting, deal, sitting: vec![0, 1] });
        assert_eq!([none(3, 0), none(0, 3), none(0, u64::MAX), none(1, 0)], [None; 4]);
        // However many are ordered, only those that are played take room.
        let many = Plan { meetings: meetings(2, 2, Form::All), games: u64::MAX };
        assert_eq!(many.get(u64::MAX - 1).map(|one| one.deal), Some(u64::MAX / 2));
        assert_eq!(Plan { meetings: Vec::new(), games: 0 }.get(0), None);
    }
}
