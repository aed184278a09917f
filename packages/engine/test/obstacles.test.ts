/**
 * Reasons against an Action consider everything that legality considers: there is a reason exactly if every way to perform the Action is
 * forbidden.
 */
import { expect, test } from 'vitest';
import { Generator } from '../src/chance/generator.ts';
import { REFERENCE_EDITION } from '../src/edition/reference.ts';
import { apply, asked, drawOutcome, isOver, newGame } from '../src/engine.ts';
import { forbidsGardeningParts } from '../src/legality/gardening.ts';
import { ANY_SIZE, SHIP_GOLD } from '../src/legality/ships.ts';
import {
  BUILDING_COLOUR_COUNT,
  CHANCE,
  COMMON_DISTRICTS,
  HOUSE_ROWS,
  PORT_SPACES,
  SHIP_SPACES,
  ZIGGURAT_SPACES,
} from '../src/model/ids.ts';
import { createSetting } from '../src/model/setting.ts';
import { State } from '../src/model/state.ts';
import {
  whyNoConstruct,
  whyNoConstructAnywhere,
  whyNoGardeningPart,
  whyNoPortHouseAnywhere,
  whyNoPortSpace,
  whyNoProject,
  whyNoProjectAnywhere,
  whyNoShip,
  whyNoShipAnywhere,
  whyNoZigguratHouseAnywhere,
  whyNoZigguratSpace,
} from '../src/reasons/prohibitions.ts';
import { RandomAnswers } from './properties/random-answers.ts';

const upTo = (count: number): number[] => [...Array(count).keys()];

/** Things that can run out. Each is removed separately, so that it is the only obstacle to something. */
const LACKS: readonly ((state: State, seat: number) => void)[] = [
  () => undefined,
  ({ projectStock }) => projectStock.fill(0),
  ({ pieceStock }) => pieceStock.fill(0),
  ({ projects }) => projects.fill(3),
  ({ markers }) => markers.fill(0),
  ({ gold, dice, crateUp }) => [gold, dice, crateUp].map((goods) => goods.fill(0)),
  (state) => Object.assign(state, { waterStock: 0, gardenStock: 0 }),
  ({ zigguratClaims }) => zigguratClaims.fill(3),
  ({ zigguratHouses }) => zigguratHouses.fill(0),
  // The House belongs to another player, so the other space of the pair is not the player's own.
  ({ portHouses, setting }, seat) => portHouses.fill((seat + 1) % setting.players),
  ({ vacated, bottomExtra, setting }) => {
    for (const at of vacated.keys()) vacated[at] = setting.rowLengths[at % HOUSE_ROWS];
    bottomExtra.fill(0);
  },
  ({ shipMarks }) => shipMarks.fill(255),
];

/** Returns for each Action whether each way to do it is forbidden, and whether the Action has a reason. */
function actions(state: State, seat: number): readonly (readonly [name: string, ways: readonly boolean[], hasReason: boolean])[] {
  const colours = upTo(BUILDING_COLOUR_COUNT);
  const isForbidden = (reasons: readonly unknown[]): boolean => reasons.length > 0;
  return [
    ...upTo(COMMON_DISTRICTS).flatMap((district) => [
      [
        'project',
        colours.map((colour) => isForbidden(whyNoProject(state, seat, district, colour))),
        isForbidden(whyNoProjectAnywhere(state, seat, district)),
      ] as const,
      [
        'construct',
        colours.map((colour) => isForbidden(whyNoConstruct(state, seat, district, colour))),
        isForbidden(whyNoConstructAnywhere(state, seat, district)),
      ] as const,
      [
        'gardening',
        [forbidsGardeningParts(state, seat, district) !== null],
        isForbidden(whyNoGardeningPart(state, seat, district)),
      ] as const,
    ]),
    [
      'ship',
      upTo(SHIP_SPACES).map((space) => isForbidden(whyNoShip(state, seat, space, SHIP_GOLD, ANY_SIZE))),
      isForbidden(whyNoShipAnywhere(state, seat, SHIP_GOLD, ANY_SIZE)),
    ],
    [
      'portHouse',
      upTo(PORT_SPACES).map((space) => isForbidden(whyNoPortSpace(state, seat, space, false))),
      isForbidden(whyNoPortHouseAnywhere(state, seat)),
    ],
    [
      'zigguratHouse',
      upTo(ZIGGURAT_SPACES).map((space) => isForbidden(whyNoZigguratSpace(state, seat, space))),
      isForbidden(whyNoZigguratHouseAnywhere(state, seat)),
    ],
  ];
}

test('an Action has a reason exactly if every way to perform it is forbidden', () => {
  const seen = new Set<string>();
  for (const players of [2, 3, 4]) {
    const state = newGame(new State(createSetting(REFERENCE_EDITION, players)));
    const [chance, answers] = [new Generator(`obstacles ${players}`, 'game'), new RandomAnswers('ruleSeeking', `obstacles ${players}`)];
    for (let n = 0; !isOver(state); n++) {
      if (asked(state) === CHANCE) {
        apply(state, drawOutcome(state, chance));
        continue;
      }
      const lacking = state.clone();
      const seat = n % players;
      LACKS[n % LACKS.length](lacking, seat);
      for (const [name, ways, hasReason] of actions(lacking, seat)) {
        expect(hasReason, `${name} at ${n}`).toBe(ways.every((isForbidden) => isForbidden));
        seen.add(`${name} ${hasReason}`);
      }
      apply(state, answers.next(state));
    }
  }
  expect(seen.size).toBe(12);
});
