// Searching in a list of sentences.

import type { LegalAction } from "../protocol";

/** The actions whose sentence or notation holds every typed word, in the engine's order. */
export function matching(
  actions: readonly LegalAction[],
  typed: string,
  tell: (sentence: string) => string,
): LegalAction[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter((action) => {
    const text = `${tell(action.sentence)} ${action.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
