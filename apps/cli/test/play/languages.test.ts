/** The game in every language: readable at 80 columns, with English words understood beside the own ones. */
import { type CliMessages, createCliWords, LANGUAGES } from '@tabannusi/text';
import { expect, test } from 'vitest';
import { createTypist, type Typable } from '../../src/play/typist.ts';
import { runCli } from '../run-cli.ts';
import { expectReadable } from './person.ts';

const LOOKS = ['help', 'legend', 'tiles', 'players', 'district 1', 'district 4', 'score', 'log 99', 'rules TURN', 'orders', 'why', 'why 1'];

test.each(LANGUAGES)('%s: everything that can be looked at fits', async (language) => {
  const opening = ['2', '1', '4', '1', '1', '1', '1', '1', '1'];
  const typed = [...opening.flatMap((choice) => ['why', choice]), ...LOOKS, 'undo', 'restart', 'redo', 'nonsense', 'quit', 'y'];
  const seats = ['person:Nabonidus1', 'bot:apprentice', 'bot:random', 'bot:random'].flatMap((seat) => ['--seat', seat]);
  const { code, out, err } = await runCli(['play', '--seed', 'ur', '--no-confirm', ...seats], `${typed.join('\n')}\n`, { language });
  expect([code, err]).toEqual([0, '']);
  expectReadable(out);
});

const GROUPS: readonly (readonly Typable[])[] = [
  ['yes', 'no', 'never'],
  ['steps', 'dice', 'revoke'],
  ['lowest', 'highest', 'decline'],
];

test.each(LANGUAGES)('%s: every word that is typed means one thing', (language) => {
  const typist = createTypist(createCliWords(language));
  for (const group of GROUPS) {
    for (const meaning of group) {
      for (const voice of [language, 'en'] as const) {
        const key = `${meaning}Words` satisfies keyof CliMessages['play'];
        for (const word of createCliWords(voice).say('play', key, {}).split(' ')) {
          expect(typist.understand(word, group), word).toEqual({ meant: meaning });
        }
      }
    }
  }
});
