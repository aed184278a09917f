import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { postgresPrograms } from '../../apps/server/postgres/cluster.ts';
import { bringPeer, peerFolder } from '../peer/bring.ts';
import { compareServers } from '../peer/compare.ts';
import { PeerSide } from '../peer/peer-side.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SMALL = { tables: 1, warming: 1, passes: 1, limitMs: 0, fileMoves: 4, footprint: 1 };
const COUNT = expect.toSatisfy((figure: number) => figure > 0);

test('plays planned games at our server on both stores, and says why the peer is not there', async () => {
  const bring = () => Promise.reject(new Error('There is no network.'));
  const { sqlite, postgres, peer, ...rest } = await compareServers(SMALL, bring);
  const ours = { decisionsPerSecond: COUNT, cpuUsPerDecision: COUNT, commitsPerSecond: COUNT };
  expect(sqlite).toMatchObject(ours);
  const isThere = postgresPrograms() !== null && process.platform === 'linux';
  expect(postgres).toMatchObject(
    isThere ? { ...ours, databaseCpuUsPerDecision: expect.any(Number) } : { skipped: expect.stringMatching(/PostgreSQL.*\.$/) },
  );
  expect(peer).toEqual({ skipped: 'There is no network.' });
  expect(rest).toMatchObject({ tables: 1, sockets: 4, passes: 1, decisions: COUNT, checksum: expect.stringMatching(/^[0-9a-f]{16}$/) });
  const { most, average } = rest.footprint.runningBytes;
  expect(most).toBeGreaterThanOrEqual(average);
});

// Skipped until `npm run bench:server` or `bench:peer` has fetched boardgame.io.
test.skipIf(!existsSync(peerFolder(ROOT)))('plays matches at the server of boardgame.io', async () => {
  const side = await PeerSide.start(await bringPeer(ROOT));
  for (let pass = 0; pass < 2; pass++) await side.pass(1, 4, 8);
  expect(side.figures()).toMatchObject({ decisionsPerSecond: COUNT, cpuUsPerDecision: COUNT });
  await side.end();
});
