// What the Islands screen reads from the engine's view and previews. Pure; no rule is known here.

import type { Seat } from "../../protocol";
import type { ClaimView, EvaluationView, IslandView, Plan as Told, Reach } from "./types";

/** What a chosen card allows: from the engine's preview, or from the view once it is taken. */
export interface Plan extends Omit<Told, "k"> {
  /** The code that takes the card; nothing if that is done. */
  take: number | null;
  card: string;
  column: number;
  colour: string;
}

export interface TerrainLook {
  /** The die. */
  tint: string;
  ink: string;
  icon: string;
  /** The island's plinth and what is painted on it. */
  ground: string;
  paint: string;
}

export const LOOKS: Record<string, TerrainLook> = {
  volcano: { tint: "#b8332a", ink: "#ffffff", icon: "terrain-volcano", ground: "#f4c6b4", paint: "#7d5a50" },
  archipelago: { tint: "#3fbe93", ink: "#04281c", icon: "terrain-archipelago", ground: "#cdebd2", paint: "#4d7560" },
  beach: { tint: "#ffdc1a", ink: "#2b2300", icon: "terrain-beach", ground: "#f6e5a4", paint: "#7a6a2c" },
  rock: { tint: "#26282b", ink: "#ffffff", icon: "terrain-stack", ground: "#dcd9d4", paint: "#5b5b5b" },
  waterfall: { tint: "#5a7fc4", ink: "#ffffff", icon: "terrain-waterfall", ground: "#cbdff3", paint: "#46638f" },
  lavender: { tint: "#642a8c", ink: "#ffffff", icon: "terrain-lavender", ground: "#e5d3f0", paint: "#664a7a" },
};
const PLAIN: TerrainLook = { tint: "#8d9295", ink: "#ffffff", icon: "die", ground: "#faf3e2", paint: "#47606b" };
const OF_COLOUR: Record<string, string> = {
  red: "volcano",
  green: "archipelago",
  yellow: "beach",
  black: "rock",
  blue: "waterfall",
  purple: "lavender",
};

export const lookOf = (terrain: string): TerrainLook => LOOKS[terrain] ?? PLAIN;
export const lookOfDie = (colour: string): TerrainLook => lookOf(OF_COLOUR[colour] ?? "");
export const colourOf = (terrain: string): string =>
  Object.keys(OF_COLOUR).find((colour) => OF_COLOUR[colour] === terrain) ?? "";

const SPECIALISTS: Record<string, string> = {
  CONS: "spec-conservationist",
  ECOL: "spec-ecologist",
  OCEA: "spec-oceanographer",
  SEIS: "spec-seismologist",
  GEOG: "spec-geographer",
  AGRI: "spec-agriculturalist",
};
export const specialistIcon = (id: string | null): string => SPECIALISTS[id ?? ""] ?? "people";

/** The islands whose dice the plan can move or raise. */
export function sources(plan: Plan | null): Set<string> {
  return new Set(plan ? [...plan.reachable.map((one) => one.from), ...plan.stays.map((one) => one.at)] : []);
}

/** Where the die of an island may go, by island; the fewest steps each. */
export function ends(plan: Plan | null, from: string | null, pair: boolean): Map<string, Reach> {
  const found = plan && from !== null ? plan.reachable.filter((one) => one.from === from && one.pair === pair) : [];
  return new Map(found.map((one) => [one.to, one]));
}

export function hasPair(plan: Plan | null, from: string | null): boolean {
  return plan !== null && from !== null && plan.reachable.some((one) => one.from === from && one.pair);
}

/** The nearest island in a direction; wide gaps are skipped. */
export function neighbour(islands: readonly IslandView[], from: IslandView, dc: number, dr: number): IslandView | null {
  for (let i = 1; i <= 8; i++) {
    const found = islands.find((one) => one.c === from.c + dc * i && one.r === from.r + dr * i);
    if (found) return found;
  }
  return null;
}

/** Every claim of the evaluation in the order it is played. */
export function claimsOf(evaluation: readonly EvaluationView[]): (ClaimView & { terrain: string })[] {
  return evaluation.flatMap((one) => one.claims.map((claim) => ({ ...claim, terrain: one.terrain })));
}

/** Who claims each tower. */
export function claimants(evaluation: readonly EvaluationView[]): Map<string, Seat> {
  return new Map(claimsOf(evaluation).map((claim) => [claim.name, claim.seat]));
}

/** The island at a place of the board. */
export function islandOn(islands: readonly IslandView[], at: { x: number; y: number }): IslandView | undefined {
  return islands.find((one) => one.c === at.x && one.r === at.y);
}
