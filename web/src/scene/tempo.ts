// How finely a picture is drawn, chosen by how long its frames take.

/** The longest that a frame should take, in milliseconds; what is simplest may take longer. */
export const LIMIT = { high: 40, medium: 40, low: 60 } as const;
/** The first frames prepare what all others use. */
const WARMING = 2;
/** So many slow frames in a row are no accident. */
const ENOUGH = 3;
/** A step down is at least so large, and at most. */
const STEP = { most: 0.5, least: 0.75 } as const;
/** What would have to be drawn so much coarser than is allowed is given up at once. */
const HOPELESS = 0.7;

export class Tempo {
  #seen = 0;
  /** How long the last frames took, all of them slow. */
  #slow: number[] = [];

  /** `ratio` is points of the picture for one of the page, never below `least`. */
  constructor(
    public ratio: number,
    readonly least: number,
    readonly limit: number,
  ) {}

  /** A frame was drawn in so many milliseconds. `coarser`: the ratio has come down; `slow`: it cannot any more. */
  took(ms: number): "well" | "coarser" | "slow" {
    this.#seen += 1;
    if (this.#seen <= WARMING) return "well";
    this.#slow = ms > this.limit ? [...this.#slow, ms] : [];
    if (this.#slow.length < ENOUGH) return "well";
    // The work of a frame grows with its points.
    const wanted = Math.sqrt(this.limit / Math.min(...this.#slow));
    this.#slow = [];
    if (this.ratio <= this.least || this.ratio * wanted < this.least * HOPELESS) return "slow";
    this.ratio = Math.max(this.least, this.ratio * Math.min(Math.max(wanted, STEP.most), STEP.least));
    return "coarser";
  }
}
