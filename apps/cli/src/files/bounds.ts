/** A number that is not possible for this file. */
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';

export function expectUpTo(words: CliWords, option: string, found: number, min: number, max: number): void {
  if (found >= min && found <= max) return;
  throw new Mistake(words.say('frame', 'wrongValue', { option, found: String(found), allowed: `${min}–${max}` }));
}

/** Players count from 1 for people. */
export function seatOf(words: CliWords, seat: number | undefined, players: number): number | null {
  if (seat === undefined) return null;
  expectUpTo(words, '--seat', seat, 1, players);
  return seat - 1;
}
