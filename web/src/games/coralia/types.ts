// Generated from games/coralia by `cargo xtask codegen`; edit the Rust types.

import type { Seat } from "../../protocol";

/** The kinds of steps a player can take. */
export type Step = "first" | "supply" | "store" | "die" | "keep" | "white" | "copy" | "next" | "pair" | "piles" | "stop";

/**
 * A word of the component files in every language.
 */
export type Words = {
/**
 * English.
 */
en: string,
/**
 * Dutch.
 */
nl: string, };

/**
 * Where a fact comes from.
 */
export type Tag = "R" | "P" | "D" | "C";

/**
 * A colour of dice, and its reef.
 */
export type Colour = "yellow" | "blue" | "red" | "orange" | "green" | "violet";

/**
 * A space of a reef.
 */
export type Space = "turtle" | "starfish" | "octopus" | "fish" | "pearl" | "diver" | "treasure";

/**
 * A face of a die.
 */
export type Face = "turtle" | "starfish" | "octopus" | "fish" | "pearl" | "diver";

/**
 * A pile of cards.
 */
export type Pile = "fish" | "pearl" | "starfish" | "island";

/**
 * What a position waits for.
 */
export type Waits = "start" | "turtles" | "block" | "first" | "supply" | "store" | "roll" | "die" | "card" | "keep" | "white_roll" | "white" | "copy" | "chest" | "next" | "last" | "pair" | "piles" | "show" | "count" | "over";

/**
 * What an observer may know of a position.
 */
export type View = {
/**
 * How many play.
 */
seats: number,
/**
 * Who starts.
 */
start: Seat,
/**
 * Who looks, if it is a seat.
 */
me: Seat | null,
/**
 * Whose turn it is, or whose starfish cards are scored.
 */
active: Seat | null,
/**
 * The round, from 1.
 */
round: number,
/**
 * How many rounds are played.
 */
rounds: number,
/**
 * The turn, from 1.
 */
turn: number,
/**
 * How many turns are played.
 */
turns: number,
/**
 * Whether the starfish cards are being scored.
 */
scoring: boolean,
/**
 * What is being waited for.
 */
step: Waits,
/**
 * The six reefs.
 */
reefs: Array<ReefView>,
/**
 * The island.
 */
island: IslandView,
/**
 * The four piles.
 */
piles: Array<PileView>,
/**
 * Dice in the supply by colour.
 */
supply: [number, number, number, number, number, number],
/**
 * Dice on the research station.
 */
station: Array<StationDie>,
/**
 * How many dice the active seat may hold.
 */
hold: number,
/**
 * The seats.
 */
players: Array<PlayerView>,
/**
 * Cards being looked at.
 */
look: LookView | null,
/**
 * The pile a card is drawn from.
 */
drawing: Pile | null,
/**
 * Whether that card is only looked at, not taken.
 */
looking: boolean,
/**
 * What the white die shows that is to be placed.
 */
white: Face | null,
/**
 * What lies beside the board.
 */
side: SideView,
/**
 * Chests nobody has seen.
 */
hidden_chests: Array<string>,
/**
 * Turtles that can be copied now.
 */
copies: Array<string>,
/**
 * Starfish cards that the scoring seat still has to resolve.
 */
pending: Array<string>,
/**
 * The reefs whose chests are taken.
 */
pair: Array<Colour> | null,
/**
 * How many cards are still to be drawn for left-over dice.
 */
draws_left: number | null,
/**
 * The result, once all cards lie open.
 */
final: Array<FinalView> | null, };

/**
 * A reef.
 */
export type ReefView = {
/**
 * Its colour.
 */
colour: Colour,
/**
 * The turtle on it.
 */
tile: string | null,
/**
 * Whether a chest lies on it.
 */
chest: boolean,
/**
 * Whose octopus is there.
 */
octopus: Seat | null,
/**
 * Whose diver is there.
 */
diver: Seat | null,
/**
 * How many dice lie on it.
 */
dice: number,
/**
 * What its dice are worth to a diver.
 */
diver_points: number,
/**
 * Its seven spaces.
 */
slots: Array<SlotView>, };

/**
 * A space of a reef.
 */
export type SlotView = {
/**
 * What it shows.
 */
space: Space,
/**
 * Its points for the diver.
 */
value: number,
/**
 * The die on it.
 */
die: DieView | null, };

/**
 * A die on a reef.
 */
export type DieView = {
/**
 * Its colour, or `white`.
 */
colour: Colour | "white",
/**
 * What it shows.
 */
face: Face,
/**
 * Whether it was placed before play.
 */
blocking: boolean, };

/**
 * The island's dice.
 */
export type IslandView = {
/**
 * Coloured dice.
 */
dice: [number, number, number, number, number, number],
/**
 * White dice.
 */
white: number,
/**
 * All dice.
 */
total: number, };

/**
 * A pile.
 */
export type PileView = {
/**
 * Which.
 */
pile: Pile,
/**
 * How many cards it has.
 */
left: number,
/**
 * Cards the observer put back and so knows: place from the top, and card.
 */
known: Array<KnownCard>, };

/**
 * A card in a pile that the observer knows.
 */
export type KnownCard = {
/**
 * Its place, 0 being the top.
 */
place: number,
/**
 * What it is.
 */
card: string, };

/**
 * A die on the research station.
 */
export type StationDie = {
/**
 * Its colour.
 */
colour: Colour,
/**
 * What it shows, if it is rolled.
 */
face: Face | null,
/**
 * Where it would go: `reef` or `island`.
 */
to: "reef" | "island" | null,
/**
 * The rule that forbids placing it.
 */
why: string | null,
/**
 * Whether it was just added from the supply.
 */
added: boolean, };

/**
 * A seat as the observer sees it.
 */
export type PlayerView = {
/**
 * Who.
 */
seat: Seat,
/**
 * Points on the track.
 */
points: number,
/**
 * Cards taken, stingrays too.
 */
cards: number,
/**
 * Cards by the pile they came from.
 */
by_pile: ByPile,
/**
 * Stingrays.
 */
rays: number,
/**
 * Turtles.
 */
turtles: Array<string>,
/**
 * Chests.
 */
chests: Array<string>,
/**
 * Octopus figures not placed yet.
 */
figures: number,
/**
 * Where the diver is.
 */
diver: Colour | null,
/**
 * Whether the starfish cards lie open.
 */
shown: boolean,
/**
 * The cards that the observer sees.
 */
hand: Array<HandCard>,
/**
 * What the fish would score, if all cards are seen.
 */
fish: FishScore | null,
/**
 * The pearls, if all cards are seen; with rank and points once all lie open.
 */
pearls: PearlScore | null,
/**
 * What the pearls would score at rank 1, 2 and later.
 */
pearls_by_rank: [number, number, number] | null, };

/**
 * A card of a hand.
 */
export type HandCard = {
/**
 * What it is.
 */
card: string,
/**
 * Whether it came from the island pile.
 */
island: boolean, };

/**
 * Cards by the pile they came from.
 */
export type ByPile = {
/**
 * From the starfish pile.
 */
starfish: number,
/**
 * From the pearl pile.
 */
pearl: number,
/**
 * From the fish pile.
 */
fish: number,
/**
 * From the island pile.
 */
island: number, };

/**
 * The fish of a seat and what they score.
 */
export type FishScore = {
/**
 * How many of each kind: fire, blow, angel, stingray, anemone.
 */
counts: [number, number, number, number, number],
/**
 * The sizes of the best sets, biggest first.
 */
sets: Array<number>,
/**
 * Points of each of those sets.
 */
set_points: Array<number>,
/**
 * Points of cards that count fish.
 */
per_fish: number,
/**
 * All points.
 */
points: number, };

/**
 * The pearls of a seat and what they score.
 */
export type PearlScore = {
/**
 * Values, highest first.
 */
values: Array<number>,
/**
 * Their sum.
 */
sum: number,
/**
 * The rank, from 1; nobody without pearls has one.
 */
rank: number | null,
/**
 * How many of the values count.
 */
counting: number,
/**
 * Points of cards that count pearls.
 */
per_pearl: number,
/**
 * All points.
 */
points: number, };

/**
 * Cards being looked at.
 */
export type LookView = {
/**
 * From which pile.
 */
pile: Pile,
/**
 * How many.
 */
count: number,
/**
 * What they are, for the seat that looks.
 */
cards: Array<string> | null, };

/**
 * What lies beside the board.
 */
export type SideView = {
/**
 * Turtles.
 */
turtles: Array<string>,
/**
 * Chests, face down.
 */
chests: number,
/**
 * Stingrays.
 */
rays: number, };

/**
 * The result of a seat, step by step.
 */
export type FinalView = {
/**
 * Points when the scoring began.
 */
play: number,
/**
 * Step 1.
 */
starfish: number,
/**
 * Step 2.
 */
diver: number,
/**
 * The diver's reef.
 */
reef: Colour | null,
/**
 * Step 3.
 */
fish: number,
/**
 * Step 4.
 */
pearls: number,
/**
 * All points.
 */
total: number,
/**
 * The place, from 1.
 */
place: number, };

/**
 * What a ghost on the table shows of an action before it is taken.
 */
export type Preview = {
/**
 * Where the die lands.
 */
to: Landing | null,
/**
 * What comes of it, in order.
 */
effects: Array<Effect>, };

/**
 * Where a die lands.
 */
export type Landing = { "on": "reef",
/**
 * The reef.
 */
colour: Colour,
/**
 * The space.
 */
space: Space, } | { "on": "island" };

/**
 * Something that comes of a decision at once.
 */
export type Effect = { "what": "octopus",
/**
 * Points for the one who acts.
 */
points: number, } | { "what": "points",
/**
 * Who gets them.
 */
seat: Seat,
/**
 * How many.
 */
points: number, } | { "what": "cards",
/**
 * The pile.
 */
pile: Pile,
/**
 * How many the action lets one see.
 */
wanted: number,
/**
 * How many are there to be seen.
 */
seen: number,
/**
 * How many of them are kept.
 */
kept: number, } | { "what": "turtle",
/**
 * Which.
 */
tile: string, } | { "what": "stingray",
/**
 * Whether one is left.
 */
left: boolean, } | { "what": "white_die",
/**
 * Whether one lies there.
 */
left: boolean, } | { "what": "copy",
/**
 * How many can be chosen.
 */
among: number, } | { "what": "side_chest",
/**
 * Whether one is left.
 */
left: boolean, } | { "what": "reef_chests",
/**
 * The reefs.
 */
reefs: Array<Colour>, } | { "what": "draws",
/**
 * How many.
 */
cards: number, } | { "what": "diver",
/**
 * The reef it leaves.
 */
from: Colour | null,
/**
 * Whether it brings up that reef's chest.
 */
chest: boolean, };

/**
 * Everything in the box.
 */
export type Catalogue = { colours: Array<CatalogueColour>, spaces: Array<CatalogueSpace>, cards: Array<CatalogueCard>, ray: CatalogueRay, turtles: Array<CatalogueTile>, chests: Array<CatalogueTile>,
/**
 * Points of sets of 1 to 5 different fish.
 */
fish_set_scores: Array<number>,
/**
 * Pearls that count for the first, the second and all later ranks.
 */
pearl_cards_by_rank: [number, number, number], rounds: CatalogueRounds,
/**
 * Points between two big jellyfish.
 */
jellyfish_step: number, readings: Readings, };

/**
 * A colour of dice and its reef.
 */
export type CatalogueColour = { id: Colour, name: Words, };

/**
 * A space of every reef.
 */
export type CatalogueSpace = { id: Space,
/**
 * Points for the diver.
 */
value: number, };

/**
 * A card of a pile.
 */
export type CatalogueCard = { id: string, pile: Exclude<Pile, "island">,
/**
 * What it does, by its word in the component file.
 */
kind: string, name: Words, tag: Tag, colours: Array<Colour>,
/**
 * Its value as a pearl; 0 for other cards.
 */
value: number,
/**
 * Its kind as a fish.
 */
fish: string | null,
/**
 * How many cards do the same.
 */
copies: number, };

/**
 * The stingrays.
 */
export type CatalogueRay = { name: Words, tag: Tag, };

/**
 * A turtle or a chest.
 */
export type CatalogueTile = { id: string, gives: string, name: Words, tag: Tag, };

/**
 * Rounds by seats.
 */
export type CatalogueRounds = { "2": number, "3": number, "4": number, };

/**
 * One choice wherever the rulebook can be read in two ways.
 */
export type Readings = {
/**
 * What follows seats that share a pearl rank.
 */
pearl_rank_mode: PearlRankMode,
/**
 * When a white die may go to the island.
 */
white_to_island: WhiteToIsland,
/**
 * Who gets the point when another octopus is placed.
 */
octopus_income: OctopusIncome,
/**
 * What actions bring during the final scoring.
 */
scoring_features: ScoringFeatures,
/**
 * Whether starfish cards must be used.
 */
scoring_effects: ScoringEffects,
/**
 * When the first four dice are picked.
 */
first4: First4,
/**
 * Where they come from.
 */
tag: Tag, };

/**
 * What follows seats that share a pearl rank.
 */
export type PearlRankMode = "dense" | "competition";

/**
 * When a white die may go to the island.
 */
export type WhiteToIsland = "some_blocked" | "always" | "all_blocked";

/**
 * Who gets the point when another octopus is placed.
 */
export type OctopusIncome = "per_figure" | "per_seat";

/**
 * What actions bring during the final scoring.
 */
export type ScoringFeatures = "full" | "action_only";

/**
 * Whether starfish cards must be used.
 */
export type ScoringEffects = "forced" | "optional";

/**
 * When the first four dice are picked.
 */
export type First4 = "after_blocking" | "before_blocking";
