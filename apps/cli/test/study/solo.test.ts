/** The study of the solo game: the same tables from the same seed, in their place in the document. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { insertTables } from '../../study/insert.ts';
import { pointAt } from '../../study/markdown.ts';
import { keptKings } from '../../study/solo/kept-kings.ts';
import { studyKing } from '../../study/solo/play-kings.ts';
import { studyTables } from '../../study/solo/tables.ts';
import { cellsByTable } from './rows.ts';

const order = { players: 1, king: 'sarbot', games: 8, seed: 'test', bots: ['random'] } as const;
const STUDY = { player: '`random`', edition: 'edition reference', games: 8, seed: 'test' };

describe('a study', () => {
  it('is the same with one and with two jobs', async () => {
    const [one, two] = [await studyKing(order, 1), await studyKing(order, 2)];
    expect(studyTables([one], STUDY)).toBe(studyTables([two], STUDY));
  });

  it('has the scores of every game, in rising order, and as many wins as margins above 0 [SOLO-E1]', async () => {
    const { scores, margins, summary } = await studyKing(order, 1);
    for (const list of [...scores, margins]) {
      expect(list).toHaveLength(8);
      expect(list).toEqual(list.toSorted((a, b) => a - b));
    }
    expect(summary.bots.random?.wins).toBe(margins.filter((margin) => margin > 0).length);
  });

  it('that is in the file gives the same tables; of another order there is none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabannusi-'));
    const file = join(folder, 'kings.jsonl');
    const study = await studyKing(order, 1);
    expect(keptKings(file).find(order)).toBeNull();
    keptKings(file).keep(order, study);
    keptKings(file).keep({ ...order, king: 'gilgabot' }, study);
    const found = keptKings(file).find(order);
    expect(found === null ? null : studyTables([found], STUDY)).toBe(studyTables([study], STUDY));
    for (const other of [{ king: 'botmuzi' }, { games: 9 }, { seed: 'other' }, { bots: ['builder'] }, { iterations: 2 }] as const)
      expect(keptKings(file).find({ ...order, ...other })).toBeNull();
    rmSync(folder, { recursive: true });
  });

  it('has rows of equal length in each table', async () => {
    const text = studyTables([await studyKing(order, 1)], STUDY);
    for (const cells of cellsByTable(text)) expect(cells).toHaveLength(1);
    expect(text).toContain('| king symbol |');
    expect(text).not.toMatch(/NaN|undefined/);
  });
});

it('a point of a distribution is the value that so large a part lies below', () => {
  const rising = Array.from({ length: 100 }, (_, n) => n);
  expect([0, 0.05, 0.5, 0.95, 1].map((part) => pointAt(rising, part))).toEqual([0, 5, 50, 95, 99]);
});

describe('the document', () => {
  const document = readFileSync(new URL('../../../../docs/solo-balance.md', import.meta.url), 'utf8');

  it.each(['builder', 'architect'])('has a place for the tables of %s, and what stands around it stays', (bot) => {
    const written = insertTables(document, `study:solo ${bot}`, 'TABLES\n');
    expect(written).toContain(`<!-- study:solo ${bot} begins -->\n\nTABLES\n\n<!-- study:solo ${bot} ends -->\n`);
    expect(insertTables(written, `study:solo ${bot}`, 'TABLES\n')).toBe(written);
    expect(() => insertTables('nothing', `study:solo ${bot}`, 'TABLES')).toThrow('no place');
  });

  it.each(['builder', 'architect'])('holds tables of at least 1,000 games of %s against each king', (bot) => {
    const tables = document.slice(
      document.indexOf(`<!-- study:solo ${bot} begins -->`),
      document.indexOf(`<!-- study:solo ${bot} ends -->`),
    );
    const [, games = '0'] = /^([\d,]+) games a king/m.exec(tables) ?? [];
    expect(Number(games.replaceAll(',', ''))).toBeGreaterThanOrEqual(1_000);
    for (const king of ['Gilgabot', 'Sarbot', 'Botmuzi', 'Bot~baba']) expect(tables).toContain(`| ${king} |`);
  });
});
