// The shared 3D table: draws only when something changed, knows no game.

import * as THREE from "three";

import { direction, facing, FOV, framedDistance, middleOf, mix, snapped, type Eye } from "./camera";
import { Corals } from "./coral";
import { Dice, DIE, type DieLook } from "./dice";
import { Blobs, ghostEdges, Marks } from "./marks";
import { ease, sample, tumble, tweens, TRAVEL, type Tween } from "./motion";
import { Atlas, glow, sky, texture } from "./paint";
import { listen } from "./pointer";
import { Solids } from "./solids";
import { BoardMesh, Ground } from "./table";
import { LIMIT, Tempo } from "./tempo";
import type { Board, Fall, Ghost, Insets, Mark, Quality, ScenePiece, Side, Snap, Swipe, Target, Vec3 } from "./types";

export interface SceneEvents {
  hover(id: string | null): void;
  pick(id: string | null): void;
  /** A finger drew over a target that wants it. */
  swipe(id: string, way: Swipe): void;
  /** After every frame: labels move, the compass turns. */
  frame(): void;
  /** Frames take too long at this quality. */
  slow(): void;
  /** A hand has turned the table. */
  hand(): void;
}

export interface SceneOptions {
  quality: Quality;
  still: boolean;
  dark: boolean;
}

/** Whether the browser can show 3D, and whether a real graphics card does it. */
export function graphics(): "none" | "software" | "card" {
  try {
    const probe = document.createElement("canvas").getContext("webgl2");
    if (!probe) return "none";
    const named = probe.getExtension("WEBGL_debug_renderer_info");
    const name = String(named ? probe.getParameter(named.UNMASKED_RENDERER_WEBGL) : "");
    probe.getExtension("WEBGL_lose_context")?.loseContext();
    return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? "software" : "card";
  } catch {
    return "none";
  }
}

/** A piece as it is drawn in one frame. */
export type Shown = ScenePiece & { now: Vec3; alpha: number; turned?: THREE.Quaternion };

/** After so many milliseconds a frame counts as drawn, whatever the driver says. */
const PATIENCE = 2000;
const EAST = new THREE.Vector3(1, 0, 0);
const CORNERS = [-0.5, 0.5].flatMap((a) => [-0.5, 0.5].flatMap((b) => [-0.5, 0.5].map((c) => [a, b, c] as const)));

interface Frame {
  x: number;
  y: number;
  z: number;
  distance: number;
}

export class Scene {
  readonly #renderer: THREE.WebGLRenderer;
  readonly #scene = new THREE.Scene();
  readonly #camera = new THREE.PerspectiveCamera(FOV, 1, 0.5, 220);
  readonly #sun: THREE.DirectionalLight;
  readonly #ground: Ground;
  readonly #dice: Dice;
  readonly #solids: Solids;
  readonly #corals: Corals;
  readonly #marks = new Marks();
  readonly #blobs: Blobs | null;
  readonly #atlas = new Atlas();
  readonly #edges = ghostEdges(DIE + 0.04);
  readonly #colours = new Map<string, THREE.Color>();
  readonly #listening = new AbortController();
  #board: Board | null = null;
  /** What the frame moves from, while it does. */
  #reframe: { from: Board; start: number } | null = null;
  #boardMesh: BoardMesh | null = null;
  #laid = "";
  #pieces = new Map<string, ScenePiece>();
  #tweens = new Map<string, Tween>();
  #leaving = new Map<string, Tween & { piece: ScenePiece }>();
  #falling: (Fall & { start: number })[] = [];
  #sweep: { start: number; length: number; top: number; done: () => void } | null = null;
  #sheet: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial> | null = null;
  #shownMarks: readonly Mark[] = [];
  #ghost: Ghost | null = null;
  #targets: readonly Target[] = [];
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  #size = { width: 1, height: 1 };
  #eye: Eye = { azimuth: 0, polar: 54, zoom: 1, fov: FOV, pan: [0, 0] };
  #flight: { from: Eye; to: Eye; start: number } | null = null;
  #frame = 0;
  #drawn = false;
  /** Something has changed since the last frame. */
  #changed = false;
  readonly #tempo: Tempo;
  /** Materials whose programs are there, and whether others are being made. */
  readonly #ready = new WeakSet<THREE.Material>();
  #preparing = false;
  /** The frame that is being drawn, and since when: the next one waits for it, so that no call waits for many. */
  #drawing: { fence: WebGLSync; since: number } | null = null;
  #lastFrame = 0;
  #water = 0;
  #gone = false;

  constructor(
    readonly element: HTMLCanvasElement,
    readonly options: SceneOptions,
    readonly events: SceneEvents,
  ) {
    const { quality } = options;
    this.#renderer = new THREE.WebGLRenderer({
      canvas: element,
      antialias: quality !== "low",
      alpha: false,
      powerPreference: "high-performance",
    });
    this.#renderer.toneMapping = THREE.NeutralToneMapping;
    // Asking whether a shader has compiled would wait until it has, and for all that is drawn before it.
    this.#renderer.debug.checkShaderErrors = false;
    const ratio = Math.min(devicePixelRatio, { high: 2, medium: 1.5, low: 1 }[quality]);
    this.#tempo = new Tempo(ratio, quality === "low" ? 0.5 : Math.min(ratio, 1), LIMIT[quality]);
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.shadowMap.enabled = quality !== "low";
    this.#renderer.shadowMap.type = THREE.PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;

    // Without the reflected sky the lamp above must give its part too.
    this.#scene.add(new THREE.HemisphereLight("#f4fbff", "#ead7ae", { high: 1.35, medium: 1.75, low: 2.1 }[quality]));
    this.#sun = new THREE.DirectionalLight("#fff3da", 1.95);
    this.#sun.position.set(-4, 14, 3);
    if (quality !== "low") {
      this.#sun.castShadow = true;
      const side = quality === "high" ? 2048 : 1024;
      this.#sun.shadow.mapSize.set(side, side);
      this.#sun.shadow.bias = -0.0004;
      this.#sun.shadow.normalBias = 0.03;
      this.#sun.shadow.radius = quality === "high" ? 5 : 3;
      this.#sun.shadow.intensity = 0.62;
      this.#sun.shadow.camera.near = 1;
      this.#sun.shadow.camera.far = 40;
    }
    this.#scene.add(this.#sun);
    if (quality === "high") {
      const picture = texture(sky());
      picture.mapping = THREE.EquirectangularReflectionMapping;
      const maker = new THREE.PMREMGenerator(this.#renderer);
      this.#scene.environment = maker.fromEquirectangular(picture).texture;
      this.#scene.environmentIntensity = 0.42;
      maker.dispose();
      picture.dispose();
    }
    this.#ground = new Ground(quality, options.dark, 46);
    this.#dice = new Dice(quality, this.#atlas);
    this.#solids = new Solids(quality, () => this.invalidate());
    this.#corals = new Corals(quality, () => this.invalidate());
    this.#blobs = quality === "low" ? new Blobs() : null;
    this.#scene.add(
      this.#ground.group,
      this.#dice.group,
      this.#solids.group,
      this.#corals.group,
      this.#marks.group,
      this.#edges,
    );
    if (this.#blobs) this.#scene.add(this.#blobs.mesh);
    this.#edges.visible = false;
    this.setDark(options.dark);
    this.#listen();
  }

  /** Sets the board; the eye goes to its home view. */
  setBoard(board: Board): void {
    const first = this.#board === null;
    if (this.#board && !this.options.still && this.#drawn)
      this.#reframe = { from: this.#board, start: performance.now() };
    this.#board = board;
    this.#sun.position.set(...(board.sun ?? ([-4, 14, 3] as const)));
    this.#ground.scale(board.sand ?? 1);
    // What lies on the table stays while only the frame changes: its shaders need not be made again.
    const laid = JSON.stringify([board.plate, board.tiles]);
    if (laid !== this.#laid) {
      this.#laid = laid;
      this.#boardMesh?.group.removeFromParent();
      this.#boardMesh?.dispose();
      this.#boardMesh = new BoardMesh(board, this.options.quality, () => this.invalidate());
      this.#scene.add(this.#boardMesh.group);
    }
    const shadow = this.#sun.shadow.camera;
    const off = board.centre ?? { x: 0, z: 0 };
    const reach = Math.max(board.reach.x + Math.abs(off.x), board.reach.z + Math.abs(off.z)) + 2.5;
    shadow.left = shadow.bottom = -reach;
    shadow.right = shadow.top = reach;
    shadow.updateProjectionMatrix();
    if (first) this.#eye = snapped("home", board.home, this.#eye);
    this.#shadows();
  }

  /** Shows this stage; what moved travels there. The first stage stands at once. */
  setPieces(pieces: readonly ScenePiece[]): void {
    const now = performance.now();
    const first = !this.#drawn;
    const { moving, leaving } = tweens(this.#pieces, pieces, now, this.options.still);
    this.#pieces = new Map(pieces.map((piece) => [piece.key, piece]));
    for (const key of this.#tweens.keys()) if (!this.#pieces.has(key)) this.#tweens.delete(key);
    if (!first) {
      for (const tween of moving) this.#tweens.set(tween.key, tween);
      for (const piece of leaving) {
        const fade = [piece.fade ?? 1, 0] as const;
        this.#leaving.set(piece.key, {
          piece,
          key: piece.key,
          from: piece.at,
          to: piece.at,
          fade,
          start: now,
          length: this.options.still ? 0 : 180,
          arc: 0,
        });
      }
    }
    this.#shadows();
  }

  setMarks(marks: readonly Mark[]): void {
    this.#shownMarks = marks;
    if (!this.#sweep) this.#marks.set(marks);
    this.invalidate();
  }

  /** Lets pieces tumble into the sand, lie there for a moment and go. */
  fall(falls: readonly Fall[]): void {
    if (this.options.still || !this.#drawn) return;
    const now = performance.now();
    // What falls does not travel to where it is put away.
    for (const { piece } of falls) {
      this.#leaving.delete(piece.key);
      if (this.#pieces.get(piece.key)?.fade === 0) this.#tweens.delete(piece.key);
    }
    this.#falling.push(...falls.map((fall, i) => ({ ...fall, start: now + i * 70 })));
    this.#shadows();
  }

  /** A sheet of light comes down over the reef; the rings of what it reaches appear on its way. */
  sweep(length: number, done: () => void): void {
    if (this.options.still || !this.#drawn || !this.#board) return done();
    const top = this.#board.height + 1.4;
    if (!this.#sheet) {
      const material = new THREE.MeshBasicMaterial({
        map: texture(glow()),
        transparent: true,
        depthWrite: false,
        blending: THREE.AdditiveBlending,
        toneMapped: false,
      });
      this.#sheet = new THREE.Mesh(new THREE.PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material);
      this.#sheet.renderOrder = 8;
      this.#scene.add(this.#sheet);
    }
    const { x, z } = this.#board.centre ?? { x: 0, z: 0 };
    this.#sheet.scale.setScalar(Math.max(this.#board.reach.x, this.#board.reach.z) * 2 + 4);
    this.#sheet.position.set(x, top, z);
    this.#sweep = { start: performance.now(), length, top, done };
    this.invalidate();
  }

  setGhost(ghost: Ghost | null): void {
    this.#ghost = ghost;
    this.invalidate();
  }

  setTargets(targets: readonly Target[]): void {
    this.#targets = targets;
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
    this.invalidate();
  }

  setDark(dark: boolean): void {
    if (dark !== this.options.dark) this.#ground.paint(dark);
    this.options.dark = dark;
    this.#scene.background = new THREE.Color(dark ? "#1d6d74" : "#6cc9c6");
    this.#renderer.toneMappingExposure = dark ? 0.86 : 1;
    this.invalidate();
  }

  setStill(still: boolean): void {
    this.options.still = still;
  }

  resize(width: number, height: number): void {
    if (width < 2 || height < 2) return;
    this.#size = { width, height };
    this.#renderer.setSize(width, height, false);
    this.invalidate();
  }

  snap(snap: Snap): void {
    if (!this.#board) return;
    const to = snapped(snap, this.#board.home, this.#eye);
    if (this.options.still) this.#eye = to;
    else this.#flight = { from: this.#eye, to, start: performance.now() };
    this.invalidate();
  }

  /** Turns gently to where more is seen; how near the eye is stays. */
  turnTo(azimuth: number, polar: number): void {
    const to = { ...this.#eye, azimuth, polar, fov: FOV };
    if (this.options.still || !this.#drawn) this.#eye = to;
    else this.#flight = { from: this.#eye, to, start: performance.now() };
    this.invalidate();
  }

  /** How the table is seen, or will be when the eye has come to rest. */
  get gaze(): { azimuth: number; polar: number } {
    return this.#flight?.to ?? this.#eye;
  }
  get facing(): Side {
    return facing(this.#eye.azimuth);
  }
  get azimuth(): number {
    return this.#eye.azimuth;
  }
  get moving(): boolean {
    return this.#tweens.size > 0 || this.#flight !== null || this.#falling.length > 0 || this.#sweep !== null;
  }

  /** Where a point of the table is on the canvas, in CSS pixels. */
  project(at: Vec3): { x: number; y: number } {
    const point = new THREE.Vector3(...at).project(this.#camera);
    return { x: ((point.x + 1) / 2) * this.#size.width, y: ((1 - point.y) / 2) * this.#size.height };
  }

  invalidate(): void {
    this.#changed = true;
    this.#wake();
  }

  #wake(): void {
    if (this.#frame || this.#gone) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      if (this.#gone) return;
      if (!this.#isDrawn()) return this.#wake();
      if (!this.#changed || this.#preparing) return;
      this.#changed = false;
      this.#draw(now);
      // Awake until the frame is there, to learn how long it took.
      if (this.#changed || this.#drawing) this.#wake();
    });
  }

  /** Materials that are shown for the first time are compiled beside the page; the frame comes when they are ready. */
  #prepares(): boolean {
    let isNew = false;
    this.#scene.traverseVisible((thing) => {
      const { material } = thing as THREE.Mesh;
      for (const one of material ? [material].flat() : []) {
        if (this.#ready.has(one)) continue;
        this.#ready.add(one);
        isNew = true;
      }
    });
    if (!isNew) return false;
    this.#preparing = true;
    void this.#renderer.compileAsync(this.#scene, this.#camera).then(() => {
      this.#preparing = false;
      this.invalidate();
    });
    return true;
  }

  /** Whether the last frame is on the screen; how long that took chooses how finely the next ones are drawn. */
  #isDrawn(): boolean {
    if (!this.#drawing) return true;
    const gl = this.#renderer.getContext() as WebGL2RenderingContext;
    const { fence, since } = this.#drawing;
    const took = performance.now() - since;
    const done = gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
    if (!done && took < PATIENCE) return false;
    gl.deleteSync(fence);
    this.#drawing = null;
    switch (this.#tempo.took(took)) {
      case "coarser":
        this.#renderer.setPixelRatio(this.#tempo.ratio);
        this.#changed = true;
        break;
      case "slow":
        this.events.slow();
    }
    return true;
  }

  dispose(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#frame);
    this.#listening.abort();
    for (const part of [
      this.#ground,
      this.#dice,
      this.#solids,
      this.#corals,
      this.#marks,
      this.#blobs,
      this.#boardMesh,
    ])
      part?.dispose();
    this.#edges.geometry.dispose();
    this.#sheet?.geometry.dispose();
    this.#sheet?.material.map?.dispose();
    this.#sheet?.material.dispose();
    this.#atlas.texture.dispose();
    this.#scene.environment?.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #shadows(): void {
    this.#renderer.shadowMap.needsUpdate = true;
    this.invalidate();
  }

  #colour(hex: string): THREE.Color {
    let found = this.#colours.get(hex);
    if (!found) this.#colours.set(hex, (found = new THREE.Color(hex)));
    return found;
  }

  #draw(now: number): void {
    let busy = false;
    if (this.#flight) {
      const t = (now - this.#flight.start) / TRAVEL;
      this.#eye = mix(this.#flight.from, this.#flight.to, ease(t));
      if (t >= 1) this.#flight = null;
      else busy = true;
    }
    if (this.#reframe) {
      if (now - this.#reframe.start >= TRAVEL) this.#reframe = null;
      else busy = true;
    }
    if (this.#sweep && this.#sheet) {
      const { start, length, top, done } = this.#sweep;
      const t = Math.min(Math.max((now - start) / length, 0), 1);
      const y = top * (1 - t);
      this.#sheet.visible = t < 1;
      this.#sheet.position.y = y;
      this.#sheet.material.opacity = Math.min(t * 8, (1 - t) * 5, 1);
      this.#marks.set(this.#shownMarks.filter((mark) => mark.kind !== "sun" || mark.at[1] >= y));
      if (t >= 1) {
        this.#sweep = null;
        done();
      } else busy = true;
    }
    this.#aim(now);
    busy = this.#place(now) || busy;
    if (busy && this.#drawn && !this.options.still) {
      if (this.#lastFrame) {
        const step = now - this.#lastFrame;
        this.#water += Math.min(step, 100) / 1000;
        this.#ground.drift(this.#water * 6);
      }
      this.#lastFrame = now;
    } else this.#lastFrame = 0;
    if (this.#prepares()) return;
    this.#renderer.render(this.#scene, this.#camera);
    const gl = this.#renderer.getContext() as WebGL2RenderingContext;
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.#drawing = fence && { fence, since: performance.now() };
    gl.flush();
    this.#drawn = true;
    this.events.frame();
    if (busy) this.#changed = true;
  }

  /** The point looked at, and the distance from which the whole board is seen. */
  #framed(board: Board): Frame {
    // From the side the full height counts, from above hardly any.
    const low = Math.min(Math.max((this.#eye.polar - 56) / 16, 0), 1);
    const high = board.height * (board.tall ? 1 : 1 + 0.6 * low);
    const middle: Vec3 = [0, high * (board.tall ? 0.46 : 0.26 + 0.2 * low), 0];
    const box = { x: board.reach.x, z: board.reach.z, low: 0, high };
    const { x, z } = board.centre ?? { x: 0, z: 0 };
    const points = board.points?.map((point): Vec3 => [point[0] - x, point[1], point[2] - z]);
    const margin = board.tall ? 1.08 : 1.05;
    const reach = (from: Vec3) => framedDistance(box, from, this.#eye, this.#size, this.#insets, margin, points);
    if (!points) return { x, y: middle[1], z, distance: reach(middle) };
    // What is seen fills the frame: look at the middle of it, from where all of it fits.
    let at = middle;
    for (let i = 0; i < 3; i++) at = middleOf(points, at, this.#eye, reach(at));
    return { x: x + at[0], y: at[1], z: z + at[2], distance: reach(at) };
  }

  #aim(now: number): void {
    const board = this.#board;
    if (!board) return;
    const { width, height } = this.#size;
    let frame = this.#framed(board);
    if (this.#reframe) {
      const from = this.#framed(this.#reframe.from);
      const to = frame;
      const k = ease((now - this.#reframe.start) / TRAVEL);
      const at = (key: keyof Frame) => from[key] + (to[key] - from[key]) * k;
      frame = { x: at("x"), y: at("y"), z: at("z"), distance: at("distance") };
    }
    const target: Vec3 = [frame.x + this.#eye.pan[0], frame.y, frame.z + this.#eye.pan[1]];
    const distance = frame.distance * this.#eye.zoom;
    const [x, y, z] = direction(this.#eye);
    this.#camera.fov = this.#eye.fov;
    this.#camera.aspect = width / height;
    this.#camera.near = Math.max(distance - 40, 0.5);
    this.#camera.far = distance + 60;
    this.#camera.position.set(target[0] + x * distance, target[1] + y * distance, target[2] + z * distance);
    const a = (this.#eye.azimuth * Math.PI) / 180;
    // Straight above, "up" is away from the side the eye would stand on.
    this.#camera.up.set(-Math.sin(a) * 0.001, 1, -Math.cos(a) * 0.001);
    if (this.#eye.polar < 1) this.#camera.up.set(-Math.sin(a), 0, -Math.cos(a));
    this.#camera.lookAt(...target);
    const ox = (this.#insets.right - this.#insets.left) / 2;
    const oy = (this.#insets.bottom - this.#insets.top) / 2;
    this.#camera.setViewOffset(width, height, ox, oy, width, height);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  /** Puts every piece where it is now, far ones first; says whether something still moves. */
  #place(now: number): boolean {
    let busy = false;
    const shown: Shown[] = [];
    for (const piece of this.#pieces.values()) {
      const tween = this.#tweens.get(piece.key);
      if (!tween) {
        if (piece.fade !== 0) shown.push({ ...piece, now: piece.at, alpha: piece.fade ?? 1 });
        continue;
      }
      const { at, fade, done, turn, face } = sample(tween, now);
      if (done) this.#tweens.delete(piece.key);
      else busy = true;
      const turned = turn ? new THREE.Quaternion().setFromAxisAngle(EAST, (turn * Math.PI) / 2) : undefined;
      if (fade > 0 || !done) shown.push({ ...piece, face: face ?? piece.face, now: at, alpha: fade, turned });
    }
    for (const [key, leaving] of this.#leaving) {
      const { at, fade, done } = sample(leaving, now);
      if (done) this.#leaving.delete(key);
      else {
        busy = true;
        shown.push({ ...leaving.piece, key: `${key} gone`, now: at, alpha: fade });
      }
    }
    if (this.#falling.length) {
      busy = true;
      this.#falling = this.#falling.filter((fall, i) => {
        const { piece, way, start } = fall;
        const cells = piece.cells ?? [[0, 0, 0] as const];
        const sum = (k: 0 | 1 | 2) => cells.reduce((all, cell) => all + cell[k], 0) / cells.length;
        const middle: Vec3 = [sum(0), sum(1) + 0.5, sum(2)];
        const { at, turn, fade, done } = tumble(
          [piece.at[0] + middle[0], piece.at[1] + middle[1], piece.at[2] + middle[2]],
          way,
          now - start,
        );
        const far = way ? Math.hypot(way[0], way[1]) || 1 : 1;
        const turned = new THREE.Quaternion().setFromAxisAngle(
          new THREE.Vector3(way ? way[1] / far : 1, 0, way ? -way[0] / far : 0),
          (turn * Math.PI) / 2,
        );
        // The lowest corner of the body never sinks into the sand.
        const low = Math.min(
          ...cells.flatMap(([x, y, z]) =>
            CORNERS.map(
              ([a, b, c]) =>
                new THREE.Vector3(x + a - middle[0], y + 0.5 + b - middle[1], z + c - middle[2]).applyQuaternion(turned)
                  .y,
            ),
          ),
        );
        const foot = new THREE.Vector3(-middle[0], -middle[1], -middle[2]).applyQuaternion(turned);
        const y = Math.max(at[1], -low);
        if (!done)
          shown.push({
            ...piece,
            key: `${piece.key} falls ${i}`,
            now: [at[0] + foot.x, y + foot.y, at[2] + foot.z],
            alpha: fade,
            turned,
          });
        return !done;
      });
    }
    if (this.#ghost) {
      const piece = this.#ghost.piece;
      const lift = piece.at;
      shown.push({ ...piece, key: "ghost", now: lift, alpha: 0.74 });
      this.#edges.position.set(lift[0], lift[1] + DIE / 2, lift[2]);
    }
    this.#edges.visible = this.#ghost !== null && this.#ghost.piece.kind === "die";
    if (busy) this.#renderer.shadowMap.needsUpdate = true;

    const eye = this.#camera.position;
    const far = (at: Vec3) => (at[0] - eye.x) ** 2 + (at[1] - eye.y) ** 2 + (at[2] - eye.z) ** 2;
    const dice = shown.filter((piece) => piece.kind === "die").sort((a, b) => far(b.now) - far(a.now));
    const loaded = () => this.invalidate();
    this.#dice.set(
      dice.map((piece): DieLook => ({
        at: piece.now,
        base: this.#colour(piece.tint),
        ink: this.#colour(piece.ink),
        face: this.#atlas.face(piece.face ?? 0),
        side: this.#atlas.icon(piece.icon, loaded),
        fade: piece.alpha,
        scale: piece.scale ?? 1,
        turned: piece.turned,
      })),
    );
    this.#solids.set(shown.filter((piece) => piece.kind !== "die" && piece.kind !== "coral"));
    this.#corals.set(
      shown.filter((piece) => piece.kind === "coral" && piece.key !== "ghost"),
      this.#ghost?.piece.kind === "coral" ? this.#ghost : null,
      this.facing,
    );
    this.#blobs?.set(
      shown
        .filter((piece) => piece.key !== "ghost" && !piece.outline)
        .flatMap((piece) =>
          (piece.cells ?? [[0, 0, 0] as const]).map(([x, y, z]): Vec3 => [
            piece.now[0] + x,
            piece.now[1] + y,
            piece.now[2] + z,
          ]),
        )
        .filter((foot) => foot[1] <= BoardMesh.TOP + 0.01),
    );
    return busy;
  }

  #listen(): void {
    const signal = this.#listening.signal;
    const { element, events } = this;
    listen(
      {
        element,
        camera: this.#camera,
        targets: () => this.#targets,
        reach: () => this.#board?.reach ?? { x: 4, z: 4 },
        eye: () => this.#eye,
        turn: (eye) => {
          this.#flight = null;
          this.#eye = eye;
          events.hand();
          this.invalidate();
        },
        hover: (id) => events.hover(id),
        pick: (id) => events.pick(id),
        swipe: (id, way) => events.swipe(id, way),
      },
      signal,
    );
    element.addEventListener("webglcontextlost", (event) => event.preventDefault(), { signal });
    element.addEventListener("webglcontextrestored", () => this.#shadows(), { signal });
  }
}
