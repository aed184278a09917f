/** Refusals for faults found by the engine's readers. All faults are listed; the sentence is that of the first. */
import type { PositionFault, RecordFault, ReplayFault } from '@tabannusi/engine';
import { createFaultWords, type FaultWords } from '@tabannusi/text';
import { type Code, Refusal } from './refusal.ts';

function faulty<F extends object>(code: Code, faults: readonly F[], say: (words: FaultWords, fault: F) => string): Refusal {
  const [first] = faults;
  if (first === undefined) throw new RangeError(`${code}: refused without a fault`);
  return new Refusal(code, (language) => say(createFaultWords(language), first), { faults });
}

export const badRecord = (faults: readonly (RecordFault | ReplayFault)[]): Refusal =>
  faulty('badRecord', faults, (words, fault) => words.record(fault));

export const badPosition = (faults: readonly PositionFault[]): Refusal =>
  faulty('badPosition', faults, (words, fault) => words.position(fault));

/** Refuses a blank record. Its paths become those of the arguments it was made of. */
export const badGame = (faults: readonly RecordFault[]): Refusal =>
  faulty(
    'badGame',
    faults.map((fault) => ({ ...fault, path: fault.path.replace(/^seats(\[\d\])\.name/, 'names$1') })),
    (words, fault) => words.record(fault),
  );
