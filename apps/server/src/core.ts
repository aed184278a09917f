/** What every listener of a node shares: the desk, people, presence at tables, and limits. */
import { Desk } from './desk/desk.ts';
import type { Publish } from './desk/ports.ts';
import { storedTables } from './desk/stored-tables.ts';
import { UnreadableLog } from './desk/unreadable-log.ts';
import { People } from './identity/people.ts';
import { type Limits, Rate } from './limits.ts';
import { Rooms } from './presence/rooms.ts';
import { Sockets } from './presence/sockets.ts';
import { type ServerKey, serverKey } from './server-key.ts';
import type { Store } from './store/store.ts';

export interface Core {
  readonly store: Store;
  readonly desk: Desk;
  readonly people: People;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  readonly key: ServerKey;
  readonly limits: Limits;
  readonly rates: { readonly [Name in (typeof RATES)[number]]: Rate };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Reports an error that no request caused. */
  readonly report: (error: unknown) => void;
}

const RATES = ['requests', 'guests', 'wrongCodes', 'wrongKeys', 'tables', 'tablesOfAddress'] as const;

export interface CoreParts extends Pick<Core, 'store' | 'limits' | 'now' | 'report'> {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** Called after something has been stored. */
  readonly publish: Publish;
}

export function createCore({ store, key: bytes, limits, now, report: reportEach, publish }: CoreParts): Core {
  const report = onceATable(reportEach);
  const key = serverKey(bytes);
  const desk = new Desk({ tables: storedTables({ store, unsealed: key.unseal, now }), publish, now });
  const rates = Object.fromEntries(RATES.map((name) => [name, new Rate(limits[name])])) as Core['rates'];
  return {
    store,
    desk,
    people: new People(store, now, limits.browsers),
    rooms: new Rooms(desk),
    sockets: new Sockets(),
    key,
    limits,
    rates,
    now,
    report,
  };
}

/** An unreadable table is reported once, however often its clients reconnect. */
function onceATable(report: Core['report']): Core['report'] {
  const reported = new Set<string>();
  return (error) => {
    if (error instanceof UnreadableLog && reported.has(error.table)) return;
    if (error instanceof UnreadableLog) reported.add(error.table);
    report(error);
  };
}
