/** Players by shape: a triangle, a disc, a square, a diamond. Markers, pawns, Houses and panels all carry it. */
import { memo, type ReactNode } from 'react';

/** Their colours in the order of the seats. */
export const PLAYER_COLOURS = ['purple', 'orange', 'red', 'black'] as const;

export const playerFill = (seat: number): string => `var(--${PLAYER_COLOURS[seat] ?? 'black'})`;

/** The shape alone, within a circle of the radius around the origin. */
function playerShape(seat: number, radius: number): string {
  const r = radius;
  switch (PLAYER_COLOURS[seat]) {
    case 'purple':
      return `M0 ${-r}L${0.92 * r} ${0.68 * r}H${-0.92 * r}Z`;
    case 'orange':
      return `M${-0.86 * r} 0A${0.86 * r} ${0.86 * r} 0 1 1 ${0.86 * r} 0A${0.86 * r} ${0.86 * r} 0 1 1 ${-0.86 * r} 0Z`;
    case 'red':
      return `M${-0.76 * r} ${-0.76 * r}H${0.76 * r}V${0.76 * r}H${-0.76 * r}Z`;
    default:
      return `M0 ${-r}L${0.85 * r} 0L0 ${r}L${-0.85 * r} 0Z`;
  }
}

/** A Claim marker: a token in the shape of its owner. */
export const ClaimMarker = memo(function ClaimMarker({
  seat,
  x = 0,
  y = 0,
  radius = 7,
}: {
  seat: number;
  x?: number;
  y?: number;
  radius?: number;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={playerShape(seat, radius)} fill="var(--shadow)" transform="translate(0.8 1.4)" />
      <path d={playerShape(seat, radius)} fill={playerFill(seat)} stroke="var(--player-line)" strokeWidth={1.1} strokeLinejoin="round" />
      <path d={playerShape(seat, radius * 0.45)} fill="none" stroke="var(--on-player)" strokeWidth={0.9} strokeOpacity={0.75} />
    </g>
  );
});

/** The sign of a player on something else, in the colour that is legible there. */
export function PlayerSign({ seat, x = 0, y = 0, radius = 4 }: { seat: number; x?: number; y?: number; radius?: number }): ReactNode {
  return <path d={playerShape(seat, radius)} transform={`translate(${x} ${y})`} fill="var(--on-player)" />;
}
