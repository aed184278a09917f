/**
 * The Bot's turn up to the scoring check, which is the same in every turn (SOLO-36 to SOLO-41). It pauses when chance opens or draws
 * something, and when the person must decide.
 */
import type { Work } from '../contracts.ts';
import { arrowRow, currentNumber, currentSymbol, leftCard, rightCard, soloOf, sumOfCards } from '../model/automa.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { CARD_ROWS, CHANCE, COMMON_DISTRICTS, NONE, PORT } from '../model/ids.ts';
import { push } from '../model/push.ts';
import type { RuleId } from '../model/rule-ids.ts';
import { LETTERS, type Letter, SYMBOLS } from '../model/solo-setting.ts';
import { AUTOMA_COVERED, AUTOMA_LEFT, AUTOMA_RIGHT, type State } from '../model/state.ts';
import { type BotAction, districtOf } from './action.ts';
import { constructAction } from './construct.ts';
import { takeFulfilledDecree } from './decrees.ts';
import { takeDie } from './die.ts';
import { gardeningAction } from './gardening.ts';
import { botPortHouse } from './port.ts';
import { projectAction } from './project.ts';
import { botShip } from './ship.ts';
import { tileAction } from './tile.ts';
import { nextDistrict } from './walk.ts';
import { botZigguratHouse } from './ziggurat.ts';

const AT = FIELDS.botTurn;

export const botTurn: Work = (state) => {
  const frame = top(state);
  switch (state.stack[frame + AT.stage]) {
    case 0:
      shiftCards(state);
      break;
    case 1:
      moveArchitect(state);
      takeDie(state);
      break;
    case 2:
      act(state, leftCard(state), 0, 'SOLO-39');
      break;
    case 3:
      act(state, rightCard(state), arrowRow(state), 'SOLO-40');
      break;
    default:
      // Takes all fulfilled Decrees one after the other, because the gains of one may fulfil the next.
      if (!takeFulfilledDecree(state)) pop(state);
      return;
  }
  state.stack[frame + AT.stage]++;
};

/** Puts the left card onto the right one, and opens another in its place (SOLO-36). */
function shiftCards(state: State): void {
  state.automaCards[rightCard(state)] = AUTOMA_COVERED;
  state.automaCards[leftCard(state)] = AUTOMA_RIGHT;
  state.events?.push({ event: 'automaCardsShifted', rule: 'SOLO-36' });
  push.openAutomaCard(state, CHANCE, { place: AUTOMA_LEFT, rule: CAUSE['SOLO-36'] });
}

function moveArchitect(state: State): void {
  const { bot } = state.setting;
  const from = state.architect[bot];
  const walked = state.events === null ? null : { counted: [], skipped: [] };
  const district = nextDistrict(state, walked);
  state.architect[bot] = district;
  if (walked !== null) {
    const { cardNumbers } = soloOf(state);
    const numbers = [cardNumbers[leftCard(state)], cardNumbers[rightCard(state)]] as const;
    state.events?.push({ event: 'botWalked', rule: 'SOLO-37', seat: bot, numbers, sum: sumOfCards(state), ...walked });
  }
  state.events?.push({ event: 'architectMoved', rule: 'SOLO-37', seat: bot, from: from + 1, district: district + 1, gold: 0 });
}

/** Carries out the first possible action of a card from a row downwards; if there is none, action A (SOLO-39, SOLO-40, C-63). */
function act(state: State, card: number, from: number, rule: RuleId): void {
  const { cardLetters } = soloOf(state);
  const { bot } = state.setting;
  state.actionsLeft--;
  for (let row = from; row < CARD_ROWS; row++) {
    const letter = LETTERS[cardLetters[CARD_ROWS * card + row]];
    const action = actionOf(state, letter);
    const because = action.forbids(state);
    if (because === null) {
      begin(state, letter, action, rule, row);
      return;
    }
    state.events?.push({ event: 'botActionRefused', rule, seat: bot, letter, cardRow: row + 1, because });
  }
  begin(state, 'A', tileAction, rule, NONE);
}

/** `row` is the row of the card; NONE if no action there was possible. */
function begin(state: State, letter: Letter, action: BotAction, rule: RuleId, row: number): void {
  state.events?.push({
    event: 'botActed',
    rule,
    seat: state.setting.bot,
    letter,
    cardRow: row === NONE ? null : row + 1,
    action: action.kind,
    number: currentNumber(state) + 1,
    symbol: SYMBOLS[currentSymbol(state)],
    actionsLeft: state.actionsLeft,
  });
  action.begin(state);
}

const IN_COMMON_DISTRICTS = { A: tileAction, B: projectAction, C: constructAction, D: gardeningAction };
/** In the Port and the Ziggurat, D is the same as C (SOLO-D5); in the Ziggurat, so is B (SOLO-B6). */
const IN_PORT = { A: tileAction, B: botShip, C: botPortHouse, D: botPortHouse };
const IN_ZIGGURAT = { A: tileAction, B: botZigguratHouse, C: botZigguratHouse, D: botZigguratHouse };

function actionOf(state: State, letter: Letter): BotAction {
  const district = districtOf(state);
  if (district < COMMON_DISTRICTS) return IN_COMMON_DISTRICTS[letter];
  return (district === PORT ? IN_PORT : IN_ZIGGURAT)[letter];
}
