/** Copies are independent, and reading a state does not change a byte of it. */
import { expect, test } from 'vitest';
import { apply, asked, describeChoice, describeOutcome, describeQuestion, isOver, legal } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { State } from '../../src/model/state.ts';
import { overGames, walk } from './games.ts';
import { RandomAnswers } from './random-answers.ts';

test('what is done to a copy is not seen in the original', () => {
  overGames(60, (name) => {
    walk(name, (state, _, step) => {
      if (step % 9 !== 0) return;
      const before = state.clone();
      const copy = state.clone();
      const answers = new RandomAnswers(name.player, `${name.seed} ${step}`);
      for (let n = 0; n < 12 && !isOver(copy); n++) apply(copy, answers.next(copy));
      expectUnchanged(state, before);
    });
  });
});

test('a copy goes the same way as the original when it is given the same answers', () => {
  overGames(60, (name) => {
    let copy: State | null = null;
    walk(name, (state, answer, step) => {
      if (step === name.seed % 150) copy = usedState(state);
      if (copy === null) return;
      expect(hashText(copy)).toBe(hashText(state));
      if (!isOver(state)) apply(copy, answer);
    });
  });
});

test('listing and describing change nothing', () => {
  overGames(40, (name) => {
    walk(name, (state, answer) => {
      if (isOver(state)) return;
      const before = state.clone();
      if (asked(state) === CHANCE) describeOutcome(state, answer);
      else {
        describeQuestion(state);
        const count = legal(state);
        const list = state.choices.slice(0, count);
        for (const choice of list) describeChoice(state, choice);
        state.count = -1;
        expect(legal(state)).toBe(count);
        expect(state.choices.slice(0, count)).toEqual(list);
      }
      expectUnchanged(state, before);
    });
  });
});

/** Copies into a state that was used for something else before. */
function usedState(state: State): State {
  const used = new State(state.setting);
  used.bytes.fill(0xa5);
  used.depth = 5;
  used.count = 3;
  used.copyFrom(state);
  return used;
}

function expectUnchanged(state: State, before: State): void {
  if (state.depth !== before.depth || Buffer.compare(state.bytes, before.bytes) !== 0) throw new Error('the state was changed');
}
