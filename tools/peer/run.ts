/**
 * Measures the peer in a process of its own and prints one object: moves per second of so many passes of 20,000 moves. Nothing of the peer
 * is compiled before the first. What it does to the runtime (it slows typed arrays down) stays in this process. `bench-peer.ts` hands in the
 * arguments, never a person.
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
