/**
 * A model for tests: it shows that events tell everything that changes (decision 0016), and the referee of the Bot's rules follows a turn
 * with it. It derives the view after an application from the view before it and its events. A table defines the effect of each kind of
 * event; a kind without a line is a type error.
 */

import type { View } from '../../src/knowledge/view.ts';
import type { EventKind, GameEvent } from '../../src/model/events.ts';
import type { Setting } from '../../src/model/setting.ts';
import { CARD_FOLDS } from './cards.ts';
import { CITY_FOLDS } from './city.ts';
import { DICE_FOLDS } from './dice.ts';
import type { EventsByKind, Folds } from './folds.ts';
import { GOODS_FOLDS } from './goods.ts';
import { PORT_FOLDS } from './port.ts';
import { SCORING_FOLDS } from './scoring.ts';
import { SOLO_FOLDS } from './solo.ts';
import { TURN_FOLDS } from './turn.ts';
import { ZIGGURAT_FOLDS } from './ziggurat.ts';

export const FOLDS: Folds<EventKind> = {
  ...TURN_FOLDS,
  ...DICE_FOLDS,
  ...GOODS_FOLDS,
  ...CITY_FOLDS,
  ...PORT_FOLDS,
  ...ZIGGURAT_FOLDS,
  ...CARD_FOLDS,
  ...SCORING_FOLDS,
  ...SOLO_FOLDS,
};

/**
 * `events` must be those that the observer of the view is told, see `eventsFor`. The given view is not changed; unchanged parts are shared.
 */
export function foldEvents(view: View, events: readonly GameEvent[], setting: Setting): View {
  return events.reduce((before, event) => foldEvent(event.event, before, event, setting), view);
}

function foldEvent<K extends EventKind>(kind: K, view: View, event: EventsByKind[K], setting: Setting): View {
  return FOLDS[kind](view, event, setting);
}
