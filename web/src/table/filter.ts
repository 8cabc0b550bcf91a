// Searching in a list of sentences, and reading it in parts.

import type { LegalAction } from "../protocol";

/** The actions whose sentence holds every typed word, in the engine's order. */
export function matching(
  actions: readonly LegalAction[],
  typed: string,
  tell: (sentence: string) => string,
): LegalAction[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter((action) => {
    const text = tell(action.sentence).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Actions of one kind, under the words that their sentences begin with. */
export interface Group {
  key: string;
  /** The words they share; empty where they share none, or where there is one action only. */
  title: string;
  actions: LegalAction[];
}

/** The actions by what is done with what, in the order they come; kinds are in the order of their first action. */
export function grouped(actions: readonly LegalAction[], tell: (sentence: string) => string): Group[] {
  const groups = new Map<string, LegalAction[]>();
  for (const action of actions) {
    const { step, item } = action.gesture;
    const key = `${step} ${item ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  // Where every item is a kind of its own, the step alone tells more.
  const kinds = groups.size > 6 || groups.size === actions.length ? byStep(actions) : groups;
  return [...kinds].map(([key, list]) => ({
    key,
    title: list.length > 1 ? shared(list.map((action) => tell(action.sentence))) : "",
    actions: list,
  }));
}

function byStep(actions: readonly LegalAction[]): Map<string, LegalAction[]> {
  const found = new Map<string, LegalAction[]>();
  for (const action of actions) found.set(action.gesture.step, [...(found.get(action.gesture.step) ?? []), action]);
  return found;
}

/** The whole words that all sentences begin with, without a dangling little word or number at the end. */
export function shared(sentences: readonly string[]): string {
  const [first = [], ...rest] = sentences.map((sentence) => sentence.split(" "));
  let many = 0;
  while (many < first.length && rest.every((words) => words[many] === first[many])) many += 1;
  const words = first.slice(0, many);
  const dangling = /^(at|on|to|from|the|a|an|for|with|of|op|naar|van|de|het|een|voor|met|\d+|[a-z])$/i;
  while (words.length && dangling.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ").replace(/[,:;]$/, "");
}
