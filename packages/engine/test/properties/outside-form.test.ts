/** The engine's form and the outside form of answers and outcomes correspond one to one, and both lead to the same result. */
import { expect, test } from 'vitest';
import { choiceOf, idOf, outcomeOf } from '../../src/answer-ids.ts';
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

test('an id names one answer to a question, and is read as that answer', () => {
  const words = new Set<string>();
  overGames(40, (name) => {
    walk(name, (state, answer) => {
      if (isOver(state)) return;
      if (asked(state) === CHANCE) {
        const outcome = describeOutcome(state, answer);
        words.add(outcome.chance);
        expect(JSON.stringify(outcomeOf(idOf(outcome)))).toBe(JSON.stringify(outcome));
        return;
      }
      const choices = Array.from(state.choices.subarray(0, legal(state)), (choice) => describeChoice(state, choice));
      for (const choice of choices) {
        words.add(choice.choose);
        expect(JSON.stringify(choiceOf(idOf(choice)))).toBe(JSON.stringify(choice));
      }
      expect(new Set(choices.map(idOf)).size).toBe(choices.length);
    });
  });
  expect(words.size).toBeGreaterThan(30);
});

test('what is no id is read as nothing', () => {
  const strange = [
    '',
    ':',
    'die',
    'die:',
    'die:04',
    'die:-1',
    'die:1e1',
    'die:4:4',
    'die:99999',
    'pay:1,,2:0:0',
    'toString',
    '__proto__:1',
  ];
  for (const id of [...strange, 'constructor', 'dice:1,2', `space:${'a'.repeat(100)}`]) expect([id, choiceOf(id)]).toEqual([id, null]);
  for (const id of [...strange, 'done', 'dice:1 2']) expect([id, outcomeOf(id)]).toEqual([id, null]);
});

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function expectSameWay(state: State, answer: number, door: (copy: State) => { ok: boolean }): void {
  const trusted = state.clone();
  apply(trusted, answer);
  const checked = state.clone();
  expect(door(checked)).toMatchObject({ ok: true });
  expect(hashText(checked)).toBe(hashText(trusted));
}
