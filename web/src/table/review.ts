// A match looked at again, in a worker of its own: the page only hears how far it is.

import type { Lang } from "../protocol";
import { gameOf, type FromWorker, type Judged, type Review, type Single, type ToWorker } from "./engine";

/** Looks at every decision of a record; `progress` hears how many events are behind. Ends early when `signal` says so. */
export function reviewOf(
  record: string,
  events: number,
  level: string,
  lang: Lang,
  progress: (n: number) => void,
  signal: AbortSignal,
  start = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
): Promise<Review> {
  const game = gameOf(record) ?? "";
  return new Promise((done, fail) => {
    const worker = start();
    const decisions: Judged[] = [];
    const say = (message: ToWorker) => worker.postMessage(message);
    const next = (n: number) => {
      if (n < events) say({ type: "judge", game, record, n, level, lang });
      else say({ type: "sum", game, record, decisions });
    };
    const end = () => worker.terminate();
    signal.addEventListener("abort", () => {
      end();
      fail(new DOMException("left", "AbortError"));
    });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "judged") {
        if (data.judged) decisions.push(data.judged);
        progress(data.n + 1);
        next(data.n + 1);
      } else if (data.type === "summed") {
        end();
        done(data.review);
      } else if (data.type === "failed") {
        end();
        fail(new Error(data.message));
      }
    };
    worker.onerror = (event) => {
      end();
      fail(new Error(event.message));
    };
    next(0);
  });
}

/** How many bot games of the same deal a game alone is held against. */
export const DEALS = 1000;

/** How many bot games of the deal of a game alone this one beats, draws counting half, told as more and more are played. */
export function amongDeals(
  record: string,
  progress: (better: number, games: number) => void,
  signal: AbortSignal,
  start = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
): void {
  const worker = start();
  const game = gameOf(record) ?? "";
  let [better, games] = [0, 0];
  const next = () => {
    // A few at a time: the first are told soon.
    const message: ToWorker = { type: "deal", game, record, first: games, games: 5 };
    worker.postMessage(message);
  };
  signal.addEventListener("abort", () => worker.terminate());
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type !== "dealt" || !data.own || data.others.length === 0) return worker.terminate();
    const worth = ({ won, score }: Single) => score + (won ? 1e6 : 0);
    const own = worth(data.own);
    for (const other of data.others.map(worth)) better += own > other ? 1 : own === other ? 0.5 : 0;
    games += data.others.length;
    progress(better, games);
    if (games < DEALS) next();
    else worker.terminate();
  };
  next();
}

/** A review, with what it is of. */
interface Known {
  lang: Lang;
  record: string;
  review: Review;
}
const known = new WeakMap<object, Known>();

/** The review of a session in a language, if it has been made: whoever comes back from a moment need not wait again. */
export function knownReview(session: object, lang: Lang): Known | null {
  const found = known.get(session);
  return found?.lang === lang ? found : null;
}

export function keepReview(session: object, one: Known): void {
  known.set(session, one);
}

/** Where a seat's chance before a decision lies in a box of this size. */
export function pointOf(
  decisions: readonly Judged[],
  at: number,
  seat: number,
  width: number,
  height: number,
): [number, number] {
  const share = decisions[at]?.before[seat] ?? 0;
  return [(width * at) / Math.max(decisions.length - 1, 1), height * (1 - Math.min(Math.max(share, 0), 1))];
}

/** The line of a seat's chances as a path in a box of this size. */
export function curve(decisions: readonly Judged[], seat: number, width: number, height: number): string {
  const point = (_: Judged, at: number) => {
    const [x, y] = pointOf(decisions, at, seat, width, height);
    return `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return decisions.map(point).join("");
}
