/** The shapes of players: a triangle, a disc, a square, a diamond. Markers, pawns, Houses and panels all carry them. */
import { PLAYER_COLOURS, type PlayerColour } from '@tabannusi/text';
import { createContext, memo, type ReactNode, useContext } from 'react';

/** Colours by seat; the default order if a game says nothing else. */
const Colours = createContext<readonly PlayerColour[]>(PLAYER_COLOURS);

/** Gives the children the colours and shapes that the players of a game chose. */
export function SeatColours({ colours, children }: { colours: readonly PlayerColour[] | undefined; children: ReactNode }): ReactNode {
  if (colours === undefined) return children;
  const fills = Object.fromEntries(colours.map((colour, seat) => [`--seat-${seat}`, `var(--${colour})`]));
  return (
    <Colours value={colours}>
      <div className="seat-colours" style={fills}>
        {children}
      </div>
    </Colours>
  );
}

export const playerFill = (seat: number): string => `var(--seat-${seat})`;

export const useSeatColour = (seat: number): PlayerColour | undefined => useContext(Colours)[seat];

/** Returns a function that draws the shape of a player alone, within a circle of the radius around the origin. */
function usePlayerShape(seat: number): (radius: number) => string {
  const colour = useSeatColour(seat);
  return (radius) => shapeOf(colour, radius);
}

function shapeOf(colour: PlayerColour | undefined, r: number): string {
  switch (colour) {
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
  const shape = usePlayerShape(seat);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={shape(radius)} fill="var(--shadow)" transform="translate(0.8 1.4)" />
      <path d={shape(radius)} fill="none" stroke="var(--player-ring)" strokeWidth={3} strokeLinejoin="round" />
      <path d={shape(radius)} fill={playerFill(seat)} stroke="var(--player-line)" strokeWidth={1.1} strokeLinejoin="round" />
      <path d={shape(radius * 0.45)} fill="none" stroke="var(--on-player)" strokeWidth={0.9} strokeOpacity={0.75} />
    </g>
  );
});

/** The shape of a player on something else, in the colour that is legible there. */
export function PlayerSign({ seat, x = 0, y = 0, radius = 4 }: { seat: number; x?: number; y?: number; radius?: number }): ReactNode {
  const shape = usePlayerShape(seat);
  return <path d={shape(radius)} transform={`translate(${x} ${y})`} fill="var(--on-player)" />;
}
