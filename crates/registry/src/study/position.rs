//! A position without type parameters that can be cloned, sampled and played on.

use std::any::Any;

use atoll_core::any::AnyMatch;
use atoll_core::{
    Code, Dice, Event, EventError, EventOf, Game, Illegal, Info, Lang, Match, Observer, Odds, Pen, PlayError, Playout,
    ScoreLine, Seat, Staged, Tensor, Turn, stable_hash,
};
use serde_json::Value;

/// A position of any game. It knows everything, like a [`Match`]: hand its views to players, not itself.
pub trait AnyPosition: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Who must decide.
    fn turn(&self) -> Turn;
    /// Appends the codes of the actions that `seat` may take, in order; none if it is not asked.
    fn legal(&self, seat: Seat, out: &mut Vec<u32>);
    /// As [`AnyPosition::legal`], by index.
    fn legal_indices(&self, seat: Seat, out: &mut Vec<u32>);
    /// The code of a random legal action; nothing if `seat` is not asked.
    fn random(&self, seat: Seat, dice: &mut dyn Dice) -> Option<u32>;
    /// Takes an action by its code.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn act(&mut self, seat: Seat, code: u32) -> Result<(), PlayError>;
    /// The outcomes of a chance turn, code and weight; none at another turn.
    fn odds(&self) -> Vec<(u32, u32)>;
    /// Lets chance fall as this code says.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn chance(&mut self, code: u32) -> Result<(), PlayError>;
    /// Lets the dice play out chance until somebody must decide.
    fn settle(&mut self, dice: &mut dyn Dice);
    /// The rule against an action here; nothing if it is legal or if no rule but the order of play is against it.
    ///
    /// # Errors
    /// If there is no such action.
    fn check(&self, seat: Seat, code: u32) -> Result<Result<(), Illegal>, PlayError>;
    /// Why an action is refused, in words that name what it is about; nothing if it is legal.
    ///
    /// # Errors
    /// If there is no such action.
    fn explain(&self, seat: Seat, code: u32, lang: Lang) -> Result<Option<(Illegal, String)>, PlayError>;
    /// The notation of an action.
    fn action_text(&self, code: u32) -> Option<String>;
    /// The notation of an outcome of chance.
    fn chance_text(&self, code: u32) -> Option<String>;
    /// The code of an action's notation.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(&self, text: &str) -> Result<u32, PlayError>;
    /// What an action would do, in words for the seat that may take it.
    fn sentence(&self, seat: Seat, code: u32, lang: Lang) -> Option<String>;
    /// What `who` may know.
    fn view(&self, who: Observer) -> Value;
    /// The table as text.
    fn draw(&self, who: Observer, lang: Lang) -> String;
    /// What is to be decided, for `who`.
    fn prompt(&self, who: Observer, lang: Lang) -> String;
    /// The scores by step.
    fn breakdown(&self) -> Vec<ScoreLine>;
    /// The stable hash of the position.
    fn hash(&self) -> u64;
    /// Whether the rules cannot tell the other from this one.
    fn is_same(&self, other: &dyn AnyPosition) -> bool;
    /// A position drawn from those that `seat` cannot tell from this one; it has no history.
    fn sample(&self, seat: Seat, dice: &mut dyn Dice) -> Box<dyn AnyPosition>;
    /// A copy with its own future.
    fn copy(&self) -> Box<dyn AnyPosition>;
    /// How many events have been played; nothing if it has no history.
    fn events(&self) -> Option<usize>;
    /// What `who` hears of each event, packed; nothing if it has no history.
    fn heard(&self, who: Observer) -> Option<Vec<Option<u32>>>;
    /// The match that led here; nothing if it has no history.
    fn played(&self) -> Option<&dyn AnyMatch>;
    /// The digest of the match that led here; nothing if it has no history.
    fn digest(&self) -> Option<[u8; 32]>;
    /// How many numbers a tensor has.
    fn tensor_len(&self) -> usize;
    /// Writes what `seat` may know; `out` is [`AnyPosition::tensor_len`] long.
    fn tensor(&self, seat: Seat, out: &mut [i16]);
    /// The index of a legal action's code.
    fn index(&self, code: u32) -> Option<u32>;
    /// The code of the action with this index.
    fn code_at(&self, index: u32) -> Option<u32>;
    /// This position as itself, for those who know its type.
    fn as_any(&self) -> &dyn Any;
}

/// A position, with the match that led to it or, if it was sampled, without.
pub(super) enum Held<G: Game> {
    Played(Match<G>),
    Sampled(G),
}

impl<G: Staged + Tensor> Held<G> {
    fn position(&self) -> &G {
        match self {
            Held::Played(played) => played.position(),
            Held::Sampled(position) => position,
        }
    }

    fn play(&mut self, event: EventOf<G>) -> Result<(), PlayError> {
        let position = match self {
            Held::Played(played) => return played.play(event),
            Held::Sampled(position) => position,
        };
        match (event, position.turn()) {
            (_, Turn::Over(_)) => return Err(PlayError::Over),
            (Event::Act { seat, action }, Turn::Decide(seats)) if seats.has(seat) => position.check(seat, action)?,
            (Event::Act { seat, .. }, Turn::Decide(_) | Turn::Chance) => return Err(PlayError::NotAsked(seat)),
            (Event::Chance(_), Turn::Decide(_)) => return Err(PlayError::NotChance),
            (Event::Chance(outcome), Turn::Chance) => {
                let mut odds = Odds::new();
                position.odds(&mut odds);
                if !odds.as_slice().iter().any(|&(offered, _)| offered == outcome) {
                    return Err(PlayError::NotOffered);
                }
            }
        }
        match event {
            Event::Act { seat, action } => position.act(seat, action),
            Event::Chance(outcome) => position.chance(outcome),
        }
        Ok(())
    }

    fn played(&self) -> Option<&Match<G>> {
        match self {
            Held::Played(played) => Some(played),
            Held::Sampled(_) => None,
        }
    }

    fn action(code: u32) -> Result<G::Action, PlayError> {
        G::Action::from_code(code).ok_or(PlayError::NoSuchCode(code))
    }
}

impl<G: Staged + Tensor> AnyPosition for Held<G> {
    fn info(&self) -> Info {
        G::INFO
    }
    fn seats(&self) -> u8 {
        self.position().seats()
    }
    fn turn(&self) -> Turn {
        self.position().turn()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<u32>) {
        if self.position().turn().asks(seat) {
            let mut actions = Vec::new();
            self.position().legal(seat, &mut actions);
            out.extend(actions.into_iter().map(Code::code));
        }
    }
    fn legal_indices(&self, seat: Seat, out: &mut Vec<u32>) {
        if self.position().turn().asks(seat) {
            let mut actions = Vec::new();
            self.position().legal(seat, &mut actions);
            out.extend(actions.into_iter().map(|action| self.position().index(action)));
        }
    }
    fn random(&self, seat: Seat, dice: &mut dyn Dice) -> Option<u32> {
        let asked = self.position().turn().asks(seat);
        asked.then(|| self.position().random_legal(seat, dice, &mut Vec::new()).code())
    }
    fn act(&mut self, seat: Seat, code: u32) -> Result<(), PlayError> {
        let action = Self::action(code)?;
        self.play(Event::Act { seat, action })
    }
    fn odds(&self) -> Vec<(u32, u32)> {
        let mut odds = Odds::new();
        if self.position().turn() == Turn::Chance {
            self.position().odds(&mut odds);
        }
        odds.as_slice().iter().map(|(outcome, weight)| (outcome.code(), *weight)).collect()
    }
    fn chance(&mut self, code: u32) -> Result<(), PlayError> {
        let outcome = G::Chance::from_code(code).ok_or(PlayError::NoSuchCode(code))?;
        self.play(Event::Chance(outcome))
    }
    fn settle(&mut self, dice: &mut dyn Dice) {
        match self {
            Held::Played(played) => played.settle(dice),
            Held::Sampled(position) => Playout::new().settle(position, dice),
        }
    }
    fn check(&self, seat: Seat, code: u32) -> Result<Result<(), Illegal>, PlayError> {
        Ok(self.position().check(seat, Self::action(code)?))
    }
    fn explain(&self, seat: Seat, code: u32, lang: Lang) -> Result<Option<(Illegal, String)>, PlayError> {
        let action = Self::action(code)?;
        let Err(illegal) = self.position().check(seat, action) else { return Ok(None) };
        let view = self.position().view(Observer::Seat(seat));
        Ok(Some((illegal, G::explain(&view, seat, action, illegal.0, lang))))
    }
    fn action_text(&self, code: u32) -> Option<String> {
        G::Action::from_code(code).map(|action| action.to_string())
    }
    fn chance_text(&self, code: u32) -> Option<String> {
        G::Chance::from_code(code).map(|outcome| outcome.to_string())
    }
    fn read(&self, text: &str) -> Result<u32, PlayError> {
        let unread = |error| PlayError::from(EventError::Notation { text: text.to_owned(), error });
        let action: G::Action = text.parse().map_err(unread)?;
        Ok(action.code())
    }
    fn sentence(&self, seat: Seat, code: u32, lang: Lang) -> Option<String> {
        let action = G::Action::from_code(code)?;
        self.position().turn().asks(seat).then_some(())?;
        self.position().check(seat, action).ok()?;
        Some(G::sentence(&self.position().view(Observer::Seat(seat)), action, lang))
    }
    fn view(&self, who: Observer) -> Value {
        serde_json::to_value(self.position().view(who)).expect("a view is plain data")
    }
    fn draw(&self, who: Observer, lang: Lang) -> String {
        G::draw(&self.position().view(who), who, lang)
    }
    fn prompt(&self, who: Observer, lang: Lang) -> String {
        G::prompt(&self.position().view(who), lang)
    }
    fn breakdown(&self) -> Vec<ScoreLine> {
        self.position().breakdown()
    }
    fn hash(&self) -> u64 {
        stable_hash(self.position())
    }
    fn is_same(&self, other: &dyn AnyPosition) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.position() == self.position())
    }
    fn sample(&self, seat: Seat, dice: &mut dyn Dice) -> Box<dyn AnyPosition> {
        Box::new(Held::Sampled(self.position().resample(seat, dice)))
    }
    fn copy(&self) -> Box<dyn AnyPosition> {
        Box::new(match self {
            Held::Played(played) => Held::Played(played.clone()),
            Held::Sampled(position) => Held::Sampled(position.clone()),
        })
    }
    fn events(&self) -> Option<usize> {
        self.played().map(Match::len)
    }
    fn heard(&self, who: Observer) -> Option<Vec<Option<u32>>> {
        Some(self.played()?.heard_by(who).map(|event| event.map(Event::pack)).collect())
    }
    fn played(&self) -> Option<&dyn AnyMatch> {
        Held::played(self).map(|played| played as &dyn AnyMatch)
    }
    fn digest(&self) -> Option<[u8; 32]> {
        Held::played(self).map(Match::digest)
    }
    fn tensor_len(&self) -> usize {
        self.position().planes().iter().map(atoll_core::Plane::size).sum()
    }
    fn tensor(&self, seat: Seat, out: &mut [i16]) {
        self.position().tensor(seat, &mut Pen::new(out));
    }
    fn index(&self, code: u32) -> Option<u32> {
        G::Action::from_code(code).map(|action| self.position().index(action))
    }
    fn code_at(&self, index: u32) -> Option<u32> {
        self.position().indexed(index).map(Code::code)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
