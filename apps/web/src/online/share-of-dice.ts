/** What the dice of a table are made of on this device (decision 0036). It is told when everybody is ready, so it outlives the page. */
import type { SmallStorage } from '../device/small-storage.ts';
import { newId } from '../keep/new-id.ts';

const keyOf = (table: string): string => `tabannusi-share-${table}`;

/** Null where this device has none. */
export const keptShare = (storage: SmallStorage, table: string): string | null => storage.getItem(keyOf(table));

export const keepShare = (storage: SmallStorage, table: string, share: string): void => storage.setItem(keyOf(table), share);

/** 32 bytes by lot, in hexadecimal digits. */
export const newShare = (): string => newId() + newId();
