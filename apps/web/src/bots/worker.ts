/** The worker in which bots think. It opens the saved table and asks as every table does: a bot sees what its seat may know. */
import { apprentice, architect, builder, random } from '@tabannusi/ai';
import { openTable } from '@tabannusi/table';
import type { BotAnswer, BotQuestion } from './messages.ts';

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  postMessage({ number: data.number, ...(await answerTo(data)) } satisfies BotAnswer);
});

async function answerTo({ saved }: BotQuestion): Promise<Omit<BotAnswer, 'number'>> {
  const opened = openTable(saved);
  if (!opened.ok) return { choice: null };
  const asked = await opened.table.askBot({ architect, builder, apprentice, random });
  return { choice: asked.ok ? asked.choice : null };
}
