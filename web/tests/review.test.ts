import { expect, it } from "vitest";
import type { FromWorker, Judged, ToWorker } from "../src/table/engine";
import { upTo } from "../src/table/moment";
import { curve, keepReview, knownReview, reviewOf } from "../src/table/review";

const worth = { code: 1, text: "a1", sentence: "Do it.", value: 0.5 };
const judged = (n: number, before: number[]): Judged => ({
  n,
  seat: 0,
  done: worth,
  best: worth,
  reason: "",
  loss: 0,
  stake: 0,
  before,
  after: before,
});

/** A worker that answers every question at once; event 1 is no decision. */
function told(heard: ToWorker[], fails = false) {
  const worker = {
    onmessage: null as null | ((event: MessageEvent<FromWorker>) => void),
    onerror: null,
    ended: false,
    terminate() {
      worker.ended = true;
    },
    postMessage(message: ToWorker) {
      heard.push(message);
      const answer: FromWorker =
        message.type === "judge"
          ? fails
            ? { type: "failed", message: "no such game" }
            : { type: "judged", n: message.n, judged: message.n === 1 ? null : judged(message.n, [0.5, 0.5]) }
          : { type: "summed", review: { decisions: [], moments: [], seats: [] } };
      queueMicrotask(() => worker.onmessage?.({ data: answer } as MessageEvent<FromWorker>));
    },
  };
  return worker;
}

const record = "atoll 1\ngame reef 1 data 0\n";

it("asks for every event and sums up what was judged", async () => {
  const heard: ToWorker[] = [];
  const worker = told(heard);
  const behind: number[] = [];
  const signal = new AbortController().signal;
  await reviewOf(
    record,
    3,
    "4",
    "en",
    (n) => behind.push(n),
    signal,
    () => worker as unknown as Worker,
  );
  expect(behind).toEqual([1, 2, 3]);
  const sum = heard.at(-1);
  expect(sum?.type === "sum" && sum.decisions.map((one) => one.n)).toEqual([0, 2]);
  expect(worker.ended).toBe(true);
});

it("ends its worker when it is left, and when it fails", async () => {
  const left = new AbortController();
  const worker = told([]);
  const review = reviewOf(
    record,
    3,
    "4",
    "en",
    () => left.abort(),
    left.signal,
    () => worker as unknown as Worker,
  );
  await expect(review).rejects.toThrow("left");
  expect(worker.ended).toBe(true);
  const broken = told([], true);
  const failed = reviewOf(
    record,
    3,
    "4",
    "en",
    () => {},
    new AbortController().signal,
    () => broken as unknown as Worker,
  );
  await expect(failed).rejects.toThrow("no such game");
  expect(broken.ended).toBe(true);
});

it("draws the chances of a seat from the bottom to the top", () => {
  expect(curve([judged(0, [0, 1]), judged(4, [1, 0])], 0, 100, 50)).toBe("M0.0 50.0L100.0 0.0");
  expect(curve([], 0, 100, 50)).toBe("");
});

it("cuts a record before an event, whatever notes stand in it", () => {
  const whole = "atoll 1\r\ngame x 1 data 0\nseats 2\noptions {}\n# dice sha256:0\n\n* a\n0 b\n# said\n1 c\n# seed 0\n";
  const head = "atoll 1\ngame x 1 data 0\nseats 2\noptions {}\n";
  expect(upTo(whole, 0)).toBe(head);
  expect(upTo(whole, 2)).toBe(`${head}* a\n0 b\n`);
  expect(upTo(whole, 9)).toBe(`${head}* a\n0 b\n1 c\n`);
});

it("keeps a review in the language it was made in", () => {
  const session = {};
  const review = { decisions: [], moments: [], seats: [] };
  expect(knownReview(session, "en")).toBe(null);
  keepReview(session, { lang: "en", record, review });
  expect(knownReview(session, "en")?.review).toBe(review);
  expect(knownReview(session, "nl")).toBe(null);
});
