/** How long English texts may be: many whole games of every setting, and every answer to every question. */
import { expect, it } from 'vitest';
import { saidInGame, TABLES, tooLong } from './lengths.ts';

const GAMES = 320;

it.each(TABLES)(`nothing in ${GAMES} games of %s is too long`, (table) => {
  const first = 16 * Math.floor(Math.random() * 1e7);
  for (let n = 0; n < GAMES; n++) expect(tooLong(saidInGame(table, first + n)), `seed ${first + n}`).toEqual([]);
});
