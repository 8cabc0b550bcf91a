// What pages can do without. A table needs a part of three.js only: shaders lose what none of our materials turns on, classes lose the methods that
// nobody names, and there are no headsets.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

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

/** Our light comes from the sun and the sky. */
const NO_LAMP = /\bNUM_(SUN|POINT|SPOT|RECT_AREA)_\w+ > 0/;
/** The shaders of materials that no table has, and their parts. */
const NO_SHADER =
  /\/(lights_(phong|toon)_\w+|gradientmap_\w+|map_particle_\w+|shadowmask_\w+|background\w*|distance|equirect|linedashed|mesh(matcap|normal|phong|toon)|points|shadow|sprite|vsm)\.glsl\.js$/;

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
      const isWord = more.length === 0 && /^#ifn?def$/.test(word) && off.has(name);
      const ours = isWord || (word === "#if" && NO_LAMP.test(line) && !line.includes("||"));
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

const words = (text: string): string[] => text.match(/[\w$]+/g) ?? [];

/** Methods of classes, and functions that a constructor gives its object, as the packer writes them. */
const METHOD =
  /^\t(?!constructor\b)(?:(?:static|async|get|set) )*([A-Za-z_$][\w$]*)\([^\n]*\) \{\n(?:[^]*?\n)?\t\}\n|^\t\tthis\.([\w$]+) = (?:async )?function\([^\n]*\) \{\n(?:[^]*?\n)?\t\t\};\n/gm;

/**
 * A packed chunk whose parts from three.js have lost the methods that nobody names: neither the words in use elsewhere, nor
 * what stands outside of methods, nor a method that is kept itself.
 */
export function trimmed(code: string, elsewhere: ReadonlySet<string>): string {
  const parts = code.split(/^(?=\/\/#region )/m);
  const isTheirs = (part: string) => part.startsWith("//#region node_modules/three/");
  const bodies = new Map<string, string[]>();
  const cut = (whole: string, method?: string, given?: string): string => {
    const name = method ?? given ?? "";
    bodies.set(name, [...(bodies.get(name) ?? []), whole]);
    return "";
  };
  const plain = parts.map((part) => (isTheirs(part) ? part.replace(METHOD, cut) : part)).join("");
  const said = (text: string) => words(text.replace(/\/\*\*[^]*?\*\/|\/\/[^\n]*/g, ""));
  const named = new Set(["toString", "valueOf", ...elsewhere]);
  const open = [plain, ...[...named].flatMap((name) => bodies.get(name) ?? [])];
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    for (const word of said(text)) {
      if (named.has(word)) continue;
      named.add(word);
      open.push(...(bodies.get(word) ?? []));
    }
  }
  const drop = (whole: string, method?: string, given?: string) => (named.has(method ?? given ?? "") ? whole : "");
  return parts.map((part) => (isTheirs(part) ? part.replace(METHOD, drop) : part)).join("");
}

/** Every word of our own sources. */
function ownWords(folder: string): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name)) continue;
    for (const word of words(readFileSync(join(entry.parentPath, entry.name), "utf8"))) found.add(word);
  }
  return found;
}

/** What the renderer asks of headsets, morphing bodies, shared uniforms and effects, answered with no. */
const NONE: Record<string, string> = {
  WebXRManager: `export class WebXRManager {
  enabled = false;
  isPresenting = false;
  addEventListener() {}
  removeEventListener() {}
  setAnimationLoop() {}
  getEnvironmentBlendMode() {}
  dispose() {}
}`,
  WebGLMorphtargets: "export class WebGLMorphtargets { update() {} }",
  WebGLUniformsGroups: "export class WebGLUniformsGroups { bind() {} update() {} dispose() {} }",
  WebGLOutput: "export class WebGLOutput {}",
};

/** Packs three.js from its single modules, so that only those in use are packed, and those lean. */
export function leanThree(): Plugin {
  let own = new Set<string>();
  return {
    name: "atoll-lean-three",
    apply: "build",
    config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: "three/src/Three.js" }] } }),
    buildStart() {
      own = ownWords(new URL("./src", import.meta.url).pathname);
    },
    renderChunk(code) {
      return code.includes("//#region node_modules/three/src/") ? { code: trimmed(code, own), map: null } : null;
    },
    transform: {
      filter: { id: /three\/src\/renderers\/(shaders\/.*\.glsl|web(xr|gl)\/\w+)\.js$/ },
      handler(code, id) {
        if (!id.endsWith(".glsl.js")) {
          const none = NONE[/(\w+)\.js$/.exec(id)?.[1] ?? ""];
          return none === undefined ? null : { code: none, map: null };
        }
        const theirs = NO_SHADER.test(id);
        return {
          code: code.replace(/`([^`]*)`/g, (_whole, shader: string) => `\`${theirs ? "" : lean(shader)}\n\``),
          map: null,
        };
      },
    },
  };
}

/** The words that engines say themselves. */
const SAID = /^(why|not|reading|draw)\./;

/** What is known of a game in two files instead of one: `?table` for its table, `?book` for whoever reads about it. */
export function parted(): Plugin {
  return {
    name: "atoll-parted",
    enforce: "pre",
    resolveId: {
      filter: { id: /info\.\w+\.json\?(table|book)$/ },
      // Under another name, so that nobody takes it for plain JSON.
      handler: (id, importer) => `\0parted:${resolve(dirname(importer ?? ""), id).replace(".json?", "?")}`,
    },
    load: {
      filter: { id: /^\0parted:/ },
      handler(id) {
        const [path = "", part] = id.replace("\0parted:", "").split("?");
        const { facts, readings, rules, texts, components, options, ...base } = JSON.parse(
          readFileSync(`${path}.json`, "utf8"),
        ) as Record<string, object>;
        const words = Object.fromEntries(Object.entries(texts ?? {}).filter(([key]) => !SAID.test(key)));
        const kept = part === "book" ? { facts, readings, rules } : { options, components, texts: words };
        return `export default ${JSON.stringify({ ...base, ...kept })}`;
      },
    },
  };
}
