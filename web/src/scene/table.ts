// The sandbank, the plate and its tiles.

import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

import { canvas, caustics, DUSK, iconImage, NOON, sandbank, texture, waterMask } from "./paint";
import type { Board, Quality } from "./types";

const REACH = 0.34;
/** How many times as wide as the painted ground the sea is. */
const SEA = 5;

export class Ground {
  readonly group = new THREE.Group();
  #floor: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial | THREE.MeshLambertMaterial>;
  /** The open sea around it, so that no view meets an end. */
  #sea: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial | THREE.MeshLambertMaterial>;
  #light: THREE.Mesh<THREE.PlaneGeometry, THREE.ShaderMaterial> | null = null;
  #size: number;

  constructor(
    readonly quality: Quality,
    dark: boolean,
    size: number,
  ) {
    this.#size = size;
    const lit = quality !== "low";
    const material = lit ? new THREE.MeshLambertMaterial() : new THREE.MeshBasicMaterial({ toneMapped: false });
    this.#floor = new THREE.Mesh(new THREE.PlaneGeometry(size, size), material);
    this.#floor.rotation.x = -Math.PI / 2;
    this.#floor.receiveShadow = lit;
    this.#sea = new THREE.Mesh(
      new THREE.PlaneGeometry(size * SEA, size * SEA),
      lit ? new THREE.MeshLambertMaterial() : new THREE.MeshBasicMaterial({ toneMapped: false }),
    );
    this.#sea.rotation.x = -Math.PI / 2;
    this.#sea.position.y = -0.02;
    this.group.add(this.#sea, this.#floor);
    this.paint(dark);
    if (quality === "high") this.#addLight(dark);
  }

  paint(dark: boolean): void {
    this.#floor.material.map?.dispose();
    this.#floor.material.map = texture(sandbank(this.quality === "low" ? 512 : 1024, REACH, dark ? DUSK : NOON));
    this.#floor.material.color.set(this.quality === "low" ? "#ffffff" : dark ? "#dfe3e0" : "#e6e3dd");
    this.#floor.material.needsUpdate = true;
    this.#sea.material.color.set((dark ? DUSK : NOON).deep).multiply(this.#floor.material.color);
    if (this.#light) this.#light.material.uniforms.uStrength!.value = dark ? 0.07 : 0.17;
  }

  /** Lets the light net drift to this time in seconds. */
  drift(seconds: number): void {
    if (this.#light) this.#light.material.uniforms.uTime!.value = seconds;
  }

  dispose(): void {
    this.#floor.geometry.dispose();
    this.#floor.material.map?.dispose();
    this.#floor.material.dispose();
    this.#sea.geometry.dispose();
    this.#sea.material.dispose();
    this.#light?.material.dispose();
  }

  /** Makes the sandbank this many times as wide; the light on the water keeps its size. */
  scale(by: number): void {
    this.group.scale.set(by, 1, by);
    if (this.#light) this.#light.material.uniforms.uScale!.value = (this.#size / 9) * by;
  }

  #addLight(dark: boolean): void {
    const net = texture(caustics(), false);
    net.wrapS = net.wrapT = THREE.RepeatWrapping;
    const material = new THREE.ShaderMaterial({
      transparent: true,
      depthWrite: false,
      blending: THREE.AdditiveBlending,
      toneMapped: false,
      uniforms: {
        uNet: { value: net },
        uMask: { value: texture(waterMask(256, REACH), false) },
        uTime: { value: 0 },
        uStrength: { value: dark ? 0.07 : 0.17 },
        uScale: { value: this.#size / 9 },
      },
      vertexShader:
        "varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
      fragmentShader: /* glsl */ `
        uniform sampler2D uNet, uMask;
        uniform float uTime, uStrength, uScale;
        varying vec2 vUv;
        void main() {
          vec2 at = (vUv - 0.5) * ${SEA.toFixed(1)} + 0.5;
          float a = texture2D(uNet, at * uScale + vec2(uTime * 0.011, uTime * 0.007)).a;
          float b = texture2D(uNet, at * uScale * 0.83 + vec2(0.37 - uTime * 0.009, 0.61 + uTime * 0.006)).a;
          // Far out the net is too fine to be drawn.
          float light = (a * 0.85 + b * 0.35) * (1.0 - smoothstep(0.7, 2.0, length(at - 0.5)));
          gl_FragColor = vec4(vec3(0.93, 1.0, 0.97) * light * uStrength * (0.12 + 0.88 * texture2D(uMask, at).r), 1.0);
        }`,
    });
    this.#light = new THREE.Mesh(this.#sea.geometry, material);
    this.#light.rotation.x = -Math.PI / 2;
    this.#light.position.y = 0.004;
    this.#light.renderOrder = 1;
    this.group.add(this.#light);
  }
}

/** The plate with its spaces; rebuilt when the board changes, which is hardly ever. */
export class BoardMesh {
  readonly group = new THREE.Group();
  /** The height of the tiles' upper side. */
  static readonly TOP = 0.26;
  #trash: { dispose(): void }[] = [];

  constructor(board: Board, quality: Quality, loaded: () => void) {
    const solid = (tint: string) =>
      this.#keep(
        quality === "low"
          ? new THREE.MeshLambertMaterial({ color: tint })
          : new THREE.MeshStandardMaterial({ color: tint, roughness: 0.75, envMapIntensity: 0.6 }),
      );
    if (board.plate) {
      const geometry = this.#keep(new RoundedBoxGeometry(board.plate.width, 0.22, board.plate.depth, 3, 0.1));
      const plate = new THREE.Mesh(geometry, solid(board.plate.tint));
      plate.position.y = 0.11;
      plate.castShadow = plate.receiveShadow = true;
      this.group.add(plate);
    }
    const square = this.#keep(new RoundedBoxGeometry(1, 0.08, 1, 2, 0.035));
    const round = this.#keep(new THREE.CylinderGeometry(0.5, 0.53, 0.08, 40));
    const groups = new Map<string, { geometry: THREE.BufferGeometry; tint: string; tiles: Board["tiles"][number][] }>();
    for (const tile of board.tiles) {
      const tint = tile.tint ?? "#faf3e2";
      const key = `${tile.round ? "o" : "#"} ${tint}`;
      const found = groups.get(key) ?? { geometry: tile.round ? round : square, tint, tiles: [] };
      found.tiles.push(tile);
      groups.set(key, found);
    }
    const matrix = new THREE.Matrix4();
    for (const { geometry, tint, tiles } of groups.values()) {
      const mesh = new THREE.InstancedMesh(geometry, solid(tint), tiles.length);
      tiles.forEach((tile, i) => {
        matrix.makeScale(tile.size, 1, tile.size);
        matrix.setPosition(tile.at[0], BoardMesh.TOP - 0.04, tile.at[2]);
        mesh.setMatrixAt(i, matrix);
      });
      mesh.receiveShadow = true;
      this.group.add(mesh);
      this.#keep(mesh);
    }
    const icons = new Map<string, Board["tiles"][number][]>();
    for (const tile of board.tiles) {
      if (!tile.icon) continue;
      const key = `${tile.icon} ${tile.iconTint ?? "#0a6f7c"}`;
      icons.set(key, [...(icons.get(key) ?? []), tile]);
    }
    const flat = this.#keep(new THREE.PlaneGeometry(1, 1).rotateX(-Math.PI / 2));
    for (const [key, tiles] of icons) {
      const [icon = "", tint = "#000"] = key.split(" ");
      const [element, context] = canvas(256);
      const map = this.#keep(texture(element));
      void iconImage(icon, tint).then((image) => {
        context.drawImage(image, 0, 0, 256, 256);
        map.needsUpdate = true;
        loaded();
      });
      const material = this.#keep(
        new THREE.MeshBasicMaterial({
          map,
          transparent: true,
          depthWrite: false,
          toneMapped: false,
          polygonOffset: true,
          polygonOffsetFactor: -1,
        }),
      );
      const mesh = new THREE.InstancedMesh(flat, material, tiles.length);
      tiles.forEach((tile, i) => {
        matrix.makeScale(tile.size * 0.52, 1, tile.size * 0.52);
        matrix.setPosition(tile.at[0], BoardMesh.TOP + 0.004, tile.at[2]);
        mesh.setMatrixAt(i, matrix);
      });
      mesh.renderOrder = 1;
      this.group.add(mesh);
      this.#keep(mesh);
    }
  }

  dispose(): void {
    for (const thing of this.#trash) thing.dispose();
  }

  #keep<T extends { dispose(): void }>(thing: T): T {
    this.#trash.push(thing);
    return thing;
  }
}
