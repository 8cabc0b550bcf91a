// Any game as its stage tells it: cells in a grid, zones in rows, pieces as labelled tokens. Pure.

import { SEATS } from "../../parts/looks";
import { isCell, type Gesture, type LegalAction, type Piece, type Seat, type Spot } from "../../protocol";

/** A piece as a token: what it is, what it shows, whose it is. */
export interface Token {
  key: string;
  kind: string;
  style: string;
  /** What it shows; nothing for a piece without faces. */
  face: number | null;
  owner: Seat | null;
  tint: string;
  ink: string;
}
export interface CellView {
  key: string;
  x: number;
  y: number;
  /** From below. */
  tokens: Token[];
}
export interface Grid {
  columns: number;
  rows: number;
  left: number;
  top: number;
  cells: CellView[];
}
export interface ZoneView {
  key: string;
  zone: string;
  seat: Seat | null;
  tokens: Token[];
}

/** Colours for styles that say no colour of their own, each with an ink that reads on it. */
const TINTS: readonly (readonly [string, string])[] = [
  ["#b8332a", "#ffffff"],
  ["#ffdc1a", "#2b2300"],
  ["#3fbe93", "#04281c"],
  ["#642a8c", "#ffffff"],
  ["#5a7fc4", "#ffffff"],
  ["#d98628", "#2a1500"],
  ["#26282b", "#ffffff"],
  ["#f7f9fb", "#12303d"],
];
const NAMED: Record<string, number> = {
  red: 0,
  yellow: 1,
  green: 2,
  purple: 3,
  violet: 3,
  blue: 4,
  orange: 5,
  black: 6,
  white: 7,
};

export const spotKey = (spot: Spot): string =>
  isCell(spot) ? `${spot.x},${spot.y}` : `${spot.zone}:${spot.seat ?? ""}`;

/** The same style has the same colours always. */
function tintOf(piece: Piece): readonly [string, string] {
  const named = NAMED[piece.style];
  if (named !== undefined) return TINTS[named]!;
  if (piece.owner !== null) {
    const look = SEATS[piece.owner % SEATS.length]!;
    return [look.tint, look.ink];
  }
  let sum = 0;
  for (const char of piece.style) sum = (sum * 31 + char.charCodeAt(0)) >>> 0;
  return piece.style ? TINTS[sum % TINTS.length]! : TINTS[7]!;
}

export function tokenOf(piece: Piece): Token {
  const [tint, ink] = tintOf(piece);
  const { kind, style, owner } = piece;
  return { key: String(piece.id), kind, style, face: piece.face || null, owner, tint, ink };
}

/** The cells of the board: those with pieces, those that an action points at, and what lies between them. */
export function gridOf(pieces: readonly Piece[], legal: readonly LegalAction[]): Grid | null {
  const pointed = legal.flatMap(({ gesture }) => [gesture.from, gesture.to]);
  const spots = [...pieces.map((piece) => piece.spot), ...pointed].filter(isCell);
  if (!spots.length) return null;
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.max(...xs) - left + 1;
  const rows = Math.max(...ys) - top + 1;
  const cells = Array.from({ length: columns * rows }, (_, n): CellView => {
    const [x, y] = [left + (n % columns), top + Math.floor(n / columns)];
    return { key: `${x},${y}`, x, y, tokens: [] };
  });
  const byKey = new Map(cells.map((cell) => [cell.key, cell]));
  const high = (piece: Piece) => (isCell(piece.spot) ? piece.spot.z : 0);
  for (const piece of [...pieces].sort((a, b) => high(a) - high(b)))
    if (isCell(piece.spot)) byKey.get(spotKey(piece.spot))?.tokens.push(tokenOf(piece));
  return { columns, rows, left, top, cells };
}

/** The zones in the order they are told: shared ones first, then seat by seat. */
export function zonesOf(pieces: readonly Piece[]): ZoneView[] {
  const zones = new Map<string, ZoneView & { at: Map<string, number> }>();
  for (const piece of pieces) {
    if (isCell(piece.spot)) continue;
    const { zone, seat, index } = piece.spot;
    const key = spotKey(piece.spot);
    const found: ZoneView & { at: Map<string, number> } = zones.get(key) ?? {
      key,
      zone,
      seat,
      tokens: [],
      at: new Map(),
    };
    zones.set(key, found);
    const token = tokenOf(piece);
    found.tokens.push(token);
    found.at.set(token.key, index);
  }
  const all = [...zones.values()].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
  return all.map(({ at, tokens, ...zone }) => ({
    ...zone,
    tokens: tokens.sort((a, b) => (at.get(a.key) ?? 0) - (at.get(b.key) ?? 0)),
  }));
}

/** The actions that point at a spot. */
export function pointing(legal: readonly LegalAction[], key: string | null): LegalAction[] {
  if (key === null) return [];
  const at = ({ from, to }: Gesture) => [from, to].some((spot) => spot !== null && spotKey(spot) === key);
  return legal.filter(({ gesture }) => at(gesture));
}

/** The spots that some action points at. */
export function pointedAt(legal: readonly LegalAction[]): ReadonlySet<string> {
  const spots = legal.flatMap(({ gesture }) => [gesture.from, gesture.to]);
  return new Set(spots.flatMap((spot) => (spot ? [spotKey(spot)] : [])));
}
