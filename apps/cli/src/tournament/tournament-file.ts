/** A tournament as a file, from which it can be continued. */
import { isObject } from '@tabannusi/engine';
import { isOwnBot } from '../bots.ts';
import { VERSION } from '../version.ts';
import { isBar, isSeed, LIMITS, type Order } from './order.ts';
import { noResults, type Results, type Score } from './results.ts';

const FORMAT = 'tabannusi-tournament';
const FORMAT_VERSION = 1;

export interface Tournament {
  readonly order: Order;
  readonly all: readonly Results[];
}

/** One line per game, so that people can read it. */
export function tournamentText({ order, all }: Tournament): string {
  const lineUps = all.map(({ lineUp, games }) => {
    const bots = JSON.stringify(lineUp.map((bot) => order.bots[bot]));
    return `{"bots":${bots},"games":[${games.map((game) => `\n${JSON.stringify(game)}`).join(',')}]}`;
  });
  const head = { format: FORMAT, version: FORMAT_VERSION, program: VERSION, order };
  return `${JSON.stringify(head).slice(0, -1)},"lineUps":[\n${lineUps.join(',\n')}]}\n`;
}

/** The fault of the file: another format, another program, or an invalid value at a path. */
export type TournamentFault =
  | { readonly fault: 'notATournament' }
  | { readonly fault: 'otherProgram'; readonly program: string }
  | { readonly fault: 'badTournament'; readonly path: string };

export function readTournament(value: unknown): Tournament | TournamentFault {
  if (!isObject(value) || value.format !== FORMAT || value.version !== FORMAT_VERSION) return { fault: 'notATournament' };
  if (value.program !== VERSION) return { fault: 'otherProgram', program: String(value.program) };
  const order = orderOf(value.order);
  if (typeof order === 'string') return { fault: 'badTournament', path: `order.${order}` };
  const all = noResults(order);
  const { lineUps } = value;
  if (!Array.isArray(lineUps) || lineUps.length !== all.length) return { fault: 'badTournament', path: 'lineUps' };
  for (const [n, { lineUp, games }] of all.entries()) {
    const kept: unknown = lineUps[n];
    const path = `lineUps[${n}]`;
    if (!isObject(kept)) return { fault: 'badTournament', path };
    if (JSON.stringify(kept.bots) !== JSON.stringify(lineUp.map((bot) => order.bots[bot])))
      return { fault: 'badTournament', path: `${path}.bots` };
    if (!Array.isArray(kept.games) || kept.games.length > order.games) return { fault: 'badTournament', path: `${path}.games` };
    for (const [game, score] of (kept.games as readonly unknown[]).entries()) {
      if (score !== null && !isScore(score, order.players)) return { fault: 'badTournament', path: `${path}.games[${game}]` };
      games.push(score);
    }
  }
  return { order, all };
}

/** Returns the order, or the key with an invalid value. */
function orderOf(value: unknown): Order | string {
  if (!isObject(value)) return '';
  const { bots, players, games, seed, iterations, until } = value;
  if (!Array.isArray(bots) || !within(bots.length, LIMITS.bots) || new Set(bots).size < bots.length) return 'bots';
  if (!bots.every((bot) => typeof bot === 'string' && isOwnBot(bot))) return 'bots';
  if (!within(players, LIMITS.players)) return 'players';
  // Rounding up to whole rotations may exceed the limit.
  if (!within(games, { min: players, max: LIMITS.games.max + players }) || games % players !== 0) return 'games';
  if (typeof seed !== 'string' || !isSeed(seed)) return 'seed';
  if (iterations !== null && !within(iterations, LIMITS.iterations)) return 'iterations';
  if (until !== null && !(typeof until === 'number' && isBar(until) && players === 2)) return 'until';
  return { bots, players, games, seed, iterations, until };
}

const within = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const isScore = (value: unknown, players: number): value is Score =>
  Array.isArray(value) &&
  value.length === players &&
  value.every((seat) => Array.isArray(seat) && seat.length === 2 && seat.every((amount) => Number.isInteger(amount)));
