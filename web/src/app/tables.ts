// Opening tables on the server this page came from, and who sits at a table.

import type {
  GameEntry,
  GameInfo,
  Lang,
  MatchCreated,
  NewMatch,
  Problem,
  Reissued,
  SeatTaken,
  TakeSeat,
} from "../protocol";
import { freshSeed, type Order } from "../table/engine";
import { joinServer } from "../table/join";
import type { Invitation, Player, Table } from "../table/table";
import { hosted, keepHosted, keepToken, keepTokens, keepUsed, tokens, used } from "./saved";

const specs = (players: readonly Player[]): NewMatch["seats"] =>
  players.map(({ name, bot }) => (bot === null ? { kind: "person", name } : { kind: "bot", name, bot }));

/** How a table of these players is set up in the page. */
export function orderOf(game: string, players: readonly Player[], lang: Lang): Order {
  const here = players.flatMap((player, seat) => (player.here ? [seat] : []));
  return { game, seats: specs(players), here, seed: freshSeed(), pace: 0, lang };
}

/** Opens a table on the server and remembers the seats of this device. */
export async function openOnServer(
  game: GameEntry,
  players: Player[],
  options: Record<string, unknown>,
): Promise<string> {
  const body: NewMatch = {
    game: game.slug,
    seats: specs(players),
    options,
    invite: players.flatMap((player, seat) => (player.bot === null && !player.here ? [seat] : [])),
  };
  const answer = await fetch("./api/matches", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error((said as Problem | null)?.message ?? `${answer.status}`);
  const { table, tokens: given, invitations, host } = said as MatchCreated;
  keepTokens(table.id, given);
  const invited = invitations.flatMap((code, seat) => (code ? [{ seat, name: players[seat]?.name ?? "", code }] : []));
  keepHosted(table.id, { host, invitations: invited });
  return table.id;
}

async function ask(path: string, method: { headers?: Record<string, string>; body?: string }): Promise<unknown> {
  const answer = await fetch(path, { method: "POST", ...method });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error((said as Problem | null)?.message ?? `${answer.status}`);
  return said;
}

/** The invitations that this window has as the host of a table, as links. */
function links(id: string): Invitation[] {
  const base = location.href.replace(/#.*$/, "");
  return (hosted(id)?.invitations ?? []).map(({ seat, name, code }) => ({
    seat,
    name,
    link: `${base}#/table/${encodeURIComponent(`${id}~${code}`)}`,
  }));
}

/** Takes a seat back from whoever holds it and invites anew, as the host; everybody at the table is told. */
async function reissue(id: string, seat: number, lang: Lang): Promise<Invitation[]> {
  const own = hosted(id);
  if (!own) return [];
  const path = `./api/matches/${encodeURIComponent(id)}/seats/${seat}/invitation?lang=${lang}`;
  const { invitation } = (await ask(path, { headers: { authorization: `Bearer ${own.host}` } })) as Reissued;
  const changed = own.invitations.map((one) => (one.seat === seat ? { ...one, code: invitation } : one));
  keepHosted(id, { ...own, invitations: changed });
  return links(id);
}

/** Exchanges an invitation for a token that only this browser knows; the dice are mixed with numbers of its own. */
async function takeSeat(id: string, invitation: string, lang: Lang): Promise<void> {
  const body: TakeSeat = { invitation, entropy: freshSeed() };
  const path = `./api/matches/${encodeURIComponent(id)}/seat?lang=${lang}`;
  const headers = { "content-type": "application/json" };
  const { seat, token } = (await ask(path, { headers, body: JSON.stringify(body) })) as SeatTaken;
  keepToken(id, seat, token);
}

/** Joins a table of the server; `arg` is its id, or `id~code` from an invitation. A wrong link changes nothing. */
export async function join(
  arg: string,
  info: (slug: string) => Promise<GameInfo | undefined>,
  lang: Lang,
): Promise<Table> {
  const [id = "", code] = arg.split("~");
  const held = () => (tokens()[id] ?? []).filter((one) => one !== null);
  if (code) {
    // Whoever has used it before in this browser has the seat already.
    if (!used().includes(arg)) {
      await takeSeat(id, code, lang);
      keepUsed(arg);
    }
    history.replaceState(null, "", `#/table/${encodeURIComponent(id)}`);
  }
  const host = hosted(id) ? { invitations: links(id), reissue: (seat: number) => reissue(id, seat, lang) } : {};
  return joinServer({ id, info, lang, tokens: held(), ...host });
}
