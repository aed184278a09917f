/** The rules in French. A rule or ruling without a sentence is a type error here; its sentence belongs in the file of its chapter. */

import { actions, rulingsOnActions } from './actions/fr.ts';
import { keyConcepts } from './key-concepts/fr.ts';
import { rulingsOnScoring, scoring } from './scoring/fr.ts';
import type { RuleMessages } from './sentences.ts';
import { rulingsOnSetUp, setUp } from './set-up/fr.ts';
import { rulingsOnSolo, solo } from './solo/fr.ts';
import { bonuses, gainShip, rulingsOnTilesAndCards, tilesAndCards } from './tiles-and-cards/fr.ts';
import { rulingsOnTurnAndGoods, turn } from './turn/fr.ts';

export const fr: RuleMessages = {
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
