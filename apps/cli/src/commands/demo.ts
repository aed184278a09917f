/** The arguments and the help of `npm run demo`. */
import type { CliWords, StartWords } from '@tabannusi/text';
import { indent } from '../lines.ts';
import { LocalCommand } from '../local-command.ts';
import { SEED } from '../seed.ts';
import { placeholders } from './placeholders.ts';

/** The arguments. Without a seed, a random one is used. */
export interface DemoOrder {
  readonly seed?: string;
  readonly players: number;
}

const STARTED_AS = 'npm run demo --';
const PLAYERS = { min: 2, max: 4, byDefault: 2 };

/** Creates the command, which passes its arguments to `play`. */
export function createDemo(words: CliWords, start: StartWords, play: (order: DemoOrder) => void): LocalCommand {
  const { number, seed } = placeholders(words);
  const demo = new LocalCommand(words, STARTED_AS);
  const expectSeed = (found: string): string =>
    SEED.test(found) ? found : demo.wrongValue('--seed', found, words.say('play', 'seedForm', {}));
  return demo
    .description(start.say('helpUsage', {}))
    .option(`--seed ${seed}`, start.say('helpSeed', {}), expectSeed)
    .whole(`--players ${number}`, start.say('helpPlayers', {}), PLAYERS)
    .addHelpText('after', ['', ...whatIsSeen(start)].join('\n'))
    .action((order: DemoOrder) => play(order));
}

function whatIsSeen(start: StartWords): string[] {
  const lines = [
    start.say('helpSeen', {}),
    `  ${start.say('helpHeader', {})}`,
    `  ${start.say('helpLog', {})}`,
    `  ${start.say('helpBoard', {})}`,
    `  ${start.say('helpInPlay', {})}`,
    `  ${start.say('helpScores', {})}`,
  ];
  return lines.flatMap((line) => indent(line, 0));
}
