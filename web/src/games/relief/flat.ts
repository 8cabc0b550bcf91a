import { EMPTY, type Flat, type FlatCell } from "../../parts/flat";
import type { View } from "./types";

const TINTS: Record<string, readonly [string, string]> = {
  brain: ["#e9c33f", "#2b2300"],
  digitate: ["#1f7fd4", "#ffffff"],
  branching: ["#d9446f", "#ffffff"],
};

/** The sheets side by side: type and stage of each coral, starfish as stars. */
export const flat: Flat = (state) => {
  const { sheets } = state.view as View;
  return sheets.flatMap((sheet, seat) =>
    sheet.cells.map((cell): FlatCell => {
      const [, r = "1", c = "1"] = /r(\d+)c(\d+)/.exec(cell.space) ?? [];
      const place = { x: Number(c) - 1 + seat * 7, y: Number(r) - 1 };
      if (cell.blocked) return { ...EMPTY, ...place, tint: "#8d9295" };
      if (!cell.coral) return { ...EMPTY, ...place };
      const [tint, ink] = cell.bleached
        ? (["#ffffff", "#47606b"] as const)
        : (TINTS[cell.coral] ?? ["#8d9295", "#000"]);
      const stars = "*".repeat(cell.filled);
      return { ...place, tint, ink, sign: `${cell.stage}${stars}`, under: [], pawn: null };
    }),
  );
};
