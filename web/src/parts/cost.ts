// What a decision gave away, in words.

import { m } from "../paraglide/messages";

/** Of the games that would have been won; alone, of what there was to reach. */
export function costOf(loss: number, alone: boolean): string {
  const n = Math.round(100 * loss);
  return alone ? m.review_cost_alone({ n }) : m.review_cost({ n });
}
