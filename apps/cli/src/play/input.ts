/** Lines typed by the person. */
import { createInterface } from 'node:readline';
import type { Environment } from '../environment.ts';

/** A line, Ctrl-C, or the end of the input. */
type Typed = { readonly line: string } | 'interrupt' | 'end';

export interface Input {
  /** Prints the prompt and waits for a line. */
  next(prompt: string): Promise<Typed>;
  /** Returns the result of `work`, or 'interrupt' on Ctrl-C. */
  orInterrupt<T>(work: Promise<T>): Promise<T | 'interrupt'>;
  close(): void;
}

export function createInput({ input, output, isTerminal }: Environment): Input {
  // No history: the arrow keys must not reveal what another person typed.
  const reader = createInterface({ input, output, terminal: isTerminal, historySize: 0 });
  const arrived: Typed[] = [];
  let waiting: ((typed: Typed) => void) | null = null;
  let interrupt: (() => void) | null = null;
  let hasEnded = false;
  const arrive = (typed: Typed): void => {
    if (typed === 'interrupt' && interrupt !== null) interrupt();
    else if (waiting === null) arrived.push(typed);
    else {
      waiting(typed);
      waiting = null;
    }
  };
  reader.on('line', (line) => arrive({ line }));
  reader.on('SIGINT', () => arrive('interrupt'));
  reader.on('close', () => {
    hasEnded = true;
    arrive('end');
  });
  return {
    next(prompt) {
      // Piped input is not echoed, so the prompt ends its own line.
      if (isTerminal && !hasEnded) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(`${prompt.trimEnd()}\n`);
      const early = arrived.shift();
      if (early !== undefined) return Promise.resolve(early);
      if (hasEnded) return Promise.resolve('end');
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    orInterrupt(work) {
      const interrupted = new Promise<'interrupt'>((resolve) => {
        interrupt = () => resolve('interrupt');
      });
      return Promise.race([work, interrupted]).finally(() => {
        interrupt = null;
      });
    },
    close: () => reader.close(),
  };
}
