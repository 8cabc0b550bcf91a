// Where the parts of a table are found in its frame, and where words beside them go. Pure but for the names.

import type { TourPlace } from "./looks";

export const PLACES: Record<TourPlace, string> = {
  board: ".frame > .board",
  panel: ".frame > .panel",
  move: "#move",
  seats: ".frame .seats",
};

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 16;

/** A window in which the board stands beside the rest of the table. */
const isShort = ({ width, height }: Size) => width < 1200 && height <= 560;

/** Beside the target where there is room, at its upper edge where it fills the page. */
export function beside(target: Box | null, own: Size, page: Size): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, Math.max(GAP, most - GAP)));
  const { width, height } = page;
  // On a phone on its side they stand over the upper edge of the board, whose column they are as wide as.
  // On an upright phone the words stand below the bar on top, whatever they speak of: board and button stay free.
  if (isShort(page)) return { left: GAP / 2, top: 60 };
  if (width < 768) return { left: clamp((width - own.width) / 2, width - own.width), top: 60 };
  if (!target) return { left: clamp((width - own.width) / 2, width - own.width), top: 80 };
  const middle = clamp(target.left + target.width / 2 - own.width / 2, width - own.width);
  const level = clamp(target.top + 8, height - own.height);
  if (target.width > width * 0.7 && target.height > height * 0.5)
    return { left: middle, top: clamp(target.top + 12, height - own.height) };
  if (target.left - own.width - 2 * GAP > 0 && target.width < width / 2)
    return { left: target.left - own.width - GAP, top: level };
  if (target.right + own.width + 2 * GAP < width && target.width < width / 2)
    return { left: target.right + GAP, top: level };
  if (target.top - own.height - 2 * GAP > 60) return { left: middle, top: target.top - own.height - GAP };
  return { left: middle, top: clamp(target.bottom + GAP, height - own.height) };
}
