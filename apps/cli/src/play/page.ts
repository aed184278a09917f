/** What is printed: lines that fit, in colours where they may be, and a way to take everything off the screen. */
import type { Environment } from '../environment.ts';
import { indent } from '../lines.ts';
import { visible } from '../visible.ts';
import { hanging } from './layout.ts';
import type { Paint } from './paint.ts';

/** Pictures are made for this width, and longer lines are hard to read. */
const WIDEST = 80;
const NARROWEST = 40;

/** Takes off the screen and what can be scrolled back to. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
const BLANK_LINES = 40;

export interface Page {
  readonly columns: number;
  text(text: string, level?: number): void;
  heading(text: string): void;
  aside(text: string, level?: number): void;
  picture(lines: readonly string[], level?: number): void;
  /** A text after what leads it. */
  item(lead: string, text: string): void;
  /** As they are. */
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
