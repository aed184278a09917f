/** The names and texts of tiles and cards. Their printed numbers are the same in all languages. */
import {
  type DecreeId,
  type HarbormasterId,
  isGainShip,
  type King,
  type ShipId,
  type UrbanCard,
  type ZigguratTileId,
} from '@tabannusi/engine';
import { ACTION_TILE_IDS } from '../names.ts';
import { automaCardOf, cardFace, markersSentence } from '../solo/card.ts';
import { at } from '../speech/at.ts';
import type { Speech } from '../speech/speech.ts';
import type { Values } from '../speech/spoken-message.ts';
import { districtValues, type Table } from '../table/table.ts';
import {
  actionTileAmounts,
  decreeAmounts,
  gainShipAmounts,
  harbormasterAmounts,
  namedShipAmounts,
  zigguratTileAmounts,
} from './amounts.ts';

export interface TileWords {
  /** The printed number, such as S07 or B4; empty for a printed Ship. */
  readonly number: string;
  /** A few words that fit beside the number. */
  readonly name: string;
  /** What the tile or card does, in one line. */
  readonly text: string;
}

export interface DecreeWords extends TileWords {
  readonly symbol: string;
  readonly asks: string;
  readonly gives: string;
}

export interface Tiles {
  /** Action tiles count from 1. */
  actionTile(tile: number): TileWords;
  ship(ship: ShipId | 'printed'): TileWords;
  harbormaster(harbormaster: HarbormasterId): TileWords;
  zigguratTile(tile: ZigguratTileId): TileWords;
  decree(decree: DecreeId): DecreeWords;
  urbanCard(card: string): TileWords;
  /** What an Automa card shows; cards count from 1. */
  automaCard(automaCard: number): string;
  automaUrbanCard(king: King): string;
}

export function tilesOf(speech: Speech, table: Table): Tiles {
  const { catalogue } = speech;
  const { edition } = table.game.setting;
  const words = (number: string, { name, text }: { name: string; text: string }, amounts: Values): TileWords => ({
    number,
    name: speech.say(name, amounts),
    text: speech.say(text, amounts),
  });
  return {
    actionTile(tile) {
      const number = at(ACTION_TILE_IDS, tile - 1);
      return words(number, catalogue.actionTile[number], actionTileAmounts(tile));
    },
    ship(ship) {
      if (ship === 'printed') return words('', catalogue.ship.printed, {});
      return isGainShip(ship)
        ? words(ship, catalogue.gainShip, gainShipAmounts(ship))
        : words(ship, catalogue.ship[ship], namedShipAmounts(ship));
    },
    harbormaster: (harbormaster) => words(harbormaster, catalogue.harbormaster[harbormaster], harbormasterAmounts(harbormaster)),
    zigguratTile: (tile) => words(tile, catalogue.zigguratTile[tile], zigguratTileAmounts(tile)),
    decree(decree) {
      const messages = catalogue.decree[decree];
      const amounts = decreeAmounts(decree);
      const asks = speech.say(messages.asks, amounts);
      const gives = speech.say(messages.gives, amounts);
      return {
        number: decree,
        name: speech.say(messages.name, amounts),
        text: speech.say(catalogue.decreeText, { asks, gives }),
        symbol: speech.say(catalogue.decreeSymbol[edition.decrees.symbols[decree]]),
        asks,
        gives,
      };
    },
    urbanCard(card) {
      const found = edition.urbanCards.cards.find(({ id }) => id === card);
      if (found === undefined) throw new RangeError(`Urban cards: there is no ${card}`);
      return { number: card, name: housesAsked(found), text: urbanCardText(speech, table, found) };
    },
    automaCard: (automaCard) => cardFace(speech, automaCardOf(table.game.setting, automaCard)),
    automaUrbanCard: (king) => markersSentence(speech, edition.solo.automaUrban[king]),
  };
}

/** Returns the Houses in Districts 1, 2, 3 and the Port, in short: `3/1/1/-`. */
const housesAsked = ({ houses }: UrbanCard): string => houses.map((count) => (count === 0 ? '-' : String(count))).join('/');

function urbanCardText(speech: Speech, table: Table, card: UrbanCard): string {
  const { district, text } = speech.catalogue.urbanCard;
  const asked = card.houses.flatMap((houses, index) =>
    houses === 0 ? [] : [speech.say(district, { houses, ...districtValues(table, index + 1) })],
  );
  return speech.say(text, { houses: asked.length === 0 ? housesAsked(card) : speech.list(asked), vp: card.vp });
}
