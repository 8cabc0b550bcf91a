// Opening tables on the server this page came from, and who sits at a table.

import type {
  GameEntry,
  GameInfo,
  Lang,
  MatchCreated,
  MatchList,
  MatchSummary,
  NewMatch,
  Problem,
  Reissued,
  SeatTaken,
  TakeSeat,
  Terms,
} from "../protocol";
import { freshSeed, type Order } from "../table/engine";
import { joinServer, matchAt } from "../table/join";
import { m } from "../paraglide/messages";
import type { Desk, Invitation, Player, Table } from "../table/table";
import { go } from "./router.svelte";
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
  terms: Partial<Terms> = {},
): Promise<string> {
  // To others nobody is called "You".
  const called = players.map((player, seat) =>
    player.name === m.you() ? { ...player, name: m.player_n({ n: seat + 1 }) } : player,
  );
  const body: NewMatch = {
    game: game.slug,
    seats: specs(called),
    options,
    terms,
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
  const said: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
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
  const name = own.invitations.find((one) => one.seat === seat)?.name ?? "";
  const changed = [...own.invitations.filter((one) => one.seat !== seat), { seat, name, code: invitation }];
  keepHosted(id, { ...own, invitations: changed });
  return links(id);
}

/** Exchanges an invitation for a token that only this browser knows; the dice are mixed with numbers of its own. */
export async function takeSeat(id: string, invitation: string, name: string, lang: Lang): Promise<void> {
  const body: TakeSeat = { invitation, name, entropy: freshSeed() };
  const path = `./api/matches/${encodeURIComponent(id)}/seat?lang=${lang}`;
  const headers = { "content-type": "application/json" };
  const { seat, token } = (await ask(path, { headers, body: JSON.stringify(body) })) as SeatTaken;
  keepToken(id, seat, token);
  if (invitation) keepUsed(`${id}~${invitation}`);
}

/** The tables of the server that everybody may find. */
export async function listed(lang: Lang): Promise<MatchSummary[]> {
  const answer = await fetch(`./api/matches?lang=${lang}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as MatchList).matches;
}

/** Whether an address invites somebody who has not sat down yet. */
export function isInvitation(arg: string): boolean {
  const [id = "", code] = arg.split("~");
  // A free seat of a listed table has no code; whoever sits there already comes back.
  return code !== undefined && !used().includes(arg) && !(code === "" && tokens()[id]);
}

/** What can be wanted of the server at one of its tables. */
function deskOf(id: string, lang: Lang): Desk {
  const base = `./api/matches/${encodeURIComponent(id)}`;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });
  const held = () => tokens()[id] ?? [];
  return {
    host: hosted(id) !== null,
    reissue: (seat) => reissue(id, seat, lang),
    seatBot: async (seat, bot, name) => {
      const headers = bearer(hosted(id)?.host ?? "");
      await ask(`${base}/seats/${seat}/bot?lang=${lang}`, { headers, body: JSON.stringify({ bot, name }) });
    },
    rename: async (seat, name) => {
      const headers = bearer(held()[seat] ?? "");
      await ask(`${base}/seats/${seat}/name?lang=${lang}`, { headers, body: JSON.stringify({ name }) });
    },
    rematch: async () => {
      const token = held().find((one) => one !== null) ?? "";
      return ((await ask(`${base}/rematch?lang=${lang}`, { headers: bearer(token) })) as MatchSummary).id;
    },
    follow: (next) => void follow(id, next, lang),
  };
}

/** Goes to the match that follows: the same tokens, each a seat further on. */
async function follow(id: string, next: string, lang: Lang): Promise<void> {
  const { seats } = await matchAt(next, lang);
  const held = Array.from(seats, (_, seat) => tokens()[id]?.[(seat + 1) % seats.length] ?? null);
  if (!tokens()[next] && held.some((token) => token !== null)) keepTokens(next, held);
  const host = hosted(id)?.host;
  if (host) keepHosted(next, { host, invitations: [] });
  go("table", next);
}

/** Joins a table of the server; `arg` is its id, or `id~code` from an invitation. A wrong link changes nothing. */
export async function join(
  arg: string,
  info: (slug: string) => Promise<GameInfo | undefined>,
  lang: Lang,
): Promise<Table> {
  const [id = "", code] = arg.split("~");
  const held = () => (tokens()[id] ?? []).filter((one) => one !== null);
  // Whoever has used it in this browser has the seat already.
  if (code !== undefined) history.replaceState(null, "", `#/table/${encodeURIComponent(id)}`);
  return joinServer({ id, info, lang, tokens: held(), invitations: links(id), desk: deskOf(id, lang) });
}
