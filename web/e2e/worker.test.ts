import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { act, address, decision, launch, ready, start, step, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The longest time that the page did nothing else, in milliseconds, while it is watched for so long. */
function stalls(page: Page, length: number): Promise<number> {
  return page.evaluate(async (length) => {
    let longest = 0;
    const begun = performance.now();
    let last = begun;
    while (last - begun < length) {
      await new Promise((later) => requestAnimationFrame(later));
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  }, length);
}

it("a bot that thinks for three seconds delays neither frames nor clicks", async () => {
  const { page, context, errors } = await visit(browser);
  // The worker as it is, but its bot takes its time.
  let slowed = 0;
  await context.route(/assets\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const slow = ".choose(...(()=>{const t=Date.now();while(Date.now()-t<3000);return[]})(),";
    const code = (await answer.text()).replace(/\.choose\(/, () => (slowed++, slow));
    await route.fulfill({ response: answer, body: code });
  });
  await page.goto(address("#/settings"));
  await page.getByRole("button", { name: "Flat (2D)" }).click();
  await start(page);
  expect(slowed).toBeGreaterThan(0);
  const thinks = page.getByRole("button", { name: "Do not wait" });
  // A busy machine drops frames by itself, so a moment in which nobody thinks is the measure; a page that
  // waits for its bot would not have one good moment.
  const idle: number[] = [];
  const busy: number[] = [];
  const limit = () => Math.max(50, ...(idle.length > 0 ? [1.5 * Math.min(...idle)] : []));
  for (let steps = 0; steps < 40 && busy.length < 8 && !busy.some((one) => one <= limit()); steps++) {
    if ((await thinks.count()) > 0) {
      const longest = await stalls(page, 500);
      // Whoever begins may be the bot: what is measured before there is a measure counts for nothing.
      if (idle.length > 0) busy.push(longest);
      continue;
    }
    await decision(page);
    if (idle.length < 3) idle.push(await stalls(page, 500));
    await step(page);
  }
  const told = (of: number[]) => of.map(Math.round).join(", ");
  console.log(`frames at most ${told(busy)} ms apart while a bot thinks, ${told(idle)} ms otherwise`);
  expect([idle.length > 0, busy.length > 0]).toEqual([true, true]);
  expect(Math.min(...busy)).toBeLessThanOrEqual(limit());
  // Questions are answered and clicks are followed meanwhile.
  await page.keyboard.press("g");
  await page.locator("dialog").waitFor();
  await page.keyboard.press("Escape");
  expect(errors).toEqual([]);
  await context.close();
});

/** How much of a core this machine gives now, from 0 to 1: a busy one is slow by itself. */
function share(): number {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  while (performance.now() - begun < 400);
  const { user, system } = process.cpuUsage(used);
  return Math.min(1, (user + system) / 1000 / (performance.now() - begun));
}

it.each(["reef", "coral", "islands", "coralia", "relief"])(
  "without a graphics card no task in play of %s is longer than 200 ms",
  async (game) => {
    const { page, context, errors } = await visit(browser, { reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      const seen = ((window as unknown as { tasks: number[] }).tasks = [] as number[]);
      new PerformanceObserver((list) =>
        seen.push(...list.getEntries().map((task) => Math.round(task.duration))),
      ).observe({
        type: "longtask",
      });
    });
    // Nobody has chosen a board or how finely it is drawn: 3D would be drawn by the processor, so it is offered only.
    await page.goto(address(`#/new/${game}`, "pace=0"));
    await page.locator("dialog form button[type=submit]").click();
    await ready(page);
    await decision(page);
    /** Plays on for a while: no task is longer than it may be on what this machine gives of a core. */
    const flows = async (board: string, most: number) => {
      await page.evaluate(() => void (window as unknown as { tasks: number[] }).tasks.splice(0));
      const shares = [share()];
      for (let moves = 0; moves < most; moves += 1) {
        await act(page);
        await decision(page);
        await page.waitForTimeout(200);
        shares.push(share());
      }
      const longest = await page.evaluate(() =>
        (window as unknown as { tasks: number[] }).tasks.toSorted((a, b) => b - a),
      );
      const given = Math.min(...shares);
      console.log(
        `${game}, ${board}: longest tasks ${longest.slice(0, 4).join(", ") || "under 50"} ms with ${given.toFixed(2)} of a core`,
      );
      expect(longest[0] ?? 0, board).toBeLessThanOrEqual(200 / given);
    };
    await flows("flat", 6);
    // Coralia's and Relief's tables are flat.
    const solid = page.locator("[data-yielded]").getByRole("button", { name: "Show 3D" });
    expect(await solid.count()).toBe(game === "coralia" || game === "relief" ? 0 : 1);
    if (await solid.count()) {
      await solid.click();
      await page.locator("canvas").waitFor();
      await ready(page);
      // Setting the table is no play.
      await page.waitForTimeout(3000);
      await flows("3D", 4);
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);
