import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Writes `sw.js` with the list of built files, so that the page works offline once it has been seen. */
function offline(): Plugin {
  return {
    name: "atoll-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith(".map"));
      const shell = ["./", "./icon.svg", "./manifest.webmanifest", ...files.filter((file) => file !== "index.html").map((file) => `./${file}`)];
      let mark = 5381;
      for (const char of shell.join("|")) mark = ((mark * 33) ^ char.charCodeAt(0)) >>> 0;
      const source = readFileSync(new URL("./src/offline/sw.js", import.meta.url), "utf8")
        .replace("__VERSION__", mark.toString(36))
        .replace("[/* files */]", JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), offline()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: { proxy: { "/api": { target: process.env.ATOLL_URL ?? "http://127.0.0.1:7777", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
