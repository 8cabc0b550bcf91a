// A position as small blocks seen from above and aside, painted on a canvas: for lists of games and pictures to share.

import type { TableState } from "../protocol";
import type { FlatCell } from "./flat";

/** A block of a position; y goes down, z up from 0. */
export interface Block {
  x: number;
  y: number;
  z: number;
  tint: string;
  /** What stands on it, and the colour of that. */
  sign: string;
  ink: string;
  /** The colour of the figure on it. */
  pawn: string | null;
}
/** Builds a state out of blocks. */
export type Solid = (state: TableState) => Block[];

/** How high a block is, and how high empty ground is, in units of its edge. */
const HIGH = 0.78;
const LOW = 0.14;
const GROUND = "#ece4d3";

/** The blocks of a flat picture: what lies below is there, what is empty is ground. */
export function raised(cells: readonly FlatCell[]): Block[] {
  return cells.flatMap(({ x, y, tint, ink, sign, under, pawn }) => {
    const at = { x, y, ink, sign: "", pawn: null };
    const below = under.map((color, z): Block => ({ ...at, z, tint: color }));
    return [...below, { ...at, z: below.length, tint, sign, pawn }];
  });
}

/** What may be painted, out of something that came from elsewhere. */
export function soundBlocks(found: unknown): Block[] {
  if (!Array.isArray(found)) return [];
  const color = (value: unknown) => (typeof value === "string" && /^#[\da-f]{3,8}$/i.test(value) ? value : null);
  const small = (value: unknown) =>
    Number.isInteger(value) && Math.abs(value as number) < 100 ? (value as number) : 0;
  return found.slice(0, 1000).flatMap((one: Partial<Block> | null) => {
    const tint = color(one?.tint);
    if (!one || !tint) return [];
    const sign = typeof one.sign === "string" ? one.sign.slice(0, 8) : "";
    const at = { x: small(one.x), y: small(one.y), z: Math.abs(small(one.z)) };
    return [{ ...at, tint, sign, ink: color(one.ink) ?? "#12303d", pawn: color(one.pawn) }];
  });
}

const shaded = (color: string, by: number): string => {
  const n = Number.parseInt(color.length === 4 ? color.slice(1).replace(/./g, "$&$&") : color.slice(1, 7), 16);
  const part = (shift: number) => Math.round(((n >> shift) & 255) * by);
  return `rgb(${part(16)} ${part(8)} ${part(0)})`;
};

/** Paints blocks into a box of the canvas, as large as they fit. */
export function paint(
  on: CanvasRenderingContext2D,
  blocks: readonly Block[],
  box: { x: number; y: number; width: number; height: number },
): void {
  if (!blocks.length) return;
  const isGround = (block: Block) => block.z === 0 && block.tint === GROUND;
  const top = (block: Block) => (isGround(block) ? LOW : block.z * HIGH + HIGH);
  // A unit to the east goes right and down, a unit to the south left and down, half as much down as aside.
  const across = (x: number, y: number) => x - y;
  const down = (x: number, y: number, z: number) => (x + y) / 2 - z;
  const xs = blocks.flatMap(({ x, y }) => [across(x, y + 1), across(x + 1, y)]);
  const ys = blocks.flatMap((block) => {
    const { x, y } = block;
    return [down(x, y, top(block) + (block.pawn ? HIGH : 0)), down(x + 1, y + 1, 0)];
  });
  const [left, right, above, under] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(box.width / (right - left), box.height / (under - above));
  const shiftX = box.x + (box.width - (right - left) * unit) / 2 - left * unit;
  const shiftY = box.y + (box.height - (under - above) * unit) / 2 - above * unit;
  const at = (x: number, y: number, z: number) =>
    [across(x, y) * unit + shiftX, down(x, y, z) * unit + shiftY] as const;
  const face = (tint: string, ...corners: (readonly [number, number])[]) => {
    on.beginPath();
    corners.forEach(([x, y], n) => (n ? on.lineTo(x, y) : on.moveTo(x, y)));
    on.closePath();
    on.fillStyle = tint;
    on.fill();
    on.stroke();
  };
  on.save();
  on.lineWidth = Math.max(unit / 32, 0.5);
  on.lineJoin = "round";
  on.textAlign = "center";
  on.textBaseline = "middle";
  // What lies farther back and deeper is painted first; figures last, so that none is hidden.
  const figures: (readonly [number, number, string])[] = [];
  const order = [...blocks].sort((a, b) => a.x + a.y - (b.x + b.y) || a.z - b.z);
  for (const block of order) {
    const { x, y, tint } = block;
    const high = top(block);
    const foot = isGround(block) ? 0 : block.z * HIGH;
    on.strokeStyle = "rgb(18 48 61 / 0.45)";
    const [e, s, c] = [at(x + 1, y, high), at(x, y + 1, high), at(x + 1, y + 1, high)];
    face(shaded(tint, 0.86), s, c, at(x + 1, y + 1, foot), at(x, y + 1, foot));
    face(shaded(tint, 0.7), c, e, at(x + 1, y, foot), at(x + 1, y + 1, foot));
    face(tint, at(x, y, high), e, c, s);
    const [mx, my] = at(x + 0.5, y + 0.5, high);
    if (block.pawn) figures.push([mx, my, block.pawn]);
    else if (block.sign && unit > 9) {
      on.save();
      on.translate(mx, my);
      on.scale(1, 0.62);
      on.font = `700 ${unit * 0.62}px system-ui, sans-serif`;
      on.fillStyle = block.ink;
      on.fillText(block.sign, 0, 0);
      on.restore();
    }
  }
  on.strokeStyle = "#ffffff";
  on.lineWidth = Math.max(unit / 24, 1);
  for (const [mx, my, tint] of figures) {
    const r = unit * 0.3;
    on.fillStyle = tint;
    on.beginPath();
    on.ellipse(mx, my, r, r / 2, 0, 0, Math.PI * 2);
    on.fill();
    on.stroke();
    on.beginPath();
    on.moveTo(mx - r * 0.7, my + r * 0.1);
    on.lineTo(mx, my - r * 2);
    on.lineTo(mx + r * 0.7, my + r * 0.1);
    on.fill();
    on.stroke();
    on.beginPath();
    on.arc(mx, my - r * 1.75, r * 0.62, 0, Math.PI * 2);
    on.fill();
    on.stroke();
  }
  on.restore();
}
