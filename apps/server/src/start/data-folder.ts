/** The folder in which `npm start` keeps its games: the data file, the server's key, and the address of the running server. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFile } from '../store/sqlite/data-file.ts';
import { sqliteFault } from '../store/sqlite/sqlite-fault.ts';
import { StoreError } from '../store/store-error.ts';

const DATABASE = 'tabannusi.db';
const KEY = 'key';
const ADDRESS = 'address';
/** Only the owner may read it. */
const [FOLDER_MODE, FILE_MODE] = [0o700, 0o600];

export interface DataFolder {
  /** The path of the data file. */
  readonly database: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

/** Creates the folder and the key if they are missing. Throws a `StoreError` and then changes nothing. */
export function openDataFolder(folder: string): DataFolder {
  const database = join(folder, DATABASE);
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    const file = join(folder, KEY);
    if (!existsSync(file)) {
      // With a new key, the dice of running games could not be read.
      if (existsSync(database)) throw new StoreError('foreign', `The data file is there and its key is not: ${file} is missing.`);
      makeKey(file);
    }
    return { database, key: readKey(file) };
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('notWritable', `The data folder cannot be used: ${error instanceof Error ? error.message : error}`, error);
  }
}

/** Written under another name and then moved, so that nobody finds half a key. If two processes do this at once, the first one wins. */
function makeKey(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: FILE_MODE, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

function readKey(file: string): Uint8Array {
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new StoreError('damaged', `${file} is not a key.`);
  chmodSync(file, FILE_MODE);
  return Buffer.from(text, 'hex');
}

/** Makes this process the owner of the folder if its data are in a database elsewhere. Throws a `StoreError` if another process owns it. */
export function ownFolder(folder: string): { close(): void } {
  try {
    return ownFile(join(folder, DATABASE));
  } catch (error) {
    throw sqliteFault(error);
  }
}

/** Stores the address of this server for another `npm start`. */
export function keepAddress(folder: string, address: string): void {
  writeFileSync(join(folder, ADDRESS), address);
}

export function dropAddress(folder: string): void {
  rmSync(join(folder, ADDRESS), { force: true });
}

/** The address of the owner of the data file; null while it starts. */
export function keptAddress(folder: string): string | null {
  const file = join(folder, ADDRESS);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
