/** The study as Markdown tables. */
import { VP_SOURCES, type VpSource } from '@tabannusi/engine';
import { kingName } from '@tabannusi/text';
import type { BotUse } from '../../src/sim/bot-use.ts';
import { interval, POINTS, points, type Row, share, sourceName, table, tenths, whole } from '../markdown.ts';
import type { KingStudy } from './play-kings.ts';

interface Study {
  /** The player against the Bot, and the edition. */
  readonly player: string;
  readonly edition: string;
  readonly games: number;
  readonly seed: string;
}

export function studyTables(studies: readonly KingStudy[], { player, edition, games, seed }: Study): string {
  const kings = studies.map(({ summary }) => (summary.king === undefined ? '' : kingName('en', summary.king)));
  const each = (cell: (study: KingStudy) => string): string[] => studies.map(cell);
  return [
    `${whole(games)} games a king, ${player} against the Bot, ${edition}, seed \`${seed}\`.`,
    '### Who wins',
    table(
      ['', ...kings],
      [
        ['wins of the player', ...each((study) => share(ofPlayer(study).winRate))],
        ['95 % interval', ...each((study) => interval(ofPlayer(study).interval))],
        ['ties, won by the Bot', ...each(({ margins }) => whole(margins.filter((margin) => margin === 0).length))],
        ['turns a game', ...each(({ summary }) => tenths(summary.length.turns.mean))],
      ],
    ),
    '### Scores',
    'Below the 5 % point ended 5 of 100 games, and so on; 50 % is the median.',
    table(
      ['VP', 'mean', 'spread', ...POINTS],
      studies.flatMap((study, n): Row[] => [
        [`player against ${kings[n]}`, ...distribution(study.scores[0], ofPlayer(study))],
        [`${kings[n]}`, ...distribution(study.scores[1], ofBot(study))],
      ]),
    ),
    '### Where the VP come from',
    'Mean VP of a game: of the player, and of the Bot, whose A counts among the Action tiles.',
    table(
      ['source', ...kings],
      VP_SOURCES.map((source): Row => [sourceName(source), ...each((study) => bothSources(study, source))]),
    ),
    '### What the Bot does',
    'In percent of its turns. A fallback is an action that was not the first one tried; an A by default is one for which nothing listed was possible.',
    table(
      ['', ...kings],
      [...LETTER_ROWS, ...FALLBACK_ROWS, ...SYMBOL_ROWS, ...DISTRICT_ROWS].map(
        ([label, count]): Row => [label, ...each((study) => ofTurns(study, count))],
      ),
    ),
    'Of a game, on average: to how many of the five Districts the Bot goes, and its resets.',
    table(
      ['', ...kings],
      GAME_ROWS.map(([label, count]): Row => [label, ...each((study) => ofGames(study, count))]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

type Count = keyof BotUse;

const ORDERS = ['first', 'second'] as const;
const LETTER_ROWS = ORDERS.flatMap((order) =>
  (['A', 'B', 'C', 'D'] as const).map((letter): [string, Count] => [`${order} action ${letter}`, `${order}${letter}`]),
);
const FALLBACK_ROWS = ORDERS.flatMap((order): [string, Count][] => [
  [`${order} action a fallback`, `${order}Fallbacks`],
  [`${order} action an A by default`, `${order}Defaults`],
]);
const SYMBOL_ROWS: readonly [string, Count][] = [
  ['arrow down', 'symbolDown'],
  ['arrow up', 'symbolUp'],
  ['king symbol', 'symbolKing'],
];
const DISTRICT_ROWS = ([1, 2, 3, 4, 5] as const).map((district): [string, Count] => [
  `goes to District ${district}`,
  `toDistrict${district}`,
]);
const GAME_ROWS: readonly [string, Count][] = [
  ['Districts', 'districts'],
  ['resets after a scoring', 'resetsAfterScoring'],
  ['resets of an empty deck', 'resetsOfDeck'],
  ['resets of an empty bag', 'resetsOfBag'],
];

type Side = KingStudy['summary']['bots'][string];

/** `bots` of a summary lists the player first. */
const ofPlayer = ({ summary }: KingStudy): Side => expectSide(Object.values(summary.bots)[0]);
const ofBot = ({ summary }: KingStudy): Side => expectSide(Object.values(summary.bots)[1]);

function expectSide(side: Side | undefined): Side {
  if (side === undefined) throw new RangeError('study: a side is missing');
  return side;
}

const distribution = (rising: readonly number[], { meanScore, scoreSpread }: Side): string[] => [
  tenths(meanScore),
  tenths(scoreSpread),
  ...points(rising),
];

const bothSources = (study: KingStudy, source: VpSource): string =>
  `${tenths(ofPlayer(study).meanBySource[source])} / ${tenths(ofBot(study).meanBySource[source])}`;

const ofTurns = ({ summary: { bot } }: KingStudy, count: Count): string => share((bot?.[count] ?? 0) / (bot?.turns ?? 1));
const ofGames = ({ summary: { bot, games } }: KingStudy, count: Count): string => ((bot?.[count] ?? 0) / games).toFixed(2);
