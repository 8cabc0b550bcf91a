import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { address, launch, ready, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("a wrong link says so, and a good one still opens its seat afterwards", async () => {
  const host = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  await host.page.goto(address());
  await host.page.locator("[data-game=reef]").click();
  await host.page.getByLabel("Who takes seat 2").selectOption("friend");
  await host.page.locator("dialog button[type=submit]").click();
  await ready(host.page);
  await host.page.locator("header button[aria-haspopup=dialog]").click();
  await host.page.getByRole("button", { name: /Copy the link/ }).click();
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  const hash = link.slice(link.indexOf("#"));

  const guest = await visit(browser);
  await guest.page.goto(address(hash));
  await ready(guest.page);
  const kept = () => guest.page.evaluate(() => localStorage.getItem("atoll.tokens"));
  const before = await kept();
  await guest.page.goto("about:blank");
  await guest.page.goto(address(hash.replace(/.{6}$/, "000000")));
  await guest.page.getByText(/This invitation is not valid/).waitFor();
  expect(await kept()).toBe(before);
  await guest.page.goto("about:blank");
  await guest.page.goto(address("#/table/0123456789abcdef"));
  await guest.page.getByText("There is no such match.").waitFor();
  // The invitation is used up, but whoever used it finds the way back by it; nobody else does.
  const stranger = await visit(browser);
  await stranger.page.goto(address(hash));
  await stranger.page.getByText(/This invitation is not valid/).waitFor();
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
