/** Numbers of the page's messages are read as the parser that is left out would read them. */
import { LANGUAGES, loadHintWords, loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { parseDateTimeSkeleton, parseNumberSkeleton, parseNumberSkeletonFromString } from '../src/words/number-skeletons.ts';

const formatted = (skeleton: string, value: number): string =>
  new Intl.NumberFormat('en-GB', parseNumberSkeleton(parseNumberSkeletonFromString(skeleton))).format(value);

it.each([
  ['sign-always', 3, '+3'],
  ['.0', 2, '2.0'],
  ['sign-except-zero .0', -1.25, '-1.3'],
  ['sign-except-zero .0', 0, '0.0'],
])('%s of %d is %s', (skeleton, value, text) => expect(formatted(skeleton, value)).toBe(text));

it.each(['percent', '.00', 'sign-always percent'])('%s is refused', (skeleton) =>
  expect(() => formatted(skeleton, 1)).toThrow('no skeleton that is known here'),
);

it('no date has one', () => expect(() => parseDateTimeSkeleton('yMMM')).toThrow('no skeleton'));

/** What stands between `::` and the end of a number, in all that a page says of the game. */
it.each(LANGUAGES)('the messages in %s have no other', async (language) => {
  const speaker = await loadSpeaker(language);
  const { catalogue } = speaker.speech;
  const skeletons = JSON.stringify(catalogue).match(/(?<=, ::)[^}]*/g) ?? [];
  expect(skeletons.length).toBeGreaterThan(0);
  for (const skeleton of skeletons) expect(() => formatted(skeleton, 1)).not.toThrow();
  expect(await loadHintWords(speaker)).toBeDefined();
});
