// What the Coral screen reads from the engine's view and list of actions. Pure; no rule is known here.

import type { SeatLook } from "../../parts/looks";
import { isCell, type LegalAction, type Seat } from "../../protocol";
import type { Pattern } from "../../scene/types";
import type { Wish } from "../../table/table";
import type { BodyView as Body, ColumnView as Top, Preview, Species, View as CoralView } from "./types";

export type {
  BodyView as Body,
  CardView as SoloCard,
  ColumnView as Top,
  PawnView,
  Preview,
  Species,
  View as CoralView,
} from "./types";

/** x east, y north, z up. */
export type Cell3 = readonly [number, number, number];
export type Side = "N" | "E" | "S" | "W";

export const SPECIES: readonly Species[] = ["red", "tubular", "sun", "brain"];
export const isSpecies = (word: string | null | undefined): word is Species => SPECIES.includes(word as Species);

export interface SpeciesLook extends SeatLook {
  relief: Pattern;
}
const LOOKS: Record<Species, SpeciesLook> = {
  red: { tint: "#b02c38", ink: "#fff3ee", icon: "species-red", pattern: "stripes", relief: "ribs" },
  tubular: { tint: "#e58270", ink: "#4a1410", icon: "species-tubular", pattern: "hatch", relief: "rings" },
  sun: { tint: "#f8d21c", ink: "#4a3500", icon: "species-sun", pattern: "dots", relief: "dots" },
  brain: { tint: "#e4ecf6", ink: "#33456b", icon: "species-brain", pattern: "waves", relief: "meanders" },
};
export const lookOf = (species: Species): SpeciesLook => LOOKS[species];
export const ROCK_TINT = "#8d9295";

export const key3 = ([x, y, z]: Cell3): string => `${x},${y},${z}`;
export const key2 = (x: number, y: number): string => `${x},${y}`;
export const numbers = (key: string): number[] => key.split(",").map(Number);
/** The same for the same cubes in any order. */
export const bodyName = (cells: readonly Cell3[]): string => cells.map(key3).sort().join(" ");

/** East, west, north, south, up, down. */
export const DIRECTIONS: readonly Cell3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];
/** The arms of the twelve orientations in the engine's order: every pair of directions at right angles. */
export const ARMS: readonly (readonly [Cell3, Cell3])[] = DIRECTIONS.flatMap((a, i) =>
  DIRECTIONS.flatMap((b, j) => (j > i && i >> 1 !== j >> 1 ? [[a, b] as const] : [])),
);
export const plus = (a: Cell3, b: Cell3): Cell3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** The cubes of a piece, from its corner and orientation. */
export function cellsOf(corner: Cell3, orientation: number): Cell3[] {
  const arms = ARMS[orientation];
  return arms ? [corner, plus(corner, arms[0]), plus(corner, arms[1])] : [corner];
}

/** A way to add a piece. */
export interface Growth {
  code: number;
  species: Species;
  cells: Cell3[];
  /** The cube in the corner comes first in `cells`; with this it says how the piece lies. */
  orientation: number;
  /** What would come of it, where the engine refuses it. */
  refused?: Preview;
}
/** A way to put the pawn somewhere. */
export interface Move {
  code: number;
  step: "slide" | "land";
  to: Cell3;
}

export function growths(legal: readonly LegalAction[]): Growth[] {
  return legal.flatMap(({ code, gesture: { step, to, value, item } }) =>
    step === "grow" && isCell(to) && isSpecies(item)
      ? [{ code, species: item, cells: cellsOf([to.x, to.y, to.z], value ?? 0), orientation: value ?? 0 }]
      : [],
  );
}

/** What a hand means that holds a piece so; the engine knows its code. */
export const wishOf = (species: Species, corner: Cell3, orientation: number): Wish => ({
  step: "grow",
  item: species,
  to: { x: corner[0], y: corner[1], z: corner[2] },
  value: orientation,
});

/** Every way to hold a piece so that it fills this cell. */
export function holds(cell: Cell3): { corner: Cell3; orientation: number; cells: Cell3[] }[] {
  return ARMS.flatMap((_, orientation) =>
    cellsOf([0, 0, 0], orientation).map((offset) => {
      const corner: Cell3 = [cell[0] - offset[0], cell[1] - offset[1], cell[2] - offset[2]];
      return { corner, orientation, cells: cellsOf(corner, orientation) };
    }),
  );
}

/** What a fall did to the table, as two views tell it. */
export interface Loss {
  /** Pieces that left the reef. */
  bodies: Body[];
  /** Pieces that went back to a reserve. */
  returned: { seat: Seat; species: Species; n: number }[];
  /** Pieces that left the game, the one just tried included. */
  boxed: { species: Species; n: number }[];
  pawns: Species[];
}
export function loss(before: CoralView, after: CoralView, tried: Species | null): Loss {
  const left = new Set(after.bodies.map((body) => bodyName(body.cells)));
  const bodies = before.bodies.filter((body) => !left.has(bodyName(body.cells)));
  const returned: Loss["returned"] = [];
  const boxed: Loss["boxed"] = [];
  SPECIES.forEach((species, i) => {
    let n = bodies.filter((body) => body.species === species).length;
    after.players.forEach((player, seat) => {
      const more = player.reserve[i]! - (before.players[seat]?.reserve[i] ?? 0);
      if (more > 0) returned.push({ seat, species, n: more });
      n -= Math.max(more, 0);
    });
    if (species === tried) n += 1;
    if (n > 0) boxed.push({ species, n });
  });
  const pawns = after.pawns.filter(
    (pawn) => pawn.state === "fallen" && before.pawns.find((one) => one.species === pawn.species)?.state === "on",
  );
  return { bodies, returned, boxed, pawns: pawns.map((pawn) => pawn.species) };
}
export function moves(legal: readonly LegalAction[]): Move[] {
  return legal.flatMap(({ code, gesture: { step, to } }) =>
    (step === "slide" || step === "land") && isCell(to) ? [{ code, step, to: [to.x, to.y, to.z] as const }] : [],
  );
}

/** Whether a piece fills the cell `x,y,z`, or stands in the column `x,y`. */
export function fills(cells: readonly Cell3[], anchor: string | null): boolean {
  if (anchor === null) return true;
  const [x, y, z] = numbers(anchor);
  return cells.some((cell) => cell[0] === x && cell[1] === y && (z === undefined || cell[2] === z));
}

/** The free cells beside a cube into which some of these pieces grow, with the way they lie. */
export function faces(cube: Cell3 | null, all: readonly Growth[]): { cell: Cell3; way: Cell3 }[] {
  if (!cube) return [];
  const filled = new Set(all.flatMap((one) => one.cells.map(key3)));
  return DIRECTIONS.map((way) => ({ cell: plus(cube, way), way })).filter(({ cell }) => filled.has(key3(cell)));
}

/** What is seen from above when the levels over `most` are taken away. */
export function tops(bodies: readonly Body[], most = Infinity): Top[] {
  const found = new Map<string, Top>();
  for (const { species, cells } of bodies) {
    for (const [x, y, z] of cells) {
      if (z > most) continue;
      const before = found.get(key2(x, y));
      if (!before || before.z < z) found.set(key2(x, y), { x, y, z, species });
    }
  }
  return [...found.values()];
}

/** A pawn on the map. */
export interface MapPawn {
  /** The same while it is the same pawn. */
  key: string;
  species: Species;
  x: number;
  y: number;
  own: boolean;
}

export interface Bounds {
  west: number;
  east: number;
  south: number;
  north: number;
  top: number;
}
/** The box around these cells, at least `least` columns wide and deep. */
export function bounds(cells: readonly Cell3[], least = 1): Bounds {
  const of = (axis: 0 | 1 | 2) => cells.map((cell) => cell[axis]);
  const span = (axis: 0 | 1) => {
    let low = Math.min(0, ...of(axis));
    let high = Math.max(0, ...of(axis));
    while (high - low + 1 < least) {
      if (-low <= high) low -= 1;
      else high += 1;
    }
    return [low, high] as const;
  };
  const [west, east] = span(0);
  const [south, north] = span(1);
  return { west, east, south, north, top: Math.max(0, ...of(2)) };
}

export interface Square {
  u: number;
  z: number;
  species: Species | null;
  ghost: boolean;
}
/** What is seen from a side: the nearest cube at every place and level; `u` runs to the right. */
export function elevation(
  bodies: readonly Body[],
  side: Side,
  ghost: { cells: readonly Cell3[]; species: Species } | null = null,
): Square[] {
  const seen = new Map<string, Square & { near: number }>();
  const add = ([x, y, z]: Cell3, species: Species | null, isGhost: boolean) => {
    const [u, near] = { S: [x, -y], N: [-x, y], E: [y, x], W: [-y, -x] }[side] as [number, number];
    const before = seen.get(`${u},${z}`);
    if (!before || before.near < near) seen.set(`${u},${z}`, { u, z, near, species, ghost: isGhost });
  };
  for (const body of bodies) for (const cell of body.cells) add(cell, body.species, false);
  for (const cell of ghost?.cells ?? []) add(cell, ghost?.species ?? null, true);
  return [...seen.values()].map(({ u, z, species, ghost: isGhost }) => ({ u, z, species, ghost: isGhost }));
}

export type Compass = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
/** The nearest of eight winds. */
export function compass([east, north]: readonly [number, number]): Compass | null {
  if (east === 0 && north === 0) return null;
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return (["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const)[(eighth + 8) % 8] ?? null;
}

/** A change with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
