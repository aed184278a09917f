/** A part of a position in sentences, for screen readers, mail and anyone who does not see the board. */
import type { View } from '@tabannusi/engine';
import { at } from '../../speech/at.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Values } from '../../speech/spoken-message.ts';
import { type Table, tableOf } from '../../table/table.ts';
import { type Grid, gridOf } from '../pictures/grid.ts';

export interface Description {
  /** The name of the part. */
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What the sentences are made from. It comes from a view, so the sentences can't reveal what the observer may not know. */
export interface Seen {
  readonly speech: Speech;
  readonly table: Table;
  readonly grid: Grid;
  readonly view: View;
}

/** What an observer sees of a game; `given` has the people's names. */
export const seenIn = (speech: Speech, given: Table, view: View): Seen => ({
  speech,
  table: tableOf(speech, given),
  grid: gridOf(given.game.setting),
  view,
});

export const playerAt = ({ table }: Seen, seat: number): string => at(table.names, seat);

/** A sentence about a list, with the number of its items. */
export const listSentence = ({ speech }: Seen, message: string, items: readonly string[], values: Values = {}): string =>
  speech.say(message, { ...values, items: speech.list(items), count: items.length });

/** Like `listSentence`, but left out if the list is empty. */
export const someSentence = (seen: Seen, message: string, items: readonly string[], values: Values = {}): string[] =>
  items.length === 0 ? [] : [listSentence(seen, message, items, values)];
