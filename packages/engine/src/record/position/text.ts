/** A position as text: JSON with as much on a line as fits. */
import type { Position } from './format.ts';

const WIDTH = 140;

/** The same position always has the same text. It ends with a line break. */
export const formatPosition = (position: Position): string => `${format(position, '', 0)}\n`;

function format(value: unknown, indent: string, before: number): string {
  const flat = oneLine(value);
  if (typeof value !== 'object' || value === null || (indent !== '' && indent.length + before + flat.length < WIDTH)) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => `${inner}${format(entry, inner, 0)}`)
    : Object.entries(value).map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${format(entry, inner, key.length + 4)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
