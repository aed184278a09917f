/** Lessons can be finished along every right path, their sentences are true, and lessons that do not fit are refused. */
import { describe, expect, it } from 'vitest';
import { LESSONS, type Lesson, LessonRun, playPaths, readLesson } from '../src/lessons/index.ts';

const MOST_PATHS = 200;

function open(value: unknown) {
  const read = readLesson(value);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read;
}

/** A copy of a lesson that a test can change. */
// biome-ignore lint/suspicious/noExplicitAny: any part of the file is changed here
const copyOf = (value: unknown): any => JSON.parse(JSON.stringify(value));

const runOf = (value: unknown): LessonRun => {
  const { lesson, state } = open(value);
  return new LessonRun({ lesson, state, names: state.setting.solo === null ? ['You', 'Ninlil'] : ['You'] });
};

describe('every lesson', () => {
  it.each(Object.entries(LESSONS))('%s is played along every right path, and all that it claims is true', (id, value) => {
    const { lesson, state } = open(value);
    expect(lesson.id).toBe(id);
    const { paths, first, faults } = playPaths(lesson, state, MOST_PATHS);
    expect(faults).toEqual([]);
    expect(paths).toBeGreaterThan(0);
    // Also played at a table, as a person does.
    const run = runOf(value);
    for (const choice of first) {
      while (run.progress.step?.right === undefined) run.next();
      expect(run.right()).toContainEqual(choice);
      run.table.play(0, choice);
      expect(run.progress.aside).toBeNull();
    }
    while (run.progress.step !== null) run.next();
    expect(run.progress.done).toBe(lesson.steps.length);
  });

  it('there are at most 200 paths in all', () => {
    const all = Object.values(LESSONS).map((value) => {
      const { lesson, state } = open(value);
      return playPaths(lesson, state, MOST_PATHS).paths;
    });
    expect(all.reduce((sum, paths) => sum + paths, 0)).toBeLessThanOrEqual(MOST_PATHS);
  });
});

describe('a lesson being played', () => {
  it('goes aside with another choice, says what it was, and comes back', () => {
    const run = runOf(LESSONS.goal);
    run.next();
    expect(run.progress).toMatchObject({ done: 1, step: { id: 'construct' }, aside: null });
    run.table.play(0, { choose: 'done' });
    expect(run.progress).toMatchObject({ done: 1, aside: 'end' });
    run.back();
    expect(run.progress).toMatchObject({ done: 1, step: { id: 'construct' }, aside: null });
    run.table.play(0, { choose: 'action', action: 'construct' });
    expect(run.progress).toMatchObject({ done: 2, step: { id: 'end' }, aside: null });
  });

  it('follows undo and redo, and starts again', () => {
    const run = runOf(LESSONS.goal);
    run.table.play(0, { choose: 'action', action: 'construct' });
    expect(run.progress.done).toBe(2);
    run.table.undo(0);
    expect(run.progress.step?.id).toBe('welcome');
    run.table.redo(0);
    expect(run.progress.done).toBe(2);
    run.restart();
    expect(run.progress).toMatchObject({ done: 0, step: { id: 'welcome' } });
  });
});

describe('refuses', () => {
  it.each([
    ['another format', (lesson: Lesson) => ({ ...lesson, format: 'tabannusi-record' }), 'notALesson', 'format'],
    ['another version', (lesson: Lesson) => ({ ...lesson, version: 2 }), 'otherLessonVersion', 'version'],
    ['other rules', (lesson: Lesson) => ({ ...lesson, rules: lesson.rules + 1 }), 'otherRules', 'rules'],
    ['an unknown member', (lesson: Lesson) => ({ ...lesson, extra: 1 }), 'badLesson', 'extra'],
    ['a step without an id', (lesson: Lesson) => ({ ...lesson, steps: [{ show: [] }] }), 'badLesson', 'steps[0]'],
    ['two steps of one id', (lesson: Lesson) => ({ ...lesson, steps: [{ id: 'a' }, { id: 'a' }] }), 'badLesson', 'steps'],
    ['a condition of no form', (lesson: Lesson) => ({ ...lesson, steps: [{ id: 'a', right: { some: 1 } }] }), 'badLesson', 'steps[0]'],
  ] as const)('%s', (_, change, code, path) => {
    expect(readLesson(change(copyOf(LESSONS.goal)))).toEqual({ ok: false, fault: { code, path } });
  });

  it.each([null, [], 'goal', 7])('%j', (value) => expect(readLesson(value)).toMatchObject({ ok: false, fault: { code: 'notALesson' } }));

  it('an edition that has changed, by its hash', () => {
    const changed = copyOf(LESSONS.goal);
    changed.position.edition.hash = '0123456789abcdef';
    expect(readLesson(changed)).toMatchObject({ ok: false, fault: { code: 'otherEdition' } });
    changed.position.edition = { id: 'reference', version: 3 };
    expect(readLesson(changed)).toEqual({ ok: false, fault: { code: 'badLesson', path: 'position.edition' } });
  });

  it('a position that the engine refuses', () => {
    const changed = copyOf(LESSONS.goal);
    changed.position.players = 7;
    expect(readLesson(changed)).toMatchObject({ ok: false, fault: { code: 'badLesson' } });
  });
});

describe('playing the paths finds', () => {
  const faultsOf = (change: (lesson: ReturnType<typeof copyOf>) => void): readonly string[] => {
    const changed = copyOf(LESSONS.goal);
    change(changed);
    const { lesson, state } = open(changed);
    return playPaths(lesson, state, MOST_PATHS).faults;
  };

  it('a claim that is not true', () =>
    expect(faultsOf(({ steps }) => (steps[0].expect.is = 11))).toEqual(['welcome: what it says is not true']));

  it('a step that no choice fits, as after a change of the rules', () =>
    expect(faultsOf(({ steps }) => (steps[1].right.choice.action = 'ship'))).toContain('construct: no choice is right'));

  it('a response that no choice calls for', () =>
    expect(faultsOf(({ steps }) => steps[1].others.push({ id: 'never', when: { choice: { choose: 'die' } } }))).toEqual([
      'construct: no choice calls for the response never',
    ]));

  it('more paths than allowed', () => {
    const { lesson, state } = open(LESSONS.turn);
    expect(playPaths(lesson, state, 3).faults).toContain('more than 3 right paths');
  });
});
