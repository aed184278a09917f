/** Games as CSV. */
import { expect, it } from 'vitest';
import { createCsv } from '../../src/sim/csv.ts';
import { resultOf } from './results.ts';

const order = { players: 2, games: 3, seed: 'ur', bots: ['random', 'cmd:./bot "a, b"'] };
const results = [resultOf(1, [40, 30], [12, 0]), resultOf(2, [20, 20], [6, 6]), resultOf(3, [1, 2], [0, 12])] as const;

/** Splits lines into cells. Quoted cells may contain commas and doubled quotation marks. */
const read = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g)].map(([, a, b]) => a?.replaceAll('""', '"') ?? b ?? ''),
    );

function csvOf(...batches: (typeof results)[number][][]): string[][] {
  let text = '';
  const csv = createCsv(order, (more) => {
    text += more;
  });
  for (const batch of batches) csv.add(batch);
  csv.end();
  return read(text);
}

it('has a line for every game and seat, in order, whatever comes first', () => {
  const [head = [], ...lines] = csvOf([results[2]], [results[0]], [results[1]]);
  expect(head.slice(0, 10)).toEqual(['game', 'seed', 'seat', 'bot', 'win', 'vp', 'gold', 'decisions', 'turns', 'vp_start']);
  expect(lines.map((line) => line.slice(0, 10))).toEqual([
    ['1', 'ur 1', '0', 'random', '1', '40', '0', '101', '30', '40'],
    ['1', 'ur 1', '1', 'cmd:./bot "a, b"', '0', '30', '1', '101', '30', '30'],
    ['2', 'ur 2', '0', 'cmd:./bot "a, b"', '0.5', '20', '0', '102', '30', '20'],
    ['2', 'ur 2', '1', 'random', '0.5', '20', '1', '102', '30', '20'],
    ['3', 'ur 3', '0', 'random', '0', '1', '0', '103', '30', '1'],
    ['3', 'ur 3', '1', 'cmd:./bot "a, b"', '1', '2', '1', '103', '30', '2'],
  ]);
  expect(new Set([head, ...lines].map((line) => line.length))).toEqual(new Set([head.length]));
});

it('writes what is there at the end, though a game is missing', () => {
  expect(csvOf([results[2]], [results[1]]).map(([game]) => game)).toEqual(['game', '2', '2', '3', '3']);
});
