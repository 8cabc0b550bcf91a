// Joining a table of the server that this page came from.

import type { GameInfo, Lang, MatchSummary, Problem } from "../protocol";
import { m } from "../paraglide/messages";
import { TableClient } from "./client";
import { socketLink } from "./link";
import type { Desk, Invitation } from "./table";

export interface JoinOptions {
  id: string;
  /** What the page knows of a game. */
  info: (slug: string) => Promise<GameInfo | undefined>;
  lang: Lang;
  /** The secrets of the seats held here. */
  tokens: readonly string[];
  /** What the host has given out. */
  invitations?: readonly Invitation[];
  /** What can be wanted of the server. */
  desk?: Desk;
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

/** The server cannot be reached now; later it may. */
export class Unreachable extends Error {
  constructor() {
    super(m.server_away());
  }
}

/** A table of the server as its list tells it; fails with a sentence if there is none. */
export async function matchAt(id: string, lang: Lang): Promise<MatchSummary> {
  const answer = await fetch(`./api/matches/${encodeURIComponent(id)}?lang=${lang}`).catch(() => null);
  // What stands before the server says so when the server itself is away.
  if (!answer || [502, 503, 504].includes(answer.status)) throw new Unreachable();
  const text = await answer.text();
  if (!answer.ok) throw new Error(problemIn(text) ?? String(answer.status));
  return JSON.parse(text) as MatchSummary;
}

/** Joins a table and waits until it has told its state; fails with a sentence if the link is wrong. */
export async function joinServer(options: JoinOptions): Promise<TableClient> {
  const path = `./api/matches/${encodeURIComponent(options.id)}`;
  const summary = await matchAt(options.id, options.lang);
  let info = await options.info(summary.game);
  // A server may play with other components than the page knows.
  if (info?.data_hash !== summary.data)
    info = (await serverGames(options.lang)).find((game) => game.slug === summary.game);
  if (!info) throw new Error(summary.game);
  const url = new URL(`${path}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  const { lang, tokens, invitations, desk } = options;
  const link = socketLink(url.toString());
  const table = new TableClient(info, link, { place: "server", lang, tokens, invitations, desk });
  try {
    await table.ready;
  } catch (error) {
    table.close();
    throw error;
  }
  return table;
}
