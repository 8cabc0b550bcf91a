// Generated from games/islands by `cargo xtask codegen`; edit the Rust types.

import type { Seat } from "../../protocol";

/** The kinds of steps a player can take. */
export type Step = "take" | "step" | "pair" | "second" | "stay" | "pass" | "done" | "hold" | "dig";

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
 * A position of Islands as everybody sees it.
 */
export type View = {
/**
 * How many play.
 */
seats: number,
/**
 * The number of this turn, from 1.
 */
turn: number,
/**
 * How many turns there are.
 */
turns: number,
/**
 * Whose turn it is; nobody's while chance decides and at the end.
 */
active: Seat | null,
/**
 * Who began.
 */
first: Seat | null,
/**
 * Where the turn stands.
 */
step: TurnStep,
/**
 * The three columns from left to right.
 */
columns: Array<ColumnView>,
/**
 * The islands from north-west to south-east.
 */
islands: Array<IslandView>,
/**
 * The players in seat order.
 */
players: Array<PlayerView>,
/**
 * The card kept this turn.
 */
kept: CardView | null,
/**
 * The column taken this turn, from 0.
 */
column: number | null,
/**
 * How many cards were taken this turn.
 */
k: number | null,
/**
 * How many steps are left.
 */
steps: number | null,
/**
 * The die moved next does not gain 1.
 */
hold: boolean,
/**
 * The die moved next is a covered one.
 */
dug: Dug | null,
/**
 * The island of the die moved first, while a second may follow.
 */
moved: string | null,
/**
 * Where the seat to act can move which die.
 */
reachable: Array<Reach>,
/**
 * The dice that may be raised where they lie.
 */
stays: Array<Stay>,
/**
 * How many cards are not dealt yet.
 */
deck: number,
/**
 * How many cards are out of the game.
 */
discarded: number,
/**
 * Terrain by terrain who claims what: at the end, and as a forecast before.
 */
evaluation: Array<EvaluationView>, };

/**
 * Where the turn stands.
 */
export type TurnStep = "row" | "first" | "deal" | "choose" | "move" | "second" | "over";

/**
 * A specialist and the cards above it.
 */
export type ColumnView = {
/**
 * The specialist's id.
 */
specialist: string | null,
/**
 * The specialist's name.
 */
name: Words | null,
/**
 * The ability in a few words.
 */
text: Words | null,
/**
 * The cards, the newest last.
 */
cards: Array<CardView>,
/**
 * Whether this turn's player has taken it.
 */
taken: boolean, };

/**
 * A terrain card.
 */
export type CardView = {
/**
 * The name, the same in records: `V12`.
 */
code: string,
/**
 * The terrain's id.
 */
terrain: string,
/**
 * Stars.
 */
stars: number,
/**
 * Rating in Mw.
 */
rating: string, };

/**
 * An island and its tower.
 */
export type IslandView = {
/**
 * The name in records: `a1`.
 */
name: string,
/**
 * Row from the north, from 0.
 */
r: number,
/**
 * Column from the west, the main board's first being 0.
 */
c: number,
/**
 * The terrain's id.
 */
terrain: string,
/**
 * The dice from the bottom up.
 */
dice: Array<DieView>, };

/**
 * A die.
 */
export type DieView = {
/**
 * The colour as a word.
 */
colour: string,
/**
 * The value on top.
 */
value: number, };

/**
 * A player's collection.
 */
export type PlayerView = {
/**
 * The kept cards, terrain by terrain.
 */
terrains: Array<HoldingView>,
/**
 * All stars.
 */
stars: number,
/**
 * The sum of all ratings in Mw.
 */
rating: string,
/**
 * The dice this player would have if the game ended now; has, when it is over.
 */
forecast: number, };

/**
 * A player's cards of one terrain.
 */
export type HoldingView = {
/**
 * The terrain's id.
 */
terrain: string,
/**
 * The cards.
 */
cards: Array<CardView>,
/**
 * Their stars.
 */
stars: number,
/**
 * Their lowest rating in Mw.
 */
lowest: string | null,
/**
 * The dice this terrain gives, or would give now.
 */
dice: number, };

/**
 * A covered die that is chosen.
 */
export type Dug = {
/**
 * Its island.
 */
at: string,
/**
 * How many dice lie on it.
 */
depth: number, };

/**
 * A move of a die.
 */
export type Reach = {
/**
 * Where it lies.
 */
from: string,
/**
 * Where it ends.
 */
to: string,
/**
 * The fewest steps that lead there.
 */
steps: number,
/**
 * Whether the die below comes along.
 */
pair: boolean,
/**
 * The value it has then.
 */
value: number,
/**
 * The code of the action.
 */
code: number, };

/**
 * A die that is raised where it lies.
 */
export type Stay = {
/**
 * Where it lies.
 */
at: string,
/**
 * The value it has then.
 */
value: number,
/**
 * The code of the action.
 */
code: number, };

/**
 * The evaluation of one terrain.
 */
export type EvaluationView = {
/**
 * The terrain's id.
 */
terrain: string,
/**
 * The seats that take part, the first claimant first.
 */
order: Array<Seat>,
/**
 * The claims in order.
 */
claims: Array<ClaimView>, };

/**
 * A tower that is claimed.
 */
export type ClaimView = {
/**
 * By whom.
 */
seat: Seat,
/**
 * Its row.
 */
r: number,
/**
 * Its column.
 */
c: number,
/**
 * Its island.
 */
name: string,
/**
 * How many dice it has.
 */
height: number, };

/**
 * What would come of an action.
 */
export type Preview = Plan | Worth;

/**
 * What a card would allow.
 */
export type Plan = {
/**
 * How many cards are taken.
 */
k: number,
/**
 * How many steps the die may go.
 */
steps: number,
/**
 * Where each die can go.
 */
reachable: Array<Reach>,
/**
 * The dice that may be raised where they lie.
 */
stays: Array<Stay>, };

/**
 * What the towers would be worth.
 */
export type Worth = {
/**
 * The dice of each seat if the game ended then.
 */
forecast: Array<number>, };

/**
 * Everything in the box.
 */
export type Catalogue = { terrains: Array<CatalogueTerrain>, islands: Array<CatalogueIsland>, cards: Array<CatalogueCard>, specialists: Array<CatalogueSpecialist>,
/**
 * The specialists of the first game, from the left.
 */
first_game: Array<string>, options: CatalogueOptions, };

/**
 * A terrain.
 */
export type CatalogueTerrain = { id: string,
/**
 * The letter in the names of cards.
 */
letter: string,
/**
 * The colour of its dice.
 */
colour: string, name: Words, };

/**
 * An island of one of the boards.
 */
export type CatalogueIsland = {
/**
 * Row from the north.
 */
r: number,
/**
 * Column from the west.
 */
c: number,
/**
 * The name in records: `a1`.
 */
name: string,
/**
 * The terrain's id.
 */
terrain: string,
/**
 * The board's id.
 */
part: string, };

/**
 * A terrain card.
 */
export type CatalogueCard = {
/**
 * The name, the same in records: `V12`.
 */
code: string,
/**
 * The terrain's id.
 */
terrain: string, stars: number,
/**
 * Rating in Mw.
 */
rating: string, };

/**
 * A specialist's card.
 */
export type CatalogueSpecialist = { id: string, name: Words,
/**
 * The ability in a few words.
 */
text: Words,
/**
 * What it grants, by the keys of the component file.
 */
abilities: Array<string>, tag: Tag, };

/**
 * The readings that the component files choose.
 */
export type CatalogueOptions = { keep_needs_move: boolean, may_return: boolean, };
