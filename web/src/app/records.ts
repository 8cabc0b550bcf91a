// Records to look at: of a game of this device, or of a table of the server.

import type { Lang, MatchSummary, Problem } from "../protocol";
import { findHere, isHere } from "./local";
import { tokens } from "./saved";

export interface Found {
  record: string;
  /** Who played, where that is known. */
  names: string[];
}

/** The record that an address asks for: `here.ID`, or the id of a table of the server. */
export async function recordOf(arg: string, lang: Lang): Promise<Found | null> {
  if (isHere(arg)) {
    const game = await findHere(arg);
    return game ? { record: game.record, names: game.players.map((player) => player.name) } : null;
  }
  const path = `./api/matches/${encodeURIComponent(arg)}`;
  // Whoever has a seat may see what that seat may see, also before the end.
  const token = (tokens()[arg] ?? []).find((one) => one !== null);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const [told, written] = await Promise.all([
    fetch(`${path}?lang=${lang}`),
    fetch(`${path}/record?lang=${lang}`, { headers }),
  ]);
  const text = await written.text();
  if (!written.ok) throw new Error((JSON.parse(text) as Problem).message ?? String(written.status));
  const { seats } = (await told.json()) as MatchSummary;
  return { record: text, names: seats.map((seat) => seat.name) };
}
