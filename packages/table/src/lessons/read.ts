/** Reads a lesson from any value. One that is damaged, or made for other rules or another edition, is refused. */
import { isObject, jsonCopy, RULES_VERSION, readPosition, type State } from '@tabannusi/engine';
import { hasForm, isListUpTo, isOneOf, isTextUpTo } from '../forms.ts';
import { LEARNER, LESSON_FORMAT, LESSON_VERSION, type Lesson, type Test } from './lesson.ts';

export const LESSON_FAULT_CODES = ['notALesson', 'otherLessonVersion', 'otherRules', 'otherEdition', 'badLesson'] as const;

export interface LessonFault {
  readonly code: (typeof LESSON_FAULT_CODES)[number];
  /** What is wrong, written as in code: `steps[2].right`; the empty string is the lesson itself. */
  readonly path: string;
}

export type ReadLesson =
  | { readonly ok: true; readonly lesson: Lesson; readonly state: State }
  | { readonly ok: false; readonly fault: LessonFault };

/** The most steps of a lesson, of tests in a list, and of characters. */
const LIMITS = { steps: 40, tests: 20, places: 60, id: 20, text: 80, depth: 8 };
const COPY_LIMITS = { values: 20_000, depth: 16 };

export function readLesson(value: unknown): ReadLesson {
  const data = jsonCopy(value, COPY_LIMITS);
  if (!isObject(data) || data['format'] !== LESSON_FORMAT) return refuse('notALesson', 'format');
  if (data['version'] !== LESSON_VERSION) return refuse('otherLessonVersion', 'version');
  const key = badKey(data);
  if (key !== null) return refuse('badLesson', key);
  const lesson = data as unknown as Lesson;
  if (lesson.rules !== RULES_VERSION) return refuse('otherRules', 'rules');
  const step = lesson.steps.findIndex((each) => !isStep(each));
  if (step >= 0) return refuse('badLesson', `steps[${step}]`);
  if (new Set(lesson.steps.map(({ id }) => id)).size < lesson.steps.length) return refuse('badLesson', 'steps');
  if (!isObject(lesson.position) || !Object.hasOwn(Object(lesson.position.edition), 'hash')) return refuse('badLesson', 'position.edition');
  const read = readPosition(lesson.position);
  if (!read.ok) {
    const [fault] = read.faults;
    const isEdition = fault?.code === 'editionHash' || fault?.code === 'unknownEdition';
    return refuse(isEdition ? 'otherEdition' : 'badLesson', `position.${fault?.path ?? ''}`);
  }
  if (read.state.active !== LEARNER) return refuse('badLesson', 'position.startSeat');
  return { ok: true, lesson, state: read.state };
}

const refuse = (code: LessonFault['code'], path: string): ReadLesson => ({ ok: false, fault: { code, path } });

const isId = (value: unknown): boolean => typeof value === 'string' && /^[a-z][A-Za-z0-9]*$/.test(value) && value.length <= LIMITS.id;
const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'number' || typeof value === 'boolean' || isTextUpTo(LIMITS.text)(value);
const isNumber = (value: unknown): boolean => typeof value === 'number';

/** Returns the first member that is missing, unknown or has the wrong form; null if there is none. */
function badKey(data: Readonly<Record<string, unknown>>): string | null {
  const unknown = Object.keys(data).find((key) => key !== 'position' && !Object.hasOwn(MEMBERS, key));
  if (unknown !== undefined) return unknown.slice(0, LIMITS.text);
  return Object.entries(MEMBERS).find(([key, isGood]) => !isGood(data[key]))?.[0] ?? null;
}

const MEMBERS: Readonly<Record<string, (value: unknown) => boolean>> = {
  format: isOneOf([LESSON_FORMAT]),
  version: isOneOf([LESSON_VERSION]),
  rules: Number.isInteger,
  id: isId,
  minutes: (value) => Number.isInteger(value) && Number(value) > 0,
  steps: (value) => isListUpTo(LIMITS.steps, isObject)(value) && (value as readonly unknown[]).length > 0,
};

const isTest = (value: unknown, depth = 0): value is Test => {
  if (!isObject(value) || depth > LIMITS.depth) return false;
  const inner = (each: unknown): boolean => isTest(each, depth + 1);
  const list = isListUpTo(LIMITS.tests, inner);
  const isValues = (choice: unknown): boolean =>
    isObject(choice) && Object.values(choice).every((each) => isScalar(each) || isListUpTo(LIMITS.tests, isScalar)(each));
  return [
    hasForm({ all: list }),
    hasForm({ any: list }),
    hasForm({ not: inner }),
    hasForm({ choice: isValues }),
    hasForm({ path: isTextUpTo(LIMITS.text) }, { grown: isOneOf([true]), is: isScalar, least: isNumber, most: isNumber }),
  ].some((isForm) => isForm(value));
};

const isStep = hasForm(
  { id: isId },
  {
    show: isListUpTo(LIMITS.places, isTextUpTo(LIMITS.text)),
    expect: (value) => isTest(value),
    right: (value) => isTest(value),
    others: isListUpTo(LIMITS.tests, hasForm({ id: isId, when: (value) => isTest(value) })),
  },
);
