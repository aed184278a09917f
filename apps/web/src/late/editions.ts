/**
 * The check of editions, which only a game with an edition of its own needs: it is fetched before such a game is begun or opened. The build puts this
 * module in the place of the engine's own where records are read (`vite.config.ts`).
 */
import type { validateEdition as Validate } from '@tabannusi/engine/editions';
import { fetched } from './fetched.ts';

let validate: typeof Validate | null = null;

export async function loadEditions(): Promise<void> {
  validate ??= (await fetched(import('@tabannusi/engine/editions'))).validateEdition;
}

/** @public Only the build sees who takes it. */
export const validateEdition: typeof Validate = (input) => {
  if (validate === null) throw new Error('a game with an edition of its own was opened without the check of editions');
  return validate(input);
};
