//! What each observer sees, built once for each change.

use std::collections::BTreeMap;
use std::sync::Arc;

use atoll_core::any::AnyMatch;
use atoll_core::{Cast, Lang, Observer};
use atoll_protocol::{LogState, ShortLine, StateChange, TableState, table_state};

use crate::guests::eyes_of;
use crate::row::count;

/// How many earlier casts are kept for taking back.
const REMEMBERED: usize = 8;

/// What the observers of a table see. It keeps how far each has been told, so that a change costs
/// what is new and not the whole match.
#[derive(Debug, Default)]
pub(crate) struct Sights {
    /// The pieces of each observer after so many events, the latest last.
    casts: BTreeMap<u8, Vec<(usize, Cast)>>,
    /// What has been told to each observer in each language.
    told: BTreeMap<(u8, &'static str), Told>,
}

#[derive(Debug, Default)]
struct Told {
    lines: Vec<LogState>,
    /// What was seen last, without the log, and at which revision.
    seen: Option<(u32, Arc<TableState>)>,
    /// The last state with actions in it before that, and its revision.
    legal: Option<(u32, Arc<TableState>)>,
    /// What was seen before that, and what has changed since, for those who know the last actions and for others.
    before: Option<(u32, Arc<TableState>)>,
    changes: [Option<StateChange>; 2],
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

/// What a guest is told anew: a whole state, or a change of the one it has.
pub(crate) enum News {
    Whole(TableState),
    Changed { base: u32, log: Vec<ShortLine>, change: StateChange },
}

impl Sights {
    /// The match has changed from event `from` on, and reads differently from line `retold` on.
    pub fn change(&mut self, from: usize, retold: usize) {
        for casts in self.casts.values_mut() {
            casts.retain(|&(at, _)| at <= from);
        }
        for told in self.told.values_mut() {
            told.lines.truncate(retold);
        }
    }

    /// Forgets what nobody looks at.
    pub fn keep(&mut self, is_used: impl Fn(u8, &str) -> bool) {
        self.told.retain(|&(eyes, lang), _| is_used(eyes, lang));
        let told = &self.told;
        self.casts.retain(|eyes, _| told.keys().any(|(of, _)| of == eyes));
    }

    /// What an observer sees at the present revision, with the log from line `from` on: the whole, or what has
    /// changed since what it `has`; and what it has then.
    pub fn news(&mut self, now: Now<'_>, who: Observer, lang: Lang, from: u32, has: Option<Has>) -> (News, Has) {
        let told = self.bring_up(now, who, lang);
        let Some((revision, state)) = told.seen.clone() else { unreachable!("it has just been looked at") };
        let lines = &told.lines[(from as usize).min(told.lines.len())..];
        let own_legal = (!state.legal.is_empty()).then_some(revision);
        let Some(has) = has else {
            let whole = TableState { log: lines.to_vec(), ..TableState::clone(&state) };
            return (News::Whole(whole), Has { revision, legal: own_legal });
        };
        let log = lines.iter().map(ShortLine::of).collect();
        let now_has = Has { revision, legal: own_legal.or(has.legal) };
        if has.revision == revision {
            let change = StateChange::between(&state, &state, &[]);
            return (News::Changed { base: revision, log, change }, now_has);
        }
        let Some((base, before)) = told.before.as_ref().filter(|(at, _)| *at == has.revision) else {
            return self.news(now, who, lang, from, None);
        };
        let known = told.legal.as_ref().filter(|(at, _)| has.legal == Some(*at));
        let change = told.changes[usize::from(known.is_some())].get_or_insert_with(|| {
            let legal = known.map_or(&[][..], |(_, state)| &state.legal);
            StateChange::between(before, &state, legal)
        });
        (News::Changed { base: *base, log, change: change.clone() }, now_has)
    }

    /// Everybody has been told: what was before is of no use any more.
    pub fn rest(&mut self) {
        for told in self.told.values_mut() {
            told.before = None;
            told.changes = [None, None];
        }
    }

    /// Forgets all: another log counts.
    pub fn forget(&mut self) {
        self.casts.clear();
        self.told.clear();
    }

    /// Sees what there is to be seen at the present revision.
    fn bring_up(&mut self, now: Now<'_>, who: Observer, lang: Lang) -> &mut Told {
        let Now { played, revision, may_back } = now;
        let eyes = eyes_of(who);
        let told = self.told.entry((eyes, lang.tag())).or_default();
        if told.lines.len() < played.events() {
            let fresh = played.log(who, told.lines.len(), lang);
            told.lines.extend(fresh.into_iter().map(LogState::from));
        }
        if told.seen.as_ref().is_some_and(|(at, _)| *at == revision) {
            return told;
        }
        let casts = self.casts.entry(eyes).or_default();
        let events = played.events();
        let cast = match casts.last() {
            Some((at, cast)) => {
                let mut cast = cast.clone();
                played.advance(&mut cast, who, *at);
                cast
            }
            None => played.cast(who),
        };
        let mut state = table_state(played, who, lang, cast.stage(), Vec::new());
        // What the table allows, not the rules alone.
        state.can_undo = matches!(who, Observer::Seat(seat) if may_back >> seat.index() & 1 == 1);
        let state = Arc::new(state);
        if casts.last().is_none_or(|(at, _)| *at < events) {
            if casts.len() >= REMEMBERED {
                casts.remove(0);
            }
            casts.push((events, cast));
        }
        told.before = told.seen.take();
        if let Some(before) = told.before.as_ref().filter(|(_, before)| !before.legal.is_empty()) {
            told.legal = Some(before.clone());
        }
        told.changes = [None, None];
        told.seen = Some((revision, state));
        told
    }
}

/// What an observer saw in an earlier moment; it has the log already.
pub(crate) fn past(then: &dyn AnyMatch, who: Observer, lang: Lang) -> TableState {
    table_state(then, who, lang, then.cast(who).stage(), Vec::new())
}

/// The number of events of a match as messages carry it.
pub(crate) fn version(played: &dyn AnyMatch) -> u32 {
    count(played.events())
}
