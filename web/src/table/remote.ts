// A table on a server: one socket for each seat held here, or one as a spectator.

import {
  PROTOCOL,
  type FromPlayer,
  type FromTable,
  type GameInfo,
  type Lang,
  type LogLine,
  type MatchSummary,
  type Observer,
  type Problem,
  type Seat,
  type TableState,
  type Why,
} from "../protocol";
import { mergedLog } from "./log";
import type { Invitation, Player, Table, Wish } from "./table";

export interface RemoteOptions {
  id: string;
  games: readonly GameInfo[];
  lang: Lang;
  /** The tokens of the seats held here, by seat. */
  tokens: readonly (string | null)[];
  invitations: readonly Invitation[];
}

/** A question that the table answers by itself, and the kind of its answer. */
type Question = Extract<FromPlayer, { type: "point" | "preview" | "hint" | "look_back" | "draw" }>;
type Answer = Extract<FromTable, { type: "pointed" | "preview" | "hint" | "past" | "drawn" }>;
type Kind = Answer["type"];
const ANSWERS = { point: "pointed", preview: "preview", hint: "hint", look_back: "past", draw: "drawn" } as const;

interface Asked {
  kind: Kind;
  done(answer: Answer): void;
  fail(error: Error): void;
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
  #asked: Asked[] = [];
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
  /** Asks the table something; answers of one kind come in the order of the questions. */
  ask<Q extends Question["type"]>(
    question: Extract<Question, { type: Q }>,
  ): Promise<Extract<Answer, { type: (typeof ANSWERS)[Q] }>> {
    return new Promise((done, fail) => {
      if (!this.#socket || this.#socket.readyState !== WebSocket.OPEN) return fail(new Error("Reconnecting."));
      this.#asked.push({ kind: ANSWERS[question.type], done: done as (answer: Answer) => void, fail });
      this.#socket.send(JSON.stringify(question));
    });
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
      setTimeout(
        () => {
          if (!this.#closed) this.#connect();
        },
        Math.min(500 * 2 ** this.#tries, 8000),
      );
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
      case "pointed":
      case "preview":
      case "hint":
      case "past":
      case "drawn": {
        const at = this.#asked.findIndex((one) => one.kind === message.type);
        this.#asked.splice(at, at < 0 ? 0 : 1)[0]?.done(message);
        break;
      }
      case "why":
      case "closing":
        break;
    }
  }

  #fail(error: Error): void {
    for (const one of [...this.#waiting.splice(0), ...this.#asked.splice(0)]) one.fail(error);
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
    const state = this.#seen(observer).state;
    if (!state) throw new Error("Reconnecting.");
    return state;
  }
  async at(n: number, observer: Observer): Promise<TableState> {
    return (await this.#seen(observer).ask({ type: "look_back", at: n })).state;
  }
  async act(seat: Seat, code: number): Promise<void> {
    await this.#line(seat).act(code);
  }
  async undo(seat: Seat): Promise<void> {
    await this.#line(seat).undo();
  }
  async find(seat: Seat, wish: Wish): Promise<number | null> {
    return (await this.#line(seat).ask({ type: "point", wish })).code;
  }
  async whyNot(seat: Seat, wish: Wish): Promise<Why | null> {
    return (await this.#line(seat).ask({ type: "point", wish })).why;
  }
  async preview(seat: Seat, code: number): Promise<unknown> {
    return (await this.#line(seat).ask({ type: "preview", code })).preview;
  }
  async hint(seat: Seat): Promise<number | null> {
    return (await this.#line(seat).ask({ type: "hint" })).code;
  }
  async record(): Promise<string> {
    const answer = await fetch(`./api/matches/${encodeURIComponent(this.#id)}/record`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(problemIn(text) ?? String(answer.status));
    return text;
  }
  async draw(at: number | null, observer: Observer): Promise<string> {
    return (await this.#seen(observer).ask({ type: "draw", at })).text;
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
  #seen(observer: Observer): Line {
    return this.#lines.get(observer) ?? this.#any();
  }
}

function problemIn(text: string): string | null {
  try {
    return (JSON.parse(text) as Problem).message ?? null;
  } catch {
    return null;
  }
}

/** The games with the components that this server plays with. */
async function serverGames(lang: Lang): Promise<GameInfo[]> {
  const answer = await fetch(`./api/games?lang=${lang}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as GameInfo[];
}

/** Joins a table and waits until it has told its state. */
export async function joinServer(options: RemoteOptions): Promise<Table> {
  const answer = await fetch(`./api/matches/${encodeURIComponent(options.id)}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(problemIn(text) ?? String(answer.status));
  const summary = JSON.parse(text) as MatchSummary;
  let info = options.games.find((game) => game.slug === summary.game);
  // A server may play with other components than the page knows.
  if (info?.data_hash !== summary.data)
    info = (await serverGames(options.lang)).find((game) => game.slug === summary.game);
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
