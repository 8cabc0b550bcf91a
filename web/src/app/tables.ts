// Opening tables: in the page, or on the server this page came from.

import type { GameInfo, Lang, MatchCreated, NewMatch, Problem } from "../protocol";
import { freshSeed } from "../table/engine";
import { engineOf } from "../table/wasm";
import { joinServer } from "../table/remote";
import type { Player, Table } from "../table/table";
import { invitationsOf, keep, keepInvitations, keepToken, keepTokens, tokens } from "./saved";

/** Opens a table in the page; the table page finds it in the store. */
export async function openHere(game: GameInfo, players: Player[], options: Record<string, unknown>): Promise<void> {
  const made = (await engineOf(game.slug)).open(players.length, options, freshSeed());
  keep({ slug: game.slug, record: made.record(), players, over: false, when: Date.now() });
  made.free();
}

/** Opens a table on the server and remembers the seats of this device. */
export async function openOnServer(
  game: GameInfo,
  players: Player[],
  options: Record<string, unknown>,
): Promise<string> {
  const body: NewMatch = {
    game: game.slug,
    seats: players.map(({ name, bot }) => (bot === null ? { kind: "person", name } : { kind: "bot", name, bot })),
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

/** Joins a table of the server; `arg` is its id, or `id~seat~token` from an invitation. */
export async function join(arg: string, games: readonly GameInfo[], lang: Lang): Promise<Table> {
  const [id = "", seat, token] = arg.split("~");
  if (seat !== undefined && token) {
    keepToken(id, Number(seat) || 0, token);
    history.replaceState(null, "", `#/table/${encodeURIComponent(id)}`);
  }
  const base = location.href.replace(/#.*$/, "");
  const invitations = invitationsOf(id).map((one) => ({
    name: one.name,
    link: `${base}#/table/${encodeURIComponent(`${id}~${one.seat}~${one.token}`)}`,
  }));
  return joinServer({ id, games, lang, tokens: tokens()[id] ?? [], invitations });
}
