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
  if (!isNew) {
    await context.addInitScript(() => {
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

/** No finding of axe on what is shown. */
export async function accessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(told, what).toEqual([]);
}
