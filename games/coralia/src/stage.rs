//! Coralia as people see it: pieces, sentences and a table of text.

use std::fmt::Write;

use atoll_core::{Code, Event, EventOf, Gesture, Lang, Observer, Piece, Seat, Spot, Stage, Staged, Text, name_of};

use crate::action::{Action, Card, Chance, Colour, Face, Shore};
use crate::components::{COLOURS, SPACES, StarKind};
use crate::position::state::{DIVER, OCTOPUS, TREASURE, TURTLE};
use crate::position::{Coralia, Step};
use crate::texts;
use crate::view::View;

impl Staged for Coralia {
    type Preview = ();

    fn stage(view: &View) -> Stage {
        let mut pieces = Vec::new();
        let mut add = |id: u32, kind: &'static str, spot: Spot, owner: Option<Seat>, face: u16, style: &str| {
            pieces.push(Piece { id, kind, spot, owner, face, style: style.to_owned() });
        };
        let zone = |zone: &'static str, seat: Option<Seat>, index: usize| Spot::Zone { zone, seat, index: index as u8 };
        for (reef, place) in view.reefs.iter().enumerate() {
            let id = 1000 + 20 * reef as u32;
            for (space, slot) in place.slots.iter().enumerate() {
                if let Some(die) = &slot.die {
                    add(id + space as u32, "die", cell(reef, space), None, space.min(5) as u16, die.colour);
                }
            }
            if let Some(tile) = &place.tile {
                add(id + 7, "turtle", cell(reef, usize::from(TURTLE)), None, 0, tile);
            }
            if place.chest {
                add(id + 8, "chest", cell(reef, usize::from(TREASURE)), None, 0, "");
            }
            if let Some(owner) = place.octopus {
                add(id + 9, "octopus", cell(reef, usize::from(OCTOPUS)), Some(owner), 0, "");
            }
            if let Some(owner) = place.diver {
                add(id + 10, "diver", cell(reef, usize::from(DIVER)), Some(owner), 0, "");
            }
        }
        for (n, die) in view.station.iter().enumerate() {
            let face = die.face.and_then(|face| SPACES.iter().position(|space| *space == face)).unwrap_or(7);
            add(100 + n as u32, "die", zone("station", None, n), None, face as u16, die.colour);
        }
        let mut island = 0;
        for (colour, &count) in view.island.dice.iter().enumerate() {
            for _ in 0..count {
                add(200 + island as u32, "die", zone("island", None, island), None, 7, COLOURS[colour]);
                island += 1;
            }
        }
        for n in 0..usize::from(view.island.white) {
            add(300 + n as u32, "die", zone("island", None, island + n), None, 7, "white");
        }
        for (colour, &count) in view.supply.iter().enumerate() {
            add(400 + colour as u32, "supply", zone("supply", None, colour), None, count.into(), COLOURS[colour]);
        }
        for (n, pile) in view.piles.iter().enumerate() {
            add(500 + n as u32, "pile", zone("pile", None, n), None, pile.left as u16, pile.pile);
        }
        for (n, tile) in view.side.turtles.iter().enumerate() {
            add(600 + n as u32, "turtle", zone("side", None, n), None, 0, tile);
        }
        for n in 0..usize::from(view.side.chests) {
            add(620 + n as u32, "chest", zone("side", None, 10 + n), None, 0, "");
        }
        for n in 0..usize::from(view.side.rays) {
            add(640 + n as u32, "stingray", zone("side", None, 20 + n), None, 0, "");
        }
        for player in &view.players {
            let id = 2000 + 200 * u32::from(player.seat.number());
            for (n, tile) in player.turtles.iter().enumerate() {
                add(id + n as u32, "turtle", zone("turtles", Some(player.seat), n), Some(player.seat), 0, tile);
            }
            for (n, tile) in player.chests.iter().enumerate() {
                add(id + 20 + n as u32, "chest", zone("chests", Some(player.seat), n), Some(player.seat), 0, tile);
            }
            for (n, card) in player.hand.iter().enumerate() {
                add(id + 40 + n as u32, "card", zone("hand", Some(player.seat), n), Some(player.seat), 0, &card.card);
            }
        }
        Stage { pieces }
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        let zone = |zone: &'static str, index: usize| Spot::Zone { zone, seat: None, index: index as u8 };
        let plain = |step: &'static str| Gesture { step, ..Gesture::default() };
        match action {
            Action::First { colours } => Gesture { value: Some(colours.set().into()), ..plain("first") },
            Action::Supply { colour } => Gesture {
                from: Some(zone("supply", colour.index())),
                item: Some(colour.word().to_owned()),
                ..plain("supply")
            },
            Action::Hold { dice } => Gesture { value: Some(dice.index() as i16), ..plain("store") },
            Action::Die { colour, face } => {
                let at = view.station.iter().position(|die| is_die(die, colour, face));
                let island = view.reef(colour).slots[face.index()].die.is_some();
                Gesture {
                    from: at.map(|at| zone("station", at)),
                    to: Some(if island { zone("island", 0) } else { cell(colour.index(), face.index()) }),
                    item: Some(format!("{colour} {face}")),
                    ..plain("die")
                }
            }
            Action::Keep { card } => {
                Gesture { value: Some(card.index() as i16), item: eyed(view, card.index()), ..plain("keep") }
            }
            Action::White { to } => {
                let face = view.white.and_then(|face| SPACES.iter().position(|space| *space == face)).unwrap_or(0);
                let to = match to {
                    Shore::Reef(reef) => cell(reef.index(), face),
                    Shore::Island => zone("island", 0),
                };
                Gesture { to: Some(to), ..plain("white") }
            }
            Action::Copy { tile } => Gesture { item: Some(tile.to_string()), ..plain("copy") },
            Action::Next { card } => Gesture { item: Some(card.to_string()), ..plain("next") },
            Action::Chest { reef } => Gesture {
                from: Some(cell(reef.index(), usize::from(TREASURE))),
                item: Some(reef.word().to_owned()),
                ..plain("pair")
            },
            Action::Draw { pile } => Gesture {
                from: Some(zone("pile", pile.code() as usize)),
                item: Some(pile.word().to_owned()),
                ..plain("piles")
            },
            Action::Stop => plain("stop"),
        }
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
        let words = Words { view, lang };
        match action {
            Action::First { colours } => texts::DO_FIRST.fill(lang, &[("dice", &words.colours(colours.set()))]),
            Action::Supply { colour } => texts::DO_SUPPLY.fill(lang, &[("colour", &words.colour(colour))]),
            Action::Hold { dice } if dice.index() == 0 => texts::DO_HOLD_NONE.get(lang).to_owned(),
            Action::Hold { dice } => texts::DO_HOLD.fill(lang, &[("dice", &words.held(dice.index()))]),
            Action::Die { colour, face } => words.place(colour, face),
            Action::Keep { card } => texts::DO_KEEP.fill(lang, &[("card", &words.eyed(card.index()))]),
            Action::White { to: Shore::Reef(reef) } => {
                let face = words.space(view.white.unwrap_or_default());
                texts::DO_WHITE_REEF.fill(lang, &[("face", &face), ("reef", &words.reef(reef))])
            }
            Action::White { to: Shore::Island } => texts::DO_WHITE_ISLAND.get(lang).to_owned(),
            Action::Copy { tile } => {
                texts::DO_COPY.fill(lang, &[("tile", &tile), ("bonus", &words.turtle(tile.index()))])
            }
            Action::Next { card } => {
                let name = words.card(card.index());
                match words.star_points(card.index()) {
                    Some(n) => texts::DO_NEXT_POINTS.fill(lang, &[("card", &name), ("points", &words.points(n))]),
                    None => texts::DO_NEXT.fill(lang, &[("card", &name)]),
                }
            }
            Action::Chest { reef } => texts::DO_CHEST.fill(lang, &[("reef", &words.reef(reef))]),
            Action::Draw { pile } => texts::DO_DRAW.fill(lang, &[("pile", &words.pile(pile.word()))]),
            Action::Stop => texts::DO_STOP.get(lang).to_owned(),
        }
    }

    fn narrate(before: &View, event: EventOf<Self>, lang: Lang) -> String {
        let words = Words { view: before, lang };
        match event {
            Event::Act { seat, action } => words.tell(seat, action),
            Event::Chance(outcome) => words.tell_chance(outcome),
        }
    }

    fn narrate_hidden(before: &View, lang: Lang) -> String {
        let words = Words { view: before, lang };
        let who = name_of(before.actor());
        let (text, pile) = match (before.step, &before.look, before.drawing) {
            (Step::Keep, Some(look), _) => (texts::HIDDEN_KEEP, look.pile),
            (_, _, Some(pile)) if before.looking => (texts::HIDDEN_LOOK, pile),
            (_, _, Some(pile)) => (texts::HIDDEN_CARD, pile),
            _ => return String::new(),
        };
        text.fill(lang, &[("who", &who), ("pile", &words.pile(pile))])
    }

    fn prompt(view: &View, lang: Lang) -> String {
        let words = Words { view, lang };
        let Some(active) = view.active else {
            return if view.step == Step::Over { texts::WORD_OVER } else { texts::ASK_CHANCE }.get(lang).to_owned();
        };
        let asks = match view.step {
            Step::First => texts::ASK_FIRST,
            Step::Supply => texts::ASK_SUPPLY,
            Step::Store => texts::ASK_STORE,
            Step::Die if view.turn == view.turns => texts::ASK_DIE_LAST,
            Step::Die => texts::ASK_DIE,
            Step::Keep => texts::ASK_KEEP,
            Step::White => texts::ASK_WHITE,
            Step::Copy => texts::ASK_COPY,
            Step::Next => texts::ASK_NEXT,
            Step::Pair => texts::ASK_PAIR,
            Step::Piles => texts::ASK_PILES,
            _ => return texts::ASK_CHANCE.get(lang).to_owned(),
        };
        if view.me.is_some_and(|me| me != active) || view.me.is_none() {
            return texts::ASK_WAIT.fill(lang, &[("who", &name_of(active))]);
        }
        let next = name_of(active.next(view.seats));
        let face = words.space(view.white.unwrap_or_default());
        asks.fill(lang, &[("n", &view.hold), ("next", &next), ("face", &face)])
    }

    fn draw(view: &View, _: Observer, lang: Lang) -> String {
        Words { view, lang }.table()
    }
}

fn cell(reef: usize, space: usize) -> Spot {
    Spot::Cell { x: reef as i8, y: space as i8, z: 0 }
}

fn is_die(die: &crate::view::StationDie, colour: Colour, face: Face) -> bool {
    die.colour == colour.word() && die.face == Some(face.word())
}

fn eyed(view: &View, place: usize) -> Option<String> {
    view.look.as_ref()?.cards.as_ref()?.get(place).cloned()
}

/// Words about a view in a language.
struct Words<'a> {
    view: &'a View,
    lang: Lang,
}

impl Words<'_> {
    fn message(&self, prefix: &str, word: &str) -> &'static str {
        let key = |text: &&(&'static str, Text)| {
            text.0.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('.')).is_some_and(|rest| rest == word)
        };
        texts::ALL.iter().find(key).map_or("", |(_, text)| text.get(self.lang))
    }

    fn colour(&self, colour: Colour) -> &str {
        self.view.components().colours[colour.index()].get(self.lang)
    }

    fn colour_word(&self, word: &str) -> &str {
        match COLOURS.iter().position(|colour| *colour == word) {
            Some(n) => self.view.components().colours[n].get(self.lang),
            None => texts::WORD_WHITE.get(self.lang),
        }
    }

    fn space(&self, word: &str) -> &'static str {
        self.message("face", word)
    }

    fn pile(&self, word: &str) -> &'static str {
        self.message("pile", word)
    }

    fn reef(&self, colour: Colour) -> String {
        texts::WORD_REEF.fill(self.lang, &[("colour", &self.colour(colour))])
    }

    fn die(&self, colour: &str, face: &str) -> String {
        texts::WORD_DIE.fill(self.lang, &[("colour", &self.colour_word(colour)), ("face", &self.space(face))])
    }

    fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{}{}{last}", first.join(", "), texts::WORD_AND.get(self.lang)),
        }
    }

    fn colours(&self, set: u8) -> String {
        let names = Colour::all().filter(|colour| set & 1 << colour.index() != 0);
        let names: Vec<String> = names.map(|colour| self.colour(colour).to_owned()).collect();
        self.list(&names)
    }

    /// The passed dice of a set; a number tells equal ones apart.
    fn held(&self, set: usize) -> String {
        let name = |n: usize| {
            let die = self.view.station.get(n)?;
            Some(self.die(die.colour, die.face?))
        };
        let names: Vec<Option<String>> = (0..3).map(name).collect();
        let mut held = Vec::new();
        for n in (0..3).filter(|n| set & 1 << n != 0) {
            let die = names[n].clone().unwrap_or_default();
            let twins = names.iter().filter(|other| **other == names[n]).count();
            held.push(if twins > 1 {
                texts::WORD_DIE_N.fill(self.lang, &[("die", &die), ("n", &(n + 1))])
            } else {
                die
            });
        }
        self.list(&held)
    }

    fn points(&self, n: i16) -> String {
        let text = if n == 1 { texts::WORD_POINT_ONE } else { texts::WORD_POINT_MANY };
        text.fill(self.lang, &[("n", &n)])
    }

    fn card(&self, number: usize) -> &str {
        self.view.components().cards[number].name.get(self.lang)
    }

    fn card_by_id(&self, id: &str) -> &str {
        let card = self.view.components().cards.iter().find(|card| card.id == id);
        card.map_or("", |card| card.name.get(self.lang))
    }

    fn turtle(&self, tile: usize) -> &str {
        self.view.components().turtles[tile].name.get(self.lang)
    }

    fn turtle_by_id(&self, id: &str) -> &str {
        let tile = id.strip_prefix('T').and_then(|n| n.parse::<usize>().ok()).unwrap_or(1);
        self.turtle(tile.clamp(1, 8) - 1)
    }

    fn eyed(&self, place: usize) -> String {
        let Some(cards) = self.view.look.as_ref().and_then(|look| look.cards.as_ref()) else { return String::new() };
        let Some(id) = cards.get(place) else { return String::new() };
        let name = self.card_by_id(id);
        if cards.iter().filter(|other| *other == id).count() > 1 {
            return texts::WORD_CARD_N.fill(self.lang, &[("card", &name), ("n", &(place + 1))]);
        }
        name.to_owned()
    }

    /// Points of the active seat's octopus on a reef, own income included.
    fn octopus_points(&self, reef: Colour) -> i16 {
        let me = self.view.active;
        let income = !self.view.scoring || self.view.ctx.readings.scoring_features == crate::ScoringFeatures::Full;
        let others = self.view.reefs.iter().enumerate();
        let own = others.filter(|(n, other)| *n != reef.index() && me.is_some() && other.octopus == me).count();
        let own = match self.view.ctx.readings.octopus_income {
            crate::OctopusIncome::PerFigure => own,
            crate::OctopusIncome::PerSeat => own.min(1),
        };
        i16::from(self.view.reef(reef).dice) + 1 + if income { own as i16 } else { 0 }
    }

    /// Points of a starfish card that simply gives some.
    fn star_points(&self, card: usize) -> Option<i16> {
        let player = &self.view.players[self.view.actor().index()];
        let parts = self.view.components();
        match parts.stars[card] {
            StarKind::PerIslandDie => Some(self.view.island.total.into()),
            StarKind::PerTurtle => Some(3 * player.turtles.len() as i16),
            StarKind::PerChest => Some(2 * player.chests.len() as i16),
            StarKind::Jellyfish => Some(self.jellyfish_points()),
            _ => None,
        }
    }

    fn jellyfish_points(&self) -> i16 {
        let step = i16::from(self.view.components().jellyfish_step);
        step - i16::from(self.view.players[self.view.actor().index()].points) % step
    }

    /// The reef a moving diver leaves, and whether a chest comes with it.
    fn leaves(&self) -> Option<(Colour, bool)> {
        let word = self.view.players[self.view.actor().index()].diver?;
        let old = Colour::all().find(|colour| colour.word() == word)?;
        let reef = self.view.reef(old);
        Some((old, reef.chest && reef.slots[usize::from(TREASURE)].die.is_none()))
    }

    fn place(&self, colour: Colour, face: Face) -> String {
        let lang = self.lang;
        let die = self.die(colour.word(), face.word());
        let reef = self.view.reef(colour);
        if reef.slots[face.index()].die.is_some() {
            return match reef.octopus {
                None => texts::DO_DIE_ISLAND.fill(lang, &[("die", &die)]),
                owner if owner == self.view.active => texts::DO_DIE_ISLAND_OWN.fill(lang, &[("die", &die)]),
                Some(owner) => texts::DO_DIE_ISLAND_OTHER.fill(lang, &[("die", &die), ("owner", &name_of(owner))]),
            };
        }
        match face.word() {
            "turtle" => {
                let tile = reef.tile.clone().unwrap_or_default();
                let bonus = self.turtle_by_id(&tile);
                texts::DO_DIE_TURTLE.fill(lang, &[("die", &die), ("tile", &tile), ("bonus", &bonus)])
            }
            "starfish" => texts::DO_DIE_STARFISH.fill(lang, &[("die", &die)]),
            "octopus" => {
                let points = self.points(self.octopus_points(colour));
                texts::DO_DIE_OCTOPUS.fill(lang, &[("die", &die), ("points", &points)])
            }
            "fish" => texts::DO_DIE_FISH.fill(lang, &[("die", &die)]),
            "pearl" => texts::DO_DIE_PEARL.fill(lang, &[("die", &die)]),
            _ => match self.leaves() {
                None => texts::DO_DIE_DIVER.fill(lang, &[("die", &die)]),
                Some((old, true)) => texts::DO_DIE_DIVER_CHEST.fill(lang, &[("die", &die), ("old", &self.reef(old))]),
                Some((_, false)) => texts::DO_DIE_DIVER_LEAVE.fill(lang, &[("die", &die)]),
            },
        }
    }

    fn tell(&self, seat: Seat, action: Action) -> String {
        let lang = self.lang;
        let who = name_of(seat);
        match action {
            Action::First { colours } => {
                texts::TOLD_FIRST.fill(lang, &[("who", &who), ("dice", &self.colours(colours.set()))])
            }
            Action::Supply { colour } => {
                texts::TOLD_SUPPLY.fill(lang, &[("who", &who), ("colour", &self.colour(colour))])
            }
            Action::Hold { dice } if dice.index() == 0 => texts::TOLD_HOLD_NONE.fill(lang, &[("who", &who)]),
            Action::Hold { dice } => texts::TOLD_HOLD.fill(lang, &[("who", &who), ("dice", &self.held(dice.index()))]),
            Action::Die { colour, face } => self.tell_die(&who, colour, face),
            Action::Keep { card } => texts::TOLD_KEEP.fill(lang, &[("who", &who), ("card", &self.eyed(card.index()))]),
            Action::White { to: Shore::Reef(reef) } if self.view.white == Some("octopus") => {
                let points = self.points(self.octopus_points(reef));
                texts::TOLD_WHITE_OCTOPUS.fill(lang, &[("who", &who), ("reef", &self.reef(reef)), ("points", &points)])
            }
            Action::White { to: Shore::Reef(reef) } => {
                let face = self.space(self.view.white.unwrap_or_default());
                texts::TOLD_WHITE_REEF.fill(lang, &[("who", &who), ("face", &face), ("reef", &self.reef(reef))])
            }
            Action::White { to: Shore::Island } => texts::TOLD_WHITE_ISLAND.fill(lang, &[("who", &who)]),
            Action::Copy { tile } => {
                texts::TOLD_COPY.fill(lang, &[("who", &who), ("tile", &tile), ("bonus", &self.turtle(tile.index()))])
            }
            Action::Next { card } => self.tell_star(&who, card.index()),
            Action::Chest { reef } => texts::TOLD_CHEST_FIRST.fill(lang, &[("who", &who), ("reef", &self.reef(reef))]),
            Action::Draw { pile } => texts::TOLD_DRAW.fill(lang, &[("who", &who), ("pile", &self.pile(pile.word()))]),
            Action::Stop => texts::TOLD_STOP.fill(lang, &[("who", &who)]),
        }
    }

    fn tell_die(&self, who: &str, colour: Colour, face: Face) -> String {
        let lang = self.lang;
        let die = self.die(colour.word(), face.word());
        let reef = self.view.reef(colour);
        if reef.slots[face.index()].die.is_some() {
            return match reef.octopus {
                None => texts::TOLD_DIE_ISLAND.fill(lang, &[("who", &who), ("die", &die)]),
                Some(owner) => {
                    texts::TOLD_DIE_ISLAND_PAID.fill(lang, &[("who", &who), ("die", &die), ("owner", &name_of(owner))])
                }
            };
        }
        match (face.word(), self.leaves()) {
            ("turtle", _) => {
                let tile = reef.tile.clone().unwrap_or_default();
                let bonus = self.turtle_by_id(&tile);
                texts::TOLD_DIE_TURTLE.fill(lang, &[("who", &who), ("die", &die), ("tile", &tile), ("bonus", &bonus)])
            }
            ("octopus", _) => {
                let points = self.points(self.octopus_points(colour));
                texts::TOLD_DIE_OCTOPUS.fill(lang, &[("who", &who), ("die", &die), ("points", &points)])
            }
            ("diver", Some((old, true))) => {
                texts::TOLD_DIE_CHEST.fill(lang, &[("who", &who), ("die", &die), ("old", &self.reef(old))])
            }
            _ => texts::TOLD_DIE_REEF.fill(lang, &[("who", &who), ("die", &die)]),
        }
    }

    fn tell_star(&self, who: &str, card: usize) -> String {
        let name = self.card(card);
        match self.star_points(card) {
            Some(n) => {
                texts::TOLD_NEXT_POINTS.fill(self.lang, &[("who", &who), ("card", &name), ("points", &self.points(n))])
            }
            None => texts::TOLD_NEXT.fill(self.lang, &[("who", &who), ("card", &name)]),
        }
    }

    fn tell_chance(&self, outcome: Chance) -> String {
        let lang = self.lang;
        let who = name_of(self.view.actor());
        match outcome {
            Chance::Start { seat } => texts::TOLD_START.fill(lang, &[("who", &name_of(seat))]),
            Chance::Turtle { tile } => {
                let reef = self.view.reefs.iter().position(|reef| reef.tile.is_none()).unwrap_or(0);
                let reef = Colour::new(reef as u8).map(|reef| self.reef(reef)).unwrap_or_default();
                texts::TOLD_TURTLE
                    .fill(lang, &[("tile", &tile), ("reef", &reef), ("bonus", &self.turtle(tile.index()))])
            }
            Chance::Block { face } => {
                let each = 4 - self.view.seats;
                let placed: u8 = self.view.reefs.iter().map(|reef| reef.dice).sum();
                let rolled = placed + self.view.island.dice.iter().sum::<u8>();
                let colour = Colour::new(rolled / each.max(1)).map(|colour| self.colour(colour)).unwrap_or_default();
                texts::TOLD_BLOCK.fill(lang, &[("colour", &colour), ("face", &self.space(face.word()))])
            }
            Chance::Roll { face } => {
                let die = self.view.station.iter().find(|die| die.face.is_none());
                let die = die.map(|die| self.die(die.colour, face.word())).unwrap_or_default();
                texts::TOLD_ROLL.fill(lang, &[("who", &who), ("die", &die)])
            }
            Chance::Card { card } => self.tell_card(&who, card),
            Chance::White { face } => {
                texts::TOLD_WHITE_ROLL.fill(lang, &[("who", &who), ("face", &self.space(face.word()))])
            }
            Chance::Chest { tile } => {
                let bonus = self.view.components().chests[tile.index()].name.get(lang);
                let points = match tile.index() {
                    4 => Some(i16::from(self.view.island.total)),
                    7 => Some(self.jellyfish_points()),
                    _ => None,
                };
                match points {
                    Some(n) => texts::TOLD_CHEST_POINTS
                        .fill(lang, &[("who", &who), ("tile", &tile), ("bonus", &bonus), ("points", &self.points(n))]),
                    None => texts::TOLD_CHEST.fill(lang, &[("who", &who), ("tile", &tile), ("bonus", &bonus)]),
                }
            }
            Chance::Last { card } => self.tell_star(&who, card.index()),
            Chance::Show { seat } => texts::TOLD_SHOW.fill(lang, &[("who", &name_of(seat))]),
            Chance::Count => texts::TOLD_COUNT.get(lang).to_owned(),
        }
    }

    fn tell_card(&self, who: &str, card: Card) -> String {
        let text = if self.view.looking { texts::TOLD_LOOK } else { texts::TOLD_CARD };
        text.fill(self.lang, &[("who", &who), ("card", &self.card(card.index()))])
    }

    // --- The table as text -------------------------------------------------

    fn table(&self) -> String {
        let view = self.view;
        let lang = self.lang;
        let mut out = String::new();
        let mut line = |text: String| {
            out.push_str(text.trim_end());
            out.push('\n');
        };
        let head = match view.step {
            Step::Over => texts::WORD_OVER.get(lang).to_owned(),
            _ if view.scoring => texts::WORD_SCORING.get(lang).to_owned(),
            _ => texts::WORD_ROUND.fill(lang, &[("n", &view.round), ("all", &view.rounds)]),
        };
        line(head);
        line(String::new());
        for reef in &view.reefs {
            let colour = self.colour_word(reef.colour);
            let mut spaces = String::new();
            for slot in &reef.slots {
                let name = self.space(slot.space);
                let mark = match &slot.die {
                    None => "·",
                    Some(die) if die.colour == "white" => "○",
                    Some(die) if die.blocking => "■",
                    Some(_) => "●",
                };
                let figure = match slot.space {
                    "octopus" => reef.octopus,
                    "diver" => reef.diver,
                    _ => None,
                };
                let mut word = format!("{mark}{name}");
                if slot.space == "turtle"
                    && let Some(tile) = &reef.tile
                {
                    let _ = write!(word, " {tile}");
                }
                if slot.space == "treasure" && reef.chest {
                    word.push('*');
                }
                if let Some(owner) = figure {
                    let _ = write!(word, " {}", name_of(owner));
                }
                let _ = write!(spaces, "{word:<14}");
            }
            line(format!("  {colour:<9}{spaces}"));
        }
        line(String::new());
        let dice = |counts: &[u8; 6]| {
            let some = Colour::all().filter(|colour| counts[colour.index()] > 0);
            some.map(|colour| format!("{} {}", counts[colour.index()], self.colour(colour))).collect::<Vec<_>>()
        };
        let mut island = dice(&view.island.dice);
        if view.island.white > 0 {
            island.push(format!("{} {}", view.island.white, texts::WORD_WHITE.get(lang)));
        }
        line(format!("{}: {}", texts::WORD_ISLAND.get(lang), island.join(", ")));
        let piles = view
            .piles
            .iter()
            .map(|pile| format!("{} {}", self.pile(pile.pile), texts::WORD_PILE.fill(lang, &[("n", &pile.left)])));
        line(format!("  {}", piles.collect::<Vec<_>>().join(" · ")));
        line(format!("{}: {}", texts::WORD_SUPPLY.get(lang), dice(&view.supply).join(", ")));
        let side = &view.side;
        let mut beside = side.turtles.clone();
        beside.push(texts::WORD_CHESTS.fill(lang, &[("n", &side.chests)]));
        beside.push(texts::WORD_RAYS.fill(lang, &[("n", &side.rays)]));
        line(format!("{}: {}", texts::WORD_SIDE.get(lang), beside.join(", ")));
        let station = view.station.iter().map(|die| match die.face {
            Some(face) => {
                let arrow = match die.to {
                    Some("island") => " → ~",
                    Some(_) => " → ≈",
                    None => " ✕",
                };
                format!("[{}{arrow}]", self.die(die.colour, face))
            }
            None => format!("[{} ?]", self.colour_word(die.colour)),
        });
        line(format!("{}: {}", texts::WORD_STATION.get(lang), station.collect::<Vec<_>>().join(" ")));
        line(String::new());
        for player in &view.players {
            let turn = if view.active == Some(player.seat) { ">" } else { " " };
            let hand = texts::WORD_HAND.fill(
                lang,
                &[("cards", &player.cards), ("turtles", &player.turtles.len()), ("chests", &player.chests.len())],
            );
            line(format!("{turn} {} {:>3}  {hand}", name_of(player.seat), player.points));
            let cards: Vec<&str> = player.hand.iter().map(|card| self.card_by_id(&card.card)).collect();
            if !cards.is_empty() {
                line(format!("       {}", cards.join(", ")));
            }
        }
        if let Some(scores) = &view.final_score {
            line(String::new());
            let steps = [
                (texts::SCORE_PLAY, scores.iter().map(|score| score.play).collect::<Vec<_>>()),
                (texts::SCORE_STARFISH, scores.iter().map(|score| score.starfish).collect()),
                (texts::SCORE_DIVER, scores.iter().map(|score| score.diver).collect()),
                (texts::SCORE_FISH, scores.iter().map(|score| score.fish).collect()),
                (texts::SCORE_PEARLS, scores.iter().map(|score| score.pearls).collect()),
            ];
            for (name, points) in steps {
                let points: Vec<String> = points.iter().map(|n| format!("{n:>5}")).collect();
                line(format!("  {:<20}{}", name.get(lang), points.concat()));
            }
            let totals: Vec<String> = scores.iter().map(|score| format!("{:>5}", score.total)).collect();
            line(format!("  {:<20}{}", "=", totals.concat()));
        }
        out
    }
}
