/** Which actions may be performed in a District (TURN-09). */
import { ACTION_KINDS, type ActionKind } from '../edition/types.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { listOfActionTile } from '../tiles/lists.ts';
import { canConstruct } from './construct.ts';
import { forbidsEffects } from './effects.ts';
import { forbidsGardening } from './gardening.ts';
import { canPlaceProject } from './placement.ts';
import { canPlacePortHouse } from './port.ts';
import { canMarkShip, SHIP_GOLD } from './ships.ts';
import { canPlaceZigguratHouse } from './ziggurat.ts';

export type PrintedAction = Exclude<ActionKind, 'tile'>;

/** A turn has two actions; the rule against a further one once they are used up. */
export const forbidsFurtherAction = (state: State): RuleId | null => (state.actionsLeft > 0 ? null : 'TURN-09');

interface Printed {
  /** The rule that names the action and where it is performed. */
  readonly rule: RuleId;
  /** Whether there is a way to perform the action. `reasons/` explains what prevents each way. */
  can(state: State, seat: number, district: number): boolean;
}

const ACTIONS: Readonly<Record<PrintedAction, Printed>> = {
  project: { rule: 'ACT-PROJ-01', can: canPlaceProject },
  construct: { rule: 'ACT-BLD-01', can: canConstruct },
  gardening: { rule: 'C-26', can: (state, seat, district) => forbidsGardening(state, seat, district) === null },
  ship: { rule: 'ACT-SHIP-01', can: (state, seat) => canMarkShip(state, seat, SHIP_GOLD) },
  portHouse: { rule: 'ACT-PORT-01', can: (state, seat) => canPlacePortHouse(state, seat, false) },
  zigguratHouse: { rule: 'ACT-ZIG-01', can: canPlaceZigguratHouse },
};
const ACTION_OF_KIND = ACTION_KINDS.map((kind) => (kind === 'tile' ? null : ACTIONS[kind]));
const RULE_OF_KIND = ACTION_KINDS.map((kind): RuleId => (kind === 'tile' ? 'TURN-09' : ACTIONS[kind].rule));

/** Returns whether the District offers the action ACTION_KINDS[kind]. */
export const offersAction = (state: State, district: number, kind: number): boolean =>
  (state.setting.actions[district] & (1 << kind)) !== 0;

/** Whether the seat may perform the action ACTION_KINDS[kind] in the District. Actions of tiles are checked by Action space instead. */
export function forbidsAction(state: State, seat: number, district: number, kind: number): RuleId | null {
  return offersAction(state, district, kind) && ACTION_OF_KIND[kind]?.can(state, seat, district) ? null : RULE_OF_KIND[kind];
}

/**
 * Whether the seat may perform the action of the tile on an Action space: the space must be in the District, and the action must change
 * something.
 */
export function forbidsActionTile(state: State, seat: number, district: number, space: number): RuleId | null {
  if (state.setting.tileDistricts[space] !== district) return 'TURN-09';
  return forbidsEffects(state, seat, listOfActionTile(state.actionTiles[space]));
}
