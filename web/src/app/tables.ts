// Opening tables: in the page, or on the server this page came from.

import type { GameInfo, Lang, MatchCreated, NewMatch, Problem } from "../protocol";
import type { TableClient } from "../table/client";
import { freshSeed, type Order } from "../table/engine";
import { joinServer } from "../table/join";
import { newRecord } from "../table/link";
import type { Player, Table } from "../table/table";
import { invitationsOf, keep, keepInvitations, keepToken, keepTokens, tokens } from "./saved";

const specs = (players: readonly Player[]): NewMatch["seats"] =>
  players.map(({ name, bot }) => (bot === null ? { kind: "person", name } : { kind: "bot", name, bot }));

/** How a table of these players is set up in the page. */
export function orderOf(game: string, players: readonly Player[], lang: Lang): Order {
  const here = players.flatMap((player, seat) => (player.here ? [seat] : []));
  return { game, seats: specs(players), here, seed: freshSeed(), pace: 0, lang };
}

/** Opens a table in the page; the table page finds it in the store. */
export async function openHere(
  game: GameInfo,
  players: Player[],
  options: Record<string, unknown>,
  lang: Lang,
): Promise<void> {
  const record = await newRecord({ ...orderOf(game.slug, players, lang), options });
  keep({ slug: game.slug, record, players, over: false, when: Date.now() });
}

/** Opens a table on the server and remembers the seats of this device. */
export async function openOnServer(
  game: GameInfo,
  players: Player[],
  options: Record<string, unknown>,
): Promise<string> {
  const body: NewMatch = {
    game: game.slug,
    seats: specs(players),
    options,
  };
  const answer = await fetch("./api/matches", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error((said as Problem | null)?.message ?? `${answer.status}`);
  const { table, tokens: given } = said as MatchCreated;
  keepTokens(
    table.id,
    given.map((token, seat) => (players[seat]?.here ? token : null)),
  );
  keepInvitations(
    table.id,
    given.flatMap((token, seat) =>
      token && !players[seat]?.here ? [{ seat, name: players[seat]?.name ?? "", token }] : [],
    ),
  );
  return table.id;
}

/** Joins a table of the server; `arg` is its id, or `id~seat~token` from an invitation. A wrong link changes nothing. */
export async function join(arg: string, games: readonly GameInfo[], lang: Lang): Promise<Table> {
  const [id = "", seat, token] = arg.split("~");
  const base = location.href.replace(/#.*$/, "");
  const invitations = invitationsOf(id).map((one) => ({
    name: one.name,
    link: `${base}#/table/${encodeURIComponent(`${id}~${one.seat}~${one.token}`)}`,
  }));
  const held = (tokens()[id] ?? []).filter((one) => one !== null);
  const options = { id, games, lang, invitations };
  if (seat === undefined || !token) return joinServer({ ...options, tokens: held });
  const table: TableClient = await joinServer({ ...options, tokens: [...new Set([...held, token])] });
  // The link has opened a seat: it is this device's from now on.
  keepToken(id, Number(seat) || 0, token);
  history.replaceState(null, "", `#/table/${encodeURIComponent(id)}`);
  return table;
}
