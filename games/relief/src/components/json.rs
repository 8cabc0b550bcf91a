//! The sheets as pages and bindings read them.

use serde_json::{Value, json};

use super::{Components, SpeciesData};
use crate::action::{Breeding, Coral, Line, Track};

pub(super) fn json(sheets: &Components) -> Value {
    let printed = |line: Option<Line>| line.map_or("none", |line| sheets.boxes[line.index()].key());
    let species = |species: &SpeciesData| {
        json!({
            "id": species.id,
            "code": species.species.to_string(),
            "name": species.name,
            "shape": species.species.shape().key(),
            "coral": species.species.want().key(),
            "marks": species.marks.iter().map(|mark| json!({"benefit": mark.benefit.key(), "star": mark.star})).collect::<Vec<_>>(),
            "tag": species.tag,
        })
    };
    let track = |track: Track| {
        let data = sheets.tracks[track.index()];
        json!({"check_boxes": data.check_boxes, "shells": data.shells, "counts_as_species": data.counts})
    };
    let breeding = |breeding: Breeding| {
        let data = sheets.breeding[breeding.index()];
        json!({"unlock_by_special": data.by_special, "uses": data.uses, "steps_per_use": data.steps})
    };
    json!({
        "rows": sheets.rows,
        "cols": sheets.cols,
        "starfish_per_space": sheets.symbols,
        "bleach_at": sheets.bleach_at,
        "corals": Coral::ALL.map(|coral| json!({
            "coral": coral.key(),
            "letter": coral.letter().to_string(),
            "colour": sheets.colours[coral.index()],
            "stages": sheets.stages[coral.index()],
            "points": sheets.points[coral.index()],
        })),
        "row_box": (0..sheets.rows).map(|row| printed(Line::of_row(row))).collect::<Vec<_>>(),
        "col_box": (0..sheets.cols).map(|col| printed(Line::of_col(col))).collect::<Vec<_>>(),
        "blocked": crate::action::spaces(sheets.blocked).collect::<Vec<_>>(),
        "start_coral": sheets.start.iter().map(|(space, coral, stage)| json!({"space": space, "coral": coral, "stage": stage})).collect::<Vec<_>>(),
        "powers": {
            "reroll": track(Track::Reroll),
            "plus_minus": track(Track::PlusMinus),
            "spawning": breeding(Breeding::Spawning),
            "budding": breeding(Breeding::Budding),
        },
        "crab": {"with_check": sheets.crab.with_check, "with_symbol": sheets.crab.with_symbol},
        "trumpet": {"starfish": sheets.trumpet.starfish, "shell": sheets.trumpet.shell},
        "drop_last": {"2": sheets.drop_last[0], "3": sheets.drop_last[1], "4": sheets.drop_last[2]},
        "ends": {"line": sheets.ends[0], "adjacent": sheets.ends[1], "any": sheets.ends[2]},
        "starred": {"line": sheets.starred[0], "adjacent": sheets.starred[1], "any": sheets.starred[2]},
        "mixed_min_each": {
            "line3": sheets.mixed_min[0], "line5": sheets.mixed_min[1], "square4": sheets.mixed_min[2], "rect6": sheets.mixed_min[3],
        },
        "turn_cap": sheets.turn_cap,
        "species": sheets.species.iter().map(species).collect::<Vec<_>>(),
    })
}
