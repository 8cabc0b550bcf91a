// How a page lends the frame of a table the puzzle that is solved at it.

import { getContext, setContext } from "svelte";

import type { Riddle } from "../app/puzzles.svelte";

const KEY = Symbol("riddle");

export function setRiddle(of: () => Riddle | null): void {
  setContext(KEY, of);
}

/** The puzzle at this table, if it is one. */
export function riddle(): (() => Riddle | null) | undefined {
  return getContext<(() => Riddle | null) | undefined>(KEY);
}
