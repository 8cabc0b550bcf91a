// Tables in the page: opening a new one, and going on with one of this device's games.

import { m } from "../paraglide/messages";
import type { GameEntry, GameInfo, Lang } from "../protocol";
import { TableClient } from "../table/client";
import { newRecord, workerLink } from "../table/link";
import { winners, type Player, type Table } from "../table/table";
import { formOf } from "./forms";
import { look, pace, settings } from "./settings.svelte";
import { freshId, keepLocal, localGame, localGames, type LocalGame } from "./store";
import { claim } from "./tabs";
import { orderOf } from "./tables";

/** The address of a game of this device, as the table page reads it: `here.ID`; `here` alone is the last one. */
export const hereArg = (id: string): string => `here.${id}`;
export const isHere = (arg: string): boolean => arg === "here" || arg.startsWith("here.");

/** Opens a table in the page beside all others; the table page finds it in the store. */
export async function openHere(
  game: Pick<GameEntry, "slug">,
  players: Player[],
  options: Record<string, unknown>,
  lang: Lang,
): Promise<string> {
  const record = await newRecord({ ...orderOf(game.slug, players, lang), options });
  return keepNew(game.slug, record, players);
}

/** Keeps a game that begins with this record; its address. */
export async function keepNew(slug: string, record: string, players: Player[]): Promise<string> {
  const now = Date.now();
  let id = freshId();
  // No game is written over, whatever chance says.
  while (await localGame(id)) id = freshId();
  await keepLocal({ id, slug, record, players, over: false, opened: now, when: now, waits: [], won: [] });
  return hereArg(id);
}

/** One tap: against a gentle bot, with what suits a first game. */
export async function playNow(game: Pick<GameEntry, "slug">, lang: Lang): Promise<string> {
  const person = { kind: "person" as const, bot: null, here: true, present: true };
  const players: Player[] = [
    { ...person, name: settings.name || m.you() },
    { name: "Marlin", kind: "bot", bot: "1", here: false, present: true },
  ];
  return openHere(game, players, (await formOf(game.slug)).quick, lang);
}

/** A game of this device by its address. */
export async function findHere(arg: string): Promise<LocalGame | undefined> {
  if (arg !== "here") return localGame(arg.slice("here.".length));
  const all = await localGames();
  return all.find((game) => !game.over) ?? all[0];
}

/** Goes on with a game of this device; `lost` is called when another tab takes it. */
export async function goOn(
  arg: string,
  info: (slug: string) => Promise<GameInfo | undefined>,
  lang: Lang,
  lost: () => void,
): Promise<Table> {
  const wanted = await findHere(arg);
  if (!wanted) throw new Error(m.no_table());
  let table: TableClient | null = null;
  const leave = await claim(wanted.id, () => {
    table?.close();
    lost();
  });
  // The tab that had it may have played on until it let go.
  let saved = (await localGame(wanted.id)) ?? wanted;
  const book = await info(saved.slug);
  if (!book) {
    leave();
    throw new Error(m.no_table());
  }
  const wait = look.still ? Math.min(pace(), 350) : pace();
  const order = { ...orderOf(book.slug, saved.players, lang), record: saved.record, pace: wait };
  const keep = (change: Partial<LocalGame>) => {
    saved = { ...saved, ...change };
    void keepLocal(saved).catch(() => undefined);
  };
  const save = (record: string, over: boolean) => keep({ record, over, when: Date.now() });
  const made = new TableClient(book, workerLink(order, save), { place: "page", lang });
  table = made;
  await made.ready;
  const note = () => {
    const turn = made.state.turn;
    const waits = turn.kind === "decide" ? [...turn.seats] : [];
    if (waits.join() !== saved.waits.join() || (turn.kind === "over") !== saved.won.length > 0)
      keep({ waits, won: winners(made.state) });
  };
  note();
  made.subscribe(note);
  const close = made.close.bind(made);
  made.close = () => {
    close();
    leave();
  };
  return made;
}
