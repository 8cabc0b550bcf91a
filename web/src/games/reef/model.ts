// What the Reef screen reads from the engine's view and list of actions. Pure; no rule is known here.

import { isCell, type Cell, type LegalAction } from "../../protocol";
import type { CatalogueCell, ShapeView, SpotView, View } from "./types";

/** A way to set down a die. */
export interface Placement {
  code: number;
  slot: number;
  value: number;
  cost: number;
  to: Cell;
}

export const keyOf = (at: { x: number; y: number }): string => `${at.x},${at.y}`;

export function cellOf(key: string): { x: number; y: number } {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return { x, y };
}

/** The dice on a space, from below. */
export function stackAt(view: View, at: { x: number; y: number }) {
  return view.stacks.find((stack) => stack.x === at.x && stack.y === at.y)?.dice ?? [];
}

/** The placements among the legal actions: a nursery die, or Nature's. */
export function placements(legal: readonly LegalAction[]): Placement[] {
  return legal.flatMap((action) => {
    const { step, from, to, value, cost } = action.gesture;
    if ((step !== "place" && step !== "nature_place") || !isCell(to)) return [];
    const slot = from && !isCell(from) ? from.index : 0;
    return [{ code: action.code, slot, value: value ?? 0, cost: cost ?? 0, to }];
  });
}

/** The values a die of this slot can be set down with, each with its price. */
export function valuesOf(all: readonly Placement[], slot: number): { value: number; cost: number }[] {
  const found = new Map<number, number>();
  for (const one of all) if (one.slot === slot) found.set(one.value, one.cost);
  return [...found].map(([value, cost]) => ({ value, cost })).sort((a, b) => a.value - b.value);
}

/** The value to begin with: the cheapest, which is the one shown if that fits anywhere. */
export function firstValue(all: readonly Placement[], slot: number): number | null {
  const values = valuesOf(all, slot);
  return (
    values.reduce<{ value: number; cost: number } | null>(
      (best, one) => (best && best.cost <= one.cost ? best : one),
      null,
    )?.value ?? null
  );
}

/** The next value up or down that fits somewhere. */
export function stepValue(all: readonly Placement[], slot: number, value: number | null, by: 1 | -1): number | null {
  const values = valuesOf(all, slot).map((one) => one.value);
  const beyond = values.filter((one) => (by > 0 ? one > (value ?? 0) : one < (value ?? 7)));
  return (by > 0 ? beyond[0] : beyond[beyond.length - 1]) ?? null;
}

/** The shapes that a die on this spot would complete, as the engine foresees. */
export function completes(view: View, at: SpotView): string[] {
  return view.near
    .filter((near) => near.cells.some((cell) => cell.x === at.x && cell.y === at.y && cell.z === at.z))
    .map((near) => near.id);
}

/** The cell one step away on the board, skipping gaps in that direction. */
export function neighbour(
  cells: readonly CatalogueCell[],
  from: { x: number; y: number },
  dx: number,
  dy: number,
): CatalogueCell | null {
  for (let i = 1; i <= 8; i++) {
    const found = cells.find((cell) => cell.x === from.x + dx * i && cell.y === from.y + dy * i);
    if (found) return found;
  }
  return null;
}

/** A pattern as little squares: column, height, whose. Solid patterns lean back by their depth. */
export interface Square {
  x: number;
  y: number;
  /** `O` own, `X` another's, `?` anybody's. */
  who: string;
  depth: number;
}

export function elevation(shape: Pick<ShapeView, "columns" | "flat">): {
  squares: Square[];
  width: number;
  height: number;
} {
  const lowest = Math.min(...shape.columns.map((column) => column.dx));
  const back = Math.min(...shape.columns.map((column) => column.dy));
  const front = Math.max(...shape.columns.map((column) => column.dy));
  const lean = shape.flat ? 0 : 0.5;
  const squares = shape.columns.flatMap((column) =>
    column.dice.map((who, z) => ({
      x: column.dx - lowest + (front - column.dy) * lean,
      y: z + (front - column.dy) * lean,
      who,
      depth: column.dy - back,
    })),
  );
  // From back to front, so that nearer squares are drawn over farther ones.
  squares.sort((a, b) => a.depth - b.depth || a.y - b.y);
  return {
    squares,
    width: Math.max(...squares.map((square) => square.x)) + 1,
    height: Math.max(...squares.map((square) => square.y)) + 1,
  };
}

/** The card that is in a hand now and was not before; several of a shape can be in one. */
export function gained(before: readonly string[], now: readonly string[]): string | undefined {
  const many = (cards: readonly string[], id: string) => cards.filter((card) => card === id).length;
  return now.find((id) => many(now, id) > many(before, id));
}
