/** The rules in Polish. A rule or ruling without a sentence is a type error here; its sentence belongs in the file of its chapter. */

import { actions, rulingsOnActions } from './actions/pl.ts';
import { keyConcepts } from './key-concepts/pl.ts';
import { rulingsOnScoring, scoring } from './scoring/pl.ts';
import type { RuleMessages } from './sentences.ts';
import { rulingsOnSetUp, setUp } from './set-up/pl.ts';
import { rulingsOnSolo, solo } from './solo/pl.ts';
import { bonuses, gainShip, rulingsOnTilesAndCards, tilesAndCards } from './tiles-and-cards/pl.ts';
import { rulingsOnTurnAndGoods, turn } from './turn/pl.ts';

export const pl: RuleMessages = {
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
