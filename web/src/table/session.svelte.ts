// What a screen shows of a table: the live state, a look back, a hint, a refusal.

import type { ChatLine, LegalAction, Observer, Phrase, Room, Seat, TableState, Why } from "../protocol";
import { withNames, type Desk, type Invitation, type Player, type Table, type Wish } from "./table";

/** A move that is advised. */
export interface HintMove {
  code: number;
  sentence: string;
  /** The chance to win that can be expected of it, from 0 to 1. */
  value: number;
  reason: string;
}

export interface Hint {
  /** The best first; at least one. */
  moves: HintMove[];
  /** Whether it was thought about for longer. */
  longer: boolean;
}

/** A moment of a match that is looked at from a table of its own, with what could have been done. */
export interface Moment {
  seat: Seat;
  done: HintMove;
  best: HintMove;
  /** The chance to win that was given away. */
  loss: number;
  /** Shows the next one, if there is one. */
  next: (() => Promise<void>) | null;
  /** What comes when the table itself is shown again. */
  left: () => void;
}

export class Session {
  table = $state.raw() as Table;
  /** The table that was left for a moment of it. */
  #home: Table | null = null;
  moment = $state.raw<Moment | null>(null);
  #observer: Observer = "spectator";
  #stop: () => void;
  #notice: string | null = null;
  /** The moment that was asked for last and has not been told yet. */
  #sought: number | null = null;
  #recalls = 0;
  live = $state.raw() as TableState;
  past = $state.raw<TableState | null>(null);
  players = $state.raw<readonly Player[]>([]);
  online = $state(true);
  hint = $state.raw<Hint | null>(null);
  /** Whether advice is being thought about. */
  advising = $state(false);
  refusal = $state.raw<Why | null>(null);
  problem = $state<string | null>(null);
  /** What became of the last act of this screen: kept by the table, or perhaps lost with the connection. */
  sent = $state<"none" | "saved" | "unsure">("none");
  /** Whether an act of this screen is on its way; until its answer comes, another one is not taken. */
  busy = $state(false);
  /** An action to show before it is taken: pointed at in a list, or hinted. */
  preview = $state<number | null>(null);
  /** The last thing worth saying aloud. */
  spoken = $state("");
  /** Who is here and what is agreed, at a table of a server. */
  room = $state.raw<Room | null>(null);
  /** What was said at the table. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** How many lines have been said since somebody here looked. */
  unread = $state(0);
  /** Whether the lines are being looked at. */
  reading = false;
  /** The seats whose words are not shown here. */
  muted = $state.raw<readonly Seat[]>([]);
  #led: string | null;
  /** The seats that can be given to friends, for their host. */
  invitations = $state.raw<readonly Invitation[]>([]);
  /** Counts changes of the live state; screens reset their choices when it moves. */
  tick = $state(0);

  constructor(table: Table) {
    this.table = table;
    // Whoever opens a table that has been followed already looks back at it.
    this.#led = table.room?.next ?? null;
    this.refresh();
    this.#stop = table.subscribe(() => this.refresh());
  }

  get info() {
    return this.table.info;
  }
  /** The state on screen: now, or the moment looked back at. */
  get shown(): TableState {
    return this.past ?? this.live;
  }
  get observer(): Observer {
    return this.#observer;
  }
  /** The seat that may decide at this screen now. */
  get seat(): Seat | null {
    const turn = this.live.turn;
    if (this.past || turn.kind !== "decide") return null;
    if (this.room?.ended) return null;
    return turn.seats.find((seat) => this.players[seat]?.here) ?? null;
  }
  /** The seats held at this screen, also those that a bot plays for now. */
  get own(): readonly Seat[] {
    return this.table.own;
  }
  /** Whether somebody is still awaited before everybody is here for the first time. */
  get waiting(): boolean {
    return this.table.place === "server" && (this.room?.seats.some((seat) => seat.open) ?? false);
  }
  get legal(): LegalAction[] {
    return this.seat === null ? [] : this.live.legal;
  }
  get over(): boolean {
    return this.shown.turn.kind === "over";
  }
  /** The seats that must decide in the state on screen. */
  get deciding(): readonly Seat[] {
    return this.shown.turn.kind === "decide" ? this.shown.turn.seats : [];
  }

  name(seat: Seat | null): string {
    return seat === null ? "" : (this.players[seat]?.name ?? String(seat + 1));
  }
  tell(sentence: string): string {
    return withNames(sentence, this.players);
  }
  action(code: number): LegalAction | undefined {
    return this.legal.find((action) => action.code === code);
  }

  refresh(): void {
    const before = this.live;
    this.players = this.table.players;
    this.online = this.table.online;
    this.invitations = this.table.invitations;
    // At a moment of it nobody says anything new.
    if (!this.#home && this.table.room !== this.room) this.#enter(this.table.room);
    if (!this.#home && this.table.chat !== this.chat) this.#listen(this.table.chat);
    if (this.table.notice !== this.#notice) {
      this.#notice = this.table.notice;
      if (this.#notice) this.problem = this.spoken = this.#notice;
    }
    const state = this.table.state;
    this.#observer = this.table.observer;
    this.live = state;
    if (!before || before.version !== state.version || before.hash !== state.hash) {
      this.hint = null;
      this.refusal = null;
      this.problem = null;
      this.preview = null;
      this.tick += 1;
      this.#speak(before, state);
    }
  }

  async act(code: number): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#change(() => this.table.act(seat, code));
  }

  /** The seat whose last action can be taken back here. */
  get undoable(): Seat | null {
    if (this.past || !this.live.can_undo) return null;
    return typeof this.#observer === "number" ? this.#observer : null;
  }

  /** Takes back the last decision made here; where that cannot be, the table says why. */
  async undo(): Promise<void> {
    const seat = this.#observer;
    if (this.past || typeof seat !== "number" || !this.own.includes(seat)) return;
    await this.#change(() => this.table.undo(seat));
  }

  /** Answers what somebody asks of the others. */
  async agree(yes: boolean): Promise<void> {
    const asked = this.room?.question;
    const seat = this.own.find((own) => asked?.waits_for.includes(own) || (!yes && asked?.by === own));
    if (seat !== undefined) await this.#try(() => this.table.agree(seat, yes));
  }

  /** Lets a bot play for a seat, or its holder here again. */
  async standIn(seat: Seat, bot: string | null): Promise<void> {
    await this.#try(() => this.table.standIn(seat, bot));
  }

  async say(what: string | { phrase: Phrase }): Promise<boolean> {
    const seat = this.own[0];
    return seat !== undefined && (await this.#try(() => this.table.say(seat, what)));
  }

  mute(seat: Seat, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
  }

  /** The lines have been looked at. */
  read(): void {
    this.unread = 0;
  }

  /** Opens the match that follows; everybody at the table is led there. */
  async rematch(): Promise<void> {
    const desk = this.table.desk;
    if (desk) await this.#try(async () => desk.follow(await desk.rematch()));
  }

  /** Wants something of the server; what goes wrong is shown. */
  async desk(work: (desk: Desk) => Promise<unknown>): Promise<boolean> {
    const desk = this.table.desk;
    return desk !== null && (await this.#try(() => work(desk)));
  }

  /** Takes a seat back and invites anew, as the host. */
  async reissue(seat: Seat): Promise<void> {
    await this.#try(() => this.table.reissue(seat));
  }

  /** Asks for the best moves; `longer` lets the table think longer, to be better. */
  async askHint(longer = false): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.advising) return;
    this.advising = true;
    const asked = this.tick;
    try {
      await this.#try(async () => {
        const advised = await this.table.hint(seat, longer);
        // The table may have moved on meanwhile.
        if (this.tick !== asked) return;
        const moves = advised.flatMap(({ code, value, reason }) => {
          const action = this.action(code);
          return action ? [{ code, value, sentence: this.tell(action.sentence), reason: this.tell(reason) }] : [];
        });
        this.hint = moves.length > 0 ? { moves, longer } : null;
        if (this.hint) this.spoken = moves.map(({ sentence, reason }) => `${sentence}. ${reason}.`).join(" ");
      });
    } finally {
      this.advising = false;
    }
  }

  /** Asks which rule forbids what was pointed at. */
  async askWhyNot(wish: Wish): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    await this.#try(async () => {
      const why = await this.table.whyNot(seat, wish);
      if (why) this.refuse(why);
    });
  }

  refuse(why: Why): void {
    this.refusal = why.legal ? null : why;
    if (this.refusal) this.spoken = this.refusal.text;
  }

  async look(n: number): Promise<void> {
    if (n >= this.live.version) return this.now();
    const sought = Math.max(0, n);
    this.#sought = sought;
    await this.#try(async () => {
      try {
        const past = await this.table.at(sought);
        // Whoever has looked elsewhere meanwhile stays there.
        if (this.#sought !== sought) return;
        this.past = past;
        this.hint = null;
        this.refusal = null;
      } finally {
        if (this.#sought === sought) this.#sought = null;
      }
    });
  }

  /** Steps on or back, from the moment that is on its way if there is one. */
  async stroll(by: number): Promise<void> {
    await this.look((this.#sought ?? this.shown.version) + by);
  }

  /** Shows these moments one after the other, then the table as it is; whoever looks elsewhere meanwhile ends it. */
  async recall(moments: readonly number[], wait: number): Promise<void> {
    const mine = ++this.#recalls;
    for (const n of moments) {
      await this.look(n);
      const shown = this.past;
      await new Promise((later) => setTimeout(later, wait));
      if (mine !== this.#recalls || this.past !== shown) return;
    }
    this.now();
  }

  /** The table as text: now, or after so many events. */
  async drawn(at: number | null): Promise<string> {
    return this.table.draw(at);
  }

  now(): void {
    this.#sought = null;
    this.past = null;
  }

  /** Shows a moment of the match from a table of its own, until it is left. */
  visit(table: Table, moment: Moment): void {
    this.#move(table);
    this.moment = moment;
    this.preview = moment.best.code;
    this.spoken = `${this.tell(moment.best.sentence)}. ${this.tell(moment.best.reason)}.`;
  }

  /** Shows the match itself again. */
  leave(): void {
    const left = this.moment?.left;
    this.moment = null;
    this.#move(null);
    left?.();
  }

  close(): void {
    this.#move(null);
    this.#stop();
    this.table.close();
  }

  /** Goes to another table of this match; the one that it began at waits meanwhile, any other is closed. */
  #move(to: Table | null): void {
    if (!to && !this.#home) return;
    this.#stop();
    const before = this.table;
    this.table = to ?? this.#home ?? before;
    if (this.#home) before.close();
    this.#home = to ? (this.#home ?? before) : null;
    this.now();
    this.refresh();
    this.#stop = this.table.subscribe(() => this.refresh());
  }

  #speak(before: TableState | undefined, state: TableState): void {
    const fresh = before ? state.log.filter((line) => line.n >= before.version && line.sentence) : [];
    const told = fresh.map((line) => this.tell(line.sentence)).slice(-2);
    if (this.seat !== null) told.push(this.tell(state.prompt));
    this.spoken = told.join(" ");
  }

  async #change(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const done = await this.#try(work);
      // If the connection broke meanwhile, the table will tell whether it came through; that it is away is shown already.
      const isLost = !done && !this.table.online;
      if (isLost) this.problem = null;
      this.sent = done ? "saved" : isLost ? "unsure" : this.sent;
    } finally {
      this.busy = false;
    }
  }

  #enter(room: Room | null): void {
    const before = this.room;
    this.room = room;
    const next = room?.next ?? null;
    // Only those who have just come have no room before this one.
    if (before && next && next !== this.#led) this.table.desk?.follow(next);
    this.#led = next;
    if (before?.question && room && !room.question && before.question.waits_for.length > 0) this.problem = null;
  }

  #listen(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.n ?? -1;
    const fresh = lines.filter(
      (line) => line.n > last && !this.own.includes(line.seat) && !this.muted.includes(line.seat),
    );
    if (!this.reading && this.chat.length > 0) this.unread += fresh.length;
    else if (!this.reading && lines.length === 1) this.unread += fresh.length;
    this.chat = lines;
  }

  async #try(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = this.tell(error instanceof Error ? error.message : String(error));
      this.spoken = this.problem;
      return false;
    }
  }
}
