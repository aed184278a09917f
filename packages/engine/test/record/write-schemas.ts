/**
 * `npm run schemas`: writes the lists of tiles and cards into the JSON Schemas, after one was added. Then run `npm run format`, which
 * breaks long lines.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { SCHEMA_FILES, withLists } from './schema-lists.ts';

for (const file of SCHEMA_FILES) {
  const path = new URL(`../../src/${file}`, import.meta.url);
  writeFileSync(path, withLists(readFileSync(path, 'utf8')));
}
