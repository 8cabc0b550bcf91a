// A browser for the tests, and the few gestures they share.

import { execFileSync } from "node:child_process";

import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { expect, inject } from "vitest";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** A browser that draws 3D by the processor, or none, which is much quicker where boards are flat. */
export function launch(graphics = true): Promise<Browser> {
  const drawn = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
  return chromium.launch({ executablePath, args: ["--no-sandbox", ...(graphics ? drawn : ["--disable-gpu"])] });
}

/** Every window deals the same games, so that a test meets today what it met yesterday; another number meets others. */
const SEED = Number(process.env.ATOLL_SEED ?? "7");

/** Lets a page's random numbers follow from a seed. */
function deal(seed: number): void {
  let state = seed >>> 0;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (!into) return into;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      // A linear congruential generator; its upper bits are good enough for a deal.
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return into;
  };
}

/** A window of its own; errors of its pages fail the test that asks for them. Only who `isNew` is shown the first steps. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = {},
  isNew = false,
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  await context.addInitScript(deal, SEED);
  if (!isNew) {
    await context.addInitScript(() => {
      if (location.protocol === "about:") return;
      const kept = JSON.parse(localStorage.getItem("atoll.settings") ?? "{}") as Record<string, unknown>;
      localStorage.setItem(
        "atoll.settings",
        JSON.stringify({ ...kept, toured: ["coral", "coralia", "reef", "islands", "relief"] }),
      );
    });
  }
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // The answer itself is reported below, with its address.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) errors.push(`${answer.status()} for ${answer.url()}`);
  });
  return { context, page, errors };
}

/** A window that draws flat boards, for tests that look at something else. */
export async function visitFlat(browser: Browser, options: BrowserContextOptions = {}): ReturnType<typeof visit> {
  const visitor = await visit(browser, options);
  await visitor.context.addInitScript(() => {
    if (location.protocol === "about:") return;
    const kept = JSON.parse(localStorage.getItem("atoll.settings") ?? "{}") as Record<string, unknown>;
    localStorage.setItem("atoll.settings", JSON.stringify({ ...kept, board: "2d" }));
  });
  return visitor;
}

/** The address of a page, drawn quickly and without waiting for bots. */
export function address(hash = "", query = "pace=0&quality=low"): string {
  return `${inject("url")}?${query}${hash}`;
}

/** Runs the program and reads its answer. */
export function atoll<T>(...args: string[]): T {
  return JSON.parse(execFileSync(inject("bin"), args, { encoding: "utf8" })) as T;
}

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { __ready?: boolean }).__ready === true);
}

/** Starts a game from the home page by clicks. */
export async function start(page: Page, game = "reef"): Promise<void> {
  await page.goto(address());
  await page.locator(`[data-game=${game}]`).click();
  await page.locator("dialog button[type=submit]").click();
  await ready(page);
}

/** Opens a table of the server with a seat for a friend; the part of the friend's link that follows the server's address. */
export async function invite(page: Page, game = "reef", choose?: () => Promise<void>): Promise<string> {
  await page.goto(address());
  await page.locator(`[data-game=${game}]`).click();
  await page.getByLabel("Who takes seat 2").selectOption("friend");
  await choose?.();
  await page.locator("dialog button[type=submit]").click();
  await ready(page);
  // The room where one waits for the others stands open.
  await page.getByRole("button", { name: /Copy the link/ }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return link.slice(link.indexOf("#"));
}

/** Takes the seat of a link under a name. */
export async function sit(page: Page, hash: string, name = "Noor", at = address(hash)): Promise<void> {
  await page.goto(at);
  await page.getByLabel("Your name").fill(name);
  await page.locator("[data-join]").click();
  await ready(page);
}

/** Waits until somebody here must decide or the game is over; says which. */
export async function decision(page: Page): Promise<"choose" | "ready" | "over"> {
  const seen = await page.waitForFunction(() => {
    if (document.querySelector("#end-title")) return "over";
    const button = document.querySelector("[data-primary]");
    // Until the answer to the last act is there, nobody knows.
    if (button?.getAttribute("aria-busy") === "true") return null;
    return button ? (button.getAttribute("aria-disabled") === "true" ? "choose" : "ready") : null;
  });
  return (await seen.jsonValue()) as "choose" | "ready" | "over";
}

/** Takes one step: chooses the next space that fits if one must be chosen, then presses the big button. */
export async function step(page: Page): Promise<boolean> {
  const now = await decision(page);
  if (now === "over") return false;
  if (now === "choose") {
    await page.keyboard.press("r");
    await page.locator("[data-primary][aria-disabled=false]").waitFor();
  }
  await page.locator("[data-primary]").click();
  return true;
}

/** Takes the first action of the list of all. */
export async function act(page: Page): Promise<void> {
  await decision(page);
  await page.keyboard.press("l");
  await page.locator("dialog [data-code]").first().waitFor();
  await page.keyboard.press("1");
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** How many events the match at a table has: a look back tells it. */
export async function eventsOf(page: Page): Promise<number> {
  await page.keyboard.press(",");
  const told = await page.locator(".banner").innerText();
  await page.keyboard.press("Escape");
  await page.locator(".banner").waitFor({ state: "detached" });
  return Number(/after \d+ of (\d+)/.exec(told)?.[1]);
}

/** No finding of axe on what is shown. */
export async function accessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(told, what).toEqual([]);
}
