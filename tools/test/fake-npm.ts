/** A stand-in for npm that needs no network: it notes its calls and puts in place what the launcher looks for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { tree, write } from './tree.ts';

/** What the stand-in does instead of succeeding: it fails at once, or does half the work and waits. */
type Mishap = 'fail' | 'hang';

/** Runs as npm. The Node it brings is a link to the running one, or a file that cannot be started. */
const SCRIPT = `
const fs = require('node:fs');
const path = require('node:path');
const here = __dirname;
const cwd = process.cwd();
const mishap = fs.existsSync(path.join(here, 'mishap')) ? fs.readFileSync(path.join(here, 'mishap'), 'utf8') : '';
fs.appendFileSync(path.join(here, 'calls'), JSON.stringify({ cwd, args: process.argv.slice(2), pid: process.pid }) + '\\n');
if (mishap === 'fail') process.exit(3);
fs.rmSync(path.join(cwd, 'node_modules'), { recursive: true, force: true });
fs.mkdirSync(path.join(cwd, 'node_modules'));
if (mishap === 'hang') {
  process.on('SIGTERM', () => process.exit(1));
  setInterval(() => {}, 1000);
} else {
  for (const name of Object.keys(JSON.parse(fs.readFileSync(path.join(cwd, 'package.json'), 'utf8')).dependencies ?? {})) {
    const bin = path.join(cwd, 'node_modules', name, 'bin');
    fs.mkdirSync(bin, { recursive: true });
    if (fs.existsSync(path.join(here, 'foreign'))) fs.writeFileSync(path.join(bin, 'node'), 'made for another machine');
    else fs.symlinkSync(process.execPath, path.join(bin, 'node'));
  }
}
`;

export interface FakeNpm {
  readonly script: string;
  /** The calls so far; a call is told as 'node' when it brings Node and as 'packages' when it installs the lock file. */
  calls(): string[];
  /** The process of the latest call, once there is one. Never 0, which would mean the whole process group of whoever kills it. */
  pid(): number | undefined;
  meetsMishap(mishap: Mishap | ''): void;
  bringsForeignNode(): void;
}

/** Makes the stand-in the npm that the launcher finds, until the test ends. */
export function fakeNpm(): FakeNpm {
  const folder = tree({ 'npm-cli.js': SCRIPT });
  const script = join(folder, 'npm-cli.js');
  vi.stubEnv('npm_execpath', script);
  const notes = () => {
    const file = join(folder, 'calls');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    return lines.map((line) => JSON.parse(line) as { cwd: string; args: string[]; pid: number });
  };
  return {
    script,
    calls: () => notes().map(({ cwd }) => (cwd.endsWith('incoming') ? 'node' : 'packages')),
    pid: () => notes().at(-1)?.pid,
    meetsMishap: (mishap) => write(folder, { mishap }),
    bringsForeignNode: () => write(folder, { foreign: '' }),
  };
}
