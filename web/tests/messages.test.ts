import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const read = (lang: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../messages/${lang}.json`, import.meta.url), "utf8")) as Record<string, string>;
const en = read("en");
const nl = read("nl");
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();

describe("messages", () => {
  it("exist in both languages", () => {
    expect(Object.keys(nl)).toEqual(Object.keys(en));
  });
  it("leave the same places open", () => {
    for (const key of Object.keys(en)) expect(places(nl[key]!), key).toEqual(places(en[key]!));
  });
  it("are never empty", () => {
    for (const [key, text] of [...Object.entries(en), ...Object.entries(nl)]) expect(text.trim(), key).not.toBe("");
  });
});
