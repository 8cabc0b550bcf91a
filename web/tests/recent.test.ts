import { describe, expect, it } from "vitest";

import { gained, latest, since } from "../src/parts/recent";
import type { LogLine } from "../src/protocol";

const line = (n: number, sentence: string, seat: number | null = 0): LogLine =>
  ({ n, seat, sentence, text: "" }) as LogLine;

describe("what happened last", () => {
  it("is the last two lines that say something, up to the moment shown", () => {
    const log = [line(0, "a"), line(1, ""), line(2, "b"), line(3, "c")];
    expect(latest(log, 4).map((one) => one.sentence)).toEqual(["b", "c"]);
    expect(latest(log, 3).map((one) => one.sentence)).toEqual(["a", "b"]);
    expect(latest(log, 0)).toEqual([]);
  });
  it("is what somebody did rather than what was rolled since", () => {
    const log = [line(0, "opening", null), line(1, "a"), line(2, "roll", null)];
    expect(latest(log, 3).map((one) => one.sentence)).toEqual(["a"]);
    expect(latest(log, 1).map((one) => one.sentence)).toEqual(["opening"]);
  });
  it("since the last thing done here is told moment by moment", () => {
    const log = [
      line(0, "mine"),
      line(1, "theirs", 1),
      line(2, "", null),
      line(3, "a roll", null),
      line(4, "theirs", 2),
    ];
    const mine = (seat: number) => seat === 0;
    expect(since(log, mine, 5)).toEqual([1, 2, 4, 5]);
    expect(since(log, mine, 2)).toEqual([1, 2]);
    expect(since(log, mine, 1)).toEqual([]);
    expect(since(log, () => false, 5)).toEqual([]);
    expect(since([...log, line(5, "mine")], mine, 6)).toEqual([]);
  });
  it("tells what a score gained or lost, and nothing of what was not known", () => {
    expect([gained(2, 5), gained(5, 2), gained(3, 3)]).toEqual(["+3", "−3", null]);
    expect([gained(null, 5), gained(5, null)]).toEqual([null, null]);
  });
});
