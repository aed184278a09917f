/** Positions as people write them by hand, and the expected report if one has a fault. */
import type { PositionFault, PositionFaultCode } from '../../src/record/position/faults.ts';

/** Returns the shortest position, with these keys added or replaced. */
export const written = (keys: Record<string, unknown> = {}): Record<string, unknown> => ({
  format: 'tabannusi-position',
  version: 1,
  edition: { id: 'reference', version: 1 },
  players: 2,
  ...keys,
});

/** Returns the same for a game against the Bot. */
export const writtenSolo = (keys: Record<string, unknown> = {}): Record<string, unknown> =>
  written({ players: 1, king: 'gilgabot', ...keys });

export interface Planted {
  readonly what: string;
  readonly code: PositionFaultCode;
  readonly path: string;
  readonly position: unknown;
  readonly numbers?: Partial<PositionFault>;
}
