import { filled, tintOf, type Flat, type FlatCell } from "../../parts/flat";
import { SEATS } from "../../parts/looks";
import { isCell } from "../../protocol";

/** The spaces of a reef from the top: turtle, starfish, octopus, fish, pearl, diver, treasure. */
const SIGNS = ["T", "S", "O", "F", "P", "D", "X"];

/** The six reefs side by side, and who stands on their spaces. */
export const flat: Flat = (state) => {
  const cells = new Map<string, FlatCell>();
  for (const { spot, kind, style, owner } of state.stage.pieces) {
    if (!isCell(spot)) continue;
    const key = `${spot.x},${spot.y}`;
    const known = cells.get(key) ?? {
      x: spot.x,
      y: spot.y,
      tint: "#fffdf8",
      ink: "#47606b",
      sign: "",
      under: [],
      pawn: null,
    };
    if (kind === "die") {
      const [tint, ink] = tintOf(style);
      Object.assign(known, { tint, ink, sign: SIGNS[spot.y] ?? "" });
    } else if (owner !== null) known.pawn = SEATS[owner % SEATS.length]!.tint;
    else if (!known.sign) known.sign = (SIGNS[spot.y] ?? "").toLowerCase();
    cells.set(key, known);
  }
  return filled([...cells.values()]);
};
