//! Bots by their names.

use std::fmt;
use std::sync::Arc;

use atoll_core::{Game, Lang, Tell, Text};

use crate::{Bot, Level, Mind, Search};

/// Makes a bot that has seen nothing yet.
type Maker<G> = Arc<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>;

/// The bots of a game by their names; more can be added.
///
/// ```
/// # use atoll_testkit::toy::Sound;
/// use atoll_bots::{Plain, Roster};
/// use atoll_core::{Dice, Seen};
///
/// let mut roster = Roster::<Sound>::shipped(Plain);
/// roster.add("last", || {
///     Box::new(|seen: Seen<'_, Sound>, _: &mut dyn Dice| {
///         let mut legal = Vec::new();
///         seen.legal(&mut legal);
///         legal[legal.len() - 1]
///     })
/// });
/// assert!(roster.bot("last").is_ok() && roster.bot("greedy").is_ok());
/// assert!(roster.bot("nobody").is_err());
/// ```
pub struct Roster<G: Game> {
    makers: Vec<(String, Maker<G>)>,
    /// Levels with knobs turned.
    tuned: Option<Tuner<G>>,
}

/// Makes a bot by the name of a level and knobs.
type Tuner<G> = Arc<dyn Fn(&str) -> Option<Box<dyn Bot<G>>> + Send + Sync>;

impl<G: Game> Clone for Roster<G> {
    fn clone(&self) -> Self {
        Roster { makers: self.makers.clone(), tuned: self.tuned.clone() }
    }
}

impl<G: Game> fmt::Debug for Roster<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

impl<G: Game> Roster<G> {
    /// Nobody yet.
    pub fn empty() -> Self {
        Roster { makers: Vec::new(), tuned: None }
    }

    /// The bots that every game has, with this mind.
    pub fn shipped<M: Mind<G>>(mind: M) -> Self {
        let mut roster = Self::empty();
        for level in Level::ALL {
            let mind = mind.clone();
            roster.add(level.name(), move || level.bot(&mind));
        }
        roster.tuned = Some(Arc::new(move |name| {
            let (level, knobs) = name.split_once('/')?;
            let Some(Level::Graded(level)) = Level::named(level) else { return None };
            let knobs = mind.levels()[usize::from(level) - 1].turned(knobs)?;
            Some(Box::new(Search::new(mind.clone(), knobs)))
        }));
        roster
    }

    /// Adds a bot; a bot of the same name gives up its place.
    pub fn add(&mut self, name: &str, make: impl Fn() -> Box<dyn Bot<G>> + Send + Sync + 'static) {
        self.makers.retain(|(known, _)| known != name);
        self.makers.push((name.to_owned(), Arc::new(make)));
    }

    /// The names, in the order the bots were added.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.makers.iter().map(|(name, _)| name.as_str())
    }

    /// A bot by its name, or a level with some [knobs](crate::Knobs::turned) turned: `6/x=4`.
    ///
    /// # Errors
    /// If there is none of this name.
    pub fn bot(&self, name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
        let known = self.makers.iter().find(|(known, _)| known == name);
        let tuned = || self.tuned.as_ref().and_then(|tuned| tuned(name));
        known
            .map(|(_, make)| make())
            .or_else(tuned)
            .ok_or_else(|| UnknownBot { name: name.to_owned(), known: self.names().map(str::to_owned).collect() })
    }
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
    /// Who is there.
    pub known: Vec<String>,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot `{}`; there are {}", self.name, self.known.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl Tell for UnknownBot {
    fn tell(&self, lang: Lang) -> String {
        let text =
            Text { en: "there is no bot `{name}`; there are {known}", nl: "er is geen bot `{name}`; er zijn {known}" };
        text.fill(lang, &[("name", &self.name), ("known", &self.known.join(", "))])
    }
}
