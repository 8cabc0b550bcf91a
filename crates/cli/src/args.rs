//! What the program can be told.

use std::fmt;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;

use atoll_core::{Lang, Text};
use clap::{Args, Parser, Subcommand};

/// Coral-themed board games: play them, simulate them, ask about their rules.
#[derive(Parser, Debug)]
#[command(
    name = "atoll",
    version,
    max_term_width = 100,
    after_help = "Without a command, `atoll serve` is meant.\n\nExit codes: 0 all is well, 1 the answer is no or a file is at fault, 2 called wrongly."
)]
pub(crate) struct Cli {
    /// Without a command the server is started.
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve the tables and their pages (also without any command)
    Serve(ServeArgs),
    /// List the games: seats, options and their values, data hash
    Games(GamesArgs),
    /// Play in the terminal
    Play(PlayArgs),
    /// Play many seeded matches between bots
    Sim(SimArgs),
    /// Let bots play against each other and tell who is stronger
    Arena(ArenaArgs),
    /// Improve what the bots of a game know, by matches against themselves
    Train(TrainArgs),
    /// Ask a bot for the best moves in a position of a record
    Hint(HintArgs),
    /// Look at a finished match again: what each decision cost, and what was luck
    Review(ReviewArgs),
    /// Show positions with one clearly best move, or look for new ones
    Puzzles(PuzzlesArgs),
    /// Report on a game's balance: seats, scores, cards, endings
    Balance(BalanceArgs),
    /// Show a position of a record: whose turn it is and what is legal
    Legal(LegalArgs),
    /// Check every event of a record and show the result
    Replay(ReplayArgs),
    /// Compute every roll and draw of a record again: were the dice fair?
    Verify(VerifyArgs),
    /// Copy the store of a server to a file, while it is running
    Backup(BackupArgs),
    /// Put such a copy in the place of a store
    Restore(RestoreArgs),
    /// Carry all matches to another store, or play all that is stored again
    Store(StoreArgs),
    /// Ask whether an action is legal, and which rule forbids it
    Why(WhyArgs),
    /// Show the rules of a game
    Rules(RulesArgs),
    /// Show, check or copy the component files of a game
    Data(DataArgs),
    /// Measure speed
    Bench(BenchArgs),
    /// Ask whether pieces of Coral stand on a reef
    Stability(StabilityArgs),
}

impl Command {
    /// The language of the answer.
    pub(crate) fn lang(&self) -> Lang {
        match self {
            Command::Games(args) => args.lang.lang,
            Command::Play(args) => args.lang.lang,
            Command::Sim(args) => args.lang.lang,
            Command::Arena(args) => args.lang.lang,
            Command::Train(args) => args.lang.lang,
            Command::Hint(args) => args.lang.lang,
            Command::Review(args) => args.lang.lang,
            Command::Puzzles(args) => args.lang.lang,
            Command::Balance(args) => args.lang.lang,
            Command::Legal(args) => args.lang.lang,
            Command::Replay(args) => args.lang.lang,
            Command::Why(args) => args.lang.lang,
            Command::Verify(args) => args.lang.lang,
            Command::Rules(args) => args.lang.lang,
            Command::Data(args) => args.lang.lang,
            Command::Serve(_)
            | Command::Bench(_)
            | Command::Stability(_)
            | Command::Backup(_)
            | Command::Store(_)
            | Command::Restore(_) => Lang::En,
        }
    }
}

/// A value that an option does not take; said in both languages, as the chosen one is not known yet.
#[derive(Debug)]
pub(crate) struct BadValue(pub(crate) Text);

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} / {}", self.0.en, self.0.nl)
    }
}

impl std::error::Error for BadValue {}

/// A count of which there must be one at least, and no more than anybody lives to see.
fn some(text: &str) -> Result<u64, BadValue> {
    let none = Text {
        en: "expected a whole number from 1 up to a billion",
        nl: "verwacht: een geheel getal vanaf 1, tot een miljard",
    };
    text.parse().ok().filter(|count| (1..=1_000_000_000).contains(count)).ok_or(BadValue(none))
}

/// How much better one move is than another: a share of a win.
fn gap(text: &str) -> Result<f32, BadValue> {
    let none = Text { en: "expected a share between 0 and 1", nl: "verwacht: een aandeel tussen 0 en 1" };
    text.parse().ok().filter(|share| (0.0..1.0).contains(share)).ok_or(BadValue(none))
}

fn lang(tag: &str) -> Result<Lang, BadValue> {
    let known = Text { en: "the languages are en and nl", nl: "de talen zijn en en nl" };
    Lang::from_tag(tag).ok_or(BadValue(known))
}

/// The language of what is shown.
#[derive(Args, Debug)]
pub(crate) struct InLang {
    /// The language: en or nl
    #[arg(long, value_name = "LANG", value_parser = lang, default_value = "en")]
    pub lang: Lang,
}

/// Component files to play with.
#[derive(Args, Debug)]
pub(crate) struct WithData {
    /// A folder whose files replace the component files of the same name
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// A match to be set up.
#[derive(Args, Debug)]
pub(crate) struct WithOptions {
    /// Choose an option; may be given several times (see `atoll games`)
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    #[command(flatten)]
    pub data: WithData,
}

/// `HOST:PORT`, or a port of this machine alone.
fn address(text: &str) -> Result<SocketAddr, BadValue> {
    if let Ok(port) = text.parse::<u16>() {
        return Ok(SocketAddr::from(([127, 0, 0, 1], port)));
    }
    let found = text.to_socket_addrs().ok().and_then(|mut all| all.next());
    found.ok_or(BadValue(Text {
        en: "expected HOST:PORT such as 127.0.0.1:7777, or a port",
        nl: "verwacht: HOST:POORT zoals 127.0.0.1:7777, of een poort",
    }))
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll serve
  atoll serve --addr 0.0.0.0:8080 --store sqlite:/var/lib/atoll/atoll.db

ATOLL_LOG=info tells more on standard error.")]
pub(crate) struct ServeArgs {
    /// Where to listen: HOST:PORT, or a port of this machine alone
    #[arg(long, value_name = "ADDR", value_parser = address, default_value = "127.0.0.1:7777")]
    pub addr: SocketAddr,
    /// Where matches are kept: sqlite:PATH or postgres://USER@HOST/NAME; in the user's data folder if left out
    #[arg(long, value_name = "URL")]
    pub store: Option<String>,
    /// A folder with a folder of component files for each game that shall have others
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// After how many days a match that nobody touches is forgotten; 0 keeps all for ever
    #[arg(long, value_name = "DAYS", default_value_t = atoll_server::KEEP)]
    pub keep: u32,
    /// How long a bot waits before it acts, in milliseconds
    #[arg(long, value_name = "MS")]
    pub pace: Option<u64>,
    /// How many connections one address may hold; 0 for any number
    #[arg(long, value_name = "N")]
    pub connections: Option<u32>,
    /// How many tables one address may open in an hour; 0 for any number
    #[arg(long, value_name = "N")]
    pub tables: Option<u32>,
    /// Where it is told that a guest who is away has the turn: http://HOST[:PORT]/PATH
    #[arg(long, value_name = "URL")]
    pub webhook: Option<String>,
    /// Share the store, a PostgreSQL, with other servers that are reached over this NATS: nats://HOST[:PORT] or
    /// tls://USER:PASSWORD@HOST[:PORT][?ca=FILE]
    #[arg(long, value_name = "URL")]
    pub cluster: Option<String>,
}

#[derive(Args, Debug)]
#[command(after_help = "Example: atoll games --json")]
pub(crate) struct GamesArgs {
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll play reef
  atoll play reef --seats you,bot:2,bot:1 --set shapes=saddle --lang nl
  atoll play reef --seats you,you --record evening.atoll
  atoll play reef --from evening.atoll")]
pub(crate) struct PlayArgs {
    /// The game's slug, such as reef
    pub game: String,
    /// Who sits where: `you` or `bot:LEVEL` for each seat, or a number of seats
    #[arg(long, value_name = "LIST")]
    pub seats: Option<String>,
    #[command(flatten)]
    pub options: WithOptions,
    /// The seed of the dice; another one each time if left out
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Write the record here when the match ends or is left
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Go on from a record
    #[arg(long, value_name = "RECORD", conflicts_with = "set")]
    pub from: Option<String>,
    /// How many threads a bot thinks with; another number may choose otherwise
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll sim reef --games 1000 --seed 7 --seats 2 --json
  atoll sim reef --games 200 --seed 1 --bots greedy,random --details
  atoll sim reef --games 3 --seed 1 --records matches/")]
pub(crate) struct SimArgs {
    /// The game's slug, such as reef
    pub game: String,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u64,
    /// The seed of the series
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many seats
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// A bot for each seat: a level from 1 to 6, random or greedy
    #[arg(long, value_name = "LIST")]
    pub bots: Option<String>,
    #[command(flatten)]
    pub options: WithOptions,
    /// Write each match to this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Also tell the mean of each scoring step and how matches ended
    #[arg(long)]
    pub details: bool,
    /// How many threads play; all cores if not given, with the same result for any number
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll arena reef --bots 6,greedy --games 400 --seed 1
  atoll arena coralia --bots 4,3 --games 100 --json
  atoll arena islands --bots 6,3 --seats 4      one level 6 among three level 3
  atoll arena coral --bots 6/x=4,6              four times the budget against the usual one
  atoll arena relief --bots 1,2,3,4,5,6 --ladder --games 400 --stop 50,60 --log relief.log
  atoll arena reef --bots \"cmd:python3 docs/examples/arena_bot.py,2\" --records matches/

Every deal is played from every side. More bots than seats meet in pairs, every two or, on a ladder, each the one
before it. A level may have its knobs turned: it (lines of thought), x (times the budget), roll, rash, c, expand,
branch, order, slack, ahead, lone, trees (threads of one thought), keep (go on with the tree of the last move). A program is named by `cmd:` and its words; docs/arena.md tells what it hears and answers.")]
pub(crate) struct ArenaArgs {
    /// The game's slug, such as reef
    pub game: String,
    /// Two or more bots: levels from 1 to 6, random, greedy, programs
    #[arg(long, value_name = "LIST")]
    pub bots: String,
    /// Let each bot meet the one before it in the list only
    #[arg(long)]
    pub ladder: bool,
    /// End a meeting as soon as one of two shares of the first bot, in a hundred, is likely enough against the other
    #[arg(long, value_name = "LOW,HIGH")]
    pub stop: Option<String>,
    /// Add every match to this file, and do not play again what stands in it
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// Keep the records in this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// How many seconds a program may take for an answer
    #[arg(long, value_name = "S", default_value_t = atoll_arena::PATIENCE.as_secs(), value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub patience: u64,
    /// How many matches each meeting has
    #[arg(long, value_name = "N", value_parser = some, default_value_t = 100)]
    pub games: u64,
    /// The seed of the series
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many seats; with fewer bots, the last one takes those that are left
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// How many threads; as many as there are cores if left out
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    #[command(flatten)]
    pub options: WithOptions,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll train relief --games 400 --rounds 2 --iterations 60 --seed 1
  atoll train reef --games 2000 --out crates/minds/weights/reef.toml

A mind knows a game by features, each with a weight at the start and at the end of a match. Training plays
matches, fits the lead at the end to what the seats had on the way, and lets the new weights play against the
old ones. The file holds the command and what came of it; shipped are those of `crates/minds/weights`.")]
pub(crate) struct TrainArgs {
    /// The game's slug, such as reef
    pub game: String,
    /// How many matches each round has
    #[arg(long, value_name = "N", value_parser = some, default_value_t = 200)]
    pub games: u64,
    /// How many rounds; each plays with what those before have taught
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub rounds: u32,
    /// How many lines of thought a decision has in these matches; 0 plays in a hurry
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub iterations: u32,
    /// How many matches the new weights play against the old ones
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(..=1_000_000))]
    pub trial: u64,
    /// The seed of the series
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many seats
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub seats: u8,
    /// How many threads; as many as there are cores if left out
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    /// Write the weights to this file; they are printed if left out
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
The number before a move is the chance to win after it; alone, how much of the goal can be reached.

Examples:
  atoll hint match.atoll --at 12
  atoll hint match.atoll --at 12 --level 4 --json")]
pub(crate) struct HintArgs {
    /// A record; `-` reads it from the input
    pub record: String,
    /// Look at the position after so many events
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// The level that is asked, from 1 to 6; `6/x=4` thinks four times as long
    #[arg(long, value_name = "LEVEL", default_value = "6")]
    pub level: String,
    /// The seat that asks; the first that must decide if left out
    #[arg(long = "as", value_name = "SEAT")]
    pub seat: Option<String>,
    /// How many moves
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    pub most: u16,
    /// How many threads think about it; another number may advise otherwise
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    #[command(flatten)]
    pub data: WithData,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Every decision is weighed from what its seat knew then. Accuracy tells how much was kept of what could have been given
away; own play is the chance to win that was given away, luck what dice and cards changed beyond the decisions.

Examples:
  atoll review match.atoll
  atoll review match.atoll --level 4 --json
  atoll review alone.atoll --deals 1000       a match for one, and how good it was among bot games of its deal")]
pub(crate) struct ReviewArgs {
    /// A record; `-` reads it from the input
    pub record: String,
    /// The level that judges, from 1 to 6; `6/x=4` thinks four times as long
    #[arg(long, value_name = "LEVEL", default_value = "6")]
    pub level: String,
    /// How many bot games of the same deal a match for one is held against; 0 for none
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(..=1_000_000))]
    pub deals: u64,
    #[command(flatten)]
    pub data: WithData,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll puzzles reef
  atoll puzzles reef --json
  atoll puzzles mine reef --count 40 --seed 1 --player 5 --grade 1 --out games/reef/puzzles.json
  atoll puzzles check reef --out games/reef/puzzles.json")]
pub(crate) struct PuzzlesArgs {
    /// The game's slug, such as reef; `mine GAME` looks for new puzzles in matches between strong bots, `check GAME`
    /// keeps those that the strongest level still solves
    #[arg(value_name = "GAME", num_args = 1..=2, required = true)]
    pub what: Vec<String>,
    /// How many to look for
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub count: u32,
    /// The seed of the matches
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The level that proposes; with four times its budget it confirms
    #[arg(long, value_name = "LEVEL", default_value = "6")]
    pub level: String,
    /// The level that plays the matches; the one that proposes if left out
    #[arg(long, value_name = "LEVEL")]
    pub player: Option<String>,
    /// How many levels must miss the answer at least, from 0 to 5
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=5))]
    pub grade: u8,
    /// How much better than the next the best move must be, as a share of a win
    #[arg(long, value_name = "SHARE", default_value_t = 0.08, value_parser = gap)]
    pub gap: f32,
    /// The most matches to look through
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = some)]
    pub matches: u64,
    #[command(flatten)]
    pub options: WithOptions,
    /// Write the puzzles to this file
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll balance reef --games 1000 --seed 1 --out reef.html
  atoll balance reef --set shapes=saddle --versus shapes=copperband --out two.html
  atoll balance relief --versus-data mine/ --json
  atoll balance coralia --games 200 --records matches/ --json")]
pub(crate) struct BalanceArgs {
    /// The game's slug, such as reef
    pub game: String,
    /// How many matches
    #[arg(long, value_name = "N", value_parser = some, default_value_t = 1000)]
    pub games: u64,
    /// The seed of the series
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many seats
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// The bot of every seat: a level from 1 to 6, random or greedy
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    pub bot: String,
    #[command(flatten)]
    pub options: WithOptions,
    /// Options of a second series, shown beside the first; may be given several times
    #[arg(long, value_name = "KEY=VALUE")]
    pub versus: Vec<String>,
    /// Component files of a second series, shown beside the first, with its options unless there are others
    #[arg(long, value_name = "DIR")]
    pub versus_data: Option<PathBuf>,
    /// Write the report to this file, one page that needs nothing else
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Keep the records in this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// How many threads play; all cores if not given, with the same result for any number
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll legal match.atoll
  atoll legal match.atoll --at 12 --as 1 --json
  atoll legal - < match.atoll")]
pub(crate) struct LegalArgs {
    /// A record; `-` reads it from the input
    pub record: String,
    /// Look at the position after so many events
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Look as this seat may; the archivist, who may know all, if left out
    #[arg(long = "as", value_name = "SEAT")]
    pub seat: Option<String>,
    #[command(flatten)]
    pub data: WithData,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll verify match.atoll
  atoll verify match.atoll --json

The server promises its dice before a match: the record holds the promise, and the seed once the match is over.")]
pub(crate) struct VerifyArgs {
    /// A record; - reads standard input
    pub record: String,
    #[command(flatten)]
    pub data: WithData,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not be there yet
    pub file: PathBuf,
    /// The store: sqlite:PATH; in the user's data folder if left out
    #[arg(long, value_name = "URL")]
    pub store: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct StoreArgs {
    #[command(subcommand)]
    pub what: StoreCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum StoreCommand {
    /// Carry every match to another store, each played again there; can be begun again where it broke off
    #[command(after_help = "\
Examples:
  atoll store copy sqlite:atoll.db postgres://atoll@db/atoll")]
    Copy {
        /// Where they are: sqlite:PATH or postgres://USER@HOST/NAME; no server may be using it
        from: String,
        /// Where they go
        to: String,
        /// A folder whose files replace those of the games, as for `atoll serve`
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
    },
    /// Play every stored match again, and name those that do not fit
    Check {
        /// The store: sqlite:PATH or postgres://USER@HOST/NAME
        store: String,
        /// A folder whose files replace those of the games, as for `atoll serve`
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
        /// {"matches","events","broken":[{"id","why"}]}
        #[arg(long)]
        json: bool,
    },
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    /// A file that `atoll backup` wrote
    pub file: PathBuf,
    /// Where the store goes: sqlite:PATH; in the user's data folder if left out
    #[arg(long, value_name = "URL")]
    pub store: Option<String>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll replay match.atoll
  atoll replay match.atoll --log --lang nl")]
pub(crate) struct ReplayArgs {
    /// A record; `-` reads it from the input
    pub record: String,
    /// Tell the whole match in sentences
    #[arg(long)]
    pub log: bool,
    #[command(flatten)]
    pub data: WithData,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll why match.atoll \"c3\"            the action of the seat whose turn it is
  atoll why match.atoll \"1 c3\"          the action of seat 1
  atoll why match.atoll --at 12 \"c3\"    in the position after 12 events")]
pub(crate) struct WhyArgs {
    /// A record; `-` reads it from the input
    pub record: String,
    /// An action in notation, with its seat in front if it is not the one to decide; `* OUTCOME` for chance
    #[arg(allow_hyphen_values = true)]
    pub action: String,
    /// Look at the position after so many events
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    #[command(flatten)]
    pub data: WithData,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll rules reef --lang nl
  atoll rules reef STACK                 the rules with STACK in their id or text")]
pub(crate) struct RulesArgs {
    /// The game's slug, such as reef
    pub game: String,
    /// Only rules with this in their id or text
    pub word: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  atoll data reef                        every fact and where it comes from
  atoll data reef --copy mine/           copy the component files, to change them
  atoll data reef --check mine/          read them back, with errors by file and line
  atoll sim reef --data mine/            and play with them")]
pub(crate) struct DataArgs {
    /// The game's slug, such as reef
    pub game: String,
    /// Check the files of this folder
    #[arg(long, value_name = "DIR", conflicts_with = "copy")]
    pub check: Option<PathBuf>,
    /// Copy the shipped files to this folder; files that are there stay
    #[arg(long, value_name = "DIR")]
    pub copy: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub lang: InLang,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Measures random play on one core with the legal actions listed at every decision, and replay: a match
ends long before 10,000 events, so as many records are read as have 10,000 together, and all openings
but one are taken off. The time is that of the core, not of the clock on the wall, and the best of several
passes counts, so that a busy machine does not matter much.

Example: atoll bench reef --seats 2 --json")]
pub(crate) struct BenchArgs {
    /// The game's slug, such as reef
    pub game: String,
    /// How many seats
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    #[command(flatten)]
    pub options: WithOptions,
    /// How long to play
    #[arg(long, value_name = "S", default_value_t = 2.0)]
    pub seconds: f64,
    /// The seed of the dice
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Each line of the input is a reef and the placements to judge, the one-cell body being the rock:
  {\"bodies\": [[[0,0,0]], [[1,0,0],[1,1,0],[2,0,0]]], \"placements\": [[[0,0,1],[1,0,1],[0,1,1]]]}
Each line of the answer tells which stand and what settled it:
  {\"stable\": [true], \"stage\": [\"path\"]}
A line that cannot be understood is answered with {\"error\": \"line N: ...\"}; the others go on.

Examples:
  atoll stability < reefs.jsonl
  atoll stability --reference --fall < reefs.jsonl
  atoll stability --soak 100000")]
pub(crate) struct StabilityArgs {
    /// Let the readable reference decide, which is slow, and tell its residual
    #[arg(long)]
    pub reference: bool,
    /// Tell what would fall: numbers of bodies, the placed piece having the number after the last
    #[arg(long)]
    pub fall: bool,
    /// Compare both implementations on so many random placements instead
    #[arg(long, value_name = "N")]
    pub soak: Option<u64>,
    /// The seed of the random placements
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}
