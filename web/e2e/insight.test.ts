import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { accessible, address, atoll, launch, ready, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Puzzle {
  id: string;
  code: number;
  grade: number;
  sentence: { en: string };
}

/** Answers a puzzle by the list of legal moves: with this code, or with any other. */
async function answer(page: Page, fits: (code: number) => boolean): Promise<void> {
  await page.getByRole("button", { name: "All actions" }).click();
  const codes = await page
    .locator("dialog [data-code]")
    .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.code)));
  await page.locator(`dialog [data-code="${codes.find(fits)}"]`).click();
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.each([
  ["on a laptop", {}],
  ["on a phone", PHONE],
])("insight %s", (_, options) => {
  it("the puzzle of the day is tried, solved and explained", async () => {
    const { page, context, errors } = await visit(browser, options);
    await page.goto(address("#/puzzles"));
    await accessible(page, "the puzzles");
    await page.locator("[data-daily=reef]").click();
    await ready(page);
    const id = decodeURIComponent(/#\/puzzles\/(.+)$/.exec(page.url())![1]!);
    const { puzzles } = atoll<{ puzzles: Puzzle[] }>("puzzles", "reef", "--json");
    const puzzle = puzzles.find((one) => one.id === id)!;

    await page.locator("[data-riddle=open]").waitFor();
    await answer(page, (code) => code !== puzzle.code);
    await page.locator("[data-riddle] [role=alert]", { hasText: "better move" }).waitFor();
    await page.getByRole("button", { name: "Give me a clue" }).click();
    await page.locator("[data-riddle]", { hasText: "A clue" }).waitFor();
    await accessible(page, "a puzzle");
    await answer(page, (code) => code === puzzle.code);
    await page.locator("[data-riddle=over]", { hasText: "That is the best move" }).waitFor();
    expect(await page.locator("[data-riddle]").innerText()).toMatch(/in a hundred games/);

    // It counts as solved, and there are more, by grade.
    await page.getByRole("link", { name: "All puzzles" }).click();
    await page.locator(`[data-puzzle="${id}"].done`).waitFor();
    expect(await page.locator("[data-puzzle]").count()).toBe(puzzles.length);
    await page.locator(`[data-puzzle]:not([data-puzzle="${id}"])`).first().click();
    await ready(page);
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page.locator("[data-riddle=over]", { hasText: "The answer" }).waitFor();
    await page.getByRole("link", { name: "Next puzzle" }).click();
    await page.locator("[data-riddle=open]").waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("a finished match is looked at again, and its moments are shown on the board", async () => {
    const folder = mkdtempSync(join(tmpdir(), "atoll-"));
    const args = ["sim", "islands", "--games", "1", "--seed", "5", "--bots", "greedy,random", "--records", folder];
    execFileSync(inject("bin"), args);
    const record = readFileSync(join(folder, "islands-5-000000.atoll"));
    const { page, context, errors } = await visit(browser, options);
    await page.goto(address("#/replay"));
    await page.setInputFiles("input[type=file]", { name: "x.atoll", mimeType: "text/plain", buffer: record });
    const bar = page.locator("[data-replay]");
    await bar.waitFor();
    await page.locator("input[type=range]").fill("9999");
    await page.locator("#end-title").waitFor();
    const last = await bar.getAttribute("data-replay");
    await page.getByRole("button", { name: "Review" }).click();
    await page.locator("[data-accuracy]").first().waitFor({ timeout: 180_000 });
    const accuracy = await page.locator("[data-accuracy]").allInnerTexts();
    expect(Number.parseInt(accuracy[0]!)).toBeGreaterThan(Number.parseInt(accuracy[1]!));
    await accessible(page, "a review");
    expect(await page.locator("dialog ol li").count()).toBe(3);

    // The better move stands on the board, beside what was played.
    await page.locator("[data-show='0']").click();
    const moment = page.locator("[data-moment]");
    await moment.waitFor();
    await expect.poll(() => bar.getAttribute("data-replay")).not.toBe(last);
    const better = await moment.locator(".does").innerText();
    await accessible(page, "a moment");
    await page.getByRole("button", { name: "What was played" }).click();
    await moment.getByText("in a hundred games").waitFor();
    expect(await moment.locator(".does").innerText()).not.toBe(better);
    await page.getByRole("button", { name: "Next moment" }).click();
    await expect.poll(() => moment.locator(".does").innerText()).not.toBe(better);

    // Back at the match the review is there at once.
    await page.getByRole("button", { name: "Back to the review" }).last().click();
    await page.locator("[data-accuracy]").first().waitFor({ timeout: 2_000 });
    expect(await bar.getAttribute("data-replay")).toBe(last);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it("puzzles are there without a connection", async () => {
  const { page, context } = await visit(browser, { serviceWorkers: "allow" });
  await page.goto(address());
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    for (let i = 0; i < 100 && !navigator.serviceWorker.controller; i++)
      await new Promise((later) => setTimeout(later, 100));
    active?.postMessage("keep");
    const kept = async (part: string) => {
      const names = await caches.keys();
      const urls = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return urls.flat().filter((one) => one.url.includes(part)).length;
    };
    // Files come one after the other: the page, the engines, and the puzzles of five games.
    const all = async () => (await kept(".wasm")) >= 5 && (await kept("puzzles-")) >= 5;
    for (let i = 0; i < 400 && !(await all()); i++) await new Promise((later) => setTimeout(later, 100));
  });
  await context.setOffline(true);
  await page.goto(address("#/puzzles/islands"));
  await page.locator("[data-puzzle]").first().click();
  await ready(page);
  await page.locator("[data-riddle=open]").waitFor();
  await context.close();
});
