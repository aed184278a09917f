/** The rules in German. A rule or ruling without a sentence is a type error here; its sentence belongs into the file of its subject. */
import { actions } from './de/actions.ts';
import { bonuses } from './de/bonuses.ts';
import { keyConcepts } from './de/key-concepts.ts';
import { rulingsOnActions } from './de/rulings-actions.ts';
import { rulingsOnScoring } from './de/rulings-scoring.ts';
import { rulingsOnSetUp } from './de/rulings-set-up.ts';
import { rulingsOnSolo } from './de/rulings-solo.ts';
import { rulingsOnTilesAndCards } from './de/rulings-tiles-and-cards.ts';
import { rulingsOnTurnAndGoods } from './de/rulings-turn-and-goods.ts';
import { scoring } from './de/scoring.ts';
import { setUp } from './de/set-up.ts';
import { solo } from './de/solo.ts';
import { tilesAndCards } from './de/tiles-and-cards.ts';
import { turn } from './de/turn.ts';
import type { RuleSentences } from './sentences.ts';

export const de: RuleSentences = {
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
