/** How lists are laid out in lines. */
import { indent } from '../lines.ts';

/** A text after what leads it; broken lines stand under the text. */
export function hanging(lead: string, text: string, columns: number): string[] {
  const [first = '', ...rest] = indent(text, 0, columns - lead.length);
  return [`${lead}${first}`.trimEnd(), ...rest.map((line) => `${' '.repeat(lead.length)}${line}`)];
}

/** Columns of one slot where short texts stand side by side. */
const SLOT = 20;

/** Texts side by side, in reading order; a longer one takes as many slots as it needs. */
export function flowing(texts: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const text of texts) {
    const start = line === '' ? 0 : Math.ceil((line.length + 1) / SLOT) * SLOT;
    if (start > 0 && start + text.length > columns) {
      lines.push(line);
      line = text;
    } else line = `${line.padEnd(start)}${text}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** A table of numbers: one row a label, one column a player. */
export function columnsOf(heads: readonly string[], rows: readonly (readonly [label: string, cells: readonly number[]])[]): string[] {
  const label = Math.max(...rows.map(([text]) => text.length));
  const width = Math.max(...heads.map((head) => head.length)) + 2;
  const line = (text: string, cells: readonly (string | number)[]): string =>
    `  ${text.padEnd(label)}${cells.map((cell) => String(cell).padStart(width)).join('')}`;
  return [line('', heads), ...rows.map(([text, cells]) => line(text, cells))];
}
