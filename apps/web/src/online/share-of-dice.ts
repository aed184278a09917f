/** This device's share of a table's dice (decision 0036). It is revealed when everybody is ready, so it is stored and survives a reload. */
import type { SmallStorage } from '../device/small-storage.ts';
import { newId } from '../keep/new-id.ts';

const keyOf = (table: string): string => `tabannusi-share-${table}`;

/** Null if this device has none. */
export const keptShare = (storage: SmallStorage, table: string): string | null => storage.getItem(keyOf(table));

export const keepShare = (storage: SmallStorage, table: string, share: string): void => storage.setItem(keyOf(table), share);

/** 32 random bytes as hexadecimal digits. */
export const newShare = (): string => newId() + newId();
