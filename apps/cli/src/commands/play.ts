/** `tabannusi play`. */
import { KINGS } from '@tabannusi/engine';
import { toldBots, typedBots } from '../bots.ts';
import { BOT_TIME } from '../outside-bot/outside-bot.ts';
import type { PlayOptions } from '../play/open.ts';
import { play } from '../play/play.ts';
import { FEWEST_SEATS, MOST_SEATS } from '../play/seats.ts';
import type { Declare } from './declare.ts';
import { placeholders } from './placeholders.ts';

export const declarePlay: Declare = (program, environment, end) => {
  const { words } = program;
  const all = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
  const { number, king, seat, bot, milliseconds, seed, file } = placeholders(words);
  program
    .command('play')
    .description(words.say('play', 'about', {}))
    .whole(`--players ${number}`, words.say('play', 'playersOption', {}), { min: FEWEST_SEATS, max: MOST_SEATS })
    .oneOf(`--solo ${king}`, words.say('frame', 'soloOption', { kings: words.list(KINGS, 'or') }), KINGS)
    .option(`--seat ${seat}`, words.say('play', 'seatOption', {}), all)
    .option(`--bot ${bot}`, words.say('play', 'botOption', { bots: words.list(typedBots(words)) }), all)
    .whole(`--bot-time ${milliseconds}`, words.say('sim', 'botTimeOption', {}), BOT_TIME)
    .option(`--seed ${seed}`, words.say('play', 'seedOption', {}))
    .option('--first-game', words.say('play', 'firstGameOption', {}))
    .option(`--edition ${file}`, words.say('play', 'editionOption', {}))
    .option(`--save ${file}`, words.say('play', 'saveOption', {}))
    .option(`--resume ${file}`, words.say('play', 'resumeOption', {}))
    .option('--no-confirm', words.say('play', 'noConfirmOption', {}))
    .listed(words.say('level', 'title', {}), toldBots(words))
    .examples(
      ['', words.say('play', 'oneExample', {})],
      ['--seat person:Ann --seat person:Ben --save ur.json', words.say('play', 'twoExample', {})],
      ['--resume ur.json', words.say('play', 'resumeExample', {})],
      ['--bot "cmd:python3 examples/bot.py"', words.say('play', 'programExample', {})],
    )
    .action(async (options: PlayOptions) => end(await play(options, environment)));
};
