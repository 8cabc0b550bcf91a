// Writes what pages know of each game before its engine is there, one file for each language:
// node games.mjs FOLDER GAME...
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { engineOf } from './engine.mjs';

const [folder, ...games] = process.argv.slice(2);
for (const lang of ['en', 'nl']) {
  const list = [];
  for (const game of games) list.push(...JSON.parse((await engineOf(folder, game)).games(lang)));
  await writeFile(resolve(folder, `games.${lang}.json`), JSON.stringify(list));
}
