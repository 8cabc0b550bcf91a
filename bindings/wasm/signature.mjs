// Prints the digests of seeded matches as the module for browsers gives them: node signature.mjs FOLDER
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2]);
const engine = await import(pathToFileURL(`${folder}/atoll.js`).href);
engine.initSync({ module: await readFile(`${folder}/atoll_bg.wasm`) });
process.stdout.write(engine.signature());
