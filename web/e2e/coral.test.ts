import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { accessible, address, decision, launch, ready, step, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens a new game of Coral on the flat board, everybody at this screen. */
async function open(page: Page, seats: number): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("atoll.settings", JSON.stringify({ board: "2d", lang: "en" })));
  await page.goto(address());
  await page.locator("[data-game=coral]").click();
  const dialog = page.locator("dialog");
  await dialog
    .locator(".seg.count")
    .first()
    .getByRole("button", { name: String(seats), exact: true })
    .click();
  for (let n = 1; n <= seats; n++) await dialog.getByLabel(`Who takes seat ${n}`).selectOption("you");
  await dialog.locator("button[type=submit]").click();
  await ready(page);
}

const button = (page: Page) => page.locator("[data-primary][aria-disabled=false]");
const prompt = (page: Page) => page.locator("[data-prompt]").innerText();
const log = async (page: Page, words: RegExp) => {
  await page.keyboard.press("g");
  const said = await page.locator("dialog ol li").allInnerTexts();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  return said.some((line) => words.test(line));
};

it("two people play Coral to the end: growing under the own pawn, sliding and floating by clicks", async () => {
  const { page, context, errors } = await visit(browser);
  await open(page, 2);

  // Both choose a species by clicking on it, the first names the neutral one.
  for (const species of ["red", "sun", "brain"]) {
    await decision(page);
    await page.locator(`[data-species=${species}]`).click();
    await button(page).click();
    await page.locator(`[data-species=${species}][aria-pressed=true]`).waitFor({ state: "detached" });
  }

  // The rock is covered by clicks on the map: a column, then Turn.
  expect(await decision(page)).toBe("choose");
  expect(await prompt(page)).toMatch(/Cover the rock/);
  await page.locator("[data-column='1,0'][data-legal]").first().click();
  await page.locator("[data-turn] .count", { hasText: /^1 of/ }).waitFor();
  await page.locator("[data-turn]").click();
  await page.locator("[data-turn] .count", { hasText: /^2 of/ }).waitFor();
  await accessible(page, "a chosen piece");
  await button(page).click();

  let lifted = false;
  let slid = false;
  let floated = false;
  for (let steps = 0; ; steps++) {
    expect(steps).toBeLessThan(150);
    if ((await decision(page)) === "over") break;
    const asked = await prompt(page);
    const enabled = async (mode: string) => (await page.locator(`[data-mode=${mode}]:not(:disabled)`).count()) > 0;
    if (/Grow a piece, slide/.test(asked) && lifted && !slid && (await enabled("slide"))) {
      await page.locator("[data-mode=slide]").click();
      await page.locator("[data-column][data-legal]").first().click();
      expect(await button(page).innerText()).toContain("Slide here");
      await button(page).click();
      slid = true;
    } else if (
      /Grow a piece, slide/.test(asked) &&
      slid &&
      !floated &&
      (await enabled("float")) &&
      !/costs a piece/.test(asked)
    ) {
      await page.locator("[data-mode=float]").click();
      await button(page).click();
      floated = true;
    } else if (/Grow a piece, slide/.test(asked) && !lifted && (await enabled("grow"))) {
      // The list says which placement lifts the pawn.
      await page.keyboard.press("l");
      await page.locator("dialog input").fill("beneath your pawn");
      const found = page.locator("dialog [data-code]").first();
      if (await found.count()) {
        await found.click();
        lifted = true;
        await page.locator("dialog").waitFor({ state: "detached" });
      } else {
        await page.keyboard.press("Escape");
        await page.locator("dialog").waitFor({ state: "detached" });
        await step(page);
      }
    } else await step(page);
    await page.waitForTimeout(20);
  }
  expect({ lifted, slid, floated }).toEqual({ lifted: true, slid: true, floated: true });
  await accessible(page, "the end page");
  const scores = await page.locator("[data-score]").allInnerTexts();
  expect(scores).toHaveLength(2);
  await page.getByRole("button", { name: "See the board" }).click();
  expect(await log(page, /lifted the pawn/)).toBe(true);
  expect(await log(page, /slid to/)).toBe(true);
  expect(await log(page, /took the pawn off the reef/)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

it("one person plays Coral to the end with the scoring cards in view", async () => {
  const { page, context, errors } = await visit(browser);
  await open(page, 1);
  await decision(page);
  expect(await page.locator(".own li button").count()).toBe(4);
  await page.locator(".own li button").first().hover();
  await accessible(page, "the solo table");
  let steps = 0;
  while (await step(page)) {
    steps += 1;
    expect(steps).toBeLessThan(200);
    await page.waitForTimeout(20);
  }
  expect(await page.locator("[data-score]").count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

it("a face is chosen in the picture, turned with R, and what it brings is told", async () => {
  const { page, context, errors } = await visit(browser);
  await page.goto(address());
  await page.locator("[data-game=coral]").click();
  await page.locator("dialog button[type=submit]").click();
  await ready(page);
  // Step by step until the rock is to be covered.
  for (let steps = 0; !/Cover the rock/.test(await prompt(page)); steps++) {
    expect(steps).toBeLessThan(12);
    await step(page);
    await decision(page);
  }
  const canvas = (await page.locator("canvas").boundingBox())!;
  search: for (let y = 0.4; y < 0.62; y += 0.04) {
    for (let x = 0.42; x < 0.56; x += 0.03) {
      await page.mouse.click(canvas.x + canvas.width * x, canvas.y + canvas.height * y);
      if ((await decision(page)) === "ready") break search;
    }
  }
  expect(await decision(page)).toBe("ready");
  await page.locator("[data-outcome] li").first().waitFor();
  const before = await page.locator("[data-turn] .count").innerText();
  await page.keyboard.press("r");
  expect(await page.locator("[data-turn] .count").innerText()).not.toBe(before);
  await page.keyboard.press("Shift+R");
  await page.keyboard.press("Enter");
  await decision(page);
  expect(errors).toEqual([]);
  await context.close();
});
