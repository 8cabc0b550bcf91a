// Tables that stand in the middle of a stored match.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";

import { address, atoll, decision, ready } from "./browser";

/** Opens a stored match of a game after so many events, with everybody at this screen. */
export async function stored(page: Page, game: string, record: string, events: number, flat = true): Promise<void> {
  const path = new URL(`../../games/${game}/tests/records/${record}.atoll`, import.meta.url);
  await openAt(page, game, `${game}-${record}`, readFileSync(path, "utf8"), events, flat);
}

export interface Played {
  record: string;
  kinds: ReadonlyMap<string, number>;
  events: number;
}

/** A match that bots play at random, always the same one for a number, and after how many events each kind of decision first comes. */
export function played(game: string, seats: number, seed: number, options: readonly string[], step: number): Played {
  const folder = mkdtempSync(join(tmpdir(), "atoll-match-"));
  try {
    const set = options.flatMap((option) => ["--set", option]);
    const many = ["--games", "1", "--seed", `${seed}`, "--seats", `${seats}`, "--threads", "1"];
    many.push("--bots", Array<string>(seats).fill("random").join());
    atoll("sim", game, ...many, ...set, "--records", folder, "--json");
    const path = join(folder, readdirSync(folder)[0]!);
    const record = readFileSync(path, "utf8");
    const events = (record.split("\n\n")[1] ?? "").split("\n").filter((line) => /^[\d*]/.test(line)).length;
    const kinds = new Map<string, number>();
    for (let at = 0; at < events; at += step) {
      const { legal } = atoll<{ legal: { gesture: { step: string } }[] }>("legal", path, "--at", `${at}`, "--json");
      const kind = [...new Set(legal.map(({ gesture }) => gesture.step))].sort().join(" ");
      if (kind && !kinds.has(kind)) kinds.set(kind, at);
    }
    return { record, kinds, events };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Opens a match after so many events, with everybody at this screen. */
export async function openAt(
  page: Page,
  game: string,
  name: string,
  record: string,
  events: number,
  flat = true,
  names: readonly string[] = ["Marlin", "Nadia", "Ines", "Kelp"],
): Promise<void> {
  const [head = "", log = ""] = record.split("\n\n");
  const text = `${head}\n\n${log.split("\n").slice(0, events).join("\n").trimEnd()}\n`;
  const seats = Number(/^seats (\d)/m.exec(head)?.[1] ?? 2);
  const players = names.slice(0, seats).map((name) => ({ name, kind: "person", bot: null, here: true, present: true }));
  // Another game for every position: one that is kept is not written over by an older one.
  const id = `${name}-${events}`.slice(0, 64);
  if (page.url() === "about:blank") await page.goto(address());
  await page.evaluate(
    ([saved, board]) => {
      localStorage.setItem("atoll.table", JSON.stringify(saved));
      const kept = JSON.parse(localStorage.getItem("atoll.settings") ?? "{}") as Record<string, unknown>;
      localStorage.setItem("atoll.settings", JSON.stringify({ ...kept, board }));
    },
    [{ id, slug: game, record: text, players, over: false, when: Date.now() }, flat ? "2d" : "3d"] as const,
  );
  await page.goto(address(`#/table/here.${id}`));
  await page.reload();
  await page.locator("[data-curtain], [data-board]").first().waitFor();
  if (await page.locator("[data-curtain]").count()) await page.keyboard.press("Enter");
  await ready(page);
  await decision(page);
}
