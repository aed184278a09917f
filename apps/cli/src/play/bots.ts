/**
 * The bots at a table: ours and outside programs. A program runs only if the person has allowed it. Every seat has its own run, so that
 * seats cannot share what they know.
 */
import { BOTS } from '@tabannusi/ai';
import type { Bot, Table } from '@tabannusi/table';
import { presentName } from '../bots.ts';
import { commandOf, isOutside } from '../outside-bot/command.ts';
import type { FaultKind } from '../outside-bot/faults.ts';
import { createOutsideBot, type OutsideBot } from '../outside-bot/outside-bot.ts';
import { choiceOf } from '../thinking/think.ts';

export interface TableBots {
  /** The programs at the table that are not allowed yet. `random` plays for them. */
  readonly forbidden: readonly string[];
  allow(bot: string): void;
  isProgram(seat: number): boolean;
  /** Asks the bot whose decision it is. */
  ask(seat: number): Promise<Failure | null>;
  /** Ends all programs and all thinking. */
  close(): Promise<void>;
}

/** Why `random` answered, and the last output of the program; empty if there was none or if it was printed before. */
export interface Failure {
  readonly fault: string;
  readonly bot: string;
  readonly lastWords: string;
}

/** After these faults `random` takes over for good, which is reported once. */
const GIVEN_UP: readonly FaultKind[] = ['notStarted', 'gone'];

export function createTableBots(table: Table, folder: string, time: number): TableBots {
  const stop = new AbortController();
  const allowed = new Set<string>();
  const programs = new Map<number, OutsideBot>();
  const told = new Set<number>();
  const givenUp = new Set<number>();
  const botOf = (seat: number): string => {
    const found = table.seats[seat];
    return found?.kind === 'bot' ? found.bot : '';
  };

  const playerOf = (seat: number, bot: string): Bot | undefined => {
    if (!isOutside(bot)) {
      const name = presentName(bot);
      return name === null ? undefined : { choose: (knowledge) => choiceOf(name, knowledge, { stop: stop.signal }) };
    }
    const command = allowed.has(bot) ? commandOf(bot) : null;
    if (command === null) return BOTS.random;
    const program = programs.get(seat) ?? createOutsideBot({ command, folder, setting: table.setting, time });
    programs.set(seat, program);
    return program;
  };

  return {
    get forbidden() {
      return [...new Set(table.seats.keys().map(botOf))].filter((bot) => isOutside(bot) && !allowed.has(bot));
    },
    allow: (bot) => void allowed.add(bot),
    isProgram: (seat) => allowed.has(botOf(seat)),
    async ask(seat) {
      const bot = botOf(seat);
      const player = playerOf(seat, bot);
      const asked = await table.askBot(player === undefined ? {} : { [bot]: player });
      if (!asked.ok || asked.fault === null || givenUp.has(seat)) return null;
      if (player === undefined || GIVEN_UP.some((kind) => kind === asked.fault)) givenUp.add(seat);
      const lastWords = told.has(seat) ? '' : (programs.get(seat)?.lastWords ?? '');
      told.add(seat);
      return { fault: asked.fault, bot, lastWords };
    },
    async close() {
      stop.abort();
      await Promise.all([...programs.values()].map((program) => program.close()));
    },
  };
}
