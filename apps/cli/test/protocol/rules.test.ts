/** The rules beside questions and choices, in games of random players. */
import {
  apply,
  asked,
  CHANCE,
  choicesOf,
  createSetting,
  describeQuestion,
  drawOutcome,
  Generator,
  idOf,
  isOver,
  newGame,
  REFERENCE_EDITION,
  RULE_IDS,
  RULING_IDS,
  SHIPPED,
  State,
} from '@tabannusi/engine';
import { busyChoice } from '@tabannusi/engine/busy-choice';
import { choiceRule } from '@tabannusi/presenter';
import { expect, it } from 'vitest';

/** Games per edition. */
const GAMES = 60;
/** Kinds of question in random games: all except that of a rare Decree that moves Houses [DEC-10]. */
const QUESTIONS = 35;

it('the choices of a question have ids of their own and rules that there are', () => {
  const known: ReadonlySet<string> = new Set([...RULE_IDS, ...RULING_IDS]);
  const kinds = new Set<string>();
  for (let n = 0; n < GAMES * SHIPPED.length; n++) {
    const state = new State(createSetting(SHIPPED[Math.floor(n / GAMES)] ?? REFERENCE_EDITION, 2 + (n % 3)));
    const lots = new Generator(`rules ${n % GAMES}`, 'game');
    newGame(state);
    while (!isOver(state)) {
      if (asked(state) === CHANCE) {
        apply(state, drawOutcome(state, lots));
        continue;
      }
      const question = describeQuestion(state);
      const choices = choicesOf(state);
      kinds.add(question.ask);
      if (new Set(choices.map(idOf)).size !== choices.length) throw new Error(`${question.ask}: two choices have one id`);
      for (const choice of choices) if (!known.has(choiceRule(question, choice))) throw new Error(`${question.ask} ${choice.choose}`);
      apply(state, state.choices[busyChoice(choices, lots)] ?? 0);
    }
  }
  expect(kinds.size, [...kinds].sort().join()).toBeGreaterThanOrEqual(QUESTIONS);
});
