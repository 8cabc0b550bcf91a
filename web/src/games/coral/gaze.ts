// From where the pawn, the faces to grow on and the piece that is chosen are seen: the table turns by itself when the reef
// hides them. Pure.

import { direction } from "../../scene/camera";
import type { Vec3 } from "../../scene/types";
import { key3, type Cell3 } from "./model";

export interface Gaze {
  azimuth: number;
  polar: number;
}

/** A point to be seen, and how much it matters. */
export interface Wanted {
  at: Vec3;
  weight: number;
  /** Only whoever stands on this side of a face sees it. */
  normal?: Vec3;
}

const STEP = 0.14;
const FAR = 14;
/** Ways to stand, from the gentlest turn on. */
const TURNS = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];
const POLARS = [62, 46];

/** Whether a cube of the reef stands between this point of the table and the eye. */
export function isHidden(at: Vec3, gaze: Gaze, filled: ReadonlySet<string>): boolean {
  const to = direction(gaze);
  for (let far = 0.12; far < FAR; far += STEP) {
    const [x, y, z] = [at[0] + to[0] * far, at[1] + to[1] * far, at[2] + to[2] * far];
    const cell: Cell3 = [Math.round(x), Math.round(-z), Math.floor(y)];
    if (filled.has(key3(cell))) return true;
  }
  return false;
}

/** How much of what is wanted is seen from there, from 0 to 1. */
export function seenFrom(wanted: readonly Wanted[], gaze: Gaze, filled: ReadonlySet<string>): number {
  const to = direction(gaze);
  let [seen, all] = [0, 0];
  for (const { at, weight, normal } of wanted) {
    all += weight;
    const turned = normal !== undefined && normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2] < 0.12;
    if (!turned && !isHidden(at, gaze, filled)) seen += weight;
  }
  return all ? seen / all : 1;
}

/** Where to stand instead: the gentlest turn from which clearly more is seen; none if it is well as it is. */
export function better(now: Gaze, wanted: readonly Wanted[], filled: ReadonlySet<string>): Gaze | null {
  const here = seenFrom(wanted, now, filled);
  if (here >= 0.75) return null;
  let best: Gaze | null = null;
  let most = here + 0.15;
  for (const polar of POLARS)
    for (const turn of TURNS) {
      const gaze = { azimuth: now.azimuth + turn, polar };
      // A small turn is worth a little less sight.
      const worth = seenFrom(wanted, gaze, filled) - Math.abs(turn) / 1800;
      if (worth > most) [best, most] = [gaze, worth];
    }
  return best;
}
