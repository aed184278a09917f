/** The bots of the page. They think in a worker, which starts with the first question. */
import type { BotName } from '@tabannusi/ai';
import { type Choice, Generator, packKnown } from '@tabannusi/engine';
import type { Bot } from '@tabannusi/table';
import type { BotAnswer, BotQuestion } from './messages.ts';
import { startWorker } from './start-worker.ts';

export type { BotName } from '@tabannusi/ai';

/** From the weakest to the strongest. */
const BOT_NAMES = [
  'random',
  'apprentice',
  'brickmaker',
  'mason',
  'builder',
  'architect',
  'vizier',
  'sage',
] as const satisfies readonly BotName[];

export function createBots(): { readonly bots: Readonly<Record<BotName, Bot>>; close(): void } {
  let worker: Worker | null = null;
  let next = 0;
  const waiting = new Map<number, { resolve(choice: Choice): void; reject(error: Error): void }>();

  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      const asked = waiting.get(data.questionId);
      waiting.delete(data.questionId);
      const { answer } = data;
      if (answer !== null && 'choose' in answer) {
        asked?.resolve(answer);
        return;
      }
      asked?.reject(new Error('no answer'));
      drop();
    });
    started.addEventListener('error', drop);
    return started;
  };

  /** A worker that failed, or that could not load something, never answers again: the next question starts another one. */
  const drop = (): void => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('the worker failed'));
    waiting.clear();
  };

  /** Each question is one message with what the seat knows and the state of the random generators. */
  const named = (bot: BotName): Bot => ({
    choose: (knowledge) =>
      new Promise((resolve, reject) => {
        if (!(knowledge.random instanceof Generator)) throw new TypeError('bots: the lots cannot be sent');
        worker ??= start();
        const questionId = next++;
        waiting.set(questionId, { resolve, reject });
        const question = { ask: 'choice', bot, known: packKnown(knowledge), lots: knowledge.random.state } as const;
        worker.postMessage({ questionId, question } satisfies BotQuestion);
      }),
  });
  const bots = Object.fromEntries(BOT_NAMES.map((bot) => [bot, named(bot)])) as Record<BotName, Bot>;
  return { bots, close: () => worker?.terminate() };
}
