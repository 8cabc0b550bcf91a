import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

// Two cores and a software renderer: one browser at a time, and patience.
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["e2e/**/*.test.ts"],
    // The walk through all tables is a command of its own.
    exclude: process.env.ATOLL_WALK ? [] : ["e2e/walk.test.ts"],
    globalSetup: ["e2e/server.ts"],
    fileParallelism: false,
    // A browser that stumbles is asked again; a fault fails every time.
    retry: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
