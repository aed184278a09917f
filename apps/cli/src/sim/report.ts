/** A summary in lines for people. */
import { ACTION_KINDS, BONUS_KINDS, DECREE_IDS, HARBORMASTER_IDS, SHIP_IDS, State, VP_SOURCES, ZIGGURAT_TILE_IDS } from '@tabannusi/engine';
import { type CliWords, createWords, kingName, type Language, type TileWords } from '@tabannusi/text';
import { shownBot } from '../bots.ts';
import { columnLines, headOf } from './columns.ts';
import { editionOf, type Order, settingOf } from './order.ts';
import type { Summary } from './summary.ts';
import { ACTION_TILES, PRINTED_SHIP, USE_GROUPS, type UseGroup } from './use.ts';

interface Report {
  readonly order: Order;
  readonly summary: Summary;
  readonly words: CliWords;
  readonly language: Language;
  readonly columns: number;
}

export function reportLines(report: Report): string[] {
  const { order, summary, words } = report;
  const { games, players, seed } = summary;
  const title =
    order.king === undefined
      ? words.say('sim', 'title', { games, players, seed })
      : words.say('sim', 'soloTitle', { games, king: kingName(report.language, order.king), seed });
  const broken = games < order.games ? [words.say('sim', 'interrupted', { games, ordered: order.games })] : [];
  if (games === 0) return [words.say('sim', 'noGames', {})];
  const parts = [[title, ...broken], botLines(report), lengthLines(report), sourceLines(report), useLines(report)];
  return parts.flatMap((lines, n) => (n === 0 ? lines : ['', ...lines]));
}

/** Returns the name of one of our bots or of a king in the language; other names unchanged. */
const shown = ({ order, language, words }: Report, name: string): string =>
  name === order.king ? kingName(language, order.king) : shownBot(words, name);

function botLines(report: Report): string[] {
  const { summary, words, columns } = report;
  const heads = ['headBot', 'headGames', 'headWins', 'headWinRate', 'headInterval', 'headMean', 'headSpread'] as const;
  const rows = Object.entries(summary.bots).map(([name, bot]) => [
    shown(report, name),
    words.say('sim', 'whole', { value: bot.games }),
    words.say('sim', 'tenths', { value: bot.wins }),
    words.say('sim', 'share', { value: bot.winRate }),
    words.say('sim', 'interval', { low: bot.interval[0], high: bot.interval[1] }),
    words.say('sim', 'tenths', { value: bot.meanScore }),
    words.say('sim', 'tenths', { value: bot.scoreSpread }),
  ]);
  return columnLines([heads.map((head) => words.say('sim', head, {})), ...rows], columns);
}

const lengthLines = ({ summary: { length }, words }: Report): string[] => [
  words.say('sim', 'decisions', length.decisions),
  words.say('sim', 'turns', length.turns),
];

function sourceLines(report: Report): string[] {
  const { summary, words, columns } = report;
  const bots = Object.entries(summary.bots);
  const row = (label: string, vp: (bot: Summary['bots'][string]) => number): string[] => [
    label,
    ...bots.map(([, bot]) => words.say('sim', 'tenths', { value: vp(bot) })),
  ];
  return columnLines(
    [
      [words.say('sim', 'sourcesTitle', {}), ...bots.map(([name]) => headOf(shown(report, name)))],
      ...VP_SOURCES.map((source) => row(words.say('sim', 'source', { source }), ({ meanBySource }) => meanBySource[source])),
      row(words.say('sim', 'total', {}), ({ meanScore }) => meanScore),
    ],
    columns,
  );
}

function useLines(report: Report): string[] {
  const { summary, words, columns } = report;
  const names = createNames(report);
  const bots = Object.entries(summary.bots);
  const rows = USE_GROUPS.flatMap((group) => [
    [words.say('sim', 'useGroup', { group }), words.say('sim', 'headInPlay', {}), ...bots.map(([name]) => headOf(shown(report, name)))],
    ...names[group].map(([id, name]) => {
      const { inPlay = 0, used = {} } = summary.use[group][id] ?? {};
      const times = bots.map(([bot, { games }]) => words.say('sim', 'hundredths', { value: (used[bot] ?? 0) / games }));
      return [`  ${name}`, words.say('sim', 'whole', { value: inPlay }), ...times];
    }),
  ]);
  return [words.say('sim', 'useTitle', {}), ...columnLines(rows, columns)];
}

/** Returns the names of the entries of `use`. */
export function createNames({
  order,
  words,
  language,
}: Pick<Report, 'order' | 'words' | 'language'>): Readonly<Record<UseGroup, readonly (readonly [id: string, name: string])[]>> {
  const game = new State(settingOf(order));
  const { tiles } = createWords(language, { names: order.bots, game });
  const tile = ({ number, name }: TileWords): string => words.say('sim', number === '' ? 'printedTile' : 'tile', { number, name });
  return {
    actions: ACTION_KINDS.map((action) => [action, words.say('sim', 'action', { action })]),
    actionTiles: ACTION_TILES.map((id) => [id, tile(tiles.actionTile(Number(id)))]),
    ships: ([...SHIP_IDS, PRINTED_SHIP] as const).map((ship) => [ship, tile(tiles.ship(ship))]),
    harbormasters: HARBORMASTER_IDS.map((harbormaster) => [harbormaster, tile(tiles.harbormaster(harbormaster))]),
    decrees: DECREE_IDS.map((decree) => [decree, tile(tiles.decree(decree))]),
    zigguratTiles: ZIGGURAT_TILE_IDS.map((id) => [id, tile(tiles.zigguratTile(id))]),
    urbanCards: editionOf(order).urbanCards.cards.map(({ id }) => [id, tile(tiles.urbanCard(id))]),
    bonuses: BONUS_KINDS.map((bonus) => [bonus, words.say('sim', 'bonus', { bonus })]),
  };
}
