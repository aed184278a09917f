/**
 * The inputs of a network: what the observer sees, as numbers. Common things come first, then the seats in turn order, starting with the
 * observer's.
 */
import type { State } from '@tabannusi/engine';
import { COMMON_GROUPS, type CommonGroup } from './features-common.ts';
import { SEAT_GROUPS, type SeatGroup } from './features-seat.ts';
import { Row } from './row.ts';
import { Sight } from './sight.ts';

const COMMON: readonly CommonGroup[] = Object.values(COMMON_GROUPS);
const SEAT: readonly SeatGroup[] = Object.values(SEAT_GROUPS);
/** More inputs than any table has. */
const MOST_FEATURES = 2048;

export class Features {
  readonly #sight: Sight;
  readonly #row = new Row(MOST_FEATURES);

  constructor(observer: number) {
    this.#sight = new Sight(observer);
  }

  /** The features of a position that is not over. The array is reused for the next position. */
  read(state: State): Float32Array {
    const [sight, row] = [this.#sight, this.#row];
    const { players } = state.setting;
    sight.read(state);
    row.at = 0;
    for (const group of COMMON) group(row, sight);
    for (let n = 0; n < players; n++) {
      const seat = (sight.observer + n) % players;
      for (const group of SEAT) group(row, sight, seat);
    }
    return row.values.subarray(0, row.at);
  }
}
