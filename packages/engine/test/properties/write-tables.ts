/** `npm run tables`: rewrites the checked-in counts and hashes, after an intended change of the rules, the layout or the generator. */
import { writeFileSync } from 'node:fs';
import { fixedHashes } from './fixed-hashes.ts';
import { perftTable } from './perft.ts';

for (const [file, table] of Object.entries({ 'perft.json': perftTable(), 'fixed-hashes.json': fixedHashes() })) {
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(table, null, 2)}\n`);
}
