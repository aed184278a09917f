/** Writes JSON for people: as much on one line as fits. */
import type { Position } from './position/format.ts';

const WIDTH = 140;

/** Writes a value as lines. `indent` is that of the first line, and `before` the number of characters already on it. */
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

/** Equal positions have equal texts, which end with a line break. */
export const formatPosition = (position: Position): string => `${formatJson(position)}\n`;

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
