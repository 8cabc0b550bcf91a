// What is being chosen at a table of Islands: a card, a die, where it goes, alone or with the one below.
// Knows no rule: what can be chosen is what the engine lists and previews.

import { isCell, type LegalAction, type Seat } from "../../protocol";
import { colourOf, ends, hasPair, islandOn, neighbour, sources, type Plan } from "./model";
import type { DieView, IslandView, Plan as Told, Reach, Stay, View } from "./types";

/** What choosing needs to know of the table. */
export interface Asked {
  readonly view: View;
  readonly seat: Seat | null;
  readonly legal: readonly LegalAction[];
  /** An action that is shown before it is taken: hinted, or pointed at in a list. */
  readonly preview: LegalAction | undefined;
}

/** What came of pointing at an island. */
export type Pick = "nothing" | "die" | "island" | "confirmed" | "stay" | "cleared" | "refused";

/** A move as it is shown before it is made. */
export interface Move {
  from: string;
  to: string;
  value: number;
  pair: boolean;
}

const BESIDE = new Set(["pass", "done", "hold", "dig"]);
const MOVES = new Set(["step", "second", "pair"]);

export class Choice {
  readonly #asked: Asked;
  /** What a card would allow that is chosen but not taken yet. */
  planned = $state.raw<Plan | null>(null);
  /** The island of the die that moves, and where it goes. */
  source = $state<string | null>(null);
  goal = $state<string | null>(null);
  pair = $state(false);
  staying = $state(false);
  hovered = $state<string | null>(null);
  /** Where the arrow keys have come to. */
  cursor = $state<string | null>(null);
  boardFocused = $state(false);

  /** Once the card is taken the view itself tells what it allows. */
  readonly #taken = $derived.by((): Plan | null => {
    const { view, seat } = this.#asked;
    if (seat === null || !view.kept || view.column === null) return null;
    const { kept, column, reachable, stays } = view;
    const told = { steps: view.steps ?? 0, reachable, stays };
    return { ...told, take: null, card: kept.code, column, colour: colourOf(kept.terrain) };
  });
  readonly plan = $derived.by(() => (this.choosing ? this.planned : this.#taken));
  /** The islands whose dice can be chosen. */
  readonly dice = $derived.by((): ReadonlySet<string> => sources(this.plan));
  /** Where the chosen die may go, by island. */
  readonly reach = $derived.by((): ReadonlyMap<string, Reach> => ends(this.plan, this.source, this.pair));
  /** What is no choice of a card, a die or an island: to pass, to leave the second die. */
  readonly others = $derived.by(() => this.#asked.legal.filter((action) => BESIDE.has(action.gesture.step)));
  readonly target = $derived.by((): Reach | null => (this.goal === null ? null : (this.reach.get(this.goal) ?? null)));

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  get choosing(): boolean {
    return this.#asked.seat !== null && this.#asked.view.step === "choose";
  }
  get stay(): Stay | undefined {
    return this.plan?.stays.find((one) => one.at === this.source);
  }
  get hasPair(): boolean {
    return hasPair(this.plan, this.source);
  }
  get ready(): boolean {
    return this.target !== null || (this.staying && this.stay !== undefined);
  }
  get focus(): string | null {
    return this.boardFocused ? this.cursor : null;
  }
  get hinted(): string | null {
    const gesture = this.#asked.preview?.gesture;
    return gesture?.step === "take" ? gesture.item : null;
  }
  get pass(): LegalAction | undefined {
    return this.others.find((action) => action.gesture.step === "pass");
  }
  /** The value that the chosen die would have. */
  get raised(): number | undefined {
    if (this.target) return this.target.value;
    return this.plan?.reachable.find((one) => one.from === this.source)?.value ?? this.stay?.value;
  }
  /** The code that moves or raises the die, after the card is taken. */
  get code(): number | null {
    return (this.staying ? this.stay?.code : this.target?.code) ?? null;
  }
  /** The move to be shown: what is previewed, else what is chosen. */
  get move(): Move | null {
    const { preview, view } = this.#asked;
    if (preview && MOVES.has(preview.gesture.step)) {
      const { from, to, value, step } = preview.gesture;
      const [a, b] = [from, to].map((spot) => (isCell(spot) ? islandOn(view.islands, spot)?.name : undefined));
      return a && b ? { from: a, to: b, value: value ?? 1, pair: step === "pair" } : null;
    }
    return this.target;
  }

  island(name: string | null): IslandView | undefined {
    return name === null ? undefined : this.#asked.view.islands.find((one) => one.name === name);
  }
  /** The die of an island that would move: the top one, or the one dug up. */
  die(name: string | null): DieView | undefined {
    const { dug } = this.#asked.view;
    return this.island(name)?.dice.at(-1 - (dug && dug.at === name ? dug.depth : 0));
  }

  /** A new position begins with a clean choice; a single die is chosen at once. */
  begin(): void {
    this.planned = null;
    this.clear();
    this.#alone();
  }
  clear(): void {
    this.source = this.goal = null;
    this.pair = this.staying = false;
  }
  #alone(): void {
    const all = [...this.dice];
    if (all.length === 1) this.source = all[0] ?? null;
  }

  /** The action that takes a card, if it may be taken. */
  takes(code: string): LegalAction | undefined {
    if (!this.choosing) return undefined;
    return this.#asked.legal.find((one) => one.gesture.step === "take" && one.gesture.item === code);
  }
  /** A card is chosen, and this is what it would allow. */
  allow(take: LegalAction, told: Told, column: number): void {
    const card = this.#asked.view.columns[column]?.cards.find((one) => one.code === take.gesture.item);
    this.clear();
    const { steps, reachable, stays } = told;
    const colour = colourOf(card?.terrain ?? "");
    this.planned = { steps, reachable, stays, take: take.code, card: card?.code ?? "", column, colour };
    this.#alone();
  }
  /** The card that is held up before it is taken. */
  get heldUp(): string | null {
    return this.choosing ? (this.planned?.card ?? null) : null;
  }

  /** An island is pointed at: a die to move, or where it goes; the second time it is meant. */
  pickIsland(name: string | null): Pick {
    if (this.#asked.seat === null || name === null) return "nothing";
    if (!this.plan) return "refused";
    if (this.source !== null && this.reach.has(name)) {
      if (this.goal === name && !this.staying) return "confirmed";
      this.goal = name;
      this.staying = false;
      return "island";
    }
    if (name === this.source) {
      const stays = this.stay !== undefined;
      if (stays) this.staying = true;
      else this.clear();
      this.goal = null;
      return stays ? "stay" : "cleared";
    }
    if (!this.dice.has(name)) return "refused";
    this.clear();
    this.source = name;
    return "die";
  }
  asPair(pair: boolean): void {
    this.pair = pair;
    this.goal = null;
  }
  toStay(): void {
    this.staying = true;
    this.goal = null;
  }

  /** Takes back the last thing chosen. */
  back(): void {
    if (this.goal !== null || this.staying) {
      this.goal = null;
      this.staying = false;
    } else if (this.source !== null) this.clear();
    else this.planned = null;
  }

  moveCursor(dc: number, dr: number): void {
    const { islands } = this.#asked.view;
    const from = this.island(this.cursor);
    const next = from ? neighbour(islands, from, dc, dr) : islands[0];
    if (next) this.cursor = next.name;
  }
  /** The next die or island that may be chosen, or the one before; the arrow keys go on from there. */
  next(by: 1 | -1): string | null {
    const names = this.source === null ? [...this.dice] : [...this.reach.keys()];
    if (!names.length) return null;
    const at = names.indexOf((this.source === null ? this.cursor : this.goal) ?? "");
    this.cursor = names[(at + by + names.length) % names.length] ?? names[0]!;
    this.goal = null;
    return this.cursor;
  }
  /** The card that a digit key means: counted over the columns. */
  card(n: number): { column: number; code: string } | undefined {
    const cards = this.#asked.view.columns.flatMap(({ cards }, column) => cards.map(({ code }) => ({ column, code })));
    return this.choosing ? cards[n - 1] : undefined;
  }
}
