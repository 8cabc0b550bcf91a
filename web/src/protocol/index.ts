// The engine's own types (generated), and the few names the page adds to them.

import type { FactInfo, GameInfo as WholeGame, OptionEntry, Spot, TurnState } from "./types";

export * from "./types";
export type Turn = TurnState;
export type OptionInfo = OptionEntry;
export type Fact = FactInfo;
/** What there is to read about a game, which a table can do without. */
export type GameBook = Pick<WholeGame, "slug" | "title" | "version" | "data_hash" | "facts" | "readings" | "rules">;
/** What a table knows of its game. */
export type GameInfo = Omit<WholeGame, "facts" | "readings" | "rules">;
/** What is known of a game before it is chosen: neither components nor words. */
export type GameEntry = Omit<GameInfo, "components" | "texts">;

export type Seat = number;
export type Lang = "en" | "nl";
/** Who is looking: a seat by number, or somebody beside the table. */
export type Observer = Seat | "spectator";
export type Cell = Extract<Spot, { x: number }>;
export type Zone = Extract<Spot, { zone: string }>;

export function isCell(spot: Spot | null | undefined): spot is Cell {
  return !!spot && "x" in spot;
}
