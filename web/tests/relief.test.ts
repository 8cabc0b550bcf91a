import { describe, expect, it } from "vitest";

import { levelOf, strokesOf } from "../src/games/relief/drawings";
import { cleared, fill, inLine, placeOf, reading, specials, type SheetView } from "../src/games/relief/model";
import { blank, diversityPage, sheetPage } from "../src/games/relief/print";
import type { LegalAction } from "../src/protocol";

describe("corals", () => {
  it("have a drawing for every stage of the shipped sheet", () => {
    expect([0, 1, 2].map((stage) => levelOf("brain", stage, 2))).toEqual([0, 1, 2]);
    expect([0, 1, 2, 3].map((stage) => levelOf("digitate", stage, 3))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3, 4].map((stage) => levelOf("branching", stage, 4))).toEqual([0, 1, 2, 3, 4]);
  });
  it("keep the last drawing for mature coral, whatever the number of stages", () => {
    for (let stages = 1; stages <= 7; stages += 1) {
      for (let stage = 1; stage < stages; stage += 1) expect(levelOf("digitate", stage, stages)).toBeLessThan(3);
      expect(levelOf("digitate", stages, stages)).toBe(3);
    }
  });
  it("are drawn on, never anew: every stage keeps the strokes of the one before", () => {
    for (const [coral, most] of [
      ["brain", 2],
      ["digitate", 3],
      ["branching", 4],
    ] as const) {
      for (let level = 1; level <= most; level += 1) {
        const [before, now] = [strokesOf(coral, level - 1), strokesOf(coral, level)];
        expect(now.slice(0, before.length)).toEqual(before);
        expect(now.length).toBeGreaterThan(before.length);
        expect(now.slice(before.length).every((stroke) => stroke.level === level)).toBe(true);
      }
    }
  });
});

describe("spaces", () => {
  it("are read as row and column", () => {
    expect(placeOf("r3c6")).toEqual([2, 5]);
    expect(reading(["r2c1", "r1c6", "r1c2"])).toEqual(["r1c2", "r1c6", "r2c1"]);
    expect([inLine("r3c6", "R3"), inLine("r3c6", "C6"), inLine("r3c6", "R6"), inLine("r3c6", null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("texts", () => {
  it("are filled in and leave names alone", () => {
    expect(fill("{A}: {n} of {all}", { n: 2, all: 3 })).toBe("{A}: 2 of 3");
  });
});

it("special actions are listed by kind, the sheet's steps left out", () => {
  const action = (code: number, step: string) => ({ code, gesture: { step } }) as LegalAction;
  const shown = specials([
    action(1, "open"),
    action(2, "cell"),
    action(3, "skip"),
    action(4, "attract"),
    action(5, "attract"),
  ]);
  expect(shown.map((one) => one.code)).toEqual([4, 5, 1, 3]);
});

const parts = {
  rows: 5,
  cols: 5,
  starfish_per_space: 3,
  bleach_at: 3,
  row_box: ["1", "solid", "3", "dotted", "2"],
  col_box: ["1", "solid", "3", "dotted", "4"],
  blocked: ["r5c5"],
  start_coral: [{ space: "r3c3", coral: "brain" as const, stage: 1 }],
  corals: [
    { coral: "brain" as const, letter: "Y", colour: "yellow" as const, stages: 2, points: 2 },
    { coral: "digitate" as const, letter: "B", colour: "blue" as const, stages: 3, points: 3 },
    { coral: "branching" as const, letter: "P", colour: "pink" as const, stages: 4, points: 4 },
  ],
  powers: { reroll: { check_boxes: 2, shells: 3 }, plus_minus: { check_boxes: 3, shells: 3 } },
  crab: { with_check: ["row" as const, "column" as const], with_symbol: ["both" as const] },
  trumpet: { starfish: 8 },
  drop_last: { "2": 1, "3": 0, "4": 0 },
  ends: { line: 4, adjacent: 4, any: 6 },
  species: [
    {
      id: "x",
      code: "L3Y",
      name: { en: "Tom & Jerry", nl: "Tom en Jerry" },
      shape: "line3" as const,
      coral: "brain" as const,
      marks: [
        { benefit: "G1", star: true },
        { benefit: "CRAB", star: false },
      ],
    },
  ],
};

const DRAWN = [
  { coral: "brain" as const, stage: 2, stages: 2, mature: true, filled: 1, crossed: 1, empty: 1 },
  { coral: "digitate" as const, stage: 1, stages: 3, filled: 3, empty: 0, bleached: true },
  { coral: "branching" as const, stage: 3, stages: 4 },
];

/** Throws unless a text is well-formed XML: tags that match, no attribute twice, nothing loose. */
function parse(xml: string): number {
  const open: string[] = [];
  let elements = 0;
  let rest = xml;
  while (rest.length) {
    const words = /^[^<]+/.exec(rest)?.[0];
    if (words !== undefined) {
      if (/&(?!(#\d+|amp|lt|gt|quot|apos);)/.test(words)) throw new Error(`loose & in ${words}`);
      if (!open.length && words.trim()) throw new Error(`loose text ${words}`);
      rest = rest.slice(words.length);
      continue;
    }
    const tag = /^<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest);
    if (!tag) throw new Error(`no tag: ${rest.slice(0, 80)}`);
    const [whole, closes, name = "", attributes = "", single] = tag;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((one) => one[1]);
    if (new Set(names).size !== names.length) throw new Error(`attribute twice: ${whole}`);
    if (closes) {
      if (open.pop() !== name) throw new Error(`${whole} closes another tag`);
    } else {
      elements += 1;
      if (!single) open.push(name);
    }
    rest = rest.slice(whole.length);
  }
  if (open.length) throw new Error(`${open.join()} is left open`);
  return elements;
}

describe("paper", () => {
  it("is saved as a file that parses", () => {
    expect(() => parse('<svg><rect x="1" x="2"/></svg>')).toThrow("twice");
    expect(() => parse("<svg><g></svg>")).toThrow();
    const sheet = blank(parts);
    const used: SheetView = {
      ...sheet,
      cells: sheet.cells.map((cell, n) => ({ ...cell, ...DRAWN[n % DRAWN.length] })),
      rows: sheet.rows.map((box) => (box.kind === "solid" ? { ...box, kind: "written", number: 3 } : box)),
      powers: sheet.powers.map((power) => ({ ...power, check: true, shells: 1, open: 3, used: 3 })),
      breeding: sheet.breeding.map((power) => ({ ...power, unlocked: true })),
      crab: { attracted: true, boxes: sheet.crab.boxes.map((box, n) => ({ ...box, state: n ? "used" : "open" })) },
      trumpet: { ...sheet.trumpet, attracted: true, filled: 3 },
    };
    const said = (key: string) => `${key} <b> & "quoted"`;
    for (const page of [sheet, used])
      expect(parse(sheetPage(parts, page, "A & B", said, '<i>"Z"'))).toBeGreaterThan(100);
    const marks = parts.species.map((one) => ({
      ...one,
      marks: one.marks.map((mark) => ({ ...mark, owner: 0, struck: false })),
      by_seat: [],
    }));
    for (const shown of [null, marks])
      expect(parse(diversityPage(parts, shown, 2, ["<&>"], said, "en"))).toBeGreaterThan(10);
  });
  it("says whose it is, which die grows what, and how a turn goes", () => {
    const svg = sheetPage(parts, blank(parts), "Coral Relief", (key) => key, "Robin");
    for (const words of ["Robin", "print.coral", "print.turn.dice", "print.turn.end", "print.sign.shell"])
      expect(svg).toContain(words);
    expect(diversityPage(parts, null, 2, [], (key) => key, "en")).toContain("print.two");
  });
  it("shows a blank sheet of any size", () => {
    const sheet = blank(parts);
    expect(sheet.cells).toHaveLength(25);
    expect(sheet.cells[24]?.blocked).toBe(true);
    expect(sheet.cells[12]).toMatchObject({ coral: "brain", stage: 1, mature: false });
    expect(sheet.rows.map((box) => box.kind)).toEqual(["printed", "solid", "printed", "dotted", "printed"]);
    const svg = sheetPage(parts, sheet, "Coral Relief", (key) => key);
    expect(svg.startsWith("<svg")).toBe(true);
    expect(svg.match(/<rect /g)!.length).toBeGreaterThan(25);
  });
  it("shows the shared sheet, with names that are safe to print", () => {
    const svg = diversityPage(parts, null, 2, [], (key) => key, "en");
    expect(svg).toContain("Tom &#38; Jerry");
  });
});

it("the space that lost a starfish is found", () => {
  const sheet = blank(parts);
  const more: SheetView = {
    ...sheet,
    cells: sheet.cells.map((cell) => (cell.space === "r2c2" ? { ...cell, filled: 1 } : cell)),
  };
  expect(cleared(more, sheet)).toBe("r2c2");
  expect(cleared(sheet, sheet)).toBe(null);
});
