/** What the page of statistics shows: results by opponent, and the VP of the person by source. */
import { VP_SOURCES, type VpSource } from '@tabannusi/engine';
import { type GameResult, type ResultSeat, vpOfSeat } from './results.ts';

/** The levels have no order here, so a game counts once for every kind of opponent in it. */
export type Opponent = { readonly kind: 'bot' | 'king'; readonly name: string } | { readonly kind: 'people' };

export interface AgainstOpponent {
  readonly opponent: Opponent;
  readonly games: number;
  readonly won: number;
  readonly average: number;
  readonly best: number;
}

/** The seat of the person at this device; null if there are none or several, because then nobody knows who *you* is. */
export function ownSeat({ seats }: GameResult): ResultSeat | null {
  const here = seats.filter(({ kind }) => kind === 'here');
  return here.length === 1 ? (here[0] ?? null) : null;
}

/** The games that are counted: finished from the beginning, by one person at this device. */
export const countedOf = (results: readonly GameResult[]): GameResult[] =>
  results.filter((result) => !result.branch && ownSeat(result) !== null);

export function opponentsOf(result: GameResult): Opponent[] {
  const own = ownSeat(result);
  const opponents = result.seats
    .filter((seat) => seat !== own)
    .map(({ kind, bot = '' }): Opponent => {
      if (kind === 'bot') return { kind, name: bot };
      return kind === 'king' ? { kind, name: result.king ?? '' } : { kind: 'people' };
    });
  return [...new Map(opponents.map((opponent) => [JSON.stringify(opponent), opponent])).values()];
}

/** In the order in which the person first met the opponents. */
export function againstOpponents(results: readonly GameResult[]): AgainstOpponent[] {
  const met = countedOf(results).flatMap((result) => opponentsOf(result).map((opponent) => ({ opponent, own: ownSeat(result) })));
  return [...Map.groupBy(met, ({ opponent }) => JSON.stringify(opponent)).values()].flatMap((games): AgainstOpponent[] => {
    const [first] = games;
    const own = games.flatMap((game) => game.own ?? []);
    const vp = own.map(vpOfSeat);
    return first === undefined
      ? []
      : [
          {
            opponent: first.opponent,
            games: games.length,
            won: own.filter(({ won }) => won).length,
            average: meanOf(vp),
            best: Math.max(...vp),
          },
        ];
  });
}

export interface VpOverTime {
  /** The last counted games, the oldest first. */
  readonly games: readonly GameResult[];
  /** VP of each source by game, and on average over all counted games. Sources that never gave any are left out. */
  readonly rows: readonly { readonly source: VpSource; readonly vp: readonly number[]; readonly mean: number }[];
  readonly totals: readonly number[];
  readonly mean: number;
}

export function vpOverTime(results: readonly GameResult[], last: number): VpOverTime {
  const all = countedOf(results);
  const games = all.slice(-last);
  const of = (list: readonly GameResult[], source: VpSource): number[] => list.map((result) => ownSeat(result)?.vp[source] ?? 0);
  const total = (result: GameResult): number => {
    const own = ownSeat(result);
    return own === null ? 0 : vpOfSeat(own);
  };
  return {
    games,
    rows: VP_SOURCES.filter((source) => of(all, source).some((vp) => vp !== 0)).map((source) => ({
      source,
      vp: of(games, source),
      mean: meanOf(of(all, source)),
    })),
    totals: games.map(total),
    mean: meanOf(all.map(total)),
  };
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
