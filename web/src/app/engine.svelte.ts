// The games as pages see them.

import type { GameBook, GameEntry, GameInfo, Lang } from "../protocol";
import { gameBook, gameInfo, gameList } from "../table/wasm";
import { settings } from "./settings.svelte";

class Loaded {
  #lists = $state.raw<Partial<Record<Lang, GameEntry[]>>>({});
  #books = $state.raw<Readonly<Record<string, GameBook>>>({});
  failed = $state<string | null>(null);

  /** The games in the language of the page; empty until they are there. */
  get games(): GameEntry[] {
    return this.#lists[settings.lang] ?? [];
  }
  /** Whether the games are there. */
  get ready(): boolean {
    return this.#lists[settings.lang] !== undefined;
  }
  game(slug: string): GameEntry | undefined {
    return this.games.find((game) => game.slug === slug);
  }
  /** What there is to read about a game, once it has been fetched. */
  book(slug: string): GameBook | undefined {
    return this.#books[`${slug} ${settings.lang}`];
  }
  /** Fetches the games in a language. */
  async fetch(lang: Lang): Promise<GameEntry[]> {
    return this.#try(async () => {
      const list = await gameList(lang);
      if (this.#lists[lang] !== list) this.#lists = { ...this.#lists, [lang]: list };
      return list;
    });
  }
  /** Fetches what a table needs of its game; nothing if there is no such game. */
  async open(slug: string, lang: Lang): Promise<GameInfo | undefined> {
    return this.#try(() => gameInfo(slug, lang));
  }
  /** Fetches what there is to read about a game. */
  async read(slug: string, lang: Lang): Promise<void> {
    await this.#try(async () => {
      const book = await gameBook(slug, lang);
      const key = `${slug} ${lang}`;
      if (book && this.#books[key] !== book) this.#books = { ...this.#books, [key]: book };
    });
  }

  async #try<T>(work: () => Promise<T>): Promise<T> {
    try {
      const found = await work();
      this.failed = null;
      return found;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }
}

export const loaded = new Loaded();
