/** The rules by chapter, and those that a search finds. */
import { RULE_IDS, RULING_IDS, type RuleId } from '@tabannusi/engine';
import { plain } from '@tabannusi/presenter';
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
  const words = wordsOf(search);
  const found = RULES.filter((rule) => {
    const text = plain(`${rule} ${sentences[rule]}`);
    return words.every((word) => text.includes(word));
  });
  return RULE_CHAPTERS.map((chapter) => ({ chapter, rules: found.filter((rule) => chapterOf(rule) === chapter) })).filter(
    ({ rules }) => rules.length > 0,
  );
}

/** A text in pieces: what the words of a search found in it, and what stands between. */
export function piecesOf(text: string, search: string): readonly { readonly text: string; readonly isFound: boolean }[] {
  const letters = [...text];
  // One letter can be two without its accents, or none.
  const bare = letters.map(plain);
  const from = bare.flatMap((each, at) => Array.from({ length: each.length }, () => at));
  const whole = bare.join('');
  const found = new Set<number | undefined>();
  for (const word of wordsOf(search))
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      for (let n = at; n < at + word.length; n++) found.add(from[n]);
  const pieces: { text: string; isFound: boolean }[] = [];
  letters.forEach((letter, at) => {
    const isFound = found.has(at);
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else pieces.push({ text: letter, isFound });
  });
  return pieces;
}

const wordsOf = (search: string): readonly string[] => plain(search).split(/\s+/).filter(Boolean);
