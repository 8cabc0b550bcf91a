// Boards, cameras, results and controls: one test for each promise that the other files do not keep already.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { address, decision, launch, visit } from "./browser";
import { stored } from "./stored";

let browser: Browser;
/** Flat boards are drawn much more quickly where nothing draws 3D. */
let plain: Browser;
beforeAll(async () => {
  [browser, plain] = await Promise.all([launch(), launch(false)]);
});
afterAll(() => Promise.all([browser.close(), plain.close()]));

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** What a pointer meets on the picture of the board where no panel lies on it, by rows from above; or what lies under panels. */
const met = (page: Page, under = false) =>
  page.evaluate((under) => {
    const canvas = document.querySelector("canvas")!;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const found = new Map<string, { x: number; y: number }>();
    const step = under ? 6 : 16;
    for (let y = top + 6; y < top + height; y += step)
      for (let x = left + 6; x < left + width; x += step) {
        if ((document.elementFromPoint(x, y) !== canvas) !== under) continue;
        canvas.dispatchEvent(new PointerEvent("pointermove", { clientX: x, clientY: y, pointerId: 9, bubbles: true }));
        const over = canvas.dataset.over;
        if (over && !found.has(over)) found.set(over, { x, y });
      }
    canvas.dispatchEvent(new PointerEvent("pointerleave"));
    return [...found].map(([id, at]) => ({ id, ...at }));
  }, under);

it("Coral: faces to grow on and the chosen piece are in view, outside panels, on a laptop and a phone", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP });
  for (const [viewport, events] of [
    [LAPTOP, 24],
    [PHONE, 24],
  ] as const) {
    await page.setViewportSize(viewport);
    await stored(page, "coral", "two", events, false);
    // The table may turn first.
    await expect
      .poll(async () => (await met(page)).filter(({ id }) => id.startsWith("t ")).length, { timeout: 30_000 })
      .toBeGreaterThan(0);
    await page.keyboard.press("r");
    await page.locator("[data-turn] .count", { hasText: "of" }).waitFor();
    await expect
      .poll(async () => (await met(page)).filter(({ id }) => id.startsWith("g ")).length, { timeout: 30_000 })
      .toBeGreaterThan(0);
    // No part of the piece, nor of what it grows on, lies under map, tools or bar.
    expect((await met(page, true)).filter(({ id }) => /^[gt] /.test(id))).toEqual([]);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it("Coral: the chosen piece is turned by dragging it, by the arrows beside it and by keys", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP });
  await stored(page, "coral", "two", 24, false);
  const way = page.locator("[data-turn] .count");
  const face = (await met(page)).find(({ id }) => id.startsWith("t "))!;
  await page.mouse.click(face.x, face.y);
  expect(await decision(page)).toBe("ready");
  /** Does something until the piece lies otherwise. */
  const turned = async (what: () => Promise<void>) => {
    const was = await way.innerText();
    await what();
    await expect.poll(() => way.innerText()).not.toBe(was);
  };
  const led = page.locator("[data-way]:not(:disabled):not([aria-pressed=true])").first();
  await turned(() => led.click());
  await turned(() => page.keyboard.press("r"));
  // Whoever came to a piece without pointing at a place leads it from where it lies.
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await turned(() => led.click());
  await turned(async () => {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const was = await way.innerText();
      await page.keyboard.press(`Shift+${key}`);
      if ((await way.innerText()) !== was) return;
    }
  });
  await turned(async () => {
    for (const [dx, dy] of [
      [90, 0],
      [-90, 0],
      [0, -90],
      [0, 90],
    ] as const) {
      // The table may have turned to show the piece.
      await page.waitForTimeout(800);
      const ghost = (await met(page)).find(({ id }) => id.startsWith("g "));
      if (!ghost) continue;
      const was = await way.innerText();
      await page.mouse.move(ghost.x + 4, ghost.y + 4);
      await page.mouse.down();
      await page.mouse.move(ghost.x + dx, ghost.y + dy, { steps: 3 });
      await page.mouse.up();
      if ((await way.innerText()) !== was) return;
    }
  });
  expect(errors).toEqual([]);
  await context.close();
});

it("Islands: numbers of steps leave the pips free, and the board uses the room of a laptop", async () => {
  const { page, context, errors } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await stored(page, "islands", "two-seats-random-row", 60);
  await page.keyboard.press("1");
  await page.locator("[data-island]:has(circle.legal)").first().click();
  await page.locator("[data-island] .steps").first().waitFor();
  const struck = await page.locator("[data-island]:has(.steps)").evaluateAll((all) =>
    all.flatMap((island) => {
      const badge = island.querySelector(".steps")!.getBoundingClientRect();
      return [...island.querySelectorAll("g:not(.steps) > text")].filter((text) => {
        const it = text.getBoundingClientRect();
        return it.right > badge.left && it.left < badge.right && it.bottom > badge.top && it.top < badge.bottom;
      });
    }),
  );
  expect(struck).toEqual([]);
  const plate = (await page.locator(".board .plate").first().boundingBox())!;
  const [left, right] = await Promise.all([page.locator(".left").boundingBox(), page.locator(".panel").boundingBox()]);
  const free = Math.min(right!.x - (left!.x + left!.width), 900 - 60);
  expect(plate.width).toBeGreaterThan(0.8 * free);
  expect(errors).toEqual([]);
  await context.close();
});

it("Islands: the last claims are told tower by tower", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP, reducedMotion: "no-preference" });
  // The last decision of a stored match is made here.
  await stored(page, "islands", "two-seats-random-row", Infinity);
  await page.locator("#end-title").waitFor();
  await page.getByRole("button", { name: "See the board" }).click();
  const towers = await page
    .locator("[data-evaluation] .take")
    .evaluateAll((all) => all.map((one) => one.getAttribute("title") ?? ""));
  expect(towers.length).toBeGreaterThan(6);
  for (const told of towers) expect(told).toMatch(/\w+ .*[a-f]\d.*\d/);
  expect(errors).toEqual([]);
  await context.close();
});

/** Finished matches, the numbers of their results, and how many of them there are at least. */
const ENDS = [
  ["coral", "two", "table button", 6],
  ["reef", "four-seats-evolve-flourish", "[data-light]", 20],
  ["islands", "four-seats-random-row", "[data-light]", 20],
  ["coralia", "emptied-island", "[data-light]", 20],
  ["relief", "by-hand", "[data-light]", 10],
] as const;

it.each(ENDS)(
  "%s: every number of the result lights its source, in sight on a phone",
  async (game, record, number, least) => {
    const { page, context, errors } = await visit(plain, { viewport: PHONE });
    await stored(page, game, record, Infinity);
    await page.locator("#end-title").waitFor();
    const numbers = page.locator(`section.end ${number}`);
    const count = await numbers.count();
    expect(count).toBeGreaterThanOrEqual(least);
    /** Whether something lit is in the window, and not under the result. */
    const lit = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".frame .lit, .frame .source")].some((one) => {
          if (one.closest("section.end")) return false;
          const { left, top, width, height } = one.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit !== null && !hit.closest("section.end, header");
        }),
      );
    const dark: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const worth = Number.parseFloat((await numbers.nth(n).innerText()).replace(",", "."));
      if (!worth) continue;
      await numbers.nth(n).click();
      const found = expect.poll(lit, { timeout: 3000 }).toBe(true);
      await found.catch(async () => dark.push(String(await numbers.nth(n).getAttribute("aria-label"))));
    }
    expect(dark).toEqual([]);
    const said = await page.locator("body").innerText();
    expect(
      /\b1 (points|dice|cards|stars|fish cards|turtles|moves|events|seats|pieces|ways)\b/.exec(said)?.[0],
    ).toBeUndefined();
    const [table, room] = await page.evaluate(() => {
      const table = document.querySelector("section.end table")!;
      return [table.scrollWidth, table.parentElement!.clientWidth];
    });
    expect(table).toBeLessThanOrEqual(room! + 1);
    expect(errors).toEqual([]);
    await context.close();
  },
);

it("alone one reads a rating, and never that one has won beside what says otherwise", async () => {
  const { page, context, errors } = await visit(plain, { viewport: PHONE });
  await stored(page, "coral", "alone", Infinity);
  await page.locator("#end-title").waitFor();
  const title = await page.locator("#end-title").innerText();
  const said = await page.locator("section.end").innerText();
  expect(title).not.toMatch(/You won/);
  expect(title).toMatch(/reef/i);
  expect(said).toMatch(/\d/);
  expect(errors).toEqual([]);
  await context.close();
});

it("options that cannot matter are hidden, those that are shown can be ticked, and keys are those of the game", async () => {
  const { page, context, errors } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(address("#/new/coral"));
  const form = page.locator("dialog form");
  const seats = async (n: number) =>
    form
      .getByRole("button", { name: String(n), exact: true })
      .first()
      .click();
  await form.waitFor();
  const said = async () => (await form.innerText()).replace(/\s+/g, " ");
  await seats(1);
  expect(await said()).not.toMatch(/Symbiosis|Chaos|Who begins/);
  await seats(4);
  expect(await said()).toMatch(/Symbiosis/);
  expect(await said()).not.toMatch(/Who is spared/);
  for (const fold of await form.locator("summary").all()) await fold.click();
  await form.getByLabel("May pieces fall?").selectOption({ label: "Penalty" });
  const spared = form.locator("fieldset", { hasText: "Who is spared" }).locator("input[type=checkbox]").first();
  await spared.check();
  expect(await spared.isChecked()).toBe(true);
  // The rows of seats lie in sight, with four seats too.
  const rows = await form
    .locator("li select")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(rows.filter((wide) => wide > 40)).toHaveLength(4);
  for (const [game, record, events, own, others] of [
    ["reef", "two-seats", 60, /slice|fish/i, /look through the reef/i],
    ["coral", "two", 24, /look through the reef/i, /slice/i],
  ] as const) {
    await stored(page, game, record, events);
    await page.keyboard.press("?");
    const keys = await page.locator("dialog dl").innerText();
    expect(keys).toMatch(own);
    expect(keys).not.toMatch(others);
    await page.keyboard.press("Escape");
  }
  expect(errors).toEqual([]);
  await context.close();
});

it("a camera button is pressed as long as the board is seen from there", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP });
  await stored(page, "reef", "two-seats", 60, false);
  const pressed = () =>
    page.locator(".cameras [aria-pressed=true]").evaluateAll((all) => all.map((one) => one.textContent?.trim()));
  await page.getByRole("group", { name: "Camera" }).getByRole("button", { name: "N", exact: false }).last().click();
  await page.keyboard.press("e");
  await expect.poll(pressed).toEqual(["E"]);
  const canvas = (await page.locator("canvas").boundingBox())!;
  await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + 90);
  await page.mouse.down();
  await page.mouse.move(canvas.x + canvas.width / 2 + 120, canvas.y + 110, { steps: 4 });
  await page.mouse.up();
  await expect.poll(pressed).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

it("in Dutch the sides of a table have Dutch letters, on their buttons, as keys and in the key help", async () => {
  const { page, context, errors } = await visit(browser, { viewport: LAPTOP, locale: "nl-NL" });
  await stored(page, "coral", "two", 24, false);
  expect(await page.locator(".sides button").allInnerTexts()).toEqual(["N", "O", "Z", "W"]);
  for (const [key, side] of [
    ["z", "Z"],
    ["o", "O"],
  ] as const) {
    await page.keyboard.press(key);
    await page.locator(".sides [aria-pressed=true]", { hasText: side }).waitFor();
  }
  await page.keyboard.press("?");
  await page.locator("dialog kbd", { hasText: "N O Z W" }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it("what stands in for slow 3D is told in whole lines, beside its buttons, on the smallest screens too", async () => {
  const { page, context, errors } = await visit(browser, { viewport: PHONE, locale: "nl-NL" });
  await page.goto(address("#/new/reef", "pace=0"));
  await page.locator("dialog form button[type=submit]").click();
  const offer = page.locator("[data-yielded]");
  await offer.waitFor();
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await offer.evaluate((card) => {
      const words = card.querySelector("span")!.getBoundingClientRect();
      const { left, right } = card.getBoundingClientRect();
      const under = [...card.querySelectorAll("button")].filter((one) => {
        const box = one.getBoundingClientRect();
        return words.left < box.right && box.left < words.right && words.top < box.bottom && box.top < words.bottom;
      });
      return { lines: Math.round(words.height / 22), under: under.length, left, right };
    });
    expect(seen.lines, `${width}`).toBeLessThanOrEqual(3);
    expect(seen.under, `${width}`).toBe(0);
    expect(seen.left).toBeGreaterThanOrEqual(0);
    expect(seen.right).toBeLessThanOrEqual(width);
  }
  expect(errors).toEqual([]);
  await context.close();
});
