// The screens of games. A game that is not listed is played on the generic screen.

import { SEATS, type GameScreen } from "../parts/looks";

const modules = import.meta.glob<{ screen: GameScreen }>("./*/index.ts", { eager: true });
const screens = new Map(Object.values(modules).map(({ screen }) => [screen.slug, screen]));

/** The screen of a game; every game has one. */
export function screenOf(slug: string): GameScreen {
  const screen = screens.get(slug) ?? { slug, seats: SEATS, load: () => import("./generic/Screen.svelte") };
  return { solid: async () => (await import("./flat")).solidOf(slug), ...screen };
}
