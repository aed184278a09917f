/** Events around a table, for announcements: who came, who left, who is ready. */
import type { OnlineWords } from '@tabannusi/text';
import type { RemoteState } from './remote.ts';

/** The names are those after the change. The reader's own actions, and what was there when they came, are not events. */
export function newsOf(words: OnlineWords, before: RemoteState, now: RemoteState, names: readonly string[]): string[] {
  const wasLive = before.link === 'live';
  if (!wasLive) return now.link === 'live' && before.link === 'offline' ? [words.say('backOnline', {})] : [];
  return [...seatNews(words, before, now, names), ...presenceNews(words, before, now, names), ...courseNews(words, before, now)];
}

function seatNews(
  words: OnlineWords,
  { soFar: before }: RemoteState,
  { soFar, seat: own }: RemoteState,
  names: readonly string[],
): string[] {
  if (before === null || soFar === null) return [];
  return soFar.seats.flatMap(({ sitter, isReady }, seat) => {
    const was = before.seats[seat];
    if (was === undefined || seat === own) return [];
    const name = names[seat] ?? '';
    if (sitter === null) return was.sitter === null ? [] : [words.say('stoodUp', { seat: seat + 1 })];
    if (JSON.stringify(sitter) !== JSON.stringify(was.sitter)) return [words.say('satDown', { name, seat: seat + 1 })];
    return isReady && !was.isReady && 'person' in sitter ? [words.say('gotReady', { name })] : [];
  });
}

function presenceNews(
  words: OnlineWords,
  before: RemoteState,
  { soFar, presence, seat: own }: RemoteState,
  names: readonly string[],
): string[] {
  return presence.flatMap((now, seat) => {
    const was = before.presence[seat];
    const sitter = soFar?.seats[seat]?.sitter ?? null;
    if (was === undefined || seat === own || sitter === null || 'bot' in sitter) return [];
    if (now === 'gone') return was === 'gone' ? [] : [words.say('left', { name: names[seat] ?? '' })];
    return was === 'gone' ? [words.say('returned', { name: names[seat] ?? '' })] : [];
  });
}

function courseNews(
  words: OnlineWords,
  { soFar: before, isYourMove: wasYourMove }: RemoteState,
  { soFar, isYourMove }: RemoteState,
): string[] {
  const hasBegun = soFar?.phase === 'playing' && before?.phase !== 'playing';
  const hasNext = soFar !== null && soFar.rematch !== null && before?.rematch === null;
  return [
    ...(hasBegun ? [words.say('begins', {})] : []),
    ...(isYourMove && !wasYourMove ? [words.say('yourMove', {})] : []),
    ...(hasNext ? [words.say('nextGame', {})] : []),
  ];
}
