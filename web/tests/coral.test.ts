import { describe, expect, it } from "vitest";

import {
  DIRECTIONS,
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
import { Choice, type Asked } from "../src/games/coral/choice.svelte";
import * as picture from "../src/games/coral/picture";
import type { Preview } from "../src/games/coral/types";
import type { LegalAction, Piece } from "../src/protocol";
import type { Changes } from "../src/scene/cast";
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

const PLAYER = { reserve: [3, 0, 0, 2] as [number, number, number, number], pieces: 5, moved: false, spared: false };
const VIEW: CoralView = {
  seats: 2,
  active: 0,
  turn: 0,
  step: "act",
  bodies: [
    { n: 0, name: "o", species: null, cells: [[0, 0, 0]], orientation: 0 },
    { n: 1, name: "R1", species: "red", cells: cellsOf([0, 0, 1], 0), orientation: 0 },
  ],
  columns: [
    { x: 0, y: 0, z: 1, species: "red" },
    { x: 0, y: 1, z: 1, species: "red" },
    { x: 1, y: 0, z: 1, species: "red" },
  ],
  pawns: [
    { species: "red", owner: 0, state: "on", cell: [0, 0, 2], roofed: false },
    { species: "brain", owner: 1, state: "floating", cell: null, roofed: false },
  ],
  players: [
    { ...PLAYER, seat: 0, species: "red", score: 3, levels: [3, 0] },
    { ...PLAYER, seat: 1, species: "brain", score: 0, levels: [0, 0] },
  ],
  neutral: null,
  boxed: [0, 0, 0, 0],
  bag: [0, 0, 0, 0],
  endgame: false,
  still: 0,
  still_limit: 0,
  attempts: 0,
  falling: "strict",
  symbiosis: false,
  tower: null,
  cube: [0, 0, 1],
  pawn: "red",
  landings: [],
  slides: [[1, 0, 2]],
  open_faces: [],
  solo: null,
};
const step = (code: number, name: string, more: Partial<LegalAction["gesture"]> = {}): LegalAction => ({
  seat: 0,
  code,
  text: "",
  sentence: `does ${code}`,
  gesture: { step: name, from: null, to: null, value: null, item: null, cost: null, ...more },
});
const LEGAL = [
  grow(1, [0, 0, 2], 0),
  grow(2, [0, 0, 2], 1),
  grow(3, [-1, 0, 1], 2),
  { ...grow(4, [0, 0, 2], 0), gesture: { ...grow(4, [0, 0, 2], 0).gesture, item: "brain" } },
  step(10, "slide", { to: { x: 1, y: 0, z: 2 }, cost: 1 }),
  step(11, "slide", { to: { x: 0, y: 1, z: 2 }, cost: 1 }),
  step(12, "float"),
];
const STANDS: Preview = { legal: true, rule: null, stable: true, change: [2, -1], contacts: [] };

function choiceOf(over: Partial<Asked> = {}): Choice {
  const choice = new Choice({
    view: VIEW,
    seat: 0,
    legal: LEGAL,
    preview: undefined,
    find: () => Promise.resolve(null),
    foresee: () => Promise.resolve(STANDS),
    ...over,
  });
  choice.begin();
  return choice;
}

describe("a choice", () => {
  it("begins with growing one's own species", () => {
    const choice = choiceOf();
    expect([choice.mode, choice.species, choice.meant]).toEqual(["grow", "red", null]);
    expect(choice.modes).toEqual(["grow", "slide", "float"]);
    expect(choice.kinds).toEqual(["red", "brain"]);
    expect(choice.open.map(({ cell }) => key3(cell))).toEqual(["-1,0,1", "0,0,2"]);
    expect([choice.costs("slide"), choice.costs("float")]).toEqual([true, false]);
  });
  it("of a face takes the first way to lie, and the same face again turns the piece", () => {
    const choice = choiceOf();
    expect(choice.pick("t 0,0,2")).toBe("chosen");
    expect([choice.anchor, choice.index, choice.meant]).toEqual(["0,0,2", 0, 1]);
    expect(choice.pick("t 0,0,2")).toBe("chosen");
    expect(choice.meant).toBe(2);
    choice.turn(1);
    expect(choice.meant).toBe(1);
    choice.turn(-1);
    expect(choice.meant).toBe(2);
  });
  it("is led in a direction by a finger, the buttons or the keys", () => {
    const choice = choiceOf();
    expect(choice.steer([1, 0, 0])).toBe(false);
    choice.pick("t 0,0,2");
    const cells = choice.chosen?.cells ?? [];
    const open = DIRECTIONS.filter((way) => choice.canSteer(way));
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(6);
    for (const way of DIRECTIONS) {
      expect(choice.steer(way)).toBe(open.includes(way));
      if (!open.includes(way)) continue;
      expect(choice.isSteered(way)).toBe(true);
      expect(choice.chosen?.cells.map(String)).toContain(String([way[0], way[1], way[2] + 2]));
    }
    expect(cells.map(String)).toContain("0,0,2");
  });
  it("that was found by turning is led from the cell beside the pawn's cube", () => {
    const choice = choiceOf();
    choice.turn(1);
    const way = DIRECTIONS.find((one) => choice.canSteer(one))!;
    expect(choice.anchor).toBe(null);
    expect(choice.steer(way)).toBe(true);
    expect(choice.anchor).not.toBe(null);
    expect([choice.isSteered(way), choice.current !== null]).toEqual([true, true]);
  });
  it("of another species stays at the face if that can grow there", () => {
    const choice = choiceOf();
    choice.pick("t 0,0,2");
    choice.pickKind("brain");
    expect(choice.meant).toBe(4);
    choice.pickKind("red");
    choice.pick("t -1,0,1");
    choice.pickKind("brain");
    expect([choice.anchor, choice.meant]).toEqual([null, null]);
  });
  it("wishes what cannot be, so that the engine can say why", () => {
    const choice = choiceOf();
    expect(choice.pickColumn("5,5")).toEqual({ step: "grow", item: "red", to: { x: 5, y: 5, z: 0 } });
    choice.pickMode("slide");
    expect(choice.pickColumn("0,0")).toEqual({ step: "slide", to: { x: 0, y: 0, z: 2 } });
    expect(choiceOf({ seat: null }).pickColumn("0,0")).toBe("nothing");
  });
  it("of a slide is a column, the cube below it, or the next one", () => {
    const choice = choiceOf();
    choice.pickMode("slide");
    expect(choice.pickColumn("1,0")).toBe("chosen");
    expect(choice.meant).toBe(10);
    expect(choice.pick("c 0,1,1")).toBe("chosen");
    expect(choice.meant).toBe(11);
    choice.turn(1);
    expect(choice.meant).toBe(10);
    choice.pickMode("float");
    expect(choice.meant).toBe(12);
  });
  it("of the rest is what is pressed, by itself if there is one only", () => {
    const choice = choiceOf({ legal: [step(20, "pay", { item: "red" }), step(21, "pay", { item: "brain" })] });
    expect([choice.mode, choice.meant]).toEqual(["choose", null]);
    expect(choice.digit(2)).toBe(true);
    expect(choice.meant).toBe(21);
    expect(choice.digit(3)).toBe(false);
    expect(choiceOf({ legal: [step(20, "give_up")] }).meant).toBe(20);
  });
  it("is taken back step by step: the piece, the cut, the x-ray", () => {
    const choice = choiceOf();
    choice.pick("t 0,0,2");
    choice.level(-1);
    choice.xray = true;
    choice.back();
    expect([choice.meant, choice.cut, choice.xray]).toEqual([null, 0, true]);
    choice.back();
    expect([choice.cut, choice.xray]).toEqual([null, true]);
    choice.back();
    expect(choice.xray).toBe(false);
  });
  it("walks the columns and stops at the edge", () => {
    const choice = choiceOf();
    choice.moveCursor(1, 0);
    expect(choice.cursor).toBe("0,0");
    for (let i = 0; i < 9; i++) choice.moveCursor(1, -1);
    expect(choice.cursor).toBe(`${choice.around.east},${choice.around.north}`);
  });
  it("takes the engine's foresight for the piece that is shown, and no late answer", async () => {
    const choice = choiceOf();
    expect(choice.foresee()).toBeUndefined();
    choice.pick("t 0,0,2");
    const stop = choice.foresee();
    stop?.();
    await Promise.resolve();
    expect(choice.foreseen).toBeNull();
    choice.foresee();
    await Promise.resolve();
    expect(choice.foreseen).toEqual(STANDS);
    choice.turn(1);
    expect(choice.foreseen).toBeNull();
  });
  it("that dares goes through what would fall as well, and the button asks why", async () => {
    const falls: Preview = { legal: false, rule: "CORAL-X", stable: false };
    const choice = choiceOf({ find: () => Promise.resolve(77), foresee: () => Promise.resolve(falls) });
    choice.pick("t 0,0,2");
    choice.daring = true;
    choice.search();
    for (let i = 0; i < 200; i++) await Promise.resolve();
    expect(choice.shaky.length).toBeGreaterThan(0);
    expect(new Set([...choice.pool, ...choice.shaky].map((one) => sorted(one.cells).join(" "))).size).toBe(
      choice.pool.length + choice.shaky.length,
    );
    choice.turn(-1);
    expect(choice.bad).toBe(true);
    expect(choice.meant).toMatchObject({ step: "grow", item: "red" });
  });
  it("shows a refused piece that leans, until something else is chosen", async () => {
    const cells = cellsOf([2, 0, 1], 0) as [Cell3, Cell3, Cell3];
    const falls: Preview = { legal: false, rule: "CORAL-X", stable: false, cells, orientation: 0 };
    const choice = choiceOf({ find: () => Promise.resolve(77), foresee: () => Promise.resolve(falls) });
    await choice.show({ step: "grow", item: "red" });
    expect([choice.target?.code, choice.bad, choice.meant]).toEqual([77, true, null]);
    choice.pick("t 0,0,2");
    expect(choice.target?.code).toBe(1);
  });
});

describe("the picture", () => {
  const piece = (id: number, kind: string, style: string, spot: Piece["spot"], face = 0): Piece => ({
    id,
    kind,
    spot,
    owner: 0,
    face,
    style,
  });
  const pieces = [
    piece(1, "rock", "rock", { x: 0, y: 0, z: 0 }),
    piece(2, "coral", "red", { x: 0, y: 0, z: 1 }, 0),
    piece(3, "pawn", "red", { x: 0, y: 0, z: 2 }),
    piece(4, "coral", "red", { zone: "reserve", seat: 0, index: 0 }),
    piece(5, "card", "tower", { zone: "tower", seat: null, index: 0 }),
  ];
  const seenWith = (choice: Choice, over: Partial<picture.Seen> = {}): picture.Seen => ({
    view: VIEW,
    seat: 0,
    me: 0,
    over: false,
    name: (seat) => `P${seat}`,
    species: (species) => species ?? "rock",
    last: new Set(),
    choice,
    ...over,
  });
  const board = picture.boardOf(picture.shapeOf(VIEW));
  const shown = (choice: Choice, lifted: Cell3 | null = null) => picture.piecesOf(pieces, board, choice, lifted);

  it("shows every piece by its lasting id, those in reserve unseen", () => {
    const all = shown(choiceOf());
    expect(all.map((one) => [one.key, one.kind, one.fade ?? 1])).toEqual([
      ["1", "rock", 1],
      ["2", "coral", 1],
      ["3", "pawn", 1],
      ["4", "coral", 0],
    ]);
    // North is away, up is up.
    expect(all[1]).toMatchObject({
      at: [0, 1, -0],
      cells: [
        [0, 0, -0],
        [1, 0, -0],
        [0, 0, -1],
      ],
    });
  });
  it("leaves edges of what lies above the cut", () => {
    const choice = choiceOf();
    choice.cut = 0;
    const all = shown(choice);
    expect(all.map((one) => one.key)).toEqual(["1", "4", "2 over"]);
    expect(all[2]?.outline).toBe(true);
  });
  it("lifts the pawn while a piece is shown to grow under it", async () => {
    const choice = choiceOf({ foresee: () => Promise.resolve({ ...STANDS, pawn: [0, 0, 3] }) });
    choice.pick("t 0,0,2");
    choice.foresee();
    await Promise.resolve();
    const lifted = picture.liftedOf(VIEW, choice);
    expect(lifted).toEqual([0, 0, 3]);
    expect(shown(choice, lifted).find((one) => one.kind === "pawn")?.at).toEqual([0, 3, -0]);
  });
  it("rings the cubes that came, else the cube under a pawn that went", () => {
    const none: Changes = { moved: [], turned: [], arrived: [], left: [] };
    const grown = { was: pieces[3]!, is: piece(4, "coral", "red", { x: 0, y: 0, z: 2 }) };
    const went = { was: pieces[2]!, is: piece(3, "pawn", "red", { x: 1, y: 0, z: 2 }) };
    expect(picture.lastOf({ ...none, moved: [went] })).toEqual(["1,0,1"]);
    expect(picture.lastOf({ ...none, moved: [went, grown] })).toEqual(["0,0,2", "1,0,2", "0,1,2"]);
    expect(picture.lastOf({ ...none, moved: [{ was: grown.is, is: grown.was }] })).toEqual([]);
  });
  it("lets fall what left the reef, a floating pawn not, and the piece that was tried", () => {
    const off = (of: Piece, zone: string) => ({ was: of, is: { ...of, spot: { zone, seat: 0, index: 0 } } });
    const brought = (zone: string): Changes => ({
      moved: [off(pieces[1]!, "box"), off(pieces[2]!, zone)],
      turned: [],
      arrived: [],
      left: [],
    });
    expect(picture.fallsOf(brought("floating"), null, VIEW).map((fall) => fall.piece.key)).toEqual(["2"]);
    expect(picture.fallsOf(brought("fallen"), null, VIEW).map((fall) => fall.piece.key)).toEqual(["2", "3"]);
    const attempt = {
      growth: { code: 1, species: "sun" as const, cells: cellsOf([0, 0, 2], 0), orientation: 0 },
      preview: { ...STANDS, tip: [100, 0] as [number, number] },
    };
    const falls = picture.fallsOf(brought("fallen"), attempt, VIEW);
    expect(falls.map((fall) => fall.way)).toEqual([
      [100, -0],
      [100, -0],
      [100, -0],
    ]);
    expect(falls[2]?.piece.key).toBe("tried");
  });
  it("marks the open faces, the own sunlit cubes and the pawn", () => {
    const kinds = picture.marksOf(seenWith(choiceOf()), false).map((mark) => mark.kind);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([count("sun"), count("plus"), count("source"), count("last")]).toEqual([3, 4, 1, 0]);
    const held = choiceOf();
    held.held = 1;
    expect(picture.marksOf(seenWith(held), false).some((mark) => mark.kind === "sun")).toBe(false);
    const rung = picture.marksOf(seenWith(choiceOf(), { last: new Set(["1,0,1", "0,0,0"]) }), false);
    expect(rung.filter((mark) => mark.kind === "last").map((mark) => mark.at)).toEqual([[1, 2, -0]]);
  });
  it("can be pointed at: cubes, faces, and the piece that is chosen", () => {
    const choice = choiceOf();
    const ids = () => picture.targetsOf(seenWith(choice)).map((one) => one.id);
    expect(ids()).toContain("t 0,0,2");
    choice.pick("t 0,0,2");
    expect(ids()).toContain("g 0,0,2");
    expect(ids()).not.toContain("t 0,0,2");
    choice.pickMode("slide");
    expect(ids().filter((id) => id.startsWith("t"))).toEqual(["t 1,0,2", "t 0,1,2"]);
  });
  it("tells what the piece brings, to everybody", async () => {
    const choice = choiceOf();
    const seen = seenWith(choice);
    expect(picture.verdictOf(seen)).toBeNull();
    choice.pick("t 0,0,2");
    choice.foresee();
    await Promise.resolve();
    expect(picture.scoreThen(seen, 0)).toBe(5);
    expect(picture.verdictOf(seen)).toMatchObject({ ok: true });
    expect(picture.verdictOf(seen)?.text).toContain("P1 −1");
    expect(picture.spokenOf(seen)).toContain("P0 5, P1 -1");
    expect(picture.labelsOf(seen, true)).toHaveLength(1);
    expect(picture.labelsOf(seen, false)).toHaveLength(0);
  });
  it("says every column, and which can be chosen", () => {
    const choice = choiceOf();
    choice.pickMode("slide");
    const places = picture.placesOf(seenWith(choice));
    expect(places).toHaveLength(25);
    expect(places.filter((place) => place.legal).map((place) => place.key)).toEqual(["0,1", "1,0"]);
  });
  it("has a map with the pawns by their lasting ids", () => {
    const map = picture.mapOf(pieces, seenWith(choiceOf(), { last: new Set(["1,0,1"]) }));
    expect(map.pawns).toEqual([{ key: "3", species: "red", x: 0, y: 0, own: true }]);
    expect([...map.last]).toEqual(["1,0"]);
    expect(picture.mapOf(pieces, seenWith(choiceOf(), { seat: null })).legal.size).toBe(0);
  });
});
