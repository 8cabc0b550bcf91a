// All dice in two draw calls: a glass shell around a bright core.

import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

import { Atlas } from "./paint";
import { DIE } from "./size";
import type { Quality } from "./types";

export { DIE };

export interface DieLook {
  at: readonly [number, number, number];
  base: THREE.Color;
  ink: THREE.Color;
  face: number;
  side: number;
  fade: number;
  scale: number;
  /** How it is rolled about its middle, while it turns. */
  turned?: THREE.Quaternion;
}

const HEAD_VERTEX = /* glsl */ `
attribute float aTop;
attribute vec3 aBase;
attribute vec3 aInk;
attribute vec3 aCell;
varying vec2 vAtlas;
varying vec2 vFace;
varying vec3 vBase;
varying vec3 vInk;
varying float vFade;
`;
const MAIN_VERTEX = /* glsl */ `
#include <uv_vertex>
float cell = mix(aCell.y, aCell.x, aTop);
vFace = uv;
vAtlas = (vec2(mod(cell, ${Atlas.COLUMNS}.0), floor(cell / ${Atlas.COLUMNS}.0)) + uv) / vec2(${Atlas.COLUMNS}.0, ${Atlas.ROWS}.0);
vBase = aBase;
vInk = aInk;
vFade = aCell.z;
`;
const HEAD_FRAGMENT = /* glsl */ `
uniform sampler2D uAtlas;
varying vec2 vAtlas;
varying vec2 vFace;
varying vec3 vBase;
varying vec3 vInk;
varying float vFade;
`;

function shellGeometry(): THREE.BufferGeometry {
  const box = new RoundedBoxGeometry(DIE, DIE, DIE, 4, 0.15);
  const top = new Float32Array(box.attributes.position!.count);
  // The groups are +x -x +y -y +z -z; the third and fourth carry the pips.
  const index = box.index;
  for (const group of box.groups) {
    if (group.materialIndex !== 2 && group.materialIndex !== 3) continue;
    for (let i = group.start; i < group.start + group.count; i++) top[index ? index.getX(i) : i] = 1;
  }
  box.clearGroups();
  box.setAttribute("aTop", new THREE.BufferAttribute(top, 1));
  return box;
}

const LEVEL = new THREE.Quaternion();

export class Dice {
  readonly group = new THREE.Group();
  #shell!: THREE.InstancedMesh;
  #core!: THREE.InstancedMesh;
  #shellMaterial: THREE.Material;
  #coreMaterial: THREE.Material;
  #shellGeometry = shellGeometry();
  #coreGeometry = new RoundedBoxGeometry(0.74, 0.74, 0.74, 3, 0.14);
  #room = 0;
  #matrix = new THREE.Matrix4();
  #middle = new THREE.Vector3();
  #size = new THREE.Vector3();
  #glass: boolean;

  constructor(
    quality: Quality,
    readonly atlas: Atlas,
  ) {
    this.#glass = quality !== "low";
    this.#shellMaterial = this.#makeShell(quality);
    this.#coreMaterial = this.#makeCore();
    this.#reserve(64);
  }

  /** Shows these dice; the caller orders them from far to near. */
  set(dice: readonly DieLook[]): void {
    if (dice.length > this.#room) this.#reserve(dice.length * 2);
    const geometry = this.#shell.geometry;
    const base = geometry.getAttribute("aBase") as THREE.InstancedBufferAttribute;
    const ink = geometry.getAttribute("aInk") as THREE.InstancedBufferAttribute;
    const cell = geometry.getAttribute("aCell") as THREE.InstancedBufferAttribute;
    dice.forEach((die, i) => {
      const s = die.scale;
      this.#middle.set(die.at[0], die.at[1] + (DIE * s) / 2, die.at[2]);
      this.#matrix.compose(this.#middle, die.turned ?? LEVEL, this.#size.setScalar(s));
      this.#shell.setMatrixAt(i, this.#matrix);
      base.setXYZ(i, die.base.r, die.base.g, die.base.b);
      ink.setXYZ(i, die.ink.r, die.ink.g, die.ink.b);
      cell.setXYZ(i, die.face, die.side, die.fade);
    });
    base.needsUpdate = ink.needsUpdate = cell.needsUpdate = true;
    this.#shell.instanceMatrix.needsUpdate = true;
    this.#shell.count = this.#core.count = dice.length;
  }

  dispose(): void {
    this.#shellGeometry.dispose();
    this.#coreGeometry.dispose();
    this.#shellMaterial.dispose();
    this.#coreMaterial.dispose();
    this.#shell.dispose();
    this.#core.dispose();
  }

  #reserve(room: number): void {
    this.#room = room;
    this.group.clear();
    const vectors = (size: number) => new THREE.InstancedBufferAttribute(new Float32Array(room * size), size);
    const [base, ink, cell] = [vectors(3), vectors(3), vectors(3)];
    for (const geometry of [this.#shellGeometry, this.#coreGeometry]) {
      geometry.setAttribute("aBase", base);
      geometry.setAttribute("aInk", ink);
      geometry.setAttribute("aCell", cell);
    }
    this.#shell = new THREE.InstancedMesh(this.#shellGeometry, this.#shellMaterial, room);
    this.#core = new THREE.InstancedMesh(this.#coreGeometry, this.#coreMaterial, room);
    this.#core.instanceMatrix = this.#shell.instanceMatrix;
    this.#shell.frustumCulled = this.#core.frustumCulled = false;
    this.#shell.castShadow = this.#shell.receiveShadow = true;
    this.#core.renderOrder = 2;
    this.#shell.renderOrder = 4;
    this.#core.visible = this.#glass;
    this.group.add(this.#core, this.#shell);
  }

  #makeShell(quality: Quality): THREE.Material {
    const glass = this.#glass;
    const material =
      quality === "high"
        ? new THREE.MeshPhysicalMaterial({
            roughness: 0.16,
            clearcoat: 0.5,
            clearcoatRoughness: 0.2,
            envMapIntensity: 1.5,
          })
        : quality === "medium"
          ? new THREE.MeshStandardMaterial({ roughness: 0.3 })
          : new THREE.MeshLambertMaterial();
    material.transparent = true;
    material.onBeforeCompile = (shader) => {
      shader.uniforms.uAtlas = { value: this.atlas.texture };
      shader.vertexShader = HEAD_VERTEX + shader.vertexShader.replace("#include <uv_vertex>", MAIN_VERTEX);
      shader.fragmentShader =
        HEAD_FRAGMENT +
        shader.fragmentShader.replace(
          "#include <map_fragment>",
          /* glsl */ `
float mark = texture2D(uAtlas, vAtlas).r;
float edge = length(vFace - 0.5);
vec3 body = mix(vBase, vec3(1.0), ${glass ? "0.10" : "0.04"} * (1.0 - smoothstep(0.1, 0.62, edge)));
${glass ? "" : "body *= 1.0 - 0.22 * smoothstep(0.40, 0.56, max(abs(vFace.x - 0.5), abs(vFace.y - 0.5)) * 1.12);"}
diffuseColor.rgb = mix(body, vInk, mark);
diffuseColor.a = mix(${glass ? "0.66" : "1.0"}, 1.0, mark) * vFade;
`,
        );
    };
    return material;
  }

  #makeCore(): THREE.Material {
    const material = new THREE.MeshStandardMaterial({ roughness: 0.5, transparent: true });
    material.onBeforeCompile = (shader) => {
      shader.vertexShader =
        HEAD_VERTEX.replace("attribute float aTop;", "") +
        shader.vertexShader.replace("#include <uv_vertex>", "#include <uv_vertex>\nvBase = aBase;\nvFade = aCell.z;");
      shader.fragmentShader =
        "varying vec3 vBase;\nvarying float vFade;\n" +
        shader.fragmentShader
          .replace(
            "#include <map_fragment>",
            // A faded die keeps only its shell, so that what is behind it shows.
            "if (vFade < 0.5) discard;\ndiffuseColor.rgb = vBase;\ndiffuseColor.a = vFade;",
          )
          .replace("#include <emissivemap_fragment>", "totalEmissiveRadiance += vBase * 0.28;");
    };
    return material;
  }
}
