//! `atoll play`: a table whose guests all sit at one terminal.

use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use atoll_core::any::AnyMatch;
use atoll_core::{Dice, Info, Lang, Observer, Seat, Turn, Words, words};
use atoll_protocol::{
    AdvisedMove, Follower, FromPlayer, FromTable, LegalState, MatchSummary, Said, SeatSpec, TurnState, turn_state,
};
use atoll_registry::{AnyBot, EdgeDice, Level, Listed};
use atoll_table::{Arrival, Effect, Guest, MOST_MOVES, Row};

use crate::args::PlayArgs;
use crate::choices::{Item, arrange, filter};
use crate::commands::replay::scores;
use crate::commands::rules::no_such_rule;
use crate::commands::sim::level;
use crate::commands::why::answer;
use crate::common::{game, named, open, record, threaded, usual_seats};
use crate::texts;
use crate::{Failure, Io};

/// All who sit at the terminal.
const GUEST: Guest = Guest(0);

/// A match at the terminal.
struct Table {
    game: &'static dyn Listed,
    table: atoll_table::Table,
    /// The bots by seat; nobody for a person.
    bots: Vec<Option<Box<dyn AnyBot>>>,
    names: Vec<String>,
    dice: SharedDice,
    lang: Lang,
    /// The number of the last message.
    said: u32,
    /// The answers that have come.
    answers: VecDeque<FromTable>,
    /// What each has been told.
    follower: Follower,
    /// What went wrong at the table itself.
    notes: Vec<String>,
    /// How many events have been told on this screen.
    told: usize,
    /// How many events each seat knew when it looked last.
    knew: BTreeMap<u8, usize>,
    /// The seat that looked at the screen last.
    last: Option<Seat>,
    #[cfg(test)]
    heard: Vec<FromTable>,
}

/// One set of dice for chance and bots, so that a seed gives one match.
#[derive(Clone)]
struct SharedDice(Arc<Mutex<EdgeDice>>);

impl Dice for SharedDice {
    fn roll(&mut self) -> u32 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).roll()
    }
}

/// What somebody wants.
enum Wish {
    Act(u32),
    Undone,
    Quit,
}

/// Plays in the terminal.
pub(crate) fn run(args: &PlayArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let game = game(&args.game)?;
    let info = game.info();
    let resumed = match &args.from {
        Some(path) => Some(record(path, &args.options.data, io)?),
        None => None,
    };
    if let Some(played) = &resumed
        && played.info().slug != info.slug
    {
        let (theirs, ours) = (played.info().slug, info.slug);
        return Err(Failure::Usage(words!(
            "the record is a match of {theirs}, not of {ours}",
            "het verslag is een partij {theirs}, geen {ours}"
        )));
    }
    let fallback = resumed.as_ref().map_or(usual_seats(&info), |played| played.seats());
    let sitting = sitting(args.seats.as_deref(), fallback)?;
    let seats = u8::try_from(sitting.len()).unwrap_or(u8::MAX);
    let played = match resumed {
        Some(played) if played.seats() == seats => played,
        Some(played) => {
            let theirs = played.seats();
            return Err(Failure::Usage(words!(
                "the record has {theirs} seats, --seats has {seats}",
                "het verslag heeft {theirs} plaatsen, --seats heeft er {seats}"
            )));
        }
        None => open(game, seats, &args.options)?,
    };
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let names = Seat::first(seats)
        .zip(&sitting)
        .map(|(seat, who)| {
            let text = if who.is_some() { texts::BOT } else { texts::PERSON };
            text.fill(lang, &[("seat", &seat.letter())])
        })
        .collect();
    // A match that goes on must not meet the rolls of its beginning again.
    let dice = SharedDice(Arc::new(Mutex::new(EdgeDice::seeded(seed, played.events() as u64))));
    let mut table = Table::new(game, played.as_ref(), (&sitting, args.threads), names, dice, lang)?;
    writeln!(io.out, "{}\n", texts::WELCOME.fill(lang, &[("title", &info.title), ("seed", &seed)]))?;
    let done = table.play(io);
    if let Some(path) = &args.record {
        table.save(path, io)?;
    }
    done
}

/// Who sits where: the bot's level, or nobody's for a person.
fn sitting(list: Option<&str>, fallback: u8) -> Result<Vec<Option<Level>>, Failure> {
    let with_bots = |seats: u8| {
        let mut all = vec![Some(Level::Greedy); usize::from(seats.max(1))];
        all[0] = None;
        all
    };
    let Some(list) = list else { return Ok(with_bots(fallback)) };
    if let Ok(seats) = list.trim().parse() {
        return Ok(with_bots(seats));
    }
    let mut all = Vec::new();
    for who in list.split(',').map(str::trim) {
        all.push(match who {
            "you" | "me" | "person" => None,
            "bot" => Some(Level::Greedy),
            _ => {
                let name = who.strip_prefix("bot:").unwrap_or(who);
                Some(level(name).map_err(|failure| match failure {
                    Failure::Usage(Words { en, nl }) => Failure::Usage(words!(
                        "--seats: {en}; or `you` for a person",
                        "--seats: {nl}; of `you` voor een mens"
                    )),
                    other => other,
                })?)
            }
        });
    }
    Ok(all)
}

/// A seed that differs from run to run.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to be typed again, mixed with the process so that two tables differ.
    let mut dice = EdgeDice::seeded(now.as_nanos() as u64, u64::from(std::process::id()));
    u64::from(dice.roll() >> 8)
}

impl Table {
    fn new(
        game: &'static dyn Listed,
        played: &dyn AnyMatch,
        (sitting, threads): (&[Option<Level>], u16),
        names: Vec<String>,
        dice: SharedDice,
        lang: Lang,
    ) -> Result<Table, Failure> {
        let bot = |level: Level| {
            let bot = game.bot_named(&threaded(level.name(), threads));
            bot.unwrap_or_else(|_| game.bot(level))
        };
        let info = played.info();
        let spec = |(name, level): (&String, &Option<Level>)| match level {
            Some(level) => SeatSpec::Bot { name: name.clone(), bot: level.name().to_owned() },
            None => SeatSpec::Person { name: name.clone() },
        };
        let card = MatchSummary {
            id: String::new(),
            game: info.slug.to_owned(),
            title: info.title.to_owned(),
            data: played.data_hash().to_owned(),
            seats: names.iter().zip(sitting).map(spec).collect(),
            options: played.options(),
            version: 0,
            revision: 0,
            turn: turn_state(&played.turn()),
            terms: Default::default(),
            open: Vec::new(),
            dice: None,
            opened: 0,
        };
        let rows = Row::of(played, 0);
        let table = atoll_table::Table::new(card, played.at(0), &rows, Box::new(dice.clone()), 0)
            .map_err(|error| Failure::No(words!("{error}", "deze partij kan niet worden voortgezet: {error}")))?;
        let told = played.events();
        let mut made = Table {
            game,
            table,
            bots: sitting.iter().map(|who| who.map(bot)).collect(),
            names,
            dice,
            lang,
            said: 0,
            answers: VecDeque::new(),
            follower: Follower::default(),
            notes: Vec::new(),
            told,
            knew: Seat::first(played.seats()).map(|seat| (seat.number(), told)).collect(),
            last: None,
            #[cfg(test)]
            heard: Vec::new(),
        };
        let people = Seat::first(played.seats()).filter(|seat| made.bots[seat.index()].is_none()).collect();
        let effects = made.table.enter(0, GUEST, Arrival { seats: people, is_keeper: true, id: 0, lang, since: None });
        made.carry_out(effects);
        made.answers.clear();
        Ok(made)
    }

    fn played(&self) -> &dyn AnyMatch {
        self.table.played()
    }

    /// Does what the table wants; bots think at once.
    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut left = VecDeque::from(effects);
        while let Some(effect) = left.pop_front() {
            match effect {
                Effect::Tell { message, .. } => {
                    let message = message.read();
                    #[cfg(test)]
                    self.heard.push(message.clone());
                    match self.follower.take(&message) {
                        Ok(true) => {}
                        Ok(false) if message.answers().is_some() => self.answers.push_back(message),
                        Ok(false) => {}
                        Err(misfit) => self.notes.push(misfit.to_string()),
                    }
                }
                // The match lives as long as the program, and is saved when somebody says so.
                Effect::Store(_) => left.extend(self.table.stored(0)),
                Effect::Think { revision, seat, played, .. } => {
                    let bot = self.bots[seat.index()].as_mut();
                    let code = bot.and_then(|bot| bot.choose(played.as_ref(), seat, &mut self.dice));
                    left.extend(self.table.thought(0, revision, code));
                }
                Effect::Advise { question, bot, seat, lang, played } => {
                    let advice = self.game.advise(played.as_ref(), seat, &bot, MOST_MOVES, lang).unwrap_or_default();
                    let told = advice.into_iter().map(|one| AdvisedMove {
                        code: one.code,
                        value: one.value,
                        visits: one.visits,
                        reason: one.reason,
                    });
                    left.extend(self.table.advised(0, question, told.collect()));
                }
                // At a terminal there is no time to wait for.
                Effect::WakeAt(at) => left.extend(self.table.tick(at)),
                // Nobody invites to a seat at a terminal.
                Effect::Dismiss(_) => {}
                Effect::Note(note) => self.notes.push(note),
            }
        }
    }

    /// Says something at the table; its answer.
    fn say(&mut self, what: FromPlayer) -> Result<FromTable, Failure> {
        self.said += 1;
        let effects = self.table.hear(0, GUEST, Said { id: self.said, what });
        self.carry_out(effects);
        let answer = self.answers.pop_front();
        answer.ok_or_else(|| Failure::No(words!("the table does not answer", "de tafel antwoordt niet")))
    }

    /// Plays until the match is over or somebody leaves it.
    fn play(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        let effects = self.table.start(0);
        self.carry_out(effects);
        loop {
            for note in self.notes.drain(..) {
                writeln!(io.err, "{note}")?;
            }
            let asked = match (self.follower.eyes, self.follower.state().map(|state| &state.turn)) {
                (Some(seat), Some(TurnState::Decide { seats })) if seats.contains(&seat) => Seat::new(seat),
                _ => None,
            };
            let Some(seat) = asked else { return self.end(io) };
            self.hand_over(seat, io)?;
            self.tell(Observer::Seat(seat), io)?;
            let number = seat.number();
            self.knew.insert(number, self.told);
            match self.ask(seat, io)? {
                Wish::Act(code) => {
                    let expect = self.follower.revision;
                    if let FromTable::Refused { problem, .. } =
                        self.say(FromPlayer::Act { seat: number, expect, code })?
                    {
                        writeln!(io.out, "{}", named(&problem.message, &self.names))?;
                    }
                }
                Wish::Undone => {}
                Wish::Quit => {
                    let events = self.played().events();
                    writeln!(io.out, "{}", texts::LEFT.fill(self.lang, &[("events", &events)]))?;
                    return Ok(());
                }
            }
        }
    }

    /// Hides the table from the one before, if there are secrets and a screen.
    fn hand_over(&mut self, seat: Seat, io: &mut Io<'_>) -> Result<(), Failure> {
        let people = self.bots.iter().filter(|bot| bot.is_none()).count();
        let other = self.last.replace(seat).is_some_and(|last| last != seat);
        if !io.terminal || people < 2 || !other {
            return Ok(());
        }
        if self.played().view(Observer::Seat(seat)) == self.played().view(Observer::Spectator) {
            return Ok(());
        }
        let name = &self.names[seat.index()];
        // Clears the screen and what has scrolled off it.
        write!(io.out, "\x1b[2J\x1b[3J\x1b[H{} ", texts::PASS_SCREEN.fill(self.lang, &[("name", name)]))?;
        self.line(io)?;
        // The one who comes is told what is new to it, on an empty screen.
        self.told = self.knew.get(&seat.number()).copied().unwrap_or(0);
        Ok(())
    }

    /// Tells what has happened since.
    fn tell(&mut self, who: Observer, io: &mut Io<'_>) -> Result<(), Failure> {
        let events = self.played().events();
        // What a closed phase has uncovered is told again.
        let told = self.played().retold(self.told.min(events));
        let own = match who {
            Observer::Seat(seat) => self.follower.log_of(Some(seat.number())),
            Observer::Spectator | Observer::Archivist => self.follower.log_of(None),
        };
        let lines: Vec<String> = match own.filter(|log| log.len() == events) {
            Some(log) => log[told..].iter().map(|line| line.sentence.clone()).collect(),
            None => self.played().log(who, told, self.lang).into_iter().map(|line| line.sentence).collect(),
        };
        for sentence in lines.iter().filter(|sentence| !sentence.is_empty()) {
            writeln!(io.out, "  {}", named(sentence, &self.names))?;
        }
        self.told = events;
        Ok(())
    }

    fn draw(&self, who: Observer, io: &mut Io<'_>) -> Result<(), Failure> {
        let board = named(&self.played().draw(who, self.lang), &self.names);
        Ok(writeln!(io.out, "\n{}\n", board.trim_end())?)
    }

    /// One line of input without its end; nothing at the end of input.
    fn line(&self, io: &mut Io<'_>) -> Result<Option<String>, Failure> {
        io.out.flush()?;
        let mut bytes = Vec::new();
        if io.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// Asks a person for an action.
    fn ask(&mut self, seat: Seat, io: &mut Io<'_>) -> Result<Wish, Failure> {
        let who = Observer::Seat(seat);
        let lang = self.lang;
        let Some(state) = self.follower.state() else { return Ok(Wish::Quit) };
        let (legal, prompt) = (state.legal.clone(), named(&state.prompt, &self.names));
        let sentences: Vec<String> =
            legal.iter().map(|action| named(&action.sentence, &self.names).replace('\n', " ")).collect();
        let notations: Vec<String> = legal.iter().map(|action| action.text.clone()).collect();
        let all: Vec<usize> = (0..legal.len()).collect();
        let mut shown = arrange(&sentences, &all);
        self.draw(who, io)?;
        let name = self.names[seat.index()].clone();
        writeln!(io.out, "{}", texts::YOUR_TURN.fill(lang, &[("name", &name), ("prompt", &prompt)]))?;
        list(&shown, &legal, &sentences, lang, io)?;
        loop {
            write!(io.out, "> ")?;
            let Some(line) = self.line(io)? else {
                writeln!(io.out)?;
                return Ok(Wish::Quit);
            };
            if !io.terminal {
                // A pipe shows no typing of its own.
                writeln!(io.out, "{line}")?;
            }
            if line.is_empty() {
                shown = arrange(&sentences, &all);
                list(&shown, &legal, &sentences, lang, io)?;
                continue;
            }
            if let Ok(number) = line.parse::<usize>() {
                match number.checked_sub(1).and_then(|at| shown.get(at)) {
                    Some(Item::One(at)) => return Ok(Wish::Act(legal[*at].code)),
                    Some(Item::Several { of, .. }) => {
                        shown = arrange(&sentences, of);
                        list(&shown, &legal, &sentences, lang, io)?;
                        continue;
                    }
                    // A notation may be a number, too.
                    None if !notations.contains(&line) => {
                        let last = shown.len();
                        writeln!(
                            io.out,
                            "{}",
                            texts::NO_SUCH_NUMBER.fill(lang, &[("number", &number), ("last", &last)])
                        )?;
                        continue;
                    }
                    None => {}
                }
            }
            if let Some(action) = legal.iter().find(|action| action.text == line) {
                return Ok(Wish::Act(action.code));
            }
            if let Some(wish) = self.command(seat, &line, io)? {
                match wish {
                    Some(wish) => return Ok(wish),
                    None => continue,
                }
            }
            let found = filter(&notations, &sentences, &line);
            if found.is_empty() {
                // What can be read as an action but may not be done is refused by its rule.
                if let Ok(code) = self.played().read(&line)
                    && let FromTable::Why { why, .. } = self.say(FromPlayer::Why { seat: seat.number(), code })?
                    && !why.legal
                {
                    let rule = why.rule.map(|id| format!("{id}: ")).unwrap_or_default();
                    writeln!(io.out, "{} {rule}{}", texts::NO.get(lang), named(&why.text, &self.names))?;
                    continue;
                }
                if let Ok(Err(illegal)) = self.played().why_text(seat, &line) {
                    writeln!(io.out, "{} {}: {}", texts::NO.get(lang), illegal.0.id, illegal.text(lang))?;
                    continue;
                }
                writeln!(io.out, "{}", texts::NO_MATCH.fill(lang, &[("text", &line)]))?;
                continue;
            }
            shown = arrange(&sentences, &found);
            writeln!(io.out, "{}", texts::FILTERED.fill(lang, &[("text", &line)]))?;
            list(&shown, &legal, &sentences, lang, io)?;
        }
    }

    /// Does what a command says; nothing if the line is no command.
    fn command(&mut self, seat: Seat, line: &str, io: &mut Io<'_>) -> Result<Option<Option<Wish>>, Failure> {
        let lang = self.lang;
        let line = line.strip_prefix(':').unwrap_or(line);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "help" | "h" | "?" => writeln!(io.out, "{}", texts::HELP.get(lang))?,
            "quit" | "exit" | "q" | "stop" => return Ok(Some(Some(Wish::Quit))),
            "undo" | "u" | "terug" => {
                let undo = FromPlayer::Undo { seat: seat.number(), expect: self.follower.revision };
                match self.say(undo)? {
                    FromTable::Refused { problem, .. } => {
                        writeln!(io.out, "{}", named(&problem.message, &self.names))?;
                    }
                    _ => {
                        writeln!(io.out, "{}", texts::UNDONE.get(lang))?;
                        return Ok(Some(Some(Wish::Undone)));
                    }
                }
            }
            "board" | "bord" => self.draw(Observer::Seat(seat), io)?,
            "log" => {
                self.told = 0;
                self.tell(Observer::Seat(seat), io)?;
            }
            "score" | "scores" => write!(io.out, "{}", scores(self.played(), &self.names, lang))?,
            "rules" | "regels" => rules(&self.game.info(), rest, lang, io)?,
            "why" | "waarom" if !rest.is_empty() => {
                let own = format!("{seat} {rest}");
                let whole = if rest.starts_with(|c: char| c.is_ascii_digit() || c == '*') { rest } else { &own };
                match answer(self.played(), whole, lang) {
                    Ok(answer) => {
                        let word = if answer.legal { texts::YES } else { texts::NO };
                        let rule = answer.rule.map(|id| format!("{id}: ")).unwrap_or_default();
                        writeln!(io.out, "{} {rule}{}", word.get(lang), answer.text)?;
                    }
                    Err(Failure::Usage(text) | Failure::No(text)) => writeln!(io.out, "{}", text.get(lang))?,
                    Err(failure) => return Err(failure),
                }
            }
            "hint" | "tip" => {
                let longer = matches!(rest, "longer" | "langer");
                let answer = self.say(FromPlayer::Hint { seat: seat.number(), longer })?;
                let FromTable::Hint { moves, .. } = answer else { return Ok(Some(None)) };
                for one in moves {
                    let legal = self.follower.state().into_iter().flat_map(|state| &state.legal);
                    let Some(action) = legal.into_iter().find(|action| action.code == one.code) else { continue };
                    let sentence = named(&action.sentence, &self.names).replace('\n', " ");
                    let reason = named(&one.reason, &self.names);
                    let value = format!("{:.0} %", 100.0 * one.value);
                    let words: [(&str, &dyn std::fmt::Display); 4] =
                        [("text", &action.text), ("sentence", &sentence), ("value", &value), ("reason", &reason)];
                    writeln!(io.out, "{}", texts::HINT.fill(lang, &words))?;
                }
                if !longer {
                    let alone = self.played().seats() == 1;
                    let text = if alone { texts::HINT_LONGER_ALONE } else { texts::HINT_LONGER };
                    writeln!(io.out, "{}", text.get(lang))?;
                }
            }
            "save" | "bewaar" if rest.is_empty() => writeln!(io.out, "{}", texts::SAVE_WHERE.get(lang))?,
            "save" | "bewaar" => self.save(Path::new(rest), io)?,
            _ => return Ok(None),
        }
        Ok(Some(None))
    }

    fn save(&self, path: &Path, io: &mut Io<'_>) -> Result<(), Failure> {
        let file = path.display();
        match fs::write(path, self.played().record()) {
            Ok(()) => writeln!(io.out, "{}", texts::SAVED.fill(self.lang, &[("file", &file)]))?,
            Err(error) => {
                writeln!(io.out, "{}", texts::NOT_SAVED.fill(self.lang, &[("file", &file), ("error", &error)]))?;
            }
        }
        Ok(())
    }

    /// Shows how the match ended.
    fn end(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        let people: Vec<Seat> =
            Seat::first(self.played().seats()).filter(|seat| self.bots[seat.index()].is_none()).collect();
        let who = match people[..] {
            [only] => Observer::Seat(only),
            _ => Observer::Spectator,
        };
        self.tell(who, io)?;
        self.draw(who, io)?;
        write!(io.out, "{}", scores(self.played(), &self.names, self.lang))?;
        let Turn::Over(outcome) = self.played().turn() else { return Ok(()) };
        // Alone nobody is beaten: the game says itself how it ended, by a rating or by whom one lost to.
        if self.played().seats() == 1 {
            let ended = self.played().prompt(Observer::Seat(Seat::A), self.lang);
            return Ok(writeln!(io.out, "{}", named(&ended, &self.names))?);
        }
        let winners: Vec<&str> = outcome
            .places
            .iter()
            .filter(|(_, place)| **place == 1)
            .map(|(seat, _)| self.names[seat.index()].as_str())
            .collect();
        let names = winners.join(texts::AND.get(self.lang));
        let text = match winners.len() {
            0 => texts::NOBODY,
            1 => texts::WINNER,
            _ => texts::WINNERS,
        };
        writeln!(io.out, "{}", text.fill(self.lang, &[("names", &names)]))?;
        Ok(())
    }
}

/// Lists choices with their numbers.
fn list(
    items: &[Item],
    legal: &[LegalState],
    sentences: &[String],
    lang: Lang,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    for (n, item) in items.iter().enumerate() {
        match item {
            Item::One(at) => writeln!(io.out, "{:>4}  {}  [{}]", n + 1, sentences[*at], legal[*at].text)?,
            Item::Several { start, of } => {
                let count = texts::CHOICES.fill(lang, &[("count", &of.len())]);
                writeln!(io.out, "{:>4}  {start} … {count}", n + 1)?;
            }
        }
    }
    Ok(())
}

/// Shows the rules with a word in them.
fn rules(info: &Info, word: &str, lang: Lang, io: &mut Io<'_>) -> Result<(), Failure> {
    let word = word.to_lowercase();
    let mut found = false;
    for rule in info.rules {
        let text = rule.text.get(lang);
        if rule.id.to_lowercase().contains(&word) || text.to_lowercase().contains(&word) {
            writeln!(io.out, "  {}  {text}", rule.id)?;
            found = true;
        }
    }
    if !found {
        writeln!(io.out, "{}", no_such_rule(info, &word).get(lang))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use atoll_registry::GAMES;
    use atoll_table::suite::{Door, Step, check};
    use proptest::prelude::*;

    use super::*;

    fn table(game: &'static dyn Listed) -> Table {
        let played = game.shipped().open(2, &serde_json::json!({})).expect("two can play");
        let dice = SharedDice(Arc::new(Mutex::new(EdgeDice::seeded(7, 0))));
        let names = vec!["Ann".to_owned(), "Bo".to_owned()];
        let mut table = Table::new(game, played.as_ref(), (&[None, None], 1), names, dice, Lang::En).expect("it opens");
        let effects = table.table.start(0);
        table.carry_out(effects);
        table
    }

    impl Door for Table {
        fn guests(&self) -> Vec<Vec<u8>> {
            vec![vec![0, 1]]
        }
        fn say(&mut self, _: usize, said: &Said) {
            let effects = self.table.hear(0, GUEST, said.clone());
            self.carry_out(effects);
        }
        fn heard(&mut self, _: usize, _: u32) -> Vec<FromTable> {
            std::mem::take(&mut self.heard)
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

        /// The terminal passes the suite that every door to a table passes.
        #[test]
        fn a_terminal_keeps_its_word(
            game in 0..GAMES.len(),
            steps in prop::collection::vec((any::<u8>(), any::<usize>(), any::<u32>()), 1..60),
        ) {
            let steps: Vec<Step> = steps.into_iter().map(|(kind, nth, n)| Step::of(kind, 0, nth, n)).collect();
            let mut table = table(GAMES[game]);
            let events = check(&mut table, &steps);
            prop_assert_eq!(table.played().events() as u32, events);
        }
    }
}
