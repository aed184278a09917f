/** A player that follows a fixed script: it gives the answer with the highest worth, and a random one of equals. */
import { type Choice, Generator, type State } from '@tabannusi/engine';
import type { Question } from '../../src/log/fact-values.ts';
import { at } from '../../src/speech/at.ts';
import { Outlook } from './outlook.ts';
import { worthOf } from './worth.ts';

export type Answer = (question: Question, choices: readonly Choice[]) => Choice;

/** Returns a function that answers for all seats of the game in the state. The seed only breaks ties. */
export function createScriptedPlayer(state: State, seed: string): Answer {
  const ties = new Generator(seed, 'bot');
  const outlooks = [...state.vp.keys()].map((seat) => new Outlook(state, seat));
  return (question, choices) => {
    const outlook = at(outlooks, question.seat);
    const worths = choices.map((choice) => worthOf(outlook, question, choice));
    const most = Math.max(...worths);
    const best = choices.filter((_, index) => worths[index] === most);
    return at(best, best.length === 1 ? 0 : ties.below(best.length));
  };
}
