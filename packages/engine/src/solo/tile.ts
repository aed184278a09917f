/** A in every District: 4 VP, or what the king card gives if the king symbol shows (SOLO-A1, A-170). It is always possible. */
import { isKing } from '../model/automa.ts';
import { CAUSE } from '../model/causes.ts';
import { NONE } from '../model/ids.ts';
import { gainVp } from '../model/ledger.ts';
import type { BotAction } from './action.ts';
import { gainBotBonus } from './bonus.ts';
import { kingCard } from './kings.ts';

const A_VP = 4;

export const tileAction: BotAction = {
  kind: 'tile',
  forbids: () => null,
  begin(state) {
    if (!isKing(state)) {
      gainVp(state, state.setting.bot, A_VP, CAUSE['SOLO-A1']);
      return;
    }
    const { bonuses, rule } = kingCard(state).A;
    for (const bonus of bonuses) gainBotBonus(state, bonus, rule, NONE);
  },
};
