/** The Bot pays amounts of any colour (SOLO-21). */
import type { Work } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import type { Amounts } from '../model/amounts.ts';
import { CAUSE, CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { spendDice } from '../model/goods.ts';
import { BLUE, CHANCE, GREEN, NONE, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import { isSingle, onlyOf } from './colours.ts';

const AT = FIELDS.botPayment;

/** Returns whether the Bot's dice and Gold are enough for this many Resources. */
export function canBotPay(state: State, amount: number): boolean {
  let left = amount - state.gold[state.setting.bot];
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) left -= diceOf(state, colour);
  return left <= 0;
}

const diceOf = (state: State, colour: number): number => state.dice[state.setting.bot * RESOURCE_COLOUR_COUNT + colour];

/**
 * A bit mask of the colours for the next die (SOLO-23): the colour of which the Bot has the most dice. Of several, blue comes first, then
 * green; among others chance decides. 0 without dice; then the Bot pays Gold.
 */
export function preferredDice(state: State): number {
  let mask = 0;
  let most = 1;
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    const dice = diceOf(state, colour);
    if (dice > most) mask = 0;
    if (dice >= most) {
      mask |= 1 << colour;
      most = dice;
    }
  }
  if ((mask & (1 << BLUE)) !== 0) return 1 << BLUE;
  return (mask & (1 << GREEN)) !== 0 ? 1 << GREEN : mask;
}

/** The dice of each colour that the present payment has spent. */
const spent = new Uint8Array(RESOURCE_COLOUR_COUNT);
const NOTHING: Amounts = RESOURCE_COLOURS.map(() => 0);

/**
 * Pays dice first, choosing the colour anew each time, then Gold. Everything that is paid between two random draws is reported as
 * one payment.
 */
export const botPayment: Work = (state) => {
  const { stack } = state;
  const { bot } = state.setting;
  const frame = top(state);
  const rule = CAUSES[stack[frame + AT.rule]];
  spent.fill(0);
  let gold = 0;
  let colour = stack[frame + AT.colour];
  let drawing = 0;
  for (; stack[frame + AT.amount] > 0; stack[frame + AT.amount]--) {
    if (colour === NONE) {
      const mask = preferredDice(state);
      if (!isSingle(mask)) {
        drawing = mask;
        break;
      }
      if (mask !== 0) colour = onlyOf(mask);
    }
    if (colour === NONE) {
      state.gold[bot]--;
      gold++;
    } else {
      spendDice(state, bot, colour, 1);
      spent[colour]++;
    }
    colour = NONE;
  }
  if (state.events !== null && (gold > 0 || spent.some((amount) => amount > 0))) {
    state.events.push({ event: 'paid', rule, seat: bot, dice: [...spent], crates: NOTHING, gold });
  }
  if (drawing === 0) pop(state);
  else {
    stack[frame + AT.colour] = NONE;
    push.drawColour(state, CHANCE, { among: drawing, rule: CAUSE['SOLO-23'] });
  }
};

/** Costs in Gold are paid in Gold (SOLO-21). */
export function payGold(state: State, gold: number, cause: number): void {
  const { bot } = state.setting;
  state.gold[bot] -= gold;
  state.events?.push({ event: 'paid', rule: CAUSES[cause], seat: bot, dice: NOTHING, crates: NOTHING, gold });
}
