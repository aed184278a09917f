/**
 * Kinds of answer, finer than kinds of question: `action construct`, `projectSpace space project`, `payment pay crates gold`,
 * `gardening decree`. The long run counts them. The rule-seeking player looks for those it has used least, and looks at which tile or card it
 * is, too: `action actionTile 4`, `gardening decree D05`, `ship ship S07`.
 */
import type { Choice } from '../../src/choices.ts';
import { BONUS_KINDS } from '../../src/edition/codes.ts';
import { PORT_LINES, SHIP_IDS } from '../../src/edition/types.ts';
import { describeChoice, questionKind } from '../../src/engine.ts';
import { topKind } from '../../src/model/frames.ts';
import { NONE } from '../../src/model/ids.ts';
import { WATER } from '../../src/model/pieces.ts';
import { bonusKind, type Setting } from '../../src/model/setting.ts';
import type { State } from '../../src/model/state.ts';

/** Returns the number of an answer's kind, the same for the whole run. `choiceKindName` returns its name. */
export function choiceKind(state: State, answer: number): number {
  const key = topKind(state) * 2 ** 20 + answer;
  let known = kindsOf.get(state.setting);
  if (known === undefined) {
    known = new Map();
    kindsOf.set(state.setting, known);
  }
  const found = known.get(key);
  if (found !== undefined) return found;
  const choice = describeChoice(state, answer);
  const kind = numberOf(`${placeOf(state, choice)} ${choice.choose}${detailOf(state, choice)}`, tileOf(state, choice));
  if (SAME_IN_EVERY_POSITION.has(choice.choose) && questionKind(state) !== 'gardenSpace') known.set(key, kind);
  return kind;
}

/** Returns the name of a kind, without the tile or card. */
export const choiceKindName = (kind: number): string => NAMES[kind];

/**
 * Answers that mean the same in every position, except for the spaces of Gardens. The Ship on a space, the choice of a Decree and the way
 * to pay depend on the position.
 */
const SAME_IN_EVERY_POSITION: ReadonlySet<Choice['choose']> = new Set([
  'colour',
  'space',
  'district',
  'die',
  'action',
  'done',
  'accept',
  'decline',
  'track',
  'resource',
  'crate',
  'buy',
  'buyStep',
  'lay',
  'place',
  'portSpace',
  'zigguratSpace',
  'refill',
]);

const kindsOf = new WeakMap<Setting, Map<number, number>>();
const NAMES: string[] = [];
const numbers = new Map<string, number>();

function numberOf(name: string, tile: string): number {
  const key = `${name} ${tile}`;
  let number = numbers.get(key);
  if (number === undefined) {
    number = NAMES.push(name) - 1;
    numbers.set(key, number);
  }
  return number;
}

/** Returns the question. Free actions in the window of a payment are the same for all payments. */
function placeOf(state: State, { choose }: Choice): string {
  const question = questionKind(state);
  return FREE_ACTIONS.has(choose) && PAYMENTS.has(question) ? 'paying' : question;
}

const FREE_ACTIONS: ReadonlySet<Choice['choose']> = new Set(['refill', 'decree', 'harbormaster']);
const PAYMENTS: ReadonlySet<string> = new Set(['payment', 'shipPayment', 'anyPayment']);

/** Returns the tile or card that is chosen. */
function tileOf(state: State, choice: Choice): string {
  switch (choice.choose) {
    case 'actionTile':
      return String(choice.tile);
    case 'harbormaster':
      return choice.harbormaster;
    case 'decree':
      return choice.decree;
    case 'ship':
      return shipOn(state, choice.shipSpace - 1);
    default:
      return '';
  }
}

function detailOf(state: State, choice: Choice): string {
  switch (choice.choose) {
    case 'space':
      return ` ${bonusOf(state, choice.space)}`;
    case 'action':
      return ` ${choice.action}`;
    case 'portSpace':
      return ` ${choice.side === 'red' ? 'red' : bonusName(state.setting.portBonuses[PORT_LINES.indexOf(choice.line)])}`;
    case 'zigguratSpace':
      return ` ${state.setting.edition.ziggurat.sections[choice.section][choice.space - 1]}`;
    case 'row':
      return choice.row === 'bottom' ? ' bottom' : ' coloured';
    case 'markerFrom':
      return ` ${choice.from}`;
    case 'gain':
      return ` ${choice.gain}`;
    case 'destination':
      return choice.gold === 1 ? ' for Gold' : '';
    case 'resource':
      return choice.colour === 'gold' ? ' gold' : '';
    case 'pay':
      return `${choice.dice.some(Boolean) ? ' dice' : ''}${choice.crates.some(Boolean) ? ' crates' : ''}${choice.gold > 0 ? ' gold' : ''}`;
    case 'buy':
    case 'place':
      return ` ${choice.tile}`;
    case 'lay':
      return choice.tile === 'water' ? ' water' : ' special';
    default:
      return '';
  }
}

/** Returns the kind of the bonus that a piece on this space gains, or `plain`. Laying Water gains nothing (BON-15). */
function bonusOf(state: State, spaceName: string): string {
  const { spaceNames, printedPieces, printedBonuses, specialFaces } = state.setting;
  const question = questionKind(state);
  if (question === 'waterSpace') return 'plain';
  const space = spaceNames.indexOf(spaceName);
  const laid = question === 'gardenSpace' && printedPieces[space] !== WATER;
  const tile = laid ? state.detail[space] : 0;
  const bonus = laid ? (tile === 0 ? 0 : specialFaces[tile - 1]) : printedBonuses[space];
  return bonus === 0 ? 'plain' : `${laid ? 'special ' : ''}${bonusName(bonus)}`;
}

const bonusName = (packed: number): string => BONUS_KINDS[bonusKind(packed) - 1];

const shipOn = ({ ships, setting }: State, shipSpace: number): string =>
  ships[shipSpace] === NONE ? 'printed' : SHIP_IDS[setting.shipAbilities[ships[shipSpace]]];
