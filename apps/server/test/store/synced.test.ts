import { expect, test } from 'vitest';
import { hasStrace, readTrace, traceAppends } from '../../faults/synced.ts';
import { postgresPrograms } from '../../postgres/cluster.ts';

const SINGLY = 24;
const AT_ONCE = 8;
const ALL = { told: SINGLY + AT_ONCE, without: [] };

// Skipped without strace, or where tracing is not allowed.
test.skipIf(!hasStrace())('SQLite brings its journal to the disk before every acknowledgement', () => {
  expect(traceAppends(null, { singly: SINGLY, atOnce: AT_ONCE })).toEqual(ALL);
});

// Skipped without strace or PostgreSQL.
test.skipIf(!hasStrace() || postgresPrograms() === null)('PostgreSQL brings its journal to the disk before every acknowledgement', () => {
  expect(traceAppends(postgresPrograms(), { singly: SINGLY, atOnce: AT_ONCE })).toEqual(ALL);
});

test('a sync counts if it is one of the journal, begins after the send and ends well before the acknowledgement', () => {
  const read = (...between: string[]) =>
    readTrace(['7 write(1<pipe:[1]>, "send a\\n", 7) = 7', ...between, '7 write(1<pipe:[1]>, "told a stored\\n", 14 <unfinished ...>'])
      .without;
  expect(read('8 fdatasync(3</data/tabannusi.db-wal>) = 0')).toEqual([]);
  expect(read('8 fdatasync(3</pg/pg_wal/0001> <unfinished ...>', '9 fsync(4</x>) = 0', '8 <... fdatasync resumed>) = 0')).toEqual([]);
  expect(read()).toEqual(['a']);
  expect(read('8 fdatasync(3</data/tabannusi.db>) = 0')).toEqual(['a']);
  expect(read('8 fdatasync(3</data/tabannusi.db-wal>) = -1 EIO (Input/output error)')).toEqual(['a']);
  expect(read('8 fdatasync(3</data/tabannusi.db-wal> <unfinished ...>')).toEqual(['a']);
  expect(read('8 <... fdatasync resumed>) = 0')).toEqual(['a']);
});
