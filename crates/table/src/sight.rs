//! What each observer sees, built once for each change.

use std::collections::BTreeMap;

use atoll_core::any::AnyMatch;
use atoll_core::{Cast, Lang, Observer};
use atoll_protocol::{LogState, TableState, table_state};

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
    /// What is seen now, without the log; nothing if it has changed since.
    state: Option<TableState>,
}

impl Sights {
    /// The match has changed from event `from` on, and reads differently from line `retold` on.
    pub fn change(&mut self, from: usize, retold: usize) {
        for casts in self.casts.values_mut() {
            casts.retain(|&(at, _)| at <= from);
        }
        for told in self.told.values_mut() {
            told.lines.truncate(retold);
            told.state = None;
        }
    }

    /// Forgets what nobody looks at.
    pub fn keep(&mut self, is_used: impl Fn(u8, &str) -> bool) {
        self.told.retain(|&(eyes, lang), _| is_used(eyes, lang));
        let told = &self.told;
        self.casts.retain(|eyes, _| told.keys().any(|(of, _)| of == eyes));
    }

    /// What an observer sees now, with the log from line `from` on.
    pub fn state(&mut self, played: &dyn AnyMatch, who: Observer, lang: Lang, from: u32) -> TableState {
        let eyes = eyes_of(who);
        let told = self.told.entry((eyes, lang.tag())).or_default();
        if told.lines.len() < played.events() {
            let fresh = played.log(who, told.lines.len(), lang);
            told.lines.extend(fresh.into_iter().map(LogState::from));
        }
        let state = told.state.get_or_insert_with(|| {
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
            if casts.last().is_none_or(|(at, _)| *at < events) {
                if casts.len() >= REMEMBERED {
                    casts.remove(0);
                }
                casts.push((events, cast.clone()));
            }
            table_state(played, who, lang, cast.stage(), Vec::new())
        });
        let from = (from as usize).min(told.lines.len());
        TableState { log: told.lines[from..].to_vec(), ..state.clone() }
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
