/** What a player has, in lines of text. */
import { BUILDING_COLOURS, heldWater, RESOURCE_COLOURS, type State } from '@tabannusi/engine';
import { at } from '../at.ts';
import type { Speech } from '../speech.ts';
import { amountWords, specialWaterValues, type Table } from '../values.ts';

const HOUSE_ROWS = [...BUILDING_COLOURS, 'bottom'] as const;

export function seatPicture(speech: Speech, table: Table, state: State, seat: number): string[] {
  const messages = speech.catalogue.seat;
  const { trackValues, rowLengths } = state.setting;
  const tracks = BUILDING_COLOURS.map((colour, index) => {
    const row = at(state.mastery, seat * BUILDING_COLOURS.length + index);
    return speech.say(messages.track, { colour, row, value: at(trackValues, row) });
  });
  const rows = HOUSE_ROWS.map((row, index) =>
    speech.say(messages.houseRow, { row, amount: at(rowLengths, index) - at(state.vacated, seat * HOUSE_ROWS.length + index) }),
  );
  const goods = goodsWords(speech, table, state, seat);
  return [
    speech.say(messages.summary, {
      player: at(table.names, seat),
      seatNumber: seat + 1,
      vp: at(state.vp, seat),
      gold: at(state.gold, seat),
      markers: at(state.markers, seat),
      markerSupply: at(state.markerSupply, seat),
    }),
    `  ${speech.say(messages.mastery, { tracks: speech.list(tracks) })}`,
    `  ${speech.say(messages.houses, { rows: speech.list(rows) })}`,
    `  ${speech.say(messages.goods, { goods: goods.length === 0 ? speech.say(messages.none) : speech.list(goods) })}`,
  ];
}

function goodsWords(speech: Speech, table: Table, state: State, seat: number): string[] {
  const messages = speech.catalogue.seat;
  const own = (field: Uint8Array) => field.subarray(seat * RESOURCE_COLOURS.length, (seat + 1) * RESOURCE_COLOURS.length);
  const some = (message: string, amount: number) => (amount === 0 ? [] : [speech.say(message, { amount })]);
  return [
    ...amountWords(speech, messages.dice, own(state.dice)),
    ...amountWords(speech, messages.crateUp, own(state.crateUp)),
    ...amountWords(speech, messages.crateDown, own(state.crateDown)),
    ...some(messages.water, at(state.water, seat)),
    ...heldWater(state, seat).map((tile) => speech.say(messages.specialWater, specialWaterValues(speech, table, tile))),
    ...some(messages.gardens, at(state.gardens, seat)),
  ];
}
