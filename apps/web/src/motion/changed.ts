/** Marks on the board: what has changed. The style sheet draws them. */
import { keyOf, type Place } from '../places/place.ts';
import { find } from './where.ts';

export interface Changed {
  readonly place: Place;
  /** Shown beside the place; empty if the place alone is marked. */
  readonly text: string;
}

/** Marks the places that are drawn. Returns a function that removes the marks. */
export function markChanged(changes: readonly Changed[]): () => void {
  const marked = new Map(changes.map((change) => [keyOf(change.place), change])).values().toArray();
  const elements = marked.flatMap(({ place, text }) => {
    const element = find(place);
    element?.setAttribute('data-changed', text);
    return element === null ? [] : [element];
  });
  return () => {
    for (const element of elements) element.removeAttribute('data-changed');
  };
}
