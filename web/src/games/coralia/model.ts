// What the engine shows of Coralia, and small pure helpers for the screen. No rules here.

import type { Lang, LegalAction, LogLine, Seat, Spot } from "../../protocol";

export type Colour = "yellow" | "blue" | "red" | "orange" | "green" | "violet";
export type Space = "turtle" | "starfish" | "octopus" | "fish" | "pearl" | "diver" | "treasure";
export type Pile = "fish" | "pearl" | "starfish" | "island";
export type Words = Record<Lang, string>;

export const COLOURS: readonly Colour[] = ["yellow", "blue", "red", "orange", "green", "violet"];
export const SPACES: readonly Space[] = ["turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure"];
export const FISH = ["fire", "blow", "angel", "stingray", "anemone"] as const;

/** Fill, ink on it and pattern of a die. */
export const TINTS: Record<Colour | "white", { fill: string; ink: string }> = {
  yellow: { fill: "var(--d-yellow)", ink: "#2b2300" },
  blue: { fill: "var(--d-blue)", ink: "#ffffff" },
  red: { fill: "var(--d-red)", ink: "#ffffff" },
  orange: { fill: "var(--d-orange)", ink: "#2a1500" },
  green: { fill: "var(--d-green)", ink: "#04281c" },
  violet: { fill: "var(--d-purple)", ink: "#ffffff" },
  white: { fill: "var(--d-white)", ink: "#12303d" },
};

export interface DieView {
  colour: Colour | "white";
  face: Space;
  blocking: boolean;
}
export interface SlotView {
  space: Space;
  value: number;
  die: DieView | null;
}
export interface ReefView {
  colour: Colour;
  tile: string | null;
  chest: boolean;
  octopus: Seat | null;
  diver: Seat | null;
  dice: number;
  diver_points: number;
  slots: SlotView[];
}
export interface StationDie {
  colour: Colour;
  face: Space | null;
  to: "reef" | "island" | null;
  why: string | null;
  added: boolean;
}
export interface FishScore {
  counts: number[];
  sets: number[];
  set_points: number[];
  per_fish: number;
  points: number;
}
export interface PearlScore {
  values: number[];
  sum: number;
  rank: number | null;
  counting: number;
  per_pearl: number;
  points: number;
}
export interface PlayerView {
  seat: Seat;
  points: number;
  cards: number;
  by_pile: Record<Pile, number>;
  rays: number;
  turtles: string[];
  chests: string[];
  figures: number;
  diver: Colour | null;
  shown: boolean;
  hand: { card: string; island: boolean }[];
  fish: FishScore | null;
  pearls: PearlScore | null;
  pearls_by_rank: number[] | null;
}
export interface FinalView {
  play: number;
  starfish: number;
  diver: number;
  reef: Colour | null;
  fish: number;
  pearls: number;
  total: number;
  place: number;
}
export interface CoraliaView {
  seats: number;
  start: Seat;
  me: Seat | null;
  active: Seat | null;
  round: number;
  rounds: number;
  scoring: boolean;
  step: string;
  reefs: ReefView[];
  island: { dice: number[]; white: number; total: number };
  piles: { pile: Pile; left: number; known: { place: number; card: string }[] }[];
  supply: number[];
  station: StationDie[];
  hold: number;
  players: PlayerView[];
  look: { pile: Pile; count: number; cards: string[] | null } | null;
  white: Space | null;
  side: { turtles: string[]; chests: number; rays: number };
  pending: string[];
  final: FinalView[] | null;
}

export interface CardPart {
  id: string;
  pile: Pile;
  kind: string;
  name: Words;
  tag: string;
  colours: Colour[];
  value: number;
  fish: string | null;
}
export interface TilePart {
  id: string;
  gives: string;
  name: Words;
  tag: string;
}
export interface CoraliaParts {
  cards: CardPart[];
  turtles: TilePart[];
  chests: TilePart[];
  ray: { name: Words; tag: string };
}

/** Puts values into the `{places}` of a text; names of seats are left alone. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => (key in values ? String(values[key]) : whole));
}

/** The reef and space an action puts a die on; null if it goes to the island or nowhere. */
export function cellOf(spot: Spot | null | undefined): { reef: number; space: number } | null {
  return spot && "x" in spot ? { reef: spot.x, space: spot.y } : null;
}

/** The legal action that puts a die on this space. */
export function actionAt(legal: readonly LegalAction[], reef: number, space: number): LegalAction | undefined {
  return legal.find(({ gesture }) => {
    const to = cellOf(gesture.to);
    return (gesture.step === "die" || gesture.step === "white") && to?.reef === reef && to.space === space;
  });
}

/** The legal action of a die of the station; equal dice share one. */
export function actionOf(legal: readonly LegalAction[], die: StationDie): LegalAction | undefined {
  return legal.find(({ gesture }) => gesture.step === "die" && gesture.item === `${die.colour} ${die.face}`);
}

/** The set of colours or dice as the engine numbers it. */
export function setOf(chosen: Iterable<number>): number {
  let set = 0;
  for (const one of chosen) set |= 1 << one;
  return set;
}

/** The icon of a card. */
export function cardIcon(card: CardPart): string {
  if (card.pile === "pearl" || card.kind === "pearl6") return "pearl";
  if (card.fish) return `fish-${card.fish}`;
  return "starfish";
}

/** What a starfish card counts, as an icon. */
export function starIcon(kind: string): string {
  return (
    {
      "per-fish": "fish",
      "per-pearl": "pearl",
      "per-island-die": "island",
      "per-turtle": "turtle",
      "per-chest": "treasure",
      "side-chest": "treasure",
      "reef-chests": "treasure",
      "left-dice": "die",
      jellyfish: "jellyfish",
    }[kind] ?? "starfish"
  );
}

/** What a turtle or chest gives, as an icon. */
export function giftIcon(gives: string): string {
  return (
    {
      "white-die": "die",
      jellyfish: "jellyfish",
      stingray: "stingray",
      starfish: "starfish",
      island: "island",
      fish: "fish",
      pearl: "pearl",
      copy: "turtle",
      "side-chest": "treasure",
      "per-island-die": "island",
    }[gives] ?? "more"
  );
}

/** The log of the first scoring step, seat by seat. */
export function starfishStory(log: readonly LogLine[]): { seat: Seat; lines: string[] }[] {
  const story: { seat: Seat; lines: string[] }[] = [];
  for (const line of log) {
    const show = /^\* show (\d)$/.exec(line.text ?? "");
    if (show) story.push({ seat: Number(show[1]), lines: [] });
    else if (line.text === "* count") break;
    else if (story.length && line.sentence) story[story.length - 1]!.lines.push(line.sentence);
  }
  return story;
}

/** The neighbour of a slot on the board by an arrow key; slots lie 3 + 3 + 1 in reefs of 3 x 2. */
export function neighbour(
  at: { reef: number; space: number },
  key: string,
  across: number,
): { reef: number; space: number } | null {
  const place = (space: number) => (space === 6 ? { x: 1, y: 2 } : { x: space % 3, y: Math.floor(space / 3) });
  const here = place(at.space);
  let x = (at.reef % across) * 3 + here.x;
  let y = Math.floor(at.reef / across) * 3 + here.y;
  if (key === "ArrowLeft") x -= 1;
  else if (key === "ArrowRight") x += 1;
  else if (key === "ArrowUp") y -= 1;
  else if (key === "ArrowDown") y += 1;
  else return null;
  const down = Math.ceil(6 / across);
  if (x < 0 || y < 0 || x >= across * 3 || y >= down * 3) return null;
  const row = y % 3;
  const space = row === 2 ? 6 : row * 3 + (x % 3);
  return { reef: Math.floor(y / 3) * across + Math.floor(x / 3), space };
}
