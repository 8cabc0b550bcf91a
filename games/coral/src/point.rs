//! What a pointing hand means.
//!
//! A wish is turned into the action it names, legal or not, and no more than
//! a few dozen actions are looked at: those that go through the cell pointed
//! at. What no action can name is refused by the rule that leaves no way.

use std::fmt::Display;

use atoll_core::{Code, Game, Lang, Observer, Pointed, Rule, Seat, Text, Wish, WishSpot, Words, name_of};

use crate::action::{Action, Column, Perch, REACH, Shape, read_cell};
use crate::components::Species;
use crate::explain::Why;
use crate::geometry::{Cell, DOWN, ORIENTATIONS, Placement, ROCK, UP};
use crate::names::{self, cells, coral_at, cube, name, of_species, owner, places, stand};
use crate::position::{Coral, Step};
use crate::stage::stored_species;
use crate::view::View;
use crate::words::prompt;
use crate::{rules, texts};

/// An action, or the rule that leaves no way to do what was pointed at.
pub(crate) fn point(game: &Coral, seat: Seat, wish: &Wish) -> Pointed<Action> {
    let hand = Hand { game, seat, wish };
    match hand.meant() {
        Ok(action) => Pointed::Means(action),
        Err(refused) => {
            let (rule, words) = *refused;
            Pointed::Refused(rule, words)
        }
    }
}

/// The rule against a growth that is written but names no action: no L, or away from the cube it must touch.
pub(crate) fn misread(game: &Coral, seat: Seat, text: &str) -> Option<(&'static Rule, Words)> {
    let (species, cells) = text.trim().strip_prefix("grow ")?.split_once(' ')?;
    let _: Species = species.parse().ok()?;
    let read: Vec<Cell> = cells.split_whitespace().map(read_cell).collect::<Option<_>>()?;
    let cells = <[Cell; 3]>::try_from(read).ok()?;
    let hand = Hand { game, seat, wish: &Wish::default() };
    let cube = hand.cube().unwrap_or(ROCK);
    // Notation is seen from the cube that the piece grows on.
    let refused = match Placement::new(cells) {
        None => hand.no(rules::GEO_1, texts::WHY_STRAIGHT, |lang| {
            vec![("cells", places(cells.map(|cell| cell.plus(cube)), lang))]
        }),
        Some(seen) if Shape::of(seen, ROCK).is_none() => hand.apart(seen.plus(cube)),
        Some(_) => return None,
    };
    Some(*refused)
}

type Refused = Box<(&'static Rule, Words)>;
type Meant = Result<Action, Refused>;

struct Hand<'a> {
    game: &'a Coral,
    seat: Seat,
    wish: &'a Wish,
}

impl Hand<'_> {
    fn meant(&self) -> Meant {
        match self.wish.step.as_deref() {
            Some("grow") => self.grow(),
            Some("slide") => self.slide(),
            Some("land") => self.land(),
            Some("float") => Ok(Action::Float),
            Some("give_up") => Ok(Action::GiveUp),
            Some("pay") => Ok(Action::Pay { species: self.held()? }),
            Some("take") => Ok(Action::Take { species: self.held()? }),
            Some("play") => Ok(Action::Play { species: self.open_species()? }),
            Some("neutral") => Ok(Action::Neutral { species: self.open_species()? }),
            Some(other) => {
                let other = shortened(other);
                Err(self.no(self.game.state.step.rule(), texts::WHY_NO_STEP, |lang| {
                    vec![("what", other.clone()), ("ask", prompt(&self.view(), lang))]
                }))
            }
            None => self.guessed(),
        }
    }

    /// Nobody said what kind of step: the thing pointed at tells.
    fn guessed(&self) -> Meant {
        let target = [&self.wish.to, &self.wish.from].into_iter().flatten().find(|spot| **spot != WishSpot::default());
        let Some(spot) = target else {
            return if self.wish.item.is_some() || self.wish.value.is_some() { self.chosen() } else { self.usual() };
        };
        if let Some(zone) = spot.zone.as_deref() {
            return self.in_zone(zone, spot);
        }
        if spot.seat.is_some() || spot.index.is_some() {
            return self.chosen();
        }
        match self.game.state.step {
            Step::Cover | Step::SoloGrow => self.grow(),
            Step::Pawns | Step::Land | Step::Replace => self.land(),
            Step::Act | Step::SoloMove => self.grow_or_slide(),
            _ => self.stranger(),
        }
    }

    /// A cell while a pawn may slide and a piece may grow.
    fn grow_or_slide(&self) -> Meant {
        let names_piece = self.wish.item.is_some() || self.wish.value.is_some();
        let Ok(cell) = self.cell() else { return self.slide() };
        let reef = &self.game.state.reef;
        let pawn = self.game.pawn(self.game.active(self.seat)).cell();
        if names_piece || Some(cell) == pawn {
            return self.grow();
        }
        let top = reef.top(cell);
        if reef.has(cell) || top.is_some_and(|top| cell == top.plus(UP)) {
            let slide = self.slide();
            let free = !reef.has(cell) && !matches!(slide, Ok(action) if self.game.check(self.seat, action).is_ok());
            return if free && self.touches(cell) { self.grow() } else { slide };
        }
        self.grow()
    }

    /// Whether a piece through this cell can touch the cube it must grow on.
    fn touches(&self, cell: Cell) -> bool {
        self.cube().is_some_and(|cube| {
            let d = cell.minus(cube);
            i16::from(d.x).abs() + i16::from(d.y).abs() + i16::from(d.z).abs() <= 3
        })
    }

    /// A cell at a moment when nothing in the reef is chosen.
    fn stranger(&self) -> Meant {
        let cell = self.cell()?;
        let thing = |lang: Lang| {
            let view = self.view();
            match view.pawns.iter().find(|pawn| pawn.cell == Some(cell)) {
                Some(pawn) => {
                    let (what, at) = (of_species(texts::FALL_PAWN, pawn.species, lang), stand(cell, lang));
                    texts::THING_SPOT.fill(lang, &[("what", &what), ("at", &at)])
                }
                None if self.game.state.reef.has(cell) => {
                    let (what, at) = (coral_at(&view, cell, lang), cube(cell, lang));
                    texts::THING_SPOT.fill(lang, &[("what", &what), ("at", &at)])
                }
                None => cube(cell, lang),
            }
        };
        Err(self.refused(self.idle_rule(), |lang| self.idle(&thing(lang), lang)))
    }

    /// The rule for something that cannot be done at this moment.
    fn idle_rule(&self) -> &'static Rule {
        let step = self.game.state.step;
        match step {
            Step::Over if self.game.ctx.settings.solo() => rules::SOLO_5,
            Step::Over => rules::END_5,
            _ if !self.game.is_asked(self.seat) => rules::TURN_1,
            step => step.rule(),
        }
    }

    fn idle(&self, thing: &str, lang: Lang) -> String {
        let view = self.view();
        let why = Why { view: &view, seat: self.seat, lang };
        match self.game.state.step {
            Step::Over => texts::WHY_OVER.fill(lang, &[("thing", &thing)]),
            _ if view.active != Some(self.seat) => why.not_asked(thing),
            _ => why.not_this(thing),
        }
    }

    /// Only a thing or a value was named.
    fn chosen(&self) -> Meant {
        if self.wish.item.is_some() {
            self.species()?;
        }
        match self.game.state.step {
            Step::Species => Ok(Action::Play { species: self.open_species()? }),
            Step::Neutral => Ok(Action::Neutral { species: self.open_species()? }),
            Step::PayMove | Step::PayEnd | Step::SoloPay => Ok(Action::Pay { species: self.held()? }),
            Step::Take => Ok(Action::Take { species: self.held()? }),
            Step::Cover | Step::Act | Step::SoloMove | Step::SoloGrow => self.grow(),
            _ => self.usual(),
        }
    }

    /// Nothing was pointed at: something that can be done.
    fn usual(&self) -> Meant {
        let game = self.game;
        let action = match game.state.step {
            Step::Act | Step::Over | Step::Start | Step::Deal | Step::Layout | Step::Cards | Step::Draw => {
                Action::Float
            }
            Step::Cover | Step::SoloMove | Step::SoloGrow => return self.grow(),
            Step::Pawns | Step::Land | Step::Replace => {
                let mut found = Vec::new();
                game.list_landings(game.active(self.seat), &mut found);
                found.first().copied().unwrap_or(Action::Float)
            }
            Step::Species | Step::Neutral | Step::PayMove | Step::PayEnd | Step::SoloPay | Step::Take => {
                return self.chosen();
            }
        };
        Ok(action)
    }

    /// Something beside the reef.
    fn in_zone(&self, zone: &str, spot: &WishSpot) -> Meant {
        let of = spot.seat.and_then(Seat::new);
        let kind = stored_species(spot.index.unwrap_or(0)).unwrap_or(Species::RED);
        let pawn = Species::ALL.get(usize::from(spot.index.unwrap_or(0))).copied().unwrap_or(Species::RED);
        match zone {
            "reserve" if of.is_some_and(|of| of != self.seat) => {
                let of = of.unwrap_or(self.seat);
                let rule = if self.game.state.step == Step::Cover { rules::SET_10 } else { rules::GROW_1 };
                Err(self.no(rule, texts::WHY_RESERVE_OF, |lang| {
                    vec![("species", name(kind).get(lang).to_owned()), ("who", name_of(of))]
                }))
            }
            "reserve" => match self.game.state.step {
                Step::PayMove | Step::PayEnd | Step::SoloPay => Ok(Action::Pay { species: kind }),
                Step::Take => Ok(Action::Take { species: kind }),
                Step::Cover | Step::Act | Step::SoloMove | Step::SoloGrow => self.any_growth(kind),
                _ => {
                    let thing = |lang| of_species(texts::THING_TAKE, kind, lang);
                    Err(self.refused(self.idle_rule(), |lang| self.idle(&thing(lang), lang)))
                }
            },
            "box" => {
                Err(self.no(rules::MOVE_2, texts::WHY_BOXED, |lang| vec![("species", name(kind).get(lang).to_owned())]))
            }
            "bag" => match self.game.state.step {
                Step::Species => Ok(Action::Play { species: kind }),
                Step::Neutral => Ok(Action::Neutral { species: kind }),
                _ => Err(self
                    .no(self.bag_rule(), texts::WHY_BAGGED, |lang| vec![("species", name(kind).get(lang).to_owned())])),
            },
            "tower" => Err(self.no(rules::TURN_1, texts::WHY_TOWER, |_| Vec::new())),
            "setup" => {
                let card = self.game.state.layout.map_or_else(String::new, |n| ((b'A' + n) as char).to_string());
                Err(self.no(rules::SOLO_2, texts::WHY_SETUP_CARD, |_| vec![("card", card.clone())]))
            }
            "scoring" => Err(self
                .no(rules::SOLO_2, texts::WHY_SCORE_CARD, |lang| vec![("species", name(pawn).get(lang).to_owned())])),
            "floating" | "fallen" | "off" => self.pawn_beside(pawn),
            other => {
                let other = shortened(other);
                Err(self.no(self.idle_rule(), texts::WHY_NO_STEP, |lang| {
                    vec![("what", other.clone()), ("ask", prompt(&self.view(), lang))]
                }))
            }
        }
    }

    fn bag_rule(&self) -> &'static Rule {
        if self.game.ctx.settings.solo() {
            rules::SOLO_2
        } else if self.game.state.step == Step::Cover {
            rules::SET_10
        } else {
            rules::GROW_1
        }
    }

    /// A pawn that is not on the reef.
    fn pawn_beside(&self, pawn: Species) -> Meant {
        let game = self.game;
        let landing = matches!(game.state.step, Step::Pawns | Step::Land | Step::Replace);
        if landing && game.is_asked(self.seat) && game.active(self.seat) == pawn {
            return self.usual();
        }
        match game.state.step {
            Step::Species => return Ok(Action::Play { species: pawn }),
            Step::Neutral => return Ok(Action::Neutral { species: pawn }),
            _ => {}
        }
        let played = game.ctx.settings.solo() || game.owner(pawn).is_some();
        if !played {
            return Err(self.no(rules::SET_1, texts::WHY_UNPLAYED_PAWN, |lang| {
                vec![("species", name(pawn).get(lang).to_owned())]
            }));
        }
        Err(self.no(rules::TURN_1, texts::WHY_WAITING_PAWN, |lang| vec![("owner", owner(&self.view(), pawn, lang))]))
    }

    /// A growth of this species, whichever comes first.
    fn any_growth(&self, species: Species) -> Meant {
        let game = self.game;
        let shapes: Vec<Shape> = match game.state.step {
            Step::Cover => Shape::all().collect(),
            _ => game.candidates(game.active(self.seat)).as_slice().iter().map(|&(shape, _)| shape).collect(),
        };
        let free = |shape: &Shape| self.check(species, *shape).is_ok();
        let shape = shapes.iter().copied().take(MOST_TRIED).find(free).or(shapes.first().copied());
        Ok(Action::Grow { species, shape: shape.unwrap_or(Shape::FIRST) })
    }

    fn check(&self, species: Species, shape: Shape) -> Result<(), atoll_core::Illegal> {
        self.game.check(self.seat, Action::Grow { species, shape })
    }

    fn grow(&self) -> Meant {
        let to = self.wish.to.as_ref().filter(|spot| **spot != WishSpot::default());
        let species = self.kind()?;
        let Some(to) = to else {
            return self.any_growth(species);
        };
        if let Some(zone) = &to.zone {
            let zone = shortened(zone);
            return Err(self.no(self.touch_rule(), texts::WHY_RESERVE_CELL, |_| vec![("what", zone.clone())]));
        }
        let cell = self.cell()?;
        if let Some(value) = self.wish.value {
            let orientation = usize::try_from(value).ok().and_then(|n| ORIENTATIONS.get(n));
            let Some(&(a, b)) = orientation else {
                return Err(self.no(rules::GEO_1, texts::WHY_TURNED, |_| vec![("n", value.to_string())]));
            };
            let placement = Placement::with_arms(cell, a, b);
            let shape = self.cube().and_then(|cube| Shape::of(placement, cube));
            return match shape {
                Some(shape) => Ok(Action::Grow { species, shape }),
                None => Err(self.apart(placement)),
            };
        }
        // No orientation: the corner there, or else any cube there.
        let placements = |back: fn(Cell, Cell) -> [Cell; 3]| {
            ORIENTATIONS
                .into_iter()
                .flat_map(move |(a, b)| back(a, b).map(|back| Placement::with_arms(cell.minus(back), a, b)))
        };
        let all = placements(|_, _| [ROCK; 3]).step_by(3).chain(
            placements(|a, b| [a, b, a]).enumerate().filter_map(|(n, placement)| (n % 3 != 2).then_some(placement)),
        );
        let mut fallback = None;
        for placement in all {
            let Some(shape) = self.cube().and_then(|cube| Shape::of(placement, cube)) else { continue };
            fallback = fallback.or(Some(shape));
            // What is cheap to know first, so that few are weighed.
            let own = self.game.active(self.seat);
            if self.game.growth(own, placement).is_ok() && self.check(species, shape).is_ok() {
                return Ok(Action::Grow { species, shape });
            }
        }
        match fallback {
            Some(shape) => Ok(Action::Grow { species, shape }),
            None => Err(self.apart_cell(cell)),
        }
    }

    fn slide(&self) -> Meant {
        let Some(to) = self.wish.to.as_ref().or(self.wish.from.as_ref()) else {
            let slides = self.game.slides(self.game.active(self.seat));
            let first = slides.iter().next().map_or(ROCK, |cell| cell);
            return Ok(Action::Slide { to: Column::of(first) });
        };
        if let Some(zone) = &to.zone {
            let zone = shortened(zone);
            return Err(self.no(rules::SLIDE_5, texts::WHY_EMPTY_COLUMN, |_| vec![("to", zone.clone())]));
        }
        let column = Column { x: to.x.unwrap_or(0), y: to.y.unwrap_or(0) };
        let far = |n: i8| n.unsigned_abs() > REACH as u8;
        if far(column.x) || far(column.y) {
            let place = |lang| names::column(column.x, column.y, lang);
            return Err(self.no(rules::SLIDE_5, texts::WHY_FAR, |lang| vec![("at", place(lang))]));
        }
        let top = self.game.state.reef.top(column.foot());
        let hidden = top.zip(to.z).is_some_and(|(top, z)| z < top.z);
        if hidden {
            let cell = Cell::new(column.x, column.y, to.z.unwrap_or(0));
            return Err(self.no(rules::SLIDE_1, texts::WHY_HIDDEN, |lang| vec![("to", cube(cell, lang))]));
        }
        Ok(Action::Slide { to: column })
    }

    fn land(&self) -> Meant {
        let to = self.wish.to.as_ref().or(self.wish.from.as_ref()).filter(|spot| **spot != WishSpot::default());
        let Some(to) = to else { return self.usual() };
        if let Some(zone) = &to.zone {
            let zone = shortened(zone);
            return Err(self.no(rules::FLOAT_2, texts::WHY_NO_ICON, |_| vec![("to", zone.clone())]));
        }
        let cell = self.cell()?;
        // A cube stands for the cell above it.
        let cell = if self.game.state.reef.has(cell) && self.wish.step.is_none() { cell.plus(UP) } else { cell };
        if cell.z < 1 {
            let above = cell.plus(UP);
            return Err(self.no(self.landing_rule(), texts::WHY_NO_ICON, |lang| vec![("to", stand(above, lang))]));
        }
        Ok(Action::Land { at: Perch(cell) })
    }

    fn landing_rule(&self) -> &'static Rule {
        match self.game.state.step {
            Step::Pawns => rules::SET_11,
            Step::Replace => rules::TURN_3,
            _ => rules::FLOAT_2,
        }
    }

    /// The cell pointed at, within what codes can hold.
    fn cell(&self) -> Result<Cell, Refused> {
        let spot = self.wish.to.as_ref().filter(|spot| spot.x.is_some()).or(self.wish.from.as_ref());
        let number = |of: fn(&WishSpot) -> Option<i8>| spot.and_then(of).unwrap_or(0);
        let cell = Cell::new(number(|s| s.x), number(|s| s.y), number(|s| s.z));
        let far = |n: i8| n.unsigned_abs() > REACH as u8;
        if far(cell.x) || far(cell.y) || far(cell.z) || cell.z < -2 {
            return Err(self.no(self.idle_rule(), texts::WHY_FAR, |lang| vec![("at", cube(cell, lang))]));
        }
        Ok(cell)
    }

    /// The cube that a piece must touch.
    fn cube(&self) -> Option<Cell> {
        match self.game.state.step {
            Step::Cover => Some(ROCK),
            _ => self.game.pawn(self.game.active(self.seat)).cell().map(|pawn| pawn.plus(DOWN)),
        }
    }

    fn touch_rule(&self) -> &'static Rule {
        if self.game.state.step == Step::Cover { rules::SET_5 } else { rules::GROW_2 }
    }

    /// A piece away from the rock or from the cube under the pawn.
    fn apart(&self, placement: Placement) -> Refused {
        self.apart_from(|lang| cells(placement, lang))
    }

    fn apart_cell(&self, cell: Cell) -> Refused {
        self.apart_from(|lang| cube(cell, lang))
    }

    fn apart_from(&self, what: impl Fn(Lang) -> String) -> Refused {
        if !matches!(self.game.state.step, Step::Cover | Step::Act | Step::SoloMove | Step::SoloGrow)
            || !self.game.is_asked(self.seat)
        {
            return self.refused(self.idle_rule(), |lang| self.idle(&what(lang), lang));
        }
        if self.game.state.step == Step::Cover {
            return self.no(rules::SET_5, texts::WHY_OFF_ROCK, |lang| vec![("cells", what(lang))]);
        }
        match self.cube() {
            Some(on) => self.no(rules::GROW_2, texts::WHY_APART, |lang| {
                vec![
                    ("cells", what(lang)),
                    ("piece", coral_at(&self.view(), on, lang).to_owned()),
                    ("at", cube(on, lang)),
                ]
            }),
            None => {
                let own = self.game.active(self.seat);
                self.no(rules::GROW_2, texts::WHY_NO_PAWN, |lang| vec![("species", name(own).get(lang).to_owned())])
            }
        }
    }

    /// The species named by the wish.
    fn species(&self) -> Result<Option<Species>, Refused> {
        let named = |spot: &WishSpot| {
            let stored = matches!(spot.zone.as_deref(), Some("reserve" | "bag" | "box"));
            spot.index.filter(|_| stored).and_then(stored_species)
        };
        match &self.wish.item {
            Some(item) => match Species::ALL.into_iter().find(|species| species.id() == item) {
                Some(species) => Ok(Some(species)),
                None => {
                    let item = shortened(item);
                    Err(self.no(rules::SET_1, texts::WHY_NO_SPECIES, |_| vec![("what", item.clone())]))
                }
            },
            None => Ok([&self.wish.from, &self.wish.to].into_iter().flatten().find_map(named)),
        }
    }

    /// The species of the piece that is to grow: the named one, the chosen one, or one that is in the reserve.
    fn kind(&self) -> Result<Species, Refused> {
        let game = self.game;
        let usual = || {
            let own = game.active(self.seat);
            let has = |species: &Species| game.has(self.seat, *species);
            game.state.taken.or(Some(own).filter(has)).or_else(|| game.held(self.seat).next()).unwrap_or(own)
        };
        Ok(self.species()?.unwrap_or_else(usual))
    }

    fn held(&self) -> Result<Species, Refused> {
        Ok(self.species()?.or_else(|| self.game.held(self.seat).next()).unwrap_or(Species::RED))
    }

    fn open_species(&self) -> Result<Species, Refused> {
        Ok(self.species()?.or_else(|| self.game.unplayed().next()).unwrap_or(Species::RED))
    }

    fn view(&self) -> View {
        self.game.view(Observer::Seat(self.seat))
    }

    fn no(&self, rule: &'static Rule, text: Text, with: impl Fn(Lang) -> Vec<(&'static str, String)>) -> Refused {
        self.refused(rule, |lang| {
            let with = with(lang);
            let with: Vec<(&str, &dyn Display)> =
                with.iter().map(|(key, value)| (*key, value as &dyn Display)).collect();
            text.fill(lang, &with)
        })
    }

    /// A refusal; when it is not this seat's turn, or nobody's any more, that comes first.
    fn refused(&self, rule: &'static Rule, words: impl Fn(Lang) -> String) -> Refused {
        Box::new((rule, Words { en: words(Lang::En), nl: words(Lang::Nl) }))
    }
}

/// How many growths are weighed for somebody who points at a piece of the reserve.
const MOST_TRIED: usize = 24;

/// A foreign word, cut to what a sentence can hold.
fn shortened(word: &str) -> String {
    word.chars().filter(|c| !matches!(c, '{' | '}') && !c.is_control()).take(40).collect()
}
