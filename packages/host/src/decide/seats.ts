/** People sit down, stand up and become ready; then the table is sealed, the seats reveal their shares, and the game begins. */
import { isHex32 } from '@tabannusi/fair';
import { type CommandOf, refuse } from '../commands.ts';
import { playAnswers, resume } from '../course.ts';
import type { Deed } from '../deed.ts';
import type { Dice } from '../dice.ts';
import type { Body } from '../entries.ts';
import { type Hosted, type HostedSeat, personAt, seatOf } from '../hosted.ts';
import { afterPlay, chanceOf, goOn } from './go-on.ts';

/** Entries before the game: more than any table needs to find its players, and so few that a log stays short. */
const MOST_ENTRIES = 1_000;

export function decideSit(hosted: Hosted, { person, seat, commitment }: CommandOf<'sit'>): Deed {
  const place = hosted.seats[seat];
  if (place === undefined) return refuse('noSeat');
  if (hosted.phase !== 'open') return refuse('sealed');
  if (!isHex32(commitment)) return refuse('badCommitment');
  const own = seatOf(hosted, person);
  // A share can be replaced by a new one: because a failed round revealed it, or because it lies on another device.
  const isRenewed = own === seat && place.commitment !== commitment;
  if (own !== null && !isRenewed) return refuse('alreadySeated');
  if (place.sitter !== null && !isRenewed) return refuse('seatTaken');
  if (place.invited !== null && place.invited !== person) return refuse('reserved');
  if (hosted.seq >= MOST_ENTRIES) return refuse('tooMany');
  return { ok: true, body: { kind: 'seated', seat, sitter: { person }, commitment } };
}

export function decideSeatBot(hosted: Hosted, { person, seat, bot }: CommandOf<'seatBot'>, dice: Dice): Deed {
  const place = hosted.seats[seat];
  if (place === undefined) return refuse('noSeat');
  if (person !== hosted.host) return refuse('notHost');
  if (hosted.phase !== 'open') return refuse('sealed');
  // Another bot may take a bot's seat: that is how the host chooses how strong it is.
  if (personAt(hosted, seat) !== null) return refuse('seatTaken');
  if (hosted.seq >= MOST_ENTRIES) return refuse('tooMany');
  return { ok: true, body: { kind: 'seated', seat, sitter: { bot }, commitment: null }, follows: (next) => afterReady(next, dice) };
}

/**
 * The host may free any seat, including one that is kept for somebody, and whoever it is kept for may decline it. When the table is sealed
 * and a share does not come, everybody who has revealed theirs may free that seat, so that nobody can hold up the others.
 */
export function decideStand(hosted: Hosted, { person, seat }: CommandOf<'stand'>, now: number): Deed {
  const place = hosted.seats[seat];
  if (place === undefined) return refuse('noSeat');
  if (hosted.phase !== 'open' && hosted.phase !== 'sealed') return refuse('sealed');
  const own = seatOf(hosted, person);
  if (person !== hosted.host && own !== seat && place.invited !== person) {
    const isOverdue = owesShare(place) && own !== null && !owesShare(hosted.seats[own]);
    if (hosted.phase === 'open' || !isOverdue) return refuse('notHost');
    if (now < sealedAt(hosted) + SHARE_MS) return refuse('tooSoon');
  }
  if (place.sitter === null && place.invited === null) return refuse('notSeated');
  return { ok: true, body: { kind: 'stood', seat } };
}

/** Clients reveal their shares by themselves, so a share that takes longer is not coming. */
const SHARE_MS = 20_000;

const owesShare = (place: HostedSeat | undefined): boolean => place != null && place.commitment !== null && place.share === null;

const sealedAt = ({ log }: Hosted): number => log.findLast(({ kind }) => kind === 'sealed')?.at ?? 0;

export function decideReady(hosted: Hosted, seat: number, dice: Dice): Deed {
  if (hosted.phase !== 'open') return refuse('sealed');
  if (hosted.seats[seat]?.ready === true) return refuse('alreadyReady');
  return { ok: true, body: { kind: 'ready', seat }, follows: (next) => afterReady(next, dice) };
}

/** A share that comes before the table is sealed is early: nobody waits for that seat later, and the proof marks the share. */
export function decideShare(hosted: Hosted, seat: number, { share }: CommandOf<'share'>, dice: Dice): Deed {
  const { commitment, share: given } = hosted.seats[seat] ?? {};
  if (given != null) return refuse('alreadyShared');
  if (hosted.phase !== 'open' && hosted.phase !== 'sealed') return refuse('ended');
  if (commitment == null || !dice.isShare(hosted.table, seat, commitment, share)) return refuse('otherShare');
  return { ok: true, body: { kind: 'shared', seat, share }, follows: (next) => afterReady(next, dice) };
}

/** Seals the table and begins the game as soon as possible. A table of bots alone stays open, because no person is there to play. */
function afterReady(hosted: Hosted, dice: Dice): Body | null {
  const { phase, seats } = hosted;
  if (phase === 'playing') return afterPlay(hosted, dice);
  if (phase === 'open') {
    const isWanted = seats.every(({ ready }) => ready) && seats.some(({ sitter }) => sitter !== null && 'person' in sitter);
    return isWanted ? { kind: 'sealed' } : null;
  }
  return phase === 'sealed' && !seats.some(owesShare) ? begun(hosted, dice) : null;
}

function begun(hosted: Hosted, dice: Dice): Body {
  const { game } = resume(hosted.setting, null, chanceOf(hosted, dice));
  if (hosted.from !== null) playAnswers(game, hosted.from);
  const logged = { decisions: game.decisions.length, outcomes: game.outcomes.length };
  return { kind: 'begun', ...goOn(hosted, game, logged) };
}
