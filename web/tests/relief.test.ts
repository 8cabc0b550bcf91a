import { describe, expect, it } from "vitest";

import { levelOf, strokesOf } from "../src/games/relief/drawings";
import { Choice, type Asked } from "../src/games/relief/choice.svelte";
import { boxSpot, cleared, inLine, placeOf, reading, spaceOf, specials, spotOf } from "../src/games/relief/model";
import * as picture from "../src/games/relief/picture";
import { blank, diversityPage, sheetPage } from "../src/games/relief/print";
import type { Catalogue, DeskView, SheetView, View } from "../src/games/relief/types";
import type { LegalAction, Piece, Spot } from "../src/protocol";
import { changes } from "../src/scene/cast";
import type { Wish } from "../src/table/table";

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
  it("are numbered as the engine numbers them", () => {
    expect(spotOf(1, "r3c6")).toEqual({ zone: "sheet", seat: 1, index: 21 });
    expect(spaceOf(spotOf(0, "r7c6"))).toBe("r7c6");
    expect([boxSpot(0, "R3"), boxSpot(0, "C1")]).toMatchObject([{ index: 2 }, { index: 8 }]);
    expect([spaceOf({ x: 1, y: 1, z: 0 }), spaceOf({ zone: "line", seat: 0, index: 1 }), spaceOf(null)]).toEqual([
      null,
      null,
      null,
    ]);
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

const parts: Catalogue = {
  rows: 5,
  cols: 5,
  starfish_per_space: 3,
  bleach_at: 3,
  row_box: ["1", "solid", "3", "dotted", "2"],
  col_box: ["1", "solid", "3", "dotted", "4"],
  blocked: ["r5c5"],
  start_coral: [{ space: "r3c3", coral: "brain", stage: 1 }],
  corals: [
    { coral: "brain", letter: "Y", colour: "yellow", stages: 2, points: 2 },
    { coral: "digitate", letter: "B", colour: "blue", stages: 3, points: 3 },
    { coral: "branching", letter: "P", colour: "pink", stages: 4, points: 4 },
  ],
  powers: {
    reroll: { check_boxes: 2, shells: 3, counts_as_species: false },
    plus_minus: { check_boxes: 3, shells: 3, counts_as_species: false },
    spawning: { unlock_by_special: true, uses: null, steps_per_use: 1 },
    budding: { unlock_by_special: true, uses: null, steps_per_use: 1 },
  },
  crab: { with_check: ["row", "column"], with_symbol: ["both"] },
  trumpet: { starfish: 8, shell: true },
  drop_last: { "2": 1, "3": 0, "4": 0 },
  ends: { line: 4, adjacent: 4, any: 6 },
  starred: { line: true, adjacent: true, any: true },
  mixed_min_each: {},
  turn_cap: 30,
  species: [
    {
      id: "x",
      code: "L3Y",
      name: { en: "Tom & Jerry", nl: "Tom en Jerry" },
      shape: "line3",
      coral: "brain",
      marks: [
        { benefit: "G1", star: true },
        { benefit: "CRAB", star: false },
      ],
      tag: "C",
    },
  ],
};

const DRAWN: Partial<SheetView["cells"][number]>[] = [
  { coral: "brain", stage: 2, stages: 2, mature: true, filled: 1, crossed: 1, empty: 1 },
  { coral: "digitate", stage: 1, stages: 3, filled: 3, empty: 0, bleached: true },
  { coral: "branching", stage: 3, stages: 4 },
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
    for (const words of ["Robin", "coral.digitate", "A turn", "1. Dice", "5. End", "Shell: fill it"])
      expect(svg).toContain(words);
    expect(diversityPage(parts, null, 2, [], (key) => key, "en")).toContain("With two players");
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

const act = (code: number, gesture: Partial<LegalAction["gesture"]>, text = ""): LegalAction => ({
  seat: 0,
  code,
  text,
  sentence: `Do ${code}: it brings ${code}`,
  gesture: { step: "cell", from: null, to: null, value: null, item: null, cost: null, ...gesture },
});
const cell = (code: number, space: `r${number}c${number}`, value: number | null = 1) =>
  act(code, { item: space, to: spotOf(0, space), value });
const NOTHING: DeskView = {
  seat: 0,
  step: "cell",
  dice: [],
  specials: 1,
  coral: null,
  value: null,
  line: null,
  left: 0,
  taken: [],
  lines: [],
  spaces: [],
  earlier: [],
};
const die = (coral: "brain" | "digitate" | "branching", value: number, role: "grow" | "infest" | null) => ({
  coral,
  colour: ({ brain: "yellow", digitate: "blue", branching: "pink" } as const)[coral],
  value,
  role,
});

/** A choice at a table that writes down what it is asked; `undone` answers what taking back leaves. */
function choosing(desk: Partial<DeskView>, legal: LegalAction[], preview?: LegalAction, seat: number | null = 0) {
  const acted: number[] = [];
  const asked: Wish[] = [];
  const heard: string[] = [];
  const state = { undone: 0 };
  const view = {
    rows: 5,
    cols: 5,
    step: "grow",
    dice: [die("brain", 3, "grow"), die("digitate", 2, "infest"), die("branching", 4, "grow")],
    desks: [{ ...NOTHING, ...desk }],
    sheets: [blank(parts)],
    diversity: [
      { code: "L3Y", id: "x" },
      { code: "L3B", id: "y" },
    ],
  } as unknown as View;
  const table: Asked = {
    view,
    me: 0,
    seat,
    legal,
    preview,
    act: async (code) => void acted.push(code),
    undo: async () => void (state.undone += 1),
    askWhyNot: async (wish) => void asked.push(wish),
    heard: (what) => void heard.push(what),
  };
  return { choice: new Choice(table), acted, asked, heard, state, view };
}
const settled = () => new Promise((done) => setTimeout(done));

describe("choosing on the sheet", () => {
  const growing: Partial<DeskView> = { step: "cell", coral: "brain", value: 3, left: 2, spaces: ["r1c1", "r1c3"] };
  it("grows in a space that is offered, at once", () => {
    const { choice, acted } = choosing(growing, [cell(1, "r1c1"), cell(2, "r1c3")]);
    choice.pickSpace("r1c3");
    expect(acted).toEqual([2]);
    expect(choice.steps).toEqual({ used: 1, all: 3 });
  });
  it("asks why not by the spot that is pointed at", () => {
    const { choice, asked, heard, acted } = choosing(growing, [cell(1, "r1c1")]);
    choice.pickSpace("r5c5");
    expect(asked).toEqual([{ to: { zone: "sheet", seat: 0, index: 36 } }]);
    expect([heard, acted]).toEqual([["refused"], []]);
    const lined = choosing({ step: "line", lines: ["R1"] }, [act(1, { step: "line", item: "R1" })]);
    lined.choice.pickLine("C4");
    expect(lined.asked).toEqual([{ to: { zone: "line", seat: 0, index: 11 } }]);
  });
  it("enters an earlier space by taking the steps back", async () => {
    const { choice, acted, state } = choosing({ ...growing, taken: ["r1c3"], earlier: ["r1c1"] }, [
      cell(1, "r1c1"),
      cell(2, "r1c3"),
      cell(3, "r1c4"),
    ]);
    // What is offered is taken at once; what lies before it needs a step back.
    choice.pickSpace("r1c4");
    expect([acted, state.undone]).toEqual([[3], 0]);
    const again = choosing({ ...growing, taken: ["r1c3"], earlier: ["r1c2"] }, [cell(2, "r1c3")]);
    again.choice.pickSpace("r1c3");
    again.choice.pickSpace("r1c2");
    await settled();
    expect(again.state.undone).toBe(1);
    expect(again.acted).toContain(2);
  });
  it("takes a space for its line where only one can be meant", () => {
    const { choice, acted } = choosing({ step: "line", lines: ["R1", "C2"] }, [
      act(1, { step: "line", item: "R1" }),
      act(2, { step: "line", item: "C2" }),
    ]);
    choice.pickSpace("r1c2");
    expect(acted).toEqual([]);
    choice.pickSpace("r4c2");
    expect(acted).toEqual([2]);
  });
  it("nobody chooses when it is not their turn", () => {
    const { choice, acted, asked } = choosing(growing, [cell(1, "r1c1")], undefined, null);
    choice.pickSpace("r1c1");
    choice.pickLine("R1");
    choice.press();
    expect([acted, asked, choice.button]).toEqual([[], [], null]);
  });
});

describe("the one button", () => {
  it("never ends a line while something can grow", () => {
    const stop = act(9, { step: "stop" });
    expect(choosing({ step: "cell", spaces: ["r1c1"] }, [cell(1, "r1c1"), stop]).choice.button).toMatchObject({
      says: "space",
      ready: false,
    });
    const { choice, acted } = choosing({ step: "cell" }, [stop]);
    expect(choice.button).toMatchObject({ says: "done_line", ready: true });
    choice.press();
    expect(acted).toEqual([9]);
  });
  it("sets the chosen die aside, in two steps while dice could be turned", async () => {
    const legal = [act(1, { step: "keep" }), act(2, { step: "aside", item: "brain" })];
    const { choice, acted, heard } = choosing({ step: "modify" }, legal);
    expect(choice.button).toMatchObject({ says: "die", ready: false });
    choice.digit(1);
    expect([choice.aside, heard, choice.button?.says]).toEqual(["brain", ["aside"], "aside"]);
    choice.press();
    await settled();
    expect(acted).toEqual([1, 2]);
  });
  it("takes the special action that is chosen; skipping stands last", () => {
    const legal = [
      act(1, { step: "skip" }),
      act(2, { step: "attract", item: "x" }, "L3Y"),
      act(3, { step: "spawn", item: "brain", to: spotOf(0, "r2c2"), value: 1 }),
      act(4, { step: "open", item: "R4", to: boxSpot(0, "R4") }),
    ];
    const { choice, acted, asked } = choosing({ step: "special", lines: ["R4"] }, legal);
    expect(choice.deeds.map((deed) => (deed.kind === "action" ? deed.action.code : deed.breed))).toEqual([
      2,
      "spawn",
      1,
    ]);
    expect([choice.attractable, choice.spaces]).toEqual([["L3Y"], []]);
    choice.digit(2);
    expect([choice.mode, choice.spaces, choice.button?.says]).toEqual(["spawn", ["r2c2"], "space"]);
    choice.pickSpace("r2c2");
    expect([choice.picked, choice.targetSpace]).toEqual([3, "r2c2"]);
    choice.pickLine("R4");
    expect([choice.picked, choice.mode, choice.targetLine]).toEqual([4, null, "R4"]);
    choice.pickSpecies("L3Y");
    choice.press();
    expect(acted).toEqual([2]);
    choice.pickSpecies("L3B");
    expect(asked).toEqual([{ to: { zone: "species", seat: null, index: 1 } }]);
    choice.back();
    expect(choice.chosen).toBeNull();
  });
  it("shows what is hinted before what is chosen", () => {
    const hinted = act(5, { step: "line", item: "R2" });
    expect(choosing({ step: "line", lines: ["R2"] }, [hinted], hinted).choice.targetLine).toBe("R2");
  });
});

describe("keys", () => {
  it("walk over boxes and spaces, and stay on the sheet", () => {
    const { choice } = choosing({ step: "line", lines: ["R2", "C3"] }, [act(1, { step: "line", item: "R2" })]);
    choice.enter();
    expect([choice.cursor, choice.focus]).toEqual(["R2", "R2"]);
    choice.moveCursor(1, 0);
    expect(choice.cursor).toBe("r2c1");
    for (let n = 0; n < 9; n += 1) choice.moveCursor(1, 1);
    expect(choice.cursor).toBe("r5c5");
    for (let n = 0; n < 9; n += 1) choice.moveCursor(0, -1);
    expect(choice.cursor).toBe("C5");
    expect([choice.nextCursor(1), choice.cursor]).toEqual([true, "R2"]);
    expect([choice.nextCursor(-1), choice.cursor]).toEqual([true, "C3"]);
  });
  it("digits choose dice and buttons of the bar", () => {
    const legal = [0, 1, 2].map((n) => act(n + 1, { step: "trumpet", value: n }));
    const { choice, acted } = choosing({ step: "trumpet" }, legal);
    expect([choice.digit(3), choice.digit(4), acted]).toEqual([true, false, [3]]);
    const dice = choosing({ step: "die", dice: ["brain"] }, [act(7, { step: "grow", item: "brain" })]);
    dice.choice.digit(1);
    dice.choice.digit(2);
    expect([dice.acted, dice.asked]).toEqual([[7], [{ from: { zone: "infest", seat: null, index: 1 } }]]);
  });
});

describe("the picture", () => {
  const piece = (id: number, kind: string, spot: Spot, face: number, style = ""): Piece => ({
    id,
    kind,
    spot,
    owner: 0,
    face,
    style,
  });
  const zone = (name: string, index: number, seat: number | null = 0): Spot => ({ zone: name, seat, index });
  const sheet = blank(parts);
  const view = {
    rows: 5,
    cols: 5,
    step: "grow",
    dice: [die("brain", 3, "grow"), die("digitate", 2, "infest"), die("branching", 4, null)],
    sheets: [
      {
        ...sheet,
        cells: sheet.cells.map((one) =>
          one.space === "r1c2"
            ? { ...one, coral: "digitate", stage: 2, stages: 3, crossed: 1, filled: 1, empty: 1 }
            : one,
        ),
      },
    ],
  } as unknown as View;
  const before = [
    piece(1, "coral", spotOf(0, "r1c2"), 1, "digitate"),
    piece(2, "starfish", spotOf(0, "r1c2"), 1),
    piece(7, "die", zone("tray", 0, null), 5, "yellow"),
  ];
  const pieces = [
    piece(1, "coral", spotOf(0, "r1c2"), 2, "digitate"),
    piece(2, "starfish", spotOf(0, "r1c2"), 2),
    piece(3, "starfish", spotOf(0, "r1c2"), 1),
    piece(4, "number", boxSpot(0, "R1"), 1, "printed"),
    piece(5, "number", boxSpot(0, "C2"), 3, "written"),
    piece(6, "coral", spotOf(1, "r1c2"), 2, "brain"),
    piece(7, "die", zone("grow", 0, null), 3, "yellow"),
    piece(8, "mark", zone("species", 2, null), 1, "x"),
    piece(9, "shell", zone("power", 1), 0),
  ];
  const fresh = picture.freshOf(changes(before, pieces));
  it("draws what lies on a sheet by its pieces, and what came by pen", () => {
    const drawn = picture.sheetOf(view, 0, pieces, fresh);
    expect(drawn.corals).toMatchObject([{ key: "1", coral: "digitate", stage: 2, stages: 3, was: 1, bleached: false }]);
    expect(drawn.starfish).toMatchObject([
      { key: "2", icon: "starfish-crossed", fresh: true },
      { key: "3", icon: "starfish", fresh: true },
    ]);
    // The printed symbols stand behind the filled ones; the brain coral of the start has three.
    expect(drawn.blanks).toHaveLength(4);
    expect(drawn.blanks[0]!.x).toBeGreaterThan(drawn.starfish[1]!.x);
    expect(drawn.numbers).toMatchObject([
      { line: "R1", number: 1, written: false, fresh: false },
      { line: "C2", number: 3, written: true, fresh: true },
    ]);
    expect(picture.sheetOf(view, 0, pieces).corals[0]?.was).toBe(2);
  });
  it("keeps dice apart by their pieces and tells which turned", () => {
    const dice = picture.diceOf(view, parts, pieces, fresh);
    expect(dice.map((one) => [one.id, one.turned, one.letter])).toEqual([
      [7, true, "Y"],
      [-2, false, "B"],
      [-3, false, "P"],
    ]);
  });
  it("tells which marks and powers were filled in", () => {
    expect([...picture.freshMarks(pieces, fresh)]).toEqual(["2 1"]);
    expect([...picture.freshPowers(pieces, 0, fresh)]).toEqual(["power 1 shell"]);
  });
  it("draws nothing by pen when another moment is shown", () => {
    const many = Array.from({ length: 40 }, (_, n) => piece(100 + n, "coral", spotOf(0, "r1c1"), 1));
    expect(picture.freshOf(changes([], many)).size).toBe(0);
  });
  it("shows the stage that a step would draw", () => {
    const ghosts = picture.ghostsOf([cell(1, "r1c1", 2), cell(2, "r1c3", null)], { ...NOTHING, coral: "brain" }, parts);
    expect([...ghosts]).toEqual([["r1c1", { coral: "brain", stage: 2, stages: 2 }]]);
  });
  it("says places and actions in words", () => {
    const t: picture.Word = (key, values) => `${key}${values ? ` ${Object.values(values).join(" ")}` : ""}`;
    expect(picture.describe(t, view.sheets[0]!, "r1c2", true)).toBe(
      "place 1 2, coral.digitate, stage 2 of 3, 1 starfish, 1 crossed off, can be chosen",
    );
    expect(picture.describe(t, view.sheets[0]!, "r5c5", false)).toBe("place 5 5, obstacle");
    expect(picture.describeBox(t, view.sheets[0]!, "R4", false)).toBe("line.row 4, locked box");
    const telling = { t, tell: (sentence: string) => sentence, species: () => "Sponge" };
    const attract = act(4, { step: "attract", item: "x" }, "L3Y");
    expect(picture.deedOf({ kind: "action", action: attract }, telling)).toEqual({
      key: "L3Y",
      icon: "fish",
      label: "do.attract.own Sponge",
      what: "it brings 4",
    });
    expect(picture.deedOf({ kind: "breed", breed: "bud" }, telling)).toMatchObject({ key: "bud", icon: "budding" });
    expect(picture.labelOf({ says: "action", action: attract, ready: true }, "", telling)).toBe(
      "do.attract.own Sponge",
    );
    const grown = { ...act(6, { step: "bud", item: "brain" }), sentence: "Budding: Let it become mature: 2 points" };
    expect(picture.labelOf({ says: "action", action: grown, ready: true }, "", telling)).toBe("Let it become mature");
    expect(picture.effectOf(attract, "", 5, telling)).toBe("Do 4: it brings 4 (5 for your score)");
    expect(picture.effectOf(grown, "", 2, telling)).toBe("Budding: Let it become mature: 2 points");
    expect(picture.effectOf(null, "Set it aside: it infests", 0, telling)).toBe("Set it aside: it infests");
    expect(picture.labelOf({ says: "aside", action: null, ready: true }, "Set it aside: it", telling)).toBe(
      "Set it aside",
    );
    expect(picture.roleName(t, view, null, view.dice[1]!)).toBe("role.infest");
  });
});

describe("every number of the result", () => {
  const sheet = blank(parts);
  const stands: Record<string, Partial<SheetView["cells"][number]>> = {
    r1c1: { coral: "brain", mature: true },
    r1c2: { coral: "brain", mature: true, filled: 1 },
    r1c3: { coral: "brain", mature: true, bleached: true },
    r1c4: { coral: "brain" },
    r2c1: { coral: "digitate", mature: true, crossed: 2 },
    r2c2: { coral: "branching", mature: true },
    r3c3: { coral: null },
  };
  const view = {
    sheets: [{ ...sheet, cells: sheet.cells.map((cell) => ({ ...cell, ...stands[cell.space] })) }],
    scores: [{ sets: 1, counts: [2, 1, 1, 2, 1] }],
    diversity: [
      {
        marks: [
          { owner: 0, star: false },
          { owner: 1, star: true },
        ],
      },
      { marks: [{ owner: 0, star: true }] },
    ],
  } as unknown as View;
  const from = (step: string) => [...picture.spacesFor(view, { seat: 0, key: `score.${step}` })];
  it("lights the spaces it comes from", () => {
    expect(from("brain")).toEqual(["r1c1", "r1c2"]);
    expect(from("most_brain")).toEqual(["r1c1", "r1c2"]);
    expect(from("sets")).toEqual(["r1c1", "r2c1", "r2c2"]);
    expect(from("most_destroyed")).toEqual(["r2c1"]);
    expect(from("starfish")).toEqual(["r1c2"]);
    expect(from("most_stars")).toEqual([]);
  });
  it("lights all live coral where the table counts it", () => {
    const all = { ...view, scores: [{ ...view.scores[0]!, counts: [3, 1, 1, 2, 1] }] } as View;
    expect([...picture.spacesFor(all, { seat: 0, key: "score.most_brain" })]).toEqual(["r1c1", "r1c2", "r1c4"]);
  });
  it("lights the marks of species and stars", () => {
    expect([...picture.marksFor(view, { seat: 0, key: "score.sets" })]).toEqual(["0 0", "1 0"]);
    expect([...picture.marksFor(view, { seat: 0, key: "score.most_stars" })]).toEqual(["1 0"]);
    expect(picture.marksFor(view, { seat: 0, key: "score.brain" }).size).toBe(0);
  });
});
