import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { address, invite, launch, ready, sit, visitFlat as visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(false);
});
afterAll(() => browser.close());

it("a wrong link says so, and a good one still opens its seat afterwards", async () => {
  const host = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  const hash = await invite(host.page);
  const guest = await visit(browser);
  // A code that is not quite right opens nothing, and the right one still does.
  await guest.page.goto(address(hash.replace(/.{6}$/, "000000")));
  await guest.page.getByLabel("Your name").fill("Noor");
  await guest.page.locator("[data-join]").click();
  await guest.page.getByText(/This invitation is not valid/).waitFor();
  await guest.page.goto("about:blank");
  await sit(guest.page, hash);
  const kept = () => guest.page.evaluate(() => localStorage.getItem("atoll.tokens"));
  const before = await kept();
  await guest.page.goto("about:blank");
  await guest.page.goto(address(hash.replace(/.{6}$/, "000000")));
  await guest.page.getByText(/Every seat of this table is taken/).waitFor();
  expect(await kept()).toBe(before);
  await guest.page.goto("about:blank");
  await guest.page.goto(address("#/table/0123456789abcdef"));
  await guest.page.getByText("There is no such match.").waitFor();
  // The invitation is used up, but whoever used it finds the way back by it; nobody else does.
  const stranger = await visit(browser);
  await stranger.page.goto(address(hash));
  await stranger.page.getByText(/Every seat of this table is taken/).waitFor();
  // The table can be watched, and says that one watches.
  await stranger.page.getByRole("link", { name: "Watch" }).click();
  await stranger.page.locator("[data-watching]").waitFor();
  await stranger.context.close();
  await guest.page.goto("about:blank");
  await guest.page.goto(address(hash));
  await ready(guest.page);
  await guest.page.goto("about:blank");
  await guest.page.goto(address(hash.replace(/~.*|%7E.*/, "")));
  await ready(guest.page);
  await host.context.close();
  await guest.context.close();
});
