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
