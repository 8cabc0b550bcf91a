// The server the tests talk to: the one at ATOLL_URL, or the program at ATOLL_BIN on a free port.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    bin: string;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? done(address.port) : fail(new Error("no port"))));
    });
  });
}

export interface Served {
  url: string;
  stop(): Promise<void>;
}

/** Starts the program on a free port with a store of its own. */
export async function serve(bin: string, ...more: string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "atoll-e2e-"));
  const port = await freePort();
  const server = spawn(
    bin,
    ["serve", "--addr", `127.0.0.1:${port}`, "--store", `sqlite:${join(folder, "atoll.db")}`, ...more],
    { stdio: "ignore" },
  );
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; ; tries++) {
    const up = await fetch(`${url}api`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) break;
    if (tries > 150 || server.exitCode !== null) throw new Error(`${bin} did not answer at ${url}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  return {
    url,
    stop: async () => {
      const gone = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A line to a server that can be cut, as a tunnel cuts that of a train. */
export async function line(to: string): Promise<Served & { cut(isCut: boolean): void }> {
  const port = Number(new URL(to).port);
  const open = new Set<Socket>();
  let isDead = false;
  const between = createServer((near) => {
    if (isDead) return void near.destroy();
    const far = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const own = await freePort();
  await new Promise<void>((done) => between.listen(own, "127.0.0.1", done));
  const cut = (isCut: boolean) => {
    isDead = isCut;
    if (isCut) for (const socket of open) socket.destroy();
  };
  const stop = async () => {
    cut(true);
    await new Promise((done) => between.close(done));
  };
  return { url: `http://127.0.0.1:${own}/`, cut, stop };
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const bin = process.env.ATOLL_BIN ?? "";
  project.provide("bin", bin);
  if (process.env.ATOLL_URL) {
    project.provide("url", process.env.ATOLL_URL.replace(/\/?$/, "/"));
    return undefined;
  }
  if (!bin) throw new Error("Set ATOLL_BIN to the built program, or ATOLL_URL to a running server.");
  const served = await serve(bin);
  project.provide("url", served.url);
  return served.stop;
}
