/** The rules reference: every rule has a chapter, and is found by its words. */
import { RULE_IDS, RULING_IDS } from '@tabannusi/engine';
import { loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { createTablet } from '../src/pointing/tablet-text.ts';
import { chapterOf, chaptersWith, piecesOf } from '../src/rules/chapters.ts';

const found = async (language: 'en' | 'pl', search: string): Promise<string[]> => {
  const sentences = await (await loadSpeaker(language)).loadRules();
  return chaptersWith(sentences, search).flatMap(({ rules }) => rules);
};

it('has a chapter for every rule and ruling', () =>
  expect([...RULE_IDS, ...RULING_IDS].filter((rule) => chapterOf(rule) === null)).toEqual([]));

it('shows all of them where nothing is searched', async () =>
  expect((await found('en', '  ')).toSorted()).toEqual([...RULE_IDS, ...RULING_IDS].toSorted()));

it('finds a rule by its ID, and by all words of a search in any order', async () => {
  expect(await found('en', 'act-gard-02')).toEqual(['ACT-GARD-02']);
  expect(await found('en', 'GREEN buy garden')).toContain('ACT-GARD-02');
  expect(await found('en', 'garden xylophone')).toEqual([]);
});

it('marks what it found, whatever its case and accents, and nothing else', () => {
  const marked = (text: string, search: string): string =>
    piecesOf(text, search)
      .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join('');
  expect(marked('Złoto i złota', 'ZLOT')).toBe('[Złot]o i [złot]a');
  expect(marked('Une pièce de plus, de l’or', "piece l'or")).toBe('Une [pièce] de plus, de [l’or]');
  expect(marked('Garden tiles', 'tiles garden en')).toBe('[Garden] [tiles]');
  expect(marked('aaa', 'aa')).toBe('[aaa]');
  for (const nothing of ['', '  ', 'xylophone']) expect(marked('Garden tiles', nothing)).toBe('Garden tiles');
});

it('needs no accents', async () => expect(await found('pl', 'zloto')).toEqual(await found('pl', 'złoto')));

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
