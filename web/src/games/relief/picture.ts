// What is seen of a table of Coral Relief: from the view, the pieces and what is chosen to drawings and words. Pure.

import type { Place } from "../../parts/Mirror.svelte";
import type { LegalAction, Piece, Seat, Zone } from "../../protocol";
import { isCell } from "../../protocol";
import type { Source } from "../../parts/scores";
import type { Changes } from "../../scene/cast";
import type { Breed, Button, Deed } from "./choice.svelte";
import { boxesOf, CORALS, lineOf, placeOf, spaceOf } from "./model";
import * as say from "./texts";
import type { Catalogue, CellView, Coral, DeskView, DieView, Line, SheetView, Space, View, Want } from "./types";

/** Finds a word that the engine uses as well. */
export type Word = (key: string, values?: Record<string, string | number>) => string;

// ---- the sheet, in its own measure

export const CELL = { wide: 88, high: 92, gap: 6 };
/** CSS pixels for each unit where a space with its gap is just as large as a finger. */
export const LEAST = 44 / (CELL.wide + CELL.gap);
export const BOX = 52;
/** The boxes of lines have as much room as a space, for fingers. */
const HEAD = 96;
/** How far a box lies from the edge of the sheet. */
const SIDE = (HEAD - 4 - BOX) / 2;

export const xOf = (col: number) => HEAD + col * (CELL.wide + CELL.gap);
export const yOf = (row: number) => HEAD + row * (CELL.high + CELL.gap);
export const sizeOf = (rows: number, cols: number) => ({
  wide: xOf(cols) - CELL.gap + 4,
  high: yOf(rows) - CELL.gap + 4,
});

/** The upper left corner of a space or of the box of a line. */
export function cornerOf(key: Space | Line): { x: number; y: number } {
  if (key.startsWith("r")) {
    const [row, col] = placeOf(key as Space);
    return { x: xOf(col), y: yOf(row) };
  }
  const [isRow, n] = lineOf(key as Line);
  return isRow ? { x: SIDE, y: yOf(n) + (CELL.high - BOX) / 2 } : { x: xOf(n) + (CELL.wide - BOX) / 2, y: SIDE };
}

/** What belongs to the box of a line for a hand, from its corner: all that lies between the edge of the sheet and the line. */
export function touchOf(line: Line): { x: number; y: number; width: number; height: number } {
  const [isRow] = lineOf(line);
  const [wide, high] = [CELL.wide + CELL.gap, CELL.high + CELL.gap];
  return isRow
    ? { x: -SIDE, y: (BOX - high) / 2, width: HEAD - 2, height: high }
    : { x: (BOX - wide) / 2, y: -SIDE, width: wide, height: HEAD - 2 };
}

// ---- pieces

/** What came, turned or moved since the table was last seen: each piece as it was before, or nothing if it just came. */
export type Fresh = ReadonlyMap<number, Piece | null>;

/** More pieces than this do not change in one go: then it is another moment of the match that is shown. */
const MOST_CHANGED = 24;

export function freshOf({ moved, turned, arrived }: Changes): Fresh {
  const found = new Map<number, Piece | null>(arrived.map((piece) => [piece.id, null]));
  for (const { was, is } of [...moved, ...turned]) found.set(is.id, was);
  return found.size > MOST_CHANGED ? new Map() : found;
}

/** The pieces in a zone of a seat, or of the table. */
export function piecesIn(pieces: readonly Piece[], zone: string, seat: Seat | null): (Piece & { spot: Zone })[] {
  return pieces.filter(
    (piece): piece is Piece & { spot: Zone } =>
      !isCell(piece.spot) && piece.spot.zone === zone && piece.spot.seat === seat,
  );
}

/** A coral as it is drawn: its strokes beyond `was` come by pen. */
export interface CoralDrawing {
  key: string;
  x: number;
  y: number;
  coral: Coral;
  stage: number;
  stages: number;
  /** The stage that was there before. */
  was: number;
  bleached: boolean;
  /** Bleached just now. */
  dying: boolean;
}

/** A starfish as it is drawn. */
export interface StarDrawing {
  key: string;
  x: number;
  y: number;
  scale: number;
  icon: "starfish" | "starfish-crossed" | "starfish-empty";
  fresh: boolean;
}

/** A written or printed number. */
export interface NumberDrawing {
  key: string;
  line: Line;
  x: number;
  y: number;
  number: number;
  written: boolean;
  fresh: boolean;
}

/** All that is drawn on a sheet. */
export interface SheetDrawing {
  corals: CoralDrawing[];
  starfish: StarDrawing[];
  numbers: NumberDrawing[];
  /** Symbols that are not filled in: no pieces, they are printed. */
  blanks: StarDrawing[];
}

/** A starfish piece that is crossed off. */
const CROSSED = 2;
const CORAL_SIDE = 64;

const coralOf = (style: string): Coral => CORALS.find((coral) => style.startsWith(coral)) ?? "brain";

/** Where the starfish symbols of a space stand, as many as it has. */
function rowOf(cell: CellView): (i: number) => Pick<StarDrawing, "x" | "y" | "scale"> {
  const count = cell.empty + cell.filled + cell.crossed;
  const size = Math.min(20, (CELL.wide - 14) / Math.max(count, 1));
  const { x, y } = cornerOf(cell.space);
  return (i) => ({ x: x + CELL.wide / 2 + (i - count / 2) * size + 1, y: y + CELL.high - 22, scale: (size - 2) / 24 });
}

/** What lies on a seat's sheet, by its pieces. */
export function sheetOf(view: View, seat: Seat, pieces: readonly Piece[], fresh: Fresh = new Map()): SheetDrawing {
  const found: SheetDrawing = { corals: [], starfish: [], numbers: [], blanks: [] };
  const sheet = view.sheets[seat];
  if (!sheet) return found;
  const cells = new Map(sheet.cells.map((cell) => [cell.space, cell]));
  const counted = new Map<Space, number>();
  for (const piece of piecesIn(pieces, "sheet", seat)) {
    const space = spaceOf(piece.spot);
    const cell = space && cells.get(space);
    if (!cell) continue;
    const [key, before] = [String(piece.id), fresh.get(piece.id)];
    const { x, y } = cornerOf(space);
    if (piece.kind === "coral") {
      const bleached = piece.style.endsWith("bleached");
      const was = before === undefined ? piece.face : Math.min(before?.face ?? 0, piece.face);
      const dying = bleached && before?.style.endsWith("bleached") === false;
      const drawn = { coral: coralOf(piece.style), stage: piece.face, stages: cell.stages, was, bleached, dying };
      found.corals.push({ key, x: x + (CELL.wide - CORAL_SIDE) / 2, y: y + 5, ...drawn });
    } else {
      const i = counted.get(space) ?? 0;
      counted.set(space, i + 1);
      const icon = piece.face === CROSSED ? "starfish-crossed" : "starfish";
      found.starfish.push({ key, ...rowOf(cell)(i), icon, fresh: before !== undefined && before?.face !== piece.face });
    }
  }
  for (const cell of sheet.cells) {
    if (!cell.coral) continue;
    const at = rowOf(cell);
    const filled = counted.get(cell.space) ?? 0;
    for (let i = 0; i < cell.empty; i += 1)
      found.blanks.push({ key: `${cell.space}-${i}`, ...at(filled + i), icon: "starfish-empty", fresh: false });
  }
  for (const piece of piecesIn(pieces, "line", seat)) {
    if (piece.kind !== "number") continue;
    const { index } = piece.spot;
    const line: Line = index < 8 ? `R${index + 1}` : `C${index - 7}`;
    const written = piece.style === "written";
    found.numbers.push({
      key: String(piece.id),
      line,
      ...cornerOf(line),
      number: piece.face,
      written,
      fresh: written && fresh.has(piece.id),
    });
  }
  return found;
}

/** A die as it lies: by its piece, with what the view says of it. */
export interface DieDrawing extends DieView {
  id: number;
  letter: string;
  /** Rolled or turned just now. */
  turned: boolean;
}

export function diceOf(view: View, box: Catalogue, pieces: readonly Piece[], fresh: Fresh): DieDrawing[] {
  return view.dice.map((die, index) => {
    const zone = die.role ?? "tray";
    const piece = piecesIn(pieces, zone, null).find((one) => one.kind === "die" && one.spot.index === index);
    const before = piece && fresh.get(piece.id);
    return {
      ...die,
      id: piece?.id ?? -index - 1,
      letter: box.corals.find((one) => one.coral === die.coral)?.letter ?? "",
      turned: before !== undefined && before?.face !== piece?.face && die.value !== null,
    };
  });
}

/** What would be drawn in a space: the engine tells the stage with the action. */
export interface Ghost {
  coral: Coral;
  stage: number;
  stages: number;
}

export function ghostsOf(actions: readonly LegalAction[], desk: DeskView | null, box: Catalogue): Map<Space, Ghost> {
  const found = new Map<Space, Ghost>();
  for (const { gesture } of actions) {
    const space = spaceOf(gesture.to);
    const coral = gesture.step === "cell" ? desk?.coral : (gesture.item as Coral | null);
    const stages = box.corals.find((one) => one.coral === coral)?.stages;
    if (space && coral && stages && gesture.value) found.set(space, { coral, stage: gesture.value, stages });
  }
  return found;
}

/** What was just filled in on a seat's powers: zone, place and kind. */
export function freshPowers(pieces: readonly Piece[], seat: Seat, fresh: Fresh): Set<string> {
  const found = ["power", "breeding", "crab", "trumpet"].flatMap((zone) => piecesIn(pieces, zone, seat));
  const came = found.filter((piece) => fresh.has(piece.id));
  return new Set(came.map(({ spot, kind }) => `${spot.zone} ${spot.index} ${kind}`));
}

/** The marks of the shared sheet that were just filled in: the place of the species and of the mark. */
export function freshMarks(pieces: readonly Piece[], fresh: Fresh): Set<string> {
  const came = piecesIn(pieces, "species", null).filter((piece) => fresh.has(piece.id));
  return new Set(came.map(({ spot, face }) => `${spot.index} ${face}`));
}

// ---- where points come from

const live = (cell: CellView) => cell.coral !== null && !cell.bleached;

/** The spaces of a sheet that a number comes from. */
export function spacesFor(view: View, { seat, key }: Source): Set<Space> {
  const cells = view.sheets[seat]?.cells ?? [];
  const score = view.scores[seat];
  const step = key.replace("score.", "");
  const mature = (coral: Coral) => cells.filter((cell) => cell.coral === coral && cell.mature && live(cell));
  const found = (): CellView[] => {
    const coral = CORALS.find((one) => step === one || step === `most_${one}`);
    if (coral) {
      // The most of a type may be counted by all live coral: the engine says how many there are.
      const all = cells.filter((cell) => cell.coral === coral && live(cell));
      const counted = score?.counts[CORALS.indexOf(coral)] ?? 0;
      return step !== coral && counted > mature(coral).length ? all : mature(coral);
    }
    if (step === "sets") return CORALS.flatMap((one) => mature(one).slice(0, score?.sets ?? 0));
    if (step === "most_destroyed") return cells.filter((cell) => cell.crossed > 0);
    if (step === "starfish") return cells.filter((cell) => cell.filled > 0);
    return [];
  };
  return new Set(found().map(({ space }) => space));
}

/** The marks of the shared sheet that a number comes from: the place of the species and of the mark. */
export function marksFor(view: View, { seat, key }: Source): Set<string> {
  if (key !== "score.sets" && key !== "score.most_stars") return new Set();
  const counts = (mark: View["diversity"][number]["marks"][number]) =>
    mark.owner === seat && (mark.star || key === "score.sets");
  return new Set(
    view.diversity.flatMap((one, place) => one.marks.flatMap((mark, n) => (counts(mark) ? [`${place} ${n}`] : []))),
  );
}

// ---- words

const SHORT: Record<Want, () => string> = {
  brain: say.short_brain,
  digitate: say.short_digitate,
  branching: say.short_branching,
  mixed: say.short_mixed,
};
export const shortName = (want: Want): string => SHORT[want]();

export const benefitName = (t: Word, code: string): string =>
  code.startsWith("G") ? t("benefit.grow", { n: code.slice(1) }) : t(`benefit.${code.toLowerCase()}`);

export function dieName(t: Word, view: View, coral: Coral): string {
  const die = view.dice.find((one) => one.coral === coral);
  return t("die", { colour: t(`colour.${die?.colour ?? "yellow"}`), value: die?.value ?? 0 });
}

/** What a die does in this turn. */
export function roleName(t: Word, view: View, desk: DeskView | null, { coral, role }: DieView): string {
  if (!role) return "";
  if (role === "grow" && desk && view.step === "grow") {
    if (desk.coral === coral) return say.role_now();
    if (!desk.dice.includes(coral)) return say.role_used();
  }
  return t(`role.${role}`);
}

const lineName = (t: Word, line: Line) => {
  const [isRow, n] = lineOf(line);
  return t(isRow ? "line.row" : "line.column", { n: n + 1 });
};

const STANDS: Record<"printed" | "written" | "solid" | "dotted", (v: { n: number }) => string> = {
  printed: say.box_printed,
  written: say.box_written,
  solid: say.box_solid,
  dotted: say.box_dotted,
};

/** A box for those who listen. */
export function describeBox(t: Word, sheet: SheetView, line: Line, can: boolean): string {
  const box = boxesOf(sheet).find((one) => one.line === line);
  const stands = STANDS[box?.kind ?? "solid"]({ n: box?.number ?? 0 });
  return [lineName(t, line), stands, ...(can ? [say.can()] : [])].join(", ");
}

/** A space for those who listen. */
export function describe(t: Word, sheet: SheetView, space: Space, can: boolean): string {
  const cell = sheet.cells.find((one) => one.space === space);
  const [row, col] = placeOf(space);
  const words = [t("place", { row: row + 1, col: col + 1 })];
  if (!cell) return words.join();
  if (cell.blocked) words.push(say.blocked());
  else if (!cell.coral) words.push(say.empty());
  else {
    words.push(t(`coral.${cell.coral}`));
    const { stage, stages } = cell;
    words.push(cell.bleached ? say.bleached() : cell.mature ? say.mature() : say.stage({ stage, stages }));
    words.push(cell.filled ? say.starfish({ n: cell.filled }) : say.no_starfish());
    if (cell.crossed) words.push(say.crossed({ n: cell.crossed }));
  }
  if (can) words.push(say.can());
  return words.join(", ");
}

/** Every box and space of a sheet for those who listen. */
export function placesOf(t: Word, view: View, seat: Seat, can: (key: Space | Line) => boolean): Place[] {
  const sheet = view.sheets[seat];
  if (!sheet) return [];
  const boxes = boxesOf(sheet).map(({ line }) => {
    const legal = can(line);
    return { key: line, words: describeBox(t, sheet, line, legal), legal };
  });
  const cells = sheet.cells.map(({ space }) => {
    const legal = can(space);
    return { key: space, words: describe(t, sheet, space, legal), legal };
  });
  return [...boxes, ...cells];
}

/** What the words about an action need besides the engine's. */
export interface Telling {
  t: Word;
  tell: (sentence: string) => string;
  /** A shared species in the language of the page. */
  species: (id: string) => string;
}

const CRAB: Record<string, () => string> = { row: say.crab_row, column: say.crab_column, both: say.crab_both };

/** An action in a few words, as on a button. */
export function short({ gesture, sentence }: LegalAction, { t, tell, species }: Telling): string {
  const { step, item, value } = gesture;
  switch (step) {
    case "power":
    case "shell":
      return t(`power.${item}`);
    case "check":
      return t("do.unlock", { power: t(`power.${item}`) });
    case "colour":
      return t(`coral.${item}`);
    case "trumpet":
      return value ? String(value) : say.none();
    case "done":
      return say.done_grow();
    case "stop":
      return say.done_line();
    case "attract":
      return t("do.attract.own", { species: item === "crab" || item === "trumpet" ? t(item) : species(item ?? "") });
    case "crab":
      return CRAB[item ?? ""]?.() ?? tell(sentence);
    default:
      return tell(sentence);
  }
}

const WHAT: Record<string, () => string> = {
  reroll: say.what_reroll,
  plus_minus: say.what_plus_minus,
  spawning: say.what_spawning,
  budding: say.what_budding,
  crab: say.what_crab,
  trumpet: say.what_trumpet,
};

/** What an action is good for, in a few words. */
function goodFor({ gesture, sentence }: LegalAction, { tell }: Telling): string {
  const { step, item } = gesture;
  const own = WHAT[item ?? ""];
  if (step === "check" || step === "unlock" || (step === "attract" && own)) return own?.() ?? "";
  return step === "attract" ? tell(sentence).split(": ").slice(1).join(": ") : "";
}

const ICON: Record<string, string> = {
  attract: "fish",
  open: "die",
  crab: "hermit-crab",
  check: "check",
  unlock: "lock",
  skip: "close",
};
function iconOf({ gesture: { step, item } }: LegalAction): string {
  if (item === "crab" && step === "attract") return "hermit-crab";
  if (item === "trumpet") return "trumpet";
  if (step === "check") return item === "reroll" ? "reroll" : "plus-minus";
  if (step === "unlock") return item === "spawning" ? "spawning" : "budding";
  return ICON[step] ?? "check";
}

const powerOf = (breed: Breed) => (breed === "spawn" ? "spawning" : "budding");

/** The button of a special action. */
export interface DeedDrawing {
  key: string;
  icon: string;
  label: string;
  what: string;
}

export function deedOf(deed: Deed, telling: Telling): DeedDrawing {
  if (deed.kind === "action") {
    const { action } = deed;
    return { key: action.text, icon: iconOf(action), label: short(action, telling), what: goodFor(action, telling) };
  }
  const power = powerOf(deed.breed);
  const label = say.use({ power: telling.t(`power.${power}`) });
  return { key: deed.breed, icon: power, label, what: WHAT[power]?.() ?? "" };
}

/** What would come of what is chosen or pointed at, in words; empty if nothing is. */
export function effectOf(target: LegalAction | null, aside: string, points: number, { tell }: Telling): string {
  if (!target) return aside;
  const told = tell(target.sentence);
  // Points that the sentence does not name, such as a majority.
  return points && !/\d+ (points?|punt(en)?)/.test(told) ? `${told} (${say.points({ n: points })})` : told;
}

const SAYS: Record<Exclude<Button["says"], "aside" | "action">, () => string> = {
  die: say.choose_die,
  line: say.tap_line,
  space: say.tap,
  prey: say.tap_prey,
  special: say.choose_action,
  any: say.choose,
  done_grow: say.done_grow,
  done_line: say.done_line,
  done_infest: say.done_infest,
};

/** What the one button says; `aside` is the sentence about the die to set aside. */
export function labelOf({ says, action }: Button, aside: string, telling: Telling): string {
  if (says === "aside") return aside.split(":")[0] ?? "";
  if (says !== "action") return SAYS[says]();
  if (!action) return "";
  const words = short(action, telling);
  // The power that spreads is chosen already; what grows is said once more.
  return action.gesture.step === "spawn" || action.gesture.step === "bud" ? (words.split(": ")[1] ?? words) : words;
}

export const TINT: Record<DieView["colour"], [string, string]> = {
  yellow: ["#e9c33f", "#2b2300"],
  blue: ["#1f7fd4", "#ffffff"],
  pink: ["#d9446f", "#ffffff"],
};
