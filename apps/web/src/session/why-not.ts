/** What cannot be chosen now, by its place, with the rules that forbid it. */
import { answerOf, type Choice, candidates, whyNot } from '@tabannusi/engine';
import type { ReasonWords } from '@tabannusi/text';
import type { Hint } from './hints.ts';
import { type Place, placeOf } from './places.ts';
import type { Scene } from './scene.ts';
import type { Told } from './told.ts';

/** Null where nothing could be tried at a place. It is worked out when a place is first asked about. */
export function createWhyNot({ state, view, offers }: Scene, { words }: Told, { reason }: ReasonWords): (place: Place) => Hint | null {
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
    if (choice === undefined) return null;
    const reasons = whyNot(state, choice).map(reason);
    return {
      title: choice.choose === 'space' ? choice.space : words.choice(question, choice),
      lines: reasons.flatMap(({ sentence, missing }) => [...(missing === null ? [] : [missing]), sentence]),
      rules: [...new Set(reasons.map(({ rule }) => rule))],
      forbidden: true,
    };
  };
}
