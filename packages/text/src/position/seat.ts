/** What a player has, in lines of text. Which Urban cards these are is said to their owner, and to all when the game is over (URB-04). */
import {
  BUILDING_COLOURS,
  HARBORMASTER_IDS,
  heldUrbanCards,
  heldWater,
  isOver,
  RESOURCE_COLOURS,
  SHIP_IDS,
  type State,
} from '@tabannusi/engine';
import { at } from '../at.ts';
import type { Speech } from '../speech.ts';
import type { Reader, Table } from '../table.ts';
import { tilesOf } from '../tiles.ts';
import { amountWords, specialWaterValues } from '../values.ts';

const HOUSE_ROWS = [...BUILDING_COLOURS, 'bottom'] as const;

export function seatPicture(speech: Speech, table: Table, state: State, seat: number, reader: Reader): string[] {
  const messages = speech.catalogue.seat;
  const { trackValues, rowLengths } = state.setting;
  const tracks = BUILDING_COLOURS.map((colour, index) => {
    const row = at(state.mastery, seat * BUILDING_COLOURS.length + index);
    return speech.say(messages.track, { colour, row, value: at(trackValues, row) });
  });
  const rows = HOUSE_ROWS.map((row, index) => {
    const left = at(rowLengths, index) - at(state.vacated, seat * HOUSE_ROWS.length + index);
    return speech.say(messages.houseRow, { row, amount: row === 'bottom' ? left + at(state.bottomExtra, seat) : left });
  });
  const some = (items: readonly string[]) => (items.length === 0 ? speech.say(messages.none) : speech.list(items));
  const abilities = abilityWords(speech, table, state, seat);
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
    `  ${speech.say(messages.goods, { goods: some(goodsWords(speech, table, state, seat)) })}`,
    `  ${speech.say(messages.cards, { cards: some(cardWords(speech, table, state, seat, reader)) })}`,
    ...(abilities.length === 0 ? [] : [`  ${speech.say(messages.abilities, { abilities: speech.list(abilities) })}`]),
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

function cardWords(speech: Speech, table: Table, state: State, seat: number, reader: Reader): string[] {
  const messages = speech.catalogue.seat;
  const tiles = tilesOf(speech, table);
  const urban = heldUrbanCards(state, seat);
  const urbanWords =
    reader === seat || isOver(state)
      ? urban.map((card) => speech.say(messages.urbanCard, { card, cardText: tiles.urbanCard(card).text }))
      : [speech.say(messages.urbanCards, { amount: urban.length })];
  const harbormasters = HARBORMASTER_IDS.filter((_, index) => (at(state.heldHarbormasters, seat) & (1 << index)) !== 0);
  return [
    ...(urban.length === 0 ? [] : urbanWords),
    ...harbormasters.map((harbormaster) =>
      speech.say(messages.harbormaster, { harbormaster, harbormasterName: tiles.harbormaster(harbormaster).name }),
    ),
  ];
}

/** Of the Ships whose abilities the player has now; those of Ships marked since the player's last turn began follow. */
function abilityWords(speech: Speech, table: Table, state: State, seat: number): string[] {
  const { ship: wordsOf } = tilesOf(speech, table);
  return SHIP_IDS.filter((_, ability) => state.hasAbility(seat, ability)).map((ship) =>
    speech.say(speech.catalogue.seat.ability, { ship, shipName: wordsOf(ship).name }),
  );
}
