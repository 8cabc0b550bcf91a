// Pieces that are not dice: cubes, pawns, rocks, cards lying flat.

import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

import { canvas, iconImage, texture } from "./paint";
import type { Quality, ScenePiece } from "./types";

const PAWN = [
  [0, 0],
  [0.27, 0],
  [0.28, 0.05],
  [0.2, 0.1],
  [0.15, 0.2],
  [0.11, 0.36],
  [0.1, 0.42],
  [0.17, 0.46],
  [0.1, 0.49],
] as const;

type Paint = THREE.MeshStandardMaterial | THREE.MeshLambertMaterial;

/** Builds and keeps the solid pieces by key. */
export class Solids {
  readonly group = new THREE.Group();
  #made = new Map<string, { look: string; object: THREE.Object3D }>();
  #materials = new Map<string, Paint>();
  #cube = new RoundedBoxGeometry(0.985, 0.985, 0.985, 4, 0.085);
  #rock = new RoundedBoxGeometry(0.98, 0.98, 0.98, 4, 0.14);
  #card = new RoundedBoxGeometry(0.9, 0.03, 0.9, 2, 0.014);
  #lathe = new THREE.LatheGeometry(
    PAWN.map(([x, y]) => new THREE.Vector2(x, y)),
    32,
  );
  #ball = new THREE.SphereGeometry(0.165, 28, 20);
  #foot = new THREE.TorusGeometry(0.27, 0.035, 10, 36);
  #rim = new THREE.TorusGeometry(0.315, 0.018, 8, 36);

  constructor(
    readonly quality: Quality,
    readonly loaded: () => void,
  ) {}

  set(
    pieces: readonly (ScenePiece & {
      now: readonly [number, number, number];
      alpha: number;
      turned?: THREE.Quaternion;
    })[],
  ): void {
    const seen = new Set<string>();
    for (const piece of pieces) {
      seen.add(piece.key);
      const look = `${piece.kind} ${piece.tint} ${piece.ink} ${piece.icon ?? ""}`;
      let made = this.#made.get(piece.key);
      if (!made || made.look !== look) {
        made?.object.removeFromParent();
        made = { look, object: this.#make(piece) };
        this.#made.set(piece.key, made);
        this.group.add(made.object);
      }
      made.object.position.set(...piece.now);
      if (piece.turned) made.object.quaternion.copy(piece.turned);
      else made.object.quaternion.identity();
      made.object.scale.setScalar((piece.scale ?? 1) * Math.max(piece.alpha, 0.001));
    }
    for (const [key, made] of this.#made) {
      if (seen.has(key)) continue;
      made.object.removeFromParent();
      this.#made.delete(key);
    }
  }

  dispose(): void {
    for (const geometry of [this.#cube, this.#rock, this.#card, this.#lathe, this.#ball, this.#foot, this.#rim])
      geometry.dispose();
    for (const material of this.#materials.values()) {
      material.map?.dispose();
      material.dispose();
    }
  }

  #material(tint: string, ink: string, icon: string | undefined): Paint {
    const key = `${tint} ${ink} ${icon ?? ""}`;
    let found = this.#materials.get(key);
    if (!found) {
      const color = icon ? "#ffffff" : tint;
      found =
        this.quality === "low"
          ? new THREE.MeshLambertMaterial({ color })
          : new THREE.MeshStandardMaterial({ color, roughness: 0.6 });
      if (icon) found.map = this.#face(tint, ink, icon);
      this.#materials.set(key, found);
    }
    return found;
  }

  #face(tint: string, ink: string, icon: string): THREE.CanvasTexture {
    const n = 256;
    const [element, context] = canvas(n);
    context.fillStyle = tint;
    context.fillRect(0, 0, n, n);
    const made = texture(element);
    void iconImage(icon, ink).then((image) => {
      context.drawImage(image, n * 0.24, n * 0.24, n * 0.52, n * 0.52);
      made.needsUpdate = true;
      this.loaded();
    });
    return made;
  }

  #make(piece: ScenePiece): THREE.Object3D {
    const material = this.#material(piece.tint, piece.ink, piece.kind === "pawn" ? undefined : piece.icon);
    const group = new THREE.Group();
    const add = (geometry: THREE.BufferGeometry, of: THREE.Material, y: number) => {
      const mesh = new THREE.Mesh(geometry, of);
      mesh.position.y = y;
      mesh.castShadow = mesh.receiveShadow = true;
      group.add(mesh);
      return mesh;
    };
    switch (piece.kind) {
      case "pawn": {
        add(this.#lathe, material, 0);
        add(this.#ball, material, 0.6);
        add(this.#foot, this.#material("#fffdf5", "#000000", undefined), 0.04).rotation.x = Math.PI / 2;
        // A line of ink, so that a pawn is told from a cube of its own colour.
        add(this.#rim, this.#material("#12303d", "#000000", undefined), 0.012).rotation.x = Math.PI / 2;
        break;
      }
      case "rock":
        add(this.#rock, material, 0.49);
        break;
      case "card":
        add(this.#card, material, 0.015);
        break;
      default:
        add(this.#cube, material, 0.4925);
    }
    return group;
  }
}
