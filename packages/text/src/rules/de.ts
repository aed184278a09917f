/** The rules in German. A rule or ruling without a sentence is a type error here; its sentence belongs in the file of its chapter. */

import { actions, rulingsOnActions } from './actions/de.ts';
import { keyConcepts } from './key-concepts/de.ts';
import { rulingsOnScoring, scoring } from './scoring/de.ts';
import type { RuleMessages } from './sentences.ts';
import { rulingsOnSetUp, setUp } from './set-up/de.ts';
import { rulingsOnSolo, solo } from './solo/de.ts';
import { bonuses, gainShip, rulingsOnTilesAndCards, tilesAndCards } from './tiles-and-cards/de.ts';
import { rulingsOnTurnAndGoods, turn } from './turn/de.ts';

export const de: RuleMessages = {
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
