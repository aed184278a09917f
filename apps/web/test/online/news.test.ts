/** The texts about a table before its game: names, what it waits for, and announcements for screen readers. */
import { loadOnlineWords, loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import type { TableInfo } from '../../src/online/api.ts';
import { newsOf } from '../../src/online/news.ts';
import type { RemoteState } from '../../src/online/remote.ts';
import { seatNames, sittersOf } from '../../src/online/seat-names.ts';
import type { SoFar } from '../../src/online/so-far.ts';
import { waitingFor } from '../../src/online/waiting-for.ts';

const speaker = await loadSpeaker('en');
const words = await loadOnlineWords(speaker);
const { web } = speaker;

const FREE = { sitter: null, isReady: false, hasShared: false };
const ANN = { ...FREE, sitter: { person: 'a' } };
const BEN = { ...FREE, sitter: { person: 'b' } };
const BOT = { ...FREE, sitter: { bot: 'builder' }, isReady: true } as const;
const OPENED = { options: { hints: true, estimate: true, watching: 'link' } } as SoFar['opened'];
const NAMES = ['Ann', 'Ben', 'Cleo'];

const soFarOf = (seats: SoFar['seats'], more: Partial<SoFar> = {}): SoFar => ({
  ...{ opened: OPENED, agreement: {} as SoFar['agreement'], phase: 'open', seats, rematch: null, overAt: null },
  ...more,
});

const stateOf = (soFar: SoFar, more: Partial<RemoteState> = {}): RemoteState => ({
  ...{ link: 'live', soFar, seat: 0, table: null, isSending: false, refusal: null, isYourMove: false, presence: [], watching: 0, said: [] },
  ...more,
});

const ready = (seat: SoFar['seats'][number]) => ({ ...seat, isReady: true });

it('tells who comes, who is ready, and who leaves', () => {
  const states = [
    stateOf(soFarOf([ANN, FREE])),
    stateOf(soFarOf([ANN, BEN])),
    stateOf(soFarOf([ANN, ready(BEN)])),
    stateOf(soFarOf([ANN, FREE])),
    stateOf(soFarOf([ANN, BOT])),
  ];
  const told = states.slice(1).map((now, n) => newsOf(words, states[n] ?? now, now, NAMES));
  expect(told).toEqual([['Ben sits down on seat 2.'], ['Ben is ready.'], ['Seat 2 is free again.'], ['Ben sits down on seat 2.']]);
});

it('tells of lost connections, and of one’s own', () => {
  const soFar = soFarOf([ANN, BEN]);
  const [here, gone] = [stateOf(soFar, { presence: ['here', 'here'] }), stateOf(soFar, { presence: ['here', 'gone'] })];
  expect(newsOf(words, here, gone, NAMES)).toEqual(['Ben is offline.']);
  expect(newsOf(words, gone, here, NAMES)).toEqual(['Ben is back.']);
  expect(newsOf(words, { ...here, link: 'offline' }, gone, NAMES)).toEqual(['Connected again.']);
});

it('tells when the game begins, whose move it is, and where it goes on', () => {
  const seats = [ANN, BEN];
  const [sealed, playing] = [stateOf(soFarOf(seats, { phase: 'sealed' })), stateOf(soFarOf(seats, { phase: 'playing' }))];
  const asked = { ...playing, isYourMove: true };
  expect(newsOf(words, sealed, asked, NAMES)).toEqual(['The game starts.', 'Your move']);
  expect(newsOf(words, playing, asked, NAMES)).toEqual(['Your move']);
  expect(newsOf(words, asked, asked, NAMES)).toEqual([]);
  expect(newsOf(words, asked, playing, NAMES)).toEqual([]);
  const next = stateOf(soFarOf(seats, { phase: 'over', rematch: 'x' }));
  expect(newsOf(words, playing, next, NAMES)).toEqual(['The next game is set up.']);
});

it('tells nothing of what one does oneself, and nothing of what was there before', () => {
  expect(newsOf(words, stateOf(soFarOf([FREE, FREE]), { seat: null }), stateOf(soFarOf([ANN, FREE])), NAMES)).toEqual([]);
  expect(newsOf(words, stateOf(soFarOf([ANN, FREE]), { link: 'behind' }), stateOf(soFarOf([ANN, BEN])), NAMES)).toEqual([]);
});

it('says what a table waits for', () => {
  const looked = { own: 0, names: NAMES, isKnown: true, isLate: false };
  const says = (
    seats: SoFar['seats'],
    more: Partial<Omit<typeof looked, 'own'> & { own: null }> = {},
    about: Partial<SoFar> = {},
  ): string => waitingFor(words, web, { soFar: soFarOf(seats, about), ...looked, ...more });
  expect(says([ANN, FREE, FREE])).toContain('2 seats are free.');
  expect(says([FREE, FREE], { own: null })).toContain('Choose a seat to play.');
  expect(says([FREE, FREE], { own: null, isKnown: false })).toContain('Enter your name');
  expect(says([ANN, ready(BEN)])).toBe('Not ready yet: Ann.');
  expect(says([ready(ANN), BOT], { own: null })).toBe('Every seat is taken. You can watch when the game starts.');
  const options = { ...OPENED.options, watching: 'seats' } as const;
  expect(says([ready(ANN), BOT], { own: null }, { opened: { ...OPENED, options } })).toContain('only the players may watch');
  expect(says([ANN, BEN], {}, { phase: 'sealed' })).toBe('Preparing the dice…');
  expect(says([ANN, { ...BEN, hasShared: true }], { isLate: true }, { phase: 'sealed' })).toContain('Still missing: Ann.');
});

it('gives every seat a name of its own', () => {
  const person = (id: string, name: string) => ({ person: id, name });
  const info = {
    host: person('a', 'Ann'),
    seats: [
      { sitter: null, invited: person('b', 'Ann') },
      { sitter: person('a', 'Ann'), invited: null },
    ],
  } as unknown as TableInfo;
  const sitters = sittersOf(soFarOf([ANN, BEN, BOT, BOT, { ...FREE, sitter: { person: 'unknown' } }, FREE]), info);
  expect(seatNames(words, web, sitters)).toEqual(['Ann', 'Ann 2', 'Builder', 'Builder 2', 'Seat 5', 'Seat 6']);
});
