/** The programs in `node_modules` that checks run. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The tools of this checkout. A check may use them on another folder. */
const NODE_MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

const SCRIPTS = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const;

export interface Answer {
  /** The exit code; 1 if a signal ended the tool. */
  readonly code: number;
  /** Both outputs in the order of arrival, without colours. */
  readonly output: string;
}

/** Runs a tool in a folder and returns its output. With `show` the output goes to our own output as it arrives instead. */
export function ask(tool: keyof typeof SCRIPTS, args: readonly string[], cwd: string, { show = false } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(NODE_MODULES, SCRIPTS[tool]), ...args], {
      cwd,
      env: show ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      stream?.on('data', (piece: string) => {
        output += piece;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
