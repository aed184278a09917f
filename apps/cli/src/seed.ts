/** A seed needs no quotes in any shell, so the command that repeats a game can be copied as it is printed. */
export const SEED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,39}$/u;
