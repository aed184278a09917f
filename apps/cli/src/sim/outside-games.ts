/**
 * Games with outside bots. They are played in this thread, several at a time, while the programs use the other cores.
 *
 * A program is started anew for every game and seat, so that no game depends on another and no seat can tell another what it knows.
 */
import { presentName } from '../bots.ts';
import { commandOf, isOutside } from '../outside-bot/command.ts';
import { countFaults, type FaultCounts } from '../outside-bot/faults.ts';
import { createOutsideBot, type OutsideBot } from '../outside-bot/outside-bot.ts';
import { choiceOf } from '../thinking/think.ts';
import { type Batch, createBatches } from './batch.ts';
import type { Playing } from './crew.ts';
import { botsOf, differentNames, type Order, settingOf } from './order.ts';
import { type Player, playerOf, randomPlayer } from './players.ts';

export interface OutsideFaults {
  readonly counts: FaultCounts;
  /** The last output of the program before its first fault, in the first game with a fault. */
  lastWords: string;
  /** The number of that game; 0 means before the first game. */
  game: number;
}

interface Outside {
  readonly folder: string;
  /** Milliseconds per decision. */
  readonly time: number;
}

/** Returns the faults by bot. */
export async function playOutside(
  order: Order,
  jobs: number,
  { folder, time }: Outside,
  { onBatch, stop }: Playing<Batch>,
): Promise<Map<string, OutsideFaults>> {
  const setting = settingOf(order);
  const faults = new Map<string, OutsideFaults>(
    differentNames(order).flatMap((bot) =>
      isOutside(bot) ? [[bot, { counts: new Map(), lastWords: '', game: Number.POSITIVE_INFINITY }]] : [],
    ),
  );
  const create = (bot: string): OutsideBot => createOutsideBot({ command: expectCommand(bot), folder, setting, time });
  const dead = await deadAtStart(faults, create);
  const living = new Set<OutsideBot>();
  const endAll = (): void => void Promise.all([...living].map((program) => program.close()));
  stop.addEventListener('abort', endAll, { once: true });

  const playOne = async (number: number): Promise<void> => {
    const programs: [bot: string, program: OutsideBot][] = [];
    const players = botsOf(order, number).map((bot): Player => {
      const own = dead.has(bot) ? randomPlayer : ownElsewhere(bot, order.iterations);
      if (own !== null) return own;
      const program = create(bot);
      programs.push([bot, program]);
      living.add(program);
      return playerOf(program);
    });
    try {
      const batch = await createBatches(order, () => players)(number, 1, () => stop.aborted);
      if (stop.aborted) return;
      for (const [bot, program] of programs) add(faults, bot, program, number);
      onBatch(batch);
    } finally {
      for (const [, program] of programs) living.delete(program);
      await Promise.all(programs.map(([, program]) => program.close()));
    }
  };

  let next = 1;
  const playOn = async (): Promise<void> => {
    while (next <= order.games && !stop.aborted) await playOne(next++);
  };
  await Promise.all(Array.from({ length: jobs }, playOn));
  stop.removeEventListener('abort', endAll);
  return faults;
}

/** Returns one of our bots, which thinks in other threads, so that outside programs lose no time to it; null for programs. */
function ownElsewhere(name: string, iterations: number | undefined): Player | null {
  const bot = presentName(name);
  if (bot === null) return null;
  return bot === 'random' ? randomPlayer : playerOf({ choose: (knowledge) => choiceOf(bot, knowledge, { iterations }) });
}

/** Returns the programs that do not answer `hello`, so that they are not tried in every game. */
async function deadAtStart(faults: Map<string, OutsideFaults>, create: (bot: string) => OutsideBot): Promise<Set<string>> {
  const dead = new Set<string>();
  for (const bot of faults.keys()) {
    const program = create(bot);
    await program.start().catch(() => dead.add(bot));
    await program.close();
    add(faults, bot, program, 0);
  }
  return dead;
}

function add(faults: Map<string, OutsideFaults>, bot: string, program: OutsideBot, game: number): void {
  const entry = faults.get(bot);
  if (entry === undefined) return;
  if (program.faults.size > 0 && game < entry.game) {
    entry.game = game;
    entry.lastWords = program.lastWords;
  }
  countFaults(entry.counts, program.faults);
}

function expectCommand(bot: string) {
  const command = commandOf(bot);
  if (command === null) throw new RangeError(`outside bot: ${bot} is no command`);
  return command;
}
