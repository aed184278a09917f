/**
 * How each kind of frame is written: the meanings of its fields (`model/frame-fields.ts`). A field that is not written is 0 or has its
 * fixed value. A kind that is missing here is a type error, and so is a field that the kind does not have.
 */

import { BUILDING_COLOURS } from '../../edition/types.ts';
import { LOCAL } from '../../legality/construct.ts';
import { SHIP_GOLD } from '../../legality/ships.ts';
import { FIELDS } from '../../model/frame-fields.ts';
import { FRAME_KINDS, type FrameKind, type TableFrameKind } from '../../model/frames.ts';
import {
  ACTION_SPACES,
  BOTTOM_ROW,
  CLAIM_SPACES,
  DECREE_SPACES,
  DISTRICTS,
  FACES,
  GARDENS_PER_ACTION,
  NONE,
  PROJECTS_PER_COLOUR,
} from '../../model/ids.ts';
import { BOT_FRAME_FORMS } from './bot-frame-forms.ts';
import {
  boughtTile,
  colour,
  commonDistrict,
  counted,
  district,
  effectsRule,
  type FieldForm,
  type FrameForm,
  type FrameForms,
  flag,
  line,
  type Meaning,
  markersBySeat,
  may,
  must,
  ofChance,
  ofNobody,
  ofSeat,
  orNone,
  portSpace,
  resource,
  row,
  rule,
  seat,
  set,
  shipSpace,
  space,
  specialTile,
  urbanCard,
  word,
  zigguratSpace,
} from './frame-meanings.ts';

const afterConstruct = ofSeat<'afterConstruct' | 'afterConstructMore'>({
  size: must(counted(1, PROJECTS_PER_COLOUR)),
  colour: must(colour),
  steps: may(counted(0, PROJECTS_PER_COLOUR)),
  gardening: may(flag),
  ship: may(flag),
});

const TABLE_FRAME_FORMS: FrameForms<TableFrameKind> = {
  dealBarge: ofChance({ district: must(district) }),
  rollDice: ofChance({ district: must(district) }),
  dealShip: ofChance({ shipSpace: must(shipSpace) }),
  dealHarbormaster: ofChance({ line: must(orNone(line)), toSeat: may(seat) }),
  dealPortCrate: ofChance({ line: must(line) }),
  dealSpecialWater: ofChance({ refill: may(flag), rule: { ...must(rule), with: 'refill' } }),
  dealActionTile: ofChance({ actionSpace: must(counted(0, ACTION_SPACES - 1, 1)) }),
  dealZigguratTile: ofChance({ section: must(colour) }),
  dealDecree: ofChance({ decreeSpace: must(counted(0, DECREE_SPACES - 1, 1)) }),
  dealCrate: ofChance({ toSeat: must(seat) }),
  dealUrbanCard: ofChance({ toSeat: must(seat), toChoose: may(flag), rule: { ...must(rule), with: 'toChoose' } }),
  drawStartPlayer: ofChance(),

  startColour: ofSeat(),
  startSpace: ofSeat({ colour: must(colour) }),
  pawns: ofSeat(),
  die: ofSeat(),
  destination: ofSeat({ face: must(orNone(counted(0, FACES - 1, 1))) }),
  action: ofSeat(),
  projectColour: ofSeat({ district: must(commonDistrict) }),
  projectSpace: ofSeat({ district: must(commonDistrict), colour: must(colour), further: may(flag) }),
  constructColour: ofSeat({ district: must(commonDistrict) }),
  afterConstruct,
  afterConstructMore: afterConstruct,
  portSpace: ofSeat({ free: may(flag) }),
  houseRow: ofSeat({ portSpace: must(portSpace), free: may(flag) }),
  zigguratSpace: ofSeat(),
  ship: ofSeat({ gold: may(counted(0, SHIP_GOLD)), optional: may(flag), rule: must(rule) }),
  gardeningStart: ofSeat({ district: must(district), extra: may(flag) }),
  gardening: ofSeat({ district: must(district), placed: may(counted(0, GARDENS_PER_ACTION)) }),
  waterSpace: ofSeat({ district: must(commonDistrict), tile: may(orNone(specialTile), NONE) }),
  gardenSpace: ofSeat({ district: must(commonDistrict) }),
  markerSource: ofSeat(),
  payment: ofSeat({
    colour: must(resource),
    amount: must(counted(0, LOCAL + PROJECTS_PER_COLOUR)),
    otherColour: must(resource),
    otherAmount: may(counted(0, PROJECTS_PER_COLOUR)),
    rule: must(rule),
  }),
  shipPayment: ofSeat({ gold: must(counted(1, SHIP_GOLD)), rule: must(rule) }),
  anyPayment: ofSeat({ rule: must(rule) }),
  refillPayment: ofSeat({ colour: must(resource) }),
  bargeDie: ofSeat({ colour: must(resource) }),
  supplyDie: ofSeat({ optional: may(flag), rule: must(rule) }),
  specialWater: ofSeat({ optional: may(flag), rule: must(rule), tiles: must(counted(1, 9)), taken: may(counted(0, 9)) }),
  architectMove: ofSeat({ rule: must(rule) }),
  crateRefill: ofSeat({ crates: must(counted(1, 9)), rule: must(rule), paid: may(flag) }),
  stepOfChoice: ofSeat({
    choices: must(counted(1, 12)),
    optional: may(flag),
    rule: must(rule),
    steps: may(counted(1, 9), 1),
    out: may(set(colour, BUILDING_COLOURS.length)),
    different: may(flag),
  }),
  paidStep: ofSeat(),
  boughtStep: ofSeat({ colour: must(colour), rule: must(rule) }),
  anyActionTile: ofSeat({ rule: must(rule) }),
  zigguratClaim: ofSeat({ rule: must(rule) }),
  gardenOrMarker: ofSeat(),
  urbanCard: ofSeat({ card: may(orNone(urbanCard), NONE), otherCard: may(orNone(urbanCard), NONE), rule: must(rule) }),
  moveHouse: ofSeat({ houses: must(counted(1, 2)) }),
  scoringOrder: ofSeat({ districts: must(set(district, DISTRICTS)) }),

  setUp: ofNobody({ step: must(counted(0, 20)), times: must(counted(1, 20)) }),
  turn: ofSeat({ stage: may(counted(0, 1)) }),
  effects: ofSeat({ list: { ...must(effectsRule), as: 'rule' }, done: must(counted(1, 9)) }),
  bonus: ofSeat({ kind: { ...must(boughtTile), as: 'tile' }, rule: must(rule) }, { amount: 1, colour: NONE, district: NONE }),
  steps: ofSeat({ colour: must(colour), steps: must(counted(1, 30)), rule: must(rule) }),
  projectEffects: ofSeat({ colour: must(colour) }),
  placeGarden: ofSeat({ space: must(space), district: must(commonDistrict), fromSupply: may(flag), stage: may(counted(0, 1)) }),
  construct: ofSeat({
    district: must(commonDistrict),
    colour: must(colour),
    stage: may(counted(0, 8)),
    size: may(counted(0, PROJECTS_PER_COLOUR)),
    space: { ...must(space), with: 'size' },
    markers: { ...must(markersBySeat), with: 'size' },
  }),
  markShip: ofSeat({ shipSpace: must(shipSpace), rule: must(rule) }),
  portHouse: ofSeat({ portSpace: must(portSpace), row: may(row, BOTTOM_ROW), stage: may(counted(0, 2)) }),
  zigguratHouse: ofSeat({ zigguratSpace: must(zigguratSpace), stage: may(counted(0, CLAIM_SPACES)) }),
  score: ofSeat({
    district: must(district),
    compensated: must(counted(1, 4)),
    mode: must(word(['full', 'reduced', 'final'], 1)),
    lost: may(set(seat, 4)),
  }),
  finalScoring: ofSeat({ done: must(counted(1, DISTRICTS)) }),
  over: ofSeat(),
};

const FORMS: FrameForms<FrameKind> = { ...TABLE_FRAME_FORMS, ...BOT_FRAME_FORMS };

/** A field with its key and its place in the frame. */
interface PlacedField {
  readonly name: string;
  readonly at: number;
  readonly meaning: Meaning;
  readonly usual: number | undefined;
  /** The byte that must not be 0 for this field to be written. */
  readonly with: number | undefined;
}

interface PlacedForm {
  readonly of: FrameForm<FrameKind>['of'];
  readonly fields: readonly PlacedField[];
  readonly fixed: readonly (readonly [at: number, byte: number])[];
}

export const FRAME_FORMS = Object.fromEntries(FRAME_KINDS.map((kind) => [kind, placed(kind)])) as Readonly<Record<FrameKind, PlacedForm>>;

/** Returns the key under which a field is written. */
export const keyOf = (kind: FrameKind, field: string): string =>
  Object.entries<FieldForm<string>>(FORMS[kind].fields).find(([name]) => name === field)?.[1].as ?? field;

function placed(kind: FrameKind): PlacedForm {
  const places: Readonly<Record<string, number>> = FIELDS[kind];
  const { of, fields, fixed } = FORMS[kind];
  return {
    of,
    fields: Object.entries<FieldForm<string>>(fields).map(([field, { meaning, usual, with: other, as }]) => ({
      name: as ?? field,
      at: places[field],
      meaning,
      usual,
      with: other === undefined ? undefined : places[other],
    })),
    fixed: Object.entries<number>(fixed).map(([field, byte]) => [places[field], byte]),
  };
}
