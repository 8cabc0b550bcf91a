//! What each observer sees, built once for each change.

use std::collections::BTreeMap;
use std::sync::Arc;

use atoll_core::any::{AnyMatch, Glimpse};
use atoll_core::{Lang, Observer};
use atoll_protocol::{Glance, Heading, Listed, Seen, Sight};

use crate::guests::eyes_of;
use crate::row::count;

/// How many glimpses are kept of each observer: the last one, and one for taking back.
const REMEMBERED: usize = 2;

/// What the observers of a table see. It keeps how far each has been told, so that a change costs
/// what is new and not the whole match.
#[derive(Debug, Default)]
pub(crate) struct Sights {
    /// What was seen of late with each pair of eyes that sees otherwise than the others, the latest last.
    glimpses: BTreeMap<u8, Vec<Glimpse>>,
    /// What is seen now with them, in each language, while it is being told.
    glances: BTreeMap<(u8, &'static str), (u32, Glance)>,
    /// What has been told to each observer in each language.
    told: BTreeMap<(u8, &'static str), Told>,
    /// Whether what was told has been forgotten.
    dozes: bool,
}

#[derive(Debug, Default)]
struct Told {
    /// What was seen last, and at which revision.
    seen: Option<(u32, Arc<Seen>)>,
    /// What was seen before that.
    before: Option<(u32, Arc<Seen>)>,
    /// The last list of actions that was not empty, of before what was seen last, and its revision.
    listed: Option<(u32, Arc<[Listed]>)>,
    /// What is seen now in full, while it is being told.
    now: Option<(u32, Sight)>,
}

/// What a guest has been told with one pair of eyes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Has {
    /// The revision of the state.
    pub revision: u32,
    /// The revision of the last list of actions that was not empty, if there was one.
    pub legal: Option<u32>,
}

/// A match, and how often it has changed.
#[derive(Clone, Copy)]
pub(crate) struct Now<'a> {
    pub played: &'a dyn AnyMatch,
    pub revision: u32,
    /// The seats that may take back: a bit for each.
    pub may_back: u8,
}

impl Sights {
    /// The match has changed from event `from` on.
    pub fn change(&mut self, from: usize) {
        for glimpses in self.glimpses.values_mut() {
            glimpses.retain(|glimpse| glimpse.at <= from);
        }
    }

    /// Forgets what nobody looks at: what was told to observers in a language, and what was seen with eyes.
    pub fn keep(&mut self, is_told: impl Fn(u8, &str) -> bool, is_used: impl Fn(u8) -> bool) {
        self.told.retain(|&(eyes, lang), _| is_told(eyes, lang));
        self.glimpses.retain(|&eyes, _| is_used(eyes));
    }

    /// What an observer is told at the present revision, with the log from line `from` on: the whole, or what has
    /// changed since what it `has`; and what it has then.
    pub fn news(&mut self, now: Now<'_>, who: Observer, lang: Lang, from: u32, has: Option<Has>) -> (String, Has) {
        let revision = now.revision;
        let (told, sight) = self.bring_up(now, who, lang, from);
        let seat = match who {
            Observer::Seat(seat) => Some(seat.number()),
            Observer::Spectator | Observer::Archivist => None,
        };
        let heading = Heading { revision, seat, log_from: from };
        let own_legal = (!sight.seen().listed().is_empty()).then_some(revision);
        let base = has.and_then(|has| {
            let states = [&told.seen, &told.before].into_iter().flatten();
            let (base, before) = states.into_iter().find(|(at, _)| *at == has.revision)?;
            let listed = told.listed.as_ref().filter(|(at, _)| has.legal == Some(*at));
            Some((*base, before, listed.map_or(&[][..], |(_, listed)| &listed[..]), has.legal))
        });
        match base {
            Some((base, before, listed, legal)) => {
                (sight.changed(heading, base, before, listed), Has { revision, legal: own_legal.or(legal) })
            }
            None => (sight.whole(heading), Has { revision, legal: own_legal }),
        }
    }

    /// Everybody has been told: what only served to tell it is of no use any more.
    pub fn rest(&mut self) {
        self.glances.clear();
        for told in self.told.values_mut() {
            told.before = None;
            told.now = None;
        }
    }

    /// Forgets what can be seen again: all but the pieces with their ids, for which the match would have to be played
    /// again.
    pub fn doze(&mut self) {
        self.dozes = true;
        self.told.clear();
        for glimpses in self.glimpses.values_mut() {
            let last = glimpses.pop().map(|last| last.faded());
            *glimpses = Vec::from_iter(last);
        }
    }

    /// Whether something was forgotten that was told; from now on nothing is.
    pub fn awakes(&mut self) -> bool {
        std::mem::take(&mut self.dozes)
    }

    /// Sees again what an observer was told last, at the present revision.
    pub fn recall(&mut self, now: Now<'_>, who: Observer, lang: Lang) {
        self.bring_up(now, who, lang, version(now.played));
    }

    /// Forgets all: another log counts.
    pub fn forget(&mut self) {
        *self = Sights::default();
    }

    /// Sees what there is to be seen at the present revision, with the log from line `from` on.
    fn bring_up(&mut self, now: Now<'_>, who: Observer, lang: Lang, from: u32) -> (&Told, &Sight) {
        let Now { played, revision, may_back } = now;
        let eyes = eyes_of(who);
        let told = self.told.entry((eyes, lang.tag())).or_default();
        let is_there = told.now.as_ref().is_some_and(|(at, sight)| *at == revision && sight.first_line() <= from);
        if !is_there {
            let seer = played.eyes(who);
            let glance = self.glances.get(&(eyes_of(seer), lang.tag()));
            let glance = match glance.filter(|(at, glance)| *at == revision && glance.first_line() <= from) {
                Some((_, glance)) => glance.clone(),
                None => {
                    let glimpses = self.glimpses.entry(eyes_of(seer)).or_default();
                    let look = played.look(seer, lang, glimpses.last(), from as usize);
                    let glance = Glance::new(played, seer, lang, look);
                    remember(glimpses, glance.glimpse());
                    self.glances.insert((eyes_of(seer), lang.tag()), (revision, glance.clone()));
                    glance
                }
            };
            let (legal, can_undo) = match who {
                // What the table allows, not the rules alone.
                Observer::Seat(seat) => {
                    (played.listing(seat, lang, glance.glimpse()), may_back >> seat.index() & 1 == 1)
                }
                Observer::Spectator | Observer::Archivist => (Vec::new(), false),
            };
            let sight = Sight::new(glance, legal, can_undo);
            if told.seen.as_ref().is_none_or(|(at, _)| *at != revision) {
                told.before = told.seen.replace((revision, Arc::clone(sight.seen())));
                if let Some((at, before)) = told.before.as_ref().filter(|(_, before)| !before.listed().is_empty()) {
                    told.listed = Some((*at, Arc::clone(before.listed())));
                }
            }
            told.now = Some((revision, sight));
        }
        match &told.now {
            Some((_, sight)) => (told, sight),
            None => unreachable!("it has just been looked at"),
        }
    }
}

/// Keeps what was seen last in the place of what was seen long ago.
fn remember(glimpses: &mut Vec<Glimpse>, seen: &Glimpse) {
    match glimpses.last_mut() {
        Some(last) if last.at >= seen.at => *last = seen.clone(),
        last => {
            if let Some(last) = last {
                *last = last.faded();
            }
            if glimpses.len() >= REMEMBERED {
                glimpses.remove(0);
            }
            glimpses.push(seen.clone());
        }
    }
}

/// What an observer saw in an earlier moment, as the answer to a message; it has the log already.
pub(crate) fn past(then: &dyn AnyMatch, who: Observer, lang: Lang, id: u32) -> String {
    let events = then.events();
    let glance = Glance::new(then, who, lang, then.look(who, lang, None, events));
    let (legal, can_undo) = match who {
        Observer::Seat(seat) => (then.listing(seat, lang, glance.glimpse()), then.can_undo(seat)),
        Observer::Spectator | Observer::Archivist => (Vec::new(), false),
    };
    Sight::new(glance, legal, can_undo).past(id)
}

/// The number of events of a match as messages carry it.
pub(crate) fn version(played: &dyn AnyMatch) -> u32 {
    count(played.events())
}
