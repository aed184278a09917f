/**
 * Features of what belongs to nobody: progress of the game, dice, tiles and cards, group by group. Numbers are divided so that a typical
 * amount is 1.
 */
import { KINGS, NONE } from '@tabannusi/engine';
import {
  BUILDING_COLOUR_COUNT,
  COMMON_DISTRICTS,
  DECREE_REQUIREMENTS,
  DECREE_SPACES,
  DISTRICTS,
  FACES,
  HARBORMASTER_COUNT,
  PORT_LINE_COUNT,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
  ZIGGURAT_TILES,
} from '@tabannusi/engine/search';
import type { Row } from './row.ts';
import type { Sight } from './sight.ts';

export type CommonGroup = (row: Row, sight: Sight) => void;

const MOST_GOLD = 5;
const ENDINGS = 3;
const ACTION_TILES = 6;
const GROUPS = COMMON_DISTRICTS * BUILDING_COLOUR_COUNT;
const SHIP_SIZES = 3;

const time: CommonGroup = (row, { open, scene }) => {
  row.upTo(MOST_GOLD, open.timeGold);
  row.oneOf(ENDINGS, open.ending);
  row.part(scene.outlook.scorings, 0, DISTRICTS, 1);
};

/** Who has the next turn, counted from the observer. */
const nextTurn: CommonGroup = (row, { open, observer }) => {
  const { players } = open.setting;
  row.oneOf(players, open.active < players ? (open.active - observer + players) % players : NONE);
};

const barges: CommonGroup = (row, { open }) => {
  for (let district = 0; district < DISTRICTS; district++) {
    row.oneOf(RESOURCE_COLOUR_COUNT, open.bargeColour[district]);
    let dice = 0;
    for (let face = 0; face < FACES; face++) dice += open.barge[district * FACES + face];
    row.number(dice / 3);
    row.part(open.barge, district * FACES, FACES, 1);
  }
  row.part(open.supply, 0, RESOURCE_COLOUR_COUNT, 3);
};

const sites: CommonGroup = (row, { open, scene }) => {
  row.part(open.projects, 0, GROUPS, 2);
  row.part(scene.city.siteGardens, 0, GROUPS, 2);
};

const stocks: CommonGroup = (row, { open }) => {
  row.part(open.projectStock, 0, BUILDING_COLOUR_COUNT, 10);
  row.part(open.pieceStock, 0, BUILDING_COLOUR_COUNT, 10);
  row.number(open.waterStock / 10);
  row.number(open.gardenStock / 10);
};

const actionTiles: CommonGroup = (row, { open }) => {
  for (let space = 0; space < open.actionTiles.length; space++) row.oneOf(ACTION_TILES, open.actionTiles[space]);
};

const zigguratTiles: CommonGroup = (row, { open }) => {
  for (let section = 0; section < BUILDING_COLOUR_COUNT; section++) row.oneOf(ZIGGURAT_TILES.length, open.zigguratTiles[section]);
};

/** Decrees that nobody has scored yet. */
const decrees: CommonGroup = (row, { open }) => {
  for (let decree = 0; decree < DECREE_REQUIREMENTS.length; decree++) {
    let isThere = false;
    for (let space = 0; space < DECREE_SPACES; space++) {
      if (open.decrees[space] === decree && open.decreeOwners[space] === NONE) isThere = true;
    }
    row.flag(isThere);
  }
};

const harbour: CommonGroup = (row, { open }) => {
  const { setting } = open;
  for (let harbormaster = 0; harbormaster < HARBORMASTER_COUNT; harbormaster++) row.flag(open.harbormasters.includes(harbormaster));
  for (let line = 0; line < PORT_LINE_COUNT; line++) row.flag(open.harbormasters[line] !== NONE);
  for (let line = 0; line < PORT_LINE_COUNT; line++) row.flag(open.portCrates[line] !== NONE);
  for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
    const ship = open.ships[shipSpace];
    row.oneOf(BUILDING_COLOUR_COUNT, ship === NONE ? NONE : setting.shipColours[ship]);
    row.number((ship === NONE ? setting.printedShips[shipSpace] : setting.shipSizes[ship]) / SHIP_SIZES);
  }
};

/** The king and what determines the Bot's next District; zeros without a Bot. */
const king: CommonGroup = (row, { open }) => {
  const { solo } = open.setting;
  if (solo === null) return;
  row.oneOf(KINGS.length, KINGS.indexOf(solo.king));
  row.part(open.automaMarkers, 0, DISTRICTS, 4);
  row.part(open.automaBag, 0, BUILDING_COLOUR_COUNT, 3);
  row.number(open.automaResets[0]);
};

export const COMMON_GROUPS = { time, nextTurn, barges, sites, stocks, actionTiles, zigguratTiles, decrees, harbour, king } as const;
