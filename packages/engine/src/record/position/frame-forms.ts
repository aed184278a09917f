/**
 * How each kind of frame is written: the names of its payload bytes and what they mean. A byte without a name is 0, or the one that is fixed.
 * The meanings stand in the comments of the frames' own files; a kind without a line here is a type error.
 */
import { BUILDING_COLOURS, PORT_LINES, RESOURCE_COLOURS } from '../../edition/types.ts';
import { CAUSES, causeOfList } from '../../model/causes.ts';
import { A, B, C, D, E, F, type TableFrameKind } from '../../model/frames.ts';
import {
  ACTION_SPACES,
  BOTTOM_ROW,
  CLAIM_SPACES,
  COMMON_DISTRICTS,
  DECREE_SPACES,
  DISTRICTS,
  FACES,
  GARDENS_PER_ACTION,
  NONE,
  PROJECTS_PER_COLOUR,
  SECTION_SPACES,
  SHIP_SPACES,
} from '../../model/ids.ts';
import { BONUS, type Setting } from '../../model/setting.ts';
import { effectKinds } from '../../tiles/lists.ts';
import type { At } from './at.ts';
import type { PendingValue } from './format.ts';

/** What a byte means: how it is written, and how it is read from a place where something stands. */
interface Meaning {
  write(byte: number, setting: Setting): PendingValue;
  read(at: At, setting: Setting): number | undefined;
}

interface Field {
  readonly name: string;
  /** The place of the byte in the frame. */
  readonly at: number;
  readonly meaning: Meaning;
  /** Not written when it is this. */
  readonly usual?: number;
  /** Written only when the byte at this place is not 0. */
  readonly with?: number;
}

export interface FrameForm {
  /** `seat`: a seat that is written; `chance` and `none` are not. */
  readonly of: 'seat' | 'chance' | 'none';
  readonly fields: readonly Field[];
  /** Bytes that are the same in every frame of the kind. */
  readonly fixed: readonly (readonly [at: number, byte: number])[];
}

const counted = (min: number, max: number, from = 0): Meaning => ({
  write: (byte) => byte + from,
  read: (at) => minus(at.whole(min + from, max + from), from),
});
const minus = (number: number | undefined, from: number): number | undefined => (number === undefined ? undefined : number - from);

const word = (words: readonly string[], first = 0): Meaning => ({
  write: (byte) => words[byte - first],
  read: (at) => minus(at.oneOf(words), -first),
});

const orNone = (meaning: Meaning): Meaning => ({
  write: (byte, setting) => (byte === NONE ? null : meaning.write(byte, setting)),
  read: (at, setting) => (at.value === null ? NONE : meaning.read(at, setting)),
});

/** A set as a list of its members, each of them a bit. */
const set = (member: Meaning, size: number): Meaning => ({
  write: (byte, setting) =>
    Array.from({ length: size }, (_, bit) => bit)
      .filter((bit) => (byte & (1 << bit)) !== 0)
      .map((bit) => member.write(bit, setting) as string | number),
  read: (at, setting) =>
    at.list(0, size).reduce((mask, entry) => {
      const bit = member.read(entry, setting) ?? 0;
      if ((mask & (1 << bit)) !== 0) entry.refuse('repeated');
      return mask | (1 << bit);
    }, 0),
});

const flag: Meaning = { write: (byte) => byte === 1, read: (at) => Number(at.flag() ?? false) };
const seat: Meaning = { write: (byte) => byte, read: (at, { players }) => at.whole(0, players - 1) };
const space: Meaning = { write: (byte, { spaceNames }) => spaceNames[byte], read: (at, { spaceNames }) => at.oneOf(spaceNames) };
const specialTile: Meaning = { write: (byte) => byte + 1, read: (at, { specialFaces }) => minus(at.whole(1, specialFaces.length), 1) };
const urbanCard: Meaning = {
  write: (byte, { edition }) => edition.urbanCards.cards[byte].id,
  read: (at, { edition }) => at.oneOf(edition.urbanCards.cards.map(({ id }) => id)),
};
/** Two bits a seat, as a list by seat. */
const markersBySeat: Meaning = {
  write: (byte, { players }) => Array.from({ length: players }, (_, n) => (byte >> (2 * n)) & 3),
  read: (at, { players }) =>
    at.list(players, players).reduce((all, entry, n) => all | ((entry.whole(0, PROJECTS_PER_COLOUR) ?? 0) << (2 * n)), 0),
};

const district = counted(0, DISTRICTS - 1, 1);
const commonDistrict = counted(0, COMMON_DISTRICTS - 1, 1);
const colour = word(BUILDING_COLOURS);
const resource = word(RESOURCE_COLOURS);
const rule = word(CAUSES);
const line = word(PORT_LINES);
const shipSpace = counted(0, SHIP_SPACES - 1, 1);
const portSpace = word(PORT_LINES.flatMap((name) => [`${name} blue`, `${name} red`]));
const zigguratSpace = word(BUILDING_COLOURS.flatMap((section) => Array.from({ length: SECTION_SPACES }, (_, n) => `${section} ${n + 1}`)));
const row = word([...BUILDING_COLOURS, 'bottom']);
/** The list of effects of an Action tile, a Harbormaster or a Decree, by its rule. */
const effectsRule = word(effectKinds.map((_, list) => CAUSES[causeOfList(list)]));
/** What a part of a Gardening buys, as the kind of a bonus. */
const boughtTile: Meaning = {
  write: (byte) => (byte === BONUS.water ? 'water' : 'garden'),
  read: (at) => [BONUS.water, BONUS.garden][at.oneOf(['water', 'garden']) ?? 2],
};

const must = (name: string, at: number, meaning: Meaning): Field => ({ name, at, meaning });
const may = (name: string, at: number, meaning: Meaning, usual = 0): Field => ({ name, at, meaning, usual });

const form = (of: FrameForm['of'], fields: readonly Field[], fixed: FrameForm['fixed'] = []): FrameForm => ({ of, fields, fixed });
const ofSeat = (...fields: readonly Field[]): FrameForm => form('seat', fields);
const ofChance = (...fields: readonly Field[]): FrameForm => form('chance', fields);

const afterConstruct = ofSeat(
  must('size', A, counted(1, PROJECTS_PER_COLOUR)),
  must('colour', B, colour),
  may('steps', C, counted(0, PROJECTS_PER_COLOUR)),
  may('gardening', D, flag),
  may('ship', E, flag),
);

export const FRAME_FORMS: Readonly<Record<TableFrameKind, FrameForm>> = {
  dealBarge: ofChance(must('district', A, district)),
  rollDice: ofChance(must('district', A, district)),
  dealShip: ofChance(must('shipSpace', A, shipSpace)),
  dealHarbormaster: ofChance(must('line', A, orNone(line)), may('toSeat', B, seat)),
  dealPortCrate: ofChance(must('line', A, line)),
  dealSpecialWater: ofChance(may('refill', A, flag), { ...must('rule', B, rule), with: A }),
  dealActionTile: ofChance(must('actionSpace', A, counted(0, ACTION_SPACES - 1, 1))),
  dealZigguratTile: ofChance(must('section', A, colour)),
  dealDecree: ofChance(must('decreeSpace', A, counted(0, DECREE_SPACES - 1, 1))),
  dealCrate: ofChance(must('toSeat', A, seat)),
  dealUrbanCard: ofChance(must('toSeat', A, seat), may('toChoose', B, flag), { ...must('rule', C, rule), with: B }),
  drawStartPlayer: ofChance(),

  startColour: ofSeat(),
  startSpace: ofSeat(must('colour', A, colour)),
  pawns: ofSeat(),
  die: ofSeat(),
  destination: ofSeat(must('face', A, orNone(counted(0, FACES - 1, 1)))),
  action: ofSeat(),
  projectColour: ofSeat(must('district', A, commonDistrict)),
  projectSpace: ofSeat(must('district', A, commonDistrict), must('colour', B, colour), may('further', C, flag)),
  constructColour: ofSeat(must('district', A, commonDistrict)),
  afterConstruct,
  afterConstructMore: afterConstruct,
  portSpace: ofSeat(may('free', A, flag)),
  houseRow: ofSeat(must('portSpace', A, portSpace), may('free', B, flag)),
  zigguratSpace: ofSeat(),
  ship: ofSeat(may('gold', A, counted(0, 2)), may('optional', B, flag), must('rule', C, rule)),
  gardeningStart: ofSeat(must('district', A, district), may('extra', C, flag)),
  gardening: ofSeat(must('district', A, district), may('placed', B, counted(0, GARDENS_PER_ACTION))),
  waterSpace: ofSeat(must('district', A, commonDistrict), may('tile', B, orNone(specialTile), NONE)),
  gardenSpace: ofSeat(must('district', A, commonDistrict)),
  markerSource: ofSeat(),
  payment: ofSeat(
    must('colour', A, resource),
    must('amount', B, counted(0, 5)),
    must('otherColour', C, resource),
    may('otherAmount', D, counted(0, PROJECTS_PER_COLOUR)),
    must('rule', E, rule),
  ),
  shipPayment: ofSeat(must('gold', A, counted(1, 2)), must('rule', B, rule)),
  anyPayment: ofSeat(must('rule', A, rule)),
  refillPayment: ofSeat(must('colour', A, resource)),
  bargeDie: ofSeat(must('colour', A, resource)),
  supplyDie: ofSeat(may('optional', A, flag), must('rule', B, rule)),
  specialWater: ofSeat(may('optional', A, flag), must('rule', B, rule), must('tiles', C, counted(1, 9)), may('taken', D, counted(0, 9))),
  architectMove: ofSeat(must('rule', A, rule)),
  crateRefill: ofSeat(must('crates', A, counted(1, 9)), must('rule', B, rule), may('paid', C, flag)),
  stepOfChoice: ofSeat(
    must('choices', A, counted(1, 12)),
    may('optional', B, flag),
    must('rule', C, rule),
    may('steps', D, counted(1, 9), 1),
    may('out', E, set(colour, BUILDING_COLOURS.length)),
    may('different', F, flag),
  ),
  paidStep: ofSeat(),
  boughtStep: ofSeat(must('colour', A, colour), must('rule', B, rule)),
  anyActionTile: ofSeat(must('rule', A, rule)),
  zigguratClaim: ofSeat(must('rule', A, rule)),
  gardenOrMarker: ofSeat(),
  urbanCard: ofSeat(may('card', A, orNone(urbanCard), NONE), may('otherCard', B, orNone(urbanCard), NONE), must('rule', C, rule)),
  moveHouse: ofSeat(must('houses', A, counted(1, 2))),
  scoringOrder: ofSeat(must('districts', A, set(district, DISTRICTS))),

  setUp: form('none', [must('step', A, counted(0, 20)), must('times', B, counted(1, 20))]),
  turn: ofSeat(may('stage', A, counted(0, 1))),
  effects: ofSeat(must('rule', A, effectsRule), must('done', B, counted(1, 9))),
  bonus: form(
    'seat',
    [must('tile', A, boughtTile), must('rule', F, rule)],
    [
      [B, 1],
      [C, NONE],
      [D, NONE],
    ],
  ),
  steps: ofSeat(must('colour', A, colour), must('steps', B, counted(1, 30)), must('rule', C, rule)),
  projectEffects: ofSeat(must('colour', A, colour)),
  placeGarden: ofSeat(
    must('space', A, space),
    must('district', B, commonDistrict),
    may('fromSupply', C, flag),
    may('stage', D, counted(0, 1)),
  ),
  construct: ofSeat(
    must('district', A, commonDistrict),
    must('colour', B, colour),
    may('stage', C, counted(0, 8)),
    may('size', E, counted(0, PROJECTS_PER_COLOUR)),
    { ...must('space', D, space), with: E },
    { ...must('markers', F, markersBySeat), with: E },
  ),
  markShip: ofSeat(must('shipSpace', A, shipSpace), must('rule', B, rule)),
  portHouse: ofSeat(must('portSpace', A, portSpace), may('row', B, row, BOTTOM_ROW), may('stage', C, counted(0, 2))),
  zigguratHouse: ofSeat(must('zigguratSpace', A, zigguratSpace), may('stage', B, counted(0, CLAIM_SPACES))),
  score: ofSeat(
    must('district', A, district),
    must('compensated', B, counted(1, 4)),
    must('mode', C, word(['full', 'reduced', 'final'], 1)),
    may('lost', D, set(seat, 4)),
  ),
  finalScoring: ofSeat(must('done', A, counted(1, DISTRICTS))),
  over: ofSeat(),
};
