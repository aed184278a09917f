/** Positions as a person writes them, and what the reader must say of one with a fault. */
import type { PositionFault, PositionFaultCode } from '../../src/record/position/faults.ts';

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

export interface Planted {
  readonly what: string;
  readonly code: PositionFaultCode;
  readonly path: string;
  readonly position: unknown;
  readonly numbers?: Partial<PositionFault>;
}
