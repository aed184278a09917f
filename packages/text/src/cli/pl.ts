/** The command line in Polish. */
import { files } from './pl/files.ts';
import { frame } from './pl/frame.ts';
import { play } from './pl/play.ts';
import { protocol } from './pl/protocol.ts';
import { sim } from './pl/sim.ts';
import { start } from './pl/start.ts';
import { tournament } from './pl/tournament.ts';
import type { CliMessages } from './values.ts';

export const pl: CliMessages = { frame, play, sim, tournament, files, protocol, start };
