import { describe, expect, it } from "vitest";

import {
  ARMS,
  bounds,
  cellsOf,
  compass,
  elevation,
  faces,
  fills,
  growths,
  holds,
  key3,
  loss,
  moves,
  tops,
  wishOf,
  type Body,
  type Cell3,
  type CoralView,
  type Species,
} from "../src/games/coral/model";
import type { LegalAction } from "../src/protocol";
import { hullEdges } from "../src/scene/coral";

const grow = (code: number, corner: Cell3, orientation: number): LegalAction => ({
  seat: 0,
  code,
  text: "",
  sentence: "",
  gesture: {
    step: "grow",
    from: null,
    to: { x: corner[0], y: corner[1], z: corner[2] },
    value: orientation,
    item: "red",
    cost: null,
  },
});
const sorted = (cells: readonly Cell3[]) => cells.map(key3).sort();

describe("a piece", () => {
  it("has twelve orientations", () => {
    expect(ARMS).toHaveLength(12);
    expect(new Set(ARMS.map((arms) => arms.map(key3).join("|"))).size).toBe(12);
  });
  // Cells that the engine gave for these corners and orientations.
  it.each([
    [
      [-1, 1, 1],
      1,
      [
        [-1, 0, 1],
        [-1, 1, 1],
        [0, 1, 1],
      ],
    ],
    [
      [1, 0, 0],
      0,
      [
        [1, 0, 0],
        [1, 1, 0],
        [2, 0, 0],
      ],
    ],
    [
      [1, 0, 0],
      2,
      [
        [1, 0, 0],
        [1, 0, 1],
        [2, 0, 0],
      ],
    ],
    [
      [-2, -1, 1],
      3,
      [
        [-2, -1, 0],
        [-2, -1, 1],
        [-1, -1, 1],
      ],
    ],
    [
      [1, 0, 1],
      4,
      [
        [0, 0, 1],
        [1, 0, 1],
        [1, 1, 1],
      ],
    ],
    [
      [0, 2, 0],
      5,
      [
        [-1, 2, 0],
        [0, 1, 0],
        [0, 2, 0],
      ],
    ],
    [
      [-1, 0, 0],
      6,
      [
        [-2, 0, 0],
        [-1, 0, 0],
        [-1, 0, 1],
      ],
    ],
    [
      [0, 1, 0],
      8,
      [
        [0, 1, 0],
        [0, 1, 1],
        [0, 2, 0],
      ],
    ],
    [
      [0, -1, 0],
      10,
      [
        [0, -2, 0],
        [0, -1, 0],
        [0, -1, 1],
      ],
    ],
  ] as [Cell3, number, Cell3[]][])(
    "at %j with orientation %i fills the engine's cells",
    (corner, orientation, cells) => {
      expect(sorted(cellsOf(corner, orientation))).toEqual(sorted(cells));
    },
  );
});

describe("what may be done", () => {
  const slide: LegalAction = {
    ...grow(9, [0, 0, 0], 0),
    gesture: { step: "slide", from: null, to: { x: 1, y: 2, z: 3 }, value: null, item: null, cost: 1 },
  };
  const all = growths([grow(1, [1, 0, 0], 0), grow(2, [0, 0, 2], 0), slide]);
  it("is parted into growing and going", () => {
    expect(all.map((one) => one.code)).toEqual([1, 2]);
    expect(moves([slide, grow(1, [0, 0, 0], 0)])).toEqual([{ code: 9, step: "slide", to: [1, 2, 3] }]);
  });
  it("is found by cell or by column", () => {
    expect(all.filter((one) => fills(one.cells, "1,0,0")).map((one) => one.code)).toEqual([1]);
    expect(all.filter((one) => fills(one.cells, "1,0")).map((one) => one.code)).toEqual([1, 2]);
    expect(all.filter((one) => fills(one.cells, null))).toHaveLength(2);
  });
  it("shows the faces of the cube that a piece can touch", () => {
    expect(faces([0, 0, 0], all).map(({ cell }) => key3(cell))).toEqual(["1,0,0"]);
    expect(faces(null, all)).toEqual([]);
  });
});

describe("the reef", () => {
  const bodies: Body[] = [
    { n: 0, name: "o", species: null, cells: [[0, 0, 0]], orientation: 0 },
    {
      n: 1,
      name: "R1",
      species: "red",
      cells: [
        [0, 0, 1],
        [1, 0, 1],
        [1, 0, 0],
      ],
      orientation: 0,
    },
  ];
  it("is seen from above, also without its upper levels", () => {
    expect(tops(bodies)).toContainEqual({ x: 0, y: 0, z: 1, species: "red" });
    expect(tops(bodies, 0)).toContainEqual({ x: 0, y: 0, z: 0, species: null });
  });
  it("is seen from the sides, the nearest cube in front", () => {
    const from = (side: "N" | "E" | "S" | "W") =>
      elevation(bodies, side)
        .map((square) => `${square.u},${square.z},${square.species}`)
        .sort();
    expect(from("S")).toEqual(["0,0,null", "0,1,red", "1,0,red", "1,1,red"]);
    expect(from("N")).toEqual(["-1,0,red", "-1,1,red", "0,0,null", "0,1,red"]);
    expect(from("E")).toEqual(["0,0,red", "0,1,red"]);
    expect(from("W")).toEqual(["0,0,null", "0,1,red"]);
  });
  it("has a box around it that is never too small", () => {
    expect(
      bounds(
        [
          [0, 0, 0],
          [4, 0, 2],
        ],
        3,
      ),
    ).toEqual({ west: 0, east: 4, south: -1, north: 1, top: 2 });
  });
});

it("a fall has one of eight winds", () => {
  expect(compass([100, 0])).toBe("e");
  expect(compass([-70, 70])).toBe("nw");
  expect(compass([0, -3])).toBe("s");
  expect(compass([0, 0])).toBeNull();
});

it("the edges of an L have no seams", () => {
  expect(hullEdges([[0, 0, 0]])).toHaveLength(12);
  expect(
    hullEdges([
      [0, 0, 0],
      [1, 0, 0],
    ]),
  ).toHaveLength(16);
  expect(
    hullEdges([
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ]),
  ).toHaveLength(22);
});

describe("a piece in the hand", () => {
  it("can be held in 36 ways so that it fills a cell", () => {
    const ways = holds([2, -1, 3]);
    expect(ways).toHaveLength(36);
    expect(new Set(ways.map((way) => sorted(way.cells).join(" "))).size).toBe(36);
    for (const { cells, corner, orientation } of ways) {
      expect(cells.map(key3)).toContain("2,-1,3");
      expect(cells).toEqual(cellsOf(corner, orientation));
    }
  });
  it("is asked for by its corner and the way it lies", () => {
    expect(wishOf("sun", [1, 2, 3], 7)).toEqual({ step: "grow", item: "sun", to: { x: 1, y: 2, z: 3 }, value: 7 });
  });
});

describe("a fall", () => {
  const piece = (n: number, species: Species, x: number): Body => ({
    n,
    name: `${species}${n}`,
    species,
    cells: [
      [x, 0, 0],
      [x, 1, 0],
      [x, 0, 1],
    ],
    orientation: 0,
  });
  const at = (bodies: Body[], reserves: [number, number, number, number][], pawns: CoralView["pawns"]) =>
    ({ bodies, pawns, players: reserves.map((reserve, seat) => ({ seat, reserve })) }) as unknown as CoralView;
  const pawn = (species: Species, state: "on" | "fallen") => ({
    species,
    owner: 0,
    state,
    cell: state === "on" ? ([1, 0, 2] as const) : null,
    roofed: false,
  });
  const before = at(
    [piece(0, "brain", 0), piece(1, "sun", 1), piece(2, "red", 2)],
    [
      [2, 1, 0, 0],
      [0, 1, 3, 0],
    ],
    [pawn("red", "on")],
  );

  it("tells what went where: back to a reserve, or to the box with the piece that was tried", () => {
    const after = at(
      [piece(0, "brain", 0)],
      [
        [2, 0, 0, 0],
        [0, 1, 4, 0],
      ],
      [pawn("red", "fallen")],
    );
    const told = loss(before, after, "tubular");
    expect(told.bodies.map((body) => body.n)).toEqual([1, 2]);
    expect(told.returned).toEqual([{ seat: 1, species: "sun", n: 1 }]);
    expect(told.boxed).toEqual([
      { species: "red", n: 1 },
      { species: "tubular", n: 1 },
    ]);
    expect(told.pawns).toEqual(["red"]);
  });
  it("is none when a piece was added", () => {
    const after = at(
      [...before.bodies, piece(3, "red", 3)],
      [
        [1, 1, 0, 0],
        [0, 1, 3, 0],
      ],
      [pawn("red", "on")],
    );
    expect(loss(before, after, null)).toEqual({ bodies: [], returned: [], boxed: [], pawns: [] });
  });
});
