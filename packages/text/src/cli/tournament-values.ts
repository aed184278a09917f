/** The messages of `tournament` with their values. */
import type { Bare } from './bare.ts';

export interface TournamentValues {
  readonly about: Bare;
  /** `bots`: those that are part of the program. */
  readonly botsOption: { readonly bots: string };
  readonly gamesOption: Bare;
  readonly iterationsOption: Bare;
  readonly untilOption: Bare;
  readonly fileOption: Bare;
  readonly svgOption: Bare;
  /** What examples of command lines do. */
  readonly ladderExample: Bare;
  readonly fileExample: Bare;
  readonly untilExample: Bare;
  /** What --until may be, after a colon. */
  readonly untilForm: Bare;
  readonly howManyBots: { readonly bots: number; readonly min: number; readonly max: number };
  readonly sameBot: { readonly bot: string };
  /** --until is for games of two. */
  readonly untilForTwo: Bare;
  readonly tooManyGames: { readonly games: number; readonly limit: number };

  /** What can be wrong with the file of --file. It stays as it is. */
  readonly notATournament: { readonly file: string };
  readonly otherProgram: { readonly file: string; readonly program: string; readonly version: string };
  readonly badTournament: { readonly file: string; readonly path: string };
  readonly otherTournament: { readonly file: string; readonly option: string };
  readonly otherGames: { readonly file: string };
  readonly inUse: { readonly file: string; readonly process: string; readonly lock: string };

  readonly title: { readonly games: number; readonly players: number; readonly seed: string };
  readonly brokenOff: { readonly games: number; readonly ordered: number };
  readonly goOn: { readonly file: string };
  /** What the figures are. */
  readonly scale: Bare;
  /** Heads of columns. */
  readonly headRating: Bare;
  readonly headMeeting: Bare;
  readonly headAhead: Bare;
  /** Cells. */
  readonly rating: { readonly value: number };
  readonly ratingInterval: { readonly low: number; readonly high: number };
  readonly meeting: { readonly first: string; readonly second: string };
  readonly scores: { readonly first: number; readonly second: number };
  /** What came of --until: the first wins more than the share, less, or that is not clear. */
  readonly verdict: {
    readonly first: string;
    readonly second: string;
    readonly verdict: 'more' | 'less' | 'unclear';
    readonly share: number;
  };

  /** The picture of the ladder. */
  readonly svgTitle: Bare;
  readonly svgAxis: Bare;
}
