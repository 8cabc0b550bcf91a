import { describe, expect, it } from "vitest";

import {
  completes,
  elevation,
  firstValue,
  neighbour,
  placements,
  stepValue,
  valuesOf,
  type BoardCell,
  type ReefView,
} from "../src/games/reef/model";
import type { LegalAction } from "../src/protocol";

const place = (code: number, slot: number, value: number, x: number, cost: number): LegalAction => ({
  seat: 0,
  code,
  text: "",
  sentence: "",
  gesture: {
    step: "place",
    from: { zone: "nursery", seat: 0, index: slot },
    to: { x, y: 0, z: 0 },
    value,
    item: null,
    cost,
  },
});
const claim: LegalAction = {
  seat: 0,
  code: 99,
  text: "",
  sentence: "",
  gesture: { step: "claim", from: null, to: null, value: null, item: "R01", cost: null },
};
const all = placements([place(1, 0, 4, 1, 0), place(2, 0, 5, 1, 1), place(3, 0, 2, 2, 2), place(4, 1, 6, 1, 0), claim]);

describe("placements", () => {
  it("are the legal actions that put a die on the board", () => {
    expect(all.map((one) => one.code)).toEqual([1, 2, 3, 4]);
  });
  it("offer each value with its price", () => {
    expect(valuesOf(all, 0)).toEqual([
      { value: 2, cost: 2 },
      { value: 4, cost: 0 },
      { value: 5, cost: 1 },
    ]);
  });
  it("begin with the cheapest value and step only to those that fit", () => {
    expect(firstValue(all, 0)).toBe(4);
    expect(stepValue(all, 0, 4, -1)).toBe(2);
    expect(stepValue(all, 0, 5, 1)).toBeNull();
    expect(firstValue(all, 3)).toBeNull();
  });
});

describe("the board", () => {
  const cells = [-2, 0, 1].map((x): BoardCell => ({ x, y: 0, fish: false, centre: x === 0, name: "" }));
  it("is walked over its gaps", () => {
    expect(neighbour(cells, { x: 0, y: 0 }, -1, 0)?.x).toBe(-2);
    expect(neighbour(cells, { x: 1, y: 0 }, 1, 0)).toBeNull();
  });
  it("tells what a die would complete", () => {
    const view = { near: [{ id: "R01", cells: [{ x: 1, y: 0, z: 1 }] }] } as unknown as ReefView;
    expect(completes(view, { x: 1, y: 0, z: 1 })).toEqual(["R01"]);
    expect(completes(view, { x: 1, y: 0, z: 0 })).toEqual([]);
  });
});

describe("patterns", () => {
  it("are drawn as side views", () => {
    const picture = elevation({
      flat: true,
      columns: [
        { dx: 0, dy: 0, dice: ["X", "O"] },
        { dx: 1, dy: 0, dice: ["O"] },
      ],
    });
    expect([picture.width, picture.height]).toEqual([2, 2]);
    expect(picture.squares).toContainEqual({ x: 0, y: 1, who: "O", depth: 0 });
  });
  it("lean back if they are solid, nearer squares last", () => {
    const picture = elevation({
      flat: false,
      columns: [
        { dx: 0, dy: 1, dice: ["O"] },
        { dx: 0, dy: 0, dice: ["X"] },
      ],
    });
    expect(picture.squares.map((square) => square.who)).toEqual(["X", "O"]);
    expect(picture.squares[0]).toMatchObject({ x: 0.5, y: 0.5 });
  });
});
