// Fingers and mice on the 3D table: what is pointed at, and how the eye is turned by hand.

import * as THREE from "three";

import { orbited, zoomed, type Eye } from "./camera";
import type { Swipe, Target } from "./types";

/** So many pixels make a swipe. */
const SWIPE = 24;
/** A press that travels less than this is a tap. */
const TAP = 6;

/** What pointing needs of the table it is at. */
export interface Pointed {
  readonly element: HTMLCanvasElement;
  readonly camera: THREE.Camera;
  targets(): readonly Target[];
  /** Half the extent of the board: the eye is not moved farther aside. */
  reach(): { x: number; z: number };
  eye(): Eye;
  /** The hand has turned the eye. */
  turn(eye: Eye): void;
  hover(id: string | null): void;
  pick(id: string | null): void;
  swipe(id: string, way: Swipe): void;
}

/** The nearest target on the ray through this point of the canvas (-1..1 each way). */
export function hit(camera: THREE.Camera, targets: readonly Target[], x: number, y: number): Target | null {
  const caster = new THREE.Raycaster();
  caster.setFromCamera(new THREE.Vector2(x, y), camera);
  const bounds = new THREE.Box3();
  const at = new THREE.Vector3();
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const half = target.size / 2;
    bounds.min.set(target.at[0] - half, target.at[1], target.at[2] - half);
    bounds.max.set(target.at[0] + half, target.at[1] + target.height, target.at[2] + half);
    if (!caster.ray.intersectBox(bounds, at)) continue;
    const far = at.distanceToSquared(caster.ray.origin);
    if (far < least) {
      least = far;
      best = target;
    }
  }
  return best;
}

/** The eye moved aside by so many pixels, within the board. */
export function panned(eye: Eye, dx: number, dy: number, reach: { x: number; z: number }): Eye {
  const a = (eye.azimuth * Math.PI) / 180;
  const k = 0.012 * eye.zoom;
  const clamp = (v: number, limit: number) => Math.min(Math.max(v, -limit), limit);
  const x = eye.pan[0] - (dx * Math.cos(a) + dy * Math.sin(a)) * k;
  const z = eye.pan[1] - (-dx * Math.sin(a) + dy * Math.cos(a)) * k;
  return { ...eye, pan: [clamp(x, reach.x), clamp(z, reach.z)] };
}

/** The way a finger went, or none if it hardly moved. */
export function swipeOf(dx: number, dy: number): Swipe | null {
  if (Math.hypot(dx, dy) < SWIPE) return null;
  return Math.abs(dx) >= Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up";
}

/** Listens to the canvas until the signal aborts. */
export function listen(on: Pointed, signal: AbortSignal): void {
  const { element } = on;
  const down = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let pinch = 0;
  let swiped: { id: string; x: number; y: number } | null = null;
  let hovered: string | null = null;

  const at = (event: PointerEvent): Target | null => {
    const box = element.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((event.clientY - box.top) / box.height) * 2;
    return hit(on.camera, on.targets(), x, y);
  };
  const hover = (id: string | null) => {
    if (id === hovered) return;
    hovered = id;
    element.style.cursor = id === null ? "grab" : "pointer";
    element.dataset.over = id ?? "";
    on.hover(id);
  };
  const press = (event: PointerEvent) => {
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size === 1) travelled = 0;
    pinch = 0;
    const target = down.size > 1 || event.button > 0 ? null : at(event);
    swiped = target?.swipe ? { id: target.id, x: event.clientX, y: event.clientY } : null;
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const last = down.get(event.pointerId);
    if (!last) return hover(at(event)?.id ?? null);
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    travelled += Math.abs(dx) + Math.abs(dy);
    if (travelled < TAP || swiped) return;
    if (down.size >= 2) {
      const [a, b] = [...down.values()];
      const apart = Math.hypot(a!.x - b!.x, a!.y - b!.y);
      const near = pinch ? zoomed(on.eye(), pinch / Math.max(apart, 1)) : on.eye();
      pinch = apart;
      on.turn(panned(near, dx / 2, dy / 2, on.reach()));
    } else if (event.shiftKey) on.turn(panned(on.eye(), dx, dy, on.reach()));
    else on.turn(orbited(on.eye(), dx * 0.35, dy * 0.28));
  };
  const lift = (event: PointerEvent) => {
    const was = down.delete(event.pointerId);
    const finger = swiped;
    swiped = null;
    if (!was || event.type !== "pointerup") return;
    if (finger) {
      const way = swipeOf(event.clientX - finger.x, event.clientY - finger.y);
      if (way) return on.swipe(finger.id, way);
      if (travelled >= TAP) return on.pick(finger.id);
    }
    if (down.size === 0 && travelled < TAP) on.pick(at(event)?.id ?? null);
  };
  const roll = (event: WheelEvent) => {
    event.preventDefault();
    on.turn(zoomed(on.eye(), Math.exp(event.deltaY * 0.0012)));
  };
  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", lift, { signal });
  element.addEventListener("pointercancel", lift, { signal });
  element.addEventListener("pointerleave", () => hover(null), { signal });
  element.addEventListener("wheel", roll, { signal, passive: false });
}
