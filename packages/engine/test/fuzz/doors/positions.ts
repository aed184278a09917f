/** The door for positions: `readPosition`. */
import { hashText } from '../../../src/model/hash.ts';
import { POSITION_FAULT_CODES } from '../../../src/record/position/faults.ts';
import { readPosition } from '../../../src/record/position/read.ts';
import { writePosition } from '../../../src/record/position/write.ts';
import { plain, stateOf } from '../../record/position-round-trip.ts';
import type { Door } from '../door.ts';
import { momentsOf, playOn, soloMomentsOf } from '../moments.ts';
import { positionSchema } from '../schemas.ts';

export const positions: Door<string> = {
  codes: POSITION_FAULT_CODES,
  schema: positionSchema,
  cases: (seed) => [...momentsOf(seed), ...soloMomentsOf(seed)].map((state) => JSON.stringify(writePosition(state))),
  good: (text) => JSON.parse(text),
  knock(_, input) {
    const result = readPosition(input);
    return result.ok ? { faults: [], says: hashText(result.state) } : { faults: result.faults, says: null };
  },
  letIn(_, input, seed) {
    const state = stateOf(input);
    const again = stateOf(plain(writePosition(state)));
    if (hashText(again) !== hashText(state)) throw new Error('written and read it has another hash');
    if (!again.ledger.every((vp, at) => vp === state.ledger[at])) throw new Error('written and read it has another VP ledger');
    playOn(state, seed);
  },
};
