import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { leanThree, parted } from "./lean.ts";

/**
 * Writes `sw.js` with the lists of built files, so that the page works offline once it has been seen.
 * What the first page needs is fetched at once; engines, screens and pictures of games later.
 */
function offline(): Plugin {
  return {
    name: "atoll-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      const first = new Set<string>();
      const need = (name: string) => {
        const file = bundle[name];
        if (!file || first.has(name)) return;
        first.add(name);
        if (file.type !== "chunk") return;
        file.imports.forEach(need);
        file.viteMetadata?.importedCss.forEach(need);
      };
      for (const file of Object.values(bundle)) if (file.type === "chunk" && file.isEntry) need(file.fileName);
      const files = Object.keys(bundle).filter((file) => !file.endsWith(".map") && file !== "index.html");
      const shell = [
        "./",
        "./icon.svg",
        "./icon-192.png",
        "./manifest.webmanifest",
        ...files.filter((file) => first.has(file)).map((file) => `./${file}`),
      ];
      const later = files.filter((file) => !first.has(file)).map((file) => `./${file}`);
      const games = [...later, "./embed/atoll-replay.js"];
      let mark = 5381;
      for (const char of [...shell, ...games].join("|")) mark = ((mark * 33) ^ char.charCodeAt(0)) >>> 0;
      const source = readFileSync(new URL("./src/offline/sw.js", import.meta.url), "utf8")
        .replace("__VERSION__", mark.toString(36))
        .replace("[/* shell */]", JSON.stringify(shell))
        .replace("[/* games */]", JSON.stringify(games));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Writes a packed copy beside each built file that gets smaller, so that a server need not pack it again for each guest. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "atoll-packed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|json|svg|wasm|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const plain = readFileSync(path);
        for (const [ending, pack] of [
          ["br", brotliCompressSync],
          // As small as it can be: it is packed once and sent often.
          ["gz", (plain: Buffer) => gzipSync(plain, { level: 9, memLevel: 9 })],
        ] as const) {
          const small = pack(plain);
          if (small.length < plain.length) writeFileSync(`${path}.${ending}`, small);
        }
      }
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), offline(), packed(), leanThree(), parted()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  // Workers load the engine of one game when it is needed, as pages load screens.
  worker: { format: "es" },
  server: { proxy: { "/api": { target: process.env.ATOLL_URL ?? "http://127.0.0.1:7777", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
