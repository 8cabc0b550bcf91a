// What is seen of a table of Coral: from the view, the stage and what is chosen to pieces, marks, labels and words. Pure.

import type { Place } from "../../parts/Mirror.svelte";
import { isCell, type Piece, type Seat } from "../../protocol";
import { landed, things, type Change, type Changes } from "../../scene/cast";
import type { Label } from "../../scene/Scene.svelte";
import type { Board, Fall, Ghost, Mark, ScenePiece, Target, Vec3 } from "../../scene/types";
import type { Choice } from "./choice.svelte";
import type { Wanted } from "./gaze";
import {
  bounds,
  cellsOf,
  compass,
  isSpecies,
  key2,
  key3,
  lookOf,
  numbers,
  plus,
  ROCK_TINT,
  signed,
  tops,
  type Bounds,
  type Cell3,
  type Growth,
  type MapPawn,
} from "./model";
import * as say from "./texts";
import type { Preview, Species, View } from "./types";

/** What the picture is made of besides the pieces. */
export interface Seen {
  readonly view: View;
  readonly seat: Seat | null;
  /** Whose eyes it is seen with. */
  readonly me: Seat;
  readonly over: boolean;
  readonly name: (seat: Seat) => string;
  readonly species: (species: Species | null) => string;
  readonly choice: Chosen;
  /** The cubes that the last move brought or went to. */
  readonly last: ReadonlySet<string>;
}

/** What the picture reads of a choice. */
export type Chosen = Pick<
  Choice,
  | "mode"
  | "open"
  | "ofKind"
  | "growing"
  | "going"
  | "chosen"
  | "target"
  | "goal"
  | "foreseen"
  | "supports"
  | "unstable"
  | "bad"
  | "columns"
  | "around"
  | "hovered"
  | "focus"
  | "pointed"
  | "held"
  | "counted"
  | "xray"
  | "cut"
  | "pawn"
>;

/** The foot of a cell on the table; a way of the grid goes the same way. */
export const foot = ([x, y, z]: Cell3): Vec3 => [x, z, -y];
const cellOf = (key: string): Cell3 => {
  const [x = 0, y = 0, z = 0] = numbers(key);
  return [x, y, z];
};
const topAt = (view: View, x: number, y: number): number =>
  view.columns.find((top) => top.x === x && top.y === y)?.z ?? -1;
const isTop = (view: View, [x, y, z]: Cell3): boolean => topAt(view, x, y) === z;
const standing = (view: View, key: string): Cell3 => {
  const [x, y] = cellOf(key);
  return [x, y, topAt(view, x, y) + 1];
};
/** The cubes of a coral on the reef. */
const cubesOf = (piece: Piece): Cell3[] =>
  isCell(piece.spot) ? cellsOf([piece.spot.x, piece.spot.y, piece.spot.z], piece.face) : [];

// ---- the table and its pieces

/** The shape of the reef as a text, so that a reef of the same shape keeps the same frame. */
export function shapeOf(view: View, target: Growth | null = null): string {
  const cells = [
    ...view.columns.map(({ x, y, z }): Cell3 => [x, y, z]),
    ...view.pawns.flatMap((pawn) => (pawn.cell ? [pawn.cell] : [])),
  ];
  // A piece that is shown beyond the reef is in the picture, too.
  const { west, east, south, north, top } = bounds(cells);
  const beyond = (target?.cells ?? []).filter(([x, y, z]) => x < west || x > east || y < south || y > north || z > top);
  return JSON.stringify([...cells, ...beyond]);
}

/** A ring of free cells around the rock. */
const RING: readonly Cell3[] = [
  [-1, 0, 1],
  [1, 0, 1],
  [0, -1, 1],
  [0, 1, 1],
];

export function boardOf(shape: string): Board {
  const cells: Cell3[] = JSON.parse(shape);
  const box = bounds(cells, 3);
  // Room beside every column for the next piece.
  const points = [...cells, ...RING].flatMap(([x, y, z]) =>
    [-0.8, 0.8].flatMap((dx) => [-0.8, 0.8].flatMap((dz) => [0, z + 1].map((h): Vec3 => [x + dx, h, -y + dz]))),
  );
  return {
    plate: null,
    tiles: [],
    height: Math.max(box.top + 1.2, 2.4),
    tall: true,
    centre: { x: (box.east + box.west) / 2, z: -(box.north + box.south) / 2 },
    points,
    reach: { x: (box.east - box.west + 1) / 2, z: (box.north - box.south + 1) / 2 },
    home: { azimuth: 34, polar: 62 },
    sun: [-2.6, 14, -1.6],
    sand: (Math.max(box.east - box.west, box.north - box.south) / 2 + 2.4) / 7.8,
  };
}

function dress(species: Species, cells: readonly Cell3[]) {
  const { tint, ink, icon, relief } = lookOf(species);
  const from = cells[0] ?? [0, 0, 0];
  const apart = cells.map(([x, y, z]) => foot([x - from[0], y - from[1], z - from[2]]));
  return { kind: "coral" as const, tint, ink, icon, pattern: relief, cells: apart };
}

function pawnLook(species: Species, scale: number) {
  const { tint, ink } = lookOf(species);
  return { kind: "pawn" as const, tint, ink, scale };
}

/** Where the pawn stands while a piece is shown to grow under it. */
export function liftedOf(view: View, { foreseen, target, pawn: active }: Chosen): Cell3 | null {
  const at = active && view.pawns.find((pawn) => pawn.species === active)?.cell;
  const under = at && target?.cells.some((cell) => key3(cell) === key3(at));
  return under ? (foreseen?.pawn ?? null) : null;
}

/** Every piece of the stage; of what lies above the cut only edges are left. */
export function piecesOf(
  pieces: readonly Piece[],
  board: Board,
  { cut, xray, pawn: active }: Pick<Chosen, "cut" | "xray" | "pawn">,
  lifted: Cell3 | null,
): ScenePiece[] {
  const shown = (cell: Cell3) => cut === null || cell[2] <= cut;
  const whole = things(
    pieces,
    board,
    ({ x, y, z }, piece) => foot(lifted && piece.kind === "pawn" && piece.style === active ? lifted : [x, y, z]),
    (piece) => {
      const { spot, style } = piece;
      if (piece.kind === "rock") return { kind: "rock", tint: ROCK_TINT, ink: "#12303d" };
      if (!isSpecies(style)) return null;
      if (piece.kind === "pawn") return isCell(spot) && cut !== null && spot.z > cut + 1 ? null : pawnLook(style, 1.12);
      if (piece.kind !== "coral") return null;
      const { cells, ...look } = dress(style, isCell(spot) ? cubesOf(piece) : cellsOf([0, 0, 0], piece.face));
      const high = isCell(spot) ? spot.z : 0;
      const low = isCell(spot) ? cells.filter(([, z]) => shown([0, 0, high + z])) : cells;
      return low.length ? { ...look, cells: low, fade: xray ? 0.35 : 1 } : null;
    },
  );
  const over = pieces.flatMap((piece): ScenePiece[] => {
    const cells = piece.kind === "coral" ? cubesOf(piece) : [];
    const above = cells.filter((cell) => !shown(cell));
    if (!above.length || !isSpecies(piece.style)) return [];
    return [{ key: `${piece.id} over`, ...dress(piece.style, above), at: foot(above[0]!), outline: true }];
  });
  return [...whole, ...over];
}

/** The cubes that came, else those that pawns went to. */
export function lastOf(brought: Changes): string[] {
  const came = landed(brought).map(({ piece }) => piece);
  const grown = came.filter((piece) => piece.kind === "coral");
  if (grown.length) return grown.flatMap((piece) => cubesOf(piece).map(key3));
  return came.flatMap(({ kind, spot }) =>
    kind === "pawn" && isCell(spot) ? [key3([spot.x, spot.y, spot.z - 1])] : [],
  );
}

/** A piece that was tried although it would fall. */
export interface Attempt {
  growth: Growth;
  preview: Preview;
}

/** What tumbles into the sand between two stages, and which way. */
export function fallsOf({ moved }: Changes, attempt: Attempt | null, view: View): Fall[] {
  const tip = attempt?.preview.tip;
  const all = Math.max(view.columns.length, 1);
  const [east, north] = view.columns.reduce(([x, y], top) => [x + top.x / all, y + top.y / all], [0, 0]);
  // The engine says which way a piece tips; what others let fall goes away from the reef.
  const wayOf = (cells: readonly Cell3[]): [number, number] | null => {
    if (attempt) return tip ? [tip[0], -tip[1]] : null;
    const [x, y] = cells.reduce(([a, b], cell) => [a + cell[0] / cells.length, b + cell[1] / cells.length], [0, 0]);
    return Math.hypot(x - east, y - north) < 0.2 ? null : [x - east, -(y - north)];
  };
  const fell = moved.flatMap(({ was, is }: Change): Fall[] => {
    if (!isCell(was.spot) || isCell(is.spot) || !isSpecies(was.style)) return [];
    const at: Cell3 = [was.spot.x, was.spot.y, was.spot.z];
    const key = String(was.id);
    if (was.kind === "coral") {
      const cells = cubesOf(was);
      return [{ piece: { key, ...dress(was.style, cells), at: foot(at) }, way: wayOf(cells) }];
    }
    if (was.kind !== "pawn" || is.spot.zone !== "fallen") return [];
    return [{ piece: { key, ...pawnLook(was.style, 1.12), at: foot(at) }, way: wayOf([at]) }];
  });
  if (!attempt) return fell;
  const { species, cells } = attempt.growth;
  return [...fell, { piece: { key: "tried", ...dress(species, cells), at: foot(cells[0]!) }, way: wayOf(cells) }];
}

export function ghostOf({ view, choice: { target, goal, foreseen, unstable, bad } }: Seen): Ghost | null {
  if (target) {
    const tip = foreseen?.tip;
    const piece = { key: "ghost", ...dress(target.species, target.cells), at: foot(target.cells[0]!) };
    return { piece, bad, tilt: unstable && tip ? [tip[0], -tip[1]] : null };
  }
  if (!goal || !view.pawn) return null;
  return { piece: { key: "ghost", ...pawnLook(view.pawn, 1.3), at: foot(goal.to) } };
}

// ---- marks and what can be pointed at

/** Whose sunlit faces are ringed: the seat pointed at, else one's own; all when the game is over. */
function ringed({ view, me, over, choice: { counted, held } }: Seen): ReadonlySet<Species | null> {
  if (view.solo || counted) return new Set();
  const of = held !== null ? [held] : over ? view.players.map((player) => player.seat) : [me];
  return new Set(of.map((seat) => view.players[seat]?.species ?? null));
}

/** The cubes that a scoring card or a number of the end page counts. */
function lightsOf({ view, choice: { counted, pointed } }: Seen): readonly Cell3[] {
  const card = view.solo?.cards.find((one) => one.species === pointed)?.counted ?? [];
  const of = counted ? view.players[counted.seat]?.species : null;
  const lit = view.columns.filter(
    (top) => of && top.species === of && (counted?.level == null || counted.level === top.z),
  );
  return [...card, ...lit.map(({ x, y, z }): Cell3 => [x, y, z])];
}

export function marksOf(seen: Seen, flat: boolean): Mark[] {
  const { view, last, choice } = seen;
  const { target, goal, open, hovered, xray, cut, foreseen } = choice;
  const found: Mark[] = [];
  const ghosted = new Set(target?.cells.map(key3));
  const suns = ringed(seen);
  for (const { x, y, z, species } of view.columns)
    if (species && suns.has(species) && (cut === null || z <= cut) && !ghosted.has(key3([x, y, z + 1])))
      found.push({ kind: "sun", at: foot([x, y, z + 1]), size: 0.98 });
  for (const key of last) {
    const at = cellOf(key);
    if (isTop(view, at)) found.push({ kind: "last", at: foot(plus(at, [0, 0, 1])), size: 1 });
  }
  for (const { cell, way } of open) {
    if (ghosted.has(key3(cell)) || !view.cube) continue;
    const [x, y, z] = foot(view.cube);
    const normal = foot(way);
    const at: Vec3 = [x + normal[0] / 2, y + 0.5 + normal[1] / 2, z + normal[2] / 2];
    found.push({ kind: hovered === `t ${key3(cell)}` ? "hover" : "plus", at, size: 0.94, normal });
    // Faces on the far side shine through.
    found.push({ kind: "plus", at, size: 0.94, normal, over: xray ? true : 0.55 });
  }
  for (const { to } of choice.mode === "slide" ? choice.going : []) {
    if (goal && key3(goal.to) === key3(to)) continue;
    const over = topAt(view, to[0], to[1]) >= to[2] ? xray || 0.5 : undefined;
    found.push({ kind: hovered === `t ${key3(to)}` ? "hover" : "plus", at: foot(to), size: 0.9, over });
  }
  if (goal) found.push({ kind: "chosen", at: foot(goal.to), size: 0.95 });
  for (const { cell, species, roofed } of view.pawns) {
    if (!cell) continue;
    const at = foreseen?.pawn && target ? foreseen.pawn : cell;
    if (species === choice.pawn) found.push({ kind: "source", at: foot(at), size: 0.92 });
    if (roofed && xray) found.push({ kind: "source", at: foot(cell), size: 0.8, over: true });
  }
  for (const key of choice.supports) found.push({ kind: "support", at: foot(cellOf(key)), size: 0.7, over: true });
  for (const n of foreseen?.falls ?? [])
    for (const cell of view.bodies[n]?.cells ?? [])
      found.push({ kind: "fall", at: foot(plus(cell, [0, 0, 1])), size: 0.98, over: true });
  for (const cell of lightsOf(seen))
    found.push({
      kind: "lit",
      at: foot(plus(cell, [0, 0, 1])),
      size: 0.96,
      over: isTop(view, cell) ? undefined : 0.6,
    });
  if (choice.focus !== null && !flat)
    found.push({ kind: "focus", at: foot(standing(view, choice.focus)), size: 0.98, over: true });
  return found;
}

/** `c` a cube, `g` the piece that is chosen, `t` a free cell. */
export function targetsOf({ view, choice: { cut, chosen, open, mode, going } }: Seen): Target[] {
  const found: Target[] = [];
  for (const body of view.bodies)
    for (const cell of body.cells)
      if (cut === null || cell[2] <= cut) found.push({ id: `c ${key3(cell)}`, at: foot(cell), size: 1, height: 1 });
  for (const cell of chosen?.cells ?? [])
    found.push({ id: `g ${key3(cell)}`, at: foot(cell), size: 1.01, height: 1.005, swipe: true });
  const ghosted = new Set(chosen?.cells.map(key3));
  // A thin box on the face, so that a look past it reaches the next one.
  for (const { cell, way } of open) {
    if (ghosted.has(key3(cell))) continue;
    const [x, y, z] = foot(cell);
    const [dx, dy, dz] = foot(way);
    const at: Vec3 = [x - dx * 0.35, y + (dy > 0 ? 0 : dy < 0 ? 0.7 : 0.15), z - dz * 0.35];
    found.push({ id: `t ${key3(cell)}`, at, size: dy ? 0.94 : 0.7, height: dy ? 0.3 : 0.7 });
  }
  for (const { to } of mode === "slide" ? going : [])
    found.push({ id: `t ${key3(to)}`, at: foot(to), size: 0.98, height: 0.2 });
  return found;
}

export function labelsOf(seen: Seen, roomy: boolean): Label[] {
  const { view, choice } = seen;
  const { target, focus } = choice;
  const found: Label[] = [];
  const verdict = verdictOf(seen);
  // On a phone the bar says it.
  if (target && verdict && roomy) {
    const [x, y] = target.cells.reduce(([a, b], cell) => [a + cell[0] / 3, b + cell[1] / 3], [0, 0]);
    const low = Math.min(...target.cells.map((cell) => cell[2]));
    // A note hangs below the lower corners of the reef and covers no piece.
    const clear = [...view.bodies.flatMap((body) => body.cells), ...target.cells].flatMap((cell) =>
      [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dz): Vec3 => [cell[0] + dx, cell[2], -cell[1] + dz])),
    );
    const tone = verdict.ok ? "ok" : "bad";
    const icon = verdict.ok ? "check" : "warn";
    found.push({ at: [x, low, -y], text: verdict.text, tone, icon, below: true, clear });
  }
  if (focus !== null) {
    const [x, y] = cellOf(focus);
    found.push({ at: foot(standing(view, focus)), text: placeName(x, y) });
  }
  return found;
}

/** What whoever decides wants to see: the pawn, the faces to grow on, the piece that is chosen. */
export function wantedOf({ view, choice: { target, goal, open, mode, going, pawn: active } }: Seen): Wanted[] {
  const found: Wanted[] = [];
  const pawn = view.pawns.find((one) => one.species === active)?.cell;
  const up = (cell: Cell3, height: number): Vec3 => {
    const [x, y, z] = foot(cell);
    return [x, y + height, z];
  };
  if (pawn) found.push({ at: up(pawn, 0.7), weight: 2 });
  if (target) for (const cell of target.cells) found.push({ at: up(cell, 0.5), weight: 3 });
  else if (view.cube)
    for (const { way } of open) {
      const normal = foot(way);
      const [x, y, z] = up(view.cube, 0.5);
      found.push({
        at: [x + normal[0] * 0.52, y + normal[1] * 0.52, z + normal[2] * 0.52],
        weight: 4 / open.length,
        normal: way[2] < 0 ? undefined : normal,
      });
    }
  if (goal) found.push({ at: up(goal.to, 0.4), weight: 4 });
  else if (mode === "slide") for (const { to } of going) found.push({ at: up(to, 0.2), weight: 4 / going.length });
  return found;
}

/** The cubes that can stand in the way of a look. */
export function filledOf({ view, choice: { cut, target } }: Seen): Set<string> {
  const own = new Set(target?.cells.map(key3));
  const cells = view.bodies.flatMap((body) => body.cells.filter((cell) => cut === null || cell[2] <= cut).map(key3));
  return new Set(cells.filter((key) => !own.has(key)));
}

// ---- the map

export interface MapLook {
  tops: View["columns"];
  /** What the map shows: all that can be chosen or asked about has its place from the start, so that the map stays where it is. */
  frame: Bounds;
  pawns: MapPawn[];
  ghost: { cells: readonly Cell3[]; species: Species; bad: boolean } | null;
  legal: ReadonlySet<string>;
  spot: string | null;
  last: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  label: string;
}

/** How far a piece that touches a cube reaches from it. */
const REACH: readonly Cell3[] = [
  [-2, -2, 0],
  [2, 2, 2],
];

/** The reef, and in a turn all that a piece grown from the pawn's cube could reach, whether it stands there or falls. */
function frameOf({ view, seat, choice: { growing } }: Seen): Bounds {
  const reef = view.columns.map(({ x, y, z }): Cell3 => [x, y, z]);
  if (seat === null) return bounds(reef, 5);
  const { cube } = view;
  return bounds(
    [
      ...reef,
      ...growing.flatMap(({ cells }) => cells),
      ...(cube && growing.length ? REACH.map((way) => plus(cube, way)) : []),
    ],
    5,
  );
}

export function mapOf(pieces: readonly Piece[], seen: Seen): MapLook {
  const { view, seat, choice } = seen;
  const { target, goal, cut, bad } = choice;
  return {
    tops: cut === null ? view.columns : tops(view.bodies, cut),
    frame: frameOf(seen),
    pawns: pieces.flatMap(({ id, kind, spot, style }): MapPawn[] =>
      kind === "pawn" && isCell(spot) && isSpecies(style)
        ? [{ key: String(id), species: style, x: spot.x, y: spot.y, own: style === choice.pawn }]
        : [],
    ),
    ghost: target ? { cells: target.cells, species: target.species, bad } : null,
    legal: seat === null ? new Set<string>() : choice.columns,
    spot: goal ? key2(goal.to[0], goal.to[1]) : null,
    last: new Set([...seen.last].map((key) => key2(cellOf(key)[0], cellOf(key)[1]))),
    lit: new Set(lightsOf(seen).map(([x, y]) => key2(x, y))),
    label: say.map(),
  };
}

/** The bodies without what lies above the cut. */
export const bodiesBelow = ({ bodies }: View, cut: number | null): View["bodies"] =>
  cut === null ? bodies : bodies.map((body) => ({ ...body, cells: body.cells.filter((cell) => cell[2] <= cut) }));

// ---- words

export const scoreOf = (view: View, seat: Seat): number => view.players[seat]?.score ?? 0;
/** The score with the piece that is shown. */
export const scoreThen = ({ view, choice: { foreseen } }: Seen, seat: Seat): number =>
  scoreOf(view, seat) + (foreseen?.change?.[seat] ?? 0);

const WINDS = {
  n: say.dir_n,
  ne: say.dir_ne,
  e: say.dir_e,
  se: say.dir_se,
  s: say.dir_s,
  sw: say.dir_sw,
  w: say.dir_w,
  nw: say.dir_nw,
};

export interface Verdict {
  ok: boolean;
  text: string;
}

/** What would come of the piece that is shown, in a line. */
export function verdictOf({ view, me, name, choice: { foreseen, unstable, bad } }: Seen): Verdict | null {
  if (!foreseen) return null;
  if (unstable) {
    const wind = foreseen.tip ? compass(foreseen.tip) : null;
    const falls = say.falls({ how: wind ? WINDS[wind]() : say.drops(), n: foreseen.falls?.length ?? 0 });
    return { ok: false, text: `${say.would_fall()} · ${falls}` };
  }
  if (bad) return { ok: false, text: say.not_here() };
  const gain = foreseen.change?.[me];
  if (gain === undefined) return { ok: true, text: say.stands() };
  // Whoever else gains or loses is named.
  const others = view.players.flatMap(({ seat }) =>
    seat !== me && foreseen.change?.[seat] ? [`${name(seat)} ${signed(foreseen.change[seat])}`] : [],
  );
  return { ok: true, text: [say.stands(), say.gain({ n: signed(gain) }), ...others].join(" · ") };
}

/** The same for those who listen. */
export function spokenOf(seen: Seen): string | null {
  const { view, choice } = seen;
  if (!choice.foreseen || !choice.chosen) return null;
  if (choice.bad) return verdictOf(seen)?.text ?? "";
  const scores = view.players.map(({ seat }) => `${seen.name(seat)} ${scoreThen(seen, seat)}`).join(", ");
  return say.preview({ species: seen.species(choice.chosen.species), n: choice.supports.size, scores });
}

function placeName(x: number, y: number): string {
  const parts: string[] = [];
  if (x) parts.push(x > 0 ? say.east({ n: x }) : say.west({ n: -x }));
  if (y) parts.push(y > 0 ? say.north({ n: y }) : say.south({ n: -y }));
  return parts.join(" ") || say.middle();
}

function describe({ view, species, choice }: Seen, x: number, y: number): string {
  const top = view.columns.find((one) => one.x === x && one.y === y);
  const parts: string[] = [];
  if (!top) parts.push(say.sand());
  else {
    parts.push(species(top.species).toLocaleLowerCase(), say.level({ n: top.z + 1 }));
    if (top.species) parts.push(say.sunlit());
  }
  for (const pawn of view.pawns)
    if (pawn.cell?.[0] === x && pawn.cell[1] === y) parts.push(say.pawn({ species: species(pawn.species) }));
  if (choice.columns.has(key2(x, y))) parts.push(choice.mode === "grow" ? say.may_grow() : say.may_stand());
  return `${say.column({ place: placeName(x, y) })}: ${parts.join(", ")}`;
}

/** The columns for those who listen. */
export function placesOf(seen: Seen): Place[] {
  const { west, east, south, north } = seen.choice.around;
  const found: Place[] = [];
  for (let y = north; y >= south; y--)
    for (let x = west; x <= east; x++)
      found.push({ key: key2(x, y), words: describe(seen, x, y), legal: seen.choice.columns.has(key2(x, y)) });
  return found;
}

/** What a player's pawn does. */
export function pawnLine({ view, over }: Pick<Seen, "view" | "over">, seat: Seat): string {
  switch (view.pawns.find((pawn) => pawn.owner === seat)?.state) {
    case "on":
      return view.players[seat]?.moved && !over ? say.moved() : say.on_reef();
    case "floating":
      return say.floating();
    case "fallen":
      return say.fallen();
    default:
      return "";
  }
}
