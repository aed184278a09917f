/** A player in sentences: the player area and the player's pieces on the board. */
import { BUILDING_COLOURS, type View } from '@tabannusi/engine';
import { shipOnSpace } from '../../log/fact-values.ts';
import { at } from '../../speech/at.ts';
import { districtValues } from '../../table/table.ts';
import { tilesOf } from '../../tiles/tiles.ts';
import { abilityWords, goodsWords, harbormasterWords, houseRowWords, urbanCardWords } from '../pictures/belongings.ts';
import { type Description, listSentence, playerAt, type Seen, someSentence } from './description.ts';
import { ownBuildings, ownGardens, ownHouses } from './own-pieces.ts';

export function describeSeat(seen: Seen, seat: number): Description {
  const { speech, table, view } = seen;
  const messages = speech.catalogue.description;
  const own = at(view.seats, seat);
  return {
    title: speech.say(messages.seatTitle, { player: playerAt(seen, seat), seatNumber: seat + 1 }),
    sentences: [
      speech.say(messages.seatSummary, { vp: own.vp, gold: own.gold, markers: own.markers, markerSupply: own.markerSupply }),
      pawnSentence(seen, messages.architect, own.architect),
      pawnSentence(seen, messages.assistant, own.assistant),
      listSentence(seen, messages.goods, goodsWords(speech, table, own)),
      listSentence(seen, messages.mastery, trackWords(seen, own.mastery)),
      listSentence(seen, messages.houses, houseRowWords(speech, own)),
      ...boardSentences(seen, seat),
      ...someSentence(seen, messages.abilities, abilityWords(speech, table, own.abilities)),
      ...someSentence(seen, messages.harbormasters, harbormasterWords(speech, table, own.harbormasters)),
      ...someSentence(seen, messages.seatDecrees, decreeWords(seen, seat)),
      ...urbanSentences(seen, own),
    ],
  };
}

export function pawnSentence({ speech, table }: Seen, message: string, district: number | null): string {
  return speech.say(message, district === null ? { placed: 'no' } : { placed: 'yes', ...districtValues(table, district) });
}

export const trackWords = ({ speech, table }: Seen, rows: readonly number[]): string[] =>
  BUILDING_COLOURS.map((colour, index) => {
    const row = at(rows, index);
    return speech.say(speech.catalogue.description.track, { colour, row, value: at(table.game.setting.trackValues, row) });
  });

/** Houses by District, Buildings by colour, Gardens and Ships. */
function boardSentences(seen: Seen, seat: number): string[] {
  const { speech, table, view } = seen;
  const { description, urbanCard } = speech.catalogue;
  const houses = ownHouses(seen, seat).flatMap((amount, index) =>
    amount === 0 ? [] : [speech.say(urbanCard.district, { houses: amount, ...districtValues(table, index + 1) })],
  );
  const buildings = ownBuildings(seen, seat).flatMap((amount, index) =>
    amount === 0 ? [] : [speech.say(description.coloured, { amount, colour: at(BUILDING_COLOURS, index) })],
  );
  const ships = view.ships.flatMap(({ ship, marks }, space) =>
    marks.includes(seat) ? [speech.say(description.seatShip, shipOnSpace(speech, table, space + 1, ship))] : [],
  );
  return [
    listSentence(seen, description.seatHouses, houses),
    ...someSentence(seen, description.buildings, buildings),
    speech.say(description.seatGardens, { amount: ownGardens(seen, seat) }),
    ...someSentence(seen, description.seatShips, ships),
  ];
}

const decreeWords = ({ speech, table, view }: Seen, seat: number): string[] =>
  view.decrees.flatMap(({ decree, seat: owner }) =>
    owner === seat
      ? [speech.say(speech.catalogue.description.seatDecree, { decree, decreeName: tilesOf(speech, table).decree(decree).name })]
      : [],
  );

/** The view has the cards only for an observer who may know them. */
function urbanSentences(seen: Seen, { urbanCardCount, urbanCards, urbanIgnored }: View['seats'][number]): string[] {
  const { speech, table } = seen;
  const messages = speech.catalogue.description;
  return [
    ...(urbanCards === null || urbanCards.length < urbanCardCount
      ? [speech.say(messages.urbanCardCount, { amount: urbanCardCount - (urbanCards?.length ?? 0) })]
      : []),
    ...someSentence(seen, messages.urbanCards, urbanCardWords(speech, table, urbanCards ?? [])),
    ...(urbanIgnored === 0 ? [] : [speech.say(messages.urbanIgnored, { amount: urbanIgnored })]),
  ];
}
