// A table in the page: the engine decides, bots are paced, every change is reported.

import type { GameInfo, Lang, LogLine, Observer, Seat, TableState, Why } from "../protocol";
import type { EngineTable } from "./engine";
import { mergedLog } from "./log";
import type { Player, Table, Wish } from "./table";

export interface LocalOptions {
  /** Milliseconds between two moves of bots. */
  pace: number;
  /** Receives the record after every change. */
  save?: (record: string) => void;
}

export class LocalTable implements Table {
  readonly place = "page";
  readonly invitations = [];
  readonly online = true;
  #match: EngineTable;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  /** What each observer has been told in each language; telling a long match again takes time. */
  #logs = new Map<string, LogLine[]>();

  constructor(
    readonly info: GameInfo,
    readonly players: readonly Player[],
    match: EngineTable,
    readonly options: LocalOptions,
  ) {
    this.#match = match;
    this.#schedule();
  }

  state(observer: Observer, lang: Lang): TableState {
    const key = `${observer} ${lang}`;
    const before = this.#logs.get(key) ?? [];
    const state = this.#match.state(observer, lang, (before.at(-1)?.n ?? -1) + 1);
    const log = mergedLog(before, state);
    this.#logs.set(key, log);
    return { ...state, log };
  }

  async at(n: number, observer: Observer, lang: Lang): Promise<TableState> {
    const then = this.#match.at(n);
    try {
      return then.state(observer, lang, 0);
    } finally {
      then.free();
    }
  }

  async act(seat: Seat, code: number): Promise<void> {
    this.#match.act(seat, code);
    this.#changed();
  }

  async undo(seat: Seat): Promise<void> {
    this.#match.undo(seat);
    this.#logs.clear();
    this.#changed();
  }

  async find(seat: Seat, wish: Wish): Promise<number | null> {
    return this.#match.find(seat, wish);
  }

  async whyNot(seat: Seat, wish: Wish, lang: Lang): Promise<Why | null> {
    const code = this.#match.find(seat, wish);
    return code === null ? null : this.#match.why(seat, code, lang);
  }

  async preview(seat: Seat, code: number): Promise<unknown> {
    return this.#match.preview(seat, code);
  }

  async hint(seat: Seat): Promise<number | null> {
    return this.#match.bot(seat, "greedy", 1);
  }

  async record(): Promise<string> {
    return this.#match.record();
  }

  async draw(at: number | null, observer: Observer, lang: Lang): Promise<string> {
    if (at === null) return this.#match.draw(observer, lang);
    const then = this.#match.at(at);
    try {
      return then.draw(observer, lang);
    } finally {
      then.free();
    }
  }

  skip(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#bot();
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#listeners.clear();
    this.#match.free();
  }

  #changed(): void {
    this.options.save?.(this.#match.record());
    this.#schedule();
    for (const listener of [...this.#listeners]) listener();
  }

  /** The first bot that must decide, if any. */
  #waiting(): Seat | null {
    const turn = this.#match.state("spectator", "en", Number.MAX_SAFE_INTEGER).turn;
    if (turn.kind !== "decide") return null;
    return turn.seats.find((seat) => this.players[seat]?.kind === "bot") ?? null;
  }

  #schedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#closed || this.#waiting() === null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#bot();
    }, this.options.pace);
  }

  #bot(): void {
    const seat = this.#closed ? null : this.#waiting();
    if (seat === null) return;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    this.#match.act(seat, this.#match.bot(seat, this.players[seat]?.bot ?? "random", seed));
    this.#changed();
  }
}
