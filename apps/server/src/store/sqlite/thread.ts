/** The thread that owns the data file, so that the server's event loop never waits for a disk. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { readMigrations } from '../migrations.ts';
import { STATEMENTS } from '../statements/index.ts';
import { Batches, type Outcome, type Task } from './batches.ts';
import { type DataFile, openDataFile } from './data-file.ts';
import { sqliteFault } from './sqlite-fault.ts';
import type { Answer, Request } from './sqlite-store.ts';

const port = parentPort;
if (!port) throw new Error('This file is run in a worker thread.');

const say = (answer: Answer): void => port.postMessage(answer);

/** An error in a form that can be sent between threads. */
const plain = (outcome: Outcome) =>
  'fault' in outcome ? { code: outcome.fault.code, message: outcome.fault.message } : { rows: outcome.rows, held: outcome.held };

try {
  const { file } = workerData as { file: string };
  const dataFile = openDataFile(file, readMigrations());
  serve(dataFile, new Batches(dataFile.database, STATEMENTS));
  say({ kind: 'opened' });
} catch (error) {
  const { code, message } = sqliteFault(error);
  say({ kind: 'failed', code, message });
  port.close();
}

/** Takes all waiting tasks, runs them in one transaction, then answers each of them. */
function serve(dataFile: DataFile, batches: Batches): void {
  port?.on('message', (first: Request) => {
    const waiting = [first];
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) waiting.push(next.message);
    const tasks = waiting.filter((request): request is { id: number; task: Task } => request.task !== 'close');
    const outcomes = batches.run(tasks.map(({ task }) => task));
    say({ kind: 'done', outcomes: outcomes.map((outcome, index) => ({ id: tasks[index]?.id ?? 0, outcome: plain(outcome) })) });
    if (tasks.length === waiting.length) return;
    dataFile.close();
    port.close();
  });
}
