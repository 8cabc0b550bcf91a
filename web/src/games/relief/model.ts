// Small pure helpers for the screen of Coral Relief. No rules here.

import type { LegalAction, Seat, Spot } from "../../protocol";
import type { BoxView, Coral, EndingView, Line, Shape, SheetView, Space, Want } from "./types";

export const CORALS: readonly Coral[] = ["brain", "digitate", "branching"];
export const SHAPES: readonly Shape[] = ["line3", "line5", "square4", "rect6"];
export const WANTS: readonly Want[] = ["brain", "digitate", "branching", "mixed"];

/** The most rows or columns that a sheet can have: places on it are numbered by that. */
const SIDE = 8;

/** Pen strokes of the written numbers, in a square of 24. */
export const STROKES: Record<number, string> = {
  1: "M8.5 8.2 12.8 4.6V19.4",
  2: "M7.4 8.6c.2-5.4 9.4-5.4 9.2.2C16.4 12.4 8.4 15 7.2 19.2h9.8",
  3: "M7.6 5h8.8l-5 5.6c7.2-.8 7 8.8.2 8.8-2 0-3.6-.8-4.4-2.2",
  4: "M14.4 19.4V4.6L6.6 15h11",
};

export const spaceAt = (row: number, col: number): Space => `r${row + 1}c${col + 1}`;

/** Row and column of a space, from 0. */
export function placeOf(space: Space): [number, number] {
  const [, row = "1", col = "1"] = /^r(\d)c(\d)$/.exec(space) ?? [];
  return [Number(row) - 1, Number(col) - 1];
}

/** Whether a line is a row, and its number from 0. */
export function lineOf(line: Line): [boolean, number] {
  return [line.startsWith("R"), Number(line.slice(1)) - 1];
}

export function isLine(key: Space | Line): key is Line {
  return /^[RC]/.test(key);
}

/** Where a space of a seat's sheet is for the engine. */
export function spotOf(seat: Seat, space: Space): Spot {
  const [row, col] = placeOf(space);
  return { zone: "sheet", seat, index: row * SIDE + col };
}

/** Where the box of a line is for the engine. */
export function boxSpot(seat: Seat, line: Line): Spot {
  const [isRow, n] = lineOf(line);
  return { zone: "line", seat, index: isRow ? n : SIDE + n };
}

/** The space of a spot; nothing if it is none of a sheet. */
export function spaceOf(spot: Spot | null | undefined): Space | null {
  if (!spot || !("zone" in spot) || spot.zone !== "sheet") return null;
  return spaceAt(Math.floor(spot.index / SIDE), spot.index % SIDE);
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
  const [isRow, n] = lineOf(line);
  return isRow ? row === n : col === n;
}

/** The boxes of a sheet, rows first. */
export function boxesOf(sheet: SheetView): BoxView[] {
  return [...sheet.rows, ...sheet.cols];
}

/** The space that lost a starfish between two views of one sheet. */
export function cleared(before: SheetView, after: SheetView): Space | null {
  const lost = before.cells.find((cell, n) => cell.filled > (after.cells[n]?.filled ?? 0));
  return lost?.space ?? null;
}

/** The kinds of special actions, in the order people are shown them. */
const ORDER = ["attract", "open", "crab", "spawn", "bud", "check", "unlock", "skip"];
export function specials(legal: readonly LegalAction[]): LegalAction[] {
  const rank = (action: LegalAction) => ORDER.indexOf(action.gesture.step);
  return legal.filter((action) => rank(action) >= 0).sort((a, b) => rank(a) - rank(b) || a.code - b.code);
}

/** What a seat still can do for an ending: its marks out of those needed. */
export function progress(ending: EndingView, seat: Seat): string {
  return `${Math.min(ending.by_seat[seat] ?? 0, ending.need)}/${ending.need}`;
}
