import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { accessible, address, atoll, decision, launch, ready, step, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const REASON = /Nature's (\d) went to ([a-g]\d): (level [123], nearest to the centre)\./;

it("a game against Nature is played to its end, with her reasons, and replayed by the program", async () => {
  const { page, context, errors } = await visit(browser, { acceptDownloads: true });
  await page.goto(address("#/new/reef"));
  const form = page.locator("dialog form");
  await form.getByRole("button", { name: "1", exact: true }).click();
  await form.locator("button[type=submit]").click();
  await ready(page);

  // Her first die has one space only, so it lies there already; how far the seven cards are is in sight.
  const nature = page.locator("[data-nature]");
  await decision(page);
  await expect.poll(() => nature.innerText(), { timeout: 20_000 }).toMatch(REASON);
  expect(await page.locator("[data-cards]").innerText()).toBe("0 of 7 cards");

  const told: string[] = [REASON.exec(await nature.innerText())![0]];
  let asked = 0;
  const note = (words: string) => {
    const [reason] = REASON.exec(words) ?? [];
    if (reason && told.at(-1) !== reason) told.push(reason);
  };
  let turned = 0;
  let looked = 0;
  for (let steps = 0; ; steps++) {
    expect(steps).toBeLessThan(150);
    if ((await decision(page)) === "over") break;
    const prompt = await page.locator("[data-prompt]").innerText();
    if (prompt.startsWith("Place Nature's")) asked += 1;
    const turns = page.getByRole("group", { name: "Nature's die" }).getByRole("button");
    if ((await turns.count()) > 1 && turned === 0) {
      // Her die is turned once: the button names the price.
      const other = page.getByRole("group", { name: "Nature's die" }).locator("[aria-pressed=false]").first();
      const value = await other.innerText();
      await other.click();
      expect(await page.locator("[data-primary]").innerText()).toMatch(
        new RegExp(`^Turn it to ${value} for [24] fish`),
      );
      turned += 1;
    }
    await step(page);
    // Where she has no choice her die places itself; where she has, its space is asked for. The reason stays to be read.
    await decision(page);
    note(await nature.innerText());
    if (told.length === 3 && looked++ === 0) await accessible(page, "a game against Nature");
  }
  note(await nature.innerText());
  expect(asked, "none of her dice placed itself").toBeLessThan(told.length);
  expect(told.length).toBeGreaterThan(6);
  expect(told.join(" ")).toContain("level 2, nearest to the centre");
  expect(turned, "two fish were never at hand").toBe(1);

  const title = await page.locator("#end-title").innerText();
  const score = Number(await page.locator("[data-score='0']").innerText());
  const cards = Number(await page.locator("[data-cards]").getAttribute("data-cards"));
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".end").getByRole("button", { name: "Save record" }).click(),
  ]);
  const path = await saved.path();
  expect(readFileSync(path, "utf8")).toMatch(/^atoll 1\ngame reef /);
  const replayed = atoll<{ over: boolean; scores: number[]; places: number[] }>("replay", path, "--json");
  expect(replayed.over).toBe(true);
  expect(replayed.scores).toEqual([score]);
  expect(replayed.places[0] === 1, `${title} with ${cards} cards`).toBe(cards === 7);

  // The program tells the same reasons, in the same order.
  const story = execFileSync(inject("bin"), ["replay", path, "--log"], { encoding: "utf8" });
  expect(story.match(new RegExp(REASON, "g"))).toEqual(told);
  expect(errors).toEqual([]);
  await context.close();
});
