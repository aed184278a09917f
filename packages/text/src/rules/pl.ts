/** The rules in Polish. A rule or ruling without a sentence is a type error here; its sentence belongs into the file of its subject. */
import { actions } from './pl/actions.ts';
import { bonuses } from './pl/bonuses.ts';
import { keyConcepts } from './pl/key-concepts.ts';
import { rulingsOnActions } from './pl/rulings-actions.ts';
import { rulingsOnScoring } from './pl/rulings-scoring.ts';
import { rulingsOnSetUp } from './pl/rulings-set-up.ts';
import { rulingsOnSolo } from './pl/rulings-solo.ts';
import { rulingsOnTilesAndCards } from './pl/rulings-tiles-and-cards.ts';
import { rulingsOnTurnAndGoods } from './pl/rulings-turn-and-goods.ts';
import { scoring } from './pl/scoring.ts';
import { setUp } from './pl/set-up.ts';
import { solo } from './pl/solo.ts';
import { tilesAndCards } from './pl/tiles-and-cards.ts';
import { turn } from './pl/turn.ts';
import type { RuleSentences } from './sentences.ts';

export const pl: RuleSentences = {
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
