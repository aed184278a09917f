/** The rules reference: every rule has a chapter, and is found by its words. */
import { RULE_IDS, RULING_IDS } from '@tabannusi/engine';
import { LANGUAGES, type Language, loadRuleSearch, loadSpeaker, RULE_ANSWERS } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { createTablet } from '../src/pointing/tablet-text.ts';
import { CHAPTERS, chapterOf } from '../src/rules/chapters.ts';
import { type Finder, type Found, finderOf, piecesOf } from '../src/rules/search.ts';

const finders = new Map<Language, Finder>();
for (const language of LANGUAGES) {
  const speaker = await loadSpeaker(language);
  const [sentences, words, search] = await Promise.all([speaker.loadRules(), speaker.loadAppWords(), loadRuleSearch(speaker)]);
  finders.set(
    language,
    finderOf(sentences, (chapter) => words.say('chapter', chapter, {}), search),
  );
}
const find = (language: Language, search: string): Found => {
  const found = finders.get(language)?.find(search);
  if (found === undefined) throw new Error(language);
  return found;
};
const found = (language: Language, search: string): readonly string[] => find(language, search).rules;

it('has a chapter for every rule and ruling', () => {
  expect([...RULE_IDS, ...RULING_IDS].filter((rule) => chapterOf(rule) === null)).toEqual([]);
  expect(CHAPTERS.flatMap(({ rules }) => rules).toSorted()).toEqual([...RULE_IDS, ...RULING_IDS].toSorted());
});

it('finds a rule by its ID, and sentences with more of the words first', () => {
  expect(found('en', 'act-gard-02')[0]).toBe('ACT-GARD-02');
  expect(found('en', 'turn-0').slice(0, 2)).toEqual(['TURN-01', 'TURN-02']);
  expect(found('en', 'GREEN buy garden').slice(0, 3)).toContain('ACT-GARD-02');
  expect(found('en', 'xylophone')).toEqual([]);
  expect(found('en', 'of the a')).toEqual([]);
});

/** Every question in every language, in every wording. */
const QUESTIONS = await Promise.all(
  LANGUAGES.map(async (language) => {
    const { questions } = await loadRuleSearch(await loadSpeaker(language));
    return Object.entries(questions).flatMap(([name, asked]) =>
      asked.map((question) => [language, question, RULE_ANSWERS[name as keyof typeof RULE_ANSWERS]] as const),
    );
  }),
);
it.each(QUESTIONS.flat())('answers first, in %s: %s', (language, question, answers) => {
  expect(found(language, question).slice(0, answers.length)).toEqual(answers);
  expect(found(language, `${question} ?`.toUpperCase())[0]).toBe(answers[0]);
});

it.each([
  ['en', 'winning', 'END-07'],
  ['en', 'claims a boat', 'ACT-SHIP-01'],
  ['en', 'placed house port', 'ACT-PORT-01'],
  ['fr', 'gagnant', 'END-07'],
  ['fr', 'l’or', 'KEY-26'],
  ['fr', 'tuiles caisses', 'KEY-01'],
  ['fr', 'district décompté', 'SCORE-01'],
  ['fr', 'bâtir', 'ACT-BLD-01'],
  ['pl', 'statkach', 'ACT-SHIP-01'],
  ['pl', 'zlotem', 'KEY-26'],
  ['pl', 'dekretami', 'FREE-04'],
  ['pl', 'dzielnicami punktowanie', 'SCORE-01'],
  ['de', 'Häusern', 'KEY-08'],
  ['de', 'Dekreten', 'FREE-04'],
  ['de', 'Bezirke gewertet', 'SCORE-01'],
  ['de', 'Schiffes', 'ACT-SHIP-01'],
] as const)('finds other forms of a word, in %s: %s', (language, search, rule) => expect(found(language, search)).toContain(rule));

it('needs no accents', () => {
  for (const [language, accented, bare] of [
    ['pl', 'złoto', 'zloto'],
    ['fr', 'décrets', 'decrets'],
    ['de', 'Häuser', 'hauser'],
  ] as const)
    expect(found(language, bare)).toEqual(found(language, accented));
});

it('marks the words that it found, and nothing else', () => {
  const marked = (language: Language, search: string, text: string): string =>
    piecesOf(text, find(language, search).isSought)
      .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join('');
  expect(marked('en', 'mark a ship', 'Claim a Ship that lies at a market')).toBe('[Claim] a [Ship] that lies at a market');
  expect(marked('fr', 'une pièce', 'Une pièce, des pièces')).toBe('Une [pièce], des [pièces]');
  expect(marked('pl', 'ZLOTO', 'Złoto i złota')).toBe('[Złoto] i [złota]');
  expect(marked('de', 'Wasser', 'Ein Wasserplättchen')).toBe('Ein [Wasserplättchen]');
  expect(marked('en', 'turn-0', 'TURN-03')).toBe('[TURN-03]');
  for (const nothing of ['', '  ', 'xylophone', 'a']) expect(marked('en', nothing, 'A Garden tile')).toBe('A Garden tile');
});

it('keeps a text that was clicked until it is let go', () => {
  const tablet = createTablet();
  const [first, second] = ['first', 'second'].map((title) => ({ title, lines: [] }));
  tablet.keep(first!);
  tablet.set(second!);
  tablet.set(null);
  expect(tablet.get()).toBe(first);
  tablet.letGo();
  expect(tablet.get()).toBeNull();
  tablet.set(second!);
  expect(tablet.get()).toBe(second);
});
