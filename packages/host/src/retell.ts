/** Replays the log to tell entries again, because a table does not keep the told texts. */
import { advance } from './evolve.ts';
import type { Feed } from './feed.ts';
import type { Hosted } from './hosted.ts';

/** Returns the feeds of all entries after the one with the number `after`, and the chain up to it. */
export function retell({ log }: Hosted, after: number): { readonly chain: string; readonly feeds: readonly Feed[] } {
  const feeds: Feed[] = [];
  let hosted: Hosted | null = null;
  let chain = '';
  for (const entry of log) {
    const next = advance(hosted, entry);
    hosted = next.hosted;
    if (entry.seq > after) feeds.push(next.feed);
    else chain = next.feed.chain;
  }
  return { chain, feeds };
}
