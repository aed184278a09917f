/**
 * Raw clients of boardgame.io's server: they speak socket.io's words over bare WebSockets and don't parse the states that they are sent while they play,
 * so that the server has the machine nearly to itself.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { within } from '../../apps/server/bench/load/players.ts';
import { type Position, startingPosition, step } from './measure.ts';

export const GAME = 'peer';
/** As many moves as one of our stretches has decisions. */
export const MOVES_PER_TURN = 6;

const AGAIN_MS = 500;
const TRIES = 10;

interface Match {
  readonly id: string;
  /** By seat. */
  readonly sockets: WebSocket[];
}

/** Matches with all players connected. */
export class Matches {
  readonly #matches: readonly Match[];
  readonly #seats: number;

  private constructor(matches: readonly Match[], seats: number) {
    this.#matches = matches;
    this.#seats = seats;
  }

  static async begin(host: string, count: number, seats: number): Promise<Matches> {
    const matches = Array.from({ length: count }, (): Match => ({ id: randomUUID(), sockets: [] }));
    await within(Promise.all(matches.map((match) => connect(host, match, seats))));
    return new Matches(matches, seats);
  }

  /**
   * Makes this many moves in every match, at the same time. Resolves when everybody has received each move.
   * @param thinkMs before each move
   */
  async play(moves: number, thinkMs = 0): Promise<void> {
    await within(Promise.all(this.#matches.map((match) => playMatch(match, moves, thinkMs))));
  }

  /** Throws unless every match is in the right state after this many moves. */
  async verify(moves: number): Promise<void> {
    const expected = startingPosition(this.#seats);
    for (let n = 0; n < moves; n++) step({ G: expected }, n);
    for (const match of this.#matches) {
      let { G, _stateID } = await within(stateOf(match, this.#seats));
      // With files, the last move may not be stored yet.
      for (let tries = 0; _stateID !== moves && tries < TRIES; tries++) {
        await pause(AGAIN_MS);
        ({ G, _stateID } = await within(stateOf(match, this.#seats)));
      }
      if (_stateID !== moves || !isDeepStrictEqual(G, expected)) throw new Error('boardgame.io has another state than was played.');
    }
  }

  leave(): void {
    for (const { sockets } of this.#matches) for (const socket of sockets) socket.close();
  }
}

/** The server creates a match when it is first requested. Resolves when all seats have received the first state. */
async function connect(host: string, { id, sockets }: Match, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    const socket = new WebSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`);
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error('A socket of boardgame.io failed.')));
      socket.addEventListener('message', ({ data }) => {
        const text = String(data);
        // Message types of engine.io (0 open, 2 ping, 3 pong, 4 message) and of socket.io (0 connect, 2 event).
        if (text.startsWith('0')) socket.send(`40/${GAME},`);
        else if (text === '2') socket.send('3');
        else if (text.startsWith('40')) socket.send(event('sync', id, String(seat), undefined, seats));
        else if (isEvent(text, 'sync')) resolve();
      });
    });
  }
}

/**
 * The player whose turn it is makes the next move after receiving the last one. With its file store, the server announces a move before it
 * has stored it, and drops a next move that comes too soon, without an answer. So a move that nobody receives is sent again.
 */
async function playMatch({ id, sockets }: Match, moves: number, thinkMs: number): Promise<void> {
  const seatAt = (n: number): number => Math.floor(n / MOVES_PER_TURN) % sockets.length;
  const move = (n: number): void => {
    const seat = seatAt(n);
    const action = { type: 'MAKE_MOVE', payload: { type: 'step', args: [n], playerID: String(seat) } };
    sockets[seat]?.send(event('update', action, n, id, String(seat)));
  };
  let made = 0;
  const told = sockets.map(
    (socket, seat) =>
      new Promise<void>((resolve) => {
        let updates = 0;
        socket.addEventListener('message', ({ data }) => {
          if (!isEvent(String(data), 'update')) return;
          updates++;
          made = Math.max(made, updates);
          if (updates === moves) resolve();
          else if (seat !== seatAt(updates)) return;
          else if (thinkMs === 0) move(updates);
          else setTimeout(move, thinkMs, updates);
        });
      }),
  );
  move(0);
  let last = 0;
  const again = setInterval(() => {
    if (made === last && made < moves) move(made);
    last = made;
  }, AGAIN_MS);
  await Promise.all(told).finally(() => clearInterval(again));
}

interface PeerState {
  readonly G: Position;
  readonly _stateID: number;
}

/** Requests the state once more. */
function stateOf({ id, sockets }: Match, seats: number): Promise<PeerState> {
  const [socket] = sockets;
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent): void => {
      const text = String(data);
      if (!isEvent(text, 'sync')) return;
      socket?.removeEventListener('message', hear);
      const [, , { state }] = JSON.parse(text.slice(text.indexOf('['))) as [string, string, { state: PeerState }];
      resolve(state);
    };
    socket?.addEventListener('message', hear);
    socket?.send(event('sync', id, '0', undefined, seats));
  });
}

const event = (word: string, ...args: readonly unknown[]): string => `42/${GAME},${JSON.stringify([word, ...args])}`;
const isEvent = (text: string, word: string): boolean => text.startsWith(`42/${GAME},["${word}"`);
