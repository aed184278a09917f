/** The output: lines that fit, in colours if allowed, and a way to clear the screen. */
import type { Environment } from '../environment.ts';
import { indent } from '../lines.ts';
import { visible } from '../visible.ts';
import { hanging } from './layout.ts';
import type { Paint } from './paint.ts';

/** The width of pictures. Longer lines of text are hard to read. */
const WIDEST = 80;
const NARROWEST = 40;

/** Clears the screen and the scrollback. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
const BLANK_LINES = 40;

export interface Page {
  readonly columns: number;
  text(text: string, level?: number): void;
  heading(text: string): void;
  aside(text: string, level?: number): void;
  picture(lines: readonly string[], level?: number): void;
  /** Prints a text after its lead. */
  item(lead: string, text: string): void;
  /** Prints lines unchanged. */
  lines(lines: readonly string[]): void;
  blank(): void;
  clear(): void;
}

export function createPage(environment: Environment, paint: Paint): Page {
  const { output } = environment;
  const print = (lines: readonly string[]): void => void output.write(lines.map((line) => `${line}\n`).join(''));
  const columns = (): number => Math.max(NARROWEST, Math.min(WIDEST, environment.columns));
  const fit = (text: string, level = 0): string[] => indent(visible(text), level, columns());
  return {
    get columns() {
      return columns();
    },
    text: (text, level) => print(fit(text, level).map(paint.text)),
    heading: (text) => print(['', ...fit(text).map(paint.heading)]),
    aside: (text, level) => print(fit(text, level).map(paint.aside)),
    picture: (lines, level) => print(lines.flatMap((line) => fit(line, level)).map(paint.picture)),
    item: (lead, text) => print(hanging(lead, visible(text), columns()).map(paint.text)),
    lines: (lines) => print(lines.map((line) => paint.text(visible(line)))),
    blank: () => print(['']),
    clear: () => void output.write(environment.isTerminal ? CLEAR : '\n'.repeat(BLANK_LINES)),
  };
}
