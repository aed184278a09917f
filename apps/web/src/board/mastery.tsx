/** The Mastery tracks: three stairways with the blue lines across them, the Building values at their left, bonuses at their right. */
import { BUILDING_COLOURS } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { roughRect } from '../geometry/rough.ts';
import { BonusSign } from '../pieces/bonus.tsx';
import { ColourMark, fillOf } from '../pieces/colour-mark.tsx';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { usePlaying } from '../session/context.ts';
import { place } from '../session/places.ts';
import { Spot } from './spot.tsx';

export const MASTERY = { width: 196, height: 224 };
const TRACK = 46;
const LEFT = 24;
const TOP = 8;

export function Mastery({ x = 0, y = 0 }: { x?: number; y?: number }): ReactNode {
  const { scene, told } = usePlaying();
  const { values, right, inside, blueLines } = scene.table.setting.edition.mastery;
  const step = (MASTERY.height - TOP - 24) / values.length;
  const topOf = (row: number): number => TOP + (values.length - 1 - row) * step;
  return (
    <g role="group" aria-label={told.web.say('game', 'mastery', {})} transform={`translate(${x} ${y})`}>
      <path d={roughRect(0.5, 3, MASTERY.width - 1, MASTERY.height - 1, 8, 1.2, 8)} fill="var(--shadow)" />
      <path
        d={roughRect(0.5, 0.5, MASTERY.width - 1, MASTERY.height - 1, 8, 1.2, 8)}
        fill="var(--plaster)"
        stroke="var(--line)"
        strokeWidth={1.4}
      />
      {values.map((value, row) => (
        <g key={row}>
          <text x={13} y={topOf(row) + step * 0.72} textAnchor="middle" fontSize={13} className="figure" fill="var(--bitumen)">
            {value === values[row - 1] ? '' : value}
          </text>
          {BUILDING_COLOURS.map((colour, track) => {
            const narrow = row * 0.9;
            const left = LEFT + track * (TRACK + 2) + narrow;
            return (
              <g key={colour}>
                <path
                  d={roughRect(left, topOf(row) + 0.5, TRACK - 2 * narrow, step - 1, row + track, 0.4, 1.5)}
                  fill={fillOf(colour)}
                  stroke="var(--piece-line)"
                  strokeOpacity={0.7}
                  strokeWidth={0.9}
                />
                <path d={`M${left + 2} ${topOf(row) + 2}H${left + TRACK - 2 * narrow - 2}`} stroke="var(--lit-edge)" strokeWidth={1.4} />
                {inside[colour][row] ? (
                  <g>
                    <circle cx={left + (TRACK - 2 * narrow) / 2} cy={topOf(row) + step / 2} r={step * 0.46} fill="var(--plaster)" />
                    <BonusSign
                      code={inside[colour][row] ?? ''}
                      x={left + (TRACK - 2 * narrow) / 2}
                      y={topOf(row) + step / 2}
                      size={step * 0.64}
                    />
                  </g>
                ) : null}
              </g>
            );
          })}
          <BonusSign code={right[row] ?? ''} x={MASTERY.width - 13} y={topOf(row) + step / 2} size={step * 0.78} />
        </g>
      ))}
      {blueLines.map((row) => (
        <path key={row} d={`M20 ${topOf(row)}H${MASTERY.width - 26}`} stroke="var(--blue)" strokeWidth={3} strokeLinecap="round" />
      ))}
      {BUILDING_COLOURS.map((colour, track) => (
        <g key={colour}>
          <ColourMark
            colour={colour}
            x={LEFT + track * (TRACK + 2) + TRACK / 2}
            y={MASTERY.height - 10}
            size={13}
            stroke="var(--bitumen)"
          />
          {scene.view.seats.map(({ mastery }, seat) => (
            <ClaimMarker
              key={seat}
              seat={seat}
              x={LEFT + track * (TRACK + 2) + 8 + seat * 10}
              y={topOf(mastery[track] ?? 0) + step / 2}
              radius={6.6}
            />
          ))}
          <Spot
            place={place.track(colour)}
            x={LEFT + track * (TRACK + 2) - 1}
            y={TOP - 2}
            width={TRACK + 2}
            height={MASTERY.height - TOP - 2}
          />
        </g>
      ))}
    </g>
  );
}
