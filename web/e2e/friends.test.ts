// Friends by links: two play, a third watches, one loses the line for a while, windows are loaded again at every fifth
// move, and two windows of one seat agree. Ten moves of one game run with all tests; ATOLL_LONG=1 plays all games to
// their ends, with half a minute in the tunnel, and ATOLL_LONG=coral,reef only these.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { decision, invite, launch, ready, sit, visitFlat } from "./browser";
import { line } from "./server";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(false);
});
afterAll(() => browser.close());

const LONG = process.env.ATOLL_LONG ?? "";
const ALL = ["reef", "coral", "islands", "coralia", "relief"];
const GAMES = !LONG ? ["reef"] : LONG.includes("1") ? ALL : LONG.split(",");
/** How long the line is dead, after how many moves, and when it is enough. */
const TUNNEL = LONG ? 30_000 : 2_000;
const CUT = LONG ? 12 : 4;
const ENOUGH = LONG ? 2_000 : 10;
/** How long a game may take. On a busy machine a step takes four seconds, and Relief may have a thousand: sixty turns. */
const PATIENCE = { timeout: LONG ? 7_200_000 : 600_000, retry: LONG ? 0 : 2 };
/** How often two windows of one seat are compared. */
const COMPARED = LONG ? 25 : 10;

const isOver = async (page: Page) => (await page.locator("#end-title").count()) > 0;
const isMine = async (page: Page) =>
  (await page.locator("[data-primary]").count()) > 0 &&
  (await page.locator("[data-primary]").first().getAttribute("aria-busy")) !== "true";

/** What has happened, as a window tells it. */
async function story(page: Page): Promise<string[]> {
  await page.keyboard.press("g");
  await page.locator("dialog ol").waitFor();
  const lines = await page.locator("dialog ol li").allInnerTexts();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  return lines;
}

/** What of a story is not in a later one, in its order: what others did in secret is told later, and stands where it was. */
function missing(story: string[], later: string[]): string[] {
  let at = 0;
  for (const line of later) if (line === story[at]) at += 1;
  return story.slice(at);
}

/** Takes one step: what fits next and the big button, or the first of all actions where that chooses nothing. */
async function act(page: Page): Promise<boolean> {
  const now = await decision(page);
  if (now === "over") return false;
  const button = page.locator("[data-primary][aria-disabled=false]");
  if (now === "choose") {
    await page.keyboard.press("r");
    const chosen = await button.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!chosen) {
      await page.locator("#move").focus();
      await page.keyboard.press("l");
      await page.locator("dialog [data-code]").first().click();
      await page.locator("dialog").waitFor({ state: "detached" });
      return true;
    }
  }
  // What was answered between looking and pressing may have ended the game, or the turn.
  const pressed = await page
    .locator("[data-primary]")
    .click({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
  return pressed || !(await isOver(page));
}

it.for(GAMES)("%s is played by a link", PATIENCE, async (game) => {
  const tunnel = await line(inject("url"));
  const host = await visitFlat(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  const hash = await invite(host.page, game);
  const guest = await visitFlat(browser);
  const there = (to: string) => `${tunnel.url}?pace=0&quality=low${to}`;
  await sit(guest.page, hash, "Noor", there(hash));
  await host.page.locator("dialog").waitFor({ state: "detached" });
  const table = hash.replace(/(~|%7E).*/, "");
  // The host's second window, and somebody who watches.
  const twin = await host.context.newPage();
  await twin.goto(host.page.url());
  await ready(twin);
  const watcher = await visitFlat(browser);
  await watcher.page.goto(`${inject("url")}?pace=0&quality=low${table}`);
  await ready(watcher.page);
  await watcher.page.locator("[data-watching]").waitFor();

  const players = [host.page, guest.page];
  let moves = 0;
  let wasCut = false;
  const begun = Date.now();
  while (moves < ENOUGH && !(await isOver(host.page))) {
    let active: Page | undefined;
    await expect
      .poll(
        async () => {
          active = undefined;
          for (const page of players) if (await isMine(page)) active ??= page;
          return active !== undefined || (await isOver(host.page));
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    if (!active || !(await act(active))) break;
    moves += 1;
    if (moves === CUT && !wasCut) {
      // A tunnel: the page says so, and comes back by itself without having lost anything.
      wasCut = true;
      tunnel.cut(true);
      await guest.page.getByText("Reconnecting.").first().waitFor();
      if (await isMine(host.page)) await act(host.page);
      await guest.page.waitForTimeout(TUNNEL);
      tunnel.cut(false);
      await guest.page.getByText("Reconnecting.").first().waitFor({ state: "detached" });
    }
    if (moves % 5 === 0) {
      const page = players[(moves / 5) % 2]!;
      const before = await story(page);
      await page.reload();
      await ready(page);
      const after = await story(page);
      expect(missing(before, after), "a reload changes nothing").toEqual([]);
    }
    if (moves % COMPARED === 0) {
      const told = await story(host.page);
      await expect.poll(async () => (await story(twin)).length).toBeGreaterThanOrEqual(told.length);
      expect(missing(told, await story(twin)), "two windows of one seat agree").toEqual([]);
    }
  }
  const others = [guest.page, twin, watcher.page];
  if (LONG) for (const page of [host.page, ...others]) await page.locator("#end-title").waitFor();
  else {
    const told = await story(host.page);
    expect(told.length).toBeGreaterThan(ENOUGH);
    for (const page of others) await expect.poll(() => story(page)).toEqual(told);
  }
  const scores = (page: Page) => page.locator("[data-score]").allInnerTexts();
  for (const page of others) expect(await scores(page)).toEqual(await scores(host.page));
  console.log(`${game}: ${moves} moves in ${Math.round((Date.now() - begun) / 1000)} s`);
  expect(host.errors).toEqual([]);
  expect(watcher.errors).toEqual([]);
  for (const { context } of [host, guest, watcher]) await context.close();
  await tunnel.stop();
});
