/** Processes with many writers, what they were told, and what the store holds afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openStore } from '../src/store/open-store.ts';
import { call } from '../src/store/statement.ts';
import { entriesAfter } from '../src/store/statements/entry.ts';
import { addGame } from '../src/store/statements/game.ts';
import type { Orders } from './writer.ts';

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** What the writers reported. */
export class History {
  /** The game of each action that was sent. */
  readonly #sent = new Map<string, string>();
  /** For each action, the games and numbers that were acknowledged: more than one if acknowledgements differed. */
  readonly told = new Map<string, Set<string>>();
  conflicts = 0;

  hear(line: string): void {
    const [word, game = '', action = '', seq = ''] = line.split(' ');
    if (word === 'send') this.#sent.set(action, game);
    else if (word === 'told') this.told.set(action, (this.told.get(action) ?? new Set()).add(`${game} ${seq}`));
    else if (word === 'conflicts') this.conflicts += Number(game);
  }

  /** Actions that were not acknowledged. */
  unsettled(): [game: string, action: string][] {
    return [...this.#sent].filter(([action]) => !this.told.has(action)).map(([action, game]) => [game, action]);
  }
}

interface Running {
  readonly process: ChildProcess;
  /** Resolves when the process has exited and all its output was read. */
  readonly ended: Promise<void>;
}

/** Starts a process with writers. Its output is added to the history, and `told` is called after each acknowledgement. */
export function startWriters(orders: Orders, history: History, told: () => void = () => {}): Running {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WRITER, JSON.stringify(orders)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      history.hear(line);
      if (line.startsWith('told')) told();
    }
  });
  return { process: child, ended: new Promise((resolve) => child.once('close', () => resolve())) };
}

/** Creates games with empty logs. */
export async function makeGames(address: string, games: readonly string[]): Promise<void> {
  const store = await openStore(address);
  const rest = { code: null, host: null, seenBy: 'link', options: '{}', rules: 1, players: 4, chain: '', at: Date.now() };
  await store.together(games.map((game) => call(addGame, { game, ...rest })));
  await store.close();
}

interface Findings {
  /** How many actions were acknowledged. */
  readonly acknowledged: number;
  /** How many of the acknowledged actions are not at the acknowledged place. */
  readonly lost: number;
  /** How many actions are stored more than once, or were acknowledged with different places. */
  readonly doubled: number;
  readonly stored: number;
}

/** Compares the acknowledgements with the store. Throws if a log has a gap. */
export async function compare(address: string, games: readonly string[], { told }: Pick<History, 'told'>): Promise<Findings> {
  const places = new Map<string, string[]>();
  const store = await openStore(address);
  for (const game of games) {
    const entries = await store.all(entriesAfter, { game, after: 0, limit: Number.MAX_SAFE_INTEGER });
    for (const [index, { seq, actionId }] of entries.entries()) {
      if (seq !== index + 1) throw new Error(`The log of ${game} has ${seq} at place ${index + 1}.`);
      places.set(actionId ?? '', [...(places.get(actionId ?? '') ?? []), `${game} ${seq}`]);
    }
  }
  await store.close();
  const lost = [...told].filter(([action, numbers]) => ![...numbers].every((place) => places.get(action)?.includes(place)));
  const storedTwice = [...places.values()].filter(({ length }) => length > 1);
  const toldTwice = [...told.values()].filter(({ size }) => size > 1);
  return {
    acknowledged: told.size,
    lost: lost.length,
    doubled: storedTwice.length + toldTwice.length,
    stored: [...places.values()].flat().length,
  };
}
