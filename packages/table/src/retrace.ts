/** Plays a verified record again, step by step, so that a table can go on from its end or from any moment before. */
import { asked, CHANCE, drawOutcome, type Edition, type GameEvent, type GameRecord, Generator, isOver, Recording } from '@tabannusi/engine';
import { Steps } from './steps.ts';

export interface Retraced {
  readonly recording: Recording;
  readonly steps: Steps;
  readonly generator: Generator;
}

/** Where chance comes from, after so many outcomes that came from elsewhere. */
interface Source {
  readonly seed: string;
  readonly seedFrom: number;
}

interface Extent {
  /** Moments of the steps that standing orders made. */
  readonly ordered: readonly number[];
  /** Where to stop; without it, at the end of the record. */
  readonly moment?: number;
}

/** Decisions and outcomes are those of a record that `replay` has accepted. */
export function retrace(
  record: GameRecord,
  edition: Edition,
  { seed, seedFrom }: Source,
  { ordered, moment = Number.POSITIVE_INFINITY }: Extent,
): Retraced {
  const isOrdered = new Set(ordered);
  const names = record.seats.map(({ name }) => name);
  const recording = new Recording({ edition, names, switches: record.switches, seed, seedFrom });
  const { state } = recording;
  const steps = new Steps(state);
  const generator = new Generator(seed, 'game');
  let [decided, happened] = [0, 0];
  while (!isOver(state) && steps.count < moment) {
    const by = asked(state);
    const isChance = by === CHANCE;
    const answer = isChance ? record.chance[happened] : record.decisions[decided];
    if (answer === undefined) break;
    const events: GameEvent[] = [];
    if (isChance && happened >= seedFrom) drawOutcome(state, generator);
    state.events = events;
    const played = 'chance' in answer ? recording.happen(answer) : recording.decide(answer);
    if (!played.ok) throw new Error(`retrace: step ${steps.count} was refused (${played.code})`);
    steps.add({ by, answer, ordered: isOrdered.has(steps.count + 1), events, barrier: played.barrier }, state);
    if (isChance) happened++;
    else decided++;
  }
  return { recording, steps, generator };
}
