/** Thinks out a hint in a worker of its own, which ends with its answer or when it is stopped. */
import type { Thinker } from '../session/advice.ts';
import type { BotAnswer, BotQuestion } from './messages.ts';
import { startWorker } from './start-worker.ts';

export const think: Thinker = (saved, observer, done) => {
  const worker = startWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => done(data.hint));
  worker.addEventListener('error', () => done(null));
  worker.postMessage({ number: 0, saved, hintFor: observer } satisfies BotQuestion);
  return { stop: () => worker.terminate() };
};
