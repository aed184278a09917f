/** Version 2 of the reference edition, as its differences from the present version. It stays playable for records and saved games. */
import { deepFreeze } from './freeze.ts';
import { REFERENCE_EDITION } from './reference.ts';
import type { Edition } from './types.ts';

const { board, solo } = REFERENCE_EDITION;

export const REFERENCE_EDITION_2: Edition = deepFreeze<Edition>({
  ...REFERENCE_EDITION,
  version: 2,
  board: {
    ...board,
    full: {
      ...board.full,
      rows: [
        '.. c2 .. sw | ## | gt .. r? .. | ## | .. au .. ar',
        'Y+ .. m= .. | ~~ | .. m= .. p+ | ~~ | W+ .. p+ ..',
        ...board.full.rows.slice(2),
      ],
    },
  },
  solo: {
    ...solo,
    automaUrban: { gilgabot: [3, 3, 3, 1, 4], sarbot: [3, 3, 3, 2, 3], botmuzi: [2, 2, 2, 4, 4], 'bot-baba': [3, 3, 3, 1, 4] },
  },
});
