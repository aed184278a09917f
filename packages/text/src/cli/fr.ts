/** The command line in French. */
import { files } from './fr/files.ts';
import { frame } from './fr/frame.ts';
import { play } from './fr/play.ts';
import { protocol } from './fr/protocol.ts';
import { sim } from './fr/sim.ts';
import { start } from './fr/start.ts';
import { tournament } from './fr/tournament.ts';
import type { CliMessages } from './values.ts';

export const fr: CliMessages = { frame, play, sim, tournament, files, protocol, start };
