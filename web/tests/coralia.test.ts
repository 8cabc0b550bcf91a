import { describe, expect, it } from "vitest";

import {
  actionAt,
  actionOf,
  cardIcon,
  cellOf,
  fill,
  neighbour,
  setOf,
  starfishStory,
  type CardPart,
  type StationDie,
} from "../src/games/coralia/model";
import type { LegalAction, LogLine } from "../src/protocol";

const die = (code: number, item: string, to: LegalAction["gesture"]["to"]): LegalAction => ({
  seat: 0,
  code,
  text: `place ${item}`,
  sentence: "",
  gesture: { step: "die", from: { zone: "station", seat: null, index: 0 }, to, value: null, item, cost: null },
});
const legal = [die(1, "red fish", { x: 2, y: 3, z: 0 }), die(2, "blue fish", { zone: "island", seat: null, index: 0 })];

describe("places", () => {
  it("tell a reef space from the island", () => {
    expect(cellOf({ x: 2, y: 3, z: 0 })).toEqual({ reef: 2, space: 3 });
    expect(cellOf({ zone: "island", seat: null, index: 0 })).toBeNull();
    expect(cellOf(null)).toBeNull();
  });
  it("find the die that goes there", () => {
    expect(actionAt(legal, 2, 3)?.code).toBe(1);
    expect(actionAt(legal, 1, 3)).toBeUndefined();
  });
  it("find the action of a die, equal dice sharing one", () => {
    const blue: StationDie = { colour: "blue", face: "fish", to: "island", why: null, added: false };
    expect(actionOf(legal, blue)?.code).toBe(2);
    expect(actionOf(legal, { ...blue, face: "pearl" })).toBeUndefined();
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

it("texts are filled, names are left", () => {
  expect(fill("{A} takes {n}", { n: 2 })).toBe("{A} takes 2");
});

it("the story of the starfish step is told seat by seat", () => {
  const line = (n: number, text: string | null, sentence: string): LogLine => ({ n, seat: null, text, sentence });
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
  const card: CardPart = {
    id: "S01",
    pile: "starfish",
    kind: "pearl6",
    name: { en: "", nl: "" },
    tag: "D",
    colours: [],
    value: 6,
    fish: null,
  };
  expect(cardIcon(card)).toBe("pearl");
  expect(cardIcon({ ...card, kind: "anemone", value: 0, fish: "anemone" })).toBe("fish-anemone");
  expect(cardIcon({ ...card, kind: "per-turtle", value: 0 })).toBe("starfish");
});
