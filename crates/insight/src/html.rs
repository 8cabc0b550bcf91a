//! A report as one page that needs nothing but itself.

use std::fmt::Write;

use atoll_core::{Lang, Seat};

use crate::balance::{Balance, Spread, Taken};
use crate::page::{Frame, STYLE, bars, escape, interval, table};
use crate::texts as t;

/// Writes one series, or several side by side, as a page; `command` is what makes it again.
pub fn html(sides: &[Balance], command: &str, lang: Lang) -> String {
    let game = sides.first().map_or("Atoll", |side| side.title);
    let title = t::TITLE.fill(lang, &[("game", &game)]);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"/>\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"/><title>{title}</title>\
         <style>{STYLE}</style></head><body><main><h1>{title}</h1><div class=\"sides\">",
        lang.tag(),
        title = escape(&title),
    );
    for side in sides {
        out.push_str(&section(side, sides, lang));
    }
    let _ = writeln!(
        out,
        "</div><p class=\"soft\">{}</p><p class=\"soft\">{}</p></main></body></html>",
        escape(&t::RERUN.fill(lang, &[("command", &command)])),
        escape(t::UNOFFICIAL.get(lang)),
    );
    out
}

fn section(side: &Balance, all: &[Balance], lang: Lang) -> String {
    let mut out = String::from("<section>");
    let played = t::PLAYED
        .fill(lang, &[("games", &side.games), ("seats", &side.seats), ("bot", &side.bot), ("seed", &side.seed)]);
    // Beside another series the usual one is called so.
    let label = if side.label.is_empty() && all.len() > 1 { t::USUAL.get(lang) } else { &side.label };
    if !label.is_empty() {
        let _ = write!(out, "<h2>{}</h2>", escape(label));
    }
    let _ = write!(out, "<p class=\"soft\">{}</p><p class=\"verdict\">{}</p>", escape(&played), escape(&side.verdict));
    let _ = write!(out, "<h2>{}</h2>", escape(t::WINS.get(lang)));
    let fair = 1.0 / side.wins.len().max(1) as f64;
    let mut rows = Vec::new();
    for (seat, share) in side.wins.iter().enumerate() {
        let _ = write!(
            out,
            "<h3>{} {}: {}</h3>{}",
            escape(t::SEAT.get(lang)),
            letter(seat),
            percent(share.share),
            interval(share.share, (share.low, share.high), fair)
        );
        let interval = format!("{} – {}", percent(share.low), percent(share.high));
        rows.push(vec![letter(seat).to_string(), percent(share.share), interval]);
    }
    out.push_str(&table(&[t::SEAT.get(lang), t::SHARE.get(lang), t::INTERVAL.get(lang)], &rows, 1));
    out.push_str("<div class=\"pictures\">");
    // What is said of both sides is drawn to one scale.
    let scores = Frame::of(all.iter().flat_map(|side| &side.scores));
    for (seat, spread) in side.scores.iter().enumerate() {
        out.push_str(&picture(&t::SCORES.fill(lang, &[("seat", &letter(seat))]), spread, scores, lang));
    }
    if let Some(margin) = &side.margin {
        let margins = Frame::of(all.iter().filter_map(|side| side.margin.as_ref()));
        out.push_str(&picture(t::MARGIN.get(lang), margin, margins, lang));
        let leads = Frame::of(all.iter().map(|side| &side.lead_changes));
        out.push_str(&picture(t::LEADS.get(lang), &side.lead_changes, leads, lang));
    }
    let lengths = Frame::of(all.iter().map(|side| &side.length));
    out.push_str(&picture(t::LENGTH.get(lang), &side.length, lengths, lang));
    let _ = write!(
        out,
        "</div><h2>{}</h2><p>{}</p><p>{}</p>",
        escape(t::TURNS.get(lang)),
        escape(&t::FORCED.fill(lang, &[("share", &format!("{:.1}", 100.0 * side.forced))])),
        escape(&t::DEAD.fill(lang, &[("share", &format!("{:.1}", 100.0 * side.dead_turns))])),
    );
    let rows: Vec<Vec<String>> = side
        .steps
        .iter()
        .map(|step| vec![step.name.clone(), number(step.mean), number(step.winners), number(step.others)])
        .collect();
    let heads = [t::STEP, t::MEAN, t::WINNERS, t::OTHERS].map(|text| text.get(lang));
    let _ = write!(out, "<h2>{}</h2>{}", escape(t::STEPS.get(lang)), table(&heads, &rows, 1));
    out.push_str(&takings(t::CHOICES.get(lang), &side.choices, lang));
    out.push_str(&takings(t::HOLDINGS.get(lang), &side.holdings, lang));
    let rows: Vec<Vec<String>> = side
        .endings
        .iter()
        .map(|(ending, count)| {
            let name = side.ending_names.get(ending).unwrap_or(ending);
            vec![name.clone(), count.to_string(), percent(*count as f64 / side.games.max(1) as f64)]
        })
        .collect();
    let heads = [t::NAME, t::COUNT, t::MATCHES].map(|text| text.get(lang));
    let _ = write!(out, "<h2>{}</h2>{}</section>", escape(t::ENDINGS.get(lang)), table(&heads, &rows, 1));
    out
}

fn takings(title: &str, all: &[Taken], lang: Lang) -> String {
    if all.is_empty() {
        return String::new();
    }
    let rows: Vec<Vec<String>> = all
        .iter()
        .map(|one| {
            vec![
                one.what.clone(),
                one.name.clone(),
                one.count.to_string(),
                percent(one.matches),
                one.gain.map_or_else(String::new, number),
                number(one.worth),
                percent(one.wins),
            ]
        })
        .collect();
    let heads = [t::KIND, t::NAME, t::COUNT, t::MATCHES, t::GAIN, t::WORTH, t::TAKERS].map(|text| text.get(lang));
    format!("<h2>{}</h2>{}", escape(title), table(&heads, &rows, 2))
}

fn picture(title: &str, spread: &Spread, frame: Frame, lang: Lang) -> String {
    let words = t::SPREAD.fill(
        lang,
        &[
            ("mean", &number(spread.mean)),
            ("median", &spread.median),
            ("low", &spread.low),
            ("high", &spread.high),
            ("least", &spread.least),
            ("most", &spread.most),
        ],
    );
    format!(
        "<div><h2>{}</h2>{}<p class=\"soft\">{}</p></div>",
        escape(title),
        bars(spread, frame, &format!("{title}: {words}")),
        escape(&words)
    )
}

fn letter(seat: usize) -> char {
    u8::try_from(seat).ok().and_then(Seat::new).map_or('?', Seat::letter)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn number(value: f64) -> String {
    format!("{value:.2}")
}
