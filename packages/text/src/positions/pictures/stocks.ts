/** What lies beside the board: the display of special Water, the dice in the supply, the Time track and the stocks. */
import type { View } from '@tabannusi/engine';
import { amountWords, specialWaterValues } from '../../log/fact-values.ts';
import { listOr, type Speech } from '../../speech/speech.ts';
import type { Table } from '../../table/table.ts';

export type OpenStocks = Pick<View, 'displayedWater' | 'supply' | 'timeGold'> & {
  readonly stocks: Pick<View['stocks'], 'water' | 'gardens'>;
};

export function stockSentences(speech: Speech, table: Table, { displayedWater, supply, timeGold, stocks }: OpenStocks): string[] {
  const { stocks: messages, goods } = speech.catalogue;
  const tiles = displayedWater.map((tile) => speech.say(messages.displayTile, specialWaterValues(speech, table, tile)));
  return [
    speech.say(messages.display, { tiles: listOr(speech, tiles, messages.noTiles) }),
    speech.say(messages.supply, { dice: listOr(speech, amountWords(speech, goods.dice, supply), messages.noDice) }),
    speech.say(messages.stocks, { timeGold, water: stocks.water, gardens: stocks.gardens }),
  ];
}
