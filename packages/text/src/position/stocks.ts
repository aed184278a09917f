/** What lies open beside the board: the display of special Water, the dice in the supply, the Time track and the stocks. */
import type { View } from '@tabannusi/engine';
import { listOr, type Speech } from '../speech.ts';
import type { Table } from '../table.ts';
import { amountWords, specialWaterValues } from '../values.ts';

export type OpenStocks = Pick<View, 'specialWater' | 'supply' | 'timeGold'> & {
  readonly stocks: Pick<View['stocks'], 'water' | 'gardens'>;
};

export function stockSentences(speech: Speech, table: Table, { specialWater, supply, timeGold, stocks }: OpenStocks): string[] {
  const { board, goods } = speech.catalogue;
  const tiles = specialWater.map((tile) => speech.say(board.displayTile, specialWaterValues(speech, table, tile)));
  return [
    speech.say(board.display, { tiles: listOr(speech, tiles, board.noTiles) }),
    speech.say(board.supply, { dice: listOr(speech, amountWords(speech, goods.dice, supply), board.noDice) }),
    speech.say(board.stocks, { timeGold, water: stocks.water, gardens: stocks.gardens }),
  ];
}
