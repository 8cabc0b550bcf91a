// What a game tells the shared parts of its table: the marks of its seats, its first steps, its screen.

import type { Component } from "svelte";

import { m } from "../paraglide/messages";
import type { Seat } from "../protocol";
import type { Session } from "../table/session.svelte";
import type { Solid } from "./solid";

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

/** Who lives in the picture of a game: crosses it, floats, or turns where it lies. `at` is in parts of a hundred. */
export interface Creature {
  icon: string;
  way: "swim" | "float" | "turn";
  at: readonly [x: number, y: number];
  tint: string;
  size?: number;
}

/** What every screen of a game is given. */
export interface ScreenProps {
  session: Session;
  screen: GameScreen;
}

export interface GameScreen {
  slug: string;
  /** One line for the home page. */
  line?: () => string;
  /** Minutes a game takes. */
  minutes?: number;
  /** A picture for the home page, and who lives in it. */
  picture?: string;
  life?: readonly Creature[];
  seats: readonly SeatLook[];
  /** The look a seat has taken in this game, as the view tells; nothing if it has none yet. */
  look?: (view: unknown, seat: Seat) => SeatLook | null;
  /** How a match ended, where that is more than who won. */
  ending?: (view: unknown) => string | null;
  /** The keys that this game has besides those of every table. */
  keys?: readonly (readonly [string, () => string])[];
  /** How small pictures of its positions are built. */
  solid?: () => Promise<Solid>;
  /** The words for a new player at the first table of the game. */
  tour?: readonly TourStep[];
  load: () => Promise<{ default: Component<ScreenProps> }>;
}

export const SEATS: readonly SeatLook[] = [
  { tint: "#127a74", ink: "#ffffff", icon: "seat-1", pattern: "plain" },
  { tint: "#f27bbd", ink: "#3a0d26", icon: "seat-2", pattern: "stripes" },
  { tint: "#0b3247", ink: "#ffffff", icon: "seat-3", pattern: "dots" },
  { tint: "#f6e3bd", ink: "#3a2a08", icon: "seat-4", pattern: "grid" },
];

/** What holds at every table. */
const TOUR: readonly TourStep[] = [
  { at: "board", text: m.tour_any_1 },
  { at: "move", text: m.tour_any_2 },
  { at: "seats", text: m.tour_any_3 },
];

export function seatLook(screen: GameScreen, seat: Seat, view: unknown = null): SeatLook {
  return screen.look?.(view, seat) ?? screen.seats[seat % screen.seats.length] ?? SEATS[0]!;
}

export function tourOf(screen: GameScreen): readonly TourStep[] {
  return screen.tour ?? TOUR;
}
