import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { accessible, atoll, invite, launch, ready, sit, start, visit } from "./browser";
import { readPdf } from "./pdf";
import { serve } from "./server";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Waits until a person must decide; false when the game is over. */
async function asked(page: Page): Promise<boolean> {
  const seen = await page.waitForFunction(() =>
    document.querySelector("#end-title") ? "over" : document.querySelector("[data-primary]") ? "asked" : null,
  );
  return (await seen.jsonValue()) === "asked";
}

/** Clicks; what has gone meanwhile, since others act too, is not worth waiting for. */
const tap = (target: Locator) => target.click({ timeout: 4000 }).catch(() => undefined);

/** Points at the first thing that can be pointed at, or presses the big button; the answer to the last may be under way. */
async function point(page: Page): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (await pointed(page)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`nothing to point at: ${await page.locator("[data-prompt]").innerText()}`);
}

async function pointed(page: Page): Promise<boolean> {
  const press = async (target: Locator) => {
    await tap(target);
    return true;
  };
  const primary = page.locator("[data-primary]");
  const space = page.locator("g.cell.usable").first();
  const isReady = (await primary.getAttribute("aria-disabled", { timeout: 4000 }).catch(() => null)) === "false";
  const stops = isReady && /Stop in this line/.test(await primary.innerText({ timeout: 4000 }).catch(() => ""));
  if (isReady && !stops) return press(primary);
  if (await space.count()) return press(space);
  if (stops) return press(primary);
  for (const thing of ["[data-special]", ".die:has(.live)", "g.box.usable", ".choices .btn"]) {
    const found = page.locator(thing).first();
    if (await found.count()) return press(found);
  }
  return !(await primary.count());
}

/** What the page shows of a step: where the sheet lies, what the bar covers, how things are marked. */
interface Seen {
  prompt: string;
  sheet: string;
  /** Choices that something else lies on. */
  covered: string[];
  pest: boolean;
  plus: number;
}

/** Takes steps as `point` does, inside the page and without a pointer; tells what was seen at each until one is wanted. */
async function hurry(page: Page, most: number, until = ""): Promise<Seen[]> {
  return page.evaluate(
    async ([most, until]) => {
      const one = (what: string) => document.querySelector<HTMLElement>(what);
      const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
      const seen: Seen[] = [];
      while (seen.length < most) {
        for (let tries = 0; tries < 4000; tries += 1) {
          const button = one("[data-primary]");
          if (one("#end-title") || (button && button.getAttribute("aria-busy") !== "true")) break;
          await later(10);
        }
        if (one("#end-title")) break;
        const covered = [...document.querySelectorAll<HTMLElement>(".choices button, .controls > button")].filter(
          (it) => {
            const { left, top, width, height } = it.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            return width > 0 && !it.contains(there);
          },
        );
        const rect = one(".sheetcard")?.getBoundingClientRect();
        seen.push({
          prompt: one("[data-prompt]")?.textContent?.trim() ?? "",
          sheet: rect ? [rect.left, rect.top, rect.width].map(Math.round).join() : "",
          covered: covered.map((it) => it.textContent?.trim() ?? ""),
          pest: one(".sheetcard svg.pest") !== null,
          plus: document.querySelectorAll(".sheetcard .plussign").length,
        });
        if (until && new RegExp(until).test(seen.at(-1)!.prompt)) break;
        const button = one("[data-primary]");
        const isReady = button?.getAttribute("aria-disabled") === "false";
        const stops = isReady && /Stop in this line/.test(button?.textContent ?? "");
        const found =
          (isReady && !stops ? button : null) ??
          one("g.cell.usable") ??
          (stops ? button : null) ??
          one("[data-special]") ??
          one(".die:has(.live)") ??
          one("g.box.usable") ??
          one(".choices .btn");
        found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await later(5);
      }
      return seen;
    },
    [most, until] as const,
  );
}

it("a whole game of Relief is played by pointing, saved, and replayed by the program", async () => {
  const { page, context, errors } = await visit(browser, { acceptDownloads: true });
  await start(page, "relief");
  for (let steps = 0; steps < 40 && (await asked(page)); steps += 1) await point(page);
  await accessible(page, "the sheet");
  expect((await hurry(page, 2500)).length).toBeLessThan(2500);
  await page.locator("[data-score]").first().waitFor();
  await accessible(page, "the end");
  // Every number lights where it comes from, on the sheet of its player, which stays in sight.
  for (const step of ["score.brain", "score.sets"]) {
    const number = page.locator(`[data-light="0 ${step}"]`);
    await number.click();
    const worth = Number(await number.textContent());
    expect((await page.locator(".sheetcard rect.lit").count()) > 0).toBe(worth > 0);
  }
  const sheet = (await page.locator(".sheetcard").boundingBox())!;
  const end = (await page.locator("section.end").boundingBox())!;
  expect(sheet.height).toBeGreaterThan(150);
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(end.y + 2);
  const scores = await page
    .locator("[data-score]")
    .evaluateAll((all) => all.map((one) => [Number((one as HTMLElement).dataset.score), Number(one.textContent)]));
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save record" }).first().click(),
  ]);
  const told = atoll<{ over: boolean; scores: number[] }>("replay", await saved.path(), "--json");
  expect(told.over).toBe(true);
  for (const [seat, score] of scores) expect(told.scores[seat!]).toBe(score);
  expect(errors).toEqual([]);
  await context.close();
}, 600_000);

it("nothing to choose lies under something else, the sheet keeps its place, and starfish look unlike growth", async () => {
  const { page, context, errors } = await visit(browser, { viewport: { width: 1280, height: 720 } });
  await start(page, "relief");
  const seen = await hurry(page, 240);
  // Starfish come when the dice bring them: the game is played on until they have.
  if (!seen.some((one) => one.prompt.startsWith("Put starfish")))
    seen.push(...(await hurry(page, 2500, "^Put starfish")));
  expect(seen.flatMap((one) => one.covered.map((what) => `${one.prompt}: ${what}`))).toEqual([]);
  // The bar is at its highest within the first steps; from then on the sheet lies still.
  expect(new Set(seen.slice(12).map((one) => one.sheet)).size).toBe(1);
  const infested = seen.filter((one) => one.prompt.startsWith("Put starfish"));
  const grown = seen.filter((one) => /^Grow .*Steps left/.test(one.prompt));
  expect([infested.length > 0, grown.length > 0]).toEqual([true, true]);
  expect(infested.every((one) => one.pest && one.plus === 0)).toBe(true);
  expect(grown.every((one) => !one.pest && one.plus > 0)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
}, 300_000);

it.each([
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
])("the sheet keeps its place between the steps of a turn (%j)", async (viewport) => {
  const { page, context, errors } = await visit(browser, { viewport });
  await start(page, "relief");
  const seen = await hurry(page, 90);
  expect(seen.some((one) => one.prompt.startsWith("Change the dice"))).toBe(true);
  expect(new Set(seen.map((one) => one.prompt.replace(/\d/g, ""))).size).toBeGreaterThan(4);
  expect([...new Set(seen.map((one) => one.sheet))]).toHaveLength(1);
  expect(errors).toEqual([]);
  await context.close();
});

it("what is chosen says its effect in words before the button is pressed", async () => {
  const { page, context } = await visit(browser);
  await start(page, "relief");
  await hurry(page, 400, "^(Set a die aside|Change the dice)");
  await page.locator("[data-die=brain]").click();
  await expect
    .poll(() => page.locator("[data-effect]").textContent())
    .toMatch(/aside: it brings starfish to brain coral/);
  await page.locator("[data-primary]").click();
  await hurry(page, 400, "^Take a special action");
  await page.locator("[data-special]").first().click();
  await expect.poll(() => page.locator("[data-effect]").textContent()).toMatch(/\w+ \w+/);
  await context.close();
}, 300_000);

it("a space before the last one is entered by taking steps back", async () => {
  const { page, context } = await visit(browser);
  await start(page, "relief");
  const free = page.locator("g.cell.usable");
  // Go on until a line takes at least two steps and offers three spaces.
  for (let steps = 0; steps < 400; steps += 1) {
    expect(await asked(page)).toBe(true);
    if (
      (await free.count()) >= 3 &&
      (await page.locator(".pips i:not(.on)").count()) >= 2 &&
      (await page.locator("g.cell.taken").count()) === 0
    )
      break;
    await point(page);
  }
  const spaces = await free.evaluateAll((all) => all.map((one) => (one as unknown as SVGElement).dataset.space ?? ""));
  expect(spaces.length).toBeGreaterThan(2);
  const told = (space: string) => page.locator(`[data-place="${space}"]`).getAttribute("aria-label");
  const [first, last] = [spaces[0]!, spaces[spaces.length - 1]!];
  const before = [
    (await told(first))?.replace(/, can be chosen$/, ""),
    (await told(last))?.replace(/, can be chosen$/, ""),
  ];
  await page.locator(`.sheetcard g[data-space=${last}]`).click();
  await page.locator(`.sheetcard g.cell.taken[data-space=${last}]`).waitFor();
  await page.locator(`.sheetcard g[data-space=${first}]`).click();
  await expect.poll(() => told(first)).not.toContain(before[0]!);
  await expect.poll(() => told(last)).not.toContain(before[1]!);
  await context.close();
}, 300_000);

it("sheets are saved for playing on paper", async () => {
  const { page, context } = await visit(browser, { acceptDownloads: true });
  await start(page, "relief");
  await asked(page);
  await page.locator(".paper").click();
  await accessible(page, "the sheets for paper");
  for (const name of ["blank", "sheet", "blank-diversity", "diversity"]) {
    const [saved] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-save=${name}]`).click()]);
    const text = readFileSync((await saved.path())!, "utf8");
    expect(text).toMatch(/^<svg [^>]*width="210mm"/);
    // The browser's own XML parser takes it, and the browser draws it.
    const faults = await page.evaluate((svg) => {
      const found = new DOMParser().parseFromString(svg, "image/svg+xml");
      return [...found.querySelectorAll("parsererror")].map((fault) => fault.textContent);
    }, text);
    expect(faults, name).toEqual([]);
    const drawn = await page.evaluate(
      (svg) =>
        new Promise<number>((done, fail) => {
          const image = new Image();
          image.onload = () => done(image.naturalWidth);
          image.onerror = () => fail(new Error("it is not drawn"));
          image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
        }),
      text,
    );
    expect(drawn, name).toBeGreaterThan(500);
  }
  // What goes to the printer is one page with the words of the sheet.
  for (const [name, words] of [
    ["blank", ["1. Dice", "Spawning: one step", "Most brain"]],
    ["blank-diversity", ["Blue Chromis", "+2 is a Grow action"]],
  ] as const) {
    await page.evaluate(() => document.querySelectorAll("[data-printed]").forEach((frame) => frame.remove()));
    await page.locator(`[data-print=${name}]`).click();
    const html = await page.locator("iframe[data-printed]").getAttribute("srcdoc");
    const paper = await context.newPage();
    await paper.setContent(html!);
    const pdf = readPdf(await paper.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(pdf.pages, name).toBe(1);
    for (const word of words) expect(pdf.says(word), `${name}: ${word}`).toBe(true);
    await paper.close();
  }
  await context.close();
}, 120_000);

/** Opens a table of the server for two and gives both windows, the host's first. */
async function two() {
  const host = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  const hash = await invite(host.page, "relief");
  await host.page.keyboard.press("Escape");
  const guest = await visit(browser);
  await sit(guest.page, hash);
  return [host, guest] as const;
}

/** Takes steps in whichever window is asked until both choose a die to grow with. */
async function untilBothGrow(pages: readonly Page[]): Promise<void> {
  const grows = async (page: Page) => /Choose a die to grow with/.test(await page.locator("[data-prompt]").innerText());
  for (let steps = 0; steps < 80; steps += 1) {
    const growing = await Promise.all(pages.map(grows));
    if (growing.every(Boolean)) return;
    for (const [n, page] of pages.entries()) {
      if (growing[n] || !(await page.locator("[data-primary]").count())) continue;
      await point(page);
      await page.waitForTimeout(150);
    }
    await pages[0]!.waitForTimeout(100);
  }
  throw new Error("they never grow at the same time");
}

it("everybody grows at the same time and sees the others as they were", async () => {
  const [host, guest] = await two();
  await untilBothGrow([host.page, guest.page]);
  const sheetOf = (page: Page) => page.locator("[data-thumb] svg").first().innerHTML();
  const drawn = (page: Page) => page.locator(".sheetcard g.coral:not(.ghost)").count();
  const before = await sheetOf(guest.page);
  // The host draws; the guest is still asked and sees nothing of it.
  const count = await drawn(host.page);
  for (let steps = 0; steps < 30 && (await drawn(host.page)) <= count; steps += 1) {
    await point(host.page);
    await host.page.waitForTimeout(150);
  }
  expect(await drawn(host.page)).toBeGreaterThan(count);
  await expect.poll(() => guest.page.locator("[data-primary]").count()).toBe(1);
  expect(await sheetOf(guest.page)).toBe(before);
  await guest.page.locator("[data-thumb]").first().click();
  await guest.page.getByText("As it was when the phase began").waitFor();
  await guest.page.keyboard.press("Escape");
  // The table answers while the record is kept back: advice, and the rule that forbids a locked line.
  await guest.page.keyboard.press("h");
  await guest.page.locator(".notes").getByRole("button", { name: "Show me" }).waitFor();
  await guest.page.keyboard.press("Escape");
  await guest.page.locator(".die:has(.live)").first().click();
  await guest.page.locator("g.box.dotted").first().click();
  await guest.page
    .getByText(/RELIEF-/)
    .first()
    .waitFor();
  await guest.page.keyboard.press("Escape");
  // The host takes everything back, and draws again; then both hand in, and the sheets are shown.
  while (await host.page.getByRole("button", { name: "Take back" }).isEnabled()) {
    const prompt = await host.page.locator("[data-prompt]").innerText();
    if (/Choose a die to grow with/.test(prompt) && (await drawn(host.page)) <= count) break;
    await host.page.getByRole("button", { name: "Take back" }).click();
    await host.page.waitForTimeout(200);
  }
  expect(await drawn(host.page)).toBe(count);
  for (let steps = 0; steps < 60; steps += 1) {
    if ((await sheetOf(guest.page)) !== before) break;
    for (const page of [host.page, guest.page]) {
      if (await page.locator("[data-primary]").count()) await point(page);
      await page.waitForTimeout(150);
    }
  }
  expect(await sheetOf(guest.page)).not.toBe(before);
  expect(host.errors).toEqual([]);
  expect(guest.errors.filter((error) => !/403/.test(error))).toEqual([]);
  await host.context.close();
  await guest.context.close();
}, 300_000);

it("another sheet is drawn and played at a table of a server that has it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "atoll-sheet-"));
  mkdirSync(join(folder, "relief"));
  copyFileSync(
    fileURLToPath(new URL("../../games/relief/tests/small-sheet.toml", import.meta.url)),
    join(folder, "relief", "relief-sheet.toml"),
  );
  const served = await serve(inject("bin"), "--data", folder, "--pace", "0");
  const { page, context, errors } = await visit(browser, { acceptDownloads: true });
  await page.goto(`${served.url}?pace=0&quality=low#/new/relief`);
  await page.getByRole("button", { name: "On this server" }).click();
  await page.locator("dialog button[type=submit]").click();
  await ready(page);
  expect(await page.locator(".sheetcard g.cell").count()).toBe(25);
  expect(await page.locator(".sheetcard g.box").count()).toBe(10);
  expect(await page.locator(".sheetcard .rock").count()).toBe(1);
  expect(await page.locator('[data-place="r3c3"]').getAttribute("aria-label")).toContain("brain coral, stage 1 of 3");
  expect(await page.locator("[data-species]").count()).toBe(5);
  expect(await page.locator("[data-species=L3P]").innerText()).toContain("Sponge");
  await page.locator(".paper").click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-save=blank-diversity]").click(),
  ]);
  expect(readFileSync((await saved.path())!, "utf8")).toContain("Sponge");
  await page.keyboard.press("Escape");
  const turn = async () => Number(/\d+/.exec(await page.locator(".chip", { hasText: "Turn" }).innerText())?.[0]);
  for (let steps = 0; (await turn()) < 4; steps += 1) {
    expect(steps).toBeLessThan(300);
    if (!(await asked(page))) break;
    if (steps === 20) await accessible(page, "another sheet");
    await point(page);
    // The next state comes from the server.
    await page.waitForTimeout(80);
  }
  expect(await page.locator(".sheetcard g.coral:not(.ghost)").count()).toBeGreaterThan(1);
  expect(errors).toEqual([]);
  await context.close();
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

it.runIf(process.env.SHOTS)(
  "pictures to compare with the mock-ups",
  async () => {
    const folder = process.env.SHOTS!;
    mkdirSync(folder, { recursive: true });
    for (const [name, width, height, colorScheme] of [
      ["phone", 390, 844, "light"],
      ["phone-dark", 390, 844, "dark"],
      ["tablet", 1180, 820, "light"],
      ["desktop", 1440, 900, "light"],
      ["desktop-dark", 1440, 900, "dark"],
    ] as const) {
      const { page, context } = await visit(browser, { viewport: { width, height }, colorScheme });
      await start(page, "relief");
      for (let steps = 0; steps < 90 && (await asked(page)); steps += 1) await point(page);
      await page.screenshot({ path: `${folder}/relief-${name}.png` });
      await context.close();
    }
  },
  600_000,
);
