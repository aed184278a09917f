/** A reed Barge at the quay with the dice of its District: high bow and stern, lashed hull, the mark of its colour on the sail board. */

import type { Amounts, ResourceColour } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { ColourMark, fillOf } from './colour-mark.tsx';
import { Die } from './die.tsx';

export const BARGE = { width: 132, height: 38 };
const DECK = { left: 12, right: 118 };
/** Space between two dice. */
export const GAP = 2.2;

/** Returns the centres of the dice on the deck. `first` marks the first die of each face. */
export function bargeDice(dice: Amounts): readonly { face: number; x: number; y: number; size: number; first: boolean }[] {
  const faces = dice.flatMap((count, face) => Array.from({ length: count }, (_, index) => ({ face: face + 1, first: index === 0 })));
  const size = Math.min(18.8, (DECK.right - DECK.left) / Math.max(5, faces.length) - GAP);
  return faces.map(({ face, first }, index) => ({ face, first, size, x: DECK.left + (index + 0.5) * (size + GAP), y: 20 - size / 2 }));
}

/** (x, y) is the upper left corner. */
export const Barge = memo(function Barge({ colour, dice, x = 0, y = 0, nameDie }: BargeProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={HULL} transform="translate(1 2)" fill="var(--shadow)" />
      <path d={HULL} fill={fillOf(colour)} stroke="var(--piece-line)" strokeWidth={1.1} strokeLinejoin="round" />
      <path d="M9 25H121 M13 30H116" stroke="var(--piece-line)" strokeOpacity={0.35} strokeWidth={0.9} />
      <path d="M22 21L20 35 M44 21L43 37 M66 21V37 M88 21L89 37 M108 21L110 35" stroke="var(--piece-line)" strokeOpacity={0.45} />
      <ColourMark colour={colour} x={113} y={27} size={12} />
      {bargeDice(dice).map(({ face, size, ...at }) => (
        <g key={at.x} data-at={nameDie?.(face)}>
          <Die colour={colour} face={face} size={size} x={at.x} y={at.y} />
        </g>
      ))}
    </g>
  );
});

interface BargeProps {
  readonly colour: ResourceColour;
  readonly dice: Amounts;
  readonly x?: number;
  readonly y?: number;
  /** Returns the place key for a die with a face. Undefined if no dice leave this Barge. */
  readonly nameDie?: ((face: number) => string) | undefined;
}

const HULL = 'M2 3Q4 1.6 5.2 5Q7.6 18 14 20H116Q123.6 18.4 126 5Q127.4 1.4 130 3.6Q130.4 27 117 36Q66 39 16 36Q2 27 2 3Z';
