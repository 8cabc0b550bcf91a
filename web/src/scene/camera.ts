// Where the eye is: pure geometry, no renderer.

import type { Insets, Side, Snap, Vec3 } from "./types";

export interface Eye {
  /** Degrees from south, to the east. */
  azimuth: number;
  /** Degrees from straight above. */
  polar: number;
  /** Times the framed distance. */
  zoom: number;
  /** Degrees. */
  fov: number;
  pan: readonly [number, number];
}

export const FOV = 24;
export const FOV_TOP = 8;
const AZIMUTH: Record<Side, number> = { S: 0, E: 90, N: 180, W: -90 };

export function snapped(snap: Snap, home: { azimuth: number; polar: number }, now: Eye): Eye {
  const still = { zoom: 1, pan: [0, 0] as const };
  switch (snap) {
    case "top":
      return { ...still, azimuth: near(0, now.azimuth), polar: 0.01, fov: FOV_TOP };
    case "home":
      return { ...still, azimuth: near(home.azimuth, now.azimuth), polar: home.polar, fov: FOV };
    default:
      return { ...still, azimuth: near(AZIMUTH[snap], now.azimuth), polar: 72, fov: FOV };
  }
}

/** The same direction, fewest turns away from `from`. */
function near(angle: number, from: number): number {
  return angle + Math.round((from - angle) / 360) * 360;
}

/** The eye turned by a drag, within what the table allows. */
export function orbited(eye: Eye, dx: number, dy: number): Eye {
  return { ...eye, fov: FOV, azimuth: eye.azimuth - dx, polar: Math.min(Math.max(eye.polar - dy, 8), 80) };
}

export function zoomed(eye: Eye, factor: number): Eye {
  return { ...eye, zoom: Math.min(Math.max(eye.zoom * factor, 0.6), 2) };
}

export function mix(a: Eye, b: Eye, t: number): Eye {
  const at = (x: number, y: number) => x + (y - x) * t;
  return {
    azimuth: at(a.azimuth, b.azimuth),
    polar: at(a.polar, b.polar),
    zoom: at(a.zoom, b.zoom),
    fov: at(a.fov, b.fov),
    pan: [at(a.pan[0], b.pan[0]), at(a.pan[1], b.pan[1])],
  };
}

/** The direction from the middle of the table to the eye. */
export function direction(eye: Pick<Eye, "azimuth" | "polar">): Vec3 {
  const a = (eye.azimuth * Math.PI) / 180;
  const p = (eye.polar * Math.PI) / 180;
  return [Math.sin(a) * Math.sin(p), Math.cos(p), Math.cos(a) * Math.sin(p)];
}

/** The side the eye is nearest to. */
export function facing(azimuth: number): Side {
  const quarter = ((Math.round(azimuth / 90) % 4) + 4) % 4;
  return (["S", "E", "N", "W"] as const)[quarter]!;
}

/** A step on the screen as a step on the table, for the arrow keys. */
export function screenStep(azimuth: number, right: number, down: number): [number, number] {
  const a = (Math.round(azimuth / 90) * Math.PI) / 2;
  const c = Math.round(Math.cos(a));
  const s = Math.round(Math.sin(a));
  return [right * c + down * s, -right * s + down * c];
}

/** The directions of the screen in the room: to the right, up, and away from the eye. */
function axes(eye: Pick<Eye, "azimuth" | "polar">): { right: Vec3; up: Vec3; forward: Vec3 } {
  const to = direction(eye);
  const forward: Vec3 = [-to[0], -to[1], -to[2]];
  const a = (eye.azimuth * Math.PI) / 180;
  const right: Vec3 = [Math.cos(a), 0, -Math.sin(a)];
  const up: Vec3 = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  return { right, up, forward };
}
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The point to look at from this distance so that these points lie in the middle of the screen. */
export function middleOf(
  points: readonly Vec3[],
  from: Vec3,
  eye: Pick<Eye, "azimuth" | "polar">,
  distance: number,
): Vec3 {
  const { right, up, forward } = axes(eye);
  const half = (way: Vec3): number => {
    let low = Infinity;
    let high = -Infinity;
    for (const point of points) {
      const v: Vec3 = [point[0] - from[0], point[1] - from[1], point[2] - from[2]];
      const seen = dot(v, way) / Math.max(distance + dot(v, forward), 0.1);
      low = Math.min(low, seen);
      high = Math.max(high, seen);
    }
    return points.length ? ((low + high) / 2) * distance : 0;
  };
  const [x, y] = [half(right), half(up)];
  return [from[0] + right[0] * x + up[0] * y, from[1] + right[1] * x + up[1] * y, from[2] + right[2] * x + up[2] * y];
}

/** The least distance at which the box lies inside the free part of the screen. */
export function framedDistance(
  box: { x: number; z: number; low: number; high: number },
  target: Vec3,
  eye: Pick<Eye, "azimuth" | "polar" | "fov">,
  size: { width: number; height: number },
  insets: Insets,
  margin = 1.05,
  /** What must be seen; the corners of the box if not given. */
  points: readonly Vec3[] = [-box.x, box.x].flatMap((x) =>
    [-box.z, box.z].flatMap((z) => [box.low, box.high].map((y): Vec3 => [x, y, z])),
  ),
): number {
  const { right, up, forward } = axes(eye);
  const tan = Math.tan((eye.fov * Math.PI) / 360);
  const freeX = Math.max(size.width - insets.left - insets.right, 80) / size.width;
  const freeY = Math.max(size.height - insets.top - insets.bottom, 80) / size.height;
  const aspect = size.width / size.height;
  let far = 0;
  for (const [x, y, z] of points) {
    const v: Vec3 = [x - target[0], y - target[1], z - target[2]];
    const depth = dot(v, forward);
    const flat = Math.abs(dot(v, right)) / (tan * aspect * freeX);
    const tall = Math.abs(dot(v, up)) / (tan * freeY);
    far = Math.max(far, flat * margin - depth, tall * margin - depth);
  }
  return far;
}
