//! `atoll review`.

use std::cmp::Ordering;

use atoll_core::any::AnyMatch;
use atoll_core::{Lang, Seat, words};
use atoll_registry::{Judged, Listed, Review, Single, side_by_side};
use serde_json::{Value, json};

use crate::args::ReviewArgs;
use crate::commands::sim::graded;
use crate::common::{game, hide_progress, named, print_json, record, show_progress, table};
use crate::{Failure, Io, texts};

/// Looks at a match again: what each decision cost, how each seat stood, what was luck.
pub(crate) fn run(args: &ReviewArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let played = record(&args.record, &args.data, io)?;
    let game = game(played.info().slug)?;
    let names: Vec<String> = Seat::first(played.seats()).map(|seat| seat.letter().to_string()).collect();
    let events = played.events();
    let mut decisions = Vec::new();
    graded(&args.level)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let judge = |(): &mut (), n: u64| game.judge(&*played, n as usize, &args.level, lang);
    let (mut behind, mut shown) = (0, None);
    side_by_side(cores, events as u64, || (), judge, &mut |judged| {
        decisions.extend(judged.clone());
        behind += 1;
        show_progress(io, &mut shown, behind, events as u64);
        true
    });
    hide_progress(io);
    let review = game
        .sum_up(&*played, decisions)
        .ok_or_else(|| Failure::No(words!("the match is of another game", "de partij is van een ander spel")))?;
    let among = among(game, &*played, args.deals);
    if args.json {
        let mut value = in_json(&review, played.info().slug, &args.level, &names);
        if let Some((better, games)) = among {
            value["among"] = json!({ "games": games, "share": better / games as f64 });
        }
        return print_json(&value, io);
    }
    let percent = |share: f32| format!("{:+.1} %", 100.0 * share);
    let heads = [texts::SEAT, texts::ACCURACY, texts::GIVEN_AWAY, texts::LUCK].map(|text| text.get(lang).to_owned());
    let mut rows = vec![heads.to_vec()];
    for (name, seat) in names.iter().zip(&review.seats) {
        rows.push(vec![name.clone(), format!("{:.0} %", seat.accuracy), percent(-seat.loss), percent(seat.luck)]);
    }
    writeln!(io.out, "{}", table(&rows))?;
    let alone = names.len() == 1;
    writeln!(io.out, "{}", if alone { texts::CURVE_ALONE } else { texts::CURVE }.get(lang))?;
    for (seat, name) in names.iter().enumerate() {
        let shares: Vec<f32> =
            review.decisions.iter().map(|one| one.before.get(seat).copied().unwrap_or(0.0)).collect();
        let line: String = squeezed(&shares).into_iter().map(bar).collect();
        writeln!(io.out, "{name} {line}")?;
    }
    writeln!(io.out, "\n{}", texts::MOMENTS.get(lang))?;
    for &at in &review.moments {
        let one = &review.decisions[at];
        writeln!(io.out, "{}", moment(one, &names, lang))?;
    }
    if let Some((better, games)) = among {
        let percent = format!("{:.0}", 100.0 * better / games as f64);
        writeln!(io.out, "\n{}", texts::AMONG.fill(lang, &[("percent", &percent), ("games", &games)]))?;
    }
    Ok(())
}

/// How many of so many bot games of its deal a match for one beats, equal ones counting half, and how many there were.
fn among(game: &'static dyn Listed, played: &dyn AnyMatch, deals: u64) -> Option<(f64, usize)> {
    let own = game.single(played).filter(|_| deals > 0)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut others: Vec<Single> = Vec::new();
    let play = |(): &mut (), n: u64| game.same_deal(played, n, 1).unwrap_or_default();
    side_by_side(cores, deals, || (), play, &mut |single| {
        others.extend(single);
        true
    });
    let beaten = |other: &Single| match own.cmp(other) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    };
    (!others.is_empty()).then(|| (others.iter().map(beaten).sum(), others.len()))
}

/// A decision that cost something, with what would have been better.
fn moment(one: &Judged, names: &[String], lang: Lang) -> String {
    let who = names.get(usize::from(one.seat)).cloned().unwrap_or_default();
    let say = |sentence: &str| named(sentence, names).replace('\n', " ");
    let text = if names.len() == 1 { texts::MOMENT_ALONE } else { texts::MOMENT };
    text.fill(
        lang,
        &[
            ("n", &one.n),
            ("who", &who),
            ("done", &say(&one.done.sentence)),
            ("best", &say(&one.best.sentence)),
            ("loss", &format!("{:.0}", 100.0 * one.loss)),
            ("reason", &say(&one.reason)),
        ],
    )
}

/// The most signs of a curve, so that it fits in a line of a terminal.
const WIDEST: usize = 76;

/// A curve that fits in a line: where it does not, each sign is the mean of some decisions.
fn squeezed(shares: &[f32]) -> Vec<f32> {
    let signs = shares.len().min(WIDEST);
    let part = |n: usize| &shares[n * shares.len() / signs..(n + 1) * shares.len() / signs];
    (0..signs).map(|n| part(n).iter().sum::<f32>() / part(n).len() as f32).collect()
}

/// How high a share is, as one sign.
fn bar(share: f32) -> char {
    const SIGNS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    SIGNS[((share.clamp(0.0, 0.999) * 8.0) as usize).min(7)]
}

fn in_json(review: &Review, slug: &str, level: &str, names: &[String]) -> Value {
    let decision = |one: &Judged| {
        let mut one = one.clone();
        for worth in [&mut one.done, &mut one.best] {
            worth.sentence = named(&worth.sentence, names).replace('\n', " ");
        }
        one.reason = named(&one.reason, names);
        one
    };
    let decisions: Vec<Judged> = review.decisions.iter().map(decision).collect();
    let curve: Vec<Value> = decisions.iter().map(|one| json!({ "n": one.n, "values": one.before })).collect();
    let moments: Vec<usize> = review.moments.iter().map(|&at| review.decisions[at].n).collect();
    json!({ "game": slug, "level": level, "seats": review.seats, "decisions": decisions, "curve": curve, "moments": moments })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_curve_fits_in_a_line() {
        assert!(squeezed(&[]).is_empty());
        assert_eq!(squeezed(&[0.2, 0.7]), [0.2, 0.7]);
        let long: Vec<f32> = (0..1000).map(|n| if n < 500 { 0.0 } else { 1.0 }).collect();
        let short = squeezed(&long);
        assert_eq!((short.len(), short[0], short[WIDEST - 1]), (WIDEST, 0.0, 1.0));
        assert!((short.iter().sum::<f32>() / WIDEST as f32 - 0.5).abs() < 0.02);
    }
}
