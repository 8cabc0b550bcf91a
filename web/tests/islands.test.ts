import { describe, expect, it } from "vitest";

import { Choice, type Asked } from "../src/games/islands/choice.svelte";
import {
  claimants,
  claimsOf,
  colourOf,
  ends,
  hasPair,
  islandOn,
  lookOf,
  lookOfDie,
  neighbour,
  sources,
  type Plan,
} from "../src/games/islands/model";
import * as picture from "../src/games/islands/picture";
import type { DieView, IslandView, Reach, View } from "../src/games/islands/types";
import type { LegalAction, Piece, Spot } from "../src/protocol";

const island = (name: string, r: number, c: number, dice: DieView[] = []): IslandView => ({
  name,
  r,
  c,
  terrain: "volcano",
  dice,
});
const die = (colour: string, value: number): DieView => ({ colour, value });
const reach = (from: string, to: string, steps: number, pair = false, code = 0): Reach => ({
  from,
  to,
  steps,
  pair,
  value: 2,
  code,
});
const plan = (over: Partial<Plan>): Plan => ({
  take: null,
  card: "V1",
  column: 0,
  colour: "red",
  steps: 2,
  reachable: [],
  stays: [],
  ...over,
});

describe("a plan", () => {
  const one = plan({
    reachable: [reach("a1", "b1", 1), reach("a1", "c1", 2), reach("a1", "b1", 1, true), reach("d4", "d5", 1)],
    stays: [{ at: "e5", value: 2, code: 9 }],
  });
  it("names the dice that can move or stay", () => {
    expect([...sources(one)].sort()).toEqual(["a1", "d4", "e5"]);
    expect(sources(null).size).toBe(0);
  });
  it("tells the ends of one die, alone or with the one below", () => {
    expect([...ends(one, "a1", false).keys()]).toEqual(["b1", "c1"]);
    expect([...ends(one, "a1", true).keys()]).toEqual(["b1"]);
    expect(ends(one, null, false).size).toBe(0);
    expect([hasPair(one, "a1"), hasPair(one, "d4"), hasPair(null, "a1")]).toEqual([true, false, false]);
  });
});

describe("terrains", () => {
  it("have a colour, and dice the look of their terrain", () => {
    expect(colourOf("rock")).toBe("black");
    expect(lookOfDie("black")).toBe(lookOf("rock"));
    expect(lookOfDie("pink").icon).toBe("die");
  });
});

describe("the board", () => {
  it("is walked over gaps and not beyond its edge", () => {
    const all = [island("a1", 0, 0), island("c1", 0, 2)];
    expect(neighbour(all, all[0]!, 1, 0)?.name).toBe("c1");
    expect(neighbour(all, all[0]!, 0, 1)).toBeNull();
    expect(islandOn(all, { x: 2, y: 0 })?.name).toBe("c1");
  });
});

describe("the evaluation", () => {
  it("is played terrain by terrain", () => {
    const evaluation = [
      { terrain: "volcano", order: [1], claims: [{ seat: 1, r: 0, c: 0, name: "a1", height: 3 }] },
      { terrain: "rock", order: [], claims: [] },
      { terrain: "beach", order: [0, 1], claims: [{ seat: 0, r: 1, c: 0, name: "a2", height: 1 }] },
    ];
    expect(claimsOf(evaluation).map((claim) => [claim.terrain, claim.name])).toEqual([
      ["volcano", "a1"],
      ["beach", "a2"],
    ]);
    expect([...claimants(evaluation)]).toEqual([
      ["a1", 1],
      ["a2", 0],
    ]);
  });
});

const card = (code: string) => ({ code, terrain: "volcano", stars: 1, rating: "1.0" });
const VIEW: View = {
  seats: 2,
  turn: 1,
  turns: 24,
  active: 0,
  first: 0,
  step: "choose",
  columns: [["V1"], ["V2", "V3"], ["V4"]].map((codes) => ({
    specialist: "ECOL",
    name: { en: "Ecologist", nl: "Ecoloog" },
    text: { en: "", nl: "" },
    cards: codes.map(card),
    taken: false,
  })),
  islands: [
    island("a1", 0, 0, [die("red", 1)]),
    island("b1", 0, 1, [die("green", 1), die("blue", 1)]),
    island("c1", 0, 2),
  ],
  players: [0, 1].map(() => ({ terrains: [], stars: 0, rating: "0.0", forecast: 0 })),
  kept: null,
  column: null,
  k: null,
  steps: null,
  hold: false,
  dug: null,
  moved: null,
  reachable: [],
  stays: [],
  deck: 69,
  discarded: 0,
  evaluation: [],
};
const action = (code: number, step: string, item: string | null = null): LegalAction => ({
  seat: 0,
  code,
  text: step,
  sentence: step,
  gesture: { step, from: null, to: null, value: null, item, cost: null },
});
const TAKES = [action(1, "take", "V1"), action(2, "take", "V2"), action(3, "take", "V3")];
const told = {
  k: 2,
  steps: 2,
  reachable: [reach("a1", "b1", 1, false, 11), reach("a1", "c1", 2, false, 12), reach("a1", "b1", 1, true, 13)],
  stays: [{ at: "a1", value: 2, code: 14 }],
};
function choosing(more: Partial<Asked> = {}): Choice {
  const choice = new Choice({ view: VIEW, seat: 0, legal: TAKES, preview: undefined, ...more });
  choice.begin();
  return choice;
}

describe("choosing", () => {
  it("begins without a card, and refuses islands until there is one", () => {
    const choice = choosing();
    expect([choice.plan, choice.ready, choice.code]).toEqual([null, false, null]);
    expect(choice.pickIsland("a1")).toBe("refused");
    expect(choice.pickIsland(null)).toBe("nothing");
    expect(choice.card(3)).toEqual({ column: 1, code: "V3" });
    expect(choice.takes("V9")).toBeUndefined();
  });
  it("chooses a single die at once, and means an island that is pointed at twice", () => {
    const choice = choosing();
    choice.allow(choice.takes("V3")!, told, 1);
    expect([choice.plan?.take, choice.plan?.card, choice.source]).toEqual([3, "V3", "a1"]);
    expect(choice.pickIsland("c1")).toBe("island");
    expect([choice.code, choice.raised, choice.move?.to]).toEqual([12, 2, "c1"]);
    expect(choice.pickIsland("c1")).toBe("confirmed");
  });
  it("raises a die where it lies, moves two together, and takes things back one by one", () => {
    const choice = choosing();
    choice.allow(choice.takes("V3")!, told, 1);
    expect(choice.pickIsland("a1")).toBe("stay");
    expect([choice.ready, choice.code]).toEqual([true, 14]);
    choice.asPair(true);
    choice.staying = false;
    choice.pickIsland("b1");
    expect(choice.code).toBe(13);
    choice.back();
    expect([choice.goal, choice.source]).toEqual([null, "a1"]);
    choice.back();
    expect([choice.source, choice.planned === null]).toEqual([null, false]);
    choice.back();
    expect(choice.planned).toBeNull();
  });
  it("knows the card that is held up before it is taken", () => {
    const choice = choosing();
    choice.allow(choice.takes("V3")!, told, 1);
    expect(choice.heldUp).toBe("V3");
    choice.clear();
    expect(choice.pickIsland("b1")).toBe("refused");
    choice.begin();
    expect(choice.heldUp).toBeNull();
  });
  it("reads what a taken card allows from the view", () => {
    const view: View = {
      ...VIEW,
      step: "move",
      kept: card("V1"),
      column: 0,
      k: 1,
      steps: 1,
      reachable: told.reachable,
    };
    const choice = choosing({ view, legal: [action(20, "step"), action(21, "pass")] });
    expect([choice.plan?.take, choice.source, choice.pass?.code]).toEqual([null, "a1", 21]);
    expect([1, 1, 1].map(() => choice.pickIsland(choice.next(1)) && choice.goal)).toEqual(["b1", "c1", "b1"]);
  });
  it("shows a hinted move before what is chosen", () => {
    const spot = (x: number): Spot => ({ x, y: 0, z: 0 });
    const hint = action(12, "step");
    const preview = { ...hint, gesture: { ...hint.gesture, from: spot(0), to: spot(2), value: 2 } };
    expect(choosing({ preview }).move).toEqual({ from: "a1", to: "c1", value: 2, pair: false });
    expect(choosing({ preview: TAKES[1]! }).hinted).toBe("V2");
  });
});

describe("the picture", () => {
  const piece = (id: number, style: string, face: number, spot: Spot, kind = "die"): Piece => ({
    id,
    kind,
    spot,
    owner: null,
    face,
    style,
  });
  const PIECES = [
    piece(5, "red", 1, { x: 0, y: 0, z: 0 }),
    piece(6, "green", 1, { x: 1, y: 0, z: 0 }),
    piece(7, "blue", 1, { x: 1, y: 0, z: 1 }),
    piece(8, "V1", 1, { zone: "column-1", seat: null, index: 0 }, "card"),
  ];
  const seen = (more: Partial<picture.Seen> = {}): picture.Seen => ({
    view: VIEW,
    look: () => ({ tint: "#000000", ink: "#ffffff", icon: "seat-1", pattern: "plain" }),
    name: (at) => `seat ${at}`,
    terrain: (id) => id,
    dice: new Set(["a1"]),
    reach: new Map([["c1", told.reachable[1]!]]),
    source: "a1",
    goal: "c1",
    die: die("red", 1),
    raised: 2,
    move: { from: "a1", to: "c1", value: 2, pair: false },
    moving: die("red", 1),
    hovered: null,
    focus: null,
    last: new Set(),
    told: null,
    lit: new Set(),
    fanned: false,
    overlay: false,
    playing: false,
    claims: [],
    gone: new Map(),
    totals: [],
    roomy: true,
    ...more,
  });
  it("draws every die of the stage by its lasting id, and leans a tower that is looked at", () => {
    const board = picture.boardOf(seen());
    const drawn = picture.piecesOf(PIECES, board, seen());
    expect(drawn.map((one) => one.key)).toEqual(["5", "6", "7"]);
    const x = (more: Partial<picture.Seen>) => picture.piecesOf(PIECES, board, seen(more))[2]!.at[0];
    expect(x({ hovered: "b1" })).toBeGreaterThan(x({}));
  });
  it("lays claimed towers before the board", () => {
    const claim = { seat: 0, r: 0, c: 1, name: "b1", height: 2, terrain: "waterfall" };
    const more = { playing: true, claims: [claim], gone: new Map([["b1", 0]]), totals: [2, 0] };
    const board = picture.boardOf(seen(more));
    const [, lower, upper] = picture.piecesOf(PIECES, board, seen(more));
    expect([lower!.scale, upper!.scale]).toEqual([0.5, 0.5]);
    expect(lower!.at[2]).toBeGreaterThan(picture.mapOf(VIEW.islands).z / 2);
    expect(picture.labelsOf(seen(more)).map((label) => label.text)).toEqual(["seat 0 2", "seat 1 0"]);
    expect(picture.marksOf(seen(more))).toEqual([]);
  });
  it("marks what can be chosen, and says it to those who listen", () => {
    expect(picture.marksOf(seen({ goal: null })).map((mark) => mark.kind)).toEqual(["reach", "source"]);
    expect(picture.ghostOf(seen())?.piece.face).toBe(2);
    expect(picture.placesOf(seen()).map((place) => place.legal)).toEqual([true, false, true]);
    expect(picture.targetsOf(seen()).map((target) => target.id)).toEqual(["a1", "b1", "c1"]);
  });
  it("stands the ghost on the flat board's tower", () => {
    const towers = picture.flatTowers(PIECES, seen());
    expect(towers.get("b1")?.map((one) => one.colour)).toEqual(["green", "blue"]);
    expect(towers.get("c1")).toEqual([{ key: "ghost", colour: "red", value: 2, ghost: true }]);
  });
  it("tells the move in one sentence", () => {
    const told = plan({ colour: "red", steps: 2 });
    expect(picture.sentenceOf(seen(), null, false)).toBe("");
    expect(picture.sentenceOf(seen(), told, false)).toContain("c1");
    expect(picture.sentenceOf(seen({ goal: null }), told, true)).toContain("a1");
    expect(picture.sentenceOf(seen({ die: undefined, dice: new Set() }), told, false)).not.toBe("");
  });
});
