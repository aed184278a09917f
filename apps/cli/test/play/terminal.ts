/** The command in a real pseudo-terminal. */
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import { afterEach } from 'vitest';

/** The arguments of Node that start the command. */
export const NODE = ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('../../src/main.ts', import.meta.url))];

export const CTRL_C = '\x03';
export const END_OF_INPUT = '\x04';

/** Processes to be ended after the test. */
export const running: (IPty | ChildProcess)[] = [];
afterEach(() => {
  for (const each of running.splice(0)) each.kill();
});

export interface Terminal {
  readonly pty: IPty;
  readonly ended: Promise<number>;
  /**
   * Returns everything printed since the last call, once it ends with `end` and contains `other`. A prompt alone may be redrawn at any
   * time.
   */
  until(end: string, other?: string): Promise<string>;
}

export function terminal(args: readonly string[], cwd: string, { hasColour = false } = {}): Terminal {
  const { NO_COLOR: _, ...env } = process.env;
  const pty = spawn(process.execPath, [...NODE, ...args], { cols: 80, rows: 50, cwd, env: hasColour ? env : { ...env, NO_COLOR: '1' } });
  running.push(pty);
  let printed = '';
  let look = (): void => undefined;
  pty.onData((data) => {
    printed += data;
    look();
  });
  let fail = (): void => undefined;
  const ended = new Promise<number>((resolve) =>
    pty.onExit(({ exitCode }) => {
      resolve(exitCode);
      fail();
    }),
  );
  const until = (end: string, other = ''): Promise<string> =>
    new Promise((resolve, reject) => {
      fail = () => reject(new Error(`it ended before ${end} was printed: ${printed}`));
      look = () => {
        const at = printed.lastIndexOf(end);
        if (at < 0 || !printed.slice(0, at).includes(other)) return;
        look = () => undefined;
        const seen = printed.slice(0, at + end.length);
        printed = printed.slice(at + end.length);
        resolve(seen);
      };
      look();
    });
  return { pty, ended, until };
}
