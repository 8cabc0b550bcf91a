// Two stages compared: what came, what went, what moved. Pure.

import type { ScenePiece, Vec3 } from "./types";

export interface Tween {
  key: string;
  from: Vec3;
  to: Vec3;
  fade: readonly [number, number];
  start: number;
  length: number;
  /** Height of the arc. */
  arc: number;
  /** The face that a die showed before it was turned. */
  turns?: number;
}

export const TRAVEL = 420;
export const LIFT = 1.7;
const HOP = 0.55;

/** How the pieces get from one stage to the next; those that stay have no tween. */
export function tweens(
  before: ReadonlyMap<string, ScenePiece>,
  after: readonly ScenePiece[],
  now: number,
  still: boolean,
): { moving: Tween[]; leaving: ScenePiece[] } {
  const moving: Tween[] = [];
  const kept = new Set<string>();
  const length = still ? 80 : TRAVEL;
  let delay = 0;
  for (const piece of after) {
    kept.add(piece.key);
    const old = before.get(piece.key);
    const fade = piece.fade ?? 1;
    // What waits unseen beside the board moves there unseen.
    if (fade === 0 && (!old || old.fade === 0)) continue;
    if (!old) {
      const from = still ? piece.at : (piece.from ?? ([piece.at[0], piece.at[1] + LIFT, piece.at[2]] as const));
      moving.push({
        key: piece.key,
        from,
        to: piece.at,
        fade: [0, fade],
        start: now + delay,
        length,
        arc: piece.from && !still ? 1 : 0,
      });
      if (!still) delay = Math.min(delay + 60, 240);
    } else if (!same(old.at, piece.at)) {
      const from = still ? piece.at : old.at;
      moving.push({
        key: piece.key,
        from,
        to: piece.at,
        fade: [still ? 0 : (old.fade ?? 1), fade],
        start: now,
        length,
        arc: still ? 0 : 0.8,
        turns: still ? undefined : turned(old, piece),
      });
    } else if (!still && turned(old, piece) !== undefined) {
      moving.push({
        key: piece.key,
        from: piece.at,
        to: piece.at,
        fade: [old.fade ?? 1, fade],
        start: now,
        length,
        arc: HOP,
        turns: turned(old, piece),
      });
    } else if ((old.fade ?? 1) !== fade) {
      moving.push({
        key: piece.key,
        from: piece.at,
        to: piece.at,
        fade: [old.fade ?? 1, fade],
        start: now,
        length: still ? 0 : 220,
        arc: 0,
      });
    }
  }
  const leaving = [...before.values()].filter((piece) => !kept.has(piece.key));
  return { moving, leaving };
}

/** The face a die showed, if it shows another one now and can be seen. */
function turned(old: ScenePiece, piece: ScenePiece): number | undefined {
  const seen = piece.kind === "die" && (old.fade ?? 1) > 0 && (piece.fade ?? 1) > 0;
  return seen && old.face !== piece.face ? (old.face ?? 0) : undefined;
}

export function same(a: Vec3, b: Vec3): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

/** Fast at first, a soft landing with a small overshoot. */
export function settle(t: number): number {
  if (t >= 1) return 1;
  const u = 1 - t;
  return 1 - u * u * u * (1 + 1.1 * t) + 0.12 * t * u * u;
}

export function ease(t: number): number {
  const u = 1 - Math.min(Math.max(t, 0), 1);
  return 1 - u * u * u;
}

/**
 * Where a moving piece is, and how solid; `turn` is how far a die that turns has rolled from the level (in quarter turns),
 * and `face` what it still shows of its old side.
 */
export function sample(
  tween: Tween,
  now: number,
): { at: Vec3; fade: number; done: boolean; turn: number; face?: number } {
  const t = tween.length <= 0 ? 1 : Math.min(Math.max((now - tween.start) / tween.length, 0), 1);
  const k = settle(t);
  const at = (i: 0 | 1 | 2) => tween.from[i] + (tween.to[i] - tween.from[i]) * k;
  const arc = tween.arc * 4 * t * (1 - t);
  // What comes is there soon, what travels away fades at the end of its way.
  const goes = tween.fade[1] < tween.fade[0] && !same(tween.from, tween.to);
  const faded = goes ? Math.max((t - 0.55) / 0.45, 0) : Math.min(t * 2.2, 1);
  const fade = tween.fade[0] + (tween.fade[1] - tween.fade[0]) * faded;
  const rolls = tween.turns !== undefined && t < 1;
  return {
    at: t >= 1 ? tween.to : [at(0), at(1) + arc, at(2)],
    fade,
    done: t >= 1,
    turn: !rolls ? 0 : t < 0.5 ? t * 2 : t * 2 - 2,
    face: rolls && t < 0.5 ? tween.turns : undefined,
  };
}

export const FALL = 1000;
/** How long what fell lies in the sand before it is put away. */
const LIES = 900;
export const FALLEN = FALL + LIES + 300;

/** Where the middle of a falling body is, how far it has tipped (a quarter turn is 1), and how solid it is. */
export function tumble(
  middle: Vec3,
  way: readonly [number, number] | null,
  age: number,
): { at: Vec3; turn: number; fade: number; done: boolean } {
  const t = Math.min(Math.max(age / FALL, 0), 1);
  const far = way ? Math.hypot(way[0], way[1]) || 1 : 1;
  // It leans first, then lets go.
  const lean = way ? Math.min(t / 0.35, 1) ** 2 * 0.22 : 0;
  const free = Math.max((t - (way ? 0.3 : 0.05)) / (way ? 0.5 : 0.6), 0);
  const drop = Math.min(free, 1) ** 2;
  const out = way ? 0.35 * lean + (1.15 + 0.28 * middle[1]) * (1 - (1 - Math.min(free * 0.8, 1)) ** 2) : 0;
  const fade = Math.min(Math.max((FALLEN - age) / 300, 0), 1);
  return {
    at: [
      middle[0] + (way ? (way[0] / far) * out : 0),
      middle[1] * (1 - drop),
      middle[2] + (way ? (way[1] / far) * out : 0),
    ],
    turn: way ? Math.min(lean + 0.78 * Math.min(free, 1), 1) : 0,
    fade,
    done: age >= FALLEN,
  };
}
