//! The bots that every game has.

use atoll_core::{Game, Text};

use crate::{Bot, Greedy, Mind, Random, Search};

/// What a bot is called and how strong it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// One of the six graded levels, from 1.
    Graded(u8),
    /// Any legal action, each equally likely.
    Random,
    /// The action after which its own prospects look best.
    Greedy,
}

/// What the graded levels are called.
const NAMES: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// Names and styles of the graded levels.
const GRADED: [(Text, Text); 6] = [
    (
        Text { en: "Polyp", nl: "Poliep" },
        Text { en: "Plays along and often misses the best move.", nl: "Speelt mee en ziet de beste zet vaak niet." },
    ),
    (
        Text { en: "Shrimp", nl: "Garnaal" },
        Text {
            en: "Sees what is near and forgets what comes after.",
            nl: "Ziet wat dichtbij is en vergeet wat daarna komt.",
        },
    ),
    (
        Text { en: "Crab", nl: "Krab" },
        Text {
            en: "Thinks a little ahead and lets a chance slip now and then.",
            nl: "Denkt een beetje vooruit en laat soms een kans liggen.",
        },
    ),
    (
        Text { en: "Octopus", nl: "Octopus" },
        Text {
            en: "Weighs its moves and rarely gives anything away.",
            nl: "Weegt zijn zetten af en geeft zelden iets weg.",
        },
    ),
    (
        Text { en: "Ray", nl: "Rog" },
        Text {
            en: "Plans ahead and reckons with your answer.",
            nl: "Maakt plannen en houdt rekening met jouw antwoord.",
        },
    ),
    (
        Text { en: "Orca", nl: "Orka" },
        Text { en: "Takes its time and forgives nothing.", nl: "Neemt de tijd en vergeeft niets." },
    ),
];

impl Level {
    /// All levels: the graded ones, the weakest first, then the simple bots.
    pub const ALL: [Level; 8] = [
        Level::Graded(1),
        Level::Graded(2),
        Level::Graded(3),
        Level::Graded(4),
        Level::Graded(5),
        Level::Graded(6),
        Level::Random,
        Level::Greedy,
    ];

    /// The level with this name: `1` to `6`, `random` or `greedy`.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// What the level is called by programs.
    pub fn name(self) -> &'static str {
        match self {
            Level::Graded(n) => NAMES[usize::from(n.clamp(1, 6)) - 1],
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// What the level is called by people.
    pub fn title(self) -> Text {
        match self {
            Level::Graded(n) => GRADED[usize::from(n.clamp(1, 6)) - 1].0,
            Level::Random => Text { en: "Random", nl: "Willekeurig" },
            Level::Greedy => Text { en: "Greedy", nl: "Gretig" },
        }
    }

    /// How it plays, in a line.
    pub fn style(self) -> Text {
        match self {
            Level::Graded(n) => GRADED[usize::from(n.clamp(1, 6)) - 1].1,
            Level::Random => Text { en: "Does anything that is allowed.", nl: "Doet zomaar iets wat mag." },
            Level::Greedy => {
                Text { en: "Takes what looks best at once.", nl: "Neemt wat er meteen het beste uitziet." }
            }
        }
    }

    /// A bot of this level that judges by `mind`.
    pub fn bot<G: Game, M: Mind<G>>(self, mind: &M) -> Box<dyn Bot<G>> {
        match self {
            Level::Graded(n) => Box::new(Search::new(mind.clone(), mind.levels()[usize::from(n.clamp(1, 6)) - 1])),
            Level::Random => Box::new(Random::new()),
            Level::Greedy => Box::new(Greedy::new(mind.clone())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_names() {
        for level in Level::ALL {
            assert_eq!(Level::named(level.name()), Some(level));
            assert_ne!(level.title().en, "");
            assert_ne!(level.style().nl, level.style().en);
        }
        assert_eq!(Level::named("7"), None);
        assert_eq!(Level::named("Random"), None);
        assert_eq!(Level::named(""), None);
    }
}
