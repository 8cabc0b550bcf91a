//! Pieces of a page that needs nothing but itself.

use std::fmt::Write;

use crate::balance::Spread;

/// A text as it must be written in a page.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}

/// A table: a row of heads, then rows; columns after the first `words` hold numbers.
pub(crate) fn table(heads: &[&str], rows: &[Vec<String>], words: usize) -> String {
    let mut out = String::from("<div class=\"wide\" tabindex=\"0\"><table><thead><tr>");
    for (at, head) in heads.iter().enumerate() {
        let class = if at < words { "" } else { " class=\"n\"" };
        let _ = write!(out, "<th scope=\"col\"{class}>{}</th>", escape(head));
    }
    out.push_str("</tr></thead><tbody>");
    for row in rows {
        out.push_str("<tr>");
        for (at, cell) in row.iter().enumerate() {
            let class = if at < words { "" } else { " class=\"n\"" };
            let _ = write!(out, "<td{class}>{}</td>", escape(cell));
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table></div>");
    out
}

/// What pictures that stand side by side have in common, so that they can be compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Frame {
    /// The least number of any of them.
    pub least: i64,
    /// The most.
    pub most: i64,
    /// The highest bar of any, as the share of all numbers that each number in it has.
    pub highest: f64,
}

impl Frame {
    /// The frame around some spreads.
    pub fn of<'a>(spreads: impl Iterator<Item = &'a Spread> + Clone) -> Frame {
        Frame {
            least: spreads.clone().map(|spread| spread.least).min().unwrap_or(0),
            most: spreads.clone().map(|spread| spread.most).max().unwrap_or(0),
            highest: spreads.flat_map(dense).fold(0.0, f64::max),
        }
    }
}

/// How wide the bars of a spread are.
fn width(spread: &Spread) -> i64 {
    (spread.most - spread.least) / 40 + 1
}

/// How high each bar is: the share of all numbers that each number in it has.
fn dense(spread: &Spread) -> impl Iterator<Item = f64> {
    let all = spread.bars.iter().map(|bar| bar.1).sum::<u64>().max(1) as f64 * width(spread) as f64;
    spread.bars.iter().map(move |bar| bar.1 as f64 / all)
}

/// A picture of how often numbers came, told in words as well.
pub(crate) fn bars(spread: &Spread, frame: Frame, words: &str) -> String {
    const WIDE: f64 = 480.0;
    const HIGH: f64 = 96.0;
    let unit = WIDE / (frame.most - frame.least + width(spread)) as f64;
    let at = |number: i64| (number - frame.least) as f64 * unit;
    let wide = (unit * width(spread) as f64 - 1.5).max(1.0);
    let mut out = format!("<svg viewBox=\"0 0 {WIDE} {}\" role=\"img\" aria-label=\"{}\">", HIGH + 26.0, escape(words));
    for ((from, count), dense) in spread.bars.iter().zip(dense(spread)) {
        let high = HIGH * dense / frame.highest.max(f64::MIN_POSITIVE);
        let (x, y) = (at(*from), HIGH - high);
        let _ = write!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"><title>{from}: {count}</title></rect>"
        );
    }
    let middle = frame.least + (frame.most - frame.least) / 2;
    let mut told = vec![(frame.least, "start", 0.0)];
    if frame.most > frame.least + 1 {
        told.push((middle, "middle", at(middle) + wide / 2.0));
    }
    if frame.most > frame.least {
        told.push((frame.most, "end", WIDE));
    }
    for (number, anchor, x) in told {
        let _ = write!(out, "<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"{anchor}\">{number}</text>", HIGH + 21.0);
    }
    out.push_str("</svg>");
    out
}

/// A share with its interval on a line from 0 to 100 %, `fair` marked.
pub(crate) fn interval(share: f64, (low, high): (f64, f64), fair: f64) -> String {
    let at = |share: f64| 300.0 * share;
    format!(
        "<svg class=\"line\" viewBox=\"0 0 300 16\" aria-hidden=\"true\"><path d=\"M0 8H300\" class=\"axis\"/>\
         <path d=\"M{fair:.1} 1V15\" class=\"fair\"/><path d=\"M{low:.1} 8H{high:.1}\" class=\"span\"/>\
         <circle cx=\"{share:.1}\" cy=\"8\" r=\"4\"/></svg>",
        fair = at(fair),
        low = at(low),
        high = at(high),
        share = at(share),
    )
}

/// The style of a report, light and dark.
pub(crate) const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#12343b;--soft:#4d6b70;--page:#f6faf9;--card:#fff;--line:#cfdedd;--bar:#0b7a75;--warm:#b4442d}\
@media(prefers-color-scheme:dark){:root{--ink:#e6f1f0;--soft:#a5c0c0;--page:#0b1f26;--card:#12303a;--line:#2b4c56;--bar:#4fc3b4;--warm:#ff9d7a}}\
body{margin:0;background:var(--page);color:var(--ink);font:16px/24px system-ui,sans-serif}\
main{max-width:1100px;margin:0 auto;padding:24px 16px 48px}\
h1{font-size:28px;line-height:36px;margin:0 0 4px}h2{font-size:20px;line-height:28px;margin:32px 0 8px}h3{font-size:16px;margin:16px 0 4px}\
p{margin:4px 0}.soft{color:var(--soft)}.verdict{font-size:18px;line-height:28px;border-left:4px solid var(--bar);padding-left:12px;margin:12px 0}\
.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));gap:24px}\
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 20px;min-width:0}\
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:0 32px}.wide{overflow-x:auto;margin-top:8px}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}\
th,td{padding:4px 10px 4px 0;text-align:left;border-bottom:1px solid var(--line)}th{font-weight:600;color:var(--soft);vertical-align:bottom}th.n,td.n{text-align:right}\
svg{width:100%;height:auto;display:block;max-width:520px}svg rect{fill:var(--bar)}svg text{fill:var(--soft);font-size:18px}\
.line{max-width:300px;height:16px}.axis{stroke:var(--line);stroke-width:2}.fair{stroke:var(--warm);stroke-width:2}.span{stroke:var(--bar);stroke-width:5}circle{fill:var(--ink)}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_side_by_side_have_one_scale() {
        let (few, many) = (Spread::of(vec![10, 10, 20]), Spread::of(vec![30, 40, 40, 50]));
        let frame = Frame::of([&few, &many].into_iter());
        assert_eq!((frame.least, frame.most), (10, 50));
        let (left, right) = (bars(&few, frame, "few"), bars(&many, frame, "many"));
        for told in [">10</text>", ">30</text>", ">50</text>"] {
            assert!(left.contains(told) && right.contains(told), "{told}");
        }
        // Two of three are more than two of four, and the most of all.
        let high = |picture: &str, number: &str| {
            let before = picture.split(&format!("<title>{number}: 2<")).next().unwrap_or_default().to_owned();
            let found = before
                .rsplit("height=\"")
                .next()
                .and_then(|rest| rest.split('"').next())
                .unwrap_or_default()
                .to_owned();
            found.parse::<f64>().expect("a number")
        };
        assert!((high(&left, "10") - 96.0).abs() < 0.1 && (high(&right, "40") - 72.0).abs() < 0.1);
        assert_eq!(
            bars(&Spread::of(vec![7, 7]), Frame::of([Spread::of(vec![7])].iter()), "").matches("<text").count(),
            1
        );
    }
}
