/** A player's goods, as lists of words. */
import { BUILDING_COLOURS, type HarbormasterId, type ShipId, type View } from '@tabannusi/engine';
import { amountWords, specialWaterValues } from '../../log/fact-values.ts';
import { at } from '../../speech/at.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Table } from '../../table/table.ts';
import { tilesOf } from '../../tiles/tiles.ts';

type SeatView = View['seats'][number];
export type Goods = Pick<SeatView, 'dice' | 'cratesUp' | 'cratesDown' | 'water' | 'specialWater' | 'gardens'>;

export const HOUSE_ROWS = [...BUILDING_COLOURS, 'bottom'] as const;

export function goodsWords(speech: Speech, table: Table, { dice, cratesUp, cratesDown, water, specialWater, gardens }: Goods): string[] {
  const { goods, belongings: messages } = speech.catalogue;
  const some = (message: string, amount: number) => (amount === 0 ? [] : [speech.say(message, { amount })]);
  return [
    ...amountWords(speech, goods.dice, dice),
    ...amountWords(speech, messages.crateUp, cratesUp),
    ...amountWords(speech, messages.crateDown, cratesDown),
    ...some(messages.water, water),
    ...specialWater.map((tile) => speech.say(messages.specialWater, specialWaterValues(speech, table, tile))),
    ...some(messages.gardens, gardens),
  ];
}

/** `houses` are the Houses left in each row. */
export const houseRowWords = (speech: Speech, { houses }: Pick<SeatView, 'houses'>): string[] =>
  HOUSE_ROWS.map((row, index) => speech.say(speech.catalogue.belongings.houseRow, { row, amount: at(houses, index) }));

export const urbanCardWords = (speech: Speech, table: Table, cards: readonly string[]): string[] =>
  cards.map((card) => speech.say(speech.catalogue.belongings.urbanCard, { card, cardText: tilesOf(speech, table).urbanCard(card).text }));

export const harbormasterWords = (speech: Speech, table: Table, harbormasters: readonly HarbormasterId[]): string[] =>
  harbormasters.map((harbormaster) =>
    speech.say(speech.catalogue.belongings.harbormaster, {
      harbormaster,
      harbormasterName: tilesOf(speech, table).harbormaster(harbormaster).name,
    }),
  );

export const abilityWords = (speech: Speech, table: Table, ships: readonly ShipId[]): string[] =>
  ships.map((ship) => speech.say(speech.catalogue.belongings.ability, { ship, shipName: tilesOf(speech, table).ship(ship).name }));
