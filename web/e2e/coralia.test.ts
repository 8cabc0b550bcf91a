import { readFileSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { accessible, address, atoll, decision, launch, ready, step, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function open(page: Page, seats: number): Promise<void> {
  await page.goto(address());
  await page.locator("[data-game=coralia]").click();
  await page
    .locator("dialog .seg button", { hasText: new RegExp(`^${seats}$`) })
    .first()
    .click();
}

it("a person and two bots play Coralia to the end, and every step of the scoring is explained", async () => {
  const { page, context, errors } = await visit(browser, { acceptDownloads: true });
  await open(page, 3);
  await page.locator("dialog button[type=submit]").click();
  await ready(page);

  let steps = 0;
  while ((await decision(page)) !== "over") {
    steps += 1;
    expect(steps).toBeLessThan(90);
    if (steps === 2 || steps === 9) await accessible(page, `decision ${steps}`);
    await step(page);
  }
  expect(steps, "both decisions were looked at").toBeGreaterThan(9);
  const shown = await page
    .locator("[data-score]")
    .evaluateAll((all) => all.map((one) => [Number((one as HTMLElement).dataset.score), Number(one.textContent)]));
  await accessible(page, "the end page");
  // Every number lights where it comes from, and the board stays in sight.
  await page.locator('[data-light="0 score.diver"]').click();
  const worth = Number(await page.locator('[data-light="0 score.diver"]').textContent());
  expect((await page.locator(".slot.lit").count()) > 0).toBe(worth > 0);
  await page.locator('[data-light="1 score.fish"]').click();
  await page.locator("section.lit").waitFor();
  const board = (await page.locator(".reefs").boundingBox())!;
  expect((await page.locator("section.end").boundingBox())!.y).toBeGreaterThan(board.y + 100);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".end").getByRole("button", { name: "Save record" }).click(),
  ]);
  const path = await saved.path();
  expect(readFileSync(path, "utf8")).toMatch(/^atoll 1\ngame coralia /);
  const replayed = atoll<{ over: boolean; scores: number[] }>("replay", path, "--json");
  expect(replayed.over).toBe(true);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(replayed.scores.map((score, seat) => [seat, score])));

  await page.locator(".end").getByRole("button", { name: "See the board" }).click();
  await page.locator("[data-steps]").click();
  for (const name of ["Starfish cards", "Diver", "Fish", "Pearls"]) {
    await page.locator("dialog h3", { hasText: name }).waitFor();
    if (name === "Starfish cards") await accessible(page, "the scoring steps");
    if (name !== "Pearls") await page.locator("dialog").getByRole("button", { name: "Next step" }).click();
  }
  expect(errors).toEqual([]);
  await context.close();
});

it("two people at one screen see a curtain before each other's cards", async () => {
  const { page, context, errors } = await visit(browser);
  await open(page, 2);
  await page.locator("dialog li select").nth(1).selectOption("you");
  await page.locator("dialog button[type=submit]").click();
  await page.locator("[data-curtain]").waitFor();
  await accessible(page, "the curtain");
  // It has the focus, so that Enter opens it.
  expect(await page.evaluate(() => document.activeElement?.closest("[data-curtain]") !== null)).toBe(true);
  expect(await page.locator("[data-slot]").count()).toBe(0);
  await page.locator("[data-primary]").click();
  await page.locator("[data-slot]").first().waitFor();
  // Whoever starts decides until the turn passes; then the curtain falls again.
  for (let n = 0; n < 60 && (await page.locator("[data-curtain]").count()) === 0; n += 1) await step(page);
  await page.locator("[data-curtain]").waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it("every slot of every reef can be chosen or says why not", async () => {
  const { page, context, errors } = await visit(browser, { viewport: { width: 820, height: 1180 } });
  await open(page, 2);
  await page.locator("dialog button[type=submit]").click();
  await ready(page);
  for (let n = 0; n < 40; n += 1) {
    expect(await decision(page)).not.toBe("over");
    if (
      (await page.locator(".choices .pickdie:not(.off)[data-choice]").count()) &&
      /three go to/.test(await prompt(page))
    )
      break;
    await step(page);
  }
  const slots = await page.locator("[data-slot]").evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const seen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return [(one as HTMLElement).dataset.slot!, seen] as const;
    }),
  );
  expect(slots).toHaveLength(42);
  // An upright tablet shows all six reefs whole.
  expect(slots.filter(([, seen]) => !seen)).toEqual([]);
  for (const [slot] of slots) {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.locator(`[data-slot="${slot}"]`).click();
    const answer = page.locator(`[data-slot="${slot}"].chosen, section[aria-labelledby=why-title]`);
    await answer.first().waitFor();
    if (await page.locator("section[aria-labelledby=why-title]").count())
      expect(await page.locator("section[aria-labelledby=why-title]").innerText()).toMatch(/CORALIA-[A-Z]+-\d/);
    else expect(await page.locator("[data-effect]").innerText()).toMatch(/\w+ \w+/);
  }
  expect(errors).toEqual([]);
  await context.close();
});
const prompt = (page: Page) => page.locator("[data-prompt]").innerText();
