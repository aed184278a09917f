/** The rules that say what a tile, a card, a bonus or an action does. */
import { type ActionKind, BONUS_KINDS, parseBonus, type RuleId } from '@tabannusi/engine';

/** By the printed number. */
const RULES: readonly (readonly [number: RegExp, rule: string])[] = [
  [/^S/, 'TILE-$&'],
  [/^Z/, 'ZIG-$&'],
  [/^B/, 'HM-$&'],
  [/^D/, 'DEC-'],
  [/^T/, 'ACT-TILE-'],
  [/^U.*/, 'URB-01'],
  [/^$/, 'TILE-PRINTED'],
];

/** That the rules of all numbers and bonuses exist is tested: who looks them up would load the IDs of all rules before the board shows. */
export function ruleOfTile(number: string): RuleId {
  const [prefix, rule] = RULES.find(([pattern]) => pattern.test(number)) ?? [];
  if (prefix === undefined || rule === undefined) throw new RangeError(`tile: no rule for ${number}`);
  return number.replace(prefix, rule) as RuleId;
}

/** The rules of bonuses are in the order of their kinds; null for what is no bonus. */
export function ruleOfBonus(code: string): RuleId | null {
  const bonus = parseBonus(code);
  if (bonus === null) return null;
  const number = String(BONUS_KINDS.indexOf(bonus.kind) + 1).padStart(2, '0');
  return `BON-${number}` as RuleId;
}

/** The rules that say what a printed action is. */
export const ACTION_RULES: Readonly<Record<Exclude<ActionKind, 'tile'>, readonly RuleId[]>> = {
  project: ['ACT-PROJ-01', 'ACT-PROJ-06'],
  construct: ['ACT-BLD-01', 'ACT-BLD-04'],
  gardening: ['ACT-GARD-01', 'ACT-GARD-07'],
  ship: ['ACT-SHIP-01'],
  portHouse: ['ACT-PORT-02', 'ACT-PORT-04'],
  zigguratHouse: ['ACT-ZIG-01', 'ACT-ZIG-02'],
};
