/** How far a simulation is, as one line that is written over: for a person at a terminal only. */
import type { Writable } from 'node:stream';
import type { CliWords } from '@tabannusi/text';

const BAR = 20;
/** Milliseconds between two lines. */
const PAUSE = 100;
const CLEAR = '\r\u001b[K';

export interface Progress {
  show(done: number): void;
  end(): void;
}

/** `now` gives milliseconds. */
export function createProgress(output: Writable, words: CliWords, games: number, columns: number, now = () => performance.now()): Progress {
  const begun = now();
  let last = Number.NEGATIVE_INFINITY;
  return {
    show(done) {
      const time = now();
      if (time - last < PAUSE && done < games) return;
      last = time;
      const rate = done / Math.max(0.001, (time - begun) / 1000);
      const left = rate === 0 ? '–' : clock((games - done) / rate);
      const bar = '█'.repeat(Math.floor((BAR * done) / games)).padEnd(BAR, '░');
      const text = words.say('sim', 'progress', { done, games, rate: Math.round(rate), time: left });
      output.write(`${CLEAR}${`${bar} ${text}`.slice(0, columns - 1)}`);
    },
    end: () => void output.write(CLEAR),
  };
}

/** Minutes and seconds. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Whether a person sees what is written there. */
export const isTerminal = (output: Writable): boolean => 'isTTY' in output && output.isTTY === true;
