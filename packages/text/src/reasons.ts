/** Why something is gained, paid or declined, by the rule that an event cites. */
import type { BonusKind, GameEvent } from '@tabannusi/engine';

type Rule = GameEvent['rule'];

/** `none`: the event says enough by itself. */
export type Reason =
  | 'none'
  | 'space'
  | 'uncovered'
  | 'column'
  | 'rightHand'
  | 'inside'
  | 'construct'
  | 'markers'
  | 'garden'
  | 'gardenTile'
  | 'waterTile'
  | 'paidStep'
  | 'refill'
  | 'compensation';

export const reasonOf = (rule: Rule): Reason => REASON_OF_RULE[rule] ?? (/^BON-/.test(rule) ? 'space' : 'none');

const REASON_OF_RULE: Partial<Record<Rule, Reason>> = {
  'KEY-14': 'uncovered',
  'KEY-15': 'column',
  'KEY-32': 'rightHand',
  'KEY-33': 'inside',
  'ACT-BLD-04': 'construct',
  'ACT-BLD-12': 'markers',
  'ACT-BLD-13': 'garden',
  'ACT-GARD-02': 'gardenTile',
  'ACT-GARD-03': 'waterTile',
  'BON-14': 'paidStep',
  'FREE-02': 'refill',
  'SCORE-04': 'compensation',
  'SCORE-05': 'compensation',
  'SCORE-06': 'compensation',
};

/** What can be declined: the bonuses of spaces, and the step that a Garden gives when another player builds beside it (C-31). */
export type Declined = BonusKind | 'gardenStep';

export const declinedOf = (rule: Rule): Declined => BONUS_OF_RULE[rule] ?? 'gardenStep';

const BONUS_OF_RULE: Partial<Record<Rule, BonusKind>> = {
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
};
