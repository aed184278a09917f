/** Advances a hosted table by one entry, and makes what each observer is told of it. */
import { CHAIN_START, canonical, chained, sealOf } from '@tabannusi/fair';
import { Impossible, playAnswers, resume } from './course.ts';
import type { Entry, EntryOf, GameStart, Place } from './entries.ts';
import { type Feed, feedOf } from './feed.ts';
import { FREE_SEAT, type Hosted, type HostedSeat } from './hosted.ts';
import { sealedOf } from './proof.ts';
import { settingOf } from './settings.ts';
import { ToldSteps } from './told-steps.ts';

export interface Advanced {
  readonly hosted: Hosted;
  readonly feed: Feed;
}

/** Returns the next table; `hosted` is null before the first entry. Throws `Impossible` if no log has such an entry at this place. */
export function advance(hosted: Hosted | null, entry: Entry): Advanced {
  const steps = new ToldSteps();
  const changed = hosted === null ? opened(entry) : changedBy(hosted, entry, steps);
  if (entry.seq !== changed.seq + 1) throw new Impossible(`entry ${entry.seq} after ${changed.seq}`);
  const next: Hosted = { ...changed, seq: entry.seq, log: [...changed.log, entry] };
  const told = feedOf(next, entry, steps);
  const chain = chained(next.chain, canonical(told.chained));
  return { hosted: { ...next, chain }, feed: told.withChain(chain) };
}

export const evolve = (hosted: Hosted | null, entry: Entry): Hosted => advance(hosted, entry).hosted;

function opened(entry: Entry): Hosted {
  if (entry.kind !== 'opened') throw new Impossible(`the first entry is ${entry.kind}`);
  const { table, host, commitment, options, game, from, places } = entry;
  return {
    table,
    host,
    commitment,
    options,
    game,
    from,
    setting: settingIn(game),
    phase: 'open',
    seats: places.map(seatAt),
    seq: 0,
    moved: 0,
    chain: CHAIN_START,
    seal: null,
    course: null,
    log: [],
  };
}

function settingIn(game: GameStart): Hosted['setting'] {
  try {
    return settingOf(game);
  } catch (error) {
    throw error instanceof TypeError ? new Impossible(error.message) : error;
  }
}

function seatAt(place: Place): HostedSeat {
  if (place === null) return FREE_SEAT;
  return 'bot' in place ? { ...FREE_SEAT, sitter: place, ready: true } : { ...FREE_SEAT, invited: place.invited };
}

function changedBy(hosted: Hosted, entry: Entry, steps: ToldSteps): Hosted {
  switch (entry.kind) {
    case 'opened':
      throw new Impossible('a table is opened once');
    case 'seated': {
      const { seat, sitter, commitment } = entry;
      return anew(hosted, seat, { sitter, commitment, ready: 'bot' in sitter });
    }
    case 'stood':
      return anew(reopened(hosted), entry.seat, {});
    case 'ready':
      return atSeat(hosted, entry.seat, { ready: true });
    case 'sealed':
      return { ...hosted, phase: 'sealed', seal: sealOf(sealedOf(hosted)) };
    case 'shared':
      return atSeat(hosted, entry.seat, { share: entry.share, early: hosted.phase === 'open' });
    case 'orders':
      return atSeat(hosted, entry.seat, { orders: entry.orders });
    case 'begun':
    case 'played':
      return played(hosted, entry, steps);
    case 'over':
    case 'ended':
    case 'cancelled':
      return { ...hosted, phase: entry.kind };
    case 'rematch':
      return hosted;
  }
}

function atSeat(hosted: Hosted, seat: number, change: Partial<HostedSeat>): Hosted {
  return { ...hosted, seats: hosted.seats.map((one, n) => (n === seat ? { ...one, ...change } : one)) };
}

/** Returns the table with a changed seat. Nobody is ready any more, because people agreed to play with those who sat there before. */
function anew(hosted: Hosted, seat: number, sits: Partial<HostedSeat>): Hosted {
  const seats = hosted.seats.map((one) => ({ ...one, ready: one.sitter !== null && 'bot' in one.sitter }));
  return atSeat({ ...hosted, seats }, seat, { ...FREE_SEAT, ...sits });
}

/** Somebody left a sealed table. The shares that were revealed were known before the next sealing, so they are early. */
function reopened(hosted: Hosted): Hosted {
  if (hosted.phase !== 'sealed') return hosted;
  const seats = hosted.seats.map((one) => (one.share === null ? one : { ...one, early: true }));
  return { ...hosted, phase: 'open', seal: null, seats };
}

function played(hosted: Hosted, entry: EntryOf<'begun' | 'played'>, steps: ToldSteps): Hosted {
  const { game, course } = resume(hosted.setting, hosted.course);
  if (entry.kind === 'begun' && hosted.from !== null) playAnswers(game, hosted.from, steps.add);
  playAnswers(game, entry, steps.add);
  steps.end(game.state);
  const now = course();
  if (now.asked === null && !now.over) throw new Impossible(`entry ${entry.seq} ends where chance is asked`);
  if (entry.kind === 'played' && game.moment === 0) throw new Impossible(`entry ${entry.seq} plays nothing`);
  return { ...hosted, phase: 'playing', moved: entry.seq, course: now };
}
