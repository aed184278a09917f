/** The JSON Schemas list exactly the existing tiles and cards. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DECREE_IDS, SHIP_IDS } from '../../src/edition/types.ts';
import { SCHEMA_FILES, withLists } from './schema-lists.ts';

const read = (file: string): string => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');

it.each(SCHEMA_FILES)('%s is as npm run schemas writes it', (file) => {
  expect(JSON.parse(withLists(read(file)))).toEqual(JSON.parse(read(file)));
});

it('a list that has grown is written into every place, and nothing else changes', () => {
  const lists = [SHIP_IDS, DECREE_IDS] as unknown as string[][];
  for (const [list, id] of [
    [lists[0], 'S99'],
    [lists[1], 'D99'],
  ] as const)
    list.push(id);
  try {
    const written = SCHEMA_FILES.map((file) => withLists(read(file)));
    expect(written.map((text) => [text.split('"S99"').length - 1, text.split('"D99"').length - 1])).toEqual([
      [1, 3],
      [1, 1],
      [1, 1],
    ]);
    expect(JSON.parse(written[0]).properties.ships.properties.tiles.maxItems).toBe(SHIP_IDS.length);
  } finally {
    for (const list of lists) list.pop();
  }
  for (const file of SCHEMA_FILES) expect(withLists(withLists(read(file)))).toBe(withLists(read(file)));
});
