/**
 * What each observer is told of an entry. A spectator is told least; if nothing is hidden, everybody is told the same text.
 *
 * The chain is built from what a spectator is told. A hash over hidden cards would reveal them, because there are few to try. Hashes of
 * masks depend on the state layout, so the chain leaves them out.
 */
import { SPECTATOR } from '@tabannusi/engine';
import { canonical } from '@tabannusi/fair';
import type { Entry, EntryOf } from './entries.ts';
import type { Hosted } from './hosted.ts';
import type { ToldBody, ToldStretch } from './messages.ts';
import { proofOf } from './proof.ts';
import { recordOf } from './record.ts';
import type { ToldSteps } from './told-steps.ts';

/** The texts of one entry. */
export interface Feed {
  /** For spectators and for seats without a text of their own. */
  readonly all: string;
  /** Texts by seat. */
  readonly own: ReadonlyMap<number, string>;
  /** The chain after the entry. */
  readonly chain: string;
}

export const feedFor = ({ all, own }: Pick<Feed, 'all' | 'own'>, observer: number): string => own.get(observer) ?? all;

interface Unchained {
  /** The part of the entry that goes into the chain. */
  readonly chained: object;
  withChain(chain: string): Feed;
}

/** Returns the feed of an entry before it is chained; `hosted` is the table after the entry. */
export function feedOf(hosted: Hosted, entry: Entry, steps: ToldSteps): Unchained {
  const { seq, at } = entry;
  const body = (observer: number) => ({ seq, at, ...toldBody(hosted, entry, steps, observer) });
  const publicBody = body(SPECTATOR);
  const mask = steps.hash(SPECTATOR);
  const end = entry.kind === 'over' || entry.kind === 'ended' ? entry : null;
  const revealed = end === null ? null : recordOf(hosted);
  const proof = end === null ? null : proofOf(hosted, end.secret);
  const shown = { ...publicBody, hidden: revealed?.hidden };
  return {
    chained: shown,
    withChain: (chain) => ({
      chain,
      all: canonical({ ...shown, mask, chain, record: revealed?.record, proof: proof ?? undefined }),
      own: new Map(
        seatsWithOwnText(hosted, entry, steps).map((seat) => [
          seat,
          canonical({ ...shown, ...body(seat), mask, own: steps.hash(seat), chain }),
        ]),
      ),
    }),
  };
}

/** If any card is hidden, every seat gets a text of its own: only some having one would reveal who holds the card. */
function seatsWithOwnText(hosted: Hosted, entry: Entry, steps: ToldSteps): number[] {
  if (entry.kind === 'orders') return ordersOf(hosted, entry) === null ? [] : [entry.seat];
  return steps.hides ? hosted.seats.map((_, seat) => seat) : [];
}

function toldBody(hosted: Hosted, entry: Entry, steps: ToldSteps, observer: number): ToldBody {
  switch (entry.kind) {
    case 'opened': {
      const { kind, table, host, commitment, options, game, places } = entry;
      return { kind, table, host, commitment, options, game, places, proven: entry.from === null };
    }
    case 'seated': {
      const { kind, seat, sitter, commitment } = entry;
      return { kind, seat, sitter, commitment };
    }
    case 'shared':
      return { kind: 'shared', seat: entry.seat, early: hosted.phase === 'open' };
    case 'begun':
      return { kind: 'begun', shares: hosted.seats.map(({ share }) => share), ...toldStretch(entry.ordered, steps, observer) };
    case 'played':
      return { kind: 'played', seat: entry.seat, ...toldStretch(entry.ordered, steps, observer) };
    case 'orders':
      return { kind: 'orders', seat: entry.seat, orders: entry.seat === observer ? ordersOf(hosted, entry) : null };
    case 'stood':
    case 'ready':
      return { kind: entry.kind, seat: entry.seat };
    case 'sealed':
      return { kind: 'sealed', seal: hosted.seal ?? '' };
    case 'over':
    case 'ended':
    case 'cancelled':
      return { kind: entry.kind, secret: entry.secret };
    case 'rematch':
      return { kind: 'rematch', table: entry.table };
  }
}

/** An older log may have orders from before the game. Somebody else may have sat down since, so they are told to nobody. */
const ordersOf = ({ phase }: Hosted, { orders }: EntryOf<'orders'>): EntryOf<'orders'>['orders'] | null =>
  phase === 'open' || phase === 'sealed' ? null : orders;

/** Standing orders made the last `ordered` decisions of a stretch. */
function toldStretch(ordered: number, steps: ToldSteps, observer: number): ToldStretch {
  return { steps: steps.for(observer), ordered };
}
