/** A stand-in for npm without a network: it records its calls and creates what the launcher looks for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { tree, write } from './tree.ts';

/** What the stand-in does instead of succeeding: it fails at once, or does half the work and hangs. */
type Mishap = 'fail' | 'hang';

/**
 * Runs as npm. The Node it installs is a link to the running one, its Chromium and PostgreSQL are scripts that do nothing; or each is a
 * file that cannot be started.
 */
const SCRIPT = `
const fs = require('node:fs');
const path = require('node:path');
const here = __dirname;
const cwd = process.cwd();
const mishap = fs.existsSync(path.join(here, 'mishap')) ? fs.readFileSync(path.join(here, 'mishap'), 'utf8') : '';
const wanted = Object.keys(JSON.parse(fs.readFileSync(path.join(cwd, 'package.json'), 'utf8')).dependencies ?? {});
const what = !cwd.endsWith('incoming') ? 'packages' : ['chromium', 'postgres'].find((name) => wanted[0].includes(name)) ?? 'node';
fs.appendFileSync(path.join(here, 'calls'), JSON.stringify({ what, pid: process.pid }) + '\\n');
if (mishap === 'fail') process.exit(3);
fs.rmSync(path.join(cwd, 'node_modules'), { recursive: true, force: true });
fs.mkdirSync(path.join(cwd, 'node_modules'));
if (mishap === 'hang') {
  process.on('SIGTERM', () => process.exit(1));
  setInterval(() => {}, 1000);
} else {
  for (const name of wanted) {
    const bin = path.join(cwd, 'node_modules', name, 'bin');
    fs.mkdirSync(bin, { recursive: true });
    const isForeign = fs.existsSync(path.join(here, 'foreign'));
    const given = path.join(here, 'program');
    const program = fs.existsSync(given) ? fs.readFileSync(given) : isForeign ? 'made for another machine' : '#!/bin/sh\\n';
    if (what === 'postgres') {
      const files = path.join(cwd, 'node_modules', name, 'native');
      for (const folder of ['bin', 'lib']) fs.mkdirSync(path.join(files, folder), { recursive: true });
      for (const each of ['initdb', 'postgres']) fs.writeFileSync(path.join(files, 'bin', each), program, { mode: 0o755 });
      fs.writeFileSync(path.join(files, 'lib', 'libpq.so.5.18'), 'library');
      fs.writeFileSync(path.join(files, 'pg-symlinks.json'), JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]));
    } else if (what === 'chromium') fs.writeFileSync(path.join(bin, 'chromium.br'), require('node:zlib').brotliCompressSync(program));
    else if (isForeign) fs.writeFileSync(path.join(bin, 'node'), program);
    else fs.symlinkSync(process.execPath, path.join(bin, 'node'));
  }
}
`;

export interface FakeNpm {
  readonly script: string;
  /** The calls so far: 'node', 'chromium' or 'postgres' for a call that installs those, 'packages' for one that installs the lock file. */
  calls(): string[];
  /** The process ID of the latest call, once there is one. Never 0, which would make a caller kill its own process group. */
  pid(): number | undefined;
  meetsMishap(mishap: Mishap | ''): void;
  bringsForeignPrograms(): void;
  /** Sets the content of the Chromium or PostgreSQL from now on. */
  bringsProgram(text: string): void;
}

/** Makes the launcher find the stand-in as npm until the test ends. */
export function fakeNpm(): FakeNpm {
  const folder = tree({ 'npm-cli.js': SCRIPT });
  const script = join(folder, 'npm-cli.js');
  vi.stubEnv('npm_execpath', script);
  const notes = () => {
    const file = join(folder, 'calls');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    return lines.map((line) => JSON.parse(line) as { what: string; pid: number });
  };
  return {
    script,
    calls: () => notes().map(({ what }) => what),
    pid: () => notes().at(-1)?.pid,
    meetsMishap: (mishap) => write(folder, { mishap }),
    bringsForeignPrograms: () => write(folder, { foreign: '' }),
    bringsProgram: (program) => write(folder, { program }),
  };
}
