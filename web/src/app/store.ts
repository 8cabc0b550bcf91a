// The games of this device, each under an id of its own, in the browser's database.

import type { Player } from "../table/table";

/** A game that is played in the page. */
export interface LocalGame {
  id: string;
  slug: string;
  record: string;
  players: Player[];
  over: boolean;
  /** When it was opened, and when it was last changed: milliseconds since 1970. */
  opened: number;
  when: number;
  /** The seats that must decide, as far as it is known. */
  waits: number[];
  /** The seats that won, when it is over. */
  won: number[];
}

/** The last change, kept at once: the database may still be writing when the page is left. */
const LAST = "atoll.table";
const memory = new Map<string, LocalGame>();
let opening: Promise<IDBDatabase | null> | null = null;

function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise((done) => {
    try {
      const ask = indexedDB.open("atoll", 2);
      ask.onupgradeneeded = () => {
        const has = ask.result.objectStoreNames;
        if (!has.contains("games")) ask.result.createObjectStore("games", { keyPath: "id" });
        // What games looked like when they were left, by their addresses.
        if (!has.contains("pictures")) ask.result.createObjectStore("pictures");
      };
      ask.onsuccess = () => {
        // A newer page in another tab may change the database.
        ask.result.onversionchange = () => ask.result.close();
        done(ask.result);
      };
      // Without a database, games live as long as the page, and the last one in the small store.
      ask.onerror = ask.onblocked = () => done(null);
    } catch {
      done(null);
    }
  });
  return opening;
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("IndexedDB"));
  });
}

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** A game as it must be, from something that may be one; nothing if it is none. */
export function sound(found: unknown): LocalGame | null {
  if (typeof found !== "object" || found === null) return null;
  const { id, slug, record, players, over, opened, when, waits, won } = found as Partial<LocalGame>;
  if (typeof slug !== "string" || typeof record !== "string" || !record.startsWith("atoll ")) return null;
  if (!Array.isArray(players) || players.length < 1 || players.length > 8) return null;
  const seats = (list: unknown) =>
    Array.isArray(list) ? list.filter((seat): seat is number => Number.isInteger(seat)) : [];
  const time = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : 0);
  return {
    id: typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : freshId(),
    slug,
    record,
    players: players.map((player: Partial<Player> | null, seat) => ({
      name: typeof player?.name === "string" ? player.name.slice(0, 24) : String(seat + 1),
      kind: player?.kind === "bot" ? "bot" : "person",
      bot: typeof player?.bot === "string" ? player.bot : null,
      here: player?.here === true,
      present: true,
    })),
    over: over === true,
    opened: time(opened) || time(when),
    when: time(when),
    waits: seats(waits),
    won: seats(won),
  };
}

/** Takes the last change into the database, if it did not get there. */
async function settle(db: IDBDatabase | null): Promise<void> {
  let last: LocalGame | null = null;
  try {
    const text = localStorage.getItem(LAST);
    last = text === null ? null : sound(JSON.parse(text));
    if (last && !text?.includes(`"id":"${last.id}"`)) localStorage.setItem(LAST, JSON.stringify(last));
  } catch {
    return;
  }
  if (!last) return;
  const known = await read(db, last.id);
  if (!known || known.when < last.when) await write(db, last);
}

async function read(db: IDBDatabase | null, id: string): Promise<LocalGame | undefined> {
  if (!db) return memory.get(id);
  return asked(db.transaction("games").objectStore("games").get(id) as IDBRequest<LocalGame | undefined>);
}

async function write(db: IDBDatabase | null, game: LocalGame): Promise<void> {
  if (!db) return void memory.set(game.id, game);
  await asked(db.transaction("games", "readwrite").objectStore("games").put(game));
}

/** All games of this device, the last changed first. */
export async function localGames(): Promise<LocalGame[]> {
  const db = await database();
  await settle(db);
  const all = db
    ? await asked(db.transaction("games").objectStore("games").getAll() as IDBRequest<LocalGame[]>)
    : [...memory.values()];
  return all.sort((a, b) => b.when - a.when);
}

export async function localGame(id: string): Promise<LocalGame | undefined> {
  const db = await database();
  await settle(db);
  return read(db, id);
}

/** Keeps a game as it is now; another game is never written over. */
export async function keepLocal(game: LocalGame): Promise<void> {
  const plain = JSON.stringify(game);
  try {
    localStorage.setItem(LAST, plain);
  } catch {
    // The database has more room.
  }
  await write(await database(), JSON.parse(plain) as LocalGame);
}

/** Takes in a game that comes from elsewhere, unless a newer one of the same id is here; whether it was taken. */
export async function takeIn(game: LocalGame): Promise<boolean> {
  const db = await database();
  const known = await read(db, game.id);
  if (known && known.when >= game.when) return false;
  await write(db, game);
  return true;
}

export async function dropLocal(id: string): Promise<void> {
  const db = await database();
  try {
    if (sound(JSON.parse(localStorage.getItem(LAST) ?? "null"))?.id === id) localStorage.removeItem(LAST);
  } catch {
    // Then there is nothing to forget.
  }
  memory.delete(id);
  if (db) await asked(db.transaction("games", "readwrite").objectStore("games").delete(id));
}

/** Keeps how a game looks now: something small that the page can draw again. */
export async function keepPicture(arg: string, picture: readonly unknown[]): Promise<void> {
  const db = await database();
  if (db) await asked(db.transaction("pictures", "readwrite").objectStore("pictures").put(picture, arg));
}

/** How a game looked when it was left here; nothing if it was not. */
export async function pictureOf(arg: string): Promise<unknown> {
  const db = await database();
  return db ? asked(db.transaction("pictures").objectStore("pictures").get(arg)) : undefined;
}

/** Forgets the pictures of all other games. */
export async function keepPicturesOf(args: ReadonlySet<string>): Promise<void> {
  const db = await database();
  if (!db) return;
  const store = db.transaction("pictures", "readwrite").objectStore("pictures");
  for (const key of await asked(store.getAllKeys())) if (!args.has(String(key))) store.delete(key);
}
