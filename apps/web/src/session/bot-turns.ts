/** Asks the bots of a game hosted on this page one after another. */
import type { Bot, Table } from '@tabannusi/table';

export interface Seated {
  readonly table: Table;
  readonly bots: Readonly<Record<string, Bot>>;
  /** Milliseconds before a bot answers, so that people can follow. Read before each move. */
  readonly pace: () => number;
}

export interface BotTurns {
  /** Asks the bot whose decision it is, unless it is a person's decision or a bot is being asked already. */
  wake(): void;
  /** No bot is asked after this. */
  close(): void;
}

/**
 * Asks a bot after a pause; `askBot` drops an answer that comes too late. A listener that throws during a bot's move doesn't stop the bots.
 * A bot that could not move waits for the next `wake`, so that a question that always throws isn't asked forever.
 */
export function createBotTurns({ table, bots, pace }: Seated): BotTurns {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let isOpen = true;

  const ask = async (): Promise<void> => {
    const { moment } = table;
    let hasThrown = true;
    try {
      if (isOpen) await table.askBot(bots);
      hasThrown = false;
    } finally {
      waiting = null;
      if (!hasThrown || table.moment !== moment) wake();
    }
  };

  const wake = (): void => {
    const { prompt } = table;
    if (waiting !== null || !isOpen || prompt.wait !== 'decision' || prompt.by !== 'bot') return;
    waiting = setTimeout(ask, pace());
  };

  return {
    wake,
    close() {
      isOpen = false;
      if (waiting !== null) clearTimeout(waiting);
    },
  };
}
