// Opening tables: in the page, or on the server this page came from.

import type { GameInfo, MatchCreated, NewMatch, Problem } from "../protocol";
import { freshSeed } from "../table/engine";
import { engine } from "../table/wasm";
import type { Player } from "../table/table";
import { keep, keepTokens } from "./saved";

/** Opens a table in the page; the table page finds it in the store. */
export async function openHere(game: GameInfo, players: Player[], options: Record<string, unknown>): Promise<void> {
  const made = (await engine()).open(game.slug, players.length, options, freshSeed());
  keep({ slug: game.slug, record: made.record(), players, over: false, when: Date.now() });
  made.free();
}

/** Opens a table on the server and remembers the seats of this device. */
export async function openOnServer(game: GameInfo, players: Player[], options: Record<string, unknown>): Promise<string> {
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
  const { table, tokens } = said as MatchCreated;
  keepTokens(
    table.id,
    tokens.map((token, seat) => (players[seat]?.here ? token : null)),
  );
  sessionStorage.setItem(`atoll.invite.${table.id}`, JSON.stringify(tokens));
  return table.id;
}
