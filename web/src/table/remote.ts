// A table on a server: one socket for each seat held here, or one as a spectator.

import { PROTOCOL, type FromPlayer, type FromTable, type GameInfo, type Lang, type LogLine, type MatchSummary, type Observer, type Problem, type Seat, type TableState, type Why } from "../protocol";
import type { EngineTable } from "./engine";
import { mergedLog } from "./log";
import type { Invitation, Player, Table, Wish } from "./table";
import { engineOf } from "./wasm";

export interface RemoteOptions {
  id: string;
  games: readonly GameInfo[];
  lang: Lang;
  /** The tokens of the seats held here, by seat. */
  tokens: readonly (string | null)[];
  invitations: readonly Invitation[];
}

interface Waiting {
  revision: number;
  done(): void;
  fail(error: Error): void;
}

/** One connection; comes back by itself when it breaks. */
class Line {
  state: TableState | null = null;
  summary: MatchSummary | null = null;
  present: boolean[] = [];
  online = false;
  #revision = 0;
  #log: LogLine[] = [];
  #socket: WebSocket | null = null;
  #waiting: Waiting[] = [];
  #tries = 0;
  #closed = false;

  constructor(
    readonly url: string,
    readonly lang: Lang,
    readonly changed: () => void,
  ) {
    this.#connect();
  }

  act(code: number): Promise<void> {
    return this.#ask({ type: "act", expect: this.#revision, code });
  }
  undo(): Promise<void> {
    return this.#ask({ type: "undo", expect: this.#revision });
  }
  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #ask(message: FromPlayer): Promise<void> {
    return new Promise((done, fail) => {
      if (!this.#socket || this.#socket.readyState !== WebSocket.OPEN) return fail(new Error("Reconnecting."));
      this.#waiting.push({ revision: this.#revision, done, fail });
      this.#socket.send(JSON.stringify(message));
    });
  }

  #connect(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: FromPlayer = { type: "hello", protocol: PROTOCOL, lang: this.lang, from: 0 };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromTable);
    socket.onclose = () => {
      if (this.#closed) return;
      this.online = false;
      this.#fail(new Error("Reconnecting."));
      this.changed();
      this.#tries += 1;
      setTimeout(() => {
        if (!this.#closed) this.#connect();
      }, Math.min(500 * 2 ** this.#tries, 8000));
    };
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case "welcome":
        this.summary = message.table;
        this.#log = [];
        break;
      case "state":
        this.online = true;
        this.#tries = 0;
        this.#revision = message.revision;
        this.#log = mergedLog(this.#log, message.state);
        this.state = { ...message.state, log: this.#log };
        for (const one of this.#waiting.splice(0)) {
          if (message.revision > one.revision) one.done();
          else this.#waiting.push(one);
        }
        this.changed();
        break;
      case "present":
        this.present = message.seats;
        this.changed();
        break;
      case "refused":
        this.#revision = Math.max(this.#revision, message.revision);
        this.#fail(new Error(message.problem.message));
        break;
      case "why":
      case "closing":
        break;
    }
  }

  #fail(error: Error): void {
    for (const one of this.#waiting.splice(0)) one.fail(error);
  }
}

export class RemoteTable implements Table {
  readonly place = "server";
  readonly invitations: readonly Invitation[];
  #lines = new Map<Observer, Line>();
  #listeners = new Set<() => void>();
  #id: string;

  constructor(
    readonly info: GameInfo,
    options: RemoteOptions,
  ) {
    this.#id = options.id;
    this.invitations = options.invitations;
    const base = new URL(`./api/matches/${encodeURIComponent(options.id)}/socket`, location.href);
    base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
    base.hash = base.search = "";
    const changed = () => {
      for (const listener of [...this.#listeners]) listener();
    };
    options.tokens.forEach((token, seat) => {
      if (token) this.#lines.set(seat, new Line(`${base}?token=${encodeURIComponent(token)}`, options.lang, changed));
    });
    if (this.#lines.size === 0) this.#lines.set("spectator", new Line(base.toString(), options.lang, changed));
  }

  get players(): readonly Player[] {
    const line = this.#any();
    return (line.summary?.seats ?? []).map((spec, seat) => ({
      name: spec.name,
      kind: spec.kind,
      bot: spec.kind === "bot" ? spec.bot : null,
      here: this.#lines.has(seat),
      present: line.present[seat] ?? true,
    }));
  }
  get online(): boolean {
    return [...this.#lines.values()].every((line) => line.online);
  }
  /** Whether every line has heard the present state once. */
  get ready(): boolean {
    return [...this.#lines.values()].every((line) => line.state !== null);
  }

  state(observer: Observer): TableState {
    const state = (this.#lines.get(observer) ?? this.#any()).state;
    if (!state) throw new Error("Reconnecting.");
    return state;
  }
  async at(n: number, observer: Observer, lang: Lang): Promise<TableState> {
    return this.#with((match) => {
      const then = match.at(n);
      try {
        return then.state(observer, lang, 0);
      } finally {
        then.free();
      }
    });
  }
  async act(seat: Seat, code: number): Promise<void> {
    await this.#line(seat).act(code);
  }
  async undo(seat: Seat): Promise<void> {
    await this.#line(seat).undo();
  }
  async find(seat: Seat, wish: Wish): Promise<number | null> {
    return this.#with((match) => match.find(seat, wish));
  }
  async whyNot(seat: Seat, wish: Wish, lang: Lang): Promise<Why | null> {
    return this.#with((match) => {
      const code = match.find(seat, wish);
      return code === null ? null : match.why(seat, code, lang);
    });
  }
  async preview(seat: Seat, code: number): Promise<unknown> {
    return this.#with((match) => match.preview(seat, code));
  }
  async hint(seat: Seat): Promise<number | null> {
    return this.#with((match) => match.bot(seat, "greedy", 1));
  }
  async record(): Promise<string> {
    const answer = await fetch(`./api/matches/${encodeURIComponent(this.#id)}/record`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(problemIn(text) ?? String(answer.status));
    return text;
  }
  async draw(at: number | null, observer: Observer, lang: Lang): Promise<string> {
    return this.#with((match) => {
      if (at === null) return match.draw(observer, lang);
      const then = match.at(at);
      try {
        return then.draw(observer, lang);
      } finally {
        then.free();
      }
    });
  }
  skip(): void {
    // The server sets the pace of its bots.
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }
  close(): void {
    this.#listeners.clear();
    for (const line of this.#lines.values()) line.close();
  }

  #any(): Line {
    return [...this.#lines.values()][0]!;
  }
  #line(seat: Seat): Line {
    const line = this.#lines.get(seat);
    if (!line) throw new Error("This seat is played elsewhere.");
    return line;
  }
  /** Looks at the match with the page's own engine. */
  async #with<T>(look: (match: EngineTable) => T): Promise<T> {
    const match = (await engineOf(this.info.slug)).replay(await this.record());
    try {
      return look(match);
    } finally {
      match.free();
    }
  }
}

function problemIn(text: string): string | null {
  try {
    return (JSON.parse(text) as Problem).message ?? null;
  } catch {
    return null;
  }
}

/** Joins a table and waits until it has told its state. */
export async function joinServer(options: RemoteOptions): Promise<Table> {
  const answer = await fetch(`./api/matches/${encodeURIComponent(options.id)}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(problemIn(text) ?? String(answer.status));
  const summary = JSON.parse(text) as MatchSummary;
  const info = options.games.find((game) => game.slug === summary.game);
  if (!info) throw new Error(summary.game);
  const table = new RemoteTable(info, options);
  await new Promise<void>((done) => {
    const stop = table.subscribe(() => {
      if (!table.ready) return;
      stop();
      done();
    });
  });
  return table;
}
