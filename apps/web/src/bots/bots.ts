/** The bots of the page. They think in a worker, which is started when one is first asked. */
import type { Choice } from '@tabannusi/engine';
import type { Bot, SavedTable } from '@tabannusi/table';
import type { BotAnswer, BotQuestion } from './messages.ts';
import { startWorker } from './start-worker.ts';

export type BotName = 'architect' | 'builder' | 'apprentice' | 'random';

/** `save` gives the table as it stands when a bot is asked. */
export function createBots(save: () => SavedTable): { readonly bots: Readonly<Record<BotName, Bot>>; close(): void } {
  let worker: Worker | null = null;
  let next = 0;
  const waiting = new Map<number, { resolve(choice: Choice): void; reject(error: Error): void }>();

  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      if (data.choice === null) asked?.reject(new Error('no answer'));
      else asked?.resolve(data.choice);
    });
    // One that could not be loaded, or broke, answers nothing any more: the next question is for another.
    started.addEventListener('error', () => {
      started.terminate();
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error('the worker failed'));
      waiting.clear();
    });
    return started;
  };

  const bot: Bot = {
    choose: () =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const number = next++;
        waiting.set(number, { resolve, reject });
        worker.postMessage({ number, saved: save() } satisfies BotQuestion);
      }),
  };
  return { bots: { architect: bot, builder: bot, apprentice: bot, random: bot }, close: () => worker?.terminate() };
}
