// Generated from games/coral by `cargo xtask codegen`; edit the Rust types.

import type { Seat } from "../../protocol";

/** The kinds of steps a player can take. */
export type Step = "grow" | "slide" | "float" | "land" | "pay" | "play" | "neutral" | "take" | "give_up";

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

/** A species of coral. */
export type Species = "red" | "tubular" | "sun" | "brain";

/** A cell of the grid: x east, y north, z up from 0. */
export type Cell = readonly [x: number, y: number, z: number];

/** The three cells of a piece. */
export type Placement = [Cell, Cell, Cell];

/**
 * Where the turn stands: what is to be decided.
 */
export type TurnStep = "start" | "species" | "neutral" | "deal" | "cover" | "pawns" | "land" | "replace" | "act" | "pay_move" | "pay_end" | "layout" | "cards" | "draw" | "take" | "solo_move" | "solo_pay" | "solo_grow" | "over";

/**
 * What happens to pieces that do not stay.
 */
export type Falling = "strict" | "restore" | "penalty";

/**
 * What an observer may know.
 */
export type View = {
/**
 * How many seats play.
 */
seats: number,
/**
 * Who must decide; nobody if chance does or the match is over.
 */
active: Seat | null,
/**
 * Whose turn it is, also while chance decides.
 */
turn: Seat,
/**
 * What is to be decided.
 */
step: TurnStep,
/**
 * Rock and pieces.
 */
bodies: Array<BodyView>,
/**
 * What the sun sees.
 */
columns: Array<ColumnView>,
/**
 * The four pawns.
 */
pawns: Array<PawnView>,
/**
 * The players in seat order.
 */
players: Array<PlayerView>,
/**
 * The neutral species.
 */
neutral: Species | null,
/**
 * Pieces out of the game by species.
 */
boxed: [number, number, number, number],
/**
 * Pieces in the bag by species.
 */
bag: [number, number, number, number],
/**
 * Whether the end game has begun.
 */
endgame: boolean,
/**
 * Turns since a reserve last changed.
 */
still: number,
/**
 * So many of them begin the end game; 0 is never.
 */
still_limit: number,
/**
 * Unstable placements tried in this turn.
 */
attempts: number,
/**
 * What happens to falling pieces: `strict`, `restore` or `penalty`.
 */
falling: Falling,
/**
 * Whether partners play together.
 */
symbiosis: boolean,
/**
 * The Tower card, if it is in play.
 */
tower: TowerView | null,
/**
 * The cube that a growing piece must touch.
 */
cube: Cell | null,
/**
 * The species of the active pawn.
 */
pawn: Species | null,
/**
 * Where the active pawn can land.
 */
landings: Array<Cell>,
/**
 * Where the active pawn can slide to.
 */
slides: Array<Cell>,
/**
 * Cells beside the rock that are still to be covered.
 */
open_faces: Array<Cell>,
/**
 * What is special alone.
 */
solo: SoloView | null, };

/**
 * A body of the reef.
 */
export type BodyView = {
/**
 * Its number, the rock being 0.
 */
n: number,
/**
 * What it is called: `R2` for the second oldest red piece; the rock is `o`.
 */
name: string,
/**
 * Its species; the rock has none.
 */
species: Species | null,
/**
 * Its cells.
 */
cells: Array<Cell>,
/**
 * Its orientation, 0 to 11.
 */
orientation: number, };

/**
 * The top of a column.
 */
export type ColumnView = {
/**
 * East.
 */
x: number,
/**
 * North.
 */
y: number,
/**
 * The level of the top cube, from 0.
 */
z: number,
/**
 * Its species; the rock has none.
 */
species: Species | null, };

/**
 * A pawn.
 */
export type PawnView = {
/**
 * Its species.
 */
species: Species,
/**
 * Who plays it.
 */
owner: Seat | null,
/**
 * `on`, `floating`, `fallen` or `off`.
 */
state: string,
/**
 * The cell it stands in.
 */
cell: Cell | null,
/**
 * Whether a cube is above it.
 */
roofed: boolean, };

/**
 * A player.
 */
export type PlayerView = {
/**
 * The seat.
 */
seat: Seat,
/**
 * The species it plays.
 */
species: Species | null,
/**
 * Pieces in reserve by species: red, tubular, sun, brain.
 */
reserve: [number, number, number, number],
/**
 * All of them.
 */
pieces: number,
/**
 * Whether its last turn was a move, so that another one costs a piece.
 */
moved: boolean,
/**
 * Its score as things are.
 */
score: number,
/**
 * Sunlit icons by level, the highest first.
 */
levels: Array<number>,
/**
 * Whether its falls cost nothing.
 */
spared: boolean, };

/**
 * The Tower card.
 */
export type TowerView = {
/**
 * Who has it.
 */
holder: Seat | null,
/**
 * Whether the second side is up.
 */
second: boolean,
/**
 * What it gives now.
 */
points: number, };

/**
 * What is special alone.
 */
export type SoloView = {
/**
 * The letter of the setup card.
 */
layout: string | null,
/**
 * The species of the chosen piece.
 */
taken: Species | null,
/**
 * The four cards.
 */
cards: Array<CardView>,
/**
 * The total now.
 */
total: number,
/**
 * What the total is called.
 */
rating: Words, };

/**
 * A scoring card for one player.
 */
export type CardView = {
/**
 * Its species.
 */
species: Species,
/**
 * Its complexity, 1 to 3; 0 if it is not known yet.
 */
level: number,
/**
 * What it asks.
 */
text: Words | null,
/**
 * What it counts now.
 */
count: number,
/**
 * What it gives now.
 */
points: number,
/**
 * What 1 to 5 points need.
 */
thresholds: [number, number, number, number, number],
/**
 * Whether the thresholds are the most allowed.
 */
at_most: boolean,
/**
 * It gives nothing unless so many pieces of the species are in the reef.
 */
min_pieces: number,
/**
 * The cubes it looks at.
 */
counted: Array<Cell>, };

/**
 * What would come of an action.
 */
export type Preview = {
/**
 * Whether it may be done.
 */
legal: boolean,
/**
 * The id of the rule against it.
 */
rule: string | null,
/**
 * The species of the piece that would lie there, for a piece that grows or covers.
 */
species?: Species,
/**
 * Its cells.
 */
cells?: Placement,
/**
 * Its orientation, 0 to 11.
 */
orientation?: number,
/**
 * Whether it stays and brings nothing down; told if the place is free, as all that follows.
 */
stable?: boolean,
/**
 * What settled that.
 */
stage?: string,
/**
 * The faces that touch; those below are supports.
 */
contacts?: Array<Contact>,
/**
 * Change of every seat's score if it stands; alone of the total.
 */
change?: Array<number>,
/**
 * What the four scoring cards would count and give if it stands; alone only.
 */
cards?: Array<CardThen>,
/**
 * Where a lifted pawn would stand.
 */
pawn?: Cell,
/**
 * The bodies that fall, by their numbers in the view; the piece itself has the number after the last.
 */
falls?: Array<number>,
/**
 * The pawns that fall with them.
 */
pawns_fall?: Array<Species>,
/**
 * Which way it tips, east and north in hundredths; nothing when things drop straight down.
 */
tip?: [number, number], };

/**
 * A face of the piece that touches something.
 */
export type Contact = {
/**
 * The cube whose face it is.
 */
cell: Cell,
/**
 * Which face: east, west, north, south, up or down.
 */
side: string,
/**
 * The body it touches, by its number in the view, the rock being 0; nothing for the table.
 */
with: number | null, };

/**
 * A scoring card once the piece stands.
 */
export type CardThen = {
/**
 * Its species.
 */
species: Species,
/**
 * What it would count.
 */
count: number,
/**
 * What it would give.
 */
points: number, };

/**
 * Everything in the box.
 */
export type Catalogue = { species: Array<CatalogueSpecies>,
/**
 * The seats that options name.
 */
seats: Array<CatalogueSeat>, pawn: CataloguePawn, tower: CatalogueTower, setups: Array<CatalogueSetup>, cards: Array<CatalogueCard>, ratings: Array<CatalogueRating>, };

/**
 * A species.
 */
export type CatalogueSpecies = { id: Species,
/**
 * The letter in notations and names of pieces.
 */
letter: string, name: Words, colour: string, };

/**
 * A seat by its letter.
 */
export type CatalogueSeat = { id: string, };

/**
 * How tall a pawn is.
 */
export type CataloguePawn = { clearance_cells: number, };

/**
 * The Tower card.
 */
export type CatalogueTower = {
/**
 * What its two sides give.
 */
points: [number, number], };

/**
 * A setup card.
 */
export type CatalogueSetup = { id: string, name: Words,
/**
 * The piece of each species.
 */
pieces: [Placement, Placement, Placement, Placement],
/**
 * The cell of each species' pawn.
 */
pawns: [Cell, Cell, Cell, Cell], };

/**
 * A scoring card.
 */
export type CatalogueCard = { species: Species,
/**
 * Its complexity, 1 to 3.
 */
level: number, text: Words,
/**
 * What 1 to 5 points need.
 */
thresholds: [number, number, number, number, number], at_most: boolean, min_pieces: number, };

/**
 * What a total is called.
 */
export type CatalogueRating = { upto: number, text: Words, };
