// Clocks in words.

import { m } from "../../paraglide/messages";
import type { Terms } from "../../protocol";

/** Milliseconds as a clock shows them: days and hours, hours and minutes, or minutes and seconds. */
export function shownTime(ms: number): string {
  const seconds = Math.ceil(Math.max(ms, 0) / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [days, hours, minutes] = [86400, 3600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return m.time_days({ days, hours: hours % 24 });
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** What goes for a table beside the rules, each in a sentence. */
export function termsInWords(terms: Terms): string[] {
  const undo = { own_turn: m.terms_undo_own, consent: m.terms_undo_consent, off: m.terms_undo_off }[terms.undo]();
  const told = [undo];
  if (terms.clock) {
    const time = shownTime(terms.clock.seconds * 1000);
    told.push(
      terms.clock.kind === "turn" ? m.terms_clock_turn({ time }) : m.terms_clock_total({ time, add: terms.clock.add }),
      terms.time_out === "bot" ? m.terms_out_bot() : m.terms_out_lose(),
    );
  }
  told.push(terms.listed ? m.terms_listed() : m.terms_private());
  if (!terms.spectators) told.push(m.terms_alone());
  return told;
}
