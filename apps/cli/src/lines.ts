/** Lines for a terminal. */
/** The default width. */
export const WIDTH = 80;
const STEP = 2;

/**
 * Indents a text by levels and breaks it at spaces if it is wider than `columns`; broken lines are indented by two more columns. Leading
 * and repeated spaces stay, because pictures consist of them.
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
