/** Who sits at the table, as said with `--players` and `--seat`. */
import type { Seat } from '@tabannusi/table';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';
import { NAMES } from '../print-game.ts';
import { BOTS } from './bots.ts';

/** Names of this length fit four times into a table of 80 columns. */
const LONGEST_NAME = 10;
const NAME = new RegExp(`^[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N} .’'-]{0,${LONGEST_NAME - 2}}[\\p{L}\\p{M}\\p{N}.])?$`, 'u');

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;

/** One person against bots where nothing is said; further seats than are named are for bots. */
export function readSeats(words: CliWords, given: readonly string[], players: number | undefined): Seat[] {
  const count = players ?? Math.max(FEWEST_SEATS, given.length);
  if (given.length > Math.min(count, MOST_SEATS)) {
    throw new Mistake(words.say('play', 'tooManySeats', { seats: given.length, players: Math.min(count, MOST_SEATS) }));
  }
  const texts = given.length === 0 ? ['person'] : [...given];
  while (texts.length < count) texts.push('bot:apprentice');
  const named = texts.map((text) => readSeat(words, text));
  const taken = new Set(named.flatMap(({ name }) => name ?? []));
  const free = NAMES.filter((name) => !taken.has(name));
  const seats = named.map((seat): Seat => ({ ...seat, name: seat.name ?? free.shift() ?? '' }));
  const same = seats.find(({ name }, n) => seats.findIndex((other) => other.name === name) < n);
  if (same !== undefined) throw new Mistake(words.say('play', 'sameName', { name: same.name }));
  return seats;
}

type Named = ({ readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string }) & { readonly name?: string };

function readSeat(words: CliWords, text: string): Named {
  const [kind, ...rest] = text.split(':');
  const value = rest.join(':').trim();
  if (kind === 'bot' && Object.hasOwn(BOTS, value)) return { kind, bot: value };
  if (kind !== 'person') throw wrong(words, text, words.say('play', 'seatForm', { bots: words.list(Object.keys(BOTS)) }));
  if (rest.length === 0) return { kind };
  if (!NAME.test(value)) throw wrong(words, text, words.say('play', 'nameForm', { max: LONGEST_NAME }));
  return { kind, name: value };
}

const wrong = (words: CliWords, found: string, allowed: string): Mistake =>
  new Mistake(words.say('frame', 'wrongValue', { option: '--seat', found: JSON.stringify(found), allowed }));
