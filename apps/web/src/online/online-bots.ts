/** The bots that the server can seat: the levels from the weakest to the strongest, and the random one. */
import type { BotName } from '@tabannusi/ai';
import type { OnlineWords } from '@tabannusi/text';

export const ONLINE_BOTS = [
  'apprentice',
  'brickmaker',
  'mason',
  'builder',
  'architect',
  'vizier',
  'sage',
  'random',
] as const satisfies readonly BotName[];

/** A newer server may seat bots that this page does not know. */
export function botName(words: OnlineWords, bot: string): string {
  const known = ONLINE_BOTS.find((each) => each === bot);
  return known === undefined ? bot : words.say('level', { bot: known });
}
