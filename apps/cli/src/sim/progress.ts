/** Progress of a long run: one line in a terminal, overwritten. */
import type { Writable } from 'node:stream';
import type { CliWords } from '@tabannusi/text';

const BAR = 20;
/** Milliseconds between updates. */
const PAUSE = 100;
const CLEAR = '\r\u001b[K';

export interface Progress {
  /** `games` may grow. */
  show(done: number, games: number): void;
  end(): void;
}

/** `now` returns milliseconds. The games done at the first call do not count for the speed. */
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

/** Returns minutes and seconds. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Whether a person sees the output. */
export const isTerminal = (output: Writable): boolean => 'isTTY' in output && output.isTTY === true;
