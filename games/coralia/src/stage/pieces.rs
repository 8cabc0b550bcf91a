//! The pieces on the table, and where they go.
//!
//! | Spot | What lies there |
//! |---|---|
//! | cell: reef, space, 0 | a die |
//! | cell: reef, space, 1 | a turtle, chest, octopus or diver |
//! | `supply`, colour | dice not yet in play |
//! | `station`, place | the four dice of the turn |
//! | `island`, 6 x colour + n, or 40 + n | dice on the island; from 40 on white ones |
//! | `white` | the white die being rolled or placed |
//! | `pile`, pile | face-down cards: fish, pearl, starfish, island |
//! | `under`, 16 x pile + n | cards of the pile that the observer put back |
//! | `look`, n | cards being looked at |
//! | `hand` of a seat, card number | cards the observer knows; from 60 + 20 x pile on cards only counted |
//! | `side` | turtles by number, from 10 on chests, from 20 on stingrays |
//! | `using` of a seat | a turtle or chest whose effect is under way |
//! | `turtles`, `chests` of a seat, number | owned tiles |
//! | `octopuses`, `diver` of a seat | figures not on the board |
//! | `ship` of a seat | the ship; its face is its points |

use std::sync::LazyLock;

use atoll_core::{Code, Event, EventOf, Label, Piece, Seat, Spot, Stage, Travel};

use crate::action::{Action, Card, Chance, Colour, Face, Pile, Shore};
use crate::components::{CARDS, COLOURS, SPACES, TURTLE_IDS};
use crate::outlook::{Effect, Landing};
use crate::position::Coralia;
use crate::position::state::{DIVER, OCTOPUS, TREASURE, TURTLE, UNROLLED};
use crate::view::{PlayerView, View};

/// The first place of white dice on the island.
const WHITE_ASHORE: usize = 40;
/// The first place of cards in a hand that are only counted, and the room for each pile.
const BACKS: (usize, usize) = (60, 20);
/// The first place of stingrays in a hand.
const RAYS_AT: usize = 240;
/// As many pieces as there are on the table as a rule.
const USUAL: usize = 160;
/// What a piece shows whose face nobody sees.
const HIDDEN: u16 = UNROLLED as u16;

pub(super) fn cell(reef: usize, space: usize) -> Spot {
    Spot::Cell { x: reef as i8, y: space as i8, z: 0 }
}

/// What stands or lies on a space besides its die: a figure, a turtle, a chest.
fn upon(reef: usize, space: u8) -> Spot {
    Spot::Cell { x: reef as i8, y: space as i8, z: 1 }
}

pub(super) fn zone(zone: &'static str, index: usize) -> Spot {
    Spot::Zone { zone, seat: None, index: index as u8 }
}

pub(super) fn of(seat: Seat, zone: &'static str, index: usize) -> Spot {
    Spot::Zone { zone, seat: Some(seat), index: index as u8 }
}

/// The number of a tile, from 0, by its id.
fn number(tile: &str) -> usize {
    tile[1..].parse::<usize>().map_or(0, |n| n - 1)
}

/// The number of the first card of a kind, by its id.
fn card_number(id: &str) -> usize {
    static IDS: LazyLock<Vec<Label>> = LazyLock::new(|| Card::all().map(Label::of).collect());
    let id = Label::from(id);
    IDS.iter().position(|card| *card == id).unwrap_or(0)
}

/// The place of the next die of a colour on the island.
pub(super) fn ashore(view: &View, colour: Option<Colour>) -> Spot {
    match colour {
        Some(colour) => zone("island", 6 * colour.index() + usize::from(view.island.dice[colour.index()])),
        None => zone("island", WHITE_ASHORE + usize::from(view.island.white)),
    }
}

/// The places of the cards of a hand that the observer knows, in the order of the view.
pub(super) fn hand_places(player: &PlayerView) -> Vec<usize> {
    let mut seen = [0; CARDS];
    let place = |card: &crate::view::HandCard| {
        let first = card_number(&card.card);
        seen[first] += 1;
        first + seen[first] - 1
    };
    player.hand.iter().map(place).collect()
}

/// The pieces that lie on the table.
pub(super) fn stage(view: &View) -> Stage {
    let mut pieces: Vec<Piece> = Vec::with_capacity(USUAL);
    let mut add = |kind: &'static str, spot: Spot, owner: Option<Seat>, face: u16, style: &str| {
        let id = pieces.len() as u32 + 1;
        pieces.push(Piece { id, kind, spot, owner, face, style: style.into() });
    };
    let mut white = 2 - usize::from(view.island.white).min(2);
    for (reef, place) in view.reefs.iter().enumerate() {
        for (space, slot) in place.slots.iter().enumerate() {
            if let Some(die) = &slot.die {
                add("die", cell(reef, space), None, space.min(5) as u16, die.colour);
                white -= usize::from(die.colour == "white" && white > 0);
            }
        }
        if let Some(tile) = &place.tile {
            add("turtle", upon(reef, TURTLE), None, 0, tile);
        }
        if place.chest {
            add("chest", upon(reef, TREASURE), None, 0, "");
        }
        if let Some(owner) = place.octopus {
            add("octopus", upon(reef, OCTOPUS), Some(owner), 0, "");
        }
        if let Some(owner) = place.diver {
            add("diver", upon(reef, DIVER), Some(owner), 0, "");
        }
    }
    let face = |word: Option<&str>| SPACES.iter().position(|space| Some(*space) == word).map_or(HIDDEN, |n| n as u16);
    for (n, die) in view.station.iter().enumerate() {
        add("die", zone("station", n), None, face(die.face), die.colour);
    }
    for n in 0..white {
        add("die", zone("white", n), None, face(view.white), "white");
    }
    for (colour, &count) in view.island.dice.iter().enumerate() {
        for n in 0..usize::from(count) {
            add("die", zone("island", 6 * colour + n), None, HIDDEN, COLOURS[colour]);
        }
    }
    for n in 0..usize::from(view.island.white) {
        add("die", zone("island", WHITE_ASHORE + n), None, HIDDEN, "white");
    }
    for (colour, &count) in view.supply.iter().enumerate() {
        for _ in 0..count {
            add("die", zone("supply", colour), None, HIDDEN, COLOURS[colour]);
        }
    }
    for (n, pile) in view.piles.iter().enumerate() {
        for _ in 0..(pile.left as usize).saturating_sub(pile.known.len()) {
            add("card", zone("pile", n), None, HIDDEN, "");
        }
        for (place, known) in pile.known.iter().enumerate() {
            add("card", zone("under", 16 * n + place), None, 0, &known.card);
        }
    }
    if let Some(look) = &view.look {
        for n in 0..usize::from(look.count) {
            let known = look.cards.as_ref().and_then(|cards| cards.get(n));
            add("card", zone("look", n), None, if known.is_some() { 0 } else { HIDDEN }, known.map_or("", |id| id));
        }
    }
    for tile in &view.side.turtles {
        add("turtle", zone("side", number(tile)), None, 0, tile);
    }
    for n in 0..usize::from(view.side.chests) {
        add("chest", zone("side", 10 + n), None, 0, "");
    }
    for n in 0..usize::from(view.side.rays) {
        add("card", zone("side", 20 + n), None, 0, "stingray");
    }
    let (turtles, chests) = in_use(view);
    for tile in turtles {
        add("turtle", of(view.actor(), "using", number(&tile)), None, 0, &tile);
    }
    for n in 0..chests {
        add("chest", of(view.actor(), "using", 10 + n), None, 0, "");
    }
    for player in &view.players {
        let seat = player.seat;
        for tile in &player.turtles {
            add("turtle", of(seat, "turtles", number(tile)), Some(seat), 0, tile);
        }
        for tile in &player.chests {
            add("chest", of(seat, "chests", number(tile)), Some(seat), 0, tile);
        }
        for n in 0..player.figures as usize {
            add("octopus", of(seat, "octopuses", n), Some(seat), 0, "");
        }
        if player.diver.is_none() {
            add("diver", of(seat, "diver", 0), Some(seat), 0, "");
        }
        add("ship", of(seat, "ship", 0), Some(seat), player.points.into(), "");
        for (card, place) in player.hand.iter().zip(hand_places(player)) {
            add("card", of(seat, "hand", place), Some(seat), 0, &card.card);
        }
        for (pile, count) in unknown(player).into_iter().enumerate() {
            for n in 0..count as usize {
                add("card", of(seat, "hand", BACKS.0 + BACKS.1 * pile + n), Some(seat), HIDDEN, "");
            }
        }
        for n in 0..usize::from(player.rays) {
            add("card", of(seat, "hand", RAYS_AT + n), Some(seat), 0, "stingray");
        }
    }
    Stage { pieces }
}

/// The cards of a hand that the observer only counts, by the pile they came from.
fn unknown(player: &PlayerView) -> [u32; 4] {
    let by = &player.by_pile;
    let mut left = [by.fish, by.pearl, by.starfish, by.island];
    for card in &player.hand {
        let pile = match (card.island, &card.card[..1]) {
            (true, _) => Pile::Island,
            (_, "F") => Pile::Fish,
            (_, "P") => Pile::Pearl,
            _ => Pile::Starfish,
        };
        left[pile as usize] = left[pile as usize].saturating_sub(1);
    }
    left
}

/// Turtles and chests that have been taken and whose effects are under way.
fn in_use(view: &View) -> (Vec<Label>, usize) {
    let owned = |tile: &Label| view.players.iter().any(|player| player.turtles.contains(tile));
    let lies = |tile: &Label| {
        view.side.turtles.contains(tile) || view.reefs.iter().any(|reef| reef.tile.as_ref() == Some(tile))
    };
    let turtles = TURTLE_IDS.map(Label::from).into_iter().filter(|tile| !owned(tile) && !lies(tile)).collect();
    let reefs = view.reefs.iter().filter(|reef| reef.chest).count();
    let owned: usize = view.players.iter().map(|player| player.chests.len()).sum();
    (turtles, 8usize.saturating_sub(reefs + owned + usize::from(view.side.chests)))
}

/// Which pieces go where during an event.
pub(super) fn travels(before: &View, event: EventOf<Coralia>) -> Vec<Travel> {
    let mut out = Travels { view: before, out: Vec::new() };
    match event {
        Event::Act { action, .. } => out.act(action),
        Event::Chance(outcome) => out.chance(outcome),
    }
    out.out
}

struct Travels<'a> {
    view: &'a View,
    out: Vec<Travel>,
}

impl Travels<'_> {
    fn go(&mut self, from: Spot, to: Spot) {
        self.out.push(Travel { from, to });
    }

    fn act(&mut self, action: Action) {
        let view = self.view;
        match action {
            Action::First { colours } => {
                let picked = Colour::each().filter(|colour| colours.set() & 1 << colour.index() != 0);
                for (place, colour) in picked.enumerate() {
                    self.go(zone("supply", colour.index()), zone("station", place));
                }
            }
            Action::Supply { colour } => self.go(zone("supply", colour.index()), zone("station", 3)),
            Action::Die { colour, face } => {
                let dice: Vec<_> = view.station.iter().map(|die| (die.colour, die.face)).collect();
                let order: Vec<usize> = (0..dice.len()).collect();
                self.place(&order, &dice, colour, face);
            }
            Action::Keep { card } => {
                let kept = view.look.as_ref().and_then(|look| look.cards.as_ref()?.get(card.index()));
                if let Some(id) = kept {
                    let to = self.hand_place(id);
                    self.go(zone("look", card.index()), to);
                }
            }
            Action::White { to } => self.white(to, view.white_face()),
            Action::Chest { reef } => {
                let to = of(view.actor(), "using", 10);
                self.go(upon(reef.index(), TREASURE), to);
            }
            Action::Hold { .. } | Action::Copy { .. } | Action::Next { .. } | Action::Draw { .. } | Action::Stop => {}
        }
    }

    fn chance(&mut self, outcome: Chance) {
        let view = self.view;
        match outcome {
            Chance::Turtle { tile } => {
                let reef = view.reefs.iter().position(|reef| reef.tile.is_none()).unwrap_or(0);
                self.go(zone("side", tile.index()), upon(reef, TURTLE));
            }
            Chance::Block { face } => {
                let Some(colour) = view.next_blocker() else { return };
                let space = if face.index() == usize::from(DIVER) { usize::from(TREASURE) } else { face.index() };
                let to =
                    if view.is_taken(colour, space) { ashore(view, Some(colour)) } else { cell(colour.index(), space) };
                self.go(zone("supply", colour.index()), to);
            }
            Chance::Roll { face } => self.rolled(face),
            Chance::Card { card } => {
                let Some(pile) = view.drawing.and_then(|word| Pile::ALL.into_iter().find(|pile| pile.word() == word))
                else {
                    return;
                };
                let seen = view.look.as_ref().map_or(0, |look| usize::from(look.count));
                let left = view.piles[pile as usize].left;
                let to = match view.looking && !(seen == 0 && left == 1) {
                    true => zone("look", seen),
                    false => self.hand_place(&card.to_string()),
                };
                // A card that the observer once put back lies under the pile and comes up last.
                let known = &view.piles[pile as usize].known;
                let from = match known.iter().position(|known| known.place == 0) {
                    Some(place) => zone("under", 16 * pile as usize + place),
                    None => zone("pile", pile as usize),
                };
                self.go(from, to);
            }
            Chance::White { face } => {
                if let Some(shore) = view.only_shore(face) {
                    self.white(shore, Some(face));
                }
            }
            Chance::Chest { tile } => {
                self.go(of(view.actor(), "using", 10), of(view.actor(), "chests", tile.index()));
            }
            Chance::Start { .. } | Chance::Last { .. } | Chance::Show { .. } | Chance::Count => {}
        }
    }

    /// Where a card that the one who acts gets will lie in the hand.
    fn hand_place(&self, id: &str) -> Spot {
        let seat = self.view.actor();
        let player = &self.view.players[seat.index()];
        let same = player.hand.iter().filter(|card| card.card == id).count();
        of(seat, "hand", card_number(id) + same)
    }

    /// The last die rolled sorts the station, and may leave one way only.
    fn rolled(&mut self, face: Face) {
        let dice = self.view.after_roll(face);
        if dice.iter().any(|die| die.1.is_none()) {
            return;
        }
        let mut order: Vec<usize> = (0..dice.len()).collect();
        order.sort_by_key(|&n| {
            let colour = COLOURS.iter().position(|colour| *colour == dice[n].0);
            (colour, SPACES.iter().position(|space| Some(*space) == dice[n].1))
        });
        let sorted: Vec<_> = order.iter().map(|&n| dice[n]).collect();
        match self.view.only_die(&dice) {
            Some((colour, face)) => self.place(&order, &sorted, colour, face),
            None => {
                for (now, &was) in order.iter().enumerate() {
                    self.go(zone("station", was), zone("station", now));
                }
            }
        }
    }

    /// One die of the station goes where it must, the others close up.
    fn place(&mut self, order: &[usize], dice: &[(&str, Option<&str>)], colour: Colour, face: Face) {
        let at = dice.iter().position(|die| *die == (colour.word(), Some(face.word())));
        for (now, &was) in order.iter().enumerate() {
            let from = zone("station", was);
            match at {
                Some(at) if now == at => match self.view.landing(colour, face) {
                    Landing::Island => self.go(from, ashore(self.view, Some(colour))),
                    Landing::Reef { .. } => {
                        self.go(from, cell(colour.index(), face.index()));
                        self.figures(colour, face);
                    }
                },
                Some(at) if now > at => self.go(from, zone("station", now - 1)),
                _ => self.go(from, zone("station", now)),
            }
        }
    }

    fn white(&mut self, to: Shore, face: Option<Face>) {
        let from = zone("white", 0);
        match (to, face) {
            (Shore::Reef(reef), Some(face)) => {
                self.go(from, cell(reef.index(), face.index()));
                self.figures(reef, face);
            }
            _ => self.go(from, ashore(self.view, None)),
        }
    }

    /// Octopus and diver come to the die; a diver that leaves takes die and chest along.
    fn figures(&mut self, reef: Colour, face: Face) {
        let seat = self.view.actor();
        let player = &self.view.players[seat.index()];
        if face.index() == usize::from(OCTOPUS) && player.figures > 0 {
            let from = of(seat, "octopuses", player.figures as usize - 1);
            self.go(from, upon(reef.index(), OCTOPUS));
        }
        if face.index() == usize::from(DIVER) {
            let old = player.diver.and_then(|word| Colour::each().find(|colour| colour.word() == word));
            let to = upon(reef.index(), DIVER);
            let Some(old) = old.map(Colour::index) else { return self.go(of(seat, "diver", 0), to) };
            self.go(upon(old, DIVER), to);
            let slides = |effect: &Effect| matches!(effect, Effect::Diver { chest: true, .. });
            if self.view.on_reef(reef, DIVER).iter().any(slides) {
                self.go(cell(old, usize::from(DIVER)), cell(old, usize::from(TREASURE)));
                self.go(upon(old, TREASURE), of(seat, "using", 10));
            }
        }
    }
}

impl View {
    /// The colour of the next blocking die.
    pub(crate) fn next_blocker(&self) -> Option<Colour> {
        let each = 4u8.checked_sub(self.seats).filter(|&each| each > 0)?;
        let placed: u8 = self.reefs.iter().map(|reef| reef.dice).sum();
        Colour::new((placed + self.island.dice.iter().sum::<u8>()) / each)
    }

    /// The dice of the station once the next of them shows this face.
    pub(crate) fn after_roll(&self, face: Face) -> Vec<(&'static str, Option<&'static str>)> {
        let mut dice: Vec<_> = self.station.iter().map(|die| (die.colour, die.face)).collect();
        if let Some(die) = dice.iter_mut().find(|die| die.1.is_none()) {
            die.1 = Some(face.word());
        }
        dice
    }

    /// Different dice of a rolled station that can be placed.
    pub(crate) fn placeable(&self, dice: &[(&'static str, Option<&'static str>)]) -> Vec<(Colour, Face)> {
        let mut found = Vec::new();
        for (colour, face) in dice {
            let colour = Colour::each().find(|one| one.word() == *colour);
            let face = Face::all().find(|one| Some(one.word()) == *face);
            if let (Some(colour), Some(face)) = (colour, face)
                && self.fits(colour, face)
                && !found.contains(&(colour, face))
            {
                found.push((colour, face));
            }
        }
        found
    }

    /// The die that is placed without being asked, because no other can be.
    pub(crate) fn only_die(&self, dice: &[(&'static str, Option<&'static str>)]) -> Option<(Colour, Face)> {
        match self.placeable(dice)[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}
