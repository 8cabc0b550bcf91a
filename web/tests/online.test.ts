import { describe, expect, it } from "vitest";

import type { Terms } from "../src/protocol";
import { corrections, qrCode, qrPath } from "../src/parts/online/qr";
import { shownTime, termsInWords } from "../src/parts/online/time";

/** Level L with each mask, and the versions from 7 on, as the standard lists them. */
const FORMATS = [0x77c4, 0x72f3, 0x7daa, 0x789d, 0x662f, 0x6318, 0x6c41, 0x6976];
const TOLD = [0x07c94, 0x085bc, 0x09a99, 0x0a4d3];

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
  it("can be read back", () => {
    for (const text of [
      "atoll",
      "Zoë",
      "https://atoll.example/#/table/0123456789abcdef~0123456789abcdef0123456789abcdef",
    ])
      expect(read(qrCode(text)!)).toBe(text);
  });
  it("tells its version from the seventh on", () => {
    for (const [length, version] of [
      [150, 7],
      [190, 8],
      [225, 9],
      [260, 10],
    ] as const) {
      const cells = qrCode("x".repeat(length))!;
      const size = 17 + 4 * version;
      expect(cells.length).toBe(size);
      let told = 0;
      for (let n = 0; n < 18; n++) told |= (cells[Math.floor(n / 3)]![size - 11 + (n % 3)] ? 1 : 0) << n;
      expect(told).toBe(TOLD[version - 7]);
    }
  });
  it("corrects as the standard's example does", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(corrections(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  it("is as large as its text needs, with three corners", () => {
    const corner = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
    for (const [text, size] of [
      ["atoll", 21],
      ["x".repeat(17), 21],
      ["x".repeat(18), 25],
      ["https://atoll.example/#/table/0123456789abcdef~0123456789abcdef0123456789abcdef", 37],
      ["x".repeat(271), 57],
    ] as const) {
      const cells = qrCode(text)!;
      expect([cells.length, cells[0]!.length]).toEqual([size, size]);
      const part = (x: number, y: number) =>
        corner.map((_, row) =>
          cells[y + row]!.slice(x, x + 7)
            .map(Number)
            .join(""),
        );
      for (const [x, y] of [
        [0, 0],
        [size - 7, 0],
        [0, size - 7],
      ] as const)
        expect(part(x, y)).toEqual(corner);
      // The line of changing cells between the corners, and the one cell that is always dark.
      for (let n = 8; n < size - 8; n++) expect([cells[6]![n], cells[n]![6]]).toEqual([n % 2 === 0, n % 2 === 0]);
      expect(cells[size - 8]![8]).toBe(true);
      // Both copies of level and mask are the same, and one of the eight of level L.
      const bits = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => cells[y]![8]);
      expect(bits).toEqual(Array.from({ length: 8 }, (_, n) => cells[8]![size - 1 - n]));
    }
    expect(qrCode("x".repeat(272))).toBeNull();
  });
  it("is drawn cell by cell", () => {
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
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
