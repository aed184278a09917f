/** Runs the command in the process of a test. */
import { PassThrough, Readable, Writable } from 'node:stream';
import type { Environment, ExitCode } from '../src/environment.ts';
import { runProgram } from '../src/program.ts';

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/**
 * A string is the whole input, as through a pipe. A function is called at every pause with the output since the last call, and returns null
 * to end the input.
 */
export type Typing = string | ((printed: string) => string | null);

export async function runCli(args: readonly string[], typing: Typing = '', environment: Partial<Environment> = {}): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const input = typeof typing === 'string' ? Readable.from([typing]) : new PassThrough();
  let answered = 0;
  const output = collecting(out, (text) => {
    // Prompts are written at once and end with one of these.
    if (typeof typing === 'string' || !(input instanceof PassThrough) || !/(?:>|\[Enter\])\n$/.test(text)) return;
    const printed = out.slice(answered).join('');
    answered = out.length;
    const line = typing(printed);
    if (line === null) input.end();
    else input.write(`${line}\n`);
  });
  const code = await runProgram(args, {
    language: 'en',
    input,
    output,
    errors: collecting(err),
    hasColour: false,
    isTerminal: false,
    columns: 80,
    folder: process.cwd(),
    ...environment,
  });
  return { code, out: out.join(''), err: err.join('') };
}

function collecting(texts: string[], then: (text: string) => void = () => undefined): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      texts.push(String(chunk));
      then(String(chunk));
      done();
    },
  });
}
