/** The words that can be typed on the page. */

/** Each can be typed as it stands here, in every language. In the order of the list that `help` shows. */
export const COMMANDS = [
  'legal',
  'why',
  'district',
  'me',
  'players',
  'score',
  'log',
  'undo',
  'redo',
  'restart',
  'end',
  'hint',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];
