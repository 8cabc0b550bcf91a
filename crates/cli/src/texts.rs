//! What the program itself says, in every language.

use atoll_core::Text;

/// How many can play.
pub(crate) const SEATS: Text = Text { en: "{min} to {max} seats", nl: "{min} tot {max} plaatsen" };
/// Before the version of the rules.
pub(crate) const RULES: Text = Text { en: "rules", nl: "regels" };
pub(crate) const TO_DECIDE: Text = Text { en: "Player {seat} is to decide.", nl: "Speler {seat} is aan zet." };
pub(crate) const CHANCE: Text = Text { en: "Chance is to fall.", nl: "Het toeval is aan zet." };
pub(crate) const OVER: Text = Text { en: "The match is over.", nl: "De partij is afgelopen." };
/// Before a position's hash.
pub(crate) const HASH: Text = Text { en: "position", nl: "stelling" };
/// Before the digest of a series.
pub(crate) const DIGEST: Text = Text { en: "digest", nl: "kenmerk" };
pub(crate) const FINISHED: Text =
    Text { en: "{title}: finished after {events} events.", nl: "{title}: afgelopen na {events} gebeurtenissen." };
pub(crate) const UNFINISHED: Text =
    Text { en: "{title}: {events} events, not finished.", nl: "{title}: {events} gebeurtenissen, niet afgelopen." };
pub(crate) const SUM: Text = Text { en: "Score", nl: "Score" };
pub(crate) const PLACE: Text = Text { en: "Place", nl: "Plaats in de uitslag" };
pub(crate) const YES: Text = Text { en: "Yes.", nl: "Ja." };
pub(crate) const NO: Text = Text { en: "No.", nl: "Nee." };
pub(crate) const LEGAL: Text = Text { en: "Player {seat} may do this here.", nl: "Speler {seat} mag dit hier doen." };
pub(crate) const NOT_ASKED: Text =
    Text { en: "It is not the turn of player {seat}.", nl: "Speler {seat} is niet aan zet." };
pub(crate) const MAY_FALL: Text =
    Text { en: "Chance can fall like this here.", nl: "Het toeval kan hier zo uitvallen." };
pub(crate) const MAY_NOT_FALL: Text =
    Text { en: "Chance cannot fall like this here.", nl: "Het toeval kan hier niet zo uitvallen." };
/// Above the questions that the rulebook leaves open.
pub(crate) const READINGS: Text =
    Text { en: "Where the rulebook leaves something open", nl: "Waar de spelregels iets openlaten" };
/// The option by which a table can choose another reading.
pub(crate) const READING_OPTION: Text =
    Text { en: "another choice: --set {option}=...", nl: "een andere keuze: --set {option}=..." };
/// What the provenance tags mean.
pub(crate) const TAGS: Text = Text {
    en: "R the rulebook says so, P a public source, D it follows, C constructed here",
    nl: "R staat in de spelregels, P openbare bron, D volgt eruit, C hier gemaakt",
};
pub(crate) const DOUBT: Text = Text { en: "Doubt:", nl: "Twijfel:" };
pub(crate) const DATA_GOOD: Text = Text {
    en: "These files can be played with: data {hash}.",
    nl: "Met deze bestanden kan worden gespeeld: data {hash}.",
};
pub(crate) const DATA_SAME: Text =
    Text { en: "These are the shipped files: data {hash}.", nl: "Dit zijn de meegeleverde bestanden: data {hash}." };
pub(crate) const COPIED: Text = Text { en: "{file}: written", nl: "{file}: geschreven" };
pub(crate) const KEPT: Text =
    Text { en: "{file}: was there, left alone", nl: "{file}: was er al, gelaten zoals het is" };
pub(crate) const SIM_LINE: Text = Text {
    en: "{title}: {games} matches, {decisions} decisions in {seconds} s ({speed} a second).",
    nl: "{title}: {games} partijen, {decisions} beslissingen in {seconds} s ({speed} per seconde).",
};
pub(crate) const SIM_UNFINISHED: Text =
    Text { en: "{count} matches did not end.", nl: "{count} partijen kwamen niet tot een einde." };
pub(crate) const WINS: Text = Text { en: "First places ({shared} shared)", nl: "Eerste plaatsen ({shared} gedeeld)" };
/// How many matches ended in one way.
pub(crate) const ENDED: Text = Text { en: "Ended by {ending}: {count}", nl: "Geëindigd door {ending}: {count}" };
pub(crate) const MEAN: Text = Text { en: "Mean score", nl: "Gemiddelde score" };
/// What a person at the terminal is called.
pub(crate) const PERSON: Text = Text { en: "Player {seat}", nl: "Speler {seat}" };
/// What a bot is called.
pub(crate) const BOT: Text = Text { en: "Bot {seat}", nl: "Bot {seat}" };
pub(crate) const WELCOME: Text = Text {
    en: "{title}. Seed {seed}. Type a number to choose, `help` for more.",
    nl: "{title}. Startgetal {seed}. Typ een getal om te kiezen, `help` voor meer.",
};
pub(crate) const YOUR_TURN: Text = Text { en: "{name}: {prompt}", nl: "{name}: {prompt}" };
/// Behind a group of choices.
pub(crate) const CHOICES: Text = Text { en: "({count} choices)", nl: "({count} mogelijkheden)" };
pub(crate) const NO_SUCH_NUMBER: Text = Text {
    en: "There is no choice {number}; the last is {last}.",
    nl: "Er is geen keuze {number}; de laatste is {last}.",
};
pub(crate) const NO_MATCH: Text = Text {
    en: "Nothing on the list has `{text}`. An empty line shows all, `help` helps.",
    nl: "Niets op de lijst heeft `{text}`. Een lege regel toont alles, `help` helpt.",
};
pub(crate) const FILTERED: Text =
    Text { en: "Only with `{text}`; an empty line shows all.", nl: "Alleen met `{text}`; een lege regel toont alles." };
pub(crate) const UNDONE: Text = Text { en: "Taken back.", nl: "Teruggenomen." };
pub(crate) const SAVED: Text = Text { en: "The record is in {file}.", nl: "Het verslag staat in {file}." };
pub(crate) const NOT_SAVED: Text =
    Text { en: "Cannot write {file}: {error}", nl: "{file} kan niet worden geschreven: {error}" };
pub(crate) const SAVE_WHERE: Text = Text { en: "Say where: save FILE", nl: "Zeg waar: bewaar BESTAND" };
pub(crate) const HINT: Text =
    Text { en: "{value} for [{text}] {sentence} ({reason})", nl: "{value} voor [{text}] {sentence} ({reason})" };
pub(crate) const HINT_LONGER: Text = Text {
    en: "That is the chance to win after each; `hint longer` thinks longer.",
    nl: "Dat is de kans om te winnen na elke zet; `tip langer` denkt langer na.",
};
pub(crate) const HINT_LONGER_ALONE: Text = Text {
    en: "That is how much of the goal can be reached after each; `hint longer` thinks longer.",
    nl: "Dat is hoeveel van het doel na elke zet te halen is; `tip langer` denkt langer na.",
};
pub(crate) const PASS_SCREEN: Text = Text {
    en: "It is {name}'s turn. Press Enter when only {name} is looking.",
    nl: "{name} is aan zet. Druk op Enter als alleen {name} kijkt.",
};
pub(crate) const LEFT: Text = Text {
    en: "Left before the end, after {events} events.",
    nl: "Voor het einde gestopt, na {events} gebeurtenissen.",
};
pub(crate) const WINNER: Text = Text { en: "{names} won.", nl: "{names} heeft gewonnen." };
pub(crate) const WINNERS: Text = Text { en: "{names} share the first place.", nl: "{names} delen de eerste plaats." };
pub(crate) const NOBODY: Text = Text { en: "Nobody won.", nl: "Niemand heeft gewonnen." };
/// Between two names.
pub(crate) const AND: Text = Text { en: " and ", nl: " en " };
/// What can be typed.
pub(crate) const HELP: Text = Text {
    en: "\
A number       choose, or open a line that ends in …
notation       choose by the notation in brackets
some words     only the choices with these words; an empty line shows all
undo           take back your last action
board          draw the table again
log            the whole match so far, in sentences
score          the scores so far
rules WORD     the rules with this word in their id or text
why ACTION     whether an action is legal, and which rule forbids it
hint           the three best moves, with reasons; hint longer thinks longer
save FILE      write the record
quit           leave the match
A colon in front makes it a command in any case: :undo",
    nl: "\
Een getal      kies, of open een regel die op … eindigt
notatie        kies met de notatie tussen haakjes
een paar woorden   alleen de keuzes met die woorden; een lege regel toont alles
terug          neem je laatste actie terug
bord           teken de tafel opnieuw
log            de hele partij tot nu toe, in zinnen
score          de score tot nu toe
regels WOORD   de regels met dit woord in hun nummer of tekst
waarom ACTIE   of een actie mag, en welke regel het verbiedt
tip            de drie beste zetten, met redenen; tip langer denkt langer na
bewaar BESTAND schrijf het verslag
stop           verlaat de partij
Met een dubbele punt ervoor is het altijd een opdracht: :terug",
};

pub(crate) const FAIR: Text = Text {
    en: "The dice are fair: every roll and draw is that of the promised seed.",
    nl: "De dobbelstenen zijn eerlijk: elke worp en elke kaart is die van het beloofde getal.",
};
pub(crate) const NO_PROMISE: Text = Text {
    en: "The record holds no promise of its dice, so they cannot be checked; records of older matches and of a page alone have none.",
    nl: "Het verslag bevat geen belofte over de dobbelstenen, dus zijn ze niet na te rekenen; oudere partijen en partijen van een pagina alleen hebben die niet.",
};
pub(crate) const NO_SEED: Text = Text {
    en: "The seed of the dice is told when the match is over; until then they cannot be checked.",
    nl: "Het getal achter de dobbelstenen komt vrij als de partij is afgelopen; tot dan zijn ze niet na te rekenen.",
};
pub(crate) const OTHER_SEED: Text = Text {
    en: "Not fair: the seed is not the one that was promised.",
    nl: "Niet eerlijk: het getal is niet dat wat beloofd was.",
};
pub(crate) const OTHER_ROLL: Text = Text {
    en: "Not fair: event {event} is not what the promised seed gives ({why}).",
    nl: "Niet eerlijk: gebeurtenis {event} is niet wat het beloofde getal geeft ({why}).",
};
pub(crate) const OTHER_EVENT: Text = Text {
    en: "The record was changed at event {event} ({why}).",
    nl: "Het verslag is veranderd bij gebeurtenis {event} ({why}).",
};
pub(crate) const END_MISSING: Text = Text {
    en: "The record is not whole, as far as it tells ({why}).",
    nl: "Het verslag is niet heel, voor zover te zien is ({why}).",
};
pub(crate) const OTHER_HEAD: Text =
    Text { en: "The record was changed: {why}.", nl: "Het verslag is veranderd: {why}." };
pub(crate) const BAD_RECORD: Text =
    Text { en: "The record cannot be played: {why}", nl: "Het verslag kan niet worden gespeeld: {why}" };
pub(crate) const SEAT: Text = Text { en: "seat", nl: "plaats" };
pub(crate) const ACCURACY: Text = Text { en: "accuracy", nl: "nauwkeurigheid" };
pub(crate) const GIVEN_AWAY: Text = Text { en: "own play", nl: "eigen spel" };
pub(crate) const LUCK: Text = Text { en: "luck", nl: "geluk" };
pub(crate) const CURVE: Text =
    Text { en: "Chance to win at each decision:", nl: "Kans om te winnen bij elke beslissing:" };
pub(crate) const AMONG: Text = Text {
    en: "Better than {percent} % of {games} bot games of the same deal.",
    nl: "Beter dan {percent} % van {games} partijen van een bot met dezelfde start.",
};
pub(crate) const MOMENTS: Text = Text { en: "What decided the match:", nl: "Wat de partij besliste:" };
pub(crate) const MOMENT: Text = Text {
    en: "event {n}, seat {who}: {done} ({loss} in a hundred games given away)\n    better: {best} ({reason})",
    nl: "gebeurtenis {n}, plaats {who}: {done} ({loss} op de honderd partijen weggegeven)\n    beter: {best} ({reason})",
};
/// The same for who plays alone.
pub(crate) const MOMENT_ALONE: Text = Text {
    en: "event {n}, seat {who}: {done} ({loss} % of the goal given away)\n    better: {best} ({reason})",
    nl: "gebeurtenis {n}, plaats {who}: {done} ({loss} % van het doel weggegeven)\n    beter: {best} ({reason})",
};
pub(crate) const CURVE_ALONE: Text = Text {
    en: "How much of the goal was in reach at each decision:",
    nl: "Hoeveel van het doel te halen was bij elke beslissing:",
};

pub(crate) const POINTS: Text = Text { en: "points", nl: "punten" };
pub(crate) const MATCHES: Text = Text { en: "matches", nl: "partijen" };
pub(crate) const SHARE: Text = Text { en: "share", nl: "aandeel" };
pub(crate) const RATING: Text = Text { en: "rating", nl: "sterkte" };
pub(crate) const MOST_MS: Text = Text { en: "most ms", nl: "meeste ms" };
pub(crate) const FAULTS: Text = Text { en: "faults", nl: "fouten" };
pub(crate) const FAULT: Text = Text {
    en: "  {bot} lost by breaking the rules: {fault}",
    nl: "  {bot} verloor door tegen de regels te spelen: {fault}",
};
pub(crate) const MEETING: Text = Text { en: "meeting", nl: "ontmoeting" };
pub(crate) const DECIDED: Text = Text { en: "decided", nl: "beslist" };

#[cfg(test)]
mod tests {
    /// The places to fill are the same in each language, so nothing is lost in translation.
    #[test]
    fn languages_have_the_same_places() {
        let places = |text: &str| {
            let mut names: Vec<String> =
                text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.to_owned())).collect();
            names.sort();
            names.dedup();
            names
        };
        let source = include_str!("texts.rs");
        let mut count = 0;
        for line in source.lines().filter(|line| line.contains("en: \"") && line.contains("nl: \"")) {
            let Some((en, nl)) = line.split_once("nl: \"") else { continue };
            let en = en.split_once("en: \"").map_or("", |(_, en)| en);
            assert_eq!(places(en), places(nl.trim_end_matches(" };")), "{line}");
            count += 1;
        }
        assert!(count > 30, "{count}");
    }
}
