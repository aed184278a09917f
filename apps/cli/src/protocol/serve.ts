/** A session on streams: one line in, one line out, until the input ends, `shutdown` is called or the reader has gone. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createCliWords } from '@tabannusi/text';
import type { Environment } from '../environment.ts';
import { LINE_LIMIT, readLines } from '../wire/lines.ts';
import { Session } from './session.ts';

export async function serve({ language, input, output, errors, isTerminal }: Environment): Promise<void> {
  if (isTerminal) errors.write(`${createCliWords(language).say('protocol', 'waiting', {})}\n`);
  const session = new Session(language);
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  output.on('error', leave);
  output.on('close', leave);
  try {
    for await (const line of readLines(input, LINE_LIMIT)) {
      const answer = 'text' in line ? await session.answer(line.text) : session.refuse(line.refused);
      if (answer !== null) await write(output, answer, gone.signal);
      if (session.isOver || gone.signal.aborted) break;
    }
  } finally {
    output.off('error', leave);
    output.off('close', leave);
  }
}

/** Waits where the reader is slower than we are. A reader that has gone is waited for no longer. */
async function write(output: Writable, line: string, gone: AbortSignal): Promise<void> {
  if (gone.aborted || output.write(`${line}\n`)) return;
  await once(output, 'drain', { signal: gone }).catch(() => undefined);
}
