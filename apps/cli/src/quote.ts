/** Quotes what a person typed: on one line, shortened to the recognisable beginning. */
const LONGEST = 80;

export const quote = (text: string): string => JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
