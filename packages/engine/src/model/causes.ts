/**
 * The rules for which a frame can be pending, so that one byte of it can say why. The order is part of the layout.
 */
import type { RuleId } from './rule-ids.ts';

export const CAUSES = [
  // The bonuses of spaces first, in the order of BONUS_KINDS, so that a kind is its own cause: `causeOfBonus`.
  'BON-01',
  'BON-02',
  'BON-03',
  'BON-04',
  'BON-05',
  'BON-06',
  'BON-07',
  'BON-08',
  'BON-09',
  'BON-10',
  'BON-11',
  'BON-12',
  'BON-13',
  'BON-14',
  'KEY-15',
  'KEY-33',
  'ACT-BLD-04',
  'ACT-BLD-12',
  'ACT-BLD-13',
  'ACT-GARD-02',
  'ACT-GARD-03',
  'SCORE-04',
] as const satisfies readonly RuleId[];
export type Cause = (typeof CAUSES)[number];

export const CAUSE = Object.fromEntries(CAUSES.map((rule, number) => [rule, number])) as Readonly<Record<Cause, number>>;

/** The cause of the bonus of a space, by its number in BONUS. */
export const causeOfBonus = (kind: number): number => kind - 1;
