/** What cannot be chosen now, by its place, with the rules that forbid it. */
import { answerOf, type Choice, candidates, type Reason, type RuleId, whyNot } from '@tabannusi/engine';
import type { PartWords, ReasonWords } from '@tabannusi/text';
import type { Hint } from './hints.ts';
import { type Place, placeOf } from './places.ts';
import type { Scene } from './scene.ts';
import type { Told } from './told.ts';

/** What is chosen in one District only, by the question and the kind of place: the rule that says where. */
const HERE_ONLY: Readonly<Record<string, RuleId>> = {
  'die die': 'TURN-03',
  'action action': 'TURN-09',
  'constructColour projects': 'ACT-BLD-01',
};

/** Null where nothing could be tried at a place. It is worked out when a place is first asked about. */
export function createWhyNot(
  { state, view, offers }: Scene,
  { words }: Told,
  { reason }: ReasonWords,
  parts: PartWords,
  whatIs: (place: Place) => Hint | null,
): (place: Place) => Hint | null {
  const { question } = view;
  let refused: ReadonlyMap<Place, Choice> | null = null;
  return (place) => {
    if (question === null || offers.length === 0) return null;
    refused ??= new Map(
      candidates(state)
        .filter((choice) => answerOf(state, choice) === null)
        .flatMap((choice): [Place, Choice][] => {
          const at = placeOf(question, choice);
          return at === null ? [] : [[at, choice]];
        }),
    );
    const choice = refused.get(place);
    if (choice !== undefined)
      return forbidden(choice.choose === 'space' ? choice.space : words.choice(question, choice), whyNot(state, choice));
    const [kind, district] = place.split(':');
    const rule = HERE_ONLY[`${question.ask} ${kind}`];
    if (rule === undefined || !('district' in question) || question.district === Number(district)) return null;
    return forbidden(whatIs(place)?.title ?? words.district(Number(district)), [{ rule }], parts.pawn('assistant', question.seat));
  };

  function forbidden(title: string, why: readonly Reason[], ...facts: string[]): Hint {
    const reasons = why.map(reason);
    return {
      title,
      lines: [...facts, ...reasons.flatMap(({ sentence, missing }) => [...(missing === null ? [] : [missing]), sentence])],
      rules: [...new Set(reasons.map(({ rule }) => rule))],
      forbidden: true,
    };
  }
}
