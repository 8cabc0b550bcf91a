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

/// What a seat wants to take back has been answered by something that stays.
pub(crate) fn shown_since(sentence: &str, lang: Lang) -> Problem {
    if sentence.is_empty() {
        let text = Text {
            en: "A card or die has been seen since; that stays.",
            nl: "Er is sindsdien een kaart of dobbelsteen bekend geworden; dat blijft zo.",
        };
        return say(ProblemName::NothingToUndo, text, lang);
    }
    let text = Text { en: "What has been seen stays: {sentence}", nl: "Wat bekend is geworden, blijft: {sentence}" };
    Problem::new(ProblemName::NothingToUndo, text.fill(lang, &[("sentence", &sentence)]))
}

pub(crate) fn no_undo_here(lang: Lang) -> Problem {
    let text = Text { en: "At this table nothing is taken back.", nl: "Aan deze tafel wordt niets teruggenomen." };
    say(ProblemName::NotAgreed, text, lang)
}

pub(crate) fn over(lang: Lang) -> Problem {
    let text = Text { en: "The game is over.", nl: "Het spel is afgelopen." };
    say(ProblemName::Over, text, lang)
}

pub(crate) fn nothing_yet(lang: Lang) -> Problem {
    let text = Text { en: "There is nothing of yours to take back.", nl: "Er is niets van jou om terug te nemen." };
    say(ProblemName::NothingToUndo, text, lang)
}

pub(crate) fn decided_since(other: Seat, lang: Lang) -> Problem {
    let text = Text {
        en: "{who} has decided since; your turn can no longer be taken back.",
        nl: "{who} heeft sindsdien gekozen; je beurt is niet meer terug te nemen.",
    };
    Problem::new(ProblemName::NothingToUndo, text.fill(lang, &[("who", &name_of(other))]))
}

pub(crate) fn turn_passed(other: Seat, lang: Lang) -> Problem {
    let text = Text {
        en: "It is {who}'s turn already; yours can no longer be taken back.",
        nl: "{who} is al aan de beurt; jouw beurt is niet meer terug te nemen.",
    };
    Problem::new(ProblemName::NothingToUndo, text.fill(lang, &[("who", &name_of(other))]))
}

pub(crate) fn is_here(seat: Seat, lang: Lang) -> Problem {
    let text = Text { en: "{who} is here and plays.", nl: "{who} is er en speelt zelf." };
    Problem::new(ProblemName::NotAgreed, text.fill(lang, &[("who", &name_of(seat))]))
}

pub(crate) fn not_asked(lang: Lang) -> Problem {
    let text = Text { en: "Nothing is asked of you any more.", nl: "Er wordt je niets meer gevraagd." };
    say(ProblemName::NotAgreed, text, lang)
}

pub(crate) fn played_by_bot(lang: Lang) -> Problem {
    let text = Text { en: "A bot plays this seat now.", nl: "Een bot speelt nu op deze plaats." };
    say(ProblemName::NotSeated, text, lang)
}

pub(crate) fn not_replaced(lang: Lang) -> Problem {
    let text = Text { en: "No bot plays for you.", nl: "Er speelt geen bot voor jou." };
    say(ProblemName::NotAgreed, text, lang)
}

pub(crate) fn time_is_out(lang: Lang) -> Problem {
    let text = Text { en: "The time of this seat is out.", nl: "De tijd van deze plaats is om." };
    say(ProblemName::NotAgreed, text, lang)
}

pub(crate) fn came_back_already(lang: Lang) -> Problem {
    let text = Text {
        en: "You have come back in this turn already; the bot ends it.",
        nl: "Je bent deze beurt al een keer teruggekomen; de bot maakt hem af.",
    };
    say(ProblemName::NotAgreed, text, lang)
}

pub(crate) fn unknown_bot(lang: Lang) -> Problem {
    let text = Text { en: "There is no such bot.", nl: "Zo'n bot is er niet." };
    say(ProblemName::UnknownBot, text, lang)
}

pub(crate) fn unsayable(lang: Lang) -> Problem {
    let text = Text {
        en: "What is said has 1 to 300 characters that can be seen, on one line.",
        nl: "Een bericht heeft 1 tot 300 zichtbare tekens, op één regel.",
    };
    say(ProblemName::Malformed, text, lang)
}

pub(crate) fn too_much_talk(lang: Lang) -> Problem {
    let text = Text { en: "Too much at once; wait a little.", nl: "Te veel tegelijk; wacht even." };
    say(ProblemName::Busy, text, lang)
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
