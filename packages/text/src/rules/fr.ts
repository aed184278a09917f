/** The rules in French. A rule or ruling without a sentence is a type error here; its sentence belongs into the file of its subject. */
import { actions } from './fr/actions.ts';
import { bonuses } from './fr/bonuses.ts';
import { keyConcepts } from './fr/key-concepts.ts';
import { rulingsOnActions } from './fr/rulings-actions.ts';
import { rulingsOnScoring } from './fr/rulings-scoring.ts';
import { rulingsOnSetUp } from './fr/rulings-set-up.ts';
import { rulingsOnSolo } from './fr/rulings-solo.ts';
import { rulingsOnTilesAndCards } from './fr/rulings-tiles-and-cards.ts';
import { rulingsOnTurnAndGoods } from './fr/rulings-turn-and-goods.ts';
import { scoring } from './fr/scoring.ts';
import { setUp } from './fr/set-up.ts';
import { solo } from './fr/solo.ts';
import { tilesAndCards } from './fr/tiles-and-cards.ts';
import { turn } from './fr/turn.ts';
import type { RuleSentences } from './sentences.ts';

export const fr: RuleSentences = {
  ...setUp,
  ...keyConcepts,
  ...turn,
  ...actions,
  ...bonuses,
  ...scoring,
  ...tilesAndCards,
  ...solo,
  ...rulingsOnSetUp,
  ...rulingsOnTurnAndGoods,
  ...rulingsOnActions,
  ...rulingsOnTilesAndCards,
  ...rulingsOnScoring,
  ...rulingsOnSolo,
};
