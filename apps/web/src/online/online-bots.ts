/** The bots that the server seats, the strongest first. */
import type { BotName } from '@tabannusi/ai';
import type { OnlineWords } from '@tabannusi/text';

export const ONLINE_BOTS = ['vizier', 'architect', 'builder', 'apprentice', 'random'] as const satisfies readonly BotName[];

/** A server may seat bots that this page does not know. */
export function botName(words: OnlineWords, bot: string): string {
  const known = ONLINE_BOTS.find((each) => each === bot);
  return known === undefined ? bot : words.say(known, {});
}
