// What a table tells of a change makes the state that it would tell whole.

import { describe, expect, it } from "vitest";
import type { LegalAction, Piece, StateChange, TableState } from "../src/protocol";
import { Misfit, changed, edited, numbered } from "../src/table/change";

describe("an edit", () => {
  // The same vectors as in crates/protocol/src/change.rs.
  it.each([
    [
      { a: 1, b: 2 },
      { "-": ["b"], ".": { c: { "=": null } } },
      { a: 1, c: null },
    ],
    [
      { a: { b: [1, 2, 3, 4, 5] } },
      { ".": { a: { ".": { b: { "~": [2, 1, [9]] } } } } },
      { a: { b: [1, 2, 9, 4, 5] } },
    ],
    [
      [
        { x: 1, y: 1 },
        { x: 2, y: 1 },
      ],
      { "#": [[1, { ".": { x: { "=": 3 } } }]], "~": [2, 0, [{}]] },
      [{ x: 1, y: 1 }, { x: 3, y: 1 }, {}],
    ],
    [{ x: 1 }, { "=": { x: 2 } }, { x: 2 }],
    [[1, 2, 3], { "~": [1, 1, []] }, [1, 3]],
    [[1, 2], { "~": [1, 0, [7, 8]] }, [1, 7, 8, 2]],
    [1, { "=": "x" }, "x"],
    [
      [],
      {
        "%": [
          ["a", "b"],
          [
            [1, 2],
            [5, null],
          ],
        ],
      },
      [
        { a: 1, b: 2 },
        { a: 5, b: null },
      ],
    ],
  ])("of %j", (before, edit, after) => {
    const was = JSON.stringify(before);
    expect(edited(before, edit)).toEqual(after);
    expect(JSON.stringify(before), "what was told before stays as it was").toBe(was);
  });
  it("of another value is refused", () => {
    expect(() => edited([1], { "~": [1, 1, []] })).toThrow(Misfit);
    expect(() => edited([1], { "#": [[1, { "=": 2 }]] })).toThrow(Misfit);
    expect(() => edited(1, { ".": {} })).toThrow(Misfit);
  });
});

describe("a change", () => {
  const piece = (id: number, x: number): Piece => ({
    id,
    kind: "die",
    spot: { x, y: 0, z: 0 },
    owner: null,
    face: 1,
    style: "",
  });
  const legal = (code: number, to: string): LegalAction => ({
    seat: 0,
    code,
    text: `put ${to}`,
    sentence: `Put it at ${to} now`,
    gesture: { step: "put", from: null, to: null, value: null, item: to, cost: null },
  });
  const before = {
    version: 4,
    hash: "a",
    view: { turn: 1 },
    stage: { pieces: [piece(1, 1), piece(2, 2), piece(3, 3)] },
    prompt: "?",
    legal: [],
    can_undo: false,
    breakdown: [],
    log: [],
  } as unknown as TableState;

  it("keeps what it does not name, and reads actions by the last list there was", () => {
    const last = [legal(1, "a1"), legal(2, "b2")];
    const change: StateChange = {
      hash: "b",
      view: { ".": { turn: { "=": 2 } } },
      pieces: [[1, 1], { was: 0, spot: { x: 9, y: 0, z: 0 } }, piece(7, 7)],
      legal: [[1, 1], { code: 3, text: [4, 0, "c3"], sentence: [10, 4, "c3"], gesture: { item: "c3" } }],
    };
    const log = numbered([[0, "0 put", "done", "REEF-PLACE-3"]], 4);
    const after = changed(before, last, change, log, 4);
    expect(after).toMatchObject({ version: 5, hash: "b", view: { turn: 2 }, prompt: "?", can_undo: false });
    expect(after.stage.pieces).toEqual([piece(2, 2), piece(1, 9), piece(7, 7)]);
    expect(after.legal).toEqual([legal(2, "b2"), legal(3, "c3")]);
    expect(after.log).toEqual([{ n: 4, seat: 0, text: "0 put", sentence: "done", rule: "REEF-PLACE-3" }]);
  });
  it("of another state is refused", () => {
    expect(() => changed(before, [], { legal: [[0, 1]] }, [], 4)).toThrow(Misfit);
    expect(() => changed(before, [], { pieces: [{ was: 5 }] }, [], 4)).toThrow(Misfit);
    const like = {
      code: 3,
      text: [4, 0, "c"] as [number, number, string],
      sentence: [0, 0, ""] as [number, number, string],
      gesture: {},
    };
    expect(() => changed(before, [], { legal: [like] }, [], 4)).toThrow(Misfit);
  });
});
