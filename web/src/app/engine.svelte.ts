// The engine and its games as pages see them.

import type { Engine } from "../table/engine";
import { engine } from "../table/wasm";
import type { GameInfo } from "../protocol";
import { settings } from "./settings.svelte";

class Loaded {
  engine = $state.raw<Engine | null>(null);
  failed = $state<string | null>(null);

  constructor() {
    engine().then(
      (made) => (this.engine = made),
      (error: unknown) => (this.failed = error instanceof Error ? error.message : String(error)),
    );
  }
  get games(): GameInfo[] {
    return this.engine?.games(settings.lang) ?? [];
  }
  game(slug: string): GameInfo | undefined {
    return this.games.find((game) => game.slug === slug);
  }
}

export const loaded = new Loaded();
