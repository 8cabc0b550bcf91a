// What happened last, for those who look at the table and not at the log. Pure.

import type { LogLine, Seat } from "../protocol";

/** What was done last, up to the moment shown: lines of seats, or of chance where nobody has done anything yet. */
export function latest(log: readonly LogLine[], version: number, many = 2): LogLine[] {
  const told = log.filter((line) => line.sentence && line.n < version);
  const done = told.filter((line) => line.seat !== null);
  return (done.length ? done : told).slice(-many);
}

/**
 * The moments since the last thing done at this screen, as numbers of events: how the table stood then, and after each
 * thing that happened since. None if nothing has happened since, or nothing was done here.
 */
export function since(log: readonly LogLine[], isHere: (seat: Seat) => boolean, version: number): number[] {
  const told = log.filter((line) => line.sentence && line.n < version);
  const mine = told.findLastIndex((line) => line.seat !== null && isHere(line.seat));
  const later = mine < 0 ? [] : told.slice(mine + 1);
  return later.length ? [told[mine]!.n + 1, ...later.map((line) => line.n + 1)] : [];
}

/** What a number grew or shrank by, told with its sign; nothing if it is the same or was not known. */
export function gained(before: number | null, now: number | null): string | null {
  if (before === null || now === null || before === now) return null;
  return now > before ? `+${now - before}` : `−${before - now}`;
}
