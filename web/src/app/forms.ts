// What a game's form asks, in a player's words: `games/SLUG/form.json`, fetched when a form or a quick game is opened.

import type { GameEntry, Lang, OptionEntry } from "../protocol";
import type { Chosen } from "../table/options";

export interface Both {
  en: string;
  nl: string;
}
export interface FormOption {
  /** From how many players to how many it can matter. */
  seats: [number, number];
  /** Asked at once; the others are folded away as house rules. */
  main?: boolean;
  /** Asked only if these options have one of these values. */
  needs?: Record<string, unknown[]>;
  label?: Both;
  line: Both;
}
export interface GameForm {
  /** What a game that is begun with one tap has other than the defaults. */
  quick: Chosen;
  options: Record<string, FormOption>;
}

const forms = import.meta.glob<GameForm>("../../../games/*/form.json", { import: "default" });

/** The form of a game; one without a file of its own asks all its options under house rules. */
export async function formOf(slug: string): Promise<GameForm> {
  return (await forms[`../../../games/${slug}/form.json`]?.()) ?? { quick: {}, options: {} };
}

/** An option as a form shows it. */
export interface Shown extends OptionEntry {
  line: string;
  main: boolean;
}

/** The options that can matter at this table, with what has been chosen so far: the main ones first. */
export function asked(game: GameEntry, form: GameForm, seats: number, chosen: Chosen, lang: Lang): Shown[] {
  const shown = game.options.flatMap((option): Shown[] => {
    const own = form.options[option.key];
    if (!own) return [{ ...option, line: "", main: false }];
    if (seats < own.seats[0] || seats > own.seats[1]) return [];
    if (!Object.entries(own.needs ?? {}).every(([key, values]) => values.includes(chosen[key]))) return [];
    const label = own.label?.[lang] ?? option.label;
    return [{ ...option, label, values: fitting(option, seats), line: own.line[lang], main: own.main ?? false }];
  });
  return [...shown.filter((one) => one.main), ...shown.filter((one) => !one.main)];
}

const PLACES = ["first", "second", "third", "fourth"];

/** Values that name a seat are those of seats that there are. */
function fitting(option: OptionEntry, seats: number): OptionEntry["values"] {
  return option.values.filter(({ value }) => {
    const place = PLACES.indexOf(String(value));
    if (place >= 0) return place < seats;
    const letter = /^[A-H]$/.test(String(value)) && option.kind === "list" ? String(value).charCodeAt(0) - 65 : -1;
    return letter < seats;
  });
}

/** What is sent: of what was chosen, what is asked and differs from the default. */
export function sent(shown: readonly Shown[], chosen: Chosen): Chosen {
  const out: Chosen = {};
  for (const option of shown) {
    let value = chosen[option.key];
    const has = (one: unknown) => option.values.some((entry) => entry.value === one);
    // What was chosen for more players than there are now is forgotten.
    if (option.kind === "choice" && !has(value)) value = option.default;
    if (option.kind === "list" && Array.isArray(value)) value = value.filter(has);
    if (JSON.stringify(value) !== JSON.stringify(option.default)) out[option.key] = value;
  }
  return out;
}
