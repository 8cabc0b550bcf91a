// From one state to the next: what a table tells of a change, and what it makes of the state before.

import type {
  LegalAction,
  LegalLike,
  LogLine,
  Piece,
  PieceMove,
  Respelled,
  Run,
  ShortLine,
  StateChange,
  TableState,
} from "../protocol";

/** A change that is not of the state it is applied to. */
export class Misfit extends Error {}

interface Edit {
  "="?: unknown;
  "."?: Record<string, unknown>;
  "-"?: string[];
  "#"?: [number, unknown][];
  "~"?: [number, number, unknown[]];
  "%"?: [string[], unknown[][]];
}

/** A value after an edit, as `docs/protocol.md` tells it; what has not changed is the same object as before. */
export function edited(value: unknown, edit: unknown): unknown {
  const change = edit as Edit;
  if ("=" in change) return change["="];
  if (change["%"]) {
    const [keys, rows] = change["%"];
    return rows.map((row) => Object.fromEntries(keys.map((key, at) => [key, row[at]])));
  }
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as unknown[])];
    for (const [at, inner] of change["#"] ?? []) {
      if (at >= list.length) throw new Misfit();
      list[at] = edited(list[at], inner);
    }
    if (change["~"]) {
      const [from, count, items] = change["~"];
      if (from + count > list.length) throw new Misfit();
      list.splice(from, count, ...items);
    }
    return list;
  }
  if (typeof value !== "object" || value === null) throw new Misfit();
  const fields: Record<string, unknown> = { ...value };
  for (const key of change["-"] ?? []) delete fields[key];
  for (const [key, inner] of Object.entries(change["."] ?? {})) fields[key] = edited(fields[key], inner);
  return fields;
}

function respelled(text: string, [head, tail, middle]: Respelled): string {
  if (head + tail > text.length) throw new Misfit();
  return text.slice(0, head) + middle + text.slice(text.length - tail);
}

function joined<T, L extends object>(
  before: readonly T[],
  runs: readonly Run<T, L>[],
  like: (part: T | L, last: T | undefined) => T,
): T[] {
  const out: T[] = [];
  for (const run of runs) {
    if (Array.isArray(run)) {
      const [from, count] = run as [number, number];
      if (from + count > before.length) throw new Misfit();
      out.push(...before.slice(from, from + count));
    } else {
      out.push(like(run as T | L, out.at(-1)));
    }
  }
  return out;
}

function pieceLike(part: Piece | PieceMove, before: readonly Piece[]): Piece {
  if (!("was" in part)) return part;
  const piece = before[part.was];
  if (!piece) throw new Misfit();
  return { ...piece, spot: part.spot ?? piece.spot, face: part.face ?? piece.face };
}

function legalLike(part: LegalAction | LegalLike, last: LegalAction | undefined): LegalAction {
  if (typeof part.text === "string") return part as LegalAction;
  if (!last) throw new Misfit();
  const like = part as LegalLike;
  return {
    seat: last.seat,
    code: like.code,
    text: respelled(last.text, like.text),
    sentence: respelled(last.sentence, like.sentence),
    gesture: { ...last.gesture, ...like.gesture },
  };
}

/** Log lines with their numbers, from `from` on. */
export function numbered(lines: readonly ShortLine[], from: number): LogLine[] {
  return lines.map(([seat, text, sentence, rule], at) => ({ n: from + at, seat, text, sentence, rule }));
}

/** The state after a change, with its new log lines; `legal` is the last list of actions that was not empty. */
export function changed(
  before: TableState,
  legal: readonly LegalAction[],
  change: StateChange,
  log: LogLine[],
  from: number,
): TableState {
  const after: TableState = { ...before, log, version: from + log.length };
  if (change.hash !== undefined) after.hash = change.hash;
  if (change.turn) after.turn = change.turn;
  if (change.view !== undefined) after.view = edited(before.view, change.view);
  if (change.pieces) {
    const { pieces } = before.stage;
    after.stage = { pieces: joined(pieces, change.pieces, (part) => pieceLike(part, pieces)) };
  }
  if (change.prompt !== undefined) after.prompt = change.prompt;
  if (change.legal) after.legal = joined(legal, change.legal, legalLike);
  if (change.can_undo !== undefined) after.can_undo = change.can_undo;
  if (change.breakdown !== undefined)
    after.breakdown = edited(before.breakdown, change.breakdown) as TableState["breakdown"];
  return after;
}
