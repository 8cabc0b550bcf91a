// Positions with one clearly best move: which there are, which is today's, and which have been solved on this device.

import type { Lang, Seat } from "../protocol";

export interface Puzzle {
  id: string;
  /** Who is to decide. */
  seat: Seat;
  /** The match so far. */
  record: string;
  /** The best move, as code and in words. */
  code: number;
  sentence: Record<Lang, string>;
  reason: Record<Lang, string>;
  /** The share of a win to expect of it, and of the next best. */
  value: number;
  next: number;
  /** How many of the levels miss it, from 0 to 5. */
  grade: number;
}

// Each game's are fetched when they are wanted, and kept for days without a connection as all built files are.
const files = import.meta.glob<Puzzle[]>("../../../games/*/puzzles.json", { import: "default" });

/** The puzzles of a game, the easiest first. */
export async function puzzlesOf(slug: string): Promise<Puzzle[]> {
  const found = (await files[`../../../games/${slug}/puzzles.json`]?.()) ?? [];
  return [...found].sort((a, b) => a.grade - b.grade);
}

/** The number of a day, counted where the reader is. */
export function dayOf(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** The one of a day: another every day until all have been shown, of mixed difficulty. */
export function ofDay<T>(all: readonly T[], day: number): T | undefined {
  const stride = [17, 19, 23].find((step) => all.length % step !== 0) ?? 1;
  return all[(day * stride) % all.length];
}

/** The game that a puzzle is of. */
export function gameOfPuzzle(id: string): string {
  return id.split("-")[0] ?? "";
}

const KEY = "atoll.puzzles";

/** The puzzles that have been solved on this device. */
export function solved(): Set<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(found) ? found.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

function keepSolved(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().add(id)]));
  } catch {
    // Without a store it is solved until the page is left.
  }
}

/** A puzzle that somebody works on. */
export class Riddle {
  readonly puzzle: Puzzle;
  /** The puzzle that comes after it. */
  readonly next: string | null;
  /** The move that was tried last. */
  tried = $state<number | null>(null);
  /** Whether the reason has been told before the answer. */
  clued = $state(false);
  /** Whether the answer has been shown. */
  shown = $state(false);

  constructor(puzzle: Puzzle, next: string | null) {
    this.puzzle = puzzle;
    this.next = next;
  }

  get right(): boolean {
    return this.tried === this.puzzle.code;
  }
  /** Whether there is nothing left to find out. */
  get over(): boolean {
    return this.right || this.shown;
  }
  answer(code: number): void {
    if (this.over) return;
    this.tried = code;
    if (this.right) keepSolved(this.puzzle.id);
  }
}
