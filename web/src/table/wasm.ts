// What is known of the games as `cargo xtask wasm` writes it down; the engines themselves run in workers.

import type { GameBook, GameEntry, GameInfo, Lang } from "../protocol";

// Globs, so that the page also builds where the files have not been made yet.
const lists = import.meta.glob<GameEntry[]>("../wasm/games.*.json", { import: "default" });
// The same file read twice: what a table needs, and what there is to read (`parted` in `lean.ts`).
const infos = import.meta.glob<GameInfo>("../wasm/*/info.*.json", { query: "?table", import: "default" });
const books = import.meta.glob<GameBook>("../wasm/*/info.*.json", { query: "?book", import: "default" });

/** What is known of all games before one is chosen. */
export async function gameList(lang: Lang): Promise<GameEntry[]> {
  const list = lists[`../wasm/games.${lang}.json`];
  if (!list) throw new Error("The engine has not been built: run `cargo xtask wasm`.");
  return list();
}

/** What a table knows of its game; nothing if there is no such game. */
export async function gameInfo(slug: string, lang: Lang): Promise<GameInfo | undefined> {
  return infos[`../wasm/${slug}/info.${lang}.json`]?.();
}

/** The rules of a game, its readings and what is known of its box; nothing if there is no such game. */
export async function gameBook(slug: string, lang: Lang): Promise<GameBook | undefined> {
  return books[`../wasm/${slug}/info.${lang}.json`]?.();
}
