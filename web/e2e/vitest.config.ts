import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

/** What measures how a page flows wants the machine for itself. */
const ALONE = ["e2e/worker.test.ts"];
/** What asks for much more time than it tells is a command of its own. */
const LONG = process.env.ATOLL_LONG ? [] : ["e2e/questions.test.ts"];

// A software renderer on two cores: two browsers at a time, and patience.
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    globalSetup: ["e2e/server.ts"],
    // A browser that stumbles is asked again; a fault fails every time.
    retry: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "pages",
          include: ["e2e/**/*.test.ts"],
          exclude: [...ALONE, ...LONG],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: "alone", include: ALONE, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
