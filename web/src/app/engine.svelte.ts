// The games as pages see them.

import type { GameInfo, Lang } from "../protocol";
import { gameList } from "../table/wasm";
import { settings } from "./settings.svelte";

class Loaded {
  #lists = $state.raw<Partial<Record<Lang, GameInfo[]>>>({});
  failed = $state<string | null>(null);

  /** The games in the language of the page; empty until they are there. */
  get games(): GameInfo[] {
    return this.#lists[settings.lang] ?? [];
  }
  /** Whether the games are there. */
  get ready(): boolean {
    return this.#lists[settings.lang] !== undefined;
  }
  game(slug: string): GameInfo | undefined {
    return this.games.find((game) => game.slug === slug);
  }
  /** Fetches the games in a language. */
  async fetch(lang: Lang): Promise<GameInfo[]> {
    try {
      const list = await gameList(lang);
      if (this.#lists[lang] !== list) this.#lists = { ...this.#lists, [lang]: list };
      this.failed = null;
      return list;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }
}

export const loaded = new Loaded();
