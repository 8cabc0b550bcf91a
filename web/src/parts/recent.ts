// What happened last, for those who look at the table and not at the log. Pure.

import type { LogLine } from "../protocol";

/** What was done last, up to the moment shown: lines of seats, or of chance where nobody has done anything yet. */
export function latest(log: readonly LogLine[], version: number, many = 2): LogLine[] {
  const told = log.filter((line) => line.sentence && line.n < version);
  const done = told.filter((line) => line.seat !== null);
  return (done.length ? done : told).slice(-many);
}

/** What a number grew or shrank by, told with its sign; nothing if it is the same or was not known. */
export function gained(before: number | null, now: number | null): string | null {
  if (before === null || now === null || before === now) return null;
  return now > before ? `+${now - before}` : `−${before - now}`;
}
