//! What pages and tools are told of an edition.

use atoll_core::{Fact, Words};
use serde_json::{Value, json};

use super::file::{BOX, SOLO};
use super::{Components, Species};

impl Components {
    /// Every fact with where it comes from.
    pub(super) fn all_facts(&self) -> Vec<Fact> {
        let fact =
            |file: &str, en: String, nl: String, tag| Fact { file: file.to_owned(), what: Words { en, nl }, tag };
        let of_box = |en: &str, nl: &str, tag| fact(BOX, en.to_owned(), nl.to_owned(), tag);
        let [shape, pawn, physics, tower] = self.tags;
        let mut facts = vec![
            of_box("Shape of the pieces", "Vorm van de koraalstukken", shape),
            of_box("Height of a pawn", "Hoogte van een koraalpion", pawn),
            of_box("Friction, contact margin and weights", "Wrijving, rand van het raakvlak en gewichten", physics),
            of_box("Points of the Tower card", "Punten van de Torenkaart", tower),
            of_box(
                "Choices where the rulebook leaves room",
                "Keuzes waar de spelregels ruimte laten",
                self.readings.tag,
            ),
        ];
        for species in &self.species {
            let (en, nl) = (&species.name.en, &species.name.nl);
            facts.push(fact(BOX, format!("Colour of {en}"), format!("Kleur van {nl}"), species.tag));
        }
        for card in &self.setups {
            let (en, nl) = (format!("Setup card {}", card.id), format!("Opzetkaart {}", card.id));
            facts.push(fact(SOLO, format!("{en}: {}", card.name.en), format!("{nl}: {}", card.name.nl), card.tag));
        }
        for card in &self.cards {
            facts.push(Fact { file: SOLO.to_owned(), what: card.text.clone(), tag: card.tag });
        }
        for rating in &self.ratings {
            let upto = rating.upto;
            let (en, nl) = (format!("Rating up to {upto}"), format!("Waardering tot en met {upto}"));
            facts.push(fact(SOLO, en, nl, rating.tag));
        }
        facts
    }

    /// The box as pages read it.
    pub(super) fn as_json(&self) -> Value {
        let species = Species::ALL.iter().zip(&self.species);
        json!({
            "species": species
                .map(|(species, data)| json!({"id": species.id(), "letter": species.letter(), "name": data.name, "colour": data.colour}))
                .collect::<Vec<_>>(),
            "seats": (0..4).map(|n| json!({"id": (b'A' + n) as char})).collect::<Vec<_>>(),
            "pawn": {"clearance_cells": self.clearance},
            "tower": {"points": self.tower},
            "setups": self.setups
                .iter()
                .map(|card| json!({"id": card.id, "name": card.name, "pieces": card.pieces, "pawns": card.pawns}))
                .collect::<Vec<_>>(),
            "cards": self.cards
                .iter()
                .map(|card| json!({
                    "species": card.species, "level": card.level + 1, "text": card.text,
                    "thresholds": card.thresholds, "at_most": card.at_most, "min_pieces": card.min_pieces,
                }))
                .collect::<Vec<_>>(),
            "ratings": self.ratings
                .iter()
                .map(|rating| json!({"upto": rating.upto, "text": rating.text}))
                .collect::<Vec<_>>(),
        })
    }
}
