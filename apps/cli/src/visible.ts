/** Text from outside on a terminal. */

/** Control characters as JSON writes them, so that what stands in a file cannot steer the terminal. Line breaks stay. */
export const visible = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, escaped);

/** The same for what belongs on one line. */
export const visibleLine = (text: string): string => visible(text).replaceAll('\n', '\\n');

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
