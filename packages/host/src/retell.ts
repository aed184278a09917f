/** Entries are told again by playing the log again: a table keeps no texts. */
import { advance } from './evolve.ts';
import type { Feed } from './feed.ts';
import type { Hosted } from './hosted.ts';

/** The feeds of all entries after the one with the number `after`, and the chain up to there. */
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
