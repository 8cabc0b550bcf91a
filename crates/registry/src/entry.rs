//! A game on the list.

use std::any::TypeId;
use std::fmt;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, PoisonError};

#[cfg(not(target_arch = "wasm32"))]
use atoll_bots::UnknownBot;
use atoll_bots::{Knobs, Level, Mind, Plain, Roster};
use atoll_core::any::{AnyEdition, AnyGame, AnyMatch, Erased};
#[cfg(not(target_arch = "wasm32"))]
use atoll_core::{Called, Observer};
use atoll_core::{DataError, Edition, Files, Info, Lang, Match, Seat, Staged};

use crate::advice::{Advice, advise};
use crate::bot::{AnyBot, Met};
#[cfg(not(target_arch = "wasm32"))]
use crate::bout::{Bout, Fought, fight};
#[cfg(not(target_arch = "wasm32"))]
use crate::chronicle::{Chronicle, chronicle};
use crate::review::{Judged, Review, chances, judge, result};
#[cfg(not(target_arch = "wasm32"))]
use crate::rush::{Rush, ponder, rush};
use crate::sim::{Finished, Sim, SimError, SimOrder, sim};
use crate::single::{Single, same_deal, single};

/// A game of the list: all that [`AnyGame`] can, with bots and many matches in one go.
pub trait Listed: AnyGame {
    /// A bot for this game.
    fn bot(&self, level: Level) -> Box<dyn AnyBot>;

    /// A bot for this game by its name, a level perhaps with knobs turned: `6/x=4`.
    ///
    /// # Errors
    /// If there is none of this name.
    #[cfg(not(target_arch = "wasm32"))]
    fn bot_named(&self, name: &str) -> Result<Box<dyn AnyBot>, UnknownBot>;

    /// Plays a series of matches set up like `opening` and shows each as it ends.
    ///
    /// `show` gives `false` to stop early.
    ///
    /// # Errors
    /// If `opening` is of another game, or the bots do not fit its seats.
    fn sim(
        &self,
        opening: &dyn AnyMatch,
        order: &SimOrder,
        show: &mut dyn FnMut(&Finished) -> bool,
    ) -> Result<Sim, SimError>;

    /// Plays random matches set up like `opening`, listing the legal actions at each decision,
    /// until so many decisions are taken.
    ///
    /// # Errors
    /// If `opening` is of another game.
    #[cfg(not(target_arch = "wasm32"))]
    fn rush(&self, opening: &dyn AnyMatch, seed: u64, decisions: u64) -> Result<Rush, SimError>;

    /// As [`Listed::rush`], but lets the game find a random action without listing all.
    ///
    /// # Errors
    /// If `opening` is of another game.
    #[cfg(not(target_arch = "wasm32"))]
    fn rush_lazily(&self, opening: &dyn AnyMatch, seed: u64, decisions: u64) -> Result<Rush, SimError>;

    /// Thinks about the first decision of `opening` in so many lines, each played on at random to the end; gives a digest
    /// of what it likes best, nothing if nobody is asked anything.
    ///
    /// # Errors
    /// If `opening` is of another game.
    #[cfg(not(target_arch = "wasm32"))]
    fn ponder(&self, opening: &dyn AnyMatch, seed: u64, lines: u32) -> Result<Option<u64>, SimError>;

    /// Plays one match between named bots; `watch` is told the seat that begins (`true`) and ends (`false`) to think.
    ///
    /// # Errors
    /// If `opening` is of another game, the bots do not fit its seats, or one is not known.
    #[cfg(not(target_arch = "wasm32"))]
    fn fight(
        &self,
        opening: &dyn AnyMatch,
        bout: &Bout,
        watch: &mut dyn FnMut(usize, bool),
    ) -> Result<Fought, SimError>;

    /// What the named bot, one of the levels, would advise a seat: up to `most` actions, the best first, the same
    /// whenever it is asked again. Nothing if the seat is not asked, the match is of another game or the bot gives none.
    fn advise(&self, played: &dyn AnyMatch, seat: Seat, bot: &str, most: usize, lang: Lang) -> Option<Vec<Advice>>;

    /// Improves the weights of the game's mind by matches set up like `opening`; `progress` is told how many are over.
    /// Nothing if the mind has nothing to learn.
    ///
    /// # Errors
    /// If `opening` is of another game.
    #[cfg(feature = "train")]
    fn train(
        &self,
        opening: &dyn AnyMatch,
        lessons: &atoll_bots::Lessons,
        trial: u64,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Option<crate::Trained>, SimError>;

    /// What the named bot, one of the levels, thinks of the decision that is event `n`, from what its seat knew then.
    /// Nothing if that is no decision, one without a choice, or the match is of another game.
    fn judge(&self, played: &dyn AnyMatch, n: usize, bot: &str, lang: Lang) -> Option<Judged>;

    /// Sums up the judged decisions of a match; nothing if it is of another game.
    fn sum_up(&self, played: &dyn AnyMatch, decisions: Vec<Judged>) -> Option<Review>;

    /// How a match for one ended; nothing if it is of more seats, of another game, or not over.
    fn single(&self, played: &dyn AnyMatch) -> Option<Single>;

    /// How matches number `first` and following of the deal of this match for one end when a simple bot plays them.
    /// Nothing if it is of more seats or of another game.
    fn same_deal(&self, played: &dyn AnyMatch, first: u64, games: u64) -> Option<Vec<Single>>;

    /// What happened in a match, counted; nothing if it is of another game.
    #[cfg(not(target_arch = "wasm32"))]
    fn chronicle(&self, played: &dyn AnyMatch) -> Option<Chronicle>;

    /// What a report calls something that chronicles of such matches name by kind and id; nothing if it is not worth telling.
    #[cfg(not(target_arch = "wasm32"))]
    fn called(&self, played: &dyn AnyMatch, kind: &str, item: &str, lang: Lang) -> Option<Called>;

    /// How many bytes a position takes by itself.
    #[cfg(not(target_arch = "wasm32"))]
    fn position_bytes(&self) -> usize;
}

/// The marker through which a game type becomes [`Listed`], its bots judging by the mind `M`.
pub struct Entry<G, M = Plain>(PhantomData<fn() -> (G, M)>);

impl<G> Entry<G> {
    /// A game whose bots know nothing but the score.
    pub const NEW: Self = Entry(PhantomData);
}

impl<G, M> Entry<G, M> {
    /// A game whose bots have a mind of their own.
    pub const WITH: Self = Entry(PhantomData);
}

/// The shipped editions that have been read, by the type of their game.
static SHIPPED: Mutex<Vec<(TypeId, Arc<dyn AnyEdition>)>> = Mutex::new(Vec::new());

impl<G: Staged, M> fmt::Debug for Entry<G, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::INFO.slug)
    }
}

impl<G: Staged, M: Mind<G>> AnyGame for Entry<G, M> {
    fn info(&self) -> Info {
        G::INFO
    }
    fn action_codes(&self) -> u32 {
        Erased::<G>::NEW.action_codes()
    }
    fn files(&self) -> Files {
        Erased::<G>::NEW.files()
    }
    fn load(&self, files: Files) -> Result<Arc<dyn AnyEdition>, DataError> {
        Erased::<G>::NEW.load(files)
    }
    /// The shipped edition, read once and kept.
    fn shipped(&self) -> Arc<dyn AnyEdition> {
        let mut read = SHIPPED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, edition)) = read.iter().find(|(game, _)| *game == TypeId::of::<G>()) {
            return Arc::clone(edition);
        }
        let edition: Arc<dyn AnyEdition> = Edition::<G>::shipped();
        read.push((TypeId::of::<G>(), Arc::clone(&edition)));
        edition
    }
}

impl<G: Staged, M: Mind<G> + Default> Listed for Entry<G, M> {
    fn bot(&self, level: Level) -> Box<dyn AnyBot> {
        Box::new(Met::<G>(level.bot(&M::default())))
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn bot_named(&self, name: &str) -> Result<Box<dyn AnyBot>, UnknownBot> {
        Ok(Box::new(Met::<G>(Roster::shipped(M::default()).bot(name)?)))
    }
    fn sim(
        &self,
        opening: &dyn AnyMatch,
        order: &SimOrder,
        show: &mut dyn FnMut(&Finished) -> bool,
    ) -> Result<Sim, SimError> {
        let opening = opening.as_any().downcast_ref().ok_or(SimError::OtherGame)?;
        sim::<G>(opening, order, &Roster::shipped(M::default()), show)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn rush(&self, opening: &dyn AnyMatch, seed: u64, decisions: u64) -> Result<Rush, SimError> {
        let opening = opening.as_any().downcast_ref().ok_or(SimError::OtherGame)?;
        Ok(rush::<G>(opening, seed, decisions, false))
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn rush_lazily(&self, opening: &dyn AnyMatch, seed: u64, decisions: u64) -> Result<Rush, SimError> {
        let opening = opening.as_any().downcast_ref().ok_or(SimError::OtherGame)?;
        Ok(rush::<G>(opening, seed, decisions, true))
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn ponder(&self, opening: &dyn AnyMatch, seed: u64, lines: u32) -> Result<Option<u64>, SimError> {
        let opening = opening.as_any().downcast_ref().ok_or(SimError::OtherGame)?;
        Ok(ponder::<G, M>(opening, M::default(), seed, lines))
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn fight(
        &self,
        opening: &dyn AnyMatch,
        bout: &Bout,
        watch: &mut dyn FnMut(usize, bool),
    ) -> Result<Fought, SimError> {
        let opening = opening.as_any().downcast_ref().ok_or(SimError::OtherGame)?;
        fight::<G>(opening, bout, &Roster::shipped(M::default()), watch)
    }
    fn advise(&self, played: &dyn AnyMatch, seat: Seat, bot: &str, most: usize, lang: Lang) -> Option<Vec<Advice>> {
        let played: &Match<G> = played.as_any().downcast_ref()?;
        let (mind, knobs) = (M::default(), knobs::<G, M>(bot)?);
        played.position().turn().asks(seat).then(|| advise(played, seat, mind, knobs, most, lang))
    }
    #[cfg(feature = "train")]
    fn train(
        &self,
        opening: &dyn AnyMatch,
        lessons: &atoll_bots::Lessons,
        trial: u64,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Option<crate::Trained>, SimError> {
        let opening = opening.as_any().downcast_ref().ok_or(SimError::OtherGame)?;
        crate::train::trained::<G, M>(opening, lessons, trial, progress)
    }
    fn judge(&self, played: &dyn AnyMatch, n: usize, bot: &str, lang: Lang) -> Option<Judged> {
        judge(played.as_any().downcast_ref::<Match<G>>()?, n, M::default(), knobs::<G, M>(bot)?, lang)
    }
    fn sum_up(&self, played: &dyn AnyMatch, decisions: Vec<Judged>) -> Option<Review> {
        let played: &Match<G> = played.as_any().downcast_ref()?;
        let end = result(played, &M::default());
        Some(Review::of(played.setup().seats(), decisions, &chances(played), end.as_deref()))
    }
    fn single(&self, played: &dyn AnyMatch) -> Option<Single> {
        single(played.as_any().downcast_ref::<Match<G>>()?)
    }
    fn same_deal(&self, played: &dyn AnyMatch, first: u64, games: u64) -> Option<Vec<Single>> {
        same_deal(played.as_any().downcast_ref::<Match<G>>()?, &M::default(), first, games)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn chronicle(&self, played: &dyn AnyMatch) -> Option<Chronicle> {
        Some(chronicle(played.as_any().downcast_ref::<Match<G>>()?))
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn called(&self, played: &dyn AnyMatch, kind: &str, item: &str, lang: Lang) -> Option<Called> {
        let played = played.as_any().downcast_ref::<Match<G>>()?;
        G::called(&played.position().view(Observer::Archivist), kind, item, lang)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn position_bytes(&self) -> usize {
        size_of::<G>()
    }
}

/// The knobs of a graded level by its name, `6` or `6/x=4`.
fn knobs<G: Staged, M: Mind<G> + Default>(bot: &str) -> Option<Knobs> {
    let (level, knobs) = bot.split_once('/').map_or((bot, None), |(level, knobs)| (level, Some(knobs)));
    let Level::Graded(level) = Level::named(level)? else { return None };
    let base = M::default().levels()[usize::from(level) - 1];
    match knobs {
        Some(knobs) => base.turned(knobs),
        None => Some(base),
    }
}
