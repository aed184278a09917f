/** Prints the moves per second of the peer's first 20,000 moves: run in a process of its own, where nothing of it is compiled yet. */
import { loadPeer, MOVES } from './measure.ts';

const [, , folder = ''] = process.argv;
console.log(MOVES / loadPeer(folder).repetition());
