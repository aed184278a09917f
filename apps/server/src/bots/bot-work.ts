/** A bot whose move it is, as a job: the node that takes it lets the bot think, and plays for it. */
import { botAsked } from '@tabannusi/host';
import type { Core } from '../core.ts';
import type { Job } from '../store/jobs.ts';
import type { Thinking } from './thinking.ts';

/** @param paceMs that every stretch takes at least, so that the time that a bot takes tells nothing */
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
    // Otherwise the bot is asked again: nobody else would play for it.
    return answer.ok || (answer.code !== 'again' && answer.code !== 'store');
  };
