/** What can be wrong with a store. The codes are stable: a server tells them to people in their language. */
export type StoreFault =
  /** The file or a page of it cannot be read as the database that it was. */
  | 'damaged'
  /** A newer program has changed the schema. */
  | 'newer'
  /** The file is not a database. */
  | 'noDatabaseFile'
  /** A database of another program, or with another schema than this program gave it. */
  | 'foreign'
  /** Another process has the data file open. */
  | 'inUse'
  /** The file or its folder cannot be written, or the folder is missing. */
  | 'notWritable'
  /** The disk has no room, or the file has reached a limit. Nothing was stored; reading goes on. */
  | 'full'
  /** The disk failed. */
  | 'disk'
  /** The file system or the settings of the database would lose what is committed. */
  | 'notDurable'
  /** No PostgreSQL answers at this address, or it cannot answer now. */
  | 'unreachable'
  /** PostgreSQL is older than the oldest version that we use. */
  | 'tooOld'
  /** PostgreSQL does not know this user or password. */
  | 'refused'
  /** PostgreSQL has no database of this name. */
  | 'noDatabase'
  /** The connection or the thread broke after a change was sent: it may be stored or not. Send it again with the same ids. */
  | 'unsure'
  /** A row breaks a rule of the schema: a key that is taken, a reference to nothing. Nothing was stored. */
  | 'constraint'
  /** A value that the engines do not keep alike: text with NUL or half a character, a number that is no safe integer. */
  | 'value'
  /** The store is closed. */
  | 'closed'
  /** Anything else. */
  | 'unknown';

/** A store that cannot be opened or cannot do what it was asked. Unless the code is `unsure`, nothing has changed. */
export class StoreError extends Error {
  readonly code: StoreFault;

  constructor(code: StoreFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}
