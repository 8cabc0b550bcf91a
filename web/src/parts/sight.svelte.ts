// How a board is looked at: in 3D or flat, from which side, how finely drawn.

import { quality as wished, settings } from "../app/settings.svelte";
import { m } from "../paraglide/messages";
import { screenStep } from "../scene/camera";
import type { Scene } from "../scene/scene";
import type { Quality, Side, Snap } from "../scene/types";

const LEVELS: readonly Quality[] = ["high", "medium", "low"];
/** A table of this visit has found that there is no graphics card: the next ones begin flat. */
let known = false;

/** What a side is called on its button, in the reader's language. */
export const letterOf = (side: Side): string => ({ N: m.wind_n, E: m.wind_e, S: m.wind_s, W: m.wind_w })[side]();
const SIDES: readonly Side[] = ["N", "E", "S", "W"];

export class Sight {
  /** The picture, once it stands. */
  scene = $state.raw<Scene | null>(null);
  /** The side that the board is seen from. */
  side = $state<Side>("S");
  /** The camera last asked for; none once a hand has turned the table. */
  camera = $state<Snap | null>("home");
  /** 3D was tried in vain. */
  failed = $state(false);
  /** The picture is drawn by the processor alone. */
  software = $state(false);
  /** Even the simplest picture comes too slowly: the flat board is offered. */
  slow = $state(false);
  /** The flat board stands in for a picture that would hold up the page. */
  yielded = $state(known && wished() === "auto");
  /** Whether that is still to be told. */
  told = $state(false);
  #dropped = $state(0);
  #insists = false;

  get flat(): boolean {
    return settings.board === "2d" || this.failed || this.yielded;
  }

  get quality(): Quality {
    const wish = wished();
    const begin = wish === "auto" ? (this.software ? "low" : "high") : wish;
    return LEVELS[Math.min(LEVELS.indexOf(begin) + this.#dropped, LEVELS.length - 1)] ?? "low";
  }

  /** The picture comes too slowly: the next one is simpler, unless somebody asked for this one or it is the simplest. */
  slower(): void {
    if (this.quality === "low") this.slow = true;
    else if (wished() === "auto") this.#dropped += 1;
  }

  /** What can draw a picture here. Without a graphics card every frame holds up the page; whoever wants that says so. */
  meet(can: "none" | "software" | "card"): void {
    this.failed = can === "none";
    this.software = can === "software";
    if (this.software && wished() === "auto" && !this.#insists) this.yielded = this.told = known = true;
  }

  /** 3D all the same. */
  insist(): void {
    this.#insists = true;
    this.yielded = this.told = known = false;
  }

  snap(to: Snap): void {
    this.camera = to;
    this.scene?.snap(to);
  }

  /** The keys of the camera: the letters of the sides, in English too; T from above, F at an angle; true if it was one of them. */
  key(letter: string): boolean {
    if (letter === "t") this.snap("top");
    else if (letter === "f") this.snap("home");
    else {
      const upper = letter.toUpperCase();
      const side = SIDES.find((one) => letterOf(one) === upper) ?? SIDES.find((one) => one === upper);
      if (!side) return false;
      this.snap(side);
    }
    return true;
  }

  /** A step to the right and down the screen, as a step of the board (east, south). */
  step(right: number, down: number): readonly [number, number] {
    return this.flat ? [right, down] : screenStep(this.scene?.azimuth ?? 0, right, down);
  }
}
