//! What comes of a decision as far as everybody can tell: points, cards, tiles.
//!
//! It is worked out from a view alone. Sentences, the log and previews all
//! speak from it, so that they promise the same, and nothing that a pile or
//! the side of the board no longer has.

use atoll_core::{Label, Seat};
use serde::Serialize;

use crate::action::{Action, Colour, Face, Pile, Shore};
use crate::components::{COLOURS, OctopusIncome, ScoringFeatures, StarKind, WhiteToIsland};
use crate::position::state::{OCTOPUS, TREASURE, TURTLE};
use crate::score::bits;
use crate::view::View;

/// What a ghost on the table shows of an action before it is taken.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// Where the die lands.
    pub to: Option<Landing>,
    /// What comes of it, in order.
    pub effects: Vec<Effect>,
}

/// Where a die lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "on", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Landing {
    /// On a space of a reef.
    Reef {
        /// The reef.
        #[cfg_attr(feature = "typescript", ts(type = "Colour"))]
        colour: &'static str,
        /// The space.
        #[cfg_attr(feature = "typescript", ts(type = "Space"))]
        space: &'static str,
    },
    /// On the island.
    Island,
}

/// Something that comes of a decision at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Effect {
    /// An octopus of the one who acts, and its points.
    Octopus {
        /// Points for the one who acts.
        points: i16,
    },
    /// Points for somebody.
    Points {
        /// Who gets them.
        seat: Seat,
        /// How many.
        points: i16,
    },
    /// Cards of a pile: some are seen, so many of them kept; none if the pile is empty.
    Cards {
        /// The pile.
        #[cfg_attr(feature = "typescript", ts(type = "Pile"))]
        pile: &'static str,
        /// How many the action lets one see.
        wanted: u8,
        /// How many are there to be seen.
        seen: u8,
        /// How many of them are kept.
        kept: u8,
    },
    /// A turtle is taken; its bonus follows.
    Turtle {
        /// Which.
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        tile: Label,
    },
    /// A stingray, if one is left.
    Stingray {
        /// Whether one is left.
        left: bool,
    },
    /// A white die to roll, if one lies on the island.
    WhiteDie {
        /// Whether one lies there.
        left: bool,
    },
    /// The bonus of a turtle beside the board, to be chosen; none if none lies there.
    Copy {
        /// How many can be chosen.
        among: u8,
    },
    /// A chest from beside the board, if one is left.
    SideChest {
        /// Whether one is left.
        left: bool,
    },
    /// The chests of these reefs.
    ReefChests {
        /// The reefs.
        #[cfg_attr(feature = "typescript", ts(type = "Array<Colour>"))]
        reefs: Vec<&'static str>,
    },
    /// Cards for left-over dice, from different piles.
    Draws {
        /// How many.
        cards: u8,
    },
    /// The diver comes, from another reef or from beside the board.
    Diver {
        /// The reef it leaves.
        #[cfg_attr(feature = "typescript", ts(type = "Colour | null"))]
        from: Option<&'static str>,
        /// Whether it brings up that reef's chest.
        chest: bool,
    },
}

impl View {
    /// What would come of an action; its die need not be there.
    pub(crate) fn preview(&self, action: Action) -> Option<Preview> {
        let (to, effects) = match action {
            Action::Die { colour, face } => match self.landing(colour, face) {
                Landing::Island => (Some(Landing::Island), self.on_island(Some(colour))),
                to @ Landing::Reef { .. } => (Some(to), self.on_reef(colour, face.index() as u8)),
            },
            Action::White { to: Shore::Island } => (Some(Landing::Island), self.on_island(None)),
            Action::White { to: Shore::Reef(reef) } => {
                let face = self.white_face()?;
                let to = Landing::Reef { colour: reef.word(), space: face.word() };
                (Some(to), self.on_reef(reef, face.index() as u8))
            }
            Action::Copy { tile } => (None, self.bonus(tile.index() as u8)),
            Action::Next { card } => (None, self.starfish(card.index())),
            Action::Chest { reef } => (None, vec![Effect::ReefChests { reefs: vec![reef.word()] }]),
            Action::Draw { pile } => (None, vec![self.cards(pile, 1, 1)]),
            Action::First { .. } | Action::Supply { .. } | Action::Hold { .. } | Action::Keep { .. } | Action::Stop => {
                return None;
            }
        };
        Some(Preview { to, effects })
    }

    /// Where a die of the station goes: the island once its space is taken.
    pub(crate) fn landing(&self, colour: Colour, face: Face) -> Landing {
        match self.is_taken(colour, face.index()) {
            true => Landing::Island,
            false => Landing::Reef { colour: colour.word(), space: face.word() },
        }
    }

    /// Whether a die lies on a space.
    pub(crate) fn is_taken(&self, reef: Colour, space: usize) -> bool {
        self.reef(reef).slots[space].die.is_some()
    }

    /// Whether a rolled die of the station can be placed.
    pub(crate) fn fits(&self, colour: Colour, face: Face) -> bool {
        let octopus = face.index() == usize::from(OCTOPUS);
        self.is_taken(colour, face.index()) || !octopus || self.players[self.actor().index()].figures > 0
    }

    /// What the white die shows that is to be placed.
    pub(crate) fn white_face(&self) -> Option<Face> {
        use atoll_core::Code;
        let word = self.white?;
        Face::all().find(|face| face.word() == word)
    }

    /// Whether the white die may go to the island with this face, as the table reads it (CORALIA-WHITE-3).
    pub(crate) fn white_may_land(&self, face: Face) -> bool {
        let taken = Colour::each().filter(|&reef| self.is_taken(reef, face.index())).count();
        let stuck = face.index() == usize::from(OCTOPUS) && self.players[self.actor().index()].figures == 0;
        match self.ctx.readings.white_to_island {
            WhiteToIsland::Always => true,
            WhiteToIsland::SomeBlocked => taken > 0,
            WhiteToIsland::AllBlocked => taken == 6 || stuck,
        }
    }

    /// Where the white die goes with this face without being asked, if there is one way only.
    pub(crate) fn only_shore(&self, face: Face) -> Option<Shore> {
        let usable = face.index() != usize::from(OCTOPUS) || self.players[self.actor().index()].figures > 0;
        let mut open = Colour::each().filter(|&reef| usable && !self.is_taken(reef, face.index()));
        match (open.next(), open.next(), self.white_may_land(face)) {
            (None, _, _) => Some(Shore::Island),
            (Some(reef), None, false) => Some(Shore::Reef(reef)),
            _ => None,
        }
    }

    /// Whether actions bring all they bring during play.
    fn features(&self) -> bool {
        !self.scoring || self.ctx.readings.scoring_features == ScoringFeatures::Full
    }

    fn cards(&self, pile: Pile, wanted: u8, kept: u8) -> Effect {
        let left = self.piles[pile as usize].left.min(u32::from(wanted)) as u8;
        Effect::Cards { pile: pile.word(), wanted, seen: left, kept: kept.min(left) }
    }

    /// What comes of a die on the space of a reef.
    pub(crate) fn on_reef(&self, reef: Colour, face: u8) -> Vec<Effect> {
        match face {
            TURTLE => {
                let Some(tile) = self.reef(reef).tile.clone() else { return Vec::new() };
                let number = tile[1..].parse::<u8>().map_or(0, |n| n - 1);
                let mut effects = vec![Effect::Turtle { tile }];
                effects.extend(self.bonus(number));
                effects
            }
            OCTOPUS => self.octopus(reef),
            1 => vec![self.cards(Pile::Starfish, 3, 1)],
            3 => vec![self.cards(Pile::Fish, 2, 1)],
            4 => vec![self.cards(Pile::Pearl, 2, 2)],
            _ => {
                let from = self.players[self.actor().index()].diver;
                let old = from.and_then(|word| Colour::each().find(|colour| colour.word() == word));
                let chest = old.is_some_and(|old| {
                    self.features() && self.reef(old).chest && !self.is_taken(old, usize::from(TREASURE))
                });
                vec![Effect::Diver { from, chest }]
            }
        }
    }

    /// Points of an octopus on a reef, for its owner and for those elsewhere (CORALIA-OCTO-2, -3, -9).
    fn octopus(&self, reef: Colour) -> Vec<Effect> {
        let mut income = vec![0i16; usize::from(self.seats)];
        if self.features() {
            let elsewhere = self.reefs.iter().enumerate().filter(|(n, _)| *n != reef.index());
            for owner in elsewhere.filter_map(|(_, other)| other.octopus) {
                match self.ctx.readings.octopus_income {
                    OctopusIncome::PerFigure => income[owner.index()] += 1,
                    OctopusIncome::PerSeat => income[owner.index()] = 1,
                }
            }
        }
        let me = self.actor();
        let own = i16::from(self.reef(reef).dice) + 1 + income[me.index()];
        let mut effects = vec![Effect::Octopus { points: own }];
        for seat in Seat::first(self.seats).filter(|&seat| seat != me && income[seat.index()] > 0) {
            effects.push(Effect::Points { seat, points: income[seat.index()] });
        }
        effects
    }

    /// What comes of a die on the island; a white one has no colour.
    pub(crate) fn on_island(&self, colour: Option<Colour>) -> Vec<Effect> {
        let owner = colour.and_then(|colour| self.reef(colour).octopus);
        let mut effects = Vec::new();
        if let Some(seat) = owner {
            effects.push(Effect::Points { seat, points: 2 });
        }
        let foreign = owner.is_some_and(|owner| owner != self.actor());
        effects.push(self.cards(Pile::Island, if foreign { 2 } else { 1 }, 1));
        effects
    }

    /// The bonus of a turtle.
    pub(crate) fn bonus(&self, tile: u8) -> Vec<Effect> {
        vec![match tile {
            0 => self.white_die(),
            1 => self.jellyfish(),
            2 => Effect::Stingray { left: self.side.rays > 0 },
            3 => self.cards(Pile::Starfish, 1, 1),
            4 => self.cards(Pile::Island, 1, 1),
            5 => self.cards(Pile::Fish, 1, 1),
            6 => {
                let others: Vec<&Label> = self.side.turtles.iter().filter(|tile| *tile != "T7").collect();
                if let [only] = others[..] {
                    // The only one is used without being asked.
                    let mut effects = vec![Effect::Copy { among: 1 }];
                    effects.extend(self.bonus(only[1..].parse::<u8>().map_or(0, |n| n - 1)));
                    return effects;
                }
                Effect::Copy { among: others.len() as u8 }
            }
            _ => Effect::SideChest { left: self.side.chests > 0 },
        }]
    }

    /// What a chest does.
    pub(crate) fn chest(&self, tile: u8) -> Effect {
        match tile {
            0 => self.cards(Pile::Fish, 1, 1),
            1 => self.cards(Pile::Pearl, 1, 1),
            2 => self.cards(Pile::Starfish, 1, 1),
            3 => self.cards(Pile::Island, 1, 1),
            4 => Effect::Points { seat: self.actor(), points: self.island.total.into() },
            5 => Effect::Stingray { left: self.side.rays > 0 },
            6 => self.white_die(),
            _ => self.jellyfish(),
        }
    }

    /// What a starfish card does in the scoring.
    pub(crate) fn starfish(&self, card: usize) -> Vec<Effect> {
        let me = self.actor();
        let player = &self.players[me.index()];
        let points = |points: i16| Effect::Points { seat: me, points };
        let colours = self.components().star_colours[card];
        vec![match self.components().stars[card] {
            StarKind::PerIslandDie => points(self.island.total.into()),
            StarKind::PerTurtle => points(3 * player.turtles.len() as i16),
            StarKind::PerChest => points(2 * player.chests.len() as i16),
            StarKind::SideChest => Effect::SideChest { left: self.side.chests > 0 },
            StarKind::Jellyfish => self.jellyfish(),
            StarKind::ReefChests => {
                let reefs = bits(colours.into()).filter(|&reef| self.reefs[reef].chest).map(|reef| COLOURS[reef]);
                Effect::ReefChests { reefs: reefs.collect() }
            }
            StarKind::LeftDice => {
                let piles = self.piles.iter().filter(|pile| pile.left > 0).count() as u8;
                Effect::Draws { cards: self.left_over(colours).min(piles) }
            }
            StarKind::Pearl6 | StarKind::Anemone | StarKind::PerFish | StarKind::PerPearl => return Vec::new(),
        }]
    }

    /// Dice of some colours left over on the station and in the supply.
    fn left_over(&self, colours: u8) -> u8 {
        let station = |colour: usize| self.station.iter().filter(|die| die.colour == COLOURS[colour]).count() as u8;
        bits(colours.into()).map(|colour| self.supply[colour] + station(colour)).sum()
    }

    fn white_die(&self) -> Effect {
        Effect::WhiteDie { left: self.island.white > 0 }
    }

    fn jellyfish(&self) -> Effect {
        let step = i16::from(self.components().jellyfish_step);
        let seat = self.actor();
        Effect::Points { seat, points: step - i16::from(self.players[seat.index()].points) % step }
    }
}
