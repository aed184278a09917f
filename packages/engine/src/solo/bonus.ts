/**
 * The bonuses of Automa cards and king cards. The frame `botBonus` is what the Bot gains instead of a bonus of the board that it covers.
 */
import type { Work } from '../contracts.ts';
import { isKing, leftCard, soloOf } from '../model/automa.ts';
import { CAUSE, CAUSES, type Cause } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { gainGarden, gainGold } from '../model/goods.ts';
import { NONE } from '../model/ids.ts';
import { gainVp } from '../model/ledger.ts';
import { push } from '../model/push.ts';
import { CARD_BONUSES, LETTERS } from '../model/solo-setting.ts';
import type { State } from '../model/state.ts';
import { type BotBonus, kingCard } from './kings.ts';
import { HIGHEST, LOWEST } from './steps.ts';

const AT = FIELDS.botBonus;

/**
 * Gains the king's bonus in brackets, if the king symbol shows and the card has one (SOLO-27, A-165); otherwise the bonus of the left card
 * (SOLO-19, SOLO-31).
 */
export const botBonus: Work = (state) => {
  const letter = state.stack[top(state) + AT.letter];
  const colour = state.stack[top(state) + AT.colour];
  pop(state);
  if (letter === NONE) gainCardBonus(state, 'SOLO-31');
  else {
    const bracket = isKing(state) ? kingCard(state)[LETTERS[letter] === 'B' ? 'B' : 'D'] : null;
    if (bracket === null) gainCardBonus(state, 'SOLO-27');
    else gainBotBonus(state, bracket.bonus, bracket.rule, colour);
  }
};

const gainCardBonus = (state: State, rule: Cause): void =>
  gainBotBonus(state, CARD_BONUSES[soloOf(state).cardBonuses[leftCard(state)]], rule, NONE);

/** `colour` is the track of a `colourStep`. */
export function gainBotBonus(state: State, bonus: BotBonus, rule: Cause, colour: number): void {
  GAINS[bonus](state, state.setting.bot, CAUSE[rule], colour);
}

const GAINS: Readonly<Record<BotBonus, (state: State, bot: number, cause: number, colour: number) => void>> = {
  gold: (state, bot, cause) => gainGold(state, bot, 1, CAUSES[cause]),
  vp2: (state, bot, cause) => gainVp(state, bot, 2, cause),
  vp3: (state, bot, cause) => gainVp(state, bot, 3, cause),
  garden: (state, bot, cause) => gainGarden(state, bot, CAUSES[cause]),
  lowestStep: (state, bot, cause) => push.botSteps(state, bot, { colour: NONE, rule: cause, choices: 1, steps: 1, tracks: LOWEST }),
  highestStep: (state, bot, cause) => push.botSteps(state, bot, { colour: NONE, rule: cause, choices: 1, steps: 1, tracks: HIGHEST }),
  colourStep: (state, bot, cause, colour) => push.steps(state, bot, { colour, steps: 1, rule: cause }),
};
