// What is seen of a table of Reef: from the view, the stage and what is chosen to pieces, marks and labels. Pure.

import { m } from "../../paraglide/messages";
import type { Place } from "../../parts/Mirror.svelte";
import type { SeatLook } from "../../parts/looks";
import type { Source } from "../../parts/scores";
import type { Piece, ScoreLine, Seat } from "../../protocol";
import { things } from "../../scene/cast";
import type { Label } from "../../scene/Scene.svelte";
import { DIE } from "../../scene/size";
import type { Board, Ghost, Mark, ScenePiece, Target, Vec3 } from "../../scene/types";
import type { Slice } from "./choice.svelte";
import { cellOf, keyOf, stackAt, type Placement } from "./model";
import * as say from "./texts";
import type { CatalogueCell, SpotView, View } from "./types";

const PITCH = 1.06;
const TOP = 0.26;

export const NATURE: SeatLook = { tint: "#f7f9fb", ink: "#12303d", icon: "atoll", pattern: "plain" };

/** What the picture is made of besides the pieces. */
export interface Seen {
  view: View;
  cells: readonly CatalogueCell[];
  look: (owner: Seat | null) => SeatLook;
  name: (seat: Seat) => string;
  /** The spaces that the chosen die fits on. */
  open: ReadonlyMap<string, Placement>;
  space: string | null;
  target: Placement | null;
  /** The die that would be set down there, and the names of the cards it would complete. */
  die: { owner: Seat | null; value: number } | null;
  completes: readonly string[];
  hovered: string | null;
  focus: string | null;
  /** The card pointed at, and where it is one die short. */
  card: { name: string; near: readonly SpotView[] } | null;
  /** The dice of the card that is being claimed, or was claimed last. */
  made: readonly SpotView[];
  /** Where the last move landed. */
  last: ReadonlySet<string>;
  slice: Slice | null;
}

export const place = (at: { x: number; y: number; z: number }): Vec3 => [at.x * PITCH, TOP + at.z * DIE, at.y * PITCH];
export const fish = (n: number): string => (n === 1 ? say.fish_one() : say.fish_n({ n }));
export const inSlice = (slice: Slice | null, at: { x: number; y: number }): boolean =>
  slice === null || at[slice.axis] === slice.at;

/** The letters and numbers of the spaces, along two edges of the board. */
export interface Coordinate {
  text: string;
  x: number;
  y: number;
}
export function coordinatesOf(cells: readonly CatalogueCell[]): Coordinate[] {
  const [west, south] = [Math.min(...cells.map((cell) => cell.x)), Math.max(...cells.map((cell) => cell.y))];
  const letters = new Map(cells.map((cell) => [cell.x, cell.name.slice(0, 1)]));
  const numbers = new Map(cells.map((cell) => [cell.y, cell.name.slice(1)]));
  return [
    ...[...letters].map(([x, text]) => ({ text, x, y: south + 1 })),
    ...[...numbers].map(([y, text]) => ({ text, x: west - 1, y })),
  ];
}

/** The same as notes on the edges of the 3D board. */
export function edgesOf(cells: readonly CatalogueCell[]): Label[] {
  const at = (x: number, y: number): Vec3 => [x * PITCH * 0.955, TOP, y * PITCH * 0.955];
  return coordinatesOf(cells).map(({ text, x, y }) => ({ at: at(x, y), text, tone: "coordinate" }));
}

/** Upright windows look from nearer above, so that the spaces are as large as the width allows. */
export function boardOf(cells: readonly CatalogueCell[], upright = false): Board {
  const reach = Math.max(...cells.map((cell) => Math.max(Math.abs(cell.x), Math.abs(cell.y)))) + 0.5;
  return {
    plate: { width: reach * 2 * PITCH + 0.5, depth: reach * 2 * PITCH + 0.5, tint: "#20868f" },
    tiles: cells.map((cell) => ({
      at: place({ ...cell, z: 0 }),
      size: 0.98,
      icon: cell.fish ? "fish" : undefined,
      iconTint: "#0a6f7c",
    })),
    height: upright ? 1 : 1.9,
    reach: { x: reach * PITCH + 0.2, z: reach * PITCH + 0.2 },
    home: upright ? { azimuth: 0, polar: 22 } : { azimuth: -18, polar: 54 },
  };
}

/** Every die of the stage: on the reef, or on its way from a nursery. */
export function piecesOf(pieces: readonly Piece[], board: Board, seen: Pick<Seen, "look" | "slice">): ScenePiece[] {
  return things(pieces, board, place, (piece) => {
    if (piece.kind !== "die") return null;
    const { tint, ink, icon } = seen.look(piece.owner);
    const faded = "x" in piece.spot && !inSlice(seen.slice, piece.spot);
    return { kind: "die", tint, ink, icon, face: piece.face, fade: faded ? 0.2 : 1 };
  });
}

export function ghostOf({ target, die, look }: Seen): Ghost | null {
  if (!target || !die) return null;
  const { tint, ink, icon } = look(die.owner);
  return { piece: { key: "ghost", kind: "die", at: place(target.to), tint, ink, icon, face: die.value } };
}

export function marksOf(seen: Seen): Mark[] {
  const { view, open, space, target, hovered, focus, last, slice } = seen;
  const found: Mark[] = [];
  const high = (key: string) => stackAt(view, cellOf(key)).length;
  const topOf = (key: string): Vec3 => place({ ...cellOf(key), z: high(key) });
  const sized = (key: string, small = 0.88, big = 0.98) => (high(key) ? small : big);
  for (const [key, one] of open) {
    if (key === space || (target && keyOf(target.to) === key) || !inSlice(slice, one.to)) continue;
    found.push({ kind: one.to.z > 0 ? "plus" : "legal", at: topOf(key), size: sized(key) });
  }
  for (const key of last) if (high(key)) found.push({ kind: "last", at: place({ ...cellOf(key), z: 0 }), size: 1.08 });
  if (hovered !== null && open.has(hovered) && hovered !== space)
    found.push({ kind: "hover", at: topOf(hovered), size: sized(hovered) });
  for (const die of seen.made) found.push({ kind: "lit", at: place({ ...die, z: die.z + 1 }), size: 0.9, over: 0.7 });
  if (focus !== null) found.push({ kind: "focus", at: topOf(focus), size: sized(focus, 0.9, 1) });
  for (const spot of seen.card?.near ?? []) found.push({ kind: "near", at: place(spot), size: 0.62, over: true });
  // Where a tower stands before it, the chosen space shines through.
  if (target) found.push({ kind: "chosen", at: place(target.to), size: target.to.z ? 0.9 : 0.98, over: 0.5 });
  return found;
}

export function targetsOf({ view, cells }: Pick<Seen, "view" | "cells">): Target[] {
  return cells.map((cell) => ({
    id: keyOf(cell),
    at: place({ ...cell, z: 0 }),
    size: 0.98,
    height: Math.max(stackAt(view, cell).length * DIE, 0.06),
  }));
}

export function labelsOf(seen: Seen): Label[] {
  const { view, target, completes, hovered, focus } = seen;
  const found: Label[] = [];
  if (target) {
    const at = place({ ...target.to, z: target.to.z + 1 });
    if (completes.length)
      found.push({ at, text: say.completes({ name: completes.join(", ") }), tone: "ok", icon: "check" });
    else if (target.cost) found.push({ at, text: fish(target.cost), icon: "fish" });
  }
  for (const spot of seen.card?.near ?? [])
    found.push({ at: place(spot), text: seen.card?.name ?? "", icon: "star", tone: "small" });
  const key = hovered ?? focus;
  if (key !== null && (!target || keyOf(target.to) !== key)) {
    const dice = stackAt(view, cellOf(key));
    const text = dice.length
      ? `${cellName(seen.cells, key)}: ${dice.map((die) => die.value).join(" · ")}`
      : cellName(seen.cells, key);
    found.push({ at: place({ ...cellOf(key), z: dice.length }), text });
  }
  return found;
}

export function cellName(cells: readonly CatalogueCell[], key: string): string {
  return cells.find((cell) => keyOf(cell) === key)?.name ?? key;
}

/** The board for those who listen. */
export function placesOf(seen: Seen): Place[] {
  return seen.cells.map((cell) => {
    const key = keyOf(cell);
    const dice = stackAt(seen.view, cell);
    const told: string[] = [];
    if (cell.fish && dice.length === 0) told.push(say.fish_space());
    if (dice.length === 0) told.push(say.empty());
    else {
      const each = dice.map((die) => `${die.owner === null ? say.nature() : seen.name(die.owner)} ${die.value}`);
      told.push(`${say.stack({ n: dice.length })} ${each.join(", ")}`);
    }
    if (seen.open.has(key)) told.push(say.may_place());
    if (seen.space === key) told.push(m.chosen());
    return { key, words: `${cell.name}, ${told.join(": ")}`, legal: seen.open.has(key) };
  });
}

/** A die of the flat board: its place in cells, and how it looks. */
export interface FlatDie {
  key: string;
  x: number;
  y: number;
  z: number;
  value: number;
  look: SeatLook;
  faded: boolean;
}

export function flatDice(pieces: readonly Piece[], seen: Pick<Seen, "look" | "slice">): FlatDie[] {
  return pieces.flatMap((piece) => {
    if (piece.kind !== "die" || !("x" in piece.spot)) return [];
    const { x, y, z } = piece.spot;
    const faded = !inSlice(seen.slice, piece.spot);
    return [{ key: String(piece.id), x, y, z, value: piece.face, look: seen.look(piece.owner), faded }];
  });
}

/** The steps of the scoring with a line for each card that somebody took, where the cards are known. */
export function linesByCard(
  view: View,
  names: ReadonlyMap<string, string>,
  lines: readonly ScoreLine[],
): readonly ScoreLine[] {
  const cards = view.shapes
    .map(({ id, points }) => ({
      key: `card.${id}`,
      label: names.get(id) ?? id,
      by_seat: view.players.map((player) => points * player.cards.filter((card) => card === id).length),
      counts: true,
    }))
    .filter((line) => line.by_seat.some((n) => n > 0));
  return lines.flatMap((line) => {
    const known = line.by_seat.every((n, seat) => n === cards.reduce((sum, card) => sum + card.by_seat[seat]!, 0));
    return line.key === "score.shapes" && known ? cards : [line];
  });
}

/** The cards that a number of the result comes from. */
export function cardsFor(view: View, source: Source | null): ReadonlySet<string> {
  if (!source) return new Set();
  const taken = view.players[source.seat]?.cards ?? [];
  const all = source.key === "score.shapes" || source.key === "score.cards";
  return new Set(taken.filter((id) => all || source.key === `card.${id}`));
}
