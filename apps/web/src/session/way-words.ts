/** Choices of other questions in words: on the way to a place, and those made without asking. */
import type { State } from '@tabannusi/engine';
import type { Sentences, Speaker } from '@tabannusi/text';
import type { AskedChoice, SaidIn, Way } from './tapped.ts';

/** The words of each state, by language: a place that is lit has a name at every render. */
const said = new WeakMap<Speaker, WeakMap<State, Sentences>>();

export function choiceIn({ speaker, names }: SaidIn, { state, question, choice }: AskedChoice): string {
  const bySpeaker = said.get(speaker) ?? new WeakMap<State, Sentences>();
  said.set(speaker, bySpeaker);
  const words = bySpeaker.get(state) ?? speaker.words({ names, game: state });
  bySpeaker.set(state, words);
  return words.choice(question, choice);
}

/** The names of all choices of a way, in order. */
export function nameOf(told: SaidIn, { first, steps }: Way): string {
  const opening = told.offers.find(({ preview }) => preview === first)?.label ?? '';
  return [opening, ...steps.map((step) => choiceIn(told, step))].join(' → ');
}

/** What a lit place is called: its only way, or what several have in common, which is where they lead. */
export function labelOf(told: SaidIn, ways: readonly Way[]): string {
  const [way, another] = ways;
  const last = way?.steps.at(-1);
  if (way === undefined || last === undefined) return '';
  return another === undefined ? nameOf(told, way) : choiceIn(told, last);
}
