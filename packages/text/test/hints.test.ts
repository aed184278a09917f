/** Hints in words: every message in every language and form, and whole hints as they are read. */
import type { Hinted } from '@tabannusi/ai';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/languages/en.ts';
import { createHintWords, EXPLANATIONS } from '../src/languages.ts';
import { LANGUAGES, type Language, LOCALES } from '../src/speech/locales.ts';
import { speechOf } from '../src/speech/speech.ts';
import { allMessages, everyForm } from './all-messages.ts';

const listed = (language: Language): [key: string, text: string][] => allMessages(EXPLANATIONS[language].hints);

const argumentsOf = (text: string): string[] => [...new Set([...everyForm(text)].flatMap((values) => Object.keys(values)))].sort();

const hinted = (difference: number, gains: Hinted['gains'] = [], losses: Hinted['losses'] = []): Hinted => ({
  choice: { choose: 'done' },
  difference,
  gains,
  losses,
});

/** A hint of one choice that is as good as so many. */
const told = (language: Language, difference: number, equal: number, gains?: Hinted['gains'], losses?: Hinted['losses']) =>
  createHintWords(language).told(hinted(difference, gains, losses), { best: [], equal });

describe.each(LANGUAGES)('hints in %s', (language) => {
  const speech = speechOf(catalogue, LOCALES[language]);
  const messages = listed(language);

  it('write ’, and leave nothing of a message’s own language in any form', () => {
    for (const [key, text] of messages) {
      expect(text, key).not.toContain("'");
      for (const values of everyForm(text)) expect(speech.say(text, values), key).toMatch(/^(?!.*(?:[{}]|undefined| {2})).*\S$/);
    }
  });

  it('ask for the same values as English, and have no English words left', () => {
    const english = new Map(listed('en'));
    for (const [key, text] of messages) {
      expect(argumentsOf(text), key).toEqual(argumentsOf(english.get(key) ?? ''));
      if (language !== 'en') expect(text, key).not.toBe(english.get(key));
    }
  });

  it('have a word of its own for every term, that can stand in a list', () => {
    const terms = Object.values(EXPLANATIONS[language].hints.term);
    expect(new Set(terms).size).toBe(terms.length);
    for (const term of terms) expect(term).toMatch(/^[^.,;:!]+$/);
  });
});

it.each([
  ['en', '+1.9 VP', '1.9 VP better than the next best.', 'Pros: immediate VP and Decrees. Cons: resources.'],
  ['fr', '+1,9 PV', '1,9 PV de mieux que le choix suivant.', 'Pour : PV immédiats et décrets. Contre : ressources.'],
  ['pl', '+1,9 PZ', '1,9 PZ więcej niż najlepsza z pozostałych.', 'Za: natychmiastowe PZ i Dekrety. Przeciw: Surowce.'],
  ['de', '+1,9 SP', '1,9 SP besser als die nächstbeste.', 'Dafür: sofortige SP und Dekrete. Dagegen: Ressourcen.'],
] as const)('%s: the best choice', (language, figure, place, reasons) =>
  expect(told(language, 1.9, 1, ['vp', 'decrees'], ['goods'])).toEqual({ figure, place, reasons }),
);

it.each([
  ['en', '-12.0 VP', '12.0 VP worse than the best.', 'Cons: Mastery tracks.'],
  ['fr', '-12,0 PV', '12,0 PV de moins que le meilleur choix.', 'Contre : pistes de Maîtrise.'],
  ['pl', '-12,0 PZ', '12,0 PZ mniej niż najlepsza.', 'Przeciw: tory Rzemiosła.'],
  ['de', '-12,0 SP', '12,0 SP schlechter als die beste.', 'Dagegen: Machtleisten.'],
] as const)('%s: another choice', (language, figure, place, reasons) =>
  expect(told(language, -12, 1, [], ['mastery'])).toEqual({ figure, place, reasons }),
);

it.each([
  ['en', 'One of 2 equally good choices, 0.2 VP better than the next best.', 'All 41 choices are equally good, as far as I can tell.'],
  ['fr', 'L’un de 2 choix équivalents, 0,2 PV de mieux que le suivant.', 'Les 41 choix se valent, autant que je puisse en juger.'],
  [
    'pl',
    'Jedna z 2 równie dobrych odpowiedzi, 0,2 PZ więcej niż najlepsza z pozostałych.',
    'O ile mogę to ocenić, wszystkie odpowiedzi (jest ich 41) są równie dobre.',
  ],
  [
    'de',
    'Eine von 2 gleich guten Möglichkeiten, 0,2 SP besser als die nächstbeste.',
    'Alle 41 Möglichkeiten sind gleich gut, soweit ich das beurteilen kann.',
  ],
] as const)('%s: equal choices', (language, place, all) => {
  expect(told(language, 0.2, 2)).toMatchObject({ place, reasons: null });
  expect(told(language, 0, 41)).toMatchObject({ place: EXPLANATIONS[language].hints.place.equal, reasons: null });
  const { note } = createHintWords(language);
  expect(note({ best: [], equal: 41 }, 41)).toBe(all);
  expect(note({ best: [], equal: 2 }, 41)).toBeNull();
  expect(note({ best: [], equal: 1 }, 1)).toMatch(/\.$/);
});
