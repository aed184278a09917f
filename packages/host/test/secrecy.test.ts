/** Nothing hidden reaches anybody before the end, whatever is told, refused or tried (decision 0038). */
import { hashText, SPECTATOR, State } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { recordOf } from '../src/index.ts';
import type { PartyParts } from './party.ts';
import { checkTwins, type Leak } from './secrecy.ts';

const PARTIES: readonly PartyParts[] = [
  ...[0, 1].map((n) => ({ seed: `two ${n}`, persons: 2 })),
  { seed: 'three', persons: 3 },
  { seed: 'four', persons: 4 },
  { seed: 'a bot', persons: 2, bots: 1 },
];

const observersOf = ({ persons, bots = 0 }: PartyParts): number[] => [...Array(persons + bots).keys(), SPECTATOR];

test('twin games with other hidden cards are the same text to every observer', () => {
  const sum = { twins: 0, exchanged: 0, texts: 0 };
  for (const parts of PARTIES) {
    for (const observer of observersOf(parts)) {
      const { differs, exchanged, texts } = checkTwins(parts, observer);
      expect([parts.seed, observer, differs]).not.toEqual([parts.seed, observer, true]);
      sum.twins += differs === false ? 1 : 0;
      sum.exchanged += exchanged;
      sum.texts += texts;
    }
  }
  expect(sum.twins).toBeGreaterThan(15);
  expect(sum.exchanged).toBeGreaterThan(30);
});

const LEAKS: Readonly<Record<string, Leak>> = {
  'a hash over the whole state': ({ setting, course }) => {
    const state = new State(setting);
    if (course !== null) state.restore(course.image);
    return hashText(state);
  },
  'an error that names a card': (hosted) => `notLegal ${recordOf(hosted)?.hidden.at(-1) ?? ''}`,
  'a text whose length depends on a card': (hosted) => '.'.repeat(Number(recordOf(hosted)?.hidden.at(-1)?.replace(/\D/g, '') ?? 0)),
  'a hash that an observer could try all cards for': (hosted) => String(recordOf(hosted)?.record.turns.at(-1)?.hash),
  'a draft as it was tried': (_hosted, _observer, draft) => draft.join(' '),
};

test.each(Object.entries(LEAKS))('a planted leak is found: %s', (_, leak) => {
  const parties = Array.from({ length: 40 }, (_game, n): PartyParts => ({ seed: `leak ${n}`, persons: 2 }));
  const found = parties.find((parts) => checkTwins(parts, SPECTATOR, leak).differs === true);
  expect(found).toBeDefined();
  expect(found !== undefined && checkTwins(found, SPECTATOR).differs).toBe(false);
});
