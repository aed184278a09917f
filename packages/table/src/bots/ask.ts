/** Asks a bot and survives whatever it does. */
import type { Choice, Knowledge } from '@tabannusi/engine';
import type { Bot } from './bot.ts';

/** Returns the bot's choice, or the reason why there is none. */
export async function ask(
  bots: Readonly<Record<string, Bot>>,
  name: string,
  knowledge: Knowledge,
): Promise<{ readonly choice: Choice } | { readonly fault: string }> {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined) return { fault: `no bot ${name}` };
  try {
    return { choice: await bot.choose(knowledge) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'failed' };
  }
}
