// A worker: the table of a match in the page, or a bot that thinks for one. The page never waits for it.

import type { FromTable } from "../protocol";
import type { Advise, FromWorker, Judged, Order, Review, Single, Think, ToWorker, Verdict } from "./engine";

/** What the module of a game exports; every text is JSON unless said otherwise. */
interface Module {
  default(): Promise<unknown>;
  Table: { open(order: string): ModuleTable };
  verify(record: string): string;
  choose(record: string, seat: number, bot: string, seed: string): number | undefined;
  advise(record: string, seat: number, level: string, lang: string): string;
  judge(record: string, n: number, level: string, lang: string): string | undefined;
  sum_up(record: string, decisions: string): string;
  same_deal(record: string, first: number, games: number): string;
}
interface ModuleTable {
  start(now: number): string;
  hear(now: number, said: string): string;
  tick(now: number): string;
  hurry(now: number): string;
  thought(now: number, number: number, code?: number): string;
  advised(now: number, number: number, moves: string): string;
  record(): string;
  free(): void;
}
interface Effect {
  tell?: FromTable;
  save?: { record: string; over: boolean };
  think?: Think;
  advise?: Advise;
  wake?: number;
  note?: string;
}

const modules = import.meta.glob<Module>("../wasm/*/atoll.js");

const loading = new Map<string, Promise<Module>>();

/** The engine of one game; loaded once. */
function engineOf(slug: string): Promise<Module> {
  const known = loading.get(slug);
  if (known) return known;
  const make = modules[`../wasm/${slug}/atoll.js`];
  const engine = (async () => {
    if (!make) throw new Error(`The engine of ${slug} has not been built: run \`cargo xtask wasm\`.`);
    const module = await make();
    await module.default();
    return module;
  })();
  loading.set(slug, engine);
  // Whoever comes back online may try again.
  engine.catch(() => loading.delete(slug));
  return engine;
}

let table: ModuleTable | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(message: FromWorker): void {
  postMessage(message);
}

/** Does what the table wants. */
function carryOut(effects: string): void {
  for (const effect of JSON.parse(effects) as Effect[]) {
    if (effect.save) tell({ type: "save", ...effect.save });
    if (effect.tell) tell({ type: "tell", message: effect.tell });
    if (effect.think) tell({ type: "think", think: effect.think });
    if (effect.advise) tell({ type: "advise", advise: effect.advise });
    if (effect.wake !== undefined) {
      clearTimeout(timer);
      timer = setTimeout(() => table && carryOut(table.tick(performance.now())), effect.wake - performance.now());
    }
    if (effect.note) console.error(effect.note);
  }
}

async function open(order: Order): Promise<void> {
  const module = await engineOf(order.game);
  clearTimeout(timer);
  table?.free();
  table = module.Table.open(JSON.stringify(order));
  const effects = table.start(performance.now());
  tell({ type: "opened", record: table.record() });
  carryOut(effects);
}

async function follow(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "open":
      return open(message.order);
    case "say":
      if (table) carryOut(table.hear(performance.now(), JSON.stringify(message.said)));
      return;
    case "hurry":
      if (table) carryOut(table.hurry(performance.now()));
      return;
    case "think": {
      const { record, seat, bot } = message.think;
      const code = (await engineOf(message.game)).choose(record, seat, bot, message.seed);
      return tell({ type: "thought", think: message.think, code: code ?? null });
    }
    case "verify": {
      const engine = await engineOf(message.game);
      return tell({ type: "verified", verdict: JSON.parse(engine.verify(message.record)) as Verdict });
    }
    case "deal": {
      const { record, first, games } = message;
      const dealt = JSON.parse((await engineOf(message.game)).same_deal(record, first, games)) as {
        own: Single | null;
        others: Single[];
      };
      return tell({ type: "dealt", ...dealt });
    }
    case "judge": {
      const { record, n, level, lang } = message;
      const judged = (await engineOf(message.game)).judge(record, n, level, lang);
      return tell({ type: "judged", n, judged: judged ? (JSON.parse(judged) as Judged) : null });
    }
    case "sum": {
      const module = await engineOf(message.game);
      const review = JSON.parse(module.sum_up(message.record, JSON.stringify(message.decisions))) as Review;
      return tell({ type: "summed", review });
    }
    case "thought":
      if (table) carryOut(table.thought(performance.now(), message.think.number, message.code ?? undefined));
      return;
    case "advise": {
      const { number, record, seat, bot, lang } = message.advise;
      const moves = (await engineOf(message.game)).advise(record, seat, bot, lang);
      return tell({ type: "advised", number, moves });
    }
    case "advised":
      if (table) carryOut(table.advised(performance.now(), message.number, message.moves));
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  follow(event.data).catch((error: unknown) => {
    tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  });
});
