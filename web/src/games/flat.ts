// The small flat pictures of games, fetched when one is drawn. A game without its own has its stacks seen from above.

import { anyFlat, type Flat } from "../parts/flat";

const modules = import.meta.glob<{ flat: Flat }>("./*/flat.ts");

export async function flatOf(slug: string): Promise<Flat> {
  return (await modules[`./${slug}/flat.ts`]?.())?.flat ?? anyFlat;
}
