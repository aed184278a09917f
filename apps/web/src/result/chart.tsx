/** VP over time: a line for each player, with their shape at its end, and a vertical line for each scoring. */
import type { AppWords } from '@tabannusi/text';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useNarrow } from '../device/media.ts';
import { useFrame } from '../frame/frame.ts';
import { ClaimMarker, playerFill } from '../pieces/player-mark.tsx';
import type { VpOverTime } from './breakdown.ts';

const [HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [340, 40, 120, 48, 26];
/** Scorings nearer than this stand in two rows. */
const NEAR = 22;
const TURN_STEP = 10;
/** Widths of the chart. The narrow one keeps the font size on narrow screens. */
const [WIDE, NARROW] = [900, 400];
/** Stroke patterns by seat, so that lines differ by more than colour. */
const STROKES_BY_SEAT = ['none', '9 5', '2.5 5', '12 4 2.5 4'] as const;
const STEPS = [5, 10, 20, 25, 50, 100, 200, 500] as const;

interface ChartProps {
  readonly vp: VpOverTime;
  readonly names: readonly string[];
  readonly words: AppWords;
  /** Shows a moment at the table. */
  readonly toMoment: (moment: number) => void;
}

/** The scales of turns, moments and VP. */
interface Scale {
  readonly width: number;
  readonly xOfTurn: (turn: number) => number;
  readonly x: (moment: number) => number;
  readonly y: (vp: number) => number;
  /** VP values of the horizontal lines. */
  readonly lines: readonly number[];
}

function scaleOf(points: VpOverTime['points'], width: number): Scale {
  const top = Math.max(10, ...points.flatMap(({ vp }) => vp));
  const step = STEPS.find((each) => top / each <= 6) ?? top;
  const steps = Math.ceil(top / step);
  const xOfTurn = (turn: number): number => LEFT + ((width - LEFT - RIGHT) * turn) / Math.max(1, points.length - 1);
  return {
    width,
    xOfTurn,
    x: (moment) => xOfTurn(turnOf(moment, points)),
    y: (vp) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * vp) / (steps * step),
    lines: Array.from({ length: steps + 1 }, (_, n) => n * step),
  };
}

/** The plot is a slider of turns: hovering or the arrow keys choose one, a click, a tap or Enter shows it at the table. */
export function Chart({ vp, names, words, toMoment }: ChartProps): ReactNode {
  const { web } = useFrame();
  const { points } = vp;
  const [turn, setTurn] = useState(points.length - 1);
  const width = useNarrow() ? NARROW : WIDE;
  const last = points.length - 1;
  const said = words.say('resultPage', 'atTurn', {
    turn: Math.min(turn + 1, last),
    scores: web.list(names.map((player, seat) => words.say('resultPage', 'score', { player, vp: points[turn]?.vp[seat] ?? 0 }))),
  });
  const show = (shown: number): void => toMoment(points[shown]?.moment ?? 0);
  /** The turn at which the pointer was pressed. Dragging to another one only reads its VP. */
  const pressed = useRef<number | null>(null);
  const press = (event: PointerEvent<HTMLInputElement>): void => {
    pressed.current = event.button === 0 ? turnUnder(event, last) : null;
  };
  // Not a click: a finger that taps a slider makes none.
  const release = (event: PointerEvent<HTMLInputElement>): void => {
    if (pressed.current === turnUnder(event, last)) show(pressed.current);
  };
  return (
    <>
      <div className="chart-frame" style={{ aspectRatio: `${width} / ${HEIGHT}` }}>
        <Drawn vp={vp} names={names} words={words} width={width} turn={turn} />
        {last === 0 ? null : (
          <input
            type="range"
            style={{
              left: percent(LEFT, width),
              right: percent(RIGHT, width),
              top: percent(TOP - 30, HEIGHT),
              bottom: percent(BOTTOM, HEIGHT),
            }}
            min={0}
            max={last}
            value={turn}
            aria-label={words.say('resultPage', 'chooseTurn', {})}
            aria-valuetext={said}
            onChange={({ target }) => setTurn(target.valueAsNumber)}
            onPointerMove={(event) => setTurn(turnUnder(event, last))}
            onPointerDown={press}
            onPointerUp={release}
            onKeyDown={({ key }) => key === 'Enter' && show(turn)}
          />
        )}
      </div>
      <p className="legend" aria-hidden="true">
        {said}
      </p>
    </>
  );
}

function turnUnder({ currentTarget, clientX }: PointerEvent<HTMLInputElement>, last: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last)));
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

interface DrawnProps extends Omit<ChartProps, 'toMoment'> {
  readonly width: number;
  /** The turn to mark. */
  readonly turn: number;
}

function Drawn({ vp: { points, scorings }, names, words, width, turn }: DrawnProps): ReactNode {
  const { web } = useFrame();
  const scale = scaleOf(points, width);
  const ends = apart(points.at(-1)?.vp ?? [], scale.y);
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={words.say('resultPage', 'chart', { players: web.list(names) })}
    >
      <Grid scale={scale} points={points} />
      <Scorings scale={scale} scorings={scorings} />
      {names.map((_, seat) => (
        <Line key={seat} scale={scale} points={points} seat={seat} />
      ))}
      <path d={`M${scale.xOfTurn(turn)} ${TOP}V${HEIGHT - BOTTOM}`} stroke="var(--bitumen)" strokeWidth={2} />
      {names.map((name, seat) => (
        <g key={seat}>
          <ClaimMarker seat={seat} x={width - RIGHT + 13} y={ends[seat] ?? 0} radius={8} />
          <text x={width - RIGHT + 27} y={(ends[seat] ?? 0) + 5}>
            {name}
          </text>
        </g>
      ))}
      <text x={width - RIGHT + 13} y={HEIGHT - 6}>
        {words.say('resultPage', 'turns', {})}
      </text>
    </svg>
  );
}

/** The grid, with VP at the left and turns below. */
function Grid({ scale: { width, xOfTurn, y, lines }, points }: { scale: Scale; points: VpOverTime['points'] }): ReactNode {
  return (
    <>
      {lines.map((vp) => (
        <g key={vp}>
          <path d={`M${LEFT} ${y(vp)}H${width - RIGHT}`} stroke="var(--line)" strokeOpacity={vp === 0 ? 1 : 0.4} />
          <text x={LEFT - 7} y={y(vp) + 4.5} textAnchor="end">
            {vp}
          </text>
        </g>
      ))}
      {points.map(({ moment }, turn) =>
        turn > 0 && turn % TURN_STEP === 0 ? (
          <g key={moment}>
            <path d={`M${xOfTurn(turn)} ${HEIGHT - BOTTOM}v5`} stroke="var(--line)" />
            <text x={xOfTurn(turn)} y={HEIGHT - 6} textAnchor="middle">
              {turn}
            </text>
          </g>
        ) : null,
      )}
    </>
  );
}

function Scorings({ scale: { x }, scorings }: { scale: Scale; scorings: VpOverTime['scorings'] }): ReactNode {
  return sealsOf(scorings.map(({ district, moment }) => ({ district, moment, x: x(moment) }))).map(({ district, moment, y: at }) => (
    <g key={moment}>
      <path
        d={`M${x(moment)} ${at + 9.5}V${HEIGHT - BOTTOM}`}
        stroke="var(--gold-dark)"
        strokeWidth={1.5}
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <circle cx={x(moment)} cy={at} r={9.5} fill="var(--plaster)" stroke="var(--gold-dark)" strokeWidth={1.5} />
      <text x={x(moment)} y={at + 4.5} textAnchor="middle">
        {district}
      </text>
    </g>
  ));
}

function Line({ scale: { xOfTurn, y }, points, seat }: { scale: Scale; points: VpOverTime['points']; seat: number }): ReactNode {
  const path = points.map(({ vp }, turn) => `${turn === 0 ? 'M' : 'L'}${xOfTurn(turn).toFixed(1)} ${y(vp[seat] ?? 0).toFixed(1)}`).join('');
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={path} stroke="var(--player-line)" strokeWidth={4.6} strokeOpacity={0.55} />
      <path d={path} stroke={playerFill(seat)} strokeWidth={2.8} />
      <path
        d={path}
        stroke="var(--on-player)"
        strokeWidth={1}
        strokeDasharray={STROKES_BY_SEAT[seat]}
        strokeOpacity={seat === 0 ? 0 : 0.9}
      />
    </g>
  );
}

/** Converts a moment to turns. All turns are equally wide, and a moment within a turn lies between its start and that of the next. */
export function turnOf(moment: number, points: VpOverTime['points']): number {
  const next = points.findIndex((point) => point.moment > moment);
  if (next === -1) return points.length - 1;
  const [from, to] = [points[next - 1]?.moment ?? 0, points[next]?.moment ?? 1];
  return Math.max(0, next - 1 + (moment - from) / (to - from));
}

const LEAST_GAP = 20;

/** Returns the heights of the names at the ends of the lines, moved apart where they would touch. */
export function apart(vp: readonly number[], y: (vp: number) => number): number[] {
  const heights: number[] = vp.map(y);
  let above = Number.NEGATIVE_INFINITY;
  for (const seat of vp.map((_, n) => n).toSorted((a, b) => y(vp[a] ?? 0) - y(vp[b] ?? 0))) {
    const height = Math.max(heights[seat] ?? 0, above + LEAST_GAP);
    heights[seat] = height;
    above = height;
  }
  return heights;
}

/** Places the seals of scorings, in a second row if they are too near to the one before. */
function sealsOf<S extends { readonly x: number }>(scorings: readonly S[]): (S & { readonly y: number })[] {
  const rows = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return scorings.map((scoring) => {
    const row = scoring.x - (rows[0] ?? 0) < NEAR ? 1 : 0;
    rows[row] = scoring.x;
    return { ...scoring, y: TOP - 12 - row * 22 };
  });
}
