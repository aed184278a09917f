/**
 * A player's goods, in lines of text. Only their owner is told which Urban cards they are; everybody is told when the game is over
 * (URB-04).
 */
import {
  BUILDING_COLOURS,
  HARBORMASTER_IDS,
  heldUrbanCards,
  heldWater,
  housesLeft,
  isOver,
  RESOURCE_COLOURS,
  SHIP_IDS,
  type State,
} from '@tabannusi/engine';
import { at } from '../../speech/at.ts';
import { listOr } from '../../speech/speech.ts';
import type { Reader, Table } from '../../table/table.ts';
import { abilityWords, type Goods, goodsWords, HOUSE_ROWS, harbormasterWords, houseRowWords, urbanCardWords } from './belongings.ts';
import type { PictureSpeech } from './picture-speech.ts';

export function seatPicture(speech: PictureSpeech, table: Table, state: State, seat: number, reader: Reader): string[] {
  const messages = speech.pictures.seat;
  const { trackValues } = state.setting;
  const tracks = BUILDING_COLOURS.map((colour, index) => {
    const row = at(state.mastery, seat * BUILDING_COLOURS.length + index);
    return speech.say(messages.track, { colour, row, value: at(trackValues, row) });
  });
  const rows = houseRowWords(speech, { houses: HOUSE_ROWS.map((_, row) => housesLeft(state, seat, row)) });
  // The abilities of Ships marked since the player's last turn began are listed separately.
  const abilities = abilityWords(
    speech,
    table,
    SHIP_IDS.filter((_, ability) => state.hasAbility(seat, ability)),
  );
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
    `  ${speech.say(messages.goods, { goods: listOr(speech, goodsWords(speech, table, goodsOf(state, seat)), messages.noGoods) })}`,
    `  ${speech.say(messages.cards, { cards: listOr(speech, cardWords(speech, table, state, seat, reader), messages.noCards) })}`,
    ...(abilities.length === 0 ? [] : [`  ${speech.say(messages.abilities, { abilities: speech.list(abilities) })}`]),
  ];
}

const goodsOf = (state: State, seat: number): Goods => {
  const own = (field: Uint8Array) => [...field.subarray(seat * RESOURCE_COLOURS.length, (seat + 1) * RESOURCE_COLOURS.length)];
  return {
    dice: own(state.dice),
    cratesUp: own(state.crateUp),
    cratesDown: own(state.crateDown),
    water: at(state.water, seat),
    specialWater: heldWater(state, seat),
    gardens: at(state.gardens, seat),
  };
};

function cardWords(speech: PictureSpeech, table: Table, state: State, seat: number, reader: Reader): string[] {
  const urban = heldUrbanCards(state, seat);
  const urbanWords =
    reader === seat || isOver(state)
      ? urbanCardWords(speech, table, urban)
      : [speech.say(speech.pictures.seat.urbanCards, { amount: urban.length })];
  const harbormasters = HARBORMASTER_IDS.filter((_, index) => (at(state.heldHarbormasters, seat) & (1 << index)) !== 0);
  return [...(urban.length === 0 ? [] : urbanWords), ...harbormasterWords(speech, table, harbormasters)];
}
