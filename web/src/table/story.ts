// A match as it is told again: chapters, points, the moments worth stopping at. Pure.

import type { LogLine, Seat, TableState } from "../protocol";

export interface Chapter {
  /** After how many events it begins. */
  at: number;
  /** Its round, from 1; 0 is the set-up. */
  round: number;
}

/** The set-up, then a chapter whenever the seat that began is asked again after others were. */
export function chaptersOf(log: readonly LogLine[]): Chapter[] {
  const done = log.filter((line): line is LogLine & { seat: Seat } => line.seat !== null);
  const first = done[0];
  if (!first) return [{ at: 0, round: 0 }];
  const chapters: Chapter[] = first.n > 0 ? [{ at: 0, round: 0 }] : [];
  let round = 0;
  let before: Seat | null = null;
  for (const { n, seat } of done) {
    const begins = seat === first.seat && (before === null || before !== first.seat);
    if (begins) chapters.push({ at: n, round: ++round });
    before = seat;
  }
  return chapters;
}

/** The chapter that a moment is in. */
export function chapterAt(chapters: readonly Chapter[], at: number): number {
  return Math.max(
    0,
    chapters.findLastIndex((chapter) => chapter.at <= at),
  );
}

/** Everybody's points in a state, as far as they are counted then. */
export function pointsOf(state: TableState): number[] {
  if (state.turn.kind === "over") return [...state.turn.scores];
  const counted = state.breakdown.filter((line) => line.counts);
  return Array.from({ length: state.seats }, (_, seat) =>
    counted.reduce((sum, line) => sum + (line.by_seat[seat] ?? 0), 0),
  );
}

/** The line of a seat's points in a box of this size, from points after so many events. */
export function pointsLine(
  points: ReadonlyMap<number, readonly number[]>,
  seat: Seat,
  last: number,
  width: number,
  height: number,
): string {
  const all = [...points].sort(([a], [b]) => a - b);
  const values = all.flatMap(([, of]) => of);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  return all
    .map(([n, of], i) => {
      const x = (width * n) / Math.max(last, 1);
      const y = height * (1 - ((of[seat] ?? 0) - low) / (high - low));
      return `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The moments to look at for a curve: at most so many, the first and the last among them. */
export function samples(last: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(last / most));
  const out: number[] = [];
  for (let n = 0; n < last; n += step) out.push(n);
  return [...out, last];
}
