//! How the data file is written down.

use atoll_core::{DataError, Files, Tag, Words};
use atoll_data::{Spanned, read};
use serde::Deserialize;

use super::{
    BONUSES, CARDS, CardFact, Components, EFFECTS, FILE, Readings, STARFISH, StarKind, Tags, TileFact, checks,
};

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub colours: Vec<Colour>,
    pub space_values: Spanned<SpaceValues>,
    pub starfish: Vec<Star>,
    pub pearls: Vec<Pearl>,
    pub fish: Vec<FishCard>,
    pub stingrays: Vec<Ray>,
    pub turtles: Vec<Turtle>,
    pub chests: Vec<Chest>,
    pub white_dice: Vec<WhiteDie>,
    pub fish_set_scores: Numbers<[u8; 5]>,
    pub pearl_cards_by_rank: Numbers<[u8; 3]>,
    pub rounds: Rounds,
    pub jellyfish_step: Number,
    pub readings: Readings,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Colour {
    pub id: Spanned<String>,
    pub name: Words,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceValues {
    pub turtle: u8,
    pub starfish: u8,
    pub octopus: u8,
    pub fish: u8,
    pub pearl: u8,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Star {
    pub id: Spanned<String>,
    pub kind: StarKind,
    pub colours: Option<Spanned<Vec<String>>>,
    pub name: Words,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Pearl {
    pub id: Spanned<String>,
    pub value: Spanned<u8>,
    pub name: Words,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct FishCard {
    pub id: Spanned<String>,
    pub kind: Spanned<String>,
    pub name: Words,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Ray {
    pub id: Spanned<String>,
    pub name: Words,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Turtle {
    pub id: Spanned<String>,
    pub bonus: Spanned<String>,
    pub name: Words,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Chest {
    pub id: Spanned<String>,
    pub effect: Spanned<String>,
    pub name: Words,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct WhiteDie {
    pub id: Spanned<String>,
    pub faces: Spanned<Vec<String>>,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Numbers<T> {
    pub values: Spanned<T>,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Number {
    pub value: Spanned<u8>,
    pub tag: Tag,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Rounds {
    #[serde(rename = "2")]
    pub two: Spanned<u8>,
    #[serde(rename = "3")]
    pub three: Spanned<u8>,
    #[serde(rename = "4")]
    pub four: Spanned<u8>,
    pub tag: Tag,
}

impl Components {
    /// Reads the file, checks it and draws up what follows from it.
    pub(super) fn read(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError> {
        let file: File = read(files, FILE)?;
        checks::counts(files, &file)?;
        checks::names(files, &file)?;
        let space_values = checks::space_values(files, &file)?;
        let (stars, star_colours) = checks::stars(files, &file)?;
        let mut pearl_value = [0; CARDS];
        let mut fish_kind = [255; CARDS];
        for n in 0..STARFISH {
            match stars[n] {
                StarKind::Pearl6 => pearl_value[n] = 6,
                StarKind::Anemone => fish_kind[n] = 4,
                _ => {}
            }
        }
        checks::pearls(files, &file, &mut pearl_value)?;
        checks::fish(files, &file, &mut fish_kind)?;
        checks::tiles(files, &file)?;
        let white_faces = checks::white_dice(files, &file)?;
        let set_scores = checks::set_scores(files, &file)?;
        let rounds = checks::rounds(files, &file)?;
        let jellyfish_step = checks::jellyfish(files, &file)?;
        checks::doubts(files, &file, &pearl_value, warnings);

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

        let set_of = |is: &dyn Fn(usize) -> bool| (0..CARDS).filter(|&n| is(n)).fold(0u64, |set, n| set | 1 << n);
        let fish = std::array::from_fn(|kind| set_of(&|n| usize::from(fish_kind[n]) == kind));
        let stars_alike = StarKind::ALL.map(|kind| set_of(&|n| n < STARFISH && stars[n] == kind));
        let values = (1..=u8::MAX).rev().map(|value| (value, set_of(&|n| pearl_value[n] == value)));
        let pearls = values.filter(|&(_, set)| set != 0).collect();

        let mut cards = Vec::new();
        for card in file.starfish {
            cards.push(CardFact { id: card.id.into_inner().into(), name: card.name, tag: card.tag });
        }
        for card in file.pearls {
            cards.push(CardFact { id: card.id.into_inner().into(), name: card.name, tag: card.tag });
        }
        for card in file.fish {
            cards.push(CardFact { id: card.id.into_inner().into(), name: card.name, tag: card.tag });
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
        Ok(Components {
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
            fish,
            stars_alike,
            pearls,
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
}
