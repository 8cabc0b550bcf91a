import { describe, expect, it } from "vitest";

import type { Terms } from "../src/protocol";
import { qrPath } from "../src/parts/online/qr";
import { shownTime, termsInWords } from "../src/parts/online/time";

/** Level L with each mask, as the standard lists them. */
const FORMATS = [0x77c4, 0x72f3, 0x7daa, 0x789d, 0x662f, 0x6318, 0x6c41, 0x6976];

/** The cells of a drawn code, without the light around it. */
function cellsOf(text: string): boolean[][] {
  const { size, path } = qrPath(text);
  const dark = new Set(path.split(/[Mz]/).map((one) => one.split("h")[0]));
  const row = (y: number) => Array.from({ length: size - 8 }, (_, x) => dark.has(`${x + 4} ${y + 4}`));
  return Array.from({ length: size - 8 }, (_, y) => row(y));
}

/** Reads a code of one block back, as a camera would: format, mask, the way of the bits, the bytes. */
function read(cells: boolean[][]): string {
  const size = cells.length;
  const bit = (x: number, y: number) => (cells[y]![x] ? 1 : 0);
  const upright = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => bit(8, y));
  for (let y = size - 7; y < size; y++) upright.push(bit(8, y));
  const mask = FORMATS.indexOf(upright.reduce<number>((sum, one, n) => sum | (one << n), 0));
  expect(mask).toBeGreaterThanOrEqual(0);
  const flips = (i: number, j: number) =>
    [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
      ((i * j) % 2) + ((i * j) % 3),
      (((i * j) % 2) + ((i * j) % 3)) % 2,
      (((i + j) % 2) + ((i * j) % 3)) % 2,
    ][mask] === 0;
  const isFixed = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    x === 6 ||
    y === 6 ||
    (size > 21 && Math.abs(x - (size - 7)) < 3 && Math.abs(y - (size - 7)) < 3);
  const bits: number[] = [];
  const columns = Array.from({ length: (size - 1) / 2 }, (_, n) => size - 1 - 2 * n).map((x) => (x < 7 ? x - 1 : x));
  columns.forEach((right, n) => {
    for (let step = 0; step < size; step++) {
      const y = n % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y)) bits.push(bit(x, y) ^ (flips(y, x) ? 1 : 0));
    }
  });
  const number = (from: number, length: number) => parseInt(bits.slice(from, from + length).join(""), 2);
  expect(number(0, 4)).toBe(4);
  const bytes = Array.from({ length: number(4, 8) }, (_, n) => number(12 + 8 * n, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("a QR code", () => {
  it("can be read back, with light around it", () => {
    for (const text of [
      "atoll",
      "Zoë",
      "https://atoll.example/#/table/0123456789abcdef~0123456789abcdef0123456789abcdef",
    ])
      expect(read(cellsOf(text))).toBe(text);
    expect(qrPath("atoll").size).toBe(21 + 8);
    expect(qrPath("atoll").path.startsWith("M4 4h1v1h-1z")).toBe(true);
  });
});

it("clocks show days, hours or minutes", () => {
  expect([0, 999, 61_000, 3_661_000].map(shownTime)).toEqual(["0:00", "0:01", "1:01", "1:01:01"]);
  expect(shownTime(3 * 86_400_000 + 5 * 3_600_000)).toContain("3");
});

it("what is agreed is told in words", () => {
  const usual: Terms = { undo: "own_turn", clock: null, time_out: "bot", listed: false, spectators: true };
  expect(termsInWords(usual)).toHaveLength(2);
  const strict: Terms = {
    ...usual,
    clock: { kind: "total", seconds: 600, add: 10 },
    time_out: "lose",
    spectators: false,
  };
  const told = termsInWords(strict);
  expect(told).toHaveLength(5);
  expect(told[1]).toContain("10:00");
});
