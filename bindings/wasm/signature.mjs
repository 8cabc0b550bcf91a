// Prints the digests of seeded matches as the modules for browsers give them:
// node signature.mjs FOLDER GAME...
import { engineOf } from './engine.mjs';

const [folder, ...games] = process.argv.slice(2);
for (const game of games) {
  const engine = await engineOf(folder, game);
  process.stdout.write(engine.signature());
}
