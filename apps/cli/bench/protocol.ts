/**
 * `npm run bench:protocol`: complete games of two players over a real pipe, one round trip per decision, without and with texts. `--json`
 * prints one object.
 *
 * The client chooses by a fixed rule and closes each game. Every slice plays the same games, so all slices must have equal checksums.
 * Compare the figures of two runs only if their checksums are equal.
 */

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';

const { json } = new Command('npm run bench:protocol --')
  .option('--json', 'print one object instead of lines')
  .parse()
  .opts<{ json?: true }>();

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const GAMES = 20;
const WARM_UP = 3;
const SLICES = 9;

interface Decision {
  readonly hash: string;
  readonly choices: readonly { readonly id: string }[];
}

type Ask = <T>(method: string, params: object) => Promise<T>;

interface Slice {
  readonly gamesPerSecond: number;
  readonly decisions: number;
  readonly checksum: string;
}

const child: ChildProcessByStdio<Writable, Readable, null> = spawn(process.execPath, [MAIN, 'engine'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});

/** The client waits for one answer at a time and parses as little as possible, so that the figures measure the server. */
let received = '';
let answered = (_line: string): void => {};
child.stdout.setEncoding('utf8').on('data', (part: string) => {
  received += part;
  if (!received.endsWith('\n')) return;
  const line = received;
  received = '';
  answered(line);
});

const ask: Ask = async <T>(method: string, params: object): Promise<T> => {
  const line = await new Promise<string>((resolve) => {
    answered = resolve;
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
  });
  const { result, error } = JSON.parse(line) as { result: T; error?: { message: string } };
  if (error !== undefined) throw new Error(error.message);
  return result;
};

const figures = { silent: await measure({}), told: await measure({ lang: 'en' }) };
await ask('shutdown', {});

if (json) console.log(JSON.stringify(figures));
else
  for (const [name, { median, best, decisions, checksum }] of Object.entries(figures)) {
    const what = name === 'silent' ? 'without texts' : 'with texts';
    console.log(`${what}: ${median.toFixed(1)} games/s (best ${best.toFixed(1)}), ${decisions} decisions a slice, checksum ${checksum}`);
  }

/** Plays slices to warm up, then returns the median of the others. */
async function measure(params: object) {
  const slices: Slice[] = [];
  for (let n = 0; n < WARM_UP + SLICES; n++) slices.push(await slice(params));
  const [{ decisions, checksum }] = slices as [Slice, ...Slice[]];
  if (slices.some((each) => each.checksum !== checksum)) throw new Error('the slices have played different games');
  const speeds = slices
    .slice(WARM_UP)
    .map(({ gamesPerSecond }) => gamesPerSecond)
    .sort((a, b) => a - b);
  return { median: speeds[SLICES >> 1] ?? 0, best: speeds.at(-1) ?? 0, decisions, checksum };
}

async function slice(params: object): Promise<Slice> {
  let sum = 0;
  let decisions = 0;
  const start = performance.now();
  for (let n = 0; n < GAMES; n++) {
    const begun = await ask<{ game: string; decision: Decision | null }>('game.new', { players: 2, seed: `bench ${n}`, ...params });
    let { decision } = begun;
    while (decision !== null) {
      sum = (Math.imul(sum, 31) + Number.parseInt(decision.hash.slice(0, 8), 16)) >>> 0;
      const choice = decision.choices[(decisions++ * 31 + n) % decision.choices.length]?.id;
      ({ decision } = await ask<{ decision: Decision | null }>('game.apply', { game: begun.game, choice, ...params }));
    }
    await ask('game.close', { game: begun.game });
  }
  return { gamesPerSecond: (GAMES * 1000) / (performance.now() - start), decisions, checksum: sum.toString(16).padStart(8, '0') };
}
