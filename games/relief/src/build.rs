//! Positions set up by hand, for puzzles, lessons and tests.

use std::fmt;

use atoll_core::{Game, Seat, Setup};

use crate::action::{Breeding, Coral, Line, Space, Species, Track};
use crate::position::{Desk, Relief, Step, Task};
use crate::sheet::LineBox;

/// A position in the making, written down in a few words.
///
/// Lines of text, each a seat's sheet or a word on the table:
///
/// ```text
/// active 0            who is active; default 0
/// turn 5              which turn it is; default 1
/// dice Y2 B5 P2       the dice
/// 0: r2c1=Y1 r2c3=P4*2x1 r3c1=Y2# R2=3 R4=solid plus_minus reroll+1 crab trumpet=6 spawning L3Y
/// at modify           where play goes on: modify, pick, or an infestation die such as `aside P`
/// ```
///
/// `Y1` is brain coral at stage 1, `*2` two starfish on it, `x1` one crossed off, `#` bleached;
/// `reroll` is a check mark, `reroll+1` a filled shell, `reroll-1` a used box, `crab+1` a crab
/// symbol. A species such as `L3Y` fills its next mark.
///
/// ```
/// use atoll_core::{Game, Setup};
/// use atoll_relief::{Builder, Relief};
///
/// let setup = Setup::<Relief>::shipped(2).unwrap();
/// let relief = Builder::new(&setup).write("0: r1c1=Y2\ndice Y1 B5 P6\nat pick").unwrap().build();
/// assert_eq!(relief.breakdown()[0].by_seat.as_slice(), [2, 0]);
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    relief: Relief,
}

/// Why a position cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildError(String);

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BuildError {}

impl Builder {
    /// Empty sheets; the first seat may change the dice.
    pub fn new(setup: &Setup<Relief>) -> Self {
        let mut relief = Relief::new(setup);
        relief.step = Step::Modify;
        Builder { relief }
    }

    /// Writes these lines down, one after the other.
    ///
    /// # Errors
    /// The word that cannot be read.
    pub fn write(mut self, text: &str) -> Result<Self, BuildError> {
        let relief = &mut self.relief;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let mut words = line.split_whitespace();
            let first = words.next().unwrap_or_default();
            if let Some(seat) = first.strip_suffix(':') {
                let seat = seat.parse().ok().and_then(Seat::new).filter(|seat| seat.number() < relief.seats);
                let seat = seat.ok_or_else(|| BuildError(format!("`{first}` is no seat")))?;
                let unread = words.find(|word| relief.write(seat, word).is_none());
                if let Some(word) = unread {
                    return Err(BuildError(format!("`{word}` cannot be read")));
                }
                continue;
            }
            let rest: Vec<&str> = words.collect();
            relief.set(first, &rest).ok_or_else(|| BuildError(format!("`{line}` cannot be read")))?;
        }
        Ok(self)
    }

    /// The position.
    pub fn build(self) -> Relief {
        self.relief
    }
}

impl Relief {
    fn set(&mut self, word: &str, rest: &[&str]) -> Option<()> {
        match (word, rest) {
            ("active", [seat]) => {
                self.active = Seat::new(seat.parse().ok()?).filter(|seat| seat.number() < self.seats)?;
                self.at = self.active;
            }
            ("turn", [turn]) => self.turn = turn.parse().ok()?,
            ("dice", dice) => {
                for die in dice {
                    let (coral, value) = coral_number(die)?;
                    self.dice[coral.index()] = (1..=6).contains(&value).then_some(value)?;
                }
            }
            ("at", ["modify"]) => self.step = Step::Modify,
            ("at", ["pick"]) => self.step = Step::Pick,
            ("at", ["aside", die]) => {
                self.step = Step::Pick;
                let die: Coral = die.parse().ok()?;
                self.desks = [Desk { task: Task::Idle, left: 0, taken: 0 }; 4];
                self.act(self.active, crate::Action::Aside { die });
            }
            _ => return None,
        }
        Some(())
    }

    fn write(&mut self, seat: Seat, word: &str) -> Option<()> {
        let ctx = &self.ctx.clone();
        if let Ok(species) = word.parse::<Species>() {
            let mark = self.next_mark(species)?;
            self.owners[species.index()][mark] = Some(seat);
            let sheet = &mut self.sheets[seat.index()];
            sheet.species |= 1 << species.index();
            sheet.stars += u8::from(ctx.species(species)?.marks[mark].star);
            return Some(());
        }
        let sheet = &mut self.sheets[seat.index()];
        for track in Track::ALL {
            if let Some(rest) = word.strip_prefix(track.key()) {
                let state = &mut sheet.tracks[track.index()];
                match rest.split_at_checked(1) {
                    None => state.check = true,
                    Some(("+", shells)) => state.shells += shells.parse::<u8>().ok()?,
                    Some(("-", used)) => state.used += used.parse::<u8>().ok()?,
                    Some(_) => return None,
                }
                return Some(());
            }
        }
        match word.split_once(['=', '+']) {
            None => match word {
                "crab" => sheet.crab = true,
                "trumpet" => sheet.trumpet = true,
                "spawning" => sheet.breeding[Breeding::Spawning.index()].unlocked = true,
                "budding" => sheet.breeding[Breeding::Budding.index()].unlocked = true,
                _ => return None,
            },
            Some(("crab", symbols)) => sheet.crab_symbols = symbols.parse().ok()?,
            Some(("trumpet", filled)) => {
                sheet.trumpet = true;
                sheet.trumpet_filled = filled.parse().ok()?;
            }
            Some((place, what)) => {
                if let Ok(line) = place.parse::<Line>() {
                    sheet.boxes[line.index()] = match what {
                        "solid" => LineBox::Empty,
                        "dotted" => LineBox::Locked,
                        number => LineBox::Number(number.parse().ok().filter(|number| (1..=4).contains(number))?),
                    };
                    return Some(());
                }
                let space: Space = place.parse().ok()?;
                let (coral, marks) = what.split_at_checked(2)?;
                let (coral, stage) = coral_number(coral)?;
                for _ in 0..stage {
                    sheet.step(ctx, space, coral);
                }
                let (mut infesting, mut crossed) = (0, 0);
                let mut marks = marks.chars();
                while let Some(mark) = marks.next() {
                    match mark {
                        '*' => infesting = marks.next()?.to_digit(10)?,
                        'x' => crossed = marks.next()?.to_digit(10)?,
                        '#' => infesting = u32::from(ctx.bleach_at),
                        _ => return None,
                    }
                }
                for _ in 0..crossed {
                    sheet.infest(ctx, space);
                    sheet.clear(space.bit());
                }
                (0..infesting).for_each(|_| sheet.infest(ctx, space));
            }
        }
        Some(())
    }
}

/// `Y2` as a coral and a number.
fn coral_number(text: &str) -> Option<(Coral, u8)> {
    let mut letters = text.chars();
    let coral = Coral::from_letter(letters.next()?)?;
    let number = letters.next()?.to_digit(10)?;
    letters.next().is_none().then_some((coral, number as u8))
}
