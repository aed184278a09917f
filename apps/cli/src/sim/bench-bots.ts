/** `tabannusi bench bots`: what each bot does in a turn, and how long that takes. */
import { BOTS, type BotName } from '@tabannusi/ai';
import {
  answerOf,
  apply,
  asked,
  CHANCE,
  choicesOf,
  createSetting,
  drawOutcome,
  Generator,
  isOver,
  type King,
  legal,
  mask,
  newGame,
  REFERENCE_EDITION,
  State,
} from '@tabannusi/engine';
import { createCliWords } from '@tabannusi/text';
import { shownBot } from '../bots.ts';
import { type Environment, EXIT, type ExitCode } from '../environment.ts';
import { onInterrupt } from '../interrupt.ts';
import { columnLines } from './columns.ts';

export interface BenchOrder {
  readonly bots: readonly BotName[];
  readonly players: number;
  readonly king: King | null;
  readonly games: number;
  readonly seed: string;
}

/** What a bot did in one of its turns, with what it decided in turns of others before. */
interface Turn {
  nodes: number;
  leaves: number;
  milliseconds: number;
}

export interface BotBench {
  readonly turns: number;
  /** Means of a turn. */
  readonly nodes: number;
  readonly leaves: number;
  /** Milliseconds of computing in this thread. */
  readonly median: number;
  readonly p95: number;
}

export async function benchBots(order: BenchOrder, json: boolean, { output, columns, language }: Environment): Promise<ExitCode> {
  const words = createCliWords(language);
  const stop = new AbortController();
  const leaveInterrupt = onInterrupt(() => stop.abort());
  const found: [BotName, BotBench][] = [];
  for (const bot of order.bots) {
    const turns = await turnsOf(bot, order, stop.signal);
    if (stop.signal.aborted) break;
    found.push([bot, summary(turns)]);
  }
  leaveInterrupt();
  if (json) output.write(`${JSON.stringify(Object.fromEntries(found))}\n`);
  else {
    const whole = (value: number): string => words.say('sim', 'whole', { value: Math.round(value) });
    const rows = found.map(([bot, { turns, nodes, leaves, median, p95 }]) => [
      shownBot(words, bot),
      ...[turns, nodes, leaves, median, p95].map(whole),
    ]);
    const heads = (['headTurns', 'headNodes', 'headLeaves', 'headMedian', 'headP95'] as const).map((head) => words.say('bench', head, {}));
    output.write(`${columnLines([[words.say('sim', 'headBot', {}), ...heads], ...rows], columns).join('\n')}\n`);
  }
  return stop.signal.aborted ? EXIT.interrupted : EXIT.done;
}

/** Games in which the bot has all seats. Interrupted, it thinks no more and returns what there is. */
async function turnsOf(bot: BotName, { players, king, games, seed }: BenchOrder, stop: AbortSignal): Promise<Turn[]> {
  const setting = createSetting(REFERENCE_EDITION, king === null ? players : 1, {}, king);
  const turns: Turn[] = [];
  for (let game = 0; game < games && !stop.aborted; game++) {
    const state = newGame(new State(setting));
    const chance = new Generator(`${seed} ${game}`, 'game');
    let active = -1;
    for (let decisions = 0; !isOver(state) && !stop.aborted; decisions++) {
      const seat = asked(state);
      if (seat === CHANCE) {
        apply(state, drawOutcome(state, chance));
        continue;
      }
      if (state.active !== active || turns.length === 0) {
        active = state.active;
        turns.push({ nodes: 0, leaves: 0, milliseconds: 0 });
      }
      apply(state, await timed(bot, state, seat, `${seed} ${game} ${decisions}`, turns[turns.length - 1] as Turn, stop));
      // Lets an interrupt come through.
      await new Promise(setImmediate);
    }
  }
  return turns;
}

/** The answer of the bot; adds to its turn what that took. */
async function timed(bot: BotName, state: State, seat: number, lots: string, turn: Turn, { aborted }: AbortSignal): Promise<number> {
  const knowledge = { seat, masked: mask(state, seat), choices: choicesOf(state), random: new Generator(lots, 'bot') };
  const count = (nodes: number, leaves: number): void => {
    turn.nodes += nodes;
    turn.leaves += leaves;
  };
  const start = process.threadCpuUsage();
  const choice = await BOTS[bot].choose(knowledge, { count, isOver: () => aborted });
  const { user, system } = process.threadCpuUsage(start);
  turn.milliseconds += (user + system) / 1000;
  legal(state);
  const answer = answerOf(state, choice);
  if (answer === null) throw new Error(`${bot} chose what is not legal`);
  return answer;
}

function summary(turns: readonly Turn[]): BotBench {
  const mean = (of: (turn: Turn) => number): number => turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length;
  const times = turns.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { turns: turns.length, nodes: mean(({ nodes }) => nodes), leaves: mean(({ leaves }) => leaves), median: at(0.5), p95: at(0.95) };
}
