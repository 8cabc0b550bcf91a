// From the pieces of a stage to things on the screen, and from two stages to what happened between them. Pure.
//
// A piece keeps its id from arrival to departure, so what is the same thing on the screen is known by it alone.

import { isCell, type Cell, type Piece, type Zone } from "../protocol";
import type { Board, ScenePiece, Vec3 } from "./types";

/** A piece before and after. */
export interface Change {
  was: Piece;
  is: Piece;
}

/** What happened to the pieces between two stages; one that moved and turned is in both lists. */
export interface Changes {
  /** Lies elsewhere now. */
  moved: Change[];
  /** Shows another face, or became another of its kind. */
  turned: Change[];
  /** Was not there before: drawn, bought, revealed. */
  arrived: Piece[];
  /** Is there no more: discarded, returned, hidden. */
  left: Piece[];
}

export function sameSpot(a: Piece["spot"], b: Piece["spot"]): boolean {
  if (isCell(a)) return isCell(b) && a.x === b.x && a.y === b.y && a.z === b.z;
  return !isCell(b) && a.zone === b.zone && a.seat === b.seat && a.index === b.index;
}

/** Compares two stages by the ids of their pieces. */
export function changes(before: readonly Piece[], after: readonly Piece[]): Changes {
  const found: Changes = { moved: [], turned: [], arrived: [], left: [] };
  const old = new Map(before.map((piece) => [piece.id, piece]));
  for (const is of after) {
    const was = old.get(is.id);
    old.delete(is.id);
    if (!was) {
      found.arrived.push(is);
      continue;
    }
    if (!sameSpot(was.spot, is.spot)) found.moved.push({ was, is });
    if (was.face !== is.face || was.style !== is.style) found.turned.push({ was, is });
  }
  found.left.push(...old.values());
  return found;
}

/** The cells of the board that pieces came to: where the last move is ringed. */
export function landed({ moved, arrived }: Changes): { piece: Piece; at: Cell }[] {
  const came = [...moved.map((change) => change.is), ...arrived];
  return came.flatMap((piece) => (isCell(piece.spot) ? [{ piece, at: piece.spot }] : []));
}

/** Watches the stages of a table as they are shown, and tells what each brought. */
export class Watch {
  #seen: { version: number; pieces: readonly Piece[] } | null = null;

  /** What this stage brought; nothing if it is the first, or the one already seen. */
  see(version: number, pieces: readonly Piece[]): Changes | null {
    const last = this.#seen;
    this.#seen = { version, pieces };
    return last && last.version !== version ? changes(last.pieces, pieces) : null;
  }
}

/** How a piece looks: all of a thing but its key and its place. */
export type Look = Omit<ScenePiece, "key" | "at">;

/**
 * Where things are that lie beside the board: towards the seats for what somebody owns, towards the game's panel for the
 * rest. They are not drawn there, but travel from and to it.
 */
export function beside(board: Board, zone: Zone): Vec3 {
  const { x, z } = board.centre ?? { x: 0, z: 0 };
  const aside = board.reach.x + 0.8;
  if (zone.seat === null) return [x + aside, 1.2, z];
  return [x - aside, 1.2, z - board.reach.z * 0.7 + zone.seat * 1.1];
}

/** The things of a scene: pieces on cells stand there, the others wait unseen beside the board. */
export function things(
  pieces: readonly Piece[],
  board: Board,
  place: (cell: Cell, piece: Piece) => Vec3,
  look: (piece: Piece) => Look | null,
): ScenePiece[] {
  return pieces.flatMap((piece): ScenePiece[] => {
    const seen = look(piece);
    if (!seen) return [];
    const key = String(piece.id);
    if (isCell(piece.spot)) return [{ ...seen, key, at: place(piece.spot, piece) }];
    return [{ ...seen, key, at: beside(board, piece.spot), fade: 0 }];
  });
}
