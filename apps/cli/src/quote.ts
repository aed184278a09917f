/** What a person typed, told back: quoted, on one line, and not longer than is needed to know it again. */
const LONGEST = 80;

export const quote = (text: string): string => JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
