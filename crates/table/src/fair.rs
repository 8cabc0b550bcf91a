//! Dice that anybody can check afterwards.
//!
//! Whoever keeps a table draws a seed before the match and tells its digest:
//! it can no longer choose another. Seats may add numbers of their own, which
//! count for all that falls later: the keeper could not foresee them. When the
//! match is over the seed is told, and everybody can compute every roll again.
//!
//! The numbers behind chance event `k` (from 0) are made of SHA-256:
//!
//! - the promise: the digest of the lines `atoll dice 1` and the seed, in 64 hex digits;
//! - the key: the digest of the lines `atoll roll 1`, the seed, `k`, and `SEAT TEXT` for each addition that
//!   was made before that event;
//! - roll `i` (from 0): the first four bytes, as a number with the greatest first, of the digest of the key's
//!   32 bytes and `i` in four bytes.
//!
//! Rolls do not tell whether somebody has changed what was decided, or has cut the end off. So a record that is over has
//! sums as well: four hex digits for its head, and four for each event of what was played up to it. They find what was
//! changed by accident or in haste, at its event; whoever changes a record and makes its sums anew is not found by them.
//!
//! - the first sum: the digest of the line `atoll sums 1`, the four lines of the head, the promise, and `SEAT EVENT TEXT`
//!   for each addition;
//! - the sum of an event: the digest of the 32 bytes behind the sum before it (before the first event those of the line
//!   `atoll sums 1`), and the event's line; of each the first two bytes are written.

use std::fmt::Write;
use std::sync::Arc;

use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{Dice, Digest, Lang, RecordHeader, Tell, Turn, Words, words};

/// How long an addition of a seat may be, in hex digits.
const LONGEST: usize = 64;

/// A seed, and what seats have added to it.
#[derive(Clone, PartialEq, Eq)]
pub struct Fair {
    /// 64 hex digits.
    seed: String,
    added: Vec<Added>,
}

/// What a seat has added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Added {
    /// The seat.
    pub seat: u8,
    /// The number of the first chance event that it counts for.
    pub from: u32,
    /// Hex digits.
    pub text: String,
}

impl std::fmt::Debug for Fair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Fair").field("promise", &self.promise()).finish_non_exhaustive() // never the seed
    }
}

fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    })
}

impl Fair {
    /// Dice from a seed of 64 small hex digits, with what was added; nothing if one of them is something else.
    pub fn new(seed: &str, added: Vec<Added>) -> Option<Fair> {
        let fits = |one: &Added| !one.text.is_empty() && one.text.len() <= LONGEST && is_hex(&one.text);
        let is_sound = seed.len() == 64 && is_hex(seed) && added.iter().all(fits);
        is_sound.then(|| Fair { seed: seed.to_owned(), added })
    }

    /// Dice from fresh bytes.
    pub fn keyed(key: [u8; 32]) -> Fair {
        Fair { seed: hex(&key), added: Vec::new() }
    }

    /// The seed. It tells all that will fall: for the store alone, until the match is over.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// What seats have added.
    pub fn added(&self) -> &[Added] {
        &self.added
    }

    /// What is told before the match: `sha256:` and 64 hex digits.
    pub fn promise(&self) -> String {
        let mut digest = Digest::new();
        digest.line("atoll dice 1");
        digest.line(&self.seed);
        format!("sha256:{}", hex(&digest.finish()))
    }

    /// These dice with what a seat adds from chance event `from` on, in the place of what it has added since the last one
    /// fell; nothing if it is not up to 64 small hex digits.
    #[must_use]
    pub fn with(&self, seat: u8, from: u32, text: &str) -> Option<Fair> {
        let mut added = self.added.clone();
        // Nothing has fallen by that yet, and a seat that changes hands without end must not fill the store.
        added.retain(|one| (one.seat, one.from) != (seat, from));
        added.push(Added { seat, from, text: text.to_owned() });
        Fair::new(&self.seed, added)
    }

    /// The dice of a chance event.
    pub fn dice(&self, event: u32) -> FairDice {
        let mut digest = Digest::new();
        digest.line("atoll roll 1");
        digest.line(&self.seed);
        digest.line(&event.to_string());
        for one in self.added.iter().filter(|one| one.from <= event) {
            digest.line(&format!("{} {}", one.seat, one.text));
        }
        FairDice { key: digest.finish(), next: 0 }
    }

    /// A record with what can be told of the dice: the promise, what was added, and the seed once the match is over.
    pub fn inscribe(&self, record: &str, is_over: bool) -> String {
        let mut lines = format!("# dice {}\n", self.promise());
        for Added { seat, from, text } in &self.added {
            writeln!(lines, "# added {seat} {from} {text}").expect("writing to a string cannot fail");
        }
        if is_over {
            writeln!(lines, "# seed {}", self.seed).expect("writing to a string cannot fail");
            let header = RecordHeader::read(record).expect("a match writes its record as records are");
            let events = header.events.iter().map(|(_, line)| *line);
            let sums: String = std::iter::once(self.head_sum(record)).chain(sums(events)).collect();
            writeln!(lines, "# sums {sums}").expect("writing to a string cannot fail");
        }
        // Behind the four lines of the head.
        let at = record.match_indices('\n').nth(3).map_or(record.len(), |(at, _)| at + 1);
        format!("{}{lines}{}", &record[..at], &record[at..])
    }

    /// The sum of what stands before the events of a record.
    fn head_sum(&self, record: &str) -> String {
        let mut digest = Digest::new();
        digest.line(SUMS);
        record.lines().take(4).for_each(|line| digest.line(line.trim_end()));
        digest.line(&self.promise());
        for Added { seat, from, text } in &self.added {
            digest.line(&format!("{seat} {from} {text}"));
        }
        hex(&digest.finish()[..2])
    }

    /// Lets chance fall until somebody must decide.
    pub fn settle(&self, played: &mut dyn AnyMatch) {
        let mut event = chances(played);
        while played.turn() == Turn::Chance {
            fall(played, &mut self.dice(event));
            event += 1;
        }
    }
}

/// What sums begin with.
const SUMS: &str = "atoll sums 1";

/// The sums of events, one after the other.
fn sums<'a>(events: impl Iterator<Item = &'a str>) -> impl Iterator<Item = String> {
    let mut digest = Digest::new();
    digest.line(SUMS);
    let mut last = digest.finish();
    events.map(move |line| {
        let mut digest = Digest::new();
        digest.bytes(&last);
        digest.line(line);
        last = digest.finish();
        hex(&last[..2])
    })
}

/// Lets chance fall once. The outcomes stand in the order in which the rules name them, each as wide as its weight.
fn fall(played: &mut dyn AnyMatch, dice: &mut FairDice) {
    let odds = played.odds();
    let mut at = dice.below(odds.iter().map(|(_, weight)| weight).sum());
    for (outcome, weight) in odds {
        if at < weight {
            played.play_line(&format!("* {outcome}")).expect("an outcome that is offered can fall");
            return;
        }
        at -= weight;
    }
    unreachable!("a chance turn offers an outcome");
}

/// How many events of a match were chance.
pub fn chances(played: &dyn AnyMatch) -> u32 {
    let all = played.packed(0).into_iter().filter(|&bits| crate::Row::Event(bits).seat().is_none()).count();
    u32::try_from(all).unwrap_or(u32::MAX)
}

/// The dice of one chance event.
#[derive(Clone)]
pub struct FairDice {
    key: [u8; 32],
    next: u32,
}

impl std::fmt::Debug for FairDice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("FairDice(..)") // never the key
    }
}

impl Dice for FairDice {
    fn roll(&mut self) -> u32 {
        let mut digest = Digest::new();
        digest.bytes(&self.key);
        digest.bytes(&self.next.to_be_bytes());
        self.next += 1;
        let [a, b, c, d, ..] = digest.finish();
        u32::from_be_bytes([a, b, c, d])
    }
}

/// Whether the dice of a record fell as they had to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Whether every roll and every draw is what the promised seed gives.
    pub fair: bool,
    /// The first event that is wrong, from 0.
    pub event: Option<u32>,
    /// Why, as a stable name: `fair`, `no_promise`, `no_seed`, `other_seed`, `other_game`, `bad_line`, `bad_event`,
    /// `other_roll`, `other_event`, `cut_off`, `unfinished` or `other_head`.
    pub reason: &'static str,
    /// The same in words, with the details.
    pub text: Words,
}

/// Computes every roll and every draw of a record again.
pub fn verify(edition: &Arc<dyn AnyEdition>, record: &str) -> Verdict {
    match check(edition, record) {
        Ok(events) => {
            let text = words!(
                "all {events} rolls and draws are those of the promised seed",
                "alle {events} worpen en trekkingen komen van het beloofde zaad"
            );
            Verdict { fair: true, event: None, reason: "fair", text }
        }
        Err(verdict) => verdict,
    }
}

fn unfair(reason: &'static str, text: Words) -> Verdict {
    Verdict { fair: false, event: None, reason, text }
}

/// An error in both languages.
fn told(error: &dyn Tell) -> Words {
    let [en, nl] = Lang::ALL.map(|lang| error.tell(lang));
    Words { en, nl }
}

fn check(edition: &Arc<dyn AnyEdition>, record: &str) -> Result<u32, Verdict> {
    let header = RecordHeader::read(record).map_err(|error| unfair("bad_line", told(&error)))?;
    let (mut promise, mut seed, mut sums_told, mut added) = (None, None, None, Vec::new());
    for (n, line) in record.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["#", "dice", told] => promise = Some(told),
            ["#", "seed", told] => seed = Some(told),
            ["#", "sums", told] => sums_told = Some(told),
            ["#", "added", seat, from, text] => {
                let (Ok(seat), Ok(from)) = (seat.parse(), from.parse()) else {
                    let n = n + 1;
                    return Err(unfair("bad_line", words!("line {n}: `{line}`", "regel {n}: `{line}`")));
                };
                added.push(Added { seat, from, text: text.to_owned() });
            }
            _ => {}
        }
    }
    let Some(promise) = promise else {
        return Err(unfair(
            "no_promise",
            words!(
                "the record has no promise of its dice; older ones and those of a page have none",
                "de partij belooft niets over de dobbelstenen; oudere partijen en die van een pagina doen dat niet"
            ),
        ));
    };
    let Some(seed) = seed else {
        let text = words!(
            "the seed is not told yet; it is when the match is over",
            "het zaad is nog niet bekend; dat is het als de partij voorbij is"
        );
        return Err(unfair("no_seed", text));
    };
    let Some(fair) = Fair::new(seed, added) else {
        let text = words!(
            "the seed, or what was added, is not made of hex digits",
            "het zaad, of wat is toegevoegd, bestaat niet uit hexadecimale cijfers"
        );
        return Err(unfair("bad_line", text));
    };
    if fair.promise() != promise {
        let gives = fair.promise();
        let text =
            words!("the seed gives {gives}, promised was {promise}", "het zaad geeft {gives}, beloofd was {promise}");
        return Err(unfair("other_seed", text));
    }
    let info = edition.info();
    if header.game != info.slug || header.version != info.version || !edition.has_data(&header.data) {
        let text = words!(
            "it was played with other rules or components than these",
            "er is met andere regels of onderdelen gespeeld dan deze"
        );
        return Err(unfair("other_game", text));
    }
    // Four digits each; those of a record that has none are not looked for.
    let sums_told = sums_told.map(|told| told.as_bytes().chunks(4).collect::<Vec<_>>());
    let mut sums = sums(header.events.iter().map(|(_, line)| *line));
    let options = serde_json::from_str(&header.options).map_err(|error| {
        unfair("bad_line", words!("the options cannot be read: {error}", "de opties zijn niet te lezen: {error}"))
    })?;
    // What was set up otherwise may make an event illegal that is as it was.
    let is_other_head =
        sums_told.as_ref().is_some_and(|told| told.first().copied() != Some(fair.head_sum(record).as_bytes()));
    let other_head = || {
        let text = words!(
            "how the match was set up, or what was added to the dice, is not what it was",
            "de opzet van de partij, of wat aan de dobbelstenen is toegevoegd, is niet wat het was"
        );
        unfair("other_head", text)
    };
    let opened = Arc::clone(edition).open(header.seats, &options);
    let mut played =
        opened.map_err(|error| if is_other_head { other_head() } else { unfair("bad_line", told(&error)) })?;
    let mut rolls = 0;
    for (n, (line, notation)) in (0..).zip(&header.events) {
        let wrong = |reason, text| Verdict { fair: false, event: Some(n), reason, text };
        let sum = sums.next();
        let is_other = sums_told.as_ref().is_some_and(|told| {
            let told = told.get(1 + n as usize).copied();
            told != sum.as_deref().map(str::as_bytes)
        });
        let mut should = (played.turn() == Turn::Chance).then(|| played.at(played.events()));
        let done = played.play_line(notation);
        done.map_err(|error| {
            let Words { en, nl } = told(&error);
            match is_other_head && !is_other {
                true => other_head(),
                false => {
                    wrong("bad_event", words!("line {line}, `{notation}`: {en}", "regel {line}, `{notation}`: {nl}"))
                }
            }
        })?;
        if let Some(should) = &mut should {
            fall(should.as_mut(), &mut fair.dice(rolls));
            rolls += 1;
            let last = played.events() - 1;
            if should.packed(last) != played.packed(last) {
                let text = words!(
                    "line {line}, `{notation}`: the seed gives another outcome",
                    "regel {line}, `{notation}`: het zaad geeft een andere uitkomst"
                );
                return Err(wrong("other_roll", text));
            }
        }
        if is_other {
            let text = words!(
                "line {line}, `{notation}`: something else was played",
                "regel {line}, `{notation}`: er is iets anders gespeeld"
            );
            return Err(wrong("other_event", text));
        }
    }
    let count = u32::try_from(header.events.len()).ok();
    let early = |reason, text| Verdict { fair: false, event: count, reason, text };
    match &sums_told {
        Some(told) if told.len() > 1 + header.events.len() => {
            let text =
                words!("the record ends before its last event", "het verslag houdt op voor de laatste gebeurtenis");
            return Err(early("cut_off", text));
        }
        Some(_) if is_other_head => return Err(other_head()),
        Some(_) => {}
        // A seed is told when the match is over. Older records do not say where they ended.
        None if !matches!(played.turn(), Turn::Over(_)) => {
            let text = words!(
                "all {rolls} rolls and draws are those of the promised seed, but the match is not over here: its end is missing, or its time ran out",
                "alle {rolls} worpen en trekkingen komen van het beloofde zaad, maar de partij is hier niet voorbij: het einde ontbreekt, of de tijd was om"
            );
            return Err(early("unfinished", text));
        }
        None => {}
    }
    Ok(rolls)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_as_written_down() {
        // printf 'atoll dice 1\n0000…0000\n' | sha256sum
        let fair = Fair::keyed([0; 32]);
        assert_eq!(fair.seed(), "0".repeat(64));
        let mut digest = Digest::new();
        digest.bytes(format!("atoll dice 1\n{}\n", "0".repeat(64)).as_bytes());
        assert_eq!(fair.promise(), format!("sha256:{}", hex(&digest.finish())));
        let rolls = |fair: &Fair, event| {
            let mut dice = fair.dice(event);
            [dice.roll(), dice.roll()]
        };
        assert_ne!(rolls(&fair, 0), rolls(&fair, 1));
        let added = fair.with(1, 5, "ab").expect("hex digits");
        assert_eq!(rolls(&fair, 4), rolls(&added, 4), "what is added counts from its event on");
        assert_ne!(rolls(&fair, 5), rolls(&added, 5));
        assert!(!format!("{fair:?}").contains(&"0".repeat(60)), "the seed is never told by accident");
    }

    #[test]
    fn a_seat_adds_once_between_two_events() {
        let mut fair = Fair::keyed([7; 32]);
        for n in 0..1000 {
            fair = fair.with(0, 3, &format!("{n:x}")).expect("hex digits").with(1, 3, "ab").expect("hex digits");
        }
        assert_eq!(fair.added().len(), 2);
        assert_eq!(fair.with(0, 4, "cd").expect("hex digits").added().len(), 3, "what something fell by stays");
    }

    #[test]
    fn what_is_no_hex_is_refused() {
        let fair = Fair::keyed([7; 32]);
        for text in ["", "xy", "AB", &"a".repeat(65), "a b", "a\n"] {
            assert_eq!(fair.with(0, 0, text), None, "{text:?}");
        }
        assert_eq!(Fair::new("07", Vec::new()), None);
    }
}
