/** Every message is used, and nothing is said that is not in the catalogue. */
import { expect, it } from 'vitest';
import { speechOf } from '../src/speech/speech.ts';
import { accentedSpeech } from './accents.ts';
import { allMessages } from './all-messages.ts';
import { NAMES } from './games.ts';
import { wholeMessages } from './whole-messages.ts';
import { sayEverything } from './whole-vocabulary.ts';

const ENGLISH = wholeMessages('en');

/** A catalogue that notes which of its messages are asked for. */
function noting<T extends object>(catalogue: T, used: Set<string>, path = ''): T {
  return new Proxy(catalogue, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      const inner = `${path}${String(key)}`;
      if (typeof value === 'string') used.add(inner);
      return typeof value === 'object' && value !== null ? noting(value, used, `${inner}.`) : value;
    },
  });
}

/** Names of things and hints are said elsewhere. */
const OF_EXPLANATIONS = /^(?:thing|hints)\./;

it('uses every message', () => {
  const used = new Set<string>();
  const noted = noting(ENGLISH, used);
  const said = [...sayEverything(speechOf(noted, 'en-GB'), noted, NAMES)];
  expect(said.length).toBeGreaterThan(1000);
  const keys = allMessages(ENGLISH).map(([key]) => key);
  expect(keys.filter((key) => !OF_EXPLANATIONS.test(key) && !used.has(key))).toEqual([]);
});

/** What comes from outside of the catalogue by right: names of spaces, numbers of tiles and cards, bonus codes, and all that an edition file holds. */
const FROM_OUTSIDE = [
  // Rules by their IDs, hashes of states.
  /\b[A-Z]+(-[A-Z0-9]+)+\b|\b[0-9a-f]{16}\b/g,
  /\b[a-n][1-5]\b/g,
  /\bS(0[1-9]|1[0-5])\b|\bB[1-9]\b|\bZ(0[1-9]|10)\b|\bD(0[1-9]|1[0-6])\b|\bU(0[1-9]|1[0-5])\b|\bT[1-6]\b/g,
  /\b[WYBUG]\+|\br\?|\bau\d*|\b[cv]\d+|\b(wt|sw|gt|ar|cr|pm)\b|\bm[?=]|\bp\+/g,
  // The letters of the Bot’s actions, and Numbers.
  /\b[A-D]\b|\bI{1,3}\b/g,
  // The step on a track: the code m and the letter of a colour, which is a message.
  /\bm[ŴÝƁ]/g,
];

it('says nothing that does not pass through the catalogue', () => {
  const names = ['①', '②', '③', '④'];
  const leaks = new Set<string>();
  for (const line of sayEverything(accentedSpeech(ENGLISH, 'en-GB'), ENGLISH, names)) {
    const rest = FROM_OUTSIDE.reduce((text, pattern) => text.replace(pattern, ''), withoutEdition(line));
    // The column letters of the grids stand alone in their line.
    if (/[A-Za-z]/.test(rest) && !/^[ a-n]+$/.test(line)) leaks.add(line);
  }
  expect([...leaks]).toEqual([]);
});

/** Paths, keys, words and values of an edition file are the same in all languages. */
function withoutEdition(line: string): string {
  return line
    .replace(/"[^"]*"/g, '')
    .replace(/\b[a-z][A-Za-z]*(\.[A-Za-z][\w-]*|\[\d+\])+/g, '')
    .replace(new RegExp(`\\b(${EDITION_WORDS.join('|')})\\b`, 'g'), '');
}

const EDITION_WORDS = [
  ...['format', 'id', 'version', 'title', 'districts', 'dice', 'timeTrack', 'board', 'playerBoard', 'mastery', 'port', 'ships', 'ziggurat'],
  ...['stocks', 'specialWater', 'urbanCards', 'decrees', 'solo', 'origin', 'note', 'perColour', 'stated', 'derived', 'reconstructed'],
  ...['white', 'yellow', 'brown', 'blue', 'green', 'city', 'harbour', 'garden', 'null'],
];
