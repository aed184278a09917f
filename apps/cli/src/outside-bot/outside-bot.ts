/**
 * A bot that is a program in any language: it is told what its seat may know and what it can choose, and answers with a choice.
 *
 * The program starts when it is first asked. A run that breaks the protocol, exits or is too slow is killed, and the program is started
 * again, at most three times. After that it is given up. The caller gets a `BotFault` and lets another bot answer.
 */
import { type Choice, type Knowledge, type Setting, viewOf } from '@tabannusi/engine';
import type { Bot } from '@tabannusi/table';
import { VERSION } from '../version.ts';
import { FIRST_PROTOCOL, PROTOCOLS, type Protocol } from '../wire/protocols.ts';
import { viewIn } from '../wire/view.ts';
import { BotProcess } from './bot-process.ts';
import type { Command } from './command.ts';
import { BotFault, type FaultCounts } from './faults.ts';
import { choiceOf, offersOf } from './offers.ts';

/** Milliseconds per decision. */
export const BOT_TIME = { min: 1, max: 600_000, byDefault: 5_000 } as const;
/** Milliseconds for a program to answer `hello`. */
const START_LIMIT = 10_000;
const RESTARTS = 3;

export interface OutsideBotOptions {
  readonly command: Command;
  /** The working directory of the program; its path is relative to it. */
  readonly folder: string;
  readonly setting: Setting;
  /** Milliseconds per decision. */
  readonly time: number;
}

export interface OutsideBot extends Bot {
  choose(knowledge: Knowledge): Promise<Choice>;
  /** Starts the program unless it is running. Throws a `BotFault` if that fails. */
  start(): Promise<void>;
  /** The number of faults of each kind. */
  readonly faults: Readonly<FaultCounts>;
  /** The last output of the program before the first fault; empty if there was none. */
  readonly lastWords: string;
  /** Ends the program; it is not asked again. */
  close(): Promise<void>;
}

export function createOutsideBot({ command, folder, setting, time }: OutsideBotOptions): OutsideBot {
  const faults: FaultCounts = new Map();
  const ending: Promise<void>[] = [];
  let current: BotProcess | null = null;
  let startsLeft = 1 + RESTARTS;
  let lastWords = '';
  let protocol: Protocol = FIRST_PROTOCOL;

  /** Returns a working run, and starts one if necessary. */
  const running = async (): Promise<BotProcess> => {
    if (current !== null && !current.isBroken) return current;
    if (startsLeft === 0) throw new BotFault('gone');
    startsLeft--;
    if (current !== null) ending.push(current.end());
    try {
      current = new BotProcess(command, folder);
      protocol = protocolIn(await current.request('hello', helloOf(setting), START_LIMIT));
      return current;
    } catch {
      // A program that does not answer `hello` will not do so the next time.
      startsLeft = 0;
      throw new BotFault('notStarted');
    }
  };

  const counted = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof BotFault) {
        if (faults.size === 0) lastWords = current?.lastWords ?? '';
        faults.set(error.kind, (faults.get(error.kind) ?? 0) + 1);
      }
      throw error;
    }
  };

  const choose = async (knowledge: Knowledge): Promise<Choice> => {
    const run = await running();
    const result = await run.request('bot.choose', questionOf(knowledge, setting, protocol, time), time);
    const answer = typeof result === 'object' && result !== null && 'choice' in result ? result.choice : null;
    const choice = choiceOf(answer, knowledge.choices);
    if (choice === null) throw new BotFault('illegal');
    return choice;
  };

  return {
    choose: (knowledge) => counted(choose(knowledge)),
    start: () => counted(running().then(() => {})),
    faults,
    get lastWords() {
      return lastWords;
    },
    async close() {
      startsLeft = 0;
      if (current !== null) ending.push(current.end());
      current = null;
      await Promise.all(ending);
    },
  };
}

/** Returns what a program should know before it is asked. */
const helloOf = ({ players, edition, switches, spaceNames }: Setting) => ({
  game: 'tabannusi',
  version: VERSION,
  protocol: FIRST_PROTOCOL,
  players,
  protocols: PROTOCOLS,
  switches,
  /** Names of the spaces, in the order of `spaces` in views. */
  spaces: [...spaceNames],
  edition,
});

/** Returns the protocol version that a program asks for in its answer to `hello`. */
function protocolIn(answer: unknown): Protocol {
  const wanted = typeof answer === 'object' && answer !== null && 'protocol' in answer ? answer.protocol : FIRST_PROTOCOL;
  return PROTOCOLS.find((protocol) => protocol === wanted) ?? FIRST_PROTOCOL;
}

/** Returns the parameters of a request for a choice. */
function questionOf({ seat, masked, choices, random }: Knowledge, setting: Setting, protocol: Protocol, budget: number) {
  const view = viewOf(masked);
  const seed = random.below(65_536) * 65_536 + random.below(65_536);
  return { seat, view: viewIn(protocol, view, setting), question: view.question, choices: offersOf(choices), seed, budget };
}
