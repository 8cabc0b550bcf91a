// What is known of the games as `cargo xtask wasm` writes it down; the engines themselves run in workers.

import type { GameEntry, GameInfo, Lang } from "../protocol";

// Globs, so that the page also builds where the files have not been made yet.
const lists = import.meta.glob<GameEntry[]>("../wasm/games.*.json", { import: "default" });
const books = import.meta.glob<GameInfo>("../wasm/*/info.*.json", { import: "default" });

/** What is known of all games before one is chosen. */
export async function gameList(lang: Lang): Promise<GameEntry[]> {
  const list = lists[`../wasm/games.${lang}.json`];
  if (!list) throw new Error("The engine has not been built: run `cargo xtask wasm`.");
  return list();
}

/** All that is known of one game: its components, rules and words too; nothing if there is no such game. */
export async function gameInfo(slug: string, lang: Lang): Promise<GameInfo | undefined> {
  return books[`../wasm/${slug}/info.${lang}.json`]?.();
}
