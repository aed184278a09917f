/** Games and appends for tests. */
import { type Call, call } from '../../src/store/statement.ts';
import { addGame } from '../../src/store/statements/game.ts';
import type { Append, GameHead } from '../../src/store/store.ts';

export const NOW = 1_795_000_000_000;

const HEAD: GameHead = { state: 'playing', chain: 'chain', askedSeat: 1, dueAt: null };

/** An open game with an empty log. */
export const newGame = (game: string, code: string | null = null): Call =>
  call(addGame, { game, code, host: null, seenBy: 'link', options: '{}', rules: 1, players: 2, chain: '', at: NOW });

/** An append of one entry. */
export const appendOf = (game: string, after: number, action: string, rest: Partial<Append> = {}): Append => ({
  game,
  after,
  action,
  entries: [{ kind: 'played', seat: 0, body: `{"by":"${action}"}` }],
  at: NOW + after,
  head: HEAD,
  ...rest,
});
