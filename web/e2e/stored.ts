// Tables that stand in the middle of a stored match.

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";

import { address, decision, ready } from "./browser";

/** Opens a stored match of a game after so many events, with everybody at this screen. */
export async function stored(page: Page, game: string, record: string, events: number, flat = true): Promise<void> {
  const path = new URL(`../../games/${game}/tests/records/${record}.atoll`, import.meta.url);
  const [head = "", log = ""] = readFileSync(path, "utf8").split("\n\n");
  const text = `${head}\n\n${log.split("\n").slice(0, events).join("\n").trimEnd()}\n`;
  const seats = Number(/^seats (\d)/m.exec(head)?.[1] ?? 2);
  const players = ["Marlin", "Nadia", "Ines", "Kelp"]
    .slice(0, seats)
    .map((name) => ({ name, kind: "person", bot: null, here: true, present: true }));
  // Another game for every position: one that is kept is not written over by an older one.
  const id = `${game}-${record}-${events}`.slice(0, 64);
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
