/** What the round-trip property says of one game: at every decision the position reads back to the same hash and the same VP ledger. */
import type { Edition } from '../../src/edition/types.ts';
import { hashText } from '../../src/model/hash.ts';
import type { State } from '../../src/model/state.ts';
import type { Position } from '../../src/record/position/format.ts';
import { readPosition } from '../../src/record/position/read.ts';
import { writePosition } from '../../src/record/position/write.ts';
import { type GameName, walk } from '../properties/games.ts';

/** A position as it comes from a file. */
export const plain = (position: Position): unknown => JSON.parse(JSON.stringify(position));

export function stateOf(position: unknown): State {
  const result = readPosition(position);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.faults)}`);
  return result.state;
}

/** Plays the game and returns how many positions it had. An edition of its own is read from JSON once, then handed on as the object made of it. */
export function checkRoundTrips(name: GameName): number {
  let own: Edition | null = null;
  let positions = 0;
  walk(name, (state) => {
    const position = writePosition(state);
    const { edition, ...rest } = position;
    const isShipped = 'hash' in edition;
    if (!isShipped) own ??= stateOf(plain(position)).setting.edition;
    const read = stateOf({ ...JSON.parse(JSON.stringify(rest)), edition: isShipped ? { ...edition } : own });
    if (hashText(read) !== hashText(state)) throw new Error(`another hash after ${JSON.stringify(rest)}`);
    if (!read.ledger.every((vp, at) => vp === state.ledger[at])) throw new Error('another VP ledger');
    positions++;
  });
  return positions;
}
