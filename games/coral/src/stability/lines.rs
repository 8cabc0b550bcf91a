//! `atoll stability`: verdicts about reefs given as lines of JSON.

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::io::{self, BufRead, Write};

use serde::Deserialize;
use serde_json::{Value, json};

use super::{MAX_BODIES, Physics, System, decide_any, fallen, reference};
use crate::geometry::{Body, Cell, Placement};

type Spot = [i64; 3];

#[derive(Deserialize)]
struct Line {
    bodies: Vec<Vec<Spot>>,
    #[serde(default)]
    placements: Vec<Vec<Spot>>,
}

/// Answers each line of `input` with a line of `out`.
///
/// A line is `{"bodies": [[[0,0,0]], [[x,y,z],[x,y,z],[x,y,z]], ...], "placements": [[[x,y,z],...], ...]}`;
/// the one-cell body is the rock. The answer is `{"stable": [true, ...], "stage": ["path", ...]}`.
/// With `reference` the readable programme decides and its least residual is
/// added as `z`; with `fall` the numbers of the bodies that come down are
/// added as `fallen`, the placed piece having the number after the last body.
/// A line that cannot be understood is answered with `{"error": "line 3: ..."}`.
/// Empty lines are skipped.
///
/// # Errors
/// Only if reading or writing fails.
pub fn run_lines(input: impl BufRead, mut out: impl Write, reference: bool, fall: bool) -> io::Result<()> {
    let physics = Physics::default();
    for (n, line) in input.split(b'\n').enumerate() {
        let line = line?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = answer(&physics, &line, reference, fall)
            .unwrap_or_else(|reason| json!({"error": format!("line {}: {reason}", n + 1)}));
        writeln!(out, "{answer}")?;
    }
    out.flush()
}

/// Why a line cannot be judged.
#[derive(Debug)]
enum LineError {
    /// It is not what a line looks like.
    Json(serde_json::Error),
    /// It is no reef.
    Reef(String),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Json(error) => error.fmt(f),
            LineError::Reef(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for LineError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LineError::Json(error) => Some(error),
            LineError::Reef(_) => None,
        }
    }
}

fn answer(physics: &Physics, line: &[u8], reference: bool, fall: bool) -> Result<Value, LineError> {
    let line: Line = serde_json::from_slice(line).map_err(LineError::Json)?;
    check(&line)?;
    let (mut stable, mut stage, mut least, mut falls) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for placement in &line.placements {
        let (bodies, placement) = compact(&line.bodies, placement);
        let stands = if reference {
            let mut all = bodies.clone();
            all.push(Body::Piece(placement));
            let system = System::new(physics, &all, |_| true);
            least.push(reference::least_residual(&system));
            stage.push("reference");
            reference::decide(&system)
        } else {
            let verdict = decide_any(physics, &bodies, placement);
            stage.push(verdict.stage.name());
            verdict.stable
        };
        stable.push(stands);
        if fall {
            falls.push(if stands { Vec::new() } else { fallen(physics, &bodies, placement).fallen });
        }
    }
    let mut answer = json!({"stable": stable, "stage": stage});
    if reference {
        answer["z"] = json!(least);
    }
    if fall {
        answer["fallen"] = json!(falls);
    }
    Ok(answer)
}

/// Refuses what is no reef: wrong shapes, overlaps, cells below the table.
fn check(line: &Line) -> Result<(), LineError> {
    if line.bodies.len() > MAX_BODIES {
        return Err(LineError::Reef(format!("{} bodies are too many; the most is {MAX_BODIES}", line.bodies.len())));
    }
    let mut filled: HashMap<Spot, usize> = HashMap::new();
    let mut rocks = 0;
    for (n, body) in line.bodies.iter().enumerate() {
        match body.len() {
            1 => rocks += 1,
            3 if is_l(body) => {}
            3 => return Err(LineError::Reef(format!("body {n} is not an L of three cubes"))),
            cells => return Err(LineError::Reef(format!("body {n} has {cells} cells; a piece has 3 and the rock 1"))),
        }
        for &spot in body {
            if spot[2] < 0 {
                return Err(LineError::Reef(format!("body {n} reaches below the table")));
            }
            if let Some(other) = filled.insert(spot, n) {
                return Err(LineError::Reef(format!("body {n} overlaps body {other} at {spot:?}")));
            }
        }
    }
    if rocks > 1 {
        return Err(LineError::Reef(format!("{rocks} bodies have one cell; there is only one rock")));
    }
    for (n, placement) in line.placements.iter().enumerate() {
        if !is_l(placement) {
            return Err(LineError::Reef(format!("placement {n} is not an L of three cubes")));
        }
        for spot in placement {
            if spot[2] < 0 {
                return Err(LineError::Reef(format!("placement {n} reaches below the table")));
            }
            if let Some(other) = filled.get(spot) {
                return Err(LineError::Reef(format!("placement {n} overlaps body {other} at {spot:?}")));
            }
        }
    }
    Ok(())
}

fn is_l(cells: &[Spot]) -> bool {
    let &[a, b, c] = cells else { return false };
    let mut spans = [0, 1, 2].map(|k| {
        let (low, high) = (a[k].min(b[k]).min(c[k]), a[k].max(b[k]).max(c[k]));
        high.abs_diff(low)
    });
    spans.sort_unstable();
    spans == [0, 1, 1] && a != b && b != c && a != c
}

/// The reef in small coordinates: empty stretches are shortened, which changes no contact.
fn compact(bodies: &[Vec<Spot>], placement: &[Spot]) -> (Vec<Body>, Placement) {
    let spots = || bodies.iter().flatten().chain(placement);
    let near = spots().all(|spot| spot[0].abs() <= 60 && spot[1].abs() <= 60 && spot[2] <= 120);
    let maps: [HashMap<i64, i8>; 3] = [0, 1, 2].map(|axis| {
        let used: BTreeSet<i64> = spots().map(|spot| spot[axis]).collect();
        let start = if axis == 2 { 0 } else { -120 };
        let mut map = HashMap::new();
        // The table is at 0, so a gap above it stays a gap.
        let (mut last, mut at): (Option<i64>, i8) = (if axis == 2 { Some(-1) } else { None }, start - 1);
        for n in used {
            let next_door = last.is_none_or(|last| last.checked_add(1) == Some(n));
            at += if next_door { 1 } else { 2 };
            map.insert(n, if near { n as i8 } else { at });
            last = Some(n);
        }
        map
    });
    let cell = |spot: &Spot| Cell::new(maps[0][&spot[0]], maps[1][&spot[1]], maps[2][&spot[2]]);
    let piece = |cells: &[Spot]| {
        let cells = [cell(&cells[0]), cell(&cells[1]), cell(&cells[2])];
        Placement::new(cells).expect("checked to be an L, and neighbours stay neighbours")
    };
    let body =
        |cells: &Vec<Spot>| if cells.len() == 1 { Body::Rock(cell(&cells[0])) } else { Body::Piece(piece(cells)) };
    (bodies.iter().map(body).collect(), piece(placement))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(input: &str, reference: bool, fall: bool) -> Vec<Value> {
        let mut out = Vec::new();
        run_lines(input.as_bytes(), &mut out, reference, fall).expect("memory does not fail");
        let text = String::from_utf8(out).expect("JSON is UTF-8");
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    const GOOD: &str = r#"{"bodies":[[[0,0,0]]],"placements":[[[1,0,1],[0,0,1],[0,1,1]],[[0,0,1],[1,0,1],[1,1,1]]]}"#;

    #[test]
    fn each_line_is_answered_and_bad_ones_do_not_stop_the_rest() {
        let bad = [
            "{",
            "[]",
            r#"{"bodies":[[[0,0,0],[1,0,0],[2,0,0]]]}"#,
            r#"{"bodies":[[[0,0,0]],[[0,0,0],[1,0,0],[0,1,0]]]}"#,
            r#"{"bodies":[[[0,0,0]]],"placements":[[[0,0,0],[1,0,0],[0,1,0]]]}"#,
            r#"{"bodies":[[[0,0,0]]],"placements":[[[1,0,-1],[1,0,0],[2,0,0]]]}"#,
            r#"{"bodies":[[[0,0,0]],[[5,5,0]]]}"#,
            r#"{"bodies":[[]]}"#,
            r#"{"bodies":[[[99999999999999999999,0,0]]]}"#,
            r#"{"bodies":[[[0.5,0,0]]]}"#,
        ];
        let input = format!("{}\n\n{GOOD}\n", bad.join("\n"));
        let answers = run(&input, false, true);
        assert_eq!(answers.len(), bad.len() + 1);
        for (n, answer) in answers[..bad.len()].iter().enumerate() {
            let error = answer["error"].as_str().expect("an error");
            assert!(error.starts_with(&format!("line {}: ", n + 1)), "{error}");
        }
        let last = &answers[bad.len()];
        assert_eq!(last["stable"], json!([true, false]));
        assert_eq!(last["stage"], json!(["path", "alone"]));
        assert_eq!(last["fallen"], json!([[], [1]]));
    }

    #[test]
    fn the_reference_answers_the_same_with_its_residual() {
        let answer = &run(GOOD, true, true)[0];
        assert_eq!(answer["stable"], json!([true, false]));
        assert_eq!(answer["fallen"], json!([[], [1]]));
        let z = answer["z"][1].as_f64().expect("a number");
        assert!((z - 0.65).abs() < 1e-6, "{z}");
    }

    #[test]
    fn huge_coordinates_are_no_matter() {
        let far = i64::MAX;
        let line = format!(
            r#"{{"bodies":[[[{far},{min},0]],[[0,0,{far}],[1,0,{far}],[0,1,{far}]]],"placements":[[[{far},{min},1],[{far},{min},2],[{far},{min1},2]]]}}"#,
            min = i64::MIN,
            min1 = i64::MIN + 1,
        );
        // The piece far up hangs in the air, so nothing stands.
        assert_eq!(run(&line, false, false)[0]["stable"], json!([false]));
        let line = line.replace(&format!(",[[0,0,{far}],[1,0,{far}],[0,1,{far}]]"), "");
        assert_eq!(run(&line, false, false)[0]["stable"], json!([true]));
    }
}
