/** Nearly valid values and noise, all made by a random generator. */
import type { Generator } from '@tabannusi/engine';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values that programs often handle wrongly. */
const ODD: readonly Json[] = [
  ...[null, true, false, 0, -1, 1, 0.5, 301, 2 ** 31, 2 ** 53, -(2 ** 53) - 2, 1e308, '', ' ', '0', '-1', 'null', '\0', '\ud800', '\u202e'],
  ...['__proto__', 'constructor', 'toString', '../..', '%00', "' OR 1=1 --", 'é'.repeat(70), '𝄞', 'x'.repeat(5_000)],
  ...[[], {}, [[]], [null], { t: 'hello' }, { length: 3 }, { toString: 1 }, { constructor: {} }, Array(400).fill('done')],
];

const HOSTILE_KEYS = ['more', 'constructor', 'toString', 'hasOwnProperty', 'id', 'person', 'do', 'seat', 'at', '', '0'];

interface Place {
  readonly of: Json[] | { [key: string]: Json };
  readonly key: string;
}

function placesIn(tree: Json, found: Place[] = []): Place[] {
  if (typeof tree !== 'object' || tree === null) return found;
  for (const [key, value] of Object.entries(tree)) {
    found.push({ of: tree, key });
    placesIn(value, found);
  }
  return found;
}

export const oneOf = <T>(lots: Generator, list: readonly T[]): T => list[lots.below(list.length)] as T;

const noise = (lots: Generator, length: number): string =>
  String.fromCharCode(...Array.from({ length }, () => (lots.below(4) === 0 ? lots.below(0xd800) : 32 + lots.below(95))));

/** The value with one to three changes: something missing, doubled, odd, of another kind, or copied from elsewhere in it. */
export function mutated(value: Json, lots: Generator): Json {
  const root = { root: structuredClone(value) };
  for (let changes = 1 + lots.below(3); changes > 0; changes--) changeOne(root, lots);
  return root.root;
}

function changeOne(root: { root: Json }, lots: Generator): void {
  const places = placesIn(root as unknown as Json);
  const { of, key } = oneOf(lots, places);
  const at = of as { [key: string]: Json };
  const value = at[key] as Json;
  switch (lots.below(8)) {
    case 0:
      if (Array.isArray(of)) of.splice(Number(key), 1);
      else if (key !== 'root') delete at[key];
      break;
    case 1:
      if (Array.isArray(of)) of.push(structuredClone(value));
      else if (key !== 'root') at[oneOf(lots, HOSTILE_KEYS)] = structuredClone(value);
      break;
    case 2:
      at[key] = structuredClone(oneOf(lots, ODD));
      break;
    case 3: {
      const other = oneOf(lots, places);
      at[key] = structuredClone((other.of as { [key: string]: Json })[other.key] as Json);
      break;
    }
    case 4:
      at[key] = noise(lots, lots.below(60));
      break;
    default:
      at[key] = nearly(value, lots);
  }
}

/** Another value of the same type. */
function nearly(value: Json, lots: Generator): Json {
  if (typeof value === 'number') return value + oneOf(lots, [1, -1, 0.5, 256, -value]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return nearlyText(value, lots);
  if (Array.isArray(value)) return value.toReversed();
  return typeof value === 'object' && value !== null ? Object.values(value) : {};
}

/** A text with one character removed, added, doubled or changed, or in another case. */
export function nearlyText(text: string, lots: Generator): string {
  const at = lots.below(text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  switch (lots.below(6)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + noise(lots, 1) + after;
    case 2:
      return before + after.slice(0, 1) + after;
    case 3:
      return text + text;
    case 4:
      return text.toUpperCase() === text ? text.toLowerCase() : text.toUpperCase();
    default:
      return before + oneOf(lots, ['0', 'f', 'g', ':', ' ', '\u0000']) + after.slice(1);
  }
}

/** The text of a value, which may no longer be JSON. */
export function garbled(value: Json, lots: Generator): string {
  const text = JSON.stringify(value);
  return lots.below(6) > 0 ? text : lots.below(2) === 0 ? nearlyText(text, lots) : noise(lots, lots.below(300));
}
