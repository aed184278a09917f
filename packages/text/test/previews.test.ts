/** What a choice would do, as a person reads it. */
import { preview, type SeatChange } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createWords } from '../src/index.ts';
import type { UndoStop } from '../src/names.ts';
import { createGame, NAMES, playGame } from './games.ts';
import { aPreview, CHANGES, CLOSED, COSTS, ENDS_UNDO, FOLLOWING, UNDO_STOPS } from './samples/previews.ts';

const words = createWords('en', { names: NAMES, game: createGame(2) });
const question = { ask: 'pawns', seat: 0 } as const;
const changesOf = (...changes: SeatChange[]) => words.preview(question, aPreview({ changes })).changes;

describe.each(Object.entries(CHANGES))('a change of %s', (what, samples) => {
  it.each(samples as readonly [unknown, string][])('%j', (more, sentence) =>
    expect(changesOf({ seat: 0, [what]: more })).toEqual([sentence]),
  );
});

it('tells all changes of a seat together and every seat by itself', () => {
  expect(changesOf({ seat: 0, gold: -1, vp: 3, dice: [0, 0, 0, 0, -1] }, { seat: 1, mastery: [0, 1, 0] })).toEqual([
    'You: -1 Gold, +3 VP and -1 green die.',
    'Beli: +1 step on the yellow Mastery track.',
  ]);
});

it.each(COSTS)('costs %j', (paid, sentence) => expect(words.preview(question, aPreview(paid)).cost).toBe(sentence));

it.each(FOLLOWING)('%j: %j', (fields, sentences) => expect(words.preview(question, aPreview(fields)).follows).toEqual(sentences));

it.each(CLOSED)('%j closes %j', (asked, closes, sentence) => expect(words.preview(asked, aPreview({ closes })).closes).toBe(sentence));

it.each(Object.entries(ENDS_UNDO))('ends undo: %s', (endsUndo, sentence) => {
  expect(words.preview(question, aPreview({ endsUndo: endsUndo as keyof typeof ENDS_UNDO })).undo).toBe(sentence);
});

it.each(Object.entries(UNDO_STOPS))('stops undo: %s', (stop, sentence) => expect(words.undoStop(stop as UndoStop)).toBe(sentence));

it('says nothing of what does not happen', () => {
  expect(words.preview(question, aPreview({}))).toEqual({ cost: null, changes: [], follows: [], closes: null, undo: null });
});

it('has words for every preview of random games', () => {
  const told = { cost: 0, changes: 0, follows: 0, closes: 0, undo: 0 };
  for (const players of [2, 3, 4]) {
    const state = createGame(players);
    const spoken = createWords('en', { names: NAMES, game: state });
    playGame(state, 'foresight', {
      question(asked) {
        for (const one of preview(state)) {
          const { cost, changes, follows, closes, undo } = spoken.preview(asked, one);
          expect([cost, ...changes, ...follows, closes, undo].join(' ')).not.toMatch(/[{}]|undefined|NaN/);
          if (cost !== null) told.cost++;
          if (changes.length > 0) told.changes++;
          if (follows.length > 0) told.follows++;
          if (closes !== null) told.closes++;
          if (undo !== null) told.undo++;
        }
      },
    });
  }
  for (const number of Object.values(told)) expect(number).toBeGreaterThan(50);
});
