//! The whole table as text.

use std::fmt::Write;

use atoll_core::{Label, Text, name_of};

use super::words::Words;
use crate::action::Colour;
use crate::position::Step;
use crate::texts;
use crate::view::{PlayerView, ReefView, StationDie};

impl Words<'_> {
    pub(super) fn table(&self) -> String {
        let mut out = String::new();
        let mut line = |text: String| {
            out.push_str(text.trim_end());
            out.push('\n');
        };
        line(self.head());
        line(String::new());
        for reef in &self.view.reefs {
            line(self.reef_line(reef));
        }
        line(self.values());
        line(texts::LEGEND.get(self.lang).to_owned());
        line(String::new());
        self.beside().into_iter().for_each(&mut line);
        line(String::new());
        for player in &self.view.players {
            self.player(player).into_iter().for_each(&mut line);
        }
        self.under_way().into_iter().for_each(&mut line);
        self.result().into_iter().for_each(&mut line);
        out
    }

    fn named(&self, name: Text, what: impl std::fmt::Display) -> String {
        format!("{}: {what}", name.get(self.lang))
    }

    fn head(&self) -> String {
        let view = self.view;
        let mut head = match view.step {
            Step::Over => texts::WORD_OVER.get(self.lang).to_owned(),
            _ if view.scoring => texts::WORD_SCORING.get(self.lang).to_owned(),
            _ => {
                let turn = &[("n", &view.round as _), ("all", &view.rounds as _)];
                let round = texts::WORD_ROUND.fill(self.lang, turn);
                let turn = texts::WORD_TURN.fill(self.lang, &[("n", &view.turn), ("all", &view.turns)]);
                format!("{round}, {turn}")
            }
        };
        if view.step != Step::Start {
            let _ = write!(head, " · {}", texts::WORD_STARTED.fill(self.lang, &[("who", &name_of(view.start))]));
        }
        head
    }

    fn reef_line(&self, reef: &ReefView) -> String {
        let mut spaces = String::new();
        for slot in &reef.slots {
            let mark = match &slot.die {
                None => "·",
                Some(die) if die.colour == "white" => "○",
                Some(die) if die.blocking => "■",
                Some(_) => "●",
            };
            let mut word = format!("{mark}{}", self.space(slot.space));
            let figure = match slot.space {
                "octopus" => reef.octopus,
                "diver" => reef.diver,
                _ => None,
            };
            match (slot.space, &reef.tile) {
                ("turtle", Some(tile)) => {
                    let _ = write!(word, " {tile}");
                }
                ("treasure", _) if reef.chest => word.push('*'),
                _ => {}
            }
            if let Some(owner) = figure {
                // Names are of any length; letters keep the columns.
                let _ = write!(word, " {}", owner.letter());
            }
            let _ = write!(spaces, "{word:<14}");
        }
        let dice = self.count("word.dice", reef.dice.into());
        let diver = texts::WORD_DIVER_POINTS.fill(self.lang, &[("n", &reef.diver_points), ("dice", &dice)]);
        format!("  {:<9}{spaces}{diver}", self.colour_word(reef.colour))
    }

    /// What the spaces are worth to a diver; the same on all reefs.
    fn values(&self) -> String {
        let slots = self.view.reefs.first().map_or(&[][..], |reef| &reef.slots);
        let values = slots.iter().map(|slot| format!("{} {}", self.space(slot.space), slot.value));
        format!("  {}", self.named(texts::WORD_VALUES, values.collect::<Vec<_>>().join(", ")))
    }

    fn dice(&self, counts: &[u8; 6]) -> Vec<String> {
        let some = Colour::each().filter(|colour| counts[colour.index()] > 0);
        some.map(|colour| format!("{} {}", counts[colour.index()], self.colour(colour))).collect()
    }

    fn or_none(&self, items: Vec<String>) -> String {
        if items.is_empty() { texts::WORD_NONE.get(self.lang).to_owned() } else { items.join(", ") }
    }

    fn beside(&self) -> Vec<String> {
        let (view, lang) = (self.view, self.lang);
        let mut lines = Vec::new();
        let mut island = self.dice(&view.island.dice);
        if view.island.white > 0 {
            island.push(format!("{} {}", view.island.white, texts::WORD_WHITE.get(lang)));
        }
        let total = self.count("word.dice", view.island.total.into());
        lines.push(format!("{} ({total})", self.named(texts::WORD_ISLAND, self.or_none(island))));
        for pile in &view.piles {
            let left = texts::WORD_PILE.fill(lang, &[("n", &pile.left)]);
            let mut line = format!("  {}: {left}", self.pile(pile.pile));
            if !pile.known.is_empty() {
                let known = pile.known.iter().map(|known| {
                    texts::WORD_KNOWN.fill(lang, &[("card", &self.card_by_id(&known.card)), ("n", &(known.place + 1))])
                });
                let _ = write!(line, "; {}", self.named(texts::WORD_PUT_BACK, known.collect::<Vec<_>>().join(", ")));
            }
            lines.push(line);
        }
        lines.push(self.named(texts::WORD_SUPPLY, self.or_none(self.dice(&view.supply))));
        let mut beside: Vec<String> = view.side.turtles.iter().map(|tile| self.turtle(tile)).collect();
        beside.push(self.count("word.chests", view.side.chests.into()));
        beside.push(self.count("word.rays", view.side.rays.into()));
        lines.push(self.named(texts::WORD_SIDE, beside.join(", ")));
        let tiles = view.reefs.iter().filter_map(|reef| reef.tile.as_deref()).map(|tile| self.turtle(tile));
        lines.push(self.named(texts::WORD_REEF_TURTLES, self.or_none(tiles.collect())));
        let hidden = view.hidden_chests.iter().map(|tile| self.chest(tile)).collect();
        lines.push(self.named(texts::WORD_HIDDEN_CHESTS, self.or_none(hidden)));
        let station: Vec<String> = view.station.iter().map(|die| self.station_die(die)).collect();
        let station = if station.is_empty() { self.or_none(station) } else { station.join(" ") };
        lines.push(self.named(texts::WORD_STATION, station));
        lines
    }

    fn station_die(&self, die: &StationDie) -> String {
        let added = if die.added { "+" } else { "" };
        let Some(face) = die.face else { return format!("[{added}{} ?]", self.colour_word(die.colour)) };
        let arrow = match (die.to, die.why) {
            (Some("island"), _) => " → ~".to_owned(),
            (Some(_), _) => " → ≈".to_owned(),
            (None, Some(why)) => format!(" ✕ {why}"),
            (None, None) => String::new(),
        };
        format!("[{added}{}{arrow}]", self.die(die.colour, face))
    }

    fn player(&self, player: &PlayerView) -> Vec<String> {
        let lang = self.lang;
        let turn = if self.view.active == Some(player.seat) { ">" } else { " " };
        let me = if self.view.me == Some(player.seat) { texts::WORD_YOU.get(lang) } else { "" };
        let by = &player.by_pile;
        let piles = [("fish", by.fish), ("pearl", by.pearl), ("starfish", by.starfish), ("island", by.island)];
        let from = piles.iter().filter(|(_, n)| *n > 0).map(|(pile, n)| format!("{n} {}", self.pile(pile)));
        let mut from: Vec<String> = from.collect();
        if player.rays > 0 {
            from.push(self.count("word.rays", player.rays.into()));
        }
        let diver = match player.diver {
            Some(reef) => texts::WORD_DIVER_ON.fill(lang, &[("reef", &self.reef_word(reef))]),
            None => texts::WORD_DIVER_OFF.get(lang).to_owned(),
        };
        let mut lines = vec![format!(
            "{turn} {}: {}{me} {}, {}, {diver}",
            player.seat.letter(),
            name_of(player.seat),
            self.points(player.points.into()),
            self.count("word.octopuses", player.figures as i16),
        )];
        let shown = if player.shown { texts::WORD_SHOWN.get(lang) } else { "" };
        lines.push(format!("    {}: {}{shown}", self.count("word.cards", player.cards), self.or_none(from)));
        let tile = |tiles: &[Label], chest: bool| {
            let name = |tile: &Label| if chest { self.chest(tile) } else { self.turtle(tile) };
            self.or_none(tiles.iter().map(name).collect())
        };
        lines.push(format!("    {}", self.named(texts::WORD_TURTLES, tile(&player.turtles, false))));
        lines.push(format!("    {}", self.named(texts::WORD_OWN_CHESTS, tile(&player.chests, true))));
        let cards = player.hand.iter().map(|card| {
            let island = if card.island { texts::WORD_FROM_ISLAND.get(lang) } else { "" };
            format!("{}{island}", self.card_by_id(&card.card))
        });
        let cards: Vec<String> = cards.collect();
        if !cards.is_empty() {
            lines.push(format!("    {}", self.named(texts::WORD_SEEN_CARDS, cards.join(", "))));
        }
        if let (Some(fish), Some(pearls)) = (&player.fish, &player.pearls) {
            let by_rank = player.pearls_by_rank.map(|points| points.map(|n| n.to_string()).join("/"));
            let kinds = fish.counts.map(|n| n.to_string()).join("/");
            let sets: Vec<String> =
                fish.sets.iter().zip(&fish.set_points).map(|(size, points)| format!("{size}={points}")).collect();
            let values: Vec<String> = pearls.values.iter().map(u8::to_string).collect();
            lines.push(format!(
                "    {}",
                texts::WORD_FISH_LINE.fill(
                    lang,
                    &[
                        ("points", &self.points(fish.points)),
                        ("kinds", &kinds),
                        ("sets", &self.or_none(sets)),
                        ("extra", &fish.per_fish),
                    ],
                )
            ));
            let rank = pearls.rank.map_or("-".to_owned(), |rank| rank.to_string());
            lines.push(format!(
                "    {}",
                texts::WORD_PEARL_LINE.fill(
                    lang,
                    &[
                        ("values", &self.or_none(values)),
                        ("sum", &pearls.sum),
                        ("ranks", &by_rank.unwrap_or_default()),
                        ("extra", &pearls.per_pearl),
                        ("rank", &rank),
                        ("points", &format!("{} ({})", pearls.points, pearls.counting)),
                    ],
                )
            ));
        }
        lines
    }

    /// What is being decided, beyond what lies on the table.
    fn under_way(&self) -> Vec<String> {
        let (view, lang) = (self.view, self.lang);
        let mut lines = vec![String::new(), self.named(texts::WORD_STEP, self.message("step", view.step.word()))];
        if view.step == Step::Store || view.hold > 0 {
            lines.push(self.named(texts::WORD_HOLD, view.hold));
        }
        if let Some(look) = &view.look {
            let cards = look.cards.as_ref().map_or(self.count("word.cards", look.count.into()), |cards| {
                cards.iter().map(|id| self.card_by_id(id)).collect::<Vec<_>>().join(", ")
            });
            lines.push(format!("{} ({}): {cards}", texts::WORD_LOOK.get(lang), self.pile(look.pile)));
        }
        if let Some(pile) = view.drawing {
            let text = if view.looking { texts::WORD_PEEKING } else { texts::WORD_DRAWING };
            lines.push(self.named(text, self.pile(pile)));
        }
        if let Some(face) = view.white {
            lines.push(self.named(texts::WORD_WHITE_SHOWS, self.space(face)));
        }
        if !view.copies.is_empty() {
            let tiles = view.copies.iter().map(|tile| self.turtle(tile)).collect();
            lines.push(self.named(texts::WORD_COPIES, self.or_none(tiles)));
        }
        if !view.pending.is_empty() {
            let cards = view.pending.iter().map(|id| self.card_by_id(id).to_owned()).collect();
            lines.push(self.named(texts::WORD_PENDING, self.or_none(cards)));
        }
        if let Some(pair) = &view.pair {
            let reefs = pair.iter().map(|reef| self.reef_word(reef)).collect();
            lines.push(self.named(texts::WORD_PAIR, self.or_none(reefs)));
        }
        if let Some(left) = view.draws_left {
            lines.push(self.named(texts::WORD_DRAWS_LEFT, left));
        }
        lines
    }

    fn result(&self) -> Vec<String> {
        let Some(scores) = &self.view.final_score else { return Vec::new() };
        let mut lines = vec![String::new()];
        for (player, score) in self.view.players.iter().zip(scores) {
            let reef = score.reef.map_or(String::new(), |reef| format!(" ({})", self.reef_word(reef)));
            let steps = [
                (texts::SCORE_PLAY, score.play, ""),
                (texts::SCORE_STARFISH, score.starfish, ""),
                (texts::SCORE_DIVER, score.diver, reef.as_str()),
                (texts::SCORE_FISH, score.fish, ""),
                (texts::SCORE_PEARLS, score.pearls, ""),
                (texts::WORD_TOTAL, score.total, ""),
                (texts::WORD_PLACE, score.place.into(), ""),
            ];
            let steps = steps.map(|(name, n, more)| format!("{} {n}{more}", name.get(self.lang)));
            lines.push(format!("  {}: {}", name_of(player.seat), steps.join(", ")));
        }
        lines
    }
}
