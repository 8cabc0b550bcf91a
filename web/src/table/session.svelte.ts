// What a screen shows of a table: the live state, a look back, a hint, a refusal.

import type { LegalAction, Observer, Seat, TableState, Why } from "../protocol";
import { withNames, type Invitation, type Player, type Table, type Wish } from "./table";

export interface Hint {
  code: number;
  sentence: string;
}

export class Session {
  readonly table: Table;
  #observer: Observer = "spectator";
  #stop: () => void;
  #notice: string | null = null;
  #recalls = 0;
  live = $state.raw() as TableState;
  past = $state.raw<TableState | null>(null);
  players = $state.raw<readonly Player[]>([]);
  online = $state(true);
  hint = $state.raw<Hint | null>(null);
  refusal = $state.raw<Why | null>(null);
  problem = $state<string | null>(null);
  /** Whether an act of this screen is on its way; until its answer comes, another one is not taken. */
  busy = $state(false);
  /** An action to show before it is taken: pointed at in a list, or hinted. */
  preview = $state<number | null>(null);
  /** The last thing worth saying aloud. */
  spoken = $state("");
  /** The seats that can be given to friends, for their host. */
  invitations = $state.raw<readonly Invitation[]>([]);
  /** Counts changes of the live state; screens reset their choices when it moves. */
  tick = $state(0);

  constructor(table: Table) {
    this.table = table;
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
    return turn.seats.find((seat) => this.players[seat]?.here) ?? null;
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

  async undo(): Promise<void> {
    const seat = this.undoable;
    if (seat !== null) await this.#change(() => this.table.undo(seat));
  }

  /** Takes a seat back and invites anew, as the host. */
  async reissue(seat: Seat): Promise<void> {
    await this.#try(() => this.table.reissue(seat));
  }

  async askHint(): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    await this.#try(async () => {
      const code = await this.table.hint(seat);
      const action = code === null ? undefined : this.action(code);
      this.hint = action ? { code: action.code, sentence: this.tell(action.sentence) } : null;
      if (this.hint) this.spoken = this.hint.sentence;
    });
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
    await this.#try(async () => {
      this.past = await this.table.at(Math.max(0, n));
      this.hint = null;
      this.refusal = null;
    });
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
    this.past = null;
  }

  close(): void {
    this.#stop();
    this.table.close();
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
      await this.#try(work);
    } finally {
      this.busy = false;
    }
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.problem = this.tell(error instanceof Error ? error.message : String(error));
      this.spoken = this.problem;
    }
  }
}
