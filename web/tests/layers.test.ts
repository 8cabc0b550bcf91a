import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

const src = fileURLToPath(new URL("../src", import.meta.url));

function files(folder: string): string[] {
  return readdirSync(join(src, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
const imports = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/from "([^"]+)"|import\("([^"]+)"\)/g)].map(
    (found) => found[1] ?? found[2] ?? "",
  );

describe("direction of imports", () => {
  it("the scene knows no game, no page and no table", () => {
    for (const file of files("scene"))
      for (const path of imports(file)) expect(path, file).not.toMatch(/games|pages|table\/|app\//);
  });
  it("the table knows neither the renderer nor the screen", () => {
    for (const file of files("table"))
      for (const path of imports(file)) expect(path, file).not.toMatch(/three|scene|parts|pages|games|app\//);
  });
  it("games do not know each other", () => {
    for (const file of files("games")) {
      const own = /games[/\\]([^/\\]+)/.exec(file)?.[1] ?? "";
      for (const path of imports(file)) {
        const other = /games\/([a-z]+)/.exec(path)?.[1];
        if (other) expect(other, file).toBe(own);
      }
    }
  });
});
