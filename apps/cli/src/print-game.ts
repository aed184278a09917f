/** What `npm run demo` prints: a game in English, with the names of our players. */
import { createEditionWords, createStartWords, createWords } from '@tabannusi/text';
import { type Order, tellGame } from './tell/tell-game.ts';

/** People of Ur, our own choice. */
export const NAMES = ['Adda', 'Beli', 'Enna', 'Zuzu'] as const;

export const gameLines = (order: Order): Iterable<string> =>
  tellGame(order, NAMES, {
    start: createStartWords('en'),
    edition: createEditionWords('en'),
    words: (table) => createWords('en', table),
  });
