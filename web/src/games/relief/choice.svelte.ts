// What is being chosen at a table of Coral Relief: a die, a line, a space, a special action.
// Knows no rule: what can be chosen is what the engine lists.

import type { LegalAction, Seat } from "../../protocol";
import { sameSpot } from "../../scene/cast";
import type { Wish } from "../../table/table";
import {
  boxSpot,
  cleared,
  CORALS,
  inLine,
  isLine,
  lineOf,
  placeOf,
  reading,
  spaceAt,
  spaceOf,
  specials,
  spotOf,
} from "./model";
import type { Coral, DeskView, Line, Space, Species, Step, View } from "./types";

/** What choosing needs of the table. */
export interface Asked {
  readonly view: View;
  /** Whose sheet is on the desk. */
  readonly me: Seat;
  /** The seat that decides here, if any. */
  readonly seat: Seat | null;
  readonly legal: readonly LegalAction[];
  /** An action that is shown before it is taken: hinted, or pointed at in a list. */
  readonly preview: LegalAction | undefined;
  act(code: number): Promise<void>;
  undo(): Promise<void>;
  askWhyNot(wish: Wish): Promise<void>;
  /** Something happened that is heard: a die was laid aside, a hand was refused. */
  heard(what: "aside" | "refused"): void;
}

/** The two ways in which coral spreads. */
export type Breed = "spawn" | "bud";

/** A special action as a button; spaces for Spawning and Budding are chosen on the sheet. */
export type Deed = { kind: "action"; action: LegalAction } | { kind: "breed"; breed: Breed };

/** Where powers, the Hermit Crab and the Trumpet lie on a sheet. */
export type PowerZone = "power" | "breeding" | "crab" | "trumpet";

/** The one button: what it says, and what it takes if nothing is missing. */
export interface Button {
  says:
    | "aside"
    | "die"
    | "line"
    | "space"
    | "prey"
    | "special"
    | "any"
    | "done_grow"
    | "done_line"
    | "done_infest"
    | "action";
  /** The action it takes; nothing while something is missing, or where it takes two. */
  action: LegalAction | null;
  ready: boolean;
}

const LINED: ReadonlySet<string> = new Set(["line", "crab_row", "crab_column"]);
const BREEDS: readonly Breed[] = ["spawn", "bud"];

export class Choice {
  readonly #asked: Asked;
  /** The code of the action that is chosen but not taken. */
  picked = $state<number | null>(null);
  /** The die that would be set aside. */
  aside = $state<Coral | null>(null);
  /** Spawning or Budding, while its space is sought. */
  mode = $state<Breed | null>(null);
  /** Where the arrow keys have come to. */
  cursor = $state<Space | Line | null>(null);
  focused = $state(false);
  /** What the pointer rests on. */
  hovered = $state<Space | Line | null>(null);

  readonly options = $derived.by(() => (this.step === "special" ? specials(this.#asked.legal) : []));
  /** What can spread now, with the space of each. */
  readonly breeding = $derived.by(() => {
    const all = this.step === "breed" ? this.#asked.legal : this.options;
    return all.filter(({ gesture }) => (this.step === "breed" ? isBreed(gesture.step) : gesture.step === this.mode));
  });
  readonly lines = $derived.by((): readonly Line[] => this.desk?.lines ?? []);
  readonly spaces = $derived.by((): readonly Space[] => {
    if (this.step !== "special") return this.desk?.spaces ?? [];
    return this.mode ? this.breeding.flatMap((one) => spaceOf(one.gesture.to) ?? []) : [];
  });
  /** The special actions in the order of their buttons; doing nothing comes last. */
  readonly deeds = $derived.by((): Deed[] => {
    // Boxes are opened on the sheet itself.
    const plain = this.options.filter(({ gesture }) => !isBreed(gesture.step) && gesture.step !== "open");
    const bred = BREEDS.filter((breed) => this.options.some(({ gesture }) => gesture.step === breed));
    const deed = (action: LegalAction): Deed => ({ kind: "action", action });
    return [
      ...plain.filter(({ gesture }) => gesture.step !== "skip").map(deed),
      ...bred.map((breed): Deed => ({ kind: "breed", breed })),
      ...plain.filter(({ gesture }) => gesture.step === "skip").map(deed),
    ];
  });

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  /** What the engine says of the seat that decides here. */
  get desk(): DeskView | null {
    const { seat, view } = this.#asked;
    return seat === null ? null : (view.desks.find((one) => one.seat === seat) ?? null);
  }
  get step(): DeskView["step"] | "" {
    return this.desk?.step ?? "";
  }
  get chosen(): LegalAction | null {
    return this.#asked.legal.find((action) => action.code === this.picked) ?? null;
  }
  /** The action to show: one that is pointed at or hinted, else the chosen one. */
  get target(): LegalAction | null {
    return this.#asked.preview ?? this.chosen;
  }
  get targetLine(): Line | null {
    const gesture = this.target?.gesture;
    return gesture && ["open", "line"].includes(gesture.step) ? (gesture.item as Line | null) : null;
  }
  get targetSpace(): Space | null {
    const gesture = this.target?.gesture;
    return gesture && [...BREEDS, "cell"].includes(gesture.step) ? spaceOf(gesture.to) : null;
  }
  /** The action that a hand where it is now would take: shown before it is taken. */
  get pointedAt(): LegalAction | null {
    const key = this.hovered ?? this.focus;
    if (key === null) return null;
    const at = isLine(key) ? boxSpot(this.#asked.me, key) : spotOf(this.#asked.me, key);
    const steps = this.step === "special" ? [this.mode ?? "open"] : ["line", "cell", "open", ...BREEDS];
    const meant = ({ gesture }: LegalAction) =>
      steps.includes(gesture.step) && gesture.to !== null && sameSpot(gesture.to, at);
    return this.#asked.legal.find(meant) ?? null;
  }
  get focus(): Space | Line | null {
    return this.focused ? this.cursor : null;
  }
  /** The species that can be attracted now. */
  get attractable(): Species[] {
    return this.options.filter(({ gesture }) => gesture.step === "attract").map((action) => action.text);
  }
  /** Steps taken and steps in all, while coral grows or starfish come. */
  get steps(): { used: number; all: number } | null {
    const desk = this.desk;
    if (!desk || (desk.step !== "cell" && desk.step !== "infest") || !desk.value) return null;
    return { used: desk.value - desk.left, all: desk.value };
  }

  /** A new position begins with a clean choice. */
  begin(): void {
    this.picked = this.aside = this.mode = null;
  }

  #by(step: Step, item?: string): LegalAction | undefined {
    return this.#asked.legal.find(
      ({ gesture }) => gesture.step === step && (item === undefined || gesture.item === item),
    );
  }
  take(action: LegalAction | null | undefined): void {
    if (action) void this.#asked.act(action.code);
  }
  #why(wish: Wish): void {
    this.#asked.heard("refused");
    void this.#asked.askWhyNot(wish);
  }

  pickSpace(space: Space): void {
    const { seat, me } = this.#asked;
    const [step, desk] = [this.step, this.desk];
    if (seat === null || !desk) return;
    if (step === "cell" || step === "infest") {
      const action = this.#by("cell", space);
      if (action) return this.take(action);
      if (step === "cell" && desk.taken.includes(space))
        return void this.#enterAnew(desk.taken.filter((one) => one !== space));
      if (desk.earlier.includes(space)) return void this.#enterAnew(step === "cell" ? [...desk.taken, space] : [space]);
      return this.#why({ to: spotOf(me, space) });
    }
    // A space names its line where no other line through it could be meant.
    const through = this.lines.filter((line) => inLine(space, line));
    if (through.length === 1 && LINED.has(step)) return this.pickLine(through[0]!);
    // Among special actions a space names what can spread there.
    const spreads = this.step === "special" && this.mode === null ? this.options : this.breeding;
    const bred = spreads.filter(({ gesture }) => isBreed(gesture.step) && spaceOf(gesture.to) === space);
    if (!bred.length) return this.#why({ to: spotOf(me, space) });
    if (step === "breed" && bred.length === 1) return this.take(bred[0]);
    const at = bred.findIndex((one) => one.code === this.picked);
    this.picked = bred[(at + 1) % bred.length]?.code ?? null;
  }

  pickLine(line: Line): void {
    const { seat, me } = this.#asked;
    const step = this.step;
    if (seat === null) return;
    const open = this.#by("open", line);
    if (step === "special" && open) {
      this.mode = null;
      this.picked = open.code;
      return;
    }
    const action = this.#by("line", line) ?? (step === "open" ? open : undefined);
    if (action) return this.take(action);
    this.#why({ to: boxSpot(me, line) });
  }

  pickDie(coral: Coral): void {
    if (this.#asked.seat === null) return;
    if (this.step === "pick" || (this.step === "modify" && this.#by("keep"))) {
      this.aside = coral;
      return this.#asked.heard("aside");
    }
    const action = this.#by(this.step === "colour" ? "colour" : "grow", coral);
    if (action) return this.take(action);
    const role = this.#asked.view.dice.find((one) => one.coral === coral)?.role ?? "tray";
    this.#why({ from: { zone: role, seat: null, index: CORALS.indexOf(coral) } });
  }

  pickSpecies(code: Species): void {
    const action = this.options.find((one) => one.text === code);
    if (action) this.pickDeed({ kind: "action", action });
    else if (this.#asked.seat !== null) {
      const index = this.#asked.view.diversity.findIndex((one) => one.code === code);
      this.#why({ to: { zone: "species", seat: null, index } });
    }
  }

  /** A power, the Hermit Crab or the Trumpet is pointed at: what can be done with it, or why nothing can. */
  pickPower(zone: PowerZone, index: number): void {
    const { seat, me, legal } = this.#asked;
    if (seat === null) return;
    const to = { zone, seat: me, index };
    const there = ({ gesture }: LegalAction) => gesture.to !== null && sameSpot(gesture.to, to);
    const action = this.step === "special" ? this.options.find(there) : legal.find(there);
    if (!action) return this.#why({ to });
    if (this.step === "special") this.pickDeed({ kind: "action", action });
    else this.take(action);
  }

  pickDeed(deed: Deed): void {
    this.picked = deed.kind === "action" ? deed.action.code : null;
    this.mode = deed.kind === "breed" ? deed.breed : null;
  }
  isPicked(deed: Deed): boolean {
    return deed.kind === "action" ? this.picked === deed.action.code : this.mode === deed.breed;
  }

  /** Takes the steps of this action back and enters them anew, in the order the engine asks for. */
  async #enterAnew(spaces: readonly Space[]): Promise<void> {
    const { desk, step } = this;
    const wanted = [...spaces];
    const entered = step === "cell" ? (desk?.taken.length ?? 0) : (this.steps?.used ?? 0);
    for (let n = 0; n < entered; n += 1) {
      const before = this.#asked.view.sheets[this.#asked.me];
      await this.#asked.undo();
      const after = this.#asked.view.sheets[this.#asked.me];
      const lost = before && after && cleared(before, after);
      if (step === "infest" && lost) wanted.push(lost);
    }
    for (const space of reading(wanted)) {
      const action = this.#by("cell", space);
      if (!action) break;
      await this.#asked.act(action.code);
    }
  }

  async #setAside(): Promise<void> {
    const die = this.aside;
    if (die === null) return;
    if (this.step === "modify") {
      const keep = this.#by("keep");
      if (keep) await this.#asked.act(keep.code);
    }
    const action = this.#by("aside", die);
    if (action) await this.#asked.act(action.code);
  }

  /** The one button. */
  get button(): Button | null {
    const desk = this.desk;
    if (!desk) return null;
    const missing = (says: Button["says"]): Button => ({ says, action: null, ready: false });
    const takes = (says: Button["says"], action: LegalAction | null | undefined, or: Button["says"] = "any"): Button =>
      action ? { says, action, ready: true } : missing(or);
    switch (desk.step) {
      case "modify":
      case "pick":
        return this.aside === null ? missing("die") : { says: "aside", action: null, ready: true };
      case "die":
        return desk.dice.length && this.#by("grow") ? missing("die") : takes("done_grow", this.#by("done"));
      case "cell":
        // While something can still grow, Enter does not end the line by surprise: stopping is a button of its own.
        return desk.spaces.length ? missing("space") : takes("done_line", this.#by("stop"));
      case "infest":
        return missing("prey");
      case "ready":
        return takes("done_infest", this.#by("done"));
      case "special":
        return takes("action", this.chosen, this.mode ? "space" : "special");
      case "breed":
        return takes("action", this.chosen, "space");
      case "line":
      case "crab_row":
      case "crab_column":
      case "open":
        return missing("line");
      default:
        return missing("any");
    }
  }

  press(): void {
    const button = this.button;
    if (!button?.ready) return;
    if (button.says === "aside") void this.#setAside();
    else this.take(button.action);
  }

  /** Actions that are a button in the bar. */
  get beside(): readonly LegalAction[] {
    const { legal } = this.#asked;
    const only = (step: Step) => legal.filter(({ gesture }) => gesture.step === step);
    switch (this.step) {
      case "power":
      case "colour":
      case "shell":
      case "trumpet":
      case "crab_use":
        return legal;
      case "crab_row":
      case "crab_column":
      case "breed":
        return only("skip");
      case "die":
        return this.desk?.dice.length ? only("done") : [];
      case "cell":
        return this.desk?.spaces.length ? only("stop") : [];
      default:
        return [];
    }
  }

  /** What a die can be turned to or rolled for, one box each: lower, again, higher. */
  turnsOf(coral: Coral, letter: string): LegalAction[] {
    const rank = ({ gesture }: LegalAction) => (gesture.step === "reroll" ? 0 : (gesture.value ?? 0));
    return this.#asked.legal
      .filter(
        ({ gesture: { step, item } }) => (step === "shift" && item === coral) || (step === "reroll" && item === letter),
      )
      .sort((a, b) => rank(a) - rank(b));
  }

  /** Takes back the last thing chosen. */
  back(): void {
    if (this.picked !== null || this.mode !== null) this.picked = this.mode = null;
    else this.aside = null;
  }

  // ---- keys: arrows walk over the boxes and spaces

  moveCursor(right: number, down: number): void {
    const { rows, cols } = this.#asked.view;
    if (this.cursor === null) {
      this.cursor = spaceAt(0, 0);
      return;
    }
    let [row, col] = [-1, -1];
    if (!isLine(this.cursor)) [row, col] = placeOf(this.cursor);
    else {
      const [isRow, n] = lineOf(this.cursor);
      [row, col] = isRow ? [n, -1] : [-1, n];
    }
    row = Math.min(Math.max(row + down, -1), rows - 1);
    col = Math.min(Math.max(col + right, -1), cols - 1);
    if (row < 0 && col < 0) [row, col] = [0, 0];
    this.cursor = row < 0 ? `C${col + 1}` : col < 0 ? `R${row + 1}` : spaceAt(row, col);
  }
  /** The keyboard has come to the sheet. */
  enter(): void {
    this.focused = true;
    this.cursor ??= this.lines[0] ?? this.spaces[0] ?? spaceAt(0, 0);
  }
  pickCursor(): void {
    if (this.cursor === null) return;
    if (isLine(this.cursor)) this.pickLine(this.cursor);
    else this.pickSpace(this.cursor);
  }
  /** The next thing that can be pointed at, or the one before; false if there is none. */
  nextCursor(by: 1 | -1): boolean {
    const all = [...this.lines, ...this.spaces];
    if (!all.length) return false;
    const at = this.cursor === null ? -1 : all.indexOf(this.cursor);
    this.cursor = all[(at + by + all.length) % all.length] ?? null;
    return true;
  }
  /** A digit key: a die, a special action, a button of the bar; false if it means nothing. */
  digit(n: number): boolean {
    const die = this.#asked.view.dice[n - 1];
    if (["die", "modify", "pick"].includes(this.step) && n <= 3) {
      if (die) this.pickDie(die.coral);
      return true;
    }
    if (this.step === "special") {
      const deed = this.deeds[n - 1];
      if (deed) this.pickDeed(deed);
      return deed !== undefined;
    }
    const action = this.beside[n - 1];
    this.take(action);
    return action !== undefined;
  }
}

function isBreed(step: string): step is Breed {
  return step === "spawn" || step === "bud";
}
