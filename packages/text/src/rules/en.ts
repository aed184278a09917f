/** The rules in English. A rule or ruling without a sentence is a type error here; its sentence belongs into the file of its subject. */
import { actions } from './en/actions.ts';
import { bonuses } from './en/bonuses.ts';
import { keyConcepts } from './en/key-concepts.ts';
import { rulingsOnActions } from './en/rulings-actions.ts';
import { rulingsOnScoring } from './en/rulings-scoring.ts';
import { rulingsOnSetUp } from './en/rulings-set-up.ts';
import { rulingsOnSolo } from './en/rulings-solo.ts';
import { rulingsOnTilesAndCards } from './en/rulings-tiles-and-cards.ts';
import { rulingsOnTurnAndGoods } from './en/rulings-turn-and-goods.ts';
import { scoring } from './en/scoring.ts';
import { setUp } from './en/set-up.ts';
import { solo } from './en/solo.ts';
import { tilesAndCards } from './en/tiles-and-cards.ts';
import { turn } from './en/turn.ts';
import type { RuleSentences } from './sentences.ts';

export const en: RuleSentences = {
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
