/** The worker in which bots think. It receives only what the seat knows. */
import { choiceAt, type Hint, think, unpackHint } from '@tabannusi/ai';
import type { Choice } from '@tabannusi/engine';
import { loadSolo } from '../late/solo.ts';
import type { BotAnswer, BotQuestion } from './messages.ts';

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  postMessage({ questionId: data.questionId, answer: await answerTo(data).catch(() => null) } satisfies BotAnswer);
});

async function answerTo({ question }: BotQuestion): Promise<Choice | Hint> {
  const { choices, setting } = question.known;
  if (setting.king !== null) await loadSolo();
  const found = await think(question);
  if (typeof found !== 'number' && 'assumed' in found) throw new TypeError('bots: plans are not asked for here');
  return typeof found === 'number' ? choiceAt(choices, found) : unpackHint(found, choices);
}
