import { describe, expect, it } from "vitest";

import { accepts, movesBefore, scripted, type Lesson } from "../src/table/lesson";
import { chapterAt, chaptersOf, pointsLine, samples } from "../src/table/story";
import { sound } from "../src/app/store";
import type { LegalAction, LogLine } from "../src/protocol";

const line = (n: number, seat: number | null): LogLine => ({ n, seat, text: null, sentence: String(n), rule: null });

describe("a match told again", () => {
  it("has its set-up and a chapter for each round", () => {
    const log = [line(0, null), line(1, 1), line(2, 1), line(3, 0), line(4, null), line(5, 1), line(6, 0)];
    expect(chaptersOf(log)).toEqual([
      { at: 0, round: 0 },
      { at: 1, round: 1 },
      { at: 5, round: 2 },
    ]);
    expect(chapterAt(chaptersOf(log), 4)).toBe(1);
    expect(chaptersOf([])).toEqual([{ at: 0, round: 0 }]);
    expect(chaptersOf([line(0, 0), line(1, 0)])).toEqual([{ at: 0, round: 1 }]);
  });
  it("draws points between the least and the most", () => {
    const points = new Map([
      [0, [0, 0]],
      [10, [4, 2]],
    ]);
    expect(pointsLine(points, 0, 10, 100, 40)).toBe("M0.0 40.0L100.0 0.0");
    expect(pointsLine(points, 1, 10, 100, 40)).toBe("M0.0 40.0L100.0 20.0");
    expect(samples(10, 4)).toEqual([0, 3, 6, 9, 10]);
    expect(samples(0, 4)).toEqual([0]);
  });
});

describe("a guided game", () => {
  const text = { en: "", nl: "" };
  const lesson: Lesson = {
    seed: "",
    options: {},
    names: [],
    bot: "1",
    moves: [
      { seat: 0, code: 1, move: "a" },
      { seat: 1, code: 2, move: "b" },
      { seat: 0, code: 3, move: "c" },
      { seat: 1, code: 4, move: "d" },
    ],
    steps: [
      { at: "board", text },
      { at: "board", text, moves: 1, kinds: [] },
      { at: "board", text, moves: 1, kinds: ["grow"] },
    ],
  };
  const action = (code: number, step: string) => ({ code, gesture: { step } }) as LegalAction;

  it("counts what was asked before a step", () => {
    expect([0, 1, 2, 3].map((step) => movesBefore(lesson, step))).toEqual([0, 0, 1, 2]);
  });
  it("takes the move of the match, or one of the right kind", () => {
    const legal = [action(1, "grow"), action(7, "grow"), action(8, "slide")];
    const [, exact, any] = lesson.steps;
    expect(accepts(exact!, lesson.moves[0], 1, legal)).toBe(true);
    expect(accepts(exact!, lesson.moves[0], 7, legal)).toBe(false);
    expect(accepts(any!, lesson.moves[2], 7, legal)).toBe(true);
    expect(accepts(any!, lesson.moves[2], 8, legal)).toBe(false);
    // Whoever has left the path is not held up.
    expect(accepts(exact!, lesson.moves[2], 8, legal)).toBe(true);
    expect(accepts(any!, lesson.moves[2], 8, [action(8, "slide")])).toBe(true);
  });
  it("lets the bot follow the match as long as everybody does", () => {
    const think = (record: string) => scripted(lesson)({ number: 0, bot: "1", seat: 1, record });
    const head = "atoll 1\ngame toy 1\nseats 2\n\n* roll 3\n";
    expect(think(`${head}0 a\n`)).toBe(2);
    expect(think(`${head}0 a\n1 b\n0 c\n`)).toBe(4);
    expect(think(`${head}0 x\n`)).toBe(null);
    expect(think(`${head}0 a\n1 b\n0 c\n1 d\n`)).toBe(null);
  });
});

describe("a game from a store", () => {
  const game = { id: "ab12", slug: "reef", record: "atoll 1\n", players: [{ name: "A", here: true }], when: 5 };
  it("is made whole, and nonsense is refused", () => {
    expect(sound(game)).toMatchObject({ id: "ab12", over: false, opened: 5, waits: [], won: [] });
    expect(sound(game)?.players[0]).toEqual({ name: "A", kind: "person", bot: null, here: true, present: true });
    // A game of an older version has no id yet.
    expect(sound({ ...game, id: undefined })?.id).toMatch(/^[0-9a-f]{16}$/);
    for (const wrong of [null, 3, {}, { ...game, record: "x" }, { ...game, players: [] }, { ...game, slug: 7 }])
      expect(sound(wrong)).toBe(null);
  });
});
