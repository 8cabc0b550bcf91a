// The lists of games as `cargo xtask wasm` makes them; the engines themselves run in workers.

import type { GameInfo, Lang } from "../protocol";

// A glob, so that the page also builds where the lists have not been made yet.
const lists = import.meta.glob<GameInfo[]>("../wasm/games.*.json", { import: "default" });

/** What is known of all games before the engine of one is there. */
export async function gameList(lang: Lang): Promise<GameInfo[]> {
  const list = lists[`../wasm/games.${lang}.json`];
  if (!list) throw new Error("The engine has not been built: run `cargo xtask wasm`.");
  return list();
}
