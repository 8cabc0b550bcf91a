// Corals: pieces of a few cubes in one body, with a relief and an icon on every face.

import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

import { canvas, iconImage, texture } from "./paint";
import type { Ghost, Pattern, Quality, ScenePiece, Side, Vec3 } from "./types";

const EDGE = 0.985;
const RADIUS = 0.085;
const TILE = 512;
const LEAN = (6 * Math.PI) / 180;

type Shown = ScenePiece & { now: Vec3; alpha: number; turned?: THREE.Quaternion };
type Paint = THREE.MeshStandardMaterial | THREE.MeshLambertMaterial;

const apart = (a: Vec3, b: Vec3) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

/** The edges of a body of cubes around its outside, each from corner to corner; flat seams are left out. */
export function hullEdges(cells: readonly Vec3[]): [Vec3, Vec3][] {
  const full = new Set(cells.map((cell) => cell.join()));
  const edges = new Map<string, { ends: [Vec3, Vec3]; planes: string[] }>();
  eachFace(cells, full, (cell, axis, sign, corners) => {
    for (let i = 0; i < 4; i++) {
      const a = corners[i]!;
      const b = corners[(i + 1) % 4]!;
      const key = [a.join(), b.join()].sort().join("|");
      const found = edges.get(key) ?? { ends: [a, b], planes: [] };
      found.planes.push(`${axis} ${sign} ${cell[axis]}`);
      edges.set(key, found);
    }
  });
  return [...edges.values()]
    .filter(({ planes }) => !(planes.length === 2 && planes[0] === planes[1]))
    .map(({ ends }) => ends);
}

function eachFace(
  cells: readonly Vec3[],
  full: ReadonlySet<string>,
  call: (cell: Vec3, axis: 0 | 1 | 2, sign: 1 | -1, corners: Vec3[]) => void,
): void {
  for (const cell of cells) {
    for (const axis of [0, 1, 2] as const) {
      for (const sign of [1, -1] as const) {
        const next = [...cell] as [number, number, number];
        next[axis] += sign;
        if (full.has(next.join())) continue;
        const p = (axis + 1) % 3;
        const q = (axis + 2) % 3;
        const corners = [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([a, b]) => {
          const corner: [number, number, number] = [cell[0], cell[1] + 0.5, cell[2]];
          corner[axis] += sign * 0.5;
          corner[p] = corner[p]! + a! * 0.5;
          corner[q] = corner[q]! + b! * 0.5;
          return corner as Vec3;
        });
        call(cell, axis, sign, corners);
      }
    }
  }
}

/** One tile of the picture to one face of a cube; upper faces read from the side looked from. */
function project(geometry: THREE.BufferGeometry, side: Side): THREE.BufferGeometry {
  const position = geometry.attributes.position!;
  const normal = geometry.attributes.normal!;
  const uv = geometry.attributes.uv!;
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i);
    const y = position.getY(i) - 0.5;
    const z = position.getZ(i);
    const [nx, ny, nz] = [normal.getX(i), normal.getY(i), normal.getZ(i)];
    const [a, b, c] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
    if (b >= a && b >= c) {
      const [u, v] = { S: [x, -z], E: [-z, -x], N: [-x, z], W: [z, x] }[side] as [number, number];
      uv.setXY(i, u + 0.5, v + 0.5);
    } else if (a >= c) uv.setXY(i, (nx > 0 ? -z : z) + 0.5, y + 0.5);
    else uv.setXY(i, (nz > 0 ? x : -x) + 0.5, y + 0.5);
  }
  return geometry;
}

function body(cells: readonly Vec3[], side: Side): THREE.BufferGeometry {
  const parts: THREE.BufferGeometry[] = [];
  const box = (a: Vec3, b: Vec3) => {
    const made = new RoundedBoxGeometry(
      EDGE + Math.abs(a[0] - b[0]),
      EDGE + Math.abs(a[1] - b[1]),
      EDGE + Math.abs(a[2] - b[2]),
      4,
      RADIUS,
    );
    made.translate((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.5, (a[2] + b[2]) / 2);
    parts.push(made);
  };
  cells.forEach((a, i) => {
    if (!cells.some((b) => apart(a, b) === 1)) box(a, a);
    for (const b of cells.slice(i + 1)) if (apart(a, b) === 1) box(a, b);
  });
  const made = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return project(made, side);
}

/** The outside as plain faces, so that a body that is seen through shows no inner walls. */
function hull(cells: readonly Vec3[], side: Side): THREE.BufferGeometry {
  const points: number[] = [];
  const normals: number[] = [];
  eachFace(cells, new Set(cells.map((cell) => cell.join())), (_cell, axis, sign, corners) => {
    const normal = [0, 0, 0];
    normal[axis] = sign;
    for (const i of sign > 0 ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2]) {
      const corner = [...corners[i]!];
      corner[axis] = corner[axis]! - sign * 0.004;
      points.push(...corner);
      normals.push(...normal);
    }
  });
  const made = new THREE.BufferGeometry();
  made.setAttribute("position", new THREE.Float32BufferAttribute(points, 3));
  made.setAttribute("normal", new THREE.Float32BufferAttribute(normals, 3));
  made.setAttribute("uv", new THREE.Float32BufferAttribute(new Float32Array((points.length / 3) * 2), 2));
  return project(made, side);
}

/** Dashes along the edges, in two colours so that they read on every ground. */
function dashes(cells: readonly Vec3[], tint: string): THREE.BufferGeometry {
  const parts: THREE.BufferGeometry[] = [];
  const colours = [new THREE.Color(tint), new THREE.Color("#ffffff")];
  const up = new THREE.Vector3(0, 1, 0);
  const turn = new THREE.Quaternion();
  const count = 8;
  for (const [from, to] of hullEdges(cells)) {
    const a = new THREE.Vector3(...from);
    const b = new THREE.Vector3(...to);
    turn.setFromUnitVectors(up, b.clone().sub(a).normalize());
    for (let i = 0; i < count; i++) {
      const part = new THREE.CylinderGeometry(0.027, 0.027, 1 / count, 6);
      part.applyQuaternion(turn);
      const at = a.clone().lerp(b, (i + 0.5) / count);
      part.translate(at.x, at.y, at.z);
      const colour = colours[i % 2]!;
      const painted = new Float32Array(part.attributes.position!.count * 3);
      for (let v = 0; v < painted.length; v += 3) painted.set([colour.r, colour.g, colour.b], v);
      part.setAttribute("color", new THREE.BufferAttribute(painted, 3));
      parts.push(part);
    }
  }
  const made = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return made;
}

function lines(cells: readonly Vec3[]): THREE.BufferGeometry {
  return new THREE.BufferGeometry().setFromPoints(
    hullEdges(cells).flatMap(([a, b]) => [new THREE.Vector3(...a), new THREE.Vector3(...b)]),
  );
}

/** The relief, once in colour and once in greys for the bumps. */
function relief(
  pattern: Pattern,
  draw: (path: (g: CanvasRenderingContext2D) => void, ink: string, grey: string) => void,
): void {
  const n = TILE;
  const grid = (count: number, call: (x: number, y: number) => void) => {
    for (let j = 0; j < count; j++)
      for (let i = 0; i < count; i++) call((((i + 0.5 + (j % 2) * 0.5) * n) / count) % n, ((j + 0.5) * n) / count);
  };
  const wave = (g: CanvasRenderingContext2D, points: (t: number) => [number, number]) => {
    g.beginPath();
    for (let t = -16; t <= n + 16; t += 8) g.lineTo(...points(t));
    g.stroke();
  };
  const turn = (Math.PI * 2) / n;
  switch (pattern) {
    case "ribs":
      return draw(
        (g) => {
          g.lineWidth = 9;
          for (let i = 0; i < 15; i++) wave(g, (y) => [(i * n) / 14 + 9 * Math.sin(y * turn * 2 + i * 1.3), y]);
        },
        "rgba(60,0,8,.17)",
        "#5a5a5a",
      );
    case "rings":
      draw(
        (g) => {
          g.lineWidth = 7;
          grid(8, (x, y) => {
            g.beginPath();
            g.arc(x, y, n / 27, 0, 7);
            g.stroke();
          });
        },
        "rgba(110,20,10,.2)",
        "#545454",
      );
      return draw(
        (g) =>
          grid(8, (x, y) => {
            g.beginPath();
            g.arc(x, y, n / 50, 0, 7);
            g.fill();
          }),
        "rgba(110,20,10,.14)",
        "#404040",
      );
    case "dots":
      return draw(
        (g) =>
          grid(11, (x, y) => {
            g.beginPath();
            g.arc(x, y, n / 46, 0, 7);
            g.fill();
          }),
        "rgba(255,246,170,.75)",
        "#d8d8d8",
      );
    case "meanders":
      return draw(
        (g) => {
          g.lineWidth = 10;
          for (let j = 0; j < 9; j++)
            wave(g, (x) => [
              x,
              ((j + 0.5) * n) / 9 +
                15 * Math.sin(x * turn * 5 + (j % 2 ? Math.PI : 0)) +
                5 * Math.sin(x * turn * 2 + j),
            ]);
        },
        "rgba(70,90,140,.2)",
        "#565656",
      );
  }
}

export class Corals {
  readonly group = new THREE.Group();
  #made = new Map<string, { look: string; mesh: THREE.Mesh | THREE.LineSegments }>();
  #geometries = new Map<string, THREE.BufferGeometry>();
  #paints = new Map<string, Paint>();
  #ghost = new THREE.Group();
  #ghostBody: THREE.Mesh | null = null;
  #ghostEdges: THREE.Mesh;
  #line = new THREE.LineBasicMaterial({ color: "#12303d", transparent: true, opacity: 0.45 });

  constructor(
    readonly quality: Quality,
    readonly loaded: () => void,
  ) {
    this.#ghostEdges = new THREE.Mesh(
      undefined,
      new THREE.MeshBasicMaterial({ vertexColors: true, toneMapped: false }),
    );
    this.#ghostEdges.renderOrder = 6;
    this.#ghost.add(this.#ghostEdges);
    this.#ghost.visible = false;
    this.group.add(this.#ghost);
  }

  set(pieces: readonly Shown[], ghost: Ghost | null, side: Side): void {
    const seen = new Set<string>();
    for (const piece of pieces) {
      const cells = piece.cells ?? [];
      if (!cells.length) continue;
      seen.add(piece.key);
      const alpha = Math.round(Math.min(Math.max(piece.alpha, 0), 1) * 20) / 20;
      const look = piece.outline ? "line" : "body";
      let made = this.#made.get(piece.key);
      if (!made || made.look !== look) {
        made?.mesh.removeFromParent();
        made = { look, mesh: piece.outline ? new THREE.LineSegments(undefined, this.#line) : new THREE.Mesh() };
        this.#made.set(piece.key, made);
        this.group.add(made.mesh);
      }
      const { mesh } = made;
      mesh.position.set(...piece.now);
      if (piece.turned) mesh.quaternion.copy(piece.turned);
      else mesh.quaternion.identity();
      mesh.visible = alpha > 0;
      if (mesh instanceof THREE.Mesh) {
        mesh.geometry = this.#shape("body", cells, side);
        mesh.material = this.#paint(piece, alpha);
        mesh.castShadow = alpha > 0.6;
        mesh.receiveShadow = true;
        mesh.renderOrder = alpha < 1 ? 2 : 0;
      } else mesh.geometry = this.#shape("lines", cells, "S");
    }
    for (const [key, made] of this.#made) {
      if (seen.has(key)) continue;
      made.mesh.removeFromParent();
      this.#made.delete(key);
    }
    this.#setGhost(ghost, side);
  }

  dispose(): void {
    for (const geometry of this.#geometries.values()) geometry.dispose();
    for (const paint of this.#paints.values()) {
      paint.map?.dispose();
      paint.bumpMap?.dispose();
      paint.dispose();
    }
    (this.#ghostEdges.material as THREE.Material).dispose();
    this.#line.dispose();
  }

  #setGhost(ghost: Ghost | null, side: Side): void {
    const cells = ghost?.piece.cells ?? [];
    this.#ghost.visible = cells.length > 0;
    if (!ghost || !cells.length) return;
    if (!this.#ghostBody) {
      this.#ghostBody = new THREE.Mesh();
      this.#ghostBody.renderOrder = 4;
      this.#ghost.add(this.#ghostBody);
    }
    this.#ghostBody.geometry = this.#shape("hull", cells, side);
    this.#ghostBody.material = this.#paint(ghost.piece, 0.74);
    this.#ghostEdges.geometry = this.#shape(ghost.bad ? "bad" : "dashes", cells, "S");
    this.#ghost.position.set(...ghost.piece.at);
    this.#ghost.quaternion.identity();
    const [x, z] = ghost.tilt ?? [0, 0];
    const far = Math.hypot(x, z);
    if (far > 0) this.#ghost.quaternion.setFromAxisAngle(new THREE.Vector3(z / far, 0, -x / far), LEAN);
  }

  #shape(kind: "body" | "hull" | "dashes" | "bad" | "lines", cells: readonly Vec3[], side: Side): THREE.BufferGeometry {
    const key = `${kind} ${side} ${cells.map((cell) => cell.join()).join(" ")}`;
    let found = this.#geometries.get(key);
    if (!found) {
      if (kind === "body") found = body(cells, side);
      else if (kind === "hull") found = hull(cells, side);
      else if (kind === "lines") found = lines(cells);
      else found = dashes(cells, kind === "bad" ? "#a8232f" : "#0a6f7c");
      this.#geometries.set(key, found);
    }
    return found;
  }

  #paint(piece: ScenePiece, alpha: number): Paint {
    const solid = `${piece.tint} ${piece.ink} ${piece.icon ?? ""} ${piece.pattern ?? ""}`;
    const key = alpha < 1 ? `${solid} ${alpha}` : solid;
    const found = this.#paints.get(key);
    if (found) return found;
    if (alpha < 1) {
      const made = this.#paint(piece, 1).clone();
      made.transparent = true;
      made.opacity = alpha;
      this.#paints.set(key, made);
      return made;
    }
    const made =
      this.quality === "low" ? new THREE.MeshLambertMaterial() : new THREE.MeshStandardMaterial({ roughness: 0.72 });
    this.#tile(piece, made);
    this.#paints.set(key, made);
    return made;
  }

  #tile(piece: ScenePiece, paint: Paint): void {
    const n = TILE;
    const [picture, g] = canvas(n);
    const [bumps, h] = canvas(n);
    g.fillStyle = piece.tint;
    g.fillRect(0, 0, n, n);
    h.fillStyle = "#808080";
    h.fillRect(0, 0, n, n);
    g.lineCap = h.lineCap = "round";
    if (piece.pattern) {
      relief(piece.pattern, (path, ink, grey) => {
        g.strokeStyle = g.fillStyle = ink;
        path(g);
        h.strokeStyle = h.fillStyle = grey;
        path(h);
      });
    }
    // A calm disc under the icon.
    const disc = (to: CanvasRenderingContext2D, tint: string) => {
      to.fillStyle = tint;
      to.beginPath();
      to.arc(n / 2, n / 2, n * 0.335, 0, 7);
      to.fill();
    };
    disc(g, piece.tint);
    disc(g, piece.pattern === "ribs" || piece.pattern === "rings" ? "rgba(255,255,255,.1)" : "rgba(255,255,255,.3)");
    disc(h, "#8a8a8a");
    const map = texture(picture);
    map.wrapS = map.wrapT = THREE.RepeatWrapping;
    paint.map = map;
    const bump = this.quality === "low" ? null : texture(bumps, false);
    if (bump) {
      bump.wrapS = bump.wrapT = THREE.RepeatWrapping;
      paint.bumpMap = bump;
      paint.bumpScale = 2.2;
    }
    if (!piece.icon) return;
    void Promise.all([iconImage(piece.icon, piece.ink), iconImage(piece.icon, "#5c5c5c")]).then(([ink, grey]) => {
      g.drawImage(ink, n * 0.27, n * 0.27, n * 0.46, n * 0.46);
      h.drawImage(grey, n * 0.27, n * 0.27, n * 0.46, n * 0.46);
      map.needsUpdate = true;
      if (bump) bump.needsUpdate = true;
      this.loaded();
    });
  }
}
