//! Who is here, what is asked of the others, and what is said.

use atoll_core::{Lang, Seat};
use atoll_protocol::{Asked, ChatLine, FromTable, Phrase, Problem, Question, Room, RoomSeat, SeatSpec, UndoPolicy};

use crate::effect::Effect;
use crate::guests::Guest;
use crate::names::is_line;
use crate::table::{Answer, Change, Table};
use crate::texts;

/// The bots that can play for somebody.
const STAND_INS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
/// How many lines of what was said are kept.
const KEPT_LINES: usize = 100;
/// How many lines a seat may say within how many milliseconds.
const TALK: (usize, u64) = (6, 10_000);

/// What somebody asks of the others.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    what: Asked,
    by: Seat,
    seat: Seat,
    bot: String,
    waits_for: Vec<Seat>,
}

impl Table {
    /// The seats have changed: a guest has come, a name is another, a bot fills a seat.
    pub fn reseat(&mut self, now: u64, seats: Vec<SeatSpec>, open: Vec<u8>) -> Vec<Effect> {
        self.now = now;
        let was_running = self.running();
        (self.card.seats, self.card.open) = (seats, open);
        self.moving = None;
        let aside = self.rewind(&was_running);
        if aside == self.aside {
            self.tell_presence(None);
            self.tell_room(None);
            self.think();
        } else {
            self.write_aside(aside, None);
        }
        self.done()
    }

    /// A bot plays for a person who has gone, by the word of the host.
    ///
    /// # Errors
    /// Why not, in words.
    pub fn replace(&mut self, now: u64, seat: Seat, bot: &str, lang: Lang) -> Result<Vec<Effect>, Problem> {
        self.now = now;
        self.may_replace(seat, bot, lang)?;
        if self.is_here(seat) {
            return Err(texts::is_here(seat, lang));
        }
        self.stand_in(seat, Some(bot.to_owned()), None);
        Ok(self.done())
    }

    /// Another match follows this one.
    pub fn follow_with(&mut self, now: u64, next: &str) -> Vec<Effect> {
        self.now = now;
        let mut aside = self.aside.clone();
        aside.next = Some(next.to_owned());
        self.write_aside(aside, None);
        self.done()
    }

    /// The match that follows this one, if there is one.
    pub fn next(&self) -> Option<&str> {
        self.aside.next.as_deref()
    }

    /// Whether everything has been played, by the rules or by time.
    pub fn has_finished(&self) -> bool {
        self.is_over()
    }

    /// The people who are asked and not here.
    pub fn awaited(&self) -> Vec<Seat> {
        if self.is_over() {
            return Vec::new();
        }
        let asks = |seat: &Seat| self.played.turn().asks(*seat);
        Seat::first(self.played.seats())
            .filter(asks)
            .filter(|&seat| self.is_person(seat) && !self.is_here(seat))
            .collect()
    }

    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.guests.values().any(|guest| guest.seats.contains(&seat))
    }

    fn room(&self) -> Room {
        let running = self.running();
        let seat = |(n, spec): (usize, &SeatSpec)| {
            let number = u8::try_from(n).unwrap_or(u8::MAX);
            let stand_in = self.aside.stand_ins.get(&number);
            let seat = Seat::new(number);
            let runs = seat.is_some_and(|seat| running.contains(&seat));
            RoomSeat {
                name: spec.name().to_owned(),
                bot: spec.bot().map(str::to_owned).or_else(|| stand_in.cloned()),
                stand_in: stand_in.is_some(),
                open: self.card.open.contains(&number),
                here: spec.bot().is_some() || seat.is_some_and(|seat| self.is_here(seat)),
                left: seat.and_then(|seat| self.aside.left_at(self.now, seat, runs)),
                runs,
                lost: self.aside.lost.contains(&number),
            }
        };
        let question = self.pending.as_ref().map(|pending| Question {
            what: pending.what,
            by: pending.by.number(),
            seat: pending.seat.number(),
            waits_for: pending.waits_for.iter().map(|seat| seat.number()).collect(),
        });
        let watching = self.guests.values().filter(|guest| guest.seats.is_empty()).count();
        Room {
            seats: self.card.seats.iter().enumerate().map(seat).collect(),
            watching: crate::row::count(watching),
            question,
            ended: self.has_ended(),
            next: self.aside.next.clone(),
        }
    }

    /// Tells who is here and what is agreed if that has changed, and in any case to a newcomer.
    pub(crate) fn tell_room(&mut self, newcomer: Option<Guest>) {
        let room = self.room();
        let is_new = self.told_room.as_ref() != Some(&room);
        let guests: Vec<Guest> =
            if is_new { self.guests.keys().copied().collect() } else { newcomer.into_iter().collect() };
        if is_new {
            self.told_room = Some(room.clone());
        }
        if !guests.is_empty() {
            self.effects.push(Effect::tell(guests, &FromTable::Room { room }));
        }
        if let Some(guest) = newcomer.filter(|_| !self.said.is_empty()) {
            let lines = self.said.iter().cloned().collect();
            self.tell(guest, FromTable::Chat { lines });
        }
    }

    /// Writes what is true beside the log; when that is done, everybody is told.
    pub(crate) fn write_aside(&mut self, mut aside: crate::Aside, by: Option<(Guest, u32)>) {
        let before = std::mem::replace(&mut self.aside, aside.clone());
        aside.due = self.aside.first_out(&self.running());
        self.aside = before;
        self.write(Change { next: None, rows: Vec::new(), floor: 0, retold: 0, aside, by });
    }

    /// Takes back the last decision of a seat, or asks the others for it.
    pub(crate) fn undo(&mut self, seat: Seat, expect: u32, lang: Lang, by: (Guest, u32)) -> Answer {
        // What others did side by side with this seat does not change what it takes back.
        let meanwhile = self.log.get(expect as usize..).ok_or_else(|| texts::stale(lang))?;
        if meanwhile.iter().any(|kept| kept.row.seat().is_none_or(|by| by == seat)) {
            return Err(texts::stale(lang));
        }
        let waits_for = self.others(by.0, seat);
        if self.card.terms.undo == UndoPolicy::Consent && !waits_for.is_empty() {
            self.back(seat).map_err(|why| self.no_back(seat, why, lang))?;
            self.ask(Pending { what: Asked::Undo, by: seat, seat, bot: String::new(), waits_for });
            return Ok(Some(FromTable::Done { id: by.1, revision: self.revision() }));
        }
        self.take_back(seat, lang, Some(by))?;
        Ok(None)
    }

    /// The people whose word counts beside that of a guest who speaks for `seat`.
    fn others(&self, guest: Guest, seat: Seat) -> Vec<Seat> {
        let own = self.guests.get(&guest).map(|sitting| sitting.seats.as_slice()).unwrap_or_default();
        let counts = |one: &Seat| *one != seat && !own.contains(one) && self.is_person(*one);
        Seat::first(self.played.seats()).filter(counts).collect()
    }

    fn take_back(&mut self, seat: Seat, lang: Lang, by: Option<(Guest, u32)>) -> Result<(), Problem> {
        // Taking back for ever must not fill the store.
        if self.log.len() > 10 * self.played.info().max_events as usize {
            return Err(texts::nothing_yet(lang));
        }
        let (next, row) = self.back(seat).map_err(|why| self.no_back(seat, why, lang))?;
        self.write_back(next, row, by);
        Ok(())
    }

    fn ask(&mut self, pending: Pending) {
        self.pending = Some(pending);
        self.tell_room(None);
    }

    /// One of the others answers what is asked; whoever asked may take the question back.
    pub(crate) fn agree(&mut self, seat: Seat, yes: bool, lang: Lang, by: (Guest, u32)) -> Answer {
        let asked =
            self.pending.as_mut().filter(|pending| pending.waits_for.contains(&seat) || pending.by == seat && !yes);
        let Some(pending) = asked else { return Err(texts::not_asked(lang)) };
        pending.waits_for.retain(|one| *one != seat);
        let done = Ok(Some(FromTable::Done { id: by.1, revision: self.revision() }));
        if !yes {
            self.pending = None;
            self.tell_room(None);
            return done;
        }
        let Some(pending) = self.pending.take_if(|pending| pending.waits_for.is_empty()) else {
            self.tell_room(None);
            return done;
        };
        match pending.what {
            Asked::Undo => self.take_back(pending.seat, lang, Some(by))?,
            // Somebody who has come back meanwhile plays.
            Asked::StandIn if self.is_here(pending.seat) => {
                self.tell_room(None);
                return done;
            }
            Asked::StandIn => self.stand_in(pending.seat, Some(pending.bot), Some(by)),
        }
        Ok(None)
    }

    /// Lets a bot play for a seat, or its holder again.
    pub(crate) fn ask_stand_in(
        &mut self,
        own: &[Seat],
        seat: u8,
        bot: Option<String>,
        lang: Lang,
        by: (Guest, u32),
    ) -> Answer {
        let Some(&speaker) = own.first() else { return Err(texts::not_seated(lang)) };
        let seat = Seat::new(seat).filter(|seat| seat.number() < self.played.seats());
        let seat = seat.ok_or_else(|| texts::played_elsewhere(lang))?;
        let is_own = own.contains(&seat);
        let Some(bot) = bot else {
            if !is_own {
                return Err(texts::played_elsewhere(lang));
            }
            self.may_return(seat, lang)?;
            self.stand_in(seat, None, Some(by));
            return Ok(None);
        };
        self.may_replace(seat, &bot, lang)?;
        if is_own {
            self.stand_in(seat, Some(bot), Some(by));
            return Ok(None);
        }
        if self.is_here(seat) {
            return Err(texts::is_here(seat, lang));
        }
        // Those who are here decide.
        let mut waits_for = self.others(by.0, speaker);
        waits_for.retain(|&one| one != seat && self.is_here(one));
        if waits_for.is_empty() {
            self.stand_in(seat, Some(bot), Some(by));
            return Ok(None);
        }
        self.ask(Pending { what: Asked::StandIn, by: speaker, seat, bot, waits_for });
        Ok(Some(FromTable::Done { id: by.1, revision: self.revision() }))
    }

    fn may_replace(&self, seat: Seat, bot: &str, lang: Lang) -> Result<(), Problem> {
        if self.is_over() {
            return Err(texts::over(lang));
        }
        if !self.is_person(seat) {
            return Err(texts::played_by_bot(lang));
        }
        if !STAND_INS.contains(&bot) {
            return Err(texts::unknown_bot(lang));
        }
        Ok(())
    }

    fn may_return(&self, seat: Seat, lang: Lang) -> Result<(), Problem> {
        if !self.aside.stand_ins.contains_key(&seat.number()) {
            return Err(texts::not_replaced(lang));
        }
        let is_out = self.aside.left.get(seat.index()) == Some(&0)
            && matches!(self.card.terms.clock, Some(atoll_protocol::Clock::Total { .. }));
        if self.is_over() || is_out || self.aside.lost.contains(&seat.number()) {
            return Err(texts::time_is_out(lang));
        }
        // Whoever could go and come as often as they like would never run out of time.
        if self.card.terms.clock.is_some() && self.came_back >> seat.index() & 1 == 1 {
            return Err(texts::came_back_already(lang));
        }
        Ok(())
    }

    fn stand_in(&mut self, seat: Seat, bot: Option<String>, by: Option<(Guest, u32)>) {
        let was_running = self.running();
        let mut aside = self.aside.clone();
        aside.charge(self.now, &was_running);
        match bot {
            Some(bot) => drop(aside.stand_ins.insert(seat.number(), bot)),
            None => {
                aside.stand_ins.remove(&seat.number());
                if self.played.turn().asks(seat) {
                    self.came_back |= 1 << seat.index();
                }
                if let (Some(clock @ atoll_protocol::Clock::Turn { .. }), Some(left)) =
                    (self.card.terms.clock, aside.left.get_mut(seat.index()))
                {
                    *left = clock.full();
                }
            }
        }
        self.write_aside(aside, by);
    }

    /// Somebody says something to all.
    pub(crate) fn talk(
        &mut self,
        seat: Seat,
        text: Option<String>,
        phrase: Option<Phrase>,
        lang: Lang,
        by: (Guest, u32),
    ) -> Answer {
        if text.as_deref().is_some_and(|text| !is_line(text)) {
            return Err(texts::unsayable(lang));
        }
        let now = self.now;
        // Whoever opens more windows, or comes anew, has no more to say.
        let talked = self.talked.entry(seat).or_default();
        talked.retain(|at| now.saturating_sub(*at) < TALK.1);
        if talked.len() >= TALK.0 {
            return Err(texts::too_much_talk(lang));
        }
        talked.push(now);
        let line = ChatLine { n: self.lines, seat: seat.number(), text, phrase };
        self.lines = self.lines.saturating_add(1);
        if self.said.len() >= KEPT_LINES {
            self.said.pop_front();
        }
        self.said.push_back(line.clone());
        let guests = self.guests.keys().copied().collect();
        self.effects.push(Effect::tell(guests, &FromTable::Chat { lines: vec![line] }));
        Ok(Some(FromTable::Done { id: by.1, revision: self.revision() }))
    }
}
