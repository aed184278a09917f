/** The first version of the reference edition, by what differs from the present one: records and saved games of it go on being played. */
import { deepFreeze } from './freeze.ts';
import { REFERENCE_EDITION } from './reference.ts';
import type { Edition } from './types.ts';

const { board, mastery } = REFERENCE_EDITION;

export const REFERENCE_EDITION_1: Edition = deepFreeze<Edition>({
  ...REFERENCE_EDITION,
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
});
