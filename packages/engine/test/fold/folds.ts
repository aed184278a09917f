/** Helpers for folds. Views are immutable: unchanged parts are shared. */

import type { View } from '../../src/knowledge/view.ts';
import type { Amounts } from '../../src/model/amounts.ts';
import type { EventKind, GameEvent } from '../../src/model/events.ts';
import type { Setting } from '../../src/model/setting.ts';

export type EventsByKind = { readonly [E in GameEvent as E['event']]: E };

/** Returns the view after an event. It applies what the event says, without any rule. */
type Fold<K extends EventKind> = (view: View, event: EventsByKind[K], setting: Setting) => View;
export type Folds<K extends EventKind> = { readonly [E in K]: Fold<E> };

/** For events that explain how something happened, while other events tell every change. */
export const nothing = (view: View): View => view;

/** A list in which one item has some fields changed. */
export const changed = <T>(list: readonly T[], index: number, change: (item: T) => Partial<T>): readonly T[] =>
  list.with(index, { ...list[index], ...change(list[index]) });

type Seat = View['seats'][number];
export const inSeat = (view: View, seat: number, change: (own: Seat) => Partial<Seat>): View => ({
  ...view,
  seats: changed(view.seats, seat, change),
});

/** Returns the area with one marker less; the Bot's are not counted (SOLO-20). */
export const withoutMarker = (own: Seat, seat: number, { bot }: Setting): Partial<Seat> =>
  seat === bot ? {} : { markers: own.markers - 1 };

/** Districts count from 1. */
type District = View['districts'][number];
export const inDistrict = (view: View, district: number, change: (own: District) => Partial<District>): View => ({
  ...view,
  districts: changed(view.districts, district - 1, change),
});

type Stocks = View['stocks'];
export const inStocks = (view: View, change: (stocks: Stocks) => Partial<Stocks>): View => ({
  ...view,
  stocks: { ...view.stocks, ...change(view.stocks) },
});

/** Amounts with more of one kind, or less. */
export const plus = (amounts: Amounts, kind: number, more: number): Amounts =>
  more === 0 ? amounts : amounts.with(kind, amounts[kind] + more);

/** Amounts with others added, or taken away where `sign` is -1. */
export const plusAll = (amounts: Amounts, more: Amounts, sign: 1 | -1 = 1): Amounts =>
  more.some((amount) => amount !== 0) ? amounts.map((amount, kind) => amount + sign * more[kind]) : amounts;

export const total = (amounts: Amounts): number => amounts.reduce((sum, amount) => sum + amount, 0);

export const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter((other) => other !== item);

/** A list with one more item, in its place by rank. */
export function inserted<T>(list: readonly T[], item: T, rank: (item: T) => number): readonly T[] {
  const at = list.findIndex((other) => rank(other) > rank(item));
  return list.toSpliced(at < 0 ? list.length : at, 0, item);
}

/** Returns the rank of numbers. */
export const byNumber = (number: number): number => number;
