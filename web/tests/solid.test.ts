import { describe, expect, it } from "vitest";

import { paint, raised, soundBlocks, type Block } from "../src/parts/solid";

const cell = { x: 1, y: 2, tint: "#b8332a", ink: "#ffffff", sign: "4", under: ["#ffdc1a"], pawn: null };

/** A canvas that only counts what is painted on it, and where. */
function counted() {
  const faces: string[] = [];
  const xs: number[] = [];
  const on = {
    save: () => undefined,
    restore: () => undefined,
    beginPath: () => undefined,
    closePath: () => undefined,
    stroke: () => undefined,
    moveTo: (x: number) => xs.push(x),
    lineTo: (x: number) => xs.push(x),
    ellipse: () => undefined,
    arc: () => undefined,
    translate: () => undefined,
    scale: () => undefined,
    fillText: (text: string) => faces.push(text),
    fill: () => faces.push((on as { fillStyle?: string }).fillStyle ?? ""),
  };
  return { on: on as unknown as CanvasRenderingContext2D, faces, xs };
}

describe("a position in blocks", () => {
  it("has what lies below", () => {
    expect(raised([cell]).map(({ z, tint, sign }) => [z, tint, sign])).toEqual([
      [0, "#ffdc1a", ""],
      [1, "#b8332a", "4"],
    ]);
  });
  it("is painted from the back, inside its box, figures last", () => {
    const { on, faces, xs } = counted();
    const figure: Block = { ...raised([cell])[1]!, x: 0, y: 0, z: 0, pawn: "#0a6f7c" };
    paint(on, [...raised([cell]), figure], { x: 10, y: 10, width: 100, height: 60 });
    expect(faces.filter((face) => face.startsWith("#") || face === "4")).toEqual([
      "#b8332a",
      "#ffdc1a",
      "#b8332a",
      "4",
      ...Array.from({ length: 3 }, () => "#0a6f7c"),
    ]);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...xs)).toBeLessThanOrEqual(110);
  });
  it("is read from a file with care", () => {
    const [block] = raised([cell]);
    expect(soundBlocks([block, null, { tint: "url(x)" }, 3])).toEqual([block]);
    expect(soundBlocks([{ ...block, x: 1e9, z: -2, sign: "x".repeat(99), ink: "red", pawn: 4 }])).toEqual([
      { ...block, x: 0, z: 2, sign: "xxxxxxxx", ink: "#12303d", pawn: null },
    ]);
    expect(soundBlocks("no")).toEqual([]);
  });
});
