// Sheets for playing on paper: SVG that prints on A4, blank or as it lies.

import { inner } from "../../icons";
import type { Lang } from "../../protocol";
import { levelOf, SIDE, strokesOf } from "./drawings";
import { SHAPES, spaceAt, STROKES, WANTS } from "./model";
import type { Word } from "./picture";
import * as say from "./texts";
import type { Catalogue, CellView, Coral, Line, SheetView, SpeciesView, Track } from "./types";

const PENS: Record<string, string> = { brain: "#9a7400", digitate: "#155f9f", branching: "#b32a56" };
const BENEFIT: Record<string, string> = {
  DIE: "die",
  CRAB: "hermit-crab",
  SHELL: "shell",
  SPAWN: "spawning",
  BUD: "budding",
};
const WASH: Record<string, string> = { brain: "#e9c33f", digitate: "#1f7fd4", branching: "#d9446f" };
const INK = "#12303d";
const GREY = "#8b8f8f";

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const icon = (name: string, x: number, y: number, size: number, colour = INK) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${colour}" color="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${inner(name)}</g>`;
/** A coral as the pen draws it at a stage. */
const coralAt = (coral: Coral, stage: number, stages: number, x: number, y: number, size: number, bleached = false) => {
  const [pen, wash] = bleached ? [GREY, GREY] : [PENS[coral] ?? INK, WASH[coral] ?? INK];
  const strokes = strokesOf(coral, levelOf(coral, stage, stages)).map((stroke) => {
    const tint = stroke.body
      ? `fill="${wash}" fill-opacity="${coral === "branching" ? 0.15 : stage >= stages ? 0.55 : 0.25}"`
      : "";
    return `<path d="${stroke.d}" stroke-width="${stroke.width}" ${tint}/>`;
  });
  const cross = bleached
    ? `<path d="M6 8C22 22 42 42 60 60M60 8C42 24 22 42 4 60" stroke="#5d6365" stroke-width="4"/>`
    : "";
  return `<g transform="translate(${x} ${y}) scale(${size / SIDE})" fill="none" stroke="${pen}" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}${cross}</g>`;
};
const text = (x: number, y: number, size: number, words: string, more = "") =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${INK}" ${more}>${escape(words)}</text>`;
const box = (x: number, y: number, w: number, h: number, pen = 0.4, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.6" fill="none" stroke="${INK}" stroke-width="${pen}" ${more}/>`;
/** Words in lines no longer than `width`, by the mean width of a letter; answers how many lines there were. */
const wrapped = (out: string[], x: number, y: number, size: number, width: number, words: string, more = "") => {
  const most = Math.floor(width / (size * 0.5));
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  lines.forEach((line, n) => out.push(text(x, y + n * size * 1.25, size, line, more)));
  return lines.length;
};
/** A small padlock over what is locked until its symbol is filled. */
const lock = (x: number, y: number) =>
  `<path d="M${x + 1.1} ${y + 1.3}v-.7a.9 .9 0 0 1 1.8 0v.7" fill="none" stroke="${INK}" stroke-width=".35"/><rect x="${x + 0.6}" y="${y + 1.3}" width="2.8" height="2.1" rx=".4" fill="${INK}"/>`;

const page = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297" font-family="system-ui, sans-serif"><rect width="210" height="297" fill="#fff"/>${body}</svg>`;

/** A sheet as it is printed, before anybody has drawn on it. */
export function blank(parts: Catalogue): SheetView {
  const printed = (line: Line, code: string): SheetView["rows"][number] =>
    code === "dotted" || code === "solid"
      ? { line, kind: code, number: null }
      : { line, kind: "printed", number: Number(code) };
  const cells = Array.from({ length: parts.rows * parts.cols }, (_, n): CellView => {
    const space = spaceAt(Math.floor(n / parts.cols), n % parts.cols);
    const start = parts.start_coral.find((one) => one.space === space);
    const stages = parts.corals.find((one) => one.coral === start?.coral)?.stages ?? 0;
    const blocked = parts.blocked.includes(space);
    return {
      space,
      coral: start?.coral ?? null,
      stage: start?.stage ?? 0,
      stages,
      mature: start !== undefined && start.stage === stages,
      infested: false,
      bleached: false,
      blocked,
      empty: blocked ? 0 : parts.starfish_per_space,
      filled: 0,
      crossed: 0,
    };
  });
  const track = (name: Track) => ({
    track: name,
    check: false,
    check_boxes: parts.powers[name].check_boxes,
    shells: 0,
    shell_places: parts.powers[name].shells,
    open: 0,
    used: 0,
    free: 0,
  });
  return {
    cells,
    rows: parts.row_box.map((code, n) => printed(`R${n + 1}`, code)),
    cols: parts.col_box.map((code, n) => printed(`C${n + 1}`, code)),
    powers: [track("reroll"), track("plus_minus")],
    breeding: [
      { power: "spawning", unlocked: false, used: 0, uses: null },
      { power: "budding", unlocked: false, used: 0, uses: null },
    ],
    crab: {
      attracted: false,
      boxes: [
        ...parts.crab.with_check.map((kind) => ({ kind, behind: "check" as const, state: "locked" as const })),
        ...parts.crab.with_symbol.map((kind) => ({ kind, behind: "symbol" as const, state: "locked" as const })),
      ],
    },
    trumpet: { attracted: false, filled: 0, places: parts.trumpet.starfish },
  };
}

/** A player's sheet on one page. */
export function sheetPage(parts: Catalogue, sheet: SheetView, title: string, t: Word, name = ""): string {
  const out: string[] = [
    text(15, 17, 7, title, 'font-weight="700"'),
    text(125, 17, 3.6, say.name()),
    `<path d="M138 17.5h57" stroke="${INK}" stroke-width=".3"/>`,
    text(139, 16.6, 4.2, name.slice(0, 24), 'font-weight="600"'),
  ];
  const room = Math.min(20.5, 123 / parts.cols, 126 / parts.rows);
  const [left, top] = [32, 38];
  turnOrder(out, parts);
  const line = (one: SheetView["rows"][number], x: number, y: number) => {
    const isDotted = one.kind === "dotted";
    out.push(
      one.kind === "printed"
        ? `<rect x="${x}" y="${y}" width="11" height="11" rx="1.6" fill="#ece4d3" stroke="${INK}" stroke-width=".4"/>`
        : box(x, y, 11, 11, isDotted ? 0.7 : 0.4, isDotted ? 'stroke-dasharray=".1 1.2" stroke-linecap="round"' : ""),
    );
    if (one.kind === "printed")
      out.push(text(x + 5.5, y + 8, 7, String(one.number), 'text-anchor="middle" font-weight="700"'));
    if (one.kind === "written")
      out.push(
        `<path d="${STROKES[one.number ?? 1]}" transform="translate(${x + 0.5} ${y + 0.5}) scale(.42)" fill="none" stroke="#0a6f7c" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
      );
    if (one.kind === "dotted") out.push(icon("die", x + 12, y + 2.5, 6, "#47606b"));
  };
  sheet.cols.forEach((one, n) => line(one, left + n * room + room / 2 - 5.5, top - 15));
  sheet.rows.forEach((one, n) => line(one, left - 20, top + n * room + room / 2 - 5.5));
  sheet.cells.forEach((cell, n) => {
    const x = left + (n % parts.cols) * room;
    const y = top + Math.floor(n / parts.cols) * room;
    out.push(
      `<rect x="${x + 0.6}" y="${y + 0.6}" width="${room - 1.2}" height="${room - 1.2}" rx="2" fill="${cell.bleached ? "#dcdcda" : cell.blocked ? "#c9c4b6" : "#fff"}" stroke="#84795f" stroke-width=".35"/>`,
    );
    if (cell.coral)
      out.push(
        coralAt(cell.coral, cell.stage, cell.stages, x + room * 0.18, y + room * 0.07, room * 0.64, cell.bleached),
      );
    const symbols = [
      ...Array<string>(cell.crossed).fill("starfish-crossed"),
      ...Array<string>(cell.filled).fill("starfish"),
      ...Array<string>(cell.empty).fill("starfish-empty"),
    ];
    const size = Math.min(4.4, (room - 3) / Math.max(symbols.length, 1));
    symbols.forEach((name, i) =>
      out.push(
        icon(
          name,
          x + room / 2 + (i - symbols.length / 2) * size,
          y + room - 6,
          size * 0.92,
          name === "starfish" ? "#a8232f" : "#47606b",
        ),
      ),
    );
  });
  let y = top + parts.rows * room + 7;
  parts.corals.forEach((one, n) => {
    const x = 15 + n * 62;
    const words = { coral: t(`coral.${one.coral}`), colour: t(`colour.${one.colour}`), n: one.points };
    out.push(text(x, y, 2.45, say.print_coral(words), 'font-weight="600"'));
    for (let stage = 1; stage <= one.stages; stage += 1)
      out.push(
        coralAt(
          one.coral,
          stage,
          one.stages,
          x + (stage - 1) * Math.min(11, 56 / one.stages),
          y + 2,
          Math.min(10, 52 / one.stages),
        ),
      );
  });
  y += 19;
  const squares = (x: number, count: number, marked: number, labels: string[] = []) => {
    for (let i = 0; i < count; i += 1) {
      out.push(box(x + i * 6.4, y - 4, 5, 5));
      if (labels[i]) out.push(text(x + i * 6.4 + 2.5, y - 0.2, 4, labels[i] ?? "", 'text-anchor="middle"'));
      if (i < marked) out.push(`<path d="M${x + i * 6.4} ${y - 4}l5 5m0-5l-5 5" stroke="#0a6f7c" stroke-width=".7"/>`);
    }
  };
  const check = (x: number, on: boolean) =>
    out.push(
      `<circle cx="${x}" cy="${y - 1.5}" r="2.6" fill="${on ? "#0a6f7c" : "none"}" stroke="${INK}" stroke-width=".4"/>`,
    );
  for (const power of sheet.powers) {
    out.push(
      icon(power.track === "reroll" ? "reroll" : "plus-minus", 15, y - 5, 7),
      text(24, y, 4.2, t(`power.${power.track}`)),
    );
    check(66, power.check);
    squares(72, power.check_boxes, Math.min(power.used, power.check_boxes));
    for (let i = 0; i < power.shell_places; i += 1) {
      const x = 76 + power.check_boxes * 6.4 + i * 15;
      out.push(icon("shell", x, y - 5, 6.5, i < power.shells ? "#0a6f7c" : INK));
      out.push(box(x + 7.5, y - 4, 5, 5));
      if (i >= power.shells) out.push(lock(x + 8, y - 3.6));
      if (i < power.used - power.check_boxes)
        out.push(`<path d="M${x + 7.5} ${y - 4}l5 5m0-5l-5 5" stroke="#0a6f7c" stroke-width=".7"/>`);
    }
    y += 9;
  }
  const KIND = { row: "–", column: "|", both: "+" };
  out.push(icon("hermit-crab", 15, y - 5, 7), text(24, y, 4.2, t("crab")));
  check(66, sheet.crab.attracted);
  const checked = sheet.crab.boxes.filter((one) => one.behind === "check").length;
  sheet.crab.boxes.forEach((one, i) => {
    const symbol = one.behind === "symbol";
    const x = symbol ? 72 + checked * 6.4 + (i - checked) * 14.5 + 6.5 : 72 + i * 6.4;
    // A box behind a crab symbol stays locked until the symbol is filled.
    if (symbol) out.push(icon("hermit-crab", x - 6, y - 4.6, 5.5, one.state === "locked" ? INK : "#0a6f7c"));
    out.push(
      box(x, y - 4, 5, 5, symbol ? 0.6 : 0.4, symbol && one.state === "locked" ? 'stroke-dasharray="1 .8"' : ""),
      text(x + 2.5, y - 0.2, 4, KIND[one.kind], 'text-anchor="middle"'),
    );
    if (symbol && one.state === "locked") out.push(lock(x + 3.2, y - 5.6));
    if (one.state === "used") out.push(`<path d="M${x} ${y - 4}l5 5m0-5l-5 5" stroke="#0a6f7c" stroke-width=".7"/>`);
  });
  y += 9;
  out.push(icon("trumpet", 15, y - 5, 7), text(24, y, 4.2, t("trumpet")));
  check(66, sheet.trumpet.attracted);
  for (let i = 0; i < sheet.trumpet.places; i += 1)
    out.push(icon(i < sheet.trumpet.filled ? "starfish-crossed" : "starfish-empty", 72 + i * 7, y - 4.6, 6));
  sheet.breeding.forEach((power, i) => {
    const x = 145;
    const at = y - 18 + i * 9;
    out.push(icon(power.power, x, at - 5, 7), text(x + 9, at, 4.2, t(`power.${power.power}`)));
    out.push(
      `<circle cx="${x + 44}" cy="${at - 1.5}" r="2.6" fill="${power.unlocked ? "#0a6f7c" : "none"}" stroke="${INK}" stroke-width=".4"/>`,
    );
  });
  y = legend(out, parts, y + 9);
  // Room for the points.
  const steps = [
    "brain",
    "digitate",
    "branching",
    "sets",
    "most_brain",
    "most_digitate",
    "most_branching",
    "most_destroyed",
    "most_stars",
  ];
  const rows = [...steps.map((key) => t(`score.${key}`)), say.total()];
  rows.forEach((words, n) => {
    const [x, down] = [15 + (n % 5) * 36.5, y + Math.floor(n / 5) * 12.5];
    out.push(text(x, down, 3.2, words), box(x, down + 1.2, 33, 7.6, n === rows.length - 1 ? 0.9 : 0.4));
  });
  y += 27;
  for (const words of [say.print_points_species(), say.print_points_most(), say.print_points_tie()])
    y += wrapped(out, 15, y, 2.5, 182, words) * 3.3 + 0.4;
  return page(out.join(""));
}

/** The phases of a turn in a few words each, beside the reef. */
function turnOrder(out: string[], parts: Catalogue) {
  const [x, width] = [160, 44];
  let y = 27;
  out.push(text(x, y, 4, say.print_turn(), 'font-weight="700"'));
  y += 5;
  const { line, adjacent, any } = parts.ends;
  const phases = [
    say.print_turn_dice(),
    say.print_turn_grow(),
    say.print_turn_special(),
    say.print_turn_infest({ n: parts.bleach_at }),
    say.print_turn_end({ line, adjacent, any }),
  ];
  for (const words of phases) y += wrapped(out, x, y, 2.4, width, words) * 3 + 1.6;
}

/** What the symbols mean, in two columns. */
function legend(out: string[], parts: Catalogue, top: number): number {
  const signs: [string | null, string][] = [
    ["die", say.print_sign_die()],
    ["shell", say.print_sign_shell()],
    ["hermit-crab", say.print_sign_crab()],
    [null, say.print_sign_check()],
    ["spawning", say.print_sign_spawning()],
    ["budding", say.print_sign_budding()],
    ["starfish-empty", say.print_sign_starfish({ n: parts.bleach_at })],
    ["trumpet", say.print_sign_trumpet({ places: parts.trumpet.starfish })],
  ];
  const each = Math.ceil(signs.length / 2);
  signs.forEach(([name, words], n) => {
    const [x, y] = [15 + Math.floor(n / each) * 94, top + (n % each) * 7.4];
    if (name) out.push(icon(name, x, y - 3.4, 4.6));
    else out.push(`<circle cx="${x + 2.3}" cy="${y - 1.1}" r="1.9" fill="none" stroke="${INK}" stroke-width=".4"/>`);
    wrapped(out, x + 6.5, y - 0.6, 2.6, 86, words);
  });
  return top + each * 7.4 + 3;
}

/** The shared sheet on one page. */
export function diversityPage(
  parts: Catalogue,
  species: readonly SpeciesView[] | null,
  seats: number,
  names: readonly string[],
  t: Word,
  lang: Lang,
): string {
  const out: string[] = [text(15, 18, 7, say.diversity(), 'font-weight="700"')];
  const [width, height] = [44, 45];
  WANTS.forEach((want, n) =>
    out.push(
      text(
        22 + n * width + width / 2,
        30,
        4,
        t(`coral.${want}`),
        `text-anchor="middle" font-weight="600" ${want === "mixed" ? "" : `style="fill:${PENS[want]}"`}`,
      ),
    ),
  );
  SHAPES.forEach((shape, row) => {
    const y = 36 + row * height;
    out.push(
      `<text transform="translate(17 ${y + height / 2}) rotate(-90)" font-size="4" text-anchor="middle" fill="${INK}" font-weight="600">${escape(t(`shape.${shape}`))}</text>`,
    );
    WANTS.forEach((want, col) => {
      const one = parts.species.find((each) => each.shape === shape && each.coral === want);
      if (!one) return;
      const x = 22 + col * width;
      out.push(
        box(x + 0.8, y + 0.8, width - 1.6, height - 1.6),
        text(
          x + width / 2,
          y + 8,
          Math.min(3.6, 62 / one.name[lang].length),
          one.name[lang],
          'text-anchor="middle" font-weight="600"',
        ),
      );
      const left = one.marks.length - (parts.drop_last[String(seats)] ?? 0);
      one.marks.forEach((mark, i) => {
        const mx = x + width / 2 + (i - one.marks.length / 2) * 12.5 + 0.6;
        const owner = species?.find((each) => each.code === one.code)?.marks[i]?.owner ?? null;
        out.push(box(mx, y + 14, 11, 11));
        if (mark.benefit.startsWith("G"))
          out.push(text(mx + 5.5, y + 32, 4.6, `+${mark.benefit.slice(1)}`, 'text-anchor="middle"'));
        else out.push(icon(BENEFIT[mark.benefit] ?? "die", mx + 2, y + 27, 7));
        if (mark.star) out.push(icon("star", mx + 3, y + 36, 5, "#8a5200"));
        if (species && i >= left)
          out.push(`<path d="M${mx - 0.5} ${y + 25.5}l12-12" stroke="${INK}" stroke-width=".7"/>`);
        if (owner !== null)
          out.push(
            text(mx + 5.5, y + 21, 3.4, (names[owner] ?? "").slice(0, 5), 'text-anchor="middle" font-weight="700"'),
          );
      });
    });
  });
  let y = 36 + SHAPES.length * height + 8;
  for (const key of ["line", "adjacent", "any"] as const) {
    out.push(icon("star", 22, y - 5.4, 7, "#8a5200"), text(32, y, 4.4, `${parts.ends[key]} ${t(`ending.${key}`)}`));
    for (let i = 0; i < 4; i += 1) out.push(box(110 + i * 14, y - 5.6, 9, 7));
    y += 10;
  }
  const struck = parts.drop_last["2"] ?? 0;
  const notes = [say.print_marks(), say.print_species(), say.print_plus(), say.print_star()];
  if (struck) notes.push(say.print_two());
  for (const words of notes) y += wrapped(out, 22, y, 3, 176, words) * 3.75 + 0.8;
  return page(out.join(""));
}

/** The document that is printed: one page of A4. */
export function printed(svg: string): string {
  const style = "@page{size:A4;margin:0}body{margin:0}svg{display:block;width:210mm;height:296mm}";
  return `<!doctype html><html><head><title>Coral Relief</title><style>${style}</style></head><body>${svg}</body></html>`;
}

/** Opens the print dialogue for a page; "save as PDF" is one of its printers. */
export function printPage(svg: string): void {
  const frame = document.createElement("iframe");
  frame.setAttribute("aria-hidden", "true");
  frame.dataset.printed = "";
  frame.style.cssText = "position:fixed;width:0;height:0;border:0";
  frame.srcdoc = printed(svg);
  frame.onload = () => {
    frame.contentWindow?.print();
    setTimeout(() => frame.remove(), 60_000);
  };
  document.body.append(frame);
}
