// Games by ear: what is chosen is read from the accessibility tree alone and done with keys alone. A few decisions of each game
// run with the other tests; `ATOLL_LONG=1` plays them to the end.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { decision, launch, start, visit, visitFlat } from "./browser";
import { stored } from "./stored";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(false);
});
afterAll(() => browser.close());

const long = Boolean(process.env.ATOLL_LONG);
/** How many decisions are made at most; a game that does not end within the larger number never does. */
const MOST = long ? 900 : 6;

/** The names of the buttons of a tree as a screen reader tells it. */
const buttons = (tree: string): string[] =>
  [...tree.matchAll(/- '?button "((?:[^"\\]|\\.)+)"/g)].map((found) => found[1]!);

/** Opens the list of all actions, hears it, and takes the first; goes on where there is nothing to choose any more. */
async function act(page: Page): Promise<void> {
  await page.keyboard.press("l");
  const list = page.getByRole("dialog");
  await list.waitFor();
  const tree = await list.ariaSnapshot();
  if (tree.includes("status: 0 of 0 actions")) {
    // The last move has been made, and the result is told step by step.
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    return page.keyboard.press("Enter");
  }
  const first = buttons(tree).find((name) => /\p{L}{3}.* /u.test(name));
  expect(first, tree).toBeTruthy();
  // Sentences for people: no codes of the engine.
  for (const name of buttons(tree)) expect(name).not.toMatch(/[{}_]|^\w+:\d/);
  await page.keyboard.press("1");
  await list.waitFor({ state: "detached" });
}

it.for(["reef", "coral", "islands", "coralia", "relief"])("%s is played by ear", async (game) => {
  const { page, context, errors } = await visitFlat(browser);
  await start(page, game);
  let done = 0;
  for (; done < MOST; done += 1) {
    if ((await decision(page)) === "over") break;
    // What is asked is a sentence in the part of the page named after it.
    const move = page.getByRole("main", { name: "Your move" });
    expect(await move.ariaSnapshot()).toMatch(/- paragraph: .{8,}/);
    const heard = await page.locator("[data-live]").innerText();
    await act(page);
    // What came of it is said: one's own move, or what others did since.
    await expect.poll(() => page.locator("[data-live]").innerText(), { timeout: 20_000 }).not.toBe(heard);
  }
  expect(done).toBeGreaterThan(4);
  if (long) {
    expect(done, "the game ends").toBeLessThan(MOST);
    // The result has the focus, and its numbers are a table with heads.
    const end = page.getByRole("region", { name: /./ }).filter({ has: page.locator("#end-title") });
    expect(await end.ariaSnapshot()).toMatch(/- columnheader|- rowheader/);
    expect(await page.evaluate(() => document.activeElement?.closest("section.end") !== null)).toBe(true);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it.each([
  ["coral", "two", 24],
  ["reef", "two-seats", 60],
  ["islands", "two-seats-random-row", 60],
  ["coralia", "emptied-island", 120],
  ["relief", "by-hand", 230],
] as const)("the board of %s says the place that the arrow keys have come to", async (game, record, events) => {
  const { page, context, errors } = await visit(browser);
  await stored(page, game, record, events);
  const board = page.getByRole("application");
  await board.focus();
  /** The place that has the keys, as the tree names it; it is also said. */
  const here = async () => {
    const words = await page.evaluate(() => {
      const place = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
      return document.getElementById(place)?.getAttribute("aria-label") ?? "";
    });
    expect(words).toMatch(/\p{L}{3}|\d/u);
    await expect.poll(() => page.locator("[data-here]").innerText()).toBe(words);
    return words;
  };
  const places = new Set([await here()]);
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight"]) {
    await page.keyboard.press(key);
    places.add(await here());
  }
  expect(places.size).toBeGreaterThan(2);
  expect(await board.getAttribute("aria-label")).toMatch(/arrows/);
  expect(errors).toEqual([]);
  await context.close();
});

it("what others did is told at the table, and shown again with one key", async () => {
  const { page, context, errors } = await visitFlat(browser);
  await start(page, "coral");
  for (let n = 0; n < 4; n += 1) {
    await decision(page);
    await act(page);
  }
  await decision(page);
  // The last two moves stand at the table, and a ring on what was placed last.
  expect(await page.locator("[data-recent] li, [data-told] li").count()).toBeGreaterThanOrEqual(2);
  const now = await page.locator("[data-prompt]").innerText();
  await page.keyboard.press("p");
  await page
    .getByText(/looking back/i)
    .first()
    .waitFor();
  // It walks through what happened and comes back by itself.
  await expect.poll(() => page.locator("[data-prompt]").innerText(), { timeout: 30_000 }).toBe(now);
  await page
    .getByText(/looking back/i)
    .first()
    .waitFor({ state: "detached" });
  expect(errors).toEqual([]);
  await context.close();
});
