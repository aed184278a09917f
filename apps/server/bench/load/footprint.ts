/** Measures what a table needs: memory of a node, with a socket for each seat, and disk space. */
import { OurServer } from './our-server.ts';
import { cutTo, type PlannedTable, planTables, SEATS } from './plan.ts';
import { type Guest, Players, signUp } from './players.ts';

export interface Footprint {
  readonly memoryBytesPerTable: number;
  /** The bodies of games that lack only their last entry. */
  readonly runningBytes: Bytes;
  /** The same games as they are stored after they have ended. */
  readonly finishedBytes: Bytes;
}

/** The longest game, and the average. */
interface Bytes {
  readonly most: number;
  readonly average: number;
}

/** Collects garbage twice: otherwise code that was not used lately would be dropped during the measurement, megabytes of it. */
const FLAGS = ['--expose-gc', '--no-flush-bytecode'];

/** @param address of an empty store */
export async function footprintOf(address: string, tables: number): Promise<Footprint> {
  const server = await OurServer.start(address, FLAGS);
  try {
    const guests: Guest[] = [];
    for (let seat = 0; seat < SEATS; seat++) guests.push(await signUp(server.host, `Guest ${seat + 1}`));
    // Games that lack only their last commit are as long as a running game can be.
    const planTo = (seed: string) => planTables(seed, tables).map((table) => cutTo(table, table.commits.length - 1));
    const play = async (planned: PlannedTable[]): Promise<Players> => {
      const players = await Players.begin(server, guests, planned);
      await players.play();
      return players;
    };
    // The first tables also load everything that all tables share.
    const first = planTo('first');
    const others = await play(first);
    const before = await server.memory();
    const players = await play(planTo('second'));
    const after = await server.memory();
    for (const each of [others, players]) each.leave();
    const stored = [];
    for (const { table } of first) stored.push(await server.stored(table));
    return {
      memoryBytesPerTable: Math.round((after - before) / tables),
      runningBytes: bytesOf(stored.map(({ bytes }) => bytes)),
      finishedBytes: bytesOf(stored.map(({ foldedBytes }) => foldedBytes)),
    };
  } finally {
    await server.end();
  }
}

function bytesOf(sizes: readonly number[]): Bytes {
  return { most: Math.max(...sizes), average: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length) };
}
