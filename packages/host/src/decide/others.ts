/** The commands for standing orders, for ending a table and for a rematch. */
import { canonical } from '@tabannusi/fair';
import { isOrders } from '@tabannusi/table';
import { type CommandOf, refuse } from '../commands.ts';
import { resume } from '../course.ts';
import type { Deed } from '../deed.ts';
import type { Dice } from '../dice.ts';
import type { Hosted } from '../hosted.ts';
import { afterPlay, chanceOf, goOn } from './go-on.ts';

/** Of one seat in one game: more than anybody gives, and so few that a log stays short. */
const MOST_ORDERS = 500;

/**
 * New orders apply at once if the seat is being asked in another's turn. There are none before the game, because somebody else may still
 * sit down at the seat.
 */
export function decideOrders(hosted: Hosted, seat: number, { orders }: CommandOf<'orders'>, dice: Dice): Deed {
  if (!isOrders(orders)) return refuse('badOrders');
  const { phase } = hosted;
  if (phase === 'open' || phase === 'sealed') return refuse('notBegun');
  if (phase !== 'playing') return refuse('ended');
  if (canonical(orders) === canonical(hosted.seats[seat]?.orders)) return { ok: true, body: null };
  const given = hosted.log.filter((entry) => entry.kind === 'orders' && entry.seat === seat).length;
  if (given >= MOST_ORDERS) return refuse('tooMany');
  const body = { kind: 'orders', seat, orders } as const;
  if (hosted.course?.asked !== seat) return { ok: true, body };
  return {
    ok: true,
    body,
    follows: (next) => {
      if (next.course?.asked !== seat) return afterPlay(next, dice);
      const { game } = resume(next.setting, next.course, chanceOf(next, dice));
      const stretch = goOn(next, game);
      return stretch.ordered === 0 ? null : { kind: 'played', seat, ...stretch };
    },
  };
}

/**
 * Only a person who plays alone can end a game that has begun. With others it would take their consent, which this table cannot ask for
 * yet.
 */
export function decideEnd(hosted: Hosted, { person }: CommandOf<'end'>, dice: Dice): Deed {
  const { phase, host, seats } = hosted;
  if (phase === 'open' || phase === 'sealed') {
    return person === host ? { ok: true, body: { kind: 'cancelled', secret: dice.secret() } } : refuse('notHost');
  }
  if (phase !== 'playing') return refuse('ended');
  const persons = seats.flatMap(({ sitter }) => (sitter !== null && 'person' in sitter ? [sitter.person] : []));
  if (!persons.includes(person)) return refuse('notSeated');
  return persons.length === 1 ? { ok: true, body: { kind: 'ended', secret: dice.secret() } } : refuse('notAlone');
}

/** The first person who asks opens and names the next table; the entry leads everybody else to it. */
export function decideRematch({ phase, log }: Hosted, { table }: CommandOf<'rematch'>): Deed {
  if (phase === 'open' || phase === 'sealed' || phase === 'playing') return refuse('notEnded');
  return log.some(({ kind }) => kind === 'rematch') ? refuse('exists') : { ok: true, body: { kind: 'rematch', table } };
}
