import { describe, expect, it } from "vitest";

import { better, isHidden, seenFrom } from "../src/games/coral/gaze";

// A wall of six cubes, three wide and two high, south of the middle: from the south nothing behind it is seen.
const wall = new Set([-1, 0, 1].flatMap((x) => [0, 1].map((z) => `${x},-1,${z}`)));
const south = { azimuth: 0, polar: 72 };
const north = { azimuth: 180, polar: 72 };

describe("a look at the reef", () => {
  it("is stopped by cubes between the point and the eye", () => {
    expect(isHidden([0, 0.5, 0], south, wall)).toBe(true);
    expect(isHidden([0, 0.5, 0], north, wall)).toBe(false);
    expect(isHidden([0, 3, 0], south, wall)).toBe(false);
  });

  it("sees a face only from its own side", () => {
    const face = [{ at: [0, 0.5, 0] as const, weight: 1, normal: [0, 0, -1] as const }];
    expect(seenFrom(face, north, new Set())).toBe(1);
    expect(seenFrom(face, south, new Set())).toBe(0);
  });

  it("turns as little as it must, and not at all when all is seen", () => {
    const pawn = [{ at: [0, 0.5, 0] as const, weight: 1 }];
    expect(better(north, pawn, wall)).toBeNull();
    const turned = better(south, pawn, wall);
    expect(turned).not.toBeNull();
    expect(isHidden([0, 0.5, 0], turned!, wall)).toBe(false);
    expect(Math.abs(turned!.azimuth)).toBeLessThan(180);
  });

  it("stays where nothing better is found", () => {
    const around = new Set<string>();
    for (let x = -3; x <= 3; x++)
      for (let y = -3; y <= 3; y++) for (let z = 0; z < 5; z++) around.add(`${x},${y},${z}`);
    around.delete("0,0,0");
    expect(better(south, [{ at: [0, 0.5, 0], weight: 1 }], around)).toBeNull();
  });
});
