/** The command line in English. */
import { files } from './en/files.ts';
import { frame } from './en/frame.ts';
import { play } from './en/play.ts';
import { protocol } from './en/protocol.ts';
import { sim } from './en/sim.ts';
import { start } from './en/start.ts';
import { tournament } from './en/tournament.ts';
import type { CliMessages } from './values.ts';

export const en: CliMessages = { frame, play, sim, tournament, files, protocol, start };
