import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
const [light, dark] = css.split(`[data-theme="dark"]`) as [string, string];

function tokens(text: string): Map<string, string> {
  return new Map([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/g)].map((found) => [found[1]!, found[2]!]));
}
function luminance(hex: string): number {
  const long = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  const [r, g, b] = [0, 2, 4].map((i) => {
    const c = parseInt(long.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
}

describe.each([
  ["light", tokens(light)],
  ["dark", new Map([...tokens(light), ...tokens(dark)])],
])("%s theme", (_name, all) => {
  const of = (name: string) => all.get(name) ?? "#000000";
  it.each(["bg", "surface", "raised", "sunk", "sun-wash", "lagoon-wash"])("ink reads on %s", (ground) => {
    expect(contrast(of("ink"), of(ground))).toBeGreaterThanOrEqual(7);
    expect(contrast(of("ink-2"), of(ground))).toBeGreaterThanOrEqual(4.5);
  });
  it("labels read on the primary button", () => {
    expect(contrast(of("on-lagoon"), of("lagoon"))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(["ok", "warn", "bad", "lagoon", "accent"])("%s reads on panels", (word) => {
    expect(contrast(of(word), of("surface"))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(["ui-line", "focus"])("%s is seen beside panels", (line) => {
    expect(contrast(of(line), of("surface"))).toBeGreaterThanOrEqual(3);
    expect(contrast(of(line), of("sunk"))).toBeGreaterThanOrEqual(3);
    // The ground of flat boards.
    expect(contrast(of(line), of("bg"))).toBeGreaterThanOrEqual(3);
  });
});
