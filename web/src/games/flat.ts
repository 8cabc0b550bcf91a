// The small pictures of games, fetched when one is drawn. A game without its own has its stacks seen from above.

import { anyFlat, type Flat } from "../parts/flat";
import { raised, type Solid } from "../parts/solid";

const modules = import.meta.glob<{ flat: Flat; solid?: Solid }>("./*/flat.ts");

export async function flatOf(slug: string): Promise<Flat> {
  return (await modules[`./${slug}/flat.ts`]?.())?.flat ?? anyFlat;
}

/** Blocks of a position; of those below it where a game does not say more. */
export async function solidOf(slug: string): Promise<Solid> {
  const found = await modules[`./${slug}/flat.ts`]?.();
  return found?.solid ?? ((state) => raised((found?.flat ?? anyFlat)(state)));
}
