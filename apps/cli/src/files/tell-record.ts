/** A recorded game in words, page by page. */
import { createStartWords, createWords } from '@tabannusi/text';
import type { Environment } from '../environment.ts';
import { tellSteps } from '../tell/tell-steps.ts';
import type { Game } from './game-file.ts';
import { boardLines } from './position-lines.ts';
import { stepsTo, walk } from './walk.ts';

/** The turns and steps that are told; all by default. */
interface Extent {
  readonly fromTurn?: number;
  readonly toMoment?: number;
}

export function* tellRecord(
  environment: Environment,
  { record, setting }: Game,
  { fromTurn = 0, toMoment = Number.POSITIVE_INFINITY }: Extent,
): Iterable<readonly string[]> {
  const { language, columns } = environment;
  const walked = walk(record, setting);
  const { state } = walked.recording;
  const names = record.seats.map(({ name }) => name);
  const pages = tellSteps(stepsTo(walked, toMoment), {
    state,
    words: createWords(language, { names, game: state }),
    start: createStartWords(language),
    columns,
    board: () => boardLines(environment, { state, names, seat: null }),
  });
  let turn = 0;
  for (const page of pages) {
    // A page begins with an empty line, which the first page does not need.
    if (turn++ >= fromTurn) yield page[0] === '' ? page.slice(1) : page;
  }
}
