// Corals as a pen draws them: every stage adds strokes to those of the stage before. Our own drawings.

import type { Coral } from "./types";

export interface Stroke {
  d: string;
  /** How thick the pen is pressed, in units of the drawing. */
  width: number;
  /** Whether the stroke surrounds a body that is washed with colour. */
  body?: boolean;
}

/** The side of the square that a drawing is made in. */
export const SIDE = 64;

const line = (d: string, width = 2.6): Stroke => ({ d, width });
const body = (d: string, width = 3): Stroke => ({ d, width, body: true });

const LAYERS: Record<Coral, readonly (readonly Stroke[])[]> = {
  brain: [
    [body("M6.6 58.4C4.4 34.6 16.4 19.2 32.2 19c15.8-.2 27.4 14.8 25.4 39.2-16.6 1.5-34.4 1.5-51 .2Z", 3.1)],
    [
      line("M32.4 19.6c-3.8 5.4 3.4 8.2.2 13.4-2.8 4.6 3.2 7 1.2 12.6"),
      line("M12.2 37.6c5.4-5.6 11-.6 7.4 4.4-2.6 3.8 3.4 7.4 7 2.8"),
      line("M19.8 27.8c5-3.4 8.6 1.6 5.6 5.8"),
      line("M39.4 25.6c6.2-1.2 8.2 5 3 7.2"),
      line("M53.4 39.2c-6.2-4.6-11.2-.2-7.6 4.4 2.8 3.6-2.4 7.2-6.2 3.4"),
      line("M13.6 52.6c3.8-3.6 8-1.2 8.8 2.4"),
      line("M28.8 57.6c-.6-5.2 6.8-5.6 7 .2"),
      line("M42.2 55.2c1.2-4.2 6-4.8 8.8-1"),
    ],
  ],
  digitate: [
    [
      body(
        "M7.6 58.6c-.2-7.4 4.6-11.4 10.2-10.6 1.6-5 9.8-5.6 12.4-.4 3-4.8 10.8-4.2 12.6.6 6.2-1 13 3.2 13.4 10.4-15.6 1.2-33 1.2-48.6 0Z",
      ),
    ],
    [
      body("M18.4 48.4c-1-9.6-1-16.8.4-23.6 1.2-5.4 9-5.2 10.2.2 1.4 6.8 1.4 14.2 1 22.4"),
      body("M33.4 46.8c-.4-11.6.2-21 1.4-29 1-5.4 8.4-5 9 .2 1 9.6.2 19.4-.8 30"),
    ],
    [
      body("M10.4 52.8c-4-7.4-5-13-3.4-18 1.4-4.2 7.4-3.6 8.4.8.8 4.2 1.2 8 2 12.6"),
      body("M43.6 48c2.2-5.8 2.6-11 3.8-16 1.4-4.4 7.4-3.8 8.2.8 1 7 .2 13.4-1.6 19.2"),
      body("M28.6 22.6c-.6-6.6-.4-11.6 1-15.2 1.6-3.6 6.4-2.8 6.8 1 .2 2.2 0 4.2-.4 6.4"),
      line("M23.6 27.4c-.4 2.2-.4 4-.2 6M24.6 38.6v3.6", 2),
      line("M39.2 21.4c-.4 2.6-.4 4.8-.4 7.4M38.6 34.6v4.2", 2),
      line("M11.4 38.4c0 1.8.2 3 .6 4.4M51.6 36.2c.2 2 0 3.4-.2 5.2", 2),
    ],
  ],
  branching: [
    [line("M19.4 59.2c4.4-4 8.4-4.8 12.6-4.8s8.4.8 12.6 4.6", 3.2), line("M32 57.6c-.8-6.6.8-11 .2-17.4", 4.8)],
    [line("M32.2 42.4c-.6-7.4-8.6-8-10.4-16.6", 4.4), line("M32.2 42.4c.8-7 9.4-8.4 11-17.4", 4.4)],
    [
      line("M22 27c-1.4-5.2-6.8-6.2-9.4-12", 3.6),
      line("M22.2 27.4c.6-5.6 3.6-8.8 3.4-15.2", 3.6),
      line("M43 26.4c-.8-5.8-4.2-8.8-4.2-15.6", 3.6),
      line("M43 26.6c1.6-5.4 7.2-6.8 9.4-12.8", 3.6),
    ],
    [
      body("M32 52C17 46 4.6 31 7.4 17 13 8.4 23 5.4 32.4 4.6 42 5.4 52 8 57.4 16.4 60 31 47 46 32 52Z", 0),
      line("M32.2 41.4c.4-11.8-.4-22 .2-35", 3.6),
      line("M25.8 33.2c-5.2.2-11.6-1.4-15.8-6.4", 3.2),
      line("M38.6 32.4c5.2.2 12-1.6 16-7", 3.2),
      line("M16.6 20.2c-3.8.2-7-1-9.4-3.4", 2.8),
      line("M48.4 19c3.4.4 6.6-.8 9-3.4", 2.8),
      line("M32.2 21c-1.8-2-2.6-3.4-3-5.8M32.4 17.6c1.6-1.8 2.4-3 2.8-5.4", 2.6),
    ],
  ],
};

/** How many drawings there are of each coral. */
const LEVELS: Record<Coral, number> = { brain: 2, digitate: 3, branching: 4 };

/** Which drawing belongs to a stage, whatever number of stages the sheet gives the coral; 0 before it is seeded. */
export function levelOf(coral: Coral, stage: number, stages: number): number {
  const most = LEVELS[coral];
  if (stage <= 0) return 0;
  if (stage >= stages) return most;
  return Math.min(Math.max(Math.round((stage * most) / stages), 1), Math.max(most - 1, 1));
}

/** The strokes of a coral, each with the drawing that it came with and its number there. */
export function strokesOf(coral: Coral, level: number): (Stroke & { level: number; n: number })[] {
  return LAYERS[coral]
    .slice(0, level)
    .flatMap((layer, at) => layer.map((stroke, n) => ({ ...stroke, level: at + 1, n })));
}
