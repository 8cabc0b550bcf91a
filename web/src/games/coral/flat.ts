import { filled, type Flat } from "../../parts/flat";
import type { Block, Solid } from "../../parts/solid";
import { lookOf, ROCK_TINT, type CoralView } from "./model";

/** The reef as the sun sees it: species and level of the highest cube, and the pawns. */
export const flat: Flat = (state) => {
  const view = state.view as CoralView;
  const cells = view.columns.map(({ species, x, y, z }) => {
    const look = species ? lookOf(species) : null;
    const pawn = view.pawns.find(({ cell }) => cell?.[0] === x && cell[1] === y);
    return {
      x,
      y: -y,
      tint: look?.tint ?? ROCK_TINT,
      ink: look?.ink ?? "#12303d",
      sign: String(z + 1),
      under: [],
      pawn: pawn ? lookOf(pawn.species).tint : null,
    };
  });
  return filled(cells, 1);
};

/** The reef cube by cube, with room around it and the pawns on it. */
export const solid: Solid = (state) => {
  const view = state.view as CoralView;
  const cubes = view.bodies.flatMap(({ species, cells }) => {
    const { tint, ink } = species ? lookOf(species) : { tint: ROCK_TINT, ink: "#12303d" };
    return cells.map(([x, y, z]): Block => ({ x, y: -y, z, tint, ink, sign: "", pawn: null }));
  });
  for (const { cell, species } of view.pawns) {
    const under = cell && cubes.find(({ x, y, z }) => x === cell[0] && y === -cell[1] && z === cell[2] - 1);
    if (under) under.pawn = lookOf(species).tint;
  }
  return cubes;
};
