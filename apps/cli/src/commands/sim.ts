/** `tabannusi sim`. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { KINGS, type King } from '@tabannusi/engine';
import { BOT_NAMES, isBot, typedBots } from '../bots.ts';
import { Mistake } from '../environment.ts';
import { BOT_TIME } from '../outside-bot/outside-bot.ts';
import { seated } from '../sim/order.ts';
import { runSim } from '../sim/run.ts';
import type { Declare } from './declare.ts';
import { placeholders } from './placeholders.ts';

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 256;
const SEED_LENGTH = 100;
/** Quick bots, for when none are named. */
const DEFAULT_BOTS = ['apprentice', 'random'];

interface Options {
  readonly players: number;
  readonly solo?: King;
  readonly games: number;
  readonly seed?: string;
  readonly bots?: readonly string[];
  readonly bot?: readonly string[];
  readonly botTime: number;
  readonly jobs?: number;
  readonly csv?: string;
  readonly force?: true;
  readonly json?: true;
}

export const declareSim: Declare = (program, environment, end) => {
  const { words } = program;
  const command = program.command('sim');
  const own = words.list(typedBots(words));
  const { number, king, seed, bot, bots, milliseconds, file } = placeholders(words);

  const expectBots = (option: string, bots: readonly string[]): readonly string[] => {
    for (const bot of bots)
      if (!isBot(bot)) command.wrongValue(option, bot, words.say('sim', 'botForm', { bots: words.list(BOT_NAMES, 'or') }));
    return bots;
  };
  const expectSeed = (seed: string): string => {
    if (seed === '' || seed.length > SEED_LENGTH || /\p{Cc}/u.test(seed))
      command.wrongValue('--seed', seed, words.say('sim', 'seedForm', { length: SEED_LENGTH }));
    return seed;
  };

  command
    .description(words.say('sim', 'about', {}))
    .whole(`--players ${number}`, words.say('sim', 'playersOption', {}), { min: 2, max: 4, byDefault: 2 })
    .oneOf(`--solo ${king}`, words.say('frame', 'soloOption', { kings: words.list(KINGS, 'or') }), KINGS)
    .whole(`--games ${number}`, words.say('sim', 'gamesOption', {}), { min: 1, max: MOST_GAMES, byDefault: 100 })
    .option(`--seed ${seed}`, words.say('sim', 'seedOption', {}), expectSeed)
    .option(`--bots ${bots}`, words.say('sim', 'botsOption', { bots: own }), (list: string) =>
      expectBots(
        '--bots',
        list.split(',').map((bot) => bot.trim()),
      ),
    )
    .option(`--bot ${bot}`, words.say('sim', 'botOption', {}), (bot: string, before: readonly string[] = []) => [
      ...before,
      ...expectBots('--bot', [bot]),
    ])
    .whole(`--bot-time ${milliseconds}`, words.say('sim', 'botTimeOption', {}), BOT_TIME)
    .whole(`--jobs ${number}`, words.say('sim', 'jobsOption', {}), { min: 1, max: MOST_JOBS })
    .option(`--csv ${file}`, words.say('sim', 'csvOption', {}))
    .option('--force', words.say('frame', 'forceOption', {}))
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(
      ['--games 1000 --bots apprentice,random --seed ur', words.say('sim', 'manyExample', {})],
      ['--solo gilgabot --bots apprentice --games 1000', words.say('sim', 'soloExample', {})],
      ['--bot "cmd:python3 examples/bot.py" --bot apprentice', words.say('sim', 'programExample', {})],
    )
    .action(async (options: Options) => {
      const { solo: king, games, seed = randomBytes(4).toString('hex'), bots = [], bot = [], botTime } = options;
      if (king !== undefined && command.getOptionValueSource('players') !== 'default') throw new Mistake(words.say('sim', 'soloAlone', {}));
      const players = king === undefined ? options.players : 1;
      const named = [...bots, ...bot];
      if (named.length > players) throw new Mistake(words.say('sim', 'tooManyBots', { bots: named.length, players }));
      const order = { players, king, games, seed, bots: seated(named.length === 0 ? DEFAULT_BOTS : named, players) };
      const { jobs = availableParallelism(), csv = null, force = false, json = false } = options;
      end(await runSim(order, { jobs, botTime, csv, force, json }, environment));
    });
};
