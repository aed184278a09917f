/** A House: mud brick with a flat roof and a parapet, with the colour and shape of its owner. */
import { memo, type ReactNode } from 'react';
import { PlayerSign, playerFill } from './player-mark.tsx';

/** Centred on (x, y), about `size` wide and high. */
export const House = memo(function House({
  seat,
  x = 0,
  y = 0,
  size = 18,
}: {
  seat: number;
  x?: number;
  y?: number;
  size?: number;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 18})`}>
      <path
        d="M-8 8.6L-7.4 -3L-9 -3.2V-7.4H-5.6V-5.6H-2V-7.4H2V-5.6H5.6V-7.4H9V-3.2L7.4 -3L8 8.6Z"
        fill="var(--shadow)"
        transform="translate(1 1.4)"
      />
      <path
        d="M-8 8.6L-7.4 -3L-9 -3.2V-7.4H-5.6V-5.6H-2V-7.4H2V-5.6H5.6V-7.4H9V-3.2L7.4 -3L8 8.6Z"
        fill={playerFill(seat)}
        stroke="var(--player-line)"
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <PlayerSign seat={seat} y={2.2} radius={4.1} />
    </g>
  );
});
