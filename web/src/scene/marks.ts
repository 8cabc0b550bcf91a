// Outlines on tiles and stacks, and the dashed edges of a ghost.

import * as THREE from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

import { canvas, markPicture, texture } from "./paint";
import type { Mark, MarkKind } from "./types";

const TINTS = { lagoon: "#0a6f7c", focus: "#0b57b0", ink: "#12303d", bad: "#a8232f" };

export class Marks {
  readonly group = new THREE.Group();
  #flat = new THREE.PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  #layers = new Map<string, THREE.InstancedMesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial>>();
  #matrix = new THREE.Matrix4();
  #turn = new THREE.Quaternion();
  #up = new THREE.Vector3(0, 1, 0);
  #normal = new THREE.Vector3();
  #place = new THREE.Vector3();
  #scale = new THREE.Vector3();

  set(marks: readonly Mark[]): void {
    const byKind = new Map<string, Mark[]>();
    for (const mark of marks) {
      const key = `${mark.kind} ${mark.over ?? ""}`;
      const found = byKind.get(key);
      if (found) found.push(mark);
      else byKind.set(key, [mark]);
    }
    for (const layer of this.#layers.values()) layer.count = 0;
    for (const [key, of] of byKind) {
      const layer = this.#layer(key, of[0]!, of.length);
      of.forEach((mark, i) => {
        this.#normal.set(...(mark.normal ?? ([0, 1, 0] as const)));
        this.#turn.setFromUnitVectors(this.#up, this.#normal);
        this.#place.set(...mark.at).addScaledVector(this.#normal, 0.012);
        this.#matrix.compose(this.#place, this.#turn, this.#scale.set(mark.size, 1, mark.size));
        layer.setMatrixAt(i, this.#matrix);
      });
      layer.count = of.length;
      layer.instanceMatrix.needsUpdate = true;
    }
  }

  dispose(): void {
    this.#flat.dispose();
    for (const layer of this.#layers.values()) {
      layer.material.map?.dispose();
      layer.material.dispose();
      layer.dispose();
    }
  }

  #layer(
    key: string,
    { kind, over }: { kind: MarkKind; over?: boolean | number },
    room: number,
  ): THREE.InstancedMesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial> {
    const found = this.#layers.get(key);
    if (found && found.instanceMatrix.count >= room) return found;
    const material =
      found?.material ??
      new THREE.MeshBasicMaterial({
        map: texture(markPicture(kind, TINTS)),
        transparent: true,
        depthWrite: false,
        toneMapped: false,
        depthTest: !over,
        opacity: typeof over === "number" ? over : over ? 0.85 : 1,
        side: over ? THREE.DoubleSide : THREE.FrontSide,
        polygonOffset: true,
        polygonOffsetFactor: -2,
      });
    if (found) {
      found.removeFromParent();
      found.dispose();
    }
    const made = new THREE.InstancedMesh(this.#flat, material, Math.max(room, 48));
    made.frustumCulled = false;
    made.renderOrder = over ? 9 : kind === "near" ? 7 : 5;
    this.#layers.set(key, made);
    this.group.add(made);
    return made;
  }
}

/** The twelve edges of a cube in teal and white dashes, in one mesh. */
export function ghostEdges(size: number): THREE.Mesh {
  const parts: THREE.BufferGeometry[] = [];
  const half = size / 2;
  const teal = new THREE.Color("#0a6f7c");
  const white = new THREE.Color("#ffffff");
  const dashes = 7;
  const dash = size / dashes;
  for (const axis of [0, 1, 2] as const) {
    for (const a of [-half, half]) {
      for (const b of [-half, half]) {
        for (let i = 0; i < dashes; i++) {
          const part = new THREE.CylinderGeometry(0.027, 0.027, dash, 6);
          if (axis === 0) part.rotateZ(Math.PI / 2);
          if (axis === 2) part.rotateX(Math.PI / 2);
          const along = -half + (i + 0.5) * dash;
          const at = axis === 0 ? [along, a, b] : axis === 1 ? [a, along, b] : [a, b, along];
          part.translate(at[0]!, at[1]!, at[2]!);
          const tint = i % 2 ? white : teal;
          const colours = new Float32Array(part.attributes.position!.count * 3);
          for (let v = 0; v < colours.length; v += 3) colours.set([tint.r, tint.g, tint.b], v);
          part.setAttribute("color", new THREE.BufferAttribute(colours, 3));
          parts.push(part);
        }
      }
    }
  }
  const material = new THREE.MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  const mesh = new THREE.Mesh(mergeGeometries(parts), material);
  mesh.renderOrder = 6;
  return mesh;
}

/** Soft dark patches under pieces, where there are no shadows. */
export class Blobs {
  readonly mesh: THREE.InstancedMesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial>;
  #matrix = new THREE.Matrix4();

  constructor() {
    const n = 64;
    const [element, context] = canvas(n);
    const soft = context.createRadialGradient(n / 2, n / 2, n * 0.2, n / 2, n / 2, n * 0.5);
    soft.addColorStop(0, "rgba(18,48,61,.42)");
    soft.addColorStop(1, "rgba(18,48,61,0)");
    context.fillStyle = soft;
    context.fillRect(0, 0, n, n);
    const material = new THREE.MeshBasicMaterial({ map: texture(element), transparent: true, depthWrite: false });
    this.mesh = new THREE.InstancedMesh(new THREE.PlaneGeometry(1.35, 1.35).rotateX(-Math.PI / 2), material, 128);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  set(feet: readonly (readonly [number, number, number])[]): void {
    feet.slice(0, 128).forEach((foot, i) => {
      this.#matrix.makeTranslation(foot[0] + 0.08, foot[1] + 0.008, foot[2] - 0.06);
      this.mesh.setMatrixAt(i, this.#matrix);
    });
    this.mesh.count = Math.min(feet.length, 128);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
