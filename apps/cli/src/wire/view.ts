/** Views in the form of the protocol. In version 1 some keys had other names (decision 0034). */
import type { Setting, View } from '@tabannusi/engine';
import type { Protocol } from './protocols.ts';

export const viewIn = (protocol: Protocol, view: View, setting: Setting): object => (protocol === 1 ? viewOfVersion1(view, setting) : view);

/** The keys keep the order of version 1. */
function viewOfVersion1(view: View, { rowLengths }: Setting): object {
  const { decrees, seats, solo } = view;
  const renamed = { ...view, decrees: decrees.map(({ decree, seat }) => ({ decree, owner: seat })) };
  return withKeys(renamed, {
    displayedWater: (displayed) => ({ specialWater: displayed }),
    port: (lines) => ({ lines }),
    seats: () => ({ seats: seats.map((seat) => seatOfVersion1(seat, rowLengths)) }),
    solo: () => ({ solo: solo && withKeys(solo, { cards: () => solo.cards }) }),
  });
}

function seatOfVersion1(seat: View['seats'][number], rowLengths: Uint8Array): object {
  const { houses, movedHouses } = seat;
  const lengths = Array.from(rowLengths, (length, row) => length + (row === houses.length - 1 ? movedHouses : 0));
  return withKeys(seat, {
    houses: () => ({ vacated: lengths.map((length, row) => length - (houses[row] ?? 0)) }),
    movedHouses: () => ({ bottomExtra: movedHouses }),
    urbanCardCount: (cards) => ({ urbanCards: cards }),
    urbanCards: (cards) => ({ urbanIds: cards }),
  });
}

/** Replaces some keys by other entries. */
const withKeys = <T extends object>(from: T, instead: { readonly [K in keyof T]?: (value: T[K]) => object }): object =>
  Object.fromEntries(Object.entries(from).flatMap(([key, value]) => Object.entries(instead[key as keyof T]?.(value) ?? { [key]: value })));
