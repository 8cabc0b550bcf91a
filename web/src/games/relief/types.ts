// Generated from games/relief by `cargo xtask codegen`; edit the Rust types.

import type { Seat } from "../../protocol";

/** The kinds of steps a player can take. */
export type Step = "power" | "reroll" | "shift" | "keep" | "aside" | "grow" | "line" | "cell" | "stop" | "done" | "open" | "attract" | "check" | "unlock" | "crab" | "spawn" | "bud" | "skip" | "colour" | "shell" | "trumpet";

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

export type Coral = "brain" | "digitate" | "branching";

export type Track = "reroll" | "plus_minus";

export type Breeding = "spawning" | "budding";

export type CrabBox = "row" | "column" | "both";

export type Shape = "line3" | "line5" | "square4" | "rect6";

export type Want = "brain" | "digitate" | "branching" | "mixed";

export type Space = `r${number}c${number}`;

export type Line = `${"R" | "C"}${number}`;

export type Species = string;

export type Benefit = "G1" | "G2" | "G3" | "G4" | "DIE" | "CRAB" | "SHELL" | "SPAWN" | "BUD";

/**
 * What an observer may know.
 */
export type View = { seats: number, rows: number, cols: number, me: Seat | null, turn: number, turn_cap: number, active: Seat | null, step: "first" | "setup" | "roll" | "reroll" | "modify" | "pick" | "grow" | "special" | "infest" | "over", open: boolean, deciding: Array<Seat>, dice: Array<DieView>, sheets: Array<SheetView>, diversity: Array<SpeciesView>, endings: Array<EndingView>, desks: Array<DeskView>, scores: Array<ScoreView>, capped: boolean, ending: string | null, };

/**
 * A die on the table.
 */
export type DieView = { coral: Coral, colour: "yellow" | "blue" | "pink", value: number | null, role: "grow" | "special" | "infest" | null, };

/**
 * A player's sheet.
 */
export type SheetView = { cells: Array<CellView>, rows: Array<BoxView>, cols: Array<BoxView>, powers: Array<TrackView>, breeding: Array<BreedingView>, crab: CrabView, trumpet: TrumpetView, };

/**
 * A space of a reef.
 */
export type CellView = { space: Space, coral: Coral | null, stage: number, stages: number, mature: boolean, infested: boolean, bleached: boolean, blocked: boolean, empty: number, filled: number, crossed: number, };

/**
 * The box of a line.
 */
export type BoxView = { line: Line, kind: "printed" | "written" | "solid" | "dotted", number: number | null, };

/**
 * A power over the dice.
 */
export type TrackView = { track: Track, check: boolean, check_boxes: number, shells: number, shell_places: number, open: number, used: number, free: number, };

/**
 * Spawning or Budding.
 */
export type BreedingView = { power: Breeding, unlocked: boolean, used: number, uses: number | null, };

/**
 * The Hermit Crab.
 */
export type CrabView = { attracted: boolean, boxes: Array<CrabBoxView>, };

/**
 * A box of the Hermit Crab.
 */
export type CrabBoxView = { kind: CrabBox, behind: "check" | "symbol", state: "locked" | "open" | "used", };

/**
 * Triton's Trumpet.
 */
export type TrumpetView = { attracted: boolean, filled: number, places: number, };

/**
 * A species of the shared sheet.
 */
export type SpeciesView = { id: string, code: Species, name: Words, shape: Shape, coral: Want, marks: Array<MarkView>, by_seat: Array<"unmet" | "met" | "attracted" | "gone">, };

/**
 * A check mark of the shared sheet.
 */
export type MarkView = { benefit: Benefit, star: boolean, owner: Seat | null, struck: boolean, };

/**
 * One of the three endings.
 */
export type EndingView = { key: "line" | "adjacent" | "any", need: number, star: boolean, by_seat: Array<number>, starred: Array<boolean>, };

/**
 * What a seat is asked, and what it can point at.
 */
export type DeskView = { seat: Seat, step: "power" | "modify" | "pick" | "die" | "line" | "cell" | "special" | "colour" | "open" | "shell" | "crab_use" | "crab_row" | "crab_column" | "breed" | "trumpet" | "infest" | "ready", dice: Array<Coral>, specials: number, coral: Coral | null, value: number | null, line: Line | null, left: number, taken: Array<Space>, lines: Array<Line>, spaces: Array<Space>, earlier: Array<Space>, };

/**
 * A seat's points by step.
 */
export type ScoreView = { coral: [number, number, number], sets: number, species: number, sets_points: number, counts: [number, number, number, number, number], majorities: [number, number, number, number, number], total: number, starfish: number, };

/**
 * What an action would change on the own sheet.
 */
export type Preview = {
/**
 * The coral that would be drawn, if any.
 */
coral: Growth | null,
/**
 * The points that the own score would change by.
 */
points: number, };

/**
 * A coral as it would be drawn.
 */
export type Growth = {
/**
 * Where.
 */
space: Space,
/**
 * Which coral.
 */
coral: Coral,
/**
 * Its stage then.
 */
stage: number,
/**
 * Its last stage.
 */
stages: number, };

/**
 * Everything that is printed on the sheets.
 */
export type Catalogue = { rows: number, cols: number, starfish_per_space: number, bleach_at: number, corals: Array<CatalogueCoral>,
/**
 * What is printed in the boxes: a number, `solid` or `dotted`.
 */
row_box: Array<string>, col_box: Array<string>,
/**
 * Spaces with an obstacle.
 */
blocked: Array<Space>, start_coral: Array<CatalogueStart>, powers: CataloguePowers, crab: CatalogueCrab, trumpet: CatalogueTrumpet,
/**
 * Marks struck out, by the number of players.
 */
drop_last: { [key in string]: number },
/**
 * Marks that end the game.
 */
ends: ByEnding<number>,
/**
 * Whether the starred marks carry a gold star.
 */
starred: ByEnding<boolean>,
/**
 * How many of every coral a mixed set needs, by shape.
 */
mixed_min_each: { [key in string]: number }, turn_cap: number, species: Array<CatalogueSpecies>, };

/**
 * A type of coral and its die.
 */
export type CatalogueCoral = { coral: Coral, letter: string, colour: "yellow" | "blue" | "pink", stages: number, points: number, };

/**
 * Coral that is there from the start.
 */
export type CatalogueStart = { space: Space, coral: Coral, stage: number, };

/**
 * The powers of a sheet.
 */
export type CataloguePowers = { reroll: CatalogueTrack, plus_minus: CatalogueTrack, spawning: CatalogueBreeding, budding: CatalogueBreeding, };

/**
 * A power over the dice.
 */
export type CatalogueTrack = { check_boxes: number, shells: number, counts_as_species: boolean, };

/**
 * Spawning or Budding.
 */
export type CatalogueBreeding = { unlock_by_special: boolean, uses: number | null, steps_per_use: number, };

/**
 * The boxes of the Hermit Crab.
 */
export type CatalogueCrab = { with_check: Array<CrabBox>, with_symbol: Array<CrabBox>, };

/**
 * Triton's Trumpet.
 */
export type CatalogueTrumpet = { starfish: number, shell: boolean, };

/**
 * Something for each ending.
 */
export type ByEnding<T> = { line: T, adjacent: T, any: T, };

/**
 * A species of the shared sheet.
 */
export type CatalogueSpecies = { id: string, code: Species, name: Words, shape: Shape, coral: Want, marks: Array<CatalogueMark>, tag: Tag, };

/**
 * A check mark of a shared species.
 */
export type CatalogueMark = { benefit: Benefit, star: boolean, };
