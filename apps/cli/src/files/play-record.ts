/**
 * `tabannusi record play`: tells a recorded game. In a terminal it waits for Enter after each page or prints at a given speed; otherwise it
 * prints plain text.
 */
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { CliWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode } from '../environment.ts';
import { expectUpTo } from './bounds.ts';
import { printLines } from './print.ts';
import { tellRecord } from './tell-record.ts';
import { withGame } from './with-game.ts';

interface Options {
  /** The first turn that is told, from 1. */
  readonly from?: number;
  /** Lines per second. */
  readonly speed?: number;
}

export const playRecord = (environment: Environment, words: CliWords, file: string, { from, speed }: Options): Promise<ExitCode> =>
  withGame(environment, words, file, async (game) => {
    if (from !== undefined) expectUpTo(words, '--from', from, 1, game.record.turns.length);
    const pages = tellRecord(environment, game, from === undefined ? {} : { fromTurn: from });
    if (!environment.isTerminal) for (const page of pages) printLines(environment, [...page, '']);
    else if (speed !== undefined) await atSpeed(environment, pages, speed);
    else await byEnter(environment, words, pages);
    return EXIT.done;
  });

async function atSpeed(environment: Environment, pages: Iterable<readonly string[]>, speed: number): Promise<void> {
  for (const page of pages) {
    for (const line of [...page, '']) {
      printLines(environment, [line]);
      await setTimeout(1000 / speed);
    }
  }
}

/** Prints a page for each Enter, until the last page, `q` or the end of the input. */
async function byEnter(environment: Environment, words: CliWords, pages: Iterable<readonly string[]>): Promise<void> {
  const reader = createInterface({ input: environment.input });
  const answers = reader[Symbol.asyncIterator]();
  let isFirst = true;
  for (const page of pages) {
    if (!isFirst) {
      environment.output.write(words.say('files', 'pressEnter', {}));
      const { done, value } = await answers.next();
      if (done === true || value.trim().toLowerCase().startsWith('q')) break;
    }
    isFirst = false;
    printLines(environment, [...page, '']);
  }
  reader.close();
}
