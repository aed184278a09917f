/** Outcomes of a seed: fair, independent of the order in which they are asked, and the same wherever they are computed. */
import { createHmac } from 'node:crypto';
import { type ChanceAsked, describeChoice, Generator, isOver, legal, type Random, REFERENCE_EDITION, Recording } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { fairChance } from '../src/index.ts';
import { chiSquare, dice, P_MIN } from './dice.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, n) => n);

const draw = (asked: Pick<ChanceAsked, 'kind' | 'district' | 'number'>): Random => {
  const random = fairChance(SEED)({ ...asked, outcomes: 0, state: null as never });
  if (random === null) throw new Error('no source');
  return random;
};

test('words are those of node:crypto: HMAC-SHA-256 in counter mode over fields with their lengths', () => {
  const random = draw({ kind: 'rollDice', district: 3, number: 7 });
  const block = (n: number): Buffer => {
    const fields = ['tabannusi-fair-1 outcome', 'rollDice', '3', '7', String(n)].map((field) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(field));
      return Buffer.concat([length, Buffer.from(field)]);
    });
    return createHmac('sha256', SEED).update(Buffer.concat(fields)).digest();
  };
  const words = [0, 1, 2].flatMap((n) => Array.from({ length: 16 }, (_, at) => block(n).readUInt16BE(2 * at)));
  expect(words.map(() => random.below(65536))).toEqual(words);
});

test('10^5 dice of a fixed seed show each face equally often, alone and after every other', () => {
  const { faces, pairs } = dice(SEED, 100_000);
  expect(chiSquare(faces)).toBeGreaterThan(P_MIN);
  expect(chiSquare(pairs)).toBeGreaterThan(P_MIN);
});

test('a biased die would be found', () => {
  const { faces } = dice(SEED, 100_000);
  const most = faces[0] ?? 0;
  expect(chiSquare([most + 600, ...faces.slice(1)])).toBeLessThan(P_MIN);
});

test('below is uniform where the number of words is no multiple, and refuses what it cannot draw', () => {
  const counts = [0, 0, 0];
  const random = draw({ kind: 'dealShip', district: null, number: 0 });
  // Four words for three values: without rejection, every third value would come twice as often.
  for (let n = 0; n < 30_000; n++) counts[random.below(49_152) % 3]!++;
  expect(chiSquare(counts)).toBeGreaterThan(P_MIN);
  expect(new Set(Array.from({ length: 20 }, () => random.below(1)))).toEqual(new Set([0]));
  for (const n of [0, -1, 1.5, 65_537, Number.NaN]) expect(() => random.below(n)).toThrow('below');
});

test('an outcome has a stream of its own: each kind, District, number and seed draws otherwise', () => {
  const streams = [
    draw({ kind: 'rollDice', district: 1, number: 11 }),
    draw({ kind: 'rollDice', district: 11, number: 1 }),
    draw({ kind: 'rollDice', district: 1, number: 1 }),
    draw({ kind: 'dealBarge', district: 1, number: 1 }),
    draw({ kind: 'dealCrate', district: null, number: 11 }),
  ].map((random) => Array.from({ length: 16 }, () => random.below(65536)).join());
  expect(new Set(streams).size).toBe(streams.length);
});

test('a game of two with other decisions has the same dice in each District', () => {
  const rolls = ['a', 'b'].map((lots) => {
    const recording = new Recording({ edition: REFERENCE_EDITION, names: ['Adda', 'Beli'], chance: fairChance(SEED), keepsSteps: true });
    const generator = new Generator(lots, 'bot');
    for (recording.draw(); !isOver(recording.state); recording.draw()) {
      const count = legal(recording.state);
      recording.decide(describeChoice(recording.state, recording.state.choices[generator.below(count)] ?? 0));
    }
    const first = recording.outcomes.filter(({ chance }) => chance === 'dice').slice(0, 5);
    return { first: JSON.stringify(first), decisions: JSON.stringify(recording.decisions) };
  });
  expect(rolls[0]?.first).toBe(rolls[1]?.first);
  expect(rolls[0]?.decisions).not.toBe(rolls[1]?.decisions);
});
