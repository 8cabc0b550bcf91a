//! Every fact of an edition with where it comes from.

use atoll_core::{Fact, Words};

use super::Components;
use super::file::{BOX, SOLO};

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
            let roman = crate::action::ROMAN[card.level];
            let data = &self.species[card.species.index()].name;
            let (en, nl) =
                (format!("{} {roman}: {}", data.en, card.text.en), format!("{} {roman}: {}", data.nl, card.text.nl));
            facts.push(fact(SOLO, en, nl, card.tag));
        }
        for rating in &self.ratings {
            let upto = rating.upto;
            let (en, nl) =
                (format!("Bound of the rating up to {upto}"), format!("Grens van de waardering tot en met {upto}"));
            facts.push(fact(SOLO, en, nl, rating.tag));
            let (en, nl) = (
                format!("Words of the rating: {}", rating.text.en),
                format!("Woorden van de waardering: {}", rating.text.nl),
            );
            facts.push(fact(SOLO, en, nl, rating.text_tag));
        }
        facts
    }
}
