/** The messages of `sim` with their values. */
import type { ActionKind, BonusKind, VpSource } from '@tabannusi/engine';
import type { Bare } from './bare.ts';

/** What can be wrong with a bot that is a program of its own. */
export type BotFaultKind = 'notStarted' | 'slow' | 'died' | 'illegal' | 'refused' | 'garbage' | 'wrongId' | 'tooLong' | 'gone';

/** Of what there is a table how often it was used. */
type UseGroup = 'actions' | 'actionTiles' | 'ships' | 'harbormasters' | 'decrees' | 'zigguratTiles' | 'urbanCards' | 'bonuses';

export interface SimValues {
  readonly about: Bare;
  readonly playersOption: Bare;
  /** `kings`: their names on the command line. */
  readonly soloOption: { readonly kings: string };
  readonly gamesOption: Bare;
  readonly seedOption: Bare;
  /** `bots`: the names of those that are part of the program. */
  readonly botsOption: { readonly bots: string };
  readonly botOption: Bare;
  readonly botTimeOption: Bare;
  readonly jobsOption: Bare;
  readonly csvOption: Bare;
  /** What examples of command lines do. */
  readonly manyExample: Bare;
  readonly soloExample: Bare;
  readonly programExample: Bare;
  /** With --solo there is one player. */
  readonly soloAlone: Bare;
  readonly tooManyBots: { readonly bots: number; readonly players: number };
  /** What a seed may be, after a colon. */
  readonly seedForm: { readonly length: number };
  /** What a bot may be, after a colon. */
  readonly botForm: { readonly bots: string };

  /** `time` is minutes and seconds, as on a clock; slow is less than a game in a second. */
  readonly progress: { readonly done: number; readonly games: number; readonly rate: number; readonly time: string };
  readonly slowProgress: { readonly done: number; readonly games: number; readonly time: string };

  readonly title: { readonly games: number; readonly players: number; readonly seed: string };
  readonly soloTitle: { readonly games: number; readonly king: string; readonly seed: string };
  readonly brokenOff: { readonly games: number; readonly ordered: number };
  readonly noGames: Bare;
  /** Heads of columns. */
  readonly headBot: Bare;
  readonly headGames: Bare;
  readonly headWins: Bare;
  readonly headWinRate: Bare;
  readonly headInterval: Bare;
  readonly headMean: Bare;
  readonly headSpread: Bare;
  readonly headInPlay: Bare;
  /** Cells. */
  readonly whole: { readonly value: number };
  readonly tenths: { readonly value: number };
  readonly hundredths: { readonly value: number };
  readonly share: { readonly value: number };
  readonly interval: { readonly low: number; readonly high: number };

  readonly decisions: { readonly mean: number; readonly min: number; readonly max: number };
  readonly turns: { readonly mean: number; readonly min: number; readonly max: number };
  readonly sourcesTitle: Bare;
  readonly source: { readonly source: VpSource };
  readonly total: Bare;
  readonly useTitle: Bare;
  readonly useGroup: { readonly group: UseGroup };
  readonly action: { readonly action: ActionKind };
  readonly bonus: { readonly bonus: BonusKind };
  /** A tile or card, by its printed number and its name. */
  readonly tile: { readonly number: string; readonly name: string };
  /** A Ship that is printed on the board and has no number. */
  readonly printedTile: { readonly name: string };

  readonly botFault: { readonly kind: BotFaultKind; readonly bot: string; readonly count: number };
  /** What was last heard of the program: on its standard error, or from the system. */
  readonly botSaid: { readonly bot: string; readonly text: string };
}
