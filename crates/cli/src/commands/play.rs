//! `atoll play`.

use std::fs;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use atoll_core::any::{AnyMatch, LegalAction};
use atoll_core::{Dice, Info, Lang, Observer, Seat, Turn};
use atoll_registry::{AnyBot, EdgeDice, Level, Listed};

use crate::args::PlayArgs;
use crate::choices::{Item, arrange, filter};
use crate::commands::replay::scores;
use crate::commands::sim::level;
use crate::commands::why::answer;
use crate::common::{game, named, open, record, usual_seats};
use crate::texts;
use crate::{Failure, Io};

/// Who sits on a seat.
enum Player {
    Person,
    Bot(Box<dyn AnyBot>),
}

/// A match at the terminal.
struct Table {
    game: &'static dyn Listed,
    played: Box<dyn AnyMatch>,
    players: Vec<Player>,
    names: Vec<String>,
    dice: EdgeDice,
    lang: Lang,
    /// How many events have been told.
    told: usize,
    /// The seat that looked at the screen last.
    last: Option<Seat>,
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
        return Err(Failure::Usage(format!("the record is a match of {}, not of {}", played.info().slug, info.slug)));
    }
    let fallback = resumed.as_ref().map_or(usual_seats(&info), |played| played.seats());
    let sitting = sitting(args.seats.as_deref(), fallback, lang, io)?;
    let seats = u8::try_from(sitting.len()).unwrap_or(u8::MAX);
    let played = match resumed {
        Some(played) if played.seats() == seats => played,
        Some(played) => {
            return Err(Failure::Usage(format!("the record has {} seats, --seats has {seats}", played.seats())));
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
    let players = sitting.iter().map(|who| who.map_or(Player::Person, |level| Player::Bot(game.bot(level)))).collect();
    // A match that goes on must not meet the rolls of its beginning again.
    let dice = EdgeDice::seeded(seed, played.events() as u64);
    let told = played.events();
    let mut table = Table { game, played, players, names, dice, lang, told, last: None };
    writeln!(io.out, "{}\n", texts::WELCOME.fill(lang, &[("title", &info.title), ("seed", &seed)]))?;
    let done = table.play(io);
    if let Some(path) = &args.record {
        table.save(path, io)?;
    }
    done
}

/// Who sits where: the bot's level, or nobody's for a person.
fn sitting(list: Option<&str>, fallback: u8, lang: Lang, io: &mut Io<'_>) -> Result<Vec<Option<Level>>, Failure> {
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
                let strongest = Level::ALL[Level::ALL.len() - 1];
                // Levels to come are played by the strongest there is.
                if name.parse::<u8>().is_ok_and(|number| (strongest.number() + 1..10).contains(&number)) {
                    let note = texts::STRONGEST.fill(lang, &[("bot", &who), ("name", &strongest.name())]);
                    let _ = writeln!(io.err, "{note}");
                    Some(strongest)
                } else {
                    Some(level(name).map_err(|failure| match failure {
                        Failure::Usage(text) => Failure::Usage(format!("--seats: {text}; or `you` for a person")),
                        other => other,
                    })?)
                }
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
    /// Plays until the match is over or somebody leaves it.
    fn play(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        loop {
            self.played.settle(&mut self.dice);
            let Turn::Decide(seats) = self.played.turn() else { return self.end(io) };
            let bots = seats.iter().filter(|seat| matches!(self.players[seat.index()], Player::Bot(_)));
            if let Some(seat) = bots.min() {
                self.let_bot_act(seat)?;
                continue;
            }
            let Some(seat) = seats.iter().next() else { return self.end(io) };
            self.hand_over(seat, io)?;
            self.tell(Observer::Seat(seat), io)?;
            match self.ask(seat, io)? {
                Wish::Act(code) => {
                    if let Err(error) = self.played.act(seat, code) {
                        writeln!(io.out, "{error}")?;
                    }
                }
                Wish::Undone => {}
                Wish::Quit => {
                    let events = self.played.events();
                    writeln!(io.out, "{}", texts::LEFT.fill(self.lang, &[("events", &events)]))?;
                    return Ok(());
                }
            }
        }
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<(), Failure> {
        let Player::Bot(bot) = &mut self.players[seat.index()] else { return Ok(()) };
        let code = bot.choose(&*self.played, seat, &mut self.dice);
        let code = code.ok_or_else(|| Failure::No(format!("the bot of seat {seat} finds nothing to do")))?;
        self.played.act(seat, code).map_err(|error| Failure::No(format!("the bot of seat {seat}: {error}")))
    }

    /// Hides the table from the one before, if there are secrets and a screen.
    fn hand_over(&mut self, seat: Seat, io: &mut Io<'_>) -> Result<(), Failure> {
        let people = self.players.iter().filter(|player| matches!(player, Player::Person)).count();
        let other = self.last.replace(seat).is_some_and(|last| last != seat);
        if !io.terminal || people < 2 || !other {
            return Ok(());
        }
        if self.played.view(Observer::Seat(seat)) == self.played.view(Observer::Spectator) {
            return Ok(());
        }
        let name = &self.names[seat.index()];
        // Clears the screen and what has scrolled off it.
        write!(io.out, "\x1b[2J\x1b[3J\x1b[H{} ", texts::PASS_SCREEN.fill(self.lang, &[("name", name)]))?;
        self.line(io)?;
        self.told = 0;
        Ok(())
    }

    /// Tells what has happened since.
    fn tell(&mut self, who: Observer, io: &mut Io<'_>) -> Result<(), Failure> {
        self.told = self.told.min(self.played.events());
        for line in self.played.log(who, self.told, self.lang) {
            if !line.sentence.is_empty() {
                writeln!(io.out, "  {}", named(&line.sentence, &self.names))?;
            }
        }
        self.told = self.played.events();
        Ok(())
    }

    fn draw(&self, who: Observer, io: &mut Io<'_>) -> Result<(), Failure> {
        let board = named(&self.played.draw(who, self.lang), &self.names);
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
        let legal = self.played.legal(seat, lang);
        let sentences: Vec<String> =
            legal.iter().map(|action| named(&action.sentence, &self.names).replace('\n', " ")).collect();
        let notations: Vec<String> = legal.iter().map(|action| action.text.clone()).collect();
        let all: Vec<usize> = (0..legal.len()).collect();
        let mut shown = arrange(&sentences, &all);
        self.draw(who, io)?;
        let prompt = named(&self.played.prompt(who, lang), &self.names);
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
        match word {
            "help" | "h" | "?" => writeln!(io.out, "{}", texts::HELP.get(lang))?,
            "quit" | "exit" | "q" | "stop" => return Ok(Some(Some(Wish::Quit))),
            "undo" | "u" | "terug" => {
                if self.played.undo(seat).is_ok() {
                    writeln!(io.out, "{}", texts::UNDONE.get(lang))?;
                    return Ok(Some(Some(Wish::Undone)));
                }
                writeln!(io.out, "{}", texts::NO_UNDO.get(lang))?;
            }
            "board" | "bord" => self.draw(Observer::Seat(seat), io)?,
            "log" => {
                self.told = 0;
                self.tell(Observer::Seat(seat), io)?;
            }
            "score" | "scores" => write!(io.out, "{}", scores(&*self.played, &self.names, lang))?,
            "rules" | "regels" => rules(&self.game.info(), rest, lang, io)?,
            "why" | "waarom" if !rest.is_empty() => {
                let own = format!("{seat} {rest}");
                let whole = if rest.starts_with(|c: char| c.is_ascii_digit() || c == '*') { rest } else { &own };
                match answer(&*self.played, whole, lang) {
                    Ok(answer) => {
                        let word = if answer.legal { texts::YES } else { texts::NO };
                        let rule = answer.rule.map(|id| format!("{id}: ")).unwrap_or_default();
                        writeln!(io.out, "{} {rule}{}", word.get(lang), answer.text)?;
                    }
                    Err(Failure::Usage(text) | Failure::No(text)) => writeln!(io.out, "{text}")?,
                    Err(failure) => return Err(failure),
                }
            }
            "hint" | "tip" => {
                // Dice of its own: a hint must not change what is rolled later.
                let mut dice = EdgeDice::seeded(self.played.hash(), 0);
                let code = self.game.bot(Level::Greedy).choose(&*self.played, seat, &mut dice);
                let found = self.played.legal(seat, lang).into_iter().find(|action| Some(action.code) == code);
                if let Some(action) = found {
                    let sentence = named(&action.sentence, &self.names);
                    writeln!(io.out, "{}", texts::HINT.fill(lang, &[("text", &action.text), ("sentence", &sentence)]))?;
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
        match fs::write(path, self.played.record()) {
            Ok(()) => writeln!(io.out, "{}", texts::SAVED.fill(self.lang, &[("file", &file)]))?,
            Err(error) => {
                writeln!(io.out, "{}", texts::NOT_SAVED.fill(self.lang, &[("file", &file), ("error", &error)]))?;
            }
        }
        Ok(())
    }

    /// Shows how the match ended.
    fn end(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        let people: Vec<Seat> = Seat::first(self.played.seats())
            .filter(|seat| matches!(self.players[seat.index()], Player::Person))
            .collect();
        let who = match people[..] {
            [only] => Observer::Seat(only),
            _ => Observer::Spectator,
        };
        self.tell(who, io)?;
        self.draw(who, io)?;
        write!(io.out, "{}", scores(&*self.played, &self.names, self.lang))?;
        let Turn::Over(outcome) = self.played.turn() else { return Ok(()) };
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
    legal: &[LegalAction],
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
    for rule in info.rules {
        let text = rule.text.get(lang);
        if rule.id.to_lowercase().contains(&word) || text.to_lowercase().contains(&word) {
            writeln!(io.out, "  {}  {text}", rule.id)?;
        }
    }
    Ok(())
}
