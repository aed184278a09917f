/** `tabannusi record show`: prints the players, the result and the sources of VP, or the board at a moment. */
import type { CliWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode, Mistake } from '../environment.ts';
import { expectUpTo, seatOf } from './bounds.ts';
import type { Game } from './game-file.ts';
import { positionLines, viewFor } from './position-lines.ts';
import { printJson, printLines } from './print.ts';
import { type Shown, summaryFor, summaryLines } from './record-summary.ts';
import { BEGINNING, stepsTo, walk } from './walk.ts';
import { withGame } from './with-game.ts';

interface Options {
  readonly turn?: number;
  readonly moment?: number;
  readonly seat?: number;
  readonly json?: boolean;
}

export const showRecord = (environment: Environment, words: CliWords, file: string, options: Options): Promise<ExitCode> =>
  withGame(environment, words, file, (game) => {
    const { turn, moment, json = false } = options;
    if (turn !== undefined && moment !== undefined) throw new Mistake(words.say('files', 'eitherMoment', {}));
    const isMoment = turn !== undefined || moment !== undefined || options.seat !== undefined;
    const shown = at(words, game, options);
    if (json)
      printJson(environment, { ...summaryFor(game, shown), ...(isMoment ? { moment: shown.step.moment, view: viewFor(shown) } : {}) });
    else printLines(environment, isMoment ? momentLines(environment, words, game, shown) : summaryLines(environment, words, game, shown));
    return EXIT.done;
  });

/** Returns the game at a turn or a moment; by default at its end. */
function at(words: CliWords, { record, setting }: Game, { turn, moment, seat }: Options): Shown {
  const last = record.decisions.length + record.chance.length;
  if (turn !== undefined) expectUpTo(words, '--turn', turn, 1, record.turns.length);
  if (moment !== undefined) expectUpTo(words, '--moment', moment, 0, last);
  const walked = walk(record, setting);
  let step = BEGINNING;
  for (const one of stepsTo(walked, moment ?? last)) {
    step = one;
    if (one.turn === turn) break;
  }
  const { state } = walked.recording;
  return { state, names: record.seats.map(({ name }) => name), seat: seatOf(words, seat, setting.players), step };
}

function momentLines(environment: Environment, words: CliWords, { record }: Game, shown: Shown): string[] {
  const { moment, turn } = shown.step;
  const last = record.decisions.length + record.chance.length;
  return [words.say('files', 'moment', { moment, last, turn }), '', ...positionLines(environment, words, shown)];
}
