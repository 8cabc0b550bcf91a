//! `atoll bench`.

use std::time::Instant;

use atoll_arena::Clock;
use atoll_core::words;
use atoll_registry::SimOrder;
use atoll_registry::stability::take_counts;
use serde_json::{Value, json};

use crate::args::BenchArgs;
use crate::common::{edition, game, hex, open, print_json, thousands, usual_seats};
use crate::{Failure, Io};

/// How many decisions are taken between two looks at the clock: few enough for many chunks, of which the best counts.
const CHUNK: u64 = 5_000;

/// How many lines a search has between two looks at the clock.
const LINES: u32 = 2_000;

/// How often the records are replayed; the best counts.
const PASSES: usize = 5;

/// How many events are replayed.
const EVENTS: usize = 10_000;

/// Measures speed.
pub(crate) fn run(args: &BenchArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::Usage(words!(
            "--seconds must be above 0 and at most 3600",
            "--seconds moet boven 0 zijn en hoogstens 3600"
        )));
    }
    let game = game(&args.game)?;
    let info = game.info();
    let seats = args.seats.unwrap_or(usual_seats(&info));
    let opening = open(game, seats, &args.options)?;
    let usage = |error: atoll_registry::SimError| Failure::usage(&error);

    // A short run first, so that caches and buffers are warm.
    game.rush(&*opening, args.seed, CHUNK).map_err(usage)?;
    take_counts();
    let (start, clock) = (Instant::now(), Clock::now());
    let (mut decisions, mut listed, mut games, mut digest, mut chunk) = (0, 0, 0, 0, 0);
    let mut best = 0.0f64;
    while start.elapsed().as_secs_f64() < args.seconds {
        let begun = Clock::now();
        let rush = game.rush(&*opening, args.seed.wrapping_add(chunk), CHUNK).map_err(usage)?;
        best = best.max(rush.decisions as f64 / begun.elapsed());
        decisions += rush.decisions;
        listed += rush.listed;
        games += rush.games;
        digest ^= rush.digest;
        chunk += 1;
        if rush.decisions == 0 {
            break;
        }
    }
    let seconds = clock.elapsed();
    let per_second = (decisions as f64 / seconds).round();
    let per_decision = if decisions == 0 { 0.0 } else { (listed as f64 / decisions as f64 * 10.0).round() / 10.0 };

    let listing = shares();

    // The same without listing all actions, for games that can find one faster.
    let (start, clock) = (Instant::now(), Clock::now());
    let (mut lazy, mut chunk, mut best_lazy, mut playouts) = (0, 0, 0.0f64, 0);
    while start.elapsed().as_secs_f64() < args.seconds {
        let begun = Clock::now();
        let rush = game.rush_lazily(&*opening, args.seed.wrapping_add(chunk), CHUNK).map_err(usage)?;
        best_lazy = best_lazy.max(rush.decisions as f64 / begun.elapsed());
        lazy += rush.decisions;
        playouts += rush.games;
        digest ^= rush.digest;
        chunk += 1;
        if rush.decisions == 0 {
            break;
        }
    }
    let lazy_seconds = clock.elapsed();
    let lazy_per_second = (lazy as f64 / lazy_seconds).round();
    let playouts_per_second = (playouts as f64 / lazy_seconds).round();
    let playing = shares();

    // Lines of thought about the first decision, after which whole matches are played on at random.
    let (start, clock) = (Instant::now(), Clock::now());
    let (mut lines, mut thought) = (0, 0);
    while start.elapsed().as_secs_f64() < args.seconds {
        let Some(best) = game.ponder(&*opening, args.seed.wrapping_add(thought), LINES).map_err(usage)? else { break };
        digest ^= best.rotate_left((thought % 64) as u32);
        thought += 1;
        lines += u64::from(LINES);
    }
    let lines_per_second = (lines as f64 / clock.elapsed().max(1e-9)).round();

    let mut records = Vec::new();
    let mut events = 0;
    let order = SimOrder { records: true, ..SimOrder::random(u64::from(u32::MAX), args.seed) };
    game.sim(&*opening, &order, &mut |one| {
        if let Some(record) = &one.record {
            events += record.lines().skip(5).count();
            records.push(record.clone());
        }
        events < EVENTS && one.decisions > 0
    })
    .map_err(usage)?;
    let edition = edition(game, &args.options.data)?;
    let (mut replay, mut openings) = (f64::MAX, f64::MAX);
    for _ in 0..PASSES {
        let begun = Clock::now();
        for record in &records {
            let played = edition.clone().replay(record).map_err(|error| Failure::no(&error))?;
            digest ^= played.hash();
        }
        replay = replay.min(begun.elapsed() * 1000.0);
        let begun = Clock::now();
        for _ in &records {
            let opened = edition.clone().open(seats, &opening.options());
            digest ^= opened.map_err(|error| Failure::usage(&error))?.hash();
        }
        openings = openings.min(begun.elapsed() * 1000.0);
    }
    // One match of 10,000 events would be opened once.
    let one_opening = openings / records.len().max(1) as f64;
    let scaled = (replay - openings).max(0.0) * EVENTS as f64 / events.max(1) as f64 + one_opening;

    if args.json {
        let value = json!({
            "game": info.slug,
            "seats": seats,
            "decisions": decisions,
            "seconds": seconds,
            "decisions_per_s": per_second,
            "best_decisions_per_s": best.round(),
            "lazy_decisions_per_s": lazy_per_second,
            "playouts_per_s": playouts_per_second,
            "search_lines_per_s": lines_per_second,
            "best_lazy_decisions_per_s": best_lazy.round(),
            "stability": {
                "listing": listing.iter().map(Share::json).collect::<Vec<_>>(),
                "lazy": playing.iter().map(Share::json).collect::<Vec<_>>(),
            },
            "games": games,
            "legal_per_decision": per_decision,
            "position_bytes": game.position_bytes(),
            "replay": {
                "events": events,
                "records": records.len(),
                "ms": replay,
                "opening_ms": one_opening,
                "ms_per_10000": scaled,
            },
            "digest": hex(digest),
        });
        return print_json(&value, io);
    }
    writeln!(io.out, "{}, {seats} seats, a position of {} bytes", info.title, game.position_bytes())?;
    writeln!(
        io.out,
        "  play    {} decisions/s on one core, {} at best ({} decisions in {} matches, {per_decision:.1} legal actions listed at each)",
        thousands(per_second as u64),
        thousands(best as u64),
        thousands(decisions),
        thousands(games),
    )?;
    show(&listing, io)?;
    writeln!(
        io.out,
        "  random  {} decisions/s without listing, {} at best",
        thousands(lazy_per_second as u64),
        thousands(best_lazy as u64),
    )?;
    show(&playing, io)?;
    writeln!(
        io.out,
        "  search  {} lines/s about the first decision, each played on at random to the end, beside {} random matches/s",
        thousands(lines_per_second as u64),
        thousands(playouts_per_second as u64),
    )?;
    writeln!(
        io.out,
        "  replay  {scaled:.1} ms for a match of 10,000 events (measured on {} events of {} records in {replay:.1} ms, {one_opening:.2} ms of each being its opening)",
        thousands(events as u64),
        records.len(),
    )?;
    Ok(())
}

/// How much one stage of the stability test settled, in tenths of a percent.
struct Share {
    stage: &'static str,
    falls: f64,
    stands: f64,
}

impl Share {
    fn json(&self) -> Value {
        json!({ "stage": self.stage, "falls_percent": self.falls, "stands_percent": self.stands })
    }
}

/// The shares of the stages since the last call; none if nothing had to stand.
fn shares() -> Vec<Share> {
    let counts = take_counts();
    let total = counts.total();
    let percent = |n: u64| (1000.0 * n as f64 / total as f64).round() / 10.0;
    let share = |(stage, falls, stands): (atoll_registry::stability::Stage, u64, u64)| Share {
        stage: stage.name(),
        falls: percent(falls),
        stands: percent(stands),
    };
    if total == 0 { Vec::new() } else { counts.iter().map(share).collect() }
}

fn show(shares: &[Share], io: &mut Io<'_>) -> Result<(), Failure> {
    for share in shares {
        writeln!(io.out, "            {:<10} {:>5.1} % fall, {:>5.1} % stand", share.stage, share.falls, share.stands)?;
    }
    Ok(())
}
