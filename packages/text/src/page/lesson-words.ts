/** The sentences of the lessons and of the page around them, loaded with the first lesson. */
import type * as en from '../lessons/en.ts';
import type { Language } from '../speech/locales.ts';
import { type Speech, sayingOf } from '../speech/speech.ts';
import type { Translated, ValuesOf, VariablesOf } from '../speech/variables.ts';

type Lessons = Omit<typeof en, 'learn' | 'lessonFault'>;
export type LessonName = keyof Lessons;
type Values = VariablesOf<Pick<typeof en, 'learn' | 'lessonFault'>>;

/** The sentences of one lesson. Steps and responses have those of the lesson's file. */
export interface LessonText {
  readonly title: string;
  /** What it is about, in a few words. */
  readonly about: string;
  readonly say: Readonly<Record<string, string>>;
  /** By step: what is said of choices that are not right, by the ids of the responses. */
  readonly other: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface LessonWords {
  say<P extends keyof Values, K extends keyof Values[P] & string>(part: P, key: K, values: ValuesOf<Values[P], K>): string;
  readonly lessons: Readonly<Record<LessonName, LessonText>>;
}

export async function loadLessonWords({
  language,
  speech,
}: {
  readonly language: Language;
  readonly speech: Speech;
}): Promise<LessonWords> {
  const { learn, lessonFault, ...lessons } = await MESSAGES[language]();
  return { say: sayingOf(speech, { learn, lessonFault }), lessons };
}

const MESSAGES: Readonly<Record<Language, () => Promise<Translated<typeof en>>>> = {
  en: () => import('../lessons/en.ts'),
  fr: () => import('../lessons/fr.ts'),
  pl: () => import('../lessons/pl.ts'),
  de: () => import('../lessons/de.ts'),
};
