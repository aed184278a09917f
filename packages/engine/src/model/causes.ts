/**
 * The rules for which a frame can be pending or VP are gained, numbered so that one byte can hold them. The order is part of the layout.
 */
import { HARBORMASTER_IDS, SHIP_IDS } from '../edition/types.ts';
import { DECREE_RULES } from './decree-rules.ts';
import type { RuleId } from './rule-ids.ts';

/** What the king cards give: the actions A to D of each king. */
const KING_CAUSES = [
  'KING-G-A',
  'KING-G-B',
  'KING-G-C',
  'KING-S-A',
  'KING-S-B',
  'KING-S-C',
  'KING-S-D',
  'KING-M-A',
  'KING-M-B',
  'KING-M-C',
  'KING-B-A',
  'KING-B-B',
  'KING-B-C',
  'KING-B-D',
] as const satisfies readonly RuleId[];

const BOX_SHIPS = 15;

export const CAUSES = [
  // The bonuses of spaces come first, in the order of BONUS_KINDS, so that `causeOfBonus` is a simple calculation.
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
  // Action tiles, Harbormasters and Decrees, in the order of their lists of effects: `causeOfList`.
  'ACT-TILE-1',
  'ACT-TILE-2',
  'ACT-TILE-3',
  'ACT-TILE-4',
  'ACT-TILE-5',
  'ACT-TILE-6',
  ...HARBORMASTER_IDS.map((id) => `HM-${id}` as const),
  ...DECREE_RULES,
  // The Ships of the box. Later Ships are at the end, so that no existing number changes.
  ...SHIP_IDS.slice(0, BOX_SHIPS).map((id) => `TILE-${id}` as const),
  'KEY-15',
  'KEY-32',
  'KEY-33',
  'ACT-BLD-04',
  'ACT-BLD-12',
  'ACT-BLD-13',
  'ACT-BLD-14',
  'ACT-GARD-02',
  'ACT-GARD-03',
  'ACT-PORT-02',
  'ACT-SHIP-01',
  'ACT-ZIG-02',
  'BONP-01',
  'BONP-02',
  'BONP-03',
  'BONZ-02',
  'FREE-02',
  'SCORE-04',
  // The solo game.
  'SOLO-06',
  'SOLO-09',
  'SOLO-23',
  'SOLO-27',
  'SOLO-28',
  'SOLO-31',
  'SOLO-33',
  'SOLO-36',
  'SOLO-42',
  'SOLO-44',
  'SOLO-45',
  'SOLO-A1',
  'SOLO-B4',
  'A-145',
  'A-157',
  'A-168',
  'A-181',
  ...KING_CAUSES,
  ...SHIP_IDS.slice(BOX_SHIPS).map((id) => `TILE-${id}` as const),
] as const satisfies readonly RuleId[];
export type Cause = (typeof CAUSES)[number];

export const CAUSE = Object.fromEntries(CAUSES.map((rule, number) => [rule, number])) as Readonly<Record<Cause, number>>;

const CAUSE_OF_SHIP = SHIP_IDS.map((id) => CAUSE[`TILE-${id}`]);

/** Returns the cause of the bonus of a space, by its number in BONUS. */
export const causeOfBonus = (kind: number): number => kind - 1;
/** Returns the cause of a list of effects; see `tiles/lists.ts`. */
export const causeOfList = (list: number): number => CAUSE['ACT-TILE-1'] + list;
/** Returns the cause of a Ship's ability, by its index in SHIP_IDS. */
export const causeOfShip = (ability: number): number => CAUSE_OF_SHIP[ability];
