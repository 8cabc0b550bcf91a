import { filled, type Flat } from "../../parts/flat";
import { lookOf, type CoralView } from "./model";

/** The reef as the sun sees it: species and level of the highest cube, and the pawns. */
export const flat: Flat = (state) => {
  const view = state.view as CoralView;
  const cells = view.columns.map(({ species, x, y, z }) => {
    const look = species ? lookOf(species) : null;
    const pawn = view.pawns.find(({ cell }) => cell?.[0] === x && cell[1] === y);
    return {
      x,
      y: -y,
      tint: look?.tint ?? "#8d9295",
      ink: look?.ink ?? "#12303d",
      sign: String(z + 1),
      under: [],
      pawn: pawn ? lookOf(pawn.species).tint : null,
    };
  });
  return filled(cells, 1);
};
