/** The messages of `protocol` with their values. */
import type { Bare } from './bare.ts';

export interface ProtocolValues {
  readonly about: Bare;
}
