/** The example in Python, as the page on bots says to run it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

// There is no python3 on this machine, and the example needs it.
it.skipIf(!hasPython)('plays whole games without a fault, the same ones again, and better than random', async () => {
  const args = ['sim', '--games', '6', '--seed', 'ur', '--json', '--bots', 'cmd:python3 examples/bot.py,random'];
  const ran = await runCli([...args, '--jobs', '2'], '', { folder: ROOT });
  expect(ran).toMatchObject({ code: 0, err: '' });
  const { bots, faults } = JSON.parse(ran.out) as { bots: Record<string, { wins: number }>; faults: object };
  expect(faults).toEqual({});
  expect(bots['cmd:python3 examples/bot.py']?.wins).toBeGreaterThanOrEqual(5);
  expect(await runCli([...args, '--jobs', '1'], '', { folder: ROOT })).toEqual(ran);
});
