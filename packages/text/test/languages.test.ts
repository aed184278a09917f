/** All languages say everything, each in its own words. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '../src/speech/locales.ts';
import { speechOf } from '../src/speech/speech.ts';
import { wordsOf } from '../src/words.ts';
import { allMessages } from './all-messages.ts';
import { createGame, createSoloGame, NAMES, playGame } from './games.ts';
import { wholeMessages } from './whole-messages.ts';
import { sayEverything } from './whole-vocabulary.ts';

const ENGLISH = wholeMessages('en');
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('%s', (language) => {
  const catalogue = wholeMessages(language);
  const locale = LOCALES[language];

  it('says as many lines as English, none of them broken', () => {
    const english = [...sayEverything(speechOf(ENGLISH, 'en-GB'), ENGLISH, NAMES)];
    const lines = [...sayEverything(speechOf(catalogue, locale), catalogue, NAMES)];
    expect(lines.length).toBe(english.length);
    expect(lines.filter((line) => /[{}]|undefined|NaN|\[object/.test(line.replace(/"[^"]*"/g, '')))).toEqual([]);
  });

  it('has no English sentence left: names such as Ziggurat and 2 Gold may be the same', () => {
    const english = new Map(allMessages(ENGLISH));
    const isSentence = (text: string): boolean => (text.replace(/\{[^{}]*\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
    const same = allMessages(catalogue).filter(([key, text]) => text === english.get(key) && isSentence(text));
    expect(same.filter(([key]) => key !== 'pictures.board.decree')).toEqual([]);
  });

  it('draws boards and legends within 80 columns', () => {
    for (const players of [2, 3, 4]) {
      const game = createGame(players);
      const words = wordsOf(speechOf(catalogue, locale), catalogue, { names: NAMES.slice(0, players), game });
      for (const line of [...words.legend(), ...words.board(game), ...words.scores(game)]) {
        if (line.startsWith(' ')) expect(line.length, line).toBeLessThanOrEqual(80);
      }
    }
  });

  it('draws what belongs to the Bot within 80 columns, whatever its cards', () => {
    const game = createSoloGame('bot-baba');
    const words = wordsOf(speechOf(catalogue, locale), catalogue, { names: ['Adda'], game });
    playGame(game, 'columns', {
      question() {
        for (const line of words.board(game)) if (line.startsWith(' ')) expect(line.length, line).toBeLessThanOrEqual(80);
      },
    });
  });
});
