/**
 * A bot that is a program of its own, in any language: it is told what its seat may know and what it can choose, and answers with one of it.
 *
 * The program is started when it is first asked. A run that breaks the protocol, dies or is too slow is killed; three times the program is
 * started again, then it is given up. Whoever asks is told by a BotFault, and lets another bot answer.
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

/** Milliseconds for a decision. */
export const BOT_TIME = { min: 1, max: 600_000, byDefault: 5_000 } as const;
/** Milliseconds until a program has said hello. */
const START_LIMIT = 10_000;
const RESTARTS = 3;

export interface OutsideBotOptions {
  readonly command: Command;
  /** Where it runs; its path is relative to it. */
  readonly folder: string;
  readonly setting: Setting;
  /** Milliseconds for a decision. */
  readonly time: number;
}

export interface OutsideBot extends Bot {
  choose(knowledge: Knowledge): Promise<Choice>;
  /** Starts the program, unless it runs. Throws a BotFault where that fails. */
  start(): Promise<void>;
  /** How often each went wrong. */
  readonly faults: Readonly<FaultCounts>;
  /** What was last heard of the program before the first fault; empty where nothing. */
  readonly lastWords: string;
  /** Ends the program. It is not asked any more. */
  close(): Promise<void>;
}

export function createOutsideBot({ command, folder, setting, time }: OutsideBotOptions): OutsideBot {
  const faults: FaultCounts = new Map();
  const ending: Promise<void>[] = [];
  let current: BotProcess | null = null;
  let startsLeft = 1 + RESTARTS;
  let lastWords = '';
  let protocol: Protocol = FIRST_PROTOCOL;

  /** The run that can be asked, begun where there is none. */
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
      // What does not even say hello will not do so next time.
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

/** What a program should know before it is asked. */
const helloOf = ({ players, edition, switches, spaceNames }: Setting) => ({
  game: 'tabannusi',
  version: VERSION,
  protocol: FIRST_PROTOCOL,
  players,
  protocols: PROTOCOLS,
  switches,
  /** The names of the spaces, in the order of `spaces` in views. */
  spaces: [...spaceNames],
  edition,
});

/** The version that a program asks for in its answer to hello. */
function protocolIn(answer: unknown): Protocol {
  const wanted = typeof answer === 'object' && answer !== null && 'protocol' in answer ? answer.protocol : FIRST_PROTOCOL;
  return PROTOCOLS.find((protocol) => protocol === wanted) ?? FIRST_PROTOCOL;
}

/** What a program is told when it is asked. */
function questionOf({ seat, masked, choices, random }: Knowledge, setting: Setting, protocol: Protocol, budget: number) {
  const view = viewOf(masked);
  const seed = random.below(65_536) * 65_536 + random.below(65_536);
  return { seat, view: viewIn(protocol, view, setting), question: view.question, choices: offersOf(choices), seed, budget };
}
