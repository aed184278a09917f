/** Asking outside bots in tests. */
import { fileURLToPath } from 'node:url';
import { createSetting, type Knowledge, REFERENCE_EDITION } from '@tabannusi/engine';
import { commandOf } from '../../src/outside-bot/command.ts';
import { createOutsideBot, type OutsideBot } from '../../src/outside-bot/outside-bot.ts';
import { knowledgeAfter } from '../knowledge.ts';

const PROGRAM = fileURLToPath(new URL('./bot-program.ts', import.meta.url));

/** Returns the name of the bot of `bot-program.ts` that behaves in a given way. */
export const botOf = (way: string, pidFile = '', after = 0): string =>
  `cmd:"${process.execPath}" --disable-warning=ExperimentalWarning "${PROGRAM}" ${way} "${pidFile}" after ${after}`;

const setting = createSetting(REFERENCE_EDITION, 2);

/** Returns the knowledge of the first seat at the first question of a game. */
export const firstQuestion = (): Knowledge => knowledgeAfter(0, setting);

/** Returns a bot by name, with `time` milliseconds per decision. */
export function createBot(name: string, time = 5_000): OutsideBot {
  const command = commandOf(name);
  if (command === null) throw new RangeError(`${name} is no command`);
  return createOutsideBot({ command, folder: process.cwd(), setting, time });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
