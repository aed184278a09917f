/** Seeds need no quotes in any shell, so that printed commands can be copied. */
export const SEED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,39}$/u;
