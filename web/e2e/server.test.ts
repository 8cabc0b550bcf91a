import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { decision, invite, launch, ready, sit, visitFlat as visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(false);
});
afterAll(() => browser.close());

it("two people play at a table of the server by a link", async () => {
  const host = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  const page = host.page;
  const hash = await invite(page);
  const guest = await visit(browser);
  await sit(guest.page, hash);
  // Once everybody is here, the room closes by itself.
  await page.locator("dialog").waitFor({ state: "detached" });

  // Whoever must begin does; the other sees it and then may answer.
  const mine = async (one: typeof page) => (await one.locator("[data-primary]").count()) > 0;
  for (let turn = 0; turn < 4; turn++) {
    await expect.poll(async () => (await mine(page)) || (await mine(guest.page))).toBe(true);
    const active = (await mine(page)) ? page : guest.page;
    if ((await decision(active)) === "choose") await active.keyboard.press("r");
    await active.locator("[data-primary][aria-disabled=false]").click();
    await active.waitForTimeout(300);
  }
  const count = async (one: typeof page) => {
    await one.keyboard.press("g");
    const lines = await one.locator("dialog ol li").count();
    await one.keyboard.press("Escape");
    return lines;
  };
  expect(await count(page)).toBeGreaterThan(3);
  expect(await count(guest.page)).toBe(await count(page));

  // The guest comes back after closing the window.
  await guest.page.reload();
  await ready(guest.page);
  expect(await count(guest.page)).toBe(await count(page));
  expect(host.errors).toEqual([]);
  await host.context.close();
  await guest.context.close();
});
