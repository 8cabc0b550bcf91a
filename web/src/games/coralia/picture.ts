// View, pieces and choice of Coralia to what is drawn: slots, dice, marks, icons. Pure; no rule is known here.

import { isCell, type LegalAction, type LogLine, type Piece, type Seat, type Spot } from "../../protocol";
import type { Source } from "../../parts/scores";
import type { Changes } from "../../scene/cast";
import * as say from "./texts";
import type { CatalogueCard, Colour, Space, StationDie, View } from "./types";

export const COLOURS: readonly Colour[] = ["yellow", "blue", "red", "orange", "green", "violet"];
export const SPACES: readonly Space[] = ["turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure"];
export const FISH = ["fire", "blow", "angel", "stingray", "anemone"] as const;

export type Tint = Colour | "white";

const REEFS: Record<Colour, () => string> = {
  yellow: say.reef_yellow,
  blue: say.reef_blue,
  red: say.reef_red,
  orange: say.reef_orange,
  green: say.reef_green,
  violet: say.reef_violet,
};
export const reefName = (colour: Colour): string => REEFS[colour]();

/** Fill of a die and ink on it. */
export const TINTS: Record<Tint, { fill: string; ink: string }> = {
  yellow: { fill: "var(--d-yellow)", ink: "#2b2300" },
  blue: { fill: "var(--d-blue)", ink: "#ffffff" },
  red: { fill: "var(--d-red)", ink: "#ffffff" },
  orange: { fill: "var(--d-orange)", ink: "#2a1500" },
  green: { fill: "var(--d-green)", ink: "#04281c" },
  violet: { fill: "var(--d-purple)", ink: "#ffffff" },
  white: { fill: "var(--d-white)", ink: "#12303d" },
};

/** A space of a reef. */
export interface Place {
  reef: number;
  space: number;
}

/** A die as it is drawn: its piece, and what it shows. */
export interface DieDrawing {
  id: number;
  colour: Tint;
  face: Space | null;
}

/** A space of a reef as it is drawn. */
export interface SlotDrawing {
  space: Space;
  value: number;
  die: DieDrawing | null;
  blocking: boolean;
  /** The octopus or diver on it. */
  figure: { id: number; owner: Seat } | null;
  /** A legal die can go here. */
  open: boolean;
  /** The chosen die goes here. */
  chosen: boolean;
  /** The last move came here. */
  fresh: boolean;
  /** A number of the result comes from here. */
  lit: boolean;
}

/** The coral that each reef is made of, as a drawing. */
export const MOTIFS: Record<Colour, string> = {
  yellow: "species-sun",
  blue: "relief-digitate-3",
  red: "species-red",
  orange: "species-tubular",
  green: "relief-branching-4",
  violet: "species-brain",
};

export interface ReefDrawing {
  colour: Colour;
  /** The turtle on it, by id. */
  tile: string | null;
  chest: boolean;
  slots: SlotDrawing[];
}

/** The reef and space of a spot; null if it is no space of the board. */
export function cellOf(spot: Spot | null | undefined): Place | null {
  return spot && isCell(spot) ? { reef: spot.x, space: spot.y } : null;
}

/** Whether something lies on the island. */
export const isIsland = (spot: Spot): boolean => !isCell(spot) && spot.zone === "island";

const tintOf = (style: string): Tint => COLOURS.find((colour) => colour === style) ?? "white";

export function dieOf(piece: Piece): DieDrawing {
  return { id: piece.id, colour: tintOf(piece.style), face: SPACES[piece.face] ?? null };
}

/** The pieces of a kind in a zone, in order of their places. */
export function piecesIn(pieces: readonly Piece[], zone: string, kind: string, seat: Seat | null = null): Piece[] {
  const index = (piece: Piece) => (isCell(piece.spot) ? 0 : piece.spot.index);
  return pieces
    .filter(({ spot, kind: of }) => of === kind && !isCell(spot) && spot.zone === zone && spot.seat === seat)
    .sort((a, b) => index(a) - index(b));
}

/** The six reefs with what lies on them and what may. */
export function reefsOf(
  view: View,
  pieces: readonly Piece[],
  legal: readonly LegalAction[],
  goal: Place | null,
  fresh: ReadonlySet<number> = new Set(),
  source: Source | null = null,
): ReefDrawing[] {
  const lit = source ? slotsFor(view, pieces, source) : new Set<string>();
  const there = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const at = cellOf(piece.spot);
    if (at) there.set(`${at.reef}-${at.space}`, [...(there.get(`${at.reef}-${at.space}`) ?? []), piece]);
  }
  return view.reefs.map((reef, n) => {
    const at = (space: number, kind: string) => there.get(`${n}-${space}`)?.find((piece) => piece.kind === kind);
    const slots = reef.slots.map((slot, space): SlotDrawing => {
      const die = at(space, "die");
      const figure = at(space, "octopus") ?? at(space, "diver");
      return {
        space: slot.space,
        value: slot.value,
        die: die ? dieOf(die) : null,
        blocking: slot.die?.blocking ?? false,
        figure: figure && figure.owner !== null ? { id: figure.id, owner: figure.owner } : null,
        open: actionAt(legal, { reef: n, space }) !== undefined,
        chosen: goal?.reef === n && goal.space === space,
        fresh: die !== undefined && fresh.has(die.id),
        lit: lit.has(`${n}-${space}`),
      };
    });
    return { colour: reef.colour, tile: at(0, "turtle")?.style ?? null, chest: at(6, "chest") !== undefined, slots };
  });
}

/** The spaces that a number of the result comes from: what the diver counts, where octopuses brought points in play. */
export function slotsFor(view: View, pieces: readonly Piece[], { seat, key }: Source): Set<string> {
  if (key === "score.play") {
    const figures = pieces.filter(({ kind, owner }) => kind === "octopus" && owner === seat);
    const places = figures.flatMap(({ spot }) => cellOf(spot) ?? []);
    return new Set(places.map(({ reef, space }) => `${reef}-${space}`));
  }
  const reef = key === "score.diver" ? view.final?.[seat]?.reef : null;
  const n = view.reefs.findIndex(({ colour }) => colour === reef);
  const counts = (view.reefs[n]?.slots ?? []).map((slot) => slot.die !== null && slot.value > 0);
  return new Set(counts.flatMap((does, space) => (does ? [`${n}-${space}`] : [])));
}

/** The cards that a number of the result comes from. */
export function cardsFor({ key }: Source): "fish" | "pearls" | "starfish" | null {
  if (key === "score.fish") return "fish";
  if (key === "score.pearls") return "pearls";
  return key === "score.starfish" ? "starfish" : null;
}

/** Dice of one colour on the island; `id` is that of the last one. */
export interface Heap {
  colour: Tint;
  count: number;
  id: number;
}

/** The dice on the island, one heap for each colour. */
export function islandOf(pieces: readonly Piece[]): Heap[] {
  const dice = piecesIn(pieces, "island", "die").map(dieOf);
  return [...COLOURS, "white" as const].flatMap((colour): Heap[] => {
    const same = dice.filter((die) => die.colour === colour);
    const last = same.at(-1);
    return last ? [{ colour, count: same.length, id: last.id }] : [];
  });
}

/** More dice than this do not move in one go: then it is another moment of the match that is shown. */
const MOST_MOVED = 8;

/** The dice that a change brought to another place, if it was a move. */
export function movedDice({ moved }: Pick<Changes, "moved">): Piece[] {
  const dice = moved.map((change) => change.is).filter((piece) => piece.kind === "die");
  return dice.length <= MOST_MOVED ? dice : [];
}

/** The legal action that puts a die on this space. */
export function actionAt(legal: readonly LegalAction[], at: Place): LegalAction | undefined {
  return legal.find(({ gesture }) => {
    const to = cellOf(gesture.to);
    return (gesture.step === "die" || gesture.step === "white") && to?.reef === at.reef && to.space === at.space;
  });
}

/** The legal action of a die of the station; equal dice share one. */
export function actionOf(legal: readonly LegalAction[], die: StationDie): LegalAction | undefined {
  return legal.find(({ gesture }) => gesture.step === "die" && gesture.item === `${die.colour} ${die.face}`);
}

/** Whether an action puts a die on the island. */
export function isAshore({ gesture }: LegalAction): boolean {
  return (gesture.step === "die" || gesture.step === "white") && cellOf(gesture.to) === null;
}

/** The icon of a card. */
export function cardIcon(card: CatalogueCard): string {
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
export function neighbour(at: Place, key: string, across: number): Place | null {
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
