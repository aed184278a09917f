/** The door for records: `replay`, which reads a record and plays it. */
import { Generator } from '../../../src/chance/generator.ts';
import { EDITION_FAULT_CODES } from '../../../src/edition/faults.ts';
import { hashText } from '../../../src/model/hash.ts';
import { RECORD_FAULT_CODES } from '../../../src/record/faults.ts';
import { type ReplayFault, replay } from '../../../src/record/replay.ts';
import { settingOf } from '../../properties/games.ts';
import { recorded } from '../../record/recorded.ts';
import type { Door } from '../door.ts';
import { oneIn } from '../lots.ts';
import { gameOf, playOn } from '../moments.ts';
import { recordSchema } from '../schemas.ts';

const PLAYED = Object.keys({
  notLegal: true,
  leftOver: true,
  lacking: true,
  otherChance: true,
  otherTurn: true,
  otherHash: true,
  confirmed: true,
} satisfies Record<ReplayFault['code'], true>);

function replayed(input: unknown) {
  const result = replay(input);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.faults)}`);
  return result;
}

/** Some records end in set-up or soon after it, some are of whole games; in half of them, chance does not follow from a seed. */
const LENGTHS = [0, 1, 3, 10, 30, 100, 200, Number.POSITIVE_INFINITY] as const;

export const records: Door<string> = {
  codes: [...RECORD_FAULT_CODES, ...EDITION_FAULT_CODES, ...PLAYED],
  schema: recordSchema(PLAYED),
  cases(seed) {
    const lots = new Generator(`records ${seed}`);
    const game = gameOf(seed);
    return LENGTHS.map((length) => {
      const { seed: chanceSeed, ...record } = recorded(game.players, seed, length, settingOf(game).edition).record();
      return JSON.stringify(oneIn(lots, 2) ? record : { ...record, seed: chanceSeed });
    });
  },
  good: (text) => JSON.parse(text),
  knock(_, input) {
    const result = replay(input);
    return result.ok ? { faults: [], says: hashText(result.state) } : { faults: result.faults, says: null };
  },
  letIn(_, input, seed) {
    const { state, recording } = replayed(input);
    if (hashText(replayed(recording.record()).state) !== hashText(state)) throw new Error('written and played it leads elsewhere');
    playOn(state, seed);
  },
};
