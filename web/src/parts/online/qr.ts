// A QR code of a link.

import { encode } from "uqr";

/** Cells of light around a code, as readers expect. */
const BORDER = 4;

/** The code as the path of an SVG that is so many units wide and high. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "L", border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
