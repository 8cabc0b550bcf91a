// The two ways to a table: a socket to a server, and a worker in the page. Both carry the same messages.

import type { FromTable, Said } from "../protocol";
import { freshSeed, type FromWorker, type Order, type Think, type ToWorker, type Verdict } from "./engine";

/** A way to a table. */
export interface Link {
  /** Says something; false if nobody can hear it now. */
  send(said: Said): boolean;
  /** Lets a waiting bot act at once, where that is the page's business. */
  hurry(): void;
  close(): void;
}

/** Who listens at this end of a link. */
export interface Ears {
  /** The link stands, for the first time or again: say hello. */
  opened(): void;
  heard(message: FromTable): void;
  /** The link broke; it comes back by itself. */
  lost(): void;
  /** There is no such table. */
  failed(error: Error): void;
}

export type Connect = (ears: Ears) => Link;

/** How long to wait before the next try, in milliseconds. */
export function pauseAfter(tries: number): number {
  return Math.min(500 * 2 ** tries, 8000);
}

/** What a socket is closed with when its table moves or its server goes: another may have the table already. */
const AWAY = 1001;

/** So many tries in a row are made soon when a table has moved: where it is to be found may not be known everywhere yet. */
const SOON = 8;

/**
 * The same after a socket closed whose table moves, or does not; `luck` from 0 to 1 keeps guests of one server from coming
 * back at once.
 */
export function pauseAfterClose(moves: boolean, tries: number, luck: number): number {
  return moves && tries <= SOON ? 50 + 200 * luck : pauseAfter(tries - (moves ? SOON : 0));
}

/** A socket that comes back by itself when it breaks. */
export function socketLink(url: string): Connect {
  return (ears) => {
    let socket: WebSocket;
    let tries = 0;
    let moves = false;
    let closed = false;
    const connect = () => {
      socket = new WebSocket(url);
      socket.onopen = () => ears.opened();
      socket.onmessage = (event) => {
        tries = 0;
        moves = false;
        ears.heard(JSON.parse(String(event.data)) as FromTable);
      };
      socket.onclose = (event) => {
        if (closed) return;
        ears.lost();
        moves ||= event.code === AWAY;
        const pause = pauseAfterClose(moves, ++tries, Math.random());
        setTimeout(() => {
          if (!closed) connect();
        }, pause);
      };
    };
    connect();
    return {
      send(said) {
        if (socket.readyState !== WebSocket.OPEN) return false;
        socket.send(JSON.stringify(said));
        return true;
      },
      hurry: () => undefined,
      close() {
        closed = true;
        socket.close();
      },
    };
  };
}

/** A worker that has loaded an engine and is free for the next table. */
let spare: Worker | null = null;

function worker(): Worker {
  const ready = spare;
  spare = null;
  return ready ?? new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

function post(to: Worker, message: ToWorker): void {
  to.postMessage(message);
}

/**
 * A table in a worker of this page; `save` receives the record before a change is told. Bots that move and those that
 * advise think in workers of their own, unless `script` knows what they do.
 */
export function workerLink(
  order: Order,
  save?: (record: string, over: boolean) => void,
  script?: (think: Think) => number | null,
): Connect {
  return (ears) => {
    const table = worker();
    let bots: Worker | null = null;
    let advisers: Worker | null = null;
    const another = () => {
      const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      made.onmessage = hear;
      return made;
    };
    const hear = ({ data }: MessageEvent<FromWorker>) => {
      switch (data.type) {
        case "opened":
          return ears.opened();
        case "failed":
          return ears.failed(new Error(data.message));
        case "tell":
          return ears.heard(data.message);
        case "save":
          return save?.(data.record, data.over);
        case "think": {
          const known = script?.(data.think) ?? null;
          if (known !== null) return post(table, { type: "thought", think: data.think, code: known });
          bots ??= another();
          return post(bots, { type: "think", game: order.game, think: data.think, seed: freshSeed() });
        }
        case "thought":
          return post(table, { type: "thought", think: data.think, code: data.code });
        case "advise":
          advisers ??= another();
          return post(advisers, { type: "advise", game: order.game, advise: data.advise });
        case "advised":
          return post(table, data);
      }
    };
    table.onmessage = hear;
    table.onerror = (event) => ears.failed(new Error(event.message));
    post(table, { type: "open", order });
    return {
      send(said) {
        post(table, { type: "say", said });
        return true;
      },
      hurry: () => post(table, { type: "hurry" }),
      close() {
        table.terminate();
        bots?.terminate();
        advisers?.terminate();
      },
    };
  };
}

/** Computes every roll and draw of a record again, in a worker. */
export function verifyRecord(game: string, record: string): Promise<Verdict> {
  return new Promise((done, fail) => {
    const engine = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    engine.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      engine.terminate();
      if (data.type === "verified") done(data.verdict);
      else fail(new Error(data.type === "failed" ? data.message : data.type));
    };
    engine.onerror = (event) => fail(new Error(event.message));
    post(engine, { type: "verify", game, record });
  });
}

/** The record of a match that has just been opened. */
export function newRecord(order: Order): Promise<string> {
  return new Promise((done, fail) => {
    const table = worker();
    table.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "failed") {
        table.terminate();
        fail(new Error(data.message));
      } else if (data.type === "opened") {
        spare?.terminate();
        spare = table;
        done(data.record);
      }
    };
    table.onerror = (event) => fail(new Error(event.message));
    post(table, { type: "open", order });
  });
}
