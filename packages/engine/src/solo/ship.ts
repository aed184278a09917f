/** B in the Port: the Bot marks a Ship for 2 Gold (SOLO-B5); and which one it prefers. */
import { ANY_SIZE, forbidsThatShip, SHIP_GOLD } from '../legality/ships.ts';
import { CAUSE } from '../model/causes.ts';
import { NONE, SHIP_SPACES } from '../model/ids.ts';
import { columnLines, rowLines } from '../model/port.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import type { BotAction } from './action.ts';
import { payGold } from './payment.ts';

const COLUMNS = 3;

/**
 * The Ship of this size (or of ANY_SIZE) that the Bot marks, or NONE (SOLO-24). It prefers a Ship whose row and column both have a House of
 * the Bot, then one whose row has, then one whose column has, then any. Of several it takes the first from the top, in a row from the right
 * (C-67).
 */
export function preferredShip(state: State, size: number): number {
  let best = NONE;
  let bestRank = -1;
  for (let n = 0; n < SHIP_SPACES; n++) {
    const shipSpace = n - (n % COLUMNS) + COLUMNS - 1 - (n % COLUMNS);
    if (forbidsThatShip(state, state.setting.bot, shipSpace, size) !== null) continue;
    const rank = rankOf(state, shipSpace);
    if (rank > bestRank) {
      best = shipSpace;
      bestRank = rank;
    }
  }
  return best;
}

const rankOf = (state: State, shipSpace: number): number =>
  (hasOwnHouse(state, rowLines[shipSpace]) ? 2 : 0) + (hasOwnHouse(state, columnLines[shipSpace]) ? 1 : 0);
const LINES_OF_RANK = ['none', 'column', 'row', 'both'] as const;

const hasOwnHouse = ({ portHouses, setting: { bot } }: State, line: number): boolean =>
  portHouses[2 * line] === bot || portHouses[2 * line + 1] === bot;

/** Pays for the preferred Ship and marks it. */
export function claimShip(state: State, size: number, gold: number, cause: number): void {
  const shipSpace = preferredShip(state, size);
  state.events?.push({
    event: 'botShipChosen',
    rule: 'SOLO-24',
    seat: state.setting.bot,
    shipSpace: shipSpace + 1,
    lines: LINES_OF_RANK[rankOf(state, shipSpace)],
  });
  if (gold > 0) payGold(state, gold, cause);
  push.markShip(state, state.setting.bot, { shipSpace, rule: cause });
}

export const botShip: BotAction = {
  kind: 'ship',
  forbids(state) {
    if (state.gold[state.setting.bot] < SHIP_GOLD) return 'ACT-SHIP-01';
    return preferredShip(state, ANY_SIZE) === NONE ? 'ACT-SHIP-03' : null;
  },
  begin: (state) => claimShip(state, ANY_SIZE, SHIP_GOLD, CAUSE['ACT-SHIP-01']),
};
