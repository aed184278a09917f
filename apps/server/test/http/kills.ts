/**
 * Kills a real node while people play, like `kill -9`. The players reconnect to the next node at the same address and repeat commands
 * without an answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Generator } from '@tabannusi/engine';
import { readLog, retell } from '@tabannusi/host';
import { OurServer } from '../../bench/load/our-server.ts';
import { readAll } from '../../src/desk/folded-log.ts';
import { newId } from '../../src/random-ids.ts';
import { openStore } from '../../src/store/open-store.ts';
import { type Browser, guest, openTable, Player } from './node.ts';

export interface KilledNodes {
  /** How many commands were acknowledged. */
  acknowledged: number;
  /** How many of them are not in the log at the acknowledged place. */
  lost: number;
  /** How many commands are in the log more than once. */
  doubled: number;
  /** How many clients reconnected to a log that differed from what they had seen. */
  anew: number;
  /** Games that were played to their end. */
  ended: number;
}

const TABLES = 3;
const SEATS = 2;
/** After the first acknowledgement since the last kill, at most. */
const LONGEST_MS = 300;

/** @param address of a store */
export async function killWhilePlaying(address: string, seed: string, kills: number): Promise<KilledNodes> {
  const lots = new Generator(seed, 'bot');
  let server = await OurServer.start(address);
  const port = Number(new URL(`http://${server.host}`).port);
  try {
    const guests = [await guest(server.host, 'Ann'), await guest(server.host, 'Ben')];
    const games: Player[][] = [];
    for (let n = 0; n < TABLES; n++) games.push(await newGame(guests));
    for (let kill = 0; kill < kills; kill++) {
      const before = acknowledgedAt(games);
      await untilSo(() => acknowledgedAt(games) > before, games);
      await pause(lots.below(LONGEST_MS));
      await server.kill();
      server = await OurServer.start(address, [], port);
      for (const player of games.flat()) if (player.closed !== null) await player.connect();
      const running = games.filter((players) => !players.every(({ follower }) => follower.isEnded));
      for (let n = running.length; n < TABLES; n++) games.push(await newGame(guests));
    }
    const before = acknowledgedAt(games);
    await untilSo(() => acknowledgedAt(games) > before + TABLES, games);
    await server.kill();
    return await compared(address, games);
  } finally {
    await server.kill();
  }
}

async function newGame(guests: readonly Browser[]): Promise<Player[]> {
  const { table } = await openTable(guests[0] as Browser, SEATS);
  const players = guests.map((browser, seat) => new Player(browser, table, seat));
  for (const player of players) {
    player.repeats = true;
    if ((await player.sit()).status !== 200) throw new Error('no seat');
    await player.connect();
  }
  for (const player of players) player.say({ t: 'ready', id: newId() });
  return players;
}

const didsOf = ({ heard }: Player) => heard.flatMap((each) => (each.t === 'did' ? [each] : []));
const acknowledgedAt = (games: readonly (readonly Player[])[]): number =>
  games.flat().reduce((sum, player) => sum + didsOf(player).length, 0);

/** Throws the fault that a player has found. */
async function untilSo(isSo: () => boolean, games: readonly (readonly Player[])[]): Promise<void> {
  while (!isSo() && !games.flat().every(({ follower }) => follower.isEnded)) {
    const fault = games.flat().find((player) => player.fault !== null)?.fault;
    if (fault !== undefined) throw fault;
    await pause(2);
  }
}

async function compared(address: string, games: readonly (readonly Player[])[]): Promise<KilledNodes> {
  const found: KilledNodes = { acknowledged: 0, lost: 0, doubled: 0, anew: 0, ended: 0 };
  const store = await openStore(address);
  for (const players of games) {
    const rows = await readAll(store, players[0]?.table ?? '', 0);
    const read = readLog(rows);
    if (!read.ok || read.hosted === null) throw new Error(`a log cannot be read: ${JSON.stringify(read)}`);
    const ids = rows.flatMap(({ id }) => id ?? []);
    found.doubled += ids.length - new Set(ids).size;
    if (players.every(({ follower }) => follower.isEnded)) found.ended++;
    for (const player of players) {
      const dids = didsOf(player);
      found.acknowledged += dids.length;
      found.lost += dids.filter(({ id, seq }) => rows[seq - 1]?.id !== id).length;
      found.anew += player.heard.filter((each) => each.t === 'welcome' && each.anew).length;
      const { seq, chain } = player.follower;
      if (seq > rows.length || retell(read.hosted, seq).chain !== chain) throw new Error('somebody has seen what is not in the log');
    }
  }
  await store.close();
  return found;
}
