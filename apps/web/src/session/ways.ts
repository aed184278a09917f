/**
 * What a tap on a place can mean while something else is asked: a choice, and the choices after it that only say what or where. A tap on a
 * Ship space claims that Ship, although the question is which Action to perform. Loads after the board (decision 0044).
 */
import {
  type Ask,
  apply,
  asked,
  type Choice,
  choicesOf,
  describeQuestion,
  isOver,
  legal,
  type Preview,
  type State,
} from '@tabannusi/engine';
import { keyOf } from '../places/place.ts';
import { placeOf } from '../places/place-of.ts';
import type { Way, Ways } from './tapped.ts';

/** Choices that only open the question of what or where. */
const OPENERS: ReadonlySet<Choice['choose']> = new Set(['action', 'colour', 'lay', 'place']);
/** The questions of what and where. */
const WHERE: ReadonlySet<Ask['ask']> = new Set([
  'projectColour',
  'projectSpace',
  'constructColour',
  'gardening',
  'waterSpace',
  'gardenSpace',
  'ship',
  'portSpace',
  'zigguratSpace',
]);
/** The choices that answer them with a place. */
const ENDS: ReadonlySet<Choice['choose']> = new Set(['space', 'ship', 'portSpace', 'zigguratSpace']);

/** Returns the ways by the key of their place. `state` is what the asked seat may know, and `offers` are the previews of its choices. */
export function waysOf(state: State, offers: readonly Preview[]): Ways {
  if (offers.length === 0) return new Map();
  const { seat } = describeQuestion(state);
  const found = offers.flatMap((first) =>
    OPENERS.has(first.choice.choose) ? waysAfter(state, first.answer, { first, steps: [] }, seat) : [],
  );
  return Map.groupBy(found, ({ place }) => keyOf(place));
}

function waysAfter(before: State, answer: number, { first, steps }: Omit<Way, 'place'>, seat: number): Way[] {
  const state = before.clone();
  apply(state, answer);
  if (isOver(state) || asked(state) !== seat) return [];
  const question = describeQuestion(state);
  if (!WHERE.has(question.ask)) return [];
  const choices = choicesOf(state);
  const answers = Array.from(state.choices.subarray(0, legal(state)));
  return choices.flatMap((choice, n): Way[] => {
    const way = { first, steps: [...steps, { state, question, choice }] };
    const isEnd = ENDS.has(choice.choose) || question.ask === 'constructColour';
    const place = isEnd ? placeOf(question, choice) : null;
    if (place !== null) return [{ ...way, place }];
    return OPENERS.has(choice.choose) ? waysAfter(state, answers[n] ?? 0, way, seat) : [];
  });
}
