// The page's end of a table, wherever that stands. Every question has a number and gets one answer.

import { m } from "../paraglide/messages";
import {
  PROTOCOL,
  type AdvisedMove,
  type ChatLine,
  type FromPlayer,
  type FromTable,
  type GameInfo,
  type Lang,
  type LegalAction,
  type LogLine,
  type MatchSummary,
  type Observer,
  type Phrase,
  type Problem,
  type Room,
  type Seat,
  type TableState,
  type Terms,
  type Why,
} from "../protocol";
import { changed, numbered } from "./change";
import type { Connect, Link } from "./link";
import { mergedLog } from "./log";
import type { Desk, Invitation, Player, Table, Wish } from "./table";

/** The kind of answer that each question gets. */
interface Answers {
  hello: "welcome";
  act: "done";
  undo: "done";
  point: "pointed";
  preview: "preview";
  hint: "hint";
  look_back: "past";
  draw: "drawn";
  record: "record";
  resync: "done";
  agree: "done";
  stand_in: "done";
  chat: "done";
  phrase: "done";
}
type Question = keyof Answers;
type AnswerTo<Q extends Question> = Extract<FromTable, { type: Answers[Q] }>;

/** What was told with one pair of eyes: the state with its log, and the last actions that there were. */
interface Told {
  revision: number;
  state: TableState;
  legal: readonly LegalAction[];
}

interface Asked {
  done(answer: FromTable): void;
  fail(error: Error): void;
}

/** What the table refused, in words. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export interface ClientOptions {
  place: Table["place"];
  lang: Lang;
  /** The secrets of the seats held here, for a table on a server. */
  tokens?: readonly string[];
  invitations?: readonly Invitation[];
  desk?: Desk;
}

export class TableClient implements Table {
  readonly place: Table["place"];
  invitations: readonly Invitation[];
  notice: string | null = null;
  room: Room | null = null;
  roomAt = 0;
  chat: readonly ChatLine[] = [];
  readonly desk: Desk | null;
  /** Done when the table has told its state; fails if it cannot be joined. */
  readonly ready: Promise<void>;
  online = false;
  #options: ClientOptions;
  #link: Link;
  #welcomed: () => void = () => undefined;
  #failed: (error: Error) => void = () => undefined;
  #listeners = new Set<() => void>();
  #asked = new Map<number, Asked>();
  #number = 0;
  #summary: MatchSummary | null = null;
  #seats: readonly Seat[] = [];
  #present: readonly boolean[] = [];
  #state: TableState | null = null;
  #revision = 0;
  #observer: Observer = "spectator";
  /** What each seat here has been told. */
  #told = new Map<Observer, Told>();

  constructor(
    readonly info: GameInfo,
    connect: Connect,
    options: ClientOptions,
  ) {
    this.place = options.place;
    this.invitations = options.invitations ?? [];
    this.desk = options.desk ?? null;
    this.#options = options;
    this.ready = new Promise((done, fail) => {
      this.#welcomed = done;
      this.#failed = fail;
    });
    // Whoever does not wait for it need not hear that it failed.
    this.ready.catch(() => undefined);
    this.#link = connect({
      opened: () => this.#hello(),
      heard: (message) => this.#hear(message),
      lost: () => {
        this.online = false;
        this.#drop(new Error(m.reconnecting()));
        this.#changed();
      },
      failed: (error) => {
        this.#drop(error);
        this.#failed(error);
        this.#link?.close();
      },
    });
  }

  get players(): readonly Player[] {
    return (this.#summary?.seats ?? []).map((spec, seat) => {
      // What was told of the seats last goes before what they were when this screen came.
      const now = this.room?.seats[seat];
      const bot = now ? now.bot : spec.kind === "bot" ? spec.bot : null;
      return {
        name: now?.name ?? spec.name,
        kind: bot === null ? "person" : "bot",
        bot,
        here: this.#seats.includes(seat) && !now?.stand_in,
        present: now?.here ?? this.#present[seat] ?? true,
      };
    });
  }
  get own(): readonly Seat[] {
    return this.#seats;
  }
  get terms(): Terms | null {
    return this.#summary?.terms ?? null;
  }
  get state(): TableState {
    if (!this.#state) throw new Error(m.reconnecting());
    return this.#state;
  }
  get observer(): Observer {
    return this.#observer;
  }

  async at(n: number): Promise<TableState> {
    const { state } = await this.#ask({ type: "look_back", at: n });
    const log = (this.#told.get(this.#observer)?.state.log ?? []).filter((line) => line.n < state.version);
    return { ...state, log };
  }
  async act(seat: Seat, code: number): Promise<void> {
    await this.#ask({ type: "act", seat, expect: this.#revision, code });
  }
  async undo(seat: Seat): Promise<void> {
    await this.#ask({ type: "undo", seat, expect: this.#revision });
  }
  async find(seat: Seat, wish: Wish): Promise<number | null> {
    return (await this.#ask({ type: "point", seat, wish })).code;
  }
  async whyNot(seat: Seat, wish: Wish): Promise<Why | null> {
    return (await this.#ask({ type: "point", seat, wish })).why;
  }
  async preview(seat: Seat, code: number): Promise<unknown> {
    return (await this.#ask({ type: "preview", seat, code })).preview;
  }
  async hint(seat: Seat, longer: boolean): Promise<readonly AdvisedMove[]> {
    return (await this.#ask(longer ? { type: "hint", seat, longer } : { type: "hint", seat })).moves;
  }
  async record(): Promise<string> {
    return (await this.#ask({ type: "record" })).record;
  }
  async draw(at: number | null): Promise<string> {
    return (await this.#ask({ type: "draw", at })).text;
  }
  async reissue(seat: Seat): Promise<void> {
    this.invitations = (await this.desk?.reissue(seat)) ?? this.invitations;
    this.#changed();
  }
  async agree(seat: Seat, yes: boolean): Promise<void> {
    await this.#ask({ type: "agree", seat, yes });
  }
  async standIn(seat: Seat, bot: string | null): Promise<void> {
    await this.#ask({ type: "stand_in", seat, bot });
  }
  async say(seat: Seat, what: string | { phrase: Phrase }): Promise<void> {
    if (typeof what === "string") await this.#ask({ type: "chat", seat, text: what });
    else await this.#ask({ type: "phrase", seat, phrase: what.phrase });
  }
  skip(): void {
    this.#link.hurry();
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }
  close(): void {
    this.#listeners.clear();
    this.#link.close();
  }

  #hello(): void {
    const { lang, tokens = [] } = this.#options;
    const since = this.#state ? this.#revision : null;
    this.#ask({ type: "hello", protocol: PROTOCOL, lang, tokens: [...tokens], since }).catch((error: unknown) => {
      // A link that broke meanwhile comes back; a refusal stays.
      if (error instanceof Refusal) this.#failed(error);
    });
  }

  #ask<Q extends Question>(what: Extract<FromPlayer, { type: Q }>): Promise<AnswerTo<Q>> {
    return new Promise((done, fail) => {
      const id = ++this.#number;
      this.#asked.set(id, { done: done as Asked["done"], fail });
      if (!this.#link?.send({ id, ...what })) {
        this.#asked.delete(id);
        fail(new Error(m.reconnecting()));
      }
    });
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case "welcome":
        this.#summary = message.table;
        this.#seats = message.seats;
        this.chat = [];
        this.online = true;
        if (this.#state) this.#changed();
        return this.#take(message.id)?.done(message);
      case "state":
        return this.#see(message.revision, message.seat, message.state, message.log_from);
      case "changed": {
        const told = this.#told.get(message.seat ?? "spectator");
        // A table tells changes of what it has told; if one was lost all the same, the whole is asked for.
        if (told?.revision !== message.base) return void this.#ask({ type: "resync" }).catch(() => undefined);
        const log = numbered(message.log, message.log_from);
        const state = changed(told.state, told.legal, message.change, log, message.log_from);
        return this.#see(message.revision, message.seat, state, message.log_from, told.legal);
      }
      case "present":
        this.#present = message.seats;
        if (this.#state) this.#changed();
        return;
      case "room":
        this.room = message.room;
        this.roomAt = performance.now();
        if (this.#state) this.#changed();
        return;
      case "chat":
        this.chat = [...this.chat, ...message.lines].slice(-100);
        if (this.#state) this.#changed();
        return;
      case "reissued":
        this.notice = m.seat_reissued({ name: this.players[message.seat]?.name ?? "" });
        if (this.#state) this.#changed();
        return;
      case "closing":
        return;
      case "refused": {
        const asked = message.id === null ? undefined : this.#take(message.id);
        return asked?.fail(new Refusal(message.problem));
      }
      default:
        return this.#take(message.id)?.done(message);
    }
  }

  /** Takes in what is seen now; `legal` are the last actions that there were. */
  #see(revision: number, seat: Seat | null, fresh: TableState, from: number, legal: readonly LegalAction[] = []): void {
    this.#revision = revision;
    this.#observer = seat ?? "spectator";
    const before: readonly LogLine[] = this.#told.get(this.#observer)?.state.log ?? [];
    const state = { ...fresh, log: mergedLog(before, fresh, from) };
    this.#told.set(this.#observer, { revision, state, legal: state.legal.length > 0 ? state.legal : legal });
    this.#state = state;
    this.#welcomed();
    this.#changed();
  }

  #take(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  #drop(error: Error): void {
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const one of asked) one.fail(error);
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
