/** The study as tables in Markdown. */
import { VP_SOURCES, type VpSource } from '@tabannusi/engine';
import { createCliWords, kingName } from '@tabannusi/text';
import type { BotUse } from '../src/sim/bot-use.ts';
import type { KingStudy } from './play-kings.ts';

interface Study {
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
}

type Row = readonly [label: string, ...cells: string[]];

export function studyTables(studies: readonly KingStudy[], { bot, games, seed }: Study): string {
  const kings = studies.map(({ summary }) => (summary.king === undefined ? '' : kingName('en', summary.king)));
  const each = (cell: (study: KingStudy) => string): string[] => studies.map(cell);
  return [
    `${whole(games)} games a king, \`${bot}\` against the Bot, seed \`${seed}\`.`,
    '### Who wins',
    table(
      ['', ...kings],
      [
        ['wins of the player', ...each((study) => share(ofPlayer(study).winRate))],
        ['95 % interval', ...each((study) => ofPlayer(study).interval.map(share).join(' to '))],
        ['ties, won by the Bot', ...each(({ margins }) => whole(margins.filter((margin) => margin === 0).length))],
        ['turns a game', ...each(({ summary }) => tenths(summary.length.turns.mean))],
      ],
    ),
    '### Scores',
    'Below the 5 % point ended 5 of 100 games, and so on; 50 % is the median.',
    table(
      ['VP', 'mean', 'spread', 'lowest', '5 %', '25 %', '50 %', '75 %', '95 %', 'highest'],
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
      [...LETTER_ROWS, ...FALLBACK_ROWS, ...SYMBOL_ROWS].map(([label, count]): Row => [label, ...each((study) => ofTurns(study, count))]),
    ),
    'Resets of a game, on average.',
    table(
      ['', ...kings],
      RESET_ROWS.map(([label, count]): Row => [label, ...each((study) => ofGames(study, count))]),
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
const RESET_ROWS: readonly [string, Count][] = [
  ['after a scoring', 'resetsAfterScoring'],
  ['of an empty deck', 'resetsOfDeck'],
  ['of an empty bag', 'resetsOfBag'],
];

type Side = KingStudy['summary']['bots'][string];

/** The player is named first. */
const ofPlayer = ({ summary }: KingStudy): Side => expectSide(Object.values(summary.bots)[0]);
const ofBot = ({ summary }: KingStudy): Side => expectSide(Object.values(summary.bots)[1]);

function expectSide(side: Side | undefined): Side {
  if (side === undefined) throw new RangeError('study: a side is missing');
  return side;
}

const distribution = (rising: readonly number[], { meanScore, scoreSpread }: Side): string[] => [
  tenths(meanScore),
  tenths(scoreSpread),
  ...[0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((part) => whole(pointAt(rising, part))),
];

/** The value that so large a part of a rising list lies below; 0 is the lowest, 1 the highest. */
export const pointAt = (rising: readonly number[], part: number): number =>
  rising[Math.min(rising.length - 1, Math.floor(part * rising.length))] ?? 0;

const bothSources = (study: KingStudy, source: VpSource): string =>
  `${tenths(ofPlayer(study).meanBySource[source])} / ${tenths(ofBot(study).meanBySource[source])}`;

const ofTurns = ({ summary: { bot } }: KingStudy, count: Count): string => share((bot?.[count] ?? 0) / (bot?.turns ?? 1));
const ofGames = ({ summary: { bot, games } }: KingStudy, count: Count): string => ((bot?.[count] ?? 0) / games).toFixed(2);

const words = createCliWords('en');
const sourceName = (source: VpSource): string => words.say('sim', 'source', { source });
const whole = (value: number): string => words.say('sim', 'whole', { value });
const tenths = (value: number): string => words.say('sim', 'tenths', { value });
const share = (value: number): string => words.say('sim', 'share', { value });

const table = (head: readonly string[], rows: readonly Row[]): string =>
  [line(head), line(head.map((_, n) => (n === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
