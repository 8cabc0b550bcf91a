// Whether the dice of a record were fair, in words.

import { m } from "../paraglide/messages";
import type { Verdict } from "../table/engine";

/** Whether a record promises its dice, so that they can be checked. */
export function hasPromise(record: string): boolean {
  return /^# dice /m.test(record);
}

export function verdictText({ fair, event, reason }: Verdict): string {
  if (fair) return m.dice_fair();
  if (reason === "no_promise") return m.dice_no_promise();
  if (reason === "no_seed") return m.dice_no_seed();
  if (reason === "other_event" || reason === "cut_off" || reason === "unfinished")
    return m.dice_changed_at({ n: (event ?? 0) + 1 });
  if (reason === "other_head" || reason === "other_game") return m.dice_changed();
  return event === null ? m.dice_unfair() : m.dice_unfair_at({ n: event + 1 });
}
