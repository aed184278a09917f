/** In which language the command speaks. */
import { expect, it } from 'vitest';
import { languageOf } from '../../src/language.ts';
import { similar } from '../../src/similar.ts';

it.each([
  [[], {}, 'en'],
  [[], { LANG: 'pl_PL.UTF-8' }, 'pl'],
  [[], { LANG: 'de' }, 'de'],
  [[], { LANG: 'fr@euro' }, 'fr'],
  [[], { LANG: 'ja_JP.UTF-8' }, 'en'],
  [[], { LANG: 'pl_PL', LC_MESSAGES: 'fr_FR' }, 'fr'],
  [[], { LANG: 'pl_PL', LC_MESSAGES: 'fr_FR', LC_ALL: 'de_DE' }, 'de'],
  [[], { LANG: 'pl_PL', LC_ALL: '' }, 'pl'],
  [[], { LANG: 'pl_PL', LC_ALL: 'C' }, 'en'],
  [['--lang', 'fr'], { LANG: 'pl_PL' }, 'fr'],
  [['record', 'show', '--lang=pl', 'a.json'], {}, 'pl'],
  [['--lang=pl', '--lang=fr'], {}, 'fr'],
  [['--lang'], { LANG: 'pl' }, 'pl'],
  [['--lang', 'xx'], { LANG: 'pl' }, 'pl'],
  [['record', 'show', '--', '--lang=pl'], {}, 'en'],
])('%j in %j is %s', (args, env, language) => {
  expect(languageOf(args, env)).toBe(language);
});

it.each([
  ['verfy', ['verify']],
  ['vreify', ['verify']],
  ['shwo', ['show']],
  ['ver', ['verify']],
  ['conv', ['convert']],
  ['zzz', []],
  ['', []],
])('%j is near %j', (word, expected) => {
  expect(similar(word, ['show', 'verify', 'play', 'convert'])).toEqual(expected);
});

it('names all that are equally near', () => {
  expect(similar('--fro', ['--from', '--force'])).toEqual(['--from']);
  expect(similar('--fo', ['--from', '--for', '--foo'])).toEqual(['--for', '--foo']);
});
