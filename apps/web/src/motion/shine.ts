/** Rings around places on the board while their explanation is hovered over. */
import type { Place } from '../places/place.ts';
import { boxOf, find } from './where.ts';

const MARGIN = 4;

/** Shows the rings. Returns a function that removes them. */
export function shine(places: readonly Place[]): () => void {
  const rings = places.flatMap((place) => {
    const element = find(place);
    if (element === null) return [];
    const { x, y, width, height } = boxOf(element);
    const ring = document.createElement('div');
    ring.className = 'shine';
    Object.assign(ring.style, {
      left: `${x - MARGIN}px`,
      top: `${y - MARGIN}px`,
      width: `${width + 2 * MARGIN}px`,
      height: `${height + 2 * MARGIN}px`,
    });
    return [ring];
  });
  document.body.append(...rings);
  return () => {
    for (const ring of rings) ring.remove();
  };
}
