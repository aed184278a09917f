/** Messages in the terminal if the store can't be opened: what is wrong, and what to do now. `docs/server.md` lists them. */
import type { StoreError, StoreFault } from '../store/store-error.ts';

/** `inUse` is not included: in that case another process answers. */
export const STORE_SENTENCES = {
  damaged: 'The data file is damaged. Put a copy from your backup in its place. It was not changed.',
  newer: 'A newer release has used these data. Start that release or a later one. Nothing was changed.',
  noDatabaseFile: 'The data file is not a database. Move it away, or choose another folder with --data. It was not changed.',
  foreign:
    'These data belong to another program, or their key is missing or another one. Choose another place, or put the key back. Nothing was changed.',
  notWritable: "The data can't be written. Change the permissions of the folder, or choose another one with --data.",
  full: 'The disk is full. Make room and start again. Nothing is lost.',
  disk: "The disk can't be read or written. Check it and start again.",
  notDurable: 'The file system or the database could lose games. Change what the brackets name, or choose another place.',
  unreachable: 'The database does not answer. Check TABANNUSI_DATABASE and the database, and start again.',
  tooOld: 'The database is too old. Use PostgreSQL 15 or newer.',
  refused: 'The database refuses the user or the password. Correct TABANNUSI_DATABASE.',
  noDatabase: 'The database server has no database of this name. Create it, or correct TABANNUSI_DATABASE.',
} as const satisfies Partial<Record<StoreFault, string>>;

export function storeSentence({ code, message }: StoreError): string {
  const sentence = Object.hasOwn(STORE_SENTENCES, code)
    ? STORE_SENTENCES[code as keyof typeof STORE_SENTENCES]
    : "The store can't be opened.";
  return `${sentence} (${code}: ${message})`;
}
