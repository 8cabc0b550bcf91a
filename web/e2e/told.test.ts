// What happened, what may I do, what will it bring: one test for each promise that the other files do not keep already.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { act, address, decision, eventsOf, launch, ready, visit, visitFlat } from "./browser";
import { stored } from "./stored";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const LAPTOP = { width: 1280, height: 720 };
const primary = (page: Page) => page.locator("[data-primary]");
const prompt = (page: Page) => page.locator("[data-prompt]").innerText();
const recent = async (page: Page) =>
  (await page.locator("[data-recent] li").allInnerTexts()).join(" ").replace(/\s+/g, " ").trim();

/** Opens a table for one person and a bot. */
async function open(page: Page, game: string): Promise<void> {
  await page.goto(address(`#/new/${game}`));
  await page.locator("dialog form button[type=submit]").click();
  await ready(page);
}
/** Acts until others have done something that is told in these words. */
async function until(page: Page, words: RegExp, most = 40): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    await decision(page);
    if (words.test(await recent(page))) return;
    await act(page);
  }
  throw new Error(`nobody has: ${await recent(page)}`);
}

it("Islands: the card that another took is told, and its die's way drawn from where it was to where it went", async () => {
  const { page, context, errors } = await visitFlat(browser, { viewport: LAPTOP });
  await open(page, "islands");
  await until(
    page,
    /^(?!You\b)\w+ took \d cards? from the \w+ and kept [^.]+\..* (?!You\b)\w+ raised the .* moved it to /,
  );
  const [from, to] = (await page.locator("[data-moved]").getAttribute("data-moved"))!.split(" ");
  const ringed = page.locator("[data-island]:has(circle.last)");
  const islands = await ringed.evaluateAll((all) => all.map((one) => (one as unknown as SVGElement).dataset.island));
  expect(islands).toContain(to);
  expect(from).not.toBe(to);
  expect(errors).toEqual([]);
  await context.close();
});

it("Coralia: where the die of another went is ringed, and what it gave is told", async () => {
  const { page, context, errors } = await visitFlat(browser, { viewport: LAPTOP });
  await open(page, "coralia");
  await until(page, /(?:^|\. )(?!You\b)\w+ (placed the \w+ \w+ on its reef|put the \w+ \w+ on the island): \w+/);
  await page.locator(".slot.fresh, [data-island] .fresh").first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it("take back goes past what bots have answered, in 3D too; where something was rolled the reason is told", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP });
  await open(page, "coral");
  await page.locator("canvas").waitFor();
  const events = () => eventsOf(page);
  for (let steps = 0; steps < 3; steps += 1) await act(page);
  await decision(page);
  const before = await events();
  await act(page);
  await decision(page);
  expect(await events(), "the bot has answered").toBeGreaterThan(before + 1);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.poll(events).toBe(before);
  // Dice that have been rolled stay rolled, and the page says so.
  await open(page, "reef");
  for (let steps = 0; steps < 4; steps += 1) await act(page);
  await decision(page);
  const rolled = await events();
  await page.keyboard.press("u");
  const reason = page.locator(".note[role=alert]");
  await reason.waitFor();
  expect(await reason.innerText()).toMatch(/\w+ \w+ \w+/);
  await page.keyboard.press("Escape");
  await reason.waitFor({ state: "detached" });
  expect(await events()).toBe(rolled);
  expect(errors).toEqual([]);
  await context.close();
});

it("Reef: of two claims the one that brings most is chosen first", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP });
  // Sprout is worth 1 point and a fish, Twins 3.
  await stored(page, "reef", "four-seats-evolve-flourish", 44);
  expect(await primary(page).innerText()).toMatch(/^Claim Twins/);
  expect(await page.locator("[data-effect]").innerText()).toMatch(/Twins for 3 points/);
  expect(await page.getByRole("button", { name: /Sprout/ }).count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

it("Relief: Enter ends no line by surprise", async () => {
  const { page, context, errors } = await visitFlat(browser, { viewport: LAPTOP });
  await open(page, "relief");
  // Until coral can be drawn in a line; stopping there is a button of its own.
  const stop = page.locator(".choices").getByRole("button", { name: "Stop in this line" });
  for (let steps = 0; steps < 60 && !(await stop.count()); steps += 1) {
    await act(page);
    await page.waitForTimeout(150);
    await decision(page);
  }
  await stop.waitFor();
  const asked = await prompt(page);
  for (let n = 0; n < 3; n += 1) await page.keyboard.press("Enter");
  await page.waitForTimeout(300);
  expect(await prompt(page)).toBe(asked);
  expect(await stop.count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

/** What a table says now: why not, what is asked and chosen, what came of it. */
const heard = () =>
  ["section[aria-labelledby=why-title] p", "main#move", "[data-live]"]
    .map((what) => document.querySelector(what)?.textContent ?? "")
    .join(" | ");

/** Where any spot of a table is asked about: what to point at, and how to read which it was. */
const SPOTS = [
  ["reef", "two-seats", 60, "[data-cell]"],
  ["islands", "two-seats-random-row", 60, "[data-island]"],
  ["coral", "two", 24, ".board [data-column]"],
] as const;

it.each(SPOTS)("%s: every spot can be chosen or says why not", async (game, record, events, spots) => {
  const { page, context, errors } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await stored(page, game, record, events);
  const all = await page.locator(spots).count();
  expect(all).toBeGreaterThan(20);
  const silent: string[] = [];
  // A share of them, spread over the board; all of them are a command of their own.
  const step = process.env.ATOLL_LONG ? 1 : Math.ceil(all / 8);
  for (let n = 0; n < all; n += step) {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.locator("section[aria-labelledby=why-title]").waitFor({ state: "detached" });
    const before = await page.evaluate(heard);
    await page.locator(spots).nth(n).click({ force: true });
    // Asked again and again: pages of a server evaluate no texts, which waiting for one would need.
    const answered = expect.poll(() => page.evaluate(heard), { timeout: 5000 }).not.toBe(before);
    await answered.catch(() => silent.push(`${n}: ${before.slice(0, 80)}`));
  }
  expect(silent).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

it("what is told leaves button, choice and board free, is closed by Escape, and goes by itself", async () => {
  const { page, context, errors } = await visitFlat(browser, { viewport: LAPTOP });
  await open(page, "reef");
  await decision(page);
  await page.keyboard.press("h");
  await page.locator("#hint-title").waitFor();
  for (const viewport of [LAPTOP, { width: 390, height: 844 }, { width: 820, height: 1180 }]) {
    await page.setViewportSize(viewport);
    await page.locator("section.hint").waitFor();
    const covered = () => {
      const box = document.querySelector("section.hint")!.getBoundingClientRect();
      // On a phone the board scrolls under the bar, which the advice is a part of.
      const phone = innerWidth < 768;
      return [...document.querySelectorAll(`[data-primary], .choices button${phone ? "" : ", [data-cell]"}`)]
        .map((one) => [one, one.getBoundingClientRect()] as const)
        .filter(([, { width }]) => width > 0)
        .filter(([, it]) => it.left < box.right && it.right > box.left && it.top < box.bottom && it.bottom > box.top)
        .map(([one]) => one.outerHTML.slice(0, 80));
    };
    // The board takes a moment to find its place in another window.
    await expect.poll(() => page.evaluate(covered), { message: `${viewport.width}`, timeout: 5000 }).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await page.locator("#hint-title").waitFor({ state: "detached" });
  // The same advice once more; nobody closes it.
  await page.keyboard.press("h");
  await page.locator("#hint-title").waitFor();
  await page.mouse.move(2, 2);
  await page.locator("#hint-title").waitFor({ state: "detached" });
  expect(errors).toEqual([]);
  await context.close();
});

const STORED = [
  ["coral", "two", 24],
  ["reef", "two-seats", 60],
  ["islands", "two-seats-random-row", 60],
  ["coralia", "emptied-island", 120],
  ["relief", "by-hand", 230],
] as const;

it.each(STORED)("%s: symbols explain themselves by hover, focus and tap", async (game, record, events) => {
  const { page, context, errors } = await visitFlat(browser, { viewport: LAPTOP, hasTouch: true });
  await stored(page, game, record, events);
  // No drawing without words: it stands beside its words, or it is named.
  const mute = await page.evaluate(() =>
    [...document.querySelectorAll(".frame svg")].flatMap((svg) => {
      if (!svg.checkVisibility() || svg.closest("[data-board], .board, .sheetcard")) return [];
      for (let at: Element | null = svg; at && !at.matches("section, aside, main, .frame"); at = at.parentElement)
        if (at.getAttribute("title") ?? at.getAttribute("aria-label") ?? /\p{L}{2}|\d/u.exec(at.textContent ?? ""))
          return [];
      return [svg.parentElement!.outerHTML.slice(0, 120)];
    }),
  );
  expect(mute).toEqual([]);
  // What is only drawn is told in words: to a mouse by its title, to fingers and keys by a note.
  const note = page.locator("[data-tooltip]");
  const signs = page.locator(".frame [title]:not(button, a, button *, a *, [data-shortens]):visible");
  const count = await signs.count();
  // Reef's cards say their names.
  if (game === "reef") return context.close();
  expect(count).toBeGreaterThan(0);
  for (let n = 0; n < Math.min(count, 12); n += 1) {
    const sign = signs.nth(n);
    const words = (await sign.getAttribute("title"))!;
    expect(words).toMatch(/\p{L}{3}/u);
    await sign.tap({ force: true });
    await expect.poll(() => note.allInnerTexts(), { message: words }).toEqual([words]);
    await page.keyboard.press("Escape");
    expect(await sign.evaluate((one) => (one as HTMLElement).tabIndex), words).toBe(0);
  }
  await signs.first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => note.count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
