//! What a table itself says.

use atoll_core::any::AnyMatch;
use atoll_core::{Lang, PlayError, Seat, Text, Turn, name_of};
use atoll_protocol::{Problem, ProblemName};

fn say(name: ProblemName, text: Text, lang: Lang) -> Problem {
    Problem::new(name, text.get(lang))
}

pub(crate) fn protocol(lang: Lang) -> Problem {
    let text = Text {
        en: "This page is older or newer than the table; reload it.",
        nl: "Deze pagina is ouder of nieuwer dan de tafel; laad haar opnieuw.",
    };
    say(ProblemName::Protocol, text, lang)
}

pub(crate) fn not_seated(lang: Lang) -> Problem {
    let text = Text { en: "Spectators cannot act.", nl: "Wie toekijkt, kan niets doen." };
    say(ProblemName::NotSeated, text, lang)
}

pub(crate) fn played_elsewhere(lang: Lang) -> Problem {
    let text = Text { en: "This seat is played elsewhere.", nl: "Deze plaats wordt ergens anders gespeeld." };
    say(ProblemName::NotSeated, text, lang)
}

pub(crate) fn stale(lang: Lang) -> Problem {
    let text = Text {
        en: "The table has changed meanwhile; look again.",
        nl: "Er is intussen iets veranderd op tafel; kijk opnieuw.",
    };
    say(ProblemName::Stale, text, lang)
}

pub(crate) fn busy(lang: Lang) -> Problem {
    let text = Text {
        en: "Advice is still being thought about; wait for it.",
        nl: "Er wordt nog over advies nagedacht; wacht daarop.",
    };
    say(ProblemName::Busy, text, lang)
}

pub(crate) fn unreadable_wish(lang: Lang) -> Problem {
    let text = Text { en: "This cannot be pointed at.", nl: "Dit kan niet worden aangewezen." };
    say(ProblemName::Malformed, text, lang)
}

/// The record would tell what the asker may not know.
pub fn kept_back(lang: Lang) -> Problem {
    let text = Text {
        en: "The record tells secrets; it can be had when the match is over.",
        nl: "Het verslag verklapt geheimen; het komt vrij als de partij is afgelopen.",
    };
    say(ProblemName::KeptBack, text, lang)
}

/// The store did not take it.
pub fn unwritten(lang: Lang) -> Problem {
    let text = Text {
        en: "The store does not answer; nothing has changed. Try again later.",
        nl: "De opslag antwoordt niet; er is niets veranderd. Probeer het later opnieuw.",
    };
    say(ProblemName::Unavailable, text, lang)
}

/// Why an action of a seat is refused, naming the thing it is about, or whose turn it is.
pub fn play_problem(played: &dyn AnyMatch, seat: Seat, code: Option<u32>, error: &PlayError, lang: Lang) -> Problem {
    let mut problem = Problem::of_play(error, lang);
    match (error, played.turn()) {
        (PlayError::Illegal(_), _) => {
            let explained = code.and_then(|code| played.explain(seat, code, lang).ok().flatten());
            if let Some((illegal, text)) = explained {
                problem.rule = Some(illegal.0.id.to_owned());
                problem.message = text;
            }
        }
        (PlayError::NotAsked(_), Turn::Decide(seats)) => {
            let names: Vec<String> = seats.iter().map(name_of).collect();
            let names = match names.split_last() {
                Some((last, [])) => last.clone(),
                Some((last, rest)) => {
                    let and = Text { en: " and ", nl: " en " }.get(lang);
                    format!("{}{and}{last}", rest.join(", "))
                }
                None => return problem,
            };
            let text = Text { en: "It is the turn of {who}.", nl: "De beurt is aan {who}." };
            problem.message = text.fill(lang, &[("who", &names)]);
        }
        _ => {}
    }
    problem
}
