/** The Barge of a District at its quay, with dice that can be taken. */

import type { ReactNode } from 'react';
import { BARGE, Barge, bargeDice, GAP } from '../pieces/barge.tsx';
import { keyOf } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';
import { DarkSpot, Spot } from './spot.tsx';

/** Keys of the places of dice, by District. */
const DIE_NAMES = [1, 2, 3, 4, 5].map((district) => (face: number) => keyOf({ kind: 'die', district, face }));

export function Quay({ district, x = 0, y = 0, scale = 1 }: QuayProps): ReactNode {
  const { view } = usePlaying().scene;
  const { barge = null, dice = [] } = view.districts[district - 1] ?? {};
  if (barge === null) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g data-at={keyOf({ kind: 'barge', district })}>
        <Barge colour={barge} dice={dice} nameDie={DIE_NAMES[district - 1]} />
      </g>
      <DarkSpot place={{ kind: 'barge', district }} x={0} y={0} {...BARGE} />
      {bargeDice(dice).map(({ face, x: left, y: top, size, first }) =>
        first ? (
          <Spot
            key={face}
            place={{ kind: 'die', district, face }}
            x={left - size / 2 - 0.2}
            y={top - size / 2 - 1.5}
            width={(dice[face - 1] ?? 1) * (size + GAP) - GAP + 0.4}
            height={size + 8}
            round={4}
          />
        ) : null,
      )}
    </g>
  );
}

interface QuayProps {
  readonly district: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}
