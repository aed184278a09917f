/** Hints and the standing on the page, in English. */
import type { HintPageMessages } from './values.ts';

export const hints: HintPageMessages = {
  hint: {
    open: 'Hint',
    title: 'Hint',
    thinking: 'Weighing the choices…',
    stop: 'Stop',
    close: 'Close',
    failed: 'No hint could be found.',
    howTo: 'A click shows where a choice is and what it does; it does not make it.',
  },
  standing: {
    open: 'Standing',
    title: 'If the game ended now',
    soFar: 'VP so far',
    total: 'Total',
    without: 'Urban cards are not counted: they are secret until the end.',
  },
};
