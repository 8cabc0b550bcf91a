import { mkdirSync, readFileSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { accessible, atoll, launch, start, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Waits until a person must decide; false when the game is over. */
async function asked(page: Page): Promise<boolean> {
  const seen = await page.waitForFunction(() => (document.querySelector("#end-title") ? "over" : document.querySelector("[data-primary]") ? "asked" : null));
  return (await seen.jsonValue()) === "asked";
}

/** Points at the first thing that can be pointed at, or presses the big button. */
async function point(page: Page): Promise<void> {
  const primary = page.locator("[data-primary]");
  const space = page.locator("g.cell.usable").first();
  if (await space.count()) return space.click();
  if ((await primary.getAttribute("aria-disabled")) !== "true") return primary.click();
  for (const thing of ["[data-special]", ".die:has(.live)", "g.box.usable", ".choices .btn"]) {
    const found = page.locator(thing).first();
    if (await found.count()) return found.click();
  }
  throw new Error(`nothing to point at: ${await page.locator("[data-prompt]").innerText()}`);
}

it("a whole game of Relief is played by pointing, saved, and replayed by the program", async () => {
  const { page, context, errors } = await visit(browser, { acceptDownloads: true });
  await start(page, "relief");
  let steps = 0;
  while (await asked(page)) {
    steps += 1;
    expect(steps).toBeLessThan(2500);
    if (steps === 30) await accessible(page, "the sheet");
    await point(page);
  }
  await page.locator("[data-score]").first().waitFor();
  await accessible(page, "the end");
  const scores = await page.locator("[data-score]").evaluateAll((all) => all.map((one) => [Number((one as HTMLElement).dataset.score), Number(one.textContent)]));
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save record" }).first().click()]);
  const told = atoll<{ over: boolean; scores: number[] }>("replay", await saved.path(), "--json");
  expect(told.over).toBe(true);
  for (const [seat, score] of scores) expect(told.scores[seat!]).toBe(score);
  expect(errors).toEqual([]);
  await context.close();
}, 600_000);

it("a space before the last one is entered by taking steps back", async () => {
  const { page, context } = await visit(browser);
  await start(page, "relief");
  const free = page.locator("g.cell.usable");
  // Go on until a line takes at least two steps and offers three spaces.
  for (let steps = 0; steps < 400; steps += 1) {
    expect(await asked(page)).toBe(true);
    if ((await free.count()) >= 3 && (await page.locator(".pips i:not(.on)").count()) >= 2 && (await page.locator("g.cell.taken").count()) === 0) break;
    await point(page);
  }
  const spaces = await free.evaluateAll((all) => all.map((one) => (one as unknown as SVGElement).dataset.space ?? ""));
  expect(spaces.length).toBeGreaterThan(2);
  const told = (space: string) => page.locator(`#relief-${space}`).getAttribute("aria-label");
  const [first, last] = [spaces[0]!, spaces[spaces.length - 1]!];
  const before = [(await told(first))?.replace(/, can be chosen$/, ""), (await told(last))?.replace(/, can be chosen$/, "")];
  await page.locator(`.sheetcard g[data-space=${last}]`).click();
  await page.locator(`.sheetcard g.cell.taken[data-space=${last}]`).waitFor();
  await page.locator(`.sheetcard g[data-space=${first}]`).click();
  await expect.poll(() => told(first)).not.toContain(before[0]!);
  await expect.poll(() => told(last)).not.toContain(before[1]!);
  await context.close();
}, 300_000);

it("sheets are saved for playing on paper", async () => {
  const { page, context } = await visit(browser, { acceptDownloads: true });
  await start(page, "relief");
  await asked(page);
  await page.locator(".paper").click();
  await accessible(page, "the sheets for paper");
  for (const name of ["blank", "sheet", "diversity"]) {
    const [saved] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-save=${name}]`).click()]);
    const text = readFileSync((await saved.path())!, "utf8");
    expect(text).toMatch(/^<svg [^>]*width="210mm"/);
  }
  await context.close();
}, 120_000);

it.runIf(process.env.SHOTS)("pictures to compare with the mock-ups", async () => {
  const folder = process.env.SHOTS!;
  mkdirSync(folder, { recursive: true });
  for (const [name, width, height, colorScheme] of [["phone", 390, 844, "light"], ["phone-dark", 390, 844, "dark"], ["tablet", 1180, 820, "light"], ["desktop", 1440, 900, "light"], ["desktop-dark", 1440, 900, "dark"]] as const) {
    const { page, context } = await visit(browser, { viewport: { width, height }, colorScheme });
    await start(page, "relief");
    for (let steps = 0; steps < 90 && (await asked(page)); steps += 1) await point(page);
    await page.screenshot({ path: `${folder}/relief-${name}.png` });
    await context.close();
  }
}, 600_000);
