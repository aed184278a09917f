/** The messages of `play` with their values. */
import type { Bare } from './bare.ts';

export interface PlayValues {
  readonly about: Bare;
}
