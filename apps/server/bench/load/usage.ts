/** What a measured server uses, ours or another one, as its own process sees it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Usage {
  /** Microseconds of all threads since the start. */
  readonly cpuUs: number;
  /** How late the event loop was since the last report: 99 of 100 times at most so many milliseconds. */
  readonly loopDelayMs: number;
}

/** Milliseconds. The histogram counts the whole time between two looks. */
const RESOLUTION = 10;

/** Returns a function that reports and starts anew. */
export function watchUsage(): () => Usage {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  return () => {
    const { user, system } = process.cpuUsage();
    const loopDelayMs = Math.max(0, delays.percentile(99) / 1e6 - RESOLUTION);
    delays.reset();
    return { cpuUs: user + system, loopDelayMs };
  };
}
