/**
 * A lesson as data: a position, and steps that are read or played. Its sentences are in `packages/text`, by the ids of the lesson and its
 * steps (decision 0047).
 */
import type { Choice, Position } from '@tabannusi/engine';

export const LESSON_FORMAT = 'tabannusi-lesson';
export const LESSON_VERSION = 1;

/** The seat that learns. */
export const LEARNER = 0;

export interface Lesson {
  readonly format: typeof LESSON_FORMAT;
  readonly version: typeof LESSON_VERSION;
  /** The version of the rules for which the lesson was written (`RULES_VERSION`). */
  readonly rules: number;
  readonly id: string;
  /** How long it takes, in minutes. */
  readonly minutes: number;
  /** Names its edition with the content hash, so that a changed edition is noticed. */
  readonly position: Position;
  readonly steps: readonly LessonStep[];
}

/** A step is read, or it is played with one choice. */
export interface LessonStep {
  readonly id: string;
  /** Keys of the places on the board that it is about. */
  readonly show?: readonly string[];
  /** What its sentence claims about the position. A lesson whose claim fails was made for other rules. */
  readonly expect?: Test;
  /** The choices that go on; absent for a step that is read. */
  readonly right?: Test;
  /** Other choices that have a sentence of their own; the first that applies is said. */
  readonly others?: readonly { readonly id: string; readonly when: Test }[];
}

type Scalar = string | number | boolean | null;

/** A condition on a choice, or on what the learner sees when it was made. */
export type Test =
  /** Every named value of the choice is the given one, or one of those given. */
  | { readonly choice: Readonly<Record<string, Scalar | readonly Scalar[]>> }
  /** A value of the learner's view, such as `seats.0.vp`. With `grown`, how much more it is than before the choice. */
  | { readonly path: string; readonly grown?: true; readonly is?: Scalar; readonly least?: number; readonly most?: number }
  | { readonly all: readonly Test[] }
  | { readonly any: readonly Test[] }
  | { readonly not: Test };

/** What a test is about. For `expect` there is no choice, and `before` and `after` are the same. */
export interface Tested {
  readonly choice: Choice | null;
  readonly before: unknown;
  readonly after: unknown;
}

export function passes(test: Test, tested: Tested): boolean {
  if ('all' in test) return test.all.every((each) => passes(each, tested));
  if ('any' in test) return test.any.some((each) => passes(each, tested));
  if ('not' in test) return !passes(test.not, tested);
  if ('choice' in test) {
    const choice: Readonly<Record<string, unknown>> | null = tested.choice;
    return choice !== null && Object.entries(test.choice).every(([key, wanted]) => [wanted].flat().includes(choice[key] as Scalar));
  }
  const { path, grown, is, least = -Infinity, most = Infinity } = test;
  const now = at(tested.after, path);
  if (is !== undefined && grown === undefined) return now === is;
  const value = grown === undefined ? Number(now) : Number(now) - Number(at(tested.before, path));
  return is === undefined ? value >= least && value <= most : value === is;
}

/** Returns the value at a path with dots; undefined if there is none. */
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((inner: unknown, key) => (inner === null || inner === undefined ? undefined : Reflect.get(Object(inner), key)), value);
