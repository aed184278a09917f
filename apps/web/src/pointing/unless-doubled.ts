/** Clicks and keys that are meant. */
import type { KeyboardEvent, MouseEvent } from 'react';

/** Not by the second half of a double click, whose first half made the button appear under the pointer. */
export const unlessDoubled =
  (deed: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) deed();
  };

/** A key that is held down presses a button once. */
export function unlessHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key !== 'Tab') event.preventDefault();
}
