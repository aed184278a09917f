/** The rules in English. A rule or ruling without a sentence is a type error here; its sentence belongs in the file of its chapter. */

import { actions, rulingsOnActions } from './actions/en.ts';
import { keyConcepts } from './key-concepts/en.ts';
import { rulingsOnScoring, scoring } from './scoring/en.ts';
import type { RuleMessages } from './sentences.ts';
import { rulingsOnSetUp, setUp } from './set-up/en.ts';
import { rulingsOnSolo, solo } from './solo/en.ts';
import { bonuses, gainShip, rulingsOnTilesAndCards, tilesAndCards } from './tiles-and-cards/en.ts';
import { rulingsOnTurnAndGoods, turn } from './turn/en.ts';

export const en: RuleMessages = {
  gainShip,
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
