/** Every lesson has its sentences in every language, for exactly its steps and responses. */
import { LESSON_FAULT_CODES, LESSONS } from '@tabannusi/table/lessons';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadLessonWords, loadSpeaker } from '../src/index.ts';

interface Step {
  readonly id: string;
  readonly others?: readonly { readonly id: string }[];
}

describe.each(LANGUAGES)('in %s', async (language) => {
  const words = await loadLessonWords(await loadSpeaker(language));

  it.each(Object.entries(LESSONS))('%s', (id, { steps }: { readonly steps: readonly Step[] }) => {
    const lesson = words.lessons[id as keyof typeof LESSONS];
    expect(Object.keys(lesson.say)).toEqual(steps.map((step) => step.id));
    const responses = steps.flatMap(({ id: step, others = [] }) => (others.length === 0 ? [] : [[step, others.map((each) => each.id)]]));
    expect(Object.fromEntries(Object.entries(lesson.other).map(([step, said]) => [step, Object.keys(said)]))).toEqual(
      Object.fromEntries(responses),
    );
    for (const text of [...Object.values(lesson.say), ...Object.values(lesson.other).flatMap(Object.values)]) {
      expect(text).toMatch(/[.?!]$/);
      // Two or three sentences are read beside a board.
      expect(text.length).toBeLessThanOrEqual(200);
    }
  });

  it('says why a lesson is refused', () => {
    for (const code of LESSON_FAULT_CODES) expect(words.say('lessonFault', code, { path: 'steps[2]' })).toMatch(/\.$/);
  });
});
