/** The log with filters and as a copy, and scorings with the sources of their VP. */
import { apprentice } from '@tabannusi/ai';
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, Screen, type Table } from '@tabannusi/table';
import { loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { logLines, logText } from '../src/session/log.ts';
import { sceneOf } from '../src/session/scene.ts';
import { momentOfScoring, scoringAt, scoringToSee } from '../src/session/scorings.ts';

const speaker = await loadSpeaker('en');

async function played(turns: number): Promise<Table> {
  const seats = ['Puabi', 'Shulgi'].map((name) => ({ kind: 'bot', name, bot: 'apprentice' }) as const);
  const table = newTable({ edition: REFERENCE_EDITION, seats, seed: 'ur' });
  while (table.prompt.wait !== 'over' && table.turns.length < turns) await table.askBot({ apprentice });
  return table;
}

it('shows one kind of thing from the whole game, or what concerns one player', async () => {
  const table = await played(1000);
  const scene = sceneOf(table, new Screen(table));
  const texts = (filter: Parameters<typeof logLines>[2]) => logLines(scene, speaker, filter).map(({ text }) => text);
  expect(texts('scorings').filter((text) => /District Scoring|Final Scoring of/.test(text)).length).toBeGreaterThan(5);
  expect(texts('scorings').some((text) => text.includes('turn begins'))).toBe(false);
  expect(texts(1).every((text) => !text.startsWith('Puabi'))).toBe(true);
  expect(texts(1).length).toBeGreaterThan(100);
});

it('copies the whole game, turns apart', async () => {
  const table = await played(9);
  const text = logText(sceneOf(table, new Screen(table)), speaker, 'all');
  expect(text.match(/\n\n\S+’s turn begins\./g)).toHaveLength(table.turns.length);
  expect(text).toContain('Barge');
});

it('shows a scoring until a person decides again, and at its moment in history', async () => {
  const table = await played(1000);
  const scene = sceneOf(table, new Screen(table));
  const last = scoringToSee(scene);
  expect(last?.districts.map(({ district }) => district)).toContain(5);
  const began = logLines(scene, speaker, 'scorings').filter(({ kind }) => kind === 'scoring');
  const moments = began.flatMap(({ moment }) => momentOfScoring(scene, moment) ?? []);
  const first = scoringAt(scene, moments[0] ?? 0);
  if (first === null) throw new Error('no scoring');
  for (const { seats } of first.districts)
    for (const { vp, sources } of seats) expect(sources.reduce((sum, source) => sum + source.vp, 0)).toBe(vp);
  expect(scoringToSee({ ...scene, past: first.moment })).toEqual(first);
  expect(scoringToSee({ ...scene, past: first.moment - 1 })).toBeNull();
});
