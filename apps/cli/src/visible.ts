/** Makes text from outside safe for a terminal. */

/**
 * Escapes control and format characters as in JSON, so that text from a file can neither steer the terminal nor hide in it. Line breaks
 * stay.
 */
export const visible = (text: string): string => text.replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, escaped);

/** Also escapes line breaks, for text on one line. */
export const visibleLine = (text: string): string => visible(text).replaceAll('\n', '\\n');

const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, n) => `\\u${character.charCodeAt(n).toString(16).padStart(4, '0')}`).join('');
