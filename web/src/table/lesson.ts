// A guided first game as data: a real match, what is asked of the learner, and what a step accepts. Pure.

import type { LegalAction } from "../protocol";
import type { Think } from "./engine";

export interface Both {
  en: string;
  nl: string;
}
export interface LessonStep {
  /** The part of the table that it speaks of. */
  at: "board" | "panel" | "move" | "seats";
  text: Both;
  /** How many actions it asks for; none if it only tells something. */
  moves?: number;
  /** The kinds of actions that will do, as gestures name them; without any, the one of the match alone. */
  kinds?: string[];
  /** What is said when something else was done. */
  help?: Both;
}
export interface LessonMove {
  seat: number;
  code: number;
  /** Its notation, for those who read the file. */
  move: string;
}
/** `games/SLUG/lesson.json`. The learner has the first seat; a bot has the other. */
export interface Lesson {
  /** What the dice follow from, so that the match falls as it is told. */
  seed: string;
  options: Record<string, unknown>;
  names: string[];
  /** The bot that plays on when the learner has left the path. */
  bot: string;
  moves: LessonMove[];
  steps: LessonStep[];
}

/** The learner's own moves before a step. */
export function movesBefore(lesson: Lesson, step: number): number {
  return lesson.steps.slice(0, step).reduce((sum, { moves = 0 }) => sum + moves, 0);
}

/** The learner's `n`th move in the match of the lesson. */
export function ownMove(lesson: Lesson, n: number): LessonMove | undefined {
  return lesson.moves.filter(({ seat }) => seat === 0)[n];
}

/**
 * Whether an action is what a step asks for. Where the match of the lesson cannot be followed any more, any action of
 * the right kind will do, and where there is none of that kind, any.
 */
export function accepts(
  step: LessonStep,
  wanted: LessonMove | undefined,
  action: number,
  legal: LegalAction[],
): boolean {
  if (wanted?.code === action) return true;
  const kinds = step.kinds ?? [];
  if (kinds.length === 0) return !legal.some(({ code }) => code === wanted?.code);
  const right = legal.filter(({ gesture }) => kinds.includes(gesture.step));
  return right.length === 0 || right.some(({ code }) => code === action);
}

/** What a bot does next in the match of the lesson; nothing once the learner or it has left the path. */
export function scripted(lesson: Lesson): (think: Think) => number | null {
  return ({ record, seat }) => {
    const lines = record.trim().split("\n");
    const done = (of: number) => lines.filter((line) => line.startsWith(`${of} `)).map((line) => line.slice(2));
    const told = (of: number) => lesson.moves.filter((move) => move.seat === of);
    const follows = (of: number) => done(of).every((line, n) => told(of)[n]?.move === line);
    return follows(0) && follows(seat) ? (told(seat)[done(seat).length]?.code ?? null) : null;
  };
}
