/** C in the Port: the space for the Bot's House (SOLO-C5, SOLO-C6). */
import { PORT_LINES } from '../edition/types.ts';
import { forbidsStandingInPort, PORT_HOUSE_COST } from '../legality/port.ts';
import { sumOfCards } from '../model/automa.ts';
import { CAUSE } from '../model/causes.ts';
import { hasHouse } from '../model/houses.ts';
import { BOTTOM_ROW, NONE, PORT_LINE_COUNT } from '../model/ids.ts';
import { push } from '../model/push.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import type { BotAction } from './action.ts';
import { canBotPay } from './payment.ts';

/**
 * The House space to which the sum of the cards leads, or NONE. Pairs are counted around the ring in the order of PORT_LINES, from the last
 * one with a House of the Bot, at first from the first one. If a pair has no legal space, the next one is used.
 */
export function portSpaceFor(state: State): number {
  const start = startUnit(state) + sumOfCards(state);
  for (let n = 0; n < PORT_LINE_COUNT; n++) {
    const space = spaceOfPair(state, (start + n) % PORT_LINE_COUNT);
    if (space !== NONE) return space;
  }
  return NONE;
}

function startUnit({ portHouses, setting: { bot } }: State): number {
  for (let line = PORT_LINE_COUNT - 1; line >= 0; line--) if (portHouses[2 * line] === bot || portHouses[2 * line + 1] === bot) return line;
  return 0;
}

/** The red space with its Crate is preferred to the blue one. */
function spaceOfPair(state: State, line: number): number {
  const { bot } = state.setting;
  if (forbidsStandingInPort(state, bot, 2 * line + 1) === null) return 2 * line + 1;
  return forbidsStandingInPort(state, bot, 2 * line) === null ? 2 * line : NONE;
}

/** Why a House of the bottom row cannot stand on any space, apart from its cost; null if it can. */
export function forbidsBotPortHouse(state: State): RuleId | null {
  if (!hasHouse(state, state.setting.bot, BOTTOM_ROW)) return 'A-150';
  return portSpaceFor(state) === NONE ? 'A-149' : null;
}

export const botPortHouse: BotAction = {
  kind: 'portHouse',
  forbids: (state) => forbidsBotPortHouse(state) ?? (canBotPay(state, PORT_HOUSE_COST) ? null : 'ACT-PORT-02'),
  begin(state) {
    placePortHouse(state);
    push.botPayment(state, state.setting.bot, { colour: NONE, amount: PORT_HOUSE_COST, rule: CAUSE['ACT-PORT-02'] });
  },
};

/** Places the House without its cost, as for DEC-01. */
export function placePortHouse(state: State): void {
  const { bot } = state.setting;
  const space = portSpaceFor(state);
  const start = startUnit(state);
  const sum = sumOfCards(state);
  state.events?.push({
    event: 'botPairChosen',
    rule: 'SOLO-C5',
    seat: bot,
    sum,
    start: PORT_LINES[start],
    reached: PORT_LINES[(start + sum) % PORT_LINE_COUNT],
    line: PORT_LINES[space >> 1],
  });
  push.portHouse(state, bot, { portSpace: space, row: BOTTOM_ROW });
}
