/** Descriptions of single things of a position, for the thing that a person points at. They are loaded after the board is shown. */
import { BUILDING_COLOURS, type BuildingColour, type PortLine, type ResourceColour, type View } from '@tabannusi/engine';
import { ZIGGURAT_SPACE_NAMES } from '../names.ts';
import { type BotSentences, botSentences } from '../positions/descriptions/bot.ts';
import { listSentence, playerAt, type Seen } from '../positions/descriptions/description.ts';
import { bargeSentence, headSentences } from '../positions/descriptions/district.ts';
import { lineSentence, shipSentence } from '../positions/descriptions/port.ts';
import { pawnSentence, trackWords } from '../positions/descriptions/seat.ts';
import { claimsSentence, housesSentence } from '../positions/descriptions/ziggurat.ts';
import { HOUSE_ROWS, houseRowWords } from '../positions/pictures/belongings.ts';
import { gridOf } from '../positions/pictures/grid.ts';
import { at } from '../speech/at.ts';
import type { Speech } from '../speech/speech.ts';
import type { Values } from '../speech/spoken-message.ts';
import type { Translated, ValuesOf, VariablesOf } from '../speech/variables.ts';
import { type Table, tableOf } from '../table/table.ts';
import { zigguratBonus } from '../tiles/space-bonuses.ts';
import type * as en from './en.ts';

type PartMessages = Translated<Pick<typeof en, 'thing' | 'preview'>>;
type ThingValues = VariablesOf<Pick<typeof en, 'thing'>>['thing'];

/** Districts and Ship spaces count from 1, seats from 0. */
export interface PartWords {
  /** The name of a thing. */
  name<K extends keyof ThingValues & string>(thing: K, values: ValuesOf<ThingValues, K>): string;
  player(seat: number): string;
  /** The Barge, the pawns and the actions of a District. */
  district(district: number): string[];
  barge(district: number): string;
  pawn(pawn: 'architect' | 'assistant', seat: number): string;
  /** The marker of every player on a Mastery track. */
  track(colour: BuildingColour): string[];
  ship(shipSpace: number): string;
  portLine(line: PortLine): string;
  /** The name of a space; spaces count from 1. */
  zigguratSpace(section: BuildingColour, space: number): string;
  /** The bonus of a space; empty if it gives none. */
  zigguratBonus(section: BuildingColour, space: number): string;
  zigguratHouses(section: BuildingColour): string;
  zigguratClaims(section: BuildingColour): string;
  dice(colour: ResourceColour, amount: number): string;
  crate(colour: ResourceColour, isUp: boolean): string;
  /** The Project tiles and Building pieces of a colour that are left in the stock. */
  stack(colour: BuildingColour): string;
  water(amount: number): string;
  gardens(amount: number): string;
  houseRow(row: BuildingColour | 'bottom', seat: number): string;
  /** The Bot's cards, tiles and markers; null if it does not play. */
  bot(): BotSentences | null;
}

export function partWordsOf(speech: Speech, given: Table, view: View, { thing: names, preview }: PartMessages): PartWords {
  const table = tableOf(speech, given);
  const { setting } = given.game;
  const { description, goods, belongings: messages } = speech.catalogue;
  const seen: Seen = { speech, table, view, grid: gridOf(setting) };
  const sectionOf = (section: BuildingColour) => at(view.ziggurat, BUILDING_COLOURS.indexOf(section));
  return {
    bot: () => (view.solo === null ? null : botSentences(seen, view.solo)),
    name: (thing, values) => speech.say(names[thing] as string, values as Values),
    player: (seat) => playerAt(seen, seat),
    district: (district) => headSentences(seen, district),
    barge: (district) => bargeSentence(seen, district),
    pawn: (pawn, seat) => pawnSentence(seen, description[pawn], at(view.seats, seat)[pawn]),
    track: (colour) =>
      view.seats.map(({ mastery }, seat) =>
        speech.say(preview.changes, {
          whose: 'other',
          player: playerAt(seen, seat),
          changes: at(trackWords(seen, mastery), BUILDING_COLOURS.indexOf(colour)),
        }),
      ),
    ship: (shipSpace) => shipSentence(seen, shipSpace - 1),
    portLine: (line) => lineSentence(seen, line),
    zigguratSpace: (section, space) => speech.say(names.zigguratSpace, { section, zigguratSpace: at(ZIGGURAT_SPACE_NAMES, space - 1) }),
    zigguratBonus: (section, space) => zigguratBonus(speech, at(setting.edition.ziggurat.sections[section], space - 1)),
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
      listSentence(seen, description.houses, [at(houseRowWords(speech, at(view.seats, seat)), HOUSE_ROWS.indexOf(row))]),
  };
}
