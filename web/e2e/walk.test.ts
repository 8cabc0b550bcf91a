// A walk through all tables by sizes, languages, seats and key states: nothing cut, covered, out of reach or too small,
// and no finding of axe. A bounded share runs with the other tests, `ATOLL_WALK=all` walks the whole. With
// `ATOLL_SHOTS=FOLDER` every state is also photographed, and `index.html` there is the contact sheet.

import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { accessible, address, decision, launch, visit } from "./browser";
import { faults } from "./geometry";
import { openAt, played, stored } from "./stored";

const all = process.env.ATOLL_WALK === "all";
const shots = process.env.ATOLL_SHOTS ? resolve(process.env.ATOLL_SHOTS) : null;

/** Width and height in CSS pixels; the last two are a laptop and a small one at 200 %. */
const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [720, 450],
  [640, 360],
] as const;

/** Stored matches for four and for fewer, and after how many events a game is in full swing. */
const MATCHES = {
  coral: { four: ["teams", 40], few: ["two", 24] },
  coralia: { four: ["reroll", 200], few: ["two-seats", 110] },
  reef: { four: ["four-seats-evolve-flourish", 110], few: ["two-seats", 60] },
  islands: { four: ["four-seats-random-row", 150], few: ["two-seats-random-row", 60] },
  relief: { four: ["cap", 640], few: ["by-hand", 230] },
} as const;
type Game = keyof typeof MATCHES;

/** Flat boards are walked much more quickly where nothing draws 3D. */
const browsers = new Map<boolean, Promise<Browser>>();
const browserFor = (flat: boolean): Promise<Browser> => {
  const known = browsers.get(flat) ?? launch(!flat);
  browsers.set(flat, known);
  return known;
};
beforeAll(() => {
  if (shots) mkdirSync(shots, { recursive: true });
});
afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
  if (shots) writeFileSync(join(shots, "index.html"), sheet());
});

interface Shot {
  file: string;
  game: string;
  state: string;
  size: string;
}
const taken: Shot[] = [];

/** Every picture that was taken, small, in rows by game and state. */
function sheet(): string {
  const names = new Set(taken.map((shot) => `${shot.game} · ${shot.state}`));
  const row = (name: string) =>
    `<h2>${name}</h2><div>${taken
      .filter((shot) => name === `${shot.game} · ${shot.state}`)
      .map(
        ({ file, size }) =>
          `<a href="${file}"><img loading="lazy" src="${file}" alt="${size}"><span>${size}</span></a>`,
      )
      .join("")}</div>`;
  return `<!doctype html><meta charset="utf-8"><title>Atoll: every table at every size</title>
<style>body{font:14px system-ui;margin:16px;background:#eee}div{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
a{color:inherit;text-decoration:none}img{display:block;height:220px;box-shadow:0 1px 4px #0006}h2{font-size:16px}</style>
${[...names].map(row).join("\n")}\n`;
}

/** Chooses until the big button can be pressed; where nothing can be chosen that way, what is there is looked at. */
async function choose(page: Page, game: Game): Promise<void> {
  for (let tries = 0; tries < 4 && (await decision(page)) === "choose"; tries += 1) {
    await page.keyboard.press(game === "islands" && tries === 0 ? "1" : "r");
    await page.waitForTimeout(120);
  }
}

/** Asks about places until one is refused. */
async function ask(page: Page): Promise<void> {
  await page.locator("[data-board]").first().focus();
  for (const key of ["ArrowUp", "ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowUp", "ArrowLeft"]) {
    for (let n = 0; n < 3; n += 1) await page.keyboard.press(key);
    await page.keyboard.press(" ");
    const told = page.locator("#why-title").waitFor({ timeout: 700 });
    if (await told.then(() => true).catch(() => false)) return;
  }
}
const clear = async (page: Page) => {
  for (let n = 0; n < 3; n += 1) await page.keyboard.press("Escape");
};

const STATES: Record<string, (page: Page, game: Game) => Promise<void>> = {
  waiting: async () => undefined,
  chosen: choose,
  hint: async (page) => {
    await page.keyboard.press("h");
    await page.locator("#hint-title").waitFor();
  },
  refused: async (page) => {
    await clear(page);
    await ask(page);
  },
  actions: async (page) => {
    await clear(page);
    await page.keyboard.press("l");
    await page.locator("dialog [data-code]").first().waitFor();
  },
  log: async (page) => {
    await clear(page);
    await page.keyboard.press("g");
    await page.locator("dialog").waitFor();
  },
};

/** Looks at the page at each size; what is wrong is told with where. */
async function look(page: Page, game: string, state: string, sizes: readonly (readonly [number, number])[]) {
  const told: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later))));
    await page.evaluate(() => document.querySelector("section.end")?.scrollTo(0, 0));
    const size = `${width}x${height}`;
    if (shots) {
      const file = `${game}-${state}-${size}.jpg`.replaceAll(" ", "-");
      await page.screenshot({ path: join(shots, file), type: "jpeg", quality: 62 });
      taken.push({ file, game, state, size });
    }
    // Tables measure their room over a few frames, which a busy machine draws late: a fault is what stays.
    let found = await faults(page);
    for (let again = 0; again < 4 && found.length > 0; again++) {
      await page.waitForTimeout(250);
      found = await faults(page);
    }
    for (const fault of found) told.push(`${state} ${size}: ${fault}`);
  }
  return told;
}

/** Whether the boards of a game are flat: both kinds, or only that. */
const boards = (game: Game) => (game === "coralia" || game === "relief" ? [true] : [true, false]);
/** Both languages, many and few seats, and so that each language is seen both light and dark. */
const WALKS = (Object.keys(MATCHES) as Game[]).flatMap((game) =>
  all
    ? (["en", "nl"] as const).flatMap((lang) =>
        (["four", "few"] as const).flatMap((seats) =>
          boards(game).map((flat) => ({ game, lang, seats, flat, dark: (lang === "nl") === (seats === "four") })),
        ),
      )
    : [{ game, lang: "nl" as const, seats: "four" as const, flat: true, dark: false }],
);

it.each(WALKS)("$game in $lang with $seats seats, flat $flat, dark $dark: right at every size", async (walk) => {
  const { game, lang, seats, flat, dark } = walk;
  const [record, middle] = MATCHES[game][seats];
  const { page, context, errors } = await visit(await browserFor(flat), {
    locale: lang === "nl" ? "nl-NL" : "en-GB",
    colorScheme: dark ? "dark" : "light",
  });
  await page.goto(address());
  const told: string[] = [];
  const states = all ? Object.keys(STATES) : ["chosen", "hint", "actions"];
  const name = `${game} ${lang} ${seats}${flat ? " flat" : ""}${dark ? " dark" : ""}`;
  if (all) {
    await stored(page, game, record, 4, flat);
    told.push(...(await look(page, name, "begin", SIZES)));
  }
  await stored(page, game, record, middle, flat);
  for (const state of states) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await STATES[state]!(page, game);
    told.push(...(await look(page, name, state, SIZES)));
    await page.setViewportSize({ width: 390, height: 844 });
    if (all || state !== "hint") await accessible(page, `${name} ${state}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await stored(page, game, record, Infinity, flat);
  await page.locator("#end-title").waitFor();
  told.push(...(await look(page, name, "end", SIZES)));
  await accessible(page, `${name} end`);
  expect(told).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

/** Matches of every number of seats and with what can be chosen before them, and how far apart the moments are that are looked at. */
const PLAYED = [
  ["coral", 1, 3, [], 1],
  ["coral", 3, 5, ["chaos=true", "tower=true", "falling=penalty"], 1],
  ["coral", 4, 6, ["symbiosis=true", "falling=restore"], 1],
  ["coralia", 2, 1, [], 1],
  ["coralia", 3, 2, [], 1],
  ["coralia", 4, 4, [], 1],
  ["reef", 1, 1, ["level=kraken"], 1],
  ["reef", 3, 2, ["shapes=evolve_blue", "flourish=true"], 1],
  ["reef", 4, 3, ["face_down=true"], 1],
  ["islands", 2, 1, ["specialists=first_game"], 1],
  ["islands", 3, 2, [], 1],
  ["islands", 4, 3, [], 1],
  ["relief", 2, 1, [], 5],
  ["relief", 3, 2, [], 7],
  ["relief", 4, 3, [], 7],
] as const;
/** As long as names may be. */
const NAMES = [
  "Wilhelmina van Rijswijk",
  "Christophorus Oosterwijk",
  "Maximiliaan Groenewegen",
  "Anne-Fleur Schimmelpenn",
];

it.each(all ? PLAYED : [])(
  "%s for %i, match %i with %j: every kind of decision is right at every size",
  async (...given) => {
    const [game, seats, seed, options, step] = given;
    const { record, kinds, events } = played(game, seats, seed, options, step);
    const { page, context, errors } = await visit(await browserFor(true), { locale: seats === 3 ? "en-GB" : "nl-NL" });
    const told: string[] = [];
    for (const [kind, at] of [...kinds, ["late", events - 2]] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAt(page, game, `${game}-${seats}-${seed}`, record, at, true, NAMES);
      const name = `${game} ${seats} ${kind} ${at}`;
      told.push(...(await look(page, name, "asked", SIZES)));
      await page.setViewportSize({ width: 1440, height: 900 });
      await choose(page, game);
      told.push(...(await look(page, name, "chosen", SIZES)));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAt(page, game, `${game}-${seats}-${seed}`, record, Infinity, true, NAMES);
    await page.locator("#end-title").waitFor();
    told.push(...(await look(page, `${game} ${seats}`, "end", SIZES)));
    await accessible(page, `${game} ${seats} end`);
    expect(told).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  },
);
