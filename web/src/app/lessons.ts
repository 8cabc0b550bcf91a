// Guided first games: `games/SLUG/lesson.json`, fetched when one is begun, and how far the learner has come.

import type { GameInfo, Lang } from "../protocol";
import { m } from "../paraglide/messages";
import { TableClient } from "../table/client";
import { Learning } from "../table/learning.svelte";
import { scripted, type Lesson } from "../table/lesson";
import { workerLink } from "../table/link";
import type { Player } from "../table/table";
import { look, pace, settings } from "./settings.svelte";

const lessons = import.meta.glob<Lesson>("../../../games/*/lesson.json", { import: "default" });
const KEY = "atoll.lessons";

function all(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The step that the learner was at; 0 at the beginning. */
export function stepOf(slug: string): number {
  const step = all()[slug];
  return typeof step === "number" && Number.isInteger(step) && step > 0 ? step : 0;
}

export function keepStep(slug: string, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [slug]: step }));
  } catch {
    // Without a store the lesson begins anew.
  }
}

/** Who sits at the table of a lesson. */
export function learners(lesson: Lesson): Player[] {
  return [
    { name: settings.name || m.you(), kind: "person", bot: null, here: true, present: true },
    { name: lesson.names[1] ?? "Marlin", kind: "bot", bot: lesson.bot, here: false, present: true },
  ];
}

/** Sits down at the lesson of a game, at the step where it was left. */
export async function learn(info: GameInfo, lang: Lang, from = stepOf(info.slug)): Promise<Learning> {
  const lesson = await lessons[`../../../games/${info.slug}/lesson.json`]?.();
  if (!lesson) throw new Error(m.no_table());
  const seats = learners(lesson).map(({ name, bot }) =>
    bot === null ? { kind: "person" as const, name } : { kind: "bot" as const, name, bot },
  );
  const wait = look.still ? Math.min(pace(), 350) : pace();
  const { seed, options } = lesson;
  const order = { game: info.slug, seats, here: [0], options, seed, pace: wait, lang };
  const table = new TableClient(info, workerLink(order, undefined, scripted(lesson)), { place: "page", lang });
  await table.ready;
  const session = new Learning(table, lesson);
  // The last step is the end; whoever comes back after it begins anew.
  if (from > 0 && from < lesson.steps.length - 1) await session.catchUp(from);
  session.onstep = (step) => keepStep(info.slug, step);
  if (!settings.toured.includes(info.slug)) settings.toured.push(info.slug);
  return session;
}
