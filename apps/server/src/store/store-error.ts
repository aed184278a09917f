/** What can go wrong with a store. The codes are stable; the server translates them for people. */
export type StoreFault =
  /** The file or one of its pages is corrupted. */
  | 'damaged'
  /** A newer release has changed the schema. */
  | 'newer'
  /** The file is not a database. */
  | 'noDatabaseFile'
  /** The database belongs to another program, or its schema is not the one that this program created. */
  | 'foreign'
  /** Another process has the data file open. */
  | 'inUse'
  /** The file or its folder cannot be written, or the folder is missing. */
  | 'notWritable'
  /** The disk or the file's size limit is full. Nothing was stored; reading still works. */
  | 'full'
  /** The disk failed. */
  | 'disk'
  /** The file system or the database's settings could lose what is committed. */
  | 'notDurable'
  /** No PostgreSQL server answers at this address, or it does not answer at the moment. */
  | 'unreachable'
  /** The PostgreSQL server is older than the oldest supported version. */
  | 'tooOld'
  /** The PostgreSQL server rejects this user or password. */
  | 'refused'
  /** The PostgreSQL server has no database of this name. */
  | 'noDatabase'
  /** The connection or the thread broke after a change was sent, so it may be stored or not. Send it again with the same ids. */
  | 'unsure'
  /** A row violates the schema: a key is taken, or a reference leads nowhere. Nothing was stored. */
  | 'constraint'
  /** A value that the two engines would not keep alike: text with NUL or half a surrogate pair, or a number that is not a safe integer. */
  | 'value'
  /** The store is closed. */
  | 'closed'
  /** Anything else. */
  | 'unknown';

/** A store that cannot be opened or cannot carry out a request. Unless the code is `unsure`, nothing has changed. */
export class StoreError extends Error {
  readonly code: StoreFault;

  constructor(code: StoreFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

/** Faults that pass without anybody's help: the same request may be sent again soon. */
const PASSING: ReadonlySet<StoreFault> = new Set(['unsure', 'unreachable', 'inUse', 'closed']);

export const passes = (fault: StoreFault): boolean => PASSING.has(fault);
