/** What the browser keeps, in English. */
import type { KeepMessages } from './values.ts';

export const keep: KeepMessages = {
  keep: {
    lastLost: 'What was noted of the last decision is damaged: it may be missing. Everything before it is there.',
    noRoom: 'The browser has no room for another game. Delete games that you no longer need, or make room on the device, and try again.',
    deleted: 'Deleted: {game}',
    restore: 'Undo',
    restoreGame: 'Undo deleting: {game}',
  },
  choices: {
    marks: 'Signs besides colours',
    standing: 'Show the estimate “if the game ended now” in the place of the log',
    estimate: 'The table may look at the estimate “if the game ended now”',
    version: '{name}, version {version, number}',
  },
};
