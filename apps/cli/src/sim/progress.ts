/** How far a run of many games is, as one line that is written over: for a person at a terminal only. */
import type { Writable } from 'node:stream';
import type { CliWords } from '@tabannusi/text';

const BAR = 20;
/** Milliseconds between two lines. */
const PAUSE = 100;
const CLEAR = '\r\u001b[K';

export interface Progress {
  /** Of so many games, which may become more. */
  show(done: number, games: number): void;
  end(): void;
}

/** `now` gives milliseconds. What was done at the first call was done before. */
export function createProgress(output: Writable, words: CliWords, columns: number, now = () => performance.now()): Progress {
  const begun = now();
  let before: number | null = null;
  let last = Number.NEGATIVE_INFINITY;
  return {
    show(done, games) {
      before ??= done;
      const time = now();
      if (time - last < PAUSE && done < games) return;
      last = time;
      const rate = (done - before) / Math.max(0.001, (time - begun) / 1000);
      const left = rate === 0 ? '–' : clock((games - done) / rate);
      const bar = '█'.repeat(Math.floor((BAR * done) / games)).padEnd(BAR, '░');
      const text = words.say('sim', rate < 1 ? 'slowProgress' : 'progress', { done, games, rate: Math.round(rate), time: left });
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
