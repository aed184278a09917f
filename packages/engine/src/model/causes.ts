/**
 * The rules for which a frame can be pending, so that one byte of it can say why. The order is part of the layout.
 */
import type { RuleId } from './rule-ids.ts';

export const CAUSES = [
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
  'ACT-PROJ-01',
  'ACT-BLD-04',
  'ACT-BLD-12',
  'ACT-BLD-13',
  'ACT-BLD-14',
  'ACT-GARD-02',
  'ACT-GARD-03',
  'SCORE-04',
  'SET-25',
] as const satisfies readonly RuleId[];
export type Cause = (typeof CAUSES)[number];

export const CAUSE = Object.fromEntries(CAUSES.map((rule, number) => [rule, number])) as Readonly<Record<Cause, number>>;
