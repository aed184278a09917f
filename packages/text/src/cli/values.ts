/**
 * The messages of the command line with their values, part by part. They are no part of the catalogues of messages: a program without a command
 * line need not load them.
 */
import type { FilesValues } from './files-values.ts';
import type { FrameValues } from './frame-values.ts';
import type { PlayValues } from './play-values.ts';
import type { ProtocolValues } from './protocol-values.ts';
import type { SimValues } from './sim-values.ts';
import type { StartValues } from './start-values.ts';
import type { TournamentValues } from './tournament-values.ts';

export interface CliValues {
  readonly frame: FrameValues;
  readonly play: PlayValues;
  readonly sim: SimValues;
  readonly tournament: TournamentValues;
  readonly files: FilesValues;
  readonly protocol: ProtocolValues;
  readonly start: StartValues;
}

export type CliMessages = { readonly [P in keyof CliValues]: { readonly [K in keyof CliValues[P]]: string } };
