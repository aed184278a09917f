/** `tabannusi tournament`. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { CliWords } from '@tabannusi/text';
import { BOT_NAMES, isOwnBot, typedBots } from '../bots.ts';
import { Mistake } from '../environment.ts';
import type { LocalCommand } from '../local-command.ts';
import type { Given } from '../tournament/open.ts';
import { isBar, isSeed, LIMITS, lineUpsOf, type Order, wholeRotations } from '../tournament/order.ts';
import { runTournament } from '../tournament/run.ts';
import type { Declare } from './declare.ts';
import { placeholders } from './placeholders.ts';

const MOST_JOBS = 256;
/** Quick bots, for when none are named. */
const DEFAULT_BOTS = ['random', 'apprentice'];
const DEFAULT_PLAYERS = 2;
const DEFAULT_GAMES = 100;
/** The most games of a line-up with a bar (`--until`). */
const MOST_UNTIL = 2_000;

interface Options extends Omit<Given, 'iterations' | 'until'> {
  readonly iterations?: number;
  readonly until?: number;
  readonly jobs?: number;
  readonly file?: string;
  readonly svg?: string;
  readonly force?: true;
  readonly json?: true;
}

export const declareTournament: Declare = (program, environment, end) => {
  const { words } = program;
  const command = program.command('tournament');
  const { number, seed, bots, file } = placeholders(words);
  const byDefault = (value: string | number): string => ` (${words.say('frame', 'defaultValue', { value: String(value) })})`;
  const expectSeed = (text: string): string =>
    isSeed(text) ? text : command.wrongValue('--seed', text, words.say('sim', 'seedForm', { length: LIMITS.seed }));
  const expectBar = (text: string): number =>
    isBar(Number(text)) ? Number(text) : command.wrongValue('--until', text, words.say('tournament', 'untilForm', {}));

  command
    .description(words.say('tournament', 'about', {}))
    .option(
      `--bots ${bots}`,
      words.say('tournament', 'botsOption', { bots: words.list(typedBots(words)) }) + byDefault(DEFAULT_BOTS.join(',')),
      (list: string) => expectBots(list, command),
    )
    .whole(`--players ${number}`, words.say('sim', 'playersOption', {}) + byDefault(DEFAULT_PLAYERS), LIMITS.players)
    .whole(`--games ${number}`, words.say('tournament', 'gamesOption', {}) + byDefault(DEFAULT_GAMES), LIMITS.games)
    .option(`--seed ${seed}`, words.say('sim', 'seedOption', {}), expectSeed)
    .whole(`--iterations ${number}`, words.say('tournament', 'iterationsOption', {}), LIMITS.iterations)
    .option(`--until ${number}`, words.say('tournament', 'untilOption', {}), expectBar)
    .whole(`--jobs ${number}`, words.say('sim', 'jobsOption', {}), { min: 1, max: MOST_JOBS })
    .option(`--file ${file}`, words.say('tournament', 'fileOption', {}))
    .option(`--svg ${file}`, words.say('tournament', 'svgOption', {}))
    .option('--force', words.say('frame', 'forceOption', {}))
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(
      ['--bots random,apprentice,builder --svg ladder.svg', words.say('tournament', 'ladderExample', {})],
      ['--bots builder,apprentice --seed ur --file run.json', words.say('tournament', 'fileExample', {})],
      ['--bots builder,apprentice --until 0.65', words.say('tournament', 'untilExample', {})],
    )
    .action(async ({ jobs, file, svg, force, json, ...given }: Options) => {
      const how = {
        jobs: jobs ?? availableParallelism(),
        file: file ?? null,
        svg: svg ?? null,
        force: force ?? false,
        json: json ?? false,
      };
      end(await runTournament(given, (wanted) => complete(wanted, words), how, environment));
    });
};

/** Returns the names in a list. Each must be one of our bots, and none may appear twice. */
function expectBots(list: string, command: LocalCommand): readonly string[] {
  const { words } = command;
  const named = list.split(',').map((bot) => bot.trim());
  const stranger = named.find((bot) => !isOwnBot(bot));
  if (stranger !== undefined) command.wrongValue('--bots', stranger, words.list(BOT_NAMES, 'or'));
  const twice = named.find((bot, n) => named.indexOf(bot) < n);
  if (twice !== undefined) throw new Mistake(words.say('tournament', 'sameBot', { bot: twice }));
  const { min, max } = LIMITS.bots;
  if (named.length < min || named.length > max) throw new Mistake(words.say('tournament', 'howManyBots', { bots: named.length, min, max }));
  return named;
}

/** Returns the given options, with defaults for the others. */
function complete(given: Given, words: CliWords): Order {
  const { players = DEFAULT_PLAYERS, until = null, bots = DEFAULT_BOTS, iterations = null } = given;
  const { games = until === null ? DEFAULT_GAMES : MOST_UNTIL, seed = randomBytes(4).toString('hex') } = given;
  const order = { bots, players, games: wholeRotations(games, players), seed, iterations, until };
  if (until !== null && players !== 2) throw new Mistake(words.say('tournament', 'untilForTwo', {}));
  const all = lineUpsOf(order).length * order.games;
  if (all > LIMITS.allGames) throw new Mistake(words.say('tournament', 'tooManyGames', { games: all, limit: LIMITS.allGames }));
  return order;
}
