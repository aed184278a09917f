/** Checks that a number is possible for this file. */
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';

export function expectUpTo(words: CliWords, option: string, found: number, min: number, max: number): void {
  if (found >= min && found <= max) return;
  throw new Mistake(words.say('frame', 'wrongValue', { option, found: String(found), allowed: `${min}–${max}` }));
}

/** Returns the seat, from 0, of a player number, from 1. */
export function seatOf(words: CliWords, seat: number | undefined, players: number): number | null {
  if (seat === undefined) return null;
  expectUpTo(words, '--seat', seat, 1, players);
  return seat - 1;
}
