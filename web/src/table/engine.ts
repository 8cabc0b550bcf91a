// What a table in the page is made of, and what its workers say.

import type { FromTable, Lang, Said, SeatSpec } from "../protocol";

/** How a table in the page is set up. */
export interface Order {
  game: string;
  seats: SeatSpec[];
  /** The seats that are played at this screen. */
  here: number[];
  options?: Record<string, unknown>;
  /** The match so far, if it goes on. */
  record?: string;
  /** Sixty-four hexadecimal digits nobody has seen; without them dice follow from the record. */
  seed?: string;
  /** Milliseconds between two moves of bots. */
  pace: number;
  lang: Lang;
}

/** What a bot is asked. */
export interface Think {
  number: number;
  bot: string;
  seat: number;
  record: string;
}
/** What a bot is asked that is to advise. */
export interface Advise extends Think {
  lang: Lang;
}

/** What the page tells a worker. */
export type ToWorker =
  | { type: "open"; order: Order }
  | { type: "say"; said: Said }
  | { type: "hurry" }
  | { type: "think"; game: string; think: Think; seed: string }
  | { type: "thought"; think: Think; code: number | null }
  | { type: "advise"; game: string; advise: Advise }
  | { type: "advised"; number: number; moves: string }
  | { type: "judge"; game: string; record: string; n: number; level: string; lang: Lang }
  | { type: "sum"; game: string; record: string; decisions: Judged[] }
  | { type: "deal"; game: string; record: string; first: number; games: number }
  | { type: "verify"; game: string; record: string };

/** Whether the dice of a record fell as they had to. */
export interface Verdict {
  fair: boolean;
  /** The first event that is wrong, from 0. */
  event: number | null;
  reason: string;
}

/** How a match for one ended. */
export interface Single {
  won: boolean;
  score: number;
}

/** What a worker tells the page. */
export type FromWorker =
  | { type: "opened"; record: string }
  | { type: "failed"; message: string }
  | { type: "tell"; message: FromTable }
  | { type: "verified"; verdict: Verdict }
  | { type: "dealt"; own: Single | null; others: Single[] }
  | { type: "save"; record: string; over: boolean }
  | { type: "think"; think: Think }
  | { type: "thought"; think: Think; code: number | null }
  | { type: "advise"; advise: Advise }
  | { type: "advised"; number: number; moves: string }
  | { type: "judged"; n: number; judged: Judged | null }
  | { type: "summed"; review: Review };

/** An action with what it is worth. */
export interface Worth {
  code: number;
  text: string;
  sentence: string;
  /** The share of a win that its seat can expect of it, from 0 to 1. */
  value: number;
}
/** One decision as a reviewer sees it, from what its seat knew then. */
export interface Judged {
  n: number;
  seat: number;
  done: Worth;
  best: Worth;
  reason: string;
  /** The share of a win that was given away. */
  loss: number;
  /** The share of a win that could have been given away. */
  stake: number;
  /** How each seat stands if the best is done. */
  before: number[];
  /** How each seat stands after what was done. */
  after: number[];
}
/** A whole match looked at again. */
export interface Review {
  decisions: Judged[];
  /** The places in `decisions` that cost most, the costliest first. */
  moments: number[];
  seats: { decisions: number; accuracy: number; loss: number; luck: number }[];
}

/** Sixty-four hexadecimal digits nobody has seen before. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

/** The game that a record is of, read from its second line; what else it holds, the game's own engine judges. */
export function gameOf(record: string): string | null {
  return /^atoll \d+\s+game ([a-z0-9]+)\s/.exec(record.trimStart())?.[1] ?? null;
}
