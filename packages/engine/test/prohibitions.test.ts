/** Every prohibition names its rule; the lists of legal answers use the same functions. */
import { describe, expect, it } from 'vitest';
import { forbidsConstruct } from '../src/legality/construct.ts';
import { forbidsDie } from '../src/legality/districts.ts';
import {
  forbidsBuyingGarden,
  forbidsBuyingWater,
  forbidsGardening,
  forbidsLayingWater,
  forbidsPlacingGarden,
} from '../src/legality/gardening.ts';
import { forbidsFurtherProject, forbidsGarden, forbidsProject, forbidsProjectColour, forbidsWater } from '../src/legality/placement.ts';
import { forbidsRefill } from '../src/legality/refills.ts';
import { forbidsShip } from '../src/legality/ships.ts';
import type { State } from '../src/model/state.ts';
import { PURPLE, position, RED } from './support/index.ts';

const [WHITE, YELLOW] = [0, 1];
const [ARTISANS, FARMERS, PORT] = [0, 1, 3];
const SIX = 5;

type Position = ReturnType<typeof position>;
/** Returns the state when Red is asked for an action. */
const at = (set: Position): State => set.actionsOf(RED).state;
const space = (state: State, name: string): number => state.setting.spaceNames.indexOf(name);

/** A row: a description, the position, the attempt, and the rule that forbids it or null. */
type Row = readonly [tried: string, rule: string | null, set: () => Position, forbids: (state: State) => string | null];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'a Project on a space': [
    ['an empty space', null, () => position(), (s) => forbidsProject(s, ARTISANS, WHITE, space(s, 'a1'))],
    ['another District', 'ACT-PROJ-01', () => position(), (s) => forbidsProject(s, FARMERS, WHITE, space(s, 'a1'))],
    ['border Water', 'ACT-PROJ-01', () => position(), (s) => forbidsProject(s, ARTISANS, WHITE, space(s, 'e1'))],
    ['a Project', 'A-34', () => position().project('yellow', 'a1', RED), (s) => forbidsProject(s, ARTISANS, WHITE, space(s, 'a1'))],
    [
      'next to a Building of the colour',
      'ACT-PROJ-05',
      () => position().building('white', { spaces: ['a2'], owner: PURPLE }),
      (s) => forbidsProject(s, ARTISANS, WHITE, space(s, 'a1')),
    ],
    [
      'away from the colour',
      'ACT-PROJ-04',
      () => position().project('white', 'd4', PURPLE),
      (s) => forbidsProject(s, ARTISANS, WHITE, space(s, 'a1')),
    ],
  ],
  'a Project of a colour': [
    ['with a marker', null, () => position(), (s) => forbidsProjectColour(s, RED, ARTISANS, WHITE)],
    ['without a marker', 'ACT-PROJ-06', () => position().markers(RED, 0), (s) => forbidsProjectColour(s, RED, ARTISANS, WHITE)],
    [
      'the fourth of its colour',
      'ACT-PROJ-03',
      () => position().project('white', ['a1', 'b1', 'c1'], PURPLE),
      (s) => forbidsFurtherProject(s, RED, ARTISANS, WHITE),
    ],
    [
      'where no space is left for it',
      'A-36',
      () =>
        position()
          .project('white', 'a1', PURPLE)
          .building('yellow', { spaces: ['b1'], owner: RED })
          .building('brown', { spaces: ['a2'], owner: RED }),
      (s) => forbidsProjectColour(s, RED, ARTISANS, WHITE),
    ],
  ],
  'a construct': [
    ['a colour without Projects', 'ACT-BLD-03', () => position(), (s) => forbidsConstruct(s, RED, ARTISANS, WHITE)],
    ['paid in Gold', null, () => position().project('white', 'a1', PURPLE).gold(RED, 2), (s) => forbidsConstruct(s, RED, ARTISANS, WHITE)],
    [
      'one local Resource short',
      'ACT-BLD-04',
      () => position().project('white', 'a1', PURPLE).gold(RED, 1),
      (s) => forbidsConstruct(s, RED, ARTISANS, WHITE),
    ],
    [
      'only the Resource for the own marker short',
      'ACT-BLD-05',
      () => position().project('white', 'a1', RED).gold(RED, 2),
      (s) => forbidsConstruct(s, RED, ARTISANS, WHITE),
    ],
    [
      'without a House',
      'A-41',
      () => position().project('white', 'a1', PURPLE).gold(RED, 9).houses(RED, { white: 0, bottom: 0 }),
      (s) => forbidsConstruct(s, RED, ARTISANS, WHITE),
    ],
  ],
  'a part of a Gardening': [
    ['a Garden without a green', 'ACT-GARD-02', () => position().gold(RED, 0), (s) => forbidsBuyingGarden(s, RED)],
    ['a Garden for Gold', null, () => position().gold(RED, 1), (s) => forbidsBuyingGarden(s, RED)],
    ['Water without a blue', 'ACT-GARD-03', () => position().gold(RED, 0), (s) => forbidsBuyingWater(s, RED)],
    ['laying Water without a tile', 'ACT-GARD-03', () => position(), (s) => forbidsLayingWater(s, RED, ARTISANS)],
    ['laying Water', null, () => position().water(RED, 1), (s) => forbidsLayingWater(s, RED, ARTISANS)],
    ['a Garden without a tile', 'ACT-GARD-02', () => position(), (s) => forbidsPlacingGarden(s, RED, ARTISANS, 0)],
    ['a fourth Garden', 'ACT-GARD-07', () => position().gardens(RED, 1), (s) => forbidsPlacingGarden(s, RED, ARTISANS, 3)],
    [
      'a Garden without a marker',
      'ACT-GARD-08',
      () => position().gardens(RED, 1).markers(RED, 0),
      (s) => forbidsPlacingGarden(s, RED, ARTISANS, 0),
    ],
    ['nothing at all', 'A-105', () => position().gold(RED, 0), (s) => forbidsGardening(s, RED, ARTISANS)],
    ['in the Port', 'C-26', () => position(), (s) => forbidsGardening(s, RED, PORT)],
  ],
  'Water and Gardens on a space': [
    ['Water next to Water', null, () => position(), (s) => forbidsWater(s, ARTISANS, space(s, 'd1'))],
    ['Water away from Water', 'ACT-GARD-04', () => position(), (s) => forbidsWater(s, ARTISANS, space(s, 'a1'))],
    ['Water in another District', 'ACT-GARD-05', () => position(), (s) => forbidsWater(s, ARTISANS, space(s, 'f1'))],
    ['Water on Water', 'A-35', () => position(), (s) => forbidsWater(s, ARTISANS, space(s, 'e1'))],
    ['a Garden on Water', null, () => position(), (s) => forbidsGarden(s, ARTISANS, space(s, 'e1'))],
    ['a Garden on dry ground', 'ACT-GARD-07', () => position(), (s) => forbidsGarden(s, ARTISANS, space(s, 'a1'))],
    ['a Garden in another District', 'ACT-GARD-07', () => position(), (s) => forbidsGarden(s, ARTISANS, space(s, 'j2'))],
    ['a Garden on a Garden', 'A-35', () => position().garden('e1', PURPLE), (s) => forbidsGarden(s, ARTISANS, space(s, 'e1'))],
  ],
  'a Ship after a construct': [
    ['without Gold', 'ACT-BLD-14', () => position().gold(RED, 0), (s) => forbidsShip(s, RED, 2, 1, 3)],
    ['without a marker', 'KEY-05', () => position().gold(RED, 1).markers(RED, 0), (s) => forbidsShip(s, RED, 2, 1, 3)],
    ['marked already', 'ACT-SHIP-03', () => position().gold(RED, 1).shipMark(RED, 3), (s) => forbidsShip(s, RED, 2, 1, 3)],
    ['of another size', 'ACT-BLD-15', () => position().gold(RED, 1), (s) => forbidsShip(s, RED, 2, 1, 2)],
    ['of the size', null, () => position().gold(RED, 1), (s) => forbidsShip(s, RED, 2, 1, 3)],
  ],
  'a refill': [
    ['of a Crate one has not', 'FREE-02', () => position().gold(RED, 1), (s) => forbidsRefill(s, RED, YELLOW)],
    [
      'without means',
      'FREE-02',
      () =>
        position()
          .gold(RED, 0)
          .crates(RED, { down: ['yellow'] }),
      (s) => forbidsRefill(s, RED, YELLOW),
    ],
    [
      'for Gold',
      null,
      () =>
        position()
          .gold(RED, 1)
          .crates(RED, { down: ['yellow'] }),
      (s) => forbidsRefill(s, RED, YELLOW),
    ],
  ],
  'a die': [
    ['a face that is not there', 'TURN-03', () => position().barge(1, [2, 3]), (s) => forbidsDie(s, RED, 4)],
    ['a 6 for a District no die shows', null, () => position().barge(1, [6, 1, 2, 3, 4]).gold(RED, 0), (s) => forbidsDie(s, RED, SIX)],
    ['a 6 with all shown, no Gold', 'TURN-08', () => position().barge(1, [6, 1, 2, 3, 4]).supply({}).gold(RED, 0), allShown],
    ['a 6 with all shown, for Gold', null, () => position().barge(1, [6, 1, 2, 3, 4]).gold(RED, 1), allShown],
  ],
};

/** Tries the 6 of the Barge of District 1 with a 5 beside the 1-4. */
function allShown(state: State): string | null {
  state.barge[4] = 1;
  return forbidsDie(state, RED, SIX);
}

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  it.each(rows)('%s: %s', (_tried, rule, set, forbids) => {
    expect(forbids(at(set()))).toBe(rule);
  });
});

it('a Crate refilled by payment cannot be refilled so again this turn (KEY-30)', () => {
  const state = at(
    position()
      .gold(RED, 1)
      .crates(RED, { down: ['yellow'] }),
  );
  state.refilledDown[YELLOW] = 1;
  expect(forbidsRefill(state, RED, YELLOW)).toBe('KEY-30');
});

it('what is exhausted cannot be had (ACT-PROJ-02, A-42, A-52)', () => {
  const state = at(position().project('white', 'a1', PURPLE).gold(RED, 9));
  state.projectStock[WHITE] = 0;
  state.pieceStock[WHITE] = 0;
  state.gardenStock = 0;
  state.waterStock = 0;
  expect(forbidsProjectColour(state, RED, ARTISANS, WHITE)).toBe('ACT-PROJ-02');
  expect(forbidsConstruct(state, RED, ARTISANS, WHITE)).toBe('A-42');
  expect([forbidsBuyingGarden(state, RED), forbidsBuyingWater(state, RED)]).toEqual(['A-52', 'A-52']);
});
