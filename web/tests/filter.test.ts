import { describe, expect, it } from "vitest";

import type { LegalAction } from "../src/protocol";
import { grouped, matching, shared } from "../src/table/filter";

const tell = (text: string) => text;
const action = (code: number, step: string, sentence: string, item: string | null = null): LegalAction =>
  ({
    code,
    text: `code ${code}`,
    sentence,
    gesture: { step, item, from: null, to: null, value: null, cost: null },
  }) as unknown as LegalAction;
const LIST = [
  action(1, "grow", "Grow Red Coral at 1 east on level 1", "red"),
  action(2, "grow", "Grow Red Coral at 2 east on level 1", "red"),
  action(3, "slide", "Slide to the middle on level 2"),
  action(4, "slide", "Slide to 1 west on level 1"),
  action(5, "float", "Float: take your pawn off the reef"),
];

describe("the list of all actions", () => {
  it("is read in parts, each under the words its sentences share", () => {
    expect(grouped(LIST, tell).map(({ title, actions }) => [title, actions.map((one) => one.code)])).toEqual([
      ["Grow Red Coral", [1, 2]],
      ["Slide", [3, 4]],
      ["", [5]],
    ]);
  });
  it("is searched by its sentences and not by the codes of the engine", () => {
    expect(matching(LIST, "level slide", tell).map((one) => one.code)).toEqual([3, 4]);
    expect(matching(LIST, "code", tell)).toEqual([]);
  });
  it("shares whole words and leaves no little word hanging", () => {
    expect(shared(["Put the 4 on a1", "Put the 4 on b2"])).toBe("Put");
    expect(shared(["Put", "Take"])).toBe("");
  });
});
