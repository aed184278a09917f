/** The messages of `sim` with their values. */
import type { Bare } from './bare.ts';

export interface SimValues {
  readonly about: Bare;
}
