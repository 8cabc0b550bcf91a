// The pictures of the home page and of the README, taken from the real table: `npm run pictures` after a change of the scene.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";

import { address, launch, ready, visit } from "./browser";

let browser: Browser;

async function save(
  page: Page,
  name: string,
  width: number,
  clip?: { x: number; y: number; width: number; height: number },
): Promise<void> {
  const shot = await page.screenshot({ type: "png", clip });
  const webp = await page.evaluate(
    async ([data, width, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = Math.round((image.height * width) / image.width);
      const context = canvas.getContext("2d");
      if (context) context.imageSmoothingQuality = "high";
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
    },
    [shot.toString("base64"), width, width === 480 ? 0.6 : 0.45] as const,
  );
  writeFileSync(fileURLToPath(new URL(`../src/pictures/${name}.webp`, import.meta.url)), Buffer.from(webp, "base64"));
  // For lists, and for screens with few points.
  if (width === 480) await save(page, `${name}-small`, 256, clip);
}

/** Nothing but the board. */
const BARE =
  ".top, .bar, .panel, .notes, .left { visibility: hidden } .board { inset: 0 !important } .left { width: 1px !important; left: -60px !important } .panel { width: 1px !important; display: none !important } .bar { height: 8px !important; bottom: 0 !important }";

/** Opens a stored match, whole or its first events only. */
async function stored(page: Page, slug: string, record: string, events = Infinity): Promise<void> {
  const [head = "", log = ""] = readFileSync(new URL(record, import.meta.url), "utf8").split("\n\n");
  const text = `${head}\n\n${log.split("\n").slice(0, events).join("\n").trimEnd()}\n`;
  const seats = Number(/^seats (\d)/m.exec(head)?.[1] ?? 2);
  const players = ["Ines", "Marlin", "Nadia", "Kelp"]
    .slice(0, seats)
    .map((name) => ({ name, kind: "person", bot: null, here: true, present: true }));
  await page.goto(address("#/", "quality=high"));
  // Another game for every position, as the games of a device are kept by their ids.
  const id = `${slug}-${Number.isFinite(events) ? events : "whole"}`;
  await page.evaluate((saved) => localStorage.setItem("atoll.table", JSON.stringify(saved)), {
    id,
    slug,
    record: text,
    players,
    over: false,
    when: Date.now(),
  });
  await page.goto(address(`#/table/here.${id}`, "quality=high"));
  await page.reload();
  await ready(page);
  await page.waitForTimeout(3000);
}
const seeBoard = (page: Page) => page.getByRole("button", { name: "See the board" }).click({ timeout: 120_000 });

describe.runIf(process.env.UPDATE_SCREENSHOT === "1")("pictures", () => {
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  it("of Reef", async () => {
    const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(address("", "pace=0&quality=high"));
    await page.locator("[data-game=reef]").click();
    await page.locator("dialog .seg button", { hasText: "4" }).first().click();
    const bots = await page
      .locator("dialog ul select")
      .first()
      .locator("option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    const best = bots.findLast((bot) => bot.startsWith("bot:")) ?? "bot:greedy";
    await page.getByLabel("Who takes seat 1").selectOption(best);
    await page.locator("dialog button[type=submit]").click();
    await page.locator("#end-title").waitFor({ timeout: 120_000 });
    await ready(page);
    await page.getByRole("button", { name: "See the board" }).click();
    await page.keyboard.press("g");
    await page.locator("dialog ol li button").nth(46).click();
    await page.keyboard.press("Escape");
    await page.addStyleTag({ content: BARE });
    await page.setViewportSize({ width: 1200, height: 750 });
    await page.waitForTimeout(3000);
    await page.setViewportSize({ width: 1200, height: 749 });
    await page.waitForTimeout(3000);
    await save(page, "reef", 480);
    await context.close();
  });

  it("of Coralia", async () => {
    const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(address("#/new/coralia", "pace=0"));
    await page.locator("dialog form").getByRole("button", { name: "4", exact: true }).click();
    for (const seat of [0, 1, 2, 3]) await page.locator("dialog form select").nth(seat).selectOption("bot:greedy");
    await page.locator("dialog button[type=submit]").click();
    await page.getByRole("button", { name: "See the board" }).click({ timeout: 120_000 });
    await ready(page);
    await page.addStyleTag({ content: BARE });
    for (const height of [750, 749]) {
      await page.setViewportSize({ width: 1201, height });
      await page.waitForTimeout(1500);
    }
    await save(page, "coralia", 480);
    await context.close();
  });

  it("of Islands", async () => {
    const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(address("#/new/islands", "pace=0&quality=medium"));
    await page.locator("dialog form").getByRole("button", { name: "2", exact: true }).click();
    for (const seat of [0, 1]) await page.locator("dialog form select").nth(seat).selectOption("bot:greedy");
    await page.locator("dialog button[type=submit]").click();
    await page.getByRole("button", { name: "See the board" }).click({ timeout: 120_000 });
    await ready(page);
    await page.keyboard.press("m");
    await page.addStyleTag({
      content:
        ".top, .bar, .panel, .notes, .left { visibility: hidden } .board { inset: 0 !important } .left { width: 1px !important; left: -60px !important } .panel { width: 1px !important; display: none !important }",
    });
    for (const height of [750, 749]) {
      await page.setViewportSize({ width: 1201, height });
      await page.waitForTimeout(3000);
    }
    await save(page, "islands", 480);
    await context.close();
  });

  it("of Coral, and the one above the games", async () => {
    const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await stored(page, "coral", "./coral.atoll", 24);
    await page.keyboard.press("r");
    await page.mouse.move(720, 20);
    await page.waitForTimeout(3000);
    await page.screenshot({ path: fileURLToPath(new URL("../../docs/screenshot.png", import.meta.url)) });
    await stored(page, "coral", "./coral.atoll");
    await seeBoard(page);
    await page.addStyleTag({
      content: `${BARE} .left { left: 0 !important; width: 620px !important } .panel { display: block !important; width: 20px !important }`,
    });
    for (const height of [480, 479]) {
      await page.setViewportSize({ width: 1440, height });
      await page.waitForTimeout(3000);
    }
    await save(page, "hero", 1152);
    await page.addStyleTag({ content: BARE });
    for (const height of [750, 749]) {
      await page.setViewportSize({ width: 1200, height });
      await page.waitForTimeout(3000);
    }
    await save(page, "coral", 480);
    await context.close();
  });

  it("of Coral Relief", async () => {
    const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await stored(page, "relief", "../../games/relief/tests/records/any.atoll");
    await seeBoard(page);
    await page.addStyleTag({ content: BARE });
    for (const height of [750, 749]) {
      await page.setViewportSize({ width: 1201, height });
      await page.waitForTimeout(1500);
    }
    // The upper part of the sheet.
    const sheet = (await page.locator(".board svg:has([data-space])").first().boundingBox())!;
    await save(page, "relief", 480, { x: sheet.x, y: sheet.y, width: sheet.width, height: (sheet.width * 5) / 8 });
    await context.close();
  });

  it("the icons of the app, from the one drawing", async () => {
    const drawing = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
    // Where systems cut icons to their own shape, the ground goes to the edge and the sign keeps away from it.
    const whole = drawing
      .replace(' rx="5.5"', "")
      .replace("translate(2.4 2.4) scale(.8)", "translate(4.2 4.2) scale(.65)");
    const page = await browser.newPage();
    for (const [name, svg, size] of [
      ["icon-180", whole, 180],
      ["icon-192", drawing, 192],
      ["icon-512", drawing, 512],
      ["icon-maskable-512", whole, 512],
    ] as const) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
      const path = fileURLToPath(new URL(`../public/${name}.png`, import.meta.url));
      await page.screenshot({ path, omitBackground: true });
    }
    await page.close();
  });
});
