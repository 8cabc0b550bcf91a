//! How decisions and falls are written in records.

use std::fmt;
use std::str::FromStr;

use atoll_core::{Code, ParseError, Seat};
use serde::{Serialize, Serializer};

use super::{Action, Breeding, Chance, Coral, Count, CrabBox, DiceSet, Face, Line, Space, Species, Track};

impl Space {
    /// Its notation; views name so many spaces that it is put together by hand.
    fn letters(self) -> [u8; 4] {
        [b'r', digit(self.row()), b'c', digit(self.col())]
    }
}

impl Line {
    /// Its notation.
    fn letters(self) -> [u8; 2] {
        [if self.is_row() { b'R' } else { b'C' }, digit(self.number())]
    }
}

/// The number of a row or a column; there are at most nine.
fn digit(index: usize) -> u8 {
    b'1' + index as u8
}

fn text(letters: &[u8]) -> &str {
    std::str::from_utf8(letters).expect("letters and digits are text")
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(text(&self.letters()))
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(text(&self.letters()))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(text(&self.letters()))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(text(&self.letters()))
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.shape().short(), self.want().coral().map_or('M', Coral::letter))
    }
}

impl fmt::Display for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Coral::ALL.iter().filter(|&&die| self.has(die)).try_for_each(|die| write!(f, "{}", die.letter()))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Power { track } => write!(f, "power {}", track.key()),
            Action::Reroll { dice } => write!(f, "reroll {dice}"),
            Action::Shift { die, up } => write!(f, "{}{}", die.letter(), if up { '+' } else { '-' }),
            Action::Keep => write!(f, "keep"),
            Action::Aside { die } => write!(f, "aside {}", die.letter()),
            Action::Grow { die } => write!(f, "grow {}", die.letter()),
            Action::Line { line } => write!(f, "{line}"),
            Action::Cell { space } => write!(f, "{space}"),
            Action::Stop => write!(f, "stop"),
            Action::Done => write!(f, "done"),
            Action::Open { line } => write!(f, "open {line}"),
            Action::Attract { species } => write!(f, "{species}"),
            Action::AttractCrab => write!(f, "attract crab"),
            Action::AttractTrumpet => write!(f, "attract trumpet"),
            Action::Check { track } => write!(f, "check {}", track.key()),
            Action::Unlock { breeding } => write!(f, "unlock {}", breeding.key()),
            Action::Crab { kind } => write!(f, "crab {}", kind.key()),
            Action::Spawn { space, coral } => write!(f, "spawn {space} {}", coral.letter()),
            Action::Bud { space, coral } => write!(f, "bud {space} {}", coral.letter()),
            Action::Skip => write!(f, "skip"),
            Action::Colour { coral } => write!(f, "colour {}", coral.letter()),
            Action::Shell { track } => write!(f, "shell {}", track.key()),
            Action::Trumpet { count } => write!(f, "trumpet {}", count.index()),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::First { seat } => write!(f, "first {seat}"),
            Chance::Roll { brain, digitate, branching } => {
                write!(f, "Y{} B{} P{}", brain.pips(), digitate.pips(), branching.pips())
            }
            Chance::Again { die, face } => write!(f, "{}{}", die.letter(), face.pips()),
        }
    }
}

/// A number from 1 to 8 without a leading zero, counted from 0.
fn side(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [digit @ b'1'..=b'8'] => Some(usize::from(digit - b'1')),
        _ => None,
    }
}

impl FromStr for Space {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || {
            let (row, col) = text.strip_prefix('r')?.split_once('c')?;
            Space::at(side(row)?, side(col)?)
        };
        read().ok_or(ParseError::expected("a space such as `r3c4`", "een vak zoals `r3c4`"))
    }
}

impl FromStr for Line {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || match text.split_at_checked(1)? {
            ("R", row) => Line::of_row(side(row)?),
            ("C", col) => Line::of_col(side(col)?),
            _ => None,
        };
        read().ok_or(ParseError::expected("a line such as `R3` or `C1`", "een lijn zoals `R3` of `C1`"))
    }
}

impl FromStr for Species {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Species::all()
            .find(|species| species.to_string() == text)
            .ok_or(ParseError::expected("a species such as `L3Y`", "een soort zoals `L3Y`"))
    }
}

const A_CORAL: ParseError =
    ParseError::expected("one of the letters `Y`, `B`, `P`", "een van de letters `Y`, `B`, `P`");

impl FromStr for Coral {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Coral::from_letter), letters.next()) {
            (Some(coral), None) => Ok(coral),
            _ => Err(A_CORAL),
        }
    }
}

fn by_key<T: Copy>(all: &[T], key: impl Fn(T) -> &'static str, text: &str) -> Result<T, ParseError> {
    all.iter()
        .copied()
        .find(|&one| key(one) == text)
        .ok_or(ParseError::expected("one of the words of this action", "een van de woorden van deze actie"))
}

impl FromStr for Track {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        by_key(&Track::ALL, Track::key, text)
    }
}

impl FromStr for DiceSet {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        DiceSet::all()
            .find(|dice| dice.to_string() == text)
            .ok_or(ParseError::expected("dice such as `Y` or `YB`", "dobbelstenen zoals `Y` of `YB`"))
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let bred = |rest: &str| {
            let (space, coral) =
                rest.split_once(' ').ok_or(ParseError::expected("a space and a letter", "een vak en een letter"))?;
            Ok::<_, ParseError>((space.parse()?, coral.parse()?))
        };
        if let Some((word, rest)) = text.split_once(' ') {
            return match word {
                "power" => Ok(Action::Power { track: rest.parse()? }),
                "reroll" => Ok(Action::Reroll { dice: rest.parse()? }),
                "aside" => Ok(Action::Aside { die: rest.parse()? }),
                "grow" => Ok(Action::Grow { die: rest.parse()? }),
                "open" => Ok(Action::Open { line: rest.parse()? }),
                "attract" if rest == "crab" => Ok(Action::AttractCrab),
                "attract" if rest == "trumpet" => Ok(Action::AttractTrumpet),
                "check" => Ok(Action::Check { track: rest.parse()? }),
                "unlock" => Ok(Action::Unlock { breeding: by_key(&Breeding::ALL, Breeding::key, rest)? }),
                "crab" => Ok(Action::Crab { kind: by_key(&CrabBox::ALL, CrabBox::key, rest)? }),
                "spawn" => bred(rest).map(|(space, coral)| Action::Spawn { space, coral }),
                "bud" => bred(rest).map(|(space, coral)| Action::Bud { space, coral }),
                "colour" => Ok(Action::Colour { coral: rest.parse()? }),
                "shell" => Ok(Action::Shell { track: rest.parse()? }),
                "trumpet" => match rest.as_bytes() {
                    [digit @ b'0'..=b'9'] => Count::new(digit - b'0')
                        .map(|count| Action::Trumpet { count })
                        .ok_or(ParseError::expected("a number from 0 to 6", "een getal van 0 tot 6")),
                    _ => Err(ParseError::expected("a number from 0 to 6", "een getal van 0 tot 6")),
                },
                _ => Err(ParseError::expected(
                    "an action such as `grow Y`, `R3`, `r3c4`, `L3Y` or `skip`",
                    "een actie zoals `grow Y`, `R3`, `r3c4`, `L3Y` of `skip`",
                )),
            };
        }
        match text {
            "keep" => return Ok(Action::Keep),
            "stop" => return Ok(Action::Stop),
            "done" => return Ok(Action::Done),
            "skip" => return Ok(Action::Skip),
            _ => {}
        }
        if let Some(die) = text.strip_suffix('+') {
            return Ok(Action::Shift { die: die.parse()?, up: true });
        }
        if let Some(die) = text.strip_suffix('-') {
            return Ok(Action::Shift { die: die.parse()?, up: false });
        }
        if let Ok(space) = text.parse() {
            return Ok(Action::Cell { space });
        }
        if let Ok(species) = text.parse() {
            return Ok(Action::Attract { species });
        }
        text.parse().map(|line| Action::Line { line }).map_err(|_| {
            ParseError::expected(
                "an action such as `grow Y`, `R3`, `r3c4`, `L3Y` or `skip`",
                "een actie zoals `grow Y`, `R3`, `r3c4`, `L3Y` of `skip`",
            )
        })
    }
}

impl FromStr for Chance {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        const EXPECTED: ParseError =
            ParseError::expected("`first 0`, `Y2 B5 P2` or `Y4`", "`first 0`, `Y2 B5 P2` of `Y4`");
        let die = |text: &str| match text.as_bytes() {
            [letter, pips @ b'1'..=b'6'] => Some((Coral::from_letter(char::from(*letter))?, Face::of(pips - b'0')?)),
            _ => None,
        };
        let words: Vec<&str> = text.split(' ').collect();
        let read = || match words[..] {
            ["first", seat] => match seat.as_bytes() {
                [digit @ b'0'..=b'9'] => Seat::new(digit - b'0').map(|seat| Chance::First { seat }),
                _ => None,
            },
            [brain, digitate, branching] => match (die(brain)?, die(digitate)?, die(branching)?) {
                ((Coral::Brain, brain), (Coral::Digitate, digitate), (Coral::Branching, branching)) => {
                    Some(Chance::Roll { brain, digitate, branching })
                }
                _ => None,
            },
            [again] => die(again).map(|(die, face)| Chance::Again { die, face }),
            _ => None,
        };
        read().ok_or(EXPECTED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notation_reads_back() {
        for action in Action::all() {
            assert_eq!(action.to_string().parse(), Ok(action), "{action}");
        }
        for fall in Chance::all() {
            assert_eq!(fall.to_string().parse(), Ok(fall), "{fall}");
        }
    }

    #[test]
    fn what_is_no_notation_is_refused() {
        for text in
            ["", "r0c1", "r1c9", "R9", "trumpet 7", "trumpet 07", "reroll", "reroll BY", "spawn r1c1", "L3X", "+"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
        for text in ["", "first 4", "B5 Y2 P2", "Y7", "Y2 B5"] {
            assert!(text.parse::<Chance>().is_err(), "{text}");
        }
    }
}
