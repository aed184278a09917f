/** The round-trip property for one game: at every decision, the position reads back to the same hash and the same VP ledger. */
import type { Edition } from '../../src/edition/types.ts';
import { asked, isOver, legal } from '../../src/engine.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { viewOf } from '../../src/knowledge/view.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE, NONE } from '../../src/model/ids.ts';
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

/** Plays the game and returns how many positions it had. */
export function checkRoundTrips(name: GameName): number {
  let positions = 0;
  const check = roundTripCheck();
  walk(name, (state) => {
    check(state);
    positions++;
  });
  return positions;
}

/** Checks the states of one game. A custom edition is read from JSON once, then its object is reused. */
export function roundTripCheck(): (state: State) => void {
  let own: Edition | null = null;
  return (state) => {
    const position = writePosition(state);
    const { edition, ...rest } = position;
    const isShipped = 'hash' in edition;
    if (!isShipped) own ??= stateOf(plain(position)).setting.edition;
    const read = stateOf({ ...JSON.parse(JSON.stringify(rest)), edition: isShipped ? { ...edition } : own });
    if (hashText(read) !== hashText(state)) throw new Error(`another hash after ${JSON.stringify(rest)}`);
    if (!read.ledger.every((vp, at) => vp === state.ledger[at])) throw new Error('another VP ledger');
    const observer = state.setting.bot === NONE ? SPECTATOR : 0;
    if (JSON.stringify(viewOf(mask(read, observer))) !== JSON.stringify(viewOf(mask(state, observer)))) throw new Error('another view');
    if (legalOf(read) !== legalOf(state)) throw new Error('other answers');
  };
}

/** The answers of the asked seat; none if chance is asked. */
function legalOf(state: State): string {
  if (isOver(state) || asked(state) === CHANCE) return '';
  return state.choices.subarray(0, legal(state)).join();
}
