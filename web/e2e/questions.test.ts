// Ten questions of a newcomer about each game, asked at its table: two taps lead to the words of the answer. Run it with
// ATOLL_LONG=1.

import { readFileSync } from "node:fs";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { decision, launch, ready, start, visitFlat } from "./browser";
import { asked } from "./questions";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(false);
});
afterAll(() => browser.close());

const text = readFileSync(new URL("../../docs/usability.md", import.meta.url), "utf8");

describe.each([
  ["laptop", { viewport: { width: 1280, height: 720 } }],
  ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const)("on a %s", (_, options) => {
  it.each(["coral", "reef", "islands", "coralia", "relief"])("%s answers within two taps", async (game) => {
    const { page, context, errors } = await visitFlat(browser, options);
    await start(page, game);
    await decision(page);
    for (const { question, part, words } of asked(text, game)) {
      if (part === null) continue;
      await page.getByRole("link", { name: "Rules", exact: true }).first().click();
      await page.locator("nav .chip", { hasText: part }).first().click();
      const answer = page.locator("section.part .text", { hasText: words }).first();
      await answer.waitFor();
      // It is read without scrolling.
      const box = (await answer.boundingBox())!;
      expect(box.y, question).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, question).toBeLessThanOrEqual(page.viewportSize()!.height);
      await page.locator("[data-back]").click();
      await ready(page);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
