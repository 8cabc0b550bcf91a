//! Laws of arrays: they tell what views tell, and indices tell actions apart.

use std::collections::HashMap;

use atoll_core::{Observer, Pen, Plane, Seat, Staged, Tensor};

use crate::broken::{Broken, Fault, because, judge};
use crate::suite::Suite;
use crate::walk::{hold, offered, then, walk};

/// Positions that come of each position are looked at as well, up to so many.
const NEXT: usize = 12;

/// Equal views of a seat give equal arrays, and what the view shows the array can tell apart.
///
/// # Errors
/// The first fault.
pub fn tensors_tell_what_views_show<G: Staged + Tensor>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("tensors_tell_what_views_show", || {
        let mut setup = String::new();
        let mut seen: HashMap<(Seat, Vec<i16>), String> = HashMap::new();
        walk(suite, |played, walk| {
            // Arrays of different setups are not compared.
            if played.is_empty() {
                let now = played.setup();
                let now = format!("{} {:?} {}", now.seats(), now.options(), now.edition().hash);
                if now != setup {
                    seen.clear();
                    setup = now;
                }
            }
            let position = played.position();
            let length = position.planes().iter().map(Plane::size).sum();
            for seat in Seat::first(position.seats()) {
                let who = Observer::Seat(seat);
                let view = position.view(who);
                let array = array(position, seat, length)?;
                for _ in 0..3 {
                    let sample = position.resample(seat, &mut walk.dice);
                    if sample.view(who) == view {
                        hold(self::array(&sample, seat, length)? == array, || {
                            format!("seat {seat} sees the same in a resampled position, but its array differs")
                        })?;
                    }
                }
                note(&mut seen, position, seat, array)?;
                if walk.late {
                    continue;
                }
                for event in offered(position).into_iter().take(NEXT) {
                    let next = then(position, event);
                    let array = self::array(&next, seat, length)?;
                    note(&mut seen, &next, seat, array)?;
                }
            }
            Ok(())
        })
    })
}

/// The array of a seat; as long as the planes are, and written to its end.
fn array<G: Tensor>(position: &G, seat: Seat, length: usize) -> Result<Vec<i16>, Fault> {
    let mut array = vec![0; length];
    let mut pen = Pen::new(&mut array);
    position.tensor(seat, &mut pen);
    let written = pen.written();
    hold(written == length, || format!("the planes have {length} numbers, but {written} are written"))?;
    Ok(array)
}

/// Remembers what an array stands for; two views that show different things have different arrays.
fn note<G: Staged>(
    seen: &mut HashMap<(Seat, Vec<i16>), String>,
    position: &G,
    seat: Seat,
    array: Vec<i16>,
) -> Result<(), Fault> {
    let view =
        serde_json::to_string(&position.view(Observer::Seat(seat))).map_err(because("a view is not plain data"))?;
    match seen.get(&(seat, array.clone())) {
        Some(other) => hold(*other == view, || {
            format!("seat {seat} sees two different things by the same array:\n{other}\n{view}")
        }),
        None => {
            seen.insert((seat, array), view);
            Ok(())
        }
    }
}

/// Legal actions have indices of their own, below the number of indices, and are found by them.
///
/// # Errors
/// The first fault.
pub fn indices_tell_actions_apart<G: Staged + Tensor>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("indices_tell_actions_apart", || {
        walk(suite, |played, _| {
            let position = played.position();
            let mut actions = Vec::new();
            for seat in Seat::first(position.seats()).filter(|&seat| position.turn().asks(seat)) {
                actions.clear();
                position.legal(seat, &mut actions);
                for &action in &actions {
                    let index = position.index(action);
                    hold(index < G::ACTIONS, || format!("`{action}` has the index {index} of {}", G::ACTIONS))?;
                    let found = position.indexed(index);
                    hold(found == Some(action), || format!("the index {index} of `{action}` stands for {found:?}"))?;
                }
            }
            Ok(())
        })
    })
}
