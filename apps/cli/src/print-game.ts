/** The output of `npm run demo`: a game in English. */
import { createEditionWords, createStartWords, createWords } from '@tabannusi/text';
import { type Order, tellGame } from './tell/tell-game.ts';

/** Players named after people of Ur, chosen by us. */
export const NAMES = ['Adda', 'Beli', 'Enna', 'Zuzu'] as const;

export const gameLines = (order: Order): Iterable<string> =>
  tellGame(order, NAMES, {
    start: createStartWords('en'),
    edition: createEditionWords('en'),
    words: (table) => createWords('en', table),
  });
