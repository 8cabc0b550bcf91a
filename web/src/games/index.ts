// The screens of games. A game that is not listed is played on the generic screen.

import type { Component } from "svelte";

import { m } from "../paraglide/messages";
import type { Session } from "../table/session.svelte";
import type { Seat } from "../protocol";

/** How a seat is marked: colour, the ink that reads on it, a shape, a pattern. */
export interface SeatLook {
  tint: string;
  ink: string;
  icon: string;
  pattern: "plain" | "stripes" | "dots" | "waves" | "hatch" | "grid";
}

/** A part of the table that a step of a tour points at. */
export type TourPlace = "board" | "panel" | "move" | "seats";
export interface TourStep {
  at: TourPlace;
  text: () => string;
}

export interface GameScreen {
  slug: string;
  /** One line for the home page, by message key of `messages/`. */
  line?: () => string;
  /** Minutes a game takes. */
  minutes?: number;
  /** A picture for the home page. */
  picture?: string;
  seats: readonly SeatLook[];
  /** The look a seat has taken in this game, as the view tells; nothing if it has none yet. */
  look?: (view: unknown, seat: Seat) => SeatLook | null;
  /** The words for a new player at the first table of the game. */
  tour?: readonly TourStep[];
  load: () => Promise<{ default: Component<{ session: Session }> }>;
}

/** What holds at every table. */
const TOUR: readonly TourStep[] = [
  { at: "board", text: m.tour_any_1 },
  { at: "move", text: m.tour_any_2 },
  { at: "seats", text: m.tour_any_3 },
];

export const SEATS: readonly SeatLook[] = [
  { tint: "#127a74", ink: "#ffffff", icon: "seat-1", pattern: "plain" },
  { tint: "#f27bbd", ink: "#3a0d26", icon: "seat-2", pattern: "stripes" },
  { tint: "#0b3247", ink: "#ffffff", icon: "seat-3", pattern: "dots" },
  { tint: "#f6e3bd", ink: "#3a2a08", icon: "seat-4", pattern: "grid" },
];

const generic: Omit<GameScreen, "slug"> = {
  seats: SEATS,
  load: () => import("./generic/Screen.svelte"),
};

const modules = import.meta.glob<{ screen: GameScreen }>("./*/index.ts", { eager: true });
const screens = new Map(Object.values(modules).map(({ screen }) => [screen.slug, screen]));

/** The screen of a game; every game has one. */
export function screenOf(slug: string): GameScreen {
  return screens.get(slug) ?? { slug, ...generic };
}

export function seatLook(screen: GameScreen, seat: Seat, view: unknown = null): SeatLook {
  return screen.look?.(view, seat) ?? screen.seats[seat % screen.seats.length] ?? SEATS[0]!;
}

export function tourOf(slug: string): readonly TourStep[] {
  return screenOf(slug).tour ?? TOUR;
}
