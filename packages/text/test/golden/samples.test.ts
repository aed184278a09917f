/**
 * Two golden games in every language, one of them against the Bot, as the log of an onlooker, under `docs/samples/`. Every run tells them again
 * and compares line by line; written anew as the golden games are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/index.ts';
import { createGame, createSoloGame } from '../games.ts';
import { firstDifference } from './first-difference.ts';
import { logGame } from './log-game.ts';
import { playGame } from './play-game.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/samples');
const REWRITE = process.env['UPDATE_GOLDEN'] === '1';

const SAMPLES = [
  { name: 'three-players', seed: 'golden-2107', create: () => createGame(3) },
  { name: 'solo-gilgabot', seed: 'golden-1', create: () => createSoloGame('gilgabot') },
];

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(SAMPLES)('the game $name is as its file tells it', ({ name, seed, create }) => {
    const state = create();
    const lines = [...logGame(language, state, playGame(state, seed))];
    const file = `${name}.${language}.txt`;
    const path = join(FOLDER, file);
    if (REWRITE) writeFileSync(path, `${lines.join('\n')}\n`);
    const expected = readFileSync(path, 'utf8').replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
    const difference = firstDifference(file, expected, lines);
    if (difference !== null)
      expect.fail(`${difference}\nIf this is meant: UPDATE_GOLDEN=1 npm run vitest -- run packages/text/test/golden`);
  });
});
