// What can be said by one tap; each reads it in an own language.

import { m } from "../../paraglide/messages";
import type { Phrase } from "../../protocol";

const WORDS: Record<Phrase, () => string> = {
  hello: m.phrase_hello,
  have_fun: m.phrase_have_fun,
  well_played: m.phrase_well_played,
  thanks: m.phrase_thanks,
  oops: m.phrase_oops,
  one_moment: m.phrase_one_moment,
  your_turn: m.phrase_your_turn,
  good_game: m.phrase_good_game,
};

export const PHRASES = Object.keys(WORDS) as Phrase[];

export function phraseText(phrase: Phrase): string {
  // A newer server may know more of them.
  return WORDS[phrase]?.() ?? phrase;
}
