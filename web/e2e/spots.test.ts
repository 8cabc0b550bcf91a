// Why not, on any spot of any table, in every step of a turn: matches are played on by the list of actions, and wherever
// something new is asked, spots are pointed at. A few steps of each game run with the other tests, `ATOLL_LONG=1` asks on.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { decision, launch, visit } from "./browser";
import { stored } from "./stored";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(false);
});
afterAll(() => browser.close());

const long = Boolean(process.env.ATOLL_LONG);

/** A game, where stored matches are taken up, its spots, and how many different steps are met in a few decisions and in many: in Relief a hand on what may be done does it. */
const TABLES = [
  [
    "coral",
    [
      ["two", 24],
      ["teams", 40],
    ],
    [".board [data-column]"],
    [2, 5],
  ],
  ["reef", [["two-seats", 10]], ["[data-cell]"], [2, 4]],
  ["islands", [["two-seats-random-row", 60]], ["[data-island]"], [2, 5]],
  ["coralia", [["emptied-island", 118]], ["[data-slot]", "[data-island]"], [2, 6]],
  [
    "relief",
    [
      ["by-hand", 4],
      ["by-hand", 230],
    ],
    [
      ".sheetcard [data-line]:not(.usable)",
      ".sheetcard [data-space]:not(.usable, .earlier, .taken)",
      "[data-die][aria-disabled=true]",
      "[data-species]:not(.open)",
      "[data-power]",
    ],
    [4, 15],
  ],
] as const;

/** What a table says now: why not, what is asked and chosen, what came of it. */
const heard = () =>
  ["section[aria-labelledby=why-title] p", "main#move", "[data-live]", ".chosen"]
    .map((what) => [...document.querySelectorAll(what)].map((one) => one.textContent).join())
    .join(" | ");

/** Takes back what has been chosen and told. */
async function clear(page: Page): Promise<void> {
  for (let n = 0; n < 3; n += 1) await page.keyboard.press("Escape");
  await page.locator("#why-title").waitFor({ state: "detached" });
}

async function open(page: Page): Promise<boolean> {
  await page.locator("[data-curtain], [data-primary], #end-title").first().waitFor();
  if (await page.locator("[data-curtain]").count()) await page.keyboard.press("Enter");
  return (await decision(page)) !== "over";
}

it.each(TABLES)("%s: whatever is asked, every spot can be chosen or says why not", async (game, from, kinds, steps) => {
  const { page, context, errors } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const met = new Set<string>();
  const silent: string[] = [];
  for (const [record, events] of from) {
    await stored(page, game, record, events);
    for (let moves = 0; moves < (long ? 60 : 7) && (await open(page)); moves += 1) {
      const asked = await page.locator("[data-prompt]").innerText();
      // Names, numbers and colours make no new step.
      const step = asked.replace(/\d+|Marlin|Nadia|Ines|Kelp|yellow|blue|red|pink|green|orange|purple|violet/g, "");
      if (!met.has(step)) {
        met.add(step);
        for (const [at, kind] of kinds.entries()) {
          const spots = page.locator(kind);
          const all = await spots.count();
          for (
            let n = (met.size * 5 + at) % Math.max(1, Math.ceil(all / 2));
            n < all;
            n += Math.ceil(all / (long ? 12 : 2))
          ) {
            if ((await page.locator("[data-prompt]").innerText()) !== asked) break;
            await clear(page);
            // What was pointed at may have become possible.
            if (n >= (await spots.count())) break;
            const before = await page.evaluate(heard);
            await spots.nth(n).click({ force: true });
            const answered = expect.poll(() => page.evaluate(heard), { timeout: 4000 }).not.toBe(before);
            await answered.catch(() => silent.push(`${kind} ${n}: ${asked}`));
          }
        }
      }
      if (!(await open(page))) break;
      await clear(page);
      await page.keyboard.press("l");
      const actions = page.locator("dialog [data-code]");
      await page.locator("dialog [role=status]").waitFor();
      // After the last move the result is told step by step.
      if (!(await actions.count())) break;
      await actions.nth((moves * 7) % (await actions.count())).click();
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.waitForTimeout(80);
    }
  }
  if (long) console.log(`${game}: ${met.size} steps\n  ${[...met].join("\n  ")}`);
  expect(silent).toEqual([]);
  expect(met.size).toBeGreaterThanOrEqual(steps[long ? 1 : 0]);
  expect(errors).toEqual([]);
  await context.close();
});
