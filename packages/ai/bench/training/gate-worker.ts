/** Plays its share of mirrored games: one player against others, or two players against the same Bot. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Bot } from '../../src/index.ts';
import type { Table } from '../../src/network/network.ts';
import { playGame } from '../game.ts';
import { playerNamed } from './players.ts';
import { seatsOf, settingOf } from './tables.ts';
import type { Share } from './workers.ts';

export interface Match {
  readonly table: Table;
  readonly one: string;
  readonly others: string;
  readonly seed: string;
  readonly games: number;
}

/** For the one player: whether it won, its lead over the mean of the others in VP, and the milliseconds of each of its turns. */
export interface Outcome {
  readonly number: number;
  readonly win: number;
  readonly ahead: number;
  readonly times: readonly number[];
}

const { order, worker, workers } = workerData as Share<Match>;
const { table, one, others, seed, games } = order;
const [own, other] = [playerNamed(one), playerNamed(others)];

for (let number = worker; number < games; number += workers)
  parentPort?.postMessage(await (table === 'solo' ? solo(number) : together(number)));

/** Every seed, from every seat. */
async function together(number: number): Promise<Outcome> {
  const seats = seatsOf(settingOf(table, number));
  const seat = number % seats;
  const bots: Bot[] = Array.from({ length: seats }, (_, each) => (each === seat ? own : other));
  const { state, wins, times } = await playGame(settingOf(table, number), `gate ${seed} ${Math.floor(number / seats)}`, bots);
  const sum = state.vp.reduce((all, vp) => all + vp, 0);
  return { number, win: wins[seat], ahead: state.vp[seat] - (sum - state.vp[seat]) / (seats - 1), times: times[seat] };
}

/** Both play the same game against the Bot; the one with the larger lead wins. */
async function solo(number: number): Promise<Outcome> {
  const [mine, theirs] = [
    await playGame(settingOf(table, number), name(number), [own]),
    await playGame(settingOf(table, number), name(number), [other]),
  ];
  const ahead = mine.state.vp[0] - mine.state.vp[1] - (theirs.state.vp[0] - theirs.state.vp[1]);
  return { number, win: ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0, ahead, times: mine.times[0] };
}

function name(number: number): string {
  return `gate ${seed} ${number}`;
}
