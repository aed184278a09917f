/** The seats of the table from `--players`, `--seat` and `--bot`. */
import { LONGEST_BOT, type Seat } from '@tabannusi/table';
import type { CliWords } from '@tabannusi/text';
import { BOT_NAMES, isBot } from '../bots.ts';
import { Mistake } from '../environment.ts';
import { NAMES } from '../print-game.ts';
import { quote } from '../quote.ts';

/** Four names of this length fit into a table of 80 columns. */
const LONGEST_NAME = 10;
const NAME = new RegExp(`^[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N} .’'-]{0,${LONGEST_NAME - 2}}[\\p{L}\\p{M}\\p{N}.])?$`, 'u');

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;

interface Named {
  readonly given: readonly string[];
  readonly bots: readonly string[];
  readonly players: number | undefined;
}

/** Without a named person the first seat is one. Then come the bots, and `apprentice` on the seats that are left. */
export function readSeats(words: CliWords, { given, bots, players }: Named): Seat[] {
  const named = [
    ...(given.length === 0 ? ['person'] : given).map((text) => readSeat(words, text)),
    ...bots.map((bot) => readBot(words, '--bot', bot, bot)),
  ];
  const count = Math.min(players ?? Math.max(FEWEST_SEATS, named.length), MOST_SEATS);
  if (named.length > count) throw new Mistake(words.say('play', 'tooManySeats', { seats: named.length, players: count }));
  while (named.length < count) named.push({ kind: 'bot', bot: 'apprentice' });
  const taken = new Set(named.flatMap(({ name }) => name ?? []));
  const free = NAMES.filter((name) => !taken.has(name));
  const seats = named.map((seat): Seat => ({ ...seat, name: seat.name ?? free.shift() ?? '' }));
  const same = seats.find(({ name }, n) => seats.findIndex((other) => other.name === name) < n);
  if (same !== undefined) throw new Mistake(words.say('play', 'sameName', { name: same.name }));
  return seats;
}

type Sitting = ({ readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string }) & { readonly name?: string };

function readSeat(words: CliWords, text: string): Sitting {
  const [kind, ...rest] = text.split(':');
  const value = rest.join(':').trim();
  if (kind === 'bot') return readBot(words, '--seat', text, value);
  if (kind !== 'person') throw wrong(words, '--seat', text, words.say('play', 'seatForm', { bots: botForm(words) }));
  if (rest.length === 0) return { kind };
  if (!NAME.test(value)) throw wrong(words, '--seat', text, words.say('play', 'nameForm', { max: LONGEST_NAME }));
  return { kind, name: value };
}

/** Throws a `Mistake` for a command that is too long to be saved. */
function readBot(words: CliWords, option: string, found: string, bot: string): Sitting {
  if (!isBot(bot)) throw wrong(words, option, found, botForm(words));
  if (bot.length > LONGEST_BOT) throw wrong(words, option, found, words.say('play', 'commandForm', { max: LONGEST_BOT }));
  return { kind: 'bot', bot };
}

const botForm = (words: CliWords): string => words.say('sim', 'botForm', { bots: words.list(BOT_NAMES, 'or') });

const wrong = (words: CliWords, option: string, found: string, allowed: string): Mistake =>
  new Mistake(words.say('frame', 'wrongValue', { option, found: quote(found), allowed }));
