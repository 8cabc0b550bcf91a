import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { address, decision, launch, start, step, visit } from "./browser";

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
  const limit = () => Math.max(50, 1.5 * Math.min(...idle));
  for (let steps = 0; steps < 30 && busy.length < 8 && !busy.some((one) => one <= limit()); steps++) {
    if ((await thinks.count()) > 0) {
      busy.push(await stalls(page, 500));
      continue;
    }
    await decision(page);
    if (idle.length < 3) idle.push(await stalls(page, 500));
    await step(page);
  }
  const told = (of: number[]) => of.map(Math.round).join(", ");
  console.log(`frames at most ${told(busy)} ms apart while a bot thinks, ${told(idle)} ms otherwise`);
  expect(Math.min(...busy)).toBeLessThanOrEqual(limit());
  // Questions are answered and clicks are followed meanwhile.
  await page.keyboard.press("g");
  await page.locator("dialog").waitFor();
  await page.keyboard.press("Escape");
  expect(errors).toEqual([]);
  await context.close();
});
