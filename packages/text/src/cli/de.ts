/** The command line in German. */
import { files } from './de/files.ts';
import { frame } from './de/frame.ts';
import { play } from './de/play.ts';
import { protocol } from './de/protocol.ts';
import { sim } from './de/sim.ts';
import { start } from './de/start.ts';
import { tournament } from './de/tournament.ts';
import type { CliMessages } from './values.ts';

export const de: CliMessages = { frame, play, sim, tournament, files, protocol, start };
