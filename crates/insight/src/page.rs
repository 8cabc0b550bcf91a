//! Pieces of a page that needs nothing but itself.

use std::fmt::Write;

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
    let mut out = String::from("<div class=\"wide\"><table><thead><tr>");
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

/// A picture of how often numbers came, told in words as well.
pub(crate) fn bars(bars: &[(i64, u64)], words: &str) -> String {
    const WIDE: f64 = 480.0;
    const HIGH: f64 = 96.0;
    let most = bars.iter().map(|bar| bar.1).max().unwrap_or(0).max(1) as f64;
    let step = WIDE / bars.len().max(1) as f64;
    let mut out = format!("<svg viewBox=\"0 0 {WIDE} {}\" role=\"img\" aria-label=\"{}\">", HIGH + 20.0, escape(words));
    for (at, (from, count)) in bars.iter().enumerate() {
        let high = HIGH * *count as f64 / most;
        let (x, y) = (at as f64 * step, HIGH - high);
        let wide = (step - 1.5).max(1.0);
        let _ = write!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"><title>{from}: {count}</title></rect>"
        );
    }
    for (at, anchor) in [(0, "start"), (bars.len() / 2, "middle"), (bars.len().saturating_sub(1), "end")] {
        if let Some((from, _)) = bars.get(at) {
            let x = match anchor {
                "start" => 0.0,
                "end" => WIDE,
                _ => (at as f64 + 0.5) * step,
            };
            let _ = write!(out, "<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"{anchor}\">{from}</text>", HIGH + 15.0);
        }
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
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:0 32px}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}\
th,td{padding:4px 10px 4px 0;text-align:left;border-bottom:1px solid var(--line)}th{font-weight:600;color:var(--soft);vertical-align:bottom}th.n,td.n{text-align:right}\
svg{width:100%;height:auto;display:block;max-width:520px}svg rect{fill:var(--bar)}svg text{fill:var(--soft);font-size:12px}\
.line{max-width:300px;height:16px}.axis{stroke:var(--line);stroke-width:2}.fair{stroke:var(--warm);stroke-width:2}.span{stroke:var(--bar);stroke-width:5}circle{fill:var(--ink)}";
