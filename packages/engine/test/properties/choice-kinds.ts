/**
 * Kinds of answer, finer than kinds of question: `action construct`, `projectSpace space p+`, `payment pay crates gold`. The rule-seeking
 * player looks for those it has not used yet, and the long run counts them.
 */
import type { Choice } from '../../src/choices.ts';
import { BONUS_KINDS } from '../../src/edition/codes.ts';
import { describeChoice, questionKind } from '../../src/engine.ts';
import { topKind } from '../../src/model/frames.ts';
import { WATER } from '../../src/model/pieces.ts';
import { bonusKind, type Setting } from '../../src/model/setting.ts';
import type { State } from '../../src/model/state.ts';

/** The number of an answer's kind; the same for the whole run. `choiceKindName` says it in words. */
export function choiceKind(state: State, answer: number): number {
  const key = topKind(state) * 2 ** 20 + answer;
  let known = kindsOf.get(state.setting);
  if (known === undefined) {
    known = new Map();
    kindsOf.set(state.setting, known);
  }
  const found = known.get(key);
  if (found !== undefined) return found;
  const kind = numberOf(nameOf(state, describeChoice(state, answer)));
  if (!DEPENDS_ON_POSITION.has(questionKind(state))) known.set(key, kind);
  return kind;
}

export const choiceKindName = (kind: number): string => NAMES[kind];

/** The same answer to these means another thing in another position. */
const DEPENDS_ON_POSITION: ReadonlySet<string> = new Set(['payment', 'destination', 'gardenSpace']);

const kindsOf = new WeakMap<Setting, Map<number, number>>();
const NAMES: string[] = [];
const numbers = new Map<string, number>();

function numberOf(name: string): number {
  let number = numbers.get(name);
  if (number === undefined) {
    number = NAMES.push(name) - 1;
    numbers.set(name, number);
  }
  return number;
}

function nameOf(state: State, choice: Choice): string {
  return `${questionKind(state)} ${choice.choose}${detailOf(state, choice)}`;
}

function detailOf(state: State, choice: Choice): string {
  switch (choice.choose) {
    case 'space':
      return ` ${bonusOf(state, choice.space)}`;
    case 'action':
      return ` ${choice.action}`;
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

/** The kind of the bonus that a piece on this space gains, or `plain`. Laying Water gains nothing (BON-15). */
function bonusOf(state: State, spaceName: string): string {
  const { spaceNames, printedPieces, printedBonuses, specialFaces } = state.setting;
  const question = questionKind(state);
  if (question === 'waterSpace') return 'plain';
  const space = spaceNames.indexOf(spaceName);
  const laid = question === 'gardenSpace' && printedPieces[space] !== WATER;
  const tile = laid ? state.detail[space] : 0;
  const bonus = laid ? (tile === 0 ? 0 : specialFaces[tile - 1]) : printedBonuses[space];
  return bonus === 0 ? 'plain' : `${laid ? 'special ' : ''}${BONUS_KINDS[bonusKind(bonus) - 1]}`;
}
