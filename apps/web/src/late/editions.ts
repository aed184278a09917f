/**
 * Validation of editions, which only games with a custom edition need. It loads before such a game is begun or opened. The build
 * substitutes this module for the engine's own in the reader of records (`vite.config.ts`).
 */
import type { validateEdition as Validate } from '@tabannusi/engine/editions';
import { fetched } from './fetched.ts';

let validate: typeof Validate | null = null;

export async function loadEditions(): Promise<void> {
  validate ??= (await fetched(import('@tabannusi/engine/editions'))).validateEdition;
}

/** @public Imported only by the substitution in the build. */
export const validateEdition: typeof Validate = (input) => {
  if (validate === null) throw new Error('a game with an edition of its own was opened without the check of editions');
  return validate(input);
};
