/**
 * What each Decree asks its scorer to have. Numbers are minimums; three numbers are those of white, yellow and
 * brown.
 */
import { DECREE_IDS, type DecreeId } from '../edition/types.ts';
import type { RuleId } from '../model/rule-ids.ts';

type ByColour = readonly [white: number, yellow: number, brown: number];

export interface DecreeRequirement {
  readonly rule: RuleId;
  /** Own Buildings. */
  readonly buildings: ByColour;
  /** Houses in the Ziggurat's section of a colour count like Buildings of that colour (C-52, A-92). */
  readonly orZigguratHouses: boolean;
  /** Own Buildings that touch a Garden of anybody. */
  readonly buildingsAtGardens: ByColour;
  /** Marked Ships; printed ones are wild. */
  readonly ships: ByColour;
  readonly portHouses: number;
  /** Own Gardens on the board. */
  readonly ownGardens: number;
  /** Gardens of anybody that touch own Buildings, each once. */
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

const REQUIREMENTS: Readonly<Record<DecreeId, Pick<DecreeRequirement, 'rule'> & Partial<DecreeRequirement>>> = {
  D01: { rule: 'DEC-01', buildings: [3, 0, 3] },
  D02: { rule: 'DEC-02', buildings: [3, 3, 0] },
  D03: { rule: 'DEC-03', buildings: [0, 3, 3] },
  D04: { rule: 'DEC-04', buildings: [2, 2, 2] },
  D05: { rule: 'DEC-05', buildings: [5, 0, 1], orZigguratHouses: true },
  D06: { rule: 'DEC-06', buildings: [1, 5, 0], orZigguratHouses: true },
  D07: { rule: 'DEC-07', buildings: [0, 1, 5], orZigguratHouses: true },
  D08: { rule: 'DEC-08', buildings: [1, 1, 1], allZigguratTiles: true },
  D09: { rule: 'DEC-09', buildings: [0, 0, 3], ships: [2, 2, 0] },
  D10: { rule: 'DEC-10', buildings: [3, 0, 0], ships: [0, 2, 2] },
  D11: { rule: 'DEC-11', buildings: [0, 3, 0], ships: [2, 0, 2] },
  D12: { rule: 'DEC-12', buildings: [1, 1, 1], portHouses: 4 },
  D13: { rule: 'DEC-13', gardensAtBuildings: 6, portHouses: 2 },
  D14: { rule: 'DEC-14', buildingsAtGardens: [1, 1, 1], ships: [1, 1, 1] },
  D15: { rule: 'DEC-15', ownGardens: 8 },
  D16: { rule: 'DEC-16', ownGardens: 2, ships: [2, 2, 2] },
};

/** In the order of DECREE_IDS, as `state.decrees` counts them. */
export const DECREE_REQUIREMENTS: readonly DecreeRequirement[] = DECREE_IDS.map((id) => ({ ...NOTHING, ...REQUIREMENTS[id] }));
