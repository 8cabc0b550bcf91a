// The options of a game as a form shows them; which there are is the engine's business.

import type { OptionEntry } from "../protocol";

export type Chosen = Record<string, unknown>;

export function defaultsOf(options: readonly OptionEntry[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.key, option.default]));
}

/** A list is asked for only when a choice names it, as `custom` does. */
export function isAsked(option: OptionEntry, options: readonly OptionEntry[], chosen: Chosen): boolean {
  if (option.kind !== "list") return true;
  const naming = options.filter(
    (other) => other.kind === "choice" && other.values.some((value) => value.value === option.key),
  );
  return naming.length === 0 || naming.some((other) => chosen[other.key] === option.key);
}

/** What is sent: only what differs from the defaults and is asked for. */
export function wanted(options: readonly OptionEntry[], chosen: Chosen): Chosen {
  const out: Chosen = {};
  for (const option of options) {
    if (!isAsked(option, options, chosen)) continue;
    if (JSON.stringify(chosen[option.key]) !== JSON.stringify(option.default)) out[option.key] = chosen[option.key];
  }
  return out;
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
