/** The fuzz test itself: the same seed gives the same inputs, and broken doors are found. */
import { describe, expect, it } from 'vitest';
import { runBatch } from './batch.ts';
import type { Door } from './door.ts';
import { positions } from './doors/positions.ts';
import { casesOf, inputOf } from './input.ts';

describe('inputs', () => {
  const cases = casesOf(positions, 'itself');
  const inputs = Array.from({ length: 1500 }, (_, number) => inputOf(positions, cases, number));

  it('are half of them right but for one thing, which is never nothing', () => {
    const wellFormed = inputs.filter(({ isWellFormed }) => isWellFormed);
    expect(wellFormed).toHaveLength(750);
    for (const { one, json, what } of wellFormed) expect(json, what).not.toBe(one);
  });

  it('are changed in every way, and junk of every kind', () => {
    const ways = new Set(inputs.map(({ what }) => what.split(' ')[0]));
    const [kinds, changes] = [
      ['scalar', 'tree', 'odd', 'hostile', 'large'],
      ['delete', 'add', 'rename', 'type', 'offByOne', 'swap', 'duplicate'],
    ];
    const more = ['another', 'outOfRange', 'fromElsewhere', 'text', 'empty', 'proxy', 'inherited', 'getters', 'ofAClass'];
    expect([...ways]).toEqual(expect.arrayContaining([...kinds, ...changes, ...more]));
  });

  it('follow from seed and number', () => {
    const again = casesOf(positions, 'itself');
    inputs.slice(0, 300).forEach(({ what, json }, number) => {
      expect(inputOf(positions, again, number)).toMatchObject({ what, json });
    });
  });
});

describe('a door that is broken is found: one that', () => {
  let asked = 0;
  const knocking = (knock: Door<string>['knock']): Partial<Door<string>> => ({ knock });
  const BROKEN: readonly [what: string, broken: Partial<Door<string>>, message: string][] = [
    [
      'throws',
      knocking((one, input) => {
        if (typeof input === 'symbol') throw new Error('no symbols, please');
        return positions.knock(one, input);
      }),
      'no symbols, please',
    ],
    [
      'changes what it is given',
      knocking((one, input) => {
        const answer = positions.knock(one, input);
        if (Array.isArray(input) && input.length < 10) input.push('mine');
        return answer;
      }),
      'the input was changed',
    ],
    ['does not know its mind', knocking((one, input) => ({ ...positions.knock(one, input), says: asked++ })), 'another answer'],
    ['makes up a code', knocking(() => ({ faults: [{ code: 'tired', path: '' }], says: null })), 'tired is no code'],
    ['lets everything in', knocking(() => ({ faults: [], says: null })), 'refused'],
    ['has a schema that refuses too much', { schema: { fits: () => false, isBeyond: () => true } }, 'the schema refuses'],
    ['has a schema that says nothing', { schema: { fits: () => true, isBeyond: () => false } }, 'the schema lets pass'],
  ];

  it.each(BROKEN)('%s', (_, broken, message) => {
    expect(runBatch({ ...positions, ...broken }, 'itself', 1000).failure).toContain(message);
  });

  it('is slow', () => {
    const slow = knocking((one, input) => {
      const end = performance.now() + (input === null ? 120 : 0);
      while (performance.now() < end);
      return positions.knock(one, input);
    });
    expect(runBatch({ ...positions, ...slow }, 'itself', 300).count.slowest.ms).toBeGreaterThan(100);
  });
});
