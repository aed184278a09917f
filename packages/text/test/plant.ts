/** Editions with something changed. */
import { type Edition, REFERENCE_EDITION, validateEdition } from '@tabannusi/engine';

/**
 * Returns the reference edition with other values at some paths (`board.duo.rows[2]`); `undefined` removes a value. The result need not be
 * valid.
 */
export function plant(changes: Readonly<Record<string, unknown>>): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(REFERENCE_EDITION));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    let at = copy as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy;
}

/** Returns a changed edition, which must be valid. */
export function plantEdition(changes: Readonly<Record<string, unknown>>): Edition {
  const result = validateEdition(plant(changes));
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.edition;
}
