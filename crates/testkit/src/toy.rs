//! Pearls: a small game with everything that is hard about games, for tests of what is generic over them.
//!
//! In each round every seat is dealt a hidden pearl (chance, heard by its seat
//! alone). Then all choose side by side, in secret, to show or to hold it, and
//! say that they are ready; when all are, the choices are revealed. Shown
//! pearls lie open, held ones stay hidden until the end. Then one seat may
//! place a stone on a free cell. Pearls count their value, stones one point.
//!
//! `Pearls<F>` carries the planted [`Fault`] number `F`, so the laws can be
//! seen to catch it; [`Sound`] has none.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use atoll_core::{
    Audience, BySeat, Census, Code, Components, DataError, Dice, Event, EventOf, Fact, Files, Game, Gesture, Illegal,
    Info, Label, Lang, MAX_SEATS, Observer, Odds, OptionError, OptionInfo, OptionKind, Outcome, ParseError, Pen, Piece,
    Pointed, Promise, Promised, Rule, ScoreLine, Seat, SeatSet, Setup, Spot, Stage, Staged, Tag, Text, Turn, Wish,
    Words, code_enum, index, name_of, words,
};
use serde::{Deserialize, Serialize};

/// The game without a fault.
pub type Sound = Pearls<{ Fault::None as u8 }>;

/// What can be wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Fault {
    /// Nothing.
    None,
    /// `legal` leaves out the last action.
    LegalMisses,
    /// `legal` is out of order.
    LegalReversed,
    /// `random_legal` gives what is not legal.
    RandomIllegal,
    /// `check` forgets whose turn it is.
    CheckForgetsTurn,
    /// `act` panics on a legal action.
    ActPanics,
    /// `check` changes the position when it refuses.
    CheckMarks,
    /// A seat is asked that can do nothing.
    Stuck,
    /// Chance is to fall but has no outcome.
    EmptyOdds,
    /// The last places start at 0.
    PlaceZero,
    /// A pass does not pass.
    NeverEnds,
    /// An outcome is offered twice.
    OddsTwice,
    /// `random_chance` gives another outcome than the dice choose.
    ChanceAstray,
    /// Clones share something.
    CloneShares,
    /// A held pearl leaves the game.
    CardLost,
    /// A step of the scoring is not in the breakdown.
    StepLost,
    /// An option is not written to the record.
    OptionLost,
    /// Two opening positions differ.
    NewDiffers,
    /// A phase is under way but not said to be.
    PhaseUnsaid,
    /// Who chooses second gets more.
    PhaseOrder,
    /// Hidden pearls are in every view.
    ViewLeaks,
    /// Hidden pearls are in the preview of an action.
    PreviewLeaks,
    /// `resample` exchanges the seat's own pearl.
    ResampleChanges,
    /// `resample` gives the real position.
    ResamplePeeks,
    /// All are told what is dealt.
    AudienceTells,
    /// Nobody is told what a seat chooses, not even itself.
    AudienceForgets,
    /// All are taken to see what a spectator sees.
    EyesMerge,
    /// Two actions have one notation.
    NotationBlurred,
    /// Reading a notation panics on some texts.
    NotationPanics,
    /// A text is missing.
    TextMissing,
    /// A value that is offered cannot be chosen.
    OptionRefused,
    /// A sentence has a place that is not filled in.
    PlaceUnfilled,
    /// Two actions have one sentence.
    SoundsSame,
    /// What is not legal cannot be shown.
    GesturePanics,
    /// The loader panics on bad files.
    DataPanics,
    /// The loader accepts more pearls than can be played with.
    DataUnplayable,
    /// The loader does not say where it found a wrong number.
    DataLineless,
    /// The loader tells what is wrong in English alone.
    DataEnglish,
    /// The loader tells what is wrong in the words of Rust.
    DataRust,
    /// An option is refused in English alone.
    OptionEnglish,
    /// A notation that cannot be read is answered in English alone.
    NotationEnglish,
    /// Two codes have changed places.
    CodeMoved,
    /// A rule is another.
    RuleChanged,
    /// A score is another.
    ScoreChanged,
    /// A sentence promises a point that does not come.
    PromiseBroken,
    /// A promise is not in the sentence.
    PromiseUnsaid,
    /// Pointing at a cell yields nothing.
    PointSilent,
    /// A refusal has no words.
    RefusalMute,
    /// A refusal cites a rule that forbids nothing.
    RefusalMisled,
    /// A stone appears and those who see it are told nothing.
    ChangeUntold,
    /// The line of an action that brings a point does not say whose.
    PointsUntold,
    /// A line of the log follows a rule that the game does not have.
    RuleForeign,
    /// The text table leaves out the stones.
    DrawOmits,
    /// A prompt calls somebody by a number.
    SeatNumbered,
    /// A gesture takes a stone from where none lies.
    TravelLies,
    /// A gesture has a step that nobody has heard of.
    StepUndeclared,
    /// Hidden pearls are in the array.
    TensorPeeks,
    /// The array leaves out the stones.
    TensorForgets,
    /// More numbers are written than the planes have.
    TensorLong,
    /// Two actions have one index.
    IndexShared,
}

index! {
    /// A cell for a stone.
    pub struct Cell < 3
}

index! {
    /// A kind of pearl, by its value less one.
    pub struct Pearl < 3
}

code_enum! {
    /// What can be decided.
    pub enum Move {
        /// Show the pearl.
        Show,
        /// Keep it hidden.
        Hold,
        /// Say that the choice is made.
        Ready,
        /// Place a stone.
        Place {
            /// Where.
            at: Cell,
        },
        /// Place none.
        Skip,
    }
}

/// An action: `show`, `hold`, `ready`, `a` to `c`, `skip`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action<const F: u8>(Move);

impl<const F: u8> Action<F> {
    fn swapped(code: u32) -> u32 {
        match code {
            0 if F == Fault::CodeMoved as u8 => 1,
            1 if F == Fault::CodeMoved as u8 => 0,
            code => code,
        }
    }
}

impl<const F: u8> Code for Action<F> {
    const COUNT: u32 = Move::COUNT;
    fn code(self) -> u32 {
        Self::swapped(self.0.code())
    }
    fn from_code(code: u32) -> Option<Self> {
        Move::from_code(Self::swapped(code)).map(Action)
    }
}

impl<const F: u8> fmt::Display for Action<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Move::Show => f.write_str("show"),
            Move::Hold if F == Fault::NotationBlurred as u8 => f.write_str("show"),
            Move::Hold => f.write_str("hold"),
            Move::Ready => f.write_str("ready"),
            Move::Place { at } => f.write_str(["a", "b", "c"][at.index()]),
            Move::Skip => f.write_str("skip"),
        }
    }
}

impl<const F: u8> FromStr for Action<F> {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        if F == Fault::NotationPanics as u8 {
            let _ = &text[1..];
        }
        let place = |n| Cell::new(n).map(|at| Move::Place { at });
        let found = match text {
            "show" => Some(Move::Show),
            "hold" => Some(Move::Hold),
            "ready" => Some(Move::Ready),
            "a" => place(0),
            "b" => place(1),
            "c" => place(2),
            "skip" => Some(Move::Skip),
            _ => None,
        };
        if F == Fault::NotationEnglish as u8 && found.is_none() {
            return Err(ParseError::expected("something else", "something else"));
        }
        found.map(Action).ok_or(ParseError::expected(
            "`show`, `hold`, `ready`, `skip` or a cell such as `a`",
            "`show`, `hold`, `ready`, `skip` of een vak zoals `a`",
        ))
    }
}

/// A pearl is dealt: `1` to `3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal(Pearl);

impl Code for Deal {
    const COUNT: u32 = Pearl::COUNT;
    fn code(self) -> u32 {
        self.0.code()
    }
    fn from_code(code: u32) -> Option<Self> {
        Pearl::from_code(code).map(Deal)
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.index() + 1)
    }
}

impl FromStr for Deal {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let value = match text {
            "1" => 0,
            "2" => 1,
            "3" => 2,
            _ => return Err(ParseError::expected("a pearl, `1` to `3`", "een parel, `1` tot `3`")),
        };
        Pearl::new(value).map(Deal).ok_or(ParseError::expected("a pearl", "een parel"))
    }
}

static RULES: [Rule; 4] = [
    Rule {
        id: "PEARLS-TURN",
        tag: Tag::C,
        text: Text { en: "Wait for your turn.", nl: "Wacht op je beurt." },
        forbids: true,
    },
    Rule {
        id: "PEARLS-STEP",
        tag: Tag::C,
        text: Text { en: "That is for another moment.", nl: "Dat hoort op een ander moment." },
        forbids: true,
    },
    Rule {
        id: "PEARLS-FREE",
        tag: Tag::C,
        text: Text { en: "A cell holds one stone.", nl: "Op een vak ligt één steen." },
        forbids: true,
    },
    Rule {
        id: "PEARLS-CUSTOM",
        tag: Tag::C,
        text: Text { en: "Stones are smooth.", nl: "Stenen zijn glad." },
        forbids: false,
    },
];
static TURN: &Rule = &RULES[0];
static STEP: &Rule = &RULES[1];
static FREE: &Rule = &RULES[2];
static CUSTOM: &Rule = &RULES[3];
/// A rule that is none of the game.
static FOREIGN: Rule =
    Rule { id: "SHELLS-TURN", tag: Tag::C, text: Text { en: "Shells wait.", nl: "Schelpen wachten." }, forbids: false };

const TEXTS: &[(&str, Text)] = &[
    ("option.length", Text { en: "Length", nl: "Duur" }),
    ("option.length.short", Text { en: "One round", nl: "Eén ronde" }),
    ("option.length.long", Text { en: "Two rounds", nl: "Twee rondes" }),
    ("option.gift", Text { en: "A point for all", nl: "Een punt voor allen" }),
    ("score.pearls", Text { en: "Pearls", nl: "Parels" }),
    ("score.stones", Text { en: "Stones", nl: "Stenen" }),
    ("score.gift", Text { en: "Gift", nl: "Gift" }),
];

/// How long to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// One round.
    Short,
    /// Two rounds.
    #[default]
    Long,
}

/// What a table can choose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options<const F: u8> {
    /// How long to play.
    pub length: Length,
    /// A point for all.
    pub gift: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Chosen {
    length: Length,
    gift: bool,
}

impl<'de, const F: u8> Deserialize<'de> for Options<F> {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let Chosen { length, gift } = Chosen::deserialize(d)?;
        Ok(Options { length, gift })
    }
}

impl<const F: u8> Serialize for Options<F> {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = s.serialize_map(None)?;
        map.serialize_entry("length", &self.length)?;
        if F != Fault::OptionLost as u8 {
            map.serialize_entry("gift", &self.gift)?;
        }
        map.end()
    }
}

/// How many pearls of each value there are.
#[derive(Debug)]
pub struct Box3<const F: u8>([u8; 3]);

impl<const F: u8> Components for Box3<F> {
    const FILES: &'static [(&'static str, &'static str)] = &[("pearls.txt", "1 3\n2 3\n3 3\n")];

    fn load(files: &Files, _: &mut Vec<DataError>) -> Result<Self, DataError> {
        let fault = |line: usize, reason: Words| DataError {
            file: "pearls.txt".to_owned(),
            line: Some(line).filter(|_| F != Fault::DataLineless as u8),
            reason: if F == Fault::DataEnglish as u8 { Words::new(&*reason.en, &*reason.en) } else { reason },
        };
        let mut counts = [0; 3];
        let mut lines = files.text("pearls.txt").lines();
        for (n, count) in counts.iter_mut().enumerate() {
            let line = lines.next();
            if F == Fault::DataPanics as u8 {
                assert!(line.is_some(), "a file has three lines");
            }
            let words = line.and_then(|line| line.split_once(' '));
            let Some((value, many)) = words else {
                return Err(fault(n + 1, words!("expected a value and a count", "verwacht: een waarde en een aantal")));
            };
            if value.parse() != Ok(n + 1) {
                return Err(fault(
                    n + 1,
                    words!(
                        "the values must be 1, 2 and 3 in this order",
                        "de waarden moeten 1, 2 en 3 zijn, in deze volgorde"
                    ),
                ));
            }
            if F == Fault::DataRust as u8 && many.parse::<u8>().is_err() {
                return Err(fault(n + 1, words!("invalid type, expected u8", "verkeerd type, verwacht: u8")));
            }
            *count = many.parse().map_err(|_| {
                fault(n + 1, words!("the count must be a whole number", "het aantal moet een geheel getal zijn"))
            })?;
            let blind = F == Fault::DataUnplayable as u8;
            if !blind && !(2..=20).contains(count) {
                return Err(fault(
                    n + 1,
                    words!("the count must be from 2 to 20", "het aantal moet van 2 tot 20 zijn"),
                ));
            }
        }
        if lines.next().is_some() {
            return Err(fault(4, words!("there are only three values", "er zijn maar drie waarden")));
        }
        Ok(Box3(counts))
    }

    fn facts(&self) -> Vec<Fact> {
        Vec::new()
    }

    fn json(&self) -> serde_json::Value {
        serde_json::json!({ "pearls": self.0 })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Step {
    Deal,
    Choose,
    Place,
    Over,
}

/// A number that a fault can change behind the back of `&self`, alone or shared by clones.
#[derive(Debug, Default)]
struct Mark(Arc<AtomicU32>);

impl Mark {
    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
    fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl PartialEq for Mark {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}
impl Eq for Mark {}
impl Hash for Mark {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.get().hash(state);
    }
}

/// The position.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Pearls<const F: u8> {
    seats: u8,
    rounds: u8,
    gift: bool,
    round: u8,
    step: Step,
    pile: [u8; 3],
    hands: [Option<Pearl>; MAX_SEATS],
    /// Whether each seat shows its pearl, once it has chosen.
    choices: [Option<bool>; MAX_SEATS],
    ready: SeatSet,
    shown: [[u8; 3]; MAX_SEATS],
    held: [[u8; 3]; MAX_SEATS],
    cells: [Option<Seat>; 3],
    mark: Mark,
}

impl<const F: u8> Clone for Pearls<F> {
    fn clone(&self) -> Self {
        let shared = F == Fault::CloneShares as u8;
        let mark = if shared { Arc::clone(&self.mark.0) } else { Arc::new(AtomicU32::new(self.mark.get())) };
        Pearls { mark: Mark(mark), ..*self }
    }
}

/// How many positions a faulty opening has made.
static OPENED: AtomicU32 = AtomicU32::new(0);

impl<const F: u8> Pearls<F> {
    const fn has(fault: Fault) -> bool {
        F == fault as u8
    }

    fn placer(&self) -> Seat {
        Seat::first(self.seats).nth(usize::from(self.round % self.seats)).expect("a remainder is below the seats")
    }

    /// The seat that is dealt the next pearl.
    fn dealt(&self) -> Option<Seat> {
        Seat::first(self.seats).find(|seat| self.hands[seat.index()].is_none())
    }

    fn points(&self, seat: Seat) -> (i16, i16) {
        let sum = |pearls: [u8; 3]| (1..).zip(pearls).map(|(value, count)| value * i16::from(count)).sum::<i16>();
        let shown = sum(self.shown[seat.index()]) * if Self::has(Fault::ScoreChanged) { 2 } else { 1 };
        let stones = self.cells.iter().filter(|cell| **cell == Some(seat)).count();
        (shown + sum(self.held[seat.index()]), stones as i16)
    }

    fn reveal(&mut self) {
        for seat in Seat::first(self.seats) {
            let n = seat.index();
            let pearl = self.hands[n].take().expect("all have been dealt a pearl");
            match self.choices[n].take() {
                Some(true) => self.shown[n][pearl.index()] += 1,
                _ if Self::has(Fault::CardLost) => {}
                _ => self.held[n][pearl.index()] += 1,
            }
        }
        self.ready = SeatSet::EMPTY;
        self.step = Step::Place;
    }

    fn next_round(&mut self) {
        self.round += 1;
        self.step = if self.round == self.rounds { Step::Over } else { Step::Deal };
    }
}

impl<const F: u8> Game for Pearls<F> {
    const INFO: Info = Info {
        slug: "pearls",
        title: "Pearls",
        version: 1,
        seats: 2..=3,
        max_events: 24,
        rules: &RULES,
        texts: if Self::has(Fault::TextMissing) { TEXTS.split_at(5).0 } else { TEXTS },
        options: &[
            OptionInfo { key: "length", kind: OptionKind::Choice(&["short", "long"]), default: "\"long\"" },
            OptionInfo { key: "gift", kind: OptionKind::Flag, default: "false" },
        ],
    };

    type Options = Options<F>;
    type Data = Box3<F>;
    type Action = Action<F>;
    type Chance = Deal;
    type View = View;

    fn validate(seats: u8, options: &Options<F>, _: &Box3<F>) -> Result<(), OptionError> {
        if Self::has(Fault::OptionRefused) && options.length == Length::Short {
            return Err(OptionError::new("length", words!("one round is too short", "een ronde is te kort")));
        }
        if Self::has(Fault::OptionEnglish) && options.length == Length::Short && seats == 2 {
            return Err(OptionError::new("gift", words!("not for two", "not for two")));
        }
        Ok(())
    }

    fn new(setup: &Setup<Self>) -> Self {
        let fits = setup.data().0.iter().all(|&count| count <= 20);
        assert!(fits || !Self::has(Fault::DataUnplayable), "too many pearls");
        let mark = Mark::default();
        if Self::has(Fault::NewDiffers) {
            (0..OPENED.fetch_add(1, Ordering::Relaxed) % 3).for_each(|_| mark.add());
        }
        Pearls {
            seats: setup.seats(),
            rounds: if setup.options().length == Length::Long { 2 } else { 1 },
            gift: setup.options().gift,
            round: 0,
            step: Step::Deal,
            pile: setup.data().0,
            hands: [None; MAX_SEATS],
            choices: [None; MAX_SEATS],
            ready: SeatSet::EMPTY,
            shown: [[0; 3]; MAX_SEATS],
            held: [[0; 3]; MAX_SEATS],
            cells: [None; 3],
            mark,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Deal => Turn::Chance,
            Step::Choose => Turn::Decide(Seat::first(self.seats).filter(|&seat| !self.ready.has(seat)).collect()),
            Step::Place => Turn::of(self.placer()),
            Step::Over => {
                let scores = BySeat::from_fn(self.seats, |seat| {
                    let (pearls, stones) = self.points(seat);
                    pearls + stones + i16::from(self.gift)
                });
                let mut outcome = Outcome::by(scores, |seat| scores[seat]);
                if Self::has(Fault::PlaceZero) {
                    outcome.places = BySeat::new(self.seats);
                }
                Turn::Over(outcome)
            }
        }
    }

    fn check(&self, seat: Seat, action: Action<F>) -> Result<(), Illegal> {
        let mind = Self::has(Fault::CheckForgetsTurn) && self.step == Step::Place;
        let answer = TURN.holds(mind || self.turn().asks(seat)).and_then(|()| {
            let stuck = Self::has(Fault::Stuck) && self.round == 1;
            match action.0 {
                Move::Show | Move::Hold => {
                    STEP.holds(self.step == Step::Choose && self.choices[seat.index()].is_none())
                }
                Move::Ready => STEP.holds(self.step == Step::Choose && self.choices[seat.index()].is_some()),
                Move::Place { at } => {
                    STEP.holds(self.step == Step::Place && !stuck)?;
                    let rule = if Self::has(Fault::RefusalMisled) { CUSTOM } else { FREE };
                    rule.holds(self.cells[at.index()].is_none() || Self::has(Fault::RuleChanged))
                }
                Move::Skip => STEP.holds(self.step == Step::Place && !stuck),
            }
        });
        if Self::has(Fault::CheckMarks) && answer.is_err() {
            self.mark.add();
        }
        answer
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action<F>>) {
        let from = out.len();
        out.extend(Action::all().filter(|&action| self.check(seat, action).is_ok()));
        if Self::has(Fault::LegalMisses) && out.len() > from + 1 {
            out.pop();
        }
        if Self::has(Fault::LegalReversed) {
            out[from..].reverse();
        }
    }

    fn random_legal(&self, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<Action<F>>) -> Action<F> {
        buffer.clear();
        self.legal(seat, buffer);
        let pick = buffer[dice.below(buffer.len() as u32) as usize];
        if Self::has(Fault::RandomIllegal) { Action(Move::Skip) } else { pick }
    }

    fn act(&mut self, seat: Seat, action: Action<F>) {
        if Self::has(Fault::CloneShares) {
            self.mark.add();
        }
        match action.0 {
            Move::Show | Move::Hold => {
                if Self::has(Fault::PhaseOrder) && self.choices.iter().any(Option::is_some) && seat == Seat::A {
                    self.mark.add();
                }
                self.choices[seat.index()] = Some(action.0 == Move::Show);
            }
            Move::Ready => {
                self.ready = self.ready.with(seat);
                if self.ready == SeatSet::first(self.seats) {
                    self.reveal();
                }
            }
            Move::Place { at } => {
                assert!(!Self::has(Fault::ActPanics), "a planted fault");
                self.cells[at.index()] = Some(seat);
                self.next_round();
            }
            Move::Skip if Self::has(Fault::NeverEnds) => {}
            Move::Skip => self.next_round(),
        }
    }

    fn odds(&self, out: &mut Odds<Deal>) {
        for pearl in Pearl::all() {
            let none = Self::has(Fault::EmptyOdds) && self.round == 1;
            out.push(Deal(pearl), if none { 0 } else { u32::from(self.pile[pearl.index()]) });
        }
        if Self::has(Fault::OddsTwice)
            && let Some(&(first, weight)) = out.as_slice().first()
        {
            out.push(first, weight);
        }
    }

    fn random_chance(&self, dice: &mut dyn Dice, odds: &mut Odds<Deal>) -> Deal {
        odds.clear();
        self.odds(odds);
        let chosen = odds.pick(dice).expect("a chance turn offers an outcome");
        let first = odds.as_slice().first().map_or(chosen, |&(first, _)| first);
        if Self::has(Fault::ChanceAstray) { first } else { chosen }
    }

    fn chance(&mut self, Deal(pearl): Deal) {
        if let Some(seat) = self.dealt() {
            self.pile[pearl.index()] -= 1;
            self.hands[seat.index()] = Some(pearl);
        }
        if self.dealt().is_none() {
            self.step = Step::Choose;
        }
    }

    fn eyes(&self, who: Observer) -> Observer {
        if Self::has(Fault::EyesMerge) { Observer::Spectator } else { who }
    }
    fn view(&self, who: Observer) -> View {
        let sees = |seat: Seat| {
            let own = who == Observer::Archivist || who == Observer::Seat(seat);
            own || self.step == Step::Over || Self::has(Fault::ViewLeaks)
        };
        let players = Seat::first(self.seats).map(|seat| {
            let n = seat.index();
            Player {
                has_pearl: self.hands[n].is_some(),
                pearl: self.hands[n].filter(|_| sees(seat)).map(|pearl| pearl.index() as u8 + 1),
                chosen: self.choices[n].is_some(),
                shows: self.choices[n].filter(|_| sees(seat)),
                ready: self.ready.has(seat),
                shown: self.shown[n],
                held: self.held[n].iter().sum(),
                held_pearls: sees(seat).then_some(self.held[n]),
            }
        });
        View {
            round: self.round,
            step: self.step,
            dealt: if self.step == Step::Deal { self.dealt() } else { None },
            placer: self.placer(),
            pile: self.pile.iter().sum(),
            cells: self.cells,
            players: players.collect(),
        }
    }

    fn audience(&self, event: EventOf<Self>) -> Audience {
        match event {
            Event::Chance(_) if Self::has(Fault::AudienceTells) => Audience::Everyone,
            Event::Chance(_) => self.dealt().map_or(Audience::Everyone, |seat| Audience::Only(SeatSet::only(seat))),
            Event::Act { seat, action: Action(Move::Show | Move::Hold) } => {
                let nobody = Self::has(Fault::AudienceForgets);
                Audience::Only(if nobody { SeatSet::EMPTY } else { SeatSet::only(seat) })
            }
            Event::Act { seat, action: Action(Move::Place { .. }) } if Self::has(Fault::ChangeUntold) => {
                Audience::Only(SeatSet::only(seat))
            }
            Event::Act { .. } => Audience::Everyone,
        }
    }

    fn phase(&self) -> Option<u32> {
        (self.step == Step::Choose && !Self::has(Fault::PhaseUnsaid)).then_some(u32::from(self.round))
    }

    fn resample(&self, seat: Seat, dice: &mut dyn Dice) -> Self {
        let mut sample = self.clone();
        if Self::has(Fault::ResamplePeeks) || self.step == Step::Over {
            return sample;
        }
        let others = || Seat::first(self.seats).filter(|&other| other != seat || Self::has(Fault::ResampleChanges));
        for other in others() {
            let n = other.index();
            if let Some(pearl) = sample.hands[n] {
                sample.pile[pearl.index()] += 1;
            }
            for kind in 0..3 {
                sample.pile[kind] += std::mem::take(&mut sample.held[n][kind]);
            }
        }
        let draw = |pile: &mut [u8; 3], dice: &mut dyn Dice| {
            let mut odds = Odds::new();
            Pearl::all().for_each(|pearl| odds.push(pearl, u32::from(pile[pearl.index()])));
            let pearl = odds.pick(dice).expect("the pearls that were put back are there");
            pile[pearl.index()] -= 1;
            pearl
        };
        for other in others() {
            let n = other.index();
            if sample.hands[n].is_some() {
                sample.hands[n] = Some(draw(&mut sample.pile, dice));
            }
            for _ in 0..self.held[n].iter().sum() {
                let pearl = draw(&mut sample.pile, dice);
                sample.held[n][pearl.index()] += 1;
            }
            if sample.choices[n].is_some() {
                sample.choices[n] = Some(dice.below(2) == 0);
            }
        }
        sample
    }

    fn census(&self) -> Census {
        let mut census = Census::default();
        for pearl in Pearl::all() {
            let n = pearl.index();
            let kind = format!("pearl {}", n + 1);
            census.add("pile", &kind, u32::from(self.pile[n]));
            for seat in Seat::first(self.seats) {
                let zone = format!("seat {seat}");
                let hand = u32::from(self.hands[seat.index()] == Some(pearl));
                let kept = self.shown[seat.index()][n] + self.held[seat.index()][n];
                census.add(&zone, &kind, hand + u32::from(kept));
            }
        }
        census
    }

    fn breakdown(&self) -> Vec<ScoreLine> {
        let by = |of: &dyn Fn(Seat) -> i16| BySeat::from_fn(self.seats, of);
        let mut lines = vec![ScoreLine { key: "score.pearls", by_seat: by(&|seat| self.points(seat).0), counts: true }];
        if !Self::has(Fault::StepLost) {
            lines.push(ScoreLine { key: "score.stones", by_seat: by(&|seat| self.points(seat).1), counts: true });
        }
        lines.push(ScoreLine { key: "score.gift", by_seat: by(&|_| i16::from(self.gift)), counts: true });
        lines
    }
}

/// What an observer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    round: u8,
    step: Step,
    dealt: Option<Seat>,
    placer: Seat,
    pile: u8,
    cells: [Option<Seat>; 3],
    players: Vec<Player>,
}

impl View {
    /// Writes all that the view shows, without the stones if it `forgets`.
    pub(crate) fn write(&self, pen: &mut Pen<'_>, forgets: bool) {
        let seated = |seat: Option<Seat>| seat.map_or(0, |seat| i16::from(seat.number()) + 1);
        pen.all([self.round, self.step as u8]);
        pen.put(seated(self.dealt));
        pen.all([self.placer.number(), self.pile]);
        pen.all(self.cells.map(|owner| if forgets { 0 } else { seated(owner) }));
        for player in &self.players {
            pen.all([u8::from(player.has_pearl), player.pearl.unwrap_or(0), u8::from(player.chosen)]);
            pen.put(player.shows.map_or(0, |shows| 1 + i16::from(shows)));
            pen.put(i16::from(player.ready));
            pen.all(player.shown);
            pen.put(player.held);
            pen.all(player.held_pearls.map_or([-1; 3], |pearls| pearls.map(i16::from)));
        }
    }
}

/// What an observer may know of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Player {
    has_pearl: bool,
    pearl: Option<u8>,
    chosen: bool,
    shows: Option<bool>,
    ready: bool,
    shown: [u8; 3],
    held: u8,
    held_pearls: Option<[u8; 3]>,
}

impl View {
    /// How many stones lie beside the cells.
    fn stones(&self) -> u8 {
        self.cells.iter().filter(|cell| cell.is_none()).count() as u8
    }
}

fn supply(index: u8) -> Spot {
    Spot::Zone { zone: "supply", seat: None, index }
}

impl<const F: u8> Staged for Pearls<F> {
    type Preview = Vec<Option<usize>>;

    const STEPS: &'static [&'static str] = &["show", "hold", "ready", "place", "skip"];

    fn stage(view: &View) -> Stage {
        let stone = |id: usize, spot: Spot, owner: Option<Seat>| Piece {
            id: id as u32,
            kind: "stone",
            spot,
            owner,
            face: 0,
            style: Label::default(),
        };
        let placed = view.cells.iter().enumerate().filter_map(|(n, cell)| {
            let spot = Spot::Cell { x: n as i8, y: 0, z: 0 };
            cell.map(|owner| stone(n, spot, Some(owner)))
        });
        let left = (0..view.stones()).map(|n| stone(usize::from(n) + 3, supply(n), None));
        Stage { pieces: placed.chain(left).collect() }
    }

    fn promises(_: &View, seat: Seat, action: Action<F>) -> Vec<Promise> {
        let stones = |by: i16| vec![Promise { of: Promised::Score("score.stones"), seat, by }];
        match action.0 {
            Move::Place { .. } => stones(if Self::has(Fault::PromiseUnsaid) { 2 } else { 1 }),
            Move::Skip if Self::has(Fault::PromiseBroken) => stones(1),
            _ => Vec::new(),
        }
    }

    fn explain(_: &View, _: Seat, _: Action<F>, rule: &'static Rule, lang: Lang) -> String {
        if Self::has(Fault::RefusalMute) { String::new() } else { rule.text.get(lang).to_owned() }
    }

    fn point(&self, seat: Seat, wish: &Wish) -> Option<Pointed<Action<F>>> {
        let at = wish.to.as_ref().or(wish.from.as_ref())?;
        let cell = at.x.and_then(|x| u8::try_from(x).ok()).and_then(Cell::new);
        match (cell, self.dealt()) {
            _ if Self::has(Fault::PointSilent) => None,
            (Some(at), _) => Some(Pointed::Means(Action(Move::Place { at }))),
            // A stone beside the board: it can be placed, or there is nothing to do with it now.
            (None, _) => {
                let free = Action::all()
                    .find(|&action| matches!(action.0, Move::Place { .. }) && self.check(seat, action).is_ok());
                let words = Words { en: STEP.text.en.to_owned(), nl: STEP.text.nl.to_owned() };
                Some(free.map_or(Pointed::Refused(STEP, words), Pointed::Means))
            }
        }
    }

    fn gesture(view: &View, action: Action<F>) -> Gesture {
        let now = matches!(action.0, Move::Show | Move::Hold | Move::Ready) == (view.step == Step::Choose);
        assert!(now || !Self::has(Fault::GesturePanics), "this is for another moment");
        match action.0 {
            Move::Show => Gesture { step: "show", ..Gesture::default() },
            Move::Hold => Gesture { step: "hold", ..Gesture::default() },
            Move::Ready => Gesture { step: "ready", ..Gesture::default() },
            Move::Place { at } => {
                let to = Some(Spot::Cell { x: at.index() as i8, y: 0, z: 0 });
                let beyond = u8::from(Self::has(Fault::TravelLies));
                let from = (view.stones() + beyond).checked_sub(1).map(supply);
                let step = if Self::has(Fault::StepUndeclared) { "throw" } else { "place" };
                Gesture { step, from, to, ..Gesture::default() }
            }
            Move::Skip => Gesture { step: "skip", ..Gesture::default() },
        }
    }

    fn sentence(_: &View, action: Action<F>, lang: Lang) -> String {
        let text = match action.0 {
            Move::Show => Text { en: "Show your pearl", nl: "Toon je parel" },
            Move::Hold => Text { en: "Hold your pearl", nl: "Houd je parel" },
            Move::Ready => Text { en: "You are ready", nl: "Je bent klaar" },
            Move::Place { .. } => Text { en: "Place a stone on {cell}", nl: "Leg een steen op {cell}" },
            Move::Skip => Text { en: "Place no stone", nl: "Leg geen steen" },
        };
        let cell = match action.0 {
            Move::Place { at } if !Self::has(Fault::SoundsSame) => ["a", "b", "c"][at.index()],
            _ => "?",
        };
        if Self::has(Fault::PlaceUnfilled) { text.get(lang).to_owned() } else { text.fill(lang, &[("cell", &cell)]) }
    }

    fn narrate(before: &View, event: EventOf<Self>, lang: Lang) -> String {
        match event {
            Event::Act { seat, action } => {
                let text = match action.0 {
                    Move::Place { .. } if Self::has(Fault::PointsUntold) => Text { en: "{what}.", nl: "{what}." },
                    _ => Text { en: "{name}: {what}.", nl: "{name}: {what}." },
                };
                let what = Self::sentence(before, Action(action.0), lang);
                text.fill(lang, &[("name", &name_of(seat)), ("what", &what)]).replace("{cell}", "?")
            }
            Event::Chance(deal) => {
                let text = Text { en: "{name} is dealt a {pearl}.", nl: "{name} krijgt een {pearl}." };
                let name = before.dealt.map_or_else(String::new, name_of);
                text.fill(lang, &[("name", &name), ("pearl", &deal)])
            }
        }
    }

    fn follows(_: &View, event: EventOf<Self>) -> &'static Rule {
        match event {
            Event::Act { .. } if Self::has(Fault::RuleForeign) => &FOREIGN,
            Event::Act { .. } => TURN,
            Event::Chance(_) => CUSTOM,
        }
    }

    fn narrate_hidden(_: &View, lang: Lang) -> String {
        if Self::has(Fault::ChangeUntold) {
            return String::new();
        }
        Text { en: "Something happens in secret.", nl: "Er gebeurt iets in het geheim." }.get(lang).to_owned()
    }

    fn preview(&self, seat: Seat, _: Action<F>) -> Option<Vec<Option<usize>>> {
        let leaks = Self::has(Fault::PreviewLeaks);
        let shown = Seat::first(self.seats).filter(|&other| other == seat || leaks);
        let values = shown.map(|other| self.hands[other.index()].map(|pearl| pearl.index() + 1));
        Some(values.collect())
    }

    fn prompt(view: &View, lang: Lang) -> String {
        let text = match view.step {
            Step::Deal => Text { en: "Pearls are dealt.", nl: "Er worden parels gedeeld." },
            Step::Choose => Text { en: "Choose what to do with your pearl.", nl: "Kies wat je met je parel doet." },
            Step::Place if Self::has(Fault::SeatNumbered) => {
                Text { en: "Seat 1 may place a stone.", nl: "Speler 1 mag een steen leggen." }
            }
            Step::Place => Text { en: "Place a stone, or none.", nl: "Leg een steen, of geen." },
            Step::Over => Text { en: "The match is over.", nl: "De partij is afgelopen." },
        };
        text.get(lang).to_owned()
    }

    fn draw(view: &View, _: Observer, _: Lang) -> String {
        let cell = |owner: &Option<Seat>| owner.map_or('.', Seat::letter);
        let cells: String = view.cells.iter().map(cell).collect();
        let cells = if Self::has(Fault::DrawOmits) { "..." } else { &cells };
        let mut text =
            format!("{cells}  ({} pearls) {} {:?}\n", view.pile, view.round, (view.step, view.dealt, view.placer));
        for player in &view.players {
            text.push_str(&format!("{player:?}\n"));
        }
        text
    }
}
