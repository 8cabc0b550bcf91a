// All games that this browser knows: those of this device, and its seats at tables of the server.

import type { Lang, MatchSummary } from "../protocol";
import { hereArg } from "./local";
import { hosted, keepTokens, tokens } from "./saved";
import { settings, sane } from "./settings.svelte";
import { keepPicture, keepPicturesOf, localGames, pictureOf, sound, takeIn } from "./store";

/** A game as a list shows it. */
export interface Listed {
  /** What the table page is asked for. */
  arg: string;
  place: "here" | "host" | "guest";
  slug: string;
  names: string[];
  /** The seats that are played here. */
  mine: number[];
  waits: number[];
  won: number[];
  over: boolean;
  /** Milliseconds since 1970. */
  when: number;
}

/** The games of this device, the last changed first. */
export async function listHere(): Promise<Listed[]> {
  return (await localGames()).map((game) => ({
    arg: hereArg(game.id),
    place: "here",
    slug: game.slug,
    names: game.players.map((player) => player.name),
    mine: game.players.flatMap((player, seat) => (player.here ? [seat] : [])),
    waits: game.waits,
    won: game.won,
    over: game.over,
    when: game.when,
  }));
}

async function listOne(id: string, seats: readonly (string | null)[], lang: Lang): Promise<Listed | null> {
  const answer = await fetch(`./api/matches/${encodeURIComponent(id)}?lang=${lang}`);
  if (!answer.ok) return null;
  const { game, seats: specs, turn, opened } = (await answer.json()) as MatchSummary;
  const best = turn.kind === "over" ? Math.min(...turn.places) : 0;
  return {
    arg: id,
    place: hosted(id) ? "host" : "guest",
    slug: game,
    names: specs.map((spec) => spec.name),
    mine: seats.flatMap((token, seat) => (token ? [seat] : [])),
    waits: turn.kind === "decide" ? turn.seats : [],
    won: turn.kind === "over" ? turn.places.flatMap((place, seat) => (place === best ? [seat] : [])) : [],
    over: turn.kind === "over",
    when: opened * 1000,
  };
}

/** The tables of the server where this browser has a seat; those that are gone are left out. */
export async function listOnline(lang: Lang): Promise<Listed[]> {
  const asked = Object.entries(tokens()).map(([id, seats]) => listOne(id, seats, lang).catch(() => null));
  const found = (await Promise.all(asked)).filter((one) => one !== null);
  return found.sort((a, b) => b.when - a.when);
}

/** Forgets the pictures of games that this browser no longer knows. */
export async function tidyPictures(here: readonly Listed[]): Promise<void> {
  await keepPicturesOf(new Set([...here.map((game) => game.arg), ...Object.keys(tokens())]));
}

const KIND = "atoll games";

/** Everything as one text: games, seats at tables of the server, settings. */
export async function exported(): Promise<string> {
  const games = await localGames();
  const pictures: Record<string, unknown> = {};
  for (const arg of [...games.map((game) => hereArg(game.id)), ...Object.keys(tokens())])
    pictures[arg] = await pictureOf(arg);
  const all = { kind: KIND, version: 1, games, tokens: tokens(), pictures, settings };
  return JSON.stringify(all, null, 1);
}

/** Takes over what such a text holds beside what is here; how many games came anew. Nothing changes if it is none. */
export async function imported(text: string): Promise<number | null> {
  let found: { kind?: unknown; games?: unknown; tokens?: unknown; pictures?: unknown; settings?: unknown };
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null || found.kind !== KIND || !Array.isArray(found.games)) return null;
  const pictures = (typeof found.pictures === "object" && found.pictures) || {};
  const takePicture = async (arg: string) => {
    const picture: unknown = (pictures as Record<string, unknown>)[arg];
    if (Array.isArray(picture)) await keepPicture(arg, picture);
  };
  let count = 0;
  for (const one of found.games) {
    const game = sound(one);
    if (game && (await takeIn(game))) {
      count += 1;
      await takePicture(hereArg(game.id));
    }
  }
  if (typeof found.tokens === "object" && found.tokens !== null) {
    for (const [id, seats] of Object.entries(found.tokens)) {
      if (!/^[\w-]{1,64}$/.test(id) || !Array.isArray(seats) || tokens()[id]) continue;
      keepTokens(
        id,
        seats.map((seat) => (typeof seat === "string" ? seat : null)),
      );
      await takePicture(id);
      count += 1;
    }
  }
  if (typeof found.settings === "object" && found.settings !== null)
    Object.assign(settings, sane(found.settings, { ...settings }));
  return count;
}
