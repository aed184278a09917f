/** The solo components of the reference edition. */
import type { AutomaCard, SoloGroup } from './types.ts';

export const REFERENCE_SOLO: SoloGroup = {
  origin: 'reconstructed',
  note: "Stated: the kings' lists of Decrees and C arrows, Botmuzi's Port. Derived: what an Automa card shows, and the numbers 0 to 2. Markers and the layout of the fifteen cards are reconstructed.",
  // Most markers lie on the Ziggurat, where the Bot scores most. With 3 or 4 of the 14 markers there, the Bot scored 64 to 87% of the
  // median of the bot `builder`. See docs/solo-balance.md.
  automaUrban: {
    gilgabot: [2, 2, 1, 1, 8],
    sarbot: [1, 0, 1, 1, 11],
    botmuzi: [0, 1, 1, 4, 8],
    'bot-baba': [1, 1, 2, 1, 9],
  },
  // SOLO-13; Bot~baba by C-61.
  setUpArrow: { gilgabot: 'up', sarbot: 'down', botmuzi: 'up', 'bot-baba': 'down' },
  // SOLO-03.
  decrees: {
    gilgabot: ['D04', 'D08'],
    sarbot: ['D13', 'D14', 'D15', 'D16'],
    botmuzi: ['D09', 'D10', 'D11', 'D16'],
    'bot-baba': ['D05', 'D06', 'D07'],
  },
  /**
   * Distributed evenly, within limits that a test checks: in every row and for every number I to III there are 6 down, 6 up and 3 king
   * symbols; no card has two kings; each number has all four bonuses at the foot.
   *
   * Below the first letter there are only A and C, because the player scores more the more Projects the Bot places. With B and D there as
   * well, the Bot's median was 54 to 66% of that of the bot `builder`; this way it is 74 to 90% (`builder` with 150 iterations; see
   * docs/solo-balance.md for more).
   */
  automaCards: [
    card(0, ['B up 1', 'C king 2', 'A down 3'], 3, 'garden'),
    card(0, ['C down 3', 'A down 2', 'C king 1'], 1, 'lowestStep'),
    card(0, ['D up 3', 'C up 1', 'A down 2'], 1, 'gold'),
    card(0, ['B up 2', 'C up 1', 'A king 3'], 2, 'vp2'),
    card(0, ['C up 3', 'A down 1', 'C up 2'], 2, 'garden'),
    card(1, ['B up 2', 'C king 1', 'A up 3'], 1, 'gold'),
    card(1, ['C down 3', 'A down 2', 'C up 1'], 3, 'vp2'),
    card(1, ['C down 1', 'A king 2', 'C down 3'], 2, 'garden'),
    card(1, ['D king 3', 'C down 1', 'A down 2'], 3, 'gold'),
    card(1, ['A up 2', 'C down 3', 'A down 1'], 2, 'lowestStep'),
    card(2, ['B king 1', 'C down 3', 'A up 2'], 3, 'lowestStep'),
    card(2, ['C king 2', 'A up 3', 'C up 1'], 3, 'gold'),
    card(2, ['D down 2', 'C up 3', 'A up 1'], 1, 'garden'),
    card(2, ['C down 1', 'A up 3', 'C down 2'], 2, 'vp2'),
    card(2, ['B down 1', 'C up 2', 'A king 3'], 1, 'vp2'),
  ],
};

type CardRow = AutomaCard['rows'][number];
type RowText = `${CardRow['action']} ${CardRow['symbol']} ${1 | 2 | 3}`;

/**
 * Takes the number, the rows from the top (action, symbol, number I to III), the row of the arrow (1 is the top) and the bonus at the foot.
 */
function card(number: 0 | 1 | 2, rows: readonly [RowText, RowText, RowText], arrow: 1 | 2 | 3, bonus: AutomaCard['bonus']): AutomaCard {
  return { number, rows: rows.map(cardRow), arrow, bonus };
}

function cardRow(text: RowText): CardRow {
  const [action, symbol, colourNumber] = text.split(' ');
  return { action: action as CardRow['action'], symbol: symbol as CardRow['symbol'], colourNumber: Number(colourNumber) };
}
