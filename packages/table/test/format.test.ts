/** The format of saved tables: its schema, its chapter in docs/formats.md, and the tables of every version. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openTable } from '../src/index.ts';
import { TABLE_FAULT_CODES } from '../src/save.ts';
import { lotsOf, playOn, tableOf } from './drive.ts';
import { expectedOf, type Fixture } from './fixtures/saved.ts';
import { reopen, textOf } from './reopen.ts';
import { fitsTable } from './schema.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe.each(['v1', 'v1-solo', 'v1-edition-2', 'v1-edition-3'])('a table of version 1: %s', (label) => {
  const { saved, expected } = JSON.parse(read(`./fixtures/table-${label}.json`)) as Fixture;

  test('opens for ever, as it was', () => {
    const opened = openTable(saved);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    expect(expectedOf(opened.table)).toEqual(expected);
    expect(opened.table.save()).toEqual(saved);
    expect(fitsTable(saved)).toBe(true);
  });

  test('has something of everything, and is played on', () => {
    expect(expected.prompt.wait).toBe('confirm');
    expect(expected.undone).toBeGreaterThan(1);
    expect(expected.ordered.length).toBeGreaterThan(1);
    const opened = openTable(saved);
    if (opened.ok) expect(playOn(opened.table, lotsOf('on')).prompt).toEqual({ wait: 'over' });
  });
});

test('what a table saves fits the schema, from the first moment to the last', () => {
  for (let players = 1; players <= 4; players++) {
    const table = tableOf(players, 'fits');
    table.order(0, { steps: 'highest', dice: ['white', 'white'] });
    playOn(table, lotsOf('fits'), () => {
      if (table.moment % 40 === 0) expect(fitsTable(JSON.parse(textOf(table)))).toBe(true);
      return false;
    });
    expect(fitsTable(JSON.parse(textOf(reopen(table))))).toBe(true);
  }
});

describe('docs/formats.md', () => {
  const chapter =
    read('../../../docs/formats.md')
      .split(/^## /m)
      .find((text) => text.startsWith('Saved tables\n')) ?? '';

  test('names every code of a saved table', () => {
    const codes = [...chapter.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([row]) => row.match(/\w+/g)?.[0] ?? []);
    for (const code of TABLE_FAULT_CODES) expect(codes).toContain(code);
  });

  test('tells every key, and shows one that fits', () => {
    for (const key of Object.keys(tableOf(2, 'keys').save())) expect(chapter).toContain(`\`${key}\``);
    const [, example = 'null'] = chapter.match(/^```json\n(.*?)^```/ms) ?? [];
    const saved: unknown = JSON.parse(example);
    expect(saved).toMatchObject({ format: 'tabannusi-table' });
    expect(fitsTable({ ...JSON.parse(textOf(tableOf(2, 'example'))), ...(saved as object), record: tableOf(2, 'example').record() })).toBe(
      true,
    );
  });
});
