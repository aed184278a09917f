/** The rules by chapter, and those that a search finds. */
import { RULE_IDS, RULING_IDS, type RuleId } from '@tabannusi/engine';
import { RULE_CHAPTERS, type RuleChapter, type RuleSentences } from '@tabannusi/text';

/** The first prefix that fits is the one. */
const PREFIXES: readonly (readonly [prefix: string, chapter: RuleChapter])[] = [
  ['COMP', 'components'],
  ['SET', 'setUp'],
  ['KEY', 'keyConcepts'],
  ['TURN', 'turn'],
  ['ACT', 'actions'],
  ['FREE', 'freeActions'],
  ['SCORE', 'scoring'],
  ['END', 'gameEnd'],
  ['BON', 'bonuses'],
  ['TILE', 'tilesAndCards'],
  ['ZIG', 'tilesAndCards'],
  ['HM', 'tilesAndCards'],
  ['URB', 'tilesAndCards'],
  ['DEC', 'tilesAndCards'],
  ['SOLO', 'solo'],
  ['KING', 'solo'],
  ['C-', 'contradictions'],
  ['A-', 'gaps'],
];

export const chapterOf = (rule: RuleId): RuleChapter | null => PREFIXES.find(([prefix]) => rule.startsWith(prefix))?.[1] ?? null;

const RULES: readonly RuleId[] = [...RULE_IDS, ...RULING_IDS];

export interface Chapter {
  readonly chapter: RuleChapter;
  readonly rules: readonly RuleId[];
}

/** Every chapter that has a rule in whose ID or sentence all the words stand, whatever their case and accents. */
export function chaptersWith(sentences: RuleSentences, search: string): Chapter[] {
  const words = plain(search).split(/\s+/);
  const found = RULES.filter((rule) => {
    const text = plain(`${rule} ${sentences[rule]}`);
    return words.every((word) => text.includes(word));
  });
  return RULE_CHAPTERS.map((chapter) => ({ chapter, rules: found.filter((rule) => chapterOf(rule) === chapter) })).filter(
    ({ rules }) => rules.length > 0,
  );
}

/** Accents fall off, but for the Polish ł, which is a letter of its own. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('’', "'").trim();
