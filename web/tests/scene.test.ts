import { describe, expect, it } from "vitest";

import {
  direction,
  facing,
  FOV,
  framedDistance,
  middleOf,
  orbited,
  screenStep,
  snapped,
  zoomed,
  type Eye,
} from "../src/scene/camera";
import { FALL, FALLEN, sample, settle, tumble, tweens } from "../src/scene/motion";
import { Tempo } from "../src/scene/tempo";
import type { ScenePiece } from "../src/scene/types";

const eye: Eye = { azimuth: 0, polar: 54, zoom: 1, fov: FOV, pan: [0, 0] };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const die = (key: string, x: number, fade = 1): ScenePiece => ({
  key,
  kind: "die",
  at: [x, 0, 0],
  tint: "#fff",
  ink: "#000",
  fade,
});

describe("the eye", () => {
  it("stands in the south at azimuth 0, in the east at 90", () => {
    expect(direction({ azimuth: 0, polar: 90 })[2]).toBeCloseTo(1);
    expect(direction({ azimuth: 90, polar: 90 })[0]).toBeCloseTo(1);
    expect(direction({ azimuth: 12, polar: 0 })[1]).toBeCloseTo(1);
  });
  it("snaps to sides by the shorter way round", () => {
    expect(snapped("W", { azimuth: 0, polar: 50 }, { ...eye, azimuth: 200 }).azimuth).toBe(270);
    expect(snapped("S", { azimuth: 0, polar: 50 }, { ...eye, azimuth: 350 }).azimuth).toBe(360);
    expect(snapped("top", { azimuth: 0, polar: 50 }, eye).fov).toBe(8);
  });
  it("stays above the table and within reach", () => {
    expect(orbited(eye, 0, 500).polar).toBe(8);
    expect(orbited(eye, 0, -500).polar).toBe(80);
    expect(zoomed(eye, 100).zoom).toBe(2);
    expect(zoomed(eye, 0.01).zoom).toBe(0.6);
  });
  it("knows the side it is nearest to", () => {
    expect([0, 40, 50, 135.1, -80, 361, -181].map(facing)).toEqual(["S", "S", "E", "N", "W", "S", "N"]);
  });
  it("turns arrows with it", () => {
    expect(screenStep(0, 1, 0).map((v) => v + 0)).toEqual([1, 0]);
    expect(screenStep(90, 1, 0).map((v) => v + 0)).toEqual([0, -1]);
    expect(screenStep(180, 0, -1).map((v) => v + 0)).toEqual([0, 1]);
  });
  it("goes back when panels cover the screen", () => {
    const box = { x: 4, z: 4, low: 0, high: 2 };
    const near = framedDistance(box, [0, 0, 0], eye, { width: 1000, height: 700 }, none);
    const far = framedDistance(box, [0, 0, 0], eye, { width: 1000, height: 700 }, { ...none, left: 250, right: 300 });
    expect(near).toBeGreaterThan(8);
    expect(far).toBeGreaterThan(near);
  });
});

describe("what must be seen", () => {
  it("lies in the middle of the screen", () => {
    const points: [number, number, number][] = [
      [3, 0, 1],
      [5, 4, 2],
      [4, 1, -2],
    ];
    let at: readonly [number, number, number] = [0, 0, 0];
    for (let i = 0; i < 4; i++) at = middleOf(points, at, eye, 20);
    const again = middleOf(points, at, eye, 20);
    for (const k of [0, 1, 2] as const) expect(again[k]).toBeCloseTo(at[k], 2);
    expect(at[0]).toBeCloseTo(4, 0);
    expect(middleOf([], [1, 2, 3], eye, 20)).toEqual([1, 2, 3]);
  });
});

describe("what falls", () => {
  it("leans, lets go, lies in the sand and is put away", () => {
    const start = tumble([0, 3, 0], [1, 0], 0);
    expect(start).toMatchObject({ at: [0, 3, 0], turn: 0, fade: 1, done: false });
    const leaning = tumble([0, 3, 0], [1, 0], FALL * 0.25);
    expect(leaning.turn).toBeGreaterThan(0);
    expect(leaning.at[1]).toBe(3);
    const down = tumble([0, 3, 0], [1, 0], FALL);
    expect(down.at[0]).toBeGreaterThan(1);
    expect(down.at[1]).toBe(0);
    expect(down.turn).toBeCloseTo(1);
    expect(tumble([0, 3, 0], [1, 0], FALLEN)).toMatchObject({ fade: 0, done: true });
  });
  it("drops straight down where nothing tips it", () => {
    const down = tumble([2, 3, 1], null, FALL);
    expect(down).toMatchObject({ at: [2, 0, 1], turn: 0 });
  });
});

describe("two stages compared", () => {
  it("what stays has no motion, what is new falls from above", () => {
    const { moving, leaving } = tweens(new Map([["a", die("a", 0)]]), [die("a", 0), die("b", 1)], 0, false);
    expect(moving.map((tween) => tween.key)).toEqual(["b"]);
    expect(moving[0]!.from[1]).toBeGreaterThan(1);
    expect(leaving).toEqual([]);
  });
  it("what moved travels, what went leaves", () => {
    const { moving, leaving } = tweens(
      new Map([
        ["a", die("a", 0)],
        ["b", die("b", 1)],
      ]),
      [die("a", 5)],
      0,
      false,
    );
    expect(moving[0]).toMatchObject({ key: "a", from: [0, 0, 0], to: [5, 0, 0] });
    expect(leaving.map((piece) => piece.key)).toEqual(["b"]);
  });
  it("with reduced motion nothing travels", () => {
    const { moving } = tweens(new Map([["a", die("a", 0)]]), [die("a", 5), die("b", 1)], 0, true);
    for (const tween of moving) {
      expect(tween.from).toEqual(tween.to);
      expect(tween.length).toBeLessThanOrEqual(80);
    }
  });
  it("a motion ends exactly where it should", () => {
    const [tween] = tweens(new Map([["a", die("a", 0)]]), [die("a", 5)], 100, false).moving;
    expect(sample(tween!, 100).at).toEqual([0, 0, 0]);
    expect(sample(tween!, 10_000)).toMatchObject({ at: [5, 0, 0], fade: 1, done: true, turn: 0 });
    expect(settle(0)).toBeCloseTo(0);
    for (let t = 0; t <= 1; t += 0.05) expect(settle(t)).toBeLessThan(1.035);
  });
  it("what waits unseen beside the board comes and goes along its way, and moves there unseen", () => {
    const hidden = (key: string, x: number) => die(key, x, 0);
    const came = tweens(new Map([["a", hidden("a", -5)]]), [die("a", 0)], 0, false).moving[0]!;
    expect(came).toMatchObject({ from: [-5, 0, 0], to: [0, 0, 0], fade: [0, 1] });
    expect(sample(came, 200).fade).toBe(1);
    const gone = tweens(new Map([["a", die("a", 0)]]), [hidden("a", 5)], 0, false).moving[0]!;
    expect(sample(gone, 200).fade).toBe(1);
    expect(sample(gone, 420).fade).toBeCloseTo(0);
    expect(tweens(new Map([["a", hidden("a", -5)]]), [hidden("a", 5), hidden("b", 5)], 0, false).moving).toEqual([]);
  });
  it("a die that shows another face rolls to it, and does not with reduced motion", () => {
    const [one, six] = [1, 6].map((face) => ({ ...die("a", 0), face }));
    const [tween] = tweens(new Map([["a", one!]]), [six!], 0, false).moving;
    expect(sample(tween!, 100)).toMatchObject({ face: 1 });
    expect(sample(tween!, 100).turn).toBeGreaterThan(0);
    expect(sample(tween!, 300).face).toBeUndefined();
    expect(sample(tween!, 300).turn).toBeLessThan(0);
    expect(sample(tween!, 420)).toMatchObject({ at: [0, 0, 0], turn: 0, done: true });
    expect(tweens(new Map([["a", one!]]), [six!], 0, true).moving).toEqual([]);
  });
});

describe("how finely a picture is drawn", () => {
  const frames = (tempo: Tempo, ...ms: number[]) => ms.map((one) => tempo.took(one));

  it("stays as it is where frames come quickly, whatever the first ones took", () => {
    const tempo = new Tempo(1, 0.5, 60);
    expect(frames(tempo, 900, 700, 30, 90, 90, 30, 90, 90, 30)).toEqual(Array(9).fill("well"));
    expect(tempo.ratio).toBe(1);
  });

  it("becomes coarser after three slow frames in a row, and says when that does not help", () => {
    const tempo = new Tempo(1, 0.5, 60);
    expect(frames(tempo, 0, 0, 100, 120, 240)).toEqual(["well", "well", "well", "well", "coarser"]);
    expect(tempo.ratio).toBe(0.75);
    // The quickest of the three tells how much coarser: a quarter of the points for frames four times as long.
    expect(frames(tempo, 240, 240, 240)).toEqual(["well", "well", "coarser"]);
    expect(tempo.ratio).toBe(0.5);
    expect(frames(tempo, 100, 100, 100)).toEqual(["well", "well", "slow"]);
    expect(tempo.ratio).toBe(0.5);
  });

  it("does not try what cannot help", () => {
    const tempo = new Tempo(1, 0.5, 60);
    expect(frames(tempo, 0, 0, 900, 900, 900)).toEqual(["well", "well", "well", "well", "slow"]);
  });
});
