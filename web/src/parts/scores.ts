// Where the numbers of a result come from.

import type { Seat, Turn } from "../protocol";

/** A number of the scores: whose it is, and the step it belongs to. */
export interface Source {
  seat: Seat;
  /** The key of the scoring step: `score.brain`. */
  key: string;
}

/** The seats of a finished match, winners first. */
export function byPlace(turn: Turn): Seat[] {
  if (turn.kind !== "over") return [];
  const { places } = turn;
  return places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b);
}
