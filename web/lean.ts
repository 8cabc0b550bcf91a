// A table needs a part of three.js only: shaders lose what none of our materials turns on, and there are no headsets.

import type { Plugin } from "vite";

/** What no material of a table turns on. */
const OFF = new Set(
  `ALPHAHASH ANISOTROPY AOMAP BATCHING BATCHING_COLOR CLEARCOATMAP CLEARCOAT_NORMALMAP CLEARCOAT_ROUGHNESSMAP
  DISPERSION DISPLACEMENTMAP EMISSIVEMAP FOG IRIDESCENCE LIGHTMAP LIGHT_PROBES_GRID LOGARITHMIC_DEPTH_BUFFER METALNESSMAP
  MORPHCOLORS MORPHNORMALS MORPHTARGETS INSTANCING_MORPH NORMALMAP NORMALMAP_TANGENTSPACE NORMALMAP_OBJECTSPACE
  ROUGHNESSMAP SHEEN SKINNING SPECULARMAP SPECULAR SPECULAR_COLORMAP SPECULAR_INTENSITYMAP TRANSMISSION`
    .split(/\s+/)
    .map((name) => `USE_${name}`),
);

/** A shader without comments, white space, and the parts between `#ifdef X` and `#endif` of an X that is never turned on. */
export function lean(shader: string, off: ReadonlySet<string> = OFF): string {
  const kept: string[] = [];
  /** For each `#if` around this line: whether it is ours to decide, and whether its lines are kept. */
  const around: { ours: boolean; on: boolean }[] = [];
  const plain = shader.replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, "");
  for (const line of plain.split("\n").map((one) => one.replace(/\s+/g, " ").trim())) {
    const [word = "", name = "", ...more] = line.replace(/^# /, "#").split(" ");
    const here = around.at(-1);
    const outer = around.slice(0, -1).every(({ on }) => on);
    if (word.startsWith("#if")) {
      const ours = more.length === 0 && /^#ifn?def$/.test(word) && off.has(name);
      around.push({ ours, on: !ours || word === "#ifndef" });
      if (ours || !around.slice(0, -1).every(({ on }) => on)) continue;
    } else if (here && word === "#endif") {
      around.pop();
      if (here.ours || !outer) continue;
    } else if (here?.ours && word === "#else") {
      here.on = !here.on;
      continue;
    } else if (here?.ours && word === "#elif") {
      // What was never on falls away, and the other case is the first.
      around[around.length - 1] = { ours: false, on: true };
      if (outer) kept.push(line.replace("#elif", "#if"));
      continue;
    }
    if (line && around.every(({ on }) => on)) kept.push(line);
  }
  return kept.join("\n");
}

/** What the renderer asks of headsets, answered with no. */
const NO_HEADSET = `export class WebXRManager {
  enabled = false;
  isPresenting = false;
  addEventListener() {}
  removeEventListener() {}
  setAnimationLoop() {}
  getEnvironmentBlendMode() {}
  dispose() {}
}`;

/** Packs three.js from its single modules, so that only those in use are packed, and those lean. */
export function leanThree(): Plugin {
  return {
    name: "atoll-lean-three",
    apply: "build",
    config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: "three/src/Three.js" }] } }),
    transform: {
      filter: { id: /three\/src\/renderers\/(shaders\/.*\.glsl|webxr\/WebXRManager)\.js$/ },
      handler(code, id) {
        if (id.endsWith("WebXRManager.js")) return { code: NO_HEADSET, map: null };
        return { code: code.replace(/`([^`]*)`/g, (_whole, shader: string) => `\`${lean(shader)}\n\``), map: null };
      },
    },
  };
}
