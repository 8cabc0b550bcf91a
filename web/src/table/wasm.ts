// The engine as the browser runs it: `src/wasm/atoll.js` is made by `cargo xtask wasm`.

import type { GameInfo, Lang, Observer, Seat, TableState, Why } from "../protocol";
import type { Engine, EngineTable } from "./engine";
import type { Wish } from "./table";

/** What the module exports; every text is JSON unless said otherwise. */
interface Module {
  default(): Promise<unknown>;
  games(lang: string): string;
  Table: {
    open(slug: string, seats: number, options: string, seed: string): ModuleTable;
    replay(record: string, seed?: string): ModuleTable;
  };
}
interface ModuleTable {
  state(observer: string, lang: string, logFrom: number): string;
  act(seat: number, code: number): void;
  undo(seat: number): void;
  find(seat: number, gesture: string): number | undefined;
  why(seat: number, code: number, lang: string): string;
  preview(seat: number, code: number): string;
  bot(seat: number, name: string, seed: number): number;
  record(): string;
  at(n: number): ModuleTable;
  draw(observer: string, lang: string): string;
  free(): void;
}

// A glob, so that the page also builds where the module has not been made yet.
const found = import.meta.glob<Module>("../wasm/atoll.js");

class WasmTable implements EngineTable {
  constructor(readonly inner: ModuleTable) {}
  state(observer: Observer, lang: Lang, logFrom: number): TableState {
    return JSON.parse(this.inner.state(String(observer), lang, Math.min(logFrom, 0xffffffff))) as TableState;
  }
  act(seat: Seat, code: number): void {
    this.inner.act(seat, code);
  }
  undo(seat: Seat): void {
    this.inner.undo(seat);
  }
  find(seat: Seat, wish: Wish): number | null {
    return this.inner.find(seat, JSON.stringify(wish)) ?? null;
  }
  why(seat: Seat, code: number, lang: Lang): Why {
    return JSON.parse(this.inner.why(seat, code, lang)) as Why;
  }
  preview(seat: Seat, code: number): unknown {
    return JSON.parse(this.inner.preview(seat, code)) as unknown;
  }
  bot(seat: Seat, name: string, seed: number): number {
    return this.inner.bot(seat, name, seed);
  }
  record(): string {
    return this.inner.record();
  }
  at(n: number): EngineTable {
    return new WasmTable(this.inner.at(n));
  }
  draw(observer: Observer, lang: Lang): string {
    return this.inner.draw(String(observer), lang);
  }
  free(): void {
    this.inner.free();
  }
}

let loading: Promise<Engine> | null = null;

/** The engine; loaded once. Fails with a sentence if the module is missing. */
export function engine(): Promise<Engine> {
  return (loading ??= load());
}

async function load(): Promise<Engine> {
  const [make] = Object.values(found);
  if (!make) throw new Error("The engine has not been built: run `cargo xtask wasm`.");
  const module = await make();
  await module.default();
  const known = new Map<Lang, GameInfo[]>();
  return {
    games(lang) {
      let games = known.get(lang);
      if (!games) known.set(lang, (games = JSON.parse(module.games(lang)) as GameInfo[]));
      return games;
    },
    open: (slug, seats, options, seed) => new WasmTable(module.Table.open(slug, seats, JSON.stringify(options), seed)),
    replay: (record, seed) => new WasmTable(module.Table.replay(record, seed)),
  };
}
