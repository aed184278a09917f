/** Features of what a seat has, group by group. Numbers are divided so that a typical amount is 1. */
import { NONE } from '@tabannusi/engine';
import {
  BUILDING_COLOUR_COUNT,
  CLAIM_SPACES,
  COMMON_DISTRICTS,
  DECREE_SPACES,
  DISTRICTS,
  FACES,
  groupAt,
  HARBORMASTER_COUNT,
  HOUSE_ROWS,
  LOCAL,
  ownGroupAt,
  PORT,
  PORT_LINE_COUNT,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
  shipSpacesOfLine,
  ZIGGURAT,
} from '@tabannusi/engine/search';
import { sizeAt } from '../evaluation/city.ts';
import type { Row } from './row.ts';
import { holds, MOST_LACKED, type Sight, TERM_COUNT } from './sight.ts';

export type SeatGroup = (row: Row, sight: Sight, seat: number) => void;

const LINE_LENGTH = 3;
const GROUPS = COMMON_DISTRICTS * BUILDING_COLOUR_COUNT;

/** The terms of the hand-written evaluation. */
const terms: SeatGroup = (row, sight, seat) => row.part(sight.terms, seat * TERM_COUNT, TERM_COUNT, 25);

const standing: SeatGroup = (row, { open, scene }, seat) => {
  row.number(open.vp[seat] / 50);
  row.number(scene.outlook.turns[seat] / 5);
  row.flag(open.startSeat === seat);
};

const goods: SeatGroup = (row, { open }, seat) => {
  row.number(open.gold[seat] / 4);
  row.number(open.markers[seat] / 5);
  row.number(open.markerSupply[seat] / 10);
  row.number(open.water[seat] / 2);
  row.number(open.specialHeld[seat]);
  row.number(open.gardens[seat] / 3);
  const at = seat * RESOURCE_COLOUR_COUNT;
  row.part(open.dice, at, RESOURCE_COLOUR_COUNT, 2);
  row.part(open.crateUp, at, RESOURCE_COLOUR_COUNT, 1);
  row.part(open.crateDown, at, RESOURCE_COLOUR_COUNT, 1);
};

const tracks: SeatGroup = (row, { open }, seat) => {
  const { trackTop, trackValues } = open.setting;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    const at = open.mastery[seat * BUILDING_COLOUR_COUNT + colour];
    row.upTo(trackTop, at);
    row.number(trackValues[at] / 2);
  }
};

const houses: SeatGroup = (row, { open }, seat) => {
  const { rowLengths } = open.setting;
  for (let houseRow = 0; houseRow < HOUSE_ROWS; houseRow++) {
    row.upTo(rowLengths[houseRow], open.vacated[seat * HOUSE_ROWS + houseRow]);
  }
  row.number(open.bottomExtra[seat]);
};

/**
 * Buildings by District and colour: their size, what they score now and what they are expected to score; then what each District scores
 * now.
 */
const city: SeatGroup = (row, { open, scene }, seat) => {
  const { trackValues } = open.setting;
  for (let district = 0; district < COMMON_DISTRICTS; district++) {
    let scores = 0;
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      const size = scene.city.sizes[sizeAt(seat, district, colour)];
      const value = size * trackValues[open.mastery[seat * BUILDING_COLOUR_COUNT + colour]];
      scores += value;
      row.number(size / 4);
      row.number((value * scene.outlook.scorings[district]) / 20);
    }
    row.number(scores / 10);
    row.number((scores * scene.outlook.scorings[district]) / 20);
  }
  row.part(open.ownBuildings, seat * BUILDING_COLOUR_COUNT, BUILDING_COLOUR_COUNT, 2);
  row.number(open.ownGardens[seat] / 4);
  row.number(scene.city.openSides[seat] / 4);
};

/**
 * The seat's markers on Projects, and what each site would score if the seat constructed there: in all cases, and if it can pay in its next
 * turn.
 */
const projects: SeatGroup = (row, sight, seat) => {
  const { open, scene } = sight;
  row.part(open.ownProjects, seat * GROUPS, GROUPS, 2);
  for (let district = 0; district < COMMON_DISTRICTS; district++) {
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      const group = groupAt(district, colour);
      const size = open.projects[group] === 0 ? 0 : open.projects[group] + scene.city.siteGardens[group];
      const value = open.setting.trackValues[open.mastery[seat * BUILDING_COLOUR_COUNT + colour]];
      const worth = (size * value * scene.outlook.scorings[district]) / 20;
      const own = open.ownProjects[ownGroupAt(seat, district, colour)];
      row.number(worth);
      row.number(worth > 0 && sight.canPay(seat, district, LOCAL, colour, own) ? worth : 0);
    }
  }
};

/** The Districts of both pawns, with the dice and the colour of the Barge at the Architect, from which the seat's next die comes. */
const pawns: SeatGroup = (row, sight, seat) => {
  const { open } = sight;
  const [architect, assistant] = [open.architect[seat], open.assistant[seat]];
  row.oneOf(DISTRICTS, architect);
  row.oneOf(DISTRICTS, assistant);
  const isThere = architect < DISTRICTS;
  row.oneOf(RESOURCE_COLOUR_COUNT, isThere ? open.bargeColour[architect] : NONE);
  for (let face = 0; face < FACES; face++) row.number(isThere ? open.barge[architect * FACES + face] / 2 : 0);
  row.flag(sight.canPay(seat, PORT, 2, 0, 0));
  row.flag(sight.canPay(seat, ZIGGURAT, 2, 0, 0));
};

const ziggurat: SeatGroup = (row, { open, scene }, seat) => {
  const at = seat * BUILDING_COLOUR_COUNT;
  for (let section = 0; section < BUILDING_COLOUR_COUNT; section++) row.upTo(CLAIM_SPACES, open.zigguratClaims[at + section]);
  row.part(open.ownZigguratHouses, at, BUILDING_COLOUR_COUNT, 2);
  row.number(scene.ziggurat[seat] / 10);
  row.number((scene.ziggurat[seat] * scene.outlook.scorings[ZIGGURAT]) / 20);
};

/** By line of the Port: marked Ships and Houses. Then what the Port scores, which Ships are marked, and Harbormasters held. */
const port: SeatGroup = (row, { open, scene }, seat) => {
  const bit = 1 << seat;
  for (let line = 0; line < PORT_LINE_COUNT; line++) {
    let marks = 0;
    for (const shipSpace of shipSpacesOfLine[line]) if ((open.shipMarks[shipSpace] & bit) !== 0) marks++;
    row.number(marks / LINE_LENGTH);
    row.flag(open.portHouses[2 * line] === seat);
    row.flag(open.portHouses[2 * line + 1] === seat);
  }
  row.number(scene.port[seat] / 5);
  row.number((scene.port[seat] * scene.outlook.scorings[PORT]) / 10);
  for (let ability = 0; ability < open.setting.shipAbilities.length; ability++) row.flag(hasAbility(open, seat, ability));
  for (let harbormaster = 0; harbormaster < HARBORMASTER_COUNT; harbormaster++) row.flag(holds(open.heldHarbormasters[seat], harbormaster));
};

function hasAbility({ ships, shipMarks, setting }: Sight['open'], seat: number, ability: number): boolean {
  for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
    const ship = ships[shipSpace];
    if (ship !== NONE && setting.shipAbilities[ship] === ability && (shipMarks[shipSpace] & (1 << seat)) !== 0) return true;
  }
  return false;
}

/** How complete each Decree is, the most complete first, because its space does not matter. */
const decrees: SeatGroup = (row, { open, decreesDone }, seat) => {
  const from = row.at;
  row.part(decreesDone, seat * DECREE_SPACES, DECREE_SPACES, 1);
  row.values.subarray(from, row.at).sort().reverse();
  let scored = 0;
  for (let space = 0; space < DECREE_SPACES; space++) if (open.decreeOwners[space] === seat) scored++;
  row.number(scored);
};

/** The number of Urban cards; for the observer's own, by how many Houses they lack, with their VP. */
const urban: SeatGroup = (row, { observer, urbanCards, urbanLacked, urbanVp }, seat) => {
  row.number(urbanCards[seat] / 2);
  if (seat !== observer) return;
  row.part(urbanLacked, 0, MOST_LACKED + 1, 1);
  row.part(urbanVp, 0, MOST_LACKED + 1, 10);
};

export const SEAT_GROUPS = {
  terms,
  standing,
  goods,
  tracks,
  houses,
  city,
  projects,
  pawns,
  ziggurat,
  port,
  decrees,
  urban,
} as const;
