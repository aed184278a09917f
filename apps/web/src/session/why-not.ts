/** Explains what cannot be chosen now, by place, with the rules that forbid it. */
import type { Choice } from '@tabannusi/engine';
import { HERE_ONLY, type RefusedChoice, refusedChoices, refusedIn } from '@tabannusi/presenter';
import type { PartWords, ReasonWords } from '@tabannusi/text';
import { keyOf, type Place } from '../places/place.ts';
import { placeOf } from '../places/place-of.ts';
import type { TabletText } from '../pointing/tablet-text.ts';
import type { Scene } from './scene.ts';
import type { Told } from './told.ts';

/** The function returns null for a place where nothing could be tried. Reasons are computed when a place is first asked about. */
export function createWhyNot(
  { state, view, offers }: Scene,
  { words }: Told,
  reasons: ReasonWords,
  parts: PartWords,
  whatIs: (place: Place) => TabletText | null,
): (place: Place) => TabletText | null {
  const { question } = view;
  let refused: ReadonlyMap<string, Choice> | null = null;
  return (place) => {
    if (question === null || offers.length === 0) return null;
    refused ??= new Map(
      refusedChoices(state).flatMap((choice): [string, Choice][] => {
        const at = placeOf(question, choice);
        return at === null ? [] : [[keyOf(at), choice]];
      }),
    );
    const choice = refused.get(keyOf(place));
    if (choice !== undefined) return forbidden(refusedIn(state, question, words, reasons)(choice));
    if (!('district' in place && 'district' in question) || question.district === place.district) return null;
    const only = HERE_ONLY[question.ask];
    if (only?.thing !== place.kind) return null;
    const title = whatIs(place)?.title ?? words.district(place.district);
    return forbidden({ label: title, reasons: [reasons.reason({ rule: only.rule })] }, parts.pawn('assistant', question.seat));
  };
}

const forbidden = ({ label, reasons }: Pick<RefusedChoice, 'label' | 'reasons'>, ...facts: string[]): TabletText => ({
  title: label,
  lines: [...facts, ...reasons.flatMap(({ sentence, missing }) => [...(missing === null ? [] : [missing]), sentence])],
  rules: [...new Set(reasons.map(({ rule }) => rule))],
  forbidden: true,
});
