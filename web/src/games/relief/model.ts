// What the engine shows of Coral Relief, and small pure helpers for the screen. No rules here.

import type { Lang, LegalAction } from "../../protocol";

export type Coral = "brain" | "digitate" | "branching";
export type Space = string;
export type Line = string;
export type Words = Record<Lang, string>;

export interface DieView {
  coral: Coral;
  colour: "yellow" | "blue" | "pink";
  value: number | null;
  role: "grow" | "special" | "infest" | null;
}
export interface CellView {
  space: Space;
  coral: Coral | null;
  stage: number;
  stages: number;
  mature: boolean;
  infested: boolean;
  bleached: boolean;
  blocked: boolean;
  empty: number;
  filled: number;
  crossed: number;
}
export interface BoxView {
  line: Line;
  kind: "printed" | "written" | "solid" | "dotted";
  number: number | null;
}
export interface TrackView {
  track: "reroll" | "plus_minus";
  check: boolean;
  check_boxes: number;
  shells: number;
  shell_places: number;
  open: number;
  used: number;
  free: number;
}
export interface SheetView {
  cells: CellView[];
  rows: BoxView[];
  cols: BoxView[];
  powers: TrackView[];
  breeding: { power: "spawning" | "budding"; unlocked: boolean; used: number; uses: number | null }[];
  crab: {
    attracted: boolean;
    boxes: { kind: "row" | "column" | "both"; behind: "check" | "symbol"; state: "locked" | "open" | "used" }[];
  };
  trumpet: { attracted: boolean; filled: number; places: number };
}
export type Standing = "unmet" | "met" | "attracted" | "gone";
export type ShapeKey = "line3" | "line5" | "square4" | "rect6";
export interface SpeciesView {
  id: string;
  code: string;
  name: Words;
  shape: ShapeKey;
  coral: Coral | "mixed";
  marks: { benefit: string; star: boolean; owner: number | null; struck: boolean }[];
  by_seat: Standing[];
}
export interface EndingView {
  key: "line" | "adjacent" | "any";
  need: number;
  star: boolean;
  by_seat: number[];
  starred: boolean[];
}
export interface DeskView {
  seat: number;
  step: string;
  dice: Coral[];
  specials: number;
  coral: Coral | null;
  value: number | null;
  line: Line | null;
  left: number;
  taken: Space[];
  lines: Line[];
  spaces: Space[];
  earlier: Space[];
}
export interface ScoreView {
  coral: number[];
  sets: number;
  species: number;
  sets_points: number;
  counts: number[];
  majorities: number[];
  total: number;
  starfish: number;
}
export interface ReliefView {
  seats: number;
  rows: number;
  cols: number;
  me: number | null;
  turn: number;
  turn_cap: number;
  active: number | null;
  step: string;
  open: boolean;
  deciding: number[];
  dice: DieView[];
  sheets: SheetView[];
  diversity: SpeciesView[];
  endings: EndingView[];
  desks: DeskView[];
  scores: ScoreView[];
  capped: boolean;
  ending: string | null;
}
export interface ReliefParts {
  rows: number;
  cols: number;
  starfish_per_space: number;
  bleach_at: number;
  row_box: string[];
  col_box: string[];
  blocked: Space[];
  start_coral: { space: Space; coral: Coral; stage: number }[];
  corals: { coral: Coral; letter: string; colour: DieView["colour"]; stages: number; points: number }[];
  powers: { reroll: { check_boxes: number; shells: number }; plus_minus: { check_boxes: number; shells: number } };
  crab: { with_check: ("row" | "column" | "both")[]; with_symbol: ("row" | "column" | "both")[] };
  trumpet: { starfish: number };
  drop_last: Record<string, number>;
  ends: Record<EndingView["key"], number>;
  species: {
    id: string;
    code: string;
    name: Words;
    shape: ShapeKey;
    coral: Coral | "mixed";
    marks: { benefit: string; star: boolean }[];
  }[];
}

export const SHAPES: ShapeKey[] = ["line3", "line5", "square4", "rect6"];
export const WANTS = ["brain", "digitate", "branching", "mixed"] as const;

/** Pen strokes of the written numbers, in a square of 24. */
export const STROKES: Record<number, string> = {
  1: "M8.5 8.2 12.8 4.6V19.4",
  2: "M7.4 8.6c.2-5.4 9.4-5.4 9.2.2C16.4 12.4 8.4 15 7.2 19.2h9.8",
  3: "M7.6 5h8.8l-5 5.6c7.2-.8 7 8.8.2 8.8-2 0-3.6-.8-4.4-2.2",
  4: "M14.4 19.4V4.6L6.6 15h11",
};

/** Row and column of a space, from 0. */
export function placeOf(space: Space): [number, number] {
  const [, row = "1", col = "1"] = /^r(\d)c(\d)$/.exec(space) ?? [];
  return [Number(row) - 1, Number(col) - 1];
}

/** Spaces in reading order. */
export function reading(spaces: readonly Space[]): Space[] {
  return [...spaces].sort((a, b) => {
    const [ar, ac] = placeOf(a);
    const [br, bc] = placeOf(b);
    return ar - br || ac - bc;
  });
}

/** Whether a space lies in a line. */
export function inLine(space: Space, line: Line | null): boolean {
  if (!line) return false;
  const [row, col] = placeOf(space);
  const n = Number(line.slice(1)) - 1;
  return line.startsWith("R") ? row === n : col === n;
}

/** The space that lost a starfish between two views of one sheet. */
export function cleared(before: SheetView, after: SheetView): Space | null {
  const lost = before.cells.find((cell, n) => cell.filled > (after.cells[n]?.filled ?? 0));
  return lost?.space ?? null;
}

/** Fills the `{places}` of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** The kinds of special actions, in the order people are shown them. */
const ORDER = ["attract", "open", "crab", "spawn", "bud", "check", "unlock", "skip"];
export function specials(legal: readonly LegalAction[]): LegalAction[] {
  const rank = (action: LegalAction) => ORDER.indexOf(action.gesture.step);
  return legal.filter((action) => rank(action) >= 0).sort((a, b) => rank(a) - rank(b) || a.code - b.code);
}

/** What a seat still can do for an ending: its marks out of those needed. */
export function progress(ending: EndingView, seat: number): string {
  return `${Math.min(ending.by_seat[seat] ?? 0, ending.need)}/${ending.need}`;
}
