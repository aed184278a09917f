/**
 * One golden game in every language, as the log of an onlooker, under `docs/samples/`. Every run tells it again and compares line by line; written
 * anew as the golden games are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/index.ts';
import { createGame } from '../games.ts';
import { firstDifference } from './first-difference.ts';
import { logGame } from './log-game.ts';
import { playGame } from './play-game.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/samples');
const REWRITE = process.env['UPDATE_GOLDEN'] === '1';

it.each(LANGUAGES)('the game for three players in %s is as its file tells it', (language) => {
  const state = createGame(3);
  const lines = [...logGame(language, state, playGame(state, 'golden-2107'))];
  const file = `three-players.${language}.txt`;
  if (REWRITE) writeFileSync(join(FOLDER, file), `${lines.join('\n')}\n`);
  const expected = readFileSync(join(FOLDER, file), 'utf8').replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  const difference = firstDifference(file, expected, lines);
  if (difference !== null) expect.fail(`${difference}\nIf this is meant: UPDATE_GOLDEN=1 npm run vitest -- run packages/text/test/golden`);
});
