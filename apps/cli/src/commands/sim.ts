/** `tabannusi sim`. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Mistake } from '../environment.ts';
import { DEFAULT_BOT_TIME } from '../outside-bot/outside-bot.ts';
import { BOTS } from '../play/bots.ts';
import { seated } from '../sim/order.ts';
import { isBot, listedBots } from '../sim/read-bots.ts';
import { runSim } from '../sim/run.ts';
import type { Declare } from './declare.ts';

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 256;
const SEED_LENGTH = 100;
const OWN_BOTS = Object.keys(BOTS);
/** Who plays where nobody is named: quick ones. */
const DEFAULT_BOTS = ['apprentice', 'random'];

interface Options {
  readonly players: number;
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
  const own = words.list(OWN_BOTS);

  const expectBots = (option: string, bots: readonly string[]): readonly string[] => {
    for (const bot of bots)
      if (!isBot(bot)) command.wrongValue(option, bot, words.say('sim', 'botForm', { bots: words.list(OWN_BOTS, 'or') }));
    return bots;
  };
  const expectSeed = (seed: string): string => {
    if (seed === '' || seed.length > SEED_LENGTH || /\p{Cc}/u.test(seed))
      command.wrongValue('--seed', seed, words.say('sim', 'seedForm', { length: SEED_LENGTH }));
    return seed;
  };

  command
    .description(words.say('sim', 'about', {}))
    .whole('--players <n>', words.say('sim', 'playersOption', {}), { min: 2, max: 4, byDefault: 2 })
    .whole('--games <n>', words.say('sim', 'gamesOption', {}), { min: 1, max: MOST_GAMES, byDefault: 100 })
    .option('--seed <seed>', words.say('sim', 'seedOption', {}), expectSeed)
    .option('--bots <a,b>', words.say('sim', 'botsOption', { bots: own }), (list: string) => expectBots('--bots', listedBots(list)))
    .option('--bot <bot>', words.say('sim', 'botOption', {}), (bot: string, before: readonly string[] = []) => [
      ...before,
      ...expectBots('--bot', [bot]),
    ])
    .whole('--bot-time <ms>', words.say('sim', 'botTimeOption', {}), { min: 1, max: 600_000, byDefault: DEFAULT_BOT_TIME })
    .whole('--jobs <n>', words.say('sim', 'jobsOption', {}), { min: 1, max: MOST_JOBS })
    .option(`--csv <${words.say('frame', 'filePlaceholder', {})}>`, words.say('sim', 'csvOption', {}))
    .option('--force', words.say('frame', 'forceOption', {}))
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(
      ['--games 1000 --bots apprentice,random --seed ur', words.say('sim', 'manyExample', {})],
      ['--bot "cmd:python3 examples/bot.py" --bot apprentice --csv games.csv', words.say('sim', 'programExample', {})],
    )
    .action(async (options: Options) => {
      const { players, games, seed = randomBytes(4).toString('hex'), bots = [], bot = [], botTime } = options;
      const named = [...bots, ...bot];
      if (named.length > players) throw new Mistake(words.say('sim', 'tooManyBots', { bots: named.length, players }));
      const order = { players, games, seed, bots: seated(named.length === 0 ? DEFAULT_BOTS : named, players) };
      const { jobs = availableParallelism(), csv = null, force = false, json = false } = options;
      end(await runSim(order, { jobs, botTime, csv, force, json }, environment));
    });
};
