import { describe, expect, it } from "vitest";

import { Choice, setOf, type Asker } from "../src/games/coralia/choice.svelte";
import { wayFrom } from "../src/games/coralia/glide";
import {
  actionAt,
  actionOf,
  cardIcon,
  cellOf,
  islandOf,
  movedDice,
  neighbour,
  piecesIn,
  reefsOf,
  starfishStory,
} from "../src/games/coralia/picture";
import type { CatalogueCard, StationDie, View } from "../src/games/coralia/types";
import type { LegalAction, LogLine, Piece, Spot } from "../src/protocol";
import type { Wish } from "../src/table/table";

const zone = (name: string, index = 0, seat: number | null = null): Spot => ({ zone: name, seat, index });
const cell = (x: number, y: number): Spot => ({ x, y, z: 0 });
const act = (code: number, gesture: Partial<LegalAction["gesture"]>): LegalAction => ({
  seat: 0,
  code,
  text: "",
  sentence: "",
  gesture: { step: "die", from: null, to: null, value: null, item: null, cost: null, ...gesture },
});
const die = (code: number, item: string, at: number, to: Spot) => act(code, { item, from: zone("station", at), to });
// Red fish fits its reef; the spaces of blue fish and green pearl are taken.
const legal = [
  die(1, "red fish", 1, cell(2, 3)),
  die(2, "blue fish", 0, zone("island", 6)),
  die(3, "green pearl", 2, zone("island", 24)),
];
const stationDie = (colour: StationDie["colour"], face: StationDie["face"]): StationDie => ({
  colour,
  face,
  to: "reef",
  why: null,
  added: false,
});
const spaces = ["turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure"] as const;
const colours = ["yellow", "blue", "red", "orange", "green", "violet"] as const;
const view = {
  step: "die",
  hold: 2,
  station: [stationDie("blue", "fish"), stationDie("red", "fish"), stationDie("green", "pearl")],
  reefs: colours.map((colour) => ({ colour, slots: spaces.map((space) => ({ space, value: 1, die: null })) })),
} as unknown as View;

/** A choice at a table that writes down what it is asked. */
function choosing(step = "die", actions: LegalAction[] = legal, seat: number | null = 0) {
  const acted: number[] = [];
  const asked: Wish[] = [];
  const told: string[] = [];
  const asker: Asker = {
    seat,
    legal: actions,
    preview: null,
    act: async (code) => void acted.push(code),
    askWhyNot: async (wish) => void asked.push(wish),
  };
  const choice = new Choice(
    () => asker,
    () => ({ ...view, step }) as View,
    (event) => told.push(event),
    (key) => key.replace("face.", ""),
  );
  return { choice, acted, asked, told };
}

describe("choosing a die", () => {
  it("is chosen with one tap and taken with the next", () => {
    const { choice, acted } = choosing();
    choice.pickDie(1);
    expect(choice.goal).toEqual({ reef: 2, space: 3 });
    expect(choice.die).toBe(1);
    expect(acted).toEqual([]);
    choice.pickSlot({ reef: 2, space: 3 });
    expect(acted).toEqual([1]);
  });
  it("the island takes the die that is chosen, not the first that may go there", () => {
    const { choice, acted } = choosing();
    choice.pickDie(2);
    expect(choice.toIsland).toBe(true);
    choice.pickIsland();
    expect(acted).toEqual([3]);
  });
  it("the island says why a chosen die with an open space may not go there", () => {
    const { choice, asked, acted } = choosing();
    choice.pickDie(1);
    choice.pickIsland();
    expect(asked).toEqual([{ from: zone("station", 1), to: zone("island") }]);
    expect(acted).toEqual([]);
    expect(choice.picked).toBe(1);
  });
  it("with none chosen the island takes the first that may go there", () => {
    const { choice } = choosing();
    choice.pickIsland();
    expect(choice.picked).toBe(2);
  });
  it("a space where nothing fits asks why, with the chosen die in hand", () => {
    const { choice, asked, told } = choosing();
    choice.pickSlot({ reef: 0, space: 0 });
    choice.pickDie(0);
    choice.pickSlot({ reef: 1, space: 3 });
    expect(asked).toEqual([{ to: cell(0, 0) }, { from: zone("station", 0), to: cell(1, 3) }]);
    expect(told).toEqual(["refused", "picked", "refused"]);
  });
  it("nobody chooses when it is not their turn", () => {
    const { choice, asked, acted } = choosing("die", legal, null);
    choice.pickSlot({ reef: 2, space: 3 });
    choice.pickIsland();
    expect([asked, acted, choice.picked, choice.button]).toEqual([[], [], null, null]);
  });
});

describe("the button", () => {
  it("says what is missing", () => {
    const { choice } = choosing();
    expect(choice.button).toMatchObject({ label: "Choose a die", action: null });
    choice.pickDie(1);
    expect(choice.button).toMatchObject({ label: "Place fish die", action: { code: 1 } });
    choice.pickDie(0);
    expect(choice.button).toMatchObject({ label: "Put on the island", action: { code: 2 } });
    choice.clear();
    expect(choice.button?.action).toBeNull();
  });
  it("starts with four colours, no more", () => {
    const { choice } = choosing("first", [act(7, { step: "first", value: 0b1111 })]);
    for (const n of [0, 1, 2]) choice.choose(n);
    expect(choice.button).toMatchObject({ label: "Pick 1 more", action: null });
    choice.choose(3);
    choice.choose(4);
    expect(choice.four).toEqual([0, 1, 2, 3]);
    expect(choice.button).toMatchObject({ label: "Start with these four", action: { code: 7 } });
  });
  it("rolls with the dice held, as many as there are turtles", () => {
    const { choice } = choosing("store", [act(1, { step: "store", value: 0 }), act(4, { step: "store", value: 3 })]);
    expect(choice.button?.action?.code).toBe(1);
    for (const n of [0, 1, 2]) choice.choose(n);
    expect(choice.held).toEqual([0, 1]);
    expect(choice.button).toMatchObject({ label: "Roll", action: { code: 4 } });
  });
  it("turns through the options", () => {
    const { choice } = choosing();
    choice.turn(1);
    expect(choice.picked).toBe(1);
    choice.turn(-1);
    expect(choice.picked).toBe(3);
  });
});

describe("the picture", () => {
  const piece = (id: number, kind: string, spot: Spot, style = "", face = 7, owner: number | null = null): Piece => ({
    id,
    kind,
    spot,
    owner,
    face,
    style,
  });
  const pieces = [
    piece(5, "die", cell(2, 3), "red", 3),
    piece(6, "octopus", cell(2, 2), "", 0, 1),
    piece(7, "turtle", cell(0, 0), "T4", 0),
    piece(8, "chest", cell(1, 6)),
    piece(9, "die", zone("island", 13), "red"),
    piece(10, "die", zone("island", 12), "red"),
    piece(11, "die", zone("island", 40), "white"),
  ];
  it("has on every space what the stage has there", () => {
    const reefs = reefsOf(view, pieces, [], null);
    expect(reefs[2]?.slots[3]?.die).toEqual({ id: 5, colour: "red", face: "fish" });
    expect(reefs[2]?.slots[2]?.figure).toEqual({ id: 6, owner: 1 });
    expect([reefs[0]?.tile, reefs[1]?.chest, reefs[2]?.chest]).toEqual(["T4", true, false]);
  });
  it("marks where dice may go and where the chosen one goes", () => {
    const reefs = reefsOf(view, pieces, legal, { reef: 2, space: 3 });
    expect(reefs[2]?.slots[3]).toMatchObject({ open: true, chosen: true });
    expect(reefs.flatMap((reef) => reef.slots).filter((slot) => slot.open)).toHaveLength(1);
  });
  it("counts the dice on the island by colour, white ones last", () => {
    expect(islandOf(pieces)).toEqual([
      { colour: "red", count: 2, id: 9 },
      { colour: "white", count: 1, id: 11 },
    ]);
    expect(piecesIn(pieces, "island", "die").map((one) => one.id)).toEqual([10, 9, 11]);
  });
});

describe("dice that move", () => {
  const at = (id: number, spot: Spot): Piece => ({ id, kind: "die", spot, owner: null, face: 1, style: "red" });
  const change = (id: number) => ({ was: at(id, zone("station", id)), is: at(id, cell(2, 3)) });
  it("are told, unless more moved than a turn can move", () => {
    expect(movedDice({ moved: [change(1), change(2)] }).map((piece) => piece.id)).toEqual([1, 2]);
    expect(movedDice({ moved: Array.from({ length: 20 }, (_, n) => change(n)) })).toEqual([]);
  });
  it("ring the space they came to", () => {
    const reefs = reefsOf(view, [at(5, cell(2, 3))], [], null, new Set([5]));
    expect(reefs.flatMap((reef) => reef.slots).filter((slot) => slot.fresh)).toHaveLength(1);
  });
  it("start where they were drawn before", () => {
    const rect = (left: number, top: number, size: number) =>
      ({ left, top, width: size, height: size }) as unknown as DOMRect;
    expect(wayFrom(rect(0, 0, 40), rect(100, 50, 40))).toBe("translate(-100px, -50px) scale(1.00)");
    expect(wayFrom(rect(0, 0, 40), rect(0, 0, 40))).toBeNull();
    expect(wayFrom(undefined, rect(0, 0, 40))).toBeNull();
  });
});

describe("places", () => {
  it("tell a reef space from the island", () => {
    expect(cellOf(cell(2, 3))).toEqual({ reef: 2, space: 3 });
    expect(cellOf(zone("island"))).toBeNull();
    expect(cellOf(null)).toBeNull();
  });
  it("find the die that goes there", () => {
    expect(actionAt(legal, { reef: 2, space: 3 })?.code).toBe(1);
    expect(actionAt(legal, { reef: 1, space: 3 })).toBeUndefined();
  });
  it("find the action of a die, equal dice sharing one", () => {
    expect(actionOf(legal, stationDie("blue", "fish"))?.code).toBe(2);
    expect(actionOf(legal, stationDie("blue", "pearl"))).toBeUndefined();
  });
});

describe("arrows on the board", () => {
  it("cross from reef to reef", () => {
    expect(neighbour({ reef: 0, space: 2 }, "ArrowRight", 3)).toEqual({ reef: 1, space: 0 });
    expect(neighbour({ reef: 0, space: 6 }, "ArrowDown", 3)).toEqual({ reef: 3, space: 1 });
    expect(neighbour({ reef: 0, space: 4 }, "ArrowDown", 3)).toEqual({ reef: 0, space: 6 });
  });
  it("stop at the edge", () => {
    expect(neighbour({ reef: 0, space: 0 }, "ArrowLeft", 3)).toBeNull();
    expect(neighbour({ reef: 5, space: 6 }, "ArrowDown", 3)).toBeNull();
    expect(neighbour({ reef: 0, space: 0 }, "x", 3)).toBeNull();
  });
  it("know the narrow board of two by three", () => {
    expect(neighbour({ reef: 1, space: 6 }, "ArrowDown", 2)).toEqual({ reef: 3, space: 1 });
  });
});

it("sets are numbered as the engine numbers them", () => {
  expect(setOf([])).toBe(0);
  expect(setOf([0, 2])).toBe(5);
});

it("the story of the starfish step is told seat by seat", () => {
  const line = (n: number, text: string | null, sentence: string): LogLine => ({
    n,
    seat: null,
    text,
    sentence,
    rule: null,
  });
  const log = [
    line(0, "* roll fish", "x"),
    line(1, "* show 1", "B shows"),
    line(2, "* use S12", "B moves"),
    line(3, "* show 0", "A shows"),
    line(4, "* count", "all"),
    line(5, null, ""),
  ];
  expect(starfishStory(log)).toEqual([
    { seat: 1, lines: ["B moves"] },
    { seat: 0, lines: [] },
  ]);
});

it("cards wear the icon of what they count as", () => {
  const card: CatalogueCard = {
    id: "S01",
    pile: "starfish",
    kind: "pearl6",
    name: { en: "", nl: "" },
    tag: "D",
    colours: [],
    value: 6,
    fish: null,
    copies: 2,
  };
  expect(cardIcon(card)).toBe("pearl");
  expect(cardIcon({ ...card, kind: "anemone", value: 0, fish: "anemone" })).toBe("fish-anemone");
  expect(cardIcon({ ...card, kind: "per-turtle", value: 0 })).toBe("starfish");
});
