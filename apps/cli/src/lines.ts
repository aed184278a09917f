/** Lines for a terminal. */
/** Columns where nothing else is known. */
export const WIDTH = 80;
const STEP = 2;

/**
 * The text moved to the right by so many levels and broken at blanks where it passes so many columns; what goes on stands two columns further
 * right. Blanks at the beginning and several in a row stay: pictures are made of them.
 */
export function indent(text: string, level: number, columns = WIDTH): string[] {
  const lead = ' '.repeat(STEP * level);
  const line = `${lead}${text}`;
  if (line.length <= columns) return [line.trimEnd()];
  const own = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = own;
  for (const word of line.trim().split(' ')) {
    const blank = current.trim() === '' ? '' : ' ';
    if (current.trim() !== '' && current.length + blank.length + word.length > columns) {
      lines.push(current);
      current = `${own}${' '.repeat(STEP)}${word}`;
    } else current += `${blank}${word}`;
  }
  return [...lines, current];
}
