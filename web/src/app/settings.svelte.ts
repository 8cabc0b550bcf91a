// What a person has chosen on this device.

import { overwriteGetLocale } from "../paraglide/runtime";
import type { Lang } from "../protocol";

export interface Settings {
  lang: Lang;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduced";
  sound: number;
  /** Whether a phone trembles a little. */
  haptics: boolean;
  letters: boolean;
  board: "3d" | "2d";
  quality: "auto" | "high" | "medium" | "low";
  scores: boolean;
  name: string;
  /** The games whose first steps have been shown. */
  toured: string[];
}

const KEY = "atoll.settings";
const query = new URLSearchParams(typeof location === "undefined" ? "" : location.search);

function defaults(): Settings {
  const dutch = typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("nl");
  return {
    lang: dutch ? "nl" : "en",
    theme: "system",
    motion: "system",
    sound: 0,
    haptics: true,
    letters: true,
    board: "3d",
    quality: "auto",
    scores: true,
    name: "",
    toured: [],
  };
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<Settings>) : {};
  } catch {
    return {};
  }
}

/** Keeps only what is of the expected type, so that no stored nonsense reaches a page. */
export function sane(found: Partial<Settings>, base: Settings): Settings {
  const pick = <T>(value: unknown, allowed: readonly T[], fallback: T): T =>
    allowed.includes(value as T) ? (value as T) : fallback;
  return {
    lang: pick(found.lang, ["en", "nl"], base.lang),
    theme: pick(found.theme, ["system", "light", "dark"], base.theme),
    motion: pick(found.motion, ["system", "full", "reduced"], base.motion),
    sound: typeof found.sound === "number" && found.sound >= 0 && found.sound <= 1 ? found.sound : base.sound,
    haptics: typeof found.haptics === "boolean" ? found.haptics : base.haptics,
    letters: typeof found.letters === "boolean" ? found.letters : base.letters,
    board: pick(found.board, ["3d", "2d"], base.board),
    quality: pick(found.quality, ["auto", "high", "medium", "low"], base.quality),
    scores: typeof found.scores === "boolean" ? found.scores : base.scores,
    name: typeof found.name === "string" ? found.name.slice(0, 24) : base.name,
    toured: Array.isArray(found.toured)
      ? found.toured.filter((slug): slug is string => typeof slug === "string").slice(0, 99)
      : base.toured,
  };
}

export const settings: Settings = $state(sane(stored(), defaults()));

const asked = query.get("lang");
if (asked === "en" || asked === "nl") settings.lang = asked;
const wished = query.get("quality");

/** The picture quality of this visit: `?quality=low` in the address goes before the setting. */
export function quality(): Settings["quality"] {
  return wished === "high" || wished === "medium" || wished === "low" ? wished : settings.quality;
}
overwriteGetLocale(() => settings.lang);

/** Milliseconds between moves of bots; `?pace=0` for those who do not want to wait. */
export function pace(): number {
  const asked = Number(query.get("pace") ?? "700");
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), 5000) : 700;
}

const dark = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
const still = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark?.matches ?? false, still: still?.matches ?? false });
dark?.addEventListener("change", (event) => (system.dark = event.matches));
still?.addEventListener("change", (event) => (system.still = event.matches));

export const look = {
  get dark(): boolean {
    return settings.theme === "dark" || (settings.theme === "system" && system.dark);
  },
  get still(): boolean {
    return settings.motion === "reduced" || (settings.motion === "system" && system.still);
  },
};

/** Keeps the document and the store in step with the settings; call once inside an effect. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = look.dark ? "dark" : "light";
  root.dataset.motion = look.still ? "reduced" : "full";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", look.dark ? "#112a35" : "#fffdf8");
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or forbidden store only means that the choice is not remembered.
  }
}
