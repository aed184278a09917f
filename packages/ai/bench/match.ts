/**
 * `npm run match -- builder apprentice 100`: one bot against others on so many seeds, mirrored: every seed is played once from each seat. Wins with
 * their interval of 95 %, mean VP, time of a turn. Against a king it plays solo games. `--help` has all arguments.
 */
import { createSetting, KINGS, REFERENCE_EDITION } from '@tabannusi/engine';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { type Bot, BOTS as OWN, wilson } from '../src/index.ts';
import { playGame } from './game.ts';

const BOTS: Readonly<Record<string, Bot>> = OWN;

const whole = (text: string): number => {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number.');
};
const [a, b, games, players, first] = new Command('npm run match --')
  .description('One bot against others on mirrored seeds.')
  .addArgument(new Argument('[bot]', 'the bot').choices(Object.keys(BOTS)).default('builder'))
  .addArgument(
    new Argument('[others]', 'the bots at the other seats, or a king').choices([...Object.keys(BOTS), ...KINGS]).default('apprentice'),
  )
  .argument('[seeds]', 'how many seeds', whole, 50)
  .argument('[players]', 'how many players', whole, 2)
  .argument('[first]', 'the first seed', whole, 0)
  .parse().processedArgs as [string, string, number, number, number];
const king = KINGS.find((each) => each === b) ?? null;
const persons = king === null ? players : 1;
const setting = createSetting(REFERENCE_EDITION, persons, {}, king);
const vp: [number[], number[]] = [[], []];
const times: number[] = [];
let wins = 0;
let played = 0;
let turns = 0;
for (let game = first; game < first + games; game++) {
  for (let own = 0; own < persons; own++) {
    const bots = Array.from({ length: persons }, (_, seat) => BOTS[seat === own ? a : b]);
    const result = await playGame(setting, `match ${game}`, bots);
    wins += result.wins[own];
    played++;
    turns += result.turns;
    times.push(...result.times[own]);
    for (const [seat, each] of result.state.vp.entries()) vp[seat === own ? 0 : 1].push(each);
  }
}
times.sort((x, y) => x - y);
const mean = (numbers: readonly number[]): string => (numbers.reduce((sum, each) => sum + each, 0) / numbers.length).toFixed(1);
const at = (share: number): string => `${times[Math.floor(times.length * share)].toFixed(0)} ms`;
const [low, high] = wilson(wins, played);
console.log(
  `${a} against ${b}, ${setting.players} players, ${wins} of ${played} games: ${((100 * wins) / played).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]; ` +
    `VP ${mean(vp[0])} : ${mean(vp[1])}; turns a game ${(turns / played).toFixed(1)}; a turn ${at(0.5)} median, ${at(0.95)} 95th, ${at(0.999)} longest`,
);
