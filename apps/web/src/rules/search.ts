/**
 * Finds rules by a question. It compares whole words by their stems and synonyms, ignoring case, accents and stop words. Answers to common
 * questions come first, then IDs, then the sentences with most of the words.
 */
import { RULE_IDS, RULING_IDS, type RuleId } from '@tabannusi/engine';
import { plain } from '@tabannusi/presenter';
import { RULE_ANSWERS, type RuleChapter, type RuleSearch, type RuleSentences } from '@tabannusi/text';
import { chapterOf } from './chapters.ts';

const RULES: readonly RuleId[] = [...RULE_IDS, ...RULING_IDS];

export interface Found {
  /** The best first. */
  readonly rules: readonly RuleId[];
  /** Whether a word of a text was searched for. */
  isSought(word: string): boolean;
}

export interface Finder {
  find(search: string): Found;
}

/** Scores: a word of the rule, a part of a compound, a word in the chapter title, an ID, and the answer to a common question. */
const WHOLE = 10;
const PART = 6;
const TITLE = 2;
const IN_ID = 500;
const ANSWER = 1000;
/** The least number of letters of a stem that is found within compounds, and of a word without its ending. */
const LEAST_PART = 4;
const LEAST_STEM = 3;

export function finderOf(sentences: RuleSentences, titleOf: (chapter: RuleChapter) => string, language: RuleSearch): Finder {
  const { stemOf, stemsOf } = stemmerOf(language);
  const isPartOf = (stem: string, word: string): boolean =>
    language.hasCompounds && stem.length >= LEAST_PART && (word.startsWith(stem) || word.endsWith(stem));
  const worthOf = (stem: string, stems: ReadonlySet<string>): number => {
    if (stems.has(stem)) return WHOLE;
    for (const word of stems) if (isPartOf(stem, word)) return PART;
    return 0;
  };
  const titles = new Map<RuleChapter | null, ReadonlySet<string>>();
  const rules = RULES.map((rule) => {
    const chapter = chapterOf(rule);
    if (!titles.has(chapter)) titles.set(chapter, chapter === null ? new Set() : stemsOf(titleOf(chapter)));
    return { rule, id: plain(rule), stems: stemsOf(sentences[rule]), title: titles.get(chapter) };
  });
  const questions = Object.entries(RULE_ANSWERS).flatMap(([name, answers]) =>
    language.questions[name as keyof typeof RULE_ANSWERS].map((asked) => ({ asked: stemsOf(asked), answers })),
  );

  return {
    find(search) {
      const sought = [...stemsOf(search)];
      const typed = plain(search).trim();
      const isId = (id: string): boolean => typed.length >= LEAST_STEM && id.startsWith(typed);
      const answers: readonly RuleId[] = questions.find(({ asked }) => isAsked(asked, sought))?.answers ?? [];
      const scored = rules.map(({ rule, id, stems, title }, at) => {
        let [score, words] = [0, 0];
        for (const stem of sought) {
          const worth = worthOf(stem, stems);
          if (worth > 0) words++;
          score += worth + (title?.has(stem) ? TITLE : 0);
        }
        // A rule with less than half of the words is about something else.
        if (words * 2 < sought.length || words === 0) score = 0;
        else score += words * WHOLE - Math.log(stems.size + 1);
        if (isId(id)) score = IN_ID - at / RULES.length;
        const answer = answers.indexOf(rule);
        return { rule, score: answer < 0 ? score : ANSWER - answer };
      });
      return {
        rules: scored
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score)
          .map(({ rule }) => rule),
        isSought(word) {
          const stem = stemOf(plain(word));
          return isId(plain(word)) || sought.some((each) => each === stem || isPartOf(each, stem));
        },
      };
    },
  };
}

/** Whether all typed words belong to the question and make up most of it. */
const isAsked = (asked: ReadonlySet<string>, sought: readonly string[]): boolean =>
  sought.length * 2 >= asked.size && sought.length > 0 && sought.every((stem) => asked.has(stem));

/** Returns a stemmer that gives one stem to all inflections and synonyms of a word. */
function stemmerOf({ common, endings, synonyms }: RuleSearch) {
  const shortened = (word: string): string => {
    const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= LEAST_STEM);
    const stem = ending === undefined ? word : word.slice(0, -ending.length);
    // Undoubles "gett" from "getting", and drops the e that "Statek" loses when inflected.
    return stem.replace(/([^aeiousl])\1$/, '$1').replace(/([^aeiou])ek$/, '$1k');
  };
  const one = new Map(
    synonyms.flatMap((group) => group.map((word) => [shortened(plain(word)), shortened(plain(group[0] ?? word))] as const)),
  );
  const stemOf = (bare: string): string => {
    const stem = shortened(bare);
    return one.get(stem) ?? stem;
  };
  const unsaid = new Set(common);
  const stemsOf = (text: string): ReadonlySet<string> =>
    new Set(wordsOf(plain(text)).flatMap((word) => (unsaid.has(word) ? [] : [stemOf(word)])));
  return { stemOf, stemsOf };
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Splits a text into the words that were searched for and what is between them. An ID is one word. */
export function piecesOf(
  text: string,
  isSought: (word: string) => boolean,
): readonly { readonly text: string; readonly isFound: boolean }[] {
  const pieces = text.split(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]*\d)*)/u);
  return pieces.filter(Boolean).map((piece) => ({ text: piece, isFound: /[\p{L}\p{N}]/u.test(piece) && isSought(piece) }));
}
