// What a choice asks of its table, for games whose actions are told by the engine alone.

import type { LegalAction, Seat } from "../protocol";
import type { Session } from "../table/session.svelte";

export class Asks<V> {
  readonly #of: () => Session;
  constructor(of: () => Session) {
    this.#of = of;
  }
  get view(): V {
    return this.#of().shown.view as V;
  }
  get seat(): Seat | null {
    return this.#of().seat;
  }
  get legal(): readonly LegalAction[] {
    return this.#of().legal;
  }
  /** An action that is shown before it is taken: hinted, or pointed at in a list. */
  get preview(): LegalAction | undefined {
    const session = this.#of();
    return session.preview === null ? undefined : session.action(session.preview);
  }
}
