/** The messages of `files` with their values. */
import type { Bare } from './bare.ts';

export interface FilesValues {
  readonly about: Bare;
}
