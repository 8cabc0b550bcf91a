import { readFileSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { accessible, address, atoll, decision, launch, ready, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens a table for one person and two bots. */
async function open(page: Page): Promise<void> {
  await page.goto(address("#/new/islands"));
  const form = page.locator("dialog form");
  await form.getByRole("button", { name: "3", exact: true }).click();
  for (const seat of [1, 2]) await form.locator("select").nth(seat).selectOption("bot:random");
  await form.locator("button[type=submit]").click();
  await ready(page);
}

/** Takes one decision: a card, a die, an island, then the big button. */
async function move(page: Page, card: number): Promise<boolean> {
  for (let tries = 0; tries < 4; tries++) {
    const now = await decision(page);
    if (now === "over") return false;
    if (now === "ready") break;
    await page.keyboard.press(tries === 0 && (await page.locator(".card-btn.kept").count()) === 0 ? String(card) : "r");
    await page.waitForTimeout(60);
  }
  await page.locator("[data-primary]").click();
  return true;
}

it("a three-seat game of Islands is played to the end, saved, and replayed by the program", async () => {
  const { page, context, errors } = await visit(browser, { acceptDownloads: true });
  await open(page);
  let moves = 0;
  while (await move(page, 1 + (moves % 3))) {
    moves += 1;
    expect(moves).toBeLessThan(60);
    if (moves === 2) {
      await decision(page);
      await page.keyboard.press("m");
      await page.locator("[data-forecast-table]").waitFor();
      await accessible(page, "the table with the forecast");
      await page.keyboard.press("m");
    }
  }
  expect(moves, "the forecast was looked at").toBeGreaterThan(2);
  expect(await page.locator(".end [data-score]").count()).toBe(3);
  await accessible(page, "the end page");
  const shown = await page
    .locator("[data-score]")
    .evaluateAll((all) => all.map((one) => [Number((one as HTMLElement).dataset.score), Number(one.textContent)]));
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".end").getByRole("button", { name: "Save record" }).click(),
  ]);
  const path = await saved.path();
  expect(readFileSync(path, "utf8")).toMatch(/^atoll 1\ngame islands /);
  const replayed = atoll<{ over: boolean; scores: number[] }>("replay", path, "--json");
  expect(replayed.over).toBe(true);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(replayed.scores.map((score, seat) => [seat, score])));
  expect(errors).toEqual([]);
  await context.close();
});

it("an island out of reach is refused with its rule", async () => {
  const { page, context, errors } = await visit(browser);
  await open(page);
  await decision(page);
  await page.keyboard.press("1");
  await page.locator(".card-btn.kept").waitFor();
  await page.keyboard.press("r");
  // The cursor goes to a far corner, where a die of one step cannot be. A die that may move there is chosen
  // instead, and then the other corner is out of reach.
  await page.locator("[data-board]").focus();
  const refusal = page.locator("section .chip", { hasText: /^ISLANDS-(MOVE|DIE)/ });
  for (const corner of [
    ["ArrowDown", "ArrowRight"],
    ["ArrowUp", "ArrowLeft"],
  ]) {
    for (const key of corner) for (let i = 0; i < 8; i++) await page.keyboard.press(key);
    await page.keyboard.press(" ");
    const told = await refusal.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (told) break;
  }
  await refusal.waitFor({ timeout: 5000 });
  await accessible(page, "a refusal");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(errors).toEqual([]);
  await context.close();
});
