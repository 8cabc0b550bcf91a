// Generated from games/reef by `cargo xtask codegen`; edit the Rust types.

import type { Seat } from "../../protocol";

/** The kinds of steps a player can take. */
export type Step = "place" | "skip" | "claim" | "no_claim" | "flourish" | "no_flourish" | "second" | "done" | "nature_turn" | "nature_place";

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
 * The table.
 *
 * Coordinates: x to the east and y to the south of the centre space, z up from 0.
 */
export type View = {
/**
 * How many seats play.
 */
seats: number,
/**
 * Whose turn it is; nobody's once the match is over.
 */
active: Seat | null,
/**
 * Where the turn stands.
 */
step: TurnStep,
/**
 * Whether the die to be placed is the bought second one.
 */
second: boolean,
/**
 * The reef, stack by stack.
 */
stacks: Array<StackView>,
/**
 * The seats.
 */
players: Array<PlayerView>,
/**
 * The shapes in play.
 */
shapes: Array<ShapeView>,
/**
 * The die just placed.
 */
placed: SpotView | null,
/**
 * Shapes that can be claimed with it.
 */
matches: Array<string>,
/**
 * For each of them the dice that make it.
 */
matched: Array<MadeView>,
/**
 * For the active seat: where one more die would complete a shape.
 */
near: Array<NearView>,
/**
 * Nature, if the seat plays against her.
 */
nature: NatureView | null,
/**
 * The level of the game against Nature.
 */
level: string | null,
/**
 * Whether Nature was beaten, once that is known.
 */
won: boolean | null, };

/**
 * Where the turn stands.
 */
export type TurnStep = "draw_shape" | "roll" | "first" | "place" | "claim" | "flourish" | "second" | "refill" | "nature_roll" | "nature_turn" | "nature_place" | "over";

/**
 * A space of the reef and its dice.
 */
export type StackView = {
/**
 * East of the centre.
 */
x: number,
/**
 * South of the centre.
 */
y: number,
/**
 * From the bottom up.
 */
dice: Array<DieView>, };

/**
 * A die of the reef.
 */
export type DieView = {
/**
 * Whose it is; nobody's is Nature's.
 */
owner: Seat | null,
/**
 * What it shows.
 */
value: number, };

/**
 * A place for one die.
 */
export type SpotView = {
/**
 * East of the centre.
 */
x: number,
/**
 * South of the centre.
 */
y: number,
/**
 * Up from 0.
 */
z: number, };

/**
 * A seat.
 */
export type PlayerView = {
/**
 * Values of the two nursery dice.
 */
nursery: [number | null, number | null],
/**
 * Dice in reserve.
 */
reserve: number,
/**
 * Fish.
 */
fish: number,
/**
 * Cards taken that the observer may see, by shape.
 */
cards: Array<string>,
/**
 * Cards taken that lie face down for the observer.
 */
face_down: number,
/**
 * Points so far, if the observer may know them.
 */
points: number | null,
/**
 * The Flourish cards; none without the module.
 */
flourish: Array<FlourishView>,
/**
 * Whether a card was claimed or a pair scored in the turn that lasts.
 */
claimed_this_turn: boolean, };

/**
 * A Flourish card.
 */
export type FlourishView = {
/**
 * Value of the pair.
 */
value: number,
/**
 * Points at the end.
 */
points: number,
/**
 * Fish at once.
 */
fish: number,
/**
 * Whether it has been scored.
 */
scored: boolean, };

/**
 * A shape in play.
 */
export type ShapeView = {
/**
 * Its id.
 */
id: string,
/**
 * Cards left.
 */
left: number,
/**
 * Points of a card.
 */
points: number,
/**
 * Fish of a card.
 */
fish: number,
/**
 * The pattern.
 */
columns: Array<ColumnView>,
/**
 * Whether the pattern stands in one line.
 */
flat: boolean, };

/**
 * A column of a pattern.
 */
export type ColumnView = {
/**
 * East of the pattern's anchor.
 */
dx: number,
/**
 * South of the pattern's anchor.
 */
dy: number,
/**
 * From the bottom up: `O` own, `X` another's, `?` anybody's.
 */
dice: Array<string>, };

/**
 * Where one more die would complete a shape.
 */
export type NearView = {
/**
 * The shape's id.
 */
id: string,
/**
 * The places for that die.
 */
cells: Array<SpotView>, };

/**
 * A shape that stands, and the dice it is made of.
 */
export type MadeView = {
/**
 * The shape's id.
 */
id: string,
/**
 * Its dice.
 */
dice: Array<SpotView>, };

/**
 * Nature's side of the table.
 */
export type NatureView = {
/**
 * What her die shows.
 */
die: number | null,
/**
 * Her dice in reserve.
 */
reserve: number,
/**
 * Her dice that had no place.
 */
aside: number,
/**
 * Where her die may go as it shows now.
 */
spots: Array<SpotView>,
/**
 * Why there.
 */
reason: Reason | null, };

/**
 * Why Nature's die goes where it goes.
 */
export type Reason = {
/**
 * The level, from 1.
 */
level: number,
/**
 * The distance from the centre: squared in a straight line, or in steps if the table measures so.
 */
distance2: number, };

/**
 * What would come of placing a die.
 */
export type Preview = {
/**
 * Fish to pay for turning it.
 */
cost: number,
/**
 * Fish left after paying and after the space's own.
 */
fish: number,
/**
 * The shapes that could be claimed.
 */
matches: Array<string>,
/**
 * The pair that could be scored.
 */
pair: number | null, };

/**
 * Everything in the box, as plain data.
 */
export type Catalogue = {
/**
 * The board.
 */
board: CatalogueBoard,
/**
 * The shapes, regular ones first.
 */
shapes: Array<CatalogueShape>,
/**
 * The sets of seven.
 */
sets: Array<CatalogueSet>,
/**
 * The Flourish cards of a player.
 */
flourish: Array<CatalogueFlourish>,
/**
 * The readings of the rules.
 */
options: Readings, };

/**
 * The board.
 */
export type CatalogueBoard = {
/**
 * Its spaces, row by row.
 */
cells: Array<CatalogueCell>,
/**
 * Where the map comes from.
 */
tag: Tag, };

/**
 * A space of the board.
 */
export type CatalogueCell = {
/**
 * East of the centre.
 */
x: number,
/**
 * South of the centre.
 */
y: number,
/**
 * Whether it shows a fish.
 */
fish: boolean,
/**
 * Whether it is the centre.
 */
centre: boolean,
/**
 * Its name.
 */
name: string, };

/**
 * A shape.
 */
export type CatalogueShape = {
/**
 * Its id.
 */
id: string,
/**
 * Its name.
 */
name: Words,
/**
 * Points of a card.
 */
points: number,
/**
 * Fish of a card.
 */
fish: number,
/**
 * Whether the pattern stands in one line.
 */
flat: boolean,
/**
 * The pattern.
 */
columns: Array<ColumnView>,
/**
 * The sets it belongs to.
 */
sets: Array<string>,
/**
 * Where the picture comes from.
 */
tag: Tag, };

/**
 * A set of seven shapes.
 */
export type CatalogueSet = {
/**
 * Its id in options.
 */
id: string,
/**
 * Its name.
 */
name: Words,
/**
 * The ids of its shapes.
 */
shapes: Array<string>,
/**
 * Whether it is the set of a first game.
 */
starter: boolean, };

/**
 * A Flourish card.
 */
export type CatalogueFlourish = {
/**
 * Value of the pair.
 */
value: number,
/**
 * Points at the end.
 */
points: number,
/**
 * Fish at once.
 */
fish: number,
/**
 * Where the card comes from.
 */
tag: Tag, };

/**
 * Readings of the rules used where a table chooses nothing.
 */
export type Readings = {
/**
 * How closely a pattern must match.
 */
match: Matching,
/**
 * Whether mirror images of Evolve solids count.
 */
evolve_mirror: boolean,
/**
 * Whether a claim is a duty.
 */
claim_forced: boolean,
/**
 * How many steps Nature's die may be turned, 0 being any number.
 */
nature_adjust_max: number,
/**
 * How the distance from the centre is measured.
 */
nature_distance: Distance, };

/**
 * How closely a pattern must match.
 */
export type Matching = "shown_dice" | "exact_heights";

/**
 * How the distance from the centre is measured.
 */
export type Distance = "straight" | "steps";
