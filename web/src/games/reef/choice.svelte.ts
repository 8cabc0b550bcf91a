// What is being chosen at a table of Reef: a die, its value and a space, a card, a face for Nature's die, a slice.
// Knows no rule: what can be chosen is what the engine lists.

import type { LegalAction, Seat } from "../../protocol";
import { cellOf, completes, firstValue, keyOf, neighbour, placements, stepValue, valuesOf } from "./model";
import type { Placement } from "./model";
import type { CatalogueCell, View } from "./types";

/** What choosing needs to know of the table. */
export interface Asked {
  readonly view: View;
  readonly seat: Seat | null;
  readonly legal: readonly LegalAction[];
  /** An action that is shown before it is taken: hinted, or pointed at in a list. */
  readonly preview: LegalAction | undefined;
  readonly cells: readonly CatalogueCell[];
}

export interface Slice {
  axis: "x" | "y";
  at: number;
}

/** What came of pointing at a space. */
export type Pick = "nothing" | "chosen" | "confirmed" | "refused";

const CHOSEN_APART = new Set(["place", "nature_place", "claim", "nature_turn"]);

export class Choice {
  readonly #asked: Asked;
  slot = $state(0);
  value = $state<number | null>(null);
  /** The space for the die, by key. */
  space = $state<string | null>(null);
  card = $state<string | null>(null);
  /** The face chosen for Nature's die. */
  turned = $state<number | null>(null);
  hovered = $state<string | null>(null);
  /** Where the arrow keys have come to. */
  cursor = $state<string | null>(null);
  boardFocused = $state(false);
  /** The card under the pointer, and the one whose spaces stay marked after a tap. */
  pointed = $state<string | null>(null);
  pinned = $state<string | null>(null);
  slice = $state.raw<Slice | null>(null);

  readonly all = $derived.by(() => placements(this.#asked.legal));
  readonly claims = $derived.by(() => this.#of("claim"));
  readonly turns = $derived.by(() => this.#of("nature_turn"));
  /** What is no choice of a space, a card or a face: to pass, to buy, to end. */
  readonly others = $derived.by(() => this.#asked.legal.filter((action) => !CHOSEN_APART.has(action.gesture.step)));
  /** The spaces that the chosen die fits on, by key. */
  readonly open = $derived.by((): ReadonlyMap<string, Placement> => {
    const fits = (one: Placement) => one.slot === this.slot && (this.value === null || one.value === this.value);
    return new Map(this.all.filter(fits).map((one) => [keyOf(one.to), one]));
  });
  /** Where the die would go: what is previewed, else what is chosen. */
  readonly target = $derived.by((): Placement | null => {
    const { preview } = this.#asked;
    if (preview) return placements([preview])[0] ?? null;
    return this.space === null ? null : (this.open.get(this.space) ?? null);
  });

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  #of(step: string): LegalAction[] {
    return this.#asked.legal.filter((action) => action.gesture.step === step);
  }

  get placing(): boolean {
    return this.all.length > 0;
  }
  get forNature(): boolean {
    return this.#asked.view.step.startsWith("nature");
  }
  /** The price of the value chosen. */
  get price(): number {
    return valuesOf(this.all, this.slot).find((one) => one.value === this.value)?.cost ?? 0;
  }
  /** What the chosen die shows now. */
  get shownValue(): number | null {
    const { view, seat } = this.#asked;
    if (seat === null) return null;
    return (this.forNature && view.nature ? view.nature.die : view.players[seat]?.nursery[this.slot]) ?? null;
  }
  /** The die that would be set down. */
  get die(): { owner: Seat | null; value: number } | null {
    if (!this.target) return null;
    return { owner: this.forNature ? null : this.#asked.seat, value: this.target.value || (this.shownValue ?? 1) };
  }
  /** The card whose spaces are marked. */
  get told(): string | null {
    return this.pointed ?? this.pinned;
  }
  get focus(): string | null {
    return this.boardFocused ? this.cursor : null;
  }

  /** A new position begins with a clean choice. */
  begin(): void {
    this.space = this.pinned = null;
    this.card = best(this.claims, this.#asked.view)?.gesture.item ?? null;
    const slots = [...new Set(this.all.map((one) => one.slot))];
    if (!slots.includes(this.slot)) this.slot = slots[0] ?? 0;
    this.value = firstValue(this.all, this.slot);
    // Nature often has one space only.
    if (this.all.length === 1 && this.#asked.view.step === "nature_place") this.space = keyOf(this.all[0]!.to);
    this.turned = this.turns.find((action) => !action.gesture.cost)?.gesture.value ?? null;
  }

  pickSlot(next: number): void {
    this.slot = next;
    this.value = firstValue(this.all, next);
    this.#keep();
  }

  stepValue(by: 1 | -1): void {
    this.value = this.nextValue(by) ?? this.value;
    this.#keep();
  }

  nextValue(by: 1 | -1): number | null {
    return stepValue(this.all, this.slot, this.value, by);
  }

  #keep(): void {
    if (this.space !== null && !this.open.has(this.space)) this.space = null;
  }

  /** A space is pointed at: first it is chosen, the second time it is meant. */
  pickSpace(key: string | null): Pick {
    if (this.#asked.seat === null || key === null) return "nothing";
    if (!this.placing || !this.open.has(key)) return "refused";
    if (this.space === key) return "confirmed";
    this.space = key;
    return "chosen";
  }

  /** A card is pointed at: one that can be claimed is chosen, another shows where it nearly is. */
  pickCard(id: string): "chosen" | "pinned" | "refused" {
    if (this.claims.some((action) => action.gesture.item === id)) {
      this.card = id;
      return "chosen";
    }
    if (this.claims.length) return "refused";
    this.pinned = this.pinned === id ? null : id;
    return "pinned";
  }

  /** The card that would be claimed: the one pointed at if it can be, else the chosen one. */
  get claiming(): string | null {
    if (!this.claims.length) return null;
    const { preview } = this.#asked;
    if (preview?.gesture.step === "claim") return preview.gesture.item;
    const pointed = this.claims.find((action) => action.gesture.item === this.pointed);
    return pointed?.gesture.item ?? this.card;
  }

  /** Takes back the last thing chosen; false if there was none. */
  back(): boolean {
    if (this.space === null) return false;
    this.space = null;
    return true;
  }

  moveCursor(dx: number, dy: number): void {
    const { cells } = this.#asked;
    const next =
      this.cursor === null ? cells.find((cell) => cell.centre) : neighbour(cells, cellOf(this.cursor), dx, dy);
    if (next) this.cursor = keyOf(next);
  }

  /** The next space that fits, or the one before; the arrow keys go on from there. */
  nextSpace(by: 1 | -1): string | null {
    const keys = [...this.open.keys()];
    if (!keys.length) return null;
    const at = keys.indexOf(this.space ?? "");
    this.cursor = keys[(at + by + keys.length) % keys.length] ?? keys[0]!;
    this.space = null;
    return this.cursor;
  }

  moveSlice(by: number): void {
    if (!this.slice) return;
    const { axis, at } = this.slice;
    const limit = Math.max(...this.#asked.cells.map((cell) => Math.abs(cell[axis])));
    this.slice = { axis, at: Math.min(Math.max(at + by, -limit), limit) };
  }

  /** A digit key: a die of the nursery, a card to claim, a face for Nature's die; false if it means nothing. */
  digit(n: number): boolean {
    if (this.placing && n <= 2 && this.all.some((one) => one.slot === n - 1)) {
      this.pickSlot(n - 1);
      return true;
    }
    const claim = this.claims[n - 1];
    if (claim) this.card = claim.gesture.item;
    const turn = this.turns[n - 1];
    if (turn) this.turned = turn.gesture.value;
    return Boolean(claim ?? turn);
  }

  /** The cards that the die on its target would complete; Nature's die completes none. */
  get completed(): string[] {
    return this.target && !this.forNature ? completes(this.#asked.view, this.target.to) : [];
  }

  /** The action that the primary button takes, if enough is chosen. */
  get meant(): LegalAction | null {
    if (this.placing) return this.#action(this.space === null ? undefined : this.open.get(this.space)?.code);
    if (this.claims.length) return this.claims.find((one) => one.gesture.item === this.card) ?? this.claims[0]!;
    if (this.turns.length) return this.turns.find((one) => one.gesture.value === this.turned) ?? this.turns[0]!;
    return this.others.find((one) => one.gesture.step === "second") ?? this.others[0] ?? null;
  }

  /** What stands beside the primary button. */
  get beside(): LegalAction[] {
    return this.others.filter((action) => action !== this.meant);
  }

  #action(code: number | undefined): LegalAction | null {
    return this.#asked.legal.find((action) => action.code === code) ?? null;
  }
}

/** The claim that brings most points, so that the button never gives points away by itself. */
function best(claims: readonly LegalAction[], view: View): LegalAction | undefined {
  const points = (action: LegalAction) => view.shapes.find((shape) => shape.id === action.gesture.item)?.points ?? 0;
  return claims.reduce<LegalAction | undefined>(
    (most, one) => (most && points(most) >= points(one) ? most : one),
    undefined,
  );
}
