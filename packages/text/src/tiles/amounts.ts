/**
 * The amounts of tiles and cards as values of messages, from the engine's tables, with one function for each kind. No message of a tile or
 * card contains an amount of its own.
 */
import {
  ACTION_TILES,
  DECREE_IDS,
  DECREE_REQUIREMENTS,
  DECREES,
  type DecreeId,
  type GainShipId,
  HARBORMASTERS,
  type HarbormasterId,
  type NamedShipId,
  SHIPS,
  URBAN_DRAW,
  ZIGGURAT_TILE_VALUES,
  type ZigguratTileId,
} from '@tabannusi/engine';
import { at } from '../speech/at.ts';
import type { Values } from '../speech/spoken-message.ts';

/** Action tiles count from 1. */
export const actionTileAmounts = (tile: number): Values => at(ACTION_TILES, tile - 1);

export const harbormasterAmounts = (harbormaster: HarbormasterId): Values => {
  const { effects, ...others } = HARBORMASTERS[harbormaster];
  return { ...effects, ...others, ...URBAN_DRAW };
};

export const gainShipAmounts = (ship: GainShipId): Values => {
  const { when, gain } = SHIPS[ship];
  return { when, gain: gain[0], amount: gain[1] };
};

export const namedShipAmounts = (ship: NamedShipId): Values => SHIPS[ship];

/** The VP of the three claim spaces. */
export const zigguratTileAmounts = (tile: ZigguratTileId): Values => {
  const [first, second, third] = ZIGGURAT_TILE_VALUES[tile];
  return { first, second, third };
};

/**
 * What a Decree gives, and what it asks for: Buildings or Ships by the name of their colour, or one number if it asks for the same in all
 * colours.
 */
export const decreeAmounts = (decree: DecreeId): Values => {
  const { buildings, ships, buildingsAtGardens, portHouses, ownGardens, gardensAtBuildings } = at(
    DECREE_REQUIREMENTS,
    DECREE_IDS.indexOf(decree),
  );
  const [white, yellow, brown] = buildings.map((amount, colour) => amount + at(ships, colour)) as [number, number, number];
  return {
    white,
    yellow,
    brown,
    buildings: buildings[0],
    ships: ships[0],
    buildingsAtGardens: buildingsAtGardens[0],
    portHouses,
    ownGardens,
    gardensAtBuildings,
    ...DECREES[decree],
    ...URBAN_DRAW,
  };
};
