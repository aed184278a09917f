/** `tabannusi tournament`: plays the games and prints how strong the bots are. */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CliWords, createCliWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode, Mistake } from '../environment.ts';
import { filePath } from '../file-path.ts';
import { type NamedFile, release } from '../files/kept-file.ts';
import { writeText } from '../files/write-file.ts';
import { onInterrupt } from '../interrupt.ts';
import { createPool } from '../pool.ts';
import { createProgress, isTerminal } from '../sim/progress.ts';
import { codeOf } from '../system-error.ts';
import { createKeeper, reserve } from './keep.ts';
import { ladderSvg } from './ladder-svg.ts';
import { type Given, openTournament } from './open.ts';
import type { Order } from './order.ts';
import { isPlayedAlike, playGames } from './play-games.ts';
import { reportLines } from './report.ts';
import { wantedOf } from './schedule.ts';
import { summaryOf } from './summary.ts';
import type { Tournament } from './tournament-file.ts';
import { playTask } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

export interface TournamentOptions {
  readonly jobs: number;
  readonly file: string | null;
  readonly svg: string | null;
  /** Whether an existing file of `svg` may be overwritten. */
  readonly force: boolean;
  readonly json: boolean;
}

/** `complete` fills in the defaults if no file has an order. */
export async function runTournament(
  given: Given,
  complete: (given: Given) => Order,
  options: TournamentOptions,
  environment: Environment,
): Promise<ExitCode> {
  const { output, language, columns, folder } = environment;
  const words = createCliWords(language);
  const file = options.file === null ? null : { name: options.file, path: filePath(words, folder, options.file) };
  if (options.svg !== null) expectWritable(words, folder, options.svg, options.force);
  if (file !== null) reserve(words, file);
  try {
    const tournament = await openTournament(environment, words, file, given, complete);
    const isWhole = await playOut(tournament, file, options.jobs, environment, words);
    const summary = summaryOf(tournament);
    if (options.json) output.write(`${JSON.stringify(summary)}\n`);
    else output.write(`${reportLines(summary, tournament.order, wantedGames(tournament), words, columns).join('\n')}\n`);
    if (!isWhole) {
      if (file !== null) environment.errors.write(`${words.say('tournament', 'goOn', { file: file.name })}\n`);
      return EXIT.interrupted;
    }
    if (options.svg !== null) await writeText(environment, words, { out: options.svg, force: options.force }, ladderSvg(summary, words));
    return EXIT.done;
  } finally {
    if (file !== null) release(file);
  }
}

/** Plays the missing games. Returns false if it was interrupted. */
async function playOut(
  tournament: Tournament,
  file: NamedFile | null,
  jobs: number,
  { errors, columns }: Environment,
  words: CliWords,
): Promise<boolean> {
  const pool = createPool(WORKER, playTask, jobs);
  let isBrokenOff = false;
  const leaveInterrupt = onInterrupt(() => {
    isBrokenOff = true;
    void pool.close();
  });
  const progress = isTerminal(errors) ? createProgress(errors, words, columns) : null;
  const showProgress = (): void => progress?.show(playedGames(tournament), wantedGames(tournament));
  try {
    showProgress();
    if (file !== null && !(await isPlayedAlike(tournament, pool)))
      throw new Mistake(words.say('tournament', 'otherGames', { file: file.name }));
    const keeper = file === null ? null : createKeeper(words, file, tournament);
    const onGame = (): void => {
      keeper?.keep();
      showProgress();
    };
    await playGames(tournament, { pool, jobs, onGame }).catch((error: unknown) => {
      // An interrupt rejects the games in progress.
      if (!isBrokenOff) throw error;
    });
    keeper?.end();
  } catch (error) {
    if (!isBrokenOff || error instanceof Mistake) throw error;
  } finally {
    progress?.end();
    leaveInterrupt();
    await pool.close();
  }
  return !isBrokenOff;
}

const playedGames = ({ all }: Tournament): number => all.reduce((sum, { games }) => sum + games.filter((game) => game !== null).length, 0);

const wantedGames = ({ order, all }: Tournament): number => all.reduce((sum, results) => sum + wantedOf(order, results), 0);

/** Throws a `Mistake` before play if the file could not be written. */
function expectWritable(words: CliWords, folder: string, file: string, overwrite: boolean): void {
  const path = filePath(words, folder, file);
  if (!overwrite && existsSync(path)) throw new Mistake(words.say('frame', 'fileExists', { file }));
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new Mistake(words.say('frame', 'unwritableFile', { file, reason: codeOf(error) }));
  }
}
