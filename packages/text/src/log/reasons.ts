/** Why something is gained, paid or declined, derived from the rule that an event or a question cites. */
import type { BonusKind, RuleId } from '@tabannusi/engine';

/** Tiles and cards with effects; their rules end in their numbers. */
type Doer = 'actionTile' | 'ability' | 'harbormaster' | 'decree';

/** `none`: the event needs no reason. */
export type Reason =
  | 'none'
  | 'space'
  | 'houseSpace'
  | 'uncovered'
  | 'column'
  | 'rightHand'
  | 'inside'
  | 'construct'
  | 'portHouse'
  | 'zigguratHouse'
  | 'claim'
  | 'shipLine'
  | 'markers'
  | 'garden'
  | 'gardenTile'
  | 'waterTile'
  | 'paidStep'
  | 'refill'
  | 'compensation'
  | 'automaCard'
  | 'king'
  | 'actionA'
  | 'noHarbormaster'
  | 'noCrate'
  | Doer;

/** Returns the reason and, for a tile or card, its number. */
export function reasonOf(rule: RuleId): { readonly reason: Reason; readonly by: string } {
  for (const { reason, pattern, letter } of DOERS) {
    const number = pattern.exec(rule)?.[1];
    if (number !== undefined) return { reason, by: `${letter}${number}` };
  }
  return { reason: REASON_OF_RULE[rule] ?? REASONS.find(([pattern]) => pattern.test(rule))?.[1] ?? 'none', by: '' };
}

const DOERS: readonly { readonly reason: Doer; readonly pattern: RegExp; readonly letter: string }[] = [
  { reason: 'actionTile', pattern: /^ACT-TILE-(\d)$/, letter: 'T' },
  { reason: 'ability', pattern: /^TILE-S(\d\d)$/, letter: 'S' },
  { reason: 'harbormaster', pattern: /^HM-B(\d+)$/, letter: 'B' },
  { reason: 'decree', pattern: /^DEC-(\d\d)$/, letter: 'D' },
];

/** The reason for the rules whose ID matches. */
const REASONS: readonly (readonly [RegExp, Reason])[] = [
  [/^BON-/, 'space'],
  [/^BON[PZ]-/, 'houseSpace'],
  [/^KING-/, 'king'],
];

const REASON_OF_RULE: Partial<Record<RuleId, Reason>> = {
  'KEY-14': 'uncovered',
  'KEY-15': 'column',
  'KEY-32': 'rightHand',
  'KEY-33': 'inside',
  'ACT-BLD-04': 'construct',
  'ACT-BLD-12': 'markers',
  'ACT-BLD-13': 'garden',
  'ACT-BLD-14': 'claim',
  'ACT-GARD-02': 'gardenTile',
  'ACT-GARD-03': 'waterTile',
  'ACT-PORT-02': 'portHouse',
  'ACT-SHIP-01': 'claim',
  'ACT-SHIP-04': 'shipLine',
  'ACT-ZIG-02': 'zigguratHouse',
  'BON-14': 'paidStep',
  'FREE-02': 'refill',
  'SCORE-04': 'compensation',
  'SCORE-05': 'compensation',
  'SCORE-06': 'compensation',
  'SOLO-27': 'automaCard',
  'SOLO-28': 'garden',
  'SOLO-30': 'noCrate',
  'SOLO-31': 'automaCard',
  'SOLO-33': 'noHarbormaster',
  'SOLO-A1': 'actionA',
  'SOLO-D2': 'gardenTile',
};

/** Why the Bot's cards or tiles are reset. `setUp`: they are used for the first time. */
export type Reset = 'setUp' | 'scoring' | 'emptyDeck' | 'emptyBag';

export const resetOf = (rule: RuleId): Reset => RESETS[rule] ?? 'setUp';

const RESETS: Partial<Record<RuleId, Reset>> = { 'SOLO-42': 'scoring', 'SOLO-44': 'emptyDeck', 'SOLO-45': 'emptyBag' };

/**
 * What can be declined: the bonuses of spaces, the step that a Garden gives when another player builds beside it (C-31), and parts of the
 * effects of tiles and cards.
 */
export type Declined = BonusKind | 'gardenStep' | Doer;

export function declinedOf(rule: RuleId): Declined {
  const { reason } = reasonOf(rule);
  return BONUS_OF_RULE[rule] ?? DOERS.find((doer) => doer.reason === reason)?.reason ?? 'gardenStep';
}

const BONUS_OF_RULE: Partial<Record<RuleId, BonusKind>> = {
  'BON-01': 'bargeDie',
  'BON-02': 'supplyDie',
  'BON-03': 'gold',
  'BON-04': 'water',
  'BON-05': 'specialWater',
  'BON-06': 'garden',
  'BON-07': 'architect',
  'BON-08': 'refill',
  'BON-09': 'claims',
  'BON-10': 'step',
  'BON-11': 'projectStep',
  'BON-12': 'project',
  'BON-13': 'vp',
  'BON-14': 'paidStep',
  'ACT-TILE-4': 'architect',
  'ACT-TILE-5': 'refill',
  'HM-B3': 'refill',
  'DEC-02': 'refill',
  'TILE-S03': 'refill',
};
