import { readFileSync } from "node:fs";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { accessible, atoll, decision, eventsOf, launch, ready, start, step, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Replayed {
  over: boolean;
  scores: number[];
  places: number[];
}

it("a whole game of Reef is played by clicks and keys, saved, and replayed by the program", async () => {
  const { page, context, errors } = await visit(browser, { acceptDownloads: true });
  await start(page);

  // The first die can only go to the middle: point at the picture until it is found.
  expect(await decision(page)).toMatch(/choose|over/);
  const canvas = (await page.locator("canvas").boundingBox())!;
  search: for (let y = 0.35; y < 0.62; y += 0.04) {
    for (let x = 0.44; x < 0.56; x += 0.02) {
      await page.mouse.click(canvas.x + canvas.width * x, canvas.y + canvas.height * y);
      if ((await decision(page)) === "ready") break search;
    }
  }
  expect(await decision(page)).toBe("ready");
  await page.keyboard.press("Escape");

  let steps = 0;
  while (await step(page)) {
    steps += 1;
    expect(steps).toBeLessThan(120);
    if (steps === 6) {
      await decision(page);
      // A reload loses nothing.
      const chip = await page.locator(".chips").innerText();
      await page.reload();
      await ready(page);
      await decision(page);
      expect(await page.locator(".chips").innerText()).toBe(chip);
    }
    if (steps === 9) {
      await decision(page);
      // The list in the page is the engine's list.
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page
          .locator("header button[aria-haspopup=dialog]")
          .click()
          .then(() => page.getByRole("button", { name: "Save record" }).click()),
      ]);
      const told = atoll<{ legal: { code: number }[] }>("legal", await saved.path(), "--json");
      await page.keyboard.press("l");
      const shown = await page
        .locator("dialog [data-code]")
        .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.code)));
      const sorted = (codes: number[]) => codes.toSorted((a, b) => a - b);
      expect(sorted(shown)).toEqual(sorted(told.legal.map((action) => action.code)));
      // It reads like sentences, without the engine's notation.
      expect(await page.locator("dialog li code").count()).toBe(0);
      await accessible(page, "the list of actions");
      await page.keyboard.press("Escape");
    }
  }

  expect(steps, "the checks on the way were reached").toBeGreaterThan(9);
  const shown = await page
    .locator("[data-score]")
    .evaluateAll((all) => all.map((one) => [Number((one as HTMLElement).dataset.score), Number(one.textContent)]));
  await accessible(page, "the end page");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".end").getByRole("button", { name: "Save record" }).click(),
  ]);
  const path = await saved.path();
  expect(readFileSync(path, "utf8")).toMatch(/^atoll 1\ngame reef /);
  const replayed = atoll<Replayed>("replay", path, "--json");
  expect(replayed.over).toBe(true);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(replayed.scores.map((score, seat) => [seat, score])));

  // The record opens in the page and is walked through with the keys.
  await page.goto(page.url().replace(/#.*/, "#/replay"));
  await page.setInputFiles("input[type=file]", {
    name: "game.atoll",
    mimeType: "text/plain",
    buffer: readFileSync(path),
  });
  const at = () => page.locator("[data-replay]").getAttribute("data-replay");
  await page.locator("[data-replay]").waitFor();
  const first = Number(await at());
  await page.keyboard.press(".");
  await expect.poll(at).toBe(String(first + 1));
  await page.keyboard.press(".");
  await page.keyboard.press(",");
  await expect.poll(at).toBe(String(first + 1));
  expect(errors).toEqual([]);
  await context.close();
});

it("hint, refusal with its rule, undo and looking back", async () => {
  const { page, context, errors } = await visit(browser);
  await start(page);
  await step(page);
  await decision(page);

  await page.keyboard.press("h");
  await page.locator("#hint-title").waitFor();
  const moves = page.locator("[data-hint]");
  const codes = () => moves.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.hint));
  const advised = await codes();
  expect(advised.length).toBeGreaterThan(1);
  expect(advised.length).toBeLessThanOrEqual(3);
  // One is read at a time: what it does, and why.
  for (const at of advised.keys()) {
    await moves.nth(at).click();
    await page.locator(`[data-hint="${advised[at]}"][aria-pressed=true]`).waitFor();
    expect(await moves.nth(at).innerText()).toMatch(/\d+ %/);
    const words = await page.locator(".hint .words").innerText();
    expect(words).toMatch(/\S\n+\S/);
    expect(await moves.nth(at).getAttribute("aria-label")).toContain(words.split("\n")[0]!);
  }
  await page.getByRole("button", { name: "Show me" }).click();
  await accessible(page, "a hint");
  await page.keyboard.press("Escape");
  await page.locator("#hint-title").waitFor({ state: "detached" });
  // Asked again it says the same; with more thought it has an answer too.
  await page.keyboard.press("h");
  await page.locator("#hint-title").waitFor();
  expect(await codes()).toEqual(advised);
  await page.getByRole("button", { name: "Think longer" }).click();
  await page.getByRole("button", { name: "Think longer" }).waitFor({ state: "detached" });
  expect((await codes()).length).toBeGreaterThan(1);
  await page.keyboard.press("Escape");

  // A corner far from the first die is refused, with the id of a rule that can be read.
  await page.locator("[data-board]").focus();
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight"])
    await page.keyboard.press(key);
  await page.keyboard.press(" ");
  const rule = await page.locator("section .chip", { hasText: /^REEF-/ }).innerText();
  await accessible(page, "a refusal");
  await page.keyboard.press("Escape");

  // Whoever is asked again before anything is rolled takes back what was done last, and the log is as it was.
  const events = () => eventsOf(page);
  const undo = page.getByRole("button", { name: "Take back" });
  let before: number;
  let steps = 0;
  do {
    expect(steps++, "nothing could be taken back").toBeLessThan(60);
    before = await events();
    expect(await step(page)).toBe(true);
    expect(await decision(page)).not.toBe("over");
  } while (!(await undo.isEnabled()));
  expect(await events()).toBeGreaterThan(before);
  await page.keyboard.press("u");
  await expect.poll(events).toBe(before);

  await page.goto(page.url().replace(/#.*/, `#/rules/reef?${rule}`));
  await page.locator(".wanted", { hasText: rule }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
