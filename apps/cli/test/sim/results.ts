/** Made-up results of games. */
import { REFERENCE_EDITION, VP_SOURCES } from '@tabannusi/engine';
import type { NumberedResult } from '../../src/sim/batch.ts';
import { createUse } from '../../src/sim/use.ts';

/** A game with VP by seat; `wins` are twelfths. */
export const resultOf = (number: number, vp: readonly number[], wins: readonly number[]): NumberedResult => ({
  number,
  decisions: 100 + number,
  turns: 30,
  seats: vp.map((own, seat) => ({ vp: own, gold: seat, win: wins[seat] ?? 0, bySource: VP_SOURCES.map((_, n) => (n === 0 ? own : 0)) })),
});

export const noUse = (bots: number) => createUse(REFERENCE_EDITION, bots);
