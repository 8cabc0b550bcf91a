//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.

use atoll_core::Text;

/// [`ALL`] in one place: wherever a constant is used, its words are there once more.
pub static KEPT: [(&str, Text); ALL.len()] = *ALL.first_chunk().expect("it is as long as it is");

/// Every message of the game by its key.
pub const ALL: &[(&str, Text)] = &[
    (
        "about",
        Text {
            en: "Grow a reef of wooden corals that must stand, and keep your species in the sunlight.",
            nl: "Laat een rif van houten koraal groeien dat moet blijven staan, en houd jouw soort in het zonlicht.",
        },
    ),
    ("ask.act", Text { en: "Grow a piece, slide, or float.", nl: "Laat een stuk groeien, glijd of zweef." }),
    (
        "ask.act_empty",
        Text { en: "Your reserve is empty: slide or float.", nl: "Je voorraad is leeg: glijd of zweef." },
    ),
    (
        "ask.act_moved",
        Text {
            en: "Grow a piece, slide, or float. A second move in a row costs a piece.",
            nl: "Laat een stuk groeien, glijd of zweef. Een tweede keer bewegen op rij kost een stuk.",
        },
    ),
    (
        "ask.cover",
        Text { en: "Cover the rock with a piece of your reserve.", nl: "Bedek de Rots met een stuk uit je voorraad." },
    ),
    (
        "ask.land",
        Text {
            en: "Land: put your pawn on a free icon of another species. That ends your turn.",
            nl: "Land: zet je koraalpion op een vrij symbool van een andere soort. Dat is je beurt.",
        },
    ),
    ("ask.neutral", Text { en: "Name the neutral species.", nl: "Wijs de neutrale soort aan." }),
    ("ask.over", Text { en: "The reef is complete.", nl: "Het rif is klaar." }),
    (
        "ask.over_solo",
        Text {
            en: "The reef is complete with {points} of 20. {rating}.",
            nl: "Het rif is klaar met {points} van 20. {rating}.",
        },
    ),
    (
        "ask.pawns",
        Text {
            en: "Put your pawn on a free icon of another species.",
            nl: "Zet je koraalpion op een vrij symbool van een andere soort.",
        },
    ),
    (
        "ask.pay_end",
        Text {
            en: "End game: choose a piece to return to the box.",
            nl: "Einde van het spel: kies een stuk om terug te leggen in de doos.",
        },
    ),
    (
        "ask.pay_move",
        Text {
            en: "Two moves in a row: choose a piece to return to the box.",
            nl: "Twee keer bewogen op rij: kies een stuk om terug te leggen in de doos.",
        },
    ),
    (
        "ask.replace",
        Text {
            en: "Put your fallen pawn back on a free icon of another species.",
            nl: "Zet je gevallen koraalpion terug op een vrij symbool van een andere soort.",
        },
    ),
    (
        "ask.replace_of",
        Text {
            en: "Put the fallen pawn of {species} back on a free icon of another species.",
            nl: "Zet de gevallen koraalpion van {species} terug op een vrij symbool van een andere soort.",
        },
    ),
    ("ask.solo_grow", Text { en: "Grow the chosen piece.", nl: "Laat het gekozen stuk groeien." }),
    (
        "ask.solo_move",
        Text {
            en: "Slide the pawn if you like, then grow the piece.",
            nl: "Glijd als je wilt met de koraalpion en laat dan het stuk groeien.",
        },
    ),
    ("ask.species", Text { en: "Choose the species you play.", nl: "Kies de koraalsoort waarmee je speelt." }),
    (
        "ask.take",
        Text {
            en: "Choose a piece of your reserve to grow.",
            nl: "Kies een stuk uit je voorraad om te laten groeien.",
        },
    ),
    ("ask.wait", Text { en: "Chance decides.", nl: "Het lot beslist." }),
    ("change.seat", Text { en: "{who} {n}", nl: "{who} {n}" }),
    ("count.points.many", Text { en: "{n} points", nl: "{n} punten" }),
    ("count.points.one", Text { en: "1 point", nl: "1 punt" }),
    ("draw.active_pawn", Text { en: "Active pawn: {species}", nl: "Actieve koraalpion: {species}" }),
    ("draw.bag", Text { en: "In the bag: {pieces}", nl: "In de zak: {pieces}" }),
    ("draw.box", Text { en: "In the box: {pieces}", nl: "In de doos: {pieces}" }),
    (
        "draw.card",
        Text {
            en: "{species} {level}: {text}. Now {count}, {points}.",
            nl: "{species} {level}: {text}. Nu {count}, {points}.",
        },
    ),
    (
        "draw.card_unknown",
        Text { en: "{species}: scoring card not drawn yet", nl: "{species}: puntenkaart nog niet getrokken" },
    ),
    (
        "draw.counted",
        Text {
            en: "column and level of the cubes looked at: {places}",
            nl: "kolom en niveau van de bekeken kubussen: {places}",
        },
    ),
    ("draw.cube", Text { en: "A piece must touch {piece} at {at}.", nl: "Een stuk moet grenzen aan {piece} op {at}." }),
    (
        "draw.endgame",
        Text {
            en: "End game: every turn ends with a piece to the box",
            nl: "Einde van het spel: elke beurt eindigt met een stuk in de doos",
        },
    ),
    ("draw.fallen", Text { en: "fallen", nl: "gevallen" }),
    (
        "draw.falling",
        Text {
            en: "Falling pieces: {how}; tries in this turn: {n}",
            nl: "Vallende stukken: {how}; pogingen deze beurt: {n}",
        },
    ),
    ("draw.floating", Text { en: "afloat", nl: "zweeft" }),
    ("draw.landings", Text { en: "Landing places: {places}", nl: "Landingsplekken: {places}" }),
    ("draw.layout", Text { en: "Setup card: {card}", nl: "Opzetkaart: {card}" }),
    (
        "draw.legend",
        Text {
            en: "Level by level: each cube with the name of its piece (R1 the oldest red piece), pawns in small letters",
            nl: "Niveau voor niveau: elke kubus met de naam van zijn stuk (R1 het oudste rode stuk), koraalpionnen in kleine letters",
        },
    ),
    ("draw.level", Text { en: "Level {level}", nl: "Niveau {level}" }),
    (
        "draw.levels",
        Text {
            en: "icons in sunlight from the highest level down: {levels}",
            nl: "symbolen in het zonlicht vanaf het hoogste niveau: {levels}",
        },
    ),
    (
        "draw.moved",
        Text {
            en: "moved last turn: another move costs a piece",
            nl: "bewoog vorige beurt: nog eens bewegen kost een stuk",
        },
    ),
    ("draw.needs", Text { en: "1 to 5 points from {needs}", nl: "1 tot 5 punten vanaf {needs}" }),
    ("draw.needs_at_most", Text { en: "1 to 5 points up to {needs}", nl: "1 tot 5 punten tot en met {needs}" }),
    (
        "draw.needs_pieces",
        Text {
            en: "{needs}, with at least {n} pieces in the reef",
            nl: "{needs}, met minstens {n} stukken in het rif",
        },
    ),
    ("draw.neutral", Text { en: "Neutral: {species}", nl: "Neutraal: {species}" }),
    ("draw.nobody", Text { en: "nobody", nl: "niemand" }),
    ("draw.off", Text { en: "beside the reef", nl: "naast het rif" }),
    ("draw.open_faces", Text { en: "Open faces of the rock: {places}", nl: "Open zijden van de Rots: {places}" }),
    ("draw.pawn", Text { en: "Pawn {letter} of {species}: {where}", nl: "Koraalpion {letter} van {species}: {where}" }),
    (
        "draw.player",
        Text {
            en: "{who} {species}: {points}, reserve {reserve} ({n})",
            nl: "{who} {species}: {points}, voorraad {reserve} ({n})",
        },
    ),
    ("draw.roofed", Text { en: "{where}, beneath a piece", nl: "{where}, onder een stuk" }),
    ("draw.slides", Text { en: "Slides: {places}", nl: "Glijden naar: {places}" }),
    ("draw.spared", Text { en: "spared the penalty", nl: "krijgt geen straf" }),
    (
        "draw.still",
        Text {
            en: "Turns without a change of reserves: {n} (the end game begins at {limit})",
            nl: "Beurten zonder verandering van de voorraden: {n} (bij {limit} gaat het einde in)",
        },
    ),
    (
        "draw.symbiosis",
        Text { en: "Symbiosis: {one} and {other} play together", nl: "Symbiose: {one} en {other} spelen samen" },
    ),
    ("draw.taken", Text { en: "Chosen piece: {species}", nl: "Gekozen stuk: {species}" }),
    (
        "draw.top",
        Text {
            en: "From above: level and species of the highest cube, o the rock, pawns in small letters",
            nl: "Van bovenaf: niveau en soort van de hoogste kubus, o de Rots, koraalpionnen in kleine letters",
        },
    ),
    ("draw.total", Text { en: "Total {points} of 20: {rating}", nl: "Totaal {points} van 20: {rating}" }),
    (
        "draw.tower",
        Text { en: "Tower card, side {side}: {who}, {points}", nl: "Torenkaart, kant {side}: {who}, {points}" },
    ),
    ("draw.turn", Text { en: "Turn: {who}. {ask}", nl: "Beurt: {who}. {ask}" }),
    ("edge.east", Text { en: "E", nl: "O" }),
    ("edge.north", Text { en: "N", nl: "N" }),
    ("edge.south", Text { en: "S", nl: "Z" }),
    ("edge.west", Text { en: "W", nl: "W" }),
    ("fall.pawn", Text { en: "the pawn of {species}", nl: "de koraalpion van {species}" }),
    ("fall.piece", Text { en: "the new piece", nl: "het nieuwe stuk" }),
    ("gain.card_brain", Text { en: "{n} points of the Brain Coral card", nl: "{n} punten van de kaart Hersenkoraal" }),
    ("gain.card_brain.one", Text { en: "1 point of the Brain Coral card", nl: "1 punt van de kaart Hersenkoraal" }),
    ("gain.card_red", Text { en: "{n} points of the Red Coral card", nl: "{n} punten van de kaart Rood Koraal" }),
    ("gain.card_red.one", Text { en: "1 point of the Red Coral card", nl: "1 punt van de kaart Rood Koraal" }),
    ("gain.card_sun", Text { en: "{n} points of the Sun Coral card", nl: "{n} punten van de kaart Zonnekoraal" }),
    ("gain.card_sun.one", Text { en: "1 point of the Sun Coral card", nl: "1 punt van de kaart Zonnekoraal" }),
    (
        "gain.card_tubular",
        Text { en: "{n} points of the Tubular Coral card", nl: "{n} punten van de kaart Buiskoraal" },
    ),
    ("gain.card_tubular.one", Text { en: "1 point of the Tubular Coral card", nl: "1 punt van de kaart Buiskoraal" }),
    (
        "gain.partner",
        Text { en: "{n} icons of the partner in the sun", nl: "{n} symbolen van de teamgenoot in de zon" },
    ),
    ("gain.partner.one", Text { en: "1 icon of the partner in the sun", nl: "1 symbool van de teamgenoot in de zon" }),
    ("gain.sunlight", Text { en: "{n} icons in the sun", nl: "{n} symbolen in de zon" }),
    ("gain.sunlight.one", Text { en: "1 icon in the sun", nl: "1 symbool in de zon" }),
    ("gain.tower", Text { en: "{n} points of the Tower card", nl: "{n} punten van de torenkaart" }),
    ("gain.tower.one", Text { en: "1 point of the Tower card", nl: "1 punt van de torenkaart" }),
    (
        "log.boxed_attempt",
        Text {
            en: "{who} tried {species} at {cells}; it fell and went to the box.",
            nl: "{who} probeerde {species} op {cells}; het viel en ging in de doos.",
        },
    ),
    (
        "log.card",
        Text {
            en: "Scoring card {card} was drawn for {species}.",
            nl: "Puntenkaart {card} werd getrokken voor {species}.",
        },
    ),
    (
        "log.cover",
        Text {
            en: "{who} covered the rock with {species} at {cells}.",
            nl: "{who} bedekte de Rots met {species} op {cells}.",
        },
    ),
    (
        "log.draw",
        Text { en: "{who} drew a piece of {species} from the bag.", nl: "{who} trok een stuk {species} uit de zak." },
    ),
    ("log.endgame", Text { en: "The end game begins.", nl: "Het einde van het spel gaat in." }),
    (
        "log.fell",
        Text {
            en: "{who} tried {species} at {cells}; this fell: {falls}.",
            nl: "{who} probeerde {species} op {cells}; dit viel: {falls}.",
        },
    ),
    ("log.float", Text { en: "{who} took the pawn off the reef.", nl: "{who} haalde de koraalpion van het rif." }),
    (
        "log.give_up",
        Text {
            en: "{who} returned the piece to the box: it could not grow.",
            nl: "{who} legde het stuk terug in de doos: het kon niet groeien.",
        },
    ),
    ("log.grow", Text { en: "{who} grew {species} at {cells}.", nl: "{who} liet {species} groeien op {cells}." }),
    (
        "log.grow_lift",
        Text {
            en: "{who} lifted the pawn and grew {species} at {cells}.",
            nl: "{who} tilde de koraalpion op en liet {species} groeien op {cells}.",
        },
    ),
    ("log.handed_out", Text { en: "The reserves are handed out.", nl: "De voorraden worden uitgedeeld." }),
    ("log.land", Text { en: "{who} put the pawn on {to}.", nl: "{who} zette de koraalpion op {to}." }),
    (
        "log.land_of",
        Text { en: "{who} put the pawn of {species} on {to}.", nl: "{who} zette de koraalpion van {species} op {to}." },
    ),
    (
        "log.neutral",
        Text { en: "{who} made {species} the neutral species.", nl: "{who} koos {species} als neutrale soort." },
    ),
    (
        "log.over",
        Text { en: "All reserves are empty: the reef is complete.", nl: "Alle voorraden zijn leeg: het rif is klaar." },
    ),
    (
        "log.pay",
        Text {
            en: "{who} returned a piece of {species} to the box.",
            nl: "{who} legde een stuk {species} terug in de doos.",
        },
    ),
    ("log.play", Text { en: "{who} chose {species}.", nl: "{who} speelt met {species}." }),
    ("log.points", Text { en: "Points: {changes}.", nl: "Punten: {changes}." }),
    ("log.rating", Text { en: "{points} of 20: {rating}.", nl: "{points} van 20: {rating}." }),
    (
        "log.restored",
        Text {
            en: "{who} tried {species} at {cells}; it fell and everything was put back.",
            nl: "{who} probeerde {species} op {cells}; het viel en alles werd teruggezet.",
        },
    ),
    (
        "log.setup",
        Text { en: "Setup card {name} ({card}) was drawn.", nl: "Opzetkaart {name} ({card}) werd getrokken." },
    ),
    ("log.slide", Text { en: "{who} slid to {to}.", nl: "{who} gleed naar {to}." }),
    ("log.start", Text { en: "{who} starts.", nl: "{who} begint." }),
    ("log.take", Text { en: "{who} chose a piece of {species}.", nl: "{who} koos een stuk {species}." }),
    (
        "log.tower",
        Text { en: "The Tower card is now with {who}: {points}.", nl: "De Torenkaart ligt nu bij {who}: {points}." },
    ),
    (
        "log.waits",
        Text {
            en: "There is no place for the pawn of {who}: it waits beside the reef.",
            nl: "Er is geen plek voor de koraalpion van {who}: hij wacht naast het rif.",
        },
    ),
    ("option.card_brain", Text { en: "Card for Brain Coral (alone)", nl: "Kaart voor Hersenkoraal (alleen)" }),
    ("option.card_brain.I", Text { en: "I", nl: "I" }),
    ("option.card_brain.II", Text { en: "II", nl: "II" }),
    ("option.card_brain.III", Text { en: "III", nl: "III" }),
    ("option.card_brain.random", Text { en: "As for all", nl: "Zoals alle" }),
    ("option.card_red", Text { en: "Card for Red Coral (alone)", nl: "Kaart voor Rood Koraal (alleen)" }),
    ("option.card_red.I", Text { en: "I", nl: "I" }),
    ("option.card_red.II", Text { en: "II", nl: "II" }),
    ("option.card_red.III", Text { en: "III", nl: "III" }),
    ("option.card_red.random", Text { en: "As for all", nl: "Zoals alle" }),
    ("option.card_sun", Text { en: "Card for Sun Coral (alone)", nl: "Kaart voor Zonnekoraal (alleen)" }),
    ("option.card_sun.I", Text { en: "I", nl: "I" }),
    ("option.card_sun.II", Text { en: "II", nl: "II" }),
    ("option.card_sun.III", Text { en: "III", nl: "III" }),
    ("option.card_sun.random", Text { en: "As for all", nl: "Zoals alle" }),
    ("option.card_tubular", Text { en: "Card for Tubular Coral (alone)", nl: "Kaart voor Buiskoraal (alleen)" }),
    ("option.card_tubular.I", Text { en: "I", nl: "I" }),
    ("option.card_tubular.II", Text { en: "II", nl: "II" }),
    ("option.card_tubular.III", Text { en: "III", nl: "III" }),
    ("option.card_tubular.random", Text { en: "As for all", nl: "Zoals alle" }),
    ("option.chaos", Text { en: "Chaos (3-4 players)", nl: "Chaos (3-4 spelers)" }),
    ("option.complexity", Text { en: "Complexity of all cards (alone)", nl: "Moeilijkheid van alle kaarten (alleen)" }),
    ("option.complexity.I", Text { en: "I", nl: "I" }),
    ("option.complexity.II", Text { en: "II", nl: "II" }),
    ("option.complexity.III", Text { en: "III", nl: "III" }),
    ("option.complexity.random", Text { en: "Drawn by lot", nl: "Door het lot" }),
    ("option.exempt", Text { en: "Spared the penalty", nl: "Geen straf voor" }),
    ("option.falling", Text { en: "Falling pieces", nl: "Vallende stukken" }),
    ("option.falling.penalty", Text { en: "Penalty", nl: "Straf" }),
    ("option.falling.restore", Text { en: "Put everything back", nl: "Alles terugzetten" }),
    ("option.falling.strict", Text { en: "Nothing can fall", nl: "Er kan niets vallen" }),
    ("option.solo_setup", Text { en: "Setup card (alone)", nl: "Opzetkaart (alleen)" }),
    ("option.solo_setup.A", Text { en: "A, Pinwheel", nl: "A, Molentje" }),
    ("option.solo_setup.B", Text { en: "B, Well", nl: "B, Put" }),
    ("option.solo_setup.C", Text { en: "C, Lid", nl: "C, Deksel" }),
    ("option.solo_setup.D", Text { en: "D, Gate", nl: "D, Poort" }),
    ("option.solo_setup.E", Text { en: "E, Stairs", nl: "E, Trap" }),
    ("option.solo_setup.F", Text { en: "F, Twins", nl: "F, Tweeling" }),
    ("option.solo_setup.random", Text { en: "Drawn by lot", nl: "Door het lot" }),
    ("option.species", Text { en: "Species", nl: "Koraalsoorten" }),
    ("option.species.choose", Text { en: "Everyone chooses", nl: "Iedereen kiest" }),
    ("option.species.in_order", Text { en: "In seat order", nl: "In volgorde van zitten" }),
    ("option.start", Text { en: "Start player", nl: "Beginspeler" }),
    ("option.start.first", Text { en: "First seat", nl: "Eerste plaats" }),
    ("option.start.fourth", Text { en: "Fourth seat", nl: "Vierde plaats" }),
    ("option.start.random", Text { en: "Drawn by lot", nl: "Door het lot" }),
    ("option.start.second", Text { en: "Second seat", nl: "Tweede plaats" }),
    ("option.start.third", Text { en: "Third seat", nl: "Derde plaats" }),
    ("option.symbiosis", Text { en: "Symbiosis (4 players)", nl: "Symbiose (4 spelers)" }),
    ("option.tower", Text { en: "Tower card", nl: "Torenkaart" }),
    (
        "reading.chaos_2.ask",
        Text {
            en: "Where does the fourth species go in Chaos with three players?",
            nl: "Waar blijft de vierde soort bij Chaos met drie spelers?",
        },
    ),
    (
        "reading.chaos_2.yes",
        Text { en: "All of it goes into the bag, and it is neutral.", nl: "Helemaal in de zak, en ze is neutraal." },
    ),
    (
        "reading.end_2.ask",
        Text {
            en: "Does a reserve that is emptied without growing begin the end game?",
            nl: "Begint het einde als een voorraad leegraakt zonder te groeien?",
        },
    ),
    (
        "reading.end_2.no",
        Text { en: "No, only growing the last piece does.", nl: "Nee, alleen het laten groeien van het laatste stuk." },
    ),
    ("reading.end_2.yes", Text { en: "Yes, any emptied reserve does.", nl: "Ja, elke lege voorraad." }),
    ("reading.end_7.ask", Text { en: "What if players float for ever?", nl: "Wat als spelers eindeloos zweven?" }),
    ("reading.end_7.no", Text { en: "Nothing ends it.", nl: "Niets maakt er een einde aan." }),
    (
        "reading.end_7.yes",
        Text {
            en: "After some rounds without a change of reserves, four as shipped, the end game begins.",
            nl: "Na een aantal ronden zonder verandering van de voorraden, standaard vier, gaat het einde in.",
        },
    ),
    (
        "reading.end_8.ask",
        Text {
            en: "In which order are pieces returned, and who chooses?",
            nl: "In welke volgorde gaan stukken terug, en wie kiest?",
        },
    ),
    (
        "reading.end_8.yes",
        Text {
            en: "Action, second MOVE, end game; the one who loses the piece chooses it.",
            nl: "Actie, tweede BEWEEG, einde van het spel; wie het stuk verliest kiest het.",
        },
    ),
    ("reading.fall_10.ask", Text { en: "What does a fall cost alone?", nl: "Wat kost een val als je alleen speelt?" }),
    (
        "reading.fall_10.no",
        Text {
            en: "The piece that does not stay goes to the box and the reef stays as it was.",
            nl: "Het stuk dat niet blijft liggen gaat in de doos en het rif blijft zoals het was.",
        },
    ),
    (
        "reading.fall_10.yes",
        Text {
            en: "As the table chose: nothing can fall, all is put back, or what falls goes to the box.",
            nl: "Zoals gekozen: er valt niets, alles wordt teruggezet, of wat valt gaat in de doos.",
        },
    ),
    (
        "reading.fall_2.ask",
        Text {
            en: "How often may a fall be put back in one turn?",
            nl: "Hoe vaak mag een val in één beurt worden teruggezet?",
        },
    ),
    (
        "reading.fall_2.yes",
        Text {
            en: "Three times as shipped; then only safe placements remain.",
            nl: "Standaard drie keer; daarna blijven alleen veilige plekken over.",
        },
    ),
    (
        "reading.fall_6.ask",
        Text { en: "Is the turn over after a fall with penalty?", nl: "Is de beurt om na een val met straf?" },
    ),
    ("reading.fall_6.yes", Text { en: "Yes, and it was no MOVE.", nl: "Ja, en het was geen BEWEEG." }),
    (
        "reading.fall_9.ask",
        Text {
            en: "What becomes of a pawn lifted for a growth that falls?",
            nl: "Wat gebeurt er met een pion die is opgetild voor een stuk dat valt?",
        },
    ),
    (
        "reading.fall_9.yes",
        Text {
            en: "It returns to its old cube, or falls with it.",
            nl: "Hij keert terug naar zijn oude kubus of valt ermee.",
        },
    ),
    (
        "reading.float_3.ask",
        Text { en: "What if a floating pawn finds no place?", nl: "Wat als een zwevende koraalpion geen plek vindt?" },
    ),
    (
        "reading.float_3.yes",
        Text { en: "The turn passes and it stays afloat.", nl: "De beurt gaat voorbij en hij blijft zweven." },
    ),
    (
        "reading.float_4.ask",
        Text {
            en: "May a pawn land where a piece hangs over it?",
            nl: "Mag een koraalpion landen waar een stuk boven hangt?",
        },
    ),
    ("reading.float_4.no", Text { en: "No, only in sunlight.", nl: "Nee, alleen in het zonlicht." }),
    ("reading.float_4.yes", Text { en: "Yes, if it fits.", nl: "Ja, als hij past." }),
    (
        "reading.geo_2.ask",
        Text {
            en: "May a piece be turned or shifted between the cubes of others?",
            nl: "Mag een stuk gedraaid of verschoven tussen andere kubussen liggen?",
        },
    ),
    (
        "reading.geo_2.yes",
        Text {
            en: "No: all cubes lie in one grid, face to face.",
            nl: "Nee: alle kubussen liggen in één raster, vlak tegen vlak.",
        },
    ),
    (
        "reading.geo_5.ask",
        Text { en: "How much room does a pawn need?", nl: "Hoeveel ruimte heeft een koraalpion nodig?" },
    ),
    ("reading.geo_5.no", Text { en: "Two empty cells above its icon.", nl: "Twee lege plekken boven zijn symbool." }),
    ("reading.geo_5.yes", Text { en: "One empty cell above its icon.", nl: "Eén lege plek boven zijn symbool." }),
    (
        "reading.geo_7.ask",
        Text { en: "Must a piece be able to get to its place?", nl: "Moet een stuk op zijn plek kunnen komen?" },
    ),
    ("reading.geo_7.no", Text { en: "No, any free place will do.", nl: "Nee, elke vrije plek is goed." }),
    (
        "reading.geo_7.yes",
        Text {
            en: "Yes, by straight moves that pass through nothing.",
            nl: "Ja, met rechte bewegingen die nergens doorheen gaan.",
        },
    ),
    (
        "reading.geo_8.ask",
        Text {
            en: "Must a pawn be able to get to the place where it lands?",
            nl: "Moet een koraalpion op de plek kunnen komen waar hij landt?",
        },
    ),
    ("reading.geo_8.no", Text { en: "No, any free cell will do.", nl: "Nee, elke vrije plek is goed." }),
    ("reading.geo_8.yes", Text { en: "Yes, as a piece must.", nl: "Ja, net als een stuk." }),
    (
        "reading.grow_11.ask",
        Text { en: "When does a piece touch a pawn?", nl: "Wanneer raakt een stuk een koraalpion?" },
    ),
    (
        "reading.grow_11.yes",
        Text {
            en: "Only when it fills the space in which the pawn stands.",
            nl: "Alleen als het de ruimte vult waarin de pion staat.",
        },
    ),
    (
        "reading.grow_3.ask",
        Text {
            en: "Does the underside of the cube under the pawn serve?",
            nl: "Telt de onderkant van de kubus onder de koraalpion mee?",
        },
    ),
    ("reading.grow_3.yes", Text { en: "Yes, every free face of that cube.", nl: "Ja, elk vrij vlak van die kubus." }),
    (
        "reading.grow_8.ask",
        Text { en: "Where does a lifted pawn go?", nl: "Waar komt een opgetilde koraalpion terecht?" },
    ),
    (
        "reading.grow_8.yes",
        Text {
            en: "On top of the new cubes in its own column.",
            nl: "Boven op de nieuwe kubussen in zijn eigen kolom.",
        },
    ),
    (
        "reading.move_3.ask",
        Text { en: "Does a third MOVE in a row cost another piece?", nl: "Kost een derde BEWEEG op rij nog een stuk?" },
    ),
    (
        "reading.move_3.b.ask",
        Text {
            en: "Does a landing turn break a row of MOVEs?",
            nl: "Breekt een beurt waarin je landt een rij van BEWEEG?",
        },
    ),
    ("reading.move_3.b.no", Text { en: "No, the row goes on.", nl: "Nee, de rij loopt door." }),
    ("reading.move_3.b.yes", Text { en: "Yes.", nl: "Ja." }),
    ("reading.move_3.no", Text { en: "No, moves are counted in pairs.", nl: "Nee, bewegingen tellen per paar." }),
    (
        "reading.move_3.yes",
        Text { en: "Yes, every MOVE after a MOVE costs one.", nl: "Ja, elke BEWEEG na een BEWEEG kost er een." },
    ),
    (
        "reading.move_4.ask",
        Text {
            en: "What does a second MOVE cost with an empty reserve?",
            nl: "Wat kost een tweede BEWEEG met een lege voorraad?",
        },
    ),
    ("reading.move_4.yes", Text { en: "Nothing.", nl: "Niets." }),
    (
        "reading.set_14.ask",
        Text {
            en: "What if no place is left for a pawn in the setup?",
            nl: "Wat als er bij de opzet geen plek meer is voor een koraalpion?",
        },
    ),
    (
        "reading.set_14.yes",
        Text {
            en: "It waits as if it had fallen and comes in at the start of its player's turn.",
            nl: "Hij wacht alsof hij gevallen is en komt erbij aan het begin van de beurt van zijn speler.",
        },
    ),
    (
        "reading.set_15.ask",
        Text {
            en: "Whose piece is it: that of who placed it or that of its species' player?",
            nl: "Van wie is een stuk: van wie het plaatste of van de speler van de soort?",
        },
    ),
    (
        "reading.set_15.yes",
        Text {
            en: "Always of the player of its species; neutral pieces are nobody's.",
            nl: "Altijd van de speler van de soort; neutrale stukken zijn van niemand.",
        },
    ),
    (
        "reading.set_4.ask",
        Text { en: "Who last touched seawater, and so starts?", nl: "Wie was het laatst in de zee, en begint dus?" },
    ),
    (
        "reading.set_4.yes",
        Text {
            en: "The table chooses the start player, or lets it be drawn.",
            nl: "De tafel kiest de beginspeler of laat het lot beslissen.",
        },
    ),
    (
        "reading.set_7.ask",
        Text {
            en: "What is covering another player's piece?",
            nl: "Wat is het bedekken van een stuk van een andere speler?",
        },
    ),
    ("reading.set_7.no", Text { en: "Any contact with it.", nl: "Elk contact ermee." }),
    (
        "reading.set_7.yes",
        Text {
            en: "An icon that looks up loses its sunlight; sides may be built against.",
            nl: "Een symbool dat naar boven wijst verliest zijn zonlicht; tegen zijkanten mag gebouwd worden.",
        },
    ),
    (
        "reading.slide_7.ask",
        Text {
            en: "May a pawn cross the rock when it lies bare?",
            nl: "Mag een koraalpion over de Rots als die bloot ligt?",
        },
    ),
    (
        "reading.slide_7.yes",
        Text { en: "Not with several players; alone it may.", nl: "Niet met meer spelers; alleen wel." },
    ),
    ("reading.slide_8.ask", Text { en: "May a slide end where it began?", nl: "Mag glijden eindigen waar het begon?" }),
    ("reading.slide_8.yes", Text { en: "No.", nl: "Nee." }),
    (
        "reading.solo_11.ask",
        Text {
            en: "Does a second slide in a row cost a piece alone?",
            nl: "Kost een tweede keer glijden op rij een stuk als je alleen speelt?",
        },
    ),
    ("reading.solo_11.no", Text { en: "No.", nl: "Nee." }),
    (
        "reading.solo_11.yes",
        Text { en: "Yes, one of the other pieces in reserve.", nl: "Ja, een van de andere stukken in voorraad." },
    ),
    ("reading.solo_12.ask", Text { en: "May one refuse to grow alone?", nl: "Mag je alleen weigeren te groeien?" }),
    (
        "reading.solo_12.yes",
        Text { en: "No, but the slide before it is free.", nl: "Nee, maar het glijden ervoor is vrij." },
    ),
    (
        "reading.solo_8.ask",
        Text {
            en: "From where must a cube be visible alone?",
            nl: "Van waar moet een kubus zichtbaar zijn als je alleen speelt?",
        },
    ),
    (
        "reading.solo_8.yes",
        Text {
            en: "Straight from above or straight from one of the four sides.",
            nl: "Recht van boven of recht van een van de vier zijden.",
        },
    ),
    (
        "reading.stab_1.ask",
        Text { en: "When does a piece stay by itself?", nl: "Wanneer blijft een stuk uit zichzelf liggen?" },
    ),
    (
        "reading.stab_1.yes",
        Text {
            en: "When static equilibrium with friction 3/10 and a margin of 1/20 exists, as shipped; sides push but do not rub.",
            nl: "Als er evenwicht bestaat met wrijving 3/10 en een marge van 1/20, zoals geleverd; zijkanten duwen maar wrijven niet.",
        },
    ),
    ("reading.sym_4.ask", Text { en: "Is a partner another player?", nl: "Is een teamgenoot een andere speler?" }),
    (
        "reading.sym_4.yes",
        Text { en: "In everything but sliding through.", nl: "In alles behalve erdoorheen glijden." },
    ),
    (
        "reading.tower_1.ask",
        Text {
            en: "What are the most icons for the Tower card?",
            nl: "Wat zijn de meeste symbolen voor de Torenkaart?",
        },
    ),
    (
        "reading.tower_1.yes",
        Text {
            en: "Strictly more than every other species, the neutral one included.",
            nl: "Echt meer dan elke andere soort, ook de neutrale.",
        },
    ),
    ("say.change", Text { en: ": {changes}", nl: ": {changes}" }),
    (
        "say.cover",
        Text {
            en: "Cover the rock with {species} at {cells}{change}",
            nl: "Bedek de Rots met {species} op {cells}{change}",
        },
    ),
    ("say.float", Text { en: "Float: take your pawn off the reef", nl: "Zweef: haal je koraalpion van het rif" }),
    (
        "say.float_cost",
        Text {
            en: "Float: take your pawn off the reef; the second move in a row costs a piece",
            nl: "Zweef: haal je koraalpion van het rif; de tweede keer bewegen op rij kost een stuk",
        },
    ),
    (
        "say.give_up",
        Text {
            en: "Return the piece to the box: it cannot grow",
            nl: "Leg het stuk terug in de doos: het kan niet groeien",
        },
    ),
    ("say.grow", Text { en: "Grow {species} at {cells}{change}", nl: "Laat {species} groeien op {cells}{change}" }),
    (
        "say.grow_lift",
        Text {
            en: "Grow {species} at {cells}, beneath your pawn, which goes to {to}{change}",
            nl: "Laat {species} groeien op {cells}, onder je koraalpion, die naar {to} gaat{change}",
        },
    ),
    ("say.land", Text { en: "Put your pawn on {to}", nl: "Zet je koraalpion op {to}" }),
    ("say.land_of", Text { en: "Put the pawn of {species} on {to}", nl: "Zet de koraalpion van {species} op {to}" }),
    ("say.neutral", Text { en: "Make {species} the neutral species", nl: "Maak {species} de neutrale soort" }),
    ("say.pay", Text { en: "Return a piece of {species} to the box", nl: "Leg een stuk {species} terug in de doos" }),
    ("say.play", Text { en: "Play {species}", nl: "Speel met {species}" }),
    ("say.slide", Text { en: "Slide to {to}", nl: "Glijd naar {to}" }),
    (
        "say.slide_cost",
        Text {
            en: "Slide to {to}; the second move in a row costs a piece",
            nl: "Glijd naar {to}; de tweede keer bewegen op rij kost een stuk",
        },
    ),
    ("say.take", Text { en: "Choose a piece of {species}", nl: "Kies een stuk {species}" }),
    (
        "say.try_box",
        Text {
            en: "Try {species} at {cells}: it falls and goes to the box",
            nl: "Probeer {species} op {cells}: het valt en gaat in de doos",
        },
    ),
    (
        "say.try_penalty",
        Text {
            en: "Try {species} at {cells}: this falls: {falls}",
            nl: "Probeer {species} op {cells}: dit valt: {falls}",
        },
    ),
    (
        "say.try_restore",
        Text {
            en: "Try {species} at {cells}: it falls and everything is put back",
            nl: "Probeer {species} op {cells}: het valt en alles wordt teruggezet",
        },
    ),
    ("score.card_brain", Text { en: "Brain Coral card", nl: "Kaart Hersenkoraal" }),
    ("score.card_red", Text { en: "Red Coral card", nl: "Kaart Rood Koraal" }),
    ("score.card_sun", Text { en: "Sun Coral card", nl: "Kaart Zonnekoraal" }),
    ("score.card_tubular", Text { en: "Tubular Coral card", nl: "Kaart Buiskoraal" }),
    ("score.partner", Text { en: "Partner's icons", nl: "Symbolen van de teamgenoot" }),
    ("score.sunlight", Text { en: "Icons in sunlight", nl: "Symbolen in het zonlicht" }),
    ("score.top_level", Text { en: "Icons on the highest level", nl: "Symbolen op het hoogste niveau" }),
    ("score.tower", Text { en: "Tower card", nl: "Torenkaart" }),
    ("species.brain", Text { en: "Brain Coral", nl: "Hersenkoraal" }),
    ("species.red", Text { en: "Red Coral", nl: "Rood Koraal" }),
    ("species.sun", Text { en: "Sun Coral", nl: "Zonnekoraal" }),
    ("species.tubular", Text { en: "Tubular Coral", nl: "Buiskoraal" }),
    ("thing.column", Text { en: "column {column}", nl: "kolom {column}" }),
    ("thing.float", Text { en: "Floating", nl: "Zweven" }),
    ("thing.give_up", Text { en: "Giving up the piece", nl: "Het stuk opgeven" }),
    ("thing.grow", Text { en: "{species} at {cells}", nl: "{species} op {cells}" }),
    ("thing.land", Text { en: "A pawn on {to}", nl: "Een koraalpion op {to}" }),
    ("thing.neutral", Text { en: "{species} as the neutral species", nl: "{species} als neutrale soort" }),
    ("thing.pay", Text { en: "Returning a piece of {species}", nl: "Een stuk {species} terugleggen" }),
    ("thing.play", Text { en: "Playing {species}", nl: "Spelen met {species}" }),
    ("thing.rock", Text { en: "the rock", nl: "de Rots" }),
    ("thing.slide", Text { en: "Sliding to {to}", nl: "Glijden naar {to}" }),
    ("thing.spot", Text { en: "{what} at {at}", nl: "{what} op {at}" }),
    ("thing.take", Text { en: "Choosing a piece of {species}", nl: "Een stuk {species} kiezen" }),
    ("title", Text { en: "Coral", nl: "Coral" }),
    ("way.down", Text { en: "down", nl: "omlaag" }),
    ("way.east", Text { en: "east", nl: "oost" }),
    ("way.north", Text { en: "north", nl: "noord" }),
    ("way.south", Text { en: "south", nl: "zuid" }),
    ("way.up", Text { en: "up", nl: "omhoog" }),
    ("way.west", Text { en: "west", nl: "west" }),
    ("where.both", Text { en: "{low} and {high}", nl: "{low} en {high}" }),
    ("where.cells", Text { en: "{columns} on level {level}", nl: "{columns} op niveau {level}" }),
    ("where.east", Text { en: "{n} east", nl: "{n} oost" }),
    ("where.middle", Text { en: "the middle", nl: "het midden" }),
    ("where.north", Text { en: "{n} north", nl: "{n} noord" }),
    ("where.piece", Text { en: "{corner} (arms {one} and {other})", nl: "{corner} (armen {one} en {other})" }),
    ("where.south", Text { en: "{n} south", nl: "{n} zuid" }),
    ("where.west", Text { en: "{n} west", nl: "{n} west" }),
    (
        "why.apart",
        Text {
            en: "{cells} does not touch the cube under the pawn, {piece} at {at}.",
            nl: "{cells} grenst niet aan de kubus onder de koraalpion, {piece} op {at}.",
        },
    ),
    (
        "why.bagged",
        Text {
            en: "That piece of {species} is in the bag: chance decides what is drawn.",
            nl: "Dat stuk {species} zit in de zak: het lot beslist wat er getrokken wordt.",
        },
    ),
    (
        "why.bare_rock",
        Text { en: "At {to} is the rock, which has no icon.", nl: "Op {to} ligt de Rots, en die heeft geen symbool." },
    ),
    (
        "why.below",
        Text {
            en: "{species} at {cells} would go below the table.",
            nl: "{species} op {cells} zou onder de tafel uitkomen.",
        },
    ),
    (
        "why.beneath",
        Text {
            en: "{species} at {cells} would go beneath the pawn of {owner}.",
            nl: "{species} op {cells} zou onder de koraalpion van {owner} komen.",
        },
    ),
    (
        "why.boxed",
        Text {
            en: "That piece of {species} is in the box and stays out of the game.",
            nl: "Dat stuk {species} ligt in de doos en doet niet meer mee.",
        },
    ),
    (
        "why.can_grow",
        Text {
            en: "The piece of {species} can still grow here, so it must.",
            nl: "Het stuk {species} kan hier nog groeien, dus dat moet.",
        },
    ),
    (
        "why.chance",
        Text { en: "{thing}: not now, chance decides first.", nl: "{thing}: nu niet, eerst beslist het lot." },
    ),
    (
        "why.covers",
        Text {
            en: "{species} at {cells} would take the sun from {piece} at {at}, the coral of {who}; other places do not.",
            nl: "{species} op {cells} zou het zonlicht wegnemen van {piece} op {at}, koraal van {who}; andere plekken doen dat niet.",
        },
    ),
    (
        "why.covers_contact",
        Text {
            en: "{species} at {cells} would touch {piece} at {at}, the coral of {who}; other places do not.",
            nl: "{species} op {cells} zou {piece} op {at} raken, koraal van {who}; andere plekken doen dat niet.",
        },
    ),
    ("why.empty_column", Text { en: "There is no coral in {to}.", nl: "Er is geen koraal in {to}." }),
    (
        "why.falls",
        Text {
            en: "{species} at {cells} would not stay. This would fall: {falls}.",
            nl: "{species} op {cells} blijft niet liggen. Dit zou vallen: {falls}.",
        },
    ),
    ("why.far", Text { en: "{at} is further than any reef can reach.", nl: "{at} is verder dan een rif kan reiken." }),
    (
        "why.filled",
        Text {
            en: "{species} cannot lie at {cells}: {piece} is at {at} already.",
            nl: "{species} kan niet op {cells} liggen: {piece} ligt al op {at}.",
        },
    ),
    (
        "why.hidden",
        Text {
            en: "{to} is not seen from above, so no slide leads there.",
            nl: "{to} is van bovenaf niet te zien, dus daar kun je niet heen glijden.",
        },
    ),
    (
        "why.lift",
        Text {
            en: "For {species} at {cells} the pawn has to be lifted to {to}, where it does not fit.",
            nl: "Voor {species} op {cells} moet de koraalpion naar {to}, waar hij niet past.",
        },
    ),
    (
        "why.no_float",
        Text {
            en: "Alone no pawn floats: {species} has to grow from where its pawn is or slides to.",
            nl: "Alleen zweeft er geen koraalpion: {species} groeit waar zijn koraalpion staat of heen glijdt.",
        },
    ),
    (
        "why.no_height",
        Text {
            en: "{species} at {cells} leaves the pawn no room at {at}.",
            nl: "{species} op {cells} laat de koraalpion op {at} geen ruimte.",
        },
    ),
    (
        "why.no_icon",
        Text { en: "There is no coral at {to} to stand on.", nl: "Op {to} ligt geen koraal om op te staan." },
    ),
    (
        "why.no_path",
        Text {
            en: "No path of neighbouring icons seen from above leads to {to}.",
            nl: "Geen pad van aangrenzende symbolen die je van bovenaf ziet leidt naar {to}.",
        },
    ),
    (
        "why.no_pawn",
        Text {
            en: "The pawn is not on the reef, so {species} has no cube to grow from.",
            nl: "De koraalpion staat niet op het rif, dus {species} heeft geen kubus om aan te groeien.",
        },
    ),
    (
        "why.no_room",
        Text {
            en: "A pawn does not fit at {to}: {piece} is in the way.",
            nl: "Op {to} past geen koraalpion: {piece} zit in de weg.",
        },
    ),
    ("why.no_species", Text { en: "{what} is no species of this box.", nl: "{what} is geen soort uit deze doos." }),
    (
        "why.no_step",
        Text { en: "{what} is no step of this game. {ask}", nl: "{what} is geen stap van dit spel. {ask}" },
    ),
    (
        "why.no_sun",
        Text {
            en: "{to} lies under an overhang, where this edition lets no pawn land.",
            nl: "{to} ligt onder een overhang, waar in deze editie geen koraalpion mag landen.",
        },
    ),
    (
        "why.no_support",
        Text {
            en: "{species} at {cells} has nothing beneath it and would fall.",
            nl: "Onder {species} op {cells} ligt niets; het zou vallen.",
        },
    ),
    (
        "why.no_way",
        Text {
            en: "{species} cannot be brought to {cells}: every way there is closed.",
            nl: "{species} kan niet naar {cells} gebracht worden: elke weg erheen is versperd.",
        },
    ),
    (
        "why.no_way_pawn",
        Text {
            en: "No pawn can be brought to {to}: every way there is closed.",
            nl: "Naar {to} kan geen koraalpion gebracht worden: elke weg erheen is versperd.",
        },
    ),
    (
        "why.none",
        Text {
            en: "You have no piece of {species} in your reserve.",
            nl: "Je hebt geen stuk {species} in je voorraad.",
        },
    ),
    (
        "why.none_left",
        Text {
            en: "You have no other piece of {species} than the chosen one.",
            nl: "Je hebt geen ander stuk {species} dan het gekozen stuk.",
        },
    ),
    (
        "why.nothing_due",
        Text {
            en: "No piece of {species} is due: the box takes one only after a second move in a row.",
            nl: "Je hoeft geen stuk {species} terug te leggen: dat moet pas na een tweede keer bewegen op rij.",
        },
    ),
    (
        "why.nothing_left",
        Text {
            en: "Your reserve is empty: there is no {species} to return.",
            nl: "Je voorraad is leeg: er is geen {species} om terug te leggen.",
        },
    ),
    ("why.off_rock", Text { en: "{cells} does not touch the rock.", nl: "{cells} grenst niet aan de Rots." }),
    (
        "why.off_table",
        Text {
            en: "{species} at {cells} does not touch the table, and other places do.",
            nl: "{species} op {cells} raakt de tafel niet, en andere plekken wel.",
        },
    ),
    (
        "why.other_piece",
        Text { en: "The chosen piece is {taken}, not {species}.", nl: "Het gekozen stuk is {taken}, niet {species}." },
    ),
    ("why.over", Text { en: "{thing}: too late, the match is over.", nl: "{thing}: te laat, het spel is afgelopen." }),
    (
        "why.own_beneath",
        Text {
            en: "{species} at {cells} would lie beneath your pawn, which may not stand on its own species.",
            nl: "{species} op {cells} zou onder je koraalpion liggen, die niet op zijn eigen soort mag staan.",
        },
    ),
    (
        "why.own_end",
        Text {
            en: "{to} is {species}, the pawn's own species.",
            nl: "{to} is {species}, de eigen soort van de koraalpion.",
        },
    ),
    (
        "why.own_icon",
        Text {
            en: "At {to} lies {species}, the pawn's own species.",
            nl: "Op {to} ligt {species}, de eigen soort van de koraalpion.",
        },
    ),
    (
        "why.own_path",
        Text {
            en: "Every path to {to} crosses {species}, the pawn's own species.",
            nl: "Elk pad naar {to} gaat over {species}, de eigen soort van de koraalpion.",
        },
    ),
    (
        "why.partner_end",
        Text {
            en: "Your partner's pawn stands at {to}: slide on, but do not stop there.",
            nl: "De koraalpion van je teamgenoot staat op {to}: glijd verder, maar stop er niet.",
        },
    ),
    (
        "why.pawn_in_way",
        Text {
            en: "The pawn of {owner} stands at {at}, where {species} would lie.",
            nl: "De koraalpion van {owner} staat op {at}, waar {species} zou komen.",
        },
    ),
    (
        "why.pawn_path",
        Text {
            en: "Every path to {to} is barred by another pawn.",
            nl: "Elk pad naar {to} wordt versperd door een andere koraalpion.",
        },
    ),
    ("why.played", Text { en: "{species} is played by {who} already.", nl: "{species} wordt al gespeeld door {who}." }),
    (
        "why.reserve_cell",
        Text {
            en: "{what} is no place for a piece: a piece grows in the reef.",
            nl: "{what} is geen plek voor een stuk: een stuk groeit in het rif.",
        },
    ),
    (
        "why.reserve_of",
        Text {
            en: "That piece of {species} is in the reserve of {who}, not in yours.",
            nl: "Dat stuk {species} ligt in de voorraad van {who}, niet in de jouwe.",
        },
    ),
    (
        "why.rock_end",
        Text {
            en: "{to} is the bare rock, where no pawn may stand.",
            nl: "{to} is de kale Rots, waar geen koraalpion mag staan.",
        },
    ),
    (
        "why.rock_path",
        Text {
            en: "The only path to {to} crosses the bare rock.",
            nl: "Het enige pad naar {to} gaat over de kale Rots.",
        },
    ),
    (
        "why.same_place",
        Text {
            en: "The pawn stands at {to} already; a slide must end somewhere else.",
            nl: "De koraalpion staat al op {to}; glijden moet ergens anders eindigen.",
        },
    ),
    (
        "why.score_card",
        Text {
            en: "The scoring card of {species} is counted at the end.",
            nl: "De puntenkaart van {species} telt aan het einde.",
        },
    ),
    (
        "why.setup_card",
        Text {
            en: "Setup card {card} has been laid out; nothing is done with it any more.",
            nl: "Opzetkaart {card} is opgesteld; daar doe je verder niets mee.",
        },
    ),
    (
        "why.step",
        Text { en: "{thing}: that is not what is asked now. {ask}", nl: "{thing}: dat wordt nu niet gevraagd. {ask}" },
    ),
    (
        "why.straight",
        Text {
            en: "{cells} is no L of three cubes, and every piece is one.",
            nl: "{cells} is geen L van drie kubussen, en elk stuk is dat wel.",
        },
    ),
    (
        "why.taken",
        Text { en: "The pawn of {owner} stands at {to} already.", nl: "De koraalpion van {owner} staat al op {to}." },
    ),
    (
        "why.tower",
        Text {
            en: "The Tower card changes hands by itself at the start of a turn.",
            nl: "De Torenkaart gaat vanzelf naar een ander aan het begin van een beurt.",
        },
    ),
    (
        "why.tries",
        Text {
            en: "{species} at {cells} would fall, and {n} tries in this turn are all you have.",
            nl: "{species} op {cells} zou vallen, en meer dan {n} pogingen heb je deze beurt niet.",
        },
    ),
    (
        "why.turn",
        Text { en: "{thing}: not now, it is the turn of {who}.", nl: "{thing}: nu niet, {who} is aan de beurt." },
    ),
    (
        "why.turned",
        Text {
            en: "{n} is no orientation of a piece: there are twelve, 0 to 11.",
            nl: "{n} is geen stand van een stuk: er zijn er twaalf, 0 tot en met 11.",
        },
    ),
    (
        "why.unplayed_pawn",
        Text {
            en: "Nobody plays {species}, so its pawn stays off the reef.",
            nl: "Niemand speelt met {species}, dus die koraalpion blijft naast het rif.",
        },
    ),
    (
        "why.waiting_pawn",
        Text {
            en: "The pawn of {owner} is beside the reef; it comes back in its own turn.",
            nl: "De koraalpion van {owner} staat naast het rif; hij komt terug in zijn eigen beurt.",
        },
    ),
];

/// Grow a reef of wooden corals that must stand, and keep your species in the sunlight.
#[allow(dead_code)]
pub const ABOUT: Text = ALL[0].1;

/// Grow a piece, slide, or float.
#[allow(dead_code)]
pub const ASK_ACT: Text = ALL[1].1;

/// Your reserve is empty: slide or float.
#[allow(dead_code)]
pub const ASK_ACT_EMPTY: Text = ALL[2].1;

/// Grow a piece, slide, or float. A second move in a row costs a piece.
#[allow(dead_code)]
pub const ASK_ACT_MOVED: Text = ALL[3].1;

/// Cover the rock with a piece of your reserve.
#[allow(dead_code)]
pub const ASK_COVER: Text = ALL[4].1;

/// Land: put your pawn on a free icon of another species. That ends your turn.
#[allow(dead_code)]
pub const ASK_LAND: Text = ALL[5].1;

/// Name the neutral species.
#[allow(dead_code)]
pub const ASK_NEUTRAL: Text = ALL[6].1;

/// The reef is complete.
#[allow(dead_code)]
pub const ASK_OVER: Text = ALL[7].1;

/// The reef is complete with {points} of 20. {rating}.
#[allow(dead_code)]
pub const ASK_OVER_SOLO: Text = ALL[8].1;

/// Put your pawn on a free icon of another species.
#[allow(dead_code)]
pub const ASK_PAWNS: Text = ALL[9].1;

/// End game: choose a piece to return to the box.
#[allow(dead_code)]
pub const ASK_PAY_END: Text = ALL[10].1;

/// Two moves in a row: choose a piece to return to the box.
#[allow(dead_code)]
pub const ASK_PAY_MOVE: Text = ALL[11].1;

/// Put your fallen pawn back on a free icon of another species.
#[allow(dead_code)]
pub const ASK_REPLACE: Text = ALL[12].1;

/// Put the fallen pawn of {species} back on a free icon of another species.
#[allow(dead_code)]
pub const ASK_REPLACE_OF: Text = ALL[13].1;

/// Grow the chosen piece.
#[allow(dead_code)]
pub const ASK_SOLO_GROW: Text = ALL[14].1;

/// Slide the pawn if you like, then grow the piece.
#[allow(dead_code)]
pub const ASK_SOLO_MOVE: Text = ALL[15].1;

/// Choose the species you play.
#[allow(dead_code)]
pub const ASK_SPECIES: Text = ALL[16].1;

/// Choose a piece of your reserve to grow.
#[allow(dead_code)]
pub const ASK_TAKE: Text = ALL[17].1;

/// Chance decides.
#[allow(dead_code)]
pub const ASK_WAIT: Text = ALL[18].1;

/// {who} {n}
#[allow(dead_code)]
pub const CHANGE_SEAT: Text = ALL[19].1;

/// {n} points
#[allow(dead_code)]
pub const COUNT_POINTS_MANY: Text = ALL[20].1;

/// 1 point
#[allow(dead_code)]
pub const COUNT_POINTS_ONE: Text = ALL[21].1;

/// Active pawn: {species}
#[allow(dead_code)]
pub const DRAW_ACTIVE_PAWN: Text = ALL[22].1;

/// In the bag: {pieces}
#[allow(dead_code)]
pub const DRAW_BAG: Text = ALL[23].1;

/// In the box: {pieces}
#[allow(dead_code)]
pub const DRAW_BOX: Text = ALL[24].1;

/// {species} {level}: {text}. Now {count}, {points}.
#[allow(dead_code)]
pub const DRAW_CARD: Text = ALL[25].1;

/// {species}: scoring card not drawn yet
#[allow(dead_code)]
pub const DRAW_CARD_UNKNOWN: Text = ALL[26].1;

/// column and level of the cubes looked at: {places}
#[allow(dead_code)]
pub const DRAW_COUNTED: Text = ALL[27].1;

/// A piece must touch {piece} at {at}.
#[allow(dead_code)]
pub const DRAW_CUBE: Text = ALL[28].1;

/// End game: every turn ends with a piece to the box
#[allow(dead_code)]
pub const DRAW_ENDGAME: Text = ALL[29].1;

/// fallen
#[allow(dead_code)]
pub const DRAW_FALLEN: Text = ALL[30].1;

/// Falling pieces: {how}; tries in this turn: {n}
#[allow(dead_code)]
pub const DRAW_FALLING: Text = ALL[31].1;

/// afloat
#[allow(dead_code)]
pub const DRAW_FLOATING: Text = ALL[32].1;

/// Landing places: {places}
#[allow(dead_code)]
pub const DRAW_LANDINGS: Text = ALL[33].1;

/// Setup card: {card}
#[allow(dead_code)]
pub const DRAW_LAYOUT: Text = ALL[34].1;

/// Level by level: each cube with the name of its piece (R1 the oldest red piece), pawns in small letters
#[allow(dead_code)]
pub const DRAW_LEGEND: Text = ALL[35].1;

/// Level {level}
#[allow(dead_code)]
pub const DRAW_LEVEL: Text = ALL[36].1;

/// icons in sunlight from the highest level down: {levels}
#[allow(dead_code)]
pub const DRAW_LEVELS: Text = ALL[37].1;

/// moved last turn: another move costs a piece
#[allow(dead_code)]
pub const DRAW_MOVED: Text = ALL[38].1;

/// 1 to 5 points from {needs}
#[allow(dead_code)]
pub const DRAW_NEEDS: Text = ALL[39].1;

/// 1 to 5 points up to {needs}
#[allow(dead_code)]
pub const DRAW_NEEDS_AT_MOST: Text = ALL[40].1;

/// {needs}, with at least {n} pieces in the reef
#[allow(dead_code)]
pub const DRAW_NEEDS_PIECES: Text = ALL[41].1;

/// Neutral: {species}
#[allow(dead_code)]
pub const DRAW_NEUTRAL: Text = ALL[42].1;

/// nobody
#[allow(dead_code)]
pub const DRAW_NOBODY: Text = ALL[43].1;

/// beside the reef
#[allow(dead_code)]
pub const DRAW_OFF: Text = ALL[44].1;

/// Open faces of the rock: {places}
#[allow(dead_code)]
pub const DRAW_OPEN_FACES: Text = ALL[45].1;

/// Pawn {letter} of {species}: {where}
#[allow(dead_code)]
pub const DRAW_PAWN: Text = ALL[46].1;

/// {who} {species}: {points}, reserve {reserve} ({n})
#[allow(dead_code)]
pub const DRAW_PLAYER: Text = ALL[47].1;

/// {where}, beneath a piece
#[allow(dead_code)]
pub const DRAW_ROOFED: Text = ALL[48].1;

/// Slides: {places}
#[allow(dead_code)]
pub const DRAW_SLIDES: Text = ALL[49].1;

/// spared the penalty
#[allow(dead_code)]
pub const DRAW_SPARED: Text = ALL[50].1;

/// Turns without a change of reserves: {n} (the end game begins at {limit})
#[allow(dead_code)]
pub const DRAW_STILL: Text = ALL[51].1;

/// Symbiosis: {one} and {other} play together
#[allow(dead_code)]
pub const DRAW_SYMBIOSIS: Text = ALL[52].1;

/// Chosen piece: {species}
#[allow(dead_code)]
pub const DRAW_TAKEN: Text = ALL[53].1;

/// From above: level and species of the highest cube, o the rock, pawns in small letters
#[allow(dead_code)]
pub const DRAW_TOP: Text = ALL[54].1;

/// Total {points} of 20: {rating}
#[allow(dead_code)]
pub const DRAW_TOTAL: Text = ALL[55].1;

/// Tower card, side {side}: {who}, {points}
#[allow(dead_code)]
pub const DRAW_TOWER: Text = ALL[56].1;

/// Turn: {who}. {ask}
#[allow(dead_code)]
pub const DRAW_TURN: Text = ALL[57].1;

/// E
#[allow(dead_code)]
pub const EDGE_EAST: Text = ALL[58].1;

/// N
#[allow(dead_code)]
pub const EDGE_NORTH: Text = ALL[59].1;

/// S
#[allow(dead_code)]
pub const EDGE_SOUTH: Text = ALL[60].1;

/// W
#[allow(dead_code)]
pub const EDGE_WEST: Text = ALL[61].1;

/// the pawn of {species}
#[allow(dead_code)]
pub const FALL_PAWN: Text = ALL[62].1;

/// the new piece
#[allow(dead_code)]
pub const FALL_PIECE: Text = ALL[63].1;

/// {n} points of the Brain Coral card
#[allow(dead_code)]
pub const GAIN_CARD_BRAIN: Text = ALL[64].1;

/// 1 point of the Brain Coral card
#[allow(dead_code)]
pub const GAIN_CARD_BRAIN_ONE: Text = ALL[65].1;

/// {n} points of the Red Coral card
#[allow(dead_code)]
pub const GAIN_CARD_RED: Text = ALL[66].1;

/// 1 point of the Red Coral card
#[allow(dead_code)]
pub const GAIN_CARD_RED_ONE: Text = ALL[67].1;

/// {n} points of the Sun Coral card
#[allow(dead_code)]
pub const GAIN_CARD_SUN: Text = ALL[68].1;

/// 1 point of the Sun Coral card
#[allow(dead_code)]
pub const GAIN_CARD_SUN_ONE: Text = ALL[69].1;

/// {n} points of the Tubular Coral card
#[allow(dead_code)]
pub const GAIN_CARD_TUBULAR: Text = ALL[70].1;

/// 1 point of the Tubular Coral card
#[allow(dead_code)]
pub const GAIN_CARD_TUBULAR_ONE: Text = ALL[71].1;

/// {n} icons of the partner in the sun
#[allow(dead_code)]
pub const GAIN_PARTNER: Text = ALL[72].1;

/// 1 icon of the partner in the sun
#[allow(dead_code)]
pub const GAIN_PARTNER_ONE: Text = ALL[73].1;

/// {n} icons in the sun
#[allow(dead_code)]
pub const GAIN_SUNLIGHT: Text = ALL[74].1;

/// 1 icon in the sun
#[allow(dead_code)]
pub const GAIN_SUNLIGHT_ONE: Text = ALL[75].1;

/// {n} points of the Tower card
#[allow(dead_code)]
pub const GAIN_TOWER: Text = ALL[76].1;

/// 1 point of the Tower card
#[allow(dead_code)]
pub const GAIN_TOWER_ONE: Text = ALL[77].1;

/// {who} tried {species} at {cells}; it fell and went to the box.
#[allow(dead_code)]
pub const LOG_BOXED_ATTEMPT: Text = ALL[78].1;

/// Scoring card {card} was drawn for {species}.
#[allow(dead_code)]
pub const LOG_CARD: Text = ALL[79].1;

/// {who} covered the rock with {species} at {cells}.
#[allow(dead_code)]
pub const LOG_COVER: Text = ALL[80].1;

/// {who} drew a piece of {species} from the bag.
#[allow(dead_code)]
pub const LOG_DRAW: Text = ALL[81].1;

/// The end game begins.
#[allow(dead_code)]
pub const LOG_ENDGAME: Text = ALL[82].1;

/// {who} tried {species} at {cells}; this fell: {falls}.
#[allow(dead_code)]
pub const LOG_FELL: Text = ALL[83].1;

/// {who} took the pawn off the reef.
#[allow(dead_code)]
pub const LOG_FLOAT: Text = ALL[84].1;

/// {who} returned the piece to the box: it could not grow.
#[allow(dead_code)]
pub const LOG_GIVE_UP: Text = ALL[85].1;

/// {who} grew {species} at {cells}.
#[allow(dead_code)]
pub const LOG_GROW: Text = ALL[86].1;

/// {who} lifted the pawn and grew {species} at {cells}.
#[allow(dead_code)]
pub const LOG_GROW_LIFT: Text = ALL[87].1;

/// The reserves are handed out.
#[allow(dead_code)]
pub const LOG_HANDED_OUT: Text = ALL[88].1;

/// {who} put the pawn on {to}.
#[allow(dead_code)]
pub const LOG_LAND: Text = ALL[89].1;

/// {who} put the pawn of {species} on {to}.
#[allow(dead_code)]
pub const LOG_LAND_OF: Text = ALL[90].1;

/// {who} made {species} the neutral species.
#[allow(dead_code)]
pub const LOG_NEUTRAL: Text = ALL[91].1;

/// All reserves are empty: the reef is complete.
#[allow(dead_code)]
pub const LOG_OVER: Text = ALL[92].1;

/// {who} returned a piece of {species} to the box.
#[allow(dead_code)]
pub const LOG_PAY: Text = ALL[93].1;

/// {who} chose {species}.
#[allow(dead_code)]
pub const LOG_PLAY: Text = ALL[94].1;

/// Points: {changes}.
#[allow(dead_code)]
pub const LOG_POINTS: Text = ALL[95].1;

/// {points} of 20: {rating}.
#[allow(dead_code)]
pub const LOG_RATING: Text = ALL[96].1;

/// {who} tried {species} at {cells}; it fell and everything was put back.
#[allow(dead_code)]
pub const LOG_RESTORED: Text = ALL[97].1;

/// Setup card {name} ({card}) was drawn.
#[allow(dead_code)]
pub const LOG_SETUP: Text = ALL[98].1;

/// {who} slid to {to}.
#[allow(dead_code)]
pub const LOG_SLIDE: Text = ALL[99].1;

/// {who} starts.
#[allow(dead_code)]
pub const LOG_START: Text = ALL[100].1;

/// {who} chose a piece of {species}.
#[allow(dead_code)]
pub const LOG_TAKE: Text = ALL[101].1;

/// The Tower card is now with {who}: {points}.
#[allow(dead_code)]
pub const LOG_TOWER: Text = ALL[102].1;

/// There is no place for the pawn of {who}: it waits beside the reef.
#[allow(dead_code)]
pub const LOG_WAITS: Text = ALL[103].1;

/// Card for Brain Coral (alone)
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN: Text = ALL[104].1;

/// I
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN_I: Text = ALL[105].1;

/// II
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN_II: Text = ALL[106].1;

/// III
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN_III: Text = ALL[107].1;

/// As for all
#[allow(dead_code)]
pub const OPTION_CARD_BRAIN_RANDOM: Text = ALL[108].1;

/// Card for Red Coral (alone)
#[allow(dead_code)]
pub const OPTION_CARD_RED: Text = ALL[109].1;

/// I
#[allow(dead_code)]
pub const OPTION_CARD_RED_I: Text = ALL[110].1;

/// II
#[allow(dead_code)]
pub const OPTION_CARD_RED_II: Text = ALL[111].1;

/// III
#[allow(dead_code)]
pub const OPTION_CARD_RED_III: Text = ALL[112].1;

/// As for all
#[allow(dead_code)]
pub const OPTION_CARD_RED_RANDOM: Text = ALL[113].1;

/// Card for Sun Coral (alone)
#[allow(dead_code)]
pub const OPTION_CARD_SUN: Text = ALL[114].1;

/// I
#[allow(dead_code)]
pub const OPTION_CARD_SUN_I: Text = ALL[115].1;

/// II
#[allow(dead_code)]
pub const OPTION_CARD_SUN_II: Text = ALL[116].1;

/// III
#[allow(dead_code)]
pub const OPTION_CARD_SUN_III: Text = ALL[117].1;

/// As for all
#[allow(dead_code)]
pub const OPTION_CARD_SUN_RANDOM: Text = ALL[118].1;

/// Card for Tubular Coral (alone)
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR: Text = ALL[119].1;

/// I
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR_I: Text = ALL[120].1;

/// II
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR_II: Text = ALL[121].1;

/// III
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR_III: Text = ALL[122].1;

/// As for all
#[allow(dead_code)]
pub const OPTION_CARD_TUBULAR_RANDOM: Text = ALL[123].1;

/// Chaos (3-4 players)
#[allow(dead_code)]
pub const OPTION_CHAOS: Text = ALL[124].1;

/// Complexity of all cards (alone)
#[allow(dead_code)]
pub const OPTION_COMPLEXITY: Text = ALL[125].1;

/// I
#[allow(dead_code)]
pub const OPTION_COMPLEXITY_I: Text = ALL[126].1;

/// II
#[allow(dead_code)]
pub const OPTION_COMPLEXITY_II: Text = ALL[127].1;

/// III
#[allow(dead_code)]
pub const OPTION_COMPLEXITY_III: Text = ALL[128].1;

/// Drawn by lot
#[allow(dead_code)]
pub const OPTION_COMPLEXITY_RANDOM: Text = ALL[129].1;

/// Spared the penalty
#[allow(dead_code)]
pub const OPTION_EXEMPT: Text = ALL[130].1;

/// Falling pieces
#[allow(dead_code)]
pub const OPTION_FALLING: Text = ALL[131].1;

/// Penalty
#[allow(dead_code)]
pub const OPTION_FALLING_PENALTY: Text = ALL[132].1;

/// Put everything back
#[allow(dead_code)]
pub const OPTION_FALLING_RESTORE: Text = ALL[133].1;

/// Nothing can fall
#[allow(dead_code)]
pub const OPTION_FALLING_STRICT: Text = ALL[134].1;

/// Setup card (alone)
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP: Text = ALL[135].1;

/// A, Pinwheel
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_A: Text = ALL[136].1;

/// B, Well
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_B: Text = ALL[137].1;

/// C, Lid
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_C: Text = ALL[138].1;

/// D, Gate
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_D: Text = ALL[139].1;

/// E, Stairs
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_E: Text = ALL[140].1;

/// F, Twins
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_F: Text = ALL[141].1;

/// Drawn by lot
#[allow(dead_code)]
pub const OPTION_SOLO_SETUP_RANDOM: Text = ALL[142].1;

/// Species
#[allow(dead_code)]
pub const OPTION_SPECIES: Text = ALL[143].1;

/// Everyone chooses
#[allow(dead_code)]
pub const OPTION_SPECIES_CHOOSE: Text = ALL[144].1;

/// In seat order
#[allow(dead_code)]
pub const OPTION_SPECIES_IN_ORDER: Text = ALL[145].1;

/// Start player
#[allow(dead_code)]
pub const OPTION_START: Text = ALL[146].1;

/// First seat
#[allow(dead_code)]
pub const OPTION_START_FIRST: Text = ALL[147].1;

/// Fourth seat
#[allow(dead_code)]
pub const OPTION_START_FOURTH: Text = ALL[148].1;

/// Drawn by lot
#[allow(dead_code)]
pub const OPTION_START_RANDOM: Text = ALL[149].1;

/// Second seat
#[allow(dead_code)]
pub const OPTION_START_SECOND: Text = ALL[150].1;

/// Third seat
#[allow(dead_code)]
pub const OPTION_START_THIRD: Text = ALL[151].1;

/// Symbiosis (4 players)
#[allow(dead_code)]
pub const OPTION_SYMBIOSIS: Text = ALL[152].1;

/// Tower card
#[allow(dead_code)]
pub const OPTION_TOWER: Text = ALL[153].1;

/// Where does the fourth species go in Chaos with three players?
#[allow(dead_code)]
pub const READING_CHAOS_2_ASK: Text = ALL[154].1;

/// All of it goes into the bag, and it is neutral.
#[allow(dead_code)]
pub const READING_CHAOS_2_YES: Text = ALL[155].1;

/// Does a reserve that is emptied without growing begin the end game?
#[allow(dead_code)]
pub const READING_END_2_ASK: Text = ALL[156].1;

/// No, only growing the last piece does.
#[allow(dead_code)]
pub const READING_END_2_NO: Text = ALL[157].1;

/// Yes, any emptied reserve does.
#[allow(dead_code)]
pub const READING_END_2_YES: Text = ALL[158].1;

/// What if players float for ever?
#[allow(dead_code)]
pub const READING_END_7_ASK: Text = ALL[159].1;

/// Nothing ends it.
#[allow(dead_code)]
pub const READING_END_7_NO: Text = ALL[160].1;

/// After some rounds without a change of reserves, four as shipped, the end game begins.
#[allow(dead_code)]
pub const READING_END_7_YES: Text = ALL[161].1;

/// In which order are pieces returned, and who chooses?
#[allow(dead_code)]
pub const READING_END_8_ASK: Text = ALL[162].1;

/// Action, second MOVE, end game; the one who loses the piece chooses it.
#[allow(dead_code)]
pub const READING_END_8_YES: Text = ALL[163].1;

/// What does a fall cost alone?
#[allow(dead_code)]
pub const READING_FALL_10_ASK: Text = ALL[164].1;

/// The piece that does not stay goes to the box and the reef stays as it was.
#[allow(dead_code)]
pub const READING_FALL_10_NO: Text = ALL[165].1;

/// As the table chose: nothing can fall, all is put back, or what falls goes to the box.
#[allow(dead_code)]
pub const READING_FALL_10_YES: Text = ALL[166].1;

/// How often may a fall be put back in one turn?
#[allow(dead_code)]
pub const READING_FALL_2_ASK: Text = ALL[167].1;

/// Three times as shipped; then only safe placements remain.
#[allow(dead_code)]
pub const READING_FALL_2_YES: Text = ALL[168].1;

/// Is the turn over after a fall with penalty?
#[allow(dead_code)]
pub const READING_FALL_6_ASK: Text = ALL[169].1;

/// Yes, and it was no MOVE.
#[allow(dead_code)]
pub const READING_FALL_6_YES: Text = ALL[170].1;

/// What becomes of a pawn lifted for a growth that falls?
#[allow(dead_code)]
pub const READING_FALL_9_ASK: Text = ALL[171].1;

/// It returns to its old cube, or falls with it.
#[allow(dead_code)]
pub const READING_FALL_9_YES: Text = ALL[172].1;

/// What if a floating pawn finds no place?
#[allow(dead_code)]
pub const READING_FLOAT_3_ASK: Text = ALL[173].1;

/// The turn passes and it stays afloat.
#[allow(dead_code)]
pub const READING_FLOAT_3_YES: Text = ALL[174].1;

/// May a pawn land where a piece hangs over it?
#[allow(dead_code)]
pub const READING_FLOAT_4_ASK: Text = ALL[175].1;

/// No, only in sunlight.
#[allow(dead_code)]
pub const READING_FLOAT_4_NO: Text = ALL[176].1;

/// Yes, if it fits.
#[allow(dead_code)]
pub const READING_FLOAT_4_YES: Text = ALL[177].1;

/// May a piece be turned or shifted between the cubes of others?
#[allow(dead_code)]
pub const READING_GEO_2_ASK: Text = ALL[178].1;

/// No: all cubes lie in one grid, face to face.
#[allow(dead_code)]
pub const READING_GEO_2_YES: Text = ALL[179].1;

/// How much room does a pawn need?
#[allow(dead_code)]
pub const READING_GEO_5_ASK: Text = ALL[180].1;

/// Two empty cells above its icon.
#[allow(dead_code)]
pub const READING_GEO_5_NO: Text = ALL[181].1;

/// One empty cell above its icon.
#[allow(dead_code)]
pub const READING_GEO_5_YES: Text = ALL[182].1;

/// Must a piece be able to get to its place?
#[allow(dead_code)]
pub const READING_GEO_7_ASK: Text = ALL[183].1;

/// No, any free place will do.
#[allow(dead_code)]
pub const READING_GEO_7_NO: Text = ALL[184].1;

/// Yes, by straight moves that pass through nothing.
#[allow(dead_code)]
pub const READING_GEO_7_YES: Text = ALL[185].1;

/// Must a pawn be able to get to the place where it lands?
#[allow(dead_code)]
pub const READING_GEO_8_ASK: Text = ALL[186].1;

/// No, any free cell will do.
#[allow(dead_code)]
pub const READING_GEO_8_NO: Text = ALL[187].1;

/// Yes, as a piece must.
#[allow(dead_code)]
pub const READING_GEO_8_YES: Text = ALL[188].1;

/// When does a piece touch a pawn?
#[allow(dead_code)]
pub const READING_GROW_11_ASK: Text = ALL[189].1;

/// Only when it fills the space in which the pawn stands.
#[allow(dead_code)]
pub const READING_GROW_11_YES: Text = ALL[190].1;

/// Does the underside of the cube under the pawn serve?
#[allow(dead_code)]
pub const READING_GROW_3_ASK: Text = ALL[191].1;

/// Yes, every free face of that cube.
#[allow(dead_code)]
pub const READING_GROW_3_YES: Text = ALL[192].1;

/// Where does a lifted pawn go?
#[allow(dead_code)]
pub const READING_GROW_8_ASK: Text = ALL[193].1;

/// On top of the new cubes in its own column.
#[allow(dead_code)]
pub const READING_GROW_8_YES: Text = ALL[194].1;

/// Does a third MOVE in a row cost another piece?
#[allow(dead_code)]
pub const READING_MOVE_3_ASK: Text = ALL[195].1;

/// Does a landing turn break a row of MOVEs?
#[allow(dead_code)]
pub const READING_MOVE_3_B_ASK: Text = ALL[196].1;

/// No, the row goes on.
#[allow(dead_code)]
pub const READING_MOVE_3_B_NO: Text = ALL[197].1;

/// Yes.
#[allow(dead_code)]
pub const READING_MOVE_3_B_YES: Text = ALL[198].1;

/// No, moves are counted in pairs.
#[allow(dead_code)]
pub const READING_MOVE_3_NO: Text = ALL[199].1;

/// Yes, every MOVE after a MOVE costs one.
#[allow(dead_code)]
pub const READING_MOVE_3_YES: Text = ALL[200].1;

/// What does a second MOVE cost with an empty reserve?
#[allow(dead_code)]
pub const READING_MOVE_4_ASK: Text = ALL[201].1;

/// Nothing.
#[allow(dead_code)]
pub const READING_MOVE_4_YES: Text = ALL[202].1;

/// What if no place is left for a pawn in the setup?
#[allow(dead_code)]
pub const READING_SET_14_ASK: Text = ALL[203].1;

/// It waits as if it had fallen and comes in at the start of its player's turn.
#[allow(dead_code)]
pub const READING_SET_14_YES: Text = ALL[204].1;

/// Whose piece is it: that of who placed it or that of its species' player?
#[allow(dead_code)]
pub const READING_SET_15_ASK: Text = ALL[205].1;

/// Always of the player of its species; neutral pieces are nobody's.
#[allow(dead_code)]
pub const READING_SET_15_YES: Text = ALL[206].1;

/// Who last touched seawater, and so starts?
#[allow(dead_code)]
pub const READING_SET_4_ASK: Text = ALL[207].1;

/// The table chooses the start player, or lets it be drawn.
#[allow(dead_code)]
pub const READING_SET_4_YES: Text = ALL[208].1;

/// What is covering another player's piece?
#[allow(dead_code)]
pub const READING_SET_7_ASK: Text = ALL[209].1;

/// Any contact with it.
#[allow(dead_code)]
pub const READING_SET_7_NO: Text = ALL[210].1;

/// An icon that looks up loses its sunlight; sides may be built against.
#[allow(dead_code)]
pub const READING_SET_7_YES: Text = ALL[211].1;

/// May a pawn cross the rock when it lies bare?
#[allow(dead_code)]
pub const READING_SLIDE_7_ASK: Text = ALL[212].1;

/// Not with several players; alone it may.
#[allow(dead_code)]
pub const READING_SLIDE_7_YES: Text = ALL[213].1;

/// May a slide end where it began?
#[allow(dead_code)]
pub const READING_SLIDE_8_ASK: Text = ALL[214].1;

/// No.
#[allow(dead_code)]
pub const READING_SLIDE_8_YES: Text = ALL[215].1;

/// Does a second slide in a row cost a piece alone?
#[allow(dead_code)]
pub const READING_SOLO_11_ASK: Text = ALL[216].1;

/// No.
#[allow(dead_code)]
pub const READING_SOLO_11_NO: Text = ALL[217].1;

/// Yes, one of the other pieces in reserve.
#[allow(dead_code)]
pub const READING_SOLO_11_YES: Text = ALL[218].1;

/// May one refuse to grow alone?
#[allow(dead_code)]
pub const READING_SOLO_12_ASK: Text = ALL[219].1;

/// No, but the slide before it is free.
#[allow(dead_code)]
pub const READING_SOLO_12_YES: Text = ALL[220].1;

/// From where must a cube be visible alone?
#[allow(dead_code)]
pub const READING_SOLO_8_ASK: Text = ALL[221].1;

/// Straight from above or straight from one of the four sides.
#[allow(dead_code)]
pub const READING_SOLO_8_YES: Text = ALL[222].1;

/// When does a piece stay by itself?
#[allow(dead_code)]
pub const READING_STAB_1_ASK: Text = ALL[223].1;

/// When static equilibrium with friction 3/10 and a margin of 1/20 exists, as shipped; sides push but do not rub.
#[allow(dead_code)]
pub const READING_STAB_1_YES: Text = ALL[224].1;

/// Is a partner another player?
#[allow(dead_code)]
pub const READING_SYM_4_ASK: Text = ALL[225].1;

/// In everything but sliding through.
#[allow(dead_code)]
pub const READING_SYM_4_YES: Text = ALL[226].1;

/// What are the most icons for the Tower card?
#[allow(dead_code)]
pub const READING_TOWER_1_ASK: Text = ALL[227].1;

/// Strictly more than every other species, the neutral one included.
#[allow(dead_code)]
pub const READING_TOWER_1_YES: Text = ALL[228].1;

/// : {changes}
#[allow(dead_code)]
pub const SAY_CHANGE: Text = ALL[229].1;

/// Cover the rock with {species} at {cells}{change}
#[allow(dead_code)]
pub const SAY_COVER: Text = ALL[230].1;

/// Float: take your pawn off the reef
#[allow(dead_code)]
pub const SAY_FLOAT: Text = ALL[231].1;

/// Float: take your pawn off the reef; the second move in a row costs a piece
#[allow(dead_code)]
pub const SAY_FLOAT_COST: Text = ALL[232].1;

/// Return the piece to the box: it cannot grow
#[allow(dead_code)]
pub const SAY_GIVE_UP: Text = ALL[233].1;

/// Grow {species} at {cells}{change}
#[allow(dead_code)]
pub const SAY_GROW: Text = ALL[234].1;

/// Grow {species} at {cells}, beneath your pawn, which goes to {to}{change}
#[allow(dead_code)]
pub const SAY_GROW_LIFT: Text = ALL[235].1;

/// Put your pawn on {to}
#[allow(dead_code)]
pub const SAY_LAND: Text = ALL[236].1;

/// Put the pawn of {species} on {to}
#[allow(dead_code)]
pub const SAY_LAND_OF: Text = ALL[237].1;

/// Make {species} the neutral species
#[allow(dead_code)]
pub const SAY_NEUTRAL: Text = ALL[238].1;

/// Return a piece of {species} to the box
#[allow(dead_code)]
pub const SAY_PAY: Text = ALL[239].1;

/// Play {species}
#[allow(dead_code)]
pub const SAY_PLAY: Text = ALL[240].1;

/// Slide to {to}
#[allow(dead_code)]
pub const SAY_SLIDE: Text = ALL[241].1;

/// Slide to {to}; the second move in a row costs a piece
#[allow(dead_code)]
pub const SAY_SLIDE_COST: Text = ALL[242].1;

/// Choose a piece of {species}
#[allow(dead_code)]
pub const SAY_TAKE: Text = ALL[243].1;

/// Try {species} at {cells}: it falls and goes to the box
#[allow(dead_code)]
pub const SAY_TRY_BOX: Text = ALL[244].1;

/// Try {species} at {cells}: this falls: {falls}
#[allow(dead_code)]
pub const SAY_TRY_PENALTY: Text = ALL[245].1;

/// Try {species} at {cells}: it falls and everything is put back
#[allow(dead_code)]
pub const SAY_TRY_RESTORE: Text = ALL[246].1;

/// Brain Coral card
#[allow(dead_code)]
pub const SCORE_CARD_BRAIN: Text = ALL[247].1;

/// Red Coral card
#[allow(dead_code)]
pub const SCORE_CARD_RED: Text = ALL[248].1;

/// Sun Coral card
#[allow(dead_code)]
pub const SCORE_CARD_SUN: Text = ALL[249].1;

/// Tubular Coral card
#[allow(dead_code)]
pub const SCORE_CARD_TUBULAR: Text = ALL[250].1;

/// Partner's icons
#[allow(dead_code)]
pub const SCORE_PARTNER: Text = ALL[251].1;

/// Icons in sunlight
#[allow(dead_code)]
pub const SCORE_SUNLIGHT: Text = ALL[252].1;

/// Icons on the highest level
#[allow(dead_code)]
pub const SCORE_TOP_LEVEL: Text = ALL[253].1;

/// Tower card
#[allow(dead_code)]
pub const SCORE_TOWER: Text = ALL[254].1;

/// Brain Coral
#[allow(dead_code)]
pub const SPECIES_BRAIN: Text = ALL[255].1;

/// Red Coral
#[allow(dead_code)]
pub const SPECIES_RED: Text = ALL[256].1;

/// Sun Coral
#[allow(dead_code)]
pub const SPECIES_SUN: Text = ALL[257].1;

/// Tubular Coral
#[allow(dead_code)]
pub const SPECIES_TUBULAR: Text = ALL[258].1;

/// column {column}
#[allow(dead_code)]
pub const THING_COLUMN: Text = ALL[259].1;

/// Floating
#[allow(dead_code)]
pub const THING_FLOAT: Text = ALL[260].1;

/// Giving up the piece
#[allow(dead_code)]
pub const THING_GIVE_UP: Text = ALL[261].1;

/// {species} at {cells}
#[allow(dead_code)]
pub const THING_GROW: Text = ALL[262].1;

/// A pawn on {to}
#[allow(dead_code)]
pub const THING_LAND: Text = ALL[263].1;

/// {species} as the neutral species
#[allow(dead_code)]
pub const THING_NEUTRAL: Text = ALL[264].1;

/// Returning a piece of {species}
#[allow(dead_code)]
pub const THING_PAY: Text = ALL[265].1;

/// Playing {species}
#[allow(dead_code)]
pub const THING_PLAY: Text = ALL[266].1;

/// the rock
#[allow(dead_code)]
pub const THING_ROCK: Text = ALL[267].1;

/// Sliding to {to}
#[allow(dead_code)]
pub const THING_SLIDE: Text = ALL[268].1;

/// {what} at {at}
#[allow(dead_code)]
pub const THING_SPOT: Text = ALL[269].1;

/// Choosing a piece of {species}
#[allow(dead_code)]
pub const THING_TAKE: Text = ALL[270].1;

/// Coral
#[allow(dead_code)]
pub const TITLE: Text = ALL[271].1;

/// down
#[allow(dead_code)]
pub const WAY_DOWN: Text = ALL[272].1;

/// east
#[allow(dead_code)]
pub const WAY_EAST: Text = ALL[273].1;

/// north
#[allow(dead_code)]
pub const WAY_NORTH: Text = ALL[274].1;

/// south
#[allow(dead_code)]
pub const WAY_SOUTH: Text = ALL[275].1;

/// up
#[allow(dead_code)]
pub const WAY_UP: Text = ALL[276].1;

/// west
#[allow(dead_code)]
pub const WAY_WEST: Text = ALL[277].1;

/// {low} and {high}
#[allow(dead_code)]
pub const WHERE_BOTH: Text = ALL[278].1;

/// {columns} on level {level}
#[allow(dead_code)]
pub const WHERE_CELLS: Text = ALL[279].1;

/// {n} east
#[allow(dead_code)]
pub const WHERE_EAST: Text = ALL[280].1;

/// the middle
#[allow(dead_code)]
pub const WHERE_MIDDLE: Text = ALL[281].1;

/// {n} north
#[allow(dead_code)]
pub const WHERE_NORTH: Text = ALL[282].1;

/// {corner} (arms {one} and {other})
#[allow(dead_code)]
pub const WHERE_PIECE: Text = ALL[283].1;

/// {n} south
#[allow(dead_code)]
pub const WHERE_SOUTH: Text = ALL[284].1;

/// {n} west
#[allow(dead_code)]
pub const WHERE_WEST: Text = ALL[285].1;

/// {cells} does not touch the cube under the pawn, {piece} at {at}.
#[allow(dead_code)]
pub const WHY_APART: Text = ALL[286].1;

/// That piece of {species} is in the bag: chance decides what is drawn.
#[allow(dead_code)]
pub const WHY_BAGGED: Text = ALL[287].1;

/// At {to} is the rock, which has no icon.
#[allow(dead_code)]
pub const WHY_BARE_ROCK: Text = ALL[288].1;

/// {species} at {cells} would go below the table.
#[allow(dead_code)]
pub const WHY_BELOW: Text = ALL[289].1;

/// {species} at {cells} would go beneath the pawn of {owner}.
#[allow(dead_code)]
pub const WHY_BENEATH: Text = ALL[290].1;

/// That piece of {species} is in the box and stays out of the game.
#[allow(dead_code)]
pub const WHY_BOXED: Text = ALL[291].1;

/// The piece of {species} can still grow here, so it must.
#[allow(dead_code)]
pub const WHY_CAN_GROW: Text = ALL[292].1;

/// {thing}: not now, chance decides first.
#[allow(dead_code)]
pub const WHY_CHANCE: Text = ALL[293].1;

/// {species} at {cells} would take the sun from {piece} at {at}, the coral of {who}; other places do not.
#[allow(dead_code)]
pub const WHY_COVERS: Text = ALL[294].1;

/// {species} at {cells} would touch {piece} at {at}, the coral of {who}; other places do not.
#[allow(dead_code)]
pub const WHY_COVERS_CONTACT: Text = ALL[295].1;

/// There is no coral in {to}.
#[allow(dead_code)]
pub const WHY_EMPTY_COLUMN: Text = ALL[296].1;

/// {species} at {cells} would not stay. This would fall: {falls}.
#[allow(dead_code)]
pub const WHY_FALLS: Text = ALL[297].1;

/// {at} is further than any reef can reach.
#[allow(dead_code)]
pub const WHY_FAR: Text = ALL[298].1;

/// {species} cannot lie at {cells}: {piece} is at {at} already.
#[allow(dead_code)]
pub const WHY_FILLED: Text = ALL[299].1;

/// {to} is not seen from above, so no slide leads there.
#[allow(dead_code)]
pub const WHY_HIDDEN: Text = ALL[300].1;

/// For {species} at {cells} the pawn has to be lifted to {to}, where it does not fit.
#[allow(dead_code)]
pub const WHY_LIFT: Text = ALL[301].1;

/// Alone no pawn floats: {species} has to grow from where its pawn is or slides to.
#[allow(dead_code)]
pub const WHY_NO_FLOAT: Text = ALL[302].1;

/// {species} at {cells} leaves the pawn no room at {at}.
#[allow(dead_code)]
pub const WHY_NO_HEIGHT: Text = ALL[303].1;

/// There is no coral at {to} to stand on.
#[allow(dead_code)]
pub const WHY_NO_ICON: Text = ALL[304].1;

/// No path of neighbouring icons seen from above leads to {to}.
#[allow(dead_code)]
pub const WHY_NO_PATH: Text = ALL[305].1;

/// The pawn is not on the reef, so {species} has no cube to grow from.
#[allow(dead_code)]
pub const WHY_NO_PAWN: Text = ALL[306].1;

/// A pawn does not fit at {to}: {piece} is in the way.
#[allow(dead_code)]
pub const WHY_NO_ROOM: Text = ALL[307].1;

/// {what} is no species of this box.
#[allow(dead_code)]
pub const WHY_NO_SPECIES: Text = ALL[308].1;

/// {what} is no step of this game. {ask}
#[allow(dead_code)]
pub const WHY_NO_STEP: Text = ALL[309].1;

/// {to} lies under an overhang, where this edition lets no pawn land.
#[allow(dead_code)]
pub const WHY_NO_SUN: Text = ALL[310].1;

/// {species} at {cells} has nothing beneath it and would fall.
#[allow(dead_code)]
pub const WHY_NO_SUPPORT: Text = ALL[311].1;

/// {species} cannot be brought to {cells}: every way there is closed.
#[allow(dead_code)]
pub const WHY_NO_WAY: Text = ALL[312].1;

/// No pawn can be brought to {to}: every way there is closed.
#[allow(dead_code)]
pub const WHY_NO_WAY_PAWN: Text = ALL[313].1;

/// You have no piece of {species} in your reserve.
#[allow(dead_code)]
pub const WHY_NONE: Text = ALL[314].1;

/// You have no other piece of {species} than the chosen one.
#[allow(dead_code)]
pub const WHY_NONE_LEFT: Text = ALL[315].1;

/// No piece of {species} is due: the box takes one only after a second move in a row.
#[allow(dead_code)]
pub const WHY_NOTHING_DUE: Text = ALL[316].1;

/// Your reserve is empty: there is no {species} to return.
#[allow(dead_code)]
pub const WHY_NOTHING_LEFT: Text = ALL[317].1;

/// {cells} does not touch the rock.
#[allow(dead_code)]
pub const WHY_OFF_ROCK: Text = ALL[318].1;

/// {species} at {cells} does not touch the table, and other places do.
#[allow(dead_code)]
pub const WHY_OFF_TABLE: Text = ALL[319].1;

/// The chosen piece is {taken}, not {species}.
#[allow(dead_code)]
pub const WHY_OTHER_PIECE: Text = ALL[320].1;

/// {thing}: too late, the match is over.
#[allow(dead_code)]
pub const WHY_OVER: Text = ALL[321].1;

/// {species} at {cells} would lie beneath your pawn, which may not stand on its own species.
#[allow(dead_code)]
pub const WHY_OWN_BENEATH: Text = ALL[322].1;

/// {to} is {species}, the pawn's own species.
#[allow(dead_code)]
pub const WHY_OWN_END: Text = ALL[323].1;

/// At {to} lies {species}, the pawn's own species.
#[allow(dead_code)]
pub const WHY_OWN_ICON: Text = ALL[324].1;

/// Every path to {to} crosses {species}, the pawn's own species.
#[allow(dead_code)]
pub const WHY_OWN_PATH: Text = ALL[325].1;

/// Your partner's pawn stands at {to}: slide on, but do not stop there.
#[allow(dead_code)]
pub const WHY_PARTNER_END: Text = ALL[326].1;

/// The pawn of {owner} stands at {at}, where {species} would lie.
#[allow(dead_code)]
pub const WHY_PAWN_IN_WAY: Text = ALL[327].1;

/// Every path to {to} is barred by another pawn.
#[allow(dead_code)]
pub const WHY_PAWN_PATH: Text = ALL[328].1;

/// {species} is played by {who} already.
#[allow(dead_code)]
pub const WHY_PLAYED: Text = ALL[329].1;

/// {what} is no place for a piece: a piece grows in the reef.
#[allow(dead_code)]
pub const WHY_RESERVE_CELL: Text = ALL[330].1;

/// That piece of {species} is in the reserve of {who}, not in yours.
#[allow(dead_code)]
pub const WHY_RESERVE_OF: Text = ALL[331].1;

/// {to} is the bare rock, where no pawn may stand.
#[allow(dead_code)]
pub const WHY_ROCK_END: Text = ALL[332].1;

/// The only path to {to} crosses the bare rock.
#[allow(dead_code)]
pub const WHY_ROCK_PATH: Text = ALL[333].1;

/// The pawn stands at {to} already; a slide must end somewhere else.
#[allow(dead_code)]
pub const WHY_SAME_PLACE: Text = ALL[334].1;

/// The scoring card of {species} is counted at the end.
#[allow(dead_code)]
pub const WHY_SCORE_CARD: Text = ALL[335].1;

/// Setup card {card} has been laid out; nothing is done with it any more.
#[allow(dead_code)]
pub const WHY_SETUP_CARD: Text = ALL[336].1;

/// {thing}: that is not what is asked now. {ask}
#[allow(dead_code)]
pub const WHY_STEP: Text = ALL[337].1;

/// {cells} is no L of three cubes, and every piece is one.
#[allow(dead_code)]
pub const WHY_STRAIGHT: Text = ALL[338].1;

/// The pawn of {owner} stands at {to} already.
#[allow(dead_code)]
pub const WHY_TAKEN: Text = ALL[339].1;

/// The Tower card changes hands by itself at the start of a turn.
#[allow(dead_code)]
pub const WHY_TOWER: Text = ALL[340].1;

/// {species} at {cells} would fall, and {n} tries in this turn are all you have.
#[allow(dead_code)]
pub const WHY_TRIES: Text = ALL[341].1;

/// {thing}: not now, it is the turn of {who}.
#[allow(dead_code)]
pub const WHY_TURN: Text = ALL[342].1;

/// {n} is no orientation of a piece: there are twelve, 0 to 11.
#[allow(dead_code)]
pub const WHY_TURNED: Text = ALL[343].1;

/// Nobody plays {species}, so its pawn stays off the reef.
#[allow(dead_code)]
pub const WHY_UNPLAYED_PAWN: Text = ALL[344].1;

/// The pawn of {owner} is beside the reef; it comes back in its own turn.
#[allow(dead_code)]
pub const WHY_WAITING_PAWN: Text = ALL[345].1;

/// Card at the end
#[allow(dead_code)]
pub const REPORT_CARD: Text = Text { en: "Card at the end", nl: "Kaart aan het eind" };

/// Pieces of a species at the end
#[allow(dead_code)]
pub const REPORT_CORAL: Text = Text { en: "Pieces of a species at the end", nl: "Stenen van een soort aan het eind" };

/// Piece grown
#[allow(dead_code)]
pub const REPORT_GROW: Text = Text { en: "Piece grown", nl: "Steen gegroeid" };

/// Species without a player
#[allow(dead_code)]
pub const REPORT_NEUTRAL: Text = Text { en: "Species without a player", nl: "Soort zonder speler" };

/// Piece paid
#[allow(dead_code)]
pub const REPORT_PAY: Text = Text { en: "Piece paid", nl: "Steen betaald" };

/// Species chosen
#[allow(dead_code)]
pub const REPORT_PLAY: Text = Text { en: "Species chosen", nl: "Soort gekozen" };

/// Piece taken back
#[allow(dead_code)]
pub const REPORT_TAKE: Text = Text { en: "Piece taken back", nl: "Steen teruggenomen" };
