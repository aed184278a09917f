/** A legal place: a golden ring with a dark rim that can be clicked, focused and read. It is nothing where the place is not lit. */
import type { KeyboardEvent, ReactNode } from 'react';
import { hintOf, useLit, usePlaying } from '../session/context.ts';
import type { Place } from '../session/places.ts';

export function Spot({ place, x, y, width, height, round = 7 }: SpotProps): ReactNode {
  const { session, hint } = usePlaying();
  const lit = useLit(place);
  if (lit === undefined) return null;
  const choose = (): void => session.choose(lit.offer);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  };
  return (
    <g
      className="spot"
      role="button"
      tabIndex={0}
      aria-label={lit.label}
      data-place={place}
      onClick={choose}
      onKeyDown={onKeyDown}
      onFocus={() => hint.set(hintOf(lit))}
      onPointerEnter={() => hint.set(hintOf(lit))}
      onPointerLeave={() => hint.set(null)}
    >
      <rect className="spot-rim" x={x} y={y} width={width} height={height} rx={round} />
      <rect className="spot-glow" x={x} y={y} width={width} height={height} rx={round} />
    </g>
  );
}

interface SpotProps {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round?: number;
}
