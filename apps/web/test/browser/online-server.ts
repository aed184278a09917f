/** The server that `npm start` starts, in its own process with its own folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'tabannusi-online-'));
  #process: ChildProcess | null = null;
  address = '';

  /** Resolves with the address; the next start is at the same one. */
  async start(): Promise<this> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const start = fileURLToPath(new URL('../../../../tools/start.ts', import.meta.url));
    const child = spawn(process.execPath, [start, '--port', port, '--data', this.#data], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    this.address = await new Promise((resolve, reject) => {
      child.stdout.on('data', (line) => {
        const found = /http:\S+/.exec(String(line));
        if (found !== null) resolve(found[0]);
      });
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    return this;
  }

  kill(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  end(): void {
    this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
