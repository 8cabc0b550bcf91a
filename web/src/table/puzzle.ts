// The table of a puzzle: it is looked at and pointed at as any other, but an act is an answer and changes nothing.

import type { AdvisedMove, Seat, TableState, Why } from "../protocol";
import type { Table, Wish } from "./table";

export class PuzzleTable implements Table {
  readonly #inner: Table;
  readonly #answer: (code: number) => void;
  readonly #clue: () => void;
  #seen: TableState | null = null;
  #shown: TableState | null = null;
  // Nobody else is at a puzzle.
  readonly room = null;
  readonly roomAt = 0;
  readonly terms = null;
  readonly chat = [];
  readonly desk = null;

  /** `answer` hears each act, `clue` each call for advice. */
  constructor(inner: Table, answer: (code: number) => void, clue: () => void) {
    this.#inner = inner;
    this.#answer = answer;
    this.#clue = clue;
  }

  get place() {
    return this.#inner.place;
  }
  get info() {
    return this.#inner.info;
  }
  get players() {
    return this.#inner.players;
  }
  get invitations() {
    return this.#inner.invitations;
  }
  get notice() {
    return this.#inner.notice;
  }
  get online() {
    return this.#inner.online;
  }
  get own() {
    return this.#inner.own;
  }
  get observer() {
    return this.#inner.observer;
  }
  /** What is seen, without a way back into the match. */
  get state(): TableState {
    const seen = this.#inner.state;
    if (this.#seen !== seen || !this.#shown) {
      this.#seen = seen;
      this.#shown = { ...seen, can_undo: false };
    }
    return this.#shown;
  }
  act(_seat: Seat, code: number): Promise<void> {
    this.#answer(code);
    return Promise.resolve();
  }
  undo(): Promise<void> {
    return Promise.resolve();
  }
  agree(): Promise<void> {
    return Promise.resolve();
  }
  standIn(): Promise<void> {
    return Promise.resolve();
  }
  say(): Promise<void> {
    return Promise.resolve();
  }
  reissue(): Promise<void> {
    return Promise.resolve();
  }
  hint(): Promise<readonly AdvisedMove[]> {
    this.#clue();
    return Promise.resolve([]);
  }
  at(n: number): Promise<TableState> {
    return this.#inner.at(n);
  }
  find(seat: Seat, wish: Wish): Promise<number | null> {
    return this.#inner.find(seat, wish);
  }
  whyNot(seat: Seat, wish: Wish): Promise<Why | null> {
    return this.#inner.whyNot(seat, wish);
  }
  preview(seat: Seat, code: number): Promise<unknown> {
    return this.#inner.preview(seat, code);
  }
  record(): Promise<string> {
    return this.#inner.record();
  }
  draw(at: number | null): Promise<string> {
    return this.#inner.draw(at);
  }
  skip(): void {
    this.#inner.skip();
  }
  subscribe(changed: () => void): () => void {
    return this.#inner.subscribe(changed);
  }
  close(): void {
    this.#inner.close();
  }
}
