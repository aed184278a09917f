/**
 * A session on streams: a line in, a line out, later if a bot thinks. It lasts until the input ends, `shutdown` is called or the reader is
 * gone.
 */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createCliWords } from '@tabannusi/text';
import type { Environment } from '../environment.ts';
import { LINE_LIMIT, readLines } from '../wire/lines.ts';
import { LIMITS } from './limits.ts';
import { Session } from './session.ts';

export async function serve({ language, input, output, errors, isTerminal }: Environment): Promise<void> {
  if (isTerminal) errors.write(`${createCliWords(language).say('protocol', 'waiting', {})}\n`);
  const session = new Session(language);
  const gone = new AbortController();
  const leave = (): void => {
    gone.abort();
    session.close();
  };
  output.on('error', leave);
  output.on('close', leave);
  const thinking = new Set<Promise<void>>();
  const tell = async (answer: string | null): Promise<void> => {
    if (answer !== null) await write(output, answer, gone.signal);
  };
  try {
    for await (const line of readLines(input, LINE_LIMIT)) {
      const answer = 'text' in line ? session.answer(line.text) : session.refuse(line.refused);
      if (session.isOver) {
        // Calls that `shutdown` stopped are answered before it.
        await Promise.all(thinking);
        await tell(await answer);
      } else if (answer instanceof Promise) {
        const told = answer.then(tell).finally(() => thinking.delete(told));
        thinking.add(told);
        if (thinking.size >= LIMITS.thinking) await Promise.race(thinking);
      } else await tell(answer);
      if (session.isOver || gone.signal.aborted) break;
    }
    // When the input ends, bots finish thinking.
    await Promise.all(thinking);
  } finally {
    session.close();
    output.off('error', leave);
    output.off('close', leave);
  }
}

/** Waits while the reader is slower, but not for a reader that is gone. */
async function write(output: Writable, line: string, gone: AbortSignal): Promise<void> {
  if (gone.aborted || output.write(`${line}\n`)) return;
  await once(output, 'drain', { signal: gone }).catch(() => undefined);
}
