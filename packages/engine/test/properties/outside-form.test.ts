/** Inside and outside form of answers and outcomes are one to one, and both doors lead to the same place. */
import { expect, test } from 'vitest';
import type { Choice, Outcome } from '../../src/choices.ts';
import { apply, asked, describeChoice, describeOutcome, describeQuestion, isOver, legal } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';
import { play, playOutcome } from '../../src/play.ts';
import { overGames, walk } from './games.ts';

test('two choices of one list never look alike from outside', () => {
  overGames(80, (name) => {
    walk(name, (state) => {
      if (isOver(state) || asked(state) === CHANCE) return;
      const count = legal(state);
      const forms = new Set<string>();
      for (let i = 0; i < count; i++) forms.add(JSON.stringify(describeChoice(state, state.choices[i])));
      expect(forms.size).toBe(count);
    });
  });
});

test('a question in outside form names the seat that is asked and survives JSON', () => {
  overGames(30, (name) => {
    walk(name, (state) => {
      if (isOver(state) || asked(state) === CHANCE) return;
      const question = describeQuestion(state);
      expect(question.seat).toBe(asked(state));
      expect(JSON.parse(JSON.stringify(question))).toEqual(question);
    });
  });
});

test('the checked door leads where the trusted one does, for every legal choice', () => {
  overGames(60, (name) => {
    walk(name, (state, _, step) => {
      if (isOver(state) || asked(state) === CHANCE || (step + name.seed) % 6 !== 0) return;
      for (const choice of state.choices.slice(0, legal(state))) {
        const outside = throughJson<Choice>(describeChoice(state, choice));
        expectSameWay(state, choice, (copy) => play(copy, outside));
      }
    });
  });
});

test('the same for outcomes of chance', () => {
  overGames(60, (name) => {
    walk(name, (state, outcome) => {
      if (isOver(state) || asked(state) !== CHANCE) return;
      const outside = throughJson<Outcome>(describeOutcome(state, outcome));
      expectSameWay(state, outcome, (copy) => playOutcome(copy, outside));
    });
  });
});

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function expectSameWay(state: State, answer: number, door: (copy: State) => { ok: boolean }): void {
  const trusted = state.clone();
  apply(trusted, answer);
  const checked = state.clone();
  expect(door(checked)).toMatchObject({ ok: true });
  expect(hashText(checked)).toBe(hashText(trusted));
}
