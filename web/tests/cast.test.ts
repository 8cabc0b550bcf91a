import { describe, expect, it } from "vitest";

import type { Piece } from "../src/protocol";
import { beside, changes, landed, things, Watch } from "../src/scene/cast";
import type { Board } from "../src/scene/types";

const cell = (x: number, y = 0, z = 0) => ({ x, y, z });
const zone = (name: string, index = 0, seat: number | null = null) => ({ zone: name, seat, index });
const piece = (id: number, spot: Piece["spot"], face = 1, style = "red"): Piece => ({
  id,
  kind: "die",
  spot,
  owner: null,
  face,
  style,
});
const ids = (pieces: readonly Piece[]) => pieces.map((one) => one.id);

describe("what happened between two stages", () => {
  const before = [piece(1, zone("nursery", 0, 0), 4), piece(2, cell(0)), piece(3, cell(1), 6), piece(4, cell(2))];

  it("is nothing when nothing happened, in whatever order the pieces are told", () => {
    expect(changes(before, [...before].reverse())).toEqual({ moved: [], turned: [], arrived: [], left: [] });
  });
  it("tells what moved, turned, arrived and left apart", () => {
    const after = [
      piece(1, cell(0, 0, 1), 5),
      piece(2, cell(0)),
      piece(3, cell(1), 2),
      piece(9, zone("nursery", 0, 0)),
    ];
    const found = changes(before, after);
    expect(found.moved.map(({ was, is }) => [was.id, was.spot, is.spot])).toEqual([
      [1, zone("nursery", 0, 0), cell(0, 0, 1)],
    ]);
    expect(found.turned.map(({ was, is }) => [is.id, was.face, is.face])).toEqual([
      [1, 4, 5],
      [3, 6, 2],
    ]);
    expect(ids(found.arrived)).toEqual([9]);
    expect(ids(found.left)).toEqual([4]);
    // What came to the board is ringed; what came to a hand is not.
    expect(landed(found).map(({ at }) => at)).toEqual([cell(0, 0, 1)]);
  });
  it("takes a card turned up for the same card", () => {
    const found = changes([piece(5, zone("row"), 0, "back")], [piece(5, zone("row"), 0, "arch")]);
    expect(ids(found.turned.map((change) => change.is))).toEqual([5]);
    expect(found.arrived).toEqual([]);
  });
  it("tells zones apart by name, seat and place", () => {
    for (const there of [zone("b"), zone("a", 1), zone("a", 0, 1), cell(0)])
      expect(changes([piece(1, zone("a"))], [piece(1, there)]).moved).toHaveLength(1);
  });
});

describe("watching a table", () => {
  it("tells nothing of the first stage and of one seen before", () => {
    const watch = new Watch();
    expect(watch.see(4, [piece(1, cell(0))])).toBeNull();
    expect(watch.see(4, [piece(1, cell(0))])).toBeNull();
    expect(watch.see(5, [piece(1, cell(1))])?.moved).toHaveLength(1);
    // Looking back is a change as well.
    expect(watch.see(4, [piece(1, cell(0))])?.moved).toHaveLength(1);
  });
});

describe("things of a scene", () => {
  const board: Board = { plate: null, tiles: [], height: 1, reach: { x: 3, z: 3 }, home: { azimuth: 0, polar: 54 } };
  const look = (one: Piece) => (one.kind === "die" ? { kind: "die" as const, tint: "#f00", ink: "#fff" } : null);

  it("stand on their cells, and wait unseen beside the board under the same key", () => {
    const [on, off] = things(
      [piece(1, cell(2)), piece(2, zone("nursery", 0, 1)), { ...piece(3, cell(0)), kind: "fish" }],
      board,
      ({ x }) => [x, 0, 0],
      look,
    );
    expect(on).toMatchObject({ key: "1", at: [2, 0, 0] });
    expect(on?.fade).toBeUndefined();
    expect(off).toMatchObject({ key: "2", fade: 0 });
    expect(
      things(
        [piece(3, cell(0))],
        board,
        () => [0, 0, 0],
        () => null,
      ),
    ).toEqual([]);
  });
  it("wait on the side of their seat, or of the panel", () => {
    const left = beside(board, zone("nursery", 0, 0));
    const lower = beside(board, zone("nursery", 0, 2));
    const right = beside(board, zone("row"));
    expect(left[0]).toBeLessThan(-board.reach.x);
    expect(lower[2]).toBeGreaterThan(left[2]);
    expect(right[0]).toBeGreaterThan(board.reach.x);
  });
});
