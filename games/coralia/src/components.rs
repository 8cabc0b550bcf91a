//! What is in the box, read from `data/coralia.toml`.

use atoll_core::{Components, DataError, Fact, Files, Tag, Words};
use atoll_data::{Spanned, counted, fault, fault_in, read};
use serde::{Deserialize, Serialize};

/// The one data file.
const FILE: &str = "coralia.toml";

/// How many cards lie in the three piles together.
pub const CARDS: usize = STARFISH + PEARLS + FISH;
/// Starfish cards, numbered from 0.
pub const STARFISH: usize = 18;
/// Pearl cards, numbered on from the starfish cards.
pub const PEARLS: usize = 18;
/// Fish cards, numbered on from the pearl cards.
pub const FISH: usize = 15;
/// The starfish cards as a set of card numbers.
pub const STAR_CARDS: u64 = (1 << STARFISH) - 1;
/// The pearl cards as a set of card numbers.
pub const PEARL_CARDS: u64 = ((1 << PEARLS) - 1) << STARFISH;
/// The fish cards as a set of card numbers.
pub const FISH_CARDS: u64 = ((1 << FISH) - 1) << (STARFISH + PEARLS);
/// Stingrays beside the overview.
pub const RAYS: u8 = 2;

/// The six colours by their ids, in board order.
pub const COLOURS: [&str; 6] = ["yellow", "blue", "red", "orange", "green", "violet"];
/// The seven spaces of a reef by their ids; the first six are also the faces of a die.
pub const SPACES: [&str; 7] = ["turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure"];
/// The five kinds of fish by their ids.
pub const FISH_KINDS: [&str; 5] = ["fire", "blow", "angel", "stingray", "anemone"];

/// What a starfish card does in the final scoring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StarKind {
    /// Counts as a pearl of 6.
    Pearl6,
    /// Counts as an anemone fish.
    Anemone,
    /// Points for each fish.
    PerFish,
    /// Points for each pearl.
    PerPearl,
    /// Points for each die on the island.
    PerIslandDie,
    /// Points for each own turtle.
    PerTurtle,
    /// Points for each own chest.
    PerChest,
    /// A chest from beside the board.
    SideChest,
    /// On to the next jellyfish.
    Jellyfish,
    /// The chests left on two reefs.
    ReefChests,
    /// Cards for left-over dice of two colours.
    LeftDice,
}

impl StarKind {
    /// All kinds.
    pub const ALL: [StarKind; 11] = [
        StarKind::Pearl6,
        StarKind::Anemone,
        StarKind::PerFish,
        StarKind::PerPearl,
        StarKind::PerIslandDie,
        StarKind::PerTurtle,
        StarKind::PerChest,
        StarKind::SideChest,
        StarKind::Jellyfish,
        StarKind::ReefChests,
        StarKind::LeftDice,
    ];

    /// Whether the card waits for the fish or the pearl scoring.
    pub const fn is_deferred(self) -> bool {
        matches!(self, StarKind::Pearl6 | StarKind::Anemone | StarKind::PerFish | StarKind::PerPearl)
    }

    /// Whether the card names two colours.
    const fn has_colours(self) -> bool {
        matches!(self, StarKind::ReefChests | StarKind::LeftDice)
    }
}

/// What a turtle gives when it is taken; the order is that of the tiles T1 to T8.
const BONUSES: [&str; 8] = ["white-die", "jellyfish", "stingray", "starfish", "island", "fish", "copy", "side-chest"];
/// What a chest does when it is taken; the order is that of the tiles C1 to C8.
const EFFECTS: [&str; 8] =
    ["fish", "pearl", "starfish", "island", "per-island-die", "stingray", "white-die", "jellyfish"];

macro_rules! reading {
    ($(#[$m:meta])* $Name:ident { $($(#[$vm:meta])* $Var:ident),+ $(,)? }) => {
        $(#[$m])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $Name { $($(#[$vm])* $Var),+ }
    };
}

reading! {
    /// What follows seats that share a pearl rank.
    PearlRankMode {
        /// The next total has the next rank.
        Dense,
        /// The next total has the rank after all who share.
        Competition,
    }
}
reading! {
    /// When a white die may go to the island.
    WhiteToIsland {
        /// When its space is occupied on some reef.
        SomeBlocked,
        /// Whenever the seat likes.
        Always,
        /// When no reef can take it.
        AllBlocked,
    }
}
reading! {
    /// Who gets the point when another octopus is placed.
    OctopusIncome {
        /// One point for each octopus on another reef.
        PerFigure,
        /// One point for each seat with an octopus on another reef.
        PerSeat,
    }
}
reading! {
    /// What actions bring during the final scoring.
    ScoringFeatures {
        /// All that they bring during play.
        Full,
        /// Neither octopus income nor the chest of a reef the diver leaves.
        ActionOnly,
    }
}
reading! {
    /// Whether starfish cards must be used.
    ScoringEffects {
        /// They must.
        Forced,
        /// The seat may stop.
        Optional,
    }
}
reading! {
    /// When the first four dice are picked.
    First4 {
        /// After the blocking dice are placed.
        AfterBlocking,
        /// Before the blocking dice are rolled.
        BeforeBlocking,
    }
}

/// One choice wherever the rulebook can be read in two ways.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Readings {
    /// What follows seats that share a pearl rank.
    pub pearl_rank_mode: PearlRankMode,
    /// When a white die may go to the island.
    pub white_to_island: WhiteToIsland,
    /// Who gets the point when another octopus is placed.
    pub octopus_income: OctopusIncome,
    /// What actions bring during the final scoring.
    pub scoring_features: ScoringFeatures,
    /// Whether starfish cards must be used.
    pub scoring_effects: ScoringEffects,
    /// When the first four dice are picked.
    pub first4: First4,
    /// Where they come from.
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct File {
    colours: Vec<Colour>,
    space_values: Spanned<SpaceValues>,
    starfish: Vec<Star>,
    pearls: Vec<Pearl>,
    fish: Vec<FishCard>,
    stingrays: Vec<Ray>,
    turtles: Vec<Turtle>,
    chests: Vec<Chest>,
    white_dice: Vec<WhiteDie>,
    fish_set_scores: Numbers<[u8; 5]>,
    pearl_cards_by_rank: Numbers<[u8; 3]>,
    rounds: Rounds,
    jellyfish_step: Number,
    readings: Readings,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Colour {
    id: Spanned<String>,
    name: Words,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct SpaceValues {
    turtle: u8,
    starfish: u8,
    octopus: u8,
    fish: u8,
    pearl: u8,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Star {
    id: Spanned<String>,
    kind: StarKind,
    colours: Option<Spanned<Vec<String>>>,
    name: Words,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Pearl {
    id: Spanned<String>,
    value: Spanned<u8>,
    name: Words,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct FishCard {
    id: Spanned<String>,
    kind: Spanned<String>,
    name: Words,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Ray {
    id: Spanned<String>,
    name: Words,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Turtle {
    id: Spanned<String>,
    bonus: Spanned<String>,
    name: Words,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Chest {
    id: Spanned<String>,
    effect: Spanned<String>,
    name: Words,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct WhiteDie {
    id: Spanned<String>,
    faces: Spanned<Vec<String>>,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Numbers<T> {
    values: Spanned<T>,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Number {
    value: Spanned<u8>,
    tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Rounds {
    #[serde(rename = "2")]
    two: Spanned<u8>,
    #[serde(rename = "3")]
    three: Spanned<u8>,
    #[serde(rename = "4")]
    four: Spanned<u8>,
    tag: Tag,
}

/// One card, as people and rules see it.
#[derive(Clone, Debug)]
pub struct CardFact {
    /// Its id in the data file.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// Where the fact comes from.
    pub tag: Tag,
}

/// One tile, as people see it.
#[derive(Clone, Debug)]
pub struct TileFact {
    /// What it gives, by its id in the data file.
    pub gives: &'static str,
    /// What it gives, in words.
    pub name: Words,
    /// Where the fact comes from.
    pub tag: Tag,
}

/// The components of Coralia.
///
/// Cards have the numbers 0 to 50: starfish, pearls, fish, each in the order
/// of the file. Cards that do the same are one kind; its first card stands for
/// it ([`Parts::kind_of`]).
#[derive(Debug)]
pub struct Parts {
    /// The cards by number.
    pub cards: Vec<CardFact>,
    /// Names of the colours.
    pub colours: [Words; 6],
    /// The name of a stingray.
    pub ray: Words,
    /// The turtles T1 to T8.
    pub turtles: Vec<TileFact>,
    /// The chests C1 to C8.
    pub chests: Vec<TileFact>,
    /// What each starfish card does.
    pub stars: [StarKind; STARFISH],
    /// The two colours of a starfish card that has some, as a bit set.
    pub star_colours: [u8; STARFISH],
    /// The number of the first card of the same kind.
    pub kind_of: [u8; CARDS],
    /// All cards of the same kind.
    pub alike: [u64; CARDS],
    /// The first card of every kind, in card order.
    pub kinds: Vec<u8>,
    /// The value of each card as a pearl; 0 for other cards.
    pub pearl_value: [u8; CARDS],
    /// The kind of each card as a fish, an index into [`FISH_KINDS`]; 255 for other cards.
    pub fish_kind: [u8; CARDS],
    /// How often each face is on each white die.
    pub white_faces: [[u8; 6]; 2],
    /// Points of each space for the diver.
    pub space_values: [u8; 7],
    /// Points of a set by its size.
    pub set_scores: [u8; 6],
    /// Pearls that count by rank.
    pub pearls_by_rank: [u8; 3],
    /// Rounds by seats.
    pub rounds: [u8; 5],
    /// Points between two big jellyfish.
    pub jellyfish_step: u8,
    /// The readings of this edition.
    pub readings: Readings,
    tags: Tags,
}

#[derive(Debug)]
struct Tags {
    colours: [Tag; 6],
    spaces: Tag,
    rays: Tag,
    white: [Tag; 2],
    sets: Tag,
    ranks: Tag,
    rounds: Tag,
    jellyfish: Tag,
}

impl Components for Parts {
    const FILES: &'static [(&'static str, &'static str)] = &[(FILE, include_str!("../data/coralia.toml"))];

    fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError> {
        let file: File = read(files, FILE)?;
        let wrong = |at: &Spanned<String>, reason: String| fault(files, FILE, at, reason);

        for (colour, id) in file.colours.iter().zip(COLOURS) {
            if colour.id.get_ref() != id {
                return Err(wrong(&colour.id, format!("the colours are {} in this order", COLOURS.join(", "))));
            }
        }
        count(files, "colours", 6, file.colours.iter().map(|colour| &colour.id))?;
        ids(files, "S", 2, STARFISH, "starfish cards", file.starfish.iter().map(|card| &card.id))?;
        ids(files, "P", 2, PEARLS, "pearl cards", file.pearls.iter().map(|card| &card.id))?;
        ids(files, "F", 2, FISH, "fish cards", file.fish.iter().map(|card| &card.id))?;
        ids(files, "R", 1, RAYS as usize, "stingrays", file.stingrays.iter().map(|card| &card.id))?;
        ids(files, "T", 1, 8, "turtles", file.turtles.iter().map(|tile| &tile.id))?;
        ids(files, "C", 1, 8, "chests", file.chests.iter().map(|tile| &tile.id))?;
        ids(files, "W", 1, 2, "white dice", file.white_dice.iter().map(|die| &die.id))?;

        let values = file.space_values.get_ref();
        let space_values = [values.turtle, values.starfish, values.octopus, values.fish, values.pearl, 0, 0];
        let sum: u32 = space_values.iter().map(|&value| u32::from(value)).sum();
        if sum != 15 {
            return Err(fault(files, FILE, &file.space_values, format!("the space values add to {sum}, not to 15")));
        }

        let mut stars = [StarKind::Pearl6; STARFISH];
        let mut star_colours = [0; STARFISH];
        for (n, card) in file.starfish.iter().enumerate() {
            stars[n] = card.kind;
            star_colours[n] = colour_pair(files, card)?;
        }
        for kind in StarKind::ALL {
            if !stars.contains(&kind) {
                let reason = format!("no starfish card is of the kind {}", kebab(kind));
                return Err(match file.starfish.last() {
                    Some(last) => fault(files, FILE, &last.id, reason),
                    None => fault_in(FILE, reason),
                });
            }
        }

        let mut pearl_value = [0; CARDS];
        let mut fish_kind = [255; CARDS];
        for n in 0..STARFISH {
            match stars[n] {
                StarKind::Pearl6 => pearl_value[n] = 6,
                StarKind::Anemone => fish_kind[n] = 4,
                _ => {}
            }
        }
        for (n, card) in file.pearls.iter().enumerate() {
            let value = *card.value.get_ref();
            if !(1..=20).contains(&value) {
                return Err(fault(files, FILE, &card.value, "a pearl is worth 1 to 20"));
            }
            pearl_value[STARFISH + n] = value;
        }
        for (n, card) in file.fish.iter().enumerate() {
            let kind = FISH_KINDS[..3].iter().position(|kind| kind == card.kind.get_ref());
            let kind = kind.ok_or_else(|| wrong(&card.kind, "a fish card is fire, blow or angel".to_owned()))?;
            fish_kind[STARFISH + PEARLS + n] = kind as u8;
        }
        for (n, tile) in file.turtles.iter().enumerate() {
            if tile.bonus.get_ref() != BONUSES[n] {
                return Err(wrong(&tile.bonus, format!("the bonus of T{} is {}", n + 1, BONUSES[n])));
            }
        }
        for (n, tile) in file.chests.iter().enumerate() {
            if tile.effect.get_ref() != EFFECTS[n] {
                return Err(wrong(&tile.effect, format!("the effect of C{} is {}", n + 1, EFFECTS[n])));
            }
        }
        let mut white_faces = [[0; 6]; 2];
        for (die, faces) in file.white_dice.iter().zip(&mut white_faces) {
            if die.faces.get_ref().len() != 6 {
                return Err(fault(files, FILE, &die.faces, "a die has six faces"));
            }
            for face in die.faces.get_ref() {
                let known = SPACES[..6].iter().position(|space| space == face);
                let known = known.ok_or_else(|| fault(files, FILE, &die.faces, format!("no die has a face {face}")))?;
                faces[known] += 1;
            }
        }
        let mut set_scores = [0; 6];
        set_scores[1..].copy_from_slice(file.fish_set_scores.values.get_ref());
        // Taking the biggest set first is best exactly while the steps do not shrink.
        if !set_scores.windows(3).all(|w| w[2] >= w[1] && w[2] - w[1] >= w[1] - w[0]) || set_scores[5] > 60 {
            return Err(fault(
                files,
                FILE,
                &file.fish_set_scores.values,
                "each fish of a set must add no less than the one before",
            ));
        }
        let rounds = [0, 0, *file.rounds.two.get_ref(), *file.rounds.three.get_ref(), *file.rounds.four.get_ref()];
        for (seats, at) in [(2, &file.rounds.two), (3, &file.rounds.three), (4, &file.rounds.four)] {
            let pool = 36 - 6 * (4 - seats);
            let turns = u32::from(*at.get_ref()) * seats;
            if turns == 0 || turns + 3 > pool {
                return Err(fault(
                    files,
                    FILE,
                    at,
                    format!("{seats} seats have {pool} dice, three of which stay over"),
                ));
            }
        }
        let jellyfish_step = *file.jellyfish_step.value.get_ref();
        if !(1..=20).contains(&jellyfish_step) {
            return Err(fault(files, FILE, &file.jellyfish_step.value, "the step is 1 to 20"));
        }

        let mut best: Vec<u8> = pearl_value.to_vec();
        best.sort_unstable_by(|a, b| b.cmp(a));
        let best: u32 = best[..4].iter().map(|&value| u32::from(value)).sum();
        if best != 22 {
            warnings
                .push(fault_in(FILE, format!("the best four pearls add to {best}; the rulebook names 22 as the most")));
        }

        let mut kind_of = [0; CARDS];
        let mut alike = [0; CARDS];
        let mut kinds = Vec::new();
        let face = |n: usize| {
            let star = (n < STARFISH).then(|| (stars[n], star_colours[n]));
            (star, pearl_value[n], fish_kind[n])
        };
        for n in 0..CARDS {
            let same = |other: &usize| face(*other) == face(n);
            let first = (0..n).find(same).unwrap_or(n);
            kind_of[n] = first as u8;
            alike[n] = (0..CARDS).filter(same).fold(0, |set, card| set | 1 << card);
            if first == n {
                kinds.push(n as u8);
            }
        }

        let mut cards = Vec::new();
        for card in file.starfish {
            cards.push(CardFact { id: card.id.into_inner(), name: card.name, tag: card.tag });
        }
        for card in file.pearls {
            cards.push(CardFact { id: card.id.into_inner(), name: card.name, tag: card.tag });
        }
        for card in file.fish {
            cards.push(CardFact { id: card.id.into_inner(), name: card.name, tag: card.tag });
        }
        let tags = Tags {
            colours: [0, 1, 2, 3, 4, 5].map(|n| file.colours[n].tag),
            spaces: file.space_values.get_ref().tag,
            rays: file.stingrays[0].tag,
            white: [0, 1].map(|n| file.white_dice[n].tag),
            sets: file.fish_set_scores.tag,
            ranks: file.pearl_cards_by_rank.tag,
            rounds: file.rounds.tag,
            jellyfish: file.jellyfish_step.tag,
        };
        let colours = [0, 1, 2, 3, 4, 5].map(|n| file.colours[n].name.clone());
        let tile = |gives, name, tag| TileFact { gives, name, tag };
        Ok(Parts {
            cards,
            colours,
            ray: file.stingrays[0].name.clone(),
            turtles: file.turtles.into_iter().zip(BONUSES).map(|(t, gives)| tile(gives, t.name, t.tag)).collect(),
            chests: file.chests.into_iter().zip(EFFECTS).map(|(c, gives)| tile(gives, c.name, c.tag)).collect(),
            stars,
            star_colours,
            kind_of,
            alike,
            kinds,
            pearl_value,
            fish_kind,
            white_faces,
            space_values,
            set_scores,
            pearls_by_rank: *file.pearl_cards_by_rank.values.get_ref(),
            rounds,
            jellyfish_step,
            readings: file.readings,
            tags,
        })
    }

    fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        let mut add = |en: String, nl: String, tag| {
            facts.push(Fact { file: FILE.to_owned(), what: Words { en, nl }, tag });
        };
        for (name, tag) in self.colours.iter().zip(self.tags.colours) {
            add(
                format!("Six {} dice and a {} reef", name.en, name.en),
                format!("Zes {} dobbelstenen en een {} rif", name.nl, name.nl),
                tag,
            );
        }
        let values = self.space_values;
        let list = format!("{}, {}, {}, {}, {}", values[0], values[1], values[2], values[3], values[4]);
        add(
            format!("Diver points of turtle, starfish, octopus, fish, pearl: {list}"),
            format!("Duikpunten van schildpad, zeester, octopus, vis, parel: {list}"),
            self.tags.spaces,
        );
        for card in &self.cards {
            add(
                format!("Card {}: {}", card.id, card.name.en),
                format!("Kaart {}: {}", card.id, card.name.nl),
                card.tag,
            );
        }
        add(format!("{RAYS} cards: {}", self.ray.en), format!("{RAYS} kaarten: {}", self.ray.nl), self.tags.rays);
        for (n, tile) in self.turtles.iter().enumerate() {
            add(
                format!("Turtle T{}: {}", n + 1, tile.name.en),
                format!("Schildpad T{}: {}", n + 1, tile.name.nl),
                tile.tag,
            );
        }
        for (n, tile) in self.chests.iter().enumerate() {
            add(
                format!("Chest C{}: {}", n + 1, tile.name.en),
                format!("Schatkist C{}: {}", n + 1, tile.name.nl),
                tile.tag,
            );
        }
        for (n, tag) in self.tags.white.into_iter().enumerate() {
            add(
                format!("Faces of the white die W{}", n + 1),
                format!("Vlakken van de witte dobbelsteen W{}", n + 1),
                tag,
            );
        }
        let sets = self.set_scores[1..].iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        add(format!("Points of fish sets: {sets}"), format!("Punten van vissensets: {sets}"), self.tags.sets);
        let ranks = self.pearls_by_rank.map(|n| n.to_string()).join(", ");
        add(
            format!("Pearls that count by rank: {ranks}"),
            format!("Parels die tellen per rang: {ranks}"),
            self.tags.ranks,
        );
        let rounds = self.rounds[2..].iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        add(
            format!("Rounds for 2, 3, 4 seats: {rounds}"),
            format!("Rondes voor 2, 3, 4 spelers: {rounds}"),
            self.tags.rounds,
        );
        let step = self.jellyfish_step;
        add(
            format!("A big jellyfish every {step} points"),
            format!("Een grote kwal om de {step} punten"),
            self.tags.jellyfish,
        );
        add(
            "How doubtful passages are read".to_owned(),
            "Hoe twijfelachtige passages zijn gelezen".to_owned(),
            self.readings.tag,
        );
        facts
    }

    fn json(&self) -> serde_json::Value {
        use serde_json::json;
        let card = |n: usize| {
            let fact = &self.cards[n];
            let kind = match n {
                _ if n < STARFISH => kebab(self.stars[n]),
                _ if self.pearl_value[n] > 0 => format!("pearl-{}", self.pearl_value[n]),
                _ => FISH_KINDS[usize::from(self.fish_kind[n])].to_owned(),
            };
            let pile = if n < STARFISH {
                "starfish"
            } else if n < STARFISH + PEARLS {
                "pearl"
            } else {
                "fish"
            };
            let colours: Vec<&str> = match self.star_colours.get(n) {
                Some(&set) => (0..6).filter(|&c| set & 1 << c != 0).map(|c| COLOURS[c]).collect(),
                None => Vec::new(),
            };
            json!({
                "id": fact.id, "pile": pile, "kind": kind, "name": fact.name, "tag": fact.tag, "colours": colours,
                "value": self.pearl_value[n],
                "fish": FISH_KINDS.get(usize::from(self.fish_kind[n])),
                "copies": self.alike[n].count_ones(),
            })
        };
        let tile = |letter: &str, n: usize, tile: &TileFact| json!({ "id": format!("{letter}{}", n + 1), "gives": tile.gives, "name": tile.name, "tag": tile.tag });
        json!({
            "colours": COLOURS.iter().zip(&self.colours).map(|(id, name)| json!({ "id": id, "name": name })).collect::<Vec<_>>(),
            "spaces": SPACES.iter().zip(self.space_values).map(|(id, value)| json!({ "id": id, "value": value })).collect::<Vec<_>>(),
            "cards": (0..CARDS).map(card).collect::<Vec<_>>(),
            "ray": { "name": self.ray, "tag": self.tags.rays },
            "turtles": self.turtles.iter().enumerate().map(|(n, t)| tile("T", n, t)).collect::<Vec<_>>(),
            "chests": self.chests.iter().enumerate().map(|(n, t)| tile("C", n, t)).collect::<Vec<_>>(),
            "fish_set_scores": self.set_scores[1..],
            "pearl_cards_by_rank": self.pearls_by_rank,
            "rounds": { "2": self.rounds[2], "3": self.rounds[3], "4": self.rounds[4] },
            "jellyfish_step": self.jellyfish_step,
            "readings": self.readings,
        })
    }
}

/// A kind as the file spells it.
fn kebab(kind: StarKind) -> String {
    serde_json::to_value(kind).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

fn count<'a>(
    files: &Files,
    what: &str,
    needed: usize,
    found: impl Iterator<Item = &'a Spanned<String>>,
) -> Result<(), DataError> {
    counted(files, FILE, found, needed, |found| format!("there are {needed} {what}, not {found}"))
}

/// Ids run from 1 in the order of the file, so that numbers and ids agree.
fn ids<'a>(
    files: &Files,
    letter: &str,
    width: usize,
    number: usize,
    what: &str,
    found: impl Iterator<Item = &'a Spanned<String>> + Clone,
) -> Result<(), DataError> {
    for (n, id) in found.clone().take(number).enumerate() {
        let needed = format!("{letter}{:0width$}", n + 1);
        if *id.get_ref() != needed {
            return Err(fault(files, FILE, id, format!("the id here is {needed}, not {}", id.get_ref())));
        }
    }
    count(files, what, number, found)
}

fn colour_pair(files: &Files, card: &Star) -> Result<u8, DataError> {
    let Some(colours) = &card.colours else {
        if card.kind.has_colours() {
            return Err(fault(files, FILE, &card.id, "this kind names two colours"));
        }
        return Ok(0);
    };
    if !card.kind.has_colours() {
        return Err(fault(files, FILE, colours, "this kind names no colours"));
    }
    let mut set = 0u8;
    for name in colours.get_ref() {
        let at = COLOURS.iter().position(|colour| colour == name);
        let at = at.ok_or_else(|| fault(files, FILE, colours, format!("there is no colour {name}")))?;
        set |= 1 << at;
    }
    if set.count_ones() != 2 || colours.get_ref().len() != 2 {
        return Err(fault(files, FILE, colours, "two different colours are needed"));
    }
    Ok(set)
}
