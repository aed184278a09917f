/** Single things of a position in words, for who points at them. A page loads them after the board shows. */
import { BUILDING_COLOURS, type BuildingColour, type PortLine, type ResourceColour, type View } from '@tabannusi/engine';
import { at } from '../at.ts';
import { HOUSE_ROWS, houseRowWords } from '../position/belongings.ts';
import { gridOf } from '../position/grid.ts';
import type { Speech } from '../speech.ts';
import { type Table, tableOf } from '../table.ts';
import { listSentence, playerAt, type Seen } from './description.ts';
import { bargeSentence, headSentences } from './district.ts';
import { lineSentence, shipSentence } from './port.ts';
import { pawnSentence, trackWords } from './seat.ts';
import { claimsSentence, housesSentence } from './ziggurat.ts';

/** Districts and Ship spaces count from 1, seats from 0. */
export interface PartWords {
  player(seat: number): string;
  /** The Barge, the pawns and the actions of a District. */
  district(district: number): string[];
  barge(district: number): string;
  pawn(pawn: 'architect' | 'assistant', seat: number): string;
  /** How far every player is on a Mastery track. */
  track(colour: BuildingColour): string[];
  ship(shipSpace: number): string;
  portLine(line: PortLine): string;
  zigguratHouses(section: BuildingColour): string;
  zigguratClaims(section: BuildingColour): string;
  dice(colour: ResourceColour, amount: number): string;
  crate(colour: ResourceColour, isUp: boolean): string;
  /** Project tiles and Building pieces of a colour in the stock. */
  stack(colour: BuildingColour): string;
  water(amount: number): string;
  gardens(amount: number): string;
  houseRow(row: BuildingColour | 'bottom', seat: number): string;
}

export function partWordsOf(speech: Speech, given: Table, view: View): PartWords {
  const table = tableOf(speech, given);
  const { setting } = given.game;
  const { description, goods, preview, seat: messages } = speech.catalogue;
  const seen: Seen = { speech, table, view, grid: gridOf(setting) };
  const sectionOf = (section: BuildingColour) => at(view.ziggurat, BUILDING_COLOURS.indexOf(section));
  return {
    player: (seat) => playerAt(seen, seat),
    district: (district) => headSentences(seen, district),
    barge: (district) => bargeSentence(seen, district),
    pawn: (pawn, seat) => pawnSentence(seen, description[pawn], at(view.seats, seat)[pawn]),
    track: (colour) =>
      view.seats.map(({ mastery }, seat) =>
        speech.say(preview.changes, {
          player: playerAt(seen, seat),
          changes: at(trackWords(seen, mastery), BUILDING_COLOURS.indexOf(colour)),
        }),
      ),
    ship: (shipSpace) => shipSentence(seen, shipSpace - 1),
    portLine: (line) => lineSentence(seen, line),
    zigguratHouses: (section) => housesSentence(seen, sectionOf(section)),
    zigguratClaims: (section) => claimsSentence(seen, sectionOf(section)),
    dice: (colour, amount) => speech.say(goods.dice, { colour, amount }),
    crate: (colour, isUp) => speech.say(isUp ? messages.crateUp : messages.crateDown, { colour, amount: 1 }),
    stack(colour) {
      const coloured = (amounts: readonly number[]): string =>
        speech.say(description.coloured, { colour, amount: at(amounts, BUILDING_COLOURS.indexOf(colour)) });
      return speech.say(description.stocks, { projects: coloured(view.stocks.projects), pieces: coloured(view.stocks.pieces) });
    },
    water: (amount) => speech.say(messages.water, { amount }),
    gardens: (amount) => speech.say(messages.gardens, { amount }),
    houseRow: (row, seat) =>
      listSentence(seen, description.houses, [at(houseRowWords(speech, setting, at(view.seats, seat)), HOUSE_ROWS.indexOf(row))]),
  };
}
