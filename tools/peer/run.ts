/**
 * Measures the peer in a separate process and prints one object: moves per second of each pass of 20,000 moves. No code of the peer is
 * compiled before the first pass, and its effects on the runtime (it slows typed arrays down) stay in this process. Called only by
 * `bench-peer.ts`.
 */
import { loadPeer, MOVES } from './measure.ts';

export interface PeerRun {
  readonly passes: readonly number[];
  readonly stateBytes: number;
}

const [, , folder = '', passes = '1'] = process.argv;
const { repetition, stateBytes } = loadPeer(folder);
const run: PeerRun = { passes: Array.from({ length: Number(passes) }, () => MOVES / repetition()), stateBytes };
console.log(JSON.stringify(run));
