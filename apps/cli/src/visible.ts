/** Text from outside on a terminal. */

/** Control and format characters as JSON writes them, so that what stands in a file can neither steer the terminal nor hide there. Line breaks stay. */
export const visible = (text: string): string => text.replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, escaped);

/** The same for what belongs on one line. */
export const visibleLine = (text: string): string => visible(text).replaceAll('\n', '\\n');

const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, n) => `\\u${character.charCodeAt(n).toString(16).padStart(4, '0')}`).join('');
