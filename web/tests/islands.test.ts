import { describe, expect, it } from "vitest";

import {
  claimants,
  claimsOf,
  colourOf,
  ends,
  hasPair,
  lookOf,
  lookOfDie,
  neighbour,
  origins,
  sources,
  type Die,
  type Island,
  type Plan,
} from "../src/games/islands/model";

const island = (name: string, r: number, c: number, dice: Die[] = []): Island => ({
  name,
  r,
  c,
  terrain: "volcano",
  dice,
});
const die = (colour: string, value: number): Die => ({ colour, value });
const reach = (from: string, to: string, steps: number, pair = false, code = 0) => ({
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
  dice: {},
  ways: {},
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
  });
  it("knows where a die came from: the tower that became lower", () => {
    const before = [island("a1", 0, 0, [die("green", 1), die("red", 2)]), island("b1", 0, 1, [die("blue", 1)])];
    const after = [island("a1", 0, 0, [die("green", 1)]), island("b1", 0, 1, [die("blue", 1), die("red", 3)])];
    const found = origins(before, after);
    expect([...found.keys()]).toEqual(["b1 1"]);
    expect(found.get("b1 1")).toMatchObject({ level: 1, from: { name: "a1" } });
  });
  it("finds both dice of a pair, the lower first", () => {
    const before = [island("a1", 0, 0, [die("green", 1), die("red", 2)]), island("b1", 0, 1, [die("blue", 1)])];
    const after = [island("a1", 0, 0), island("b1", 0, 1, [die("blue", 1), die("green", 1), die("red", 3)])];
    expect([...origins(before, after)].map(([key, { level }]) => [key, level])).toEqual([
      ["b1 1", 0],
      ["b1 2", 1],
    ]);
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
