// A small flat picture of a position: squares with a colour, a sign, what lies below and who stands on them. Pure.

import type { Cell, Piece, TableState } from "../protocol";
import { isCell } from "../protocol";
import type { Square } from "../table/replay";

export type FlatCell = Square;
/** Draws a state as cells; y goes down. */
export type Flat = (state: TableState) => FlatCell[];

export const EMPTY = { tint: "#ece4d3", ink: "#47606b", sign: "", under: [], pawn: null };

/** Colours by the names that pieces have, each with an ink that reads on it. */
const TINTS: Record<string, readonly [string, string]> = {
  red: ["#b8332a", "#ffffff"],
  yellow: ["#ffdc1a", "#2b2300"],
  green: ["#3fbe93", "#04281c"],
  purple: ["#642a8c", "#ffffff"],
  violet: ["#642a8c", "#ffffff"],
  blue: ["#5a7fc4", "#ffffff"],
  orange: ["#d98628", "#2a1500"],
  black: ["#26282b", "#ffffff"],
  white: ["#f7f9fb", "#12303d"],
};
const PLAIN = ["#8d9295", "#12303d"] as const;
export const tintOf = (style: string): readonly [string, string] => TINTS[style] ?? PLAIN;

type OnCell = Piece & { spot: Cell };

/** Any game with pieces on cells: stacks seen from above. `sign` says what a piece shows. */
export function stacks(state: TableState, sign: (piece: Piece) => string, flip = false): FlatCell[] {
  const pieces = state.stage.pieces.filter((piece): piece is OnCell => isCell(piece.spot));
  const byKey = new Map<string, OnCell[]>();
  for (const piece of [...pieces].sort((a, b) => a.spot.z - b.spot.z)) {
    const key = `${piece.spot.x},${piece.spot.y}`;
    byKey.set(key, [...(byKey.get(key) ?? []), piece]);
  }
  return [...byKey.values()].map((stack) => {
    const top = stack.at(-1)!;
    const [tint, ink] = tintOf(top.style);
    const under = stack.slice(0, -1).map((piece) => tintOf(piece.style)[0]);
    return { x: top.spot.x, y: flip ? -top.spot.y : top.spot.y, tint, ink, sign: sign(top), under, pawn: null };
  });
}

/** Fills up a rectangle of empty squares around and between the cells. */
export function filled(cells: readonly FlatCell[], margin = 0): FlatCell[] {
  if (!cells.length) return [];
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const taken = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  const out = [...cells];
  for (let y = Math.min(...ys) - margin; y <= Math.max(...ys) + margin; y++)
    for (let x = Math.min(...xs) - margin; x <= Math.max(...xs) + margin; x++)
      if (!taken.has(`${x},${y}`)) out.push({ ...EMPTY, x, y });
  return out;
}

export const anyFlat: Flat = (state) => filled(stacks(state, (piece) => (piece.face ? String(piece.face) : "")));
