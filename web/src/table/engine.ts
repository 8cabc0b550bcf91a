// The engine in the page: one WebAssembly module for each game, loaded when first needed.

import type { Wish } from "./table";
import type { Lang, Observer, Seat, TableState, Why } from "../protocol";

/** A match inside the engine. Every method throws an `Error` with a sentence in it. */
export interface EngineTable {
  state(observer: Observer, lang: Lang, logFrom: number): TableState;
  act(seat: Seat, code: number): void;
  undo(seat: Seat): void;
  /** The code of the action that was pointed at, legal or not. */
  find(seat: Seat, wish: Wish): number | null;
  why(seat: Seat, code: number, lang: Lang): Why;
  /** What would come of an action, in the game's own JSON. */
  preview(seat: Seat, code: number): unknown;
  bot(seat: Seat, name: string, seed: number): number;
  record(): string;
  at(n: number): EngineTable;
  draw(observer: Observer, lang: Lang): string;
  free(): void;
}

/** The engine of one game. */
export interface Engine {
  open(seats: number, options: Record<string, unknown>, seed: string): EngineTable;
  /** Reads a record; with a seed, play goes on with dice nobody can foresee. */
  replay(record: string, seed?: string): EngineTable;
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
