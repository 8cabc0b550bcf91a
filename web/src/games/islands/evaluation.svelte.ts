// The evaluation, played colour by colour: each tower goes to its claimant, one after the other.

import { claimsOf } from "./model";
import type { EvaluationView } from "./types";

export type Claim = ReturnType<typeof claimsOf>[number];

export interface Stagehand {
  readonly evaluation: readonly EvaluationView[];
  readonly seats: number;
  /** Whether nothing on the screen should move. */
  readonly still: boolean;
  /** A tower has been claimed. */
  told(claim: Claim): void;
  /** All towers have been claimed. */
  ended(): void;
}

export class Evaluation {
  readonly #by: Stagehand;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #wasOver: boolean | null = null;
  playing = $state(false);
  /** How many towers have gone. */
  done = $state(0);
  readonly claims = $derived.by(() => claimsOf(this.#by.evaluation));
  /** The towers that have gone, by island. */
  readonly gone = $derived.by(
    () => new Map(this.playing ? this.claims.slice(0, this.done).map((claim) => [claim.name, claim.seat]) : []),
  );
  /** The dice of each seat so far. */
  readonly totals = $derived.by(() =>
    Array.from({ length: this.#by.seats }, (_, at) =>
      this.claims.slice(0, this.done).reduce((sum, claim) => sum + (claim.seat === at ? claim.height : 0), 0),
    ),
  );

  constructor(by: Stagehand) {
    this.#by = by;
  }

  /** The claim that is being played. */
  get now(): Claim | undefined {
    return this.playing ? this.claims[Math.max(this.done - 1, 0)] : undefined;
  }

  /** A match that ends while it is watched is evaluated; one that is opened later is not. */
  watch(over: boolean): void {
    if (this.#wasOver === false && over) this.#begin();
    if (!over) this.stop();
    this.#wasOver = over;
  }
  #begin(): void {
    if (!this.claims.length) return;
    this.done = 0;
    this.playing = true;
    this.#next();
  }
  #next(): void {
    const { still } = this.#by;
    const fresh = this.claims[this.done]?.terrain !== this.claims[this.done - 1]?.terrain;
    this.#timer = setTimeout(
      () => {
        this.done += 1;
        const claim = this.claims[this.done - 1];
        if (claim) this.#by.told(claim);
        if (this.done >= this.claims.length) this.#timer = setTimeout(() => this.stop(), still ? 200 : 1200);
        else this.#next();
      },
      still ? 120 : fresh ? 900 : 420,
    );
  }
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.playing) this.#by.ended();
    this.playing = false;
  }
}
