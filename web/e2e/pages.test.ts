import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { accessible, address, decision, launch, ready, start, step, visit } from "./browser";
import { faults } from "./geometry";
import { stored } from "./stored";

const GAMES = ["coral", "coralia", "reef", "islands", "relief"];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(["light", "dark"] as const)("%s pages", (colorScheme) => {
  it("have no finding of axe", async () => {
    const { page, context, errors } = await visit(browser, { colorScheme });
    await page.goto(address());
    await page.locator("[data-game=reef]").waitFor();
    await accessible(page, "home");
    // The five pictures live a little, and stand still for those who want less motion.
    expect(await page.locator("[data-living]").count()).toBe(GAMES.length);
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
    expect(await moving()).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(moving).toBeGreaterThanOrEqual(GAMES.length);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.locator("[data-game=reef]").click();
    await page.locator("dialog button[type=submit]").waitFor();
    await page.locator("dialog summary").click();
    await accessible(page, "new game");
    await page.keyboard.press("Escape");
    for (const [hash, sign] of [
      ...GAMES.flatMap((game) => [[`#/rules/${game}`, "main .rule"] as const, [`#/about/${game}`, "main li"] as const]),
      ["#/games", "main [data-export]"],
      ["#/settings", "main dl"],
      ["#/replay", "main textarea"],
      ["#/table/nowhere", "main [role=alert]"],
    ] as const) {
      await page.goto(address(hash));
      await page.locator(sign).first().waitFor();
      await accessible(page, hash);
    }
    await start(page);
    await accessible(page, "table");
    await page.keyboard.press("g");
    await page.locator("dialog").waitFor();
    await accessible(page, "log");
    await page.keyboard.press("Escape");
    await page.locator("header button[aria-haspopup=dialog]").click();
    await page.locator("dialog").waitFor();
    await accessible(page, "menu");
    // The table that is not there is asked for, and answers so.
    expect(errors.filter((error) => !/^404 for .*\/api\/matches\/nowhere(\?|$)/.test(error))).toEqual([]);
    await context.close();
  });
});

it.each(GAMES)("a dark table of %s on a phone has no finding of axe", async (game) => {
  const { page, context, errors } = await visit(browser, {
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "nl-NL",
  });
  await start(page, game);
  await decision(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await accessible(page, game);
  expect(errors).toEqual([]);
  await context.close();
});

it("a game is started and played without a mouse", async () => {
  const { page, context } = await visit(browser);
  await page.goto(address());
  await page.locator("[data-game=reef]").waitFor();
  const at = () =>
    page.evaluate(
      () =>
        (document.activeElement as HTMLElement | null)?.dataset.game ??
        document.activeElement?.getAttribute("type") ??
        "",
    );
  for (let i = 0; i < 30 && (await at()) !== "reef"; i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("dialog").waitFor();
  for (let i = 0; i < 30 && (await at()) !== "submit"; i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await ready(page);
  for (let i = 0; i < 3; i++) {
    const now = await decision(page);
    await page.locator("[data-board]").focus();
    if (now === "choose") {
      await page.keyboard.press("r");
      await page.locator("[data-primary][aria-disabled=false]").waitFor();
    }
    const before = await page.locator("[data-live]").innerText();
    await page.keyboard.press("Enter");
    await page.waitForFunction((was) => document.querySelector("[data-live]")?.textContent !== was, before);
  }
  // And from the list: L, then a number.
  await decision(page);
  await page.keyboard.press("l");
  await page.locator("dialog [data-code]").first().waitFor();
  await page.keyboard.press("1");
  await page.locator("dialog").waitFor({ state: "detached" });
  await context.close();
});

it("everything is said in Dutch", async () => {
  const { page, context } = await visit(browser, { locale: "nl-NL" });
  await page.goto(address());
  await page.getByRole("heading", { name: "Kies een spel" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  await page.locator("[data-game=reef]").click();
  await page.getByRole("button", { name: "Beginnen" }).click();
  await ready(page);
  await page.getByRole("heading", { name: "Vormkaarten" }).waitFor();
  await step(page);
  await page.keyboard.press("g");
  const log = await page.locator("dialog").innerText();
  expect(log).toContain("Verslag");
  expect(log).not.toMatch(/\b(the|put|paid)\b/);
  await context.close();
});

describe.each([
  ["phone", 390, 844],
  ["tablet", 768, 1024],
  ["tablet on its side", 1180, 820],
  ["desktop", 1440, 900],
])("%s", (_name, width, height) => {
  it("shows the big button and scrolls only up and down", async () => {
    const { page, context } = await visit(browser, { viewport: { width, height }, hasTouch: width < 800 });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.goto(address());
    await page.locator("[data-game=reef]").waitFor();
    expect(await fits()).toBe(true);
    await start(page);
    await decision(page);
    expect(await fits()).toBe(true);
    const button = (await page.locator("[data-primary]").boundingBox())!;
    expect(button.x).toBeGreaterThanOrEqual(0);
    expect(button.x + button.width).toBeLessThanOrEqual(width);
    expect(button.y + button.height).toBeLessThanOrEqual(height);
    expect(button.height).toBeGreaterThanOrEqual(44);
    await step(page);
    await context.close();
  });
});

it("the flat board plays the same game, and idle draws nothing", async () => {
  const { page, context } = await visit(browser);
  await page.goto(address("#/settings"));
  await page.getByRole("button", { name: "Flat (2D)" }).click();
  await start(page);
  await decision(page);
  // Who begins is chance, so the first space that fits.
  await page.locator("[data-cell]:has(.legal)").first().click();
  await page.locator("[data-primary][aria-disabled=false]").click();
  await decision(page);
  expect(await page.locator("canvas").count()).toBe(0);
  await accessible(page, "the flat board");

  await page.goto(address("#/settings"));
  await page.getByRole("button", { name: "3D", exact: true }).click();
  await page.goto(address("#/table/here"));
  await ready(page);
  const frames = () =>
    page.evaluate(async () => {
      let count = 0;
      const real = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (call) => {
        count += 1;
        return real(call);
      };
      await new Promise((later) => setTimeout(later, 800));
      window.requestAnimationFrame = real;
      return count;
    });
  // A busy machine takes its time until the table stands; one that draws for ever never has such a moment.
  await expect.poll(frames, { timeout: 20_000 }).toBe(0);
  await context.close();
});

it.each([
  [1440, 900],
  [390, 844],
])("a new player is shown the first steps once, %i wide", async (width, height) => {
  const { page, context, errors } = await visit(browser, { viewport: { width, height } }, true);
  await start(page);
  const bubble = page.locator("[data-tour]");
  for (let n = 1; n <= 4; n++) {
    await page.locator(`[data-tour="${n}"]`).waitFor();
    await page.waitForFunction(() => {
      const at = document.querySelector("[data-tour]")!.getBoundingClientRect();
      return at.left >= 0 && at.right <= innerWidth && at.top >= 0 && at.bottom <= innerHeight;
    });
    if (n === 2) await accessible(page, "first steps");
    await bubble.getByRole("button").last().click();
  }
  expect(await bubble.count()).toBe(0);
  await step(page);
  await page.reload();
  await ready(page);
  await decision(page);
  expect(await bubble.count()).toBe(0);
  // Whoever wants them again finds them in the menu.
  await page.locator("header button[aria-haspopup=dialog]").click();
  await page.getByRole("button", { name: "Show the first steps" }).click();
  await page.locator('[data-tour="1"]').waitFor();
  await page.getByRole("button", { name: "Skip" }).click();
  expect(await bubble.count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

/** The most a first visit may load, gzipped as pages are packed: the page, a game's screen and its engine. */
const FIRST_LOAD = 700 * 1024;

it.each(GAMES)("a first visit that ends at a table of %s loads little", async (game) => {
  const { page, context } = await visit(browser);
  const sizes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on("response", (answer) => {
    if (!answer.url().startsWith(inject("url"))) return;
    reading.push(
      answer.body().then(
        (body) => void sizes.set(answer.url(), gzipSync(body, { level: 9, memLevel: 9 }).length),
        () => undefined,
      ),
    );
  });
  const loaded = async () => {
    await Promise.all(reading);
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };
  await page.goto(address());
  await page.locator(`[data-game=${game}]`).waitFor();
  await page.waitForLoadState("networkidle");
  expect([...sizes.keys()].some((url) => url.endsWith(".wasm"))).toBe(false);
  const home = await loaded();
  await start(page, game);
  await page.waitForLoadState("networkidle");
  expect([...sizes.keys()].filter((url) => url.endsWith(".wasm"))).toHaveLength(1);
  const table = await loaded();
  console.log(`${game}: ${Math.round(home / 1024)} KB for the home page, ${Math.round(table / 1024)} KB with a table`);
  expect(table).toBeLessThanOrEqual(FIRST_LOAD);
  await context.close();
});

it("works offline afterwards, also games that were not opened", async () => {
  const { page, context } = await visit(browser, { serviceWorkers: "allow" });
  await start(page);
  await decision(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    for (let i = 0; i < 100 && !navigator.serviceWorker.controller; i++)
      await new Promise((later) => setTimeout(later, 100));
    active?.postMessage("keep");
    const engines = async () =>
      (
        await Promise.all(
          (await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).filter((one) => one.url.endsWith(".wasm")),
          ),
        )
      ).flat().length;
    for (let i = 0; i < 200 && (await engines()) < 5; i++) await new Promise((later) => setTimeout(later, 100));
  });
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await step(page);
  await start(page, "islands");
  await decision(page);
  await context.close();
});

it("pages beside the tables are whole on small screens and at 200 %", async () => {
  const { page, context, errors } = await visit(browser, { locale: "nl-NL" });
  await page.goto(address());
  await stored(page, "relief", "by-hand", 230);
  const told: string[] = [];
  for (const [hash, sign] of [
    ["#/games", "main [data-mine]"],
    ["#/puzzles", "main [data-daily]"],
    ["#/settings", "main dl"],
    ["#/rules/coralia", "main .rule"],
    ["#/rules/islands", "main .rule"],
  ] as const) {
    await page.goto(address(hash));
    await page.locator(sign).first().waitFor();
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const fault of await faults(page)) told.push(`${hash} ${width}x${height}: ${fault}`);
    }
  }
  // How hard a puzzle is can be seen on the big button.
  await page.goto(address("#/puzzles"));
  const colours = await page
    .locator("[data-daily] .grade")
    .first()
    .evaluate((dots) => [getComputedStyle(dots).color, getComputedStyle(dots.closest("a")!).color]);
  expect(colours[0]).toBe(colours[1]);
  expect(told).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

it("a replay leaves the whole board in reach and all its tools in sight, on phones too", async () => {
  const { page, context, errors } = await visit(browser, { locale: "nl-NL" });
  await page.goto(address());
  await stored(page, "reef", "four-seats-evolve-flourish", 110);
  await page.goto(page.url().replace("#/table/", "#/replay/"));
  await page.locator("[data-replay]").waitFor();
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = (await page.locator("[data-replay]").boundingBox())!;
    for (const tool of await page.locator("[data-replay] :is(select, button)").all()) {
      const box = (await tool.boundingBox())!;
      expect(box.x + box.width, `${width}x${height}`).toBeLessThanOrEqual(width);
      expect(box.height, `${width}x${height}`).toBeGreaterThanOrEqual(44);
    }
    // In a low window the board ends where the bar begins.
    if (height < 560) {
      const board = (await page.locator("[data-board]").first().boundingBox())!;
      expect(board.y + board.height, `${width}x${height}`).toBeLessThanOrEqual(bar.y + 1);
    }
  }
  expect(errors).toEqual([]);
  await context.close();
});

it("a puzzle leaves what is chosen from in sight, on small phones and turned ones", async () => {
  const { page, context, errors } = await visit(browser, { locale: "nl-NL", viewport: { width: 320, height: 640 } });
  // Not the one of today: what there is to choose from differs from day to day.
  const all = JSON.parse(readFileSync(new URL("../../games/coral/puzzles.json", import.meta.url), "utf8")) as {
    id: string;
    text: string;
  }[];
  const growing = all.find((puzzle) => puzzle.text.startsWith("grow "))!;
  await page.goto(address(`#/puzzles/${growing.id}`));
  await page.locator("[data-riddle=open]").waitFor();
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator("[data-mode=grow]").click();
    // The question is whole, and nothing lies on its buttons.
    const cut = (await faults(page)).filter((fault) => /aanwijzing|oplossing|beste zet/.test(fault));
    expect(cut, `${width}x${height}`).toEqual([]);
  }
  await page.locator("[data-riddle] button").first().click();
  await page.locator("[data-riddle] p").waitFor();
  await page.locator("[data-mode=grow]").click();
  expect(errors).toEqual([]);
  await context.close();
});
