// What is being chosen: dice to start with, dice to hold, an action that a second tap or the button takes.

import type { LegalAction, Seat, Spot } from "../../protocol";
import type { Wish } from "../../table/table";
import { actionAt, actionOf, cellOf, isAshore, type Place } from "./picture";
import * as say from "./texts";
import type { View } from "./types";

/** What a choice needs of the table's session. */
export interface Asker {
  readonly seat: Seat | null;
  readonly legal: readonly LegalAction[];
  /** An action to show before it is taken: pointed at in a list, or hinted. */
  readonly preview: number | null;
  act(code: number): Promise<void>;
  askWhyNot(wish: Wish): Promise<void>;
}

/** The one button, and what it does if nothing is missing. */
export interface Button {
  label: string;
  action: LegalAction | null;
}

export const ISLAND: Spot = { zone: "island", seat: null, index: 0 };

/** The set of colours or dice as the engine numbers it. */
export function setOf(chosen: Iterable<number>): number {
  let set = 0;
  for (const one of chosen) set |= 1 << one;
  return set;
}

const toggled = (list: readonly number[], one: number, most: number): number[] =>
  list.includes(one) ? list.filter((other) => other !== one) : list.length < most ? [...list, one] : [...list];

export class Choice {
  /** The code of the action that is chosen but not taken. */
  picked = $state<number | null>(null);
  /** Colours of the first four dice. */
  four = $state<number[]>([]);
  /** Places of dice to hold. */
  held = $state<number[]>([]);
  #asker: () => Asker;
  #view: () => View;
  #told: (event: "picked" | "refused", action?: LegalAction) => void;
  #word: (key: string) => string;

  /** `word` finds a word that the engine uses as well, such as the name of a face. */
  constructor(
    asker: () => Asker,
    view: () => View,
    told: (event: "picked" | "refused", action?: LegalAction) => void,
    word: (key: string) => string,
  ) {
    this.#asker = asker;
    this.#view = view;
    this.#told = told;
    this.#word = word;
  }

  get legal(): readonly LegalAction[] {
    return this.#asker().legal;
  }
  /** What is asked of the one at this screen; empty if nothing is. */
  get step(): View["step"] | "" {
    return this.#asker().seat === null ? "" : this.#view().step;
  }
  get chosen(): LegalAction | null {
    return this.legal.find((action) => action.code === this.picked) ?? null;
  }
  /** The action to show: one that is pointed at or hinted, else the chosen one. */
  get target(): LegalAction | null {
    const shown = this.#asker().preview;
    return this.legal.find((action) => action.code === shown) ?? this.chosen;
  }
  /** The space the die would go to. */
  get goal(): Place | null {
    const target = this.target;
    return target && ["die", "white"].includes(target.gesture.step) ? cellOf(target.gesture.to) : null;
  }
  get toIsland(): boolean {
    return this.target !== null && isAshore(this.target);
  }
  /** The place on the station of the chosen die. */
  get die(): number | null {
    const item = this.chosen?.gesture.step === "die" ? this.chosen.gesture.item : null;
    const at = this.#view().station.findIndex((die) => `${die.colour} ${die.face}` === item);
    return at < 0 ? null : at;
  }

  clear(): void {
    this.picked = null;
    this.four = [];
    this.held = [];
  }

  take(action: LegalAction | null | undefined): void {
    if (action) void this.#asker().act(action.code);
  }

  /** Chooses an action; a second time takes it. */
  pick(action: LegalAction | undefined): void {
    if (!action) return;
    if (this.picked === action.code) return this.take(action);
    this.picked = action.code;
    this.#told("picked", action);
  }

  /** Somebody points at something that cannot be done: the table says why. */
  #why(to: Spot): void {
    this.#told("refused");
    void this.#asker().askWhyNot(this.wish(to));
  }

  /** What a hand at this spot means, with the chosen die in it. */
  wish(to: Spot): Wish {
    const die = this.die;
    return die === null || this.step !== "die" ? { to } : { from: { zone: "station", seat: null, index: die }, to };
  }

  pickSlot(at: Place): void {
    if (this.#asker().seat === null) return;
    const action = actionAt(this.legal, at);
    if (action) return this.pick(action);
    const chest = this.legal.find(({ gesture }) => gesture.step === "pair" && cellOf(gesture.from)?.reef === at.reef);
    if (chest) return this.pick(chest);
    this.#why({ x: at.reef, y: at.space, z: 0 });
  }

  /** The island takes the chosen die, or says why not; with none chosen the first that may go there. */
  pickIsland(): void {
    if (this.#asker().seat === null) return;
    const chosen = this.chosen;
    const places = chosen && ["die", "white"].includes(chosen.gesture.step);
    if (places && !isAshore(chosen) && chosen.gesture.step === "die") return this.#why(ISLAND);
    const action = places && isAshore(chosen) ? chosen : this.legal.find(isAshore);
    if (action) this.pick(action);
    else this.#why(ISLAND);
  }

  pickDie(n: number): void {
    const die = this.#view().station[n];
    if (!die) return;
    const action = actionOf(this.legal, die);
    if (action) return this.pick(action);
    this.#told("refused");
    void this.#asker().askWhyNot({ to: { zone: "station", seat: null, index: n } });
  }

  toggleFour(n: number): void {
    this.four = toggled(this.four, n, 4);
  }
  toggleHeld(n: number): void {
    this.held = toggled(this.held, n, this.#view().hold);
  }

  /** The options in the order of the bar, for the keys 1 to 9. */
  choose(n: number): boolean {
    if (this.step === "first") this.toggleFour(n);
    else if (this.step === "store") this.toggleHeld(n);
    else if (this.step === "die") this.pickDie(n);
    else if (this.legal[n]) this.pick(this.legal[n]);
    else return false;
    return true;
  }

  /** The next option, or the one before. */
  turn(by: 1 | -1): void {
    if (this.step === "first") this.four = [0, 1, 2, 3];
    else {
      const at = this.legal.findIndex((action) => action.code === this.picked);
      const next = this.legal[(at + (by < 0 ? this.legal.length - 1 : 1)) % this.legal.length];
      if (next && next.code !== this.picked) this.pick(next);
    }
  }

  /** The one button. */
  get button(): Button | null {
    if (this.#asker().seat === null) return null;
    const with_ = (label: string, action: LegalAction | null | undefined): Button => ({
      label,
      action: action ?? null,
    });
    const chosen = this.chosen;
    const set = (list: readonly number[]) => this.legal.find(({ gesture }) => gesture.value === setOf(list));
    const or = (missing: string, label: string): Button => (chosen ? with_(label, chosen) : with_(missing, null));
    const ashore = this.toIsland && chosen ? with_(say.to_island(), chosen) : null;
    const face = () => this.#word(`face.${chosen?.gesture.item?.split(" ")[1] ?? ""}`);
    switch (this.step) {
      case "first":
        return this.four.length === 4
          ? with_(say.start_four(), set(this.four))
          : with_(say.pick_four({ n: 4 - this.four.length }), null);
      case "supply":
        return or(say.pick_die(), say.add());
      case "store":
        return with_(say.roll(), set(this.held));
      case "die":
        return ashore ?? or(say.pick_die(), say.place({ face: face() }));
      case "keep":
        return or(say.pick_card(), say.keep());
      case "white":
        return ashore ?? or(say.pick_place(), say.place_white());
      default:
        return or(say.pick_one(), say.do_it());
    }
  }
}
