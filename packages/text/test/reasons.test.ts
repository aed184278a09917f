/** Why something is forbidden, as a person reads it. */
import { candidates, type Lacked, type RuleId, whyNot } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createReasonWords, ruleSentence } from '../src/index.ts';
import { createGame, playGame } from './games.ts';
import { LACKED, LACKED_AMOUNTS, MISSING } from './samples/reasons.ts';

const words = createReasonWords('en');
const rule: RuleId = 'ACT-BLD-04';

it('gives the rule with its ID and its sentence', () => {
  expect(words.reason({ rule })).toEqual({ rule, sentence: ruleSentence('en', rule), missing: null });
});

it('gives a short reason where the rule says more', () => {
  const sentence = (...args: Parameters<typeof words.reason>) => words.reason(...args).sentence;
  expect(sentence({ rule: 'A-34' })).toBe('A Project needs an empty grid space in play.');
  expect(sentence({ rule: 'A-21' })).toBe('This isn’t possible at this point of the turn.');
  expect(sentence({ rule: 'A-21', missing: { gold: 1 } })).toBe('Then you couldn’t make the payment that you owe.');
  expect(sentence({ rule: 'A-105' }, { choose: 'harbormaster', harbormaster: 'B2' })).toBe('It would change nothing.');
  expect(sentence({ rule: 'A-105' }, { choose: 'decline' })).toBe('You can’t skip this.');
  expect(sentence({ rule: 'DEC-04', missing: { whiteBuildings: 2 } })).toBe('You don’t meet this Decree’s conditions yet.');
});

describe.each(Object.entries(LACKED) as [Lacked, readonly string[]][])('missing %s', (what, texts) => {
  it('is said in numbers', () => {
    expect(LACKED_AMOUNTS.map((amount) => words.reason({ rule, missing: { [what]: amount } }).missing)).toEqual(
      texts.map((text) => `Missing: ${text}.`),
    );
  });
});

it.each(MISSING)('missing %j', (missing, sentence) => expect(words.reason({ rule, missing }).missing).toBe(sentence));

it('has words for every reason of random games', () => {
  let told = 0;
  for (const players of [2, 4]) {
    const state = createGame(players);
    playGame(state, 'why', {
      question() {
        for (const reason of candidates(state).flatMap((choice) => whyNot(state, choice))) {
          const { sentence, missing } = words.reason(reason);
          expect(sentence).toMatch(/^\S.*\.$/);
          if (missing === null) continue;
          expect(missing).toMatch(/^Missing: [1-9][^{}]*\.$/);
          told++;
        }
      },
    });
  }
  expect(told).toBeGreaterThan(1000);
});
