//! Where the rulebook can be read in two ways, and which way this edition reads it.

use atoll_core::{OpenReading, Tag, Words};
use serde::{Deserialize, Serialize};

macro_rules! reading {
    ($(#[$m:meta])* $Name:ident { $($(#[$vm:meta])* $Var:ident),+ $(,)? }) => {
        $(#[$m])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

/// Rule, question and answer: what the rulebook leaves open and no table chooses.
const SETTLED: [(&str, [&str; 2], [&str; 2]); 21] = [
    (
        "CORALIA-SETUP-9",
        [
            "Who starts is not to be found out here (the last at a beach)?",
            "Wie begint is hier niet vast te stellen (wie het laatst op een strand was)?",
        ],
        ["The starting seat is drawn by lot.", "De beginspeler wordt geloot."],
    ),
    (
        "CORALIA-OCTO-7",
        [
            "Whether held dice are rolled again too when no die can be placed?",
            "Of ook vastgehouden stenen opnieuw geworpen worden als niets geplaatst kan worden?",
        ],
        ["All four are rolled again, held ones too.", "Alle vier worden opnieuw geworpen, ook vastgehouden stenen."],
    ),
    (
        "CORALIA-PLACE-4",
        [
            "Whether a die whose space is open may go to the island?",
            "Of een steen waarvan het vak vrij is naar het eiland mag?",
        ],
        ["Only a die whose space is taken.", "Alleen een steen waarvan het vak bezet is."],
    ),
    (
        "CORALIA-OCTO-8",
        [
            "Whether dice on the diver and treasure spaces and white dice count for a new octopus?",
            "Of stenen op het duikervak en het schatvak en witte stenen tellen voor een nieuwe octopus?",
        ],
        ["They count.", "Ze tellen mee."],
    ),
    (
        "CORALIA-STAR-2",
        ["In which order cards go back under a pile?", "In welke volgorde kaarten onder een stapel terugkomen?"],
        ["In the order they were drawn.", "In de volgorde waarin ze getrokken zijn."],
    ),
    (
        "CORALIA-DIVER-7",
        ["Whether two divers may be on one reef?", "Of twee duikers op een rif mogen?"],
        ["One diver on a reef.", "Een duiker per rif."],
    ),
    (
        "CORALIA-DIVER-8",
        [
            "Whether a diver may stay when a diver die is placed?",
            "Of een duiker mag blijven als een duikersteen geplaatst wordt?",
        ],
        ["It must be placed or moved.", "Hij moet gezet of verplaatst worden."],
    ),
    (
        "CORALIA-CHEST-9",
        ["What becomes of a used chest?", "Wat er met een gebruikte schatkist gebeurt?"],
        [
            "It is kept and counts for cards that count chests.",
            "Hij wordt bewaard en telt voor kaarten die kisten tellen.",
        ],
    ),
    (
        "CORALIA-WHITE-5",
        [
            "Whether a white die on the island brings octopus points?",
            "Of een witte steen op het eiland octopuspunten geeft?",
        ],
        ["A card, and no points: it has no colour.", "Een kaart en geen punten: hij heeft geen kleur."],
    ),
    (
        "CORALIA-WHITE-8",
        [
            "Whether white dice count for the chest that counts dice on the island?",
            "Of witte stenen tellen voor de kist die stenen op het eiland telt?",
        ],
        ["They count.", "Ze tellen mee."],
    ),
    (
        "CORALIA-ISLAND-3",
        [
            "Whether the two island cards of another octopus come on top of the usual one?",
            "Of de twee eilandkaarten van een andere octopus bovenop de gewone komen?",
        ],
        ["They take its place: one of two is kept.", "Ze komen ervoor in de plaats: een van twee wordt gehouden."],
    ),
    (
        "CORALIA-ISLAND-4",
        [
            "Whether octopus points are paid when the island pile is empty?",
            "Of octopuspunten tellen als de eilandstapel leeg is?",
        ],
        ["They are.", "Ze tellen."],
    ),
    (
        "CORALIA-PILE-1",
        ["What happens when a pile runs short?", "Wat er gebeurt als een stapel tekortkomt?"],
        ["It gives what it has; nothing is reshuffled.", "Hij geeft wat er is; er wordt niets opnieuw geschud."],
    ),
    (
        "CORALIA-JELLY-2",
        ["How far a ship moves that stands on a jellyfish?", "Hoe ver een schip vaart dat op een kwal staat?"],
        ["Five points.", "Vijf punten."],
    ),
    (
        "CORALIA-END-2",
        ["Which dice are left at the end?", "Welke stenen aan het eind over zijn?"],
        ["Those on the station and in the supply together.", "Die op het station en in de voorraad samen."],
    ),
    (
        "CORALIA-SF-DICE",
        [
            "Whether two cards for left-over dice share the limit of one card a pile?",
            "Of twee kaarten voor overgebleven stenen de grens van een kaart per stapel delen?",
        ],
        ["The limit holds for each card.", "De grens geldt per kaart."],
    ),
    (
        "CORALIA-SF-4",
        ["When starfish cards count what they count?", "Wanneer zeesterkaarten tellen wat ze tellen?"],
        ["When each is resolved.", "Op het moment dat elke kaart wordt uitgevoerd."],
    ),
    (
        "CORALIA-SF-6",
        [
            "Whether a card that counts fish or pearls is a fish or a pearl itself?",
            "Of een kaart die vissen of parels telt zelf een vis of parel is?",
        ],
        ["It is neither.", "Geen van beide."],
    ),
    (
        "CORALIA-PSC-2",
        [
            "Whether pearls on starfish cards count for the number of pearls?",
            "Of parels op zeesterkaarten meetellen voor het aantal parels?",
        ],
        ["They count.", "Ze tellen mee."],
    ),
    (
        "CORALIA-WIN-2",
        ["Which cards break a tie?", "Welke kaarten bij gelijke stand tellen?"],
        [
            "All cards taken, stingrays and used starfish cards too.",
            "Alle genomen kaarten, ook roggen en gebruikte zeesterkaarten.",
        ],
    ),
    (
        "CORALIA-INFO-5",
        [
            "Whether the number of cards and their piles are open?",
            "Of het aantal kaarten en hun stapels openbaar zijn?",
        ],
        ["Both are.", "Allebei."],
    ),
];

impl Readings {
    /// Every place where the rulebook leaves something open, with the choice made.
    pub(super) fn open(&self) -> Vec<OpenReading> {
        let words = |[en, nl]: [&str; 2]| Words { en: en.to_owned(), nl: nl.to_owned() };
        let mut all = Vec::new();
        let mut choice = |option, rule, question, choice| {
            all.push(OpenReading { rule, question: words(question), choice: words(choice), option: Some(option) });
        };
        choice(
            "pearl_rank_mode",
            "CORALIA-PSC-3",
            ["What rank follows a shared pearl rank?", "Welke rang volgt op een gedeelde parelrang?"],
            match self.pearl_rank_mode {
                PearlRankMode::Dense => ["The next rank.", "De volgende rang."],
                PearlRankMode::Competition => ["The rank after all who share.", "De rang na allen die delen."],
            },
        );
        choice(
            "white_to_island",
            "CORALIA-WHITE-3",
            ["When a white die may go to the island?", "Wanneer een witte steen naar het eiland mag?"],
            match self.white_to_island {
                WhiteToIsland::SomeBlocked => {
                    ["If its space is taken on some reef.", "Als zijn vak op een rif bezet is."]
                }
                WhiteToIsland::Always => ["Always.", "Altijd."],
                WhiteToIsland::AllBlocked => ["Only if no reef can take it.", "Alleen als geen rif hem kan opnemen."],
            },
        );
        choice(
            "octopus_income",
            "CORALIA-OCTO-9",
            [
                "Who earns the point when another octopus is placed?",
                "Wie het punt krijgt als een andere octopus geplaatst wordt?",
            ],
            match self.octopus_income {
                OctopusIncome::PerFigure => {
                    ["Each octopus on another reef earns one.", "Elke octopus op een ander rif levert er een op."]
                }
                OctopusIncome::PerSeat => [
                    "Each player with an octopus elsewhere earns one.",
                    "Elke speler met een octopus elders krijgt er een.",
                ],
            },
        );
        choice(
            "scoring_features",
            "CORALIA-SCORE-2",
            ["What actions bring during the final scoring?", "Wat acties tijdens de eindtelling geven?"],
            match self.scoring_features {
                ScoringFeatures::Full => ["All they bring during play.", "Alles wat ze tijdens het spel geven."],
                ScoringFeatures::ActionOnly => [
                    "Neither points for other octopuses nor the chest of a reef the diver leaves.",
                    "Geen punten voor andere octopussen en geen kist van een rif dat de duiker verlaat.",
                ],
            },
        );
        choice(
            "scoring_effects",
            "CORALIA-SF-5",
            ["Whether starfish cards must be used?", "Of zeesterkaarten gebruikt moeten worden?"],
            match self.scoring_effects {
                ScoringEffects::Forced => ["They must.", "Dat moet."],
                ScoringEffects::Optional => ["They may be left unused.", "Ze mogen ongebruikt blijven."],
            },
        );
        choice(
            "first4",
            "CORALIA-SETUP-17",
            ["When the first four dice are picked?", "Wanneer de eerste vier stenen gekozen worden?"],
            match self.first4 {
                First4::AfterBlocking => ["After the blocking dice are placed.", "Nadat de blokkerende stenen liggen."],
                First4::BeforeBlocking => {
                    ["Before the blocking dice are rolled.", "Voordat de blokkerende stenen geworpen worden."]
                }
            },
        );
        for (rule, question, choice) in SETTLED {
            all.push(OpenReading { rule, question: words(question), choice: words(choice), option: None });
        }
        all
    }
}
