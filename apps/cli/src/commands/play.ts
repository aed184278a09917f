/** `tabannusi play`. */
import { KINGS } from '@tabannusi/engine';
import type { PlayOptions } from '../play/open.ts';
import { play } from '../play/play.ts';
import { FEWEST_SEATS, MOST_SEATS } from '../play/seats.ts';
import type { Declare } from './declare.ts';

export const declarePlay: Declare = (program, environment, end) => {
  const { words } = program;
  const all = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
  program
    .command('play')
    .description(words.say('play', 'about', {}))
    .whole('--players <n>', words.say('play', 'playersOption', {}), { min: FEWEST_SEATS, max: MOST_SEATS })
    .oneOf('--solo <king>', words.say('play', 'soloOption', { kings: words.list(KINGS, 'or') }), KINGS)
    .option('--seat <seat>', words.say('play', 'seatOption', {}), all)
    .option('--seed <seed>', words.say('play', 'seedOption', {}))
    .option('--first-game', words.say('play', 'firstGameOption', {}))
    .option('--edition <file>', words.say('play', 'editionOption', {}))
    .option('--save <file>', words.say('play', 'saveOption', {}))
    .option('--resume <file>', words.say('play', 'resumeOption', {}))
    .option('--no-confirm', words.say('play', 'noConfirmOption', {}))
    .action(async (options: PlayOptions) => end(await play(options, environment)));
};
