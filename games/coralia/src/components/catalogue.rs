//! The components as the page reads them.

use atoll_core::{Tag, Words};
use serde::Serialize;

use super::{CARDS, COLOURS, Components, FISH_KINDS, PEARLS, Readings, SPACES, STARFISH, TileFact, kebab};

/// Everything in the box.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Catalogue<'a> {
    colours: Vec<CatalogueColour<'a>>,
    spaces: Vec<CatalogueSpace>,
    cards: Vec<CatalogueCard<'a>>,
    ray: CatalogueRay<'a>,
    turtles: Vec<CatalogueTile<'a>>,
    chests: Vec<CatalogueTile<'a>>,
    /// Points of sets of 1 to 5 different fish.
    fish_set_scores: Vec<u8>,
    /// Pearls that count for the first, the second and all later ranks.
    pearl_cards_by_rank: [u8; 3],
    rounds: CatalogueRounds,
    /// Points between two big jellyfish.
    jellyfish_step: u8,
    readings: Readings,
}

/// A colour of dice and its reef.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueColour<'a> {
    #[cfg_attr(feature = "typescript", ts(type = "Colour"))]
    id: &'static str,
    name: &'a Words,
}

/// A space of every reef.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueSpace {
    #[cfg_attr(feature = "typescript", ts(type = "Space"))]
    id: &'static str,
    /// Points for the diver.
    value: u8,
}

/// A card of a pile.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueCard<'a> {
    id: &'a str,
    #[cfg_attr(feature = "typescript", ts(type = "Exclude<Pile, \"island\">"))]
    pile: &'static str,
    /// What it does, by its word in the component file.
    kind: String,
    name: &'a Words,
    tag: Tag,
    #[cfg_attr(feature = "typescript", ts(type = "Array<Colour>"))]
    colours: Vec<&'static str>,
    /// Its value as a pearl; 0 for other cards.
    value: u8,
    /// Its kind as a fish.
    fish: Option<&'static str>,
    /// How many cards do the same.
    copies: u32,
}

/// The stingrays.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueRay<'a> {
    name: &'a Words,
    tag: Tag,
}

/// A turtle or a chest.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueTile<'a> {
    id: String,
    gives: &'static str,
    name: &'a Words,
    tag: Tag,
}

/// Rounds by seats.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueRounds {
    #[serde(rename = "2")]
    two: u8,
    #[serde(rename = "3")]
    three: u8,
    #[serde(rename = "4")]
    four: u8,
}

impl<'a> Catalogue<'a> {
    pub(super) fn of(parts: &'a Components) -> Self {
        Catalogue {
            colours: COLOURS.iter().zip(&parts.colours).map(|(id, name)| CatalogueColour { id, name }).collect(),
            spaces: SPACES.iter().zip(parts.space_values).map(|(id, value)| CatalogueSpace { id, value }).collect(),
            cards: (0..CARDS).map(|n| CatalogueCard::of(parts, n)).collect(),
            ray: CatalogueRay { name: &parts.ray, tag: parts.tags.rays },
            turtles: tiles("T", &parts.turtles),
            chests: tiles("C", &parts.chests),
            fish_set_scores: parts.set_scores[1..].to_vec(),
            pearl_cards_by_rank: parts.pearls_by_rank,
            rounds: CatalogueRounds { two: parts.rounds[2], three: parts.rounds[3], four: parts.rounds[4] },
            jellyfish_step: parts.jellyfish_step,
            readings: parts.readings,
        }
    }
}

impl<'a> CatalogueCard<'a> {
    fn of(parts: &'a Components, n: usize) -> Self {
        let fact = &parts.cards[n];
        let (pile, kind) = match n {
            _ if n < STARFISH => ("starfish", kebab(parts.stars[n])),
            _ if n < STARFISH + PEARLS => ("pearl", format!("pearl-{}", parts.pearl_value[n])),
            _ => ("fish", FISH_KINDS[usize::from(parts.fish_kind[n])].to_owned()),
        };
        let set = parts.star_colours.get(n).copied().unwrap_or(0);
        CatalogueCard {
            id: &fact.id,
            pile,
            kind,
            name: &fact.name,
            tag: fact.tag,
            colours: (0..6).filter(|&colour| set & 1 << colour != 0).map(|colour| COLOURS[colour]).collect(),
            value: parts.pearl_value[n],
            fish: FISH_KINDS.get(usize::from(parts.fish_kind[n])).copied(),
            copies: parts.alike[n].count_ones(),
        }
    }
}

fn tiles<'a>(letter: &str, tiles: &'a [TileFact]) -> Vec<CatalogueTile<'a>> {
    let tile = |(n, tile): (usize, &'a TileFact)| CatalogueTile {
        id: format!("{letter}{}", n + 1),
        gives: tile.gives,
        name: &tile.name,
        tag: tile.tag,
    };
    tiles.iter().enumerate().map(tile).collect()
}
