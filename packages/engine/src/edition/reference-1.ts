/** Version 1 of the reference edition, as its differences from version 2. It stays playable for records and saved games. */
import { deepFreeze } from './freeze.ts';
import { REFERENCE_EDITION_2 } from './reference-2.ts';
import type { AutomaCard, Edition } from './types.ts';

const { board, mastery, solo } = REFERENCE_EDITION_2;

/** The letters of each Automa card, from the top. */
const LETTERS = ['BCD', 'CDB', 'DCA', 'BCA', 'CBA', 'BDC', 'CBD', 'CBD', 'DBC', 'ACB', 'BAC', 'CAB', 'DBC', 'CDB', 'BDA'] as const;

export const REFERENCE_EDITION_1: Edition = deepFreeze<Edition>({
  ...REFERENCE_EDITION_2,
  version: 1,
  board: {
    ...board,
    duo: {
      ...board.duo,
      rows: [
        'c1 .. gt .. | ~~ | .. au .. sw | ## | .. v3 .. m=',
        '.. Y+ .. m= | ~c1 | p+ .. m? .. | ~au | W+ .. ar ..',
        'au .. p+ .. | ~~ | .. m= .. U+ | ~~ | .. p+ .. au',
        '.. G+ .. cr | ## | pm .. r? .. | ~v2 | wt .. B+ ..',
      ],
    },
    full: { ...board.full, rows: [...board.full.rows.slice(0, -1), '.. c1 .. v2 | ## | v2 .. c1 .. | ## | .. gt .. c2'] },
  },
  mastery: {
    ...mastery,
    values: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    inside: {
      white: ['', '', '', 'r?', '', '', 'au', '', '', 'v4'],
      yellow: ['', '', 'c1', '', '', 'r?', '', '', 'au', ''],
      brown: ['', '', '', 'c1', '', 'au', '', 'r?', '', ''],
    },
    blueLines: [1, 3, 5, 7],
  },
  solo: {
    ...solo,
    automaUrban: { ...solo.automaUrban, sarbot: [4, 4, 3, 2, 1], botmuzi: [3, 3, 2, 4, 2] },
    automaCards: solo.automaCards.map((card, n) => ({ ...card, rows: card.rows.map((row, at) => ({ ...row, action: letterAt(n, at) })) })),
  },
});

type Letter = AutomaCard['rows'][number]['action'];

function letterAt(card: number, row: number): Letter {
  return (LETTERS[card] ?? '').charAt(row) as Letter;
}
