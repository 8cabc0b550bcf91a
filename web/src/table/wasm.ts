// The engines as the browser runs them: `src/wasm` is made by `cargo xtask wasm`.

import type { GameInfo, Lang, Observer, Seat, TableState, Why } from "../protocol";
import type { Engine, EngineTable } from "./engine";
import type { Wish } from "./table";

/** What the module exports; every text is JSON unless said otherwise. */
interface Module {
  default(): Promise<unknown>;
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

// Globs, so that the page also builds where the modules have not been made yet.
const modules = import.meta.glob<Module>("../wasm/*/atoll.js");
const lists = import.meta.glob<GameInfo[]>("../wasm/games.*.json", { import: "default" });
const MISSING = "The engine has not been built: run `cargo xtask wasm`.";

/** What is known of all games before the engine of one is there. */
export async function gameList(lang: Lang): Promise<GameInfo[]> {
  const list = lists[`../wasm/games.${lang}.json`];
  if (!list) throw new Error(MISSING);
  return list();
}

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

const loading = new Map<string, Promise<Engine>>();

/** The engine of one game; loaded once. Fails with a sentence if there is none. */
export function engineOf(slug: string): Promise<Engine> {
  let engine = loading.get(slug);
  if (!engine) {
    engine = load(slug);
    loading.set(slug, engine);
    // Whoever comes back online may try again.
    engine.catch(() => loading.delete(slug));
  }
  return engine;
}

async function load(slug: string): Promise<Engine> {
  const make = modules[`../wasm/${slug}/atoll.js`];
  if (!make) throw new Error(Object.keys(modules).length === 0 ? MISSING : `There is no game ${JSON.stringify(slug)}.`);
  const module = await make();
  await module.default();
  return {
    open: (seats, options, seed) => new WasmTable(module.Table.open(slug, seats, JSON.stringify(options), seed)),
    replay: (record, seed) => new WasmTable(module.Table.replay(record, seed)),
  };
}
