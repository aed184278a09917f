/** What a measured server uses, ours or another one, as measured inside its process. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Usage {
  /** CPU time of all threads since the start, in microseconds. */
  readonly cpuUs: number;
  /** The delay of the event loop since the last report, in milliseconds: 99 of 100 delays were at most this long. */
  readonly loopDelayMs: number;
}

/** Milliseconds. The histogram counts the whole time between two samples. */
const RESOLUTION = 10;

/** Returns a function that reports and starts again from zero. */
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
