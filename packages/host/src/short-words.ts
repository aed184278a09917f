/**
 * The stored form of the ids of a stretch: each of the words that fill most of a log is one capital letter. `action:project colour:white`
 * is `C:H A:N`, so a running game takes half of the room.
 */

/** By letter, from A on. They belong to version 2 of the stored form and never change. */
const WORDS = [
  'colour',
  'space',
  'action',
  'destination',
  'actionTile',
  'die',
  'done',
  'project',
  'construct',
  'resource',
  'refill',
  'harbormaster',
  'ship',
  'white',
  'yellow',
  'brown',
  'blue',
  'green',
  'pay',
  'zigguratSpace',
  'zigguratHouse',
  'specialWater',
  'portSpace',
  'portHouse',
  'garden',
  'gardening',
] as const;

const A = 'A'.charCodeAt(0);

/** A whole word between spaces, colons and commas. */
const WORD = /(?<![^ :,|])[A-Za-z]+(?![^ :,|])/g;

const LETTERS: ReadonlyMap<string, string> = new Map(WORDS.map((word, n) => [word, String.fromCharCode(A + n)]));

/** Null if the text has words that the short form means otherwise, as an edition of somebody's own may have. */
export function shortened(text: string): string | null {
  const short = text.replace(WORD, (word) => LETTERS.get(word) ?? word);
  return lengthened(short) === text ? short : null;
}

export const lengthened = (short: string): string =>
  short.replace(WORD, (word) => (word.length === 1 ? (WORDS[word.charCodeAt(0) - A] ?? word) : word));
