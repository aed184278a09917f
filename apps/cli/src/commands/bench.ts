/** `tabannusi bench`. */
import type { BotName } from '@tabannusi/ai';
import { KINGS, type King } from '@tabannusi/engine';
import { BOT_NAMES, typedBots } from '../bots.ts';
import { benchBots } from '../sim/bench-bots.ts';
import type { Declare } from './declare.ts';
import { placeholders } from './placeholders.ts';

interface Options {
  readonly bots?: readonly BotName[];
  readonly players: number;
  readonly solo?: King;
  readonly games: number;
  readonly json?: boolean;
}

/** The same games every time, so that figures can be compared. */
const SEED = 'bench';
const MOST_GAMES = 1000;

export const declareBench: Declare = (program, environment, end) => {
  const { words } = program;
  const { number, king, bots } = placeholders(words);
  const bench = program
    .command('bench')
    .description(words.say('bench', 'about', {}))
    .examples(['bots --games 2', words.say('bench', 'example', {})]);
  const command = bench.command('bots');
  const listed = (list: string): readonly BotName[] =>
    list.split(',').map((name) => {
      const bot = BOT_NAMES.find((each) => each === name.trim());
      return bot ?? command.wrongValue('--bots', name, words.list(BOT_NAMES, 'or'));
    });
  command
    .description(words.say('bench', 'botsAbout', {}))
    .option(`--bots ${bots}`, words.say('bench', 'botsOption', { bots: words.list(typedBots(words)) }), listed)
    .whole(`--players ${number}`, words.say('sim', 'playersOption', {}), { min: 2, max: 4, byDefault: 2 })
    .oneOf(`--solo ${king}`, words.say('frame', 'soloOption', { kings: words.list(KINGS, 'or') }), KINGS)
    .whole(`--games ${number}`, words.say('bench', 'gamesOption', {}), { min: 1, max: MOST_GAMES, byDefault: 1 })
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(['--bots builder,architect --games 2', words.say('bench', 'example', {})])
    .action(async ({ bots = BOT_NAMES, players, solo, games, json = false }: Options) =>
      end(await benchBots({ bots, players, king: solo ?? null, games, seed: SEED }, json, environment)),
    );
};
