/** What can be said at a table: a few words that everybody reads in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'oneMoment',
  'backSoon',
  'thinking',
  'yourMove',
  'oops',
  'goodGame',
  'goodbye',
] as const;

export type Phrase = (typeof PHRASES)[number];
