// A moment of a match at a table of its own: the position before a decision, as its seat saw it then.

import type { Lang } from "../protocol";
import { TableClient } from "./client";
import type { Review, Worth } from "./engine";
import { workerLink } from "./link";
import { PuzzleTable } from "./puzzle";
import type { HintMove, Session } from "./session.svelte";

/** A record up to event `n`, without its notes. */
export function upTo(record: string, n: number): string {
  const lines = record.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#"));
  return `${lines.slice(0, 4 + n).join("\n")}\n`;
}

/** Shows moment number `at` of a review on the table; `left` is told when the match itself is shown again. */
export async function showMoment(
  session: Session,
  record: string,
  review: Review,
  at: number,
  lang: Lang,
  left: () => void,
): Promise<void> {
  const one = review.decisions[review.moments[at] ?? -1];
  if (!one) return;
  const seats = session.players.map(({ name }) => ({ kind: "person" as const, name }));
  const order = { game: session.info.slug, seats, here: [one.seat], record: upTo(record, one.n), pace: 0, lang };
  const client = new TableClient(session.info, workerLink(order), { place: "page", lang });
  await client.ready;
  const told = ({ code, sentence, value }: Worth, reason: string): HintMove => ({ code, sentence, value, reason });
  const next = at + 1 < review.moments.length ? () => showMoment(session, record, review, at + 1, lang, left) : null;
  // Whoever tries something sees it, and nothing comes of it.
  const table = new PuzzleTable(
    client,
    (code) => (session.preview = code),
    () => undefined,
  );
  session.visit(table, {
    seat: one.seat,
    done: told(one.done, ""),
    best: told(one.best, one.reason),
    loss: one.loss,
    next,
    left,
  });
}
