/** What a table waits for, as a sentence for the reader. */
import type { OnlineWords, WebWords } from '@tabannusi/text';
import type { SoFar } from './so-far.ts';

interface Looked {
  readonly soFar: SoFar;
  /** The reader's seat; null if they have none. */
  readonly own: number | null;
  readonly names: readonly string[];
  /** Whether the reader has a name on this server. */
  readonly isKnown: boolean;
  /** Whether preparing the dice takes longer than it should. */
  readonly isLate: boolean;
}

export function waitingFor(words: OnlineWords, web: WebWords, { soFar, own, names, isKnown, isLate }: Looked): string {
  const namesOf = (seats: readonly number[]): string => web.list(seats.map((seat) => names[seat] ?? ''));
  const which = (is: (seat: SoFar['seats'][number]) => boolean): number[] => soFar.seats.flatMap((seat, n) => (is(seat) ? [n] : []));
  if (soFar.phase === 'sealed') {
    const late = which(({ sitter, hasShared }) => sitter !== null && 'person' in sitter && !hasShared);
    return isLate && late.length > 0 ? words.say('waitForShares', { names: namesOf(late) }) : words.say('waitForDice', {});
  }
  if (soFar.phase !== 'open') return words.say(soFar.phase === 'playing' ? 'waitForDice' : 'ended', {});
  const free = which(({ sitter }) => sitter === null).length;
  const says: string[] = [];
  if (own === null) {
    if (free > 0) says.push(words.say(isKnown ? 'sitFirst' : 'nameFirst', {}));
    else says.push(words.say(soFar.opened.options.watching === 'link' ? 'full' : 'fullPrivate', {}));
  }
  const slow = which(({ sitter, isReady }) => sitter !== null && !isReady);
  if (free > 0) says.push(words.say('waitForFriends', { free }));
  else if (slow.length > 0) says.push(words.say('waitForReady', { names: namesOf(slow) }));
  return says.join(' ');
}
