// Joining a table of the server that this page came from.

import type { GameInfo, Lang, MatchSummary, Problem } from "../protocol";
import { TableClient } from "./client";
import { socketLink } from "./link";
import type { Invitation, Reissue } from "./table";

export interface JoinOptions {
  id: string;
  /** What the page knows of a game. */
  info: (slug: string) => Promise<GameInfo | undefined>;
  lang: Lang;
  /** The secrets of the seats held here. */
  tokens: readonly string[];
  /** What the host has given out, and how to invite anew. */
  invitations?: readonly Invitation[];
  reissue?: Reissue;
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

/** Joins a table and waits until it has told its state; fails with a sentence if the link is wrong. */
export async function joinServer(options: JoinOptions): Promise<TableClient> {
  const path = `./api/matches/${encodeURIComponent(options.id)}`;
  const answer = await fetch(`${path}?lang=${options.lang}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(problemIn(text) ?? String(answer.status));
  const summary = JSON.parse(text) as MatchSummary;
  let info = await options.info(summary.game);
  // A server may play with other components than the page knows.
  if (info?.data_hash !== summary.data)
    info = (await serverGames(options.lang)).find((game) => game.slug === summary.game);
  if (!info) throw new Error(summary.game);
  const url = new URL(`${path}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  const { lang, tokens, invitations, reissue } = options;
  const link = socketLink(url.toString());
  const table = new TableClient(info, link, { place: "server", lang, tokens, invitations, reissue });
  try {
    await table.ready;
  } catch (error) {
    table.close();
    throw error;
  }
  return table;
}
