import { describe, expect, it } from "vitest";

import type { GameInfo, LegalAction, LogLine, MatchSummary, OptionEntry, Said, TableState } from "../src/protocol";
import { TableClient } from "../src/table/client";
import { freshSeed, gameOf } from "../src/table/engine";
import { matching } from "../src/table/filter";
import type { Ears } from "../src/table/link";
import { defaultsOf, isFull, lacking } from "../src/table/options";
import { mergedLog } from "../src/table/log";
import { shownScore, winners, withNames } from "../src/table/table";

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
    expect(matching(all, "the 5", (text) => text).map((one) => one.code)).toEqual([2]);
    expect(matching(all, "", (text) => text)).toHaveLength(3);
  });
});

it("a list without bounds can be ticked as long as there is something to tick", () => {
  const list = (min: number | null, max: number | null) => ({ key: "exempt", kind: "list", min, max }) as OptionEntry;
  expect(isFull(list(null, null), { exempt: [] })).toBe(false);
  expect(isFull(list(null, null), { exempt: ["A", "B", "C", "D"] })).toBe(false);
  expect(isFull(list(7, 7), { exempt: ["A"] })).toBe(false);
  expect(isFull(list(null, 1), { exempt: ["A"] })).toBe(true);
  expect(isFull(list(2, null), { exempt: ["A", "B"] })).toBe(true);
});

it("ratings counted in halves are shown whole", () => {
  expect(shownScore({ key: "score.rating_halves", by_seat: [87, 10] }, 0)).toBe(43.5);
  expect([0, 1].map((seat) => shownScore({ key: "score.stars", by_seat: [3] }, seat))).toEqual([3, 0]);
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
  it("lack what a list needs", () => {
    const list = options[1]!;
    expect(lacking(list, { custom: ["R01"] })).toBe(1);
    expect(lacking(list, defaultsOf(options))).toBe(2);
  });
});

describe("the log of a far table", () => {
  const line = (n: number, sentence = `${n}`): LogLine => ({ n, seat: 0, text: null, sentence, rule: null });
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

describe("a client", () => {
  const info = { slug: "toy" } as GameInfo;
  const view = (version: number, log: LogLine[] = []) =>
    ({ version, log, hash: `${version}`, legal: [] }) as unknown as TableState;
  const line = (n: number): LogLine => ({ n, seat: 0, text: null, sentence: `${n}`, rule: null });
  const summary = {
    seats: [
      { kind: "person", name: "Ann" },
      { kind: "bot", name: "Bo", bot: "greedy" },
    ],
  } as unknown as MatchSummary;

  /** A client with its table in the test's hands. */
  function seated() {
    const said: Said[] = [];
    let ears!: Ears;
    let open = true;
    const client = new TableClient(
      info,
      (given) => {
        ears = given;
        return {
          send: (one) => (open ? (said.push(one), true) : false),
          hurry: () => undefined,
          close: () => undefined,
        };
      },
      { place: "server", lang: "nl", tokens: ["secret"] },
    );
    const state = (revision: number, log: LogLine[] = [], log_from = 0, seat: number | null = 0) =>
      ears.heard({ type: "state", revision, seat, log_from, state: view(revision, log) });
    const welcome = () => {
      ears.opened();
      ears.heard({ type: "welcome", id: said.at(-1)!.id, protocol: 3, table: summary, seats: [0] });
      state(1, [line(0)]);
    };
    return {
      client,
      said,
      ears: () => ears,
      state,
      welcome,
      cut: () => ((open = false), ears.lost()),
      mend: () => ((open = true), ears.opened()),
    };
  }

  it("says hello with its secrets and is ready when it has seen the table", async () => {
    const { client, said, welcome } = seated();
    welcome();
    await client.ready;
    expect(said[0]).toMatchObject({ type: "hello", protocol: 3, lang: "nl", tokens: ["secret"], since: null });
    expect(client.players.map(({ name, here, bot }) => [name, here, bot])).toEqual([
      ["Ann", true, null],
      ["Bo", false, "greedy"],
    ]);
    expect([client.observer, client.state.version, client.online]).toEqual([0, 1, true]);
  });
  it("takes changes of what it was told, and asks for the whole if one is of something else", () => {
    const { client, said, ears, welcome } = seated();
    welcome();
    const changed = (base: number, revision: number) =>
      ears().heard({
        type: "changed",
        revision,
        base,
        seat: 0,
        log_from: 1,
        log: [[1, null, "anew", null]],
        change: { hash: "h", prompt: "now" },
      });
    changed(1, 2);
    expect(client.state).toMatchObject({ version: 2, hash: "h", prompt: "now" });
    expect(client.state.log.map((one) => one.sentence)).toEqual(["0", "anew"]);
    const before = said.length;
    changed(7, 8);
    expect(client.state.version).toBe(2);
    expect(said.slice(before).map((one) => one.type)).toEqual(["resync"]);
  });
  it("tells everybody that a seat has been given anew", () => {
    const { client, ears, welcome } = seated();
    welcome();
    ears().heard({ type: "reissued", seat: 0 });
    expect(client.notice).toContain("Ann");
  });
  it("is not ready when its link is wrong", async () => {
    const { client, said, ears } = seated();
    ears().opened();
    ears().heard({
      type: "refused",
      id: said[0]!.id,
      problem: { name: "bad_token", message: "no", rule: null, field: null },
      revision: 0,
    });
    await expect(client.ready).rejects.toThrow("no");
  });
  it("takes an act for done when its own answer says so, not when somebody else moves", async () => {
    const { client, said, ears, state, welcome } = seated();
    welcome();
    let done = false;
    const acting = client.act(0, 7).then(() => (done = true));
    expect(said.at(-1)).toMatchObject({ type: "act", seat: 0, expect: 1, code: 7 });
    const { id } = said.at(-1)!;
    state(2, [line(1)], 1);
    await Promise.resolve();
    expect(done).toBe(false);
    state(3, [line(2)], 2);
    ears().heard({ type: "done", id, revision: 3 });
    await acting;
    expect(client.state.log.map((one) => one.n)).toEqual([0, 1, 2]);
    void client.act(0, 8);
    expect(said.at(-1)).toMatchObject({ expect: 3 });
  });
  it("gives every question its own answer, in any order", async () => {
    const advised = (code: number) => ({ code, value: 0.5, visits: 9, reason: "brings 1" });
    const { client, said, ears, welcome } = seated();
    welcome();
    const hints = [client.hint(0, false), client.hint(0, true)];
    const wrong = client.act(0, 1);
    const [first, second, third] = said.slice(-3).map((one) => one.id);
    ears().heard({ type: "hint", id: second!, code: 22, moves: [advised(22)] });
    ears().heard({
      type: "refused",
      id: third!,
      problem: { name: "illegal", message: "not so", rule: "R-1", field: null },
      revision: 1,
    });
    ears().heard({ type: "hint", id: first!, code: 11, moves: [advised(11)] });
    await expect(wrong).rejects.toThrow("not so");
    expect(await Promise.all(hints)).toEqual([[advised(11)], [advised(22)]]);
  });
  it("fails what is asked while the link is broken, and comes back with what it has", async () => {
    const { client, said, cut, mend, welcome } = seated();
    welcome();
    const lost = client.hint(0, false);
    cut();
    await expect(lost).rejects.toThrow();
    await expect(client.act(0, 1)).rejects.toThrow();
    expect(client.online).toBe(false);
    expect(client.state.version).toBe(1);
    mend();
    expect(said.at(-1)).toMatchObject({ type: "hello", since: 1 });
  });
  it("keeps the logs of several seats at one screen apart", () => {
    const { client, state, welcome } = seated();
    welcome();
    state(2, [line(0), line(1)], 0, 1);
    expect([client.observer, client.state.log.length]).toEqual([1, 2]);
    state(3, [line(1), line(2)], 1, 0);
    expect([client.observer, client.state.log.map((one) => one.n)]).toEqual([0, [0, 1, 2]]);
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
