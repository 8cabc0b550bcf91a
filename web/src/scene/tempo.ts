// How finely a picture is drawn, chosen by how long its frames take.

/** The longest that a frame should take, in milliseconds; what is simplest may take longer. */
export const LIMIT = { high: 40, medium: 40, low: 60 } as const;
/** The first frames prepare what all others use. */
const WARMING = 2;
/** So many slow frames in a row are no accident. */
const ENOUGH = 3;
const STEP = 0.75;

export class Tempo {
  #seen = 0;
  #slow = 0;

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
    this.#slow = ms > this.limit ? this.#slow + 1 : 0;
    if (this.#slow < ENOUGH) return "well";
    this.#slow = 0;
    if (this.ratio <= this.least) return "slow";
    this.ratio = Math.max(this.least, this.ratio * STEP);
    return "coarser";
  }
}
