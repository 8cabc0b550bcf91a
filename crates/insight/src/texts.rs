//! What reports say.

use atoll_core::Text;

macro_rules! texts {
    ($($name:ident: $en:literal, $nl:literal;)*) => {
        $(pub(crate) const $name: Text = Text { en: $en, nl: $nl };)*
        #[cfg(test)]
        const ALL: &[Text] = &[$($name),*];
    };
}

texts! {
    FAVOURED: "Seat {seat} is favoured: it wins {share} % of {games} matches (95 %: {low} to {high}); {fair} % would be fair.",
        "Plaats {seat} is in het voordeel: die wint {share} % van {games} partijen (95 %: {low} tot {high}); {fair} % zou eerlijk zijn.";
    BEHIND: "Seat {seat} is at a disadvantage: it wins {share} % of {games} matches (95 %: {low} to {high}); {fair} % would be fair.",
        "Plaats {seat} is in het nadeel: die wint {share} % van {games} partijen (95 %: {low} tot {high}); {fair} % zou eerlijk zijn.";
    EVEN: "No seat is favoured beyond what chance explains in {games} matches: seat {seat} wins {share} % (95 %: {low} to {high}), {fair} % would be fair.",
        "Geen plaats is meer in het voordeel dan toeval verklaart in {games} partijen: plaats {seat} wint {share} % (95 %: {low} tot {high}), {fair} % zou eerlijk zijn.";
    ALONE: "Played alone, {won} % of {games} matches were won.", "Alleen gespeeld werd {won} % van {games} partijen gewonnen.";
    TITLE: "{game}: a report on balance", "{game}: verslag over de balans";
    PLAYED: "{games} matches of {seats} seats between bots of level {bot}, seed {seed}.",
        "{games} partijen met {seats} plaatsen tussen computerspelers van niveau {bot}, startgetal {seed}.";
    USUAL: "The usual options and files", "De gewone opties en bestanden";
    WINS: "Who wins", "Wie wint";
    SEAT: "Seat", "Plaats";
    SHARE: "Share of wins", "Aandeel gewonnen";
    INTERVAL: "95 % interval", "95 %-interval";
    LENGTH: "Decisions in a match", "Beslissingen per partij";
    SCORES: "Points of seat {seat}", "Punten van plaats {seat}";
    MARGIN: "Points between first and second", "Punten tussen de eerste en de tweede";
    LEADS: "Changes of the lead", "Wisselingen van de leiding";
    STEPS: "Where points come from", "Waar de punten vandaan komen";
    STEP: "Step", "Onderdeel";
    MEAN: "Mean", "Gemiddeld";
    WINNERS: "Winners", "Winnaars";
    OTHERS: "Others", "Anderen";
    CHOICES: "What was chosen", "Wat werd gekozen";
    HOLDINGS: "What lay before seats at the end", "Wat er aan het einde voor de spelers lag";
    KIND: "Kind", "Soort";
    NAME: "Name", "Naam";
    COUNT: "Times", "Aantal";
    MATCHES: "In matches", "In partijen";
    GAIN: "Points at once", "Punten meteen";
    WORTH: "Points above the mean in the end", "Punten boven het gemiddelde aan het eind";
    TAKERS: "Wins of takers", "Winst van wie het nam";
    TURNS: "Turns", "Beurten";
    FORCED: "{share} % of all decisions left no choice.", "{share} % van alle beslissingen liet geen keuze.";
    DEAD: "{share} % of all turns with a choice brought their player no point.",
        "{share} % van alle beurten met een keuze bracht de speler geen punt.";
    PLAYED_OUT: "played to the end", "uitgespeeld";
    ENDINGS: "How matches ended", "Hoe partijen eindigden";
    SPREAD: "mean {mean}, median {median}, 80 % from {low} to {high}, all from {least} to {most}",
        "gemiddeld {mean}, mediaan {median}, 80 % van {low} tot {high}, alle van {least} tot {most}";
    RERUN: "Made by {command}", "Gemaakt met {command}";
    UNOFFICIAL: "Atoll is unofficial; titles belong to their publishers.",
        "Atoll is niet officieel; titels behoren toe aan hun uitgevers.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_in_both_languages_with_the_same_places() {
        let places = |text: &str| {
            let mut names: Vec<String> = text
                .split('{')
                .skip(1)
                .filter_map(|rest| rest.split_once('}'))
                .map(|(name, _)| name.to_owned())
                .collect();
            names.sort();
            names
        };
        for text in ALL {
            assert!(!text.en.is_empty() && !text.nl.is_empty());
            assert_eq!(places(text.en), places(text.nl), "{}", text.en);
        }
    }
}
