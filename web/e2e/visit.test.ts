import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { accessible, address, launch, ready, visit } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(false);
});
afterAll(() => browser.close());

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json",
};

/** The built page from a server whose version can be raised. */
async function built(): Promise<{ url: string; raise: () => void; stop: () => void }> {
  let version = 1;
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? "/", "http://x").pathname;
    const name = path === "/" ? "index.html" : path.slice(1);
    try {
      let body = readFileSync(join("dist", name));
      if (name === "sw.js") body = Buffer.concat([body, Buffer.from(`\n// ${version}\n`)]);
      answer.writeHead(200, { "content-type": TYPES[extname(name)] ?? "text/plain", "cache-control": "no-cache" });
      answer.end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const where = server.address();
  return {
    url: `http://127.0.0.1:${typeof where === "object" && where ? where.port : 0}/?pace=0`,
    raise: () => void (version += 1),
    stop: () => server.close(),
  };
}

it("a new version waits until it is asked for, and is not spoken of in the middle of a game", async () => {
  const server = await built();
  const { page, context } = await visit(browser, { serviceWorkers: "allow" });
  await page.goto(server.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let i = 0; i < 100 && !navigator.serviceWorker.controller; i++)
      await new Promise((later) => setTimeout(later, 100));
  });
  const news = page.locator("[data-renewed]");
  expect(await news.count()).toBe(0);
  await page.locator("[data-play=reef]").click();
  await ready(page);
  server.raise();
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting !== null;
    });
  await expect.poll(waits, { timeout: 30_000, interval: 500 }).toBe(true);
  expect(await news.count()).toBe(0);
  await page.goto(`${server.url}#/games`);
  await news.waitFor();
  await accessible(page, "a new version");
  await page.evaluate(() => ((window as { old?: boolean }).old = true));
  await news.getByRole("button").click();
  await page.waitForFunction(() => !(window as { old?: boolean }).old);
  await page.locator("[data-mine]").waitFor();
  expect(await news.count()).toBe(0);
  await context.close();
  server.stop();
});

it("a page says that there is no connection, and stops saying so when there is", async () => {
  const { page, context } = await visit(browser);
  await page.goto(address("#/games"));
  const line = page.locator("[data-offline]");
  await page.locator("[data-export]").waitFor();
  expect(await line.count()).toBe(0);
  await context.setOffline(true);
  await line.waitFor();
  await accessible(page, "without a connection");
  await context.setOffline(false);
  await line.waitFor({ state: "detached" });
  await context.close();
});

it("browsers that can install the page find its icons, and the wish is offered", async () => {
  const { page, context } = await visit(browser);
  await page.goto(address("#/settings"));
  const manifest = (await (await fetch(`${inject("url")}manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === "image/png")) {
    const answer = await fetch(new URL(src, inject("url")));
    expect(answer.headers.get("content-type")).toBe(type);
    const png = Buffer.from(await answer.arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const button = page.locator("[data-install]");
  expect(await button.count()).toBe(0);
  await page.evaluate(() => {
    const asked = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => Promise.resolve(((window as { installed?: boolean }).installed = true)),
    });
    dispatchEvent(asked);
  });
  await button.click();
  await page.waitForFunction(() => (window as { installed?: boolean }).installed);
  expect(await button.count()).toBe(0);
  await context.close();
});
