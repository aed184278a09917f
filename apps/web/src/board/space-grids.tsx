/**
 * The spaces of the common Districts as grids. Each grid is one Tab stop, and the arrow keys move from space to space, also across borders.
 * Every space says what lies on it and, if nothing can be done there, why.
 */
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { type City, type CityPart, type CitySpace, isBorder, SPACE } from '../geometry/city.ts';
import { keyOf, type Place } from '../places/place.ts';
import { useLit, usePlaying, usePointing } from '../session/context.ts';
import { Spot } from './spot.tsx';

export function SpaceGrids({ plan }: { plan: City }): ReactNode {
  const spaces = useMemo(() => plan.parts.flatMap((part) => part.spaces), [plan]);
  /** Moves the focus to the nearest space in the direction of the key. */
  const move = (event: KeyboardEvent<SVGGElement>): void => {
    const from = spaces.find(({ name }) => name === cellOf(event.target)?.dataset['cell']);
    const to = from === undefined ? undefined : nextSpace(spaces, from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    const cell = event.currentTarget.querySelector<SVGGElement>(`[data-cell="${to.name}"]`);
    (cell?.querySelector<SVGGElement>('[role="button"]') ?? cell)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the spaces in it have the focus
    <g onKeyDown={move}>
      {plan.parts.map((part) => (
        <SpaceGrid key={part.district} part={part} />
      ))}
    </g>
  );
}

const cellOf = (target: EventTarget): SVGElement | null => (target instanceof Element ? target.closest<SVGElement>('[data-cell]') : null);

/** Returns undefined at the edge and for other keys. */
export function nextSpace(spaces: readonly CitySpace[], from: CitySpace, key: string): CitySpace | undefined {
  const inRow = spaces.filter(({ y }) => y === from.y).toSorted((a, b) => a.x - b.x);
  const inColumn = spaces.filter(({ x }) => x === from.x).toSorted((a, b) => a.y - b.y);
  switch (key) {
    case 'ArrowRight':
      return inRow.find(({ x }) => x > from.x);
    case 'ArrowLeft':
      return inRow.findLast(({ x }) => x < from.x);
    case 'ArrowDown':
      return inColumn.find(({ y }) => y > from.y);
    case 'ArrowUp':
      return inColumn.findLast(({ y }) => y < from.y);
    case 'Home':
      return inRow[0];
    case 'End':
      return inRow.at(-1);
    default:
      return undefined;
  }
}

/** The Tab stop is the focused space, else the first lit space, else the first space. */
function SpaceGrid({ part }: { part: CityPart }): ReactNode {
  const { scene, told } = usePlaying();
  const [focused, setFocused] = useState<string | null>(null);
  const rows = useMemo(() => [...Map.groupBy(part.spaces, ({ y }) => y).values()], [part]);
  const placeOf = ({ name, space }: CitySpace): Place => {
    const piece = scene.view.spaces[space];
    return piece?.kind === 'project' && !isBorder(part.district)
      ? { kind: 'projects', district: part.district, colour: piece.colour }
      : { kind: 'space', space: name };
  };
  const isLit = (place: Place): boolean => told.at(place) !== undefined || scene.ways.has(keyOf(place));
  const stop = focused ?? (part.spaces.find((space) => isLit(placeOf(space))) ?? part.spaces[0])?.name;
  const districts = [Math.floor(part.district), Math.ceil(part.district)];
  return (
    <g
      role="grid"
      aria-label={told.web.list([...new Set(districts)].map(told.words.district))}
      onFocus={({ target }) => setFocused(cellOf(target)?.dataset['cell'] ?? null)}
      onBlur={() => setFocused(null)}
    >
      {rows.map((row) => (
        <g key={row[0]?.y} role="row">
          {row.map((space) => (
            <SpaceCell key={space.name} space={space} place={placeOf(space)} isStop={space.name === stop} />
          ))}
        </g>
      ))}
    </g>
  );
}

function SpaceCell({ space, place, isStop }: { space: CitySpace; place: Place; isStop: boolean }): ReactNode {
  const { scene, told } = usePlaying();
  const { tablet, explain } = usePointing();
  const piece = scene.view.spaces[space.space];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said anew when something else lies there
  const label = useMemo(() => told.words.describeSpace(scene.view, space.space), [piece, told.speaker]);
  const isLit = useLit(place) !== null;
  const what: Place = { kind: 'space', space: space.name };
  const tabIndex = isStop ? 0 : -1;
  return (
    <g
      role="gridcell"
      className="cell"
      data-cell={space.name}
      aria-label={label}
      tabIndex={isLit ? undefined : tabIndex}
      onFocus={() => tablet.set(explain(place, what))}
    >
      <Spot place={place} what={what} x={space.x} y={space.y} width={SPACE} height={SPACE} tabIndex={tabIndex} />
    </g>
  );
}
