/**
 * The amounts of tiles and cards as values of messages, from the engine's tables: one function for each kind. No message and no sentence has an
 * amount of its own.
 */
import {
  ACTION_TILES,
  BUILDING_COLOURS,
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
export const actionTileAmounts = (tile: number): Values => at(ACTION_TILES, tile - 1).effects;

export const harbormasterAmounts = (harbormaster: HarbormasterId): Values => {
  const { rule: _, effects, ...others } = HARBORMASTERS[harbormaster];
  return { ...effects, ...others, ...URBAN_DRAW };
};

export const gainShipAmounts = (ship: GainShipId): Values => {
  const { when, gain } = SHIPS[ship];
  return { when, gain: gain[0], amount: gain[1] };
};

export const namedShipAmounts = (ship: NamedShipId): Values => {
  const { rule: _, ...amounts } = SHIPS[ship];
  return amounts;
};

/** VP of the three claim spaces. */
export const zigguratTileAmounts = (tile: ZigguratTileId): Values => {
  const [first, second, third] = ZIGGURAT_TILE_VALUES[tile];
  return { first, second, third };
};

/** What it gives, and what it asks for: of each colour by its name, or as one number where all colours are asked for alike. */
export const decreeAmounts = (decree: DecreeId): Values => {
  const asked = at(DECREE_REQUIREMENTS, DECREE_IDS.indexOf(decree));
  const { buildings, buildingsAtGardens, ships, portHouses, ownGardens, gardensAtBuildings } = asked;
  const values: Record<string, number> = { portHouses, ownGardens, gardensAtBuildings, buildingsAtGardens: buildingsAtGardens[0] };
  for (const [things, amounts] of Object.entries({ Buildings: buildings, Ships: ships })) {
    values[things.toLowerCase()] = amounts[0];
    BUILDING_COLOURS.forEach((colour, index) => {
      values[colour + things] = at(amounts, index);
    });
  }
  return { ...values, ...DECREES[decree].effects, ...URBAN_DRAW };
};
