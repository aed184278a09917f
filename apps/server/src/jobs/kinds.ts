/** The jobs of a node: bots play, and the logs of finished games are folded. */
import { botWork } from '../bots/bot-work.ts';
import { THREADS, type Thinking } from '../bots/thinking.ts';
import type { Core } from '../core.ts';
import { foldLog } from '../desk/folded-log.ts';
import { JobsOfNode } from './jobs-of-node.ts';

/** `paceMs`: see `botWork`. */
export function jobsOf(core: Core, thinking: Thinking, paceMs?: number): JobsOfNode {
  const fold = async ({ key }: { readonly key: string }): Promise<boolean> => {
    await foldLog(core.store, key);
    return true;
  };
  return new JobsOfNode({ core, most: THREADS, end: () => thinking.close(), work: { bot: botWork(core, thinking, paceMs), fold } });
}
