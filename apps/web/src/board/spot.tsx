/**
 * The places of choices and of everything else that explains itself. A legal choice is lit and can be clicked, focused and read; any other
 * place says why nothing can be chosen there.
 */
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { Ingot } from '../pieces/gold.tsx';
import { isSamePlace, keyOf, type Place } from '../places/place.ts';
import { pointedAt } from '../pointing/pointed-at.ts';
import type { TabletText } from '../pointing/tablet-text.ts';
import { unlessDoubled } from '../pointing/unless-doubled.ts';
import { tabletTextOf, useLit, usePointing } from '../session/context.ts';
import { useRead } from '../store.ts';

export interface SpotProps {
  readonly place: Place;
  /** What lies at the place, if it is not what the place is named after. */
  readonly what?: Place;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round?: number;
  /** -1 if another place is the Tab stop. */
  readonly tabIndex?: number;
}

export function Spot(props: SpotProps): ReactNode {
  return useLit(props.place) === null ? <DarkSpot {...props} /> : <LitSpot {...props} />;
}

/** A golden ring with a dark rim; nothing if the place is not lit. */
export function LitSpot({ place, what, x, y, width, height, round = 7, tabIndex = 0 }: SpotProps): ReactNode {
  const { tablet, explain } = usePointing();
  const lit = useLit(place);
  const isPointedAt = useRead(tablet, (shown) => shown?.place != null && isSamePlace(shown.place, place));
  if (lit === null) return null;
  // An Architect goes to some Districts for free and to others for Gold.
  const isPaidWay = place.kind === 'district' && (lit.preview.cost?.gold ?? 0) > 0;
  const make = (): TabletText =>
    explain(place, what) ?? (lit.offer === null ? { title: lit.label, lines: [], place } : tabletTextOf(lit.offer));
  const { choose } = lit;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // Holding a key down chooses only once.
    if (!event.repeat) choose();
  };
  return (
    <g
      className={isPointedAt ? 'spot pointed-at' : 'spot'}
      data-place={keyOf(place)}
      role="button"
      tabIndex={tabIndex}
      aria-label={lit.label}
      onClick={unlessDoubled(choose)}
      onKeyDown={onKeyDown}
      onFocus={() => tablet.set(make())}
      {...pointedAt(tablet, make)}
    >
      <rect className="spot-rim" x={x} y={y} width={width} height={height} rx={round} />
      <rect className="spot-glow" x={x} y={y} width={width} height={height} rx={round} />
      {isPaidWay ? <Ingot x={x + width / 2 + 12} y={y + 15} size={20} /> : null}
    </g>
  );
}

/** Invisible, but receives the pointer. */
export const DarkSpot = memo(DarkSpotAnew, (one, other) => drawnAs(one) === drawnAs(other));

function DarkSpotAnew({ place, what, x, y, width, height }: SpotProps): ReactNode {
  const { tablet, explain } = usePointing();
  const keep = (): void => {
    const told = explain(place, what);
    // Keep the explanation, so that the links to its rules can be followed.
    if (told?.rules !== undefined) tablet.keep(told);
  };
  return (
    <rect
      data-place={keyOf(place)}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={4}
      fill="none"
      pointerEvents="all"
      // A finger that starts to scroll must not open explanations.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && tablet.set(explain(place, what))}
      onPointerLeave={() => tablet.set(null)}
      onPointerUp={keep}
    />
  );
}

/**
 * Returns a text that is equal for spots that look alike and stand for the same thing. The props themselves are new objects at every
 * render.
 */
const drawnAs = ({ place, what = place, x, y, width, height }: SpotProps): string =>
  [keyOf(place), keyOf(what), x, y, width, height].join(' ');
