// A match written down so that it can be shown without an engine: every sentence, every picture, everybody's points.

import type { Lang, TableState } from "../protocol";
import { chaptersOf, pointsOf } from "./story";
import { shownScore, withNames, type Table } from "./table";

/** A square of a small flat picture, which `parts/flat` makes. */
export interface Square {
  x: number;
  y: number;
  tint: string;
  ink: string;
  /** What it shows: a number or a letter or two. */
  sign: string;
  /** The colours of what lies below, the lowest first. */
  under: string[];
  /** The colour of who stands on it. */
  pawn: string | null;
}

/** What the element `atoll-replay` reads; `docs/embedding.md` describes it. */
export interface Written {
  kind: "atoll replay";
  version: 1;
  lang: Lang;
  game: string;
  names: string[];
  tints: string[];
  words: Record<"play" | "pause" | "back" | "on" | "moment" | "points" | "setup" | "round" | "total", string>;
  chapters: { at: number; label: string }[];
  steps: {
    text: string;
    seat: number | null;
    points: number[];
    /** The squares that are different from the step before, and the keys of those that are gone. */
    set: Square[];
    gone: string[];
  }[];
  /** The steps of the scoring at the end. */
  lines: { label: string; counts: boolean; by_seat: number[] }[];
}

export interface WriteOrder {
  game: string;
  lang: Lang;
  names: string[];
  tints: string[];
  words: Written["words"];
  draw: (state: TableState) => Square[];
  progress: (n: number, all: number) => void;
}

/** Looks at every moment of a match and writes it down. */
export async function writeDown(table: Table, order: WriteOrder): Promise<Written> {
  const { log, version } = table.state;
  const players = order.names.map((name) => ({ name }));
  const byNumber = new Map(log.map((line) => [line.n, line]));
  const steps: Written["steps"] = [];
  let before = new Map<string, string>();
  let state = table.state;
  for (let n = 0; n <= version; n++) {
    state = n === version ? table.state : await table.at(n);
    const now = new Map(order.draw(state).map((square) => [`${square.x},${square.y}`, JSON.stringify(square)]));
    const set = [...now].filter(([key, square]) => before.get(key) !== square);
    const line = byNumber.get(n - 1);
    steps.push({
      text: line?.sentence ? withNames(line.sentence, players) : "",
      seat: line?.seat ?? null,
      points: pointsOf(state),
      set: set.map(([, square]) => JSON.parse(square) as Square),
      gone: [...before.keys()].filter((key) => !now.has(key)),
    });
    before = now;
    order.progress(n, version);
  }
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    kind: "atoll replay",
    version: 1,
    lang: order.lang,
    game: order.game,
    names: order.names,
    tints: order.tints,
    words: order.words,
    chapters: chaptersOf(log).map(({ at, round }) => ({
      at,
      label: round ? order.words.round.replace("{n}", String(round)) : order.words.setup,
    })),
    steps,
    lines: state.breakdown.map((line) => ({
      label: line.label,
      counts: line.counts,
      by_seat: seats.map((seat) => shownScore(line, seat)),
    })),
  };
}

/** What must not end the script that it stands in. */
const safe = (text: string): string => text.replace(/</g, "\\u003c");
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}

/** One page with everything in it: it fetches nothing and runs nothing but the element. */
export async function pageOf(written: Written, element: string): Promise<string> {
  const title = `${written.game}: ${written.names.join(", ")}`;
  // Browsers hand out hashes only where the page itself came safely; elsewhere the file says so less strictly.
  const script = crypto.subtle ? await hashOf(element) : "'unsafe-inline'";
  return `<!doctype html>
<html lang="${written.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${script}; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>body{margin:0;padding:16px;background:#f6f1e6;font:15px/22px system-ui,sans-serif;color:#12303d}h1{max-width:960px;margin:0 auto 12px;font-size:24px}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<atoll-replay><script type="application/json">${safe(JSON.stringify(written))}</script></atoll-replay>
</main>
<script>${element}</script>
</body>
</html>
`;
}
