// What is seen of a table of Islands: from the view, the stage and what is chosen to pieces, marks and labels. Pure.

import { m } from "../../paraglide/messages";
import type { Place } from "../../parts/Mirror.svelte";
import type { SeatLook } from "../../parts/looks";
import type { Piece, Seat } from "../../protocol";
import { things } from "../../scene/cast";
import type { Label } from "../../scene/Scene.svelte";
import { DIE } from "../../scene/size";
import type { Board, Ghost, Mark, ScenePiece, Target, Vec3 } from "../../scene/types";
import type { Claim } from "./evaluation.svelte";
import type { Move } from "./choice.svelte";
import { claimants, islandOn, lookOf, lookOfDie, type Plan } from "./model";
import * as say from "./texts";
import type { DieView, IslandView, Reach, View } from "./types";

const PITCH = 1.34;
const TOP = 0.26;

/** What the picture is made of besides the pieces. */
export interface Seen {
  view: View;
  look: (seat: Seat) => SeatLook;
  name: (seat: Seat) => string;
  terrain: (id: string) => string;
  /** The islands whose dice can be chosen, and where the chosen one may go. */
  dice: ReadonlySet<string>;
  reach: ReadonlyMap<string, Reach>;
  source: string | null;
  goal: string | null;
  /** The die that would move, the value it would have, and the move to be shown. */
  die: DieView | undefined;
  raised: number | undefined;
  move: Move | null;
  moving: DieView | undefined;
  hovered: string | null;
  focus: string | null;
  /** Where the last move began and ended, and who moved from where to where. */
  last: ReadonlySet<string>;
  told: Told | null;
  /** The islands that a number of the result comes from. */
  lit: ReadonlySet<string>;
  /** Whether towers lean so that all dice are seen, and whether the forecast lies over them. */
  fanned: boolean;
  overlay: boolean;
  /** The evaluation as it is played. */
  playing: boolean;
  claims: readonly Claim[];
  gone: ReadonlyMap<string, Seat>;
  totals: readonly number[];
  /** Whether there is room for names. */
  roomy: boolean;
}

/** A move of somebody, as it is shown where it ended. */
export interface Told {
  seat: Seat;
  from: string;
  to: string;
}

const COLOURS: Record<string, () => string> = {
  red: say.red,
  green: say.green,
  yellow: say.yellow,
  black: say.black,
  blue: say.blue,
  purple: say.purple,
};
export const colourName = (colour: string): string => COLOURS[colour]?.() ?? colour;
const dieName = (die: DieView): string => `${colourName(die.colour).toLowerCase()} ${die.value}`;

/** The size of the map, and how its places lie on the table. */
export function mapOf(islands: readonly IslandView[]) {
  const [west, east] = [Math.min(...islands.map((one) => one.c)), Math.max(...islands.map((one) => one.c))];
  const south = Math.max(...islands.map((one) => one.r));
  const place = (at: { r: number; c: number }, z: number): Vec3 => [
    (at.c - (west + east) / 2) * PITCH,
    TOP + z * DIE,
    (at.r - south / 2) * PITCH,
  ];
  return { place, x: (east - west + 1) * PITCH, z: (south + 1) * PITCH };
}

export function boardOf({ view, playing }: Pick<Seen, "view" | "playing">): Board {
  const { place, x, z } = mapOf(view.islands);
  const tallest = Math.max(...view.islands.map((one) => one.dice.length));
  return {
    plate: { width: x + 0.5, depth: z + 0.5, tint: "#2597a0" },
    tiles: view.islands.map((one) => ({
      at: place(one, 0),
      size: 1.24,
      round: true,
      tint: lookOf(one.terrain).ground,
      icon: lookOf(one.terrain).icon,
      iconTint: lookOf(one.terrain).paint,
    })),
    // Rounded up, so that the frame changes only when a tower outgrows it.
    height: Math.max(1.6, Math.ceil(tallest / 2) * 0.95),
    reach: { x: x / 2 + 0.2, z: z / 2 + (playing ? 2 : 0.2) },
    home: { azimuth: -12, polar: 38 },
  };
}

/** Every die of the stage: in its tower, or with the one who claimed it. */
export function piecesOf(pieces: readonly Piece[], board: Board, seen: Seen): ScenePiece[] {
  const { islands } = seen.view;
  const { place } = mapOf(islands);
  const piles = piled(seen);
  return things(
    pieces,
    board,
    (cell) => {
      const island = islandOn(islands, cell);
      if (!island) return [0, 0, 0];
      const pile = piles.get(`${island.name} ${cell.z}`);
      if (pile) return pile;
      const [x, y, depth] = place(island, cell.z);
      return [x + lean(seen, island) * DIE * cell.z, y, depth];
    },
    (piece) => {
      if (piece.kind !== "die") return null;
      const { tint, ink, icon } = lookOfDie(piece.style);
      const at = "x" in piece.spot ? islandOn(islands, piece.spot) : undefined;
      const claimed = at !== undefined && seen.gone.has(at.name);
      const fade = at !== undefined && isDim(seen, at.name) ? 0.38 : 1;
      return { kind: "die", tint, ink, icon, face: piece.face, scale: claimed ? 0.5 : undefined, fade };
    },
  );
}

/** Whether an island has no part in what is being chosen: then its dice stand back. */
export function isDim({ dice, reach, source, move, lit }: Seen, name: string): boolean {
  if (lit.size) return !lit.has(name);
  if (move && (name === move.from || name === move.to)) return false;
  if (source !== null) return name !== source && !reach.has(name);
  return dice.size > 0 && !dice.has(name);
}

/** How far a tower leans, so that its dice are seen. */
function lean({ fanned, hovered, focus, gone }: Seen, { name, dice }: IslandView): number {
  if (gone.has(name) || dice.length < 2) return 0;
  if (fanned) return 0.3;
  return name === hovered || name === focus ? 0.52 : 0;
}

/** Where the dice of claimed towers lie: before the board, by claimant, in the order they came. */
function piled({ view, claims, gone }: Seen): Map<string, Vec3> {
  const { x: width, z: depth } = mapOf(view.islands);
  const counts = view.players.map(() => 0);
  const found = new Map<string, Vec3>();
  for (const claim of claims) {
    const owner = gone.get(claim.name);
    if (owner === undefined) continue;
    for (let z = 0; z < claim.height; z++) {
      const n = counts[owner] ?? 0;
      counts[owner] = n + 1;
      const x = (owner - (view.seats - 1) / 2) * (width / view.seats) + ((n % 4) - 1.5) * 0.52;
      found.set(`${claim.name} ${z}`, [
        x,
        0.02 + Math.floor(n / 8) * 0.48,
        depth / 2 + 0.9 + (Math.floor(n / 4) % 2) * 0.52,
      ]);
    }
  }
  return found;
}

/** The die as it would show where it goes. */
export function ghostDie({ move, moving }: Pick<Seen, "move" | "moving">): DieView | null {
  return move && moving ? { colour: moving.colour, value: move.value } : null;
}

export function ghostOf(seen: Seen): Ghost | null {
  const { move, view } = seen;
  const die = ghostDie(seen);
  const to = view.islands.find((one) => one.name === move?.to);
  if (!move || !die || !to || move.to === move.from) return null;
  const { tint, ink, icon } = lookOfDie(die.colour);
  const at = mapOf(view.islands).place(to, to.dice.length + (move.pair ? 1 : 0));
  return { piece: { key: "ghost", kind: "die", at, tint, ink, icon, face: die.value } };
}

export function marksOf(seen: Seen): Mark[] {
  const { view, dice, reach, source, goal, hovered, focus } = seen;
  if (seen.playing) return [];
  const { place } = mapOf(view.islands);
  const found: Mark[] = [];
  const foot = (name: string, kind: Mark["kind"], size = 1.34) => {
    const island = view.islands.find((one) => one.name === name);
    if (island) found.push({ kind, at: place(island, 0), size });
  };
  if (source === null) for (const name of dice) foot(name, "reach");
  for (const name of reach.keys()) if (name !== goal) foot(name, "reach");
  for (const name of seen.last) foot(name, "last", 1.3);
  for (const name of seen.lit) foot(name, "source");
  if (source !== null) foot(source, "source");
  if (goal !== null && goal !== source) foot(goal, "source");
  if (hovered !== null && (reach.has(hovered) || dice.has(hovered)) && hovered !== goal && hovered !== source)
    foot(hovered, "source", 1.36);
  if (focus !== null) foot(focus, "focus", 1.36);
  return found;
}

export function targetsOf({ view }: Pick<Seen, "view">): Target[] {
  const { place } = mapOf(view.islands);
  return view.islands.map((one) => ({
    id: one.name,
    at: place(one, 0),
    size: 1.1,
    height: Math.max(one.dice.length * DIE, 0.08),
  }));
}

export function labelsOf(seen: Seen): Label[] {
  if (seen.playing) return scores(seen);
  const { view, reach, source, goal, die, raised, hovered, focus } = seen;
  const { place } = mapOf(view.islands);
  const found: Label[] = [];
  const over = (island: IslandView, more = 0): Vec3 => place(island, island.dice.length + more);
  /** Beside the tower: the pips stay free. */
  const aside = (island: IslandView): Vec3 => {
    const [x, y, z] = over(island, -0.4);
    return [x + 0.52, Math.max(y, TOP), z + 0.2];
  };
  const at = (name: string | null) => view.islands.find((one) => one.name === name);
  if (seen.overlay) {
    const owners = claimants(view.evaluation);
    for (const island of view.islands) {
      const owner = owners.get(island.name);
      if (owner === undefined) continue;
      found.push({ at: over(island), text: String(island.dice.length), icon: seen.look(owner).icon, tone: "small" });
    }
  } else {
    for (const [name, one] of reach) {
      const island = at(name);
      if (!island || name === source) continue;
      const tone = name === goal ? "step-on" : "step";
      found.push({ at: aside(island), text: String(one.steps), tone });
    }
    const from = at(source);
    if (from && die && raised !== undefined) found.push({ at: over(from), text: `${die.value} → ${raised}` });
  }
  // Until something is chosen, the last move of somebody else is told where it ended.
  const ended = seen.told && source === null && !seen.dice.size ? at(seen.told.to) : undefined;
  if (ended && seen.told)
    found.push({ at: over(ended), text: `${seen.told.from} → ${seen.told.to}`, icon: seen.look(seen.told.seat).icon });
  const island = at(hovered ?? focus);
  if (island && island.dice.length > 1 && island.name !== source && !reach.has(island.name))
    found.push({ at: over(island, 0.2), text: `${island.name}: ${island.dice.map(dieName).join(" · ")}` });
  return found;
}

/** What each seat has claimed so far. */
function scores({ view, totals, look, name, roomy }: Seen): Label[] {
  const { x, z } = mapOf(view.islands);
  return totals.map((n, at) => ({
    at: [(at - (view.seats - 1) / 2) * (x / view.seats), 0.6 + Math.floor(n / 8) * 0.48, z / 2 + 1.2],
    text: roomy ? `${name(at)} ${n}` : String(n),
    icon: look(at).icon,
    tone: roomy ? "plain" : "small",
  }));
}

/** The board for those who listen. */
export function placesOf(seen: Seen): Place[] {
  return seen.view.islands.map((island) => {
    const { name, dice } = island;
    const told = [`${name}, ${seen.terrain(island.terrain)}`];
    const high = dice.length > 1 ? `${say.tower({ n: dice.length })} ` : "";
    told.push(dice.length ? high + dice.map(dieName).join(", ") : say.empty());
    const one = seen.reach.get(name);
    if (one) told.push(say.may_go({ n: one.steps }));
    else if (seen.dice.has(name)) told.push(say.may_choose());
    if (seen.goal === name || seen.source === name) told.push(m.chosen());
    return { key: name, words: told.join("; "), legal: seen.reach.has(name) || seen.dice.has(name) };
  });
}

/** What the chosen move does, in one sentence. */
export function sentenceOf(seen: Seen, plan: Plan | null, staying: boolean): string {
  if (!plan) return "";
  const { die, raised, source } = seen;
  if (!die || raised === undefined) {
    const colour = colourName(plan.colour).toLowerCase();
    return seen.dice.size ? say.pick_die({ colour, n: plan.steps }) : say.no_die({ colour });
  }
  const said = say.becomes({ colour: colourName(die.colour), from: die.value, to: raised });
  if (staying) return `${said} ${say.steps_stay({ place: source ?? "" })}`;
  const target = seen.goal === null ? undefined : seen.reach.get(seen.goal);
  if (!target) return `${said.replace(/,$/, ".")} ${say.choose_island()}.`;
  if (target.to === target.from) return `${said} ${say.steps_back({ n: target.steps })}`;
  const ground = seen.view.islands.find((one) => one.name === target.to)?.terrain ?? "";
  const to = { place: target.to, terrain: seen.terrain(ground) };
  return `${said} ${target.steps === 1 ? say.steps_one(to) : say.steps_n({ n: target.steps, ...to })}`;
}

/** What has just been chosen, for those who listen. */
export function dieTold(die: DieView | undefined, steps: number): string {
  return die ? `${colourName(die.colour)} ${die.value}: ${say.may_go({ n: steps })}` : "";
}

/** The dice of a tower on the flat board, from the bottom up. */
export interface FlatDie extends DieView {
  key: string;
  ghost: boolean;
}

/** The towers of the flat board, by island, with the ghost of the move that is shown. */
export function flatTowers(pieces: readonly Piece[], seen: Seen): Map<string, FlatDie[]> {
  const found = new Map<string, FlatDie[]>();
  for (const piece of pieces) {
    const at = piece.kind === "die" && "x" in piece.spot ? islandOn(seen.view.islands, piece.spot) : undefined;
    if (!at || seen.gone.has(at.name)) continue;
    const die = { key: String(piece.id), colour: piece.style, value: piece.face, ghost: false };
    found.set(at.name, [...(found.get(at.name) ?? []), die]);
  }
  const { move } = seen;
  const ghost = ghostDie(seen);
  if (ghost && move && move.to !== move.from)
    found.set(move.to, [...(found.get(move.to) ?? []), { ...ghost, key: "ghost", ghost: true }]);
  return found;
}
