import { EMPTY, stacks, type Flat } from "../../parts/flat";

/** The seven by seven board without its corners. */
export const flat: Flat = (state) => {
  const cells = stacks(state, (die) => String(die.face), true);
  const taken = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  for (let y = -3; y <= 3; y++)
    for (let x = -3; x <= 3; x++)
      if (!taken.has(`${x},${y}`) && Math.abs(x) + Math.abs(y) < 6) cells.push({ ...EMPTY, x, y });
  return cells;
};
