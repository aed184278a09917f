/** `tabannusi sim`: plays the games and prints the summary. */
import { createCliWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode } from '../environment.ts';
import { onInterrupt } from '../interrupt.ts';
import { createCsv } from './csv.ts';
import { openCsvFile } from './csv-file.ts';
import { faultCounts, faultLines } from './fault-report.ts';
import type { Order } from './order.ts';
import { playOrder } from './play-order.ts';
import { createProgress, isTerminal } from './progress.ts';
import { reportLines } from './report.ts';
import { createTally } from './summary.ts';

export interface SimOptions {
  readonly jobs: number;
  /** Milliseconds per decision of an outside bot. */
  readonly botTime: number;
  readonly json: boolean;
  readonly csv: string | null;
  /** Whether an existing file of `csv` may be overwritten. */
  readonly force: boolean;
}

export async function runSim(order: Order, options: SimOptions, environment: Environment): Promise<ExitCode> {
  const { output, errors, folder, language, columns } = environment;
  const words = createCliWords(language);
  const tally = createTally(order);
  const file = options.csv === null ? null : openCsvFile(folder, options.csv, options.force, words);
  const stop = new AbortController();
  const leaveInterrupt = onInterrupt(() => stop.abort());
  const progress = isTerminal(errors) ? createProgress(errors, words, columns) : null;
  try {
    const csv = file === null ? null : createCsv(order, file.write);
    progress?.show(0, order.games);
    const faults = await playOrder(
      order,
      { ...options, folder },
      {
        stop: stop.signal,
        onBatch(batch) {
          tally.add(batch);
          csv?.add(batch.results);
          progress?.show(tally.games, order.games);
        },
      },
    );
    csv?.end();
    progress?.end();
    for (const line of faultLines(faults, words)) errors.write(`${line}\n`);
    const summary = tally.summary();
    if (options.json) output.write(`${JSON.stringify({ ...summary, faults: faultCounts(faults) })}\n`);
    else output.write(`${reportLines({ order, summary, words, language, columns }).join('\n')}\n`);
  } finally {
    leaveInterrupt();
    file?.close();
  }
  return stop.signal.aborted ? EXIT.interrupted : EXIT.done;
}
