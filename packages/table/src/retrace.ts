/** Plays a verified record again, step by step, so that a table can go on from its end or from any moment before. */
import { asked, CHANCE, type GameRecord, isOver } from '@tabannusi/engine';
import { Course, type Game } from './course.ts';

interface Extent {
  /** Moments of the steps that standing orders made. */
  readonly ordered: readonly number[];
  /** Where to stop; without it, at the end of the record. */
  readonly moment?: number;
}

/** The record is one that `replay` has accepted, the game the one in it, but for the seed of a branch. */
export function retrace(record: GameRecord, game: Game, { ordered, moment = Number.POSITIVE_INFINITY }: Extent): Course {
  const isOrdered = new Set(ordered);
  const course = new Course(game);
  const { state, steps } = course;
  let [decided, happened] = [0, 0];
  while (!isOver(state) && steps.count < moment) {
    const answer = asked(state) === CHANCE ? record.chance[happened++] : record.decisions[decided++];
    if (answer === undefined) break;
    const played = 'chance' in answer ? course.happen(answer) : course.decide(answer, isOrdered.has(steps.count + 1));
    if (!played.ok) throw new Error(`retrace: step ${steps.count} was refused (${played.code})`);
  }
  return course;
}
