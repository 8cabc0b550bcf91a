// What people expect of a table of the server: the room, clocks, consent, chat, stand-ins, a rematch.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { accessible, address, decision, invite, launch, ready, sit, step, visitFlat as visit } from "./browser";
import { serve, type Served } from "./server";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(false);
});
afterAll(() => browser.close());

const people = (page: Page) => page.getByRole("button", { name: /People at this table/ }).click();
const lines = async (page: Page) => {
  await page.keyboard.press("g");
  const count = await page.locator("dialog ol li").count();
  await page.keyboard.press("Escape");
  return count;
};
const mine = async (page: Page) => (await page.locator("[data-primary]").count()) > 0;

it("friends wait, talk, agree, stand in and come back", async () => {
  const host = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  const hash = await invite(host.page, "coral", async () => {
    await host.page.getByLabel("Clock").selectOption("turn");
    await host.page.locator("dialog").getByLabel("Take back").selectOption("consent");
  });
  await host.page.getByRole("button", { name: "QR code" }).click();
  await host.page.getByRole("img", { name: /QR code/ }).waitFor();
  await accessible(host.page, "the waiting room");
  // The room is still there after the window was closed.
  await host.page.goto("about:blank");
  await host.page.goto(address(hash.replace(/~.*|%7E.*/, "")));
  await ready(host.page);
  await host.page.getByRole("button", { name: /Copy the link/ }).waitFor();

  const guest = await visit(browser);
  await sit(guest.page, hash, "Noor");
  await host.page.locator("dialog").waitFor({ state: "detached" });
  for (const { page } of [host, guest]) {
    await expect.poll(() => page.locator(".seats").innerText()).toContain("Noor");
    expect(await page.locator(".seats").innerText()).not.toContain("You\n");
    await page.getByRole("timer").first().waitFor();
  }

  // A phrase reaches the other in the other's own language; a typed line as it is.
  await people(guest.page);
  await guest.page.getByRole("button", { name: "Have fun!" }).click();
  await guest.page.getByLabel("Say something").fill("ahoy");
  await guest.page.getByRole("button", { name: "Send" }).click();
  await guest.page.getByText("ahoy").waitFor();
  await guest.page.keyboard.press("Escape");
  await host.page.getByRole("button", { name: /2 new messages/ }).click();
  expect(await host.page.locator("[data-chat]").innerText()).toMatch(/Noor Have fun![\s\S]*Noor ahoy/);
  // Who is muted is not heard, here alone; and heard again.
  const mute = host.page.getByRole("button", { name: "Mute" });
  await mute.click();
  await expect.poll(() => host.page.locator("[data-chat]").innerText()).not.toContain("ahoy");
  await mute.click();
  await expect.poll(() => host.page.locator("[data-chat]").innerText()).toContain("ahoy");
  await host.page.keyboard.press("Escape");

  // Whoever moves asks to take it back; the other agrees.
  await expect.poll(async () => (await mine(host.page)) || (await mine(guest.page))).toBe(true);
  const [active, other] = (await mine(host.page)) ? [host.page, guest.page] : [guest.page, host.page];
  expect(await active.title()).toMatch(/^Your turn – /);
  expect(await other.title()).not.toContain("Your turn");
  const before = await lines(active);
  let asked = false;
  for (let tries = 0; tries < 12 && !asked; tries++) {
    if (!(await mine(active))) break;
    await step(active);
    const undo = active.getByRole("button", { name: "Take back" });
    await active.waitForTimeout(400);
    asked = await undo.isEnabled();
    if (asked) await undo.click();
  }
  expect(asked, "something can be taken back").toBe(true);
  const then = await lines(other);
  await other.locator("[data-question=undo]").getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => lines(other)).toBe(then - 1);
  expect(then).toBeGreaterThan(before);

  // The guest goes; a bot plays on, and the guest comes back.
  const link = guest.page.url();
  await guest.page.goto("about:blank");
  await people(host.page);
  await host.page.getByRole("button", { name: "Let a bot play on" }).click();
  await host.page.getByText(/stands in/).waitFor();
  await host.page.keyboard.press("Escape");
  await guest.page.goto(link);
  await ready(guest.page);
  await guest.page.getByRole("button", { name: "Play again myself" }).click();
  await guest.page.getByText("A bot plays for you.").waitFor({ state: "detached" });
  expect(host.errors).toEqual([]);
  expect(guest.errors).toEqual([]);
  await host.context.close();
  await guest.context.close();
});

const person = (name: string) => ({ kind: "person", name });

interface Created {
  table: { id: string };
  tokens: (string | null)[];
}

async function opened(url: string, terms: object, seats: object[] = ["Ann", "Bo"].map(person), game = "reef") {
  const body = JSON.stringify({ game, seats, terms });
  const answer = await fetch(`${url}api/matches`, { method: "POST", body });
  return (await answer.json()) as Created;
}

/** A window that holds one seat of a table. */
async function seated(created: Created, seat: number) {
  const visitor = await visit(browser);
  const kept = { [created.table.id]: created.tokens.map((token, n) => (n === seat ? token : null)) };
  await visitor.context.addInitScript((tokens) => {
    if (!localStorage.getItem("atoll.tokens")) localStorage.setItem("atoll.tokens", JSON.stringify(tokens));
  }, kept);
  return visitor;
}

it("time runs out, and a rematch leads both to the next table with seats turned", async () => {
  const created = await opened(inject("url"), { clock: { kind: "turn", seconds: 8 }, time_out: "lose" });
  const [ann, bo] = [await seated(created, 0), await seated(created, 1)];
  for (const { page } of [ann, bo]) {
    await page.goto(address(`#/table/${created.table.id}`));
    await ready(page);
  }
  for (const { page } of [ann, bo]) await page.locator("[data-ended]").waitFor();
  await ann.page.locator("[data-ended]").getByRole("button", { name: "Rematch" }).click();
  const next = async (page: Page) => {
    await page.waitForURL((url) => !url.hash.includes(created.table.id));
    return new URL(page.url()).hash;
  };
  expect(await next(ann.page)).toBe(await next(bo.page));
  for (const { page } of [ann, bo]) {
    await expect.poll(() => page.locator(".seats strong").allInnerTexts()).toEqual(["Bo", "Ann"]);
  }
  await ann.context.close();
  await bo.context.close();
});

it("a match played out by bots ends with a rematch for everybody", async () => {
  const served: Served = await serve(inject("bin"), "--pace", "0");
  const created = await opened(served.url, {});
  const [ann, bo] = [await seated(created, 0), await seated(created, 1)];
  for (const { page } of [ann, bo]) {
    await page.goto(`${served.url}?quality=low#/table/${created.table.id}`);
    await ready(page);
    await people(page);
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
    await page.keyboard.press("Escape");
  }
  for (const { page } of [ann, bo]) await page.locator("[data-rematch]").waitFor();
  await bo.page.locator("[data-rematch]").click();
  for (const { page } of [ann, bo]) {
    await page.waitForURL((url) => !url.hash.includes(created.table.id));
    await ready(page);
    await expect.poll(() => page.locator(".seats strong").allInnerTexts()).toEqual(["Bo", "Ann"]);
  }
  await ann.context.close();
  await bo.context.close();
  await served.stop();
});

it("what a bot has answered is taken back with one's own move", async () => {
  const served: Served = await serve(inject("bin"), "--pace", "0");
  const seats = [person("Ann"), { kind: "bot", name: "Bot", bot: "1" }];
  const created = await opened(served.url, {}, seats, "coral");
  const ann = await seated(created, 0);
  const { page } = ann;
  await page.goto(`${served.url}?quality=low#/table/${created.table.id}`);
  await ready(page);
  // On until the bot has answered a move of hers.
  let before = 0;
  for (let moves = 0; moves < 40; moves++) {
    await expect.poll(() => mine(page)).toBe(true);
    await expect.poll(() => decision(page)).not.toBe("over");
    before = await lines(page);
    await step(page);
    await expect.poll(() => mine(page)).toBe(true);
    await expect.poll(() => decision(page)).not.toBe("over");
    if ((await lines(page)) > before + 1) break;
  }
  expect(await lines(page)).toBeGreaterThan(before + 1);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.poll(() => lines(page)).toBe(before);
  await expect.poll(() => mine(page)).toBe(true);
  expect(ann.errors).toEqual([]);
  await ann.context.close();
  await served.stop();
});
