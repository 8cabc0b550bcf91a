// The guide to a game's rules: `games/SLUG/guide.json`, fetched with its page, and the positions that its pictures show.

import type { GameInfo, Lang, TableState } from "../protocol";
import { TableClient } from "../table/client";
import type { Lesson } from "../table/lesson";
import { workerLink } from "../table/link";
import type { Both } from "./forms";

export interface GuideSection {
  id: string;
  title: Both;
  text: { en: string[]; nl: string[] };
  /** The rules that say it exactly. */
  rules: string[];
  /** A position of the guided game, after so many of its moves. */
  picture?: { moves: number; text: Both };
  /** The step of the guided game where it can be tried. */
  try?: number;
}
export interface GameGuide {
  /** The parts of the numbered rules, by the second word of their ids. */
  groups: Record<string, Both>;
  sections: GuideSection[];
}

const guides = import.meta.glob<GameGuide>("../../../games/*/guide.json", { import: "default" });
const lessons = import.meta.glob<Lesson>("../../../games/*/lesson.json", { import: "default" });

export async function guideOf(slug: string): Promise<GameGuide | null> {
  return (await guides[`../../../games/${slug}/guide.json`]?.()) ?? null;
}

/** Plays the match of the guided game in a worker and tells the positions after so many of its moves. */
export async function positions(
  info: GameInfo,
  lang: Lang,
  wanted: ReadonlySet<number>,
  found: (moves: number, state: TableState) => void,
): Promise<void> {
  const lesson = await lessons[`../../../games/${info.slug}/lesson.json`]?.();
  if (!lesson || wanted.size === 0) return;
  const seats = ["A", "B"].map((name) => ({ kind: "person" as const, name }));
  const { seed, options } = lesson;
  const order = { game: info.slug, seats, here: [0, 1], options, seed, pace: 0, lang };
  const table = new TableClient(info, workerLink(order), { place: "page", lang });
  try {
    await table.ready;
    const last = Math.max(...wanted);
    for (let n = 0; n <= last; n++) {
      if (wanted.has(n)) found(n, table.state);
      const move = lesson.moves[n];
      if (!move || n === last) break;
      await table.act(move.seat, move.code);
    }
  } finally {
    table.close();
  }
}
