// The module of one game, loaded under Node.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export async function engineOf(folder, game) {
  const at = resolve(folder, game);
  const engine = await import(pathToFileURL(`${at}/atoll.js`).href);
  engine.initSync({ module: await readFile(`${at}/atoll_bg.wasm`) });
  return engine;
}
