/** The values of an edition that the games of a table use. */
import type { Edition } from '@tabannusi/engine';
import type { Table } from './network.ts';

/** Everything except names, versions and origins; without a Bot, also without the solo components. */
export function usedBy(table: Table, edition: Edition): Edition {
  const { id: _, version: __, title: ___, solo, ...rest } = edition;
  return withoutOrigins(table === 'solo' ? { ...rest, solo } : rest) as Edition;
}

/** Origins and notes say where a value comes from; they are not values. */
function withoutOrigins(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOrigins);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'origin' && key !== 'note');
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutOrigins(inner)]));
}
