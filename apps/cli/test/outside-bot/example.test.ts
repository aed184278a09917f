/** The example in Python, as the page on bots says to run it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { expectAsDocumented } from '../documented.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { runCli } from '../run-cli.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

// Skipped without python3, which the example needs.
it.skipIf(!hasPython)('plays whole games without a fault, the same ones again, and better than random', async () => {
  const args = ['sim', '--games', '6', '--seed', 'ur', '--json', '--bots', 'cmd:python3 examples/bot.py,random'];
  const ran = await runCli([...args, '--jobs', '2'], '', { folder: ROOT });
  expect(ran).toMatchObject({ code: 0, err: '' });
  const { bots, faults } = JSON.parse(ran.out) as { bots: Record<string, { wins: number }>; faults: object };
  expect(faults).toEqual({});
  expect(bots['cmd:python3 examples/bot.py']?.wins).toBeGreaterThanOrEqual(5);
  expect(await runCli([...args, '--jobs', '1'], '', { folder: ROOT })).toEqual(ran);
});

// Skipped without python3, which the example needs.
it.skipIf(!hasPython)('says and is told what the transcript on the page shows', async () => {
  const [, transcript = ''] = /```\n(>.*?)```/s.exec(readFileSync(join(ROOT, 'docs/bots.md'), 'utf8')) ?? [];
  expect(transcript.match(/^[<>] /gm)).toHaveLength(5);
  const file = join(temporaryFolder(), 'overheard.txt');
  const overheard = fileURLToPath(new URL('overheard.ts', import.meta.url));
  const bot = `cmd:"${process.execPath}" --disable-warning=ExperimentalWarning "${overheard}" "${file}" python3 examples/bot.py`;
  const { code } = await runCli(['sim', '--games', '1', '--seed', 'ur', '--bot', bot, '--bot', 'random'], '', { folder: ROOT });
  expect(code).toBe(0);
  // The first exchange is the trial run before the first game.
  const [, game = ''] = readFileSync(file, 'utf8').split(/(?=^> .*"method":"hello")/m);
  expectAsDocumented(game, transcript);
});
