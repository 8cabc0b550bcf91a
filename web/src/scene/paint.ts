// Pictures painted once at the start: sand and water, caustics, faces, marks.

import * as THREE from "three";

import { drawing } from "../icons";
import type { MarkKind } from "./types";

export function canvas(width: number, height = width): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const element = document.createElement("canvas");
  element.width = width;
  element.height = height;
  const context = element.getContext("2d", { willReadFrequently: false });
  if (!context) throw new Error("This browser cannot paint.");
  return [element, context];
}

export function texture(source: HTMLCanvasElement, colour = true): THREE.CanvasTexture {
  const made = new THREE.CanvasTexture(source);
  if (colour) made.colorSpace = THREE.SRGBColorSpace;
  made.anisotropy = 8;
  return made;
}

/** Numbers that look random and are the same every time. */
export function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

const icons = new Map<string, Promise<HTMLImageElement>>();

export function iconImage(name: string, tint: string, size = 256): Promise<HTMLImageElement> {
  const key = `${name} ${tint} ${size}`;
  let found = icons.get(key);
  if (!found) {
    const text = drawing(name)
      .replaceAll("currentColor", tint)
      .replace("<svg ", `<svg width="${size}" height="${size}" `);
    const image = new Image();
    image.src = `data:image/svg+xml;utf8,${encodeURIComponent(text)}`;
    found = image.decode().then(() => image);
    icons.set(key, found);
  }
  return found;
}

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const n = parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

export interface Lagoon {
  deep: string;
  water: string;
  shallow: string;
  foam: string;
  wet: string;
  sand: string;
}

export const NOON: Lagoon = {
  deep: "#6cc9c6",
  water: "#93dccf",
  shallow: "#c3ecdd",
  foam: "#fbf8e6",
  wet: "#f0e0b6",
  sand: "#f8ecd0",
};
export const DUSK: Lagoon = {
  deep: "#1d6d74",
  water: "#2b8787",
  shallow: "#5aa597",
  foam: "#b7c7ae",
  wet: "#a88f5e",
  sand: "#bfa675",
};

/** The shore's distance from the middle by angle, with 1 at half the picture's width. */
function shore(angle: number, reach: number): number {
  const ripple = 1 + 0.035 * Math.sin(angle * 3 + 1) + 0.022 * Math.sin(angle * 5 + 3) + 0.012 * Math.sin(angle * 9);
  const c = Math.abs(Math.cos(angle)) ** 4;
  const s = Math.abs(Math.sin(angle)) ** 4;
  return (reach * ripple) / (c + s) ** 0.25;
}

/** Where each pixel lies between deep water (large) and the middle of the sand (0); the shore is at 1. */
function shores(n: number, reach: number): Float32Array {
  const turns = 2048;
  const table = Float32Array.from({ length: turns + 1 }, (_, i) => shore((i / turns) * Math.PI * 2, reach));
  const out = new Float32Array(n * n);
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const u = (x + 0.5) / (n / 2) - 1;
      const v = (y + 0.5) / (n / 2) - 1;
      const angle = (Math.atan2(v, u) + Math.PI * 2) % (Math.PI * 2);
      out[y * n + x] = Math.hypot(u, v) / (table[Math.round((angle / (Math.PI * 2)) * turns)] ?? 1);
    }
  }
  return out;
}

/** A sandbank in shallow water, seen from above. */
export function sandbank(n: number, reach: number, lagoon: Lagoon): HTMLCanvasElement {
  const stops: [number, Rgb][] = [
    [0, rgb(lagoon.sand)],
    [0.8, rgb(lagoon.sand)],
    [0.955, rgb(lagoon.wet)],
    [0.985, rgb(lagoon.wet)],
    [1.0, rgb(lagoon.foam)],
    [1.018, rgb(lagoon.foam)],
    [1.06, rgb(lagoon.shallow)],
    [1.32, rgb(lagoon.water)],
    [1.75, rgb(lagoon.water)],
    [2.3, rgb(lagoon.deep)],
    [9, rgb(lagoon.deep)],
  ];
  const [element, context] = canvas(n);
  const image = context.createImageData(n, n);
  const far = shores(n, reach);
  const grain = noise(5);
  for (let i = 0; i < n * n; i++) {
    const d = far[i] ?? 9;
    let k = 1;
    while (k < stops.length - 1 && (stops[k]?.[0] ?? 9) < d) k++;
    const [from, a] = stops[k - 1]!;
    const [to, b] = stops[k]!;
    const t = Math.min(Math.max((d - from) / (to - from), 0), 1);
    const soft = t * t * (3 - 2 * t);
    const speck = (grain() - 0.5) * (d < 1 ? 11 : 3.5);
    for (let c = 0; c < 3; c++) image.data[i * 4 + c] = a[c]! + (b[c]! - a[c]!) * soft + speck;
    image.data[i * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return element;
}

/** The net of light on the sea floor: tileable, white with alpha. */
export function caustics(n = 384, cells = 5): HTMLCanvasElement {
  const random = noise(7);
  const points = Array.from({ length: cells * cells }, (_, i) => [
    ((i % cells) + random()) / cells,
    (Math.floor(i / cells) + random()) / cells,
  ]);
  const [element, context] = canvas(n);
  const image = context.createImageData(n, n);
  const wrap = (i: number) => ((i % cells) + cells) % cells;
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      let u = x / n;
      let v = y / n;
      u += 0.012 * Math.sin(v * 6.283 * 3) + 0.007 * Math.sin(v * 6.283 * 7 + 1);
      v += 0.012 * Math.cos(u * 6.283 * 3 + 0.7);
      let first = 9;
      let second = 9;
      const cx = Math.floor(u * cells);
      const cy = Math.floor(v * cells);
      for (let j = cy - 2; j <= cy + 2; j++) {
        for (let i = cx - 2; i <= cx + 2; i++) {
          const p = points[wrap(j) * cells + wrap(i)]!;
          const dx = p[0]! + Math.floor(i / cells) - u;
          const dy = p[1]! + Math.floor(j / cells) - v;
          const d = Math.sqrt(dx * dx + dy * dy) * cells;
          if (d < first) {
            second = first;
            first = d;
          } else if (d < second) second = d;
        }
      }
      const edge = second - first;
      const light = Math.exp(-edge * 9) + 0.25 * Math.exp(-edge * 2.4);
      const k = (y * n + x) * 4;
      image.data[k] = image.data[k + 1] = image.data[k + 2] = 255;
      image.data[k + 3] = Math.min(255, light * 190);
    }
  }
  context.putImageData(image, 0, 0);
  return element;
}

/** White where the water is, black on the sand: keeps the light net off the sand. */
export function waterMask(n: number, reach: number): HTMLCanvasElement {
  const [element, context] = canvas(n);
  const image = context.createImageData(n, n);
  const far = shores(n, reach);
  for (let i = 0; i < n * n; i++) {
    const t = Math.min(Math.max(((far[i] ?? 9) - 0.86) / 0.4, 0), 1);
    image.data[i * 4] = image.data[i * 4 + 1] = image.data[i * 4 + 2] = 255 * t * t * (3 - 2 * t);
    image.data[i * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return element;
}

/** What the glass reflects: a bright sky over sand. */
export function sky(): HTMLCanvasElement {
  const [element, context] = canvas(256, 128);
  const down = context.createLinearGradient(0, 0, 0, 128);
  for (const [at, tint] of [
    [0, "#ffffff"],
    [0.35, "#e8f7fb"],
    [0.5, "#bfe4e4"],
    [0.56, "#d9c59a"],
    [1, "#f0e3c4"],
  ] as const) {
    down.addColorStop(at, tint);
  }
  context.fillStyle = down;
  context.fillRect(0, 0, 256, 128);
  context.fillStyle = "#fff";
  context.beginPath();
  context.ellipse(80, 18, 34, 12, 0, 0, 7);
  context.fill();
  return element;
}

/** A sheet of warm light that ends softly. */
export function glow(n = 256): HTMLCanvasElement {
  const [element, context] = canvas(n);
  const soft = context.createRadialGradient(n / 2, n / 2, 0, n / 2, n / 2, n / 2);
  for (const [at, tint] of [
    [0, "rgba(255,240,180,.5)"],
    [0.55, "rgba(255,236,170,.34)"],
    [1, "rgba(255,232,160,0)"],
  ] as const) {
    soft.addColorStop(at, tint);
  }
  context.fillStyle = soft;
  context.fillRect(0, 0, n, n);
  return element;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The pips of a face as points from -1 to 1. */
export function pips(face: number): readonly (readonly [number, number])[] {
  return PIPS[face] ?? [];
}

/** One picture with every face and icon a die can show; white marks on black. */
export class Atlas {
  static readonly COLUMNS = 8;
  static readonly ROWS = 4;
  readonly texture: THREE.CanvasTexture;
  #context: CanvasRenderingContext2D;
  #cells = new Map<string, number>();
  #cell = 128;

  constructor() {
    const [element, context] = canvas(this.#cell * Atlas.COLUMNS, this.#cell * Atlas.ROWS);
    this.#context = context;
    context.fillStyle = "#000";
    context.fillRect(0, 0, element.width, element.height);
    this.texture = texture(element, false);
    for (let face = 1; face <= 6; face++) this.#pips(face);
  }

  /** The number of a face with so many pips. */
  face(value: number): number {
    return value >= 1 && value <= 6 ? value : 0;
  }

  /** The number of an icon's cell; it is painted when first asked for. */
  icon(name: string | undefined, loaded: () => void): number {
    if (!name) return 0;
    const found = this.#cells.get(name);
    if (found !== undefined) return found;
    const index = 7 + this.#cells.size;
    if (index >= Atlas.COLUMNS * Atlas.ROWS) return 0;
    this.#cells.set(name, index);
    void iconImage(name, "#ffffff", 128).then((image) => {
      const [x, y] = this.#corner(index);
      const n = this.#cell;
      this.#context.drawImage(image, x + n * 0.2, y + n * 0.2, n * 0.6, n * 0.6);
      this.texture.needsUpdate = true;
      loaded();
    });
    return index;
  }

  #corner(index: number): [number, number] {
    const column = index % Atlas.COLUMNS;
    const row = Math.floor(index / Atlas.COLUMNS);
    return [column * this.#cell, (Atlas.ROWS - 1 - row) * this.#cell];
  }

  #pips(face: number): void {
    const [x, y] = this.#corner(face);
    const n = this.#cell;
    this.#context.fillStyle = "#fff";
    for (const [dx, dy] of pips(face)) {
      this.#context.beginPath();
      this.#context.arc(x + n * (0.5 + dx * 0.245), y + n * (0.5 + dy * 0.245), n * 0.09, 0, 7);
      this.#context.fill();
    }
  }
}

/** The outline that tells a state by shape as well as by colour. */
export function markPicture(
  kind: MarkKind,
  tints: { lagoon: string; focus: string; ink: string; bad: string },
): HTMLCanvasElement {
  const n = 256;
  const [element, g] = canvas(n);
  const box = (inset: number, radius: number) => {
    g.beginPath();
    g.roundRect(inset, inset, n - 2 * inset, n - 2 * inset, radius);
  };
  g.lineCap = "round";
  g.lineJoin = "round";
  switch (kind) {
    case "legal":
      g.strokeStyle = tints.lagoon;
      g.lineWidth = 13;
      g.setLineDash([25, 21]);
      box(25, 44);
      g.stroke();
      break;
    case "plus":
      g.strokeStyle = "#ffffff";
      g.lineWidth = 20;
      g.setLineDash([25, 25]);
      box(20, 52);
      g.stroke();
      g.strokeStyle = tints.lagoon;
      g.lineWidth = 12;
      g.stroke();
      break;
    case "hover":
    case "focus":
      g.strokeStyle = kind === "hover" ? tints.lagoon : tints.focus;
      g.fillStyle = `${tints.lagoon}2b`;
      g.lineWidth = 15;
      box(18, 46);
      g.fill();
      g.stroke();
      break;
    case "chosen":
      g.strokeStyle = "#ffffff";
      g.lineWidth = 32;
      box(20, 48);
      g.stroke();
      g.strokeStyle = tints.lagoon;
      g.lineWidth = 20;
      g.stroke();
      break;
    case "last":
      g.strokeStyle = tints.ink;
      g.lineWidth = 10;
      g.setLineDash([0.1, 21]);
      box(10, 44);
      g.stroke();
      break;
    case "reach":
      g.strokeStyle = "#ffffff";
      g.lineWidth = 20;
      g.setLineDash([26, 24]);
      g.beginPath();
      g.arc(n / 2, n / 2, n * 0.44, 0, 7);
      g.stroke();
      g.strokeStyle = tints.lagoon;
      g.lineWidth = 13;
      g.stroke();
      break;
    case "source":
      g.strokeStyle = tints.lagoon;
      g.lineWidth = 22;
      g.beginPath();
      g.arc(n / 2, n / 2, n * 0.43, 0, 7);
      g.stroke();
      break;
    case "near":
      g.fillStyle = "#fff1bd";
      g.strokeStyle = "#8a5200";
      g.lineWidth = 12;
      g.beginPath();
      for (let i = 0; i < 8; i++) {
        const r = i % 2 ? 0.2 : 0.44;
        const a = (i / 8) * Math.PI * 2;
        g.lineTo(n / 2 + Math.cos(a) * r * n, n / 2 + Math.sin(a) * r * n);
      }
      g.closePath();
      g.fill();
      g.stroke();
      break;
    case "sun": {
      // The face is bathed in light, and ringed.
      const warm = g.createRadialGradient(n / 2, n / 2, n * 0.1, n / 2, n / 2, n * 0.52);
      warm.addColorStop(0, "rgba(255,243,192,.1)");
      warm.addColorStop(1, "rgba(255,243,192,.42)");
      g.fillStyle = warm;
      box(20, 48);
      g.fill();
      g.strokeStyle = "#fff3c0";
      g.shadowColor = "#fff3c0";
      g.shadowBlur = 12;
      g.lineWidth = 13;
      box(24, 46);
      g.stroke();
      break;
    }
    case "support":
      g.fillStyle = "#e0f0e4";
      g.strokeStyle = "#1c6b45";
      g.lineWidth = 16;
      box(60, 30);
      g.fill();
      g.stroke();
      g.lineWidth = 20;
      g.beginPath();
      g.moveTo(98, 132);
      g.lineTo(122, 156);
      g.lineTo(162, 104);
      g.stroke();
      break;
    case "fall":
      g.save();
      box(20, 30);
      g.clip();
      g.fillStyle = `${tints.bad}44`;
      g.fillRect(0, 0, n, n);
      g.strokeStyle = tints.bad;
      g.lineWidth = 14;
      for (let i = -n; i < n; i += 44) {
        g.beginPath();
        g.moveTo(i, n);
        g.lineTo(i + n, 0);
        g.stroke();
      }
      g.restore();
      g.strokeStyle = tints.bad;
      g.lineWidth = 14;
      box(20, 30);
      g.stroke();
      break;
    case "lit":
      g.fillStyle = "#fff1bdaa";
      g.strokeStyle = "#8a5200";
      g.lineWidth = 12;
      box(34, 44);
      g.fill();
      g.stroke();
      break;
    case "refused":
      g.strokeStyle = tints.bad;
      g.lineWidth = 24;
      g.beginPath();
      g.moveTo(70, 70);
      g.lineTo(186, 186);
      g.moveTo(186, 70);
      g.lineTo(70, 186);
      g.stroke();
      break;
  }
  return element;
}
