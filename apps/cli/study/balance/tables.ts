/** The figures for one number of players as Markdown tables. */
import { BUILDING_COLOURS, VP_SOURCES, type VpSource } from '@tabannusi/engine';
import type { Order } from '../../src/sim/order.ts';
import { createNames } from '../../src/sim/report.ts';
import { USE_GROUPS } from '../../src/sim/use.ts';
import { interval, POINTS, points, type Row, share, sourceName, table, tenths, whole, words } from '../markdown.ts';
import type { Figures, Mean } from './figures.ts';
import { keyOf } from './game.ts';

export function balanceTables(figures: Figures, order: Order): string {
  const names = createNames({ order, words, language: 'en' });
  return [
    '#### Seats',
    `A game has ${tenths(figures.turns)} turns. A fair share of wins is ${share(1 / figures.players)}.`,
    table(
      ['in the order of play', 'wins', '95 % interval', 'VP'],
      figures.seats.map((seat, n): Row => [`player ${n + 1}`, share(seat.share), interval(seat.interval), within(seat.vp)]),
    ),
    '#### Scores',
    table(
      ['VP', 'mean', ...POINTS, '80 to 200'],
      [['of a player', within(figures.vp), ...points(figures.scores), share(inAim(figures.scores))]],
    ),
    '#### Where the VP come from',
    table(
      ['source', 'VP'],
      VP_SOURCES.map((source): Row => [sourceName(source), within(ofSource(figures, source))]),
    ),
    '#### Siblings',
    'VP of Districts 1 to 3, and of the Buildings of each colour in them, with the row that the marker of the colour reaches. The last column is how far it lies above the mean of its siblings.',
    table(
      ['', 'VP', 'row', 'above'],
      [
        ...aboveSiblings(COMMON.map((source): [string, Mean] => [sourceName(source), ofSource(figures, source)])),
        ...aboveSiblings(
          BUILDING_COLOURS.map((colour, n): [string, Mean] => [colour, figures.byColour[n] ?? NOTHING]),
          figures.rows,
        ),
      ],
    ),
    '#### Use',
    'The columns: games in which it was in play, games in which somebody used it, uses per player and game, and the lead in VP of players who used it over those at the same table who did not. The lead does not prove its worth, because players who are ahead can also afford more.',
    ...USE_GROUPS.flatMap((group) => [
      table(
        [words.say('sim', 'useGroup', { group }), 'in play', 'used in', 'times', 'VP ahead'],
        names[group].map(([id, name]): Row => {
          const { inPlay, usedIn, times, ahead } = figures.use(keyOf([group, id]));
          return [name, whole(inPlay), inPlay === 0 ? '' : share(usedIn / inPlay), times.toFixed(2), within(ahead)];
        }),
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const COMMON = ['district1', 'district2', 'district3'] as const;
const NOTHING: Mean = { mean: 0, error: Number.POSITIVE_INFINITY };

const ofSource = ({ bySource }: Figures, source: VpSource): Mean => bySource[VP_SOURCES.indexOf(source)] ?? NOTHING;

/** Returns the share of scores in [80, 200], the aim for sensible players. */
const inAim = (scores: readonly number[]): number => scores.filter((vp) => vp >= 80 && vp <= 200).length / scores.length;

function aboveSiblings(siblings: readonly (readonly [name: string, vp: Mean])[], rows: readonly Mean[] = []): Row[] {
  return siblings.map(([name, vp], n) => {
    const others = siblings.filter((_, other) => other !== n);
    const mean = others.reduce((sum, [, { mean }]) => sum + mean, 0) / others.length;
    const row = rows[n];
    return [name, within(vp), row === undefined ? '' : within(row), share(vp.mean / mean - 1)];
  });
}

/** A mean with half the width of its 95 % interval. */
const within = ({ mean, error }: Mean): string => (Number.isFinite(error) ? `${tenths(mean)} ± ${tenths(1.96 * error)}` : '');
