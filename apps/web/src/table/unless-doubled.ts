/** Clicks that are meant. */
import type { MouseEvent } from 'react';

/** Not by the second half of a double click, whose first half made the button appear under the pointer. */
export const unlessDoubled =
  (deed: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) deed();
  };
