//! Games and matches without type parameters, for servers, browsers and bindings.
//!
//! Actions are codes here and views are JSON.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::cast::{Cast, Travel};
use crate::chance::{Dice, Odds};
use crate::code::Code;
use crate::data::{Components, DataError, Fact, Files, OpenReading};
use crate::error::{EventError, PlayError, ReplayError};
use crate::event::{Event, EventOf};
use crate::game::{Audience, Census, Edition, Game, Info, Observer, OptionError, ScoreLine, Setup, Turn, read_options};
use crate::label::Label;
use crate::record::Match;
use crate::rule::Illegal;
use crate::seat::Seat;
use crate::stage::{Gesture, Pointed, Stage, Staged, Wish};
use crate::tape::Tape;
use crate::text::Lang;

/// A game of any kind.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;
    /// How many action codes there are.
    fn action_codes(&self) -> u32;
    /// The component files that ship with the game.
    fn files(&self) -> Files;
    /// Reads and checks component files.
    ///
    /// # Errors
    /// What is wrong, with file and line.
    fn load(&self, files: Files) -> Result<Arc<dyn AnyEdition>, DataError>;
    /// The edition that ships with the game.
    fn shipped(&self) -> Arc<dyn AnyEdition>;
}

/// The marker through which a game type becomes an [`AnyGame`].
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The one value there is.
    pub const NEW: Self = Erased(PhantomData);
}

impl<G: Staged> fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::INFO.slug)
    }
}

impl<G: Staged> AnyGame for Erased<G> {
    fn info(&self) -> Info {
        G::INFO
    }
    fn action_codes(&self) -> u32 {
        G::Action::COUNT
    }
    fn files(&self) -> Files {
        Files::shipped::<G::Data>()
    }
    fn load(&self, files: Files) -> Result<Arc<dyn AnyEdition>, DataError> {
        Ok(Edition::<G>::load(files)?)
    }
    fn shipped(&self) -> Arc<dyn AnyEdition> {
        Edition::<G>::shipped()
    }
}

/// A game with one set of component files.
pub trait AnyEdition: fmt::Debug + Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;
    /// The hash of the component files.
    fn data_hash(&self) -> &str;
    /// Whether a hash in a record, of today or of before, is that of the component files.
    fn has_data(&self, hash: &str) -> bool;
    /// The component files.
    fn files(&self) -> &Files;
    /// Doubts about the files that do not prevent play.
    fn warnings(&self) -> &[DataError];
    /// Every fact with its provenance.
    fn facts(&self) -> Vec<Fact>;
    /// Every question that the rulebook leaves open, with the choice made.
    fn readings(&self) -> Vec<OpenReading>;
    /// The components as JSON.
    fn components(&self) -> Value;
    /// Opens a match; `options` is a JSON object, missing keys take their defaults.
    ///
    /// # Errors
    /// The option at fault.
    fn open(self: Arc<Self>, seats: u8, options: &Value) -> Result<Box<dyn AnyMatch>, OptionError>;
    /// Reads a record and checks every event.
    ///
    /// # Errors
    /// The first line at fault.
    fn replay(self: Arc<Self>, record: &str) -> Result<Box<dyn AnyMatch>, ReplayError>;
}

impl<G: Staged> AnyEdition for Edition<G> {
    fn info(&self) -> Info {
        G::INFO
    }
    fn data_hash(&self) -> &str {
        &self.hash
    }
    fn has_data(&self, hash: &str) -> bool {
        self.has(hash)
    }
    fn files(&self) -> &Files {
        &self.files
    }
    fn warnings(&self) -> &[DataError] {
        &self.warnings
    }
    fn facts(&self) -> Vec<Fact> {
        self.data.facts()
    }
    fn readings(&self) -> Vec<OpenReading> {
        self.data.readings()
    }
    fn components(&self) -> Value {
        self.data.json()
    }
    fn open(self: Arc<Self>, seats: u8, options: &Value) -> Result<Box<dyn AnyMatch>, OptionError> {
        let options = if options.is_null() { Value::Object(Default::default()) } else { options.clone() };
        let options = read_options::<G>(options)?;
        Ok(Box::new(Match::<G>::new(Setup::new(seats, options, self)?)))
    }
    fn replay(self: Arc<Self>, record: &str) -> Result<Box<dyn AnyMatch>, ReplayError> {
        Ok(Box::new(Match::<G>::replay(record, &self)?))
    }
}

/// A legal action in all its forms.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LegalAction {
    /// Who may take it.
    pub seat: Seat,
    /// Its code.
    pub code: u32,
    /// Its notation in records.
    pub text: Label,
    /// What it would do, in words.
    pub sentence: String,
    /// What a player points at to take it.
    pub gesture: Gesture,
}

/// One line of the log as an observer may read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// The number of the event, from 0.
    pub n: usize,
    /// Who acted; nobody if chance fell.
    pub seat: Option<Seat>,
    /// The event's notation, if the observer may know it.
    pub text: Option<String>,
    /// What happened, in words; may be empty for what the observer cannot notice.
    pub sentence: String,
    /// The id of the rule it follows, if the observer may know what happened.
    pub rule: Option<&'static str>,
}

/// What an observer saw after so many events, for the next look of the same observer.
#[derive(Clone, Debug)]
pub struct Glimpse {
    /// How many events had been played.
    pub at: usize,
    /// The pieces, with ids that last.
    pub cast: Arc<Cast>,
    /// The view, of the type of the game's own, and as it was written; without it, it is made again.
    view: Option<(Arc<dyn Any + Send + Sync>, Tape)>,
}

impl Glimpse {
    /// The view that was seen, if it is of this type, and as it was written.
    fn view<V: 'static>(&self) -> Option<(&V, &Tape)> {
        let (view, tape) = self.view.as_ref()?;
        Some((view.downcast_ref()?, tape))
    }

    /// This glimpse with no more than what must be kept.
    #[must_use]
    pub fn faded(&self) -> Glimpse {
        Glimpse { view: None, ..self.clone() }
    }
}

/// What an observer sees, and how it came to be.
#[derive(Clone, Debug)]
pub struct Look {
    /// What it may know.
    pub view: Tape,
    /// The pieces, and what the next look begins with.
    pub glimpse: Glimpse,
    /// What is to be decided.
    pub prompt: String,
    /// What it may read of the latest events.
    pub lines: Vec<LogLine>,
}

/// A match of any game.
pub trait AnyMatch: Any + fmt::Debug + Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;
    /// The hash of the component files it is played with.
    fn data_hash(&self) -> &str;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The chosen options.
    fn options(&self) -> Value;
    /// How many events have been played.
    fn events(&self) -> usize;
    /// The stable hash of the position.
    fn hash(&self) -> u64;
    /// Who must decide.
    fn turn(&self) -> Turn;
    /// What `who` may know.
    fn view(&self, who: Observer) -> Value;
    /// The pieces that `who` sees.
    fn stage(&self, who: Observer) -> Stage;
    /// What is to be decided, for `who`.
    fn prompt(&self, who: Observer, lang: Lang) -> String;
    /// The table as text.
    fn draw(&self, who: Observer, lang: Lang) -> String;
    /// The codes of the actions that `seat` may take; none if it is not asked.
    fn legal_codes(&self, seat: Seat) -> Vec<u32>;
    /// The actions that `seat` may take, with words; none if it is not asked.
    fn legal(&self, seat: Seat, lang: Lang) -> Vec<LegalAction>;
    /// The outcomes of a chance turn with notation and weight; none at another turn.
    fn odds(&self) -> Vec<(String, u32)>;
    /// Takes an action by its code.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn act(&mut self, seat: Seat, code: u32) -> Result<(), PlayError>;
    /// Plays an event given as a line of a record.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn play_line(&mut self, line: &str) -> Result<(), PlayError>;
    /// Plays a packed event, as a store keeps it.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn play_packed(&mut self, bits: u32) -> Result<(), PlayError>;
    /// The events from number `from` on, packed.
    fn packed(&self, from: usize) -> Vec<u32>;
    /// Lets the dice play out chance.
    fn settle(&mut self, dice: &mut dyn Dice);
    /// Whether `seat` may take back its last action.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes back the last action of `seat`.
    ///
    /// # Errors
    /// If there is nothing to take back.
    fn undo(&mut self, seat: Seat) -> Result<(), PlayError>;
    /// Whether event `n` told `seat` something that it could not foresee; see [`Match::reveals`].
    fn reveals(&self, n: usize, seat: Seat) -> bool;
    /// Whether an action is legal, and which rule forbids it; by code.
    ///
    /// # Errors
    /// If there is no such action.
    fn why(&self, seat: Seat, code: u32) -> Result<Result<(), Illegal>, PlayError>;
    /// The code of an action given by its notation.
    ///
    /// # Errors
    /// If the notation cannot be read.
    fn read(&self, action: &str) -> Result<u32, PlayError>;
    /// As [`AnyMatch::why`], by notation.
    ///
    /// # Errors
    /// If the notation cannot be read.
    fn why_text(&self, seat: Seat, action: &str) -> Result<Result<(), Illegal>, PlayError>;
    /// Why an action is refused here, in words that name what it is about; nothing if it is legal.
    ///
    /// # Errors
    /// If there is no such action.
    fn explain(&self, seat: Seat, code: u32, lang: Lang) -> Result<Option<(Illegal, String)>, PlayError>;
    /// As [`AnyMatch::explain`], by notation.
    ///
    /// # Errors
    /// If the notation cannot be read.
    fn explain_text(&self, seat: Seat, action: &str, lang: Lang) -> Result<Option<(Illegal, String)>, PlayError>;
    /// What a pointing hand means; see [`Staged::point`].
    fn point(&self, seat: Seat, wish: &Wish) -> Option<Pointed<u32>>;
    /// What would come of an action, legal or not, as [`Staged::preview`] tells it; by code.
    ///
    /// # Errors
    /// If there is no such action.
    fn preview(&self, seat: Seat, code: u32) -> Result<Value, PlayError>;
    /// An observer who sees and hears what `who` does, in all of this match; see [`Game::eyes`].
    fn eyes(&self, who: Observer) -> Observer;
    /// The actions that `seat` may take, with words, as [`AnyMatch::legal`] gives them; `glimpse` is of its eyes and of now.
    fn listing(&self, seat: Seat, lang: Lang, glimpse: &Glimpse) -> Vec<LegalAction>;
    /// What `who` sees, with the lines of the events from number `lines` on; `last` is what it saw after some of the
    /// events, if that is known.
    fn look(&self, who: Observer, lang: Lang, last: Option<&Glimpse>, lines: usize) -> Look;
    /// What `who` may read of the events from number `from` on.
    fn log(&self, who: Observer, from: usize, lang: Lang) -> Vec<LogLine>;
    /// The first line that reads differently now, for some observer, than when `from` events had been played:
    /// `from` itself, or an earlier one that was covered until a simultaneous phase closed.
    fn retold(&self, from: usize) -> usize;
    /// Whether `who` may know every event so far, and so the whole position.
    fn is_open_to(&self, who: Observer) -> bool;
    /// The match as text.
    fn record(&self) -> String;
    /// Component counts by zone and kind.
    fn census(&self) -> Census;
    /// The scores by step.
    fn breakdown(&self) -> Vec<ScoreLine>;
    /// The match after its first `n` events.
    fn at(&self, n: usize) -> Box<dyn AnyMatch>;
    /// This match as itself, for those who know its type.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Staged> AnyMatch for Match<G> {
    fn info(&self) -> Info {
        G::INFO
    }
    fn data_hash(&self) -> &str {
        &self.setup().edition().hash
    }
    fn seats(&self) -> u8 {
        self.setup().seats()
    }
    fn options(&self) -> Value {
        serde_json::to_value(self.setup().options()).expect("options are plain data")
    }
    fn events(&self) -> usize {
        self.len()
    }
    fn hash(&self) -> u64 {
        Match::hash(self)
    }
    fn turn(&self) -> Turn {
        self.position().turn()
    }
    fn view(&self, who: Observer) -> Value {
        // Views are written to tape and in no other way: pages carry the code for each of them once.
        let mut json = Vec::new();
        Tape::of(&self.position().view(who)).root().write(&mut json);
        serde_json::from_slice(&json).expect("a tape is written as JSON")
    }
    fn stage(&self, who: Observer) -> Stage {
        G::stage(&self.position().view(who))
    }
    fn prompt(&self, who: Observer, lang: Lang) -> String {
        G::prompt(&self.position().view(who), lang)
    }
    fn draw(&self, who: Observer, lang: Lang) -> String {
        G::draw(&self.position().view(who), who, lang)
    }
    fn legal_codes(&self, seat: Seat) -> Vec<u32> {
        legal_of(self, seat).into_iter().map(Code::code).collect()
    }
    fn legal(&self, seat: Seat, lang: Lang) -> Vec<LegalAction> {
        legal_in_words(self, seat, &self.position().view(Observer::Seat(seat)), lang)
    }
    fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Odds::new();
        if self.position().turn() == Turn::Chance {
            self.position().odds(&mut odds);
        }
        odds.as_slice().iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }
    fn act(&mut self, seat: Seat, code: u32) -> Result<(), PlayError> {
        let action = G::Action::from_code(code).ok_or(PlayError::NoSuchCode(code))?;
        self.mark();
        self.play(Event::Act { seat, action })
    }
    fn play_line(&mut self, line: &str) -> Result<(), PlayError> {
        let event = Self::read_event(line)?;
        self.play(event)
    }
    fn play_packed(&mut self, bits: u32) -> Result<(), PlayError> {
        let event = Event::unpack(bits).ok_or(PlayError::NoSuchCode(bits))?;
        self.play(event)
    }
    fn packed(&self, from: usize) -> Vec<u32> {
        self.events_from(from).map(Event::pack).collect()
    }
    fn settle(&mut self, dice: &mut dyn Dice) {
        Match::settle(self, dice);
    }
    fn can_undo(&self, seat: Seat) -> bool {
        Match::can_undo(self, seat)
    }
    fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        Match::undo(self, seat)
    }
    fn reveals(&self, n: usize, seat: Seat) -> bool {
        Match::reveals(self, n, seat)
    }
    fn why(&self, seat: Seat, code: u32) -> Result<Result<(), Illegal>, PlayError> {
        let action = G::Action::from_code(code).ok_or(PlayError::NoSuchCode(code))?;
        Ok(self.position().check(seat, action))
    }
    fn read(&self, action: &str) -> Result<u32, PlayError> {
        read_action::<G>(action).map(Code::code)
    }
    fn why_text(&self, seat: Seat, action: &str) -> Result<Result<(), Illegal>, PlayError> {
        match read_action::<G>(action) {
            Ok(action) => Ok(self.position().check(seat, action)),
            // What can be meant but not done has a rule, too.
            Err(error) => match self.position().misread(seat, action) {
                Some((rule, _)) => Ok(Err(Illegal(rule))),
                None => Err(error),
            },
        }
    }
    fn explain(&self, seat: Seat, code: u32, lang: Lang) -> Result<Option<(Illegal, String)>, PlayError> {
        let action = G::Action::from_code(code).ok_or(PlayError::NoSuchCode(code))?;
        let Err(illegal) = self.position().check(seat, action) else { return Ok(None) };
        let view = self.position().view(Observer::Seat(seat));
        Ok(Some((illegal, G::explain(&view, seat, action, illegal.0, lang))))
    }
    fn explain_text(&self, seat: Seat, action: &str, lang: Lang) -> Result<Option<(Illegal, String)>, PlayError> {
        AnyMatch::explain(self, seat, read_action::<G>(action)?.code(), lang)
    }
    fn point(&self, seat: Seat, wish: &Wish) -> Option<Pointed<u32>> {
        self.position().point(seat, wish).map(|pointed| match pointed {
            Pointed::Means(action) => Pointed::Means(action.code()),
            Pointed::Refused(rule, words) => Pointed::Refused(rule, words),
        })
    }
    fn preview(&self, seat: Seat, code: u32) -> Result<Value, PlayError> {
        let action = G::Action::from_code(code).ok_or(PlayError::NoSuchCode(code))?;
        Ok(serde_json::to_value(self.position().preview(seat, action)).expect("a preview is plain data"))
    }
    fn eyes(&self, who: Observer) -> Observer {
        self.position().eyes(who)
    }
    fn listing(&self, seat: Seat, lang: Lang, glimpse: &Glimpse) -> Vec<LegalAction> {
        match glimpse.view::<G::View>() {
            Some((view, _)) if glimpse.at == self.len() => legal_in_words(self, seat, view, lang),
            _ => AnyMatch::legal(self, seat, lang),
        }
    }
    fn look(&self, who: Observer, lang: Lang, last: Option<&Glimpse>, lines: usize) -> Look {
        // What was seen last was seen before the first event since.
        let known = last.and_then(|last| Some((last.at, last.view::<G::View>()?.0)));
        let mut cast = Casting::new(self, who, last.map(|last| (last.at, &*last.cast)), known.map(|known| known.1));
        let mut told = Vec::new();
        self.retell_from(cast.from.min(lines), |n, before, event, audience| {
            let view = match known {
                Some((at, view)) if at == n => Cow::Borrowed(view),
                _ => Cow::Owned(before.view(who)),
            };
            if n >= lines {
                told.push(line(n, before, &view, event, audience, who, lang));
            }
            cast.watch(n, before, event, &view);
        });
        let view = self.position().view(who);
        // What others do in secret changes nothing that is seen.
        let is_same = known.is_some_and(|known| *known.1 == view);
        let cast = match (cast.end::<G>(&view, is_same), last) {
            (Cow::Owned(cast), _) => Arc::new(cast),
            // Nothing has moved since.
            (Cow::Borrowed(_), Some(last)) => Arc::clone(&last.cast),
            (Cow::Borrowed(cast), None) => Arc::new(cast.clone()),
        };
        let prompt = G::prompt(&view, lang);
        let (view, tape) = match last.and_then(|last| last.view.as_ref()).filter(|_| is_same) {
            Some((view, tape)) => (Arc::clone(view), tape.clone()),
            None => {
                let tape = Tape::of(&view);
                (Arc::new(view) as Arc<dyn Any + Send + Sync>, tape)
            }
        };
        Look {
            view: tape.clone(),
            prompt,
            lines: told,
            glimpse: Glimpse { at: self.len(), cast, view: Some((view, tape)) },
        }
    }
    fn log(&self, who: Observer, from: usize, lang: Lang) -> Vec<LogLine> {
        let mut lines = Vec::new();
        self.retell_from(from, |n, before, event, audience| {
            lines.push(line(n, before, &before.view(who), event, audience, who, lang));
        });
        lines
    }
    fn retold(&self, from: usize) -> usize {
        Match::retold(self, from)
    }
    fn is_open_to(&self, who: Observer) -> bool {
        Match::is_open_to(self, who)
    }
    fn record(&self) -> String {
        Match::record(self)
    }
    fn census(&self) -> Census {
        self.position().census()
    }
    fn breakdown(&self) -> Vec<ScoreLine> {
        self.position().breakdown()
    }
    fn at(&self, n: usize) -> Box<dyn AnyMatch> {
        Box::new(Match::at(self, n))
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn read_action<G: Game>(text: &str) -> Result<G::Action, PlayError> {
    let text = text.trim();
    text.parse().map_err(|error| EventError::Notation { text: text.to_owned(), error }.into())
}

fn legal_of<G: Game>(played: &Match<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if played.position().turn().asks(seat) {
        played.position().legal(seat, &mut actions);
    }
    actions
}

/// The actions of a seat with the words of its view.
fn legal_in_words<G: Staged>(played: &Match<G>, seat: Seat, view: &G::View, lang: Lang) -> Vec<LegalAction> {
    let in_words = |action: G::Action| LegalAction {
        seat,
        code: action.code(),
        text: Label::of(action),
        sentence: G::sentence(view, action, lang),
        gesture: G::gesture(view, action),
    };
    legal_of(played, seat).into_iter().map(in_words).collect()
}

/// What `who`, who had this view before an event, may read of it; `audience` are those who may know it by now.
fn line<G: Staged>(
    n: usize,
    before: &G,
    view: &G::View,
    event: EventOf<G>,
    audience: Audience,
    who: Observer,
    lang: Lang,
) -> LogLine {
    let actor = match event {
        Event::Act { seat, .. } => Some(seat),
        Event::Chance(_) => None,
    };
    if !who.hears(audience) {
        return LogLine { n, seat: actor, text: None, sentence: G::narrate_hidden(view, lang), rule: None };
    }
    // What was covered when it happened is told as its actor saw it.
    let covered = actor.filter(|_| !who.hears(before.audience(event)));
    let theirs = covered.map(|seat| before.view(Observer::Seat(seat)));
    let view = theirs.as_ref().unwrap_or(view);
    let (sentence, rule) = (G::narrate(view, event, lang), Some(G::follows(view, event).id));
    LogLine { n, seat: actor, text: Some(event.to_string()), sentence, rule }
}

/// A cast that is being brought up to date.
struct Casting<'a, V> {
    who: Observer,
    cast: Cow<'a, Cast>,
    /// After so many events it stood as it was given.
    from: usize,
    /// What was seen then, if that is known.
    seen: Option<&'a V>,
    /// What travelled during the last event, whose stage has not been seen yet.
    travels: Option<Vec<Travel>>,
}

impl<'a, V: PartialEq> Casting<'a, V> {
    fn new<G: Staged<View = V>>(
        played: &Match<G>,
        who: Observer,
        known: Option<(usize, &'a Cast)>,
        seen: Option<&'a V>,
    ) -> Self {
        let (from, cast) = match known {
            Some((from, cast)) => (from, Cow::Borrowed(cast)),
            None => (0, Cow::Owned(Cast::new(G::stage(&G::new(played.setup()).view(who))))),
        };
        Casting { who, cast, from, seen, travels: None }
    }

    /// Sees an event; `view` is what was seen before it.
    fn watch<G: Staged<View = V>>(&mut self, n: usize, before: &G, event: EventOf<G>, view: &V) {
        if n < self.from {
            return;
        }
        // What the last event left is what this one finds.
        self.settle::<G>(view, |seen| seen == view);
        // Ids are the same for those who watched and for those who come later, so what was hidden stays so here.
        let is_heard = self.who.hears(before.audience(event));
        self.travels = Some(if is_heard { G::travels(view, event) } else { Vec::new() });
    }

    fn settle<G: Staged<View = V>>(&mut self, view: &V, is_same: impl FnOnce(&V) -> bool) {
        let Some(travels) = self.travels.take() else { return };
        // Pieces that look as they did and did not travel are who they were.
        let is_same = travels.is_empty() && self.seen.is_some_and(is_same);
        if !is_same {
            self.cast = Cow::Owned(self.cast.after(G::stage(view), &travels));
            self.seen = None;
        }
    }

    /// The cast as it is seen at last, which is as it was seen at first or not.
    fn end<G: Staged<View = V>>(mut self, view: &V, is_same: bool) -> Cow<'a, Cast> {
        self.settle::<G>(view, |_| is_same);
        self.cast
    }
}
