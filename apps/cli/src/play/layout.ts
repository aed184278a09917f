/** The layout of lists in lines. */
import { indent } from '../lines.ts';

/** Returns a text after its lead, with broken lines indented to the text. */
export function hanging(lead: string, text: string, columns: number): string[] {
  const [first = '', ...rest] = indent(text, 0, columns - lead.length);
  return [`${lead}${first}`.trimEnd(), ...rest.map((line) => `${' '.repeat(lead.length)}${line}`)];
}

/** Columns of a slot in side-by-side lists. */
const SLOT = 20;

/** Lays short texts out side by side, in reading order. A longer text takes several slots. */
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

/** Returns a table of numbers, with a row per label and a column per player. */
export function columnsOf(heads: readonly string[], rows: readonly (readonly [label: string, cells: readonly number[]])[]): string[] {
  const label = Math.max(...rows.map(([text]) => text.length));
  const width = Math.max(...heads.map((head) => head.length)) + 2;
  const line = (text: string, cells: readonly (string | number)[]): string =>
    `  ${text.padEnd(label)}${cells.map((cell) => String(cell).padStart(width)).join('')}`;
  return [line('', heads), ...rows.map(([text, cells]) => line(text, cells))];
}
