/** The rules by chapter. */
import { RULE_IDS, RULING_IDS, type RuleId } from '@tabannusi/engine';
import { RULE_CHAPTERS, type RuleChapter } from '@tabannusi/text';

/** The first matching prefix decides. */
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

export interface Chapter {
  readonly chapter: RuleChapter;
  readonly rules: readonly RuleId[];
}

/** Every rule and ruling, by chapter. */
export const CHAPTERS: readonly Chapter[] = RULE_CHAPTERS.map((chapter) => ({
  chapter,
  rules: [...RULE_IDS, ...RULING_IDS].filter((rule) => chapterOf(rule) === chapter),
}));
