import { describe, expect, it } from "vitest";

import { gridOf, pointedAt, pointing, spotKey, tokenOf, zonesOf } from "../src/games/generic/picture";
import type { LegalAction, Piece, Spot } from "../src/protocol";

const piece = (id: number, spot: Spot, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: "shell",
  spot,
  owner: null,
  face: 0,
  style: "",
  ...more,
});
const cell = (x: number, y: number, z = 0): Spot => ({ x, y, z });
const zone = (name: string, index: number, seat: number | null = null): Spot => ({ zone: name, seat, index });
const action = (code: number, from: Spot | null, to: Spot | null): LegalAction => ({
  seat: 0,
  code,
  text: "",
  sentence: "",
  gesture: { step: "go", from, to, value: null, item: null, cost: null },
});

describe("a game without a screen of its own", () => {
  it("shows its cells as a grid, stacks from below, with every cell that can be pointed at", () => {
    const grid = gridOf(
      [piece(1, cell(1, 1, 1)), piece(2, cell(1, 1, 0)), piece(3, zone("beach", 0))],
      [action(1, cell(1, 1), cell(3, 2))],
    );
    expect([grid?.columns, grid?.rows, grid?.left, grid?.top]).toEqual([3, 2, 1, 1]);
    expect(grid?.cells.map((one) => one.key)).toEqual(["1,1", "2,1", "3,1", "1,2", "2,2", "3,2"]);
    expect(grid?.cells[0]?.tokens.map((token) => token.key)).toEqual(["2", "1"]);
    expect(gridOf([piece(3, zone("beach", 0))], [])).toBeNull();
  });
  it("shows its zones in rows, shared ones first, each in the order of its places", () => {
    const zones = zonesOf([
      piece(1, zone("taken", 1, 1)),
      piece(2, zone("taken", 0, 1)),
      piece(3, zone("taken", 0, 0)),
      piece(4, zone("beach", 0)),
    ]);
    expect(zones.map((one) => [one.zone, one.seat, one.tokens.map((token) => token.key)])).toEqual([
      ["beach", null, ["4"]],
      ["taken", 0, ["3"]],
      ["taken", 1, ["2", "1"]],
    ]);
  });
  it("labels a piece by what it shows and colours it by style, else by owner", () => {
    expect(tokenOf(piece(1, zone("a", 0), { face: 4, style: "red" }))).toMatchObject({ face: 4, tint: "#b8332a" });
    expect(tokenOf(piece(1, zone("a", 0)))).toMatchObject({ face: null });
    const mine = tokenOf(piece(1, zone("a", 0), { owner: 1 }));
    expect(mine.tint).not.toBe(tokenOf(piece(1, zone("a", 0), { owner: 2 })).tint);
    const odd = piece(1, zone("a", 0), { style: "sea-horse" });
    expect(tokenOf(odd).tint).toBe(tokenOf({ ...odd, id: 9 }).tint);
  });
  it("finds the actions that point at a spot", () => {
    const legal = [
      action(1, zone("hand", 0, 0), cell(0, 0)),
      action(2, zone("hand", 1, 0), cell(1, 0, 2)),
      action(3, null, null),
    ];
    expect(pointing(legal, "0,0").map((one) => one.code)).toEqual([1]);
    expect(pointing(legal, spotKey(zone("hand", 0, 0))).map((one) => one.code)).toEqual([1, 2]);
    expect(pointing(legal, null)).toEqual([]);
    expect([...pointedAt(legal)].sort()).toEqual(["0,0", "1,0", "hand:0"]);
  });
});
