// The options of a game as a form shows them; which there are is the engine's business.

import type { OptionEntry } from "../protocol";

export type Chosen = Record<string, unknown>;

export function defaultsOf(options: readonly OptionEntry[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.key, option.default]));
}

/** Whether a list takes no more: it has as many as it may, or just as many as it must. */
export function isFull(option: OptionEntry, chosen: Chosen): boolean {
  const list = chosen[option.key];
  const most = option.max ?? option.min ?? Infinity;
  return Array.isArray(list) && list.length >= most;
}

/** How many more a list needs; 0 if it is complete. */
export function lacking(option: OptionEntry, chosen: Chosen): number {
  if (option.kind !== "list" || option.min === null) return 0;
  const list = chosen[option.key];
  return option.min - (Array.isArray(list) ? list.length : 0);
}
