/** Markdown tables and the format of figures in them. */
import type { VpSource } from '@tabannusi/engine';
import { createCliWords } from '@tabannusi/text';

export type Row = readonly [label: string, ...cells: string[]];

export const table = (head: readonly string[], rows: readonly Row[]): string =>
  [line(head), line(head.map((_, n) => (n === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const words = createCliWords('en');
export const sourceName = (source: VpSource): string => words.say('sim', 'source', { source });
export const whole = (value: number): string => words.say('sim', 'whole', { value });
export const tenths = (value: number): string => words.say('sim', 'tenths', { value });
export const share = (value: number): string => words.say('sim', 'share', { value });
export const interval = (ends: readonly [low: number, high: number]): string => ends.map(share).join(' to ');

/** The heads and cells of a distribution. `rising` is sorted ascending. */
export const POINTS = ['lowest', '5 %', '25 %', '50 %', '75 %', '95 %', 'highest'] as const;
export const points = (rising: readonly number[]): string[] =>
  [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((part) => whole(pointAt(rising, part)));

/** Returns the quantile of an ascending list: `part` is 0 for the lowest, 1 for the highest. */
export const pointAt = (rising: readonly number[], part: number): number =>
  rising[Math.min(rising.length - 1, Math.floor(part * rising.length))] ?? 0;
