/** The form in which seats are given, and what can be wrong with it. */
import type { Seat } from '@tabannusi/table';
import type { BotName } from '../bots/bots.ts';

export const KINDS = ['person', 'botArchitect', 'botBuilder', 'botApprentice', 'botRandom', 'nobody'] as const;

export interface SeatForm {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
}

/** Names of people of Ur. */
export const FIRST_SEATS: readonly SeatForm[] = [
  { kind: 'person', name: 'Puabi' },
  { kind: 'botBuilder', name: 'Shulgi' },
  { kind: 'nobody', name: 'Ninbanda' },
  { kind: 'nobody', name: 'Urnammu' },
];

const BOT_OF: Readonly<Record<'botArchitect' | 'botBuilder' | 'botApprentice' | 'botRandom', BotName>> = {
  botArchitect: 'architect',
  botBuilder: 'builder',
  botApprentice: 'apprentice',
  botRandom: 'random',
};

const SEED = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;

/** The name of the message that says so; null where all is well. */
export function faultOf(seats: readonly SeatForm[], seed: string): 'tooFew' | 'badName' | 'badSeed' | null {
  const names = seatsOf(seats).map(({ name }) => name);
  if (names.length < 2) return 'tooFew';
  if (names.some((name) => name === '' || name.length > 12) || new Set(names).size < names.length) return 'badName';
  return seed === '' || SEED.test(seed) ? null : 'badSeed';
}

export function seatsOf(seats: readonly SeatForm[]): Seat[] {
  return seats.flatMap(({ kind, name: typed }): Seat[] => {
    const name = typed.trim();
    if (kind === 'nobody') return [];
    if (kind === 'person') return [{ kind, name }];
    return [{ kind: 'bot', bot: BOT_OF[kind], name }];
  });
}
