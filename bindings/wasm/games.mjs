// Writes what pages know of the games without their engines, in each language: `games.LANG.json` for choosing one, and
// beside each engine `info.LANG.json` with the components, rules and words of that game:
// node games.mjs FOLDER GAME...
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { engineOf } from './engine.mjs';

const [folder, ...games] = process.argv.slice(2);
for (const lang of ['en', 'nl']) {
  const list = [];
  for (const game of games) {
    for (const info of JSON.parse((await engineOf(folder, game)).games(lang))) {
      const { components, facts, readings, rules, texts, ...entry } = info;
      list.push(entry);
      await writeFile(resolve(folder, info.slug, `info.${lang}.json`), JSON.stringify(info));
    }
  }
  await writeFile(resolve(folder, `games.${lang}.json`), JSON.stringify(list));
}
