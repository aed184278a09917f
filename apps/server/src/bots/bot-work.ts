/** A bot's move as a job: the node that takes the job lets the bot think, and plays for it. */
import { botAsked } from '@tabannusi/host';
import type { Core } from '../core.ts';
import type { Job } from '../store/jobs.ts';
import type { Thinking } from './thinking.ts';

/** @param paceMs the least time that every stretch takes, so that a bot's thinking time reveals nothing */
export const botWork =
  ({ desk, now }: Core, thinking: Thinking, paceMs = 800) =>
  async (job: Job): Promise<boolean> => {
    const hosted = await desk.look(job.key);
    const asked = hosted === null ? null : botAsked(hosted);
    if (asked === null) return true;
    const { seat, at } = asked;
    const decisions = await thinking.stretch(asked);
    const early = job.dueAt + paceMs - now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const answer = await desk.send(job.key, { do: 'botPlays', seat, at, decisions });
    // Ask the bot again, because nobody else would play for it.
    return answer.ok || (answer.code !== 'again' && answer.code !== 'store');
  };
