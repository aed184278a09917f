/** The worker in which bots think. It receives only what the seat knows. */
import { type Advice, choiceAt, think } from '@tabannusi/ai';
import type { Choice } from '@tabannusi/engine';
import { loadSolo } from '../late/solo.ts';
import type { BotAnswer, BotQuestion } from './messages.ts';

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  postMessage({ questionId: data.questionId, answer: await answerTo(data).catch(() => null) } satisfies BotAnswer);
});

async function answerTo({ question }: BotQuestion): Promise<Choice | Advice> {
  const { choices, setting } = question.known;
  if (setting.king !== null) await loadSolo();
  const found = await think(question);
  if (typeof found === 'number') return choiceAt(choices, found);
  if (!('plans' in found)) throw new TypeError('bots: neither a choice nor advice was asked for');
  return found;
}
