import * as THREE from "three";
import { describe, expect, it } from "vitest";

import { FOV, type Eye } from "../src/scene/camera";
import { hit, panned, swipeOf } from "../src/scene/pointer";
import type { Target } from "../src/scene/types";

const eye: Eye = { azimuth: 0, polar: 54, zoom: 1, fov: FOV, pan: [0, 0] };

describe("pointing", () => {
  const camera = new THREE.PerspectiveCamera(FOV, 1, 0.5, 100);
  camera.position.set(0, 0.5, 20);
  camera.lookAt(0, 0.5, 0);
  camera.updateMatrixWorld();
  const box = (id: string, x: number, z: number): Target => ({ id, at: [x, 0, z], size: 1, height: 1 });

  it("finds the nearest of what lies behind each other", () => {
    expect(hit(camera, [box("far", 0, -2), box("near", 0, 2)], 0, 0)?.id).toBe("near");
    expect(hit(camera, [box("near", 0, 2), box("far", 0, -2)], 0, 0)?.id).toBe("near");
  });
  it("finds nothing beside the targets", () => {
    expect(hit(camera, [box("left", -3, 0)], 0, 0)).toBeNull();
    expect(hit(camera, [box("left", -3, 0)], -0.7, 0)?.id).toBe("left");
  });
});

describe("the hand", () => {
  it("moves the eye against the drag, and never off the board", () => {
    expect(panned(eye, 100, 0, { x: 4, z: 4 }).pan[0]).toBeCloseTo(-1.2);
    expect(panned(eye, 1e4, -1e4, { x: 4, z: 3 }).pan).toEqual([-4, 3]);
    const turned = panned({ ...eye, azimuth: 90 }, 100, 0, { x: 4, z: 4 }).pan;
    expect(turned[0]).toBeCloseTo(0);
    expect(turned[1]).toBeCloseTo(1.2);
  });
  it("swipes the way it went most, and not by trembling", () => {
    expect(swipeOf(30, 10)).toBe("right");
    expect(swipeOf(-30, 10)).toBe("left");
    expect(swipeOf(5, -40)).toBe("up");
    expect(swipeOf(5, 40)).toBe("down");
    expect(swipeOf(12, 12)).toBeNull();
  });
});
