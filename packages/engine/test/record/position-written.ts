/** Positions as a person writes them. */

/** The shortest position, with these keys besides or instead. */
export const written = (keys: Record<string, unknown> = {}): Record<string, unknown> => ({
  format: 'tabannusi-position',
  version: 1,
  edition: { id: 'reference', version: 1 },
  players: 2,
  ...keys,
});

/** The same of a game against the Bot. */
export const writtenSolo = (keys: Record<string, unknown> = {}): Record<string, unknown> =>
  written({ players: 1, king: 'gilgabot', ...keys });
