/** JSON as people read it: as much on a line as fits. */
import type { Position } from './position/format.ts';

const WIDTH = 140;

/** A value as lines; the first one begins where it is put, `indent` is that of its line and `before` counts what stands before it there. */
export function formatJson(value: unknown, indent = '', before = 0): string {
  const flat = oneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + flat.length < WIDTH) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => `${inner}${formatJson(entry, inner)}`)
    : Object.entries(value).map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${formatJson(entry, inner, key.length + 4)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** The same position always has the same text. It ends with a line break. */
export const formatPosition = (position: Position): string => `${formatJson(position)}\n`;

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
