/** Works out a hint in a worker of its own, which ends when it has answered or is stopped. */
import { packKnown } from '@tabannusi/engine';
import type { Thinker } from '../session/advice.ts';
import type { BotAnswer, BotQuestion } from './messages.ts';
import { startWorker } from './start-worker.ts';

export const think: Thinker = (known, done) => {
  const worker = startWorker();
  worker.addEventListener('message', ({ data: { answer } }: MessageEvent<BotAnswer>) =>
    done(answer !== null && 'plans' in answer ? answer : null),
  );
  worker.addEventListener('error', () => done(null));
  worker.postMessage({ questionId: 0, question: { ask: 'advice', known: packKnown(known) } } satisfies BotQuestion);
  return { stop: () => worker.terminate() };
};
