import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

// Two cores and a software renderer: one browser at a time, and patience.
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/server.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
