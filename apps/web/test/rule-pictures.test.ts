/** The pictures of the rules: every example is a step of a lesson that can be reached, and has a sentence in every language. */
import { LEARNER } from '@tabannusi/table/lessons';
import { LANGUAGES, loadLessonWords, loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { ACTIONS, runTo, SCORES, TURN } from '../src/rules/pictures.tsx';

const EXAMPLES = [...TURN, ...SCORES, ...ACTIONS];
const words = await Promise.all(LANGUAGES.map(async (language) => loadLessonWords(await loadSpeaker(language))));

it.each(EXAMPLES)('reaches %s, %s in a real position, and says what it shows', (lesson, step) => {
  const run = runTo(lesson, step, ['Puabi', 'Ninlil']);
  expect(run?.progress.step?.id).toBe(step);
  expect(run?.table.view(LEARNER).seats[LEARNER]?.assistant).toBeGreaterThan(0);
  for (const { lessons } of words) expect(lessons[lesson].say[step]).toMatch(/\p{L}{3}/u);
});

it('shows a turn in five pictures, and every kind of Action', () => {
  expect(TURN).toHaveLength(5);
  const chosen = ACTIONS.map(([lesson, step]) => runTo(lesson, step, ['Puabi', 'Ninlil'])?.table.question?.ask);
  expect(chosen).toEqual(expect.arrayContaining(['projectSpace', 'action', 'gardenSpace', 'ship', 'portSpace', 'zigguratSpace']));
});

it('finds no step that a lesson does not have', () => {
  expect(runTo('turn', 'nowhere', ['Puabi', 'Ninlil'])).toBeNull();
});
