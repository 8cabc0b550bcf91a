// What happened, what may be done and what it brings, table by table: each from the middle of a stored match, on flat boards.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { address, decision, launch, ready, visit, visitFlat } from "./browser";
import { stored } from "./stored";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(false);
});
afterAll(() => browser.close());

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const primary = (page: Page) => page.locator("[data-primary]");
const recent = (page: Page) => page.locator("[data-recent] li").allInnerTexts();
/** Whether things lie in the window, whole, under nothing else; what does not is named. */
const hidden = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return whole && hit && (one === hit || one.contains(hit)) ? [] : [one.outerHTML.slice(0, 80)];
    }),
  );

it("Reef: a claim is chosen with its dice lit, told, and flies to its seat; the board is whole and large on a phone", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP });
  await stored(page, "reef", "two-seats", 10);
  expect(await primary(page).innerText()).toMatch(/^Claim Arch/);
  expect(await page.locator("[data-effect]").innerText()).toMatch(/Arch/);
  expect(await page.locator("[data-made]").count()).toBe(3);
  expect(await page.locator(".coordinate").allTextContents()).toEqual(expect.arrayContaining(["a", "g", "1", "7"]));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const flies = page.waitForSelector("[data-flying]", { state: "attached" });
  await primary(page).click();
  await flies;
  // What it brought rises beside the seat; the dice stay lit, the last moves stand at the table.
  await page.locator(".seats > :first-child .brought", { hasText: "+1" }).waitFor();
  expect(await page.locator("[data-made]").count()).toBe(3);
  expect((await recent(page)).join()).toContain("claimed");

  // Enter ends or pays when it is pressed twice.
  await stored(page, "reef", "two-seats", 14);
  const asked = () => page.locator("[data-prompt]").innerText();
  const before = await asked();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[data-live]").innerText()).toMatch(/Enter/);
  expect(await asked()).toBe(before);
  await page.keyboard.press("Enter");
  await expect.poll(asked).not.toBe(before);

  // A die that has been set down is ringed.
  await decision(page);
  await page.keyboard.press("r");
  await primary(page).click();
  await expect.poll(() => page.locator("rect.last").count()).toBe(1);

  await page.setViewportSize(PHONE);
  await expect.poll(() => hidden(page, "[data-cell]")).toEqual([]);
  const widths = await page.locator("[data-cell] .tile").evaluateAll((all) =>
    all.map((one) => {
      // The place around the tile is the target.
      const { width, height } = one.parentElement!.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  expect(errors).toEqual([]);
  await context.close();
});

it("Coral: places are told by direction as the map counts them, the map stays, pieces are led, far cubes say why not", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP });
  await stored(page, "coral", "two", 24);
  expect(await page.locator(".board .way").allTextContents()).toEqual(expect.arrayContaining(["2W", "1N", "0", "3E"]));
  await page.keyboard.press("l");
  const said = await page.locator("dialog [data-code]").allInnerTexts();
  const places = said.filter((line) => /Grow|Slide/.test(line));
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((line) => !/(\d (east|west|north|south)|the middle) on level \d/.test(line))).toEqual([]);
  expect(said.filter((line) => /-?\d+,-?\d+/.test(line))).toEqual([]);
  // In groups, and filtered by what is typed.
  expect(await page.locator("dialog h3").count()).toBeGreaterThan(1);
  await page.keyboard.type("slide");
  await expect
    .poll(async () => (await page.locator("dialog [data-code]").allInnerTexts()).length)
    .toBeLessThan(said.length);
  for (const line of await page.locator("dialog [data-code]").allInnerTexts()) expect(line).toMatch(/slide/i);
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });

  const at = () => page.locator(".board [data-column='0,0']").boundingBox();
  const [before, count] = [await at(), page.locator("[data-turn] .count")];
  await page.keyboard.press("r");
  await page.locator("[data-outcome] li").first().waitFor();
  const first = await count.innerText();
  for (let n = 0; n < 4; n += 1) await page.keyboard.press("r");
  expect(await count.innerText()).not.toBe(first);
  expect(await at()).toEqual(before);
  // Where a place has been pointed at, the piece is led from there.
  await page.keyboard.press("Escape");
  await page.locator(".board [data-column][data-legal]").first().click();
  const shown = await count.innerText();
  await page.locator("[data-way]:not(:disabled):not([aria-pressed=true])").first().click();
  await expect.poll(() => count.innerText()).not.toBe(shown);

  await page.keyboard.press("Escape");
  await page.locator(".board [data-column='4,0']").click();
  await page.locator("#why-title").waitFor();
  expect(await page.locator("section[aria-labelledby=why-title]").innerText()).toMatch(/4 east[^]*CORAL-[A-Z]+-\d/);
  await page.keyboard.press("Escape");
  await page.locator("#why-title").waitFor({ state: "detached" });

  // Alone, every card says what it gives now and then.
  await stored(page, "coral", "alone", 20);
  for (let n = 0; n < 30 && !(await page.locator(".points.up, .points.down").count()); n += 1) {
    if ((await decision(page)) === "ready" && !(await page.locator("[data-turn]").count())) await primary(page).click();
    await page.keyboard.press("r");
    await page.waitForTimeout(60);
  }
  expect(await page.locator(".points.up, .points.down").first().innerText()).toMatch(/\d\s→ \d/);
  expect(errors).toEqual([]);
  await context.close();
});

it.each([
  ["two", 24, { width: 390, height: 844 }, "en-GB"],
  ["teams", 40, { width: 360, height: 740 }, "nl-NL"],
  ["teams", 40, LAPTOP, "nl-NL"],
  ["teams", 40, { width: 1180, height: 820 }, "nl-NL"],
] as const)("Coral (%s, %i events, %j): nothing moves while pieces are shown, wherever they lie", async (...given) => {
  const [record, events, viewport, locale] = given;
  const { page, context, errors } = await visit(browser, { viewport, locale });
  await stored(page, "coral", record, events);
  await decision(page);
  await page.waitForTimeout(300);
  const lies = () =>
    page.evaluate(() =>
      [".board [data-column='0,0']", "main#move", "[data-primary]", "[data-turn]", ".sides svg"].map((what) => {
        const { top, left, width, height } = document.querySelector(what)!.getBoundingClientRect();
        // The width of a button follows its words.
        return /board|sides/.test(what) ? [what, left, top, width, height] : [what, top, height];
      }),
    );
  const before = await lies();
  const told = new Set<string>();
  const look = async () => {
    await page.waitForTimeout(120);
    told.add(await page.locator("[data-effect], .choices p").first().innerText());
    expect(await lies()).toEqual(before);
  };
  await look();
  for (let n = 0; n < 10; n += 1) {
    await page.keyboard.press("r");
    await look();
  }
  await page.keyboard.press("Escape");
  // Where falling is looked at too, pieces reach beyond the reef.
  await page.locator("[data-daring]").click();
  for (const column of (await page.locator(".board [data-column][data-legal]").all()).slice(0, 4)) {
    await column.click();
    await page.waitForTimeout(150);
    await page.keyboard.press("Shift+R");
    await look();
  }
  expect(told.size, "different things were told").toBeGreaterThan(2);
  expect(errors).toEqual([]);
  await context.close();
});

it("Islands: what can move is marked and the rest dimmed, the sentence says what happens, a second tap confirms", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP });
  await stored(page, "islands", "two-seats-random-row", 60);
  await page.keyboard.press("1");
  await page.locator(".card-btn.kept").waitFor();
  const dimmed = page.locator("[data-island] [opacity='0.38']");
  const marked = page.locator("[data-island]:has(circle.legal)");
  await expect.poll(() => marked.count()).toBeGreaterThan(0);
  expect(await dimmed.count()).toBeGreaterThan(0);
  expect(await marked.locator("[opacity='0.38']").count()).toBe(0);
  await marked.first().click();
  const goal = page.locator("[data-island]:has(.steps)").first();
  await goal.click();
  expect(await decision(page)).toBe("ready");
  expect(await page.locator("[data-sentence], [data-effect]").first().innerText()).toMatch(/\w+ \w+ \w+/);
  const told = await recent(page);
  await goal.click();
  await expect.poll(() => recent(page)).not.toEqual(told);
  // The card is told first, then the die.
  await expect.poll(() => page.locator("circle.last").count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

it("Coralia on a phone: the round is told and the chosen place comes into sight; where a die went is ringed", async () => {
  const { page, context, errors } = await visit(browser, { viewport: PHONE });
  await stored(page, "coralia", "emptied-island", 120);
  expect(await page.locator("[data-round]").innerText()).toMatch(/Round \d of \d/);
  const dice = page.locator(".choices .pickdie[data-choice]");
  for (let n = 0; n < (await dice.count()); n += 1) {
    await dice.nth(n).click();
    await page.locator("[data-effect]").waitFor();
    await expect.poll(() => hidden(page, ".slot.chosen"), { message: `die ${n + 1}` }).toEqual([]);
    expect(await page.locator("[data-effect]").innerText()).toMatch(/^Place the .+/);
  }
  await primary(page).click();
  // Whoever is next takes the curtain away.
  await page.locator(".slot.fresh, [data-curtain]").first().waitFor();
  if (await page.locator("[data-curtain]").count()) await page.keyboard.press("Enter");
  await page.locator(".slot.fresh").waitFor();
  expect((await recent(page)).join()).toMatch(/ put | placed |starfish|turtle/);
  expect(errors).toEqual([]);
  await context.close();
});

it("Coralia: all six reefs are in sight on an upright tablet and on a phone on its side", async () => {
  const { page, context, errors } = await visit(browser, { viewport: { width: 820, height: 1180 } });
  await stored(page, "coralia", "emptied-island", 120);
  expect(await page.locator("[data-slot]").count()).toBe(42);
  await expect.poll(() => hidden(page, "[data-slot]")).toEqual([]);
  // The lower ones are scrolled to; which they are, and which dice lie there first, is seen.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => hidden(page, ".reef header")).toEqual([]);
  const dice = page.locator(".choices .pickdie");
  const rows = await dice.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  expect([await dice.count(), rows]).toEqual([4, 1]);
  expect(errors).toEqual([]);
  await context.close();
});

it("what others did since is seen again with one key, and the last moves stand at every table", async () => {
  const { page, context, errors } = await visitFlat(browser, { viewport: LAPTOP });
  await page.goto(address("#/new/reef"));
  await page.locator("dialog form button[type=submit]").click();
  await ready(page);
  for (let steps = 0; !(await page.locator("[data-recall]").count()); steps += 1) {
    expect(steps, "nobody else has moved").toBeLessThan(12);
    if ((await decision(page)) === "choose") await page.keyboard.press("r");
    await primary(page).click();
    await decision(page);
  }
  await page.keyboard.press("p");
  await page.locator(".banner").waitFor();
  await page.locator(".banner").waitFor({ state: "detached" });
  expect(await recent(page)).toHaveLength(2);
  for (const [game, record, events] of [
    ["coralia", "reroll", 200],
    ["islands", "four-seats-random-row", 150],
    ["relief", "cap", 640],
  ] as const) {
    await stored(page, game, record, events);
    // With four seats in the lowest laptop's window too.
    const lines = page.locator("[data-recent] li");
    const shown = await lines.evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom, height } = one.getBoundingClientRect();
        return height > 10 && top > 0 && bottom <= innerHeight;
      }),
    );
    expect(shown, game).toEqual([true, true]);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it.each([
  ["coral", "teams", 40],
  ["coral", "alone", 20],
  ["reef", "four-seats-evolve-flourish", 110],
  ["islands", "four-seats-random-row", 150],
  ["coralia", "reroll", 200],
  ["relief", "cap", 640],
] as const)("%s (%s): the last two moves are reached on every screen, and told whole", async (game, record, events) => {
  const { page, context, errors } = await visitFlat(browser, { locale: "nl-NL", hasTouch: true });
  await stored(page, game, record, events);
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [640, 360],
    [768, 1024],
    [1180, 820],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = page.locator("[data-recent] li:visible, .own .lines p:visible");
    await expect.poll(() => lines.count(), { message: `${width}x${height}` }).toBe(2);
    for (const line of await lines.all()) {
      await line.scrollIntoViewIfNeeded();
      const words = (await line.innerText()).trim();
      const shortened = line.locator("[data-shortens]");
      if (!(await shortened.count())) continue;
      // Whoever puts a finger on a line that is shortened reads all of it.
      await shortened.tap();
      await expect.poll(() => page.locator("[data-tooltip]").innerText()).toBe(words);
      await page.keyboard.press("Escape");
    }
  }
  expect(errors).toEqual([]);
  await context.close();
});

it.each([
  ["coral", "teams", 40],
  ["reef", "four-seats-evolve-flourish", 110],
  ["islands", "four-seats-random-row", 150],
  ["coralia", "emptied-island", 120],
] as const)("%s (%s): what is chosen says what it does, in sight, on every screen", async (game, record, events) => {
  const { page, context, errors } = await visitFlat(browser, { locale: "nl-NL" });
  await stored(page, game, record, events);
  for (let tries = 0; tries < 4 && (await decision(page)) === "choose"; tries += 1)
    await page.keyboard.press(game === "islands" && tries === 0 ? "1" : "r");
  expect(await decision(page)).toBe("ready");
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [640, 360],
    [820, 1180],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const effect = ":is([data-effect], [data-sentence], .choices .verdict):not(:empty)";
    const seen = async () => {
      const shown = await page.locator(`${effect}:visible`).count();
      return shown > 0 && (await hidden(page, effect)).length < (await page.locator(effect).count());
    };
    await expect.poll(seen, { message: `${width}x${height}` }).toBe(true);
  }
  expect(errors).toEqual([]);
  await context.close();
});
