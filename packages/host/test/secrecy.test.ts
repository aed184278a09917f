/** Nothing hidden reaches anybody before the end, in entries, refusals or drafts (decision 0038). */
import { hashText, SPECTATOR, State } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { type Hosted, recordOf } from '../src/index.ts';
import type { PartyParts } from './party.ts';
import { checkTwins, type Leak } from './secrecy.ts';

const PARTIES: readonly PartyParts[] = [
  ...[0, 1].map((n) => ({ seed: `two ${n}`, persons: 2 })),
  { seed: 'three', persons: 3 },
  { seed: 'four', persons: 4 },
  { seed: 'a bot', persons: 2, bots: 1 },
];

test('twin games with other hidden cards are the same text to every observer', () => {
  const sum = { twins: 0, exchanged: 0, texts: 0 };
  for (const parts of PARTIES) {
    for (const { observer, differs, exchanged, texts } of checkTwins(parts)) {
      expect([parts.seed, observer, differs]).not.toEqual([parts.seed, observer, true]);
      sum.twins += differs === false ? 1 : 0;
      sum.exchanged += exchanged;
      sum.texts += texts;
    }
  }
  expect(sum.twins).toBeGreaterThan(15);
  expect(sum.exchanged).toBeGreaterThan(30);
});

/** Returns the digits of the card that was hidden last. */
const lastCard = (hosted: Hosted): number => Number(recordOf(hosted)?.hidden.at(-1)?.replace(/\D/g, '') ?? 0);

const LEAKS: Readonly<Record<string, Leak>> = {
  'a hash over the whole state': {
    heard: ({ setting, course }) => {
      const state = new State(setting);
      if (course !== null) state.restore(course.image);
      return hashText(state);
    },
  },
  'an error that names a card': { heard: (hosted) => `notLegal ${recordOf(hosted)?.hidden.at(-1) ?? ''}` },
  'a text whose length depends on a card': { heard: (hosted) => '.'.repeat(lastCard(hosted)) },
  'a hash that an observer could try all cards for': { heard: (hosted) => String(recordOf(hosted)?.record.turns.at(-1)?.hash) },
  'a draft as it was tried': { heard: (_hosted, _observer, draft) => draft.join(' ') },
  'who is not asked is refused otherwise where a card is there': {
    refused: (hosted, refused) => (refused.code === 'notAsked' && lastCard(hosted) % 2 === 0 ? { ...refused, index: 0 } : refused),
  },
  'the place of what is not legal depends on a card': {
    refused: (hosted, refused) => (refused.code === 'notLegal' ? { ...refused, index: lastCard(hosted) } : refused),
  },
};

test.each(Object.entries(LEAKS))('a planted leak is found: %s', (_, leak) => {
  const parties = Array.from({ length: 40 }, (_game, n): PartyParts => ({ seed: `leak ${n}`, persons: 2 }));
  const differs = (parts: PartyParts, planted?: Leak): boolean =>
    checkTwins(parts, [0, SPECTATOR], planted).some((twins) => twins.differs === true);
  const found = parties.find((parts) => differs(parts, leak));
  expect(found).toBeDefined();
  expect(found !== undefined && differs(found)).toBe(false);
});
