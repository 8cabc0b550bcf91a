import { describe, expect, it } from "vitest";

import {
  completes,
  elevation,
  firstValue,
  gained,
  neighbour,
  placements,
  stepValue,
  valuesOf,
} from "../src/games/reef/model";
import { Choice, type Asked } from "../src/games/reef/choice.svelte";
import * as picture from "../src/games/reef/picture";
import type { CatalogueCell, View } from "../src/games/reef/types";
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
  const cells = [-2, 0, 1].map((x): CatalogueCell => ({ x, y: 0, fish: false, centre: x === 0, name: "" }));
  it("is walked over its gaps", () => {
    expect(neighbour(cells, { x: 0, y: 0 }, -1, 0)?.x).toBe(-2);
    expect(neighbour(cells, { x: 1, y: 0 }, 1, 0)).toBeNull();
  });
  it("tells what a die would complete", () => {
    const view = { near: [{ id: "R01", cells: [{ x: 1, y: 0, z: 1 }] }] } as unknown as View;
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

const VIEW: View = {
  seats: 2,
  active: 0,
  step: "place",
  second: false,
  stacks: [{ x: 1, y: 0, dice: [{ owner: 1, value: 6 }] }],
  players: [0, 1].map(() => ({
    nursery: [4, 6],
    reserve: 5,
    fish: 2,
    cards: [],
    face_down: 0,
    points: 0,
    flourish: [],
    claimed_this_turn: false,
  })),
  shapes: [
    { id: "R01", left: 2, points: 1, fish: 0, columns: [], flat: true },
    { id: "R02", left: 2, points: 3, fish: 0, columns: [], flat: true },
  ],
  placed: null,
  matches: [],
  matched: [],
  near: [{ id: "R02", cells: [{ x: 1, y: 0, z: 1 }] }],
  nature: null,
  level: null,
  won: null,
};
const CELLS: CatalogueCell[] = [0, 1, 2].map((x) => ({ x, y: 0, fish: x === 2, centre: x === 0, name: `d${x}` }));
const put = (code: number, slot: number, value: number, x: number, cost: number, z = 0): LegalAction => {
  const action = place(code, slot, value, x, cost);
  return { ...action, gesture: { ...action.gesture, to: { x, y: 0, z } } };
};
const LEGAL = [put(1, 0, 4, 0, 0), put(2, 0, 5, 1, 1, 1), put(3, 0, 4, 2, 0), put(4, 1, 6, 2, 0)];
const other = (code: number, step: string, more: Partial<LegalAction["gesture"]> = {}): LegalAction => ({
  ...claim,
  code,
  gesture: { ...claim.gesture, step, item: null, ...more },
});
function choosing(more: Partial<Asked> = {}): Choice {
  const choice = new Choice({ view: VIEW, seat: 0, legal: LEGAL, preview: undefined, cells: CELLS, ...more });
  choice.begin();
  return choice;
}

describe("choosing", () => {
  it("begins with the cheapest value and no space", () => {
    const choice = choosing();
    expect([choice.slot, choice.value, choice.price, choice.space, choice.meant]).toEqual([0, 4, 0, null, null]);
    expect([...choice.open.keys()]).toEqual(["0,0", "2,0"]);
  });
  it("means a space that is pointed at twice, and refuses what does not fit", () => {
    const choice = choosing();
    expect(choice.pickSpace("1,0")).toBe("refused");
    expect(choice.pickSpace("2,0")).toBe("chosen");
    expect(choice.meant?.code).toBe(3);
    expect(choice.die).toEqual({ owner: 0, value: 4 });
    expect(choice.pickSpace("2,0")).toBe("confirmed");
    expect(choice.back()).toBe(true);
    expect(choice.back()).toBe(false);
  });
  it("keeps the space while the die still fits there", () => {
    const choice = choosing();
    choice.pickSpace("2,0");
    choice.pickSlot(1);
    expect([choice.space, choice.meant?.code]).toEqual(["2,0", 4]);
    choice.pickSlot(0);
    choice.stepValue(1);
    expect([choice.value, choice.price, choice.space]).toEqual([5, 1, null]);
    choice.stepValue(1);
    expect(choice.value).toBe(5);
  });
  it("walks through the spaces that fit", () => {
    const choice = choosing();
    expect([1, 1, 1].map(() => choice.pickSpace(choice.nextSpace(1)) && choice.space)).toEqual(["0,0", "2,0", "0,0"]);
    expect(choice.pickSpace(choice.nextSpace(-1)) && choice.space).toBe("2,0");
  });
  it("tells which cards the die completes, but promises nothing for Nature's die", () => {
    const mine = choosing();
    mine.stepValue(1);
    mine.pickSpace("1,0");
    expect(mine.completed).toEqual(["R02"]);
    const step = "nature_place" as const;
    const legal = LEGAL.slice(1, 2).map((one) => ({ ...one, gesture: { ...one.gesture, step } }));
    const natural = choosing({ view: { ...VIEW, step }, legal });
    expect(natural.space).toBe("1,0");
    expect(natural.completed).toEqual([]);
    expect(natural.die?.owner).toBeNull();
  });
  it("offers the claim that brings most first, and leaves the rest beside the button", () => {
    const legal = [claim, { ...claim, code: 98, gesture: { ...claim.gesture, item: "R02" } }, other(97, "no_claim")];
    const choice = choosing({ legal });
    expect(choice.meant?.code).toBe(98);
    expect(choice.beside.map((one) => one.code)).toEqual([97]);
    expect(choice.pickCard("R01")).toBe("chosen");
    expect(choice.meant?.code).toBe(99);
    expect(choice.pickCard("R03")).toBe("refused");
    expect(choice.digit(2)).toBe(true);
    expect(choice.card).toBe("R02");
    expect(choice.digit(7)).toBe(false);
  });
  it("offers the second die before the end of the turn", () => {
    const choice = choosing({ legal: [other(5, "done"), other(6, "second", { cost: 2 })] });
    expect(choice.meant?.code).toBe(6);
    expect(choice.beside.map((one) => one.code)).toEqual([5]);
  });
  it("shows what is previewed rather than what is chosen", () => {
    const choice = choosing({ preview: LEGAL[3] });
    choice.pickSpace("0,0");
    expect(choice.target?.code).toBe(4);
    expect(choice.meant?.code).toBe(1);
  });
  it("stays within the board with keys and slices", () => {
    const choice = choosing();
    choice.moveCursor(1, 0);
    expect(choice.cursor).toBe("0,0");
    choice.moveCursor(1, 0);
    choice.moveCursor(1, 0);
    choice.moveCursor(1, 0);
    expect(choice.cursor).toBe("2,0");
    choice.slice = { axis: "x", at: 1 };
    choice.moveSlice(5);
    expect(choice.slice).toEqual({ axis: "x", at: 2 });
  });
});

describe("the picture", () => {
  const look = (owner: number | null) => ({ ...picture.NATURE, tint: owner === null ? "#fff" : `#00${owner}` });
  const seenOf = (choice: Choice, more: Partial<picture.Seen> = {}): picture.Seen => ({
    view: VIEW,
    cells: CELLS,
    look,
    name: (at) => `P${at}`,
    open: choice.open,
    space: choice.space,
    target: choice.target,
    die: choice.die,
    completes: choice.completed,
    hovered: null,
    focus: null,
    card: null,
    made: [],
    last: new Set(),
    slice: null,
    ...more,
  });
  const kinds = (seen: picture.Seen) => picture.marksOf(seen).map((mark) => mark.kind);
  const stage = [
    { id: 7, kind: "die", spot: { x: 1, y: 0, z: 0 }, owner: 1, face: 6, style: "yellow" },
    { id: 8, kind: "die", spot: { zone: "nursery", seat: 0, index: 0 }, owner: 0, face: 4, style: "red" },
    { id: 9, kind: "card", spot: { zone: "row", seat: null, index: 0 }, owner: null, face: 2, style: "R01" },
  ];

  it("marks where the die fits, where the last one landed and what is chosen", () => {
    const choice = choosing();
    expect(kinds(seenOf(choice, { last: new Set(["1,0"]), focus: "2,0" }))).toEqual([
      "legal",
      "legal",
      "last",
      "focus",
    ]);
    choice.pickSpace("2,0");
    expect(kinds(seenOf(choice))).toEqual(["legal", "chosen"]);
    expect(picture.ghostOf(seenOf(choice))?.piece).toMatchObject({ face: 4, tint: "#000" });
    choice.space = null;
    choice.stepValue(1);
    expect(kinds(seenOf(choice))).toEqual(["plus"]);
  });
  it("lights the dice of the card that is claimed: the one pointed at if it can be, else the chosen one", () => {
    const claims = [other(20, "claim", { item: "R01" }), other(21, "claim", { item: "R02" })];
    const choice = choosing({ legal: [...claims, other(22, "no_claim")] });
    expect(choice.claiming).toBe("R02");
    choice.pointed = "R01";
    expect(choice.claiming).toBe("R01");
    choice.pointed = "R09";
    expect(choice.claiming).toBe("R02");
    expect(choosing().claiming).toBeNull();
    const made = [{ x: 1, y: 0, z: 0 }];
    expect(kinds(seenOf(choice, { made }))).toEqual(["lit"]);
    expect(gained(["R01"], ["R01", "R01", "R02"])).toBe("R01");
    expect(gained(["R01", "R02"], ["R01", "R02"])).toBeUndefined();
  });
  it("draws every die once, those beside the board unseen, and fades what the slice leaves out", () => {
    const board = picture.boardOf(CELLS);
    const drawn = picture.piecesOf(stage, board, { look, slice: { axis: "x", at: 0 } });
    expect(drawn.map((one) => [one.key, one.fade])).toEqual([
      ["7", 0.2],
      ["8", 0],
    ]);
    expect(drawn[0]?.at).toEqual(picture.place({ x: 1, y: 0, z: 0 }));
    expect(picture.flatDice(stage, { look, slice: null })).toMatchObject([{ key: "7", value: 6, faded: false }]);
  });
  it("tells what a die completes, else what it costs", () => {
    const choice = choosing();
    choice.stepValue(1);
    choice.pickSpace("1,0");
    expect(picture.labelsOf(seenOf(choice)).map((one) => one.text)).toEqual(["Completes R02"]);
    expect(picture.labelsOf(seenOf(choice, { completes: [] })).map((one) => one.text)).toEqual(["1 fish"]);
    expect(picture.labelsOf(seenOf(choosing(), { hovered: "1,0" })).map((one) => one.text)).toEqual(["d1: 6"]);
  });
  it("is told in words: place, dice from below, whether one may set down", () => {
    const choice = choosing();
    choice.pickSpace("2,0");
    const [empty, stack, fish] = picture.placesOf(seenOf(choice));
    expect(stack?.words).toContain("P1 6");
    expect([empty?.legal, stack?.legal, fish?.legal]).toEqual([true, false, true]);
    expect(fish?.words.startsWith("d2, ")).toBe(true);
    expect(fish?.words.endsWith("chosen")).toBe(true);
  });
});
