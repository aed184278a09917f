/** The worker in which bots think. It opens the saved table and asks as every table does: a bot sees what its seat may know. */
import { apprentice, architect, builder, type Hint, hint, random } from '@tabannusi/ai';
import { mask } from '@tabannusi/engine';
import { openTable, type Table } from '@tabannusi/table';
import type { BotAnswer, BotQuestion } from './messages.ts';

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  postMessage({ number: data.number, ...(await answerTo(data)) } satisfies BotAnswer);
});

async function answerTo({ saved, hintFor }: BotQuestion): Promise<Omit<BotAnswer, 'number'>> {
  const opened = openTable(saved);
  if (!opened.ok) return { choice: null, hint: null };
  const { table } = opened;
  if (hintFor !== undefined) return { choice: null, hint: hintOf(table, hintFor) };
  const asked = await table.askBot({ architect, builder, apprentice, random });
  return { choice: asked.ok ? asked.choice : null, hint: null };
}

/** For the person who is asked. A decision on the open board is made without the own cards, and so is its hint. */
function hintOf(table: Table, observer: number): Hint | null {
  const { prompt } = table;
  const seat = prompt.wait === 'over' ? null : prompt.seat;
  const choices = seat === null ? [] : table.choices(seat);
  return seat === null || choices.length === 0 ? null : hint({ seat, masked: mask(table.stateFor(observer), seat), choices });
}
