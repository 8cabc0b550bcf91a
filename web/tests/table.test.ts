import { describe, expect, it, vi } from "vitest";

import type { GameInfo, LegalAction, LogLine, OptionEntry, TableState } from "../src/protocol";
import { freshSeed, gameOf, type EngineTable } from "../src/table/engine";
import { matching } from "../src/table/filter";
import { LocalTable } from "../src/table/local";
import { defaultsOf, isAsked, lacking, wanted } from "../src/table/options";
import { mergedLog } from "../src/table/log";
import { observerOf, winners, withNames, type Player } from "../src/table/table";

const player = (name: string, bot: string | null = null): Player => ({
  name,
  bot,
  kind: bot ? "bot" : "person",
  here: !bot,
  present: true,
});

describe("who looks", () => {
  const players = [player("A"), player("B", "random"), player("C")];
  it("is the person at this screen who must decide", () => {
    expect(observerOf({ turn: { kind: "decide", seats: [2] } }, players, 0)).toBe(2);
  });
  it("stays the same while a bot thinks", () => {
    expect(observerOf({ turn: { kind: "decide", seats: [1] } }, players, 2)).toBe(2);
  });
  it("is a spectator where nobody here plays", () => {
    expect(observerOf({ turn: { kind: "chance" } }, [player("B", "random")], "spectator")).toBe("spectator");
  });
});

describe("sentences", () => {
  it("get the names of the seats and a capital", () => {
    expect(withNames("{A} gave {B} a fish; {D} slept.", [{ name: "you" }, { name: "Noor" }])).toBe(
      "You gave Noor a fish; {D} slept.",
    );
  });
  it("are found by all typed words in any order", () => {
    const action = (code: number, sentence: string, text: string) => ({ code, sentence, text, seat: 0 }) as LegalAction;
    const all = [
      action(1, "Put the 4 on c3", "a4 c3"),
      action(2, "Put the 5 on c3", "a5 c3"),
      action(3, "End the turn", "done"),
    ];
    expect(matching(all, "C3 put", (text) => text).map((one) => one.code)).toEqual([1, 2]);
    expect(matching(all, "a5", (text) => text).map((one) => one.code)).toEqual([2]);
    expect(matching(all, "", (text) => text)).toHaveLength(3);
  });
});

describe("winners", () => {
  it("share the best place", () => {
    expect(winners({ turn: { kind: "over", scores: [3, 5, 5], places: [3, 1, 1] } } as unknown as TableState)).toEqual([
      1, 2,
    ]);
    expect(winners({ turn: { kind: "chance" } } as unknown as TableState)).toEqual([]);
  });
});

describe("options", () => {
  const options: OptionEntry[] = [
    {
      key: "shapes",
      label: "",
      kind: "choice",
      values: [
        { value: "starter", label: "" },
        { value: "custom", label: "" },
      ],
      default: "starter",
      min: null,
      max: null,
    },
    {
      key: "custom",
      label: "",
      kind: "list",
      values: [
        { value: "R01", label: "" },
        { value: "R02", label: "" },
      ],
      default: [],
      min: 2,
      max: 2,
    },
    { key: "flourish", label: "", kind: "flag", values: [], default: false, min: null, max: null },
  ];
  it("send only what was changed", () => {
    const chosen = defaultsOf(options);
    expect(wanted(options, chosen)).toEqual({});
    expect(wanted(options, { ...chosen, flourish: true, custom: ["R01"] })).toEqual({ flourish: true });
  });
  it("ask for a list when a choice names it", () => {
    const list = options[1]!;
    expect(isAsked(list, options, { shapes: "starter" })).toBe(false);
    expect(isAsked(list, options, { shapes: "custom" })).toBe(true);
    expect(lacking(list, { custom: ["R01"] })).toBe(1);
    expect(wanted(options, { shapes: "custom", custom: ["R01", "R02"], flourish: false })).toEqual({
      shapes: "custom",
      custom: ["R01", "R02"],
    });
  });
});

describe("the log of a far table", () => {
  const line = (n: number, sentence = `${n}`): LogLine => ({ n, seat: 0, text: null, sentence });
  it("grows by what is new", () => {
    expect(mergedLog([line(0), line(1)], { version: 3, log: [line(2)] }).map((one) => one.n)).toEqual([0, 1, 2]);
  });
  it("loses what was taken back", () => {
    expect(mergedLog([line(0), line(1), line(2)], { version: 2, log: [] }).map((one) => one.n)).toEqual([0, 1]);
    expect(mergedLog([line(0), line(1)], { version: 2, log: [line(1, "anew")] }).map((one) => one.sentence)).toEqual([
      "0",
      "anew",
    ]);
  });
});

describe("a table in the page", () => {
  function match(seats: number[]): { table: EngineTable; acted: [number, number][]; asked: number[] } {
    const acted: [number, number][] = [];
    const asked: number[] = [];
    const log = (from: number) =>
      acted.map(([seat], n): LogLine => ({ n, seat, text: null, sentence: `${n}` })).slice(from);
    const state = (_who: unknown, _lang: unknown, from: number) =>
      (asked.push(from),
      {
        version: acted.length,
        log: log(from),
        turn:
          acted.length < seats.length
            ? { kind: "decide", seats: [seats[acted.length]] }
            : { kind: "over", scores: [], places: [] },
      }) as unknown as TableState;
    const table: EngineTable = {
      state,
      act: (seat, code) => void acted.push([seat, code]),
      undo: () => void acted.pop(),
      find: (_seat, wish) => (wish.step === "place" ? 9 : null),
      why: (_seat, code) => ({ legal: false, rule: `R-${code}`, text: "no" }),
      preview: () => null,
      bot: () => 7,
      record: () => `events ${acted.length}`,
      at: () => table,
      draw: () => "drawn",
      free: () => undefined,
    };
    return { table, acted, asked };
  }
  const info = { slug: "toy" } as GameInfo;

  it("lets bots move at their pace, or at once when asked", async () => {
    vi.useFakeTimers();
    const { table: engine, acted } = match([0, 1, 1, 0]);
    const saved: string[] = [];
    const table = new LocalTable(info, [player("A"), player("B", "greedy")], engine, {
      pace: 700,
      save: (record) => void saved.push(record),
    });
    await table.act(0, 3);
    expect(acted).toEqual([[0, 3]]);
    vi.advanceTimersByTime(699);
    expect(acted).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(acted).toEqual([
      [0, 3],
      [1, 7],
    ]);
    table.skip();
    expect(acted).toHaveLength(3);
    vi.runAllTimers();
    expect(acted).toHaveLength(3);
    expect(saved).toEqual(["events 1", "events 2", "events 3"]);
    table.close();
    vi.useRealTimers();
  });
  it("tells the log anew only where it has changed", async () => {
    const { table: engine, asked } = match([0, 0, 0]);
    const table = new LocalTable(info, [player("A")], engine, { pace: 0 });
    const told = () => (asked.splice(0), table.state(0, "en").log.map((line) => line.n));
    expect([told(), asked]).toEqual([[], [0]]);
    await table.act(0, 1);
    await table.act(0, 2);
    expect([told(), asked]).toEqual([[0, 1], [0]]);
    await table.act(0, 3);
    expect([told(), asked]).toEqual([[0, 1, 2], [2]]);
    await table.undo(0);
    expect([told(), asked]).toEqual([[0, 1], [0]]);
  });
  it("asks the engine why, for what was pointed at", async () => {
    const table = new LocalTable(info, [player("A")], match([0]).table, { pace: 0 });
    expect(await table.whyNot(0, { step: "place" }, "en")).toEqual({ legal: false, rule: "R-9", text: "no" });
    expect(await table.whyNot(0, { step: "sing" }, "en")).toBeNull();
    expect(await table.find(0, { step: "place" })).not.toBeNull();
    expect(await table.find(0, { step: "sing" })).toBeNull();
  });
});

it("a seed is 64 hexadecimal digits and never the same", () => {
  expect(freshSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshSeed()).not.toBe(freshSeed());
});

describe("a record", () => {
  it("names its game", () => {
    expect(gameOf("atoll 1\ngame reef 1 data 428668eee59d\nseats 2\n")).toBe("reef");
    expect(gameOf("\n atoll 1\r\ngame coralia 1 data 0\r\n")).toBe("coralia");
  });
  it("that is none names none", () => {
    for (const text of ["", "game reef 1 data 0", "atoll 1", "atoll 1\ngame ../x 1", "atoll one\ngame reef 1"])
      expect(gameOf(text)).toBeNull();
  });
});
