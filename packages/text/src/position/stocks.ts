/** What lies open beside the board: the display of special Water, the dice in the supply, the Time track and the stocks. */
import type { View } from '@tabannusi/engine';
import type { Speech } from '../speech.ts';
import type { Table } from '../table.ts';
import { amountWords, specialWaterValues } from '../values.ts';

export type OpenStocks = Pick<View, 'specialWater' | 'supply' | 'timeGold'> & {
  readonly stocks: Pick<View['stocks'], 'water' | 'gardens'>;
};

export function stockSentences(speech: Speech, table: Table, { specialWater, supply, timeGold, stocks }: OpenStocks): string[] {
  const { board, pay } = speech.catalogue;
  const some = (items: readonly string[]) => (items.length === 0 ? speech.say(board.none) : speech.list(items));
  const tiles = specialWater.map((tile) => speech.say(board.displayTile, specialWaterValues(speech, table, tile)));
  return [
    speech.say(board.display, { tiles: some(tiles) }),
    speech.say(board.supply, { dice: some(amountWords(speech, pay.dice, supply)) }),
    speech.say(board.stocks, { timeGold, water: stocks.water, gardens: stocks.gardens }),
  ];
}
