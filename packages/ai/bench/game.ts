/** Plays one game between bots, each with only the knowledge of its seat, and measures their turns. */
import {
  answerOf,
  apply,
  asked,
  CHANCE,
  choicesOf,
  drawOutcome,
  Generator,
  isOver,
  legal,
  Masked,
  mask,
  newGame,
  type Setting,
  State,
  winners,
} from '@tabannusi/engine';
import type { Bot } from '../src/index.ts';

export interface Played {
  readonly state: State;
  readonly turns: number;
  /** By seat: 1 for a win, a share of a shared victory, or 0. */
  readonly wins: readonly number[];
  /** CPU time of each turn in milliseconds, by seat; other programs and threads do not count. */
  readonly times: readonly (readonly number[])[];
}

export async function playGame(setting: Setting, seed: string, bots: readonly Bot[], listen?: (state: State) => void): Promise<Played> {
  const state = new State(setting);
  const chance = new Generator(seed, 'game');
  const masked = new Masked(setting, state.layout);
  const times: number[][] = bots.map(() => []);
  let decisions = 0;
  let turns = 0;
  let active = -1;
  if (listen !== undefined) state.events = [];
  newGame(state);
  while (!isOver(state)) {
    listen?.(state);
    const seat = asked(state);
    if (state.active !== active) {
      active = state.active;
      if (active < bots.length) {
        turns++;
        times[active].push(0);
      }
    }
    if (seat === CHANCE) {
      apply(state, drawOutcome(state, chance));
      continue;
    }
    const count = legal(state);
    const start = process.threadCpuUsage();
    if (count === 1) apply(state, state.choices[0]);
    else {
      const random = new Generator(`${seed} ${decisions}`, 'bot');
      const choice = await bots[seat].choose({ seat, masked: mask(state, seat, masked), choices: choicesOf(state), random });
      const answer = answerOf(state, choice);
      if (answer === null) throw new Error(`seat ${seat} chose what is not legal: ${JSON.stringify(choice)}`);
      apply(state, answer);
    }
    decisions++;
    const last = times[seat].length - 1;
    if (last >= 0) times[seat][last] += cpuMilliseconds(start);
  }
  listen?.(state);
  const best = winners(state);
  return { state, turns, wins: bots.map((_, seat) => (best.includes(seat) ? 1 / best.length : 0)), times };
}

function cpuMilliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}
