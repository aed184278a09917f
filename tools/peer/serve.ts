/**
 * boardgame.io's own server in a process of its own, in production mode, with a game whose moves check no rules. It is started with the folder in which
 * it is installed and, for its file store, a folder for that; without one it keeps matches in memory.
 */
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { obey } from '../../apps/server/bench/load/measured-process.ts';
import { watchUsage } from '../../apps/server/bench/load/usage.ts';
import { GAME, MOVES_PER_TURN } from './matches.ts';
import { startingPosition, step } from './measure.ts';

/** The part of `boardgame.io/server` that is used. */
interface Peer {
  Server(options: { games: object[]; origins: string[]; db?: object }): { run(options: { port: number }): Promise<{ appServer: Server }> };
  FlatFile: new (options: { dir: string }) => object;
}

/** As in a game of ours, seats take turns. Its undo is off, which saves it work: our players undo without the server. */
const game = {
  name: GAME,
  disableUndo: true,
  setup: ({ ctx }: { ctx: { numPlayers: number } }) => startingPosition(ctx.numPlayers),
  turn: { minMoves: MOVES_PER_TURN, maxMoves: MOVES_PER_TURN },
  moves: { step },
};

const [, , folder = '', files = ''] = process.argv;
process.env['NODE_ENV'] = 'production';
const { Server: createServer, FlatFile } = createRequire(join(folder, 'package.json'))('boardgame.io/server') as Peer;
// With files it drops moves that come too soon, and says so each time; the players repeat them.
if (files !== '') console.error = () => {};
const server = createServer({ games: [game], origins: [], ...(files !== '' && { db: new FlatFile({ dir: files }) }) });
const { appServer } = await server.run({ port: 0 });
const usage = watchUsage();
obey(`127.0.0.1:${(appServer.address() as AddressInfo).port}`, usage);
