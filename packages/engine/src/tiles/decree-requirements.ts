/** What each Decree requires of the player who scores it. Numbers are minimums; lists of three are for white, yellow and brown. */
import { DECREE_IDS, type DecreeId } from '../edition/types.ts';
import { decreeRule } from '../model/decree-rules.ts';
import type { RuleId } from '../model/rule-ids.ts';

type ByColour = readonly [white: number, yellow: number, brown: number];

export interface DecreeRequirement {
  readonly rule: RuleId;
  /** Buildings of the player. */
  readonly buildings: ByColour;
  /** Houses in the Ziggurat's section of a colour count like Buildings of that colour (C-52, A-92). */
  readonly orZigguratHouses: boolean;
  /** Buildings of the player that touch a Garden of any player. */
  readonly buildingsAtGardens: ByColour;
  /** Marked Ships; printed ones are wild. */
  readonly ships: ByColour;
  readonly portHouses: number;
  /** Gardens of the player on the board. */
  readonly ownGardens: number;
  /** Gardens of any player that touch Buildings of this player, each counted once. */
  readonly gardensAtBuildings: number;
  /** A marker on each of the three Ziggurat tiles (C-55). */
  readonly allZigguratTiles: boolean;
}

const NOTHING: Omit<DecreeRequirement, 'rule'> = {
  buildings: [0, 0, 0],
  orZigguratHouses: false,
  buildingsAtGardens: [0, 0, 0],
  ships: [0, 0, 0],
  portHouses: 0,
  ownGardens: 0,
  gardensAtBuildings: 0,
  allZigguratTiles: false,
};

const REQUIREMENTS: Readonly<Record<DecreeId, Partial<typeof NOTHING>>> = {
  D01: { buildings: [3, 0, 3] },
  D02: { buildings: [3, 3, 0] },
  D03: { buildings: [0, 3, 3] },
  D04: { buildings: [2, 2, 2] },
  D05: { buildings: [5, 0, 1], orZigguratHouses: true },
  D06: { buildings: [1, 5, 0], orZigguratHouses: true },
  D07: { buildings: [0, 1, 5], orZigguratHouses: true },
  D08: { buildings: [1, 1, 1], allZigguratTiles: true },
  D09: { buildings: [0, 0, 3], ships: [2, 2, 0] },
  D10: { buildings: [3, 0, 0], ships: [0, 2, 2] },
  D11: { buildings: [0, 3, 0], ships: [2, 0, 2] },
  D12: { buildings: [1, 1, 1], portHouses: 4 },
  D13: { gardensAtBuildings: 6, portHouses: 2 },
  D14: { buildingsAtGardens: [1, 1, 1], ships: [1, 1, 1] },
  D15: { ownGardens: 8 },
  D16: { ownGardens: 2, ships: [2, 2, 2] },
};

/** In the order of DECREE_IDS, as `state.decrees` counts them. */
export const DECREE_REQUIREMENTS: readonly DecreeRequirement[] = DECREE_IDS.map((id) => ({
  ...NOTHING,
  ...REQUIREMENTS[id],
  rule: decreeRule(id),
}));
