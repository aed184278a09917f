/** Guards against unintended clicks and keys. */
import type { KeyboardEvent, MouseEvent } from 'react';

/** Ignores the second click of a double click: its first click may have made the button appear under the pointer. */
export const unlessDoubled =
  (deed: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) deed();
  };

/** Ignores the repeats of a key that is held down. */
export function unlessHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key !== 'Tab') event.preventDefault();
}
