/**
 * Opens a store and prints what happens, for tests that need another process: `open-and-append.ts ADDRESS` appends until it fails, with
 * `stay` it keeps the store open until it is killed.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { appendOf, newGame } from './sample.ts';

/** More appends than any limit of the tests allows. */
const MOST = 1_000;
const BODY = 'x'.repeat(2_000);

const [address = '', stay] = process.argv.slice(2);
const say = (word: string): void => void writeSync(1, `${word}\n`);

try {
  const store = await openStore(address);
  say('opened');
  if (stay) await new Promise(() => process.stdin.resume());
  await store.together([newGame('g')]);
  for (let after = 0; after < MOST; after++) {
    const appended = await store.append(appendOf('g', after, `a${after}`, { entries: [{ kind: 'played', seat: 0, body: BODY }] }));
    say(appended.result === 'failed' ? appended.error.code : appended.result);
    if (appended.result !== 'stored') break;
  }
  await store.close();
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  say(error.code);
}
